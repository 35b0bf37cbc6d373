"""Another version of a built site: the same page under other names, as if every file had changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

TEXT = {".js", ".css", ".html", ".json"}
ANOTHER = "Z"


def make_next_version(site: Path, to: Path) -> None:
    """A site whose assets and Python have other names than those of the first, and no file of the first."""
    shutil.copytree(site, to, ignore=shutil.ignore_patterns("*.br"))
    named = [*(to / "assets").iterdir(), *(to / "device").glob("*-*")]
    renamed = {file.name: re.sub(r"(?=\.\w+$)", ANOTHER, file.name) for file in named}
    for file in named:
        file.rename(file.with_name(renamed[file.name]))
    names = re.compile("|".join(map(re.escape, sorted(renamed, key=len, reverse=True))))
    for file in to.rglob("*"):
        if file.suffix in TEXT and file.parent.name != "data":
            text = file.read_text("utf-8")
            file.write_text(names.sub(lambda found: renamed[found[0]], text), "utf-8")
    worker = to / "sw.js"
    worker.write_text(
        re.sub(r'VERSION = "\w+"', f'VERSION = "{ANOTHER}"', worker.read_text("utf-8")), "utf-8"
    )

"""The README as a package index shows it: its links lead to the place where the project lives.

Where that is, whoever releases says: TILERUMMY_HOME=https://host/owner/tilerummy. Nothing else knows it, so a
package that somebody builds for themselves has no addresses in it, and its links stay as they are.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

HOME = "TILERUMMY_HOME"
"""The variable that says where the project lives."""
ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(!?\[[^\]]*\]\()(?!\w+:|#|/)([^)\s]+)\)")
"""A link of Markdown to a file of the repository; an exclamation mark is a picture."""


def home() -> str | None:
    """Where the project lives, if somebody says so."""
    said = os.environ.get(HOME, "").rstrip("/")
    if said and not said.startswith("https://"):
        raise SystemExit(f"{HOME}: expected an address such as https://host/owner/tilerummy, not {said!r}")
    return said or None


def front_page(readme: str, where: str | None, version: str) -> str:
    """The README with links that work elsewhere, to the files of this version."""
    if where is None:
        return readme

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[1].startswith("!") else "blob"
        return f"{found[1]}{where}/{kind}/v{version}/{found[2]})"

    return LINK.sub(absolute, readme)


def project_urls(where: str | None, version: str) -> dict[str, str]:
    """What an index shows beside the package."""
    if where is None:
        return {}
    files = f"{where}/blob/v{version}"
    return {
        "Homepage": where,
        "Documentation": f"{files}/docs/index.md",
        "Changelog": f"{files}/CHANGELOG.md",
        "Source": where,
        "Issues": f"{where}/issues",
    }


def metadata(version: str) -> dict[str, Any]:
    """What pyproject.toml leaves to the build."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return {
        "long_description": front_page(readme, home(), version),
        "long_description_content_type": "text/markdown",
        "project_urls": project_urls(home(), version),
    }

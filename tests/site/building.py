"""The site that the tests visit: `python -m tests.site.building` builds it, where it is not up to date."""

from __future__ import annotations

import fcntl
import os
import sys
from pathlib import Path

from tests.children import run

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("de", "en", "fr", "pl", "ru")
FOLDER = ROOT / "build" / "site-tests"
SUBFOLDER = "games/rummy"
QUALITY = "5"
"""Brotli packs by a twentieth less than at 9, in an eighth of its time."""


def build() -> Path:
    """The folder of the site; it is built once, whichever process needs it first."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with Path(FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [sys.executable, "-m", "tools.build_site", "--to", str(FOLDER / SUBFOLDER)]
        command += ["--languages", ",".join(LANGUAGES), "--quality", QUALITY]
        # Where the machine has no node, `./run` keeps one there.
        run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / ".venv" / "node")})
    return FOLDER / SUBFOLDER


if __name__ == "__main__":
    build()

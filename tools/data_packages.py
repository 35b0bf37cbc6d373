"""Packages for what is large and no code, so that the library stays small: the page, the network for photos.

`python tools/data_packages.py` lays their files into `packages/`, from where pip and `./run build` take them.
The network is in one of them alone: the page's server gets it from there.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src", "tilerummy", "server", "page")
NETWORK = Path("src", "tilerummy", "scan", "tiles.onnx")
PACKAGES = {"page": Path("packages", "page"), "scan": Path("packages", "scan")}


def fill(root: Path = ROOT) -> list[Path]:
    """Lay the files into their packages, afresh; the folders of the packages."""
    if not (root / PAGE / "index.html").exists():
        raise FileNotFoundError("the page is not built; build it first: python tools/build_page.py")
    page = _emptied(root / PACKAGES["page"] / "tilerummy_page")
    shutil.copytree(root / PAGE, page, ignore=shutil.ignore_patterns("*.onnx", "*.onnx.*", ".built-from"))
    scan = _emptied(root / PACKAGES["scan"] / "tilerummy_scan")
    scan.mkdir()
    shutil.copy(root / NETWORK, scan)
    for package in PACKAGES.values():
        shutil.copy(root / "LICENSE", root / package)
    return [root / package for package in PACKAGES.values()]


def _emptied(package: Path) -> Path:
    """Where a package's files go; those of an earlier build are gone."""
    files = package / "files"
    shutil.rmtree(files, ignore_errors=True)
    return files


if __name__ == "__main__":
    try:
        fill()
    except OSError as error:
        sys.exit(f"data_packages: {error}")

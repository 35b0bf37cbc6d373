"""`./run bench package`: how large the packages are, packed and installed; how soon the library loads."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from statistics import median

from benches.report import Notes
from tools.build_package import ROOT, build, copied

IMPORTS = 9
PROMISED_MB, PROMISED_MS = 3.0, 50.0
IMPORT = "import time; began = time.perf_counter(); import tilerummy; print(time.perf_counter() - began)"


def main(arguments: list[str]) -> int:
    """Build them all, weigh them."""
    parser = argparse.ArgumentParser(prog="./run bench package", description=__doc__)
    parser.add_argument("--write", action="store_true", help="append the figures to benches/results.md")
    options = parser.parse_args(arguments)
    notes = Notes()
    with tempfile.TemporaryDirectory() as folder:
        library = build(copied(Path(folder)), Path(folder) / "dist")
        notes.say("| wheel | MB packed | MB installed | files |", "|---|---|---|---|")
        for wheel in sorted(library.parent.glob("*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                entries = archive.infolist()
            size = sum(entry.file_size for entry in entries) / 1e6
            name, weight = wheel.name.split("-")[0], wheel.stat().st_size / 1e6
            notes.say(f"| {name} | {weight:.2f} | {size:.1f} | {len(entries)} |")
        packed = library.stat().st_size / 1e6
    seconds = median(_import_s() for _ in range(IMPORTS))
    notes.say("", f"The library: {packed:.2f} MB of {PROMISED_MB:.0f} promised.")
    notes.say(f"`import tilerummy`: {1000 * seconds:.1f} ms of {PROMISED_MS:.0f}, the middle of {IMPORTS}.")
    if options.write:
        notes.write("Packages")
    return 0


def _import_s() -> float:
    """How long one import takes, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return float(done.stdout)

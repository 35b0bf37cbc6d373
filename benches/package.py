"""How large the packages are."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from statistics import median

from benches.report import Notes, bench
from tools.build_package import MOST_BYTES, ROOT, build, copied

IMPORTS, MOST_MS = 9, 50.0
IMPORT = "import time; began = time.process_time(); import tilerummy; print(time.process_time() - began)"


@bench("Packages")
def package(notes: Notes) -> bool:
    """How large the packages are, packed and installed, and how soon the library loads."""
    notes.head("wheel", "MB packed", "MB installed", "files")
    with tempfile.TemporaryDirectory() as folder:
        library = build(copied(Path(folder)), Path(folder) / "dist")
        size = library.stat().st_size
        for wheel in sorted(library.parent.glob("*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                entries = archive.infolist()
            installed, packed = sum(entry.file_size for entry in entries), wheel.stat().st_size
            name = wheel.name.split("-")[0].replace("_", "-")
            notes.row(name, f"{packed / 1e6:.2f}", f"{installed / 1e6:.1f}", len(entries))
    load_ms = 1000 * median(_import_s() for _ in range(IMPORTS))
    notes.say(
        "",
        f"The library has {size / 1e6:.2f} MB of the {MOST_BYTES / 1e6:.0f} that are promised.",
        f"`import tilerummy` takes {load_ms:.1f} ms of {MOST_MS:.0f} by processor time, the middle of "
        f"{IMPORTS}.",
    )
    return size <= MOST_BYTES and load_ms <= MOST_MS


def _import_s() -> float:
    """How much processor time one import takes, in a process of its own: others may be busy meanwhile."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return float(done.stdout)

"""`./run build wasm`: the compiled cores as one WebAssembly module for the page, `web/device/core.wasm`.

The module lies in the repository, so that nobody needs its compiler to play or to test: that is 98 MB, and
fetched from the package index when somebody has changed the cores. What it was made from is noted beside it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORES = tuple(ROOT / "src" / "tilerummy" / package / "core" for package in ("solver", "simulator"))
MAIN = CORES[1] / "wasm.c"
LOCK = ROOT / "requirements" / "zig.txt"
COMPILER = ROOT / ".venv" / "zig"
MODULE = ROOT / "web" / "device" / "core.wasm"
STAMP = MODULE.with_suffix(".made-from")
FLAGS = ("-target", "wasm32-wasi", "-mexec-model=reactor", "-O2", "-s", "-Wall", "-Wextra", "-Werror")
"""A reactor has no main: it waits for questions."""


def made_from() -> str:
    """All that the module depends on, in one number: the sources, the compiler, what it is told."""
    total = hashlib.sha256(" ".join(FLAGS).encode())
    for path in (*sorted(file for core in CORES for file in core.glob("*.[ch]")), LOCK):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def fetch_compiler() -> None:
    """Put the compiler beside the environment, once."""
    stamp, wanted = COMPILER / "ready", LOCK.read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("fetching the compiler for the page's cores (once)", file=sys.stderr)
    command = [
        str(ROOT / ".venv" / "bin" / "uv"),
        "--no-progress",
        "pip",
        "install",
        "--python",
        sys.executable,
    ]
    command += ["--target", str(COMPILER), "--require-hashes", "--no-build", "-r", str(LOCK)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    stamp.write_text(wanted)


def compile_to(module: Path) -> None:
    """Compile the cores. The same sources give the same bytes, in whatever folder they lie."""
    command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, "-o", str(module), str(MAIN.relative_to(ROOT))]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(COMPILER)})


def main() -> int:
    """Compile, and note what from."""
    try:
        fetch_compiler()
        compile_to(MODULE)
    except subprocess.CalledProcessError as error:
        print(f"build_wasm: {error}", file=sys.stderr)
        return 1
    STAMP.write_text(f"{made_from()}\n")
    print(f"build: {MODULE.relative_to(ROOT)} has {MODULE.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

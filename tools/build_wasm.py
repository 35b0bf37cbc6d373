"""`./run build wasm`: WebAssembly modules for the page: the compiled cores, the layers of the photo reader.

The modules lie in the repository, so that nobody needs their compiler to play or to test: that is 98 MB, and
fetched from the package index when somebody has changed their sources. What each was made from is noted
beside it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CORES = tuple(ROOT / "src" / "tilerummy" / package / "core" for package in ("solver", "simulator"))
LOCK = ROOT / "requirements" / "zig.txt"
UV, COMPILER = ROOT / ".venv" / "bin" / "uv", ROOT / ".venv" / "zig"
PYTHON = ("_core.c", "python.c")
"""What only the modules of Python are made from."""
STRICT = ("-s", "-Wall", "-Wextra", "-Werror")


@dataclass(frozen=True, slots=True)
class Module:
    """A WebAssembly file: where it lies, what it is made from, and how."""

    path: Path
    main: Path
    sources: tuple[Path, ...]
    flags: tuple[str, ...]

    @property
    def stamp(self) -> Path:
        """What it was made from, noted beside it."""
        return self.path.with_suffix(".made-from")

    def made_from(self) -> str:
        """All that the module depends on, in one number: the sources, the compiler, what it is told."""
        total = hashlib.sha256(" ".join(self.flags).encode())
        for path in (*self.sources, LOCK):
            total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
        return total.hexdigest()

    def compile_to(self, file: Path) -> None:
        """Compile. The same sources give the same bytes, in whatever folder they lie."""
        command = [sys.executable, "-m", "ziglang", "cc", *self.flags, "-o", str(file)]
        command.append(str(self.main.relative_to(ROOT)))
        subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(COMPILER)})


CORE = Module(
    ROOT / "web" / "device" / "core.wasm",
    CORES[1] / "wasm.c",
    tuple(sorted(file for core in CORES for file in core.glob("*.[ch]") if file.name not in PYTHON)),
    ("-target", "wasm32-wasi", "-mexec-model=reactor", "-O2", *STRICT),
)
"""A reactor has no main: it waits for questions."""
LAYERS = Module(
    ROOT / "web" / "photo" / "layers.wasm",
    ROOT / "web" / "photo" / "layers.c",
    (ROOT / "web" / "photo" / "layers.c",),
    ("-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry", "-msimd128", "-O3", *STRICT),
)
"""Nothing but loops over numbers: it needs no library."""
MODULES = (CORE, LAYERS)


def fetch_compiler() -> None:
    """Put the compiler beside the environment, once."""
    stamp, wanted = COMPILER / "ready", LOCK.read_text()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("fetching the compiler for the page's cores (once)", file=sys.stderr)
    command = [str(UV), "--no-progress", "pip", "install", "--python", sys.executable]
    command += ["--target", str(COMPILER), "--require-hashes", "--no-build", "-r", str(LOCK)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    stamp.write_text(wanted)


def main() -> int:
    """Compile, and note what from."""
    try:
        fetch_compiler()
        for module in MODULES:
            module.compile_to(module.path)
    except subprocess.CalledProcessError as error:
        print(f"build_wasm: {error}", file=sys.stderr)
        return 1
    for module in MODULES:
        module.stamp.write_text(f"{module.made_from()}\n")
        print(f"build: {module.path.relative_to(ROOT)} has {module.path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

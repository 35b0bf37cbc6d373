"""The compiled core under the compiler's sanitizers: no stray access, no undefined arithmetic."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build_core import SOLVER, compile_core, find_compiler

ROOT = Path(__file__).resolve().parents[2]
# Signed overflow is an error here, though Python's own flags define it.
FLAGS = "-O1 -g -fno-wrapv -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all"
# The oracle's comparisons are left to the others: OR-tools under a sanitizer would take the most time.
SUITES = ("test_limits.py", "test_solve.py", "test_calm.py", "test_core.py")
LEFT_OUT = "plain or oracle or within_the_limits or known or held_together"


def runtime(compiler: str) -> str | None:
    """The sanitizer's library, which must be loaded before all others."""
    found = subprocess.run([*compiler.split(), "-print-file-name=libasan.so"], text=True, capture_output=True)
    library = found.stdout.strip()
    return library if os.path.isabs(library) else None


@pytest.mark.long
def test_the_core_is_clean_under_sanitizers(tmp_path: Path) -> None:
    """Protects users from what a wrong index would do: this core stops at the first one."""
    compiler = find_compiler()
    library = runtime(compiler) if compiler else None
    if compiler is None or library is None:
        pytest.skip("no compiler with sanitizers here")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "server")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=unwanted)
    said = compile_core(tmp_path, compiler, FLAGS)
    assert any((tmp_path / SOLVER).glob("_core.*.so")), said
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "src"),
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter keeps some memory until it ends
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    folder = Path(__file__).parent
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += ["-k", f"not ({LEFT_OUT})", *[str(folder / name) for name in SUITES]]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout[-20000:]
    assert " passed" in done.stdout

"""The compiled simulator under the compiler's sanitizers: no stray access, no undefined arithmetic."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from subprocess import STDOUT

import pytest

from tests.children import run
from tests.solver.test_sanitized import FLAGS, ROOT, runtime
from tools.build_core import SIMULATOR, compile_core, find_compiler

SUITES = (
    "simulator/test_bound.py",
    "simulator/test_judged.py",
    "simulator/test_simulators.py",
    "research/test_table_candidates.py",
)
LEFT_OUT = "by_referee or every_preset or network"


@pytest.mark.long
def test_playouts_are_clean_under_sanitizers(tmp_path: Path) -> None:
    """Protects users from what a wrong index would do: this simulator stops at the first one."""
    compiler = find_compiler()
    library = runtime(compiler) if compiler else None
    if compiler is None or library is None:
        pytest.skip("no compiler with sanitizers here")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "server")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=unwanted)
    said = compile_core(tmp_path, compiler, FLAGS)
    assert any((tmp_path / SIMULATOR).glob("_core.*.so")), said
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "src"),
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter keeps some memory until it ends
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }
    folder = Path(__file__).parents[1]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += ["-k", f"not ({LEFT_OUT})", *[str(folder / name) for name in SUITES]]
    done = run(command, cwd=ROOT, env=environment, stderr=STDOUT)
    assert done.returncode == 0, done.stdout[-20000:]
    assert " passed" in done.stdout

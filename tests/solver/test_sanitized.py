"""The compiled core under sanitizers: no stray access, no undefined arithmetic, no broken invariant."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from subprocess import STDOUT, CompletedProcess

import pytest

from tests import children
from tools.build_core import SOLVER, compile_core, find_compiler

pytestmark = pytest.mark.wide

ROOT = Path(__file__).resolve().parents[2]
# Signed overflow is an error here, though Python's own flags define it; and assert() is on.
SANITIZED = "-g -UNDEBUG -fno-wrapv -fsanitize=address,undefined -fno-sanitize-recover=all"
FLAGS = f"-O1 -fno-omit-frame-pointer {SANITIZED}"
# The oracle's comparisons are left to the others: OR-tools under a sanitizer would take the most time.
SUITES = ("test_limits.py", "test_solve.py", "test_least_change.py", "test_core.py")
LEFT_OUT = "plain or oracle or within_the_limits or known or held_together"
SHORT = """
import importlib.util, sys
from random import Random
spec = importlib.util.spec_from_file_location("tilerummy.solver._core", sys.argv[1])
core = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(core)
from tests.hunt.draw import draw, draw_tuning
from tests.solver.test_core import made_up
from tilerummy.solver import ANYHOW, BEST, ENGINE, Wish, solve_turn
from tilerummy.solver.cores import solve_compiled
assert ENGINE == "compiled"
for seed in range(20):
    position = draw(Random(f"sanitized {seed}"), tiles=16)
    for wish in (BEST, ANYHOW, Wish(nodes=5), Wish(tuning=draw_tuning(Random(seed)))):
        solve_turn(position.setting, position.before, wish)
    solve_compiled(made_up(f"sanitized {seed}"))
print("clean", core.__file__)
"""


def runtime(compiler: str) -> str | None:
    """The sanitizer's library, which must be loaded before all others."""
    found = children.run([*compiler.split(), "-print-file-name=libasan.so"])
    library = found.stdout.strip()
    return library if os.path.isabs(library) else None


def tools_here() -> tuple[str, str]:
    """The compiler and the sanitizer's library, or the test is skipped."""
    compiler = find_compiler()
    library = runtime(compiler) if compiler else None
    if compiler is None or library is None:
        pytest.skip("no compiler with sanitizers here")
    return compiler, library


def under_sanitizers(library: str, folder: Path) -> dict[str, str]:
    """The environment of a process whose modules are taken from this folder first."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
        "LD_PRELOAD": library,
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter keeps some memory until it ends
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


def run(command: list[str], environment: dict[str, str]) -> CompletedProcess[str]:
    return children.run(command, cwd=ROOT, env=environment, stderr=STDOUT)


def test_a_short_run_is_clean_under_sanitizers(tmp_path: Path) -> None:
    """In every test run: hard positions, tight limits, prunings off, and the core's invariants asserted."""
    compiler, library = tools_here()
    core = tmp_path / "_core.so"
    include = ["-I", sysconfig.get_path("include"), "-DPy_LIMITED_API=0x030B0000"]
    command = [*shlex.split(compiler), "-O0", *SANITIZED.split(), "-fPIC", "-shared", *include]
    built = run([*command, str(ROOT / SOLVER / "core" / "_core.c"), "-o", str(core)], dict(os.environ))
    assert core.exists(), built.stdout
    done = run([sys.executable, "-c", SHORT, str(core)], under_sanitizers(library, ROOT / "src"))
    assert done.returncode == 0, done.stdout[-20000:]
    assert f"clean {core}" in done.stdout


@pytest.mark.long
def test_the_core_is_clean_under_sanitizers(tmp_path: Path) -> None:
    """Protects users from what a wrong index would do: this core stops at the first one."""
    compiler, library = tools_here()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "server")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=unwanted)
    said = compile_core(tmp_path, compiler, FLAGS)
    assert any((tmp_path / SOLVER).glob("_core.*.so")), said
    folder = Path(__file__).parent
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    command += ["-k", f"not ({LEFT_OUT})", *[str(folder / name) for name in SUITES]]
    done = run(command, under_sanitizers(library, tmp_path / "src"))
    assert done.returncode == 0, done.stdout[-20000:]
    assert " passed" in done.stdout

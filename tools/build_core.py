"""Builds the compiled cores in place, for ./run: the solver's and the simulator's.

Prints one word to stdout: no-source, no-compiler, no-headers, failed, warned or built. Whatever a person
should know goes to stderr. The cores only make things faster, so this always exits with 0.

Warnings are errors at first. If only they stand in the way, the cores are built all the same: a newer
compiler may see more than ours. The outcome is then "warned", which `./run check` does not accept.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLVER = Path("src", "tilerummy", "solver")
SIMULATOR = Path("src", "tilerummy", "simulator")
WARNINGS = "-Wall -Wextra -Wconversion -Wshadow"


def find_compiler() -> str | None:
    """The compiler the build will use: the one asked for, the one Python was built with, or any."""
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for command in (asked, "cc", "gcc", "clang"):
        if shutil.which(shlex.split(command)[0]):
            return command
    return None


def compile_core(root: Path, compiler: str, flags: str) -> str:
    """Run the project's own build with these flags more, and give what it said."""
    environment = {**os.environ, "CC": compiler, "TILERUMMY_CORE_FLAGS": flags}
    environment.pop("PURE_PYTHON", None)
    with tempfile.TemporaryDirectory() as scratch:
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
        build += ["--build-temp", scratch, "--build-lib", scratch]
        done = subprocess.run(
            build, cwd=root, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    return done.stdout


def missing(root: Path) -> bool:
    """Whether a core is not there although its source is."""
    packages = [package for package in (SOLVER, SIMULATOR) if (root / package / "core" / "_core.c").exists()]
    return not all(any((root / package).glob("_core.*.so")) for package in packages)


def build_core(root: Path) -> tuple[str, str]:
    """Build the cores under `root`: the outcome, and what to tell about it."""
    # A core of older sources is worse than none. Unlinked, not overwritten: a running game may use it.
    for package in (SOLVER, SIMULATOR):
        for old in (root / package).glob("_core.*.so"):
            old.unlink()
    if not (root / SOLVER / "core" / "_core.c").exists():
        return "no-source", ""
    compiler = find_compiler()
    if compiler is None:
        return "no-compiler", "no C compiler here: the plain Python solver is used."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no-headers", (
            "no Python headers here: the plain Python solver is used."
            " (Debian, Ubuntu: install python3-dev and remove .venv/core to have the compiled one.)"
        )
    strictly = compile_core(root, compiler, f"{WARNINGS} -Werror")
    if not missing(root):
        return "built", ""
    said = compile_core(root, compiler, "")
    if not missing(root):
        return "warned", f"{strictly.rstrip()}\nthe core is built, but not without warnings."
    return "failed", f"{said.rstrip()}\nthe core did not compile: the plain Python solver is used."


def main() -> None:
    """Build, report."""
    outcome, message = build_core(ROOT)
    for line in message.splitlines():
        print("run:", line, file=sys.stderr)
    print(outcome)


if __name__ == "__main__":
    main()

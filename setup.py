"""What pyproject.toml cannot say: the page is always inside, the compiled cores where they can be built."""

import os
import shlex
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PAGE = Path("src/tilerummy/server/page")
BUILD_PAGE = Path("tools/build_page.py")

# The _core.c of a package includes the other files of these folders.
CORES = {"solver": ("solver",), "simulator": ("simulator", "solver")}


def extension(package: str, folders: tuple[str, ...]) -> Extension:
    main = f"src/tilerummy/{package}/core/_core.c"
    parts = {part for folder in folders for part in glob(f"src/tilerummy/{folder}/core/*.[ch]")}
    # Our own builds ask for warnings or sanitizers. A user's build does not fail for a warning.
    flags = shlex.split(os.environ.get("TILERUMMY_CORE_FLAGS", ""))
    # optional: without a compiler the build goes on and plain Python does the work.
    return Extension(
        f"tilerummy.{package}._core",
        [main],
        depends=sorted(parts - {main}),
        extra_compile_args=flags,
        extra_link_args=flags,
        optional=True,
    )


def extensions() -> list[Extension]:
    # PURE_PYTHON=1 asks for a wheel without the cores.
    if os.environ.get("PURE_PYTHON"):
        return []
    there = (package for package in CORES if Path(f"src/tilerummy/{package}/core/_core.c").exists())
    return [extension(package, CORES[package]) for package in there]


def need_page() -> None:
    """The page, up to date: no package goes without it. One that was built elsewhere is taken as it is."""
    brought = (PAGE / "index.html").exists() and not (PAGE / ".built-from").exists()
    if not brought and BUILD_PAGE.exists():
        subprocess.run([sys.executable, str(BUILD_PAGE)], check=False)
    if not (PAGE / "index.html").exists():
        raise SystemExit("The page is not there and could not be built (see above): nothing was packed.")


class BuildWithPage(build_py):
    def run(self) -> None:
        if not self.editable_mode:  # ./run builds the page of a checkout when somebody wants it
            need_page()
        super().run()


class SdistWithPage(sdist):
    def run(self) -> None:
        need_page()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage, "sdist": SdistWithPage})

"""What pyproject.toml cannot say: the compiled cores, where they can be built, and the front page."""

import os
import shlex
import sys
import sysconfig
import tomllib
from glob import glob
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FRONT_PAGE = Path("tools/front_page.py")

# The _core.c of a package includes the other files of these folders.
# The oldest Python that one build of the cores serves, and all after it.
OLDEST = "3.11"

CORES = {"solver": ("solver",), "simulator": ("simulator", "solver")}


SMALL = [] if sys.platform == "win32" else ["-g0"]
"""Python's own flags ask for what debuggers read: a third of the wheel, with folders of whoever built it."""


class CoresAlike(build_ext):
    """Builds cores that name no folder of the machine on which they were built."""

    def build_extensions(self) -> None:
        """Look for libraries where the system has them, and not where this Python does."""
        if linker := getattr(self.compiler, "linker_so", None):
            self.compiler.linker_so = [word for word in linker if not word.startswith("-Wl,-rpath")]
        super().build_extensions()


def extension(package: str, folders: tuple[str, ...]) -> Extension:
    main = f"src/tilerummy/{package}/core/_core.c"
    parts = {part for folder in folders for part in glob(f"src/tilerummy/{folder}/core/*.[ch]")}
    # Our own builds ask for warnings or sanitizers. A user's build does not fail for a warning.
    flags = shlex.split(os.environ.get("TILERUMMY_CORE_FLAGS", ""))
    stable = uses_stable_abi()
    # optional: without a compiler the build goes on and plain Python does the work.
    return Extension(
        f"tilerummy.{package}._core",
        [main],
        depends=sorted(parts - {main}),
        extra_compile_args=[*SMALL, *flags],
        extra_link_args=flags,
        define_macros=[("Py_LIMITED_API", "0x030B0000")] if stable else [],
        py_limited_api=stable,
        optional=True,
    )


def uses_stable_abi() -> bool:
    """One core for every Python from the oldest on. Free-threaded ones have no stable ABI."""
    return not (os.environ.get("TILERUMMY_OWN_ABI") or sysconfig.get_config_var("Py_GIL_DISABLED"))


def wheel_options() -> dict[str, dict[str, str]]:
    """The wheel's name says which Pythons it is for."""
    return {"bdist_wheel": {"py_limited_api": f"cp{OLDEST.replace('.', '')}"}} if uses_stable_abi() else {}


def extensions() -> list[Extension]:
    # PURE_PYTHON=1 asks for a wheel without the cores.
    if os.environ.get("PURE_PYTHON"):
        return []
    there = (package for package in CORES if Path(f"src/tilerummy/{package}/core/_core.c").exists())
    return [extension(package, CORES[package]) for package in there]


def released() -> dict[str, Any]:
    """The README with links that work elsewhere, and where the project lives; nothing beside cores alone."""
    if not FRONT_PAGE.exists():
        return {"long_description": "tilerummy"}
    sys.path.insert(0, str(Path(__file__).parent))
    from tools.front_page import metadata

    version = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]["version"]
    return metadata(version)


setup(
    **released(),
    ext_modules=extensions(),
    cmdclass={"build_ext": CoresAlike},
    options=wheel_options(),
)

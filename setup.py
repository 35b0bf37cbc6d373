"""What pyproject.toml cannot say: the compiled cores are built where they can be, and never missed."""

import os
import shlex
from glob import glob
from pathlib import Path

from setuptools import Extension, setup

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


setup(ext_modules=extensions())

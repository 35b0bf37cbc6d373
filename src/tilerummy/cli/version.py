"""What is installed: the version, and the solver engine."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version


def version_text() -> str:
    """Version and engine in one line. A plain engine is told as such: it is the slow one."""
    engine = _engine()
    told = {"plain": f"plain Python, slower than the C core, {_why_plain()}"}.get(engine or "", engine)
    return f"tilerummy {_version()}" + (f" (solver: {told})" if told else "")


def _why_plain() -> str:
    return "as TILERUMMY_PLAIN asks" if os.environ.get("TILERUMMY_PLAIN") else "which this install lacks"


def _version() -> str:
    try:
        return version("tilerummy")
    except PackageNotFoundError:
        return "(not installed)"


def _engine() -> str | None:
    try:
        return str(import_module("tilerummy.solver").ENGINE)
    except (ImportError, AttributeError):
        return None

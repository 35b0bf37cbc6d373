"""What is installed: the version, and the solver engine."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version


def version_text() -> str:
    """Version and engine in one line."""
    engine = _engine()
    return f"tilerummy {_version()}" + (f" (solver: {engine})" if engine else "")


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

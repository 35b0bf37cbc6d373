"""Pictures in a notebook: values of the game show themselves there, if somebody has said how.

The rules draw nothing. The package says who paints (`tilerummy/__init__.py`); without a painter a notebook
shows the text form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Painter: TypeAlias = Callable[[object], str | None]
"""Gives the picture of a value as SVG text, or None if it has none."""

_painters: list[Painter] = []


def paint_with(painter: Painter) -> None:
    """Ask this painter for pictures from now on."""
    _painters[:] = [painter]


class Pictured:
    """Something that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return _painters[0](self) if _painters else None

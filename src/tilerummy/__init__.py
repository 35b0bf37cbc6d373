"""Tile rummy by the printed rules: a pure rules library, an exact solver and a referee."""

from __future__ import annotations

from tilerummy.rules.notebook import paint_with


def _paint(value: object) -> str | None:
    from tilerummy.pictures import picture

    return picture(value)


paint_with(_paint)

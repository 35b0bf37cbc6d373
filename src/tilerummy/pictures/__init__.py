"""Pictures of everything that has a text form, as SVG text that stands alone."""

from __future__ import annotations

from tilerummy.pictures.tiles import (
    meld_picture,
    rack_picture,
    table_picture,
    tile_picture,
    turn_picture,
    view_picture,
)
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

__all__ = [
    "meld_picture",
    "picture",
    "rack_picture",
    "table_picture",
    "tile_picture",
    "turn_picture",
    "view_picture",
]


def picture(value: object) -> str | None:
    """The picture of a value of the rules; None if there is none."""
    match value:
        case Tile():
            return tile_picture(value)
        case Meld():
            return meld_picture(value)
        case Table():
            return table_picture(value)
        case Rack():
            return rack_picture(value)
        case View():
            return view_picture(value)
        case _:
            return None

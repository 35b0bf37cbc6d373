"""The card that travels with a position: table and rack at the size that messengers show beside a link.

It has no words: those stand beside it, in the language of whoever reads them, and it needs no font.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.pictures.face import length
from tilerummy.pictures.sheet import Sheet, framed
from tilerummy.pictures.tiles import rack_sheet, sets_sheet
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Colour

WIDE, HIGH = 1200.0, 630.0
TOP, BETWEEN, BOTTOM = 30.0, 16.0, 26.0
LARGEST = 1.55
"""So much larger than usual a tile is at most: two sets do not fill a wall."""
RACK_ROOM = (900.0, 210.0)
"""Beside it there is the question mark."""
MOST_ACROSS = 60
QUESTION = (
    '<g transform="translate({x} {y})"><circle r="46" fill="#F4B63F"/>'
    '<path d="M-12.5-9.5C-12.5-18.5-6-23.5 .5-23.5C8-23.5 13.5-18.5 13.5-11.5C13.5-1.5 .5-1.5 .5 9.5" '
    'fill="none" stroke="#3A2405" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>'
    '<circle cx=".5" cy="22.5" r="4.6" fill="#3A2405"/></g>'
)
"""In place of words: can you find it?"""


def card_picture(title: str, table: Table, rack: Rack, colours: Sequence[Colour]) -> str:
    """Draw a table and a rack on a card of 1200 by 630, each as large as there is room for."""
    shelf, held = _largest([rack_sheet(rack, across) for across in range(8, MOST_ACROSS)], RACK_ROOM)
    high = HIGH - TOP - BETWEEN - BOTTOM - held * shelf.height
    cloth, laid = _largest([sets_sheet(table, across) for across in range(6, MOST_ACROSS)], (WIDE - 96, high))
    above = TOP + (high - laid * cloth.height) / 2
    parts = (
        f'<rect width="{length(WIDE)}" height="{length(HIGH)}" fill="url(#@cloth)"/>',
        _placed(cloth, laid, above),
        _placed(shelf, held, HIGH - BOTTOM - held * shelf.height),
        QUESTION.format(x=length(WIDE - 76), y=length(HIGH - 76)),
    )
    sheet = Sheet(
        title=title,
        described=f"{cloth.described}. {shelf.title}: {shelf.described}",
        body="".join(parts),
        width=WIDE,
        height=HIGH,
        tiles=(*cloth.tiles, *shelf.tiles),
    )
    return framed(sheet, colours)


def _largest(sheets: Sequence[Sheet], room: tuple[float, float]) -> tuple[Sheet, float]:
    """The arrangement whose tiles are drawn largest, and how large; of equal ones the widest."""

    def scale(sheet: Sheet) -> float:
        return min(LARGEST, room[0] / sheet.width, room[1] / sheet.height)

    found = max(sheets, key=lambda sheet: (scale(sheet), sheet.width))
    return found, scale(found)


def _placed(sheet: Sheet, scale: float, y: float) -> str:
    x = (WIDE - scale * sheet.width) / 2
    return f'<g transform="translate({length(x)} {length(y)}) scale({scale:.4f})">{sheet.body}</g>'

"""A table in pixels, for recordings of games: one row a set, then a row for each rack, all of them open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilerummy.rules.match.round import Round
from tilerummy.rules.tile import Colour, Tile

Pixels: TypeAlias = NDArray[np.uint8]
HIGH, WIDE, GAP = 22, 18, 2
COLUMNS, ROWS = 30, 14
"""How many tiles fit beside and below each other; what does not fit is left out."""
FELT, TILE, DARK = (36, 92, 66), (248, 243, 228), (60, 60, 60)
INKS = {
    Colour.BLACK: (30, 30, 30),
    Colour.RED: (200, 30, 40),
    Colour.BLUE: (30, 80, 190),
    Colour.YELLOW: (190, 140, 0),
    Colour.ORANGE: (220, 110, 20),
    Colour.GREEN: (20, 130, 60),
    Colour.WHITE: (150, 150, 150),
    Colour.BROWN: (120, 75, 40),
}
_FACES = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001001001001",
    "8": "111101111101111",
    "9": "111101111001111",
    "*": "101010111010101",
}
"""Each sign in three by five dots."""


def pixels(table: Round) -> Pixels:
    """The round as it stands, as an array of height, width and three colours."""
    picture = np.empty((ROWS * (HIGH + GAP) + GAP, COLUMNS * (WIDE + GAP) + GAP, 3), np.uint8)
    picture[:] = FELT
    rows = [*_lines(table.table, ROWS - len(table.racks)), *table.racks]
    for row, tiles in enumerate(rows[:ROWS]):
        for column, tile in enumerate(tiles[:COLUMNS]):
            if tile is not None:
                _draw(picture, row, column, tile)
    return picture


def _lines(melds: Iterable[Sequence[Tile]], most: int) -> list[Sequence[Tile | None]]:
    """The sets in lines, with a gap between two; the last line stays empty, above the racks."""
    lines: list[list[Tile | None]] = [[]]
    for meld in melds:
        if lines[-1] and len(lines[-1]) + 1 + len(meld) > COLUMNS:
            lines.append([])
        lines[-1] += [*([None] if lines[-1] else []), *meld]
    lines += [[] for _ in range(most - len(lines))]
    return [*lines[: most - 1], []]


def _draw(picture: Pixels, row: int, column: int, tile: Tile) -> None:
    top, left = GAP + row * (HIGH + GAP), GAP + column * (WIDE + GAP)
    picture[top : top + HIGH, left : left + WIDE] = TILE
    ink = DARK if tile.colour is None else INKS[tile.colour]
    signs = "*" if tile.colour is None else str(tile.number)
    for place, sign in enumerate(signs):
        dots = np.array([int(dot) for dot in _FACES[sign]], bool).reshape(5, 3).repeat(2, 0).repeat(2, 1)
        start = left + (WIDE - 8 * len(signs) + 2) // 2 + 8 * place
        picture[top + 6 : top + 16, start : start + 6][dots] = ink

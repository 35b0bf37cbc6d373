"""Tiles that lie side by side: rows, by each tile's own frame, so a set may face any player."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from tilerummy.scan.grid import Sighting

WIDEST_GAP = 0.45
"""Between neighbours of a row, in widths of a tile."""
HIGHEST_STEP = 0.3
"""How far a neighbour may lie above or below, in heights of a tile."""
MOST_TURNED = 0.5
"""How far a neighbour may be turned: the sine of the angle."""


def rows(tiles: Sequence[Sighting]) -> list[list[int]]:
    """The tiles by row, each row from its left to its right, rows from the top of the photo down."""
    right_of: dict[int, int] = {}
    left_of: dict[int, int] = {}
    pairs = sorted(_pairs(tiles))
    for _, left, right in pairs:
        if left not in right_of and right not in left_of and not _closes(right_of, right, left):
            right_of[left], left_of[right] = right, left
    found = []
    for start in range(len(tiles)):
        if start not in left_of:
            row = [start]
            while row[-1] in right_of:
                row.append(right_of[row[-1]])
            found.append(_as_it_faces(tiles, row))
    return sorted(found, key=lambda row: _reading_order(tiles, row))


def _pairs(tiles: Sequence[Sighting]) -> list[tuple[float, int, int]]:
    """Every two tiles that may be neighbours, with how far apart they are.

    Left and right are the photo's own, along each tile's axis, so that a tile that lies upside down in a row
    does not break it.
    """
    out = []
    for i, one in enumerate(tiles):
        for j in range(i + 1, len(tiles)):
            other = tiles[j]
            if hypot(other.x - one.x, other.y - one.y) > 1.6 * max(one.width, other.width):
                continue
            there, back = one.frame(other.x, other.y), other.frame(one.x, one.y)
            if not (_beside(there) and _beside(back) and _parallel(one, other)):
                continue
            apart = abs(there[0]) + abs(back[0]) + abs(there[1]) + abs(back[1])
            first = there[0] > 0 if _level(one) else there[0] < 0
            out.append((apart, i, j) if first else (apart, j, i))
    return out


def _beside(place: tuple[float, float]) -> bool:
    s, t = place
    return 1.2 < abs(s) < 2 * (1 + WIDEST_GAP) and abs(t) < 2 * HIGHEST_STEP


def _parallel(one: Sighting, other: Sighting) -> bool:
    (ax, ay), (bx, by) = one.up, other.up
    lengths = hypot(ax, ay) * hypot(bx, by) or 1.0
    return abs(ax * by - ay * bx) / lengths < MOST_TURNED


def _level(tile: Sighting) -> bool:
    """Whether the tile's right is also the photo's right (downwards, for a tile that lies on its side)."""
    rx, ry = tile.right
    # A tilted axis, so that neighbours with nearly the same turn never disagree at a right angle.
    return rx * 0.93 + ry * 0.37 > 0


def _closes(right_of: dict[int, int], start: int, end: int) -> bool:
    """Whether going right from start leads to end: a ring is no row."""
    at: int | None = start
    while at is not None:
        if at == end:
            return True
        at = right_of.get(at)
    return False


def _as_it_faces(tiles: Sequence[Sighting], row: list[int]) -> list[int]:
    """The row as whoever it faces reads it: turned round if most of its tiles are."""
    level = sum(1 if _level(tiles[at]) else -1 for at in row)
    return row if level >= 0 else row[::-1]


def _reading_order(tiles: Sequence[Sighting], row: list[int]) -> tuple[float, float]:
    """Rows at about the same height are read from left to right."""
    height = max(tiles[at].height for at in row)
    y = sum(tiles[at].y for at in row) / len(row)
    x = min(tiles[at].x for at in row)
    return (round(y / (0.9 * height)), x)


def facing(tiles: Sequence[Sighting], row: Sequence[int]) -> list[bool]:
    """For each tile of a row whether it is turned as most of them are."""
    turns = [atan2(tiles[at].up[1], tiles[at].up[0]) for at in row]
    x, y = sum(map(cos, turns)), sum(map(sin, turns))
    if hypot(x, y) < 0.2 * len(row):
        return [True] * len(row)  # half and half: nobody can say
    return [cos(turn) * x + sin(turn) * y > 0 for turn in turns]

"""A turn as steps that a person can follow: take these tiles from that set, lay them there.

Each end set grows out of the old set it shares most tiles with, so that most tiles stay where they
lie; what must move is grouped into steps of tiles that go the same way. An order is chosen in which
tiles are taken before they are laid, and the fewest tiles are in the hand at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile

RACK = -1
NEW = -1


class Do(StrEnum):
    """What is done in a step."""

    LAY = "lay"
    MOVE = "move"
    TAKE_BACK = "take_back"


@dataclass(frozen=True, slots=True)
class Step:
    """Tiles that go together from the rack or an old set to an end set."""

    do: Do
    tiles: tuple[Tile, ...]
    source: int
    """The old set they lie in, or RACK."""
    target: int
    """The end set they go to, or RACK."""
    onto: int
    """The old set that the end set grows out of, or NEW."""


def steps(before: Table, after: Table) -> tuple[Step, ...]:
    """The steps that turn one table into the other, tiles from the rack last into their sets."""
    grows = _pair(before, after)
    moves = _moves(before, after, grows)
    grouped: dict[tuple[int, int], list[Tile]] = {}
    for tile, source, target in moves:
        grouped.setdefault((source, target), []).append(tile)
    made = [
        Step(_what(source, target), tuple(sorted(tiles)), source, target, grows.get(target, NEW))
        for (source, target), tiles in grouped.items()
    ]
    # What is moved on the table comes first: it makes the places that tiles of the rack go to.
    return tuple(sorted(made, key=lambda step: (step.source == RACK, step.target, step.source)))


def _what(source: int, target: int) -> Do:
    if target == RACK:
        return Do.TAKE_BACK
    return Do.LAY if source == RACK else Do.MOVE


def _pair(before: Sequence[Meld], after: Sequence[Meld]) -> dict[int, int]:
    """For each end set the old set it grows out of: the pairs that share most tiles, each set once."""
    shared = [
        # Among equals the set nearest in length, for fewer tiles come and go; then the first, to be the same
        # each time.
        (_shared(old, end), -abs(len(old) - len(end)), -i, -j)
        for i, end in enumerate(after)
        for j, old in enumerate(before)
    ]
    pairs: dict[int, int] = {}
    used: set[int] = set()
    for number, _, minus_end, minus_old in sorted(shared, reverse=True):
        if number and -minus_end not in pairs and -minus_old not in used:
            pairs[-minus_end] = -minus_old
            used.add(-minus_old)
    return pairs


def _shared(old: Meld, end: Meld) -> int:
    return sum((Counter(t.plain for t in old) & Counter(t.plain for t in end)).values())


def _moves(
    before: Sequence[Meld], after: Sequence[Meld], grows: dict[int, int]
) -> list[tuple[Tile, int, int]]:
    """Every tile that changes its set, with where from and where to."""
    left = [Counter(tile.plain for tile in meld) for meld in before]
    wanted = [Counter(tile.plain for tile in meld) for meld in after]
    for end, old in grows.items():
        # What lies in both stays where it is, and only the rest moves.
        stays = left[old] & wanted[end]
        left[old] -= stays
        wanted[end] -= stays
    moves = []
    for end, tiles in enumerate(wanted):
        for tile in tiles.elements():
            source = next((i for i, rest in enumerate(left) if rest[tile]), RACK)
            if source != RACK:
                left[source][tile] -= 1
            moves.append((tile, source, end))
    # Only a swapped joker can end there (7.12).
    moves += [(tile, i, RACK) for i, rest in enumerate(left) for tile in (+rest).elements()]
    return moves

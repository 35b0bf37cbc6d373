"""What a turn did to the sets that lay there before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class Rearranged:
    """Sets made of others, and how many tiles of the table changed their set."""

    sets: tuple[Meld, ...]
    moved: int


def rearranged(before: Table, after: Table, laid: Sequence[Tile]) -> Rearranged:
    """What became of the sets. A set keeps the tiles of the one it has most of; all others have moved."""
    old, new = _faces(before), _faces(after)
    kept = Counter(old) & Counter(new)
    sources = [Counter(tiles) for tiles in (Counter(old) - kept).elements()]
    from_rack = Counter(tile.plain for tile in laid)
    sets: list[Meld] = []
    moved = 0
    same = Counter(kept)
    for meld, face in zip(after, new, strict=True):
        if same[face]:
            same[face] -= 1
            continue
        tiles = Counter(tile.plain for tile in meld)
        fresh = tiles & from_rack
        stayed = max(((tiles & source).total() for source in sources), default=0)
        count = max(0, tiles.total() - fresh.total() - stayed)
        from_rack -= fresh
        if count:
            sets.append(meld)
            moved += count
    return Rearranged(tuple(sets), moved)


def _faces(table: Table) -> list[tuple[Tile, ...]]:
    """Each set as it is compared, whatever its jokers mean and in whatever order it lies."""
    return [tuple(sorted((tile.plain for tile in meld), key=lambda tile: tile.order)) for meld in table]

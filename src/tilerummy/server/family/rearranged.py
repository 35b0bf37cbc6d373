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
    """What became of the sets. A new one goes on with the old one it shares most with; all else has moved."""
    old, new = _faces(before), _faces(after)
    same = Counter(old) & Counter(new)
    sources = [Counter(tiles) for tiles in (Counter(old) - same).elements()]
    changed: list[tuple[Meld, Counter[Tile]]] = []
    for meld, face in zip(after, new, strict=True):
        if same[face]:
            same[face] -= 1
        else:
            changed.append((meld, Counter(face)))
    goes_on = _going_on([tiles for _, tiles in changed], sources)
    from_rack = Counter(tile.plain for tile in laid)
    sets: list[Meld] = []
    moved = 0
    for (meld, tiles), stayed in zip(changed, goes_on, strict=True):
        fresh = (tiles - stayed) & from_rack
        # A tile of the rack accounts for one place alone: where its copy lies, that came from the table.
        from_rack -= fresh
        count = tiles.total() - fresh.total() - stayed.total()
        if count:
            sets.append(meld)
            moved += count
    return Rearranged(tuple(sets), moved)


def _going_on(changed: Sequence[Counter[Tile]], sources: Sequence[Counter[Tile]]) -> list[Counter[Tile]]:
    """What each new set has of the old one that it goes on with; an old one goes on as one at most."""
    pairs = [(i, j, tiles & source) for i, tiles in enumerate(changed) for j, source in enumerate(sources)]
    pairs.sort(key=lambda pair: -pair[2].total())
    found: list[Counter[Tile]] = [Counter() for _ in changed]
    taken: set[int] = set()
    done: set[int] = set()
    for i, j, shared in pairs:
        if shared and i not in done and j not in taken:
            found[i] = shared
            done.add(i)
            taken.add(j)
    return found


def _faces(table: Table) -> list[tuple[Tile, ...]]:
    """Each set as it is compared, whatever its jokers mean and in whatever order it lies."""
    return [tuple(sorted((tile.plain for tile in meld), key=lambda tile: tile.order)) for meld in table]

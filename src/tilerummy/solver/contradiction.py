"""Whether what is settled in a case contradicts itself, whatever becomes of the rest.

Each step of the search settles something about copies of tiles: this set is new, that old one goes on
here with two tiles of its own. One by one it all seems possible, but there are only two copies of a tile.
Seen early, a contradiction saves all the steps after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from tilerummy.rules.equal_tiles import AtLeast, Condition, Copies, Fewer, can_hold, clauses_of
from tilerummy.rules.meld import Meld
from tilerummy.solver.case import NOBODY, Case


def contradicts_itself(case: Case, old: Sequence[Meld]) -> bool:
    """Whether no copies of the tiles can be where the case says; a no is not sure."""
    tiles = case.encoding.tiles
    blocks = [Meld(tiles[cell] for cell in case.tiles_of_block(index)) for index in range(len(case.blocks))]
    rest = Meld(tiles[cell] for cell in range(len(tiles)) for _ in range(case.supply(cell)))
    copies = Copies(old, (*case.closed, *blocks, rest))
    return not can_hold(clauses_of(_claims(case, copies)))


def _claims(case: Case, copies: Copies) -> Iterator[Condition]:
    for place, (meld, owner) in enumerate(zip(case.closed, case.owners, strict=True)):
        if owner >= 0:
            tiles = copies.of_set(owner)
            yield AtLeast(tiles, place, min(2, len(tiles)))
        elif owner == NOBODY:
            for index in sorted(copies.sets_near(meld)):
                tiles = copies.of_set(index)
                yield Fewer(tiles, place, min(2, len(tiles)))
    for place, block in enumerate(case.blocks, len(case.closed)):
        if block.home >= 0:
            yield _all_there(case, copies, block.home, block.own, place)
    for place, home, identity in case.claims:
        yield _all_there(case, copies, home, {identity}, place)


def _all_there(case: Case, copies: Copies, home: int, identities: Set[int], place: int) -> Condition:
    """These tiles of an old set are in that place."""
    own = [cell for cell in copies.of_set(home) if case.encoding.identity[cell.tile] in identities]
    return AtLeast(own, place, len(own))

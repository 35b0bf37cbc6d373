"""Small sets that can be built from what a case leaves open.

A set of six or more tiles can be cut in two, so where a rule asks only that tiles are *not* together
it is enough to look at runs of three to five tiles and at groups.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.case import Case
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import NUMBERS

LONGEST_RUN = 5


class Candidate(NamedTuple):
    """A set that could be laid: identities, FREE_JOKER for a joker."""

    kind: Kind
    cells: tuple[int, ...]

    @property
    def numbered(self) -> tuple[int, ...]:
        """The cells that are no jokers."""
        return tuple([cell for cell in self.cells if cell != FREE_JOKER])


def candidates(case: Case, must: int) -> Iterator[Candidate]:
    """All small sets that hold a certain tile, or a free joker (`FREE_JOKER`)."""
    yield from _runs(case, must)
    yield from _groups(case, must)


def spell(case: Case, candidate: Candidate) -> Meld:
    """The candidate as it lies on the table."""
    tiles: list[Tile] = [
        JOKER if cell == FREE_JOKER else case.encoding.tiles[cell] for cell in candidate.cells
    ]
    return Meld(tiles) if candidate.kind is Kind.RUN else case.encoding.spell_group(tiles)


def _runs(case: Case, must: int) -> Iterator[Candidate]:
    colours = range(case.encoding.colours) if must == FREE_JOKER else [must // NUMBERS]
    for colour in colours:
        for length in range(3, LONGEST_RUN + 1):
            for first in range(1, NUMBERS - length + 2):
                span = case.encoding.run(colour, first, first + length - 1)
                if must == FREE_JOKER or must in span:
                    yield from _filled(case, span, must)


def _filled(case: Case, span: range, must: int) -> Iterator[Candidate]:
    need, may = case.need, case.may
    holes = [cell for cell in span if not (need[cell] or may[cell])]
    if len(holes) > case.jokers or must in holes:
        return
    present = [cell for cell in span if cell not in holes and cell != must]
    fewest = 1 if must == FREE_JOKER and not holes else 0
    for extra in range(fewest, min(case.jokers - len(holes), len(present)) + 1):
        for more in combinations(present, extra):
            gaps = {*holes, *more}
            if len(gaps) < len(span):
                yield Candidate(Kind.RUN, tuple(FREE_JOKER if cell in gaps else cell for cell in span))


def _groups(case: Case, must: int) -> Iterator[Candidate]:
    shape = case.encoding.setting.shape
    numbers = range(1, NUMBERS + 1) if must == FREE_JOKER else [case.encoding.number(must)]
    for number in numbers:
        have = [
            cell
            for cell in range(number - 1, case.encoding.colours * NUMBERS, NUMBERS)
            for _ in range(_copies(case, cell))
        ]
        for size in range(1, min(len(have), shape.group_max) + 1):
            for cells in sorted(set(combinations(have, size))):
                if must != FREE_JOKER and must not in cells:
                    continue
                fewest = max(3 - size, 1 if must == FREE_JOKER else 0)
                for jokers in range(fewest, min(case.jokers, shape.group_max - size) + 1):
                    yield Candidate(Kind.GROUP, cells + (FREE_JOKER,) * jokers)


def _copies(case: Case, cell: int) -> int:
    supply = case.supply(cell)
    return min(supply, 1) if case.encoding.setting.shape.distinct else supply

"""From the core's sets back to tiles, jokers in their places and written as the rules read them."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.cell import ANY, FREE, TILE, Cell
from tilerummy.solver.cases.core_problem import core_cells, core_order
from tilerummy.solver.cases.question import Question
from tilerummy.solver.form import as_they_lay, bare
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import NUMBERS, RUN
from tilerummy.solver.problem import Meld as CoreMeld


def spell_table(case: Case, melds: Sequence[CoreMeld]) -> tuple[Meld, ...] | None:
    """The end table of the core's answer to a case; None if a set would be jokers alone."""
    question, fixed = case.question, [closed.meld for closed in case.closed]
    if not case.blocks and not case.supply.bound_jokers and case.new_at is None:
        return _all_sets(question, fixed, [question.encoding.spelled(meld) for meld in melds])
    rows = _Rows(case, melds).rows
    made = []
    for index, meld in enumerate(melds):
        row = rows.get(index)
        if row is None:
            made.append(question.encoding.spelled(meld))
            continue
        # To the core bound jokers are tiles, so it may make a set of them alone, which is none (3.4).
        if all(cell.who != TILE for cell in row):
            return None
        spelled = spell_cells(question, Kind.RUN if meld[0] == RUN else Kind.GROUP, row)
        if spelled is None:
            return None
        made.append(spelled)
    return _all_sets(question, fixed, made)


def _all_sets(question: Question, fixed: Sequence[Meld], made: Sequence[Meld]) -> tuple[Meld, ...]:
    if not question.states_meanings:
        return (*fixed, *made)
    return (*fixed, *as_they_lay(question.encoding.setting, question.old, made, fixed))


def spell_cells(question: Question, kind: Kind, cells: Sequence[Cell]) -> Meld | None:
    """A set as it is written: meanings are stated only where it would be read otherwise."""
    tiles = question.encoding.tiles
    if kind is Kind.RUN:
        return Meld([tiles[cell.identity] if cell.who == TILE else JOKER for cell in cells])
    row: list[Tile] = []
    for cell in cells:
        if cell.who == TILE:
            row.append(tiles[cell.identity])
        else:
            row.append(JOKER if cell.identity == ANY else joker_as(tiles[cell.identity]))
    return question.encoding.spell_group(row)


class _Rows:
    """The cells of the core's sets, with bound jokers put where their tile lies.

    A block says who lies in its places, so a bound joker of no block goes elsewhere. There is always such a
    place: the core lays it as a tile of its own. Sets of which neither is said are left out.
    """

    def __init__(self, case: Case, melds: Sequence[CoreMeld]) -> None:
        self.case = case
        self.blocks = [core_cells(case, index) for index in core_order(case)]
        self.bound_jokers = {bound_joker.identity for bound_joker in case.supply.bound_jokers}
        self.settled: set[tuple[int, int]] = set()
        """Places that a block speaks of, by row."""
        self.rows = {index: self._row(index, meld) for index, meld in enumerate(melds) if self._matters(meld)}
        self.kinds = [Kind.RUN if meld[0] == RUN else Kind.GROUP for meld in melds]
        for bound_joker in case.supply.bound_jokers:
            self._place(bound_joker.joker, bound_joker.identity)

    def _matters(self, meld: CoreMeld) -> bool:
        return min(meld[3]) < FREE_JOKER or not self.bound_jokers.isdisjoint(meld[3])

    def _row(self, index: int, meld: CoreMeld) -> list[Cell]:
        kind, colour, number, cells = meld
        row: list[Cell] = []
        taken: dict[int, int] = {}
        for place, cell in enumerate(cells):
            if cell >= 0:
                row.append(Cell(cell, TILE))
            elif cell == FREE_JOKER:
                identity = colour * NUMBERS + number + place - 1 if kind == RUN else ANY
                row.append(Cell(identity, FREE))
            else:
                at = taken[cell] = taken.get(cell, -1) + 1
                row.append(self.blocks[-2 - cell][at])
                self.settled.add((index, place))
        return row

    def _place(self, joker: int, identity: int) -> None:
        """Put a bound joker where the set then looks most like an old one and never where only jokers are."""
        places = [
            (index, at)
            for index, row in self.rows.items()
            for at, cell in enumerate(row)
            if cell.identity == identity and cell.is_tile and (index, at) not in self.settled
        ]
        if not places:
            return
        # Twins are alike to the core: which of them is the joker is ours to say, and the judge's to like.
        index, at = places[0]
        if len(places) > 1:
            index, at = min(places, key=lambda place: self._order(place[0], place[1], joker))
        self.rows[index][at] = Cell(identity, joker)

    def _order(self, index: int, at: int, joker: int) -> tuple[bool, bool, bool]:
        row = self.rows[index]
        with_joker = [*row[:at], Cell(row[at].identity, joker), *row[at + 1 :]]
        alone = all(cell.who != TILE for cell in with_joker)
        all_bound = [cell._replace(who=joker) if cell.identity in self.bound_jokers else cell for cell in row]
        looks_old = any(self._looks(index, cells) for cells in (with_joker, all_bound))
        return alone, not looks_old, self._looks(index, row)

    def _looks(self, index: int, cells: Sequence[Cell]) -> bool:
        tiles = self.case.question.encoding.tiles
        meld = Meld([tiles[cell.identity] if cell.who == TILE else JOKER for cell in cells])
        return bare(self.kinds[index], meld) in self.case.question.bare_forms

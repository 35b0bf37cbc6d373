"""What the core is asked about a case."""

from __future__ import annotations

from collections.abc import Sequence

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.budget import USUAL
from tilerummy.solver.cases.one_case import Case, JokerPlace
from tilerummy.solver.cases.search_position import ANY, FREE, TILE, Cell, SearchPosition
from tilerummy.solver.encoding import as_they_lay, bare, colour_mask
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import (
    NUMBERS,
    RUN,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Limits,
    Problem,
    Pruning,
    RunBlock,
)
from tilerummy.solver.problem import Meld as CoreMeld


def problem_of(
    case: Case,
    *,
    keep_runs: tuple[KeepRun, ...] = (),
    keep_groups: tuple[KeepGroup, ...] = (),
    kept_blocks: frozenset[int] = frozenset(),
    floor: int,
    limits: Limits,
    least_keep: int | None = None,
) -> Problem:
    """The core's question; with `least_keep` nothing weighs more than the floor; so many sets stay."""
    encoding, supply = case.position.encoding, case.supply
    shape = encoding.setting.shape
    runs, groups = _core_blocks(case, kept_blocks)
    tuning = case.position.tuning
    # Less than rule 6.8 asks (lemma 8), but close: nearly all answers are then legal at once.
    told = case.position.demands.keep_sets and tuning.uses(Pruning.LINKS)
    hold_runs, hold_groups = case.held if told else ((), ())
    return Problem(
        colours=encoding.colours,
        need=supply.needed,
        may=supply.may,
        weight=encoding.weight,
        group_max=shape.group_max,
        distinct=shape.distinct,
        joker_need=supply.joker_must,
        joker_may=supply.joker_may,
        joker_weight=encoding.joker_weight,
        run_blocks=runs,
        group_blocks=groups,
        keep_runs=keep_runs,
        keep_groups=keep_groups,
        # The core adds up what it lays itself; the gain is laid already.
        floor=max(floor - supply.gain, 0),
        # A table of exactly that weight is an answer.
        floor_counts=True,
        node_limit=limits.nodes,
        deadline_ns=limits.deadline_ns,
        hold_runs=hold_runs,
        hold_groups=hold_groups,
        known=least_keep is not None,
        least_keep=least_keep or 0,
        # Patience and what is left out change how long it takes, never the answer: a test draws both.
        patience=tuning.patience,
        without=0 if tuning is USUAL else int(tuning.without),
    )


def core_order(case: Case) -> list[int]:
    """The blocks as the core counts them: runs, then groups."""
    kinds = [block.kind for block in case.blocks]
    if case.new_at is not None:
        kinds.append(case.new_at.kind)
    runs = [index for index, kind in enumerate(kinds) if kind is Kind.RUN]
    # Must agree with `_core_blocks`: the core answers with these numbers, `_Rows` reads them back.
    return runs + [index for index, kind in enumerate(kinds) if kind is Kind.GROUP]


def core_cells(case: Case, index: int) -> Sequence[Cell]:
    """The cells of such a block as the core names them: known ones first, then jokers of a group."""
    if index == len(case.blocks):
        assert case.new_at is not None
        return [case.new_at.cell]
    # A stable sort: named cells keep their order, and in a run there are no others.
    return sorted(case.blocks[index].cells, key=lambda cell: cell.identity == ANY)


def _core_blocks(case: Case, kept: frozenset[int]) -> tuple[tuple[RunBlock, ...], tuple[GroupBlock, ...]]:
    runs, groups = [], []
    for index, block in enumerate(case.blocks):
        first, last = block.cells[0].identity, block.cells[-1].identity
        if block.kind is Kind.RUN:
            number = first % NUMBERS + 1
            end = number + last - first
            runs.append(RunBlock(first // NUMBERS, number, end, index in kept))
        else:
            known = [cell.identity for cell in block.cells if cell.identity != ANY]
            mask, jokers = colour_mask(known), len(block.cells) - len(known)
            groups.append(GroupBlock(known[0] % NUMBERS + 1, mask, jokers, index in kept))
    if case.new_at is not None:
        place = place_block(case.new_at)
        if isinstance(place, RunBlock):
            runs.append(place)
        else:
            groups.append(place)
    return tuple(runs), tuple(groups)


def place_block(place: JokerPlace) -> RunBlock | GroupBlock:
    """The joker of a place as the core is told of it."""
    colour, number = divmod(place.identity, NUMBERS)
    if place.kind is Kind.RUN:
        return RunBlock(colour, number + 1, number + 1)
    return GroupBlock(number + 1, 0, 1)


# -- back to tiles, jokers in their places and written as the rules read them ------------------------


def spell_table(case: Case, melds: Sequence[CoreMeld]) -> tuple[Meld, ...] | None:
    """The end table of the core's answer to a case; None if a set would be jokers alone."""
    position, fixed = case.position, [closed.meld for closed in case.closed]
    # Nobody has a place of their own: the core's sets are spelled as they come.
    if not case.blocks and not case.supply.bound_jokers and case.new_at is None:
        return _all_sets(position, fixed, [position.encoding.spelled(meld) for meld in melds])
    rows = _Rows(case, melds).rows
    made = []
    for index, meld in enumerate(melds):
        row = rows.get(index)
        if row is None:
            made.append(position.encoding.spelled(meld))
            continue
        # To the core bound jokers are tiles, so it may make a set of them alone, which is none (3.4).
        if all(cell.who != TILE for cell in row):
            return None
        spelled = spell_cells(position, Kind.RUN if meld[0] == RUN else Kind.GROUP, row)
        if spelled is None:
            return None
        made.append(spelled)
    return _all_sets(position, fixed, made)


def _all_sets(position: SearchPosition, fixed: Sequence[Meld], made: Sequence[Meld]) -> tuple[Meld, ...]:
    if not position.states_meanings:
        return (*fixed, *made)
    return (*fixed, *as_they_lay(position.encoding.setting, position.old, made, fixed))


def spell_cells(position: SearchPosition, kind: Kind, cells: Sequence[Cell]) -> Meld | None:
    """A set as it is written: meanings are stated only where it would be read otherwise."""
    tiles = position.encoding.tiles
    if kind is Kind.RUN:
        return Meld([tiles[cell.identity] if cell.who == TILE else JOKER for cell in cells])
    row: list[Tile] = []
    for cell in cells:
        if cell.who == TILE:
            row.append(tiles[cell.identity])
        else:
            row.append(JOKER if cell.identity == ANY else joker_as(tiles[cell.identity]))
    return position.encoding.spell_group(row)


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
                # Below the free joker the core writes the number of a block, from -2 on down.
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
        # 3.4 first: jokers alone are no set. Then what looks old, since old joker sets that stay are mostly
        # legal.
        alone = all(cell.who != TILE for cell in with_joker)
        all_bound = [cell._replace(who=joker) if cell.identity in self.bound_jokers else cell for cell in row]
        looks_old = any(self._looks(index, cells) for cells in (with_joker, all_bound))
        return alone, not looks_old, self._looks(index, row)

    def _looks(self, index: int, cells: Sequence[Cell]) -> bool:
        tiles = self.case.position.encoding.tiles
        meld = Meld([tiles[cell.identity] if cell.who == TILE else JOKER for cell in cells])
        return bare(self.kinds[index], meld) in self.case.position.bare_forms

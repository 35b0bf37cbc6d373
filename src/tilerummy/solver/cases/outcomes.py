"""What may become of the jokers of an old set: a list that is complete by its form.

A joker of the table is either not swapped or swapped. If it is not, it stands for what it stood for, or,
where jokers are free, it may also have left as it liked. If it is, the tile that took its place came from the
rack or from the table. That is all the rules know (docs/rules.md, 6 to 9), each with the meaning it had.

A joker that left is told from a swapped one by the tile that it was (7.13). Where there is no other such tile
it cannot have been swapped, so there is nothing to ask about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import assert_never

from tilerummy.rules.judging.fate import Became
from tilerummy.rules.meld import Kind
from tilerummy.rules.parameter import JokerSets
from tilerummy.solver.cases.cells import (
    ANY,
    FREE,
    RACK,
    Block,
    BoundJoker,
    Cell,
    Supply,
    fillers,
    without,
)
from tilerummy.solver.cases.search_position import SearchPosition, TableJoker
from tilerummy.solver.problem import NUMBERS


@dataclass(frozen=True, slots=True)
class JokerOutcome:
    """What became of one joker, and what it stood for."""

    joker: TableJoker
    became: Became
    meaning: int

    @property
    def swapped(self) -> bool:
        """Whether a tile took its place."""
        return self.became.swapped


def outcomes_of(position: SearchPosition, home: int) -> Iterator[tuple[JokerOutcome, ...]]:
    """Every choice of outcomes for the jokers of an old set; jokers that mean the same are not told apart."""
    jokers = [joker for joker in position.jokers if joker.home == home]
    distinct, alone = position.encoding.setting.shape.distinct, _without_other_copies(position, jokers)
    seen = set()
    for outcomes in product(*[list(_outcomes(position, joker)) for joker in jokers]):
        known = [outcome.meaning for outcome in outcomes if outcome.meaning != ANY]
        if distinct and len(set(known)) < len(known):
            continue  # two jokers of a group are different colours
        # A turn in which a joker left as one tile is also one in which it left as any that asks for nothing.
        spare = alone.difference(known) if distinct else alone
        if any(
            _left_as_known(outcome) and _may_be(outcome, spare) and outcome.meaning not in alone
            for outcome in outcomes
        ):
            continue
        told = [
            replace(one, meaning=ANY) if _left_as_known(one) and one.meaning in alone else one
            for one in outcomes
        ]
        # To trade the outcomes of two jokers that mean the same makes no other turn, only another case.
        key = tuple(sorted((outcome.joker.means, outcome.became.value, outcome.meaning) for outcome in told))
        if key not in seen:
            seen.add(key)
            yield tuple(told)


def _without_other_copies(position: SearchPosition, jokers: Sequence[TableJoker]) -> set[int]:
    """What jokers of a set may mean of which no other set and no rack has a tile."""
    home = jokers[0].home
    means = {meaning for joker in jokers for meaning in joker.means}
    return {meaning for meaning in means if all(owner == home for owner in position.owners[meaning])}


def _left_as_known(outcome: JokerOutcome) -> bool:
    return outcome.became is Became.LEFT and outcome.meaning != ANY


def _may_be(outcome: JokerOutcome, meanings: set[int]) -> bool:
    return not meanings.isdisjoint(outcome.joker.means)


def _outcomes(position: SearchPosition, joker: TableJoker) -> Iterator[JokerOutcome]:
    # Meanings multiply cases, so they are told apart only where it matters which it is.
    if _stays_whole(position) and joker.vague:
        yield JokerOutcome(joker, Became.BOUND, ANY)
    else:
        yield from (JokerOutcome(joker, Became.BOUND, meaning) for meaning in joker.means)
    if position.demands.joker_sets.goes_freely:
        matters = position.demands.swap_has_conditions
        yield from (
            JokerOutcome(joker, Became.LEFT, meaning) for meaning in (joker.means if matters else (ANY,))
        )
    if not position.demands.swaps:
        return
    for meaning in joker.means:
        if RACK in position.owners[meaning]:
            yield JokerOutcome(joker, Became.BY_RACK, meaning)
    # 7.9 is for rules under which the tile may come from anywhere.
    if position.demands.rack_tile_swaps:
        return
    for meaning in joker.means:
        # 7.9: it ends with every tile of the joker's own set, so it is none of these itself.
        if any(owner not in (RACK, joker.home) for owner in position.owners[meaning]):
            yield JokerOutcome(joker, Became.BY_TABLE, meaning)


def _stays_whole(position: SearchPosition) -> bool:
    """Whether a bound joker has all tiles of its group about it.

    Then it need not be told which colour it is: what the end group lacks the old one lacked too.
    """
    match position.demands.joker_sets:
        case JokerSets.FREE | JokerSets.NO_SPLIT | JokerSets.FROZEN:
            return True
        case JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:
            return False
        case _ as never:
            assert_never(never)


# -- demands -----------------------------------------------------------------------------------------
#
# What an outcome asks for: tiles and bound jokers that lie together in one end set.
#
# A demand is never more than the rules ask. What they ask beyond it (a set that is new, tiles that are *not*
# together) is left to the judge.


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand:
    """These tiles and bound jokers lie in one end set."""

    home: int
    """The old set it is about."""
    kind: Kind
    tiles: tuple[Cell, ...]
    """Numbered tiles, in order, each the copy of its owner."""
    bound_jokers: tuple[BoundJoker, ...] = ()
    jokers: int = 0
    """Bound jokers besides, which need not be told what they are: only in a group."""
    closed: bool = False
    """Nothing else lies in that set."""
    without: tuple[Cell, ...] = ()
    """Tiles that do not lie in the stretch: where one does, a smaller demand is met."""


Choice = tuple[Demand, ...]
"""Demands of which one must be met."""


def demands_of(position: SearchPosition, home: int, outcomes: Sequence[JokerOutcome]) -> Iterator[Choice]:
    """What the outcomes of an old set's jokers ask of the end table: each of these."""
    own, bound = _own(position, home), [outcome for outcome in outcomes if outcome.became is Became.BOUND]
    by_rack = [Cell(outcome.meaning, owner=RACK) for outcome in outcomes if outcome.became is Became.BY_RACK]
    by_table = [Cell(outcome.meaning) for outcome in outcomes if outcome.became is Became.BY_TABLE]
    swapped = (*by_rack, *by_table)
    kind = position.kinds[home]
    whole = _whole(home, kind, (*own, *swapped), bound)
    match position.demands.joker_sets:
        # 7.7 and 7.11: as long as one joker stays, all of the set does, the tile that swapped another
        # included (7.10).
        case JokerSets.FROZEN if bound:
            yield (_closed(whole),)
        case JokerSets.NO_SPLIT if bound:
            yield (whole,)
        case JokerSets.FREE:
            if bound or by_table:
                yield (_whole(home, kind, (*own, *by_table), bound),)
        # 7.5: with two tiles of its set, or with the only one; a tile that came by a swap counts (7.10).
        case JokerSets.STAY_UNTIL_SWAPPED:
            yield from _together(home, kind, own, by_table)
            for outcome in bound:
                yield tuple(_companies(home, kind, (*own, *swapped), outcome))
        # A rack tile unbinds the set at once and may go on (7.8): only a table tile must lie with the set
        # (7.9).
        case JokerSets.SAME_MEANING | JokerSets.FROZEN | JokerSets.NO_SPLIT:
            yield from _together(home, kind, own, by_table)
        case _ as never:
            assert_never(never)


def continued(position: SearchPosition, home: int) -> Choice:
    """Two tiles of an old set go on together."""
    own, kind = _own(position, home), position.kinds[home]
    return tuple(
        [
            Demand(home=home, kind=kind, tiles=pair, without=_between(own, pair, kind))
            for pair in dict.fromkeys(combinations(own, 2))
        ]
    )


def _own(position: SearchPosition, home: int) -> tuple[Cell, ...]:
    return tuple([Cell(tile, owner=home) for tile in position.numbered[home]])


def _whole(home: int, kind: Kind, tiles: Sequence[Cell], bound: Sequence[JokerOutcome]) -> Demand:
    bound_jokers = [
        BoundJoker(outcome.joker.index, outcome.meaning) for outcome in bound if outcome.meaning != ANY
    ]
    jokers = len(bound) - len(bound_jokers)
    return Demand(
        home=home, kind=kind, tiles=tuple(sorted(tiles)), bound_jokers=tuple(bound_jokers), jokers=jokers
    )


def _closed(demand: Demand) -> Demand:
    return Demand(
        home=demand.home,
        kind=demand.kind,
        tiles=demand.tiles,
        bound_jokers=demand.bound_jokers,
        jokers=demand.jokers,
        closed=True,
    )


def _together(home: int, kind: Kind, own: Sequence[Cell], by_table: Sequence[Cell]) -> Iterator[Choice]:
    """Tiles of the table that took the places of jokers lie with all numbered tiles of the set."""
    if by_table:
        yield (_whole(home, kind, (*own, *by_table), ()),)


def _companies(home: int, kind: Kind, tiles: Sequence[Cell], outcome: JokerOutcome) -> Iterator[Demand]:
    """A bound joker with two numbered tiles of its set, or with the only one."""
    bound_joker = BoundJoker(outcome.joker.index, outcome.meaning)
    for pair in dict.fromkeys(combinations(sorted(tiles), min(2, len(tiles)))):
        without = _between(tiles, (*pair, Cell(outcome.meaning)), kind)
        yield Demand(home=home, kind=kind, tiles=pair, bound_jokers=(bound_joker,), without=without)


def _between(own: Sequence[Cell], stretch: Sequence[Cell], kind: Kind) -> tuple[Cell, ...]:
    """The other tiles of an old run within a stretch of it.

    If one of these very tiles lies in its place there, it and one of the two make a smaller stretch that
    would do as well, and that is another choice.
    """
    if kind is Kind.GROUP:
        return ()
    cells = [cell.identity for cell in stretch]
    return tuple([cell for cell in own if min(cells) <= cell.identity <= max(cells) and cell not in stretch])


# -- how a block meets a demand ---------------------------------------------------------------------------


def size_of(demand: Demand) -> int:
    """How many cells a demand names."""
    return len(demand.tiles) + len(demand.bound_jokers) + demand.jokers


Joined = tuple[Block, Supply]


def joined(block: Block | None, demand: Demand, supply: Supply, position: SearchPosition) -> Iterator[Joined]:
    """Every way to meet a demand in a block's set, or in a set of its own, and what is then left.

    Nothing is joined that could not lie in one set, and whatever could is.
    """
    if block is not None and block.kind is not demand.kind:
        return
    if demand.kind is Kind.RUN:
        yield from _joined_run(block, demand, supply, position)
    else:
        yield from _joined_group(block, demand, supply, position)


def met_in(block: Block, demand: Demand, position: SearchPosition) -> Iterator[Block]:
    """A whole set that meets a demand, with what the demand says of its tiles; nothing if it does not."""
    none = bytes(len(position.encoding.tiles))
    nothing = Supply(must=none, may=none, fresh=none, joker_must=0, joker_may=0, bound_jokers=(), gain=0)
    if demand.jokers and block.jokers < demand.jokers + len(demand.bound_jokers):
        return
    bare = Demand(home=demand.home, kind=demand.kind, tiles=demand.tiles, bound_jokers=demand.bound_jokers)
    if demand.closed and len(block.cells) != size_of(demand):
        return
    for same, _ in joined(block, bare, nothing, position):
        if len(same.cells) == len(block.cells):
            yield same


def _joined_run(
    block: Block | None, demand: Demand, supply: Supply, position: SearchPosition
) -> Iterator[Joined]:
    held = {cell.identity: cell for cell in block.cells} if block else {}
    more: dict[int, Cell] = {}
    for cell in (
        *demand.tiles,
        *[Cell(bound_joker.identity, bound_joker.joker) for bound_joker in demand.bound_jokers],
    ):
        there = held.get(cell.identity) or more.get(cell.identity)
        if there is None:
            more[cell.identity] = cell
            continue
        same = there.claimed(cell.owner) if there.holds(cell) else None
        if same is None:
            return  # a run has one cell for each number
        (held if cell.identity in held else more)[cell.identity] = same
    first, last = min([*held, *more]), max([*held, *more])
    if first // NUMBERS != last // NUMBERS:
        return  # of two colours
    if any(held.get(cell.identity) == cell for cell in demand.without):
        return
    left = without(more.values(), supply, position.encoding)
    if left is None:
        return
    # Where one of these very tiles would fill the gap, a smaller demand is met, and that is another part.
    lone = {cell.identity for cell in demand.without if _has_all(position, cell)}
    gaps = [cell for cell in range(first, last + 1) if cell not in held and cell not in more]
    for filled in product(*[fillers(gap, left, tiles=gap not in lone) for gap in gaps]):
        rest = without(filled, left, position.encoding)
        cells = sorted([*held.values(), *more.values(), *filled])
        if rest is not None and (not demand.closed or len(cells) == size_of(demand)):
            yield Block(Kind.RUN, tuple(cells)), rest


def _has_all(position: SearchPosition, cell: Cell) -> bool:
    """Whether all tiles like this one belong to its owner."""
    return (
        cell.owner >= 0
        and position.numbered[cell.owner].count(cell.identity) == position.copies[cell.identity]
    )


def _joined_group(
    block: Block | None, demand: Demand, supply: Supply, position: SearchPosition
) -> Iterator[Joined]:
    shape = position.encoding.setting.shape
    held = list(block.cells) if block else []
    bound_jokers = [Cell(bound_joker.identity, bound_joker.joker) for bound_joker in demand.bound_jokers]
    lacking = [cell for cell in bound_jokers if cell not in held]
    taken_up: set[int] = set()
    for tile in demand.tiles:
        at = _place_of(tile, held, taken_up)
        if at is None:
            lacking.append(tile)
        else:
            taken_up.add(at)
            held[at] = held[at].claimed(tile.owner) or held[at]
    # Bound jokers that need not be told what they are: no other demand is about the same ones.
    lacking += [Cell(ANY, FREE)] * demand.jokers
    cells = [*held, *lacking]
    known = [cell.identity for cell in cells if cell.identity != ANY]
    if len(cells) > shape.group_max or len({identity % NUMBERS for identity in known}) > 1:
        return
    # 3.6: bound jokers of a group are different colours, like its tiles.
    if shape.distinct and len(set(known)) < len(known):
        return
    if demand.closed and len(cells) != size_of(demand):
        return
    left = without(lacking, supply, position.encoding)
    if left is not None:
        yield Block(Kind.GROUP, tuple(cells)), left


def _place_of(tile: Cell, held: list[Cell], taken_up: set[int]) -> int | None:
    """A place of a group where this tile may lie already; rather one that is said to be its owner's."""
    places = [
        at
        for at, cell in enumerate(held)
        if at not in taken_up and cell.holds(tile) and cell.claimed(tile.owner) is not None
    ]
    return min(places, key=lambda at: held[at].owner != tile.owner, default=None)

"""What a fate asks for: tiles and bound jokers that lie together in one end set.

A demand is never more than the rules ask. What they ask beyond it (a set that is new, tiles that are *not*
together) is left to the judge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import assert_never

from tilerummy.rules.judging.story import Became
from tilerummy.rules.meld import Kind
from tilerummy.rules.parameter import JokerSets
from tilerummy.solver.cases.cell import ANY, RACK, Cell
from tilerummy.solver.cases.fate import Fate
from tilerummy.solver.cases.question import Question
from tilerummy.solver.cases.supply import BoundJoker


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


def demands_of(question: Question, home: int, fates: Sequence[Fate]) -> Iterator[Choice]:
    """What the fates of an old set's jokers ask of the end table: each of these."""
    own, bound = _own(question, home), [fate for fate in fates if fate.became is Became.BOUND]
    by_rack = [Cell(fate.meaning, owner=RACK) for fate in fates if fate.became is Became.BY_RACK]
    by_table = [Cell(fate.meaning) for fate in fates if fate.became is Became.BY_TABLE]
    swapped = (*by_rack, *by_table)
    kind = question.kinds[home]
    whole = _whole(home, kind, (*own, *swapped), bound)
    match question.demands.joker_sets:
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
            for fate in bound:
                yield tuple(_companies(home, kind, (*own, *swapped), fate))
        # A rack tile unbinds the set at once and may go on (7.8): only a table tile must lie with the set
        # (7.9).
        case JokerSets.SAME_MEANING | JokerSets.FROZEN | JokerSets.NO_SPLIT:
            yield from _together(home, kind, own, by_table)
        case _ as never:
            assert_never(never)


def continued(question: Question, home: int) -> Choice:
    """Two tiles of an old set go on together."""
    own, kind = _own(question, home), question.kinds[home]
    return tuple(
        [
            Demand(home=home, kind=kind, tiles=pair, without=_between(own, pair, kind))
            for pair in dict.fromkeys(combinations(own, 2))
        ]
    )


def _own(question: Question, home: int) -> tuple[Cell, ...]:
    return tuple([Cell(tile, owner=home) for tile in question.numbered[home]])


def _whole(home: int, kind: Kind, tiles: Sequence[Cell], bound: Sequence[Fate]) -> Demand:
    bound_jokers = [BoundJoker(fate.joker.index, fate.meaning) for fate in bound if fate.meaning != ANY]
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


def _companies(home: int, kind: Kind, tiles: Sequence[Cell], fate: Fate) -> Iterator[Demand]:
    """A bound joker with two numbered tiles of its set, or with the only one."""
    bound_joker = BoundJoker(fate.joker.index, fate.meaning)
    for pair in dict.fromkeys(combinations(sorted(tiles), min(2, len(tiles)))):
        without = _between(tiles, (*pair, Cell(fate.meaning)), kind)
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

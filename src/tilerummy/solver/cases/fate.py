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
from itertools import product
from typing import assert_never

from tilerummy.rules.judging.story import Became
from tilerummy.rules.parameter import JokerSets
from tilerummy.solver.cases.cell import ANY, RACK
from tilerummy.solver.cases.question import Joker, Question


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one joker, and what it stood for."""

    joker: Joker
    became: Became
    meaning: int

    @property
    def swapped(self) -> bool:
        """Whether a tile took its place."""
        return self.became.swapped


def fates_of(question: Question, home: int) -> Iterator[tuple[Fate, ...]]:
    """Every choice of fates for the jokers of an old set; jokers that mean the same are not told apart."""
    jokers = [joker for joker in question.jokers if joker.home == home]
    distinct, alone = question.encoding.setting.shape.distinct, _without_other_copies(question, jokers)
    seen = set()
    for fates in product(*[list(_fates(question, joker)) for joker in jokers]):
        known = [fate.meaning for fate in fates if fate.meaning != ANY]
        if distinct and len(set(known)) < len(known):
            continue  # two jokers of a group are different colours
        # A turn in which a joker left as one tile is also one in which it left as any that asks for nothing.
        spare = alone.difference(known) if distinct else alone
        if any(_left_as_known(fate) and _may_be(fate, spare) and fate.meaning not in alone for fate in fates):
            continue
        told = [
            replace(one, meaning=ANY) if _left_as_known(one) and one.meaning in alone else one
            for one in fates
        ]
        # To trade the fates of two jokers that mean the same makes no other turn, only another case.
        key = tuple(sorted((fate.joker.means, fate.became.value, fate.meaning) for fate in told))
        if key not in seen:
            seen.add(key)
            yield tuple(told)


def _without_other_copies(question: Question, jokers: Sequence[Joker]) -> set[int]:
    """What jokers of a set may mean of which no other set and no rack has a tile."""
    home = jokers[0].home
    means = {meaning for joker in jokers for meaning in joker.means}
    return {meaning for meaning in means if all(owner == home for owner in question.owners[meaning])}


def _left_as_known(fate: Fate) -> bool:
    return fate.became is Became.LEFT and fate.meaning != ANY


def _may_be(fate: Fate, meanings: set[int]) -> bool:
    return not meanings.isdisjoint(fate.joker.means)


def _fates(question: Question, joker: Joker) -> Iterator[Fate]:
    # Meanings multiply cases, so they are told apart only where it matters which it is.
    if _stays_whole(question) and joker.vague:
        yield Fate(joker, Became.BOUND, ANY)
    else:
        yield from (Fate(joker, Became.BOUND, meaning) for meaning in joker.means)
    if question.demands.joker_sets.goes_freely:
        matters = question.demands.swap_has_conditions
        yield from (Fate(joker, Became.LEFT, meaning) for meaning in (joker.means if matters else (ANY,)))
    if not question.demands.swaps:
        return
    for meaning in joker.means:
        if RACK in question.owners[meaning]:
            yield Fate(joker, Became.BY_RACK, meaning)
    # 7.9 is for rules under which the tile may come from anywhere.
    if question.demands.rack_tile_swaps:
        return
    for meaning in joker.means:
        # 7.9: it ends with every tile of the joker's own set, so it is none of these itself.
        if any(owner not in (RACK, joker.home) for owner in question.owners[meaning]):
            yield Fate(joker, Became.BY_TABLE, meaning)


def _stays_whole(question: Question) -> bool:
    """Whether a bound joker has all tiles of its group about it.

    Then it need not be told which colour it is: what the end group lacks the old one lacked too.
    """
    match question.demands.joker_sets:
        case JokerSets.FREE | JokerSets.NO_SPLIT | JokerSets.FROZEN:
            return True
        case JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:
            return False
        case _ as never:
            assert_never(never)

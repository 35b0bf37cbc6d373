"""What may become of the jokers of an old set: a list that is complete by its form.

A joker of the table is either not swapped or swapped. If it is not, it stands for what it stood for, or,
where jokers are free, it may also have left as it liked. If it is, the tile that took its place came from the
rack or from the table. That is all the rules know (docs/rules.md, 6 to 9), each with the meaning it had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import assert_never

from tilerummy.rules.judging.fate import Became
from tilerummy.rules.parameter import JokerSets
from tilerummy.solver.ask import Ask, Joker
from tilerummy.solver.cell import ANY, RACK


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


def fates_of(ask: Ask, home: int) -> Iterator[tuple[Fate, ...]]:
    """Every choice of fates for the jokers of an old set; jokers that mean the same are not told apart."""
    jokers = [joker for joker in ask.jokers if joker.home == home]
    seen = set()
    for fates in product(*[list(_fates(ask, joker)) for joker in jokers]):
        known = [fate.meaning for fate in fates if fate.meaning != ANY]
        if ask.encoding.setting.shape.distinct and len(set(known)) < len(known):
            continue  # two jokers of a group are different colours
        key = tuple(sorted((fate.joker.means, fate.became.value, fate.meaning) for fate in fates))
        if key not in seen:
            seen.add(key)
            yield fates


def _fates(ask: Ask, joker: Joker) -> Iterator[Fate]:
    if _stays_whole(ask) and joker.vague:
        yield Fate(joker, Became.BOUND, ANY)
    else:
        yield from (Fate(joker, Became.BOUND, meaning) for meaning in joker.means)
    if ask.demands.joker_sets.goes_freely:
        yield Fate(joker, Became.LEFT, ANY)
    if not ask.demands.swaps:
        return
    for meaning in joker.means:
        if RACK in ask.owners[meaning]:
            yield Fate(joker, Became.BY_RACK, meaning)
    if ask.demands.rack_tile_swaps:
        return
    for meaning in joker.means:
        if any(owner not in (RACK, joker.home) for owner in ask.owners[meaning]):
            yield Fate(joker, Became.BY_TABLE, meaning)


def _stays_whole(ask: Ask) -> bool:
    """Whether a bound joker has all tiles of its group about it.

    Then it need not be told which colour it is: what the end group lacks the old one lacked too.
    """
    match ask.demands.joker_sets:
        case JokerSets.FREE | JokerSets.NO_SPLIT | JokerSets.FROZEN:
            return True
        case JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:
            return False
        case _ as never:
            assert_never(never)

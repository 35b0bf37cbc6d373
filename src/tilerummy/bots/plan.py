"""Plans: what to lay now, if anything, as each kind of player sees it.

A plan gets the position and a source of chance and gives a `Lay`, or None to draw, discard or pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from tilerummy.bots.opening import open_and_lay_most
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.sight import extended, sets_of_rack, with_sets
from tilerummy.rules.judging.turn import Drawn
from tilerummy.solver import Solution


@dataclass(frozen=True, slots=True)
class Lay:
    """A play, with the open tile that is taken for it."""

    solution: Solution
    taken: Drawn | None = None

    @property
    def tiles(self) -> int:
        """How many tiles leave the rack."""
        return self.solution.tiles - (self.taken is not None)


LOOKED_AT = 0.12
"""How many of the sets a dreamer looks at; with half of them it would hardly be weaker than with all."""

Plan: TypeAlias = Callable[[OwnTurn, Random], Lay | None]
Notice: TypeAlias = Callable[[OwnTurn, Random, Drawn | None], Solution]
"""The best play somebody sees, perhaps with an open tile taken for it."""


def lay_most(notice: Notice, position: OwnTurn, chance: Random) -> Lay | None:
    """Lay the most tiles one notices; take an open tile if that costs nothing."""
    best: Lay | None = None
    if position.may_lay:
        best = Lay(notice(position, chance, None))
    for drawn in position.view.to_take:
        taking = Lay(notice(position, chance, drawn), drawn)
        if taking.tiles > 0 and (best is None or taking.tiles > best.tiles):
            best = taking
    return best if best is not None and best.tiles > 0 else None


# -- what is noticed ------------------------------------------------------------------------------


def all_of_it(position: OwnTurn, _: Random, taken: Drawn | None) -> Solution:
    """Everything there is."""
    if taken is not None:
        return position.taking(taken)
    return open_and_lay_most(position) if position.closed else position.most


def own_sets(position: OwnTurn, _: Random, taken: Drawn | None) -> Solution:
    """Sets from one's rack."""
    return sets_of_rack(position, taken)


def additions_to_few(position: OwnTurn, chance: Random, taken: Drawn | None) -> Solution:
    """Sets from one's rack, and what can be added to the few sets one happens to look at."""
    seen = [i for i in range(len(position.view.table)) if chance.random() < LOOKED_AT]
    return extended(position, sets_of_rack(position, taken), seen, taken)


def additions_to_all(position: OwnTurn, _: Random, taken: Drawn | None) -> Solution:
    """Sets from one's rack, and what can be added to the table."""
    every = range(len(position.view.table))
    return extended(position, sets_of_rack(position, taken), every, taken)


def one_rearrangement(position: OwnTurn, _: Random, taken: Drawn | None) -> Solution:
    """The best that can be done with one set of the table, and what can be added to the others."""
    every = range(len(position.view.table))
    best = sets_of_rack(position, taken)
    touched: Sequence[int] = ()
    if not position.closed:
        for i in every:
            if position.budget.over():
                break
            found = with_sets(position, (i,), taken)
            if found.tiles > best.tiles:
                best, touched = found, (i,)
    return extended(position, best, [i for i in every if i not in touched], taken)

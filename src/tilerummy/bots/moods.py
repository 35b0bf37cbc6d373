"""Players who are not the same on every turn: what they notice and how they play varies, as with people."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Lay, Plan
from tilerummy.bots.sight import extended, sets_of_rack, with_sets
from tilerummy.rules.judging.turn import Drawn
from tilerummy.solver import Solution

LOOKS_AT_END = 12
"""How often somebody looks at the table who cannot draw any more, each time a little harder."""


@dataclass(frozen=True, slots=True)
class InMind:
    """What can be done with a few sets of the table at a time, and what can be added to the others.

    The more sets one keeps in mind at once, the longer the chains one finds. Which sets is chance: somebody
    who overlooks a turn now may see it the next time, so that a round goes on where a fixed blindness would
    end it.
    """

    sets: int
    looked_at: float = 1.0
    """How likely one notices that something can be added to one of the others."""

    def __call__(self, position: OwnTurn, chance: Random, taken: Drawn | None) -> Solution:
        """The best play one notices; who can no longer draw looks again before giving up."""
        found = self._look(position, chance, taken, self.sets, self.looked_at)
        for more in range(1, LOOKS_AT_END if position.pool == 0 else 0):
            if found.play or position.budget.over():
                break
            found = self._look(position, chance, taken, self.sets + more, 1.0)
        return found

    def _look(
        self, position: OwnTurn, chance: Random, taken: Drawn | None, sets: int, looked_at: float
    ) -> Solution:
        every = range(len(position.view.table))
        chosen = sorted(chance.sample(every, min(sets, len(every))))
        others = [i for i in every if i not in chosen and chance.random() < looked_at]
        found = sets_of_rack(position, taken) if position.closed else with_sets(position, chosen, taken)
        return extended(position, found, others, taken)


@dataclass(frozen=True, slots=True)
class Sometimes:
    """Plays by one plan, and now and then by another."""

    usual: Plan
    other: Plan
    share: float
    """How often it plays by the other."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        plan = self.other if chance.random() < self.share else self.usual
        return plan(position, chance)

"""One that adapts: it plays about as strongly as the person it plays with, so that both win in turn.

A bot keeps nothing between turns, and this one keeps nothing either. The strength is a number that the
table keeps from round to round; `companion@4.5` is the bot that plays with it: half of its turns like the
level number 4, half like number 5. When a round is over, its turns are open to everybody, and `strength.py`
works out the number for the next one: what each turn of the person allowed, what they laid, and who won.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.levels import LEVELS
from tilerummy.bots.strength import BEGIN, NAME, within
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.view import View


@dataclass(frozen=True, slots=True)
class Dial:
    """A place on the ladder, also between two levels: then chance decides at each turn whose turn it is."""

    strength: float = BEGIN

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What to do now."""
        chance = Random(view.sequence) if chance is None else chance
        budget = Budget() if budget is None else budget
        below = int(self.strength)
        higher = chance.random() < self.strength - below
        return ask(LEVELS[below + higher].bot, view, chance, budget)


def at_strength(name: str) -> Bot | None:
    """The bot that `companion@4.5` names; None if the name says nothing of that kind."""
    who, _, number = name.partition("@")
    if who != NAME or not number.replace(".", "", 1).isdecimal():
        return None
    return Dial(within(float(number)))

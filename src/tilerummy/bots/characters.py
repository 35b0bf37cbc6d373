"""How the characters play: company for a table rather than steps of a ladder, each by a habit one notices.

How strong they are does not matter: none is there to be climbed. One adapts: it plays about as strongly as
the person it plays with, so that both win in turn. A bot keeps nothing between turns, and this one keeps
nothing either. The strength is a number that the table keeps from round to round; `companion@4.5` is the bot
that plays with it: half of its turns like the level number 4, half like number 5. When a round is over, its
turns are open to everybody, and `cast.py` works out the number for the next one: what each turn of the person
allowed, what they laid, and who won.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.cast import BEGIN, CAST, NAME, Role, within
from tilerummy.bots.levels import HERMIT, LEVELS
from tilerummy.bots.opening import open_and_lay, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import (
    InMind,
    Lay,
    Plan,
    Planner,
    all_of_it,
    go_out,
    highest,
    lay_most,
    loneliest,
    own_sets,
)
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


_MOST: Plan = partial(lay_most, all_of_it)


@dataclass(frozen=True, slots=True)
class Architect:
    """Waits for a grand rearrangement, but not with a full rack."""

    grand: int = 6
    """Tiles that make a turn grand."""
    full: int = 18
    """With so many tiles it waits no longer."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        most = _MOST(position, chance)
        if most is None or position.closed:
            return most
        left = len(position.rack) - most.tiles
        if left == 0 or most.tiles >= self.grand or position.pool == 0:
            return most
        return most if len(position.rack) >= self.full else None


def cash_in(position: OwnTurn, chance: Random) -> Lay | None:
    """Lay whatever costs most on the rack, jokers and all, on every turn."""
    if not position.may_lay or position.view.to_take:
        return _MOST(position, chance)
    found = open_and_lay(position) if position.closed else position.dearest
    return Lay(found) if found is not None and found.play else None


@dataclass(frozen=True, slots=True)
class Gambler:
    """Everything or nothing: opens small, then the toss of a coin decides whether to wait or to lay all."""

    nerve: float = 0.8
    """How often it goes on waiting."""
    left: int = 2
    """With so few tiles left over it does not wait."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        waits = chance.random() < self.nerve
        out = go_out(position)
        if out is not None:
            return out
        if position.closed and position.may_lay:
            smallest = smallest_opening(position)
            return None if smallest is None else Lay(smallest)
        most = _MOST(position, chance)
        if most is None or position.pool == 0 or len(position.rack) - most.tiles <= self.left:
            return most
        return None if waits else most


@dataclass(frozen=True, slots=True)
class Teacher:
    """Lays its own sets beside the others and leaves the ends of the table to whoever comes next.

    It knows nothing of anybody's rack. It keeps the table easy: what fits stays free, until few tiles are
    left to draw or on its rack.
    """

    late: int = 14
    """With so few tiles left to draw it plays like anybody else."""
    few: int = 4
    """So it does with so few tiles on its rack."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        own = lay_most(own_sets, position, chance)
        if own is not None or (position.pool > self.late and len(position.rack) > self.few):
            return own
        return lay_most(InMind(5), position, chance)


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody of the cast, and the bot that plays the part."""

    role: Role
    bot: Bot

    @property
    def name(self) -> str:
        """The name by which it is asked for."""
        return self.role.name


_PLAYED_BY: dict[str, Bot] = {
    "companion": Dial(),
    "teacher": Planner(Teacher(), highest),
    "architect": Planner(Architect(), loneliest),
    "saver": Planner(cash_in, highest),
    "gambler": Planner(Gambler(), loneliest),
    "hermit": HERMIT,
}
CHARACTERS: tuple[Character, ...] = tuple(Character(role, _PLAYED_BY[role.name]) for role in CAST)

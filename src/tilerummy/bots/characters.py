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
from math import floor
from random import Random

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.cast import BEGIN, CAST, NAME, Role, within
from tilerummy.bots.levels import FOR_PEOPLE, HERMIT
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import (
    Bounded,
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
    turns_waited,
)
from tilerummy.bots.small_opening import open_and_lay, smallest_opening
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.view import View
from tilerummy.rules.tile import JOKER

OVERLOOKS = 0.3
"""How many of its turns somebody overlooks who plays a step below the lowest level."""


def overlook(position: OwnTurn, chance: Random) -> Lay | None:
    """Notice nothing while there is something to draw: who goes out then has not waited for it."""
    return None if position.pool else lay_most(InMind(2), position, chance)


_ABSENT = Planner(overlook, highest)


@dataclass(frozen=True, slots=True)
class Dial:
    """A place on the ladder, also between two levels: then chance decides at each turn whose turn it is.

    Below the lowest level it plays like that one, and overlooks some turns.
    """

    strength: float = BEGIN

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What to do now."""
        chance = Random(view.sequence) if chance is None else chance
        budget = Budget() if budget is None else budget
        return ask(self._whose_turn(chance), view, chance, budget)

    def _whose_turn(self, chance: Random) -> Bot:
        below, luck = floor(self.strength), chance.random()
        if below < 0:
            # Below zero: each step down overlooks so many turns more.
            return _ABSENT if luck < -OVERLOOKS * self.strength else FOR_PEOPLE[0].bot
        # At 4.5 half of the turns are those of the next level.
        return FOR_PEOPLE[below + (luck < self.strength - below)].bot


def at_strength(name: str) -> Bot | None:
    """The bot that `companion@4.5` names; None if the name says nothing of that kind."""
    who, _, number = name.partition("@")
    # By hand, for `float` also takes nan, inf and 1e9.
    if who != NAME or not number.removeprefix("-").replace(".", "", 1).isdecimal():
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
        # An opening is no grand turn, and to wait with it would only be slow.
        if most is None or position.closed:
            return most
        left = len(position.rack) - most.tiles
        if left == 0 or most.tiles >= self.grand or position.pool == 0:
            return most
        return most if len(position.rack) >= self.full else None


@dataclass(frozen=True, slots=True)
class Saver:
    """Gets rid of what costs much, jokers first of all, and keeps the low tiles for later."""

    dear: int = 8
    """From this number on a tile costs much."""
    full: int = 16
    """With so many tiles the low ones go too."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        out = go_out(position)
        if out is not None or not position.may_lay or position.view.to_take:
            return out or _MOST(position, chance)
        if position.closed:
            opening = open_and_lay(position)
            return None if opening is None else Lay(opening)
        if position.pool == 0 or len(position.rack) >= self.full:
            return _MOST(position, chance)
        dear = tuple(tile for tile in position.rack if tile is JOKER or tile.number >= self.dear)
        found = position.between((), dear)
        return Lay(found) if found.play else None


def lay_dearest(position: OwnTurn, chance: Random) -> Lay | None:
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
        # Tossed before anything else: the same chance then decides the same turn, whatever the rack
        # allows.
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

    It knows nothing of anybody's rack. It keeps the table easy: what fits stays free for everybody's turn.
    Only then it takes it itself, so that among several it keeps pace; late in a round it leaves nothing.
    """

    late: int = 14
    """With so few tiles left to draw it plays like anybody else."""
    few: int = 6
    """So it does when somebody holds so few tiles, or it does itself."""
    leaves: int = 1
    """So many turns in a row it leaves to the others what fits on the table."""
    sees: int = 6
    """So many sets of the table it has in mind then."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        own = lay_most(own_sets, position, chance)
        if own is None and not self._leaves(position):
            return lay_most(InMind(self.sees), position, chance)
        return own

    def _leaves(self, position: OwnTurn) -> bool:
        fewest = min(len(position.rack), *(player.tiles for player in position.others))
        waited = turns_waited(position.view.history, position.seat)
        return position.pool > self.late and fewest > self.few and waited < self.leaves


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
    "architect": Planner(Bounded(Architect(), turns=8, then=_MOST), loneliest),
    "saver": Planner(Bounded(Saver(), turns=8, then=_MOST), highest),
    "gambler": Planner(Bounded(Gambler(), turns=10, then=_MOST), loneliest),
    "hermit": HERMIT,
}
CHARACTERS: tuple[Character, ...] = tuple(Character(role, _PLAYED_BY[role.name]) for role in CAST)

FOR_DAYS: dict[str, Bot] = {
    "architect": Planner(Architect(), loneliest),
    "saver": Planner(lay_dearest, highest),
    "gambler": Planner(Gambler(), loneliest),
}
"""Those of them who sit at the deals of the days, as they played when the first day was dealt. A result of a
day is played again to be believed, so they learn nothing more."""

"""How the characters play: company for a table rather than steps of a ladder, each by a habit one notices.

How strong they are does not matter: none is there to be climbed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random

from tilerummy.bots.adapting import Dial
from tilerummy.bots.bot import Bot
from tilerummy.bots.cast import CAST, Role
from tilerummy.bots.levels import HERMIT
from tilerummy.bots.moods import InMind
from tilerummy.bots.opening import open_and_lay, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.patience import go_out
from tilerummy.bots.plan import Lay, Plan, all_of_it, lay_most, own_sets
from tilerummy.bots.planner import Planner
from tilerummy.bots.shedding import highest, loneliest

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

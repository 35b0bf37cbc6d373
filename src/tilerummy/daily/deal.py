"""The deal of a day: box, tiles and computers follow from the date alone, with or without a server.

The chance is published: the secret of a day is the hash of its date, and nobody adds a salt. So everybody has
the same tiles, and whoever doubts a result plays its record again. It also means that somebody who wants to
can look up every tile beforehand; what is compared is a pastime, and no prize hangs on it.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from random import Random
from types import MappingProxyType

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.characters import FOR_DAYS
from tilerummy.rules.match.action import Action, Play
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.table import Table

FIRST_DAY = date(2026, 1, 5)
"""A Monday; days before it have no deal."""
PERSON = Seat(0)
LEVELS = ("architect", "saver", "gambler")
"""Who sits on the other seats, from the left on: none of them waits, so that a round stays short."""
NODES = 5_000
"""What a computer may think about a move. Nodes and no clock: a phone plays what a server plays."""
EACH = 50
"""What each case of a question to the solver costs of them, so that thousands of easy ones come to an end."""
BOXES = (
    ("sabra", "classic", "rummy", "baltic-lt", "pro6-fr", "pro6-en", "rummy-variants"),
    ("sabra-de", "baltic-ru", "rummy-it", "baltic-lv", "pro6-de", "pro6-pt", "rummy-variants-es"),
)
"""Two weeks from Monday on, easy to hard: each day another rule for the joker than the day before."""
ONE_ROUND: Mapping[str, str | int] = MappingProxyType({"rounds": "agreed", "time_limit_s": 0})
"""One round is agreed on, and it has no clock: turns are counted, and no minutes."""
BY_LOT = {**ONE_ROUND, "starter": "lot"}
"""Where the box leaves it to the players who starts, a lot decides: nobody is there to be asked."""


class NoDeal(ValueError):
    """A day that has no deal; says why.

    >>> import tilerummy as tr
    >>> tr.daily("1999-12-31")
    Traceback (most recent call last):
        ...
    tilerummy.daily.deal.NoDeal: 1999-12-31 has no deal: the first one is that of 2026-01-05
    """


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What is played on a day."""

    day: date
    preset: str
    options: Mapping[str, str | int]

    @property
    def rules(self) -> Rules:
        """The box of the day, for one round."""
        return load(self.preset).with_options(self.options)

    @property
    def secret(self) -> bytes:
        """From which all chance of the day follows."""
        return sha256(f"tilerummy deal of {self.day.isoformat()}".encode("ascii")).digest()

    def players(self, name: str) -> tuple[Player, ...]:
        """Everybody at the table. Names are no part of the chance, and there are no salts."""
        return (Player(name), *(Player(level) for level in LEVELS))

    def level(self, seat: Seat) -> str:
        """The computer on a seat that is not the person's."""
        return LEVELS[seat - 1]

    def computer(self, seat: Seat) -> Bot:
        """The bot that plays there, on this day as on any other."""
        return FOR_DAYS[self.level(seat)]


def deal_of(day: date) -> DailyDeal:
    """The deal of a day."""
    if day < FIRST_DAY:
        raise NoDeal(f"{day.isoformat()} has no deal: the first one is that of {FIRST_DAY.isoformat()}")
    week, weekday = divmod((day - FIRST_DAY).days, 7)
    preset = BOXES[week % len(BOXES)][weekday]
    by_lot = load(preset).starter == "players_choose"
    return DailyDeal(day, preset, BY_LOT if by_lot else ONE_ROUND)


def read_day(text: str) -> date:
    """A day as it stands in an address: 2026-11-17."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NoDeal(f"{text!r} is no day: write it like 2026-11-17") from None
    if day.isoformat() != text:  # 20261117 and 2026-W47-2 are the same day by another name
        raise NoDeal(f"{text!r} is no day: write it like {day.isoformat()}")
    return day


def seed(secret: bytes, seat: int, sequence: int) -> bytes:
    """What the chance of a computer grows from at one moment of a match: the same whoever asks, and when."""
    return hmac.digest(secret, f"bot {seat} {sequence}".encode(), "sha256")


def computer_move(deal: DailyDeal, view: View, seat: Seat, sequence: int) -> Action:
    """What the computer on a seat does; it sees what anybody on its seat would see."""
    return move_of(deal.computer(seat), deal, view, seat, sequence)


def move_of(bot: Bot, deal: DailyDeal, view: View, seat: Seat, sequence: int) -> Action:
    """What a bot does with the chance of the day, the same on every core and machine."""
    action = ask(bot, view, Random(seed(deal.secret, seat, sequence)), Budget(nodes=NODES, each=EACH))
    return _in_order(action) if isinstance(action, Play) else action


def _in_order(play: Play) -> Play:
    """The same turn with its sets in order: the cores find the same sets, each in an order of its own."""
    opening = None if play.opening is None else Table(sorted(play.opening))
    return replace(play, table=Table(sorted(play.table)), opening=opening)

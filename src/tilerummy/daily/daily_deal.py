"""The deal of a day: box, tiles and computers follow from the date alone, with or without a server.

Whoever has another box at home plays the day in that one, and is compared with those who do. A deal has a
name that says both: `2026-11-17`, or `2026-11-17.sabra-de`.

The chance is published: the secret of a day is the hash of its date, and nobody adds a salt. So everybody has
the same tiles, and whoever doubts a result plays its record again. It also means that somebody who wants to
can look up every tile beforehand; what is compared is a pastime, and no prize hangs on it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from random import Random
from types import MappingProxyType

from tilerummy.bots.bot import Bot, Budget, ask
from tilerummy.bots.characters import FOR_DAYS
from tilerummy.bots.registry import bot_named
from tilerummy.rules.match import event as ev
from tilerummy.rules.match.action import Action, NextRound, Play
from tilerummy.rules.match.audit import action_of, verify
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.rules.table import Table
from tilerummy.solver import can_play

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
"""For whoever names no box: two weeks from Monday on, easy to hard, each day another rule for the joker."""
BOX = "."
"""Stands in a deal's name before its box."""
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
    tilerummy.daily.daily_deal.NoDeal: 1999-12-31 has no deal: the first one is that of 2026-01-05
    """


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What is played on a day."""

    day: date
    preset: str
    options: Mapping[str, str | int]

    @property
    def name(self) -> str:
        """What it is called in addresses and lists; `read_deal` reads it back."""
        day = self.day.isoformat()
        return day if self.preset == _box_of(self.day) else f"{day}{BOX}{self.preset}"

    @property
    def rules(self) -> Rules:
        """Its box, for one round."""
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


def deal_of(day: date, box: str | None = None) -> DailyDeal:
    """The deal of a day, in its own box or in that of a preset."""
    if day < FIRST_DAY:
        raise NoDeal(f"{day.isoformat()} has no deal: the first one is that of {FIRST_DAY.isoformat()}")
    # Chance follows from the day alone, so boxes with the same tiles are dealt the same racks.
    preset = _box_of(day) if box is None else box
    if preset not in preset_ids():
        raise NoDeal(f"there is no box {preset[:40]!r}")
    by_lot = load(preset).starter == "players_choose"
    return DailyDeal(day, preset, BY_LOT if by_lot else ONE_ROUND)


def _box_of(day: date) -> str:
    week, weekday = divmod((day - FIRST_DAY).days, 7)
    return BOXES[week % len(BOXES)][weekday]


def read_deal(text: str) -> DailyDeal:
    """A deal by its name."""
    day, dot, box = text.partition(BOX)
    return deal_of(read_day(day), box if dot else None)


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
    # By the moment and not by a stream: a server that starts anew in mid-match draws the same.
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


# How somebody fared, found by playing the record again: no result is just believed.

NEVER = (ev.ClockStarted, ev.ClockStopped, ev.GaveUp, ev.SetUp, ev.TakenOver)
"""What may happen at a table, and would make another game of it."""


class NotThisDeal(ValueError):
    """A record that is not of the day's deal, or not as the computers play; says where.

    >>> import tilerummy as tr
    >>> tr.daily("2026-11-17").check(tr.Match(4, rules="sabra", seed=1))
    Traceback (most recent call last):
        ...
    tilerummy.daily.daily_deal.NotThisDeal: the deal of 2026-11-17 is played by baltic-ru, one round
    """


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What is compared: nothing in it names anybody.

    >>> import tilerummy as tr
    >>> monday = tr.daily("2026-01-05")
    >>> result = monday.check(monday.play("greedy"))
    >>> result.out == (result.left == 0)
    True
    """

    day: date
    turns: int
    """So many turns the person had."""
    left: int
    """So many tiles they were left with; 0 if they went out."""
    laid: tuple[int, ...] = ()
    """How many tiles they laid, turn by turn; 0 where they drew."""

    @property
    def out(self) -> bool:
        """Whether they went out."""
        return self.left == 0


def result_of(events: Sequence[ev.Event], deal: DailyDeal) -> DailyResult:
    """What a finished record of that deal comes to; every step of it is made again."""
    _check_beginning(events, deal)
    # Compulsory play is judged too: else a person could wait where the box forbids it.
    findings = verify(events, playable=can_play)
    if findings:
        raise NotThisDeal(str(findings[0]))
    laid = _check_computers(events, deal)
    # Exactly one: the beginning was checked for that.
    (ended,) = (event for event in events if isinstance(event, ev.RoundEnded))
    return DailyResult(deal.day, len(laid), len(ended.racks[PERSON]), laid)


def _check_beginning(events: Sequence[ev.Event], deal: DailyDeal) -> None:
    begun = events[0] if events else None
    if not isinstance(begun, ev.MatchStarted):
        raise NotThisDeal("a match begins with its rules and players")
    if begun.rules != deal.rules:
        raise NotThisDeal(f"the deal of {deal.day.isoformat()} is played by {deal.preset}, one round")
    if begun.rounds != 1 or len(begun.players) != len(deal.players("")):
        raise NotThisDeal(f"a day's deal is one round of {len(deal.players(''))} players")
    # A salt would make another deal of the same secret.
    if any(player.salt for player in begun.players):
        raise NotThisDeal("a day's deal has no salts: everybody has the same tiles")
    last = events[-1]
    if not isinstance(last, ev.MatchEnded) or last.secret != deal.secret:
        raise NotThisDeal(f"these are not the tiles of {deal.day.isoformat()}, or the round is not over")


def _check_computers(events: Sequence[ev.Event], deal: DailyDeal) -> tuple[int, ...]:
    """Every move of a computer is the one it makes; how many tiles the person laid in each turn."""
    game = evolve(None, events[0])
    laid: tuple[int, ...] = ()
    for place, event in enumerate(events[1:], start=1):
        if isinstance(event, NEVER):
            raise NotThisDeal(f"event {place}: this does not happen in a day's deal")
        if game.phase is Phase.PLAYING and getattr(event, "seat", None) == game.playing.turn.seat:
            _check_move(game, event, deal, place)
        game = evolve(game, event)
        if game.round is not None:
            # By the history that everybody saw: a draw with its discard is one turn.
            laid = tuple(len(turn.laid) for turn in game.round.history if turn.seat == PERSON)
    return laid


def _check_move(game: Game, event: ev.Event, deal: DailyDeal, place: int) -> None:
    seat, action = game.playing.turn.seat, action_of(event)
    # An announcement is no decision of theirs.
    if seat == PERSON or isinstance(event, ev.LastTile):
        return
    if action != computer_move(deal, view_game(game, seat), seat, game.sequence):
        raise NotThisDeal(f"event {place}: {deal.level(seat)} does not play like that")


# The deal played to its end by a program on the person's seat: how many turns are enough, as we know.

GOOD_PLAYERS = ("greedy", "patient", "calm", "hold", "master")
"""Whose lines are compared: who lays at once and who waits, for the deal decides which is better."""


def play(deal: DailyDeal, person: Bot, name: str = "me", now: int = 0) -> tuple[ev.Event, ...]:
    """The whole record of a day with this player on the person's seat."""
    game, begun = start_match(deal.rules, deal.players(name), now, secret=deal.secret, rounds=1)
    events = [*begun]
    while game.phase is not Phase.MATCH_OVER:
        game, more = apply(game, _next(deal, person, game), now, secret=deal.secret, playable=can_play)
        events += more
    return tuple(events)


def _next(deal: DailyDeal, person: Bot, game: Game) -> Action:
    if game.phase is not Phase.PLAYING:
        return NextRound()
    seat = game.playing.turn.seat
    bot = person if seat == PERSON else deal.computer(seat)
    return move_of(bot, deal, view_game(game, seat), seat, game.sequence)


def best_known(deal: DailyDeal) -> DailyResult:
    """The best that our own good players do with it."""
    return best_of(result_of(play(deal, bot_named(name)), deal) for name in GOOD_PLAYERS)


def best_of(results: Iterable[DailyResult]) -> DailyResult:
    """Going out counts first, then turns; who does not go out is compared by the tiles left."""
    return min(results, key=lambda one: (one.left, one.turns))

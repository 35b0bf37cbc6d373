"""How somebody fared with a day's deal, found by playing the record again: no result is just believed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tilerummy.daily.deal import PERSON, DailyDeal, computer_move, deal_of
from tilerummy.rules.match.audit import action_of, verify
from tilerummy.rules.match.event import (
    ClockStarted,
    ClockStopped,
    Event,
    GaveUp,
    LastTile,
    MatchEnded,
    MatchStarted,
    RoundEnded,
    SetUp,
    TakenOver,
)
from tilerummy.rules.match.game import Game, Phase, evolve
from tilerummy.rules.match.view import view_game
from tilerummy.solver import can_play

NEVER = (ClockStarted, ClockStopped, GaveUp, SetUp, TakenOver)
"""What may happen at a table, and would make another game of it."""


class NotThisDeal(ValueError):
    """A record that is not of the day's deal, or not as the computers play; says where.

    >>> import tilerummy as tr
    >>> tr.daily("2026-11-17").check(tr.Match(4, rules="sabra", seed=1))
    Traceback (most recent call last):
        ...
    tilerummy.daily.result.NotThisDeal: the deal of 2026-11-17 is played by baltic-ru, one round
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

    @property
    def out(self) -> bool:
        """Whether they went out."""
        return self.left == 0


def result_of(events: Sequence[Event], day: date) -> DailyResult:
    """What a finished record of that day's deal comes to; every step of it is made again."""
    deal = deal_of(day)
    _check_beginning(events, deal)
    findings = verify(events, playable=can_play)
    if findings:
        raise NotThisDeal(str(findings[0]))
    turns = _check_computers(events, deal)
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    return DailyResult(day, turns, len(ended.racks[PERSON]))


def _check_beginning(events: Sequence[Event], deal: DailyDeal) -> None:
    begun = events[0] if events else None
    if not isinstance(begun, MatchStarted):
        raise NotThisDeal("a match begins with its rules and players")
    if begun.rules != deal.rules:
        raise NotThisDeal(f"the deal of {deal.day.isoformat()} is played by {deal.preset}, one round")
    if begun.rounds != 1 or len(begun.players) != len(deal.players("")):
        raise NotThisDeal(f"a day's deal is one round of {len(deal.players(''))} players")
    if any(player.salt for player in begun.players):
        raise NotThisDeal("a day's deal has no salts: everybody has the same tiles")
    last = events[-1]
    if not isinstance(last, MatchEnded) or last.secret != deal.secret:
        raise NotThisDeal(f"these are not the tiles of {deal.day.isoformat()}, or the round is not over")


def _check_computers(events: Sequence[Event], deal: DailyDeal) -> int:
    """Every move of a computer is the one it makes; how many turns the person had."""
    game, turns = evolve(None, events[0]), 0
    for place, event in enumerate(events[1:], start=1):
        if isinstance(event, NEVER):
            raise NotThisDeal(f"event {place}: this does not happen in a day's deal")
        if game.phase is Phase.PLAYING and getattr(event, "seat", None) == game.playing.turn.seat:
            _check_move(game, event, deal, place)
        game = evolve(game, event)
        if game.round is not None:
            turns = sum(turn.seat == PERSON for turn in game.round.history)
    return turns


def _check_move(game: Game, event: Event, deal: DailyDeal, place: int) -> None:
    seat, action = game.playing.turn.seat, action_of(event)
    if seat == PERSON or isinstance(event, LastTile):
        return
    if action != computer_move(deal, view_game(game, seat), seat, game.sequence):
        raise NotThisDeal(f"event {place}: {deal.level(seat)} does not play like that")

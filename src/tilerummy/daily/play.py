"""A day's deal played to its end by a program on the person's seat: how many turns are enough, as we know."""

from __future__ import annotations

from collections.abc import Iterable

from tilerummy.bots.bot import Bot
from tilerummy.bots.registry import bot_named
from tilerummy.daily.deal import PERSON, DailyDeal, move_of
from tilerummy.daily.result import DailyResult, result_of
from tilerummy.rules.match.action import Action, NextRound
from tilerummy.rules.match.event import Event
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.view import view_game
from tilerummy.solver import can_play

GOOD_PLAYERS = ("greedy", "patient", "calm", "hold", "master")
"""Whose lines are compared: who lays at once and who waits, for the deal decides which is better."""


def play(deal: DailyDeal, person: Bot, name: str = "me", now: int = 0) -> tuple[Event, ...]:
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
    return best_of(result_of(play(deal, bot_named(name)), deal.day) for name in GOOD_PLAYERS)


def best_of(results: Iterable[DailyResult]) -> DailyResult:
    """Going out counts first, then turns; who does not go out is compared by the tiles left."""
    return min(results, key=lambda one: (one.left, one.turns))

"""A bound on waiting: strong players lay before the others fall asleep, and do not lose to those who wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.kit import game_at
from tilerummy.bots import Bot, Budget, ask, bot_named
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.bots.plan import turns_waited
from tilerummy.rules.match.action import Action, Draw, Play
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import load
from tilerummy.rules.table import Table, read_table
from tilerummy.rules.tile import JOKER

COMPANY = ["patient", "calm", "master", "grandmaster", "gambler", "architect", "saver", "teacher"]
MOST = 14
"""Draws in a row that somebody may see of an opponent who could lay something."""


class Watched:
    """A bot that notes how long it drew although it could have laid, since it opened."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.longest = bot, 0

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        assert view.seat is not None
        action = ask(self.bot, view, chance, budget)
        if isinstance(action, Draw) and view.players[view.seat].opened:
            self.longest = max(self.longest, 1 + turns_waited(view.history, view.seat))
        return action


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "name", ["patient", "calm", "master", "grandmaster", "gambler", "architect", "saver", "teacher"]
)
def test_nobody_a_table_offers_draws_for_ever(name: str, players: int) -> None:
    """Protects people from the top as it was: 27 draws in a row, then all tiles at once."""
    for seed in (900_001, 900_002):
        watched = Watched(bot_named(name))
        bots: Sequence[Bot] = [watched, *[bot_named("shifter")] * (players - 1)]
        play_deal(MatchTerms(load("sabra"), nodes=2_000, judged=False), bots, seed)
        assert watched.longest <= MOST


def seen(*laid: bool, seat: int = 0) -> list[SeenTurn]:
    tiles = read_table("r7 r8 r9")[0]
    return [SeenTurn(Seat(seat), Table(), 0 if lay else 1, laid=tuple(tiles) if lay else ()) for lay in laid]


def test_turns_without_a_lay_are_counted_from_the_last_one() -> None:
    """Protects the bound: a lay begins the count anew, and others do not count."""
    assert turns_waited(seen(False, True, False, False), Seat(0)) == 2
    assert turns_waited(seen(False, False, seat=1), Seat(0)) == 0


def after(turns: list[SeenTurn]) -> View:
    game = game_at(
        "sabra",
        ["r7 r8 r9 k1 k4 * b3", "k2 k5 b9"],
        table="b4 b5 b6",
        pool=" ".join(f"y{n}" for n in range(1, 14)),
        opened=[0, 1],
    )
    return replace(view_game(game, Seat(0)), history=tuple(turns))


def test_who_has_waited_lays_own_sets_and_keeps_the_joker() -> None:
    """Protects the strength of those who lay: what goes with the table, and jokers, stay for the end."""
    bot = bot_named("master")
    assert isinstance(bot.act(after(seen(False)), Random(1), Budget()), Draw)
    action = bot.act(after(seen(False, False, False)), Random(1), Budget())
    assert isinstance(action, Play)
    assert {str(meld) for meld in action.table} == {"b4 b5 b6", "r7 r8 r9"}
    assert JOKER not in action.table.tiles()


def test_the_strong_do_not_yield_to_who_waits_longer() -> None:
    """Protects the top from losing to waiting: where somebody else draws on, it draws on too."""
    turns = seen(*[False] * 9, seat=1) + seen(False, False, False)
    assert isinstance(bot_named("master").act(after(turns), Random(1), Budget()), Draw)
    assert isinstance(bot_named("calm").act(after(turns), Random(1), Budget()), Play)

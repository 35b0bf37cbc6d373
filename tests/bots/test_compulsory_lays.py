"""Where one must lay, the strongest level thinks of what the others could lay next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.kit import game_at
from tilerummy.bots import Budget, bot_named, compulsory_lays
from tilerummy.bots.belief import Idle
from tilerummy.bots.bot import NO_LIMIT
from tilerummy.bots.own_turn import OwnTurn, as_meant
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import read_tile
from tilerummy.solver import BestTurn, Wish

TABLE = "r4 r5 r6 | k10 b10 y10"


def only_hidden(mine: str, theirs: str) -> Game:
    """A game for two in which all tiles but theirs are seen."""
    shown = Counter(read_rack(f"{mine} {theirs} {TABLE.replace('|', '')}"))
    away = Rack((Counter(setting_for(load("sabra-de"), 2).tiles()) - shown).elements())
    return game_at("sabra-de", [mine, theirs], table=TABLE, opened=[0, 1], discards={1: str(away)})


def test_tiles_that_fit_are_not_on_a_rack_whose_owner_had_to_lay() -> None:
    """Protects the belief: what fits on the table now is not what somebody kept who must lay."""
    racks = ["r3 r7 k1", "k13"]
    game = game_at("sabra-de", racks, table=TABLE, pool="r3 r7 r8 k2 b3 y9", opened=[0, 1])
    position = OwnTurn(view_game(game, Seat(0)), NO_LIMIT)
    belief = Idle(position)
    idle = set(belief.tiles)
    assert not {read_tile(text) for text in ("r3", "r7", "r10", "*")} & idle
    assert {read_tile(text) for text in ("k13", "k2", "b3", "r8")} <= idle
    for seed in range(20):
        one, three = belief.racks([1, 3], Random(seed))
        assert (len(one), len(three)) == (1, 3)
        assert set(one) <= idle
        assert len(set(three) - idle) <= 1
        assert not Counter([*one, *three]) - position.unseen


def test_jokers_that_keep_their_meaning_stand_for_their_tiles() -> None:
    """Protects the quick answers under `classic`: they differ from the exact ones by swaps alone."""
    setting = setting_for(load("classic"), 2)
    assert str(as_meant(setting, read_table("r4 * r6 | k7 b7 *"))) == "r4 r5 r6 | k7 b7 r7"
    free = read_table("r4 * r6")
    assert as_meant(setting_for(load("sabra-de"), 2), free) is free
    lying = "r4 * r6 | r5 k5 b5 | r5 y5 b5 | k7 b7 *"
    game = game_at("classic", ["r7 k1", "k13"], table=lying, pool="y1 y2", opened=[0, 1])
    position = OwnTurn(view_game(game, Seat(0)), NO_LIMIT)
    quick = position.answer(position.view.table, position.rack)
    assert quick.play == position.most.play == (read_tile("r7"),)


def test_nothing_is_laid_that_lets_the_other_out() -> None:
    """Protects the plan for compulsory play: r7 would give the other's r8 a place, so r3 is laid alone."""
    view = view_game(only_hidden("r3 r7 k1 k2", "r8"), Seat(0))
    greedy, best = (
        bot_named(name).act(view, Random(1), Budget(nodes=20_000)) for name in ("greedy", "grandmaster")
    )
    assert isinstance(greedy, Play)
    assert isinstance(best, Play)
    assert greedy.table.tiles() == Counter(read_rack("r3 r4 r5 r6 r7 k10 b10 y10"))
    assert best.table.tiles() == Counter(read_rack("r3 r4 r5 r6 k10 b10 y10"))


def laid_among(players: int, rounds: int, preset: str = "sabra-de") -> int:
    """How many tiles the master lays of seven that go, where it must lay."""
    others = ["k2 k5 k9 k12 r13 b2 b8"] * (players - 1)
    racks = ["r3 r7 r8 y8 y9 y10 y11 k1", *others]
    opened = range(players)
    game = game_at(preset, racks, table="r4 r5 r6", pool="y1 y2 y3", opened=opened, rounds=rounds)
    action = bot_named("master").act(view_game(game, Seat(0)), Random(1), Budget(nodes=20_000))
    assert isinstance(action, Play)
    return (action.table.tiles() - game.playing.table.tiles()).total()


def test_among_four_little_is_laid_where_only_winning_counts() -> None:
    """Protects the plan that wins most there; with points at stake, bound jokers or fewer people, more."""
    assert laid_among(4, rounds=1) == 1
    assert laid_among(4, rounds=4) == laid_among(3, rounds=1) == laid_among(4, 1, "classic") == 7


def test_all_alternatives_together_keep_to_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the pace under `classic`: of many questions from one wish each gets its part of the time."""
    wishes: list[Wish] = []

    def note(*asked: object) -> Iterator[BestTurn]:
        wishes.extend(wish for wish in asked if isinstance(wish, Wish))
        return iter(())

    monkeypatch.setattr(compulsory_lays, "alternatives", note)
    game = game_at("classic", ["r7 r8 k1", "k13"], table=TABLE, pool="y1 y2", opened=[0, 1])
    for budget in (Budget.of_ms(60_000), Budget(nodes=2_000)):
        compulsory_lays.best_in_worlds(OwnTurn(view_game(game, Seat(0)), budget), Random(1))
    timed, counted = wishes
    assert timed.budget_ms is not None
    assert 0 < timed.budget_ms * compulsory_lays.NEXT_LARGEST * 4 <= 60_000
    assert counted.nodes > 0

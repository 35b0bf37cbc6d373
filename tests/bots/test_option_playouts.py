"""The strongest level reads the others and plays plays out in worlds as they may be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.kit import game_at, rules_of
from tests.simulator.conftest import needs_core
from tilerummy.bots import Budget, bot_named
from tilerummy.bots.belief import Guess, Reader, read_habits
from tilerummy.bots.bot import NO_LIMIT
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.bots.option_playouts import Option, Stakes, Trials, nearest_declared
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.match.action import Pass, Play
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, read_rack, read_table
from tilerummy.rules.tile import read_tile
from tilerummy.simulator import declares

LYING = read_table("r4 r5 r6")


def with_history(view: View, *turns: SeenTurn) -> OwnTurn:
    """The position of a view, as if these turns had been seen."""
    return OwnTurn(replace(view, history=turns), NO_LIMIT)


def middle() -> View:
    """A position for three, of whom all have opened."""
    racks = ["r7 k4 k5", "k13 b9", "y1 y2 y9"]
    return view_game(game_at("sabra", racks, table=str(LYING), pool="b1 b2 b3 r3", opened=[0, 1, 2]), Seat(0))


def test_who_draws_again_and_again_is_taken_for_one_who_waits() -> None:
    """Protects the reading of habits: drawing after the opening speaks for waiting, laying against it."""
    turns = [
        SeenTurn(Seat(1), LYING, opened=True, laid=LYING[0]),
        SeenTurn(Seat(2), LYING, opened=True, laid=LYING[0]),
    ]
    for _ in range(5):
        turns += [SeenTurn(Seat(1), LYING, drew=1), SeenTurn(Seat(2), LYING, laid=(read_tile("r3"),))]
    waiter, layer = read_habits(with_history(middle(), *turns))
    assert waiter.waits > 0.9
    assert layer.waits < 0.1
    assert (waiter.fresh, layer.fresh) == (1, 0)


def test_who_passes_at_the_end_is_taken_for_one_who_counts() -> None:
    """Protects the reading of the end: who only waits would lay what fits."""
    passes = [SeenTurn(Seat(1), LYING, passed=True)] * 3
    counting, unknown = read_habits(with_history(middle(), *passes))
    assert counting.counts > unknown.counts


def test_nobody_who_lays_is_thought_to_hold_what_fitted() -> None:
    """Protects the guesses: all unseen tiles are dealt, and what would have been laid lies elsewhere."""
    laid = (read_tile("r4"),)
    turns = [SeenTurn(Seat(seat), LYING, laid=laid, opened=True) for seat in (1, 2)]
    turns += [SeenTurn(Seat(seat), LYING, laid=laid) for seat in (1, 2)] * 3
    position = with_history(middle(), *turns)
    reader, fits = Reader(position), {read_tile("r3"), read_tile("r7")}
    holding = 0
    for seed in range(60):
        guess = reader.guess(Random(seed))
        assert Counter([*guess.pool, *(tile for rack in guess.racks for tile in rack)]) == position.unseen
        assert [len(rack) for rack in guess.racks] == [2, 3]
        holding += any(fits & {*rack} for rack in guess.racks)
    assert holding <= 6


@pytest.mark.parametrize("preset", preset_ids())
def test_every_rule_set_has_rules_that_can_be_played_out(preset: str) -> None:
    """Protects the search everywhere: the nearest declared rules deal as many tiles and jokers."""
    rules = load(preset)
    near = nearest_declared(rules)
    if near is None:
        pytest.skip("the simulator was not built")
    assert declares(near)
    for players in range(rules.players[0], rules.players[1] + 1):
        assert setting_for(near, players).tiles() == setting_for(rules, players).tiles()
    assert near.voluntary_draw == rules.voluntary_draw


def two_left(mine: str, theirs: str) -> Game:
    """An end for two in which all tiles but a few were put away."""
    shown = Counter(read_rack(f"{mine} {theirs} {LYING}"))
    away = Rack((Counter(setting_for(load("sabra"), 2).tiles()) - shown).elements())
    return game_at("sabra", [mine, theirs], table=str(LYING), opened=[0, 1], discards={1: str(away)})


@needs_core
def test_playouts_score_what_the_racks_cost() -> None:
    """Protects the link to the simulator: after a pass of both the lower rack wins the difference."""
    view = view_game(two_left("k4 k9", "k13 k12 b9"), Seat(0))
    position = OwnTurn(view, NO_LIMIT)
    near = nearest_declared(view.rules)
    assert near is not None
    guess = Reader(position).guess(Random(1))
    assert Trials(position, near).scores(Option(None), guess) == (21, -21)


@needs_core
def test_the_searched_end_gives_nothing_away() -> None:
    """Protects the end for two: the lower rack passes, the higher one lays what lets nobody out."""
    bot = bot_named("grandmaster")
    lower = view_game(two_left("r7 k4", "k13 k12 b9"), Seat(0))
    assert isinstance(bot.act(lower, Random(1), Budget(nodes=20_000)), Pass)
    higher = view_game(two_left("r7 r3 k9", "r8 r9"), Seat(0))
    action = bot.act(higher, Random(1), Budget(nodes=20_000))
    assert isinstance(action, Play)
    assert action.table.tiles() == Counter(read_rack("r3 r4 r5 r6"))


def test_a_match_is_played_for_its_end() -> None:
    """Protects the stakes: in the last round the total decides, before it every lead helps."""
    game = game_at("sabra", ["r7 k4", "k13", "b5"], table=str(LYING), opened=[0, 1, 2])
    view = view_game(game, Seat(0))
    last = Stakes(replace(view, rounds=1, number=1), 0, point=0.0)
    assert [last.value(scores) for scores in ((5, -5, 0), (-5, 5, 0), (5, 5, -10))] == [1.0, 0.0, 0.5]
    ahead = replace(view, rounds=4, number=2)
    worth = [
        Stakes(ahead, 0, point=0.0).value(scores) for scores in ((90, -45, -45), (0, 0, 0), (-90, 45, 45))
    ]
    assert 1 > worth[0] > worth[1] > worth[2] > 0
    assert worth[1] == pytest.approx(1 / 3)


@needs_core
@pytest.mark.parametrize("preset", ["sabra", "rummy", "baltic-lt", "pro6-fr"])
def test_ends_are_searched_under_every_kind_of_rules(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects tables of those who wait, who empty the pool: there is a search, and what it lays is legal."""
    searched: list[Option] = []

    def noted(self: Trials, option: Option, guess: Guess) -> tuple[int, ...]:
        searched.append(option)
        return scores(self, option, guess)

    scores = Trials.scores
    monkeypatch.setattr(Trials, "scores", noted)
    bots = [bot_named(name) for name in ("grandmaster", "hold", "hold")]
    for seed in range(8):
        play_deal(MatchTerms(load(preset), nodes=3_000), bots, seed)
        if searched:
            return
    pytest.fail("nothing was searched")


@needs_core
def test_a_house_with_a_player_who_gave_up_is_played_by_rule() -> None:
    """Protects tables that somebody left: the simulator has no empty chairs, so nothing is played out."""
    game = game_at("sabra", ["r7 k4", "k13", "b5"], table=str(LYING), opened=[0, 1, 2])
    view = view_game(replace(game, given_up=frozenset([Seat(1)])), Seat(0))
    action = bot_named("grandmaster").act(view, Random(1), Budget(nodes=5_000))
    assert isinstance(action, Play | Pass)
    assert nearest_declared(rules_of("sabra")) is not None

"""What every simulator promises, compiled or by the referee."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice, pairwise

import pytest

from tests.kit import game_at
from tests.simulator.conftest import needs_core
from tests.simulator.tables import CASHING, PATIENT
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules, load, preset_ids
from tilerummy.simulator import BUILDER, GREEDY, HOLD, Policy, Simulator, declares, simulator_for
from tilerummy.simulator.by_referee import ByReferee, deal, shuffled, with_pool_of, words
from tilerummy.simulator.compiled import BUILT, Compiled, pack_state, state_size
from tilerummy.simulator.declared import terms_of
from tilerummy.simulator.simulator import ALL

Make = Callable[[Rules, int], Simulator]
SABRA = load("sabra")


def games(count: int, players: int = 3) -> list[Game]:
    return [deal(SABRA, players, seed, Seat(seed % players)) for seed in range(count)]


def test_the_order_of_a_seed_never_changes() -> None:
    """A playout that was written down with its seed can be replayed by any later version."""
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [*islice(words(1234567), 4)] == published
    assert shuffled(range(10), 2026) == (1, 0, 6, 7, 3, 9, 2, 5, 4, 8)


def test_playouts_give_a_result_for_each_state(either: Make) -> None:
    """Scores, winners and lengths fit each other: the winners share what the others lose."""
    simulator = either(SABRA, 3)
    played = simulator.playouts(games(4), [GREEDY, HOLD, BUILDER], [None, 1, 2, 3])
    assert (len(played.scores), len(played.winners), len(played.lengths)) == (12, 4, 4)
    for place in range(4):
        scores, winners = played.scores_of(place), played.winners_of(place)
        assert sum(scores) == 0
        assert winners
        assert all(score >= 0 for seat, score in enumerate(scores) if seat in winners)
        assert played.lengths[place] > 5


def test_playouts_are_the_same_each_time(either: Make) -> None:
    """State, policies and seed decide a round, however many are played beside it, in how many threads."""
    simulator, states = either(SABRA, 3), games(5)
    policies = [GREEDY, CASHING, PATIENT]
    seeds = [3, None, 3, 4, 5]
    once = simulator.playouts(states, policies, seeds)
    assert simulator.playouts(states, policies, seeds, threads=3) == once
    alone = [simulator.playouts([state], policies, [seed]) for state, seed in zip(states, seeds, strict=True)]
    assert [each.scores_of(0) for each in alone] == [once.scores_of(place) for place in range(5)]
    assert simulator.playouts([], policies, []).winners == b""


def test_steps_lead_to_the_result_of_a_playout(either: Make) -> None:
    """Whoever looks at a playout move by move sees the round that was counted."""
    simulator = either(SABRA, 3)
    state, policies = simulator.deal(11, Seat(1)), [GREEDY, HOLD, CASHING]
    steps, played = simulator.steps(state, policies, 5), simulator.playouts([state], policies, [5])
    assert steps.scores == played.scores_of(0)
    assert len(steps.states) - 1 == played.lengths[0]
    assert all(before != after for before, after in pairwise(steps.states))


@needs_core
def test_both_deal_and_shuffle_alike() -> None:
    """A seed means the same tiles in the same order to both, so that rounds can be compared."""
    for players in (2, 3, 4):
        fast, slow = Compiled(SABRA, players), ByReferee(SABRA, players)
        for seed in (0, 1, 2**63 - 1):
            starter = Seat(seed % players)
            game = slow.deal(seed, starter)
            assert isinstance(game, Game)
            assert fast.state_of(game) == fast.deal(seed, starter)
            shuffled_state = fast.steps(game, [GREEDY] * players, seed).states[0]
            assert shuffled_state == fast.state_of(with_pool_of(game, seed))


@needs_core
def test_both_win_as_often() -> None:
    """Among equal plays they may choose differently, but not so that it matters: holders beat the greedy."""
    states, policies = games(30, 2), [HOLD, GREEDY]
    for simulator in (Compiled(SABRA, 2), ByReferee(SABRA, 2)):
        played = simulator.playouts(states, policies, [None] * 30)
        assert sum(played.winners_of(place) == (0,) for place in range(30)) >= 28


@pytest.mark.parametrize("preset", preset_ids())
def test_every_preset_is_played(preset: str) -> None:
    """Rules that the compiled simulator does not declare are the referee's; none is without playouts."""
    rules = load(preset)
    simulator = simulator_for(rules, 2)
    assert isinstance(simulator, Compiled) == (BUILT and declares(rules))
    policies = (BUILDER, GREEDY) if rules.joker_sets != "stay_until_swapped" else (BUILDER, BUILDER)
    played = simulator.playouts([simulator.deal(3, Seat(0))], policies, [3])
    assert played.winners_of(0)


def test_a_seat_that_has_given_up_is_passed_over(either: Make) -> None:
    """The others play on, and its tiles count."""
    game = replace(games(1)[0], given_up=frozenset({Seat(1)}))
    played = either(SABRA, 3).playouts([game], [GREEDY] * 3, [None])
    assert played.scores_of(0)[1] < 0


def test_a_tile_drawn_while_waiting_is_not_forgotten(either: Make) -> None:
    """A seat that could lay nothing, then waited and drew twice, looks at both tiles in the end."""
    game = game_at(
        SABRA, ["k1 b9", "k13 b2 y6"], table="r3 r4 r5", pool="r6 b11 y12 k8", opened=[0, 1], turn=0
    )
    waiting = Policy(wait=ALL, near=3)  # the other holds three, then more, then the pool is empty
    played = either(SABRA, 2).playouts([game], [waiting, HOLD], [None])
    assert played.scores_of(0) == (18, -18)


def test_what_does_not_fit_is_refused(either: Make) -> None:
    """Wrong numbers of policies or seeds, another table's game, and seeds below zero are named."""
    simulator, states = either(SABRA, 3), games(1)
    with pytest.raises(ValueError, match="2 policies for 3 seats"):
        simulator.playouts(states, [GREEDY] * 2, [1])
    with pytest.raises(ValueError, match="1 states and 2 seeds"):
        simulator.playouts(states, [GREEDY] * 3, [1, 2])
    with pytest.raises(ValueError, match="is no seed"):
        simulator.playouts(states, [GREEDY] * 3, [-1])
    with pytest.raises(ValueError, match="other rules"):
        simulator.state_of(deal(SABRA, 2, 1, Seat(0)))
    with pytest.raises(ValueError, match="other rules"):
        simulator.playouts([deal(SABRA, 2, 1, Seat(0))], [GREEDY] * 3, [1])


@needs_core
def test_a_broken_state_is_refused() -> None:
    """The compiled simulator trusts no bytes: too many of a tile, a seat that is not there, a rack gone."""
    simulator, terms = Compiled(SABRA, 3), terms_of(SABRA, 3)
    good = pack_state(terms, games(1)[0])
    assert len(good) == state_size(terms)
    row = terms.kinds + 1
    for place, value in ((0, 3), (1, 9), (2, 8), (4, 1), (5, 255), (8, 3), (8 + terms.kinds, 3), (-1, 0)):
        broken = bytearray(good)
        broken[place] = value
        if place == -1:
            broken[8 + row : 8 + 2 * row] = bytes(row)
        with pytest.raises(ValueError, match="state"):
            simulator.playouts([bytes(broken)], [GREEDY] * 3, [1])
    with pytest.raises(ValueError, match="whole state"):
        simulator.playouts([good[:-1]], [GREEDY] * 3, [1])

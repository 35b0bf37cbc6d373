"""Many tables at once play as the simulator plays, and so as the referee judges."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tests.simulator.conftest import needs_core
from tilerummy.research import Tables
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load
from tilerummy.simulator import DRAW, GREEDY, HOLD, simulator_for
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.simulator.compiled import HEAD, Compiled, pack_state
from tilerummy.simulator.declared import terms_of

pytestmark = needs_core


@pytest.mark.parametrize("preset", ["sabra", "sabra-de"])
def test_single_moves_are_those_of_a_whole_round(preset: str) -> None:
    """Protects the way to the referee: rounds made of single moves end as playouts do, which are judged."""
    players, number = 3, 12
    tables = Tables(number, preset, players, seed=20, threads=2)
    simulator = simulator_for(load(preset), players)
    line_up = [GREEDY, HOLD, GREEDY]
    actions = np.array([1, 2, 1])
    dealt = [simulator.deal(seed, Seat(seed % players)) for seed in range(20, 20 + number)]
    played = simulator.playouts(dealt, line_up, [None] * number)
    moves, ended = np.zeros(number, int), np.zeros(number, bool)
    while not ended.all():
        moves += ~ended
        stepped = tables.step(actions[tables.turns])
        for place in np.flatnonzero(stepped.over & ~ended):
            assert tuple(stepped.rewards[place].tolist()) == played.scores_of(int(place))
            assert tuple(np.flatnonzero(stepped.won[place]).tolist()) == played.winners_of(int(place))
        ended |= stepped.over
    assert moves.tolist() == list(played.lengths)


def test_the_seat_in_turn_sees_its_own_tiles() -> None:
    """Protects what is learned from: own rack, table and unseen tiles add up to the box."""
    tables = Tables(50, "sabra", 4, seed=3)
    chance = np.random.default_rng(1)
    for _ in range(20):
        seen = tables.seen()
        whole = seen.rack.astype(int) + seen.table + seen.unseen
        assert (whole == [2] * 52 + [2]).all()
        assert (seen.sizes[:, 0] == seen.rack.sum(axis=1)).all()
        assert (seen.sizes.sum(axis=1) + seen.pool + seen.table.sum(axis=1) == 106).all()
        tables.step(chance.integers(tables.actions, size=50))
    assert tables.seen().opened.any()


def test_equal_seeds_play_alike() -> None:
    """Protects reproducible training: seed and actions decide all, in one thread or two."""
    chance = np.random.default_rng(2)
    first, second = Tables(40, "sabra", 2, seed=9), Tables(40, "sabra", 2, seed=9, threads=2)
    for _ in range(60):
        actions = chance.integers(first.actions, size=40)
        first.step(actions)
        second.step(actions)
        assert (first.states == second.states).all()


@pytest.mark.parametrize("preset", ["sabra", "sabra-de", "baltic-ru", "classic"])
def test_a_drawer_draws_unless_it_must_lay(preset: str) -> None:
    """Protects the option that waits: it lays only where the rules ask for it, as by the referee."""
    rules = load(preset)
    fast, slow = Compiled(rules, 2), ByReferee(rules, 2)
    terms = terms_of(rules, 2)
    for seed in range(3):
        mine = fast.steps(fast.deal(seed, Seat(0)), [DRAW, GREEDY])
        game = slow.steps(slow.deal(seed, Seat(0)), [DRAW, GREEDY]).states[1]
        assert isinstance(game, Game)
        assert mine.states[1] == pack_state(terms, game)
        racks = [sum(state[HEAD + 53 : HEAD + 106]) for state in mine.states if isinstance(state, bytes)]
        never_lays = all(later >= earlier for earlier, later in pairwise(racks))
        assert never_lays or not rules.voluntary_draw


def test_other_rules_are_refused() -> None:
    """Protects from wrong rules at great speed: only what the simulator declares is played here."""
    with pytest.raises(ValueError, match=r"rummy is not played .* does not know joker_sets=no_split; env"):
        Tables(2, "rummy", 2)
    with pytest.raises(
        ValueError, match=r"does not know starter_discard=True, .*draw_mode=instead_then_disc"
    ):
        Tables(2, "pro6-en", 2)
    for wrong in (b"", b"\0" * 8):
        with pytest.raises(ValueError, match="a whole state and a policy"):
            Compiled(load("sabra"), 2).advance(b"\0" * 10, wrong)
    with pytest.raises(IndexError):
        Tables(2, "sabra", 2).step(np.array([7, 0]))

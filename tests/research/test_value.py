"""The learned baseline: what it sees, how it chooses, and the script that trains it."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.children import run
from tests.simulator.conftest import needs_core
from tilerummy.bots.bot import Budget
from tilerummy.bots.match import let_happen
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.registry import bot_named
from tilerummy.research import Tables
from tilerummy.research.afterstates import (
    FEATURES,
    GREEDY,
    Floats,
    Look,
    Network,
    best_options,
    load_network,
    look,
)
from tilerummy.research.duel import choose_by, choose_seeing_all, option_move, shares_moving
from tilerummy.research.learned import PLANS, Learned, looked_at
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.simulator.by_referee import deal
from tilerummy.simulator.compiled import pack_state
from tilerummy.simulator.declared import terms_of

ROOT = Path(__file__).parents[2]
SABRA = load("sabra")


def some_network(scale: float = 1.0) -> Network:
    """Weights by chance."""
    chance = np.random.default_rng(1)
    sizes = [FEATURES, 8, 1]
    return Network(
        tuple(
            ((scale * chance.normal(size=(a, b))).astype(np.float32), np.zeros(b, np.float32))
            for a, b in pairwise(sizes)
        )
    )


def positions(players: int) -> list[Game]:
    """Positions of a round of holders and greedy players, from the first to the last."""
    game, bots, found = deal(SABRA, players, 3, Seat(0)), [bot_named("hold"), bot_named("greedy")], []
    while game.phase is Phase.PLAYING:
        found.append(game)
        seat = game.playing.turn.seat
        view = view_game(game, seat)
        game = let_happen(game, bots[seat % 2].act(view, chance=Random(1), budget=Budget(nodes=20_000)))
    return found


@needs_core
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_sees_what_the_tables_show(players: int) -> None:
    """Protects the bot: at a table of people it values positions by the same numbers it was trained on."""
    terms, tables, compared = terms_of(SABRA, players), Tables(1, players=players), 0
    for game in positions(players)[::3]:
        tables.states = np.frombuffer(pack_state(terms, game), np.uint8)[None].copy()
        there = look(tables, np.array([0]))
        view = view_game(game, game.playing.turn.seat)
        lays = [plan(OwnTurn(view, Budget(nodes=20_000)), Random(1)) for plan in PLANS]
        here = looked_at(view, lays)
        assert here.possible.tolist() == there.possible.tolist()
        # Of plays of as many tiles each side may choose its own: only what was not laid is the same. The sets
        # of the table are laid anew there, so a player that only adds may find more or fewer places.
        np.testing.assert_array_equal(here.features[:, 0], there.features[:, 0])
        some = here.possible & [True, True, True, False]
        np.testing.assert_array_equal(here.features[some][:, -4:], there.features[some][:, -4:])
        np.testing.assert_array_equal(here.final[:, : GREEDY + 1], there.final[:, : GREEDY + 1])
        compared += int(here.possible.sum())
    assert compared > 10


def test_the_best_option_is_taken() -> None:
    """Protects the choice: the highest value wins, a certain win beats any value, the impossible never."""
    values: Floats = np.array([[0.3, 0.9, 0.5, 0.4], [0.3, 0.2, 0.1, 0.9], [0.8, 0.7, 0.6, 0.5]], np.float32)
    final: Floats = np.full_like(values, np.nan)
    final[2, 2] = 1.0
    possible = np.array([[1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 1, 1]], bool)
    features: Floats = np.zeros((3, 4, FEATURES), np.float32)
    assert best_options(Look(features, possible, final), values).tolist() == [1, 0, 2]


def test_a_network_is_kept_and_read_again(tmp_path: Path) -> None:
    """Protects trained weights: they are read as written, and a file of other sizes is refused."""
    network, features = some_network(0.1), np.random.default_rng(2).random((5, FEATURES)).astype(np.float32)
    network.save(tmp_path / "kept.npz")
    read = load_network(tmp_path / "kept.npz")
    np.testing.assert_allclose(read.values(features), network.values(features), atol=2e-3)
    np.savez(tmp_path / "other.npz", np.zeros((3, 1)), np.zeros(1))
    with pytest.raises(ValueError, match="holds no network"):
        load_network(tmp_path / "other.npz")


@needs_core
def test_a_duel_is_fair_to_equals() -> None:
    """Protects the tables of the benchmark: a player against itself wins exactly its share, deal by deal."""

    def greedy(_: Tables, where: NDArray[np.intp]) -> NDArray[np.intp]:
        return np.full(len(where), GREEDY)

    assert shares_moving(option_move(greedy), GREEDY, 3, 6, 50) == pytest.approx([1 / 3] * 6)
    assert np.mean(shares_moving(option_move(greedy), 3, 2, 20, 50)) > 0.8
    assert len(shares_moving(option_move(choose_by(some_network())), GREEDY, 2, 2, 50)) == 2


@pytest.mark.wide
@needs_core
def test_who_sees_all_wins_more() -> None:
    """Protects the ceiling: seeing racks and pool never loses a deal that the policy of the others wins."""
    shares = shares_moving(option_move(choose_seeing_all(GREEDY)), GREEDY, 2, 4, 70)
    assert min(shares) >= 0.5
    assert np.mean(shares) > 0.9


def test_the_bot_plays_whole_rounds_and_says_where_it_cannot() -> None:
    """Protects its seat at a real table: whole rounds, and foreign rules are refused with a reason."""
    bot, game = Learned(some_network()), deal(SABRA, 3, 5, Seat(0))
    moves = 0
    while game.phase is Phase.PLAYING and moves < 200:
        game, moves = let_happen(game, bot.act(view_game(game, game.playing.turn.seat))), moves + 1
    assert moves > 10
    foreign = deal(load("classic"), 2, 5, Seat(0))
    with pytest.raises(ValueError, match="plays sabra"):
        bot.act(view_game(foreign, foreign.playing.turn.seat))


@pytest.mark.wide
@needs_core
def test_the_example_trains_a_network(tmp_path: Path) -> None:
    """Protects researchers' first steps: the script of the docs learns, keeps its network and tests it."""
    out = tmp_path / "value.npz"
    effort = {"seconds": 3, "tables": 16, "threads": 1, "layers": 8, "batch": 16, "deals": 2, "out": out}
    options = [f"--{name}={value}" for name, value in effort.items()]
    script = [sys.executable, str(ROOT / "examples" / "train_value.py"), *options]
    done = run(script)
    assert done.returncode == 0, done.stderr
    assert "| hold | 4 | 2 |" in done.stdout
    assert load_network(out).layers[0][0].shape == (FEATURES, 8)

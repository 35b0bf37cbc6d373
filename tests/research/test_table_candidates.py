"""The best plays of many tables are those of the solver, and choosing one plays it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.simulator.conftest import needs_core
from tilerummy import research
from tilerummy.research import Tables
from tilerummy.research.afterstates import learned
from tilerummy.research.duel import candidate_move, pick_by, pick_by_chance, shares_moving
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load
from tilerummy.rules.tile import Tile
from tilerummy.simulator import BUILDER, Policy
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.simulator.compiled import HEAD, Compiled, kinds_of, state_size
from tilerummy.simulator.declared import terms_of
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.solve import solve_between

pytestmark = needs_core
PLAYS = 6


def laid_by(game: Game, before: bytes, after: bytes) -> list[Tile]:
    """The tiles that a choice adds to the table."""
    kinds = kinds_of(game.setting)
    counts = [after[HEAD + at] - before[HEAD + at] for at in kinds.values()]
    return [tile for tile, count in zip(kinds, counts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("preset", ["sabra", "sabra-de", "baltic-ru", "classic"])
def test_they_are_the_best_plays_of_the_solver(preset: str) -> None:
    """Protects what is learned from: tiles and points are those of the K best plays, and each is one."""
    rules = load(preset)
    slow, fast, size = ByReferee(rules, 2), Compiled(rules, 2), state_size(terms_of(rules, 2))
    compared = {True: 0, False: 0}
    for seed in range(2):
        steps = slow.steps(slow.deal(seed, Seat(0)), [BUILDER, Policy(wait=3)]).states[:-1:3]
        for game in steps:
            assert isinstance(game, Game)
            playing, state = game.playing, fast.state_of(game)
            assert isinstance(state, bytes)
            seat = playing.turn.seat
            opened = seat in playing.opened
            before = Before(playing.table, playing.racks[seat], opened, bool(playing.opened))
            after, _, _, _, there = fast.best_plays(state, PLAYS)
            rows = [after[at * size : (at + 1) * size] for at in range(1, 1 + PLAYS) if there[at]]
            found = [laid_by(game, state, row) for row in rows]
            points = [(len(tiles), sum(map(game.setting.rack_points, tiles))) for tiles in found]
            wanted = [
                (best.tiles, best.points)
                for best, _ in zip(alternatives(game.setting, before), range(PLAYS), strict=False)
            ]
            assert points == wanted, (preset, seed, str(playing.table), str(playing.racks[seat]))
            assert len({tuple(sorted(map(str, tiles))) for tiles in found}) == len(found)
            for tiles in found:
                assert solve_between(game.setting, before, tiles, []).tiles == len(tiles)
            assert bool(there[0]) == (rules.voluntary_draw or not found)
            compared[opened] += bool(found)
    assert min(compared.values()) > 0


def test_what_a_choice_says_is_what_it_does() -> None:
    """Protects candidates as observations: tiles, points, opening and going out are those of the move."""
    tables, chance = Tables(40, "sabra", 3, seed=5), np.random.default_rng(1)
    ends = 0
    for _ in range(60):
        now, every = tables.seen(), np.arange(40)
        found = tables.candidates(5)
        chosen = np.where(found.mask, chance.random(found.mask.shape) + found.goes_out, -1).argmax(axis=1)
        stepped = tables.choose(found, chosen)
        laid, tiles = found.laid[every, chosen], found.tiles[every, chosen]
        assert (now.table + laid == found.table[every, chosen]).all()
        assert (laid <= now.rack).all()
        assert (tiles[chosen == 0] == 0).all()
        assert (tiles[chosen > 0] > 0).all()
        assert (found.opens[every, chosen] == ((tiles > 0) & (now.opened[:, 0] == 0))).all()
        out = found.goes_out[every, chosen]
        assert (out == (tiles == now.sizes[:, 0])).all()
        assert stepped.over[out].all()
        assert (stepped.won[out, now.seat[out]] == 1).all()
        ends += int(stepped.over.sum())
    assert ends > 0


def test_only_what_is_there_can_be_chosen() -> None:
    """Protects from silent nonsense: a masked choice, an old list and no plays at all are named."""
    tables = research.vector("sabra", 2, 4, seed=1)
    found = tables.candidates(8)
    with pytest.raises(ValueError, match="choice 8 of table 0 is not there"):
        tables.choose(found, np.full(4, 8))
    tables.choose(found, np.zeros(4, int))
    with pytest.raises(ValueError, match="earlier move"):
        tables.choose(found, np.zeros(4, int))
    with pytest.raises(ValueError, match="from 1 to 64"):
        tables.candidates(0)


def test_threads_find_the_same() -> None:
    """Protects reproducible training: two threads share the tables and nothing else changes."""
    one, two = (Tables(9, "classic", 3, seed=4, threads=threads) for threads in (1, 2))
    for _ in range(12):
        first, second = one.candidates(4), two.candidates(4)
        assert (first.states == second.states).all()
        assert (first.mask == second.mask).all()
        best = first.mask.argmax(axis=1)
        assert (one.choose(first, best).rewards == two.choose(second, best).rewards).all()


def test_a_network_picks_better_than_chance() -> None:
    """Protects the baselines on candidates: paired deals, and the learned one wins more than lots do."""
    moves = (candidate_move(pick_by(learned())), candidate_move(pick_by_chance(1)))
    shares = [sum(shares_moving(move, other=1, players=2, deals=12, seed=700)) for move in moves]
    assert shares[0] > shares[1]

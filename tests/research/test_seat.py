"""One seat against bots, as Gymnasium has it."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tilerummy as tr
import tilerummy.research
from tests.children import run
from tilerummy.research import environment_ids
from tilerummy.research.seat_environment import Seat


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # advice about image observations and render modes
@pytest.mark.parametrize("name", ["tilerummy/Sabra-v0", "tilerummy/Classic-v0"])
def test_gymnasium_accepts_the_environment(name: str) -> None:
    """Protects everybody's training code: Gymnasium's own check has nothing to say."""
    check_env(gymnasium.make(name, opponents="novice", plays=2).unwrapped, skip_render_check=True)


def test_every_preset_has_its_environment() -> None:
    """Protects `gymnasium.make`: each rule set is registered, in either order of the imports."""
    assert set(environment_ids()) <= set(gymnasium.registry)
    assert environment_ids()["tilerummy/RummyVariantsEs-v0"] == "rummy-variants-es"
    for imports in ("gymnasium, tilerummy.research", "tilerummy.research, gymnasium"):
        code = f"import {imports}; gymnasium.make('tilerummy/Sabra-v0', opponents=('greedy',))"
        assert run([sys.executable, "-W", "error", "-c", code], check=True).returncode == 0


def play(table: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """A match by chance: what it gave, and how many moves it took."""
    _, info = table.reset(seed=seed)
    chance, given, moves, over = np.random.default_rng(seed), 0.0, 0, False
    while not over:
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, cut, info = table.step(action)
        given, moves, over = given + float(reward), moves + 1, over or cut
    return given, moves


def test_a_match_against_bots() -> None:
    """Protects rewards: what the seat is given in all is its score, and a seed plays the same match."""
    table = gymnasium.make("tilerummy/Sabra-v0", opponents=("greedy", "novice"), plays=2)
    own = table.unwrapped
    assert isinstance(own, Seat)
    given, moves = play(table, 3)
    assert given == own.table.match.scores[int(own.agent[-1])]
    assert play(table, 3) == (given, moves)
    with pytest.raises(RuntimeError, match="the match is over"):
        own.step(0)


def test_a_choice_outside_the_mask_is_replaced_and_told() -> None:
    """Protects learners without masks: they lose the choice, not the run."""
    table = Seat("sabra", tr.bot("greedy"), seat=1, plays=1)
    table.reset(seed=2)
    assert table.agent == "seat_1"
    *_, info = table.step(5)
    assert info["refused"] == ["not_a_choice"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"opponents": ("greedy",), "players": 3}, "1 were named for 3 players"),
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], says: str) -> None:
    """Protects from a long training at the wrong table."""
    with pytest.raises(ValueError, match=says):
        Seat("sabra", **options)

"""The game as OpenSpiel has it, by OpenSpiel's own tests; `./run build` installs it for them."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from tests.needs import lacking

if find_spec("pyspiel") is None:
    lacking("OpenSpiel")

import pyspiel

import tilerummy.research.openspiel  # noqa: F401 - it tells OpenSpiel of the game

TABLES = ("rules=sabra,players=2", "rules=baltic-lv,players=4", "rules=pro6-fr,players=3")


def load(table: str = TABLES[0]) -> Any:
    return pyspiel.load_game(f"tilerummy({table},deals=64)")


@pytest.mark.parametrize("table", TABLES)
def test_openspiel_finds_no_fault(table: str) -> None:
    """Protects researchers: histories, copies, texts and arrays are as OpenSpiel's algorithms expect them."""
    game = load(table)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.get_type().short_name == "tilerummy"


def test_a_copy_plays_on_by_itself() -> None:
    """Protects searches: what is tried on a copy leaves the state as it was."""
    state = load().new_initial_state()
    state.apply_action(5)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), str(copy) == before) == (before, False)


def test_the_same_history_is_the_same_state() -> None:
    game, rng = load(), Random(1)
    one, other = game.new_initial_state(), game.new_initial_state()
    one.apply_action(7)
    for _ in range(20):
        one.apply_action(rng.choice(one.legal_actions()))
    for action in one.history():
        other.apply_action(action)
    assert str(one) == str(other)


def test_nobody_sees_the_tiles_of_others() -> None:
    """Protects from learning by peeping: tiles that another player drew are in no word and no number."""
    game = load()
    states = [game.new_initial_state() for _ in range(2)]
    for state in states:
        state.apply_action(3)
        while state.current_player() != 0:
            state.apply_action(0)
    rack = states[0].match.view(1).rack
    assert rack is not None
    seen = states[0].information_state_string(0)
    assert repr(rack) not in seen
    assert repr(rack) in states[0].information_state_string(1)


@pytest.mark.parametrize("table", ["rules=sabra,players=9", "rules=sabbra,players=2"])
def test_a_table_that_there_is_not_is_refused(table: str) -> None:
    with pytest.raises(Exception, match=r"players|sabbra"):
        load(table)

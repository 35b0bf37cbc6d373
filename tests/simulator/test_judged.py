"""Rounds of the compiled simulator, stepped beside the referee."""

from __future__ import annotations

import pytest

from tests.simulator.conftest import needs_core
from tests.simulator.judge import Disagreement, judge_round
from tests.simulator.tables import CASHING, LINE_UPS, declared_houses, declared_presets, tables
from tilerummy.rules.preset import load
from tilerummy.simulator import GREEDY, HOLD
from tilerummy.simulator.compiled import Compiled
from tilerummy.simulator.simulator import Steps


@needs_core
@pytest.mark.parametrize(
    ("more", "every"),
    [(0, 3), pytest.param(0, 1, marks=pytest.mark.wide), pytest.param(1000, 1, marks=pytest.mark.long)],
)
def test_presets_are_played_by_the_rules(more: int, every: int) -> None:
    """The referee accepts every move, and racks, table, pool, turn and scores are the same after each.

    Of every three rounds one has each preset with each line-up, and with each number of players.
    """
    presets = [rules.preset for rules in declared_presets()]
    assert {"sabra", "sabra-de", "baltic-ru", "baltic-et", "classic"} <= set(presets)
    rounds = list(enumerate(tables(declared_presets())))[::every]
    assert len({(rules, seed % len(LINE_UPS)) for seed, (rules, _, _) in rounds}) == len(presets) * len(
        LINE_UPS
    )
    assert len({(rules, players) for _, (rules, players, _) in rounds}) == len(presets) * 3
    for seed, (rules, players, policies) in rounds:
        assert judge_round(rules, players, policies, seed + more) > 5


@pytest.mark.wide
@needs_core
def test_house_rules_are_played_by_the_rules() -> None:
    """What a house may change without leaving the compiled simulator is played as it says."""
    every = list(tables(declared_houses()))
    for seed, (rules, players, policies) in enumerate(every[::5]):  # every line-up under every house rule
        assert judge_round(rules, players, policies, seed) > 1


@needs_core
def test_rounds_that_once_differed() -> None:
    """A joker of an opening lies where it counts most, and one that stays is not left without a tile."""
    assert judge_round(load("baltic-et"), 2, [GREEDY, HOLD], 26335) > 10
    small_hands = load("classic").with_options({"hand_game": "double_and_no_minimum", "hand_size": 6})
    assert judge_round(small_hands, 3, [CASHING] * 3, 15419) > 10


@needs_core
@pytest.mark.parametrize("place", [8, 8 + 53, 0, 2, 5])
def test_the_judge_sees_a_wrong_state(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    """A simulator that loses a tile, gives the turn to another or forgets who has opened is found out."""
    honest = Compiled.steps

    def lying(*args: object) -> Steps:
        steps = honest(*args)  # type: ignore[arg-type]
        state = steps.states[20]
        assert isinstance(state, bytes)
        steps.states[20] = state[:place] + bytes([state[place] ^ 1]) + state[place + 1 :]
        return steps

    monkeypatch.setattr(Compiled, "steps", lying)
    with pytest.raises(Disagreement):
        judge_round(load("sabra"), 4, [GREEDY] * 4, 7)

"""Scores of rounds and matches, RULES section I and DEFINITIONS 11."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import rules_of, tiles
from tests.rules.rule_sets import rule_sets
from tilerummy.rules.judging.score import rack_points, round_winners, score_match, score_round
from tilerummy.rules.parameter import WinnerBonus
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.refusal import Unreadable

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text("utf-8"))["cases"]


def cases(kind: str) -> list[Any]:
    """Each example of a kind under each preset it names, and whether its verdict holds there."""
    return [
        pytest.param(case, preset, holds, id=f"{case['id']}-{preset}")
        for case in EXAMPLES
        if case["kind"] == kind
        for holds, presets in ((True, case["presets"]), (False, case["opposite_presets"]))
        for preset in presets
    ]


def points_of(case: dict[str, Any], rules: Rules) -> dict[str, int]:
    if "rack_values" in case:
        return dict(case["rack_values"])
    return {name: rack_points(rules, tiles(" ".join(rack))) for name, rack in case["racks"].items()}


@pytest.mark.parametrize(("case", "preset", "holds"), cases("score_round"))
def test_round_examples(case: dict[str, Any], preset: str, holds: bool) -> None:
    """The worked examples of the sheets, and the contrary under the presets that differ."""
    rules = load(preset)
    flags = {"hand_game": case["hand_game"], "blocked": case.get("blocked", False)}

    scores = score_round(rules, points_of(case, rules), case["winner"], **flags)

    assert (scores == case["scores"]) is holds


@pytest.mark.parametrize(("case", "preset", "holds"), cases("score_match"))
def test_match_examples(case: dict[str, Any], preset: str, holds: bool) -> None:
    """Totals and winners of the sheets' examples; no preset adds up otherwise."""
    match = score_match(case["round_scores"])

    assert holds
    assert match.totals == case["totals"]
    assert list(match.winners) == case["match_winners"]


def test_blocked_round_is_shared_by_the_lowest_racks() -> None:
    """DEFINITIONS 11: several lowest racks share equally, the remainder to the first in playing order."""
    points = {"B": 9, "A": 2, "D": 2, "C": 14, "E": 2}

    assert round_winners(points, None, blocked=True) == ("A", "D", "E")
    # The others write 7 and 12; 19 is 6 for each of three and one left over.
    assert score_round(load("sabra"), points, blocked=True) == {"B": -7, "A": 7, "D": 6, "C": -12, "E": 6}


def test_blocked_round_is_won_by_the_lowest_rack_whoever_is_named() -> None:
    """The racks say who wins a blocked round, not the name somebody wrote down."""
    points = {"A": 10, "B": 3}

    assert score_round(load("sabra"), points, "A", blocked=True) == {"A": -7, "B": 7}


def test_blocked_round_without_a_bonus() -> None:
    """RULES E: where the winner writes nothing, the others still write the difference."""
    points = {"A": 10, "B": 3, "C": 5}

    assert score_round(load("pro6-es"), points, blocked=True) == {"A": -7, "B": 0, "C": -2}


def test_blocked_round_in_which_all_are_level() -> None:
    """Equal racks cost nobody anything."""
    assert score_round(load("sabra"), {"A": 5, "B": 5}, blocked=True) == {"A": 0, "B": 0}


@pytest.mark.parametrize(("hand_game", "factor"), [("off", 1), ("double", 2), ("double_and_no_minimum", 2)])
def test_hand_game_counts_double_only_where_the_rules_have_it(hand_game: str, factor: int) -> None:
    """RULES I: a hand game doubles the losers' points, and the winner gets the doubled sum."""
    scores = score_round(rules_of("sabra", hand_game=hand_game), {"A": 0, "B": 7}, "A", hand_game=True)

    assert scores == {"A": 7 * factor, "B": -7 * factor}


def test_a_blocked_round_is_never_a_hand_game() -> None:
    """Nobody goes out of a blocked round, so nothing is doubled."""
    points = {"A": 1, "B": 7}

    assert score_round(load("baltic-ru"), points, hand_game=True, blocked=True) == {"A": 6, "B": -6}


@pytest.mark.parametrize("winner", [None, "Z"])
def test_a_round_needs_a_winner(winner: str | None) -> None:
    """A round that was not blocked was won by one of the players."""
    with pytest.raises(Unreadable, match="winner"):
        score_round(load("sabra"), {"A": 0, "B": 4}, winner)


def test_joker_on_the_rack() -> None:
    """RULES I: a joker left over costs 30 in sheet 000 and 25 elsewhere."""
    assert rack_points(load("rummy"), tiles("* r5")) == 35
    assert rack_points(load("sabra"), tiles("* *r7 r5")) == 55


def test_tied_matches_are_shared() -> None:
    """RULES I: there is no tie-break."""
    match = score_match([{"A": 5, "B": -5, "C": 0}, {"A": -5, "B": 5, "C": 0}])

    assert match.totals == {"A": 0, "B": 0, "C": 0}
    assert match.winners == ("A", "B", "C")


def test_a_match_without_rounds_has_no_winner() -> None:
    """Nobody wins what was not played."""
    empty: list[dict[str, int]] = []

    assert score_match(empty).winners == ()


@given(
    rules=rule_sets(),
    racks=st.dictionaries(st.integers(0, 5), st.integers(0, 400), min_size=2),
    hand_game=st.booleans(),
    blocked=st.booleans(),
)
def test_round_scores_sum_to_zero(
    rules: Rules, racks: dict[int, int], hand_game: bool, blocked: bool
) -> None:
    """Where the winner takes the losers' points nothing is lost; where they do not, nobody gains."""
    winner = min(racks)
    scores = score_round(rules, racks, winner, hand_game=hand_game, blocked=blocked)

    if rules.winner_bonus is WinnerBonus.SUM_OF_LOSERS:
        assert sum(scores.values()) == 0
    else:
        assert max(scores.values()) == 0
    assert list(scores) == list(racks)

"""What no game can be played with is refused, with every reason."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tilerummy.rules.preset import (
    check_players,
    load,
)
from tilerummy.rules.refusal import BadRules


def refusal_of(preset_id: str, changes: Mapping[str, object]) -> str:
    with pytest.raises(BadRules) as refused:
        load(preset_id).with_options(changes)
    return str(refused.value)


FULL_SIX: dict[str, object] = {
    "players": [6, 6],
    "hand_size": 18,
    "colours_by_players": {"6": 4},
    "jokers_by_players": {"6": 4},
}


@pytest.mark.parametrize(
    ("preset_id", "changes", "reason"),
    [
        (
            "sabra",
            {"penalty_tiles": 6},
            "penalty_tiles: 6 is not allowed; it must be a whole number from 0 to 5",
        ),
        ("sabra", {"penalty_tiles": True}, "penalty_tiles: true is not allowed"),
        ("sabra", {"penalty_tiles": 1.5}, "penalty_tiles: 1.5 is not allowed"),
        ("sabra", {"penalty_tiles": ""}, "penalty_tiles: '' is not allowed"),
        ("sabra", {"joker_sets": "fre"}, "joker_sets: fre is not allowed; it must be free, same_meaning, "),
        ("sabra", {"voluntary_draw": 1}, "voluntary_draw: 1 is not allowed; it must be false or true"),
        ("sabra", {"voluntary_draw": "yes"}, "voluntary_draw: yes is not allowed"),
        ("sabra", {"run_wrap": True}, "it must be false, for no sheet allows a 1 after the 13"),
        ("sabra", {"must_lay_rack_tile": False}, "must_lay_rack_tile: false is not allowed"),
        ("sabra", {"numbers": 15}, "numbers: 15 is not allowed; it must be 13, for every sheet has 1 to 13"),
        ("sabra", {"copies": 3}, "copies: 3 is not allowed"),
        ("sabra", {"match_winner": "lowest_total"}, "match_winner: lowest_total is not allowed"),
        ("sabra", {"pool_empty": "shuffle"}, "pool_empty: shuffle is not allowed; it must be pass"),
        ("sabra", {"blocked_round": "draw"}, "blocked_round: draw is not allowed"),
        ("sabra", {"players": [4, 2]}, "players: [4, 2] is not allowed; it must be a list [fewest, most]"),
        ("sabra", {"players": [1, 4]}, "players: [1, 4] is not allowed"),
        ("sabra", {"players": [2, 7]}, "players: [2, 7] is not allowed"),
        ("sabra", {"players": 4}, "players: 4 is not allowed"),
        ("sabra", {"players": [2, 5]}, "jokers_by_players: there is no entry for 5 players"),
        ("sabra", {"players": [2, 6]}, "colours_by_players: there is no entry for 5 and 6 players"),
        ("sabra", {"colours": ["k", "r", "b"]}, "colours: ['k', 'r', 'b'] is not allowed"),
        ("sabra", {"colours": ["k", "r", "b", "k"]}, "a list of 4 to 6 different letters of k r b y o g w n"),
        ("sabra", {"colours": ["k", "r", "b", "x"]}, "colours: ['k', 'r', 'b', 'x'] is not allowed"),
        ("sabra", {"colours": "krby"}, "colours: krby is not allowed"),
        ("sabra", {"colours": [["k"], "r", "b", "y"]}, "colours: [['k'], 'r', 'b', 'y'] is not allowed"),
        ("sabra", {"colours_by_players": {"3": 5}}, "colours: 3 players need 5, but only 4 are named"),
        ("pro6-en", {"colours": ["k", "r", "b", "y"]}, "colours: 6 players need 6, but only 4 are named"),
        (
            "sabra",
            {"jokers_by_players": {"2": 5}},
            "jokers_by_players: {'2': 5} is not allowed; it must be a table",
        ),
        ("sabra", {"jokers_by_players": {"7": 2}}, "jokers_by_players: {'7': 2} is not allowed"),
        ("sabra", {"jokers_by_players": {"two": 2}}, "jokers_by_players: {'two': 2} is not allowed"),
        ("sabra", {"jokers_by_players": 2}, "jokers_by_players: 2 is not allowed"),
        ("sabra", {"hand_size": 4}, "hand_size: 4 is not allowed"),
        ("sabra", {"hand_size": 21}, "hand_size: 21 is not allowed"),
        (
            "sabra",
            FULL_SIX | {"jokers_by_players": {"6": 2}},
            "6 players need 108 tiles, but only 106 are in play",
        ),
        ("sabra", {"starter_hand": 16}, "starter_hand: 16 must be the hand_size 14 or one more"),
        ("sabra", {"starter_hand": 13}, "starter_hand: 13 must be the hand_size 14 or one more"),
        (
            "sabra",
            {"starter_hand": 15, "starter_discard": False},
            "starter_hand: one more than hand_size needs",
        ),
        (
            "pro6-en",
            {"starter_hand": 14, "starter_discard": True},
            "starter_discard: true needs a starter_hand of",
        ),
        ("sabra", {"starter_may_lay": True}, "starter_may_lay: true needs starter_discard true"),
        (
            "sabra",
            {"take_discard": "for_new_set"},
            "take_discard: for_new_set needs a draw_mode that discards",
        ),
        ("sabra", {"time_limit_s": 60, "on_timeout": "none"}, "on_timeout: none goes with time_limit_s 0"),
        (
            "sabra",
            {"time_limit_s": 4},
            "time_limit_s: 4 is not allowed; it must be 0 or a whole number from 5 to",
        ),
        ("sabra", {"time_limit_s": 14 * 86400 + 1}, "time_limit_s: 1209601 is not allowed"),
        ("sabra", {"opening_min": -1}, "opening_min: -1 is not allowed"),
        ("sabra", {"opening_min": 201}, "opening_min: 201 is not allowed"),
        (
            "sabra",
            {"opening_min": 92, "opening_scope": "single_set"},
            "a single set of 2 players counts 91 at most",
        ),
        ("sabra", {"opening_joker_value": -5}, "it must be replaced or a whole number from 0 to 200"),
        (
            "sabra",
            {"rounds": 0},
            "rounds: 0 is not allowed; it must be agreed or a whole number from 1 to 1000",
        ),
        ("sabra", {"group_max": 2}, "group_max: 2 is not allowed"),
        ("sabra", {"group_max": 7}, "group_max: more than 6 needs group_distinct_colours false"),
        (
            "rummy",
            {"face_up_eighth": "to_play", "pool_owner": "personal"},
            "face_up_eighth: to_play needs a common pool",
        ),
        (
            "sabra",
            {"penalty_tile": 1},
            "penalty_tile: there is no such parameter; did you mean penalty_tiles?",
        ),
        ("sabra", {"preset": "rummy"}, "preset: there is no such parameter"),
        ("sabra", {"joker_sets": "x" * 1000}, "..."),
    ],
)
def test_refused(preset_id: str, changes: dict[str, object], reason: str) -> None:
    """What makes no sense is refused with the parameter, the reason and what would be allowed."""
    refusal = refusal_of(preset_id, changes)
    assert reason in refusal
    assert len(refusal) < 300


def test_the_face_up_tile_is_counted_in_the_deal() -> None:
    """The open tile of the pool is nobody's, so one tile more must exist."""
    assert load("rummy").with_options(FULL_SIX).tile_count(6) == 6 * 18
    refusal = refusal_of("rummy", FULL_SIX | {"face_up_eighth": "to_play"})
    assert "6 players need 109 tiles, but only 108 are in play" in refusal


def test_several_problems_are_all_named() -> None:
    """A refusal does not stop at the first reason."""
    refusal = refusal_of("sabra", {"starter_may_lay": True, "take_discard": "for_new_set"})
    assert "starter_may_lay: " in refusal
    assert "; take_discard: " in refusal


def test_discards_of_the_starter_can_be_taken() -> None:
    """The starter's discard alone is enough for the rule that a discard may be taken."""
    assert load("pro6-es").with_options({"take_discard": "for_new_set"}).changes() == {
        "take_discard": "for_new_set"
    }


def test_flat_jokers_raise_what_a_single_set_can_count() -> None:
    """With jokers at 25 a run of all numbers counts 25 for its two lowest tiles."""
    single: dict[str, object] = {"opening_scope": "single_set"}
    assert load("pro6-pt").with_options({**single, "opening_min": 91 - 1 - 2 + 50}).opening_min == 138
    assert "counts 138 at most" in refusal_of("pro6-pt", {**single, "opening_min": 139})


def test_number_of_players_is_checked() -> None:
    """A game of more or fewer players than the rules are made for is refused."""
    check_players(load("sabra"), 4)
    with pytest.raises(BadRules, match="players: these rules are for 2 to 4 players, not 5"):
        check_players(load("sabra"), 5)
    with pytest.raises(BadRules, match="not 1"):
        load("sabra").palette(1)
    with pytest.raises(BadRules, match="for 3 players, not 4"):
        load("sabra").with_options({"players": [3, 3]}).jokers(4)

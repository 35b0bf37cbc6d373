"""What an opening counts, and which sets it may have been."""

from __future__ import annotations

import pytest

from tests.kit import before, rules_of, tiles
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import best_opening, opening_value
from tilerummy.rules.judging.turn import Proposal, Verdict
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import read_table

Options = dict[str, object]


def judged(
    table: str, rack: str, after: str, opening: str | None = None, options: Options | None = None
) -> Verdict:
    """A turn of a player who has not opened."""
    setting = setting_for(rules_of("sabra", **(options or {})), 4)
    named = None if opening is None else tuple(read_table(opening))
    proposal = Proposal(read_table(after), opening=named, announced=True)
    return judge_play(setting, before(table, rack, opened=False), proposal)


def codes(table: str, rack: str, after: str, opening: str | None = None, **options: object) -> list[str]:
    return [refusal.reason.value for refusal in judged(table, rack, after, opening, options).refusals]


@pytest.mark.parametrize(("after", "legal"), [("r9 r10 r11", True), ("k9 b9 y9", False)])
def test_thirty_points(after: str, legal: bool) -> None:
    """docs/rules.md 4.1: 30 opens and 27 does not."""
    expected = [] if legal else ["opening_below_minimum"]
    assert codes("", f"{after} k13", after) == expected


def test_no_minimum() -> None:
    """docs/rules.md 4.1: with a minimum of 0 any one set will do."""
    assert codes("", "r1 r2 r3 k13", "r1 r2 r3", opening_min=0) == []


def test_several_sets_or_a_single_one() -> None:
    """docs/rules.md 4.2: values are added up, unless one set has to reach the minimum."""
    sets = "r4 r5 r6 | k5 b5 y5"
    assert codes("", "r4 r5 r6 k5 b5 y5 k13", sets) == []
    assert codes("", "r4 r5 r6 k5 b5 y5 k13", sets, opening_scope="single_set") == ["opening_below_minimum"]
    assert codes("", "r9 r10 r11 k5 b5 y5 k13", "r9 r10 r11 | k5 b5 y5", opening_scope="single_set") == []


@pytest.mark.parametrize(("joker", "value"), [("replaced", 9), (25, 30)])
def test_a_joker_in_the_opening(joker: object, value: int) -> None:
    """docs/rules.md 4.3: it counts the tile it stands for, or always 25."""
    for access in ("same_turn_after_opening", "turn_after_opening"):
        options: Options = {"opening_joker_value": joker, "table_access": access}
        verdict = judged("", "r2 r3 * k13", "r2 r3 *", options=options)
        assert verdict.opening_value == value
        assert verdict.legal is (value == 30)


def test_access_in_the_same_turn() -> None:
    """docs/rules.md 4.4: once the opening lies the table is open, at once or from the next turn on."""
    turn = ("b4 b5 b6", "r10 k10 y10 b7 k13", "b4 b5 b6 b7 | r10 k10 y10")
    assert codes(*turn, table_access="same_turn_after_opening") == []
    assert codes(*turn, table_access="turn_after_opening") == ["opening_uses_table"]
    assert codes(*turn, table_access="any_player_opened") == []


def test_no_access_without_an_opening() -> None:
    """docs/rules.md 4.4, 4.5: before an opening nobody adds a tile, unless somebody's opening is enough."""
    turn = ("b4 b5 b6", "b7 k13", "b4 b5 b6 b7")
    assert "opening_below_minimum" in codes(*turn)
    assert codes(*turn, table_access="any_player_opened") == []


def test_the_opening_comes_from_the_rack() -> None:
    """docs/rules.md 4.1: a table tile is no part of it."""
    turn = ("b8 b9 b10 b11", "r11 k11 k13", "b8 b9 b10 | r11 k11 b11")
    assert "opening_uses_table" in codes(*turn)
    assert codes(*turn, "r11 k11 b11") == ["opening_not_from_rack"]


def test_the_opening_becomes_table() -> None:
    """docs/rules.md 4.6: a tile of the opening is no rack tile any more when it swaps a joker."""
    turn = ("r8 r9 *", "r10 k10 b10", "r8 r9 r10 | k10 b10 *")
    assert codes(*turn, joker_sets="no_split", joker_swap_tile_from="anywhere") == []
    rack_only = codes(*turn, joker_sets="no_split", joker_swap_tile_from="rack")
    assert "opening_uses_table" in rack_only


def test_the_opening_need_not_lie_there_at_the_end() -> None:
    """docs/rules.md 4.6: the laid tiles need only have been an opening once, and the best one counts."""
    verdict = judged("r7 r8 r9", "r10 r11 r12 r13 k1", "r7 r8 r9 r10 r11 r12 r13")
    assert verdict.legal
    assert verdict.opening_value == 46


@pytest.mark.parametrize(
    ("hand_game", "legal"), [("off", False), ("double", False), ("double_and_no_minimum", True)]
)
def test_a_hand_game_may_need_no_minimum(hand_game: str, legal: bool) -> None:
    """docs/rules.md 4.7: who goes out in the turn of their opening may be exempt."""
    assert judged("", "r1 r2 r3", "r1 r2 r3", options={"hand_game": hand_game}).legal is legal
    assert not judged("", "r1 r2 r3 k1", "r1 r2 r3", options={"hand_game": hand_game}).legal


def test_the_dearest_sets_are_found() -> None:
    """docs/rules.md 4.6: of all sets that the laid tiles can be, the most valuable ones count."""
    setting = setting_for(rules_of(), 4)
    laid = tiles("r9 r10 r11 k9 b9 r9")
    found = best_opening(setting, laid, 30, (), lambda _: True)
    assert found is not None
    assert found[0] == opening_value(setting, found[1]) == 57


@pytest.mark.parametrize("colours", ["k b", "r b", "k r"])
@pytest.mark.parametrize("scope", ["single_set", "sum_of_sets"])
def test_a_group_of_jokers_opens_whatever_colours_are_stated(colours: str, scope: str) -> None:
    """docs/rules.md 3.7, 4.6: the opening is what lies there, also where it may not be touched any more."""
    jokers = " ".join(f"*{colour}11" for colour in colours.split())
    frozen: Options = {"joker_sets": "frozen", "joker_after_swap": "new_set", "opening_joker_value": 25}
    options = {**frozen, "opening_scope": scope}
    verdict = judged("r11 r12 r13", "y11 * * b9", f"r11 r12 r13 | y11 {jokers}", options=options)
    assert verdict.refusals == ()

"""Joker sets and what may be done with them: short turns, each with the clause it is about.

A turn is written as the table before, the rack and the table after; what stays on the rack is left out.
"""

from __future__ import annotations

import pytest

from tests.kit import before, rules_of
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Drawn, Origin, Proposal
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import read_tile

POLICIES = [policy.value for policy in JokerSets]


def codes(rules: Rules, table: str, rack: str, after: str, *, announced: bool = True) -> list[str]:
    """The reasons against a turn; none if it is legal."""
    setting = setting_for(rules, 4)
    verdict = judge_play(setting, before(table, rack), Proposal(read_table(after), announced=announced))
    return [refusal.reason.value for refusal in verdict.refusals]


def under(policy: str, table: str, rack: str, after: str, **options: object) -> list[str]:
    """The reasons under one joker policy, the swap being as loose as can be."""
    return codes(rules_of("sabra", joker_sets=policy, **options), table, rack, after)


# -- the five policies ------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", POLICIES)
def test_a_joker_set_left_alone_is_no_matter(policy: str) -> None:
    """docs/rules.md 7.2: whatever the policy, a turn beside a joker set is like any other."""
    assert under(policy, "r3 r4 * | b4 b5 b6", "b7", "r3 r4 * | b4 b5 b6 b7") == []


@pytest.mark.parametrize("policy", POLICIES)
def test_a_swap_is_possible_under_all_five(policy: str) -> None:
    """docs/rules.md 7.2, 7.8: the exact tile from the rack sets the joker free."""
    assert under(policy, "r3 r4 *", "r5 k9 b9", "r3 r4 r5 | k9 b9 *") == []


def test_free() -> None:
    """docs/rules.md 7.3: a free joker goes anywhere and means anything; under no other policy does it."""
    turn = ("b6 b7 *", "b4", "b4 * b6 b7")
    assert under("free", *turn) == []
    assert {policy: under(policy, *turn) for policy in POLICIES[1:]} == {
        "same_meaning": ["joker_meaning_changed"],
        "stay_until_swapped": ["joker_meaning_changed"],
        "no_split": ["joker_set_split"],
        "frozen": ["joker_set_frozen"],
    }


def test_same_meaning() -> None:
    """docs/rules.md 7.4: the joker may leave its set for another place of the same tile."""
    turn = ("* r6 r7 r8", "b5 k5", "r6 r7 r8 | b5 k5 *")
    assert under("same_meaning", *turn) == []
    assert under("stay_until_swapped", *turn) == ["joker_moved"]


def test_same_meaning_in_a_group_is_any_missing_colour() -> None:
    """docs/rules.md 7.1: the joker of a group can be any colour missing as the turn begins, and no other."""
    assert under("same_meaning", "k5 b5 y5 *", "r4 r6", "k5 b5 y5 | r4 * r6") == []
    assert under("same_meaning", "k5 b5 y5 *", "k4 k6", "k5 b5 y5 | k4 * k6") == ["joker_meaning_changed"]


def test_stay_until_swapped() -> None:
    """docs/rules.md 7.5: tiles may leave as long as the joker keeps two of its own beside it."""
    turn = ("r3 r4 r5 *", "k3 b3", "r4 r5 * | r3 k3 b3")
    assert under("stay_until_swapped", *turn) == []
    assert under("no_split", *turn) == ["joker_set_split"]
    two = ("r3 r4 r5 * r7", "r5", "r3 r4 r5 | r5 * r7")
    assert under("stay_until_swapped", *two) == []
    one = ("r3 r4 r5 * r7", "r8", "r3 r4 r5 | * r7 r8")
    assert under("stay_until_swapped", *one) == ["joker_moved"]


def test_no_split() -> None:
    """docs/rules.md 7.6: the set may grow, at both ends, and lose nothing."""
    assert under("no_split", "r3 r4 *", "r2 r6", "r2 r3 r4 * r6") == []
    assert under("no_split", "r3 r4 * r6", "b3 k3", "r4 * r6 | r3 b3 k3") == ["joker_set_split"]


def test_frozen() -> None:
    """docs/rules.md 7.7: not even a tile may be added."""
    assert under("frozen", "r3 r4 *", "r6", "r3 r4 * r6") == ["joker_set_frozen"]
    group = under("frozen", "k8 b8 *", "r8", "k8 b8 r8 *", joker_after_swap="new_set")
    assert "joker_set_frozen" in group


# -- the swap ----------------------------------------------------------------------------------------


def test_only_the_exact_tile_swaps() -> None:
    """docs/rules.md 7.8: a tile of another meaning cannot take the joker's place."""
    assert under("no_split", "r3 r4 r5 *", "r2 k9 b9", "r2 r3 r4 r5 | k9 b9 *") == ["joker_set_split"]


def test_a_swapped_set_is_like_any_other() -> None:
    """docs/rules.md 7.8: the swap unbinds the set at once, and the new tile may leave again."""
    turn = ("r3 r4 r5 *", "r6 k6 b6 k9 b9", "r3 r4 r5 | r6 k6 b6 | k9 b9 *")
    assert under("no_split", *turn) == []
    assert under("frozen", *turn) == []


def test_one_tile_swaps_one_joker() -> None:
    """docs/rules.md 7.8: one red 5 does not set two jokers free, two do."""
    table = "r3 r4 * | * r6 r7"
    two = under("same_meaning", table, "r5 r5 k9 b9", "r3 r4 r5 | r5 r6 r7 | k9 b9 * *")
    one = under("same_meaning", table, "r5 k9 b9", "r3 r4 r5 r6 r7 | k9 b9 * *")
    assert (two, one) == ([], ["joker_meaning_changed"])


def test_the_source_of_the_swap() -> None:
    """docs/rules.md 7.9: a table tile swaps only where the tile may come from anywhere."""
    turn = ("r3 r4 * | r5 b5 k5 y5", "k9 b9", "r3 r4 r5 | b5 k5 y5 | k9 b9 *")
    for policy in POLICIES[1:]:
        assert under(policy, *turn, joker_swap_tile_from="anywhere") == []
        assert under(policy, *turn, joker_swap_tile_from="rack") == ["joker_swap_source"]


def test_a_table_tile_swaps_only_for_the_whole_set() -> None:
    """docs/rules.md 7.9: it ends in one set with every numbered tile of the joker's old set."""
    turn = ("r3 r4 * | r5 b5 k5 y5", "r6 r7 k9 b9 k3 b3", "r4 r5 r6 r7 | r3 k3 b3 | b5 k5 y5 | k9 b9 *")
    assert under("no_split", *turn, joker_swap_tile_from="anywhere") == ["joker_set_split"]


def test_the_new_tile_belongs_to_the_set() -> None:
    """docs/rules.md 7.10: two tiles of the old set, one of them new in it, continue the old set."""
    turn = ("r1 r2 r3 r4 *", "r5", "r1 r2 r3 | r4 r5 *")
    assert under("no_split", *turn, joker_after_swap="any_set") == []
    assert "joker_not_in_new_set" in under("no_split", *turn, joker_after_swap="new_set")


def test_two_jokers_in_one_set() -> None:
    """docs/rules.md 7.11: swapping one of them does not free the other."""
    assert under("frozen", "r3 * * r6", "r4 k9 b9", "r3 r4 * r6 | k9 b9 *") == []
    assert under("frozen", "r3 * * r6", "r4 r7 k9 b9", "r3 r4 * r6 r7 | k9 b9 *") == ["joker_set_frozen"]
    assert under("no_split", "r3 * * r6", "r4 k6 b6 k9 b9", "r3 r4 * | r6 k6 b6 | k9 b9 *") == [
        "joker_set_split"
    ]


@pytest.mark.parametrize("after_swap", ["new_set", "any_set", "rack_allowed"])
def test_after_the_swap(after_swap: str) -> None:
    """docs/rules.md 7.12: into a new set, or any set, or onto the rack."""
    old, other, rack = (
        under("no_split", "r3 r4 * | k9 b9 y9", "r5", after, joker_after_swap=after_swap)
        for after in ("r3 r4 r5 * | k9 b9 y9", "r3 r4 r5 | k9 b9 y9 *", "r3 r4 r5 | k9 b9 y9")
    )
    refusals = ["joker_not_in_new_set"] if after_swap == "new_set" else []
    assert (old, other) == (refusals, refusals)
    assert rack == ([] if after_swap == "rack_allowed" else ["table_tile_to_rack"])


def test_a_joker_that_was_not_swapped_never_goes_to_the_rack() -> None:
    """docs/rules.md 7.12: only a swapped joker may be taken up."""
    assert under(
        "free", "r3 r4 r5 *", "b1 b2 b3", "r3 r4 r5 | b1 b2 b3", joker_after_swap="rack_allowed"
    ) == ["table_tile_to_rack"]


def test_free_jokers_with_conditions() -> None:
    """docs/rules.md 7.13: if the old set is still together with the exact tile it was a swap."""
    swap = ("r3 r4 r5 * | k9 b9 y9", "r6", "r3 r4 r5 r6 | k9 b9 y9 *")
    move = ("r3 r4 r5 * | k9 b9 y9", "r6 b3 k3", "r4 r5 r6 | r3 b3 k3 | k9 b9 y9 *")
    assert under("free", *swap, joker_after_swap="new_set") == ["joker_not_in_new_set"]
    assert under("free", *move, joker_after_swap="new_set") == []


def test_announcing() -> None:
    """docs/rules.md 7.14: where it is asked for, a swap without a word is none."""
    turn = ("r3 r4 *", "r5 k9 b9", "r3 r4 r5 | k9 b9 *")
    assert codes(rules_of(joker_sets="frozen"), *turn, announced=False) == []
    asked = rules_of(joker_sets="frozen", joker_swap_announced=True)
    assert codes(asked, *turn, announced=True) == []
    assert codes(asked, *turn, announced=False) == ["joker_swap_not_announced"]


# -- other sets ---------------------------------------------------------------------------------------


def test_no_set_dissolved() -> None:
    """docs/rules.md 6.8: every old set is continued, and the tile that came in for a joker does not help."""
    broken = ("k8 b8 y8 | k9 k10 k11 | b9 b10 b11 | y9 y10 y11", "r3 r4 r5")
    after = "k8 k9 k10 k11 | b8 b9 b10 b11 | y8 y9 y10 y11 | r3 r4 r5"
    literal = rules_of(keep_three_of_original=True)
    assert codes(rules_of(), *broken, after) == []
    assert codes(literal, *broken, after) == ["set_dissolved"]
    swapped = ("k5 r5 * | k6 k7 k8", "b5 y5 k9 r9", "r5 b5 y5 | k5 k6 k7 k8 | k9 r9 *")
    assert codes(literal, *swapped) == ["set_dissolved"]


def test_which_of_two_equal_tiles_is_which_is_left_open() -> None:
    """docs/rules.md 6.1: the story that helps the player is the true one."""
    assert under("no_split", "r3 r4 r5 *", "r5 b5 k5 r7", "r5 b5 k5 | r3 r4 r5 * r7") == []


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ("b4 b5 b6 | r9 w9 n9", []),
        ("b4 b5 b6 b7", ["discard_not_in_new_set"]),
    ],
)
def test_a_taken_discard_lies_in_a_new_set(after: str, expected: list[str]) -> None:
    """docs/rules.md 5.6: it may not only extend a set."""
    setting = setting_for(rules_of("rummy-variants"), 2)
    tile = read_tile("w9" if "w9" in after else "b7")
    proposal = Proposal(read_table(after), drawn=(Drawn(tile, Origin.DISCARD),))
    verdict = judge_play(setting, before("b4 b5 b6", "r9 n9 n1"), proposal)
    assert [refusal.reason.value for refusal in verdict.refusals] == expected


# -- what is not stated -------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["k10 y10 * *", "* y10 k10 *", "k10 y10 *r10 *b10", "k10 y10 *b10 *"])
@pytest.mark.parametrize("source", ["rack", "anywhere"])
def test_the_tile_that_swaps_one_joker_does_not_bind_its_mate(table: str, source: str) -> None:
    """docs/rules.md 7.13: of two jokers in a group one is swapped and the other moves freely."""
    turn = (table, "r10 r5", "k10 y10 r10 | r5 * *")
    assert under("free", *turn, joker_swap_tile_from=source) == []
    assert under("free", *turn, joker_swap_tile_from=source, joker_after_swap="new_set") == []


@pytest.mark.parametrize("table", ["k10 y10 * *", "k10 y10 *r10 *b10"])
def test_two_tiles_swap_two_jokers(table: str) -> None:
    """docs/rules.md 7.13: with both tiles there both were swapped, and each must go into a new set."""
    turn = (f"{table} | r5 r6 r7", "r10 b10 y2 k2", "k10 y10 r10 b10 | r5 r6 r7 * | y2 k2 *")
    assert under("free", *turn) == []
    assert under("free", *turn, joker_after_swap="new_set") == ["joker_not_in_new_set"]


def test_two_jokers_that_left_were_different_colours() -> None:
    """docs/rules.md 3.6, 7.13: with one of the two tiles there, one of the jokers was swapped."""
    turn = ("k10 y10 * * | r5 r6 r7", "r10", "k10 y10 r10 | r5 r6 r7 * *")
    assert under("free", *turn) == []
    assert under("free", *turn, joker_after_swap="new_set") == ["joker_not_in_new_set"]


def test_a_bare_joker_may_be_any_colour_that_makes_the_turn_legal() -> None:
    """docs/rules.md 7.1, 7.13: it was the colour that did not come."""
    table, turn = "k12 r12 * | b10 b11 b12", ("b9 k3 y3", "k12 r12 b12 | b9 b10 b11 | k3 y3 *")
    assert under("free", table, *turn, joker_swap_tile_from="rack") == []
    assert under("free", table.replace("*", "*y12"), *turn, joker_swap_tile_from="rack") == []
    assert under("free", table.replace("*", "*b12"), *turn, joker_swap_tile_from="rack") == [
        "joker_swap_source"
    ]


@pytest.mark.parametrize(
    ("was", "written"),
    [
        ("b5 *r5 *k5", "b5 *k5 *r5"),
        ("k12 r12 b12 *y12", "k12 r12 b12 *"),
        ("k12 r12 b12 *", "*y12 b12 r12 k12"),
        ("b4 b5 *", "b4 b5 *b6"),
        ("k12 r12 *", "k12 r12 *y12"),
        ("k12 r12 *y12", "r12 k12 *"),
    ],
)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_set_written_otherwise_is_not_touched(policy: str, was: str, written: str) -> None:
    """docs/rules.md 3.9, 4.4: who opens beside a set may write it in another way."""
    rules = rules_of("sabra", joker_sets=policy, table_access="turn_after_opening")
    verdict = judge_play(
        setting_for(rules, 4),
        before(was, "r10 r11 r12", opened=False),
        Proposal(read_table(f"{written} | r10 r11 r12")),
    )
    assert verdict.reasons == ()


def test_another_meaning_is_another_set() -> None:
    """docs/rules.md 3.9: what was stated cannot be stated otherwise without touching the set."""
    rules = rules_of("sabra", table_access="turn_after_opening")
    position = before("k12 r12 *y12", "r10 r11 r12", opened=False)
    verdict = judge_play(setting_for(rules, 4), position, Proposal(read_table("k12 r12 *b12 | r10 r11 r12")))
    assert verdict.reasons == ("opening_uses_table",)

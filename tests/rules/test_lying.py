"""One value for one set, whatever its spelling; and which sets of two tables are the same."""

from __future__ import annotations

import pytest

from tests.kit import rules_of
from tilerummy.rules.meld import read_meld
from tilerummy.rules.setting import Setting, differing, may_be_same, same_sets, setting_for, setting_with
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import Colour

FOUR = setting_for(rules_of("sabra"), 4)
FIVE = setting_with(rules_of("sabra"), tuple(map(Colour, "krbyo")), 4)
REPEATED = setting_for(rules_of("sabra", group_distinct_colours=False), 4)


def form(text: str, setting: Setting = FOUR) -> str:
    return str(setting.form(read_meld(text)))


@pytest.mark.parametrize(
    ("written", "usual"),
    [
        ("y8 k8 b8", "k8 b8 y8"),
        ("b5 *r5 *k5", "b5 *k5 *r5"),
        ("k12 r12 b12 *y12", "k12 r12 b12 *"),
        ("k12 * b12 *y12", "k12 b12 * *"),
        ("r3 *k3 y3 *b3", "r3 y3 * *"),
        ("r4 *r5 r6", "r4 * r6"),
        ("k7 *k8 *k9", "k7 * *"),
        ("k13 *b13 *", "k13 * *b13"),
        ("k13 *r13 *b13 *y13", "k13 * * *"),
        ("* k1 *", "* * k1"),
        ("k1 *y1 *b1 *r1", "* * * k1"),
        ("k7 *y7 *b7 *", "k7 *r7 *b7 *y7"),
    ],
)
def test_a_set_has_one_form(written: str, usual: str) -> None:
    """docs/rules.md 3.9: neither the order of a group nor a meaning that is known makes another set."""
    assert form(written) == usual == form(usual)
    assert FOUR.read(read_meld(usual)).kind is FOUR.read(read_meld(written)).kind


@pytest.mark.parametrize(
    ("setting", "one", "other"),
    [
        (FOUR, "r4 r5 *", "* r4 r5"),
        (FOUR, "b5 r5 *k5", "b5 r5 *y5"),
        (FOUR, "b5 r5 *k5", "b5 r5 *"),
        (FOUR, "k1 * *", "* k1 *"),
        (FIVE, "k12 r12 b12 *y12", "k12 r12 b12 *"),
        (REPEATED, "k12 r12 b12 *y12", "k12 r12 b12 *"),
    ],
)
def test_other_sets_have_other_forms(setting: Setting, one: str, other: str) -> None:
    """docs/rules.md 3.9: what is said of a joker counts where it might be something else."""
    assert form(one, setting) != form(other, setting)


def test_what_is_open_may_be_what_is_stated() -> None:
    """docs/rules.md 7.1: two sets are the same for some choice of what is not stated, or for none."""

    def may_be(one: str, other: str, setting: Setting = FOUR) -> bool:
        return may_be_same(setting, read_meld(one), read_meld(other))

    assert may_be("b5 r5 *k5", "r5 b5 *")
    assert not may_be("b5 r5 *k5", "b5 r5 *y5")
    assert may_be("k12 *r12 *", "k12 *b12 *", FIVE)
    assert not may_be("k12 *r12 *b12", "k12 *o12 *", FIVE)
    assert not may_be("b5 r5 *", "b5 k5 *")
    assert not may_be("r4 r5 *", "* r4 r5")


def test_the_same_sets_wherever_they_lie() -> None:
    """docs/rules.md 6.1: places on the table say nothing."""

    def same(one: str, other: str) -> bool:
        return same_sets(FOUR, read_table(one), read_table(other))

    assert same("r4 r5 r6 | k8 b8 y8", "y8 k8 b8 | r4 r5 r6")
    assert not same("r4 r5 *", "* r4 r5")
    assert not same("r4 r5 r6", "r4 r5 r6 | r4 r5 r6")
    # The bare one must be what the other states, although there is one that is spelled alike.
    assert same("b5 r5 * | b5 r5 *k5", "b5 r5 * | b5 r5 *y5")


def test_what_differs_is_told_as_it_lies() -> None:
    """Bookkeeping and refusals speak of sets as the player wrote them."""
    before, after = (
        read_table("k8 b8 y8 | r4 r5 r6 | b3 r3 *"),
        read_table("y8 b8 k8 | r4 r5 r6 *r7 | r3 *k3 b3"),
    )
    gone, made = differing(FOUR, before, after)
    assert [str(meld) for meld in gone] == ["r4 r5 r6"]
    assert [str(meld) for meld in made] == ["r4 r5 r6 *r7"]

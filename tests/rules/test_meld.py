"""Sets: what is one, what its jokers mean, what it counts."""

from __future__ import annotations

import pytest

from tests.kit import rules_of
from tilerummy.rules.meld import Kind, Meld, Reading, read_meld
from tilerummy.rules.setting import setting_for


def read(text: str, **options: object) -> Reading:
    return setting_for(rules_of("sabra", **options), 4).read(read_meld(text))


def means(text: str, **options: object) -> list[str]:
    return [" ".join(map(str, tiles)) for tiles in read(text, **options).means]


@pytest.mark.parametrize("text", ["r4 r5 r6", "r4 r5 *", "* r4 r5", "r4 * * r7", "r1 r2 r3", "k7 * *"])
def test_runs(text: str) -> None:
    """docs/rules.md 3.1: three or more of one colour, ascending."""
    assert read(text).kind is Kind.RUN


@pytest.mark.parametrize("text", ["k8 b8 y8", "y8 k8 b8 r8", "k8 b8 *", "k13 * *", "k7 *r7 *b7"])
def test_groups(text: str) -> None:
    """docs/rules.md 3.3: one number in different colours, in any order."""
    assert read(text).kind is Kind.GROUP


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("r4 r5", "set_too_short"),
        ("* * *", "set_jokers_only"),
        ("r6 r5 r4", "run_gap"),
        ("r4 r6 r7", "run_gap"),
        ("r12 r13 r1", "run_gap"),
        ("r12 r13 *", "run_off_the_end"),
        ("* r1 r2", "run_off_the_end"),
        ("r4 b5 r6", "set_mixed"),
        ("k8 k8 b8", "group_colour_twice"),
        ("k8 r8 b8 y8 *", "group_too_large"),
        ("r4 *r9 r6", "joker_meaning_wrong"),
    ],
)
def test_what_is_wrong_is_named(text: str, fault: str) -> None:
    """docs/rules.md 3.1 to 3.7: each way to get a set wrong has its reason."""
    assert fault in [refusal.reason for refusal in read(text).faults]


def test_a_joker_means_its_place_in_a_run() -> None:
    """docs/rules.md 3.5: the place decides."""
    assert means("r4 r5 *") == ["r6"]
    assert means("* r4 r5") == ["r3"]
    assert means("r4 * * r7") == ["r5", "r6"]


def test_a_joker_means_any_missing_colour_in_a_group() -> None:
    """docs/rules.md 3.6: any colour that the group lacks, and any at all where colours may repeat."""
    assert means("b3 r3 *") == ["k3 y3"]
    assert means("b3 r3 *y3 *") == ["y3", "k3"]
    assert means("b3 r3 *", group_distinct_colours=False) == ["k3 r3 b3 y3"]


def test_colours_may_repeat_up_to_the_maximum() -> None:
    """docs/rules.md 3.3: a house may let colours repeat, and then the maximum still holds."""
    assert read("k8 k8 b8", group_distinct_colours=False).valid
    assert not read("k8 k8 b8 b8 y8", group_distinct_colours=False).valid
    assert not read("k8 r8 b8 y8", group_max=3).valid


@pytest.mark.parametrize(
    ("text", "value"), [("r4 r5 *", 15), ("* r4 r5", 12), ("k8 b8 *", 24), ("k7 * *", 24)]
)
def test_a_joker_counts_what_it_stands_for(text: str, value: int) -> None:
    """docs/rules.md 3.8: the sum of the numbers."""
    assert read(text).value == value


def test_a_meld_reads_back() -> None:
    """A set's text is that set, commas forgiven."""
    assert read_meld("r4, r5, *") == read_meld("r4 r5 *")
    assert str(Meld(read_meld("r4 *r5 r6"))) == "r4 *r5 r6"

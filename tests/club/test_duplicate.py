"""Duplicate: seats of one deal are compared, and only where the records prove that it was one deal."""

from __future__ import annotations

from fractions import Fraction

import pytest

import tilerummy as tr
from tilerummy.rules.match.record import read_record

BOTS = ["greedy", "novice", "builder"]


def record(*bots: str, seed: int = 3, rules: str = "sabra", rounds: int = 1) -> str:
    return tr.play(bots, rules, seed=seed, rounds=rounds).record()


def turned(by: int) -> list[str]:
    """The same bots, each on another seat."""
    return [*BOTS[by:], *BOTS[:by]]


def test_seats_are_compared_with_the_same_seat_elsewhere() -> None:
    """Protects the point of duplicate: East is compared with East, and all of it comes to nought."""
    tables = [record(*turned(by)) for by in range(3)]
    found = tr.duplicate(tables)
    assert [(one.table, one.seat) for one in found] == [(t, s) for t in (1, 2, 3) for s in range(3)]
    assert [one.name for one in found[3:6]] == turned(1)
    for seat in range(3):
        own = [one for one in found if one.seat == seat]
        assert {one.mean for one in own} == {Fraction(sum(one.score for one in own), 3)}
        assert sum((Fraction(one.above) for one in own), Fraction(0)) == 0


def test_tables_that_played_alike_are_level() -> None:
    """Protects everybody from luck: where all do the same with the same tiles, nobody is above or below."""
    assert {one.above for one in tr.duplicate([record(*BOTS)] * 4)} == {0}


def test_several_rounds_are_added_up() -> None:
    """Protects matches of more than one round: their scores are those of the sheet."""
    tables = [record("greedy", "novice", rounds=2), record("greedy", "novice", rounds=2)]
    assert [one.score for one in tr.duplicate(tables)[:2]] == [*tr.loads(tables[0]).scores]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (record("greedy", "novice", seed=4), "another deal"),
        (record("greedy", "novice", rules="rummy-it"), "other rules"),
        (record("greedy", "novice", rounds=2), "another number of rounds"),
        (record(*BOTS), "than at table 1"),
        ("hello", "a record begins with"),
        ("", "table 2"),
    ],
)
def test_what_cannot_be_compared_is_refused(other: str, said: str) -> None:
    """Protects the comparison: another deal, other rules, or no record at all, and the table is named."""
    with pytest.raises(tr.NotDuplicate, match=said) as found:
        tr.duplicate([record("greedy", "novice"), other])
    assert str(found.value).startswith("table 2: ")


def test_a_record_that_was_tampered_with_is_refused() -> None:
    """Protects against a deal that was only written to look the same: the secret makes it again."""
    good = record("greedy", "novice")
    first = next(line for line in good.splitlines() if " deal; " in line)
    hand = first.split("hand 0: ")[1].split(";")[0].split()
    forged = good.replace(first, first.replace(" ".join(hand), " ".join([hand[1], hand[0], *hand[2:]])))
    assert forged != good
    read_record(forged)
    with pytest.raises(tr.NotDuplicate, match="table 2"):
        tr.duplicate([good, forged])
    with pytest.raises(tr.NotDuplicate, match="table 1"):
        tr.duplicate([forged, forged])


def test_one_table_is_no_comparison() -> None:
    """Protects programmers: one record, or a text in place of a list, is told."""
    with pytest.raises(tr.NotDuplicate, match="at least two"):
        tr.duplicate([record("greedy", "novice")])
    with pytest.raises(tr.NotDuplicate, match="a list of records"):
        tr.duplicate("tilerummy record 1")

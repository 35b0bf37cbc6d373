"""The deal of a day: the same for everybody, and a result that can be checked by anybody."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from tests.children import run_python
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import (
    BOXES,
    FIRST_DAY,
    LEVELS,
    DailyResult,
    NoDeal,
    NotThisDeal,
    best_known,
    best_of,
    deal_of,
    play,
    read_day,
    read_deal,
    result_of,
)
from tilerummy.rules.match.action import GiveUp
from tilerummy.rules.match.event import Dealt, Event
from tilerummy.rules.match.record import read_record, write_record
from tilerummy.rules.match.referee import apply, start_match
from tilerummy.rules.match.seat import Seat

ROOT = Path(__file__).resolve().parents[2]
DAYS = ROOT / "tests/data/days.txt"
"""A line a day: the date, and the hash of the record that `greedy` makes of its deal."""
WEEKS = 7 * len(BOXES)


@cache
def played(day: date, name: str = "me") -> tuple[Event, ...]:
    return play(deal_of(day), bot_named("greedy"), name)


def told() -> dict[date, str]:
    lines = (line.split() for line in DAYS.read_text(encoding="ascii").splitlines())
    return {read_day(day): mark for day, mark in lines}


def mark(events: Sequence[Event]) -> str:
    return sha256(write_record(events).encode()).hexdigest()[:16]


@pytest.mark.wide
def test_thirty_days_in_every_box_are_dealt_and_played_the_same_everywhere() -> None:
    """Protects "the same for everybody": whoever has another core or another machine has this list too."""
    days = told()
    assert len(days) >= 30
    assert {deal_of(day).preset for day in days} == {box for week in BOXES for box in week}
    found = {day: mark(played(day)) for day in days}
    assert found == days


def test_the_plain_core_has_the_same_tiles() -> None:
    """Of equally good turns it may choose another, so whoever has it alone can play, and cannot check."""
    days = [day.isoformat() for day in told()]
    program = """if True:
        import sys
        from tests.daily.test_daily_deal import dealt
        print(*map(dealt, sys.argv[1:]))"""
    where = {**os.environ, "TILERUMMY_PLAIN": "1"}
    assert run_python(program, *days, cwd=ROOT, env=where).split() == [*map(dealt, days)]


def dealt(day: str) -> str:
    deal = deal_of(read_day(day))
    return mark(start_match(deal.rules, deal.players("me"), 0, secret=deal.secret, rounds=1)[1])


def test_a_name_changes_nothing_but_itself() -> None:
    mine, yours = played(FIRST_DAY), played(FIRST_DAY, "Žofie")
    assert mine[1:] == yours[1:]
    deal = deal_of(FIRST_DAY)
    assert result_of(mine, deal) == result_of(read_record(write_record(yours)), deal)


def test_a_record_is_of_its_day_alone() -> None:
    with pytest.raises(NotThisDeal, match="played by classic"):
        result_of(played(FIRST_DAY), deal_of(FIRST_DAY + timedelta(days=1)))
    with pytest.raises(NotThisDeal, match="not the tiles of"):
        result_of(played(FIRST_DAY), deal_of(FIRST_DAY + timedelta(days=WEEKS)))


def test_a_round_that_is_not_over_is_no_result() -> None:
    with pytest.raises(NotThisDeal, match="not over"):
        result_of(played(FIRST_DAY)[:-1], deal_of(FIRST_DAY))
    with pytest.raises(NotThisDeal, match="begins with its rules"):
        result_of([], deal_of(FIRST_DAY))


def test_tiles_that_were_not_dealt_are_found() -> None:
    events = [*played(FIRST_DAY)]
    at = next(i for i, event in enumerate(events) if isinstance(event, Dealt))
    dealt = events[at]
    assert isinstance(dealt, Dealt)
    events[at] = replace(dealt, hands=(dealt.hands[1], dealt.hands[0], *dealt.hands[2:]))
    with pytest.raises(NotThisDeal, match="should be"):
        result_of(events, deal_of(FIRST_DAY))


def test_a_computer_that_plays_badly_for_a_friend_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are legal, and not the ones it makes: somebody else played on its seat."""
    deal = deal_of(FIRST_DAY)
    with monkeypatch.context() as bribed:
        bribed.setattr("tilerummy.daily.daily_deal.FOR_DAYS", dict.fromkeys(LEVELS, bot_named("novice")))
        forged = play(deal, bot_named("greedy"))
    with pytest.raises(NotThisDeal, match="does not play like that"):
        result_of(forged, deal_of(FIRST_DAY))


def test_computers_that_give_up_are_no_opponents() -> None:
    deal = deal_of(FIRST_DAY)
    game, events = start_match(deal.rules, deal.players("me"), 0, secret=deal.secret, rounds=1)
    story = [*events]
    for seat in (1, 2, 3):
        game, more = apply(game, GiveUp(Seat(seat)), 0, secret=deal.secret)
        story += more
    with pytest.raises(NotThisDeal):
        result_of(story, deal_of(FIRST_DAY))


@pytest.mark.parametrize("box", ["sabra", "baltic-lt", "pro6-pt"])
def test_a_day_in_another_box_is_a_deal_of_its_own(box: str) -> None:
    """Protects whoever plays the box at home: a name that reads back, and no result of another box."""
    theirs, mine = deal_of(FIRST_DAY + timedelta(days=1)), deal_of(FIRST_DAY + timedelta(days=1), box)
    assert (theirs.name, mine.name) == ("2026-01-06", f"2026-01-06.{box}")
    assert [read_deal(one.name) for one in (theirs, mine)] == [theirs, mine]
    assert read_deal(f"2026-01-06.{theirs.preset}") == theirs  # the same deal, however it is called
    record = play(mine, bot_named("greedy"))
    found = result_of(record, mine)
    assert sum(found.laid) > 0
    assert len(found.laid) == found.turns
    with pytest.raises(NotThisDeal, match=f"played by {theirs.preset}"):
        result_of(record, theirs)


def test_a_result_tells_the_round_turn_by_turn() -> None:
    """Protects two friends who compare: what was laid adds up to what is gone from the rack."""
    found = result_of(played(FIRST_DAY), deal_of(FIRST_DAY))
    drawn = found.laid.count(0)
    assert sum(found.laid) == 14 + drawn - found.left
    assert not found.out or found.laid[-1] > 0


def test_boxes_are_read_with_care() -> None:
    for text in ("2026-01-05.", "2026-01-05.nobox", "2026-01-05.sabra.sabra", "2026-01-05.SABRA", ".sabra"):
        with pytest.raises(NoDeal):
            read_deal(text)


def test_days_are_read_with_care() -> None:
    assert read_day("2026-11-17") == date(2026, 11, 17)
    for text in ("", "today", "2026-2-1", "20261117", "2026-W47-2", "2026-02-30", "2026-11-17T00:00"):
        with pytest.raises(NoDeal, match="write it like"):
            read_day(text)
    with pytest.raises(NoDeal, match="the first one"):
        deal_of(FIRST_DAY - timedelta(days=1))


def test_the_best_is_who_goes_out_first() -> None:
    day = FIRST_DAY
    slow, quick, nearly = DailyResult(day, 12, 0), DailyResult(day, 9, 0), DailyResult(day, 4, 1)
    assert best_of([nearly, slow, quick]) == quick
    assert best_of([nearly, DailyResult(day, 4, 3)]) == nearly


def test_the_best_known_line_is_at_least_as_good_as_a_plain_one() -> None:
    deal = deal_of(FIRST_DAY)
    plain, best = result_of(played(FIRST_DAY), deal), best_known(deal)
    assert best_of([plain, best]) == best

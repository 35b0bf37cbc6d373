"""The file of an evening: every event reads back, and a spoilt line is refused with what is wrong."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import LETTERS
from tilerummy.club import evening as ev
from tilerummy.club.evening import ClubEvent, ClubPlan, GuestNumber
from tilerummy.club.event_line import event_line, read_evening, read_event
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Unreadable

PLAN = ClubPlan(
    name="Zoë and friends", rules=load("classic").with_options({"opening_min": 0}), bonus=(50, 5), cap=25
)
ONE, TWO, THREE = map(GuestNumber, (1, 2, 3))
EVENTS: list[ClubEvent] = [
    ev.EveningOpened(PLAN, at=5),
    ev.GuestCame("Zoë", 3, at=6),
    ev.GuestPaused(ONE, by=ONE),
    ev.GuestBack(ONE),
    ev.GuestLeft(ONE),
    ev.TableKept(TWO, 3),
    ev.RoundDrawn(1, ((ONE, TWO),), (THREE,), 7, final=True),
    ev.PlacesSwapped(ONE, THREE),
    ev.RoundShown(1, at=9),
    ev.ResultEntered(1, 1, (9, -9), by=TWO),
    ev.ResultConfirmed(1, 1, by=ONE),
    ev.ResultCorrected(1, 1, (-9, 9), "exchanged"),
    ev.PageTableOpened(1, 1, "abc"),
    ev.ResultPlayed(1, 1, (9, -9)),
    ev.RoundClockStopped(at=10),
    ev.RoundClockStarted(at=11),
    ev.TimeAdded(5, at=12),
    ev.EveningClosed(),
]


def test_every_event_reads_back() -> None:
    """Protects evenings that were kept: each kind of event is written and read alike."""
    assert {type(one) for one in EVENTS} == {*get_args(ClubEvent)}
    for event in EVENTS:
        line = event_line(event)
        assert read_event(line) == event
        assert "\n" not in line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "not JSON"),
        ("[]", "an object is expected"),
        ('{"event": "guest_come", "name": "x"}', "did you mean guest_came"),
        ('{"event": "guest_came"}', "name is missing"),
        ('{"event": "guest_came", "name": 7}', "name: a text"),
        ('{"event": "guest_came", "name": "x", "nmae": "y"}', "did you mean name"),
        ('{"event": "guest_left", "guest": true}', "guest: a whole number"),
        ('{"event": "guest_left", "guest": 1e3}', "guest: a whole number"),
        ('{"event": "guest_left", "guest": NaN}', "not a number"),
        ('{"event": "guest_left", "guest": 99999999999999999999}', "guest: a whole number"),
        ('{"event": "round_drawn", "round": 1, "tables": [1], "out": [], "seed": 1}', "tables: a list"),
        ('{"event": "evening_opened", "club": 2}', "the form of this file is 2"),
        (
            '{"event": "evening_opened", "club": 1, "plan": {"name": "x", "rules": "sabbra"}}',
            "did you mean sabra",
        ),
        (
            '{"event": "evening_opened", "club": 1, "plan": {"name": "x", "rules": "sabra", "drawn": "lot"}}',
            "drawn",
        ),
        ('{"event": "evening_opened", "club": 1, "plan": {"rules": "sabra"}}', "name is missing"),
        (
            '{"event": "evening_opened", "club": 1, "plan": {"name": "x", "rules": "sabra", "ronds": 3}}',
            "rounds",
        ),
        ('{"event": "guest_came", "name": "\\ud800"}', "half of a letter"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_a_bad_line_says_what_is_wrong(line: str, said: str) -> None:
    """Protects whoever edits a file by hand: no traceback, but the field and what was expected."""
    with pytest.raises(Unreadable, match=said):
        read_event(line)


TEXTS = st.text(LETTERS, max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(EVENTS), st.data())
def test_spoilt_lines_are_unreadable_and_nothing_else(event: ClubEvent, data: st.DataObject) -> None:
    """Protects servers and terminals from strangers' files: whatever a line holds, one error is raised."""
    found = json.loads(event_line(event))
    inner = found.get("plan", found) if data.draw(st.booleans()) else found
    inner[data.draw(st.sampled_from([*inner]))] = data.draw(JSON)
    with suppress(Unreadable):
        assert read_evening([json.dumps(found), *map(event_line, EVENTS[1:3])]).version <= 3


def test_an_evening_says_the_line() -> None:
    """Protects whoever looks for a slip in a long file: its line is named, of a refusal too."""
    lines = [*map(event_line, EVENTS[:2])]
    with pytest.raises(Unreadable, match="line 3: Zoë is already here"):
        read_evening([*lines, lines[1]])
    with pytest.raises(Unreadable, match="line 1: an evening begins"):
        read_evening(lines[1:])
    with pytest.raises(Unreadable, match="no evening"):
        read_evening([])

"""The turns of a record: every move belongs to one, and each is whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.review.matches import RECORDS, documented
from tests.sizes import every
from tilerummy.review.played_turn import turns_of
from tilerummy.review.review import Did
from tilerummy.rules.match.event import Discarded, Drew, GaveUp, Passed, Played, Settled
from tilerummy.rules.match.record import read_record
from tilerummy.rules.parameter import DrawMode


@pytest.mark.parametrize("path", every(3, RECORDS), ids=[path.stem for path in RECORDS])
def test_every_move_of_a_record_is_in_one_turn(path: Path) -> None:
    """Protects the count of turns under every preset: no move is lost or told twice."""
    events = read_record(path.read_text(encoding="utf-8"))
    turns = list(turns_of(events))
    moves = [event for event in events if isinstance(event, Played | Drew | Discarded | Passed | Settled)]
    assert [event for turn in turns for event in turn.events] == moves
    assert [turn.number for turn in turns] == [*range(len(turns))]
    for turn, after in zip(turns, [*turns[1:], None], strict=True):
        assert {event.seat for event in turn.events} == {turn.seat}
        assert turn.begin.playing.turn.seat == turn.seat
        assert events[turn.first] is turn.events[0]
        assert turn.last >= turn.first
        assert after is None or after.first > turn.last


@pytest.mark.parametrize("path", every(3, RECORDS), ids=[path.stem for path in RECORDS])
def test_a_turn_holds_what_its_draw_mode_asks_for(path: Path) -> None:
    """Protects the end of a turn: drawing ends it, or the discard that is owed."""
    events = read_record(path.read_text(encoding="utf-8"))
    for turn in turns_of(events):
        kinds = [type(event) for event in turn.events]
        rules = turn.begin.rules
        if rules.draw_mode is DrawMode.INSTEAD_OF_PLAYING and not rules.starter_discard:
            assert len(kinds) == 1
        elif rules.draw_mode is DrawMode.INSTEAD_THEN_DISCARD and kinds[0] is Drew:
            left = any(isinstance(e, GaveUp) for e in events[turn.first : turn.last + 1])
            assert left or kinds[1:] in ([Discarded], [Settled])


def test_what_became_of_the_turns_of_the_documented_match() -> None:
    """Protects the words for a turn."""
    turns = list(turns_of(read_record(documented())))
    assert [turn.seat for turn in turns] == [0, 1, 0, 1, 0, 1, 0]
    assert [turn.did for turn in turns] == [
        Did.DRAW,
        Did.DRAW,
        Did.PLAY,
        Did.DRAW,
        Did.DRAW,
        Did.DRAW,
        Did.PLAY,
    ]
    assert [tile.text for tile in turns[2].laid] == ["k13", "b13", "y13"]

"""The audit: whatever is changed in a record is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.kit import examples, reachable
from tests.match import Match, play_match
from tilerummy.rules.match.audit import Finding, verify
from tilerummy.rules.match.event import (
    Dealt,
    Discarded,
    Drew,
    Event,
    GaveUp,
    LastTile,
    MatchEnded,
    MatchStarted,
    Played,
    RoundBegan,
    RoundEnded,
    StarterChosen,
    StarterDrew,
    StarterRolled,
)
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import read_record
from tilerummy.rules.match.round import put
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.preset import load
from tilerummy.rules.table import Table

Events = tuple[Event, ...]


@cache
def honest(preset: str = "pro6-en") -> Events:
    return play_match(load(preset), 3, 11, rounds=2)[1]


def first(events: Events, kind: type[Event], skip: int = 0) -> int:
    return [i for i, event in enumerate(events) if isinstance(event, kind)][skip]


def changed(events: Events, place: int, **values: object) -> Events:
    return put(events, place, replace(events[place], **values))  # type: ignore[arg-type]


def test_an_honest_record_has_no_findings() -> None:
    """Everything in it follows from its secret and its rules."""
    assert verify(honest()) == []


EARLY = Path(__file__).parents[1] / "data" / "early" / "pro6-en-4p.txt"
"""A record of the time when one tile left was announced."""


def test_an_early_record_still_verifies() -> None:
    """Nobody's kept match turns into a false one because an announcement moved."""
    events = read_record(EARLY.read_text("utf-8"))
    assert verify(events) == []
    announced = first(events, LastTile)
    made_up = changed(events, announced, seat=Seat(2))
    assert [finding.event for finding in verify(made_up)] == [announced]


def swap_in_pool(events: Events) -> Events:
    place = first(events, Dealt)
    dealt = events[place]
    assert isinstance(dealt, Dealt)
    pool = dealt.pools[0]
    # The two last tiles of the pool differ in this record, and neither is drawn before the end.
    return changed(events, place, pools=((*pool[:-2], pool[-1], pool[-2]),))


def another_roll(events: Events) -> Events:
    place = first(events, StarterRolled)
    event = events[place]
    assert isinstance(event, StarterRolled)
    return changed(events, place, roll=event.roll % 6 + 1)


def another_starter(events: Events) -> Events:
    place = first(events, StarterChosen)
    event = events[place]
    assert isinstance(event, StarterChosen)
    return changed(events, place, seat=Seat((event.seat + 1) % 3))


def another_score(events: Events) -> Events:
    place = first(events, RoundEnded)
    event = events[place]
    assert isinstance(event, RoundEnded)
    return changed(events, place, scores=(event.scores[0] + 1, *event.scores[1:]))


def a_set_rearranged(events: Events) -> Events:
    place = next(i for i, event in enumerate(events) if isinstance(event, Played) and len(event.table) > 1)
    event = events[place]
    assert isinstance(event, Played)
    tiles = [tile for meld in event.table for tile in meld]
    return changed(events, place, table=Table([type(event.table[0])(tiles)]))


def another_secret(events: Events) -> Events:
    return changed(events, len(events) - 1, secret=bytes(32))


def another_commitment(events: Events) -> Events:
    return changed(events, 0, commitment="00" * 32)


def another_salt(events: Events) -> Events:
    begun = events[0]
    assert isinstance(begun, MatchStarted)
    return changed(events, 0, players=(Player("Ada", b"other"), *begun.players[1:]))


def other_totals(events: Events) -> Events:
    return changed(events, len(events) - 1, totals=(0, 0, 0))


def announcement_left_out(events: Events) -> Events:
    place = first(events, LastTile)
    return (*events[:place], *events[place + 1 :])


def announcement_made_up(events: Events) -> Events:
    place = first(events, Drew)
    return (*events[:place], LastTile(Seat(0), 0), *events[place:])


def other_rounds(events: Events) -> Events:
    return changed(events, 0, rounds=1)


def time_runs_backwards(events: Events) -> Events:
    place = first(events, Dealt) + 1
    return changed(events, place, at=events[place - 1].at - 1)


def another_round_number(events: Events) -> Events:
    return changed(events, first(events, RoundBegan, 1), number=7)


@pytest.mark.parametrize(
    ("tamper", "text"),
    [
        (swap_in_pool, "should be: deal"),
        (another_roll, "should be: start-roll"),
        (another_starter, "should be: starter"),
        (another_score, "should be: end-round"),
        (a_set_rearranged, "isn't a set"),
        (another_secret, "not the secret that was promised"),
        (another_commitment, "not the secret that was promised"),
        (another_salt, "should be: deal"),
        (other_totals, "should be: end-match"),
        (announcement_left_out, "should be: last-tile"),
        (announcement_made_up, "nothing led to this: last-tile"),
        (other_rounds, "should be: end-match"),
        (another_round_number, "should be: round 2"),
        (time_runs_backwards, "before what stands above it"),
    ],
)
def test_whatever_is_changed_is_found(tamper: Callable[[Events], Events], text: str) -> None:
    """Chance, turns, scores and the secret are all recomputed."""
    findings = verify(tamper(honest()))

    assert findings
    assert any(text in str(finding) for finding in findings)


def test_a_finding_says_where() -> None:
    """A finding names its event and reads as a sentence."""
    events = other_totals(honest())
    last = len(events) - 1
    [finding] = verify(events)

    assert finding.event == last
    assert str(finding).startswith(f"event {last}: should be: end-match; totals: ")


def test_an_unfinished_match_is_checked_as_far_as_possible() -> None:
    """Without the secret chance cannot be checked, but turns and scores can."""
    events = honest()[: len(honest()) // 2]
    assert [finding.text for finding in verify(events)] == [
        "the match is not over, so its secret is not told and no chance can be checked"
    ]
    assert len(verify(a_set_rearranged(events))) > 1
    assert any("not all the tiles" in finding.text for finding in verify(lost_tile(events)))


def lost_tile(events: Events) -> Events:
    place = first(events, Dealt)
    dealt = events[place]
    assert isinstance(dealt, Dealt)
    return changed(events, place, pools=(dealt.pools[0][:-1],))


def test_a_record_without_a_beginning() -> None:
    """There is nothing to check a match against that has no rules."""
    assert verify(()) == verify(honest()[1:]) == [Finding(0, "a match begins with its rules and players")]


def test_compulsory_play_is_checked_if_somebody_can_tell() -> None:
    """With a solver at hand, draws by a player who could have laid are found."""
    events = play_match(load("classic"), 2, 3)[1]

    assert verify(events) == []
    assert any(
        "you have to lay it" in str(finding)
        for finding in verify(events, playable=lambda setting, before: True)
    )


def test_a_debt_paid_on_leaving() -> None:
    """Who gives up after drawing puts that tile away first, which is no discard of their own choice."""
    rules = load("pro6-en").with_options({"discard_drawn_tile": False})
    found = False
    for seed in range(40):
        _, events = play_match(rules, 3, seed, mishaps=0.3)
        pairs = pairwise(events)
        found |= any(isinstance(one, Discarded) and isinstance(two, GaveUp) for one, two in pairs)
        assert verify(events) == []
        if found:
            break

    assert found


@given(match=reachable(mishaps=(0.0, 0.2)), data=st.data())
@settings(max_examples=examples(30))
def test_reachable_matches_verify(match: Match, data: st.DataObject) -> None:
    """Under any rules the referee agrees with itself, and a draw that was not next is found out."""
    events = tuple(match.events)
    findings = verify(events)
    assert len(findings) == (0 if match.game.phase is Phase.MATCH_OVER else 1)

    draws = [i for i, event in enumerate(events) if isinstance(event, Drew | StarterDrew)]
    assume(draws)
    place = data.draw(st.sampled_from(draws))
    other = data.draw(st.sampled_from(match.game.setting.tiles()))
    event = events[place]
    assert isinstance(event, Drew | StarterDrew)
    assume(other is not event.tile and (isinstance(event, Drew) or isinstance(events[-1], MatchEnded)))
    assert len(verify(put(events, place, replace(event, tile=other)))) > len(findings)

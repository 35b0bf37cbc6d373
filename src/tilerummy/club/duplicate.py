"""Duplicate: the same deal at every table, so that each seat is compared with the same seat elsewhere.

Nothing is believed: every record is audited, and what lay in the hands and in the pool is compared tile by
tile. So the tables prove together that they had the same deal, without trusting whoever dealt it. What
somebody draws still follows from what others do; the start, and the order of the pool, are the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tilerummy.club.standing import ClubPoints, whole
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.event import Dealt, Event, MatchStarted, RoundEnded, StarterChosen
from tilerummy.rules.match.record import read_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.rules.tile import Tile

_Hands = tuple[tuple[Tile, ...], ...]


class NotDuplicate(ValueError):
    """Records that cannot be compared: one is not genuine, or the deals are not the same.

    >>> import tilerummy as tr
    >>> records = [tr.play(["greedy", "greedy"], seed=seed).record() for seed in (1, 3)]
    >>> tr.duplicate(records)
    Traceback (most recent call last):
        ...
    tilerummy.club.duplicate.NotDuplicate: table 2: another deal than at table 1
    """


@dataclass(frozen=True, slots=True)
class SeatCompared:
    """What somebody made of a seat: `score` on the sheet, the `mean` of that seat, and how far `above` it.

    >>> import tilerummy as tr
    >>> tables = [tr.play(bots, seed=3).record() for bots in (["greedy", "novice"], ["novice", "greedy"])]
    >>> first = tr.duplicate(tables)[0]
    >>> (first.table, first.seat, first.above == first.score - first.mean)
    (1, 0, True)
    """

    table: int
    """Counted from 1, in the order of the records."""
    seat: Seat
    name: str
    score: int
    mean: ClubPoints
    above: ClubPoints


@dataclass(frozen=True, slots=True)
class _Dealing:
    """All that has to be the same at every table."""

    rules: Rules
    rounds: tuple[tuple[Seat, _Hands, _Hands, Tile | None], ...]
    """Who starts, the hands, the pools and the open tile, round by round."""


def duplicate(records: Sequence[str]) -> tuple[SeatCompared, ...]:
    """Compare the tables that played the same deal, one record each: everybody against their seat elsewhere.

    Each record is audited first, then the deals are compared tile by tile; `NotDuplicate` names the first
    table that does not fit. What is above the mean of a seat comes to nought over all tables.

    >>> import tilerummy as tr
    >>> tables = [tr.play(bots, seed=3).record() for bots in (["greedy", "novice"], ["novice", "greedy"])]
    >>> found = tr.duplicate(tables)
    >>> [(one.table, one.seat) for one in found]
    [(1, 0), (1, 1), (2, 0), (2, 1)]
    >>> sum(one.above for one in found)
    0
    """
    if isinstance(records, str) or not isinstance(records, Sequence):
        raise NotDuplicate("a list of records is expected, one for each table")
    if len(records) < 2:
        raise NotDuplicate("at least two tables are needed to compare seats")
    played = [_genuine(record, table) for table, record in enumerate(records, start=1)]
    first = _deal(played[0])
    for table, events in enumerate(played[1:], start=2):
        if why := _differs(first, _deal(events)):
            raise NotDuplicate(f"table {table}: {why}")
    scores = [_scores(events) for events in played]
    means = [whole(Fraction(sum(seat), len(seat))) for seat in zip(*scores, strict=True)]
    return tuple(
        SeatCompared(table, Seat(seat), _names(events)[seat], own[seat], mean, whole(own[seat] - mean))
        for table, (events, own) in enumerate(zip(played, scores, strict=True), start=1)
        for seat, mean in enumerate(means)
    )


def _genuine(record: str, table: int) -> tuple[Event, ...]:
    """The events of a record in which all is as it should be."""
    try:
        events = read_record(record)
    except (Unreadable, BadRules) as error:
        raise NotDuplicate(f"table {table}: {error}") from None
    if findings := verify(events):
        raise NotDuplicate(f"table {table}: {findings[0].text}")
    return events


def _deal(events: Sequence[Event]) -> _Dealing:
    """What was fixed before anybody did anything, in each round."""
    rules, starter = _start(events).rules, Seat(0)
    rounds: list[tuple[Seat, _Hands, _Hands, Tile | None]] = []
    for event in events:
        if isinstance(event, StarterChosen):
            starter = event.seat
        elif isinstance(event, Dealt):
            # The order of dealing is kept: it is part of what comes from the secret.
            rounds.append((starter, event.hands, event.pools, event.face_up))
    return _Dealing(rules, tuple(rounds))


def _differs(one: _Dealing, other: _Dealing) -> str:
    """What is not the same at two tables, in words; nothing if all is."""
    if one.rules != other.rules:
        return "other rules than at table 1"
    if len(one.rounds) != len(other.rounds):
        return "another number of rounds than at table 1"
    if [deal[0] for deal in one.rounds] != [deal[0] for deal in other.rounds]:
        return "somebody else starts than at table 1"
    return "" if one.rounds == other.rounds else "another deal than at table 1"


def _start(events: Sequence[Event]) -> MatchStarted:
    begun = events[0]
    assert isinstance(begun, MatchStarted)  # an audit finds nothing else
    return begun


def _names(events: Sequence[Event]) -> list[str]:
    return [player.name for player in _start(events).players]


def _scores(events: Sequence[Event]) -> list[int]:
    rounds = [event.scores for event in events if isinstance(event, RoundEnded)]
    return [sum(scores) for scores in zip(*rounds, strict=True)]

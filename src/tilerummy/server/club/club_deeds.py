"""What somebody asks for in a club's evening, as the event that happens: none if it has happened already.

By whom an event is, when it is and which lot is drawn comes from here, never from the phone that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from tilerummy.club import evening as ev
from tilerummy.club.evening import ClubEvening, ClubEvent, ClubTable, GuestNumber
from tilerummy.club.next_round import draw
from tilerummy.club.terms import MOST_POINTS, ClubReason, ClubRefusal, Presence
from tilerummy.protocol import messages as m
from tilerummy.server.club.club_people import ClubPeople, about, as_organiser, at_table
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import VisitorId

PRESENCES: dict[type, tuple[Presence, Callable[..., ClubEvent]]] = {
    m.ClubPause: (Presence.PAUSED, ev.GuestPaused),
    m.ClubResume: (Presence.HERE, ev.GuestBack),
    m.ClubLeave: (Presence.LEFT, ev.GuestLeft),
}
"""What each makes of somebody; whoever is so already stays so."""


def event_of(
    evening: ClubEvening, people: ClubPeople, device: VisitorId, act: m.ClubAct, now: int
) -> ClubEvent | None:
    """The event that a device asks for, with who it is by; a `ClubRefusal` if it may not."""
    if isinstance(act, m.ClubPause | m.ClubResume | m.ClubLeave):
        return _presence(evening, about(people, device, act.guest), act, now)
    if isinstance(act, m.ClubResult | m.ClubYes):
        return _result(evening, people, device, act, now)
    # These take more than a moment: a draw of four hundred people, tables that are opened or counted.
    if isinstance(act, m.ClubDraw | m.ClubPlayHere | m.ClubCountRacks):
        raise Rejected(ErrorCode.FAILED, reference=type(act).__name__)
    # All others are an organiser's.
    as_organiser(people, device)
    match act:
        case m.ClubKeep():
            return ev.TableKept(GuestNumber(act.guest), act.table, at=now)
        case m.ClubSwap():
            return ev.PlacesSwapped(GuestNumber(act.one), GuestNumber(act.other), at=now)
        case m.ClubShow():
            shown = act.round <= len(ev.shown_rounds(evening))
            return None if shown else ev.RoundShown(act.round, at=now)
        case m.ClubCorrect():
            table = ev.find_table(evening, act.round, act.table)[1]
            scores = _scores(evening, table, act)
            if table.scores == scores:  # nothing is corrected by it, so nothing is logged
                return None
            return ev.ResultCorrected(act.round, act.table, scores, act.why, at=now)
        case m.ClubStopClock():
            return ev.RoundClockStopped(at=now)
        case m.ClubStartClock():
            return ev.RoundClockStarted(at=now)
        case m.ClubAddTime():
            return ev.TimeAdded(act.minutes, at=now)
        case m.ClubClose():
            return None if evening.closed else ev.EveningClosed(at=now)
        case _:
            assert_never(act)


def drawn(evening: ClubEvening, number: int, seed: int, now: int) -> ev.RoundDrawn | ClubRefusal:
    """A round as it is drawn, by a worker: it takes a third of a second for four hundred people."""
    try:
        # Of two organisers who press, the later means this round too.
        ev.require_draw(evening, number)
        return draw(evening, seed, at=now)
    except ClubRefusal as why:
        return why


def _presence(
    evening: ClubEvening, by: GuestNumber, act: m.ClubPause | m.ClubResume | m.ClubLeave, now: int
) -> ClubEvent | None:
    guest = GuestNumber(act.guest)
    # Somebody who is not in the list is refused by the evening itself, with its own words.
    there = evening.guests[guest - 1].presence if guest <= len(evening.guests) else None
    presence, event = PRESENCES[type(act)]
    return None if there is presence else event(guest, at=now, by=by)


def _result(
    evening: ClubEvening, people: ClubPeople, device: VisitorId, act: m.ClubResult | m.ClubYes, now: int
) -> ClubEvent | None:
    _, table = ev.find_table(evening, act.round, act.table)
    by = at_table(people, device, table.seats)
    if isinstance(act, m.ClubYes):
        seen = None if act.scores is None else tuple(act.scores)
        if table.scores is not None and seen in (None, table.scores) and _wrote(table, by):
            return None
        # A yes is to what somebody has read, not to what was written since.
        others = {one.scores for one in table.written if one.by != by}
        if table.scores is None and others and seen is not None and seen not in others:
            raise Rejected(ErrorCode.NOT_THERE)
        return ev.ResultConfirmed(act.round, act.table, at=now, by=by)
    scores = _scores(evening, table, act)
    if any(one.by == by and one.scores == scores for one in table.written):
        return None
    return ev.ResultEntered(act.round, act.table, scores, at=now, by=by)


def _wrote(table: ClubTable, by: GuestNumber) -> bool:
    return any(one.by == by and one.scores == table.scores for one in table.written)


def _scores(evening: ClubEvening, table: ClubTable, act: m.ClubResult | m.ClubCorrect) -> tuple[int, ...]:
    """The points of the sheet, worked out where racks were sent."""
    if act.scores is not None:
        return tuple(act.scores)
    # The winner's gain is the sum of the others, and nobody types it.
    racks = act.racks or ()
    if len(racks) != len(table.seats) or (act.out is not None and act.out >= len(racks)):
        raise ClubRefusal(ClubReason.BAD_RESULT, most=MOST_POINTS)
    return ev.scores_from_racks(evening.plan.rules, racks, act.out, hand_game=act.hand)

"""Records of matches: whole when they are over, before that as the asker has seen them."""

from __future__ import annotations

from tilerummy.rules.record import write_record
from tilerummy.rules.view import view_event
from tilerummy.server.desks import Desks
from tilerummy.server.messages import PartyPhase
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import read_events
from tilerummy.server.store.base import Code, VisitorId


async def record_of(desks: Desks, code: Code, visitor: VisitorId, match: int | None) -> str:
    """The record of a match, the latest one if none is named."""
    party = (await desks.look(code))[0].party
    events = read_events(await desks.store.lines(code, party.match if match is None else match))
    if not events:
        raise Rejected(Problem.NOT_STARTED)
    over = party.match != match and match is not None
    if over or party.phase is not PartyPhase.PLAYING:
        return write_record(events)
    seat = party.seat_of(visitor)
    return write_record(view_event(event, seat) for event in events)

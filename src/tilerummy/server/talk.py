"""Talk: phrases, reactions and, at private tables that want it, free text."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import structs

from tilerummy.server import messages as m
from tilerummy.server.desk import Desk
from tilerummy.server.desks import Desks
from tilerummy.server.party import Party, clean_text
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting
from tilerummy.server.step import with_answer
from tilerummy.server.store.base import Answer, VisitorId

REMARKS = 50
"""So many of the last remarks are kept."""


async def say(desks: Desks, desk: Desk, sitting: Sitting, visitor: VisitorId, request: m.Say) -> m.Ack:
    """Say something at a table, under its lock; the table itself does not change by it."""
    party = sitting.party
    said = _remark(party, visitor, request, desks.clock())
    ack = m.Ack(request.id, party.match, sitting.sequence)
    answer = Answer(visitor, request.id, msgspec.json.encode(ack))
    doubts = desk.doubts
    number = await desks.store.keep_remark(desk.code, msgspec.json.encode(said), REMARKS, answer)
    remarks = (*sitting.remarks, structs.replace(said, number=number))[-REMARKS:]
    desk.put(replace(sitting, remarks=remarks, answers=with_answer(sitting, answer)), doubts)
    await desks.ring(desk.code)
    return ack


def _remark(party: Party, visitor: VisitorId, request: m.Say, now: int) -> m.Said:
    seat = party.seated(visitor)
    if sum(part is not None for part in (request.phrase, request.reaction, request.text)) != 1:
        raise Rejected(Problem.SAY_ONE_THING)
    if request.text is not None and (party.plan.public or not party.plan.free_text):
        raise Rejected(Problem.TEXT_OFF)
    text = None if request.text is None else clean_text(request.text)
    if text == "":
        raise Rejected(Problem.SAY_ONE_THING)
    return m.Said(0, seat, party.chairs[seat].name, request.phrase, request.reaction, text, now)

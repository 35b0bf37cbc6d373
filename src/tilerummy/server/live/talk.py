"""Talk: phrases, reactions and, at private tables that want it, free text; reports keep the last of it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.moderation_rows import ReportRow, keep_report
from tilerummy.server.store.store import Code, KeptAnswer, VisitorId
from tilerummy.server.table.party import Party, clean_text
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.state import TableState
from tilerummy.server.table.step import with_answer

REMARKS = 50
"""So many of the last remarks are kept."""


async def say(
    tables: TableCache, cached: CachedTable, state: TableState, visitor: VisitorId, request: m.Say
) -> m.Ack:
    """Say something at a table, under its lock; the table itself does not change by it."""
    party = state.party
    said = _remark(party, visitor, request, tables.clock())
    ack = m.Ack(request.id, party.match, state.sequence)
    answer = KeptAnswer(visitor, request.id, msgspec.json.encode(ack))
    doubts = cached.doubts
    number = await tables.store.keep_remark(cached.code, msgspec.json.encode(said), REMARKS, answer)
    remarks = (*state.remarks, structs.replace(said, number=number))[-REMARKS:]
    cached.put(replace(state, remarks=remarks, answers=with_answer(state, answer)), doubts)
    await tables.ring(cached.code)
    return ack


def _remark(party: Party, visitor: VisitorId, request: m.Say, now: int) -> m.Said:
    seat = party.seated(visitor)
    if sum(part is not None for part in (request.phrase, request.reaction, request.text)) != 1:
        raise Rejected(ErrorCode.SAY_ONE_THING)
    if request.text is not None and (party.plan.public or not party.plan.free_text):
        raise Rejected(ErrorCode.TEXT_OFF)
    text = None if request.text is None else clean_text(request.text)
    if text == "":
        raise Rejected(ErrorCode.SAY_ONE_THING)
    return m.Said(0, seat, party.chairs[seat].name, request.phrase, request.reaction, text, now)


async def report(tables: TableCache, code: Code, asker: Asker, request: m.Report) -> m.Ack:
    """Keep a report of somebody with a seat, made by somebody with a seat."""
    state, _, _ = await tables.look_as(code, asker)
    party, visitor = state.party, asker.visitor
    party.seated(visitor)
    if not request.seat < len(party.chairs) or not party.chairs[request.seat].human:
        raise Rejected(ErrorCode.NOT_SEATED)
    chair = party.chairs[request.seat]
    talk = msgspec.json.encode(state.remarks).decode()
    text = clean_text(request.text)
    kept = ReportRow(code, visitor, request.id, tables.clock(), chair.owner, chair.name, text, talk)
    await keep_report(tables.store, kept)
    return m.Ack(request.id, party.match, state.sequence)

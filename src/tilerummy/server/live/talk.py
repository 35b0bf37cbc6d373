"""Talk: phrases, reactions and, at private tables that want it, free text."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.cached_table import CachedTable
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Answer, VisitorId
from tilerummy.server.table.party import Party, clean_text
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
    answer = Answer(visitor, request.id, msgspec.json.encode(ack))
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

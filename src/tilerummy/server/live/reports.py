"""Reports: a player tells the operator of somebody at the table; the last talk is kept with it."""

from __future__ import annotations

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code
from tilerummy.server.store.moderation import Report, keep_report
from tilerummy.server.table.party import clean_text
from tilerummy.server.table.seat_key import Asker


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
    kept = Report(code, visitor, request.id, tables.clock(), chair.owner, chair.name, text, talk)
    await keep_report(tables.store, kept)
    return m.Ack(request.id, party.match, state.sequence)

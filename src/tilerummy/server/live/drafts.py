"""Drafts: the table as the seat in turn has laid it so far, kept for a time-out and shown to the others."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import Rejected
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code, KeptDraft, VisitorId
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.state import TableState, play_of, playing


async def keep_draft(tables: TableCache, code: Code, asker: Asker, message: m.SendDraft) -> None:
    """Keep what the seat in turn has laid so far; what cannot be one is left aside."""
    cached = tables.at(code)
    async with cached.lock:
        state = await tables.state_for(cached, asker)
        if not _counts(state, asker.visitor, message):
            return
        body = b"" if message.draft is None else msgspec.json.encode(message.draft)
        doubts = cached.doubts
        await tables.store.keep_draft(code, KeptDraft(state.party.match, state.sequence, body))
        cached.put(replace(state, draft=message.draft, drafts=state.drafts + 1), doubts)
    await tables.ring(code)


def _counts(state: TableState, visitor: VisitorId, message: m.SendDraft) -> bool:
    """Whether this is a draft of the turn being played, by the one who plays it."""
    seat, party = state.party.seat_of(visitor), state.party
    if seat is None or seat != state.turn or message.seen != state.sequence:
        return False
    return not party.paused and not party.chairs[seat].level and _possible(state, seat, message.draft)


def _possible(state: TableState, seat: Seat, draft: m.Draft | None) -> bool:
    if draft is None:
        return True
    if draft.pointed is not None and draft.pointed >= len(draft.table):
        return False
    try:
        check_draft(playing(state), play_of(seat, draft))
    except (Illegal, Unreadable, Rejected):
        return False
    return True

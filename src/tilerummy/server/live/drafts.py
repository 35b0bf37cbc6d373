"""Drafts: the table as the seat in turn has laid it so far, kept for a time-out and shown to the others.

One seat has one draft, on however many devices it is laid: who does not know the last one is told first.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import Rejected
from tilerummy.server.live.listener import Listener
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.reasons import reasons_of
from tilerummy.server.store.store import Code, KeptDraft
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.state import TableState, lying, play_of, playing
from tilerummy.server.table.touching import touched


def _numbered(draft: m.Draft, before: m.Draft, touched: int, sequence: int) -> m.Draft:
    """A draft with its name: what was laid when on which one, so that no two servers call two the same."""
    draft = structs.replace(draft, touched=touched, number=before.number)
    digest = sha256(msgspec.json.encode((sequence, draft))).digest()
    return structs.replace(draft, number=1 + int.from_bytes(digest[:6], "big"))


async def keep_draft(tables: TableCache, code: Code, listener: Listener, message: m.SendDraft) -> None:
    """Keep what a device of the seat in turn has laid so far; what cannot be a draft is left aside."""
    cached = tables.at(code)
    async with cached.lock:
        state = await tables.state_for(cached, listener.asker)
        if not _counts(state, listener, message):
            return
        before = state.draft or m.Draft(lying(state))
        draft = message.draft or m.Draft(lying(state))
        if draft.pointed is None and before.number != listener.laid and _is_alike(before, draft):
            return  # what another device has laid lies on this one too: the other need not hear that
        known = message.touched if state.draft is None else before.touched
        draft = _numbered(draft, before, known, state.sequence)
        await _keep(tables, cached, state, draft)
        listener.lays(draft)
    await tables.ring(code)


def _is_alike(before: m.Draft, draft: m.Draft) -> bool:
    return sorted(map(sorted, before.table)) == sorted(map(sorted, draft.table))


async def touch_draft(tables: TableCache, code: Code, asker: Asker, touch: m.Touch) -> m.Ack | m.Refused:
    """Move what lies on the table from a big screen; the player's own devices are told of it too."""
    cached = tables.at(code)
    async with cached.lock:
        state = await tables.state_for(cached, asker)
        ack = m.Ack(touch.id, state.party.match, state.sequence)
        if state.draft is not None and state.draft.touched == touch.number:
            return ack  # it was kept, and the answer was lost on the way
        try:
            draft = touched(state, touch)
        except (Illegal, Unreadable) as why:
            return m.Refused(touch.id, reasons_of(why))
        await _keep(tables, cached, state, draft)
    await tables.ring(code)
    return ack


async def _keep(tables: TableCache, cached: CachedTable, state: TableState, draft: m.Draft) -> None:
    # Without a version: a draft is no step, and one that a time-out overtakes is simply dropped.
    doubts, body = cached.doubts, msgspec.json.encode(draft)
    await tables.store.keep_draft(cached.code, KeptDraft(state.party.match, state.sequence, body))
    cached.put(replace(state, draft=draft, drafts=state.drafts + 1), doubts)


def _counts(state: TableState, listener: Listener, message: m.SendDraft) -> bool:
    """Whether this is a draft of the turn being played, by the one who plays it."""
    seat, party = state.party.seat_of(listener.visitor), state.party
    if seat is None or seat != state.turn or message.seen != state.sequence:
        return False
    if state.draft is not None and state.draft.number not in (message.touched, listener.laid):
        return False  # they do not know yet what was moved elsewhere: once they do, they send it anew
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

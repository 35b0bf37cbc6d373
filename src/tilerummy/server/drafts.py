"""Drafts: the table as the seat in turn has laid it so far, kept for a time-out and shown to the others."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.rules.seat import Seat
from tilerummy.rules.settling import check_draft
from tilerummy.server import messages as m
from tilerummy.server.desks import Desks
from tilerummy.server.problem import Rejected
from tilerummy.server.sitting import Sitting, play_of, playing
from tilerummy.server.store.base import Code, KeptDraft, VisitorId


async def keep_draft(desks: Desks, code: Code, visitor: VisitorId, message: m.SendDraft) -> None:
    """Keep what the seat in turn has laid so far; what cannot be one is left aside."""
    desk = desks.at(code)
    async with desk.lock:
        sitting = await desks.sitting(desk)
        if not _counts(sitting, visitor, message):
            return
        body = b"" if message.draft is None else msgspec.json.encode(message.draft)
        doubts = desk.doubts
        await desks.store.keep_draft(code, KeptDraft(sitting.party.match, sitting.sequence, body))
        desk.put(replace(sitting, draft=message.draft, drafts=sitting.drafts + 1), doubts)
    await desks.ring(code)


def _counts(sitting: Sitting, visitor: VisitorId, message: m.SendDraft) -> bool:
    """Whether this is a draft of the turn being played, by the one who plays it."""
    seat, party = sitting.party.seat_of(visitor), sitting.party
    if seat is None or seat != sitting.turn or message.seen != sitting.sequence:
        return False
    return not party.paused and not party.chairs[seat].level and _possible(sitting, seat, message.draft)


def _possible(sitting: Sitting, seat: Seat, draft: m.Draft | None) -> bool:
    if draft is None:
        return True
    try:
        check_draft(playing(sitting), play_of(seat, draft))
    except (Illegal, Unreadable, Rejected):
        return False
    return True

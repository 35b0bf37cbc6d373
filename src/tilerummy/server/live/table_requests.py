"""Requests: decided, stored, and only then answered; done once, however often a visitor asks."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import TypeAlias

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.unfinished import check_draft
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.move_judge import Referee
from tilerummy.server.live.projection import Listener
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.moderation_rows import ReportRow, keep_report
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, KeptDraft, VisitorId
from tilerummy.server.table.decide import decide
from tilerummy.server.table.drafts import touched
from tilerummy.server.table.party import Asker, Party, clean_text
from tilerummy.server.table.request_context import Move, RequestContext
from tilerummy.server.table.table_state import TableState, lying, play_of, playing, with_answer
from tilerummy.server.table.table_view import seen_game

# -- Talk ------------------------------------------------------------------------------------------
# Phrases, reactions and, at private tables that want it, free text; reports keep the last of it.


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


# -- Drafts ----------------------------------------------------------------------------------------
# The table as the seat in turn has laid it so far, kept for a time-out and shown to the others.  One seat
# has one draft, on however many devices it is laid: who does not know the last one is told first.


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


log = logging.getLogger(__name__)

Reply: TypeAlias = m.Ack | m.Refused | m.StaleView
Why: TypeAlias = Illegal | Rejected | Unreadable | Stale
_ACK = msgspec.json.Decoder(m.Ack)


class Requests:
    """Does what visitors ask for."""

    def __init__(
        self, tables: TableCache, referee: Referee, signer: Signer, nudge: Callable[[Code], None]
    ) -> None:
        self._tables, self._referee, self._signer, self._nudge = tables, referee, signer, nudge

    async def request(self, code: Code, asker: Asker, request: m.Request) -> Reply:
        """Do what somebody asks for, once; the answer is the same however often they ask."""
        cached, visitor = self._tables.at(code), asker.visitor
        while True:
            async with cached.lock:
                # Before an old answer is said again, too: it may hold the key of a seat.
                state = await self._tables.state_for(cached, asker)
                before = state.answers.get((visitor, request.id))
                if before is not None:
                    return _ACK.decode(before)
                try:
                    return await self.carry_out(cached, state, asker, request)
                # Another server was faster: the same request is decided anew, by the table as it is then.
                except Conflict:
                    cached.drop()
                except (Illegal, Rejected, Unreadable, Stale) as why:
                    # A refusal writes nothing, so no conflict would say that it was decided by an old table
                    # (decision 22).
                    if await self._tables.is_old(cached, state):
                        continue
                    return turned_down(state, visitor, request.id, why, self._tables.clock())
            # A conflict may be this very request, kept by an attempt whose answer was lost on the way.
            old = await self._tables.store.answer(code, visitor, request.id)
            if old is not None:
                return _ACK.decode(old)

    async def carry_out(
        self, cached: CachedTable, state: TableState, asker: Asker, request: m.Request
    ) -> m.Ack:
        """Do what is asked for, under the table's lock; `Conflict` if the table was changed elsewhere."""
        if isinstance(request, m.Say):
            return await say(self._tables, cached, state, asker.visitor, request)
        circumstances = self._tables.circumstances(cached)
        step = decide(RequestContext(state, circumstances, asker), request)
        if isinstance(step, Move):
            step = await self._referee.step(state, step, circumstances.now, person=True)
        # Decisions know no secrets: they name a key, and it is signed here.
        key = None if step.key is None else self._signer.seat_key(step.key)
        ack = m.Ack(request.id, step.party.match, 0 if step.game is None else step.game.sequence, key)
        # Kept with the step: a message that comes again after a crash finds its answer, and is not done
        # twice.
        answer = KeptAnswer(asker.visitor, request.id, msgspec.json.encode(ack))
        await self._tables.keep(cached, state, step, answer)
        self._nudge(cached.code)
        return ack


def turned_down(
    state: TableState, visitor: VisitorId, message_id: str, why: Why, now: int
) -> m.Refused | m.StaleView:
    """The refusal of a request, with the table as the asker sees it."""
    seat = state.party.seat_of(visitor)
    log.debug("refused", extra={"table": state.party.code, "seat": seat, "why": type(why).__name__})
    view = seen_game(state, seat, now)
    if isinstance(why, Stale):
        assert view is not None
        return m.StaleView(message_id, view)
    return m.Refused(message_id, reasons_of(why), view)

"""Requests: what visitors ask for at a table is decided, stored, and only then answered.

A request is done once, however often its message comes. Talk changes nothing in the match, and a draft is no
step, so both are kept beside it; they go the same way into the store as every other change.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.projection import Listener, seen_game
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.moderation_rows import ReportRow, keep_report
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, KeptDraft, Store, VisitorId
from tilerummy.server.table.decide import decide
from tilerummy.server.table.drafts import next_draft, touched
from tilerummy.server.table.party import Asker, Party, clean_text
from tilerummy.server.table.table_state import Move, RequestContext, TableState, with_answer

log = logging.getLogger(__name__)

REMARKS = 50
"""So many of the last remarks are kept."""
Reply: TypeAlias = m.Ack | m.Refused | m.StaleView
Why: TypeAlias = Illegal | Rejected | Unreadable | Stale
_ACK = msgspec.json.Decoder(m.Ack)


class TableRequests:
    """Does what visitors ask for."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        judge: MoveJudge,
        signer: Signer,
        clock: Callable[[], int],
        nudge: Callable[[Code], None],
    ) -> None:
        self._tables, self._store, self._judge = tables, store, judge
        self._signer, self._clock, self._nudge = signer, clock, nudge

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
                    return turned_down(state, visitor, request.id, why, self._clock())
            # A conflict may be this very request, kept by an attempt whose answer was lost on the way.
            old = await self._store.answer(code, visitor, request.id)
            if old is not None:
                return _ACK.decode(old)

    async def carry_out(
        self, cached: CachedTable, state: TableState, asker: Asker, request: m.Request
    ) -> m.Ack:
        """Do what is asked for, under the table's lock; `Conflict` if the table was changed elsewhere."""
        if isinstance(request, m.Say):
            return await self._say(cached, state, asker.visitor, request)
        circumstances = self._tables.circumstances(cached)
        step = decide(RequestContext(state, circumstances, asker), request)
        if isinstance(step, Move):
            step = await self._judge.step(state, step, circumstances.now, person=True)
        # Decisions know no secrets: they name a key, and it is signed here.
        key = None if step.key is None else self._signer.seat_key(step.key)
        ack = m.Ack(request.id, step.party.match, 0 if step.game is None else step.game.sequence, key)
        # Kept with the step: a message that comes again after a crash finds its answer, and is not done
        # twice.
        await self._tables.keep(cached, state, step, _answer(asker.visitor, ack))
        self._nudge(cached.code)
        return ack

    # -- talk -------------------------------------------------------------------------------------

    async def _say(self, cached: CachedTable, state: TableState, visitor: VisitorId, request: m.Say) -> m.Ack:
        remark = _remark(state.party, visitor, request, self._clock())
        ack = m.Ack(request.id, state.party.match, state.sequence)
        answer = _answer(visitor, ack)

        async def stored() -> TableState:
            body = msgspec.json.encode(remark)
            number = await self._store.keep_remark(cached.code, body, REMARKS, answer)
            remarks = (*state.remarks, structs.replace(remark, number=number))[-REMARKS:]
            return replace(state, remarks=remarks, answers=with_answer(state, answer))

        await self._tables.write(cached, stored())
        return ack

    async def report(self, code: Code, asker: Asker, request: m.Report) -> m.Ack:
        """Keep a report of somebody with a seat, made by somebody with a seat, and the last that was said."""
        state, _, _ = await self._tables.look_as(code, asker)
        party, visitor = state.party, asker.visitor
        party.seated(visitor)
        if not request.seat < len(party.chairs) or not party.chairs[request.seat].human:
            raise Rejected(ErrorCode.NOT_SEATED)
        chair = party.chairs[request.seat]
        row = ReportRow(
            code=code,
            reporter=visitor,
            id=request.id,
            at=self._clock(),
            about=chair.owner,
            name=chair.name,
            text=clean_text(request.text),
            talk=msgspec.json.encode(state.remarks).decode(),
        )
        await keep_report(self._store, row)
        return m.Ack(request.id, party.match, state.sequence)

    # -- drafts -----------------------------------------------------------------------------------

    async def draft(self, code: Code, listener: Listener, message: m.SendDraft) -> None:
        """Keep what a device of the seat in turn has laid so far; what cannot be a draft is left aside."""
        cached = self._tables.at(code)
        async with cached.lock:
            state = await self._tables.state_for(cached, listener.asker)
            draft = next_draft(state, listener.visitor, listener.laid, message)
            if draft is not None:
                await self._keep_draft(cached, state, draft, listener)

    async def touch(self, code: Code, asker: Asker, touch: m.Touch) -> m.Ack | m.Refused:
        """Move what lies on the table from a big screen; the player's own devices are told of it too."""
        cached = self._tables.at(code)
        async with cached.lock:
            state = await self._tables.state_for(cached, asker)
            ack = m.Ack(touch.id, state.party.match, state.sequence)
            if state.draft is not None and state.draft.touched == touch.number:
                return ack  # it was kept, and the answer was lost on the way
            try:
                draft = touched(state, touch)
            except (Illegal, Unreadable) as why:
                return m.Refused(touch.id, reasons_of(why))
            await self._keep_draft(cached, state, draft)
        return ack

    async def _keep_draft(
        self, cached: CachedTable, state: TableState, draft: m.Draft, laid_by: Listener | None = None
    ) -> None:
        async def stored() -> TableState:
            # Without a version: a draft is no step, and one that a time-out overtakes is simply dropped.
            body = msgspec.json.encode(draft)
            await self._store.keep_draft(cached.code, KeptDraft(state.party.match, state.sequence, body))
            if laid_by is not None:
                laid_by.lays(draft)  # before the room is told of it: they are not told of their own
            return replace(state, draft=draft, drafts=state.drafts + 1)

        await self._tables.write(cached, stored())


def _answer(visitor: VisitorId, ack: m.Ack) -> KeptAnswer:
    return KeptAnswer(visitor, ack.id, msgspec.json.encode(ack))


def _remark(party: Party, visitor: VisitorId, request: m.Say, now: int) -> m.Said:
    """What is said: a phrase, a reaction or, at private tables that want it, free text."""
    seat = party.seated(visitor)
    if sum(part is not None for part in (request.phrase, request.reaction, request.text)) != 1:
        raise Rejected(ErrorCode.SAY_ONE_THING)
    if request.text is not None and (party.plan.public or not party.plan.free_text):
        raise Rejected(ErrorCode.TEXT_OFF)
    text = None if request.text is None else clean_text(request.text)
    if text == "":
        raise Rejected(ErrorCode.SAY_ONE_THING)
    return m.Said(0, seat, party.chairs[seat].name, request.phrase, request.reaction, text, now)


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

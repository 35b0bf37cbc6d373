"""Requests: what visitors ask for at a table is decided, stored, and only then answered.

A request is done once, however often its message comes. Talk changes nothing in the match, and a draft is no
step, so both are kept beside it; they go the same way into the store as every other change. A hint is help
with one's own position, from the asker's own view alone, as far as the host allows it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import HintKind, HintPolicy
from tilerummy.protocol.wire import rule_reasons, sets, tiles
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.jobs.staff import NoAnswer, Workers
from tilerummy.server.jobs.thinking import best_turn, opening_distance, what_is_wrong
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.projection import Listener, hint_prices, seen_game
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.moderation_rows import ReportRow, keep_report
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, KeptDraft, Store, VisitorId
from tilerummy.server.table.decide import decide, next_draft, touched
from tilerummy.server.table.party import Asker, Party, clean_text
from tilerummy.server.table.table_state import (
    Move,
    RequestContext,
    TableState,
    TableStep,
    play_of,
    playing,
    with_answer,
)

log = logging.getLogger(__name__)
REMARKS = 50
"""So many of the last remarks are kept."""
BUDGET_S = 2.0
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
    # Three fields and one answer: a type for each would triple what pages and programs must know.
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


# -- hints ----------------------------------------------------------------------------------------


class Hints:
    """Gives hints, and takes their price where they have one."""

    def __init__(self, tables: TableCache, store: Store, workers: Workers, clock: Callable[[], int]) -> None:
        self._tables, self._store, self._workers, self._clock = tables, store, workers, clock

    async def hint(self, code: Code, asker: Asker, request: m.AskHint) -> m.Hint | m.Refused | m.StaleView:
        """Help with one's own position."""
        visitor = asker.visitor
        state, _, cached = await self._tables.look_as(code, asker)
        try:
            # Worked out first and paid then: nobody pays for a hint that could not be found.
            answer = await hint(self._workers, own_view(state, visitor, request), request)
            await self._charge(cached, state, visitor, request)
        except NoAnswer as error:
            return turned_down(state, visitor, request.id, error.refusal(), self._clock())
        except (Illegal, Rejected, Unreadable, Stale) as why:
            return turned_down(state, visitor, request.id, why, self._clock())
        return answer

    async def _charge(
        self, cached: CachedTable, state: TableState, visitor: VisitorId, request: m.AskHint
    ) -> None:
        """Take the price, once a position and kind; nothing is paid for a hint that comes too late."""
        price = price_of(state.party, request.kind)
        if not price:
            return
        # No id of a client has a slash, so this receipt is nobody's answer.
        receipt = KeptAnswer(visitor, f"hint/{request.kind}/{state.party.match}/{state.sequence}", b"")
        # The hint was thought of without the lock, so the position may be gone: then it is worth nothing.
        async with cached.lock:
            while await self._store.answer(cached.code, visitor, receipt.id) is None:
                now = await self._tables.state(cached)
                if (now.party.match, now.sequence) != (state.party.match, state.sequence):
                    raise Stale(state.sequence, now.sequence)
                step = TableStep(paid(now.party, visitor, price), now.game)
                try:
                    await self._tables.keep(cached, now, step, receipt)
                except Conflict:
                    cached.drop()


def own_view(state: TableState, visitor: VisitorId, request: m.AskHint) -> View:
    """The view that a hint is given from; refused where there are no hints."""
    seat, party = state.party.seated(visitor), state.party
    game = playing(state)
    if request.seen != game.sequence:
        raise Stale(request.seen, game.sequence)
    if party.plan.hints is HintPolicy.NONE:
        raise Rejected(ErrorCode.HINTS_OFF)
    if game.phase is not Phase.PLAYING:
        raise Rejected(ErrorCode.NOT_STARTED)
    return view_game(game, seat)


def price_of(party: Party, kind: HintKind) -> int:
    """What a hint of this kind costs at a table."""
    prices: dict[str, int] = structs.asdict(hint_prices(party) or m.HintPrices())
    return prices[kind]


def paid(party: Party, visitor: VisitorId, price: int) -> Party:
    """The party with one more hint taken and paid for, which everybody sees."""
    seat = party.seated(visitor)
    chair = party.chairs[seat]
    return party.with_chair(seat, structs.replace(chair, hints=chair.hints + 1, fee=chair.fee + price))


async def hint(workers: Workers, view: View, request: m.AskHint) -> m.Hint:
    """Work a hint out, by a worker and from the asker's view alone."""
    budget = 1000 * BUDGET_S
    match request.kind:
        case HintKind.BEST:
            best = await workers.ask(BUDGET_S, best_turn, view, budget)
            solution = best.solution
            return m.Hint(
                request.id,
                request.kind,
                request.seen,
                status=solution.status,
                play=tiles(solution.play),
                table=sets(solution.table),
                steps=[m.StepOf(s.do, tiles(s.tiles), s.source, s.target, s.onto) for s in best.steps],
                opening=None if solution.opening is None else sets(solution.opening),
                take=best.take,
            )
        case HintKind.WHY:
            reasons = await workers.ask(BUDGET_S, what_is_wrong, view, _draft(view, request))
            return m.Hint(request.id, request.kind, request.seen, reasons=rule_reasons(reasons))
        case HintKind.OPENING:
            far = await workers.ask(BUDGET_S, opening_distance, view, budget)
            # None: the rack holds no sets at all, and there is no distance to tell.
            blank = m.Hint(request.id, request.kind, request.seen)
            return blank if far is None else structs.replace(blank, value=far.value, minimum=far.minimum)


def _draft(view: View, request: m.AskHint) -> Play:
    assert view.seat is not None
    if request.draft is None:
        return Play(view.table, seat=view.seat)
    play = play_of(view.seat, request.draft)
    # An opening without sets means that none was named.
    return replace(play, opening=play.opening or None)

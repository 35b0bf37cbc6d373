"""Requests: decided, stored, and only then answered; done once, however often a visitor asks."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.rules.match.referee import Stale
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server.errors import Rejected
from tilerummy.server.live.credentials import Signer
from tilerummy.server.live.referee import Referee
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.live.talk import say
from tilerummy.server.reasons import reasons_of
from tilerummy.server.store.store import Code, Conflict, KeptAnswer, VisitorId
from tilerummy.server.table.decide import decide
from tilerummy.server.table.people import seen_game
from tilerummy.server.table.request_context import Move, RequestContext
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.state import TableState

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
        situation = self._tables.situation(cached)
        step = decide(RequestContext(state, situation, asker), request)
        if isinstance(step, Move):
            step = await self._referee.step(state, step, situation.now, person=True)
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

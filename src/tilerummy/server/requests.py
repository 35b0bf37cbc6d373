"""Requests: decided, stored, and only then answered; done once, however often a visitor asks."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from tilerummy.rules.referee import Stale
from tilerummy.rules.refusal import Illegal, Unreadable
from tilerummy.server import messages as m
from tilerummy.server.asked import Asked, Move
from tilerummy.server.credential import Signer
from tilerummy.server.decide import decide
from tilerummy.server.desk import Desk
from tilerummy.server.desks import Desks
from tilerummy.server.problem import Rejected
from tilerummy.server.referee import Referee
from tilerummy.server.sitting import Sitting
from tilerummy.server.store.base import Answer, Code, Conflict, VisitorId
from tilerummy.server.talk import say
from tilerummy.server.wire import reasons_of, seen_game

log = logging.getLogger(__name__)

Reply: TypeAlias = m.Ack | m.Refused | m.StaleView
Why: TypeAlias = Illegal | Rejected | Unreadable | Stale
_ACK = msgspec.json.Decoder(m.Ack)


class Requests:
    """Does what visitors ask for."""

    def __init__(self, desks: Desks, referee: Referee, signer: Signer, nudge: Callable[[Code], None]) -> None:
        self._desks, self._referee, self._signer, self._nudge = desks, referee, signer, nudge

    async def request(self, code: Code, visitor: VisitorId, request: m.Request) -> Reply:
        """Do what a visitor asks for, once; the answer is the same however often he asks."""
        desk = self._desks.at(code)
        while True:
            async with desk.lock:
                sitting = await self._desks.sitting(desk)
                before = sitting.answers.get((visitor, request.id))
                if before is not None:
                    return _ACK.decode(before)
                try:
                    return await self._carry_out(desk, sitting, visitor, request)
                except Conflict:
                    desk.drop()
                except (Illegal, Rejected, Unreadable, Stale) as why:
                    if await self._desks.is_old(desk, sitting):
                        continue
                    return turned_down(sitting, visitor, request.id, why, self._desks.clock())
            old = await self._desks.store.answer(code, visitor, request.id)
            if old is not None:
                return _ACK.decode(old)

    async def _carry_out(self, desk: Desk, sitting: Sitting, visitor: VisitorId, request: m.Request) -> m.Ack:
        if isinstance(request, m.Say):
            return await say(self._desks, desk, sitting, visitor, request)
        moment = self._desks.moment(desk)
        step = decide(Asked(sitting, moment, visitor), request)
        if isinstance(step, Move):
            step = await self._referee.step(sitting, step, moment.now, person=True)
        key = None if step.key is None else self._signer.seat_key(step.key)
        ack = m.Ack(request.id, step.party.match, 0 if step.game is None else step.game.sequence, key)
        answer = Answer(visitor, request.id, msgspec.json.encode(ack))
        await self._desks.keep(desk, sitting, step, answer)
        self._nudge(desk.code)
        return ack


def turned_down(
    sitting: Sitting, visitor: VisitorId, message_id: str, why: Why, now: int
) -> m.Refused | m.StaleView:
    """The refusal of a request, with the table as the asker sees it."""
    seat = sitting.party.seat_of(visitor)
    log.debug("refused", extra={"table": sitting.party.code, "seat": seat, "why": type(why).__name__})
    view = seen_game(sitting, seat, now)
    if isinstance(why, Stale):
        assert view is not None
        return m.StaleView(message_id, view)
    return m.Refused(message_id, reasons_of(why), view)

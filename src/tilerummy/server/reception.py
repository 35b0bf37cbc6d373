"""The reception: newcomers get an identity, and tables are opened."""

from __future__ import annotations

import logging

from msgspec import structs

from tilerummy.rules.chance import commitment
from tilerummy.server import messages as m
from tilerummy.server.credential import Signer, new_code, new_lock, new_visitor
from tilerummy.server.desks import Desks
from tilerummy.server.hosting import start
from tilerummy.server.party import OPEN, Newcomer, Party, check_plan, seat_bot, sit_down
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting
from tilerummy.server.step import Step
from tilerummy.server.store.base import Code, VisitorId

log = logging.getLogger(__name__)


class Reception:
    """Opens tables. The secret of a visitor's next one is fixed before he sends his salt for it."""

    def __init__(self, desks: Desks, signer: Signer) -> None:
        self._desks, self._signer = desks, signer

    async def new_visitor(self) -> m.Visitor:
        """Somebody new."""
        visitor = new_visitor()
        return m.Visitor(self._signer.token(visitor), await self._pledge(visitor))

    async def open_table(self, visitor: VisitorId, wanted: m.NewTable) -> tuple[Code, str]:
        """A new table; its code, and the commitment for the visitor's next one."""
        check_plan(wanted.plan)
        party = await self._new_party(visitor, wanted.plan)
        if wanted.name is not None:
            party, _ = sit_down(party, Newcomer(visitor, wanted.name, wanted.salt, new_lock()), None)
        for level in wanted.bots:
            party = seat_bot(party, self._level(level), None)
        return await self._open(visitor, Step(party, None))

    async def quick_game(self, visitor: VisitorId, wanted: m.QuickGame) -> tuple[Code, str]:
        """A new table with bots on all other seats, and the match begun."""
        plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
        check_plan(plan)
        party = await self._new_party(visitor, plan)
        party, _ = sit_down(party, Newcomer(visitor, wanted.name, wanted.salt, new_lock()), None)
        levels = [self._level(level) for level in wanted.bots] or [self._desks.habits.usual_level]
        for place in range(plan.players - 1):
            party = seat_bot(party, levels[min(place, len(levels) - 1)], None)
        return await self._open(visitor, start(party, self._desks.clock()))

    async def _new_party(self, visitor: VisitorId, plan: m.Plan) -> Party:
        secret = await self._desks.store.redeem(visitor) or self._desks.fresh()
        return Party(new_code(), visitor, plan, secret.hex(), (OPEN,) * plan.players)

    async def _open(self, visitor: VisitorId, step: Step) -> tuple[Code, str]:
        desk = self._desks.at(step.party.code)
        async with desk.lock:
            await self._desks.keep(desk, Sitting(0, step.party), step)
        log.info("table opened", extra={"table": desk.code, "preset": step.party.plan.preset})
        return desk.code, await self._pledge(visitor)

    async def _pledge(self, visitor: VisitorId) -> str:
        return commitment(await self._desks.store.pledge(visitor, self._desks.fresh(), self._desks.clock()))

    def _level(self, level: str) -> str:
        if level not in self._desks.habits.levels:
            raise Rejected(Problem.NO_SUCH_LEVEL)
        return level

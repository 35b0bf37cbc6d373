"""New tables and new visitors: an identity for a newcomer, a table for whoever opens one."""

from __future__ import annotations

import logging

from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.rules.chance import commitment
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.credentials import Signer, new_code
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code, VisitorId
from tilerummy.server.table.hosting import start
from tilerummy.server.table.party import OPEN, Newcomer, Party, check_plan, seat_bot, sit_down
from tilerummy.server.table.seat_key import new_lock, new_visitor
from tilerummy.server.table.state import TableState
from tilerummy.server.table.step import Step

log = logging.getLogger(__name__)


class NewTables:
    """Opens tables. The secret of a visitor's next one is fixed before he sends his salt for it."""

    def __init__(self, tables: TableCache, signer: Signer) -> None:
        self._tables, self._signer = tables, signer

    async def new_visitor(self) -> m.Visitor:
        """Somebody new."""
        visitor = new_visitor(self._tables.token)
        return m.Visitor(self._signer.token(visitor), await self._pledge(visitor))

    async def open_table(self, visitor: VisitorId, wanted: m.NewTable) -> tuple[Code, str]:
        """A new table; its code, and the commitment for the visitor's next one."""
        check_plan(wanted.plan)
        party = await self._new_party(visitor, wanted.plan)
        if wanted.name is not None:
            party, _ = sit_down(
                party, Newcomer(visitor, wanted.name, wanted.salt, new_lock(self._tables.token)), None
            )
        for level in wanted.bots:
            party = seat_bot(party, self._level(level), None)
        return await self._open(visitor, Step(party, None))

    async def quick_game(self, visitor: VisitorId, wanted: m.QuickGame) -> tuple[Code, str]:
        """A new table with bots on all other seats, and the match begun."""
        plan = wanted.plan if wanted.plan.clock is not None else structs.replace(wanted.plan, clock=0)
        check_plan(plan)
        party = await self._new_party(visitor, plan)
        party, _ = sit_down(
            party, Newcomer(visitor, wanted.name, wanted.salt, new_lock(self._tables.token)), None
        )
        levels = [self._level(level) for level in wanted.bots] or [self._tables.defaults.usual_level]
        for place in range(plan.players - 1):
            party = seat_bot(party, levels[min(place, len(levels) - 1)], None)
        return await self._open(visitor, start(party, self._tables.clock()))

    async def _new_party(self, visitor: VisitorId, plan: m.Plan) -> Party:
        secret = await self._tables.store.redeem(visitor) or self._tables.fresh()
        return Party(new_code(), visitor, plan, secret.hex(), (OPEN,) * plan.players)

    async def _open(self, visitor: VisitorId, step: Step) -> tuple[Code, str]:
        cached = self._tables.at(step.party.code)
        async with cached.lock:
            await self._tables.keep(cached, TableState(0, step.party), step)
        log.info("table opened", extra={"table": cached.code, "preset": step.party.plan.preset})
        return cached.code, await self._pledge(visitor)

    async def _pledge(self, visitor: VisitorId) -> str:
        return commitment(
            await self._tables.store.pledge(visitor, self._tables.fresh(), self._tables.clock())
        )

    def _level(self, level: str) -> str:
        if level not in self._tables.defaults.levels:
            raise Rejected(ErrorCode.NO_SUCH_LEVEL)
        return level

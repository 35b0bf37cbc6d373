"""Presence: who is connected to which table, through this process and through others."""

from __future__ import annotations

from collections.abc import Callable

from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import NOBODY, Code, VisitorId

PRESENCE_MS = 60_000
"""Somebody is taken to be there so long after his process last said so."""


class Presence:
    """Notes who comes and goes."""

    def __init__(self, tables: TableCache, nudge: Callable[[Code], None]) -> None:
        self._tables, self._nudge = tables, nudge

    async def arrive(self, code: Code, visitor: VisitorId) -> None:
        """Somebody has connected."""
        _, _, cached = await self._tables.look(code)
        cached.here[visitor] += 1
        if visitor != NOBODY and cached.here[visitor] == 1:
            await self._see(code, visitor, self._tables.clock() + PRESENCE_MS)
        await self._changed(code)

    async def depart(self, code: Code, visitor: VisitorId) -> None:
        """A connection is gone."""
        cached, now = self._tables.at(code), self._tables.clock()
        cached.here[visitor] -= 1
        if cached.here[visitor] <= 0:
            del cached.here[visitor]
            if visitor != NOBODY:
                cached.seen[visitor] = now
                await self._see(code, visitor, now, here=False)
        await self._changed(code)

    async def alive(self) -> None:
        """Say that this process lives, and whoever is connected through it."""
        now = self._tables.clock()
        await self._tables.store.see_all(self._tables.process, now, now + PRESENCE_MS)

    async def _see(self, code: Code, visitor: VisitorId, until: int, *, here: bool = True) -> None:
        await self._tables.store.see(self._tables.process, code, visitor, until, here=here)

    async def _changed(self, code: Code) -> None:
        await self._tables.ring(code)
        self._nudge(code)

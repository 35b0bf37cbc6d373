"""Presence: who is connected to which table, through this process and through others."""

from __future__ import annotations

from collections.abc import Callable

from tilerummy.server.desks import Desks
from tilerummy.server.store.base import NOBODY, Code, VisitorId

PRESENCE_MS = 60_000
"""Somebody is taken to be there so long after his process last said so."""


class Presence:
    """Notes who comes and goes."""

    def __init__(self, desks: Desks, nudge: Callable[[Code], None]) -> None:
        self._desks, self._nudge = desks, nudge

    async def arrive(self, code: Code, visitor: VisitorId) -> None:
        """Somebody has connected."""
        _, _, desk = await self._desks.look(code)
        desk.here[visitor] += 1
        if visitor != NOBODY and desk.here[visitor] == 1:
            await self._see(code, visitor, self._desks.clock() + PRESENCE_MS)
        await self._changed(code)

    async def depart(self, code: Code, visitor: VisitorId) -> None:
        """A connection is gone."""
        desk, now = self._desks.at(code), self._desks.clock()
        desk.here[visitor] -= 1
        if desk.here[visitor] <= 0:
            del desk.here[visitor]
            if visitor != NOBODY:
                desk.seen[visitor] = now
                await self._see(code, visitor, now, here=False)
        await self._changed(code)

    async def alive(self) -> None:
        """Say that this process lives, and whoever is connected through it."""
        now = self._desks.clock()
        await self._desks.store.see_all(self._desks.process, now, now + PRESENCE_MS)

    async def _see(self, code: Code, visitor: VisitorId, until: int, *, here: bool = True) -> None:
        await self._desks.store.see(self._desks.process, code, visitor, until, here=here)

    async def _changed(self, code: Code) -> None:
        await self._desks.ring(code)
        self._nudge(code)

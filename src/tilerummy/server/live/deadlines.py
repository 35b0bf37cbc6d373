"""Deadlines: kept in the store, enforced by whichever process gets there first."""

from __future__ import annotations

import asyncio
import logging

from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, Unavailable

log = logging.getLogger(__name__)

LONGEST_S = 5.0
"""Nobody sleeps longer: another process may have set a deadline that no bell told of."""
SHORTEST_S = 0.02


class Deadlines:
    """Wakes tables up when their time has come."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._changed = asyncio.Event()
        service.bell.listen(self._heard)

    async def run(self) -> None:
        """Wake tables up until cancelled."""
        while True:
            self._changed.clear()
            try:
                wait = await self._wait()
                if wait <= 0:
                    await self._service.scheduler.tend_due()
                    wait = await self._wait()
            except Unavailable as error:
                log.error("store unavailable", extra={"why": str(error)})
                wait = LONGEST_S
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue
            await asyncio.sleep(SHORTEST_S)  # many rings, one look

    async def _wait(self) -> float:
        """How long nothing is due; nothing at all if something is."""
        now = self._service.clock()
        when = await self._service.store.next_due(now)
        return LONGEST_S if when is None else min(LONGEST_S, max(0.0, (when - now) / 1000))

    def _heard(self, code: Code, process: str) -> None:
        # Whoever has set a deadline minds it; if they die, it is found by the next look.
        if process in (self._service.tables.process, ""):
            self._changed.set()

    def wake(self) -> None:
        """Look again now: the time has been changed."""
        self._changed.set()

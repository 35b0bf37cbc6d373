"""Health: whether this server is ready, which means that it can read and write. For load balancers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Unavailable

log = logging.getLogger(__name__)

FRESH_S = 1.0
"""Everybody may ask, and a write costs a flush of the disk: so an answer is good for so long."""
PATIENCE_S = 4.0


class Health:
    """Answers whether the process lives and can serve."""

    def __init__(self, service: Service, clock: Callable[[], float]) -> None:
        self._service, self._clock = service, clock
        self._asking = asyncio.Lock()
        self._why: str | None = None
        self._at = float("-inf")

    async def alive(self, asked: Asked) -> Answer:
        """Whether the process answers at all."""
        return json({"ok": True})

    async def ready(self, asked: Asked) -> Answer:
        """Whether the server can do its work."""
        # One write for all who ask at once: whoever asks often must not be able to keep the disk busy.
        async with self._asking:
            if self._clock() - self._at >= FRESH_S:
                self._why = await self._look()
                self._at = self._clock()
        return json({"ok": self._why is None}, 200 if self._why is None else 503)

    async def _look(self) -> str | None:
        """What is wrong, if anything."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._service.store.probe(self._service.process, self._service.clock())
        except TimeoutError:
            why = f"no answer within {PATIENCE_S:.0f} s"
        except Unavailable as error:
            why = str(error)
        else:
            return None
        log.error("not ready", extra={"why": why})
        return why

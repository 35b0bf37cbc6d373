"""Work that nobody waits for: held until it ends, and its failure told in the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Background:
    """What is going on, of one kind."""

    def __init__(self) -> None:
        # The loop itself holds a task only weakly: without this one could vanish in the middle.
        self._going: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin, and go on at once with something else."""
        task = asyncio.create_task(work)
        self._going.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._going.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    async def settled(self) -> None:
        """Wait until nothing is going on."""
        while self._going:
            await asyncio.wait(self._going)

    async def stop(self) -> None:
        """Let nothing go on."""
        for task in self._going:
            task.cancel()
        await self.settled()

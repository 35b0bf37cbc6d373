"""Tasks on the event loop that outlive whoever began them: in the background, shared, or done to the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)

# The loop itself holds a task only weakly: without a set like this one could vanish in the middle.
_UNDER_WAY: set[asyncio.Task[Any]] = set()


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it goes on when the wait for it is cancelled."""
    task = asyncio.create_task(work)
    _UNDER_WAY.add(task)
    task.add_done_callback(_done)
    return await asyncio.shield(task)


def _done(task: asyncio.Task[Any]) -> None:
    _UNDER_WAY.discard(task)
    if not task.cancelled():
        task.exception()  # a failure that nobody waits for is no error


class Background:
    """Work of one kind that nobody waits for: held until it ends, and its failure told in the log."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin, and go on at once with something else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())

    async def settled(self) -> None:
        """Wait until nothing is going on."""
        # Again and again: what ends may have begun something new.
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        """Let nothing go on."""
        for task in self._tasks:
            task.cancel()
        await self.settled()


@dataclass(slots=True, eq=False)
class _Shared(Generic[T]):
    task: asyncio.Task[T]
    waiting: int = 0


class SharedWork(Generic[T]):
    """Work that several wait for is done once, and dropped when the last of them has gone."""

    def __init__(self) -> None:
        self._by_key: dict[Hashable, _Shared[T]] = {}

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work comes to; begun for the first who asks."""
        work = self._by_key.get(key)
        if work is None:
            work = self._by_key[key] = _Shared(asyncio.create_task(make()))
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting:
                work.task.cancel()
            # Whoever comes now begins anew: what is cancelled or over has no answer for them.
            if (not work.waiting or work.task.done()) and self._by_key.get(key) is work:
                del self._by_key[key]

"""Work that several wait for is done once, and dropped when the last of them has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class _Work(Generic[T]):
    task: asyncio.Task[T]
    waiting: int = 0


class SharedWork(Generic[T]):
    """What is being worked on, by what it is about."""

    def __init__(self) -> None:
        self._going: dict[Hashable, _Work[T]] = {}

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What the work comes to; begun for the first who asks."""
        work = self._going.get(key)
        if work is None:
            work = self._going[key] = _Work(asyncio.create_task(make()))
        work.waiting += 1
        try:
            return await asyncio.shield(work.task)
        finally:
            work.waiting -= 1
            if not work.waiting:
                work.task.cancel()
            # Whoever comes now begins anew: what is cancelled or over has no answer for them.
            if (not work.waiting or work.task.done()) and self._going.get(key) is work:
                del self._going[key]

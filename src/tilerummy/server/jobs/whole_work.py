"""Work that is done to its end, even when whoever waits for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

# The loop itself holds a task only weakly: without this one could vanish in the middle.
_GOING: set[asyncio.Task[Any]] = set()


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it goes on when the wait for it is cancelled."""
    task = asyncio.create_task(work)
    _GOING.add(task)
    task.add_done_callback(_done)
    return await asyncio.shield(task)


def _done(task: asyncio.Task[Any]) -> None:
    _GOING.discard(task)
    if not task.cancelled():
        task.exception()  # a failure that nobody waits for is no error

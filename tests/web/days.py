"""A server whose days pass when it is told so: what takes a minute, or a week, takes a test no time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.harness import HandClock, Host, hosting
from tests.web.conftest import Reached

DAY_MS = 86_400_000
PATIENCE_S = 60


class Days(Reached):
    """Such a server. It runs in a thread of its own: the browser has this one."""

    def __init__(self, host: Host, loop: asyncio.AbstractEventLoop) -> None:
        self.url, self._host, self._loop = host.address, host, loop

    def later(self, time_ms: int) -> None:
        """So much time passes, and every page hears what that has changed."""
        self._host.clock.now += time_ms
        told = asyncio.run_coroutine_threadsafe(self._host.parts.service.rooms.beat_all(0), self._loop)
        told.result(PATIENCE_S)

    def notify(self) -> None:
        """Whoever wished to be told of something by now is."""
        told = asyncio.run_coroutine_threadsafe(self._host.parts.service.notices.look(), self._loop)
        told.result(PATIENCE_S)

    def another_day(self) -> None:
        """The next evening."""
        self.later(DAY_MS)


@contextmanager
def serving_days(folder: Path, **more: Any) -> Iterator[Days]:
    """A server of that kind, with its tables in this folder; more settings can be named."""
    loop, done, up = asyncio.new_event_loop(), asyncio.Event(), threading.Event()
    begun: list[Days] = []

    async def serve() -> None:
        async with hosting(folder, HandClock(), **more) as host:
            begun.append(Days(host, loop))
            up.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert up.wait(PATIENCE_S)
        yield begun[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()

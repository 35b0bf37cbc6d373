"""Workers where there are no processes, as in a browser: each question is answered on the spot.

What is asked has a budget of its own, so nothing here ends an answer that comes late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tilerummy.server.jobs.crashes import crash_of, report
from tilerummy.server.jobs.workers import Crashed

T = TypeVar("T")


class InlineWorkers:
    """`Workers` that are no others than whoever asks."""

    reports: Path | None = None

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says; a crash is told apart from an answer that there is no time for."""
        await asyncio.sleep(0)  # what waits to be sent goes out first: nothing does while this thinks
        try:
            return function(*args)
        except Exception as error:
            raise Crashed(report(crash_of(error, function, args), self.reports)) from error

    async def warm(self) -> None:
        """Nothing has to start."""

    async def close(self) -> None:
        """Nothing has to end."""

"""Regular jobs: done again and again as long as the process lives; one that fails is tried next time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger(__name__)


async def every(seconds: float, job: Callable[[], object]) -> None:
    """Do a job after each pause, for ever."""
    while True:
        await asyncio.sleep(seconds)
        try:
            done = job()
            if asyncio.iscoroutine(done):
                await done
        except Exception:
            log.exception("a regular job failed")

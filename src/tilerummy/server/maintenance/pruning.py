"""Pruning: tables nobody has played at for long are forgotten, if the host wishes."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tilerummy.server.store.store import Store

log = logging.getLogger(__name__)

DAY_MS = 86_400_000
AT_ONCE = 200
"""In small portions, so that nobody who plays has to wait for it."""


async def prune(store: Store, clock: Callable[[], int], keep_days: int) -> int:
    """Forget what is older, abandoned matches too, but none whose clock runs; how many tables."""
    total, gone = 0, AT_ONCE
    while gone == AT_ONCE:
        gone = await store.prune(clock() - keep_days * DAY_MS, AT_ONCE)
        total += gone
    if total:
        await store.scrub()
        log.info("old tables forgotten", extra={"count": total})
    return total

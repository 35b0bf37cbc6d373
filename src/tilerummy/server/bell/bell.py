"""The doorbell: it rings for a table when something there has changed.

It carries no tiles, so nothing secret passes through it, and a lost ring costs only delay: whoever
hears it looks at the store, and heartbeats make clients notice what no bell told them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from tilerummy.server.store.store import Code

EVERYWHERE = Code("")  # rung for when nobody knows what was missed: every table may have changed
ACTS = Code("!")  # rung for when an operator has done something: whoever may not stay is looked for
Heard: TypeAlias = Callable[[Code, str], None]  # called with the table and the process that rang


class Bell(Protocol):
    """Tells all processes that something has happened at a table."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more."""

    def listen(self, heard: Heard) -> None:
        """Call this at every ring, one's own included."""

    async def ring(self, code: Code, process: str) -> None:
        """Ring for a table; only after the change is stored."""


class LocalBell:
    """A `Bell` that everybody in this process hears at once."""

    def __init__(self) -> None:
        self._ears: list[Heard] = []

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Forget the listeners."""
        self._ears.clear()

    def listen(self, heard: Heard) -> None:
        """Call this at every ring."""
        self._ears.append(heard)

    async def ring(self, code: Code, process: str) -> None:
        """Ring for a table."""
        for heard in self._ears:
            heard(code, process)

"""The doorbell of a single process."""

from __future__ import annotations

from tilerummy.server.bell.base import Heard
from tilerummy.server.store.store import Code


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

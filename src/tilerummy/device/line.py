"""A line: one connection of the page to one table, spoken over messages of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tilerummy.protocol import messages as m
from tilerummy.server.edge.conversation import WireGone


class Line:
    """The wire of a conversation whose other end is a page on the same device."""

    def __init__(self, tell: Callable[[str | None], None]) -> None:
        self._tell = tell
        """Called with each message, and with None when the line is closed from this end."""
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self._open = False
        self._heard.put_nowait(None)

    async def receive(self) -> bytes:
        """The next message."""
        text = await self._heard.get()
        if text is None:
            raise WireGone
        return text.encode("utf-8", "replace")

    async def send(self, text: str) -> None:
        """Send a message."""
        if not self._open:
            raise WireGone
        self._tell(text)

    async def close(self, reason: m.ByeReason) -> None:
        """End the line from here."""
        if self._open:
            self._open = False
            self._tell(None)

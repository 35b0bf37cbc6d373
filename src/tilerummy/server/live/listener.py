"""A listener: one connection, what waits to be sent to it, and what it knows already."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.store.base import VisitorId
from tilerummy.server.table.seat_key import Asker

MOST_WAITING = 256
"""A connection for which more than this waits is too slow to be served."""


@dataclass(slots=True, eq=False)
class Listener:
    """One connection: what waits to be sent to it, and what it knows."""

    asker: Asker
    waiting: asyncio.Queue[bytes | m.ByeReason] = field(
        default_factory=lambda: asyncio.Queue(MOST_WAITING + 2)
    )
    match: int = 0
    sequence: int = 0
    people: object = None
    """What the last party message it was sent was made of."""
    drafts: int = 0
    remarks: int = 0
    gone: bool = False
    sit_by: int | None = None
    """Until when somebody may stay who was let in for a free seat although there is no room to watch."""

    @property
    def visitor(self) -> VisitorId:
        """Who listens, or whose seat's key they hold."""
        return self.asker.visitor

    def send(self, message: m.ServerMessage) -> None:
        """Send something soon."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send something soon that is written already."""
        if self.gone:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.dismiss(m.ByeReason.SLOW)
        else:
            self.waiting.put_nowait(message)

    def dismiss(self, reason: m.ByeReason) -> None:
        """Send what waits, say why, and close."""
        if not self.gone:
            self.gone = True
            self.waiting.put_nowait(reason)

"""A listener: one connection, what waits to be sent to it, and what it knows already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.seat_key import Asker

MOST_WAITING, MOST_BYTES = 256, 128 * 1024
"""A connection for which more messages, or more bytes, than this wait is too slow to be served."""


@dataclass(slots=True, eq=False)
class Listener:
    """One connection: what waits to be sent to it, and what it knows."""

    asker: Asker
    waiting: asyncio.Queue[bytes | m.ByeReason] = field(default_factory=asyncio.Queue)
    bytes_waiting: int = 0
    match: int = 0
    sequence: int = 0
    people: object = None
    """What the last party message it was sent was made of."""
    drafts: int = 0
    knows: int = 0
    """The number of the last draft of their own seat that they were told of, or laid themselves."""
    laid: int = -1
    """The number of the last draft that they laid themselves."""
    step: int = 0
    """Which of their drafts of this turn that was, as they count."""
    remarks: int = 0
    seat: int | None = None
    """The seat whose view they were last told everything as."""
    gone: bool = False
    affords: Callable[[], bool] = lambda: True
    """Whether one who only watches may be told something now, or later with what comes next."""
    sit_by: int | None = None
    """Until when somebody may stay who was let in for a free seat although there is no room to watch."""

    def lays(self, draft: m.Draft) -> None:
        """A draft of theirs is the one that counts."""
        self.knows, self.laid, self.step = draft.number, draft.number, draft.step

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
        waits = self.bytes_waiting + len(message)
        # One message alone may be longer than what may wait: a long match, told as a whole.
        if self.waiting.qsize() >= MOST_WAITING or (self.bytes_waiting and waits > MOST_BYTES):
            self._drop()
        else:
            self.bytes_waiting = waits
            self.waiting.put_nowait(message)

    async def next(self) -> bytes | m.ByeReason:
        """The next message to send, or why there is none."""
        message = await self.waiting.get()
        if isinstance(message, bytes):
            self.bytes_waiting -= len(message)
        return message

    def dismiss(self, reason: m.ByeReason) -> None:
        """Send what waits, say why, and close."""
        if not self.gone:
            self.gone = True
            self.waiting.put_nowait(reason)

    def _drop(self) -> None:
        """Give up one that does not read: what waits would only take memory."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.bytes_waiting = 0
        self.dismiss(m.ByeReason.SLOW)

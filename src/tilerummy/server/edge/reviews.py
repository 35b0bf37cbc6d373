"""Reviews of finished matches: of a table by its code, or of a record that somebody sends.

Who asks is told how far it is, with a key to ask again with. The record itself is in the store meanwhile, so
a key is good at every server, and after a restart. A match that is still being played is never reviewed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from zlib import compress, decompress

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.budgets import NewLimit
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.reviews import ReviewQueue
from tilerummy.server.live.archive import Archive
from tilerummy.server.store.store import Code, Store

LIMIT = (0.2, 10.0)
"""New reviews a second in the long run, and at once, for each address."""


class Reviews:
    """Answers requests for reviews of finished matches."""

    def __init__(self, archive: Archive, store: Store, queue: ReviewQueue, limit: NewLimit) -> None:
        self._archive, self._store, self.queue, self._limit = archive, store, queue, limit(*LIMIT)

    async def of_table(self, asked: Asked) -> Answer:
        """The review of a match played here."""
        code, match = Code(asked.names["code"]), asked.match
        return await self._answer(asked, await self._archive.finished_record(code, match))

    async def of_record(self, asked: Asked) -> Answer:
        """The review of a record that somebody has."""
        return await self._answer(asked, await asked.record())

    async def again(self, asked: Asked) -> Answer:
        """How far it is, or the review; one that another server was asked for is made here too."""
        key = asked.names["key"]
        found = await self.queue.look(key)
        if found is None and (kept := await self._store.kept_record(key)) is not None:
            await self.queue.begin(key, decompress(kept).decode("utf-8"))
            found = await self.queue.look(key)
        return _told(found)

    async def _answer(self, asked: Asked, text: str) -> Answer:
        key = self.queue.key_of(text)
        found = await self.queue.look(key)
        if found is None:
            # Only what has to be made is counted: to look at a review that is there costs nothing.
            if not self._limit.take(asked.address):
                raise Rejected(ErrorCode.TOO_MANY)
            await self.queue.begin(key, text)
            found = await self.queue.look(key)
        return _told(found)


def keep_records(store: Store, clock: Callable[[], int]) -> Callable[[str, str], Awaitable[None]]:
    """Keeps records while they are reviewed, for servers that are asked for the same review."""

    async def keep(key: str, text: str) -> None:
        packed = await asyncio.to_thread(compress, text.encode("utf-8"))
        await store.keep_record(key, packed, clock())

    return keep


def _told(found: bytes | m.ReviewState | None) -> Answer:
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return json(found, 202) if isinstance(found, m.ReviewState) else Answer(found)

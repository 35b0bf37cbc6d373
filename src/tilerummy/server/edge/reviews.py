"""Reviews of finished matches: of a table by its code, or of a record that somebody sends.

Who asks is told how far it is, with a key to ask again with. The record itself is in the store meanwhile, so
a key is good at every server, and after a restart. A match that is still being played is never reviewed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from zlib import compress, decompress

from starlette.requests import Request
from starlette.responses import Response

from tilerummy.protocol import messages as m
from tilerummy.review import Effort
from tilerummy.server.edge.http import asker_of, json, match_of, text_of
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.review_queue import Finished, ReviewQueue
from tilerummy.server.jobs.workers import Workers
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code

LIMIT = (0.2, 10.0)
"""New reviews a second in the long run, and at once, for each address."""


class Reviews:
    """The answers."""

    def __init__(
        self,
        tables: TableCache,
        workers: Workers,
        finished: Finished,
        clock: Callable[[], float],
        effort: Effort | None = None,
    ) -> None:
        self._tables, self._limit = tables, Buckets(*LIMIT, clock)
        self.queue = ReviewQueue(workers, finished, effort or Effort(), self._keep)

    async def of_table(self, request: Request) -> Response:
        """The review of a match played here."""
        code, match = Code(request.path_params["code"]), match_of(request)
        return await self._answer(request, await self._tables.finished_record(code, match))

    async def of_record(self, request: Request) -> Response:
        """The review of a record that somebody has."""
        return await self._answer(request, await text_of(request))

    async def again(self, request: Request) -> Response:
        """How far it is, or the review; one that another server was asked for is made here too."""
        key = request.path_params["key"]
        found = await self.queue.look(key)
        if found is None and (kept := await self._tables.store.kept_record(key)) is not None:
            await self.queue.begin(key, decompress(kept).decode("utf-8"))
            found = await self.queue.look(key)
        return _told(found)

    async def _answer(self, request: Request, text: str) -> Response:
        key = self.queue.key_of(text)
        found = await self.queue.look(key)
        if found is None:
            if not self._limit.take(asker_of(request)):
                raise Rejected(ErrorCode.TOO_MANY)
            await self.queue.begin(key, text)
            found = await self.queue.look(key)
        return _told(found)

    async def _keep(self, key: str, text: str) -> None:
        packed = await asyncio.to_thread(compress, text.encode("utf-8"))
        await self._tables.store.keep_record(key, packed, self._tables.clock())


def _told(found: bytes | m.ReviewState | None) -> Response:
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return (
        json(found, 202)
        if isinstance(found, m.ReviewState)
        else Response(found, media_type="application/json")
    )

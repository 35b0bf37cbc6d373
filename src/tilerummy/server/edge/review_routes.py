"""What is asked after a match, over HTTP: its review, and a turn of it as a puzzle.

Of a table by its code, or of a record that somebody sends; a match that is still being played is never looked
into. Who asks for a review is told how far it is, with a key to ask again with. The record itself is in the
store meanwhile, so a key is good at every server, and after a restart. A device does not load this file
before somebody looks back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from zlib import compress, decompress

from tilerummy.protocol import messages as m
from tilerummy.review.review import Review, ReviewState
from tilerummy.server.edge.budgets import NewLimit
from tilerummy.server.edge.operation import MATCH, SEAT, TURN, Asked, Reply, get, json, post
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.reviews import ReviewQueue, moment_puzzle
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.archive import Archive
from tilerummy.server.store.store import Code, Store

NEW_REVIEWS = (0.2, 10.0)  # new reviews a second in the long run, and at once, for each address
PATIENCE_S = 30.0  # a moment whose only solution takes longer to prove is none
MOMENTS = (1.0, 30.0)  # questions a second in the long run, and at once, for each address


class ReviewRoutes:
    """Answers requests for reviews of finished matches."""

    def __init__(self, archive: Archive, store: Store, queue: ReviewQueue, limit: NewLimit) -> None:
        self._archive, self._store, self.queue, self._limit = archive, store, queue, limit(*NEW_REVIEWS)

    @get("/t/{code}/review", Review, query=(MATCH, SEAT), also=(202, 400, 404, 409), cost=20.0)
    async def of_table(self, asked: Asked) -> Reply:
        """The review of a finished match."""
        code, match = Code(asked.names["code"]), asked.match
        return await self._answer(asked, await self._archive.finished_record(code, match))

    @post("/api/review", Review, body="a record", query=(SEAT,), also=(202, 400, 409), cost=20.0)
    async def of_record(self, asked: Asked) -> Reply:
        """The review of a finished record."""
        return await self._answer(asked, await asked.record())

    @get("/api/review/{key}", Review, also=(202, 404))
    async def again(self, asked: Asked) -> Reply:
        """How far a review is, or the review.

        One that another server was asked for is made here too.
        """
        key = asked.names["key"]
        found = await self.queue.look(key)
        if found is None and (kept := await self._store.kept_record(key)) is not None:
            await self.queue.begin(key, decompress(kept).decode("utf-8"))
            found = await self.queue.look(key)
        return _told(found)

    async def _answer(self, asked: Asked, text: str) -> Reply:
        key = self.queue.key_of(text)
        found = await self.queue.look(key)
        if found is None:
            # Only what has to be made is counted: to look at a review that is there costs nothing.
            if not self._limit.take(asked.address):
                raise Rejected(ErrorCode.TOO_MANY)
            await self.queue.begin(key, text, asked.number("seat"))
            found = await self.queue.look(key)
        return _told(found)


def keep_records(store: Store, clock: Callable[[], int]) -> Callable[[str, str], Awaitable[None]]:
    """Keeps records while they are reviewed, for servers that are asked for the same review."""

    async def keep(key: str, text: str) -> None:
        packed = await asyncio.to_thread(compress, text.encode("utf-8"))
        await store.keep_record(key, packed, clock())

    return keep


def _told(found: bytes | ReviewState | None) -> Reply:
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return json(found, 202) if isinstance(found, ReviewState) else Reply(found)


class MomentRoutes:
    """The answers; the workers are those that make reviews."""

    def __init__(self, archive: Archive, workers: Workers, limit: NewLimit) -> None:
        self._archive, self._workers = archive, workers
        self._limit = limit(*MOMENTS)

    @get("/t/{code}/puzzle", m.MomentPuzzle, query=(TURN, MATCH), also=(400, 404, 409), cost=100.0)
    async def of_table(self, asked: Asked) -> Reply:
        """A turn of a finished match as a puzzle."""
        code, match = Code(asked.names["code"]), asked.match
        return await self._answer(asked, lambda: self._archive.finished_record(code, match))

    @post("/api/puzzles/moment", m.MomentPuzzle, body="a record", query=(TURN,), also=(400, 409), cost=100.0)
    async def of_record(self, asked: Asked) -> Reply:
        """A turn of a finished record as a puzzle."""
        return await self._answer(asked, lambda: asked.record())

    async def _answer(self, asked: Asked, text: Callable[[], Awaitable[str]]) -> Reply:
        """The puzzle; who has asked too often is refused before their record costs anything."""
        turn, address = _turn_of(asked), asked.address
        if not self._limit.take(address):
            raise Rejected(ErrorCode.TOO_MANY)
        found = await answer_of(self._workers, PATIENCE_S, moment_puzzle, await text(), turn)
        if isinstance(found, tuple):
            raise Rejected(found[0], text=found[1][:200])
        return json(found)


def _turn_of(asked: Asked) -> int:
    turn = asked.number("turn")
    if turn is None:
        raise Rejected(ErrorCode.UNREADABLE, text="turn is missing")
    return turn

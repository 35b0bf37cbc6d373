"""Reviews of finished matches, made on the device: a turn at a time, so that turns are judged in between."""

from __future__ import annotations

from tilerummy.device.reply import Reply, told
from tilerummy.protocol import messages as m
from tilerummy.review import Effort
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.review_queue import ReviewQueue
from tilerummy.server.jobs.workers import Workers

EFFORT = Effort(nodes=4_000, budget_ms=400.0, luck_ms=15.0, questions=300, playouts=0)
"""Less than a server's: the plain core is slower, and no chances are played out."""
AT_HAND = 16
"""Reviews that are kept while the page is open."""


class AtHand:
    """Finished reviews, for as long as the page is open."""

    def __init__(self) -> None:
        self._bodies: dict[str, bytes] = {}

    async def find(self, key: str) -> bytes | None:
        """A review that was made before."""
        return self._bodies.get(key)

    async def put(self, key: str, data: bytes) -> None:
        """Keep a review; the oldest goes if there are too many."""
        self._bodies[key] = data
        if len(self._bodies) > AT_HAND:
            del self._bodies[next(iter(self._bodies))]

    async def forget(self, beginning: str) -> None:
        """Throw away all whose key begins like this."""
        self._bodies = {key: body for key, body in self._bodies.items() if not key.startswith(beginning)}


class DeviceReviews:
    """Looks back at matches."""

    def __init__(self, workers: Workers, effort: Effort) -> None:
        self._queue = ReviewQueue(workers, AtHand(), effort, turn_by_turn=True)

    async def of(self, text: str) -> Reply:
        """The review of a record, or how far it is."""
        key = self._queue.key_of(text)
        if await self._queue.look(key) is None:
            await self._queue.begin(key, text)
        return await self.again(key)

    async def again(self, key: str) -> Reply:
        """How far it is, or the review."""
        found = await self._queue.look(key)
        if found is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        return told(found, 202) if isinstance(found, m.ReviewState) else Reply(200, found)

    async def close(self) -> None:
        """Stop working."""
        await self._queue.close()

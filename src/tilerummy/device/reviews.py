"""Reviews of finished matches, made on the device: a turn at a time, so that turns are judged in between."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.device.ways import Ways
from tilerummy.review import Effort
from tilerummy.server.edge.budgets import Unlimited
from tilerummy.server.edge.looking_back import LOOKING_BACK
from tilerummy.server.edge.moments import Moments
from tilerummy.server.edge.reviews import Reviews
from tilerummy.server.jobs.reviews import ReviewQueue
from tilerummy.server.jobs.staff import Workers
from tilerummy.server.live.archive import Archive
from tilerummy.server.store.store import Store

EFFORT = Effort(nodes=4_000, budget_ms=400.0, luck_ms=15.0, questions=300, playouts=0)
"""Less than a server's: one thread does everything here, and no chances are played out."""
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


@dataclass(frozen=True, slots=True)
class LookingBack:
    """Who looks back, and the way there."""

    queue: ReviewQueue
    ways: Ways


def look_back(archive: Archive, store: Store, workers: Workers) -> LookingBack:
    """The handlers of a server, over a queue of the device's own."""
    queue = ReviewQueue(workers, AtHand(), EFFORT, turn_by_turn=True)
    answering = (Reviews(archive, store, queue, Unlimited), Moments(archive, workers, Unlimited))
    return LookingBack(queue, Ways(LOOKING_BACK, answering))

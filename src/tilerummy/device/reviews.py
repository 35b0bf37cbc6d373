"""Reviews of finished matches, made on the device: a part at a time, so that turns are judged in between."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from hashlib import sha256

from tilerummy.device.reply import Reply, told
from tilerummy.protocol import messages as m
from tilerummy.review import Effort
from tilerummy.review.review import FORMAT, TurnReview
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.reviews import bind, outline, study_part
from tilerummy.server.jobs.workers import NoAnswer, Workers

log = logging.getLogger(__name__)

EFFORT = Effort(nodes=4_000, budget_ms=400.0, luck_ms=15.0, questions=300, playouts=0)
"""Less than a server's: the plain core is slower, and no chances are played out."""
AT_HAND = 16
"""Reviews that are kept while the page is open."""
UNBOUND_S = 600.0
"""Nobody else waits for this worker; what a part may take is a matter of its effort."""


@dataclass(slots=True)
class _Job:
    """A review, in the making or finished."""

    count: int
    done: int = 0
    failed: bool = False
    body: bytes | None = None


class DeviceReviews:
    """Looks back at matches."""

    def __init__(self, workers: Workers, effort: Effort) -> None:
        self._workers, self._effort = workers, effort
        self._jobs: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, text: str) -> Reply:
        """The review of a record, or how far it is."""
        key = sha256(f"{FORMAT}\n{self._effort}\n{text}".encode()).hexdigest()[:40]
        if key not in self._jobs:
            await self._begin(key, text)
        return self.again(key)

    def again(self, key: str) -> Reply:
        """How far it is, or the review."""
        job = self._jobs.get(key)
        if job is None:
            raise Rejected(ErrorCode.NO_SUCH_PAGE)
        if job.body is not None:
            return Reply(200, job.body)
        return told(m.ReviewState(key, job.done, job.count, job.failed), 202)

    async def close(self) -> None:
        """Stop working."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _begin(self, key: str, text: str) -> None:
        try:
            parts = await self._workers.ask(UNBOUND_S, outline, text)
        except NoAnswer as error:
            raise error.refusal() from None
        if isinstance(parts, tuple):
            raise Rejected(parts[0], text=parts[1][:200])
        job = self._jobs[key] = _Job(sum(map(len, parts)))
        while len(self._jobs) > AT_HAND:
            del self._jobs[next(iter(self._jobs))]
        single = [range(turn, turn + 1) for part in parts for turn in part]
        task = asyncio.create_task(self._work(job, text, single))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, job: _Job, text: str, parts: list[range]) -> None:
        turns: list[TurnReview] = []
        try:
            for part in parts:
                await asyncio.sleep(0)  # whoever plays meanwhile comes first
                turns += await self._workers.ask(UNBOUND_S, study_part, text, self._effort, part)
                job.done += len(part)
            job.body = await self._workers.ask(UNBOUND_S, bind, text, self._effort, turns)
        except (NoAnswer, Rejected) as error:
            log.warning("review failed", extra={"why": str(error)})
            job.failed = True

"""Reviews of finished matches: of a table by its code, or of a record that somebody sends.

A review takes seconds. Who asks is told how far it is, with a key to ask again with; what is finished is
kept in files. The record itself is in the store meanwhile, so a key is good at every server, and after a
restart. A match that is still being played is never reviewed.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from zlib import compress, decompress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tilerummy.protocol import messages as m
from tilerummy.review import Effort
from tilerummy.review.review import FORMAT, TurnReview
from tilerummy.server.edge.http import asker_of, json, match_of, text_of, told
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.edge.review_files import ReviewFiles
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.fair_queue import THE_HOUSE
from tilerummy.server.jobs.reviews import bind, outline, study_part
from tilerummy.server.jobs.workers import ASKER, NoAnswer, Workers
from tilerummy.server.live.erasure import REVIEW_PREFIX
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code

log = logging.getLogger(__name__)

MOST_PARTS = 400
OUTLINE_S, PART_S, WHOLE_S = 10.0, 60.0, 600.0
LIMIT = (0.2, 10.0)
"""New reviews a second in the long run, and at once, for each address."""
OF_ONE_ADDRESS, MOST_JOBS = 4, 64
"""Reviews in the making. Parts of them are studied in turns, address by address (`jobs/fair_queue.py`)."""
HANDS = 2
"""So many parts of one review are asked for at a time."""
REMEMBERED = 64
"""Reviews that failed; asked for again, they are not tried again at once."""


@dataclass(slots=True)
class _Job:
    """A review in the making."""

    text: str
    parts: list[range]
    count: int
    asker: str = ""
    done: int = 0
    failed: bool = False
    hands: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDS))


class Reviews:
    """The answers."""

    def __init__(
        self,
        tables: TableCache,
        workers: Workers,
        review_files: ReviewFiles,
        clock: Callable[[], float],
        effort: Effort | None = None,
    ) -> None:
        self._tables, self._workers, self._review_files = tables, workers, review_files
        self._limit = Buckets(*LIMIT, clock)
        self._effort = effort or Effort()
        self._jobs: dict[str, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def routes(self) -> list[BaseRoute]:
        """Where they are found."""
        return [
            Route("/t/{code:str}/review", told(self.of_table)),
            Route("/api/review", told(self.of_record), methods=["POST"]),
            Route("/api/review/{key:str}", told(self.again)),
        ]

    async def close(self) -> None:
        """Stop working."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
        found = await self._found(key)
        if found is None and (kept := await self._tables.store.kept_record(key)) is not None:
            await self._begin(key, decompress(kept).decode("utf-8"))
            found = await self._found(key)
        return found or _nothing()

    async def _answer(self, request: Request, text: str) -> Response:
        key = key_of(text, self._effort)
        found = await self._found(key)
        if found is None:
            if not self._limit.take(asker_of(request)):
                raise Rejected(ErrorCode.TOO_MANY)
            await self._begin(key, text)
            found = await self._found(key)
        return found or _nothing()

    async def _found(self, key: str) -> Response | None:
        if key in self._jobs:
            return json(_state(key, self._jobs[key]), 202)
        if not (key.isascii() and key.isalnum()):
            return None
        body = await self._review_files.find(key)
        return None if body is None else Response(body, media_type="application/json")

    async def _begin(self, key: str, text: str) -> None:
        asker, going = ASKER.get(), [job for job in self._jobs.values() if not job.failed]
        if asker != THE_HOUSE and sum(job.asker == asker for job in going) >= OF_ONE_ADDRESS:
            raise Rejected(ErrorCode.TOO_MANY)
        if len(going) >= MOST_JOBS:
            raise Rejected(ErrorCode.BUSY)
        try:
            parts = await self._workers.ask(OUTLINE_S, outline, text)
        except NoAnswer as error:
            raise error.refusal() from None
        if isinstance(parts, tuple):
            raise Rejected(parts[0], text=parts[1][:200])
        if len(parts) > MOST_PARTS:
            raise Rejected(ErrorCode.TOO_LARGE)
        packed = await asyncio.to_thread(compress, text.encode("utf-8"))
        await self._tables.store.keep_record(key, packed, self._tables.clock())
        if key not in self._jobs:  # another may have asked meanwhile
            self._jobs[key] = job = _Job(text, parts, sum(map(len, parts)), asker)
            task = asyncio.create_task(self._work(key, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, key: str, job: _Job) -> None:
        try:
            async with asyncio.timeout(WHOLE_S):
                found = await asyncio.gather(*(self._study(job, part) for part in job.parts))
                turns = [turn for part in found for turn in part]
                body = await self._workers.ask(OUTLINE_S, bind, job.text, self._effort, turns)
            if self._jobs.get(key) is not job:
                return  # forgotten meanwhile
            await self._review_files.put(key, body)
        except (NoAnswer, Rejected, TimeoutError) as error:
            log.warning("review failed", extra={"why": str(error)})
            job.failed, job.text, job.parts = True, "", []
            self._forget()
        else:
            self._jobs.pop(key, None)

    async def _study(self, job: _Job, part: range) -> list[TurnReview]:
        async with job.hands:
            found = await self._workers.ask(PART_S, study_part, job.text, self._effort, part)
        job.done += len(part)
        return found

    async def forget(self, beginning: str) -> None:
        """Somebody who played a match was forgotten: so are its reviews, by the beginning of their keys."""
        for key in [key for key in self._jobs if key.startswith(beginning)]:
            del self._jobs[key]
        await self._review_files.forget(beginning)

    def _forget(self) -> None:
        failed = [key for key, job in self._jobs.items() if job.failed]
        for key in failed[: max(0, len(failed) - REMEMBERED)]:
            del self._jobs[key]


def key_of(text: str, effort: Effort) -> str:
    """Where the review of a record is found: keys of one match begin alike, with its commitment."""
    begins = re.search(rf"^commitment ([0-9a-f]{{{REVIEW_PREFIX}}})", text, re.MULTILINE)
    prefix = begins[1] if begins else "0" * REVIEW_PREFIX
    return prefix + sha256(f"{FORMAT}\n{effort}\n{_without_comments(text)}".encode()).hexdigest()[:32]


def _without_comments(text: str) -> str:
    """The lines that say something; as `rules/match/record.py` reads, or the match is another."""
    lines = (line.strip() for line in text.split("\n"))
    return "".join(f"{line}\n" for line in lines if line and not line.startswith("#"))


def _state(key: str, job: _Job) -> m.ReviewState:
    return m.ReviewState(key, job.done, job.count, job.failed)


def _nothing() -> Response:
    raise Rejected(ErrorCode.NO_SUCH_PAGE)

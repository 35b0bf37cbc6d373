"""Reviews in the making: studied part by part, so that others have their turn in between.

A review takes seconds. Who asks is told how far it is, with a key to ask again with. Of one address only a
few are made at a time, and the parts of different addresses are studied in turns (`jobs/fair_queue.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from tilerummy.protocol import messages as m
from tilerummy.review import Effort
from tilerummy.review.review import FORMAT, TurnReview
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.background import Background
from tilerummy.server.jobs.fair_queue import THE_HOUSE
from tilerummy.server.jobs.review_files import KEY_DIGITS, KEY_PREFIX
from tilerummy.server.jobs.reviews import bind, outline, study_part
from tilerummy.server.jobs.workers import ASKER, NoAnswer, Workers, answer_of
from tilerummy.server.store.store import Unavailable

log = logging.getLogger(__name__)

MOST_PARTS = 400
OUTLINE_S, PART_S, WHOLE_S = 10.0, 60.0, 600.0
OF_ONE_ADDRESS, MOST_JOBS = 4, 64
"""Reviews in the making, of one address and in all."""
HANDS = 2
"""So many parts of one review are asked for at a time."""
HEX = frozenset("0123456789abcdef")
REMEMBERED = 64
"""Reviews that failed; asked for again, they are not tried again at once."""


class Finished(Protocol):
    """Where finished reviews are kept."""

    async def find(self, key: str) -> bytes | None:
        """What was put there, if it is there still."""

    async def put(self, key: str, data: bytes) -> None:
        """Keep a finished review."""

    async def forget(self, beginning: str) -> None:
        """Throw away all whose key begins like this."""


@dataclass(slots=True)
class _Job:
    """A review in the making."""

    text: str
    parts: list[range]
    count: int
    asker: str
    done: int = 0
    failed: bool = False
    hands: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDS))


async def _keep_nothing(key: str, text: str) -> None:
    """Where nobody else could be asked for the review, its record need not be kept."""


class ReviewQueue:
    """Makes reviews; what is finished is kept elsewhere."""

    def __init__(
        self,
        workers: Workers,
        finished: Finished,
        effort: Effort,
        keep: Callable[[str, str], Awaitable[None]] = _keep_nothing,
        *,
        turn_by_turn: bool = False,
    ) -> None:
        self._workers, self._finished, self._effort, self._keep = workers, finished, effort, keep
        self._turn_by_turn = turn_by_turn
        """Whether nothing else happens while a part is studied: then it is to be a small one."""
        self._jobs: dict[str, _Job] = {}
        self._working = Background()

    def key_of(self, text: str) -> str:
        """Where the review of a record is found: keys of one match begin alike, with its commitment."""
        prefix = _commitment_in(text)[:KEY_PREFIX]
        if len(prefix) < KEY_PREFIX or not set(prefix) <= HEX:
            prefix = "0" * KEY_PREFIX
        # The same record studied harder, or written in a newer form, is another review.
        said = f"{FORMAT}\n{self._effort}\n{_without_comments(text)}"
        return prefix + sha256(said.encode()).hexdigest()[: KEY_DIGITS - KEY_PREFIX]

    async def look(self, key: str) -> bytes | m.ReviewState | None:
        """A review, or how far it is; None if nobody has asked for it."""
        if key in self._jobs:
            job = self._jobs[key]
            return m.ReviewState(key, job.done, job.count, job.failed)
        return await self._finished.find(key) if key.isascii() and key.isalnum() else None

    async def begin(self, key: str, text: str) -> None:
        """Begin a review; refused if the record is none, or if there are too many already."""
        asker = ASKER.get()
        self._require_room(asker)
        parts = await answer_of(self._workers, OUTLINE_S, outline, text)
        if isinstance(parts, tuple):
            raise Rejected(parts[0], text=parts[1][:200])
        if len(parts) > MOST_PARTS:
            raise Rejected(ErrorCode.TOO_LARGE)
        await self._keep(key, text)
        if self._turn_by_turn:
            parts = [range(turn, turn + 1) for part in parts for turn in part]
        if key not in self._jobs:  # another may have asked meanwhile
            self._jobs[key] = job = _Job(text, parts, sum(map(len, parts)), asker)
            self._working.begin(self._work(key, job))

    def _require_room(self, asker: str) -> None:
        going = [job for job in self._jobs.values() if not job.failed]
        if asker != THE_HOUSE and sum(job.asker == asker for job in going) >= OF_ONE_ADDRESS:
            raise Rejected(ErrorCode.TOO_MANY)
        if len(going) >= MOST_JOBS:
            raise Rejected(ErrorCode.BUSY)

    async def _work(self, key: str, job: _Job) -> None:
        try:
            async with asyncio.timeout(None if self._turn_by_turn else WHOLE_S):
                found = await asyncio.gather(*(self._study(job, part) for part in job.parts))
                turns = [turn for part in found for turn in part]
                body = await self._workers.ask(OUTLINE_S, bind, job.text, self._effort, turns)
            if self._jobs.get(key) is not job:
                return  # forgotten meanwhile
            await self._finished.put(key, body)
        except (NoAnswer, Rejected, TimeoutError, Unavailable) as error:
            log.warning("review failed", extra={"why": str(error)})
            job.failed, job.text, job.parts = True, "", []
            self._tidy()
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
        await self._finished.forget(beginning)

    def _tidy(self) -> None:
        failed = [key for key, job in self._jobs.items() if job.failed]
        for key in failed[: max(0, len(failed) - REMEMBERED)]:
            del self._jobs[key]

    async def close(self) -> None:
        """Stop working."""
        await self._working.stop()


def _commitment_in(text: str) -> str:
    """What follows the first `commitment` at the beginning of a line; nothing if none does."""
    return f"\n{text}".partition("\ncommitment ")[2]


def _without_comments(text: str) -> str:
    """The lines that say something; as `rules/match/record.py` reads, or the match is another."""
    lines = (line.strip() for line in text.split("\n"))
    return "".join(f"{line}\n" for line in lines if line and not line.startswith("#"))

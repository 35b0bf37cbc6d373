"""Reviews of finished matches: studied part by part by workers, kept in files, told when they are there.

A review takes seconds. Who asks is told how far it is, with a key to ask again with, and what is worth a look
as soon as it is found: at first every turn is looked at for what it allowed, that of who asks before the
others, and luck and chances come after all of them. Of one address only a
few are made at a time, and the parts of different addresses are studied in turns (`jobs/processes.py`).

What turns allowed may be known before the end (`Followed`). It is told to nobody: only a record that begins
with every line of it, hidden tiles and all, is answered out of it.
"""

from __future__ import annotations

import asyncio
import glob
import logging
import math
import os
import re
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile

from tilerummy.protocol import messages as m
from tilerummy.puzzles.moment import NoPuzzle, puzzle_of_turn
from tilerummy.puzzles.pack import write_pack
from tilerummy.review import Effort, NotFinished
from tilerummy.review.look_back import PART, assemble, deepen, glance, glance_at, seats_by_turn, turn_of
from tilerummy.review.played_turn import PlayedTurn, TurnReader
from tilerummy.review.review import FORMAT, ReviewState, TurnReview, to_json
from tilerummy.rules.match.event import Event, MatchEnded, MatchStarted, RoundEnded
from tilerummy.rules.match.record import write_line, write_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import BadRules, Unreadable
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import ASKER, THE_HOUSE, NoAnswer, Workers, answer_of
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.store.store import KEY_PREFIX, Unavailable

log = logging.getLogger(__name__)

LOW_PRIORITY = 10
MOST_FILES = 500
KEY_DIGITS = 48  # so many digits a key has; the first are of the match's commitment (`KEY_PREFIX`)
AT_HAND = 16
MOST_TURNS = 1600
OUTLINE_S, PART_S, WHOLE_S = 10.0, 60.0, 600.0
OF_ONE_ADDRESS, MOST_JOBS = 4, 64  # reviews in the making, of one address and in all
FEW = 2  # turns of who asks that are looked at together: the first of them is waited for
MOST_TOLD = 60  # turns worth a look that are told before a review is there
HANDS = 2  # so many parts of one review are asked for at a time
HEX = frozenset("0123456789abcdef")
FOLLOWED = 200  # matches that are looked at while they go on; those that nothing happened in for longest go
REMEMBERED = 64  # reviews that failed; asked for again, they are not tried again at once

# -- what workers compute ------------------------------------------------------------------------


@cache
def step_back() -> None:
    """Bots and players come first: this process takes what time they leave."""
    if sys.platform == "emscripten" or not hasattr(os, "nice"):
        return
    from multiprocessing import parent_process  # a browser has one process, and no such module

    if parent_process() is not None:
        os.nice(LOW_PRIORITY)


def outline(text: str) -> list[Seat] | tuple[ErrorCode, str]:
    """Whose turn each of a record was; or what is wrong with it."""
    step_back()
    try:
        return seats_by_turn(text)
    except NotFinished as error:
        return ErrorCode.NOT_OVER, str(error)
    except (Unreadable, BadRules) as error:
        return ErrorCode.UNREADABLE, str(error)


def glance_part(text: str, effort: Effort, part: Sequence[int]) -> list[TurnReview]:
    """A part, and what it allowed."""
    step_back()
    return glance(text, effort, part)


def glance_ahead(turns: Sequence[PlayedTurn], effort: Effort) -> list[TurnReview]:
    """What some turns of a match that goes on allowed."""
    step_back()
    return [glance_at(turn, effort) for turn in turns]


def deepen_part(text: str, effort: Effort, turns: Sequence[TurnReview]) -> list[TurnReview]:
    """A part with luck and chances."""
    step_back()
    return deepen(text, effort, turns)


def bind(text: str, effort: Effort, turns: Sequence[TurnReview]) -> bytes:
    """The whole review in JSON."""
    return to_json(assemble(text, effort, turns))


def moment_puzzle(text: str, number: int) -> m.MomentPuzzle | tuple[ErrorCode, str]:
    """The puzzle of a turn, or why there is none; or what is wrong with the record."""
    step_back()
    try:
        turn = turn_of(text, number)
        if turn is None:
            return ErrorCode.UNREADABLE, f"the record has no turn {number}"
        return m.MomentPuzzle(write_pack([puzzle_of_turn(turn)]), None)
    except NoPuzzle as error:
        return m.MomentPuzzle(None, str(error.why))
    except NotFinished as error:
        return ErrorCode.NOT_OVER, str(error)
    except (Unreadable, BadRules) as error:
        return ErrorCode.UNREADABLE, str(error)


# -- files, named by what they are about ---------------------------------------------------------


class ReviewsAtHand:
    """Keeps a few bytes under keys, as long as this process goes on."""

    def __init__(self) -> None:
        self._near: OrderedDict[str, bytes] = OrderedDict()

    async def find(self, key: str) -> bytes | None:
        """What was put there, if it is there still."""
        return self._near.get(key)

    async def put(self, key: str, data: bytes) -> None:
        """Keep it; the oldest goes if there are too many."""
        self._near[key] = data
        if len(self._near) > AT_HAND:
            self._near.popitem(last=False)

    async def forget(self, beginning: str) -> None:
        """Throw away all whose key begins like this."""
        for key in [key for key in self._near if key.startswith(beginning)]:
            del self._near[key]


class ReviewFiles(ReviewsAtHand):
    """Keeps many in files, too; what cannot be kept is made again when it is asked for."""

    def __init__(self, folder: Path, most: int = MOST_FILES) -> None:
        super().__init__()
        self._folder, self._most = folder, most

    async def find(self, key: str) -> bytes | None:
        """What was put there, if it is there still."""
        return await super().find(key) or await asyncio.to_thread(self._find, key)

    async def put(self, key: str, data: bytes) -> None:
        """Keep it: at hand too, so that it is found even where no file can be written."""
        await super().put(key, data)
        await asyncio.to_thread(self._put, key, data)

    async def forget(self, beginning: str) -> None:
        """Throw away all whose key begins like this."""
        await super().forget(beginning)
        await asyncio.to_thread(self._throw_away, f"{glob.escape(beginning)}*.json")

    async def prune(self, before: float) -> None:
        """Throw away what was made before that time."""
        await asyncio.to_thread(self._throw_away, "*.json", before)

    def _throw_away(self, pattern: str, before: float = math.inf) -> None:
        for file in self._folder.glob(pattern):
            with suppress(OSError):
                if file.stat().st_mtime < before:
                    file.unlink()

    def _find(self, key: str) -> bytes | None:
        try:
            data = self._file(key).read_bytes()
        except OSError:
            return None
        with suppress(OSError):  # when it was used; when it was made stays, for that counts for --keep-days
            os.utime(self._file(key), (time.time(), self._file(key).stat().st_mtime))
        return data

    def _put(self, key: str, data: bytes) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self._folder, suffix=".part", delete=False) as part:
                part.write(data)
            Path(part.name).replace(self._file(key))  # whole or not at all
            self._tidy()
        except OSError as error:
            log.warning("review not kept", extra={"why": str(error)})

    def _tidy(self) -> None:
        files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_atime)
        old = [file for file in files if len(file.stem) != KEY_DIGITS]  # by their names nobody can be found
        for file in {*old, *files[: max(0, len(files) - self._most)]}:
            file.unlink(missing_ok=True)

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}.json"


# -- reviews in the making -----------------------------------------------------------------------


@dataclass(slots=True)
class _Job:
    """A review in the making."""

    text: str
    parts: list[list[int]]
    """The numbers of turns that are looked at together, in the order in which they are."""
    count: int
    asker: str
    seat: int | None
    """Whose turns come first, and are told."""
    found: list[TurnReview] = field(default_factory=list)
    failed: bool = False
    hands: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HANDS))

    @property
    def worth_a_look(self) -> list[TurnReview]:
        """What was found so far: turns in which more was possible."""
        found = (turn for turn in self.found if turn.missed_tiles > 0 and self.seat in (None, turn.seat))
        return [*islice(found, MOST_TOLD)]


class Followed:
    """A match as far as it was played, and what its turns allowed."""

    def __init__(self) -> None:
        self.events = 0
        self.waiting: deque[PlayedTurn] = deque()
        """Turns that nobody has looked at yet."""
        self.found: list[TurnReview] = []
        self._reader, self._began = TurnReader(), 0
        self._said, self._size, self._over = sha256(), 0, True
        self.seats: list[Seat] = []
        """Whose turn each was."""
        self._marks: list[tuple[int, str, int]] = []
        """The record where something was over, and as far as it was heard: its length, hash, and turns."""

    def hear(self, event: Event) -> None:
        """What happens next."""
        if isinstance(event, MatchStarted):
            self._began = event.at
            line = write_record((event,))
        else:
            line = f"{write_line(event, self._began)}\n"
        self.events += 1
        self._said.update(line.encode())
        turn = self._reader.read(event)
        if turn is not None:
            self.waiting.append(turn)
            self.seats.append(turn.seat)
        self._size += len(line.encode())
        # What was heard since the last end is one mark, which grows.
        self._marks = [*(self._marks if self._over else self._marks[:-1])]
        self._marks.append((self._size, self._said.hexdigest(), len(self.seats)))
        self._over = isinstance(event, RoundEnded | MatchEnded)

    def turns_in(self, text: str) -> tuple[int, bool]:
        """How many turns of this match a record begins with, word for word; whether that is all of it."""
        said = text.encode()
        for size, digest, turns in reversed(self._marks):
            if size <= len(said) and sha256(said[:size]).hexdigest() == digest:
                return turns, size == len(said)
        return 0, False


def parts_for(seats: Sequence[int], first: int | None, size: int) -> list[list[int]]:
    """Turns that are looked at together: at first those of one seat, a few at a time, then the others."""
    # In the order of the match: the first opening that was missed is found first.
    mine = [number for number, seat in enumerate(seats) if seat == first]
    others = [number for number, seat in enumerate(seats) if seat != first]
    few = min(FEW, size)
    return [
        *(mine[at : at + few] for at in range(0, len(mine), few)),
        *(others[at : at + size] for at in range(0, len(others), size)),
    ]


async def _keep_nothing(key: str, text: str) -> None:
    """Where nobody else could be asked for the review, its record need not be kept."""


class ReviewQueue:
    """Makes reviews; what is finished is kept elsewhere."""

    def __init__(
        self,
        workers: Workers,
        finished: ReviewsAtHand,
        effort: Effort,
        keep: Callable[[str, str], Awaitable[None]] = _keep_nothing,
        *,
        turn_by_turn: bool = False,
    ) -> None:
        self._workers, self._finished, self._effort, self._keep = workers, finished, effort, keep
        self._turn_by_turn = turn_by_turn
        """Whether nothing else happens while a part is studied: then it is to be a small one."""
        self._jobs: dict[str, _Job] = {}
        self._followed: OrderedDict[str, Followed] = OrderedDict()
        self._working = Background()

    def key_of(self, text: str) -> str:
        """Where the review of a record is found: keys of one match begin alike, with its commitment."""
        prefix = _commitment_in(text)[:KEY_PREFIX]
        if len(prefix) < KEY_PREFIX or not set(prefix) <= HEX:
            prefix = "0" * KEY_PREFIX
        # The same record studied harder, or written in a newer form, is another review.
        said = f"{FORMAT}\n{self._effort}\n{_without_comments(text)}"
        return prefix + sha256(said.encode()).hexdigest()[: KEY_DIGITS - KEY_PREFIX]

    async def look(self, key: str) -> bytes | ReviewState | None:
        """A review, or how far it is; None if nobody has asked for it."""
        if key in self._jobs:
            job = self._jobs[key]
            done = min(len(job.found), job.count)
            return ReviewState(key, done, job.count, job.failed, job.worth_a_look)
        return await self._finished.find(key) if key.isascii() and key.isalnum() else None

    async def begin(self, key: str, text: str, seat: int | None = None) -> None:
        """Begin a review; refused if the record is none, or if there are too many already."""
        asker = ASKER.get()
        self._require_room(asker)
        seats, found = self.known_of(text)
        if not seats:
            seats = await answer_of(self._workers, OUTLINE_S, outline, text)
        if isinstance(seats, tuple):
            raise Rejected(seats[0], text=seats[1][:200])
        if len(seats) > MOST_TURNS:
            raise Rejected(ErrorCode.TOO_LARGE)
        await self._keep(key, text)
        parts = parts_for(seats, seat, 1 if self._turn_by_turn else PART)
        # For the same record the seat of whoever asked first holds: others see theirs when all is there.
        if key not in self._jobs:  # another may have asked meanwhile
            self._jobs[key] = job = _Job(text, parts, len(seats), asker, seat, found)
            self._working.begin(self._work(key, job))

    # -- while a match goes on ---------------------------------------------------------------------

    def followed(self, commitment: str) -> Followed:
        """A match that goes on, by what its chance is bound by, as far as it was followed."""
        followed = self._followed.setdefault(commitment, Followed())
        self._followed.move_to_end(commitment)
        if len(self._followed) > FOLLOWED:
            self._followed.popitem(last=False)
        return followed

    async def look_ahead(self, followed: Followed) -> None:
        """Look at some turns of a match that goes on, unless somebody waits for a review."""
        if not followed.waiting or any(not job.failed for job in self._jobs.values()):
            return
        turns = [*islice(followed.waiting, 1 if self._turn_by_turn else PART)]
        try:
            followed.found += await self._workers.ask(PART_S, glance_ahead, turns, self._effort)
        finally:
            # A question that is too much for a worker is not asked again: its turn is looked at in the end.
            for _ in turns:
                followed.waiting.popleft()

    def known_of(self, text: str) -> tuple[list[Seat] | tuple[ErrorCode, str], list[TurnReview]]:
        """Whose turn each of a record was, and what is known of them, if its match was followed."""
        followed = self._followed.get(_commitment_in(text), Followed())
        turns, whole = followed.turns_in(text)
        return followed.seats[: turns * whole], [turn for turn in followed.found if turn.number < turns]

    def _require_room(self, asker: str) -> None:
        going = [job for job in self._jobs.values() if not job.failed]
        if asker != THE_HOUSE and sum(job.asker == asker for job in going) >= OF_ONE_ADDRESS:
            raise Rejected(ErrorCode.TOO_MANY)
        if len(going) >= MOST_JOBS:
            raise Rejected(ErrorCode.BUSY)

    async def _work(self, key: str, job: _Job) -> None:
        try:
            async with asyncio.timeout(None if self._turn_by_turn else WHOLE_S):
                # All of them before any is deepened: what is worth a look is waited for, luck is not.
                await asyncio.gather(*(self._glance(job, part) for part in job.parts))
                found = await asyncio.gather(*(self._deepen(job, part) for part in job.parts))
                turns = [turn for part in found for turn in part]
                body = await self._workers.ask(OUTLINE_S, bind, job.text, self._effort, turns)
            if self._jobs.get(key) is not job:
                return  # forgotten meanwhile
            await self._finished.put(key, body)
        except (NoAnswer, Rejected, TimeoutError, Unavailable) as error:
            log.warning("review failed", extra={"why": str(error)})
            job.failed, job.text, job.parts, job.found = True, "", [], []
            self._tidy()
        else:
            self._jobs.pop(key, None)

    async def _glance(self, job: _Job, part: list[int]) -> None:
        known = {turn.number for turn in job.found}
        part = [number for number in part if number not in known]
        if not part:
            return
        async with job.hands:
            job.found += await self._workers.ask(PART_S, glance_part, job.text, self._effort, part)

    async def _deepen(self, job: _Job, part: list[int]) -> list[TurnReview]:
        known = [turn for turn in job.found if turn.number in part]
        async with job.hands:
            return await self._workers.ask(PART_S, deepen_part, job.text, self._effort, known)

    async def forget(self, beginning: str) -> None:
        """Somebody who played a match was forgotten: so are its reviews, by the beginning of their keys."""
        for kept in (self._jobs, self._followed):
            for key in [key for key in kept if key.startswith(beginning)]:
                del kept[key]
        await self._finished.forget(beginning)

    def _tidy(self) -> None:
        failed = [key for key, job in self._jobs.items() if job.failed]
        for key in failed[: max(0, len(failed) - REMEMBERED)]:
            del self._jobs[key]

    async def close(self) -> None:
        """Stop working."""
        await self._working.stop()


def _commitment_in(text: str) -> str:
    """The word after the first `commitment` at the beginning of a line; nothing if there is none."""
    found = re.search(r"^commitment (\w+)", text, re.MULTILINE)
    return found[1] if found else ""


def _without_comments(text: str) -> str:
    """The lines that say something; as `rules/match/record.py` reads, or the match is another."""
    lines = (line.strip() for line in text.split("\n"))
    return "".join(f"{line}\n" for line in lines if line and not line.startswith("#"))

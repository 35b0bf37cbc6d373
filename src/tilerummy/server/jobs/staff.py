"""The staff: those who compute what takes long, and which of them answers which kind of question.

Asked with a deadline, workers answer, or say that they have not. A server has processes for it
(`jobs/processes.py`); where there are none, as in a browser, it is done on the spot. Whoever plays waits for
a judge, and for nobody who reads: each kind of work has workers of its own, or a lane behind those for whom a
person waits.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.view import View
from tilerummy.server.errors import ErrorCode, Rejected

if TYPE_CHECKING:
    from tilerummy.server.jobs.processes import WorkerProcesses


T = TypeVar("T")
log = logging.getLogger(__name__)

THE_HOUSE = ""
"""Whoever asks on nobody's behalf: clocks, bots after a restart. It asks no more than it has tables."""
ASKER: ContextVar[str] = ContextVar("asker", default=THE_HOUSE)
"""The address on whose behalf something is asked; tasks that a request starts ask for the same one."""


class NoAnswer(Exception):
    """No answer by the deadline: later there may be one."""

    def refusal(self) -> Rejected:
        """What whoever asked is told."""
        return Rejected(ErrorCode.BUSY)


class Crashed(NoAnswer):
    """The worker crashed over the question: asked again it would do the same."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        super().__init__(reference)

    def __str__(self) -> str:
        return f"crashed, see {self.reference}"

    def refusal(self) -> Rejected:
        """What whoever asked is told: a reference for the operator."""
        return Rejected(ErrorCode.FAILED, reference=self.reference)


class Workers(Protocol):
    """Computes what takes long."""

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says; `NoAnswer` if it does not, `Rejected` if too many wait already."""

    async def warm(self) -> None:
        """Be ready before anybody asks."""

    async def close(self) -> None:
        """Stop, busy or not."""


async def answer_of(workers: Workers, seconds: float, function: Callable[..., T], *args: object) -> T:
    """What the function says; who has asked is refused where there is no answer."""
    try:
        return await workers.ask(seconds, function, *args)
    except NoAnswer as error:
        raise error.refusal() from None


# -- crashes -------------------------------------------------------------------------------------

# A position is what a mistake in the solver is found by, and it holds tiles of somebody. So the log has the
# place in the code and a reference. The position goes to a file of that name, in a folder of the operator.


LONGEST = 20_000
OWNER_ONLY = 0o600


@dataclass(frozen=True, slots=True)
class Crash:
    """An error, told in the worker where it happened."""

    kind: str
    place: str  # where in the code; no values
    story: str  # all of it, with the position in notation: for nobody but the operator


def crash_of(error: Exception, function: Callable[..., object], args: Sequence[object]) -> Crash:
    """What there is to say about an error."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{function.__name__}, {Path(last.filename).name}:{last.lineno} {last.name}"
    story = "".join(traceback.format_exception(error)) + "\n" + told(function, args)
    return Crash(type(error).__name__, place, story[-LONGEST:])


def gone(function: Callable[..., object], args: Sequence[object]) -> Crash:
    """A worker that ended in the middle of a question, as by a fault in the compiled core."""
    return Crash("WorkerDied", function.__name__, told(function, args)[-LONGEST:])


def told(function: Callable[..., object], args: Sequence[object]) -> str:
    """What was asked, positions in notation."""
    return "\n".join([f"asked: {function.__name__}", *(line for arg in args for line in _lines(arg))]) + "\n"


def _lines(arg: object) -> Iterator[str]:
    match arg:
        case View():
            yield f"rules: {arg.rules.preset} {arg.rules.changes()}"
            yield f"table: {arg.table}"
            yield f"rack: {arg.rack}"
            yield f"drawn: {arg.drawn}, pools: {arg.pools}, open: {arg.face_up}"
        case Game():
            yield f"rules: {arg.rules.preset} {arg.rules.changes()}"
            if arg.round is not None:
                yield f"table: {arg.round.table}"
                yield from (f"rack {seat}: {rack}" for seat, rack in enumerate(arg.round.racks))
        case Before():
            yield f"table: {arg.table}"
            yield f"rack: {arg.rack}"
        case bytes():
            yield f"{len(arg)} bytes"  # a secret is of no use here
        case _:
            yield str(arg)


def report(crash: Crash, folder: Path | None) -> str:
    """Log a crash as an error, and keep its story if there is a place for it; the reference."""
    reference = secrets.token_hex(4)
    why = f"{crash.kind} in {crash.place}"
    log.error("a worker crashed", extra={"why": why, "reference": reference})
    if folder is not None:
        try:
            _keep(folder / f"{reference}.txt", crash.story)
        except OSError as error:
            log.error("crash not kept", extra={"why": str(error), "reference": reference})
    return reference


def _keep(file: Path, story: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, OWNER_ONLY), "w") as place:
        place.write(story)


# -- on the spot ---------------------------------------------------------------------------------


class InlineWorkers:
    """`Workers` that are no others than whoever asks.

    What is asked has a budget of its own, so nothing here ends an answer that comes late.
    """

    reports: Path | None = None

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says; a crash is told apart from an answer that there is no time for."""
        await asyncio.sleep(0)  # what waits to be sent goes out first: nothing does while this thinks
        try:
            return function(*args)
        except Exception as error:
            raise Crashed(report(crash_of(error, function, args), self.reports)) from error

    async def warm(self) -> None:
        """Nothing has to start."""

    async def close(self) -> None:
        """Nothing has to end."""


JUDGES = 2
"""Processes that judge turns: one address has one of them at a time, so no turn waits for hard ones."""
READERS = 1
"""Processes for records, rule books and questions about a table at home; started when the first one asks."""
FILERS = 1  # processes for what families bring along; started when the first one comes, and after all others
REVIEWERS = 2  # processes for reviews of finished matches; started when the first one is asked for


@dataclass(frozen=True, slots=True)
class Staff:
    """Workers by what they are asked."""

    judging: Workers  # whether a turn is legal: the whole table waits
    hints: Workers
    bots: Workers
    records: Workers
    questions: Workers  # about a box at home, and rule books
    moments: Workers  # puzzles of turns: somebody waits for one, while reviews are looked for later
    reviews: Workers
    files: Workers
    """What families bring along and what they have come to: large, and nobody at a table waits for it."""
    processes: tuple[Workers, ...] = ()

    async def close(self) -> None:
        """End all processes."""
        for each in self.processes:
            await each.close()


def hired(thinkers: int, reports: Path | None, make: Callable[[int], WorkerProcesses]) -> Staff:
    """The staff of a server; bots and hints share so many processes."""
    counts = (JUDGES, thinkers, READERS, REVIEWERS, FILERS)
    judges, thinking, readers, reviewers, filers = processes = tuple(make(count) for count in counts)
    filers.gentle = True
    for each in processes:
        each.reports = reports
    return Staff(
        judging=judges.lane(0, of_one=1),
        hints=thinking.lane(0, of_one=1),
        bots=thinking.lane(1, waiting=256),
        records=readers.lane(0),
        questions=readers.lane(1, waiting=8),
        moments=reviewers.lane(0, of_one=1, waiting=3),
        reviews=reviewers.lane(1),
        files=filers.lane(0, of_one=1, waiting=4),
        processes=processes,
    )


def alone(worker: Workers) -> Staff:
    """Where one does everything, as in a browser."""
    return Staff(worker, worker, worker, worker, worker, worker, worker, worker)

"""Worker processes: what takes long is computed there, by a deadline, with a fair queue before it.

A worker that misses its deadline is ended and replaced, so that no question can block another for
long. A question that nobody waits for any more leaves the queue. The event loop never computes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Lock
from typing import Any, TypeVar

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import (
    ASKER,
    THE_HOUSE,
    Crash,
    Crashed,
    NoAnswer,
    Workers,
    crash_of,
    gone,
    report,
)

# -- the queue: what people wait for comes first, and addresses take turns -----------------------

# One address can ask for as much as it likes: the next of any other waits for one answer of it, not for all.


@dataclass(frozen=True, slots=True)
class Lane:
    """A kind of question: when its turn comes, and how much of it one address may have."""

    order: int = 0  # smaller comes first
    of_one: int | None = None
    """So many of one address are worked on at a time; the rest of the workers are there for the others."""
    waiting: int = 32  # so many of one address may wait


USUAL = Lane()
NOT_FOR_EVER = 8
"""Each so many-th turn goes to those who come last, for else some would keep them waiting for ever."""


@dataclass(slots=True, eq=False)
class Ticket:
    """A question that waits; it is its asker's turn when the future is done."""

    asker: str
    lane: Lane
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Who waits for a worker, and who has one."""

    def __init__(self, workers: int, waiting: int) -> None:
        self._free, self._most = workers, waiting
        self._waiting: defaultdict[int, OrderedDict[str, deque[Ticket]]] = defaultdict(OrderedDict)
        self._working: Counter[tuple[Lane, str]] = Counter()
        self._turns = 0

    def __len__(self) -> int:
        return sum(1 for _ in self._all())

    async def enter(self, asker: str, lane: Lane) -> Ticket:
        """Wait for one's turn; refused where too many wait. Whoever gives up is forgotten at once."""
        self._require_room(asker, lane)
        ticket = Ticket(asker, lane)
        self._waiting[lane.order].setdefault(asker, deque()).append(ticket)
        self._call()
        try:
            await ticket.turn
        except asyncio.CancelledError:
            if ticket.turn.done() and not ticket.turn.cancelled():
                self.leave(ticket)  # called, and gone at the same moment
            else:
                self._forget(ticket)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """A worker is free again."""
        self._free += 1
        key = (ticket.lane, ticket.asker)
        self._working[key] -= 1
        if not self._working[key]:
            del self._working[key]
        self._call()

    def _require_room(self, asker: str, lane: Lane) -> None:
        if asker == THE_HOUSE:
            return
        own = sum(ticket.asker == asker and ticket.lane == lane for ticket in self._all())
        if own >= lane.waiting:
            raise Rejected(ErrorCode.TOO_MANY)
        if len(self) >= self._most:
            raise Rejected(ErrorCode.BUSY)

    def _call(self) -> None:
        """Let whoever is next begin, as long as a worker is free."""
        while self._free and (ticket := self._next()) is not None:
            self._free -= 1
            self._working[ticket.lane, ticket.asker] += 1
            ticket.turn.set_result(None)

    def _next(self) -> Ticket | None:
        last_first = self._turns % NOT_FOR_EVER == NOT_FOR_EVER - 1
        for order in sorted(self._waiting, reverse=last_first):
            askers = self._waiting[order]
            for asker, tickets in askers.items():
                if self._may_begin(tickets[0]):
                    ticket = tickets.popleft()
                    askers.move_to_end(asker)  # the others have their turn before this one's next
                    if not tickets:
                        del askers[asker]
                    self._turns += 1
                    return ticket
        return None

    def _may_begin(self, ticket: Ticket) -> bool:
        most = ticket.lane.of_one
        return most is None or ticket.asker == THE_HOUSE or self._working[ticket.lane, ticket.asker] < most

    def _forget(self, ticket: Ticket) -> None:
        askers = self._waiting[ticket.lane.order]
        askers[ticket.asker].remove(ticket)
        if not askers[ticket.asker]:
            del askers[ticket.asker]

    def _all(self) -> Iterator[Ticket]:
        return (ticket for askers in self._waiting.values() for own in askers.values() for ticket in own)


T = TypeVar("T")
log = logging.getLogger(__name__)

LOW_PRIORITY = 10
GRACE_S = 1.0  # what a worker may take longer than the budget of its question


START_S = 30.0  # what a new worker may take until it is ready
SETTLED = 100  # after so many answers a worker settles down


class WorkerProcesses:
    """A few worker processes and the queue before them."""

    reports: Path | None = None
    """Where to keep what a crash was about; nowhere unless the operator names a folder."""
    gentle = False  # whether they take only what time others leave: nobody at a table waits for them

    def __init__(self, workers: int, waiting: int = 256) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._idle = [*self._workers]
        self._queue = FairQueue(workers, waiting)
        self._threads = ThreadPoolExecutor(workers, "compute")

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._idle)

    def lane(self, order: int = 0, of_one: int | None = None, waiting: int = 32) -> Workers:
        """The same workers for one kind of question, before or after the others."""
        return WorkersInLane(self, Lane(order, of_one, waiting))

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says; `NoAnswer` if it does not, `Rejected` if too many wait already."""
        return await self.ask_in(USUAL, seconds, function, *args)

    async def ask_in(self, lane: Lane, seconds: float, function: Callable[..., T], *args: object) -> T:
        """The same, waiting in a lane."""
        ticket = await self._queue.enter(ASKER.get(), lane)
        worker = self._idle.pop()  # the one used last: it is warm
        worker.gentle = self.gentle

        def free_again(answered: asyncio.Future[Any]) -> None:
            self._idle.append(worker)
            self._queue.leave(ticket)
            if not answered.cancelled():
                answered.exception()  # whoever asked may be gone: a failure that nobody hears of is no error

        loop = asyncio.get_running_loop()
        asking = loop.run_in_executor(self._threads, worker.ask, seconds + GRACE_S, function, args)
        asking.add_done_callback(free_again)
        # Whoever asked may be gone before the answer comes; the worker is free only after it.
        answer = await asyncio.shield(asking)
        if isinstance(answer, Crash):
            raise Crashed(report(answer, self.reports))
        found: T = answer
        return found

    async def warm(self) -> None:
        """Let the workers start before they are needed, one after the other: a new one takes a moment."""
        for worker in self._workers:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)

    async def close(self) -> None:
        """End the workers, busy or not."""
        await asyncio.gather(*(asyncio.to_thread(worker.stop) for worker in self._workers))
        self._threads.shutdown(wait=False)


class WorkersInLane:
    """Workers that others ask too, each kind of question in its lane."""

    def __init__(self, pool: WorkerProcesses, lane: Lane) -> None:
        self._pool, self._lane = pool, lane

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        """What the function says."""
        return await self._pool.ask_in(self._lane, seconds, function, *args)

    async def warm(self) -> None:
        """Be ready before anybody asks."""
        await self._pool.warm()

    async def close(self) -> None:
        """Whoever made the workers ends them."""


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ending = False
        self.gentle = False
        self._busy = Lock()  # whoever warms it up and whoever asks first do not start it twice

    def stop(self) -> None:
        """End the process for good."""
        self._ending = True
        self.end()

    def start(self) -> None:
        """Start the process, if it is not there yet."""
        with self._busy, suppress(NoAnswer, EOFError, OSError):
            self._ready()

    def ask(self, seconds: float, function: Callable[..., object], args: tuple[object, ...]) -> Any:
        """Ask and wait, in a thread of its own; the answer, or the crash over it."""
        with self._busy:
            return self._ask(seconds, function, args)

    def _ask(self, seconds: float, function: Callable[..., object], args: tuple[object, ...]) -> Any:
        try:
            line = self._ready()
            line.send((function, args))
            if not line.poll(seconds):
                raise NoAnswer(f"{function.__name__} took longer than {seconds} s")
            return line.recv()
        except NoAnswer as failure:
            log.warning("worker replaced", extra={"why": str(failure)})
            self.end()
            raise
        except (EOFError, OSError):
            ended = self._ending
            self.end()
            if ended:  # by us, with the server
                raise NoAnswer("the server stops") from None
            return gone(function, args)

    def _ready(self) -> Connection:
        if self._process is None or self._line is None or not self._process.is_alive():
            # A fresh interpreter: nothing of the server's threads, sockets or secrets comes along.
            context = get_context("spawn")
            self._line, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other, self.gentle), daemon=True)
            self._process.start()
            other.close()
            # A busy machine takes its time to start a process; no question's budget pays for that.
            if not self._line.poll(START_S):
                raise NoAnswer("a worker did not start")
            self._line.recv()
        return self._line

    def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if self._line is not None:
            self._line.close()
            self._line = None
        if process is not None:
            # A worker hears no gentler signal (`_work`), and holds nothing that must be saved.
            process.kill()
            process.join()
            process.close()


def _work(line: Connection, gentle: bool) -> None:
    """A worker's life: until the other end is gone."""
    if gentle and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    for number in (SIGINT, SIGTERM):  # the server decides when its workers end
        signal(number, SIG_IGN)
    import_module("tilerummy.server.jobs.thinking")  # what most questions are about takes a while to load
    with suppress(EOFError, OSError):
        settle_down()
        line.send(None)  # ready
        for answer in count(1):
            function, args = line.recv()
            line.send(_outcome(function, args))
            if answer % SETTLED == 0:
                settle_down()


def settle_down() -> None:
    """Take what lives for lasting, while nobody waits: later looks for garbage pass it by.

    A look at all that a worker remembers of many rules takes 100 ms, and falls into somebody's move of 20.
    """
    gc.collect()
    gc.freeze()


def _outcome(function: Callable[..., object], args: tuple[object, ...]) -> object:
    """What the function says, or how it crashed."""
    try:
        return function(*args)
    except Exception as error:
        return crash_of(error, function, args)

"""Tables in one SQLite file: WAL, every commit flushed, one writer that groups what is waiting.

A commit costs a flush of the disk, whatever is in it. So one thread writes: it takes all that is
waiting, each change in a savepoint of its own, commits once, and only then answers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from tilerummy.server.store import sqlite_jobs as jobs
from tilerummy.server.store.sqlite_file import connect, empty_log, look_at, prepare
from tilerummy.server.store.sqlite_key import signing_key
from tilerummy.server.store.store import (
    NOTHING_KNOWN,
    Change,
    Code,
    Conflict,
    Kept,
    KeptAnswer,
    KeptDraft,
    Known,
    Row,
    Statement,
    Store,
    Unavailable,
    VisitorId,
    keepable,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
_Waiting = tuple[Job, "asyncio.Future[Any]"]

MOST_IN_A_COMMIT = 500
LOCKED_S = 0.8
"""So long a change waits for another program that has locked the file.

Whoever comes meanwhile waits for this and for their own: all are told `busy` within two seconds."""


class SqliteQuestions(Store):
    """What is asked of a `Store` in the words of SQLite; where it is done is left open."""

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of a match that is known only the later events."""
        return await self._read(jobs.load, code, known) if keepable((code,)) else None

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        return await self._read(jobs.next_due)

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        await self._write(jobs.change, change)

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        await self._write(jobs.keep_draft, code, draft)

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""
        return await self._write(jobs.remark, code, body, keep, answer)

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""
        return await self._write(jobs.claim, now, until, limit)

    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""
        await self._write(jobs.see, process, code, visitor, until, here)

    async def fetch(self, statements: Sequence[Statement]) -> Sequence[Sequence[Row]]:
        """The rows of each statement, all as they were at one moment."""
        return await self._read(jobs.fetch, statements)

    async def run(self, statements: Sequence[Statement], *, each_changes: bool) -> Sequence[int]:
        """Do all of these, or none."""
        return await self._write(jobs.run, statements, each_changes)

    # -- where it is done ---------------------------------------------------------------------------

    @abstractmethod
    async def _read(self, job: Callable[..., T], *args: object) -> T:
        """Ask the database something; a job gets the connection first."""

    @abstractmethod
    async def _write(self, job: Callable[..., T], *args: object) -> T:
        """Change the database; when this returns, the change is kept."""


class SqliteStore(SqliteQuestions):
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        # A connection belongs to one thread; with WAL reads go on beside the writer.
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._writer: Thread | None = None
        self._unclean = False
        """Whether the log still has something that was forgotten."""

    async def open(self) -> None:
        """Open the file, made if absent, and bring its form up to date."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable(f"{self._path}: {error.strerror}") from error
        await asyncio.to_thread(prepare, self._path)
        self._reader = await asyncio.get_running_loop().run_in_executor(
            self._reading, lambda: connect(self._path, LOCKED_S)
        )
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self._queue.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            await self._read(sqlite3.Connection.close)
        self._reading.shutdown()

    async def probe(self, process: str, now: int) -> None:
        """Read the file as it is on the disk, and write to it."""
        await asyncio.to_thread(look_at, self._path)
        await super().probe(process, now)

    async def scrub(self) -> None:
        """Take what was forgotten out of the log as well."""
        self._unclean = True
        await self._write(jobs.nothing)

    async def key(self, fresh: bytes) -> bytes:
        """The key in the file beside the database."""
        return await asyncio.to_thread(signing_key, self._path.with_suffix(".key"), fresh)

    # -- threads ----------------------------------------------------------------------------------

    async def _read(self, job: Callable[..., T], *args: object) -> T:
        assert self._reader is not None
        call = partial(job, self._reader, *args)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, call)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def _write(self, job: Callable[..., T], *args: object) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((lambda writer: job(writer, *args), future))
        return await future

    def _write_all(self) -> None:
        """The writer's life: everything that waits goes into one commit."""
        writer = connect(self._path, LOCKED_S)
        going = True
        while going:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._queue.get())
            going = None not in batch
            waiting = [item for item in batch if item is not None]
            if waiting:
                results = commit(writer, [job for job, _ in waiting])
                if self._unclean:
                    self._unclean = not empty_log(writer)
                _answer_all(waiting, results)
        writer.close()


def _answer_all(waiting: list[_Waiting], results: list[Any]) -> None:
    def tell() -> None:
        for (_, future), result in zip(waiting, results, strict=True):
            # Whoever waited may be gone; what they asked for is kept all the same.
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop = waiting[0][1].get_loop()
    # Else the server has gone without waiting: it is written, and there is nobody to tell.
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def commit(writer: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """The results of all jobs, exceptions among them, once they are on the disk."""
    try:
        # The lock at once: a transaction that reads first may find it taken when it comes to write.
        writer.execute("BEGIN IMMEDIATE")
        results = [_attempt(writer, job) for job in jobs]
        writer.execute("COMMIT")
    except sqlite3.Error as error:
        if writer.in_transaction:
            writer.execute("ROLLBACK")
        return [Unavailable(str(error)) for _ in jobs]
    return results


def _attempt(writer: sqlite3.Connection, job: Job) -> Any:
    writer.execute("SAVEPOINT job")
    try:
        result = job(writer)
    except Exception as error:
        writer.execute("ROLLBACK TO job")
        # The key of an event or an answer is there already: the second lock on the same door (decision 20).
        result = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    writer.execute("RELEASE job")
    return result

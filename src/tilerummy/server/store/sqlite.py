"""Tables in one SQLite file: WAL, every commit flushed, one writer that groups what is waiting.

A commit costs a flush of the disk, whatever is in it. So one thread writes: it takes all that is
waiting, each change in a savepoint of its own, commits once, and only then answers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from tilerummy.server.store import sqlite_jobs as jobs
from tilerummy.server.store.base import (
    NOTHING_KNOWN,
    Answer,
    Change,
    Code,
    Conflict,
    Found,
    Kept,
    KeptDraft,
    KeptRating,
    Known,
    Line,
    Unavailable,
    VisitorId,
    Whole,
)
from tilerummy.server.store.sqlite_file import connect, look_at, prepare
from tilerummy.server.store.sqlite_key import signing_key

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
_Waiting = tuple[Job, "asyncio.Future[Any]"]

MOST_IN_A_COMMIT = 500


class SqliteQuestions(ABC):
    """What is asked of a `Store` and written to it, in the words of SQLite; where it is done is left open."""

    # -- reading ----------------------------------------------------------------------------------

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of a match that is known only the later events."""
        return await self._read(lambda reader: jobs.load(reader, code, known))

    async def lines(self, code: Code, match: int) -> tuple[Line, ...]:
        """All events of a match."""
        return await self._read(lambda reader: jobs.lines(reader, code, match))

    async def answer(self, code: Code, visitor: VisitorId, message_id: str) -> bytes | None:
        """What a message was answered with, however long ago."""
        ask = "SELECT body FROM answers WHERE code = ? AND visitor = ? AND id = ?"
        body: bytes | None = await self._one(ask, code, visitor, message_id)
        return body

    async def lobby(self, limit: int, each: int, now: int, since: int) -> Sequence[Found]:
        """Public tables whose host is there, the latest first."""
        row = (since, now, each, limit)
        return await self._read(lambda reader: [Found(*found) for found in reader.execute(jobs.LOBBY, row)])

    async def public_tables_of(self, host: VisitorId, since: int) -> int:
        """How many public tables of a host are gathering or playing, and have changed since."""
        ask = "SELECT count(*) FROM tables WHERE host = ? AND public = 1 AND phase <> 'over' AND changed > ?"
        return int(await self._one(ask, host, since))

    async def tables_of(self, visitor: VisitorId, limit: int) -> Sequence[Found]:
        """Where a visitor has a seat, the latest first."""
        ask = """SELECT code, party, turn FROM members JOIN tables USING (code) WHERE visitor = ? AND seated
            ORDER BY changed DESC LIMIT ?"""
        return await self._read(lambda reader: [Found(*row) for row in reader.execute(ask, (visitor, limit))])

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        ask = """SELECT max(due, claimed) FROM tables WHERE due IS NOT NULL
            ORDER BY max(due, claimed) LIMIT 1"""
        when: int | None = await self._one(ask)
        return when

    async def last_alive(self, process: str, now: int) -> int | None:
        """When any other process was last alive; None if never."""
        when: int | None = await self._one("SELECT max(alive) FROM processes WHERE process <> ?", process)
        return when

    # -- writing ----------------------------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        await self._write(lambda writer: jobs.change(writer, change))

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        row = (code, draft.match, draft.sequence, draft.body)
        await self._write(lambda w: w.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", row))

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: Answer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""
        return await self._write(lambda writer: jobs.remark(writer, code, body, keep, answer))

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""
        return await self._write(lambda writer: jobs.claim(writer, now, until, limit))

    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""
        row = (code, visitor, process, until, here)
        await self._write(lambda w: w.execute("INSERT OR REPLACE INTO presence VALUES (?, ?, ?, ?, ?)", row))

    async def begin(self, process: str, now: int, until: int, quiet: int) -> int:
        """This process is alive from now on; if no other was for so long, all clocks have stood still."""
        return await self._write(lambda writer: jobs.begin(writer, process, now, until, quiet))

    async def see_all(self, process: str, now: int, until: int) -> None:
        """The process is alive, and whoever was connected through it still is."""
        await self._write(lambda writer: jobs.see_all(writer, process, now, until))

    async def pledge(self, visitor: VisitorId, secret: bytes, now: int) -> None:
        """Fix one more secret for a visitor; of too many the oldest go."""
        await self._write(lambda writer: jobs.pledge(writer, visitor, secret, now))

    async def redeem(self, visitor: VisitorId, commitment: str | None = None) -> bytes | None:
        """A secret pledged, the one with this hash or else the latest, which is used up by this."""
        return await self._write(lambda writer: jobs.redeem(writer, visitor, commitment))

    async def keep_try(self, mark: str, at: int, rating: KeptRating) -> None:
        """Keep a try of a puzzle, and its rating after it; `Conflict` if either is not new."""
        await self._write(lambda writer: jobs.keep_try(writer, mark, at, rating))

    # -- plain statements -------------------------------------------------------------------------

    async def query(self, statement: str, *values: object) -> Sequence[tuple[Any, ...]]:
        """The rows of a statement that changes nothing."""
        return await self._read(lambda reader: reader.execute(statement, jobs.numbered(values)).fetchall())

    async def write_all(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        """Do all of these, or none."""

        def write(writer: sqlite3.Connection) -> None:
            for statement, values in statements:
                writer.execute(statement, jobs.numbered(values))

        await self._write(write)

    async def keep_record(self, key: str, body: bytes, now: int) -> None:
        """Keep a record that is being reviewed; of too many the oldest go."""
        await self._write(lambda writer: jobs.keep_record(writer, key, body, now))

    async def kept_record(self, key: str) -> bytes | None:
        """A record that was kept, if it is there still."""
        ask = "SELECT body FROM records WHERE key = ?"
        return await self._read(lambda reader: jobs.first(reader.execute(ask, (key,))))

    # -- housekeeping ------------------------------------------------------------------------------

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""
        ask = "SELECT phase, count(*) FROM tables GROUP BY phase"
        return await self._read(lambda reader: dict(reader.execute(ask).fetchall()))

    async def codes(self, after: Code, limit: int) -> Sequence[Code]:
        """The tables in the order of their codes, from behind that one."""
        ask = "SELECT code FROM tables WHERE code > ? ORDER BY code LIMIT ?"
        return await self._read(lambda reader: [code for (code,) in reader.execute(ask, (after, limit))])

    async def whole(self, code: Code) -> Whole | None:
        """A table with all its matches."""
        return await self._read(lambda reader: jobs.whole(reader, code))

    async def restore(self, whole: Whole) -> None:
        """Put a table back; `Conflict` if it is there."""
        await self._write(lambda writer: jobs.restore(writer, whole))

    async def prune(self, before: int, limit: int) -> int:
        """Forget tables without a running match, and pledges, that are older."""
        return await self._write(lambda writer: jobs.prune(writer, before, limit))

    # -- where it is done ---------------------------------------------------------------------------

    @abstractmethod
    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database something."""

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Change the database; when this returns, the change is kept."""

    async def _one(self, ask: str, *values: object) -> Any:
        return await self._read(lambda reader: jobs.first(reader.execute(ask, values)))


class SqliteStore(SqliteQuestions):
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._writer: Thread | None = None

    async def open(self) -> None:
        """Open the file, made if absent, and bring its form up to date."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable(f"{self._path}: {error.strerror}") from error
        await asyncio.to_thread(prepare, self._path)
        self._reader = await asyncio.get_running_loop().run_in_executor(
            self._reading, lambda: connect(self._path)
        )
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        self._queue.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            await self._read(lambda reader: reader.close())
        self._reading.shutdown()

    async def probe(self, process: str, now: int) -> None:
        """Read the file as it is on the disk, and write to it."""
        await asyncio.to_thread(look_at, self._path)
        await self._write(lambda writer: jobs.probe(writer, process, now))

    async def key(self, fresh: bytes) -> bytes:
        """The key in the file beside the database."""
        return await asyncio.to_thread(signing_key, self._path.with_suffix(".key"), fresh)

    # -- threads ----------------------------------------------------------------------------------

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        def read() -> T:
            assert self._reader is not None
            return job(self._reader)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, read)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        return await future

    def _write_all(self) -> None:
        """The writer's life: everything that waits goes into one commit."""
        writer = connect(self._path)
        going = True
        while going:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._queue.get())
            going = None not in batch
            waiting = [item for item in batch if item is not None]
            if waiting:
                _answer_all(waiting, commit(writer, [job for job, _ in waiting]))
        writer.close()


def _answer_all(waiting: list[_Waiting], results: list[Any]) -> None:
    def tell() -> None:
        for (_, future), result in zip(waiting, results, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop = waiting[0][1].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell)


def commit(writer: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """The results of all jobs, exceptions among them, once they are on the disk."""
    try:
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
        result = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    writer.execute("RELEASE job")
    return result

"""Tables in one SQLite file: WAL, every commit flushed, one writer that groups what is waiting.

A commit costs a flush of the disk, whatever is in it. So one thread writes: it takes all that is
waiting, each change in a savepoint of its own, commits once, and only then answers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from tilerummy.server.store.base import (
    Answer,
    Change,
    Code,
    Conflict,
    Found,
    Kept,
    KeptDraft,
    Line,
    Remark,
    Unavailable,
    VisitorId,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
_Waiting = tuple[Job, "asyncio.Future[Any]"]

MOST_IN_A_COMMIT = 500
ANSWERS_AT_HAND = 64

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, party BLOB NOT NULL, match INTEGER NOT NULL,
        public INTEGER NOT NULL, phase TEXT NOT NULL, turn TEXT NOT NULL, due INTEGER,
        claimed INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (changed) WHERE public = 1 AND phase <> 'over';
    CREATE TABLE members (
        visitor TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (visitor, code)
    ) WITHOUT ROWID;
    CREATE INDEX members_code ON members (code);
    CREATE TABLE events (
        code TEXT NOT NULL, match INTEGER NOT NULL, sequence INTEGER NOT NULL,
        at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, match, sequence)
    ) WITHOUT ROWID;
    CREATE TABLE answers (
        number INTEGER PRIMARY KEY, code TEXT NOT NULL, visitor TEXT NOT NULL, id TEXT NOT NULL,
        body BLOB NOT NULL, UNIQUE (code, visitor, id)
    );
    CREATE TABLE drafts (
        code TEXT PRIMARY KEY, match INTEGER NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE remarks (
        code TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, number)
    ) WITHOUT ROWID;
    CREATE TABLE presence (
        code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until INTEGER NOT NULL,
        PRIMARY KEY (code, visitor, process)
    ) WITHOUT ROWID;
    CREATE INDEX presence_process ON presence (process);
    CREATE TABLE processes (process TEXT PRIMARY KEY, alive INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE pledges (visitor TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
    """,
)


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._writer: Thread | None = None

    async def open(self) -> None:
        """Open the file, made if absent, and bring its form up to date."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(_prepare, self._path)
        self._reader = await asyncio.get_running_loop().run_in_executor(
            self._reading, lambda: _connect(self._path)
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

    # -- reading ----------------------------------------------------------------------------------

    async def load(self, code: Code) -> Kept | None:
        """A table, if there is one."""
        return await self._read(lambda reader: _load(reader, code))

    async def lines(self, code: Code, match: int) -> tuple[Line, ...]:
        """All events of a match."""
        return await self._read(lambda reader: _lines(reader, code, match))

    async def answer(self, code: Code, visitor: VisitorId, message_id: str) -> bytes | None:
        """What a message was answered with, however long ago."""
        ask = "SELECT body FROM answers WHERE code = ? AND visitor = ? AND id = ?"
        body: bytes | None = await self._one(ask, code, visitor, message_id)
        return body

    async def lobby(self, limit: int) -> Sequence[Found]:
        """Public tables that are gathering or playing, the latest first."""
        ask = """SELECT code, party, turn FROM tables WHERE public = 1 AND phase <> 'over'
            ORDER BY changed DESC LIMIT ?"""
        return await self._read(lambda reader: [Found(*row) for row in reader.execute(ask, (limit,))])

    async def tables_of(self, visitor: VisitorId, limit: int) -> Sequence[Found]:
        """Where a visitor has a seat, the latest first."""
        ask = """SELECT code, party, turn FROM members JOIN tables USING (code) WHERE visitor = ?
            ORDER BY changed DESC LIMIT ?"""
        return await self._read(lambda reader: [Found(*row) for row in reader.execute(ask, (visitor, limit))])

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        when: int | None = await self._one("SELECT min(max(due, claimed)) FROM tables WHERE due IS NOT NULL")
        return when

    async def running(self) -> Sequence[Code]:
        """All tables with a match being played."""
        ask = "SELECT code FROM tables WHERE phase = 'playing'"
        return await self._read(lambda reader: [code for (code,) in reader.execute(ask)])

    async def last_alive(self, process: str, now: int) -> int | None:
        """When any other process was last alive; None if never."""
        when: int | None = await self._one("SELECT max(alive) FROM processes WHERE process <> ?", process)
        return when

    # -- writing ----------------------------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        await self._write(lambda writer: _change(writer, change))

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        row = (code, draft.match, draft.sequence, draft.body)
        await self._write(lambda w: w.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", row))

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: Answer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""
        return await self._write(lambda writer: _remark(writer, code, body, keep, answer))

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""
        return await self._write(lambda writer: _claim(writer, now, until, limit))

    async def see(self, process: str, code: Code, visitor: VisitorId, until: int) -> None:
        """A visitor is connected through this process, until then at least."""
        row = (code, visitor, process, until)
        await self._write(lambda w: w.execute("INSERT OR REPLACE INTO presence VALUES (?, ?, ?, ?)", row))

    async def see_all(self, process: str, now: int, until: int) -> None:
        """The process is alive, and whoever was connected through it still is."""
        await self._write(lambda writer: _see_all(writer, process, now, until))

    async def pledge(self, visitor: VisitorId, secret: bytes) -> bytes:
        """The secret fixed for the visitor's next table: this one if there is none yet."""
        return await self._write(lambda writer: _pledge(writer, visitor, secret))

    async def redeem(self, visitor: VisitorId) -> bytes | None:
        """The secret pledged, which is used up by this."""
        take = "DELETE FROM pledges WHERE visitor = ? RETURNING secret"
        return await self._write(lambda writer: _first(writer.execute(take, (visitor,))))

    # -- threads ----------------------------------------------------------------------------------

    async def _one(self, ask: str, *values: object) -> Any:
        return await self._read(lambda reader: _first(reader.execute(ask, values)))

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
        writer = _connect(self._path)
        going = True
        while going:
            batch = [self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._queue.get())
            going = None not in batch
            waiting = [item for item in batch if item is not None]
            if waiting:
                _answer_all(waiting, _commit(writer, [job for job, _ in waiting]))
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


def _commit(writer: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
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


# -- the file -------------------------------------------------------------------------------------


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(path: Path) -> None:
    """Bring the file up to date, one step after the other; each is there as a whole or not at all."""
    connection = _connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        (done,) = connection.execute("PRAGMA user_version").fetchone()
        if done > len(MIGRATIONS):
            raise Unavailable(f"{path} was written by a newer tilerummy")
        for step in MIGRATIONS[done:]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def _first(rows: sqlite3.Cursor) -> Any:
    row = rows.fetchone()
    return None if row is None else row[0]


def _load(reader: sqlite3.Connection, code: Code) -> Kept | None:
    reader.execute("BEGIN")  # one moment for all that is read
    try:
        row = reader.execute("SELECT version, party, match FROM tables WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        draft = reader.execute("SELECT match, sequence, body FROM drafts WHERE code = ?", (code,)).fetchone()
        answers = reader.execute(
            "SELECT visitor, id, body FROM answers WHERE code = ? ORDER BY number DESC LIMIT ?",
            (code, ANSWERS_AT_HAND),
        ).fetchall()
        remarks = reader.execute("SELECT number, body FROM remarks WHERE code = ? ORDER BY number", (code,))
        seen = reader.execute(
            "SELECT visitor, max(until) FROM presence WHERE code = ? GROUP BY visitor", (code,)
        )
        version, party, match = row
        return Kept(
            version,
            party,
            match,
            _lines(reader, code, match),
            None if draft is None else KeptDraft(*draft),
            tuple(Answer(*answer) for answer in reversed(answers)),
            tuple(Remark(*remark) for remark in remarks),
            dict(seen.fetchall()),
        )
    finally:
        reader.execute("COMMIT")


def _lines(reader: sqlite3.Connection, code: Code, match: int) -> tuple[Line, ...]:
    ask = "SELECT at, text FROM events WHERE code = ? AND match = ? ORDER BY sequence"
    return tuple(Line(*row) for row in reader.execute(ask, (code, match)))


def _change(writer: sqlite3.Connection, change: Change) -> None:
    if change.expected == 0:
        _insert(writer, change)
    elif not _update(writer, change):
        raise Conflict(f"table {change.code} is not at version {change.expected}")
    rows = (
        (change.code, change.match, change.first + i, line.at, line.text)
        for i, line in enumerate(change.lines)
    )
    writer.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
    if change.ends_draft:
        writer.execute("DELETE FROM drafts WHERE code = ?", (change.code,))
    if change.answer is not None:
        _answered(writer, change.code, change.answer)
    if change.party is not None:
        writer.execute("DELETE FROM members WHERE code = ?", (change.code,))
        members = ((visitor, change.code) for visitor in set(change.listing.members))
        writer.executemany("INSERT INTO members VALUES (?, ?)", members)


def _insert(writer: sqlite3.Connection, change: Change) -> None:
    listing = change.listing
    writer.execute(
        """INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed)
        VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)""",
        (
            change.code,
            change.party,
            change.match,
            listing.public,
            listing.phase,
            listing.turn,
            listing.due,
            change.now,
        ),
    )


def _update(writer: sqlite3.Connection, change: Change) -> bool:
    listing = change.listing
    done = writer.execute(
        """UPDATE tables SET version = version + 1, party = coalesce(?, party), match = ?, public = ?,
        phase = ?, turn = ?, due = ?, claimed = 0, changed = ? WHERE code = ? AND version = ?""",
        (
            change.party,
            change.match,
            listing.public,
            listing.phase,
            listing.turn,
            listing.due,
            change.now,
            change.code,
            change.expected,
        ),
    )
    return done.rowcount == 1


def _answered(writer: sqlite3.Connection, code: Code, answer: Answer) -> None:
    writer.execute(
        "INSERT INTO answers (code, visitor, id, body) VALUES (?, ?, ?, ?)",
        (code, answer.visitor, answer.id, answer.body),
    )


def _remark(writer: sqlite3.Connection, code: Code, body: bytes, keep: int, answer: Answer) -> int:
    _answered(writer, code, answer)
    last = _first(writer.execute("SELECT max(number) FROM remarks WHERE code = ?", (code,))) or 0
    number = int(last) + 1
    writer.execute("INSERT INTO remarks VALUES (?, ?, ?)", (code, number, body))
    writer.execute("DELETE FROM remarks WHERE code = ? AND number <= ?", (code, number - keep))
    return number


def _claim(writer: sqlite3.Connection, now: int, until: int, limit: int) -> list[Code]:
    claim = """UPDATE tables SET claimed = ? WHERE code IN
        (SELECT code FROM tables WHERE due <= ? AND claimed <= ? ORDER BY due LIMIT ?) RETURNING code"""
    return [code for (code,) in writer.execute(claim, (until, now, now, limit)).fetchall()]


def _see_all(writer: sqlite3.Connection, process: str, now: int, until: int) -> None:
    writer.execute("INSERT OR REPLACE INTO processes VALUES (?, ?)", (process, now))
    writer.execute("UPDATE presence SET until = ? WHERE process = ? AND until > ?", (until, process, now))


def _pledge(writer: sqlite3.Connection, visitor: VisitorId, secret: bytes) -> bytes:
    writer.execute("INSERT OR IGNORE INTO pledges VALUES (?, ?)", (visitor, secret))
    kept = _first(writer.execute("SELECT secret FROM pledges WHERE visitor = ?", (visitor,)))
    assert isinstance(kept, bytes)
    return kept

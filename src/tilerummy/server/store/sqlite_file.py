"""Tables in one SQLite file: WAL, every commit flushed, one writer that groups what is waiting.

A commit costs a flush of the disk, whatever is in it. So one thread writes: it takes all that is
waiting, each change in a savepoint of its own, commits once, and only then answers.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from tilerummy.server.store.sqlite import Job, SqliteTables, commit, migrate, overwrite
from tilerummy.server.store.store import Unavailable

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
_Waiting = tuple[Job, "asyncio.Future[Any]"]
log = logging.getLogger(__name__)

MOST_IN_A_COMMIT = 500
LOCKED_S = 0.8
"""So long a change waits for another program that has locked the file.

Whoever comes meanwhile waits for this and for their own: all are told `busy` within two seconds."""
OWNER_ONLY = 0o600
DAMAGED = """{path} is damaged ({why}).
Move it away together with {path}-wal and {path}-shm, keep it, and put your last backup in its place:
  tilerummy import --database sqlite:///{path} backup.jsonl
or copy a file made by sqlite3's .backup. What can still be read of the old one: sqlite3 {path} .recover"""


class SqliteStore(SqliteTables):
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        # A connection belongs to one thread; with WAL reads go on beside the writer.
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._reader: sqlite3.Connection | None = None
        self._writer: Thread | None = None
        self._unclean = False  # whether the log still has something that was forgotten

    async def open(self) -> None:
        """Open the file, made if absent, and bring its form up to date."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unavailable(f"{self._path}: {error.strerror}") from error
        await asyncio.to_thread(_prepare, self._path)
        self._reader = await asyncio.get_running_loop().run_in_executor(
            self._reading, lambda: connect(self._path, LOCKED_S)
        )
        # A thread and no task: a flush of the disk must not hold up the event loop.
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, and close the file."""
        # Behind all that waits: it is written first, and then the writer ends.
        self._queue.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        if self._reader is not None:
            await self._read(sqlite3.Connection.close)
        self._reading.shutdown()

    async def probe(self, process: str, now: int) -> None:
        """Read the file as it is on the disk, and write to it."""
        await asyncio.to_thread(_look_at, self._path)
        await super().probe(process, now)

    async def scrub(self) -> None:
        """Take what was forgotten out of the log as well."""
        self._unclean = True
        await self._write(lambda writer: None)  # the writer looks after the log with its next commit

    async def key(self, fresh: bytes) -> bytes:
        """The key in the file beside the database."""
        return await asyncio.to_thread(_signing_key, self._path.with_suffix(".key"), fresh)

    # -- threads ----------------------------------------------------------------------------------

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reader is not None
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, job, self._reader)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        return await future

    def _write_all(self) -> None:
        """The writer's life: everything that waits goes into one commit."""
        writer = connect(self._path, LOCKED_S)
        going = True
        while going:
            batch = [self._queue.get()]
            # Bounded, so that the first of a flood is not answered with the last.
            while not self._queue.empty() and len(batch) < MOST_IN_A_COMMIT:
                batch.append(self._queue.get())
            going = None not in batch
            waiting = [item for item in batch if item is not None]
            if waiting:
                results = commit(writer, [job for job, _ in waiting])
                # With a commit, for the log can only be cut off by who writes.
                if self._unclean:
                    self._unclean = not _empty_log(writer)
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


# -- the file: opened, tried, brought up to date -------------------------------------------------


def connect(path: Path, patience_s: float = 30.0) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return; so long it waits for other programs."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=patience_s, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # With WAL, NORMAL would lose the last commits when the power fails: a move that was answered must stay.
    connection.execute("PRAGMA synchronous = FULL")
    overwrite(connection)
    return connection


def _empty_log(connection: sqlite3.Connection) -> bool:
    """Move what was written into the file, and cut off the log, which still has what was forgotten since.

    Whether it could be done: not while somebody reads. A server tries again with its next commit.
    """
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy


def _keep_private(path: Path) -> None:
    """Let nobody but the owner read the file: it holds hidden tiles. One that is not there yet is made."""
    # Made with these rights, and not changed to them a moment later.
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with suppress(FileNotFoundError, PermissionError):  # another user's file stays as it is
            path.with_name(name).chmod(OWNER_ONLY)


def _look_at(path: Path) -> None:
    """Read something of every table, past all caches; `Unavailable` if that fails."""
    try:
        # A new connection reads the disk; one that is open would answer from its memory.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as reader:
            for (name,) in reader.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
                reader.execute(f"SELECT * FROM {name} LIMIT 1").fetchall()
    except sqlite3.Error as error:
        raise Unavailable(f"{path}: {error}") from error


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file, and say what to do about it."""
    # The quick one: a full check of a large file would hold up every start.
    found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise Unavailable(DAMAGED.format(path=path, why=str(found[0]).splitlines()[-1]))


def is_database(path: Path) -> bool:
    """Whether a server has made this file; a damaged one counts, for whoever opens it is told what to do."""
    if not path.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as reader:
            ask = "SELECT count(*) FROM sqlite_schema WHERE name = 'tables'"
            return bool(reader.execute(ask).fetchone()[0])
    except sqlite3.Error:
        return True


def _prepare(path: Path) -> None:
    """Bring the file up to date, one step after the other; each is there as a whole or not at all."""
    try:
        _keep_private(path)
        connection = connect(path)
    except sqlite3.DatabaseError as error:
        raise Unavailable(_damage(path, error)) from error
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from error
    try:
        _check(connection, path)
        migrate(connection, str(path))
        _clean_once(connection)
    except sqlite3.DatabaseError as error:
        raise Unavailable(_damage(path, error)) from error
    finally:
        connection.close()


def _clean_once(connection: sqlite3.Connection) -> None:
    """Write the file anew, once: 1.0.0 left what was forgotten in its free space."""
    if connection.execute("SELECT 1 FROM facts WHERE name = 'clean'").fetchone() is not None:
        return
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:  # no room on the disk: the next start tries again
        log.warning("old free space not cleaned", extra={"why": str(error)})
        return
    connection.execute("INSERT INTO facts (name, value) VALUES ('clean', 1)")
    _empty_log(connection)


def _damage(path: Path, error: sqlite3.DatabaseError) -> str:
    """What is wrong, with what to do if the file itself is."""
    broken = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return DAMAGED.format(path=path, why=error) if broken else f"{path}: {error}"


# -- beside the file: one server at a time, and the key it signs with ----------------------------


@contextmanager
def sole_server(path: Path) -> Iterator[None]:
    """Hold the lock; `Unavailable` if another server does. It goes with the process, however that ends."""
    if sys.platform == "win32":
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from error
    try:
        # A lock of this kind is not passed on to child processes, which may outlive a server that was killed.
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise Unavailable(
            f"another server is using {path}; give this one a file of its own: "
            "--database sqlite:///FILE (several servers share a database only with PostgreSQL)"
        ) from None
    try:
        yield
    finally:
        os.close(held)


def _signing_key(path: Path, fresh: bytes) -> bytes:
    """The key kept in this file, this one if there is none yet; only its owner may read it."""
    if not path.exists():
        made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        made.touch(0o600)
        made.write_bytes(fresh)
        # A link and no copy: it is there as a whole or not at all, and never in place of one that is.
        with suppress(FileExistsError):  # another process was faster, and its key it is
            os.link(made, path)
        made.unlink()
    return path.read_bytes()

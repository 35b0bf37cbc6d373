"""Tables in the memory of one process, as a SQLite database whose pages are handed over to be kept.

A browser has no files, but it can keep pieces of bytes under numbers (IndexedDB). So after each commit the
pages that have changed are handed over as a whole, and only when they are kept is the change told of. All
the pages in order are the database, from which the next process goes on.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tilerummy.server.store.base import Unavailable
from tilerummy.server.store.sqlite import SqliteQuestions, commit
from tilerummy.server.store.sqlite_file import migrate

T = TypeVar("T")

PAGE = 4096
"""Bytes of a page of SQLite."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The pages that a commit has changed, numbered from 0, and how many there are in all."""

    count: int
    pages: Mapping[int, bytes]


async def kept_nowhere(changed: Changed) -> None:
    """Let everything go with the process."""


class MemoryStore(SqliteQuestions):
    """A `Store` in memory that begins with what was kept, and hands over what changes."""

    def __init__(self, kept: bytes = b"", keep: Callable[[Changed], Awaitable[None]] = kept_nowhere) -> None:
        self._kept, self._keep = kept, keep
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Begin with what was kept, and bring its form up to date."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            if self._kept:
                connection.deserialize(self._kept)
            migrate(connection, "what was kept here")
        except sqlite3.DatabaseError as error:
            connection.close()
            raise Unavailable(f"what was kept here cannot be read: {error}") from error
        except Unavailable:
            connection.close()
            raise
        self._connection = connection
        await self._hand_over()

    async def close(self) -> None:
        """Let go of the memory; everything is kept already."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def probe(self, process: str, now: int) -> None:
        """Memory is always there."""

    async def key(self, fresh: bytes) -> bytes:
        """The key that is kept with the tables: nobody but their owner has them."""
        keep = "INSERT INTO facts (name, value) VALUES ('signing key', $1) ON CONFLICT (name) DO NOTHING"
        await self.write_all([(keep, (fresh,))])
        (row,) = await self.query("SELECT value FROM facts WHERE name = 'signing key'")
        return bytes(row[0])

    async def _read(self, job: Callable[..., T], *args: object) -> T:
        try:
            return job(self._open(), *args)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def _write(self, job: Callable[..., T], *args: object) -> T:
        (result,) = commit(self._open(), [lambda writer: job(writer, *args)])
        if isinstance(result, Exception):
            raise result
        await self._hand_over()
        done: T = result
        return done

    async def _hand_over(self) -> None:
        before, self._kept = self._kept, self._open().serialize()
        changed = {
            number: self._kept[at : at + PAGE]
            for number, at in enumerate(range(0, len(self._kept), PAGE))
            if self._kept[at : at + PAGE] != before[at : at + PAGE]
        }
        if changed:
            await self._keep(Changed(len(self._kept) // PAGE, changed))

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise Unavailable("the store is closed")
        return self._connection

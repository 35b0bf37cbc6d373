"""Tables in the memory of one process, as a SQLite database whose pages are handed over to be kept.

A browser has no files, but it can keep pieces of bytes under numbers (IndexedDB). So with each commit the
pages that have changed are handed over as a whole, and only then is the change told of. All the pages in
order are the database, from which the next process goes on.

Nobody waits until the browser says that they are kept: it takes pages in the order in which it gets them,
each time all or none, so what it has is always the table of some moment. What it could not keep is handed
over again with the next change, and then it is waited for: whoever plays hears that nothing is kept any more.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tilerummy.server.store.sqlite import SqliteTables, commit, migrate, overwrite
from tilerummy.server.store.store import Unavailable

T = TypeVar("T")
log = logging.getLogger(__name__)

PAGE = 4096  # bytes of a page of SQLite
PIECE = 16 * PAGE  # most of a database stays as it is: it is compared in pieces of many pages first
MOST_UNDER_WAY = 16  # so many changes at most are being kept at a time


@dataclass(frozen=True, slots=True)
class Changed:
    """The pages that a commit has changed, numbered from 0, and how many there are in all."""

    count: int
    pages: Mapping[int, bytes]


async def kept_nowhere(changed: Changed) -> None:
    """Let everything go with the process."""


def changed_pages(before: bytes, now: bytes) -> dict[int, bytes]:
    """The pages of a database that are not as they were, under their numbers."""
    return {
        at // PAGE: now[at : at + PAGE]
        for piece in range(0, len(now), PIECE)
        if now[piece : piece + PIECE] != before[piece : piece + PIECE]
        for at in range(piece, min(piece + PIECE, len(now)), PAGE)
        if now[at : at + PAGE] != before[at : at + PAGE]
    }


class MemoryStore(SqliteTables):
    """A `Store` in memory that begins with what was kept, and hands over what changes."""

    def __init__(
        self,
        kept: bytes = b"",
        keep: Callable[[Changed], Awaitable[None]] = kept_nowhere,
        empty: bytes = b"",
    ) -> None:
        """Where nothing was kept, `empty` is what a store begins with: making one takes a browser a while."""
        self._handed, self._keep, self._empty = kept, keep, empty  # what was handed over so far, and to whom
        self._keeping: set[asyncio.Task[None]] = set()
        self._lost = False  # something that was handed over could not be kept
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Begin with what was kept, and bring its form up to date."""
        connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            if found := self._handed or self._empty:
                connection.deserialize(found)
            migrate(connection, "what was kept here")
            overwrite(connection)
        except sqlite3.DatabaseError as error:
            connection.close()
            raise Unavailable(f"what was kept here cannot be read: {error}") from error
        except Unavailable:
            connection.close()
            raise
        self._connection = connection
        await self._hand_over()

    async def close(self) -> None:
        """Let go of the memory once everything is kept."""
        await self._all_kept()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def probe(self, process: str, now: int) -> None:
        """Memory is always there."""

    async def scrub(self) -> None:
        """There is no log: what is forgotten was overwritten where it lay."""

    async def key(self, fresh: bytes) -> bytes:
        """The key that is kept with the tables: nobody but their owner has them."""
        keep = "INSERT INTO keys (one, key) VALUES (1, $1) ON CONFLICT (one) DO NOTHING"
        await self.write_all([(keep, (fresh,))])
        (row,) = await self.query("SELECT key FROM keys")
        return bytes(row.key)

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return job(self._open())
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        (result,) = commit(self._open(), [job])
        if isinstance(result, Exception):
            raise result
        await self._hand_over()
        done: T = result
        return done

    async def _hand_over(self) -> None:
        if len(self._keeping) >= MOST_UNDER_WAY:
            await self._all_kept()
        again, self._lost = self._lost, False
        # After a failure nobody knows what the browser has: everything is handed over anew.
        before, self._handed = b"" if again else self._handed, self.image()
        pages = changed_pages(before, self._handed)
        if pages:
            task = asyncio.create_task(self._kept(Changed(len(self._handed) // PAGE, pages)))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)
            await asyncio.sleep(0)  # the browser has them now
        if again:
            await self._all_kept()
            if self._lost:
                raise Unavailable("nothing can be kept here")

    async def _kept(self, changed: Changed) -> None:
        try:
            await self._keep(changed)
        except Exception:
            log.exception("not kept", extra={"count": changed.count})
            self._lost = True

    async def _all_kept(self) -> None:
        if self._keeping:
            await asyncio.wait(self._keeping)

    def image(self) -> bytes:
        """All of it as it is now."""
        return self._open().serialize()

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise Unavailable("the store is closed")
        return self._connection

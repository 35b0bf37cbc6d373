"""Stores for tests: of every kind, empty, and as one more server would have them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tilerummy.device.memory_store import PAGE, Changed, MemoryStore
from tilerummy.server.backends import backends_for
from tilerummy.server.settings import Settings
from tilerummy.server.store.store import NOBODY, Change, Code, KeptLine, Listing, Store, VisitorId

CODE = Code("table")
ADA, BO = VisitorId("ada"), VisitorId("bo")
QUIET = Listing(False, "gathering", (ADA,), NOBODY, None)
MEMORY = "memory"


class OnlyStore(MemoryStore):
    """A store in memory that a test can open twice, and that goes when it is closed as often."""

    users = 0

    async def open(self) -> None:
        if not self.users:
            await super().open()
        self.users += 1

    async def close(self) -> None:
        self.users -= 1
        if not self.users:
            await super().close()


@dataclass
class Place:
    """Where a store keeps its tables; each kind of store has its own."""

    database: str
    pages: dict[int, bytes] = field(default_factory=dict)
    """What a store in memory has handed over, as a browser keeps it."""
    only: OnlyStore | None = None

    def store(self) -> Store:
        """A store there, as one more server would have it; in memory there is never more than one."""
        if self.database != MEMORY:
            return backends_for(Settings(database=self.database)).store
        if self.only is None or not self.only.users:
            self.only = OnlyStore(b"".join(self.pages[number] for number in sorted(self.pages)), self.keep)
        return self.only

    async def keep(self, changed: Changed) -> None:
        """Keep pages as a browser does."""
        self.pages = {n: page for n, page in {**self.pages, **changed.pages}.items() if n < changed.count}

    def put(self, connection: sqlite3.Connection) -> None:
        """Let this database be what a store in memory finds."""
        whole = connection.serialize()
        self.pages = {at // PAGE: whole[at : at + PAGE] for at in range(0, len(whole), PAGE)}

    @property
    def file(self) -> Path:
        """The file, where it is one."""
        return Settings(database=self.database).database_path


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = place.store()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def change(expected: int, *texts: str, first: int = 0, code: Code = CODE) -> Change:
    lines = tuple(KeptLine(100 + first + i, text) for i, text in enumerate(texts))
    return Change(code, expected, b"party", QUIET, 1, first, lines, bool(texts), None, 5)

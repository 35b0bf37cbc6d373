"""Where the tables are kept, by the address of the database: its store and its bell."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tilerummy.server.bell.bell import Bell, LocalBell
from tilerummy.server.settings import BadSettings, Settings
from tilerummy.server.store.sqlite_file import SqliteStore, is_database
from tilerummy.server.store.store import Store, Unavailable


@dataclass(frozen=True, slots=True)
class Backends:
    """A store, and the bell that rings for its tables."""

    store: Store
    bell: Bell


def backends_for(settings: Settings) -> Backends:
    """The store and the bell for these settings; nothing is opened yet."""
    if not settings.postgres:
        return Backends(SqliteStore(settings.database_path), LocalBell())
    try:
        from tilerummy.server.bell.postgres_bell import PostgresBell
        from tilerummy.server.store.postgres import PostgresStore
    except ImportError:
        how = "pip install 'tilerummy[postgres]'"
        raise BadSettings(f"database: for PostgreSQL asyncpg is needed as well: {how}") from None
    # The same for both: the store rings with each change, and the bell knows by it which rings are our own.
    name = secrets.token_hex(6)
    return Backends(PostgresStore(settings.database, name), PostgresBell(settings.database, name))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The store, open; one that cannot be opened is told in a sentence."""
    store = backends_for(settings).store
    try:
        await store.open()
    except Unavailable as error:
        raise BadSettings(f"the database cannot be opened: {error}") from None
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_if_there(settings: Settings) -> AsyncIterator[Store]:
    """The store of a database that a server has made; where there is none, none is made, and that is told.

    For whoever looks into a database: one that was just made would tell of an empty site.
    """
    if not await _is_there(settings):
        where = "of tilerummy in PostgreSQL" if settings.postgres else f"at {settings.database_path}"
        raise BadSettings(f"there is no database {where}; --database says where it is")
    async with opened(settings) as store:
        yield store


async def _is_there(settings: Settings) -> bool:
    if not settings.postgres:
        return is_database(settings.database_path)
    backends_for(settings)  # says what to install, if it comes to that
    from tilerummy.server.store.postgres import is_prepared

    try:
        return await is_prepared(settings.database)
    except Unavailable as error:
        raise BadSettings(f"the database cannot be opened: {error}") from None

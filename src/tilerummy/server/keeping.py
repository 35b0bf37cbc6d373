"""Where the tables are kept, by the address of the database: its store and its bell."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from tilerummy.server.bell.base import Bell
from tilerummy.server.bell.local import LocalBell
from tilerummy.server.settings import BadSettings, Settings
from tilerummy.server.store.base import Store
from tilerummy.server.store.sqlite import SqliteStore


@dataclass(frozen=True, slots=True)
class Keeping:
    """A store, and the bell that rings for its tables."""

    store: Store
    bell: Bell


def keep_in(settings: Settings) -> Keeping:
    """The store and the bell for these settings; nothing is opened yet."""
    if not settings.postgres:
        return Keeping(SqliteStore(settings.database_path), LocalBell())
    try:
        from tilerummy.server.bell.postgres import PostgresBell
        from tilerummy.server.store.postgres import PostgresStore
    except ImportError:
        how = "pip install 'tilerummy[postgres]'"
        raise BadSettings(f"database: for PostgreSQL asyncpg is needed as well: {how}") from None
    name = secrets.token_hex(6)
    return Keeping(PostgresStore(settings.database, name), PostgresBell(settings.database, name))

"""Connections to PostgreSQL that come back after it was away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from tilerummy.server.store.store import Unavailable

T = TypeVar("T")

PATIENCE_S = 10.0
"""So long a database that went away may take to come back before whoever asked is told."""
AGAIN_S = 0.1
ANSWER_S = 10.0
"""A statement that takes longer is given up."""
GONE = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, not up yet
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,  # a deadlock among servers, which one of them has to give up
    asyncpg.InternalClientError,
)


async def persistently(job: Callable[[], Awaitable[T]], patience_s: float = PATIENCE_S) -> T:
    """Do it, again and again while the database is away; it must do no harm if it was done already."""
    until = monotonic() + patience_s
    while True:
        try:
            return await job()
        except GONE as error:
            why: Exception = error
        except asyncpg.InterfaceError as error:
            if isinstance(error, ValueError):  # what was asked made no sense, and never will
                raise
            why = error
        if monotonic() > until:
            raise Unavailable(f"{type(why).__name__}: {why}") from why
        await asyncio.sleep(AGAIN_S)


def settings_for(purpose: str) -> dict[str, str]:
    """What a connection is set to: a name for whoever looks at the database, and one plan a statement.

    All our statements look rows up by their keys, so a plan for these values is never better than one for
    any. But making it costs two to three times as much as the statement itself, and left to itself
    PostgreSQL goes by estimates whether it makes one each time.
    """
    return {"application_name": f"tilerummy {purpose}", "plan_cache_mode": "force_generic_plan"}


async def connect(url: str, purpose: str, *, durable: bool = True) -> Any:
    """A connection; one that is not durable does not wait for the disk."""
    settings = settings_for(purpose) | ({} if durable else {"synchronous_commit": "off"})
    return await asyncpg.connect(url, timeout=ANSWER_S, command_timeout=ANSWER_S, server_settings=settings)


class PostgresConnection:
    """One connection, made when it is needed and made again when it is lost."""

    def __init__(self, url: str, purpose: str, *, durable: bool = True) -> None:
        self._url, self._purpose, self._durable = url, purpose, durable
        self._connection: Any = None

    async def connection(self) -> Any:
        """The connection."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, self._purpose, durable=self._durable)
        return self._connection

    async def close(self) -> None:
        """End it."""
        if self._connection is not None:
            with suppress(*GONE, asyncpg.InterfaceError):
                await self._connection.close(timeout=ANSWER_S)

"""The doorbell of many processes: PostgreSQL's LISTEN and NOTIFY.

The store rings for the others in the very statement that changes a table, so that no ring can be
lost between a change and its telling. What is left to do here is to hear them, and to ring at home.
After a lost connection nobody knows what was missed: then it rings for all tables.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import asyncpg

from tilerummy.server.bell.bell import EVERYWHERE, Heard
from tilerummy.server.store.postgres import AGAIN_S, ANSWER_S, CHANNEL, GONE, connect
from tilerummy.server.store.store import Code

log = logging.getLogger(__name__)

LOOK_S = 10.0  # a connection that looks alive is tried this often: the other end may be gone without a word


class PostgresBell:
    """A `Bell` between all processes at one database; `name` is the one its store rings with."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._ears: list[Heard] = []
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Listen no more."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await self._disconnect()
        self._ears.clear()

    def listen(self, heard: Heard) -> None:
        """Call this at every ring, one's own included."""
        self._ears.append(heard)

    async def ring(self, code: Code, process: str) -> None:
        """Ring for a table in this process; the others have heard of it through the store."""
        self._tell(code, process)

    def _tell(self, code: Code, process: str) -> None:
        for heard in self._ears:
            heard(code, process)

    def _rung(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        name, _, code = payload.partition(" ")
        if name != self._name:
            self._tell(Code(code), name)

    # -- the connection ---------------------------------------------------------------------------

    async def _connect(self) -> None:
        self._lost.clear()
        connection = await connect(self._url, "bell")
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._rung)
        self._connection = connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(*GONE, asyncpg.InterfaceError):
                await self._connection.close(timeout=ANSWER_S)

    async def _keep(self) -> None:
        """Come back whenever the connection is lost."""
        while True:
            if await self._alive():
                continue
            log.warning("the bell is silent: connecting again")
            self._connection.terminate()
            while True:
                try:
                    await self._connect()
                    break
                except (*GONE, asyncpg.InterfaceError, asyncpg.PostgresError):
                    await asyncio.sleep(AGAIN_S)
            self._tell(EVERYWHERE, "")

    async def _alive(self) -> bool:
        """Wait a while; whether the connection still works then."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._lost.wait(), LOOK_S)
            return False
        try:
            await self._connection.execute("SELECT 1")
        except (*GONE, asyncpg.InterfaceError, asyncpg.PostgresError):
            return False
        return True

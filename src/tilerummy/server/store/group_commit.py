"""Group commit to PostgreSQL: one connection, one statement, and all that waits goes in one transaction.

A commit costs a flush of the disk and its turn at the doorbell, whatever is in it. So what comes
while one commit is under way goes together into the next. If one of them cannot be kept, each is
tried again by itself, so that it takes no other down with it.
"""

from __future__ import annotations

import asyncio

import asyncpg

from tilerummy.server.store import postgres_sql as sql
from tilerummy.server.store.postgres_connection import PostgresConnection, persistently
from tilerummy.server.store.store import Conflict, Unavailable

MOST_TOGETHER = 200
Row = sql.ChangeRow | sql.DraftRow
_Waiting = tuple[Row, "asyncio.Future[bool]"]


class GroupCommit:
    """Keeps rows by one statement, which gives back the place of each row that was kept."""

    def __init__(self, line: PostgresConnection, statement: str) -> None:
        self._line, self._statement = line, statement
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to keep."""
        self._task = asyncio.create_task(self._keep_all())

    async def close(self) -> None:
        """Keep what waits, and stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def keep(self, row: Row) -> bool:
        """Whether the row was kept; once it is."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((row, future))
        return await future

    async def _keep_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._waiting.get_nowait())
            # In the order of their tables: two servers that wait for each other's rows would wait forever.
            batch.sort(key=lambda item: item[0].code)
            try:
                await self._keep(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _keep(self, batch: list[_Waiting]) -> None:
        try:
            kept = await persistently(lambda: self._send(batch))
        except Unavailable as error:
            _fail(batch, error)
        except asyncpg.PostgresError as error:
            if len(batch) > 1:
                # The database does not say which of them it was: alone, each stands or falls for itself.
                for item in batch:
                    await self._keep([item])
            elif isinstance(error, asyncpg.UniqueViolationError):
                _fail(batch, Conflict(str(error)))
            else:
                _fail(batch, Unavailable(str(error)))
        # Whoever waits has to hear of it, whatever it is: a future that nobody answers is waited for for
        # ever.
        except Exception as error:
            _fail(batch, error)
        else:
            for place, (_, future) in enumerate(batch):
                if not future.done():
                    future.set_result(place in kept)

    async def _send(self, batch: list[_Waiting]) -> set[int]:
        # The place is the last column of every row: this is a quarter of what `_replace` takes.
        rows = [(*row[:-1], place) for place, (row, _) in enumerate(batch)]
        connection = await self._line.connection()
        return {record["place"] for record in await connection.fetchmany(self._statement, rows)}


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)

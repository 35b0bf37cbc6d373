"""Tables in PostgreSQL, for any number of servers on any number of machines.

What may be done twice without harm is simply done again when the connection was lost in the middle:
a change that had been kept after all is a `Conflict` the second time, and whoever asked for it looks
again and finds their answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

import asyncpg

from tilerummy.server.store import postgres_sql as sql
from tilerummy.server.store.group_commit import GroupCommit
from tilerummy.server.store.postgres_connection import (
    ANSWER_S,
    PostgresConnection,
    connect,
    persistently,
    settings_for,
)
from tilerummy.server.store.store import (
    NOTHING_KNOWN,
    Change,
    Code,
    Conflict,
    Kept,
    KeptAnswer,
    KeptDraft,
    KeptLine,
    Known,
    Outage,
    Remark,
    Row,
    Statement,
    Store,
    Unavailable,
    VisitorId,
    keepable,
    row_type,
)

T = TypeVar("T")

ANSWERS_AT_HAND = 64
MOST_CONNECTIONS = 4
"""For everything that is no change and no draft; these have a connection each."""


class PostgresStore(Store):
    """A `Store` in a database; `name` tells the rings of this process from those of others."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._pool: Any = None
        # Commits that ring go one after the other. Drafts, which nobody was promised, do not hold moves up.
        self._wires = PostgresConnection(url, "changes"), PostgresConnection(url, "drafts", durable=False)
        self._changes = GroupCommit(self._wires[0], sql.CHANGE)
        self._drafts = GroupCommit(self._wires[1], sql.DRAFT)

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        try:
            await persistently(self._prepare)
            self._pool = await persistently(self._new_pool)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise Unavailable(str(error)) from error
        self._changes.open()
        self._drafts.open()

    async def _new_pool(self) -> Any:
        return await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=MOST_CONNECTIONS,
            reset=_as_it_is,
            timeout=ANSWER_S,
            command_timeout=ANSWER_S,
            server_settings=settings_for("questions"),
        )

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        if self._pool is not None:
            await self._changes.close()
            await self._drafts.close()
            try:
                await asyncio.wait_for(self._pool.close(), ANSWER_S)
            except (TimeoutError, OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
                self._pool.terminate()
        for wire in self._wires:
            await wire.close()

    async def _prepare(self) -> None:
        connection = await connect(self._url, "migrations")
        try:
            if connection.get_server_version().major < sql.OLDEST_SERVER:
                raise Unavailable(f"PostgreSQL {sql.OLDEST_SERVER} or newer is needed")
            async with connection.transaction():
                await _migrate(connection)
        finally:
            await connection.close()

    def _ring(self, code: Code) -> str:
        return f"{self._name} {code}"

    # -- looking ----------------------------------------------------------------------------------

    async def key(self, fresh: bytes) -> bytes:
        """What all servers at this database sign with."""
        key: bytes = await self._value(sql.KEY, fresh)
        return key

    async def scrub(self) -> None:
        """PostgreSQL reuses its space when it sees fit: whoever can read its files is its operator."""

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of what is known only the rest."""
        if not keepable((code,)):
            return None
        asked = (known.match, known.sequence, ANSWERS_AT_HAND, known.version + known.remarks)
        row = await self._row(sql.LOAD, code, *asked)
        if row is None:
            return None
        return Kept(
            row["version"],
            row["party"],
            row["match"],
            known.sequence if row["match"] == known.match else 0,
            tuple(KeptLine(*line) for line in row["lines"] or ()),
            None if row["draft"] is None else KeptDraft(*row["draft"]),
            tuple(KeptAnswer(*answer) for answer in row["answers"] or ()),
            tuple(Remark(*remark) for remark in row["remarks"] or ()),
            dict(row["seen"] or ()),
            None if row["gap_begin"] is None else Outage(row["gap_begin"], row["gap_end"]),
        )

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        when: int | None = await self._value(sql.NEXT_DUE)
        return when

    # -- keeping ----------------------------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        row = _row_of(change, self._ring(change.code))
        # A new table has no row to move; two who open it at the same time meet at its key.
        if change.expected == 0:
            await self._keep(lambda: self._value(sql.OPEN, *row))
        elif not await self._changes.keep(row):
            raise Conflict(f"table {change.code} is not at version {change.expected}")

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        row = sql.DraftRow(code, draft.match, draft.sequence, draft.body, self._ring(code))
        await self._drafts.keep(row)

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""
        row = (code, body, keep, answer.visitor, answer.id, answer.body, self._ring(code))
        number: int | None = await self._keep(lambda: self._value(sql.REMARK, *row))
        if number is None:
            raise Conflict(f"table {code} is gone")
        return number

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""
        return [row[0] for row in await self._rows(sql.CLAIM, now, until, limit)]

    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""
        await self._value(sql.SEE, code, visitor, process, until, here, self._ring(code))

    async def fetch(self, statements: Sequence[Statement]) -> Sequence[Sequence[Row]]:
        """The rows of each statement, all as they were at one moment."""
        if len(statements) == 1:  # one statement sees one moment anyhow
            ((statement, values),) = statements
            return [_named_rows(await self._rows(statement, *values))]

        async def ask(connection: Any) -> list[list[Row]]:
            return [
                _named_rows(await connection.fetch(statement, *values)) for statement, values in statements
            ]

        return await self._at_once(ask)

    async def run(self, statements: Sequence[Statement], *, each_changes: bool) -> Sequence[int]:
        """Do all of these, or none."""
        job = partial(_run, statements=statements, each_changes=each_changes)
        return await self._keep(lambda: self._at_once(job))

    # -- asking -----------------------------------------------------------------------------------

    async def _rows(self, statement: str, *values: object) -> Any:
        return await self._ask(lambda: self._pool.fetch(statement, *values))

    async def _row(self, statement: str, *values: object) -> Any:
        return await self._ask(lambda: self._pool.fetchrow(statement, *values))

    async def _value(self, statement: str, *values: object) -> Any:
        return await self._ask(lambda: self._pool.fetchval(statement, *values))

    async def _at_once(self, job: Callable[[Any], Awaitable[T]]) -> T:
        """A job that sees one moment, and writes all or nothing."""

        async def whole() -> T:
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read"),
            ):
                return await job(connection)

        return await self._ask(whole)

    async def _ask(self, job: Callable[[], Awaitable[T]]) -> T:
        try:
            return await persistently(job)
        except asyncpg.UniqueViolationError:
            raise
        except asyncpg.PostgresError as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error

    async def _keep(self, job: Callable[[], Awaitable[T]]) -> T:
        try:
            return await job()
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None


async def _as_it_is(connection: Any) -> None:
    """Nothing is set on a connection, so nothing is reset: that would be one more question for each."""


async def is_prepared(url: str) -> bool:
    """Whether a server has made its tables in this database; `Unavailable` if nobody can say."""

    async def look() -> bool:
        connection = await connect(url, "questions")
        try:
            return bool(await connection.fetchval("SELECT to_regclass('migrations') IS NOT NULL"))
        finally:
            await connection.close()

    try:
        return await persistently(look)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unavailable(str(error)) from error


async def _migrate(connection: Any) -> None:
    """One step after the other; whoever comes at the same time waits, and finds all done."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", sql.LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (done INTEGER NOT NULL)")
    done = await connection.fetchval("SELECT max(done) FROM migrations") or 0
    if done > len(sql.MIGRATIONS):
        raise Unavailable("the database was written by a newer tilerummy")
    for number, step in enumerate(sql.MIGRATIONS[done:], done + 1):
        await connection.execute(step)
        await connection.execute("INSERT INTO migrations VALUES ($1)", number)


def _row_of(change: Change, ring: str) -> sql.ChangeRow:
    listing, answer = change.listing, change.answer
    people = () if change.party is None else listing.seated()  # who sits there changes with the party alone
    return sql.ChangeRow(
        code=change.code,
        expected=change.expected,
        party=change.party,
        match=change.match,
        public=listing.public,
        phase=listing.phase,
        turn=listing.turn,
        due=listing.due,
        host=listing.host,
        now=change.now,
        first=change.first,
        times=[line.at for line in change.lines],
        texts=[line.text for line in change.lines],
        ends_draft=change.ends_draft,
        visitor=None if answer is None else answer.visitor,
        id=None if answer is None else answer.id,
        answer=None if answer is None else answer.body,
        members=[visitor for visitor, _ in people],
        names=[name for _, name in people],
        ring=ring,
    )


def _named_rows(records: Sequence[Any]) -> list[Row]:
    if not records:
        return []
    row = row_type(tuple(records[0].keys()))
    return [row(*record) for record in records]


async def _run(connection: Any, statements: Sequence[Statement], *, each_changes: bool) -> list[int]:
    """Do all of these; many of one kind in one go."""
    counts: list[int] = []
    for statement, group in groupby(statements, key=lambda pair: pair[0]):
        rows = [values for _, values in group]
        if len(rows) > 1:
            await connection.executemany(statement, rows)
            # asyncpg does not say how many rows each of many has changed.
            counts += [1] * len(rows)
            continue
        done: str = await connection.execute(statement, *rows[0])
        counts.append(int(done.rpartition(" ")[2]))
    if each_changes and 0 in counts:
        raise Conflict("somebody else was faster")
    return counts

"""Tables in PostgreSQL, for any number of servers on any number of machines.

What may be done twice without harm is simply done again when the connection was lost in the middle:
a change that had been kept after all is a `Conflict` the second time, and whoever asked for it looks
again and finds their answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import asyncpg

from tilerummy.server.store import postgres_sql as sql
from tilerummy.server.store.base import (
    MOST_PLEDGES,
    MOST_RECORDS,
    NOTHING_KNOWN,
    Answer,
    Change,
    Code,
    Conflict,
    Found,
    Gap,
    Kept,
    KeptDraft,
    KeptRating,
    Known,
    Line,
    Listing,
    Remark,
    Unavailable,
    VisitorId,
    Whole,
    listed,
)
from tilerummy.server.store.lane import Lane
from tilerummy.server.store.postgres_connection import (
    ANSWER_S,
    PostgresConnection,
    connect,
    persistently,
    settings_for,
)

T = TypeVar("T")

ANSWERS_AT_HAND = 64
MOST_CONNECTIONS = 4
"""For everything that is no change and no draft; these have a connection each."""


class PostgresStore:
    """A `Store` in a database; `name` tells the rings of this process from those of others."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._pool: Any = None
        # Commits that ring go one after the other. Drafts, which nobody was promised, do not hold moves up.
        self._wires = PostgresConnection(url, "changes"), PostgresConnection(url, "drafts", durable=False)
        self._changes = Lane(self._wires[0], sql.CHANGE, 17)
        self._drafts = Lane(self._wires[1], sql.DRAFT, 4)

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

    async def probe(self, process: str, now: int) -> None:
        """Read and write something; each process has a row of its own."""
        await self._rows(sql.PROBE, process, now)

    def _ring(self, code: Code) -> str:
        return f"{self._name} {code}"

    # -- looking ----------------------------------------------------------------------------------

    async def key(self, fresh: bytes) -> bytes:
        """What all servers at this database sign with."""
        key: bytes = await self._value(sql.KEY, fresh)
        return key

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of what is known only the rest."""
        if not _sound(code):
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
            tuple(Line(*line) for line in row["lines"] or ()),
            None if row["draft"] is None else KeptDraft(*row["draft"]),
            tuple(Answer(*answer) for answer in row["answers"] or ()),
            tuple(Remark(*remark) for remark in row["remarks"] or ()),
            dict(row["seen"] or ()),
            None if row["gap_begin"] is None else Gap(row["gap_begin"], row["gap_end"]),
        )

    async def lines(self, code: Code, match: int) -> tuple[Line, ...]:
        """All events of a match."""
        return tuple(Line(*row) for row in await self._rows(sql.LINES, code, match))

    async def answer(self, code: Code, visitor: VisitorId, message_id: str) -> bytes | None:
        """What a message was answered with, however long ago."""
        body: bytes | None = await self._value(sql.ANSWER, code, visitor, message_id)
        return body

    async def lobby(self, limit: int, each: int, now: int, since: int) -> Sequence[Found]:
        """Public tables whose host is there, the latest first."""
        return [Found(*row) for row in await self._rows(sql.LOBBY, limit, each, now, since)]

    async def public_tables_of(self, host: VisitorId, since: int) -> int:
        """How many public tables of a host are gathering or playing, and have changed since."""
        return int(await self._value(sql.PUBLIC_TABLES_OF, host, since))

    async def tables_of(self, visitor: VisitorId, limit: int) -> Sequence[Found]:
        """Where a visitor has a seat, the latest first."""
        return [Found(*row) for row in await self._rows(sql.TABLES_OF, visitor, limit)]

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        when: int | None = await self._value(sql.NEXT_DUE)
        return when

    async def last_alive(self, process: str, now: int) -> int | None:
        """When any other process was last alive; None if never."""
        when: int | None = await self._value(sql.LAST_ALIVE, process)
        return when

    # -- keeping ----------------------------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        row = (*_row_of(change), self._ring(change.code), change.listing.host, _names(change))
        if change.expected == 0:
            await self._keep(lambda: self._value(sql.OPEN, *row[:17], 0, *row[17:]))
        elif not await self._changes.carry(row):
            raise Conflict(f"table {change.code} is not at version {change.expected}")

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        await self._drafts.carry((code, draft.match, draft.sequence, draft.body, self._ring(code)))

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: Answer) -> int:
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

    async def begin(self, process: str, now: int, until: int, quiet: int) -> int:
        """This process is alive from now on; if no other was for so long, all clocks have stood still."""

        async def once() -> int:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", sql.LOCK)  # one after the other
                last = await connection.fetchval(sql.LAST_ALIVE, process)
                await connection.execute(sql.SEE_ALL, process, now, until)
                if last is None or now - last < quiet:
                    return 0
                done: str = await connection.execute(sql.STOOD_STILL, last, now)
                return int(done.rpartition(" ")[2])

        return await self._ask(once)

    async def see_all(self, process: str, now: int, until: int) -> None:
        """The process is alive, and whoever is connected through it."""
        await self._rows(sql.SEE_ALL, process, now, until)

    async def pledge(self, visitor: VisitorId, secret: bytes, now: int) -> None:
        """Fix one more secret for a visitor; of too many the oldest go."""
        await self._rows(sql.PLEDGE, visitor, secret, now, MOST_PLEDGES)

    async def redeem(self, visitor: VisitorId, commitment: str | None = None) -> bytes | None:
        """A secret pledged, the one with this hash or else the latest, which is used up by this."""
        secret: bytes | None = await self._value(sql.REDEEM, visitor, commitment)
        return secret

    async def keep_try(self, mark: str, at: int, rating: KeptRating) -> None:
        """Keep a try of a puzzle, and its rating after it; `Conflict` if either is not new."""
        row = (mark, at, rating.puzzle, rating.value, rating.deviation, rating.volatility, rating.tries)
        if await self._keep(lambda: self._value(sql.KEEP_TRY, *row)) is None:
            raise Conflict(f"puzzle {rating.puzzle} was tried meanwhile")

    # -- plain statements -------------------------------------------------------------------------

    async def query(self, statement: str, *values: object) -> Sequence[tuple[Any, ...]]:
        """The rows of a statement that changes nothing."""
        return [tuple(row) for row in await self._rows(statement, *values)]

    async def write_all(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        """Do all of these, or none."""

        async def write(connection: Any) -> None:
            for statement, values in statements:
                await connection.execute(statement, *values)

        await self._at_once(write)

    async def keep_record(self, key: str, body: bytes, now: int) -> None:
        """Keep a record that is being reviewed; of too many the oldest go."""
        await self._rows(sql.KEEP_RECORD, key, body, now, MOST_RECORDS)

    async def kept_record(self, key: str) -> bytes | None:
        """A record that was kept, if it is there still."""
        body: bytes | None = await self._value(sql.KEPT_RECORD, key)
        return body

    # -- housekeeping -----------------------------------------------------------------------------

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""
        return {row[0]: row[1] for row in await self._rows(sql.COUNTS)}

    async def codes(self, after: Code, limit: int) -> Sequence[Code]:
        """The tables in the order of their codes, from behind that one."""
        return [row[0] for row in await self._rows(sql.CODES, after, limit)]

    async def whole(self, code: Code) -> Whole | None:
        """A table with all its matches."""
        return await self._at_once(lambda connection: _whole(connection, code))

    async def restore(self, whole: Whole) -> None:
        """Put a table back; `Conflict` if it is there."""
        await self._keep(lambda: self._at_once(lambda connection: _restore(connection, whole)))

    async def prune(self, before: int, limit: int) -> int:
        """Forget tables without a running match, pledges, and processes that are older."""
        return await self._at_once(lambda connection: _prune(connection, before, limit))

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


def _sound(code: Code) -> bool:
    """Whether it can be a code at all; PostgreSQL takes no zero characters."""
    return code.isascii() and code.isprintable()


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


def _row_of(change: Change) -> tuple[Any, ...]:
    listing, answer = change.listing, change.answer
    return (
        change.code,
        change.expected,
        change.party,
        change.match,
        listing.public,
        listing.phase,
        listing.turn,
        listing.due,
        change.now,
        change.first,
        [line.at for line in change.lines],
        [line.text for line in change.lines],
        change.ends_draft,
        *((None, None, None) if answer is None else (answer.visitor, answer.id, answer.body)),
        [*listing.members],
    )


def _names(change: Change) -> list[str]:
    return [name for _, name in change.listing.seated()]


async def _whole(connection: Any, code: Code) -> Whole | None:
    row = await connection.fetchrow(sql.WHOLE, code)
    if row is None:
        return None
    version, party, match, public, phase, turn, due, changed, host = row
    who, names = listed([tuple(member) for member in await connection.fetch(sql.MEMBERS, code)])
    matches: dict[int, list[Line]] = {number: [] for number in range(1, match + 1)}
    for number, at, text in await connection.fetch(sql.EVENTS, code):
        matches[number].append(Line(at, text))
    draft = await connection.fetchrow(sql.KEPT_DRAFT, code)
    return Whole(
        code,
        version,
        party,
        match,
        Listing(public, phase, who, turn, due, host, names),
        changed,
        {number: tuple(lines) for number, lines in matches.items()},
        None if draft is None else KeptDraft(*draft),
        tuple(Remark(*remark) for remark in await connection.fetch(sql.REMARKS, code)),
    )


async def _restore(connection: Any, whole: Whole) -> None:
    code, listing = whole.code, whole.listing
    last = max((remark.number for remark in whole.remarks), default=0)
    await connection.execute(
        sql.RESTORE,
        code,
        whole.version,
        whole.party,
        whole.match,
        listing.public,
        listing.phase,
        listing.turn,
        listing.due,
        whole.changed,
        last,
        listing.host,
    )
    members = [(visitor, code, name) for visitor, name in listing.seated()]
    await connection.executemany("INSERT INTO members (visitor, code, name) VALUES ($1, $2, $3)", members)
    lines = [
        (code, match, place, line.at, line.text)
        for match, kept in whole.matches.items()
        for place, line in enumerate(kept)
    ]
    await connection.executemany("INSERT INTO events VALUES ($1, $2, $3, $4, $5)", lines)
    if whole.draft is not None:
        row = (code, whole.draft.match, whole.draft.sequence, whole.draft.body)
        await connection.execute("INSERT INTO drafts VALUES ($1, $2, $3, $4)", *row)
    said = [(code, remark.number, remark.body) for remark in whole.remarks]
    await connection.executemany("INSERT INTO remarks VALUES ($1, $2, $3)", said)


async def _prune(connection: Any, before: int, limit: int) -> int:
    codes = [row[0] for row in await connection.fetch(sql.OLD, before, limit)]
    for part in sql.OLD_PARTS:
        await connection.execute(part, codes)
    for old in (sql.OLD_PLEDGES, sql.OLD_RECORDS, sql.OLD_TRIES, sql.OLD_PRESENCE, sql.OLD_PROCESSES):
        await connection.execute(old, before)
    return len(codes)

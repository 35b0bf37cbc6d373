"""Tables in PostgreSQL, for any number of servers on any number of machines.

What may be done twice without harm is simply done again when the connection was lost in the middle:
a change that had been kept after all is a `Conflict` the second time, and whoever asked for it looks
again and finds their answer.

A change is one statement, so it is one message there and one back, and many of them go in one
transaction. Everything in it hangs on `moved`: if the version is not as expected, no row moves, and
nothing else is written. The ring for the other servers is part of it, and so is never lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import asyncpg

from tilerummy.server.store.schema import POSTGRES_STEPS
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

CHANNEL = "tilerummy"
LOCK = 0x7113  # whoever brings the database up to date holds this lock
OLDEST_SERVER = 15
PATIENCE_S = 10.0  # so long a database that went away may take to come back before whoever asked is told
AGAIN_S = 0.1
ANSWER_S = 10.0  # a statement that takes longer is given up
GONE = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, crashed, not up yet
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,  # a deadlock among servers, which one of them has to give up
    asyncpg.InternalClientError,
)
ANSWERS_AT_HAND = 64
MOST_CONNECTIONS = 4  # for everything that is no change and no draft; these have a connection each
MOST_TOGETHER = 200

# -- what is said --------------------------------------------------------------------------------


class _ChangeRow(NamedTuple):
    """What a change is kept by; in the statements each value has its name."""

    code: str
    expected: int
    party: bytes | None
    match: int
    public: bool
    phase: str
    turn: str
    due: int | None
    host: str
    now: int
    first: int
    times: list[int]
    texts: list[str]
    ends_draft: bool
    visitor: str | None
    id: str | None
    answer: bytes | None
    members: list[str]
    names: list[str]
    ring: str
    place: int = 0  # the place among those that are kept together: only those that were kept come back


class _DraftRow(NamedTuple):
    """What a draft is kept by."""

    code: str
    match: int
    sequence: int
    body: bytes
    ring: str
    place: int = 0


def _named(statement: str, row: type[_ChangeRow] | type[_DraftRow]) -> str:
    """A statement with the names of a row in braces, as PostgreSQL reads it: by their places."""
    return statement.format_map({name: f"${place}" for place, name in enumerate(row._fields, 1)})


_MOVE = """
WITH moved AS (
    UPDATE tables SET version = version + 1, party = coalesce({party}, party), match = {match},
        public = {public}, phase = {phase}, turn = {turn}, due = {due}, claimed = 0, changed = {now},
        host = {host}, gap_begin = NULL, gap_end = NULL
    WHERE code = {code} AND version = {expected} RETURNING code
)"""
_INSERT = """
WITH moved AS (
    INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed, host)
    VALUES ({code}, {expected}::int + 1, {party}, {match}, {public}, {phase}, {turn}, {due}, {now}, {host})
    RETURNING code
)"""
# All parts of one statement see the same moment, so no two of them may touch one row: `went` leaves out
# whoever `came` puts in. Rows of members that stay as they are are not written again.
_REST = """, happened AS (
    INSERT INTO events (code, match, sequence, at, text) SELECT code, {match}, {first} + n - 1, at, text
    FROM moved, unnest({times}::bigint[], {texts}::text[]) WITH ORDINALITY AS line (at, text, n)
), laid AS (
    DELETE FROM drafts USING moved WHERE drafts.code = moved.code AND {ends_draft}
), answered AS (
    INSERT INTO answers (code, visitor, id, body)
    SELECT code, {visitor}, {id}, {answer} FROM moved WHERE {id}::text IS NOT NULL
), went AS (
    UPDATE members SET seated = FALSE FROM moved
    WHERE members.code = moved.code AND {party} IS NOT NULL AND seated
    AND (visitor, name) NOT IN (SELECT * FROM unnest({members}::text[], {names}::text[]))
), came AS (
    INSERT INTO members (visitor, code, name) SELECT visitor, code, name
    FROM moved, unnest({members}::text[], {names}::text[]) AS sits (visitor, name) WHERE {party} IS NOT NULL
    ON CONFLICT (visitor, code, name) DO UPDATE SET seated = TRUE WHERE NOT members.seated
)
SELECT {place}::int AS place, pg_notify('tilerummy', {ring}) FROM moved
"""
_CHANGE = _named(_MOVE + _REST, _ChangeRow)
_OPEN = _named(_INSERT + _REST, _ChangeRow)
_DRAFT = _named(
    """
WITH kept AS (
    INSERT INTO drafts (code, match, sequence, body) VALUES ({code}, {match}, {sequence}, {body})
    ON CONFLICT (code) DO UPDATE SET match = {match}, sequence = {sequence}, body = {body}
)
SELECT {place}::int AS place, pg_notify('tilerummy', {ring})
""",
    _DraftRow,
)
_REMARK = """
WITH next AS (
    UPDATE tables SET remarks = remarks + 1 WHERE code = $1 RETURNING code, remarks
), said AS (
    INSERT INTO remarks (code, number, body) SELECT code, remarks, $2 FROM next
), answered AS (
    INSERT INTO answers (code, visitor, id, body) SELECT code, $4, $5, $6 FROM next
), old AS (
    DELETE FROM remarks USING next WHERE remarks.code = next.code AND remarks.number <= next.remarks - $3::int
)
SELECT remarks, pg_notify('tilerummy', $7) FROM next
"""
# Each version and each remark has one answer at most: so many are new.
_LOAD = """
SELECT version, party, match, gap_begin, gap_end,
    (SELECT array_agg(ROW (at, text) ORDER BY sequence) FROM events
        WHERE events.code = tables.code AND events.match = tables.match
        AND sequence >= CASE WHEN tables.match = $2 THEN $3::int ELSE 0 END) AS lines,
    (SELECT ROW (drafts.match, sequence, body) FROM drafts WHERE drafts.code = tables.code) AS draft,
    (SELECT array_agg(ROW (visitor, id, body) ORDER BY number) FROM (
        SELECT * FROM answers WHERE answers.code = tables.code
        ORDER BY number DESC LIMIT least($4::int, greatest(0, version + tables.remarks - $5::int))
    ) latest) AS answers,
    (SELECT array_agg(ROW (number, body) ORDER BY number) FROM remarks
        WHERE remarks.code = tables.code) AS remarks,
    (SELECT array_agg(ROW (visitor, until)) FROM (
        SELECT visitor, max(greatest(presence.until, processes.until)) AS until
        FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
        WHERE presence.code = tables.code GROUP BY visitor
    ) latest) AS seen
FROM tables WHERE code = $1
"""
_NEXT_DUE = """SELECT greatest(due, claimed) FROM tables WHERE due IS NOT NULL
    ORDER BY greatest(due, claimed) LIMIT 1"""

# Two servers that look at once get different tables, and neither waits for the other.
_CLAIM = """
UPDATE tables SET claimed = $2 WHERE code IN (
    SELECT code FROM tables WHERE due IS NOT NULL AND greatest(due, claimed) <= $1
    ORDER BY greatest(due, claimed) LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING code
"""
_SEE = """
WITH seen AS (
    INSERT INTO presence (code, visitor, process, until, here) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (code, visitor, process) DO UPDATE SET until = $4, here = $5
)
SELECT pg_notify('tilerummy', $6)
"""
_KEY = "INSERT INTO keys (key) VALUES ($1) ON CONFLICT (one) DO UPDATE SET key = keys.key RETURNING key"


# -- connections that come back after the database was away --------------------------------------


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


class _Line:
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


# -- group commit --------------------------------------------------------------------------------

# A commit costs a flush of the disk and its turn at the doorbell, whatever is in it. So what comes while one
# is under way goes together into the next. If one of them cannot be kept, each is tried again by itself, so
# that it takes no other down with it.

_Waiting = tuple[_ChangeRow | _DraftRow, "asyncio.Future[bool]"]


class _GroupCommit:
    """Keeps rows by one statement, which gives back the place of each row that was kept."""

    def __init__(self, line: _Line, statement: str) -> None:
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
            # Everything that waited is kept by now (`join`); what is cancelled only waits for more.
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def keep(self, row: _ChangeRow | _DraftRow) -> bool:
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
            # Sent again as a whole after a lost connection: what was kept before conflicts by its version,
            # and is looked up.
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


# -- the store -----------------------------------------------------------------------------------


class PostgresStore(Store):
    """A `Store` in a database; `name` tells the rings of this process from those of others."""

    def __init__(self, url: str, name: str) -> None:
        self._url, self._name = url, name
        self._pool: Any = None
        # Commits that ring go one after the other. Drafts, which nobody was promised, do not hold moves up.
        self._wires = _Line(url, "changes"), _Line(url, "drafts", durable=False)
        self._changes = _GroupCommit(self._wires[0], _CHANGE)
        self._drafts = _GroupCommit(self._wires[1], _DRAFT)

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
            # Made when they are needed: a server that only plays uses its two own lines.
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
            # The statements use what this version brought; an error in the middle of a match would come too
            # late.
            if connection.get_server_version().major < OLDEST_SERVER:
                raise Unavailable(f"PostgreSQL {OLDEST_SERVER} or newer is needed")
            async with connection.transaction():
                await _migrate(connection)
        finally:
            await connection.close()

    def _ring(self, code: Code) -> str:
        return f"{self._name} {code}"

    # -- looking ----------------------------------------------------------------------------------

    async def key(self, fresh: bytes) -> bytes:
        """What all servers at this database sign with."""
        key: bytes = await self._value(_KEY, fresh)
        return key

    async def scrub(self) -> None:
        """PostgreSQL reuses its space when it sees fit: whoever can read its files is its operator."""

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of what is known only the rest."""
        if not keepable((code,)):
            return None
        asked = (known.match, known.sequence, ANSWERS_AT_HAND, known.version + known.remarks)
        row = await self._row(_LOAD, code, *asked)
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

    async def next_due(self) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""
        when: int | None = await self._value(_NEXT_DUE)
        return when

    # -- keeping ----------------------------------------------------------------------------------

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""
        row = _row_of(change, self._ring(change.code))
        # A new table has no row to move; two who open it at the same time meet at its key.
        if change.expected == 0:
            await self._keep(lambda: self._value(_OPEN, *row))
        elif not await self._changes.keep(row):
            raise Conflict(f"table {change.code} is not at version {change.expected}")

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""
        row = _DraftRow(code, draft.match, draft.sequence, draft.body, self._ring(code))
        await self._drafts.keep(row)

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""
        row = (code, body, keep, answer.visitor, answer.id, answer.body, self._ring(code))
        number: int | None = await self._keep(lambda: self._value(_REMARK, *row))
        if number is None:
            raise Conflict(f"table {code} is gone")
        return number

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""
        return [row[0] for row in await self._rows(_CLAIM, now, until, limit)]

    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""
        await self._value(_SEE, code, visitor, process, until, here, self._ring(code))

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
        # A key that is there means that somebody was faster: to callers both stores say so alike.
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
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (done INTEGER NOT NULL)")
    done = await connection.fetchval("SELECT max(done) FROM migrations") or 0
    if done > len(POSTGRES_STEPS):
        raise Unavailable("the database was written by a newer tilerummy")
    for number, step in enumerate(POSTGRES_STEPS[done:], done + 1):
        await connection.execute(step)
        await connection.execute("INSERT INTO migrations VALUES ($1)", number)


def _row_of(change: Change, ring: str) -> _ChangeRow:
    listing, answer = change.listing, change.answer
    people = () if change.party is None else listing.seated()  # who sits there changes with the party alone
    return _ChangeRow(
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

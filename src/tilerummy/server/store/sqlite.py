"""Tables in the words of SQLite: plain functions of a connection, for whoever has one.

Where the database lies, and on which thread it is asked, is left open: a file with a thread that writes
(`sqlite_file.py`), or the memory of a browser (`device/memory_store.py`).
"""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from tilerummy.server.store.schema import SQLITE_STEPS
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
    Listing,
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

P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

ANSWERS_AT_HAND = 64
_SEEN = """SELECT visitor, max(max(presence.until, coalesce(processes.until, 0)))
    FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
    WHERE code = ? GROUP BY visitor"""


# -- the database as a whole ----------------------------------------------------------------------


def migrate(connection: sqlite3.Connection, name: str) -> None:
    """Bring a database up to date; one of a newer version is left alone."""
    # Two programs that open a new file at once: one takes the steps, the other waits and finds them taken.
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    # An older program would write rows that the newer form does not expect.
    if done > len(SQLITE_STEPS):
        raise Unavailable(f"{name} was written by a newer tilerummy")
    for step in SQLITE_STEPS[done:]:
        # One by one: `executescript` would commit first, and a step is to be there as a whole or not at all.
        for statement in filter(str.strip, step.split(";")):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(SQLITE_STEPS)}")
    connection.execute("COMMIT")


def overwrite(connection: sqlite3.Connection) -> None:
    """From now on let nothing that is forgotten lie in free space."""
    # FAST would spare the pages that become free: whole names stayed in them.
    connection.execute("PRAGMA secure_delete = ON").fetchall()


def commit(writer: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """The results of all jobs, exceptions among them, once they are kept; each stands or falls for itself."""
    try:
        # The lock at once: a transaction that reads first may find it taken when it comes to write.
        writer.execute("BEGIN IMMEDIATE")
        results = [_attempt(writer, job) for job in jobs]
        writer.execute("COMMIT")
    except sqlite3.Error as error:
        if writer.in_transaction:
            writer.execute("ROLLBACK")
        return [Unavailable(str(error)) for _ in jobs]
    return results


def _attempt(writer: sqlite3.Connection, job: Job) -> Any:
    writer.execute("SAVEPOINT job")
    try:
        result = job(writer)
    except Exception as error:
        writer.execute("ROLLBACK TO job")
        # The key of an event or an answer is there already: the second lock on the same door (decision 20).
        result = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    writer.execute("RELEASE job")
    return result


# -- plain statements, written as PostgreSQL writes them ------------------------------------------


def _numbered(values: tuple[object, ...]) -> dict[str, object]:
    """Values for $1, $2 and so on."""
    return {str(place): value for place, value in enumerate(values, 1)}


def _fetch(reader: sqlite3.Connection, statements: Sequence[Statement]) -> Sequence[Sequence[Row]]:
    reader.execute("BEGIN")  # all see the same moment
    try:
        return [_rows(reader.execute(statement, _numbered(values))) for statement, values in statements]
    finally:
        reader.execute("COMMIT")


def _rows(cursor: sqlite3.Cursor) -> list[Row]:
    row = row_type(tuple(column[0] for column in cursor.description))
    return [row(*values) for values in cursor]


def _run(writer: sqlite3.Connection, statements: Sequence[Statement], *, each_changes: bool) -> Sequence[int]:
    counts: list[int] = []
    for statement, values in statements:
        count = writer.execute(statement, _numbered(values)).rowcount
        # Raised within the savepoint, so nothing of the statements before it stays.
        if each_changes and not count:
            raise Conflict("somebody else was faster")
        counts.append(count)
    return counts


# -- looking --------------------------------------------------------------------------------------


def _load(reader: sqlite3.Connection, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
    if not keepable((code,)):
        return None
    reader.execute("BEGIN")  # a table at one moment
    try:
        ask = "SELECT version, party, match, gap_begin, gap_end FROM tables WHERE code = ?"
        row = reader.execute(ask, (code,)).fetchone()
        if row is None:
            return None
        version, party, current, *gap = row
        # Of another match nothing is known, however many events one has read.
        since = known.sequence if known.match == current else 0
        return Kept(
            version,
            party,
            current,
            since,
            _lines(reader, code, current, since),
            _draft(reader, code),
            _answers(reader, code),
            _remarks(reader, code),
            dict(reader.execute(_SEEN, (code,)).fetchall()),
            None if gap[0] is None else Outage(*gap),
        )
    finally:
        reader.execute("COMMIT")


def _lines(reader: sqlite3.Connection, code: Code, match: int, since: int) -> tuple[KeptLine, ...]:
    ask = "SELECT at, text FROM events WHERE code = ? AND match = ? AND sequence >= ? ORDER BY sequence"
    return tuple(KeptLine(*row) for row in reader.execute(ask, (code, match, since)))


def _draft(reader: sqlite3.Connection, code: Code) -> KeptDraft | None:
    row = reader.execute("SELECT match, sequence, body FROM drafts WHERE code = ?", (code,)).fetchone()
    return None if row is None else KeptDraft(*row)


def _answers(reader: sqlite3.Connection, code: Code) -> tuple[KeptAnswer, ...]:
    """The latest answers, oldest first."""
    ask = "SELECT visitor, id, body FROM answers WHERE code = ? ORDER BY number DESC LIMIT ?"
    # Older ones are asked for one by one (`Store.answer`): a message is seldom repeated after so many others.
    latest = reader.execute(ask, (code, ANSWERS_AT_HAND)).fetchall()
    return tuple(KeptAnswer(*row) for row in reversed(latest))


def _remarks(reader: sqlite3.Connection, code: Code) -> tuple[Remark, ...]:
    ask = "SELECT number, body FROM remarks WHERE code = ? ORDER BY number"
    return tuple(Remark(*row) for row in reader.execute(ask, (code,)))


def _next_due(reader: sqlite3.Connection) -> int | None:
    ask = "SELECT max(due, claimed) FROM tables WHERE due IS NOT NULL ORDER BY max(due, claimed) LIMIT 1"
    row = reader.execute(ask).fetchone()
    return None if row is None else int(row[0])


# -- keeping --------------------------------------------------------------------------------------


def _change(writer: sqlite3.Connection, change: Change) -> None:
    if not _move(writer, change):
        raise Conflict(f"table {change.code} is not at version {change.expected}")
    rows = (
        (change.code, change.match, change.first + i, line.at, line.text)
        for i, line in enumerate(change.lines)
    )
    # The key of an event is its number: a second writer who was not stopped by the version is stopped here.
    writer.executemany("INSERT INTO events (code, match, sequence, at, text) VALUES (?, ?, ?, ?, ?)", rows)
    if change.ends_draft:
        writer.execute("DELETE FROM drafts WHERE code = ?", (change.code,))
    if change.answer is not None:
        _keep_answer(writer, change.code, change.answer)
    # Who sits there is part of the party, so it changes with it alone.
    if change.party is not None:
        _seat(writer, change.code, change.listing)


def _move(writer: sqlite3.Connection, change: Change) -> bool:
    """Bring the table's own row to its next version; whether it was at the one expected."""
    listing = change.listing
    row = (change.party, change.match, listing.public, listing.phase, listing.turn, listing.due)
    if change.expected == 0:  # a new table: one that is there already is found by its key
        keep = """INSERT INTO tables (party, match, public, phase, turn, due, host, changed, code, version)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"""
        writer.execute(keep, (*row, listing.host, change.now, change.code))
        return True
    keep = """UPDATE tables SET version = version + 1, party = coalesce(?, party), match = ?, public = ?,
        phase = ?, turn = ?, due = ?, host = ?, changed = ?, claimed = 0, gap_begin = NULL, gap_end = NULL
        WHERE code = ? AND version = ?"""
    done = writer.execute(keep, (*row, listing.host, change.now, change.code, change.expected))
    return done.rowcount == 1


def _seat(writer: sqlite3.Connection, code: Code, listing: Listing) -> None:
    """Who sits there now; who did before stays known under their name, to be forgotten when they wish."""
    writer.execute("UPDATE members SET seated = 0 WHERE code = ? AND seated", (code,))
    keep = "INSERT OR REPLACE INTO members (visitor, code, name, seated) VALUES (?, ?, ?, 1)"
    writer.executemany(keep, ((visitor, code, name) for visitor, name in listing.seated()))


def _keep_answer(writer: sqlite3.Connection, code: Code, answer: KeptAnswer) -> None:
    keep = "INSERT INTO answers (code, visitor, id, body) VALUES (?, ?, ?, ?)"
    writer.execute(keep, (code, answer.visitor, answer.id, answer.body))


def _keep_draft(writer: sqlite3.Connection, code: Code, draft: KeptDraft) -> None:
    # One draft a table: only the last one counts for a time-out.
    keep = "INSERT OR REPLACE INTO drafts (code, match, sequence, body) VALUES (?, ?, ?, ?)"
    writer.execute(keep, (code, draft.match, draft.sequence, draft.body))


def _keep_remark(writer: sqlite3.Connection, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
    # If this remark was kept before, the key of its answer is there: a conflict, and nothing is said twice.
    _keep_answer(writer, code, answer)
    count = "UPDATE tables SET remarks = remarks + 1 WHERE code = ? RETURNING remarks"
    rows = writer.execute(count, (code,)).fetchall()
    if not rows:
        raise Conflict(f"table {code} is gone")
    number = int(rows[0][0])
    writer.execute("INSERT INTO remarks (code, number, body) VALUES (?, ?, ?)", (code, number, body))
    # By number and not by count: after some were forgotten fewer may be left.
    writer.execute("DELETE FROM remarks WHERE code = ? AND number <= ?", (code, number - keep))
    return number


def _claim_due(writer: sqlite3.Connection, now: int, until: int, limit: int) -> Sequence[Code]:
    claim = """UPDATE tables SET claimed = ? WHERE code IN
        (SELECT code FROM tables WHERE due IS NOT NULL AND max(due, claimed) <= ?
        ORDER BY max(due, claimed) LIMIT ?) RETURNING code"""
    return [code for (code,) in writer.execute(claim, (until, now, limit)).fetchall()]


def _see(
    writer: sqlite3.Connection,
    process: str,
    code: Code,
    visitor: VisitorId,
    until: int,
    *,
    here: bool = True,
) -> None:
    keep = "INSERT OR REPLACE INTO presence (code, visitor, process, until, here) VALUES (?, ?, ?, ?, ?)"
    writer.execute(keep, (code, visitor, process, until, here))


# -- a store --------------------------------------------------------------------------------------


def _reading(
    job: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate[SqliteTables, P], Coroutine[Any, Any, T]]:
    """A question to the database as a method of a store."""

    async def method(self: SqliteTables, /, *args: P.args, **named: P.kwargs) -> T:
        # A connection belongs to one thread: the job goes to it, and only its answer comes back.
        return await self._read(lambda reader: job(reader, *args, **named))

    return method


def _writing(
    job: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate[SqliteTables, P], Coroutine[Any, Any, T]]:
    """A change of the database as a method of a store."""

    async def method(self: SqliteTables, /, *args: P.args, **named: P.kwargs) -> T:
        # Not here either: what is written may wait for others, and share their commit.
        return await self._write(lambda writer: job(writer, *args, **named))

    return method


class SqliteTables(Store):
    """A `Store` in a database of SQLite, wherever that lies."""

    load = _reading(_load)
    next_due = _reading(_next_due)
    fetch = _reading(_fetch)
    change = _writing(_change)
    keep_draft = _writing(_keep_draft)
    keep_remark = _writing(_keep_remark)
    claim_due = _writing(_claim_due)
    see = _writing(_see)
    run = _writing(_run)

    @abstractmethod
    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database something."""

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Change the database; when this returns, the change is kept."""

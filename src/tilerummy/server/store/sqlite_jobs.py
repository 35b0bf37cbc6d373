"""What people wait for, in the words of SQLite: plain functions of a connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from tilerummy.server.store.store import (
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
    VisitorId,
    row_type,
)

ANSWERS_AT_HAND = 64
_SEEN = """SELECT visitor, max(max(presence.until, coalesce(processes.until, 0)))
    FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
    WHERE code = ? GROUP BY visitor"""


def nothing(writer: sqlite3.Connection) -> None:
    """Change nothing: whoever waits for this waits for what comes with a commit."""


def first(rows: sqlite3.Cursor) -> Any:
    """The first column of the first row."""
    row = rows.fetchone()
    return None if row is None else row[0]


def numbered(values: tuple[object, ...]) -> dict[str, object]:
    """Values for $1, $2 and so on, as PostgreSQL writes them too."""
    return {str(place): value for place, value in enumerate(values, 1)}


def fetch(reader: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    """The rows of each statement, all as they were at one moment."""
    reader.execute("BEGIN")
    try:
        return [_rows(reader.execute(statement, numbered(values))) for statement, values in statements]
    finally:
        reader.execute("COMMIT")


def _rows(cursor: sqlite3.Cursor) -> list[Row]:
    row = row_type(tuple(column[0] for column in cursor.description))
    return [row(*values) for values in cursor]


def run(writer: sqlite3.Connection, statements: Sequence[Statement], each_changes: bool) -> list[int]:
    """Do all of these; how many rows each has changed."""
    counts: list[int] = []
    for statement, values in statements:
        count = writer.execute(statement, numbered(values)).rowcount
        if each_changes and not count:
            raise Conflict("somebody else was faster")
        counts.append(count)
    return counts


def load(reader: sqlite3.Connection, code: Code, known: Known) -> Kept | None:
    """A table, at one moment; of a match that is known only the later events."""
    reader.execute("BEGIN")
    try:
        ask = "SELECT version, party, match, gap_begin, gap_end FROM tables WHERE code = ?"
        row = reader.execute(ask, (code,)).fetchone()
        if row is None:
            return None
        version, party, current, *gap = row
        since = known.sequence if known.match == current else 0
        return Kept(
            version,
            party,
            current,
            since,
            lines(reader, code, current, since),
            draft(reader, code),
            answers(reader, code),
            remarks(reader, code),
            dict(reader.execute(_SEEN, (code,)).fetchall()),
            None if gap[0] is None else Outage(*gap),
        )
    finally:
        reader.execute("COMMIT")


def draft(reader: sqlite3.Connection, code: Code) -> KeptDraft | None:
    """What is being laid at a table."""
    row = reader.execute("SELECT match, sequence, body FROM drafts WHERE code = ?", (code,)).fetchone()
    return None if row is None else KeptDraft(*row)


def answers(reader: sqlite3.Connection, code: Code) -> tuple[KeptAnswer, ...]:
    """The latest answers, oldest first."""
    ask = "SELECT visitor, id, body FROM answers WHERE code = ? ORDER BY number DESC LIMIT ?"
    return tuple(
        KeptAnswer(*row) for row in reversed(reader.execute(ask, (code, ANSWERS_AT_HAND)).fetchall())
    )


def remarks(reader: sqlite3.Connection, code: Code) -> tuple[Remark, ...]:
    """What was said."""
    ask = "SELECT number, body FROM remarks WHERE code = ? ORDER BY number"
    return tuple(Remark(*row) for row in reader.execute(ask, (code,)))


def lines(reader: sqlite3.Connection, code: Code, match: int, since: int = 0) -> tuple[KeptLine, ...]:
    """The events of a match from this number on."""
    ask = "SELECT at, text FROM events WHERE code = ? AND match = ? AND sequence >= ? ORDER BY sequence"
    return tuple(KeptLine(*row) for row in reader.execute(ask, (code, match, since)))


def change(writer: sqlite3.Connection, change: Change) -> None:
    """Keep a change; `Conflict` if the table is not as expected."""
    if change.expected == 0:
        _insert(writer, change)
    elif not _update(writer, change):
        raise Conflict(f"table {change.code} is not at version {change.expected}")
    rows = (
        (change.code, change.match, change.first + i, line.at, line.text)
        for i, line in enumerate(change.lines)
    )
    writer.executemany("INSERT INTO events (code, match, sequence, at, text) VALUES (?, ?, ?, ?, ?)", rows)
    if change.ends_draft:
        writer.execute("DELETE FROM drafts WHERE code = ?", (change.code,))
    if change.answer is not None:
        _answered(writer, change.code, change.answer)
    if change.party is not None:
        _members(writer, change.code, change.listing)


def _members(writer: sqlite3.Connection, code: Code, listing: Listing) -> None:
    """Who sits there now; who did before stays known under their name, to be forgotten when they wish."""
    writer.execute("UPDATE members SET seated = 0 WHERE code = ? AND seated", (code,))
    keep = "INSERT OR REPLACE INTO members (visitor, code, name, seated) VALUES (?, ?, ?, 1)"
    writer.executemany(keep, ((visitor, code, name) for visitor, name in listing.seated()))


def _insert(writer: sqlite3.Connection, change: Change) -> None:
    listing = change.listing
    writer.execute(
        """INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed, host)
        VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            change.code,
            change.party,
            change.match,
            listing.public,
            listing.phase,
            listing.turn,
            listing.due,
            change.now,
            listing.host,
        ),
    )


def _update(writer: sqlite3.Connection, change: Change) -> bool:
    listing = change.listing
    done = writer.execute(
        """UPDATE tables SET version = version + 1, party = coalesce(?, party), match = ?, public = ?,
        phase = ?, turn = ?, due = ?, host = ?, claimed = 0, gap_begin = NULL, gap_end = NULL, changed = ?
        WHERE code = ? AND version = ?""",
        (
            change.party,
            change.match,
            listing.public,
            listing.phase,
            listing.turn,
            listing.due,
            listing.host,
            change.now,
            change.code,
            change.expected,
        ),
    )
    return done.rowcount == 1


def _answered(writer: sqlite3.Connection, code: Code, answer: KeptAnswer) -> None:
    writer.execute(
        "INSERT INTO answers (code, visitor, id, body) VALUES (?, ?, ?, ?)",
        (code, answer.visitor, answer.id, answer.body),
    )


def keep_draft(writer: sqlite3.Connection, code: Code, draft: KeptDraft) -> None:
    """Keep a draft in place of the one before."""
    keep = "INSERT OR REPLACE INTO drafts (code, match, sequence, body) VALUES (?, ?, ?, ?)"
    writer.execute(keep, (code, draft.match, draft.sequence, draft.body))


def remark(writer: sqlite3.Connection, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
    """Keep a remark; its number, which no other one ever had."""
    # If this remark was kept before, the key of its answer is there: a conflict, and nothing is said twice.
    _answered(writer, code, answer)
    count = "UPDATE tables SET remarks = remarks + 1 WHERE code = ? RETURNING remarks"
    rows = writer.execute(count, (code,)).fetchall()
    if not rows:
        raise Conflict(f"table {code} is gone")
    number = int(rows[0][0])
    writer.execute("INSERT INTO remarks (code, number, body) VALUES (?, ?, ?)", (code, number, body))
    # By number and not by count: after some were forgotten fewer may be left.
    writer.execute("DELETE FROM remarks WHERE code = ? AND number <= ?", (code, number - keep))
    return number


def claim(writer: sqlite3.Connection, now: int, until: int, limit: int) -> list[Code]:
    """Take the tables that are due, until then."""
    claim = """UPDATE tables SET claimed = ? WHERE code IN
        (SELECT code FROM tables WHERE due IS NOT NULL AND max(due, claimed) <= ?
        ORDER BY max(due, claimed) LIMIT ?) RETURNING code"""
    return [code for (code,) in writer.execute(claim, (until, now, limit)).fetchall()]


def next_due(reader: sqlite3.Connection) -> int | None:
    """When the next table is to be looked at."""
    ask = "SELECT max(due, claimed) FROM tables WHERE due IS NOT NULL ORDER BY max(due, claimed) LIMIT 1"
    when: int | None = first(reader.execute(ask))
    return when


def see(
    writer: sqlite3.Connection, process: str, code: Code, visitor: VisitorId, until: int, here: bool
) -> None:
    """A visitor is there, or has just left."""
    keep = "INSERT OR REPLACE INTO presence (code, visitor, process, until, here) VALUES (?, ?, ?, ?, ?)"
    writer.execute(keep, (code, visitor, process, until, here))

"""What is asked of the SQLite file and written to it: plain functions of a connection."""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from typing import Any

from tilerummy.server.store.base import (
    MOST_PLEDGES,
    MOST_RECORDS,
    Answer,
    Change,
    Code,
    Conflict,
    Gap,
    Kept,
    KeptDraft,
    KeptRating,
    Known,
    Line,
    Listing,
    Remark,
    VisitorId,
    Whole,
    listed,
)

ANSWERS_AT_HAND = 64
_SEEN = """SELECT visitor, max(max(presence.until, coalesce(processes.until, 0)))
    FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
    WHERE code = ? GROUP BY visitor"""


LOBBY = """SELECT code, party, turn FROM (
    SELECT code, party, turn, changed, row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS place
    FROM tables WHERE public = 1 AND phase <> 'over' AND changed > ? AND EXISTS (
        SELECT 1 FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
        WHERE presence.code = tables.code AND visitor = host
        AND max(presence.until, coalesce(processes.until, 0)) > ?))
    WHERE place <= ? ORDER BY changed DESC LIMIT ?"""


def first(rows: sqlite3.Cursor) -> Any:
    """The first column of the first row."""
    row = rows.fetchone()
    return None if row is None else row[0]


def numbered(values: tuple[object, ...]) -> dict[str, object]:
    """Values for $1, $2 and so on, as PostgreSQL writes them too."""
    return {str(place): value for place, value in enumerate(values, 1)}


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
            None if gap[0] is None else Gap(*gap),
        )
    finally:
        reader.execute("COMMIT")


def draft(reader: sqlite3.Connection, code: Code) -> KeptDraft | None:
    """What is being laid at a table."""
    row = reader.execute("SELECT match, sequence, body FROM drafts WHERE code = ?", (code,)).fetchone()
    return None if row is None else KeptDraft(*row)


def answers(reader: sqlite3.Connection, code: Code) -> tuple[Answer, ...]:
    """The latest answers, oldest first."""
    ask = "SELECT visitor, id, body FROM answers WHERE code = ? ORDER BY number DESC LIMIT ?"
    return tuple(Answer(*row) for row in reversed(reader.execute(ask, (code, ANSWERS_AT_HAND)).fetchall()))


def remarks(reader: sqlite3.Connection, code: Code) -> tuple[Remark, ...]:
    """What was said."""
    ask = "SELECT number, body FROM remarks WHERE code = ? ORDER BY number"
    return tuple(Remark(*row) for row in reader.execute(ask, (code,)))


def lines(reader: sqlite3.Connection, code: Code, match: int, since: int = 0) -> tuple[Line, ...]:
    """The events of a match from this number on."""
    ask = "SELECT at, text FROM events WHERE code = ? AND match = ? AND sequence >= ? ORDER BY sequence"
    return tuple(Line(*row) for row in reader.execute(ask, (code, match, since)))


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
    writer.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
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


def _answered(writer: sqlite3.Connection, code: Code, answer: Answer) -> None:
    writer.execute(
        "INSERT INTO answers (code, visitor, id, body) VALUES (?, ?, ?, ?)",
        (code, answer.visitor, answer.id, answer.body),
    )


def remark(writer: sqlite3.Connection, code: Code, body: bytes, keep: int, answer: Answer) -> int:
    """Keep a remark; its number."""
    _answered(writer, code, answer)
    last = first(writer.execute("SELECT max(number) FROM remarks WHERE code = ?", (code,))) or 0
    number = int(last) + 1
    writer.execute("INSERT INTO remarks VALUES (?, ?, ?)", (code, number, body))
    writer.execute("DELETE FROM remarks WHERE code = ? AND number <= ?", (code, number - keep))
    return number


def claim(writer: sqlite3.Connection, now: int, until: int, limit: int) -> list[Code]:
    """Take the tables that are due, until then."""
    claim = """UPDATE tables SET claimed = ? WHERE code IN
        (SELECT code FROM tables WHERE due IS NOT NULL AND max(due, claimed) <= ?
        ORDER BY max(due, claimed) LIMIT ?) RETURNING code"""
    return [code for (code,) in writer.execute(claim, (until, now, limit)).fetchall()]


def begin(writer: sqlite3.Connection, process: str, now: int, until: int, quiet: int) -> int:
    """The process is alive from now on; if no other was for so long, clocks have stood still."""
    ask = "SELECT max(alive) FROM processes WHERE process <> ?"
    last = first(writer.execute(ask, (process,)))
    see_all(writer, process, now, until)
    if last is None or now - last < quiet:
        return 0
    # Of two gaps with nobody at the table between them, the second is moved up to the first.
    done = writer.execute(
        """UPDATE tables SET due = due + ? - ?, gap_begin = coalesce(gap_begin, ?),
        gap_end = CASE WHEN gap_end IS NULL THEN ? ELSE ? - (? - gap_end) END
        WHERE phase = 'playing' AND due IS NOT NULL""",
        (now, last, last, now, now, last),
    )
    return done.rowcount


def see_all(writer: sqlite3.Connection, process: str, now: int, until: int) -> None:
    """The process is alive, and whoever is connected through it."""
    row = (process, now, until)
    writer.execute("INSERT OR REPLACE INTO processes (process, alive, until) VALUES (?, ?, ?)", row)


def probe(writer: sqlite3.Connection, process: str, now: int) -> None:
    """Write something that does no harm: when this process was last asked how it is."""
    writer.execute("INSERT OR REPLACE INTO probes VALUES (?, ?)", (process, now))
    writer.execute("DELETE FROM probes WHERE at < ?", (now - 60_000,))


def pledge(writer: sqlite3.Connection, visitor: VisitorId, secret: bytes, now: int) -> None:
    """Fix one more secret for a visitor; of too many the oldest go."""
    writer.execute("INSERT INTO pledged (visitor, secret, at) VALUES (?, ?, ?)", (visitor, secret, now))
    old = "SELECT number FROM pledged WHERE visitor = ? ORDER BY number DESC LIMIT -1 OFFSET ?"
    writer.execute(f"DELETE FROM pledged WHERE number IN ({old})", (visitor, MOST_PLEDGES))


def redeem(writer: sqlite3.Connection, visitor: VisitorId, commitment: str | None) -> bytes | None:
    """A secret pledged, the one with this hash or else the latest; it is gone by this."""
    ask = "SELECT number, secret FROM pledged WHERE visitor = ? ORDER BY number DESC"
    for number, secret in writer.execute(ask, (visitor,)).fetchall():
        if commitment in (None, sha256(secret).hexdigest()):
            writer.execute("DELETE FROM pledged WHERE number = ?", (number,))
            return bytes(secret)
    return None


def keep_record(writer: sqlite3.Connection, key: str, body: bytes, now: int) -> None:
    """Keep a record that is being reviewed; of too many the oldest go."""
    writer.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (key, body, now))
    old = "SELECT key FROM records ORDER BY at DESC LIMIT -1 OFFSET ?"
    writer.execute(f"DELETE FROM records WHERE key IN ({old})", (MOST_RECORDS,))


def keep_try(writer: sqlite3.Connection, mark: str, at: int, rating: KeptRating) -> None:
    """Keep a try of a puzzle; its rating moves only if nobody else moved it meanwhile."""
    keep = """INSERT INTO puzzle_ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (puzzle) DO UPDATE SET
        value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility,
        tries = excluded.tries WHERE puzzle_ratings.tries = excluded.tries - 1"""
    row = (rating.puzzle, rating.value, rating.deviation, rating.volatility, rating.tries)
    if not writer.execute(keep, row).rowcount:
        raise Conflict(f"puzzle {rating.puzzle} was tried meanwhile")
    writer.execute("INSERT INTO puzzle_tries VALUES (?, ?)", (mark, at))


# -- housekeeping ---------------------------------------------------------------------------------


def whole(reader: sqlite3.Connection, code: Code) -> Whole | None:
    """A table with all its matches, at one moment."""
    reader.execute("BEGIN")
    try:
        ask = """SELECT version, party, match, public, phase, turn, due, changed, host FROM tables
            WHERE code = ?"""
        row = reader.execute(ask, (code,)).fetchone()
        if row is None:
            return None
        version, party, match, public, phase, turn, due, changed, host = row
        ask = "SELECT visitor, name FROM members WHERE code = ? AND seated ORDER BY visitor"
        who, names = listed(reader.execute(ask, (code,)).fetchall())
        listing = Listing(bool(public), phase, who, turn, due, host, names)
        matches = {number: lines(reader, code, number) for number in range(1, match + 1)}
        return Whole(
            code, version, party, match, listing, changed, matches, draft(reader, code), remarks(reader, code)
        )
    finally:
        reader.execute("COMMIT")


def restore(writer: sqlite3.Connection, whole: Whole) -> None:
    """Put a table back; a row that is there already breaks a key, and so is a conflict."""
    listing, code = whole.listing, whole.code
    writer.execute(
        """INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed, host)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            code,
            whole.version,
            whole.party,
            whole.match,
            listing.public,
            listing.phase,
            listing.turn,
            listing.due,
            whole.changed,
            listing.host,
        ),
    )
    _members(writer, code, listing)
    for match, kept in whole.matches.items():
        rows = ((code, match, i, line.at, line.text) for i, line in enumerate(kept))
        writer.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
    if whole.draft is not None:
        row = (code, whole.draft.match, whole.draft.sequence, whole.draft.body)
        writer.execute("INSERT INTO drafts VALUES (?, ?, ?, ?)", row)
    said = ((code, remark.number, remark.body) for remark in whole.remarks)
    writer.executemany("INSERT INTO remarks VALUES (?, ?, ?)", said)


def prune(writer: sqlite3.Connection, before: int, limit: int) -> int:
    """Forget tables, pledges, and processes that are older."""
    old = writer.execute(
        """SELECT code FROM tables WHERE changed < ? AND (phase <> 'playing' OR due IS NULL OR due < ?)
        ORDER BY changed LIMIT ?""",
        (before, before, limit),
    ).fetchall()
    for name in ("events", "answers", "drafts", "remarks", "presence", "members", "tables"):
        writer.executemany(f"DELETE FROM {name} WHERE code = ?", old)
    for name in ("pledged", "records", "puzzle_tries"):
        writer.execute(f"DELETE FROM {name} WHERE at < ?", (before,))
    dead = "(SELECT process FROM processes WHERE alive < ?)"
    writer.execute(f"DELETE FROM presence WHERE process IN {dead}", (before,))
    writer.execute("DELETE FROM processes WHERE alive < ?", (before,))
    return len(old)

"""The SQLite file: how it is opened, and its forms, oldest first."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from tilerummy.server.store.store import Unavailable

log = logging.getLogger(__name__)

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, party BLOB NOT NULL, match INTEGER NOT NULL,
        public INTEGER NOT NULL, phase TEXT NOT NULL, turn TEXT NOT NULL, due INTEGER,
        claimed INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (changed) WHERE public = 1 AND phase <> 'over';
    CREATE TABLE members (
        visitor TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (visitor, code)
    ) WITHOUT ROWID;
    CREATE INDEX members_code ON members (code);
    CREATE TABLE events (
        code TEXT NOT NULL, match INTEGER NOT NULL, sequence INTEGER NOT NULL,
        at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, match, sequence)
    ) WITHOUT ROWID;
    CREATE TABLE answers (
        number INTEGER PRIMARY KEY, code TEXT NOT NULL, visitor TEXT NOT NULL, id TEXT NOT NULL,
        body BLOB NOT NULL, UNIQUE (code, visitor, id)
    );
    CREATE TABLE drafts (
        code TEXT PRIMARY KEY, match INTEGER NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE remarks (
        code TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, number)
    ) WITHOUT ROWID;
    CREATE TABLE presence (
        code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until INTEGER NOT NULL,
        PRIMARY KEY (code, visitor, process)
    ) WITHOUT ROWID;
    CREATE INDEX presence_process ON presence (process);
    CREATE TABLE processes (process TEXT PRIMARY KEY, alive INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE pledges (visitor TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    DROP INDEX tables_due;
    CREATE INDEX tables_next ON tables (max(due, claimed)) WHERE due IS NOT NULL;
    CREATE INDEX tables_old ON tables (changed) WHERE phase <> 'playing';
    CREATE TABLE presence_new (
        code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until INTEGER NOT NULL,
        here INTEGER NOT NULL, PRIMARY KEY (code, visitor, process)
    ) WITHOUT ROWID;
    INSERT INTO presence_new SELECT code, visitor, process, until, 0 FROM presence;
    DROP TABLE presence;
    ALTER TABLE presence_new RENAME TO presence;
    CREATE INDEX presence_process ON presence (process);
    CREATE TABLE pledges_new (
        visitor TEXT PRIMARY KEY, secret BLOB NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO pledges_new SELECT visitor, secret, 0 FROM pledges;
    DROP TABLE pledges;
    ALTER TABLE pledges_new RENAME TO pledges;
    """,
    "ALTER TABLE processes ADD COLUMN until INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE probes (process TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    """
    ALTER TABLE tables ADD COLUMN gap_begin INTEGER;
    ALTER TABLE tables ADD COLUMN gap_end INTEGER;
    ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
    UPDATE tables SET host = json_extract(CAST(party AS TEXT), '$.host')
        WHERE json_valid(CAST(party AS TEXT));
    CREATE INDEX tables_host ON tables (host) WHERE public = 1 AND phase <> 'over';
    DROP INDEX tables_old;
    CREATE INDEX tables_old ON tables (changed)
    """,
    """
    CREATE TABLE acts (
        number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL,
        until INTEGER, why TEXT NOT NULL, operator TEXT NOT NULL
    );
    CREATE TABLE bans (
        kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, who)
    );
    CREATE TABLE revoked (visitor TEXT PRIMARY KEY);
    CREATE TABLE reports (
        code TEXT NOT NULL, reporter TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL,
        about TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, talk TEXT NOT NULL,
        PRIMARY KEY (code, reporter, id)
    );
    CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL)
    """,
    """
    CREATE TABLE pledged (
        number INTEGER PRIMARY KEY, visitor TEXT NOT NULL, secret BLOB NOT NULL, at INTEGER NOT NULL
    );
    CREATE INDEX pledged_visitor ON pledged (visitor, number);
    INSERT INTO pledged (visitor, secret, at) SELECT visitor, secret, at FROM pledges;
    DROP TABLE pledges;
    """,
    """
    CREATE TABLE records (key TEXT PRIMARY KEY, body BLOB NOT NULL, at INTEGER NOT NULL);
    CREATE INDEX records_at ON records (at);
    """,
    """
    CREATE TABLE puzzle_ratings (
        puzzle TEXT PRIMARY KEY, value REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL,
        tries INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE puzzle_tries (mark TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX puzzle_tries_at ON puzzle_tries (at);
    """,
    """
    CREATE TABLE members_new (
        visitor TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, seated INTEGER NOT NULL,
        PRIMARY KEY (visitor, code, name)
    ) WITHOUT ROWID;
    INSERT INTO members_new SELECT visitor, code, '', 1 FROM members;
    DROP TABLE members;
    ALTER TABLE members_new RENAME TO members;
    CREATE INDEX members_code ON members (code);
    """,
    """
    ALTER TABLE tables ADD COLUMN remarks INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET remarks = coalesce(
        (SELECT max(number) FROM remarks WHERE remarks.code = tables.code), 0)
    """,
    """
    CREATE TABLE day_results (
        day TEXT NOT NULL, turns INTEGER NOT NULL, tiles_left INTEGER NOT NULL, told INTEGER NOT NULL,
        PRIMARY KEY (day, turns, tiles_left)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE families (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, body BLOB NOT NULL,
        changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX families_changed ON families (changed);
    CREATE TABLE family_devices (
        visitor TEXT NOT NULL, family TEXT NOT NULL, PRIMARY KEY (visitor, family)
    ) WITHOUT ROWID;
    CREATE INDEX family_devices_family ON family_devices (family);
    CREATE TABLE family_links (hash TEXT PRIMARY KEY, family TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX family_links_family ON family_links (family);
    CREATE TABLE family_games (
        family TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL, seen INTEGER NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (family, code)
    ) WITHOUT ROWID;
    CREATE INDEX family_games_code ON family_games (code);
    CREATE TABLE family_seen (
        family TEXT NOT NULL, person INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (family, person)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, visitor TEXT NOT NULL, point BLOB NOT NULL, auth BLOB NOT NULL,
        language TEXT NOT NULL, zone INTEGER NOT NULL, turns INTEGER NOT NULL, remind INTEGER,
        next_at INTEGER NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pushes_visitor ON pushes (visitor, at);
    CREATE INDEX pushes_next ON pushes (next_at) WHERE remind IS NOT NULL;
    """,
    """
    CREATE TABLE family_records (
        code TEXT NOT NULL, match INTEGER NOT NULL, family TEXT NOT NULL, at INTEGER NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (code, match)
    ) WITHOUT ROWID;
    CREATE INDEX family_records_family ON family_records (family);
    CREATE INDEX family_records_at ON family_records (at);
    """,
    """
    ALTER TABLE puzzle_tries RENAME TO marks;
    DROP INDEX puzzle_tries_at;
    CREATE INDEX marks_at ON marks (at);
    """,
    """
    CREATE TABLE family_sums (
        family TEXT NOT NULL, code TEXT NOT NULL, seen INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (family, code)
    ) WITHOUT ROWID;
    """,
)
OWNER_ONLY = 0o600
DAMAGED = """{path} is damaged ({why}).
Move it away together with {path}-wal and {path}-shm, keep it, and put your last backup in its place:
  tilerummy import --database sqlite:///{path} backup.jsonl
or copy a file made by sqlite3's .backup. What can still be read of the old one: sqlite3 {path} .recover"""


def connect(path: Path, patience_s: float = 30.0) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return; so long it waits for other programs."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=patience_s, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # With WAL, NORMAL would lose the last commits when the power fails: a move that was answered must stay.
    connection.execute("PRAGMA synchronous = FULL")
    overwrite(connection)
    return connection


def overwrite(connection: sqlite3.Connection) -> None:
    """From now on let nothing that is forgotten lie in free space."""
    # FAST would spare the pages that become free: whole names stayed in them.
    connection.execute("PRAGMA secure_delete = ON").fetchall()


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move what was written into the file, and cut off the log, which still has what was forgotten since.

    Whether it could be done: not while somebody reads. A server tries again with its next commit.
    """
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy


def keep_private(path: Path) -> None:
    """Let nobody but the owner read the file: it holds hidden tiles. One that is not there yet is made."""
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, OWNER_ONLY))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with suppress(FileNotFoundError, PermissionError):  # another user's file stays as it is
            path.with_name(name).chmod(OWNER_ONLY)


def look_at(path: Path) -> None:
    """Read something of every table, past all caches; `Unavailable` if that fails."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as reader:
            for (name,) in reader.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
                reader.execute(f"SELECT * FROM {name} LIMIT 1").fetchall()
    except sqlite3.Error as error:
        raise Unavailable(f"{path}: {error}") from error


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file, and say what to do about it."""
    found = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise Unavailable(DAMAGED.format(path=path, why=str(found[0]).splitlines()[-1]))


def is_database(path: Path) -> bool:
    """Whether a server has made this file; a damaged one counts, for whoever opens it is told what to do."""
    if not path.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as reader:
            ask = "SELECT count(*) FROM sqlite_schema WHERE name = 'tables'"
            return bool(reader.execute(ask).fetchone()[0])
    except sqlite3.Error:
        return True


def prepare(path: Path) -> None:
    """Bring the file up to date, one step after the other; each is there as a whole or not at all."""
    try:
        keep_private(path)
        connection = connect(path)
    except sqlite3.DatabaseError as error:
        raise Unavailable(_damage(path, error)) from error
    except OSError as error:
        raise Unavailable(f"{path}: {error.strerror}") from error
    try:
        check(connection, path)
        migrate(connection, str(path))
        _clean_once(connection)
    except sqlite3.DatabaseError as error:
        raise Unavailable(_damage(path, error)) from error
    finally:
        connection.close()


def _clean_once(connection: sqlite3.Connection) -> None:
    """Write the file anew, once: 1.0.0 left what was forgotten in its free space."""
    if connection.execute("SELECT 1 FROM facts WHERE name = 'clean'").fetchone() is not None:
        return
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:  # no room on the disk: the next start tries again
        log.warning("old free space not cleaned", extra={"why": str(error)})
        return
    connection.execute("INSERT INTO facts (name, value) VALUES ('clean', 1)")
    empty_log(connection)


def migrate(connection: sqlite3.Connection, name: str) -> None:
    """Bring a database up to date; one of a newer version is left alone."""
    connection.execute("BEGIN IMMEDIATE")
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(MIGRATIONS):
        raise Unavailable(f"{name} was written by a newer tilerummy")
    for step in MIGRATIONS[done:]:
        # One by one: `executescript` would commit first, and a step is to be there as a whole or not at all.
        for statement in filter(str.strip, step.split(";")):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")


def _damage(path: Path, error: sqlite3.DatabaseError) -> str:
    """What is wrong, with what to do if the file itself is."""
    broken = getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return DAMAGED.format(path=path, why=error) if broken else f"{path}: {error}"

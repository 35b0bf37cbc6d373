"""The tables of the store and how they came about: one list of steps for both kinds of database.

A database knows how many steps it has taken, and takes the rest when it is opened. So a step that was
released never changes, and a new one goes to the end. Words in braces are what the two kinds say differently;
what only one of them needs is a step, or a part of one, of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

_SQLITE = {
    "TIME": "INTEGER",
    "BYTES": "BLOB",
    "FLAG": "INTEGER",
    "FLOAT": "REAL",
    "NUMBERED": "INTEGER PRIMARY KEY",
    # Else the number of a row that is gone is given again, and servers read the log of acts by its numbers.
    "NEVER_AGAIN": "INTEGER PRIMARY KEY AUTOINCREMENT",
    "BY_KEY": " WITHOUT ROWID",
    "OFTEN": " WITHOUT ROWID",
    "EACH_TILE": " WITHOUT ROWID",
    "REMARKS": "",
    "PUBLIC": "public = 1",
    "HOST": "json_extract(CAST(party AS TEXT), '$.host') WHERE json_valid(CAST(party AS TEXT))",
}
_POSTGRES = {
    "TIME": "BIGINT",
    "BYTES": "BYTEA",
    "FLAG": "BOOLEAN",
    "FLOAT": "DOUBLE PRECISION",
    "NUMBERED": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    "NEVER_AGAIN": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    "BY_KEY": "",
    # Room on a page for the next version of a row that changes with every move, or with every tile.
    "OFTEN": " WITH (fillfactor = 70)",
    "EACH_TILE": " WITH (fillfactor = 50)",
    "REMARKS": ", remarks INTEGER NOT NULL DEFAULT 0",
    "PUBLIC": "public",
    "HOST": "convert_from(party, 'UTF8')::jsonb ->> 'host'",
}


@dataclass(frozen=True, slots=True)
class _SchemaStep:
    """What both kinds of database do, then each of them; whoever has nothing to do has no such step."""

    both: str = ""
    sqlite: str = ""
    postgres: str = ""


_STEPS = (
    _SchemaStep(
        """
        CREATE TABLE tables (
            code TEXT PRIMARY KEY, version INTEGER NOT NULL, party {BYTES} NOT NULL, match INTEGER NOT NULL,
            public {FLAG} NOT NULL, phase TEXT NOT NULL, turn TEXT NOT NULL, due {TIME},
            claimed {TIME} NOT NULL DEFAULT 0, changed {TIME} NOT NULL{REMARKS}
        ){OFTEN};
        CREATE INDEX tables_public ON tables (changed) WHERE {PUBLIC} AND phase <> 'over';
        CREATE TABLE drafts (
            code TEXT PRIMARY KEY, match INTEGER NOT NULL, sequence INTEGER NOT NULL, body {BYTES} NOT NULL
        ){EACH_TILE};
        CREATE TABLE events (
            code TEXT NOT NULL, match INTEGER NOT NULL, sequence INTEGER NOT NULL,
            at {TIME} NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, match, sequence)
        ){BY_KEY};
        CREATE TABLE members (
            visitor TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (visitor, code)
        ){BY_KEY};
        CREATE INDEX members_code ON members (code);
        CREATE TABLE remarks (
            code TEXT NOT NULL, number INTEGER NOT NULL, body {BYTES} NOT NULL, PRIMARY KEY (code, number)
        ){BY_KEY};
        CREATE TABLE processes (process TEXT PRIMARY KEY, alive {TIME} NOT NULL){BY_KEY};
        """,
        sqlite="""
        CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
        CREATE TABLE answers (
            number INTEGER PRIMARY KEY, code TEXT NOT NULL, visitor TEXT NOT NULL, id TEXT NOT NULL,
            body BLOB NOT NULL, UNIQUE (code, visitor, id)
        );
        CREATE TABLE presence (
            code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until INTEGER NOT NULL,
            PRIMARY KEY (code, visitor, process)
        ) WITHOUT ROWID;
        CREATE INDEX presence_process ON presence (process);
        CREATE TABLE pledges (visitor TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
        """,
        postgres="""
        CREATE INDEX tables_next ON tables (greatest(due, claimed)) WHERE due IS NOT NULL;
        CREATE INDEX tables_old ON tables (changed) WHERE phase <> 'playing';
        CREATE TABLE answers (
            number BIGINT GENERATED ALWAYS AS IDENTITY, code TEXT NOT NULL, visitor TEXT NOT NULL,
            id TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (code, visitor, id)
        );
        CREATE INDEX answers_code ON answers (code, number);
        CREATE TABLE presence (
            code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until BIGINT NOT NULL,
            here BOOLEAN NOT NULL, PRIMARY KEY (code, visitor, process)
        );
        CREATE INDEX presence_process ON presence (process) WHERE here;
        CREATE TABLE pledges (visitor TEXT PRIMARY KEY, secret BYTEA NOT NULL, at BIGINT NOT NULL);
        CREATE TABLE keys (one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), key BYTEA NOT NULL);
        """,
    ),
    # PostgreSQL came later, and has had these from its first step on.
    _SchemaStep(
        sqlite="""
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
    """
    ),
    _SchemaStep("ALTER TABLE processes ADD COLUMN until {TIME} NOT NULL DEFAULT 0"),
    _SchemaStep("CREATE TABLE probes (process TEXT PRIMARY KEY, at {TIME} NOT NULL){BY_KEY}"),
    _SchemaStep("""
        ALTER TABLE tables ADD COLUMN gap_begin {TIME};
        ALTER TABLE tables ADD COLUMN gap_end {TIME};
        ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
        UPDATE tables SET host = {HOST};
        CREATE INDEX tables_host ON tables (host) WHERE {PUBLIC} AND phase <> 'over';
        DROP INDEX tables_old;
        CREATE INDEX tables_old ON tables (changed);
    """),
    _SchemaStep("""
        CREATE TABLE acts (
            number {NEVER_AGAIN}, at {TIME} NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL,
            until {TIME}, why TEXT NOT NULL, operator TEXT NOT NULL
        );
        CREATE TABLE bans (
            kind TEXT NOT NULL, who TEXT NOT NULL, until {TIME} NOT NULL, PRIMARY KEY (kind, who)
        );
        CREATE TABLE revoked (visitor TEXT PRIMARY KEY);
        CREATE TABLE reports (
            code TEXT NOT NULL, reporter TEXT NOT NULL, id TEXT NOT NULL, at {TIME} NOT NULL,
            about TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, talk TEXT NOT NULL,
            PRIMARY KEY (code, reporter, id)
        );
        CREATE TABLE facts (name TEXT PRIMARY KEY, value {TIME} NOT NULL);
    """),
    _SchemaStep("""
        CREATE TABLE pledged (
            number {NUMBERED}, visitor TEXT NOT NULL, secret {BYTES} NOT NULL, at {TIME} NOT NULL
        );
        CREATE INDEX pledged_visitor ON pledged (visitor, number);
        INSERT INTO pledged (visitor, secret, at) SELECT visitor, secret, at FROM pledges;
        DROP TABLE pledges;
    """),
    _SchemaStep("""
        CREATE TABLE records (key TEXT PRIMARY KEY, body {BYTES} NOT NULL, at {TIME} NOT NULL);
        CREATE INDEX records_at ON records (at);
    """),
    _SchemaStep("""
        CREATE TABLE puzzle_ratings (
            puzzle TEXT PRIMARY KEY, value {FLOAT} NOT NULL, deviation {FLOAT} NOT NULL,
            volatility {FLOAT} NOT NULL, tries INTEGER NOT NULL
        ){OFTEN};
        CREATE TABLE puzzle_tries (mark TEXT PRIMARY KEY, at {TIME} NOT NULL){BY_KEY};
        CREATE INDEX puzzle_tries_at ON puzzle_tries (at);
    """),
    # A SQLite file has one server, which knows what it has done.
    _SchemaStep(
        postgres="""
        CREATE FUNCTION ring_for_acts() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN PERFORM pg_notify(''tilerummy'', ''acts !''); RETURN NULL; END';
        CREATE TRIGGER acts_ring AFTER INSERT ON acts FOR EACH STATEMENT EXECUTE FUNCTION ring_for_acts();
    """
    ),
    # SQLite cannot change the key of a table.
    _SchemaStep(
        sqlite="""
        CREATE TABLE members_new (
            visitor TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, seated INTEGER NOT NULL,
            PRIMARY KEY (visitor, code, name)
        ) WITHOUT ROWID;
        INSERT INTO members_new SELECT visitor, code, '', 1 FROM members;
        DROP TABLE members;
        ALTER TABLE members_new RENAME TO members;
        CREATE INDEX members_code ON members (code);
        """,
        postgres="""
        ALTER TABLE members ADD COLUMN name TEXT NOT NULL DEFAULT '',
            ADD COLUMN seated BOOLEAN NOT NULL DEFAULT TRUE, DROP CONSTRAINT members_pkey,
            ADD PRIMARY KEY (visitor, code, name);
        """,
    ),
    _SchemaStep(
        sqlite="""
        ALTER TABLE tables ADD COLUMN remarks INTEGER NOT NULL DEFAULT 0;
        UPDATE tables SET remarks = coalesce(
            (SELECT max(number) FROM remarks WHERE remarks.code = tables.code), 0);
    """
    ),
    _SchemaStep("""
        CREATE TABLE day_results (
            day TEXT NOT NULL, turns INTEGER NOT NULL, tiles_left INTEGER NOT NULL, told INTEGER NOT NULL,
            PRIMARY KEY (day, turns, tiles_left)
        ){BY_KEY};
    """),
    _SchemaStep("""
        CREATE TABLE families (
            id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, body {BYTES} NOT NULL,
            changed {TIME} NOT NULL
        ){OFTEN};
        CREATE INDEX families_changed ON families (changed);
        CREATE TABLE family_devices (
            visitor TEXT NOT NULL, family TEXT NOT NULL, PRIMARY KEY (visitor, family)
        ){BY_KEY};
        CREATE INDEX family_devices_family ON family_devices (family);
        CREATE TABLE family_links (hash TEXT PRIMARY KEY, family TEXT NOT NULL){BY_KEY};
        CREATE INDEX family_links_family ON family_links (family);
        CREATE TABLE family_games (
            family TEXT NOT NULL, code TEXT NOT NULL, at {TIME} NOT NULL, seen INTEGER NOT NULL,
            body {BYTES} NOT NULL, PRIMARY KEY (family, code)
        ){BY_KEY};
        CREATE INDEX family_games_code ON family_games (code);
        CREATE TABLE family_seen (
            family TEXT NOT NULL, person INTEGER NOT NULL, at {TIME} NOT NULL, PRIMARY KEY (family, person)
        ){BY_KEY};
    """),
    _SchemaStep("""
        CREATE TABLE pushes (
            endpoint TEXT PRIMARY KEY, visitor TEXT NOT NULL, point {BYTES} NOT NULL, auth {BYTES} NOT NULL,
            language TEXT NOT NULL, zone INTEGER NOT NULL, turns INTEGER NOT NULL, remind INTEGER,
            next_at {TIME} NOT NULL, at {TIME} NOT NULL
        ){BY_KEY};
        CREATE INDEX pushes_visitor ON pushes (visitor, at);
        CREATE INDEX pushes_next ON pushes (next_at) WHERE remind IS NOT NULL;
    """),
    _SchemaStep("""
        CREATE TABLE family_records (
            code TEXT NOT NULL, match INTEGER NOT NULL, family TEXT NOT NULL, at {TIME} NOT NULL,
            body {BYTES} NOT NULL, PRIMARY KEY (code, match)
        ){BY_KEY};
        CREATE INDEX family_records_family ON family_records (family);
        CREATE INDEX family_records_at ON family_records (at);
    """),
    _SchemaStep("""
        ALTER TABLE puzzle_tries RENAME TO marks;
        DROP INDEX puzzle_tries_at;
        CREATE INDEX marks_at ON marks (at);
    """),
    _SchemaStep("""
        CREATE TABLE family_sums (
            family TEXT NOT NULL, code TEXT NOT NULL, seen INTEGER NOT NULL, body {BYTES} NOT NULL,
            PRIMARY KEY (family, code)
        ){BY_KEY};
    """),
    # A store in memory had its signing key among the facts, bytes in a column of numbers.
    _SchemaStep(
        sqlite="""
        CREATE TABLE keys (one INTEGER PRIMARY KEY DEFAULT 1 CHECK (one = 1), key BLOB NOT NULL);
        INSERT INTO keys (key) SELECT value FROM facts WHERE name = 'signing key';
        DELETE FROM facts WHERE name = 'signing key';
    """
    ),
    _SchemaStep("""
        CREATE TABLE screens (
            screen TEXT PRIMARY KEY, word TEXT UNIQUE, until {TIME} NOT NULL, code TEXT, at {TIME} NOT NULL
        ){BY_KEY};
        CREATE INDEX screens_at ON screens (at);
    """),
    _SchemaStep("""
        CREATE TABLE club_evenings (
            code TEXT PRIMARY KEY, version INTEGER NOT NULL, people {BYTES} NOT NULL, changed {TIME} NOT NULL
        ){BY_KEY};
        CREATE INDEX club_evenings_changed ON club_evenings (changed);
        CREATE TABLE club_events (
            code TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (code, number)
        ){BY_KEY};
        CREATE TABLE club_devices (
            visitor TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (visitor, code)
        ){BY_KEY};
        CREATE INDEX club_devices_code ON club_devices (code);
    """),
)


# A database counts the steps of its own kind, so one that only the other has moves nothing for it.
def _said(step: _SchemaStep, own: str, words: Mapping[str, str]) -> str:
    return step.both.format_map(words) + own


SQLITE_STEPS = tuple(_said(step, step.sqlite, _SQLITE) for step in _STEPS if step.both or step.sqlite)
POSTGRES_STEPS = tuple(_said(step, step.postgres, _POSTGRES) for step in _STEPS if step.both or step.postgres)

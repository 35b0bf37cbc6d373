"""What is said to PostgreSQL: its tables, and one statement for each thing that people wait for.

A change is one statement, so it is one message there and one back, and many of them go in one
transaction. Everything in it hangs on `moved`: if the version is not as expected, no row moves, and
nothing else is written. The ring for the other servers is part of it, and so is never lost.
"""

from __future__ import annotations

from typing import NamedTuple

CHANNEL = "tilerummy"
LOCK = 0x7113
"""Whoever brings the database up to date holds this lock."""
OLDEST_SERVER = 15

# A fillfactor leaves room on a page for the next version of a row that changes with every move.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY, version INTEGER NOT NULL, party BYTEA NOT NULL, match INTEGER NOT NULL,
        public BOOLEAN NOT NULL, phase TEXT NOT NULL, turn TEXT NOT NULL, due BIGINT,
        claimed BIGINT NOT NULL DEFAULT 0, changed BIGINT NOT NULL, remarks INTEGER NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_next ON tables (greatest(due, claimed)) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (changed) WHERE public AND phase <> 'over';
    CREATE INDEX tables_old ON tables (changed) WHERE phase <> 'playing';
    CREATE TABLE members (visitor TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (visitor, code));
    CREATE INDEX members_code ON members (code);
    CREATE TABLE events (
        code TEXT NOT NULL, match INTEGER NOT NULL, sequence INTEGER NOT NULL,
        at BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (code, match, sequence)
    );
    CREATE TABLE answers (
        number BIGINT GENERATED ALWAYS AS IDENTITY, code TEXT NOT NULL, visitor TEXT NOT NULL,
        id TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (code, visitor, id)
    );
    CREATE INDEX answers_code ON answers (code, number);
    CREATE TABLE drafts (
        code TEXT PRIMARY KEY, match INTEGER NOT NULL, sequence INTEGER NOT NULL, body BYTEA NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE remarks (
        code TEXT NOT NULL, number INTEGER NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (code, number)
    );
    CREATE TABLE presence (
        code TEXT NOT NULL, visitor TEXT NOT NULL, process TEXT NOT NULL, until BIGINT NOT NULL,
        here BOOLEAN NOT NULL, PRIMARY KEY (code, visitor, process)
    );
    CREATE INDEX presence_process ON presence (process) WHERE here;
    CREATE TABLE processes (process TEXT PRIMARY KEY, alive BIGINT NOT NULL);
    CREATE TABLE pledges (visitor TEXT PRIMARY KEY, secret BYTEA NOT NULL, at BIGINT NOT NULL);
    CREATE TABLE keys (one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), key BYTEA NOT NULL);
    """,
    "ALTER TABLE processes ADD COLUMN until BIGINT NOT NULL DEFAULT 0",
    "CREATE TABLE probes (process TEXT PRIMARY KEY, at BIGINT NOT NULL)",
    """
    ALTER TABLE tables ADD COLUMN gap_begin BIGINT, ADD COLUMN gap_end BIGINT,
        ADD COLUMN host TEXT NOT NULL DEFAULT '';
    UPDATE tables SET host = convert_from(party, 'UTF8')::jsonb ->> 'host';
    CREATE INDEX tables_host ON tables (host) WHERE public AND phase <> 'over';
    DROP INDEX tables_old;
    CREATE INDEX tables_old ON tables (changed);
    """,
    """
    CREATE TABLE acts (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at BIGINT NOT NULL, kind TEXT NOT NULL,
        who TEXT NOT NULL, until BIGINT, why TEXT NOT NULL, operator TEXT NOT NULL
    );
    CREATE TABLE bans (kind TEXT NOT NULL, who TEXT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (kind, who));
    CREATE TABLE revoked (visitor TEXT PRIMARY KEY);
    CREATE TABLE reports (
        code TEXT NOT NULL, reporter TEXT NOT NULL, id TEXT NOT NULL, at BIGINT NOT NULL, about TEXT NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, talk TEXT NOT NULL, PRIMARY KEY (code, reporter, id)
    );
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
    """,
    """
    CREATE TABLE pledged (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, visitor TEXT NOT NULL,
        secret BYTEA NOT NULL, at BIGINT NOT NULL
    );
    CREATE INDEX pledged_visitor ON pledged (visitor, number);
    INSERT INTO pledged (visitor, secret, at) SELECT visitor, secret, at FROM pledges;
    DROP TABLE pledges;
    """,
    """
    CREATE TABLE records (key TEXT PRIMARY KEY, body BYTEA NOT NULL, at BIGINT NOT NULL);
    CREATE INDEX records_at ON records (at);
    """,
    """
    CREATE TABLE puzzle_ratings (
        puzzle TEXT PRIMARY KEY, value DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL
    ) WITH (fillfactor = 70);
    CREATE TABLE puzzle_tries (mark TEXT PRIMARY KEY, at BIGINT NOT NULL);
    CREATE INDEX puzzle_tries_at ON puzzle_tries (at);
    """,
    """
    CREATE FUNCTION ring_for_acts() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_notify(''tilerummy'', ''acts !''); RETURN NULL; END';
    CREATE TRIGGER acts_ring AFTER INSERT ON acts FOR EACH STATEMENT EXECUTE FUNCTION ring_for_acts();
    """,
    """
    ALTER TABLE members ADD COLUMN name TEXT NOT NULL DEFAULT '',
        ADD COLUMN seated BOOLEAN NOT NULL DEFAULT TRUE, DROP CONSTRAINT members_pkey,
        ADD PRIMARY KEY (visitor, code, name);
    """,
    """
    CREATE TABLE day_results (
        day TEXT NOT NULL, turns INTEGER NOT NULL, tiles_left INTEGER NOT NULL, told INTEGER NOT NULL,
        PRIMARY KEY (day, turns, tiles_left)
    );
    """,
    """
    CREATE TABLE families (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, body BYTEA NOT NULL,
        changed BIGINT NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX families_changed ON families (changed);
    CREATE TABLE family_devices (
        visitor TEXT NOT NULL, family TEXT NOT NULL, PRIMARY KEY (visitor, family)
    );
    CREATE INDEX family_devices_family ON family_devices (family);
    CREATE TABLE family_links (hash TEXT PRIMARY KEY, family TEXT NOT NULL);
    CREATE INDEX family_links_family ON family_links (family);
    CREATE TABLE family_games (
        family TEXT NOT NULL, code TEXT NOT NULL, at BIGINT NOT NULL, seen INTEGER NOT NULL,
        body BYTEA NOT NULL, PRIMARY KEY (family, code)
    );
    CREATE INDEX family_games_code ON family_games (code);
    CREATE TABLE family_seen (
        family TEXT NOT NULL, person INTEGER NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (family, person)
    );
    """,
    """
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, visitor TEXT NOT NULL, point BYTEA NOT NULL, auth BYTEA NOT NULL,
        language TEXT NOT NULL, zone INTEGER NOT NULL, turns INTEGER NOT NULL, remind INTEGER,
        next_at BIGINT NOT NULL, at BIGINT NOT NULL
    );
    CREATE INDEX pushes_visitor ON pushes (visitor, at);
    CREATE INDEX pushes_next ON pushes (next_at) WHERE remind IS NOT NULL;
    """,
    """
    CREATE TABLE family_records (
        code TEXT NOT NULL, match INTEGER NOT NULL, family TEXT NOT NULL, at BIGINT NOT NULL,
        body BYTEA NOT NULL, PRIMARY KEY (code, match)
    );
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
        family TEXT NOT NULL, code TEXT NOT NULL, seen INTEGER NOT NULL, body BYTEA NOT NULL,
        PRIMARY KEY (family, code)
    );
    """,
)

# -- changes --------------------------------------------------------------------------------------


class ChangeRow(NamedTuple):
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
    place: int = 0
    """The place among those that are kept together: only those that were kept come back."""


class DraftRow(NamedTuple):
    """What a draft is kept by."""

    code: str
    match: int
    sequence: int
    body: bytes
    ring: str
    place: int = 0


def _named(statement: str, row: type[ChangeRow] | type[DraftRow]) -> str:
    """A statement with the names of a row in braces, as PostgreSQL reads it: by their places."""
    return statement.format_map({name: f"${place}" for place, name in enumerate(row._fields, 1)})


_MOVE = """
WITH moved AS (
    UPDATE tables SET version = version + 1, party = coalesce({party}, party), match = {match},
        public = {public}, phase = {phase}, turn = {turn}, due = {due}, claimed = 0, changed = {now},
        host = {host}, gap_begin = NULL, gap_end = NULL
    WHERE code = {code} AND version = {expected} RETURNING code
)"""
_OPEN = """
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
CHANGE = _named(_MOVE + _REST, ChangeRow)
OPEN = _named(_OPEN + _REST, ChangeRow)
DRAFT = _named(
    """
WITH kept AS (
    INSERT INTO drafts (code, match, sequence, body) VALUES ({code}, {match}, {sequence}, {body})
    ON CONFLICT (code) DO UPDATE SET match = {match}, sequence = {sequence}, body = {body}
)
SELECT {place}::int AS place, pg_notify('tilerummy', {ring})
""",
    DraftRow,
)
REMARK = """
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

# -- looking --------------------------------------------------------------------------------------

# Each version and each remark has one answer at most: so many are new.
LOAD = """
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
NEXT_DUE = """SELECT greatest(due, claimed) FROM tables WHERE due IS NOT NULL
    ORDER BY greatest(due, claimed) LIMIT 1"""

# -- who is there, what is due --------------------------------------------------------------------

# Two servers that look at once get different tables, and neither waits for the other.
CLAIM = """
UPDATE tables SET claimed = $2 WHERE code IN (
    SELECT code FROM tables WHERE due IS NOT NULL AND greatest(due, claimed) <= $1
    ORDER BY greatest(due, claimed) LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING code
"""
SEE = """
WITH seen AS (
    INSERT INTO presence (code, visitor, process, until, here) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (code, visitor, process) DO UPDATE SET until = $4, here = $5
)
SELECT pg_notify('tilerummy', $6)
"""
KEY = "INSERT INTO keys (key) VALUES ($1) ON CONFLICT (one) DO UPDATE SET key = keys.key RETURNING key"

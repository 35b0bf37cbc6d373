"""What is said to PostgreSQL: its tables, and one statement for each thing the store does.

A change is one statement, so it is one message there and one back, and many of them go in one
transaction. Everything in it hangs on `moved`: if the version is not as expected, no row moves, and
nothing else is written. The ring for the other servers is part of it, and so is never lost.
"""

from __future__ import annotations

CHANNEL = "tilerummy"
LOCK = 0x7113
"""Whoever brings the database up to date holds this lock."""
OLDEST_SERVER = 15

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
)

# -- changes --------------------------------------------------------------------------------------

_MOVE = """
WITH moved AS (
    UPDATE tables SET version = version + 1, party = coalesce($3, party), match = $4, public = $5, phase = $6,
        turn = $7, due = $8, claimed = 0, changed = $9, host = $20, gap_begin = NULL, gap_end = NULL
    WHERE code = $1 AND version = $2 RETURNING code
)"""
_OPEN = """
WITH moved AS (
    INSERT INTO tables (code, version, party, match, public, phase, turn, due, changed, host)
    VALUES ($1, $2::int + 1, $3, $4, $5, $6, $7, $8, $9, $20) RETURNING code
)"""
_REST = """, happened AS (
    INSERT INTO events SELECT code, $4, $10 + n - 1, at, text
    FROM moved, unnest($11::bigint[], $12::text[]) WITH ORDINALITY AS line (at, text, n)
), laid AS (
    DELETE FROM drafts USING moved WHERE drafts.code = moved.code AND $13
), answered AS (
    INSERT INTO answers (code, visitor, id, body)
    SELECT code, $14, $15, $16 FROM moved WHERE $15::text IS NOT NULL
), went AS (
    UPDATE members SET seated = FALSE FROM moved
    WHERE members.code = moved.code AND $3 IS NOT NULL AND seated
    AND (visitor, name) NOT IN (SELECT * FROM unnest($17::text[], $21::text[]))
), came AS (
    INSERT INTO members (visitor, code, name) SELECT visitor, code, name
    FROM moved, unnest($17::text[], $21::text[]) AS sits (visitor, name) WHERE $3 IS NOT NULL
    ON CONFLICT (visitor, code, name) DO UPDATE SET seated = TRUE WHERE NOT members.seated
)
SELECT $18::int AS job, pg_notify('tilerummy', $19) FROM moved
"""
CHANGE = _MOVE + _REST
OPEN = _OPEN + _REST

DRAFT = """
WITH kept AS (
    INSERT INTO drafts VALUES ($1, $2, $3, $4)
    ON CONFLICT (code) DO UPDATE SET match = $2, sequence = $3, body = $4
)
SELECT $5::int AS job, pg_notify('tilerummy', $6)
"""
REMARK = """
WITH next AS (
    UPDATE tables SET remarks = remarks + 1 WHERE code = $1 RETURNING code, remarks
), said AS (
    INSERT INTO remarks SELECT code, remarks, $2 FROM next
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
LINES = "SELECT at, text FROM events WHERE code = $1 AND match = $2 ORDER BY sequence"
ANSWER = "SELECT body FROM answers WHERE code = $1 AND visitor = $2 AND id = $3"
LOBBY = """SELECT code, party, turn FROM (
    SELECT code, party, turn, changed, row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS place
    FROM tables WHERE public AND phase <> 'over' AND changed > $4 AND EXISTS (
        SELECT 1 FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
        WHERE presence.code = tables.code AND visitor = host
        AND greatest(presence.until, processes.until) > $3)
    ) listed WHERE place <= $2 ORDER BY changed DESC LIMIT $1"""
PUBLIC_TABLES_OF = """SELECT count(*) FROM tables
    WHERE host = $1 AND public AND phase <> 'over' AND changed > $2"""
TABLES_OF = """SELECT code, party, turn FROM members JOIN tables USING (code) WHERE visitor = $1 AND seated
    ORDER BY changed DESC LIMIT $2"""
NEXT_DUE = """SELECT greatest(due, claimed) FROM tables WHERE due IS NOT NULL
    ORDER BY greatest(due, claimed) LIMIT 1"""
STOOD_STILL = """UPDATE tables SET due = due + $2 - $1, gap_begin = coalesce(gap_begin, $1),
    gap_end = CASE WHEN gap_end IS NULL THEN $2 ELSE $2 - ($1 - gap_end) END
    WHERE phase = 'playing' AND due IS NOT NULL"""
LAST_ALIVE = "SELECT max(alive) FROM processes WHERE process <> $1"

# -- who is there, what is due --------------------------------------------------------------------

CLAIM = """
UPDATE tables SET claimed = $2 WHERE code IN (
    SELECT code FROM tables WHERE due IS NOT NULL AND greatest(due, claimed) <= $1
    ORDER BY greatest(due, claimed) LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING code
"""
SEE = """
WITH seen AS (
    INSERT INTO presence VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (code, visitor, process) DO UPDATE SET until = $4, here = $5
)
SELECT pg_notify('tilerummy', $6)
"""
SEE_ALL = """
INSERT INTO processes (process, alive, until) VALUES ($1, $2, $3)
ON CONFLICT (process) DO UPDATE SET alive = $2, until = $3
"""
PROBE = """
WITH old AS (DELETE FROM probes WHERE at < $2::bigint - 60000 AND process <> $1)
INSERT INTO probes VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET at = $2
"""
PLEDGE = """
WITH new AS (INSERT INTO pledged (visitor, secret, at) VALUES ($1, $2, $3))
DELETE FROM pledged WHERE number IN (
    SELECT number FROM pledged WHERE visitor = $1 ORDER BY number DESC OFFSET $4::int - 1)
"""
REDEEM = """
DELETE FROM pledged WHERE number = (
    SELECT number FROM pledged
    WHERE visitor = $1 AND ($2::text IS NULL OR encode(sha256(secret), 'hex') = $2)
    ORDER BY number DESC LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING secret
"""
KEEP_RECORD = """
WITH new AS (INSERT INTO records VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET at = $3)
DELETE FROM records WHERE key IN (SELECT key FROM records ORDER BY at DESC OFFSET $4)
"""
KEEP_TRY = """
WITH moved AS (
    INSERT INTO puzzle_ratings VALUES ($3, $4, $5, $6, $7)
    ON CONFLICT (puzzle) DO UPDATE SET value = $4, deviation = $5, volatility = $6, tries = $7
    WHERE puzzle_ratings.tries = $7::int - 1 RETURNING puzzle
)
INSERT INTO puzzle_tries SELECT $1::text, $2::bigint FROM moved RETURNING mark
"""
KEPT_RECORD = "SELECT body FROM records WHERE key = $1"
KEY = "INSERT INTO keys (key) VALUES ($1) ON CONFLICT (one) DO UPDATE SET key = keys.key RETURNING key"

# -- housekeeping ---------------------------------------------------------------------------------

COUNTS = "SELECT phase, count(*) FROM tables GROUP BY phase"
CODES = 'SELECT code FROM tables WHERE code COLLATE "C" > $1 ORDER BY code COLLATE "C" LIMIT $2'
WHOLE = "SELECT version, party, match, public, phase, turn, due, changed, host FROM tables WHERE code = $1"
MEMBERS = 'SELECT visitor, name FROM members WHERE code = $1 AND seated ORDER BY visitor COLLATE "C"'
EVENTS = "SELECT match, at, text FROM events WHERE code = $1 ORDER BY match, sequence"
KEPT_DRAFT = "SELECT match, sequence, body FROM drafts WHERE code = $1"
REMARKS = "SELECT number, body FROM remarks WHERE code = $1 ORDER BY number"
RESTORE = """INSERT INTO tables
    (code, version, party, match, public, phase, turn, due, changed, remarks, host)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"""
OLD = """DELETE FROM tables WHERE code IN (
    SELECT code FROM tables WHERE changed < $1 AND (phase <> 'playing' OR due IS NULL OR due < $1)
    ORDER BY changed LIMIT $2
    FOR UPDATE SKIP LOCKED) RETURNING code"""
OLD_PARTS = tuple(
    f"DELETE FROM {part} WHERE code = ANY ($1::text[])"
    for part in ("events", "answers", "drafts", "remarks", "presence", "members")
)
OLD_PLEDGES = "DELETE FROM pledged WHERE at < $1"
OLD_RECORDS = "DELETE FROM records WHERE at < $1"
OLD_TRIES = "DELETE FROM puzzle_tries WHERE at < $1"
OLD_PRESENCE = "DELETE FROM presence WHERE process IN (SELECT process FROM processes WHERE alive < $1)"
OLD_PROCESSES = "DELETE FROM processes WHERE alive < $1"

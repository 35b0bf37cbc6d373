"""Families as they are kept; written once for both stores, nothing here is hot.

A family is one value with a version, like a table: a change names the version it was decided by, and is a
`Conflict` if somebody else was faster. What its tables came to is kept besides, a row for each table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass
from hashlib import sha256

from tilerummy.server.store.store import Code, Statement, Store, VisitorId

PARTS = ("family_devices", "family_links", "family_games", "family_sums", "family_seen", "family_records")
"""Everything that is kept of a family besides itself, by its id."""
_BEGUN = "family begun "


@dataclass(frozen=True, slots=True)
class FamilyRow:
    """A family as it is kept."""

    id: str
    version: int
    body: bytes


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A table of a family: it was read when it was at version `seen`, and how it is now."""

    code: Code
    at: int
    seen: int
    version: int | None  # none: the table is forgotten
    phase: str
    changed: int
    match: int  # the latest match of the table


def link_mark(code: str) -> str:
    """What is remembered of a link that was changed; it opens nothing."""
    return sha256(f"family link {code}".encode()).hexdigest()


# -- looking --------------------------------------------------------------------------------------


BY_CODE, BY_ID = "WHERE code", "WHERE id"
BY_OLD_CODE = "JOIN family_links ON families.id = family_links.family WHERE hash"  # of a link: `link_mark`
BY_TABLE = "JOIN family_games ON families.id = family_games.family WHERE family_games.code"


async def found(store: Store, by: str, name: str) -> FamilyRow | None:
    """A family by its link, its lasting name, a link of before, or a table at which it plays."""
    rows = await store.query(f"SELECT id, families.version, families.body FROM families {by} = $1", name)
    return FamilyRow(*rows[0]) if rows else None


async def of_visitor(store: Store, visitor: VisitorId) -> list[FamilyRow]:
    """The families of which a device is."""
    ask = """SELECT id, version, body FROM families
        JOIN family_devices ON families.id = family_devices.family WHERE visitor = $1 ORDER BY id"""
    return [FamilyRow(*row) for row in await store.query(ask, visitor)]


async def families_of(store: Store, visitor: VisitorId) -> int:
    """At how many families something is kept of a device."""
    ask = "SELECT count(*) AS number FROM family_devices WHERE visitor = $1"
    return int((await store.query(ask, visitor))[0].number)


async def games_of(store: Store, family: str) -> list[KeptGame]:
    """The tables that a family opened here, the earliest first, with how they are now.

    The names of those that were played at elsewhere have a point in them: nothing of them ever changes.
    """
    ask = """SELECT family_games.code, at, seen, version, coalesce(phase, '') AS phase,
        coalesce(changed, 0) AS changed, coalesce(match, 0) AS match
        FROM family_games LEFT JOIN tables ON tables.code = family_games.code
        WHERE family = $1 AND family_games.code NOT LIKE '%.%' ORDER BY at, family_games.code"""
    return [KeptGame(*row) for row in await store.query(ask, family)]


async def opened_since(store: Store, family: str, since: int) -> list[bytes]:
    """The tables that a family has opened since then."""
    ask = "SELECT body FROM family_games WHERE family = $1 AND at > $2"
    return [row.body for row in await store.query(ask, family, since)]


async def seats_at(store: Store, code: Code) -> list[tuple[VisitorId, str]]:
    """Who has ever sat at a table, and under which name."""
    rows = await store.query("SELECT visitor, name FROM members WHERE code = $1", code)
    return [(row.visitor, row.name) for row in rows]


async def rounds_ended(store: Store, code: Code) -> int:
    """How many rounds were finished at a table; without reading all its events."""
    ask = "SELECT count(*) AS number FROM events WHERE code = $1 AND text LIKE 'end-round%'"
    return int((await store.query(ask, code))[0].number)


async def seen_at(store: Store, family: str) -> dict[int, int]:
    """When the page of each person was last open."""
    rows = await store.query("SELECT person, at FROM family_seen WHERE family = $1", family)
    return {row.person: row.at for row in rows}


async def changed_between(store: Store, first: int, last: int) -> list[str]:
    """The families that changed in that time."""
    ask = "SELECT id FROM families WHERE changed > $1 AND changed < $2"
    return [row.id for row in await store.query(ask, first, last)]


async def with_old_tables(store: Store, before: int) -> list[str]:
    """The families with tables that are about to be forgotten and were not read since they changed."""
    ask = """SELECT DISTINCT family FROM family_games JOIN tables ON tables.code = family_games.code
        WHERE changed < $1 AND seen <> version"""
    return [row.family for row in await store.query(ask, before)]


async def unused_since(store: Store, before: int) -> list[str]:
    """The families at which nothing was changed, played or looked at since then."""
    ask = """SELECT id FROM families WHERE changed < $1
        AND NOT EXISTS (SELECT 1 FROM family_seen WHERE family = id AND at >= $1)
        AND NOT EXISTS (SELECT 1 FROM family_games WHERE family = id AND at >= $1)"""
    return [row.id for row in await store.query(ask, before)]


async def recent_families(store: Store, limit: int) -> list[tuple[FamilyRow, int]]:
    """The families that changed last, and when."""
    ask = "SELECT id, version, body, changed FROM families ORDER BY changed DESC LIMIT $1"
    return [(FamilyRow(*row[:3]), row.changed) for row in await store.query(ask, limit)]


# -- changing -------------------------------------------------------------------------------------


def family_opened(kept: FamilyRow, code: str, devices: Sequence[VisitorId], now: int) -> list[Statement]:
    """What keeps a new family."""
    keep = "INSERT INTO families (id, code, version, body, changed) VALUES ($1, $2, $3, $4, $5)"
    return [
        (keep, (kept.id, code, kept.version, kept.body, now)),
        *(_device(visitor, kept.id) for visitor in devices),
    ]


def founding_begun(family: str, now: int) -> Statement:
    """What keeps that the tables of a new family are being written, before the family itself is there."""
    return "INSERT INTO facts (name, value) VALUES ($1, $2)", (f"{_BEGUN}{family}", now)


def founding_done(family: str) -> Statement:
    """What forgets it, with the family there."""
    return "DELETE FROM facts WHERE name = $1", (f"{_BEGUN}{family}",)


async def unfinished_foundings(store: Store, before: int) -> list[str]:
    """Families that a server began to write before that time, and then ended itself."""
    ask = "SELECT name FROM facts WHERE name LIKE $1 AND value < $2"
    rows = await store.query(ask, f"{_BEGUN}%", before)
    return [str(row.name).removeprefix(_BEGUN) for row in rows]


def family_changed(
    kept: FamilyRow,
    code: str,
    came: Sequence[VisitorId],
    went: Sequence[VisitorId],
    old_code: str | None,
    now: int,
) -> list[Statement]:
    """What keeps a change; `kept` has the version that it was decided by. Each changes exactly one row."""
    keep = """UPDATE families SET version = version + 1, code = $3, body = $4, changed = $5
        WHERE id = $1 AND version = $2"""
    forget = "DELETE FROM family_devices WHERE visitor = $1 AND family = $2"
    link = "INSERT INTO family_links (hash, family) VALUES ($1, $2)"
    return [
        (keep, (kept.id, kept.version, code, kept.body, now)),
        *((forget, (visitor, kept.id)) for visitor in went),
        *(_device(visitor, kept.id) for visitor in came),
        *([] if old_code is None else [(link, (link_mark(old_code), kept.id))]),
    ]


def _device(visitor: VisitorId, family: str) -> Statement:
    return "INSERT INTO family_devices (visitor, family) VALUES ($1, $2)", (visitor, family)


def forget_family(family: str) -> list[Statement]:
    """What forgets a family; its tables are another matter."""
    parts: list[Statement] = [(f"DELETE FROM {part} WHERE family = $1", (family,)) for part in PARTS]
    return [*parts, ("DELETE FROM families WHERE id = $1", (family,))]


def game_opened(family: str, code: Code, at: int, body: bytes) -> Statement:
    """What keeps that a table is a family's, before the table is there; once."""
    keep = """INSERT INTO family_games (family, code, at, seen, body) VALUES ($1, $2, $3, 0, $4)
        ON CONFLICT (family, code) DO NOTHING"""
    return keep, (family, code, at, body)


def game_read(family: str, code: Code, before: int, seen: int, body: bytes) -> Statement:
    """What keeps what a table has come to, unless somebody else was faster."""
    keep = """UPDATE family_games SET seen = $4, body = $5
        WHERE family = $1 AND code = $2 AND seen = $3"""
    return keep, (family, code, before, seen, body)


def seen_now(family: str, person: int, now: int) -> Statement:
    """What keeps that somebody's page is open."""
    keep = """INSERT INTO family_seen (family, person, at) VALUES ($1, $2, $3)
        ON CONFLICT (family, person) DO UPDATE SET at = excluded.at"""
    return keep, (family, person, now)


# -- sums ----------------------------------------------------------------------------------------

# What the tables of families came to, added up: kept besides, so that a look at a family reads no rounds. All
# of it follows from the tables themselves; what is not there, as after a restored backup, is added up anew.
FEW = 20


@dataclass(frozen=True, slots=True)
class KeptPlayed:
    """What was played at a table, and at which version of it that was read."""

    code: Code
    seen: int
    body: bytes


async def codes_of(store: Store, family: str) -> list[Code]:
    """All tables of a family, those that were played at elsewhere too."""
    rows = await store.query("SELECT code FROM family_games WHERE family = $1 ORDER BY at, code", family)
    return [row.code for row in rows]


async def sums_kept(store: Store, family: str, codes: Collection[Code]) -> list[KeptPlayed]:
    """The sums of these tables, as far as they are those of what is kept now."""
    ask = """SELECT family_sums.code, family_sums.seen, family_sums.body FROM family_sums
        JOIN family_games ON family_games.family = family_sums.family AND family_games.code = family_sums.code
        AND family_games.seen = family_sums.seen WHERE family_sums.family = $1"""
    return await _asked(store, ask, "family_sums", family, codes)


async def played_at(store: Store, family: str, codes: Collection[Code]) -> list[KeptPlayed]:
    """What was played at these tables."""
    ask = "SELECT code, seen, body FROM family_games WHERE family = $1"
    return await _asked(store, ask, "family_games", family, codes)


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table of a family with when it was opened."""

    at: int
    code: Code
    body: bytes


async def all_played(store: Store, family: str) -> list[OpenedTable]:
    """What was played at all tables, the earliest first."""
    ask = "SELECT at, code, body FROM family_games WHERE family = $1 ORDER BY at, code"
    return [OpenedTable(*row) for row in await store.query(ask, family)]


async def _asked(
    store: Store, ask: str, table: str, family: str, codes: Collection[Code]
) -> list[KeptPlayed]:
    """A few by their names, many as a whole."""
    if len(codes) > FEW:
        rows, wanted = await store.query(ask, family), frozenset(codes)
        return [KeptPlayed(*row) for row in rows if row.code in wanted]
    found: list[KeptPlayed] = []
    for code in codes:
        found += (KeptPlayed(*row) for row in await store.query(f"{ask} AND {table}.code = $2", family, code))
    return found


def keep_sums(family: str, sums: KeptPlayed) -> Statement:
    """What keeps the sums of a table in place of those before."""
    keep = """INSERT INTO family_sums (family, code, seen, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT (family, code) DO UPDATE SET seen = excluded.seen, body = excluded.body"""
    return keep, (family, *astuple(sums))


# -- records that families brought along from elsewhere ------------------------------------------


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """A record of a match, packed; and since when it is here."""

    code: Code
    match: int
    at: int
    body: bytes


async def record_at(store: Store, code: Code, match: int | None) -> bytes | None:
    """The record of a match, or of the last one of its table."""
    ask = """SELECT body FROM family_records WHERE code = $1 AND match = coalesce($2,
        (SELECT max(match) FROM family_records WHERE code = $1))"""
    rows = await store.query(ask, code, match)
    return rows[0].body if rows else None


async def tables_with_records(store: Store, family: str) -> set[Code]:
    """The tables of a family whose matches can be watched though they were never here."""
    ask = "SELECT DISTINCT code FROM family_records WHERE family = $1"
    return {row.code for row in await store.query(ask, family)}


async def records_of(store: Store, family: str) -> list[KeptRecord]:
    """All records that a family brought along."""
    ask = "SELECT code, match, at, body FROM family_records WHERE family = $1 ORDER BY code, match"
    return [KeptRecord(*row) for row in await store.query(ask, family)]


def record_brought(family: str, record: KeptRecord) -> Statement:
    """What keeps a record that came with a family."""
    keep = "INSERT INTO family_records (family, code, match, at, body) VALUES ($1, $2, $3, $4, $5)"
    return keep, (family, *astuple(record))


def record_rewritten(record: KeptRecord) -> Statement:
    """What keeps a record with other names."""
    keep = "UPDATE family_records SET body = $3 WHERE code = $1 AND match = $2"
    return keep, (record.code, record.match, record.body)


def forget_old_records(before: int) -> Statement:
    """What forgets records that are here for so long."""
    return "DELETE FROM family_records WHERE at < $1", (before,)


# -- backups -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A table of a family in a backup."""

    code: Code
    at: int
    seen: int
    body: bytes


@dataclass(frozen=True, slots=True)
class WholeFamily:
    """A family with everything that a backup holds."""

    family: str  # its lasting name; the first word of its line, by which the line is known
    code: str
    version: int
    body: bytes
    changed: int
    devices: tuple[VisitorId, ...]
    links: tuple[str, ...]
    games: tuple[WholeGame, ...]
    records: tuple[KeptRecord, ...] = ()  # brought along from elsewhere


async def ids_after(store: Store, after: str, limit: int) -> list[str]:
    """The families in the order of their names, from behind that one."""
    ask = "SELECT id FROM families WHERE id > $1 ORDER BY id LIMIT $2"
    return [row.id for row in await store.query(ask, after, limit)]


async def whole_family(store: Store, family: str) -> WholeFamily | None:
    """A family with all that is kept of it."""
    rows = await store.query("SELECT id, code, version, body, changed FROM families WHERE id = $1", family)
    if not rows:
        return None
    devices = await store.query(
        "SELECT visitor FROM family_devices WHERE family = $1 ORDER BY visitor", family
    )
    links = await store.query("SELECT hash FROM family_links WHERE family = $1 ORDER BY hash", family)
    ask = "SELECT code, at, seen, body FROM family_games WHERE family = $1 ORDER BY at, code"
    games = [WholeGame(*row) for row in await store.query(ask, family)]
    row = rows[0]
    return WholeFamily(
        row.id,
        row.code,
        row.version,
        row.body,
        row.changed,
        tuple(row.visitor for row in devices),
        tuple(row.hash for row in links),
        tuple(games),
        tuple(await records_of(store, family)),
    )


def family_restored(found: WholeFamily) -> list[Statement]:
    """What puts a family back; `Conflict` if it is there."""
    link = "INSERT INTO family_links (hash, family) VALUES ($1, $2)"
    game = "INSERT INTO family_games (family, code, at, seen, body) VALUES ($1, $2, $3, $4, $5)"
    kept = FamilyRow(found.family, found.version, found.body)
    return [
        *family_opened(kept, found.code, found.devices, found.changed),
        *((link, (one, found.family)) for one in found.links),
        *((game, (found.family, *astuple(one))) for one in found.games),
        *(record_brought(found.family, one) for one in found.records),
    ]

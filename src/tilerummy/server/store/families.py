"""Families as they are kept; written once for both stores, nothing here is hot.

A family is one value with a version, like a table: a change names the version it was decided by, and is a
`Conflict` if somebody else was faster. What its tables came to is kept besides, a row for each table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from tilerummy.server.store.store import Code, Statement, Store, VisitorId

PARTS = ("family_devices", "family_links", "family_games", "family_sums", "family_seen", "family_records")
"""Everything that is kept of a family besides itself, by its id."""
_BEGUN = "family begun "


@dataclass(frozen=True, slots=True)
class KeptFamily:
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
    version: int | None
    """None: the table is forgotten."""
    phase: str
    changed: int
    match: int
    """The latest match of the table."""


def link_mark(code: str) -> str:
    """What is remembered of a link that was changed; it opens nothing."""
    return sha256(f"family link {code}".encode()).hexdigest()


# -- looking --------------------------------------------------------------------------------------


async def by_code(store: Store, code: str) -> KeptFamily | None:
    """The family behind a link."""
    rows = await store.query("SELECT id, version, body FROM families WHERE code = $1", code)
    return KeptFamily(*rows[0]) if rows else None


async def by_id(store: Store, family: str) -> KeptFamily | None:
    """A family by its lasting name."""
    rows = await store.query("SELECT id, version, body FROM families WHERE id = $1", family)
    return KeptFamily(*rows[0]) if rows else None


async def by_old_code(store: Store, code: str) -> KeptFamily | None:
    """The family that a link led to before it was changed."""
    ask = """SELECT id, version, body FROM families
        JOIN family_links ON families.id = family_links.family WHERE hash = $1"""
    rows = await store.query(ask, link_mark(code))
    return KeptFamily(*rows[0]) if rows else None


async def of_visitor(store: Store, visitor: VisitorId) -> list[KeptFamily]:
    """The families of which a device is."""
    ask = """SELECT id, version, body FROM families
        JOIN family_devices ON families.id = family_devices.family WHERE visitor = $1 ORDER BY id"""
    return [KeptFamily(*row) for row in await store.query(ask, visitor)]


async def games_of(store: Store, family: str) -> list[KeptGame]:
    """The tables that a family opened here, the earliest first, with how they are now.

    The names of those that were played at elsewhere have a point in them: nothing of them ever changes.
    """
    ask = """SELECT family_games.code, at, seen, version, coalesce(phase, '') AS phase,
        coalesce(changed, 0) AS changed, coalesce(match, 0) AS match
        FROM family_games LEFT JOIN tables ON tables.code = family_games.code
        WHERE family = $1 AND family_games.code NOT LIKE '%.%' ORDER BY at, family_games.code"""
    return [KeptGame(*row) for row in await store.query(ask, family)]


async def played_at(store: Store, family: str) -> dict[Code, tuple[int, bytes]]:
    """What each table came to, and at which version of it."""
    rows = await store.query("SELECT code, seen, body FROM family_games WHERE family = $1", family)
    return {row.code: (row.seen, row.body) for row in rows}


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


async def listed(store: Store, limit: int) -> list[tuple[KeptFamily, int]]:
    """The families that changed last, and when."""
    ask = "SELECT id, version, body, changed FROM families ORDER BY changed DESC LIMIT $1"
    return [(KeptFamily(*row[:3]), row.changed) for row in await store.query(ask, limit)]


# -- changing -------------------------------------------------------------------------------------


def opened(kept: KeptFamily, code: str, devices: Sequence[VisitorId], now: int) -> list[Statement]:
    """What keeps a new family."""
    keep = "INSERT INTO families (id, code, version, body, changed) VALUES ($1, $2, $3, $4, $5)"
    return [
        (keep, (kept.id, code, kept.version, kept.body, now)),
        *(_device(visitor, kept.id) for visitor in devices),
    ]


def begun(family: str, now: int) -> Statement:
    """What keeps that the tables of a new family are being written, before the family itself is there."""
    return "INSERT INTO facts (name, value) VALUES ($1, $2)", (f"{_BEGUN}{family}", now)


def done(family: str) -> Statement:
    """What forgets it, with the family there."""
    return "DELETE FROM facts WHERE name = $1", (f"{_BEGUN}{family}",)


async def unfinished(store: Store, before: int) -> list[str]:
    """Families that a server began to write before that time, and then ended itself."""
    ask = "SELECT name FROM facts WHERE name LIKE $1 AND value < $2"
    rows = await store.query(ask, f"{_BEGUN}%", before)
    return [str(row.name).removeprefix(_BEGUN) for row in rows]


def moved(
    kept: KeptFamily,
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


def forgetting(family: str) -> list[Statement]:
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

"""Families as a backup holds them."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.server.store.families import KeptFamily, opened
from tilerummy.server.store.family_records import KeptRecord, record_brought, records_of
from tilerummy.server.store.store import Code, Statement, Store, VisitorId


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

    family: str
    """Its lasting name; the first word of its line, by which the line is known."""
    code: str
    version: int
    body: bytes
    changed: int
    devices: tuple[VisitorId, ...]
    links: tuple[str, ...]
    games: tuple[WholeGame, ...]
    records: tuple[KeptRecord, ...] = ()
    """Brought along from elsewhere."""


async def ids_after(store: Store, after: str, limit: int) -> list[str]:
    """The families in the order of their names, from behind that one."""
    ask = "SELECT id FROM families WHERE id > $1 ORDER BY id LIMIT $2"
    return [row.id for row in await store.query(ask, after, limit)]


async def whole(store: Store, family: str) -> WholeFamily | None:
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


def restored(found: WholeFamily) -> list[Statement]:
    """What puts a family back; `Conflict` if it is there."""
    link = "INSERT INTO family_links (hash, family) VALUES ($1, $2)"
    game = "INSERT INTO family_games (family, code, at, seen, body) VALUES ($1, $2, $3, $4, $5)"
    kept = KeptFamily(found.family, found.version, found.body)
    return [
        *opened(kept, found.code, found.devices, found.changed),
        *((link, (one, found.family)) for one in found.links),
        *((game, (found.family, one.code, one.at, one.seen, one.body)) for one in found.games),
        *(record_brought(found.family, one) for one in found.records),
    ]

"""Records that families brought along from elsewhere, as they are kept; written once for both stores."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.server.store.store import Code, Statement, Store


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
    return keep, (family, record.code, record.match, record.at, record.body)


def record_rewritten(record: KeptRecord) -> Statement:
    """What keeps a record with other names."""
    keep = "UPDATE family_records SET body = $3 WHERE code = $1 AND match = $2"
    return keep, (record.code, record.match, record.body)


def forgetting_records(before: int) -> Statement:
    """What forgets records that are here for so long."""
    return "DELETE FROM family_records WHERE at < $1", (before,)

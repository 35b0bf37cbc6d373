"""What the tables of families came to, added up: kept besides, so that a look at a family reads no rounds.

All of it follows from the tables themselves. What is not there, as after a backup was put back, is added up
anew.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tilerummy.server.store.store import Code, Statement, Store

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
    return keep, (family, sums.code, sums.seen, sums.body)

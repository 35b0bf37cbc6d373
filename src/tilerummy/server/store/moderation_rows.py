"""What operators do and players report, as it is kept; written once for both stores, nothing here is hot.

Each act is a line of the audit log, written in the same transaction as what it does. Servers read the log to
hear of acts that were done elsewhere.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import lru_cache
from hashlib import sha256

from tilerummy.server.store.store import PARTS, Code, Statement, Store, VisitorId

BAN, LIFT, CLOSE, REVOKE, ERASE, FORGET = "ban", "lift", "close", "revoke", "erase", "forget"
VISITOR, ADDRESS = "visitor", "address"


@lru_cache(maxsize=65_536)
def erased_mark(visitor: VisitorId) -> str:
    """What is kept of somebody who was forgotten: enough to tell their token, and not who they were.

    An identity is 128 random bits, so nobody finds it by its hash.
    """
    return "#" + sha256(visitor.encode()).hexdigest()[:40]


@dataclass(frozen=True, slots=True)
class Act:
    """Something an operator did, or a visitor to what is theirs."""

    number: int
    at: int
    kind: str
    who: str  # the visitor, the address or the table it was done to
    until: int | None
    why: str
    operator: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not come in until then."""

    kind: str
    who: str
    until: int


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What somebody reported of somebody else, with the last talk of the table."""

    code: Code
    reporter: VisitorId
    id: str
    at: int
    about: VisitorId
    name: str
    text: str
    talk: str


@dataclass(frozen=True, slots=True)
class RecentTable:
    """A table at a glance."""

    code: Code
    phase: str
    public: bool
    changed: int
    party: bytes


def logged(at: int, kind: str, who: str, until: int | None, why: str, operator: str) -> Statement:
    """What writes an act to the audit log; every server hears of it."""
    return (
        "INSERT INTO acts (at, kind, who, until, why, operator) VALUES ($1, $2, $3, $4, $5, $6)",
        (at, kind, who, until, why, operator),
    )


async def ban(store: Store, found: Ban, at: int, why: str, operator: str) -> None:
    """Keep somebody out until then."""
    keep = """INSERT INTO bans (kind, who, until) VALUES ($1, $2, $3)
        ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until"""
    await store.write_all(
        [
            (keep, (found.kind, found.who, found.until)),
            logged(at, BAN, found.who, found.until, why, operator),
        ]
    )


async def lift(store: Store, who: str, at: int, why: str, operator: str) -> bool:
    """Let somebody in again; whether they were kept out."""
    # Asked first: an act that did nothing is not to stand in the log.
    there = await store.query("SELECT kind FROM bans WHERE who = $1", who)
    if there:
        forget = ("DELETE FROM bans WHERE who = $1", (who,))
        await store.write_all([forget, logged(at, LIFT, who, None, why, operator)])
    return bool(there)


async def close_table(store: Store, code: Code, at: int, why: str, operator: str) -> bool:
    """Forget a table with all its matches; whether there was one."""
    there = await store.query("SELECT code FROM tables WHERE code = $1", code)
    if there:
        await store.write_all(closing(code, at, why, operator))
    return bool(there)


def closing(code: Code, at: int, why: str, operator: str) -> list[Statement]:
    """What forgets a table, and tells every server that has it at hand."""
    # In one transaction with the line of the log: no server hears of it while the table can still be found.
    gone: list[Statement] = [(f"DELETE FROM {part} WHERE code = $1", (code,)) for part in PARTS]
    return [*gone, logged(at, CLOSE, code, None, why, operator)]


async def revoke(store: Store, visitor: VisitorId, at: int, why: str, operator: str) -> None:
    """Make every token of a visitor void."""
    keep = "INSERT INTO revoked (visitor) VALUES ($1) ON CONFLICT (visitor) DO NOTHING"
    await store.write_all([(keep, (visitor,)), logged(at, REVOKE, visitor, None, why, operator)])


async def acts_after(store: Store, number: int, limit: int) -> list[Act]:
    """What was done after that, oldest first."""
    ask = """SELECT number, at, kind, who, until, why, operator FROM acts WHERE number > $1
        ORDER BY number LIMIT $2"""
    return [Act(*row) for row in await store.query(ask, number, limit)]


async def bans(store: Store, now: int) -> list[Ban]:
    """Everybody who is kept out now."""
    ask = "SELECT kind, who, until FROM bans WHERE until > $1 ORDER BY until"
    return [Ban(*row) for row in await store.query(ask, now)]


async def revoked(store: Store) -> frozenset[str]:
    """Everybody whose tokens are void; those who were forgotten by a mark."""
    return frozenset(row[0] for row in await store.query("SELECT visitor FROM revoked"))


async def where_known(store: Store, visitor: VisitorId) -> dict[Code, set[str]]:
    """The tables at which anything is kept of a visitor, with the names they had there, as far as known."""
    ask = """SELECT code, name FROM members WHERE visitor = $1
        UNION SELECT code, '' FROM tables WHERE host = $1
        UNION SELECT code, '' FROM answers WHERE visitor = $1
        UNION SELECT code, name FROM reports WHERE about = $1"""
    found: dict[Code, set[str]] = {}
    for code, name in await store.query(ask, visitor):
        found.setdefault(Code(code), set()).update({name} - {""})
    return found


def forgetting(visitor: VisitorId, at: int) -> list[Statement]:
    """What forgets a visitor wherever their name in the store stands, and keeps their tokens void."""
    statements: list[Statement] = [
        # The second is the name under which they were there by the key of their seat (`by_key`).
        (f"DELETE FROM {part} WHERE visitor IN ($1, $2)", (visitor, f"{visitor}*"))
        for part in ("pledged", "presence", "answers", "members", "revoked")
    ]
    mark = erased_mark(visitor)
    return [
        *statements,
        ("DELETE FROM reports WHERE reporter = $1", (visitor,)),
        ("DELETE FROM bans WHERE who = $1", (visitor,)),
        # The log stays whole, and names nobody who was forgotten.
        ("UPDATE acts SET who = $2 WHERE who = $1", (visitor, mark)),
        ("INSERT INTO revoked (visitor) VALUES ($1) ON CONFLICT (visitor) DO NOTHING", (mark,)),
        # Other servers hear that somebody was forgotten and drop what they have at hand; who it was is not
        # told.
        logged(at, ERASE, "", None, "", ""),
    ]


async def hide_forgotten(store: Store) -> None:
    """Earlier versions kept the visitor itself of whoever was forgotten: keep the mark in its place."""
    known = "SELECT who FROM acts WHERE kind = $1"
    ask = f"SELECT visitor FROM revoked WHERE visitor NOT LIKE '#%' AND visitor NOT IN ({known})"
    for (visitor,) in await store.query(ask, REVOKE):
        renamed = "UPDATE revoked SET visitor = $2 WHERE visitor = $1"
        await store.write_all([(renamed, (visitor, erased_mark(visitor)))])


async def keep_report(store: Store, report: ReportRow) -> None:
    """Keep a report; one that was sent twice is kept once."""
    keep = """INSERT INTO reports (code, reporter, id, at, about, name, text, talk)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (code, reporter, id) DO NOTHING"""
    await store.write_all([(keep, astuple(report))])


async def reports(
    store: Store, limit: int, reporter: VisitorId | None = None, code: Code | None = None
) -> list[ReportRow]:
    """The latest reports, of everybody or of one, of all tables or of one."""
    ask = """SELECT code, reporter, id, at, about, name, text, talk FROM reports
        WHERE (CAST($2 AS TEXT) IS NULL OR reporter = $2) AND (CAST($3 AS TEXT) IS NULL OR code = $3)
        ORDER BY at DESC LIMIT $1"""
    return [ReportRow(*row) for row in await store.query(ask, limit, reporter, code)]


async def recent_tables(store: Store, limit: int) -> list[RecentTable]:
    """The tables at which something happened last."""
    ask = "SELECT code, phase, public, changed, party FROM tables ORDER BY changed DESC LIMIT $1"
    found = await store.query(ask, limit)
    return [RecentTable(code, phase, bool(public), *rest) for code, phase, public, *rest in found]


async def keep_first_time(store: Store, name: str, now: int) -> int:
    """When something was first asked for; now, if it never was."""
    keep = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
    # Kept first and read then: of two servers that ask at once both get the earlier time.
    await store.write_all([(keep, (name, now))])
    (row,) = await store.query("SELECT value FROM facts WHERE name = $1", name)
    return int(row[0])

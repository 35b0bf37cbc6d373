"""Where notices go: one row for each browser whose person has asked for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

from tilerummy.server.store.store import Statement, Store, VisitorId

COLUMNS = "endpoint, visitor, point, auth, language, zone, turns, remind, next_at"
MOST_BROWSERS = 10  # so many of one visitor; the oldest goes


@dataclass(frozen=True, slots=True)
class KeptPush:
    """A browser that takes notices, and which ones its person wishes."""

    endpoint: str
    visitor: VisitorId
    point: bytes
    auth: bytes
    language: str
    zone: int  # minutes east of Greenwich
    turns: int  # 1: tell me when it is my turn
    remind: int | None  # the minute of the day at which to remind; None: never
    next_at: int  # when that is for the next time


@dataclass(frozen=True, slots=True)
class WaitingTurn:
    """A table that waits for somebody who wishes to be told."""

    code: str
    visitor: VisitorId
    party: bytes


def keep(push: KeptPush, at: int) -> list[Statement]:
    """What keeps where a browser's notices go. A browser is one person's: the last who asked."""
    values = (*astuple(push), at)
    drop = """DELETE FROM pushes WHERE visitor = $1 AND endpoint NOT IN
        (SELECT endpoint FROM pushes WHERE visitor = $1 ORDER BY at DESC LIMIT $2)"""
    return [
        ("DELETE FROM pushes WHERE endpoint = $1", (push.endpoint,)),
        # One less than allowed, for the new one comes after it.
        (drop, (push.visitor, MOST_BROWSERS - 1)),
        (f"INSERT INTO pushes ({COLUMNS}, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", values),
    ]


def forget(endpoint: str) -> Statement:
    """What forgets one browser."""
    return "DELETE FROM pushes WHERE endpoint = $1", (endpoint,)


def forget_all(visitor: VisitorId) -> Statement:
    """What forgets all browsers of somebody."""
    return "DELETE FROM pushes WHERE visitor = $1", (visitor,)


async def pushes_of(store: Store, visitor: VisitorId) -> list[KeptPush]:
    """The browsers of somebody."""
    ask = f"SELECT {COLUMNS} FROM pushes WHERE visitor = $1 ORDER BY at"
    return [KeptPush(*row) for row in await store.query(ask, visitor)]


async def due(store: Store, now: int, limit: int) -> Sequence[KeptPush]:
    """Those who wished to be reminded by now."""
    ask = f"SELECT {COLUMNS} FROM pushes WHERE remind IS NOT NULL AND next_at <= $1 ORDER BY next_at LIMIT $2"
    return [KeptPush(*row) for row in await store.query(ask, now, limit)]


def remind_next(push: KeptPush, at: int) -> Statement:
    """What puts off a reminder; it changes nothing if another server has done so."""
    return (
        "UPDATE pushes SET next_at = $3 WHERE endpoint = $1 AND next_at = $2",
        (push.endpoint, push.next_at, at),
    )


async def waiting_turns(store: Store, since: int, until: int, limit: int) -> list[WaitingTurn]:
    """Tables that have waited since a time between these for somebody who wishes to be told."""
    ask = """SELECT DISTINCT tables.code, tables.turn, tables.party FROM pushes
        JOIN tables ON tables.turn = pushes.visitor
        WHERE pushes.turns = 1 AND tables.phase = 'playing' AND tables.changed > $1 AND tables.changed <= $2
        LIMIT $3"""
    return [WaitingTurn(*row) for row in await store.query(ask, since, until, limit)]

"""What one address leaves to others while it attacks: reviews, the list of public tables, a puzzle's rating.

Each is looked at once when nobody attacks and once during the attack, by people with addresses of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic

import msgspec

from benches.attackers import PUBLIC_TABLES, record, victim
from benches.crowd import Player, ask, connect, post
from benches.load import PLAN
from benches.report import Notes

HONEST = 5
"""Public tables of others, each of another address."""
LIMIT_S = 120.0
MOST_TIMES_AS_LONG, ONE_PART_S, MOST_RATING = 4, 3.0, 500
"""How much longer a review may take while somebody floods them, and how far lies may move a rating."""


@dataclass
class Others:
    """People who want their share."""

    address: str
    codes: list[str] = field(default_factory=list)
    hosts: list[Player] = field(default_factory=list)
    asked: int = 0

    async def review(self) -> float:
        """Seconds until a match that nobody has asked about is reviewed."""
        self.asked += 1
        who, began = _who(100 + self.asked), monotonic()
        text = record(f"Ann {self.asked}").encode()
        status, body = await ask(self.address, "POST", "/api/review", text, who)
        while status == 202 and monotonic() - began < LIMIT_S:
            key = msgspec.json.decode(body)["key"]
            await asyncio.sleep(0.2)
            status, body = await ask(self.address, "GET", f"/api/review/{key}", b"", who)
        return monotonic() - began if status == 200 else float("inf")

    async def listed(self) -> float:
        """How many of the honest tables are in the list."""
        _, body = await ask(self.address, "GET", "/api/lobby", b"", _who(1))
        found = {line["code"] for line in msgspec.json.decode(body)["tables"]}
        return float(len(found & {*self.codes}))

    async def rating(self) -> float:
        """The rating of the puzzle that is lied about, as an honest try finds it."""
        token = (await post(self.address, "/api/visitors", {}, _who(2)))["token"]
        tried = {"puzzle": victim(), "solved": True, "rating": 1500, "deviation": 350}
        _, body = await ask(
            self.address, "POST", "/api/puzzles/tries", msgspec.json.encode(tried), _who(2), token
        )
        return float(msgspec.json.decode(body)["rating"])


def _who(number: int) -> str:
    return f"10.9.{number // 200}.{1 + number % 200}"


@asynccontextmanager
async def others(address: str) -> AsyncIterator[Others]:
    """Those people, with their public tables open."""
    found = Others(address)
    for number in range(HONEST):
        token = (await post(address, "/api/visitors", {}, _who(number)))["token"]
        wanted = {"plan": {**PLAN, "players": 2, "public": True}, "name": "Ann"}
        code = (await post(address, "/api/tables", wanted, _who(number), token))["code"]
        found.codes.append(code)
        found.hosts.append(await connect(address, code, token, _who(number)))
    try:
        yield found
    finally:
        for host in found.hosts:
            if host.transport is not None:
                host.transport.close()


@dataclass(frozen=True)
class Share:
    """One thing that is shared: how it is looked at, in which words, and when it is bad."""

    look: Callable[[Others], Awaitable[float]]
    said: str
    fair: Callable[[float, float], bool]


SHARES = {
    "reviews": Share(
        Others.review,
        "seconds until a review of another is there",
        lambda before, now: now < MOST_TIMES_AS_LONG * before + ONE_PART_S,
    ),
    "lobby": Share(
        Others.listed,
        f"of {HONEST} tables of others in the list beside {PUBLIC_TABLES} or more",
        lambda _, now: now == HONEST,
    ),
    "tries": Share(
        Others.rating,
        "rating of the puzzle they lie about",
        lambda before, now: abs(now - before) < MOST_RATING,
    ),
}


def report(found: dict[str, tuple[float, float]], notes: Notes) -> list[str]:
    """A table of all that was looked at; the names of those that others got too little of."""
    if not found:
        return []
    notes.say("", "| attack | what is left to others | before | during |", "|---|---|---|---|")
    for name, (before, during) in found.items():
        notes.say(f"| {name} | {SHARES[name].said} | {before:.1f} | {during:.1f} |")
    return [name for name, (before, during) in found.items() if not SHARES[name].fair(before, during)]

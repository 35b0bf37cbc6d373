"""Puzzles and the deals of days over HTTP.

Whoever tries a puzzle may say anything about themselves. So a visitor counts once at a puzzle, visitors and
addresses have a share of tries, and one try moves a rating only little. Visitors cost nothing, so of one
address only one counts at a puzzle; the others are not told apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from tilerummy.protocol import messages as m
from tilerummy.server.edge.budgets import Buckets, NewLimit, TrustedProxies
from tilerummy.server.edge.operation import Asked, Reply, cacheable, get, json, post
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.edge.table_routes import TableRoutes
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service

BY_VISITOR = (1 / 5, 60.0)  # tries a second in the long run, and at once
BY_ADDRESS = (1.0, 200.0)
AT_ONE_PUZZLE = (1 / (7 * 86_400), 1.0)
"""Tries of one address at one puzzle that count: one a week, by which a rating moves 50 points at most."""
FRESH_S = 60.0  # so long the ratings are told as they were
A_WHILE = "public, max-age=300, stale-while-revalidate=86400"
RESULTS = (0.1, 10.0)
"""Results a second in the long run, and at once, for each address: each is a whole game played again."""


class DayRoutes:
    """Answers what is asked about the deal of a day."""

    def __init__(self, service: Service, tables: TableRoutes, quotas: Shares, limit: NewLimit) -> None:
        self._service, self._tables, self._quotas = service, tables, quotas
        self._limit = limit(*RESULTS)

    @get("/api/days/{day}", m.DayDeal, also=(404,))
    async def deal(self, asked: Asked) -> Reply:
        """What is played on a day."""
        return json(await self._service.days.describe(asked.names["day"]))

    @post("/api/days/{day}/game", m.Opened, status=201, body=m.DayGame, token=True, also=(404,), cost=30.0)
    async def game(self, asked: Asked) -> Reply:
        """Your table for that day's deal."""
        visitor = asked.known_to(self._service)
        wanted = await asked.body(m.DayGame)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asked.address, public=False)
        return self._tables.opened(*await self._service.days.game(visitor, asked.names["day"], wanted))

    @post("/api/days/{day}/results", m.DayTold, body="a record", token=True, also=(400, 404), cost=100.0)
    async def results(self, asked: Asked) -> Reply:
        """How you fared with it."""
        visitor = asked.known_to(self._service)
        if not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        day = asked.names["day"]
        # Whoever tells again takes nothing of their address's share.
        days, told_before = self._service.days, await self._service.days.has_told(visitor, day)
        counts = told_before or self._quotas.has_share(f"day {day}", asked.address)
        told, first = await days.tell(visitor, day, await asked.record(), counts=counts)
        if first:
            await self._service.families.tell_day(visitor, told)
        return json(told)


class PuzzleRoutes:
    """Answers tries at puzzles, and what their ratings have come to."""

    def __init__(self, service: Service, proxies: TrustedProxies, clock: Callable[[], float]) -> None:
        self._service, self._proxies, self._clock = service, proxies, clock
        self._visitors, self._addresses = Buckets(*BY_VISITOR, clock), Buckets(*BY_ADDRESS, clock)
        self._at_one_puzzle = Buckets(*AT_ONE_PUZZLE, clock)
        self._told = self._packed = Reply()
        self._until = float("-inf")
        self._asking = asyncio.Lock()

    @get("/api/puzzles/ratings", m.PuzzleRatings, also=(304,))
    async def ratings(self, asked: Asked) -> Reply:
        """Ratings of puzzles that have moved."""
        async with self._asking:  # once for all who ask at the same time
            if self._clock() >= self._until:
                self._told = json(m.PuzzleRatings(await self._service.puzzle_ratings.moved()))
                self._packed, self._until = self._told.packed(), self._clock() + FRESH_S
        told = self._packed if asked.takes("gzip") else self._told
        return cacheable(asked, told, A_WHILE, "accept-encoding")

    @post("/api/puzzles/tries", m.PuzzleTried, body=m.PuzzleTry, token=True, cost=10.0)
    async def tries(self, asked: Asked) -> Reply:
        """Your first try at a puzzle."""
        visitor = asked.known_to(self._service)
        tried = await asked.body(m.PuzzleTry)
        address = asked.address
        if not self._visitors.take(visitor):
            raise Rejected(ErrorCode.TOO_MANY)
        if self._proxies.names(address):  # this machine itself has no limit
            return json(await self._service.puzzle_ratings.note(visitor, tried))
        if not self._addresses.take(address):
            raise Rejected(ErrorCode.TOO_MANY)
        # Identities are free: without this one person could move a rating as far as they like.
        counts = partial(self._at_one_puzzle.take, f"{address} {tried.puzzle}")
        return json(await self._service.puzzle_ratings.note(visitor, tried, counts))

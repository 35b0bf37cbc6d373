"""Puzzles at a server: tries are counted, and ratings told that have settled elsewhere than they began.

Whoever tries may say anything about themselves. So a visitor counts once at a puzzle, visitors and addresses
have a share of tries, and one try moves a rating only little. Visitors cost nothing, so of one address only
one counts at a puzzle; the others are not told apart.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.budgets import Buckets, TrustedProxies
from tilerummy.server.edge.caching import cacheable
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service

BY_VISITOR = (1 / 5, 60.0)
"""Tries a second in the long run, and at once."""
BY_ADDRESS = (1.0, 200.0)
AT_ONE_PUZZLE = (1 / (7 * 86_400), 1.0)
"""Tries of one address at one puzzle that count: one a week, by which a rating moves 50 points at most."""
FRESH_S = 60.0
"""So long the ratings are told as they were."""
A_WHILE = "public, max-age=300, stale-while-revalidate=86400"


class Puzzles:
    """Answers tries at puzzles, and what their ratings have come to."""

    def __init__(self, service: Service, proxies: TrustedProxies, clock: Callable[[], float]) -> None:
        self._service, self._proxies, self._clock = service, proxies, clock
        self._visitors, self._addresses = Buckets(*BY_VISITOR, clock), Buckets(*BY_ADDRESS, clock)
        self._at_one_puzzle = Buckets(*AT_ONE_PUZZLE, clock)
        self._told, self._until = (b"", b""), float("-inf")
        self._asking = asyncio.Lock()

    async def ratings(self, asked: Asked) -> Answer:
        """Ratings that have moved."""
        async with self._asking:  # once for all who ask at the same time
            if self._clock() >= self._until:
                body = msgspec.json.encode(m.PuzzleRatings(await self._service.puzzle_ratings.moved()))
                self._told, self._until = (body, gzip.compress(body, mtime=0)), self._clock() + FRESH_S
        plain, packed = self._told
        if asked.takes("gzip"):
            how = {"content-encoding": "gzip"}
            return cacheable(asked, packed, A_WHILE, "accept-encoding", **how)
        return cacheable(asked, plain, A_WHILE, "accept-encoding")

    async def tries(self, asked: Asked) -> Answer:
        """Count a visitor's try at a puzzle."""
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
        counts = self._at_one_puzzle.take(f"{address} {tried.puzzle}")
        return json(await self._service.puzzle_ratings.note(visitor, tried, counts=counts))

"""Ratings of puzzles, gathered from everybody who tries one, so that they settle.

Nothing that is kept names a visitor. That somebody has tried a puzzle is kept as a mark, made from both with
the server's key, so that it counts once. Whoever asks for what is theirs gets it by trying out all puzzles.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tilerummy.protocol import messages as m
from tilerummy.puzzles.rating import Rating, Result, puzzle_rating, rated
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.store.puzzle_rows import (
    KeptRating,
    all_ratings,
    forget_marks,
    has_marks,
    keep_try,
    known_marks,
    rating_of,
)
from tilerummy.server.store.store import Conflict, Statement, Store, VisitorId

ATTEMPTS = 8
"""So often a try is decided anew because others tried the same puzzle meanwhile."""
LEAST, MOST, MOST_DEVIATION = 100.0, 3500.0, 350.0
"""How far ratings go, as in `PuzzleTry`: a puzzle beyond would take its players out of that range."""
MOST_STEP = 50.0
"""So far one try moves a rating: whoever tries says how strong they are, and may say anything."""


class PuzzleTries:
    """Counts tries, and tells what the ratings have come to."""

    def __init__(self, store: Store, signer: Signer, clock: Callable[[], int]) -> None:
        self._store, self._signer, self._clock = store, signer, clock
        self._levels: Mapping[str, int] = {}
        self._reading = asyncio.Lock()

    async def note(self, visitor: VisitorId, tried: m.PuzzleTry, *, counts: bool = True) -> m.PuzzleTried:
        """Count a try, the first of this visitor at this puzzle; or only say what the rating is."""
        level = (await self._all_levels()).get(tried.puzzle)
        if level is None:
            raise Rejected(ErrorCode.UNREADABLE, text=f"there is no puzzle {tried.puzzle}")
        mark = self._mark(visitor, tried.puzzle)
        player = Rating(tried.rating, tried.deviation)
        for _ in range(ATTEMPTS):
            before = await rating_of(self._store, tried.puzzle) or _untried(tried.puzzle, level)
            if not counts or await known_marks(self._store, [mark]):
                return m.PuzzleTried(False, round(before.value))
            # The puzzle wins when it is not solved: it is rated as if it were the other player.
            after = _after(before, Result(player, 0.0 if tried.solved else 1.0))
            try:
                await keep_try(self._store, mark, self._today(), after)
            except Conflict:
                continue
            return m.PuzzleTried(True, round(after.value))
        raise Rejected(ErrorCode.BUSY)

    async def moved(self) -> dict[str, list[int]]:
        """Rating and deviation of each puzzle whose rating is no longer that of its level."""
        levels = await self._all_levels()
        return {
            one.puzzle: [round(one.value), round(one.deviation)]
            for one in await all_ratings(self._store)
            if one.puzzle in levels and round(one.value) != round(puzzle_rating(levels[one.puzzle]).value)
        }

    async def tried_by(self, visitor: VisitorId) -> list[str]:
        """The puzzles that a visitor has tried."""
        marks = await self._marks(visitor)
        known = await known_marks(self._store, [*marks])
        return sorted(puzzle for mark, puzzle in marks.items() if mark in known)

    async def forgetting(self, visitor: VisitorId) -> list[Statement]:
        """What forgets that a visitor has tried anything; the ratings, which are of everybody, stay."""
        return forget_marks([*await self._marks(visitor)])

    async def _marks(self, visitor: VisitorId) -> dict[str, str]:
        """All that could be kept of a visitor: the mark of each puzzle. There are thousands: done aside."""
        if not await has_marks(self._store):
            return {}
        puzzles = await self._all_levels()
        return await asyncio.to_thread(lambda: {self._mark(visitor, puzzle): puzzle for puzzle in puzzles})

    async def _all_levels(self) -> Mapping[str, int]:
        """The level of each shipped puzzle. Reading the packs takes half a second: done once, and aside."""
        async with self._reading:
            if not self._levels:
                from tilerummy.puzzles.pack import shipped_levels  # a device gathers nothing and has no packs

                self._levels = await asyncio.to_thread(shipped_levels)
        return self._levels

    def _mark(self, visitor: VisitorId, puzzle: str) -> str:
        return self._signer.mark("try", visitor, puzzle)

    def _today(self) -> int:
        """The day, and no closer: it only says when a mark is old enough to go."""
        return self._clock() // DAY_MS * DAY_MS


def _untried(puzzle: str, level: int) -> KeptRating:
    start = puzzle_rating(level)
    return KeptRating(puzzle, start.value, start.deviation, start.volatility, 0)


def _after(before: KeptRating, result: Result) -> KeptRating:
    found = rated(Rating(before.value, before.deviation, before.volatility), [result])
    least, most = max(LEAST, before.value - MOST_STEP), min(MOST, before.value + MOST_STEP)
    value, deviation = min(max(found.value, least), most), min(found.deviation, MOST_DEVIATION)
    return KeptRating(before.puzzle, value, deviation, found.volatility, before.tries + 1)

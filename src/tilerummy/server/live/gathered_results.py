"""Results gathered from everybody: how people fared with a day's deal, and how hard puzzles are.

Nothing that is kept names a visitor: results are numbers in a row of numbers. That somebody has told one is a
mark, made from visitor and day, or puzzle, with the server's key, so that it counts once. Whoever asks for
what is theirs gets it by trying out all marks that could be.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

from tilerummy.daily.daily_deal import FIRST_DAY, LEVELS, DailyDeal, DailyResult, NoDeal, read_deal
from tilerummy.protocol import messages as m
from tilerummy.puzzles.rating import Rating, Result, puzzle_rating, rated
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import NoAnswer, Workers, answer_of
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.jobs.thinking import day_best, day_result
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.store import puzzle_rows as rows
from tilerummy.server.store.store import Code, Conflict, Statement, Store, VisitorId

log = logging.getLogger(__name__)
EARLY = timedelta(days=1)
"""East of here it is tomorrow already."""
LATE = timedelta(days=8)
"""So long after its day a result still counts: somebody may have been without a network for a week."""
CHECK_S = 20.0
BEST_S = 60.0
MOST_DAYS = 32
"""Best lines that are remembered."""
ATTEMPTS = 8
"""So often a try is decided anew because others tried the same puzzle meanwhile."""
LEAST, MOST, MOST_DEVIATION = 100.0, 3500.0, 350.0
"""How far ratings go, as in `PuzzleTry`: a puzzle beyond would take its players out of that range."""
MOST_STEP = 50.0
"""So far one try moves a rating: whoever tries says how strong they are, and may say anything."""


class Days:
    """One game a visitor and day."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        new_tables: NewTables,
        workers: Workers,
        clock: Callable[[], int],
        *,
        best_lines: bool,
    ) -> None:
        self._store, self._signer, self._new_tables = store, signer, new_tables
        self._workers, self._clock, self._best_lines = workers, clock, best_lines
        self._best: dict[str, m.DayBest | None] = {}
        self._looking = Background()

    async def describe(self, day: str) -> m.DayDeal:
        """What is played on a day, and how people have fared."""
        deal = self._deal(day)
        told = await rows.counts_of(self._store, deal.name)
        counts = [m.DayCount(one.turns, one.left, one.told) for one in told]
        options: dict[str, m.Value] = {**deal.options}
        return m.DayDeal(deal.name, deal.preset, options, [*LEVELS], counts, self._best_line(deal.name))

    async def game(self, visitor: VisitorId, day: str, wanted: m.DayGame) -> tuple[Code, str]:
        """The visitor's table for that day, a new one or the one they have; and a commitment for the next."""
        deal = self._deal(day)
        code = self._new_tables.code_from("day table", visitor, deal.name)
        # The code follows from visitor and deal, so the table of a day is found on every device of theirs.
        if await self._store.load(code) is None:
            options: dict[str, m.Value] = {**deal.options}
            plan = m.Plan(deal.preset, options, 1 + len(LEVELS), rounds=1, clock=0, hints=m.HintPolicy.NONE)
            with suppress(Conflict):  # on another device of theirs it was opened at the same time
                return await self._new_tables.day_game(visitor, code, deal.name, plan, wanted)
        return code, (await self._new_tables.pledge(visitor)).commitment

    async def tell(
        self, visitor: VisitorId, day: str, record: str, *, counts: bool = True
    ) -> tuple[m.DayTold, bool]:
        """Count a result, once it was played again; and whether it is the first that the visitor tells.

        Of an address that has told enough it is noted and not counted.
        """
        deal = self._deal(day)
        found = await answer_of(self._workers, CHECK_S, day_result, record, deal.name)
        if isinstance(found, str):
            raise Rejected(ErrorCode.NOT_THIS_DEAL, text=found[:200])
        # Late ones are told how they fared, and counted no more: the numbers of a day come to rest.
        first = self._today() - deal.day <= LATE and await self._note(visitor, deal, found, counts)
        described = await self.describe(deal.name)
        return m.DayTold(found.turns, found.left, [*found.laid], first and counts, described), first

    async def days_told_by(self, visitor: VisitorId) -> list[str]:
        """The days of which a visitor has told a result."""
        marks = self._marks(visitor)
        known = await rows.known_marks(self._store, [*marks])
        return sorted(day for mark, day in marks.items() if mark in known)

    async def has_told(self, visitor: VisitorId, day: str) -> bool:
        """Whether a visitor has told a result of this day."""
        mark = self._mark(visitor, self._deal(day).day.isoformat())
        return bool(await rows.known_marks(self._store, [mark]))

    def forgetting(self, visitor: VisitorId) -> list[Statement]:
        """What forgets that a visitor has told anything; the numbers, which are of everybody, stay."""
        return rows.forget_marks([*self._marks(visitor)])

    async def close(self) -> None:
        """Stop looking for best lines."""
        await self._looking.stop()

    def _deal(self, text: str) -> DailyDeal:
        try:
            deal = read_deal(text)
            if deal.day > self._today() + EARLY:
                raise NoDeal(f"{text} has not come yet: is the clock right?")
            return deal
        except NoDeal as error:
            raise Rejected(ErrorCode.NO_SUCH_DAY, text=str(error)[:200]) from None

    async def _note(self, visitor: VisitorId, deal: DailyDeal, found: DailyResult, counts: bool) -> bool:
        # A mark names nobody; an exact time beside it might.
        at = self._clock() // DAY_MS * DAY_MS  # the day, and no closer
        # One result a day, whatever the box: whoever plays a second one knows the tiles.
        mark = self._mark(visitor, deal.day.isoformat())
        counted = rows.one_more(mark, at, deal.name, found.turns, found.left)
        noted = counted if counts else [rows.keep_mark(mark, at)]
        try:
            await self._store.write_all(noted, each_changes=True)
        except Conflict:
            return False
        return True

    def _best_line(self, day: str) -> m.DayBest | None:
        """The best line, if it is known; else it is looked for, once."""
        if day not in self._best and self._best_lines:
            while len(self._best) >= MOST_DAYS:
                self._best.pop(next(iter(self._best)))
            # None stands for a search under way, so whoever asks meanwhile begins no second one.
            self._best[day] = None
            self._looking.begin(self._look(day))
        return self._best.get(day)

    async def _look(self, day: str) -> None:
        try:
            found = await self._workers.ask(BEST_S, day_best, day)
        except (NoAnswer, Rejected) as error:
            log.warning("no best line", extra={"why": str(error)})
            self._best.pop(day, None)  # the next who asks tries again
        else:
            self._best[day] = m.DayBest(found.turns, found.left)

    def _mark(self, visitor: VisitorId, day: str) -> str:
        return self._signer.mark("day", visitor, day)

    def _marks(self, visitor: VisitorId) -> dict[str, str]:
        count = (self._today() + EARLY - FIRST_DAY).days + 1
        days = ((FIRST_DAY + timedelta(days=i)).isoformat() for i in range(count))
        return {self._mark(visitor, day): day for day in days}

    def _today(self) -> date:
        return datetime.fromtimestamp(self._clock() / 1000, UTC).date()


class PuzzleTries:
    """Counts tries, and tells what the ratings have come to."""

    def __init__(self, store: Store, signer: Signer, clock: Callable[[], int]) -> None:
        self._store, self._signer, self._clock = store, signer, clock
        self._levels: Mapping[str, int] = {}
        self._reading = asyncio.Lock()

    async def note(
        self, visitor: VisitorId, tried: m.PuzzleTry, may_count: Callable[[], bool] = lambda: True
    ) -> m.PuzzleTried:
        """Count a try, the first of this visitor at this puzzle; or only say what the rating is."""
        level = (await self._all_levels()).get(tried.puzzle)
        if level is None:
            raise Rejected(ErrorCode.UNREADABLE, text=f"there is no puzzle {tried.puzzle}")
        # Asked of a puzzle that there is: shares of made-up ones would push true ones out of memory.
        counts, mark = may_count(), self._mark(visitor, tried.puzzle)
        player = Rating(tried.rating, tried.deviation)
        for _ in range(ATTEMPTS):
            before = await rows.rating_of(self._store, tried.puzzle) or _untried(tried.puzzle, level)
            # The first try counts and no other, or a puzzle could be rated by whoever has most patience.
            if not counts or await rows.known_marks(self._store, [mark]):
                return m.PuzzleTried(False, round(before.value))
            # The puzzle wins when it is not solved: it is rated as if it were the other player.
            after = _after(before, Result(player, 0.0 if tried.solved else 1.0))
            try:
                await rows.keep_try(self._store, mark, self._today(), after)
            except Conflict:
                continue
            return m.PuzzleTried(True, round(after.value))
        raise Rejected(ErrorCode.BUSY)

    async def moved(self) -> dict[str, list[int]]:
        """Rating and deviation of each puzzle whose rating is no longer that of its level."""
        levels = await self._all_levels()
        return {
            one.puzzle: [round(one.value), round(one.deviation)]
            for one in await rows.all_ratings(self._store)
            if one.puzzle in levels and round(one.value) != round(puzzle_rating(levels[one.puzzle]).value)
        }

    async def tried_by(self, visitor: VisitorId) -> list[str]:
        """The puzzles that a visitor has tried."""
        marks = await self._marks(visitor)
        known = await rows.known_marks(self._store, [*marks])
        return sorted(puzzle for mark, puzzle in marks.items() if mark in known)

    async def forgetting(self, visitor: VisitorId) -> list[Statement]:
        """What forgets that a visitor has tried anything; the ratings, which are of everybody, stay."""
        return rows.forget_marks([*await self._marks(visitor)])

    async def _marks(self, visitor: VisitorId) -> dict[str, str]:
        """All that could be kept of a visitor: the mark of each puzzle. There are thousands: done aside."""
        if not await rows.has_marks(self._store):
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


def _untried(puzzle: str, level: int) -> rows.KeptRating:
    start = puzzle_rating(level)
    return rows.KeptRating(puzzle, start.value, start.deviation, start.volatility, 0)


def _after(before: rows.KeptRating, result: Result) -> rows.KeptRating:
    found = rated(Rating(before.value, before.deviation, before.volatility), [result])
    # Bounded by where it was: one who lies about their strength moves a puzzle no further than others.
    least, most = max(LEAST, before.value - MOST_STEP), min(MOST, before.value + MOST_STEP)
    value, deviation = min(max(found.value, least), most), min(found.deviation, MOST_DEVIATION)
    return rows.KeptRating(before.puzzle, value, deviation, found.volatility, before.tries + 1)

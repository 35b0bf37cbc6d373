"""Today's deal at a server: a table for it, results that are played again before they count, the best line.

A result is kept as a number in a row of numbers. That somebody has told one is a mark, made from visitor and
day with the server's key, so that it counts once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

from tilerummy.daily.deal import FIRST_DAY, LEVELS, DailyDeal, NoDeal, deal_of, read_day
from tilerummy.daily.result import DailyResult
from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import NoAnswer, Workers, answer_of
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.jobs.thinking import day_best, day_result
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.process import DAY_MS
from tilerummy.server.store.puzzle_rows import counts_of, forget_marks, keep_mark, known_marks, one_more
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
        counts = [m.DayCount(one.turns, one.left, one.told) for one in await counts_of(self._store, day)]
        options: dict[str, m.Value] = {**deal.options}
        return m.DayDeal(day, deal.preset, options, [*LEVELS], counts, self._best_line(day))

    async def game(self, visitor: VisitorId, day: str, wanted: m.DayGame) -> tuple[Code, str]:
        """The visitor's table for that day, a new one or the one they have; and a commitment for the next."""
        deal, code = self._deal(day), self._code(visitor, day)
        if await self._store.load(code) is None:
            options: dict[str, m.Value] = {**deal.options}
            plan = m.Plan(deal.preset, options, 1 + len(LEVELS), rounds=1, clock=0, hints=m.HintPolicy.NONE)
            with suppress(Conflict):  # on another device of theirs it was opened at the same time
                return await self._new_tables.day_game(visitor, code, day, plan, wanted)
        return code, (await self._new_tables.pledge(visitor)).commitment

    async def tell(
        self, visitor: VisitorId, day: str, record: str, *, counts: bool = True
    ) -> tuple[m.DayTold, bool]:
        """Count a result, once it was played again; and whether it is the first that the visitor tells.

        Of an address that has told enough it is noted and not counted.
        """
        deal = self._deal(day)
        found = await answer_of(self._workers, CHECK_S, day_result, record, day)
        if isinstance(found, str):
            raise Rejected(ErrorCode.NOT_THIS_DEAL, text=found[:200])
        first = self._today() - deal.day <= LATE and await self._note(visitor, day, found, counts)
        return m.DayTold(found.turns, found.left, first and counts, await self.describe(day)), first

    async def days_told_by(self, visitor: VisitorId) -> list[str]:
        """The days of which a visitor has told a result."""
        marks = self._marks(visitor)
        known = await known_marks(self._store, [*marks])
        return sorted(day for mark, day in marks.items() if mark in known)

    async def has_told(self, visitor: VisitorId, day: str) -> bool:
        """Whether a visitor has told a result of this day."""
        return bool(await known_marks(self._store, [self._mark(visitor, day)]))

    def forgetting(self, visitor: VisitorId) -> list[Statement]:
        """What forgets that a visitor has told anything; the numbers, which are of everybody, stay."""
        return forget_marks([*self._marks(visitor)])

    async def close(self) -> None:
        """Stop looking for best lines."""
        await self._looking.stop()

    def _deal(self, text: str) -> DailyDeal:
        try:
            day = read_day(text)
            if day > self._today() + EARLY:
                raise NoDeal(f"{text} has not come yet: is the clock right?")
            return deal_of(day)
        except NoDeal as error:
            raise Rejected(ErrorCode.NO_SUCH_DAY, text=str(error)[:200]) from None

    async def _note(self, visitor: VisitorId, day: str, found: DailyResult, counts: bool) -> bool:
        # A mark names nobody; an exact time beside it might.
        at = self._clock() // DAY_MS * DAY_MS  # the day, and no closer
        mark = self._mark(visitor, day)
        noted = one_more(mark, at, day, found.turns, found.left) if counts else [keep_mark(mark, at)]
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

    def _code(self, visitor: VisitorId, day: str) -> Code:
        """The one table that somebody has for a day."""
        return self._new_tables.code_from("day table", visitor, day)

    def _mark(self, visitor: VisitorId, day: str) -> str:
        return self._signer.mark("day", visitor, day)

    def _marks(self, visitor: VisitorId) -> dict[str, str]:
        count = (self._today() + EARLY - FIRST_DAY).days + 1
        days = ((FIRST_DAY + timedelta(days=i)).isoformat() for i in range(count))
        return {self._mark(visitor, day): day for day in days}

    def _today(self) -> date:
        return datetime.fromtimestamp(self._clock() / 1000, UTC).date()

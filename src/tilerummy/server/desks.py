"""The desks of one process: every table it works on, as it is now; and the way of a step into the store.

Within a process a desk's lock keeps the order; between processes the store's versions do: a change that
was decided by an old version is a conflict, and is decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import monotonic

from tilerummy.server.archive import Archive
from tilerummy.server.bell.base import Bell
from tilerummy.server.desk import Desk
from tilerummy.server.habits import Habits
from tilerummy.server.moment import Moment
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting, read_party
from tilerummy.server.step import Step, after, change_of
from tilerummy.server.store.base import NOTHING_KNOWN, Answer, Change, Code, Kept, Line, Store, VisitorId
from tilerummy.server.tally import Tally
from tilerummy.server.upkeep import due

log = logging.getLogger(__name__)

MOST = 2_000
"""So many tables nobody is connected to are kept at hand."""


class Desks:
    """Where this process works on its tables."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        archive: Archive,
        habits: Habits,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
    ) -> None:
        self.store, self.bell, self.habits, self._archive = store, bell, habits, archive
        self.clock, self.fresh = clock, fresh
        self.process = secrets.token_hex(8)
        self.tally = Tally()
        self._desks: dict[Code, Desk] = {}

    def at(self, code: Code) -> Desk:
        """The desk of a table, whether there is such a table or not."""
        desk = self._desks.get(code)
        if desk is None:
            desk = self._desks[code] = Desk(code)
        return desk

    async def look(self, code: Code) -> tuple[Sitting, Moment, Desk]:
        """A table as it is; refused if there is none."""
        desk = self.at(code)
        if desk.sitting is None:
            async with desk.lock:
                await self.load(desk)
        return await self.sitting(desk), self.moment(desk), desk

    def where(self, code: Code, visitor: VisitorId) -> dict[str, object]:
        """The match and the seat that somebody speaks of, for the logs."""
        sitting = self._desks[code].sitting if code in self._desks else None
        party = None if sitting is None else sitting.party
        seat = None if party is None else party.seat_of(visitor)
        return {"table": code, "match": None if party is None else party.match, "seat": seat}

    def forget(self, code: Code) -> None:
        """Another process has changed the table: what is at hand is old."""
        if code in self._desks:
            self._desks[code].doubts += 1
            self._desks[code].drop()

    def forget_all(self) -> None:
        """Nobody knows what other processes have changed."""
        for code in self._desks:
            self.forget(code)

    def put_away(self) -> None:
        """Clear some desks that nobody needs, if there are too many."""
        if len(self._desks) <= MOST:
            return
        for desk in [desk for desk in self._desks.values() if desk.idle][: MOST // 10]:
            del self._desks[desk.code]

    # -- reading ----------------------------------------------------------------------------------

    async def sitting(self, desk: Desk) -> Sitting:
        """What is at hand, else what the store has."""
        return desk.sitting or await self.load(desk)

    async def load(self, desk: Desk) -> Sitting:
        """What the store has; refused if there is no such table."""
        while True:
            doubts, known = desk.doubts, desk.known
            kept = await self.store.load(desk.code, NOTHING_KNOWN if known is None else known.known)
            if kept is None:
                self._desks.pop(desk.code, None)
                raise Rejected(Problem.NO_SUCH_TABLE)
            sitting = await self._archive.sitting(kept, known)
            if desk.doubts == doubts:
                break
        now = self.clock()
        seen = kept.seen.items()
        # Whoever was connected through a process that is gone is not connected any more.
        desk.heard({visitor: min(until, now) if self.habits.alone else until for visitor, until in seen})
        desk.put(sitting, doubts)
        return sitting

    async def is_old(self, desk: Desk, sitting: Sitting) -> bool:
        """Whether another process has changed the table, and its bell was not heard yet."""
        if self.habits.alone:
            return False
        desk.drop()
        return (await self.load(desk)).version != sitting.version

    async def record(self, code: Code, visitor: VisitorId, match: int | None) -> str:
        """The record of a match, or of the latest one: whole if it is over, else as the visitor saw it."""
        kept = await self._kept(code)
        if match in (None, kept.match):
            # Seats and events come from one read: somebody may just have changed places.
            lines, seat = kept.lines, read_party(kept).seat_of(visitor)
        else:
            # Any other match is read after the table was, so it may have begun since: nobody's seat counts.
            lines, seat = await self.store.lines(code, match), None
        return await self._archive.record(_begun(lines), seat)

    async def finished_record(self, code: Code, match: int | None) -> str:
        """The whole record of a match, or of the latest one; refused if it is not over."""
        kept = await self._kept(code)
        lines = kept.lines if match in (None, kept.match) else await self.store.lines(code, match)
        return await self._archive.finished_record(_begun(lines))

    async def _kept(self, code: Code) -> Kept:
        kept = await self.store.load(code)
        if kept is None:
            raise Rejected(Problem.NO_SUCH_TABLE)
        return kept

    def moment(self, desk: Desk) -> Moment:
        """What a decision about this table depends on at the moment."""
        now = self.clock()
        return Moment(now, desk.connected(now), desk.seen, self.habits.levels, self.fresh)

    # -- writing ----------------------------------------------------------------------------------

    async def keep(self, desk: Desk, sitting: Sitting, step: Step, answer: Answer | None = None) -> None:
        """Store a step, and only then let it be the table and tell of it."""
        then = after(sitting, step, answer)
        change = change_of(sitting, then, step, answer, due(then, self.moment(desk)), self.clock())
        await asyncio.shield(self._store(desk, change, then))

    async def _store(self, desk: Desk, change: Change, then: Sitting) -> None:
        doubts, began = desk.doubts, monotonic()
        await self.store.change(change)
        self.tally.kept(len(change.lines), monotonic() - began)
        log.debug("kept", extra={"table": desk.code, "seat": then.turn, "count": len(change.lines)})
        desk.put(then, doubts)
        await self.ring(desk.code)

    async def ring(self, code: Code) -> None:
        """Tell everybody that something has changed at a table."""
        await self.bell.ring(code, self.process)


def _begun(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    if not lines:
        raise Rejected(Problem.NOT_STARTED)
    return lines

"""The service: everything that can be done at the tables of this server, put together.

Decide, store, then tell: each use case has a file of its own, and is given here what it works with. All of
them work on the same cache of tables.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tilerummy.server.bell.bell import Bell
from tilerummy.server.jobs.staff import Staff
from tilerummy.server.live.archive import Archive
from tilerummy.server.live.bot_player import BotPlayer
from tilerummy.server.live.families import Families
from tilerummy.server.live.gathered_results import Days, PuzzleTries
from tilerummy.server.live.identity import FIRST_TOKENS, GOOD_DAYS, Identity, Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.moderation import Moderation, NameFilter
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.notices import Notices, Pushing
from tilerummy.server.live.process import DAY_MS, Counters, Defaults, TableTime, new_secret
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.scheduler import Scheduler
from tilerummy.server.live.screens import Screens
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.live.table_requests import Hints, TableRequests
from tilerummy.server.store.moderation_rows import keep_first_time
from tilerummy.server.store.store import Code, Store, Unavailable

if TYPE_CHECKING:
    from tilerummy.server.live.clubs import Clubs


class Service:
    """The parts, each with its own task."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        staff: Staff,
        signer: Signer,
        defaults: Defaults,
        clock: Callable[[], int],
        fresh: Callable[[], bytes] = new_secret,
        names: NameFilter | None = None,
        pushing: Pushing | None = None,
    ) -> None:
        self.store, self.bell, self._staff, self._signer = store, bell, staff, signer
        self.defaults, self.names, self.counters = defaults, names or NameFilter(), Counters()
        self.clock = now = TableTime(clock)
        # A new name at each start: whoever was connected through a process that died is not here for that.
        self.process = process = secrets.token_hex(8)
        self._warming: asyncio.Task[None] | None = None
        self.moderation = Moderation(store, now)
        self.tables = tables = TableCache(
            store,
            bell,
            process=process,
            clock=now,
            fresh=fresh,
            defaults=defaults,
            moderation=self.moderation,
            counters=self.counters,
        )
        self.archive = Archive(store, bell, process, tables, self.moderation, staff.records)
        self.identity = Identity(tables, signer, self.moderation)
        self.new_tables = NewTables(
            tables, store, signer, process=process, clock=now, fresh=fresh, defaults=defaults
        )
        judge = MoveJudge(staff.judging, defaults.judge_budget_s)
        self.bot_player = BotPlayer(tables, store, judge, staff.bots, defaults)
        self.scheduler = Scheduler(tables, store, bell, judge, self.bot_player, process, now)
        self.rooms = Rooms(tables, store, bell, self.scheduler, self.moderation, process, now, defaults)
        self.requests = TableRequests(tables, store, judge, signer, now, self.scheduler.nudge)
        self.hints = Hints(tables, store, staff.hints, now)
        self.puzzle_ratings = PuzzleTries(store, signer, now)
        self.days = Days(store, signer, self.new_tables, staff.moments, now, best_lines=defaults.best_lines)
        self.families = Families(
            store, tables, self.archive, self.new_tables, signer, staff.files, now, self.forget_table
        )
        # Evenings of clubs are a server's (`app`): a device has none, and loads nothing of what they need.
        self.clubs: Clubs | None = None
        self.screens = Screens(store, tables, now, fresh)
        self.notices = Notices(store, tables, self.days, signer.mark, now, pushing)

    def forget_table(self, code: Code) -> None:
        """A table is gone from the store: nothing of it stays at hand."""
        self.tables.forget(code)
        self.archive.forget(code)

    def sign_with(self, key: bytes) -> None:
        """From now on with this key: the one that all servers at the store have."""
        self._signer.use(key)
        self.notices.use(key)

    async def open(self) -> None:
        """Begin: the store brought up to date, lost time given back."""
        await self.store.open()
        # Before anything is read: what changes from here on is heard of.
        await self.bell.open()
        last = await self.store.last_alive(self.process)
        if last is not None:
            self.clock.not_before(last)
        await self.scheduler.recover(alone=self.defaults.alone)
        await self.moderation.open()
        since = await keep_first_time(self.store, FIRST_TOKENS, self.clock())
        self._signer.accept_undated(since + GOOD_DAYS * DAY_MS)
        # The first turn to be judged is not to wait for a process to start.
        self._warming = asyncio.create_task(self._staff.judging.warm())

    async def close(self) -> None:
        """Finish what is in flight, and stop."""
        if self._warming is not None:
            self._warming.cancel()
        await self.days.close()
        await self.notices.close()
        # First those who may still write, then whoever they write to.
        await self.scheduler.close()
        with suppress(Unavailable):  # then whoever comes next finds it out by the time
            await self.rooms.alive()
        await self._staff.close()
        await self.bell.close()
        await self.store.close()

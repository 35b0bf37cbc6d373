"""The service: everything that can be done at the tables of this server, put together.

Decide, store, then tell: each use case has a file of its own; all of them work on the same cache of tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tilerummy.server.bell.bell import Bell
from tilerummy.server.jobs.staff import Staff
from tilerummy.server.live.archive import Archive
from tilerummy.server.live.bot_player import BotPlayer
from tilerummy.server.live.daily_results import Days
from tilerummy.server.live.families import Families
from tilerummy.server.live.hints import Hints
from tilerummy.server.live.identity import FIRST_TOKENS, GOOD_DAYS, Identity, Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.moderation import Moderation, NameFilter
from tilerummy.server.live.move_judge import Referee
from tilerummy.server.live.notices import Notices, Pushing
from tilerummy.server.live.presence import Presence
from tilerummy.server.live.process import DAY_MS, Defaults, TableTime, new_secret
from tilerummy.server.live.puzzle_ratings import PuzzleTries
from tilerummy.server.live.scheduler import Scheduler
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.live.table_requests import Requests
from tilerummy.server.store.moderation_rows import keep_first_time
from tilerummy.server.store.store import Store, Unavailable


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
        self.store, self.bell, self.clock = store, bell, TableTime(clock)
        self._staff = staff
        self._warming: asyncio.Task[None] | None = None
        self.moderation = Moderation(store, self.clock)
        archive = Archive(staff.records)
        self.tables = TableCache(store, bell, archive, defaults, self.clock, fresh, self.moderation)
        self.counters = self.tables.counters
        self._signer = signer
        self.names = names or NameFilter()
        self.identity = Identity(self.tables, signer, self.moderation)
        self.puzzle_ratings = PuzzleTries(store, signer, self.clock)
        self.new_tables = NewTables(self.tables, signer)
        self.days = Days(
            store, signer, self.new_tables, staff.moments, self.clock, best_lines=defaults.best_lines
        )
        self.families = Families(self.tables, self.new_tables, signer, staff.files)
        self.notices = Notices(self.tables, self.days, signer.mark, pushing)
        referee = Referee(staff.judging, defaults.judge_budget_s)
        self.bot_player = BotPlayer(self.tables, referee, staff.bots)
        self.scheduler = Scheduler(self.tables, referee, self.bot_player)
        self.presence = Presence(self.tables, self.scheduler.nudge, self.scheduler.give_time_back)
        self.requests = Requests(self.tables, referee, signer, self.scheduler.nudge)
        self.hints = Hints(self.tables, staff.hints)

    def sign_with(self, key: bytes) -> None:
        """From now on with this key: the one that all servers at the store have."""
        self._signer.use(key)
        self.notices.use(key)

    async def open(self) -> None:
        """Begin: the store brought up to date, lost time given back."""
        await self.store.open()
        await self.bell.open()
        last = await self.store.last_alive(self.tables.process, self.clock())
        if last is not None:
            self.clock.not_before(last)
        await self.scheduler.recover()
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
        await self.scheduler.close()
        with suppress(Unavailable):  # then whoever comes next finds it out by the time
            await self.presence.alive()
        await self._staff.close()
        await self.bell.close()
        await self.store.close()

"""The scheduler: does at each table what is due by itself, one thing after the other."""

from __future__ import annotations

import asyncio
import logging

from tilerummy.rules.action import StopClock
from tilerummy.server.live.bot_player import BotPlayer
from tilerummy.server.live.cached_table import CachedTable
from tilerummy.server.live.presence import PRESENCE_MS
from tilerummy.server.live.referee import Referee
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code, Conflict
from tilerummy.server.table.due import bot_in_turn, chore, missed_start
from tilerummy.server.table.request_context import Move

log = logging.getLogger(__name__)


class Scheduler:
    """Sees to clocks and bots. A table is tended by one task at a time."""

    def __init__(self, tables: TableCache, referee: Referee, bot_player: BotPlayer) -> None:
        self._tables, self._referee, self._bot_player = tables, referee, bot_player
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def nudge(self, code: Code) -> None:
        """See to it soon that the clock and the bots do their part."""
        cached = self._tables.at(code)
        if self._closing:
            return
        if cached.tending is not None:
            cached.again = True
            return
        cached.tending = asyncio.create_task(self._tend(cached))
        self._tasks.add(cached.tending)
        cached.tending.add_done_callback(self._tasks.discard)

    async def _tend(self, cached: CachedTable) -> None:
        try:
            going = True
            while going and not self._closing:
                cached.again = False
                try:
                    going = await self._one_chore(cached) or cached.again
                except Conflict:
                    cached.drop()
        except Exception:
            log.exception("table not tended", extra={"table": cached.code})
        finally:
            cached.tending = None
            self._tables.put_away()

    async def _one_chore(self, cached: CachedTable) -> bool:
        """Do one thing that is due; whether there may be more."""
        async with cached.lock:
            state = await self._tables.state(cached)
            situation = self._tables.situation(cached)
            missed = missed_start(state, situation)
            if missed is not None:
                await self._tables.keep(cached, state, missed)
                return True
            action = chore(state, situation)
            if action is not None:
                step = await self._referee.step(state, Move(state.party, action), situation.now)
                await self._tables.keep(cached, state, step)
                return True
            bot = bot_in_turn(state, situation)
        if bot is None:
            return False
        await self._bot_player.play(cached, state, *bot)
        return True

    async def tend_due(self, limit: int = 100) -> int:
        """Look after the tables whose time has come, and that nobody else looks after."""
        now = self._tables.clock()
        codes = await self._tables.store.claim_due(now, now + PRESENCE_MS, limit)
        for code in codes:
            self.nudge(code)
        return len(codes)

    # -- before and after -------------------------------------------------------------------------

    async def recover(self) -> None:
        """After a time without any server, give that time back."""
        tables = self._tables
        last = await tables.store.last_alive(tables.process, tables.clock())
        if last is None or (not tables.defaults.alone and tables.clock() - last < PRESENCE_MS):
            return
        for code in await tables.store.running():
            await self._give_time_back(code, last)

    async def _give_time_back(self, code: Code, last: int) -> None:
        cached = self._tables.at(code)
        async with cached.lock:
            state = await self._tables.load(cached)
            clock = None if state.game is None else state.game.clock
            if clock is not None and clock.running:
                then = min(self._tables.clock(), max(last, state.tail[-1].at))
                step = await self._referee.step(state, Move(state.party, StopClock()), then)
                await self._tables.keep(cached, state, step)
        self.nudge(code)

    async def settle(self) -> None:
        """Wait until no table has anything left to do by itself."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Finish what is in flight; bots stop thinking."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

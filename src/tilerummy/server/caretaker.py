"""The caretaker: does at each table what is due by itself, one thing after the other."""

from __future__ import annotations

import asyncio
import logging

from tilerummy.rules.action import StopClock
from tilerummy.server.asked import Move
from tilerummy.server.desk import Desk
from tilerummy.server.desks import Desks
from tilerummy.server.presence import PRESENCE_MS
from tilerummy.server.referee import Referee
from tilerummy.server.robot import Robot
from tilerummy.server.store.base import Code, Conflict
from tilerummy.server.upkeep import bot_in_turn, chore

log = logging.getLogger(__name__)


class Caretaker:
    """Sees to clocks and bots. A table is tended by one task at a time."""

    def __init__(self, desks: Desks, referee: Referee, robot: Robot) -> None:
        self._desks, self._referee, self._robot = desks, referee, robot
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def nudge(self, code: Code) -> None:
        """See to it soon that the clock and the bots do their part."""
        desk = self._desks.at(code)
        if self._closing:
            return
        if desk.tending is not None:
            desk.again = True
            return
        desk.tending = asyncio.create_task(self._tend(desk))
        self._tasks.add(desk.tending)
        desk.tending.add_done_callback(self._tasks.discard)

    async def _tend(self, desk: Desk) -> None:
        try:
            going = True
            while going and not self._closing:
                desk.again = False
                try:
                    going = await self._one_chore(desk) or desk.again
                except Conflict:
                    desk.drop()
        except Exception:
            log.exception("table not tended", extra={"table": desk.code})
        finally:
            desk.tending = None
            self._desks.put_away()

    async def _one_chore(self, desk: Desk) -> bool:
        """Do one thing that is due; whether there may be more."""
        async with desk.lock:
            sitting = await self._desks.sitting(desk)
            moment = self._desks.moment(desk)
            action = chore(sitting, moment)
            if action is not None:
                step = await self._referee.step(sitting, Move(sitting.party, action), moment.now)
                await self._desks.keep(desk, sitting, step)
                return True
            bot = bot_in_turn(sitting, moment)
        if bot is None:
            return False
        await self._robot.play(desk, sitting, *bot)
        return True

    async def tend_due(self, limit: int = 100) -> int:
        """Look after the tables whose time has come, and that nobody else looks after."""
        now = self._desks.clock()
        codes = await self._desks.store.claim_due(now, now + PRESENCE_MS, limit)
        for code in codes:
            self.nudge(code)
        return len(codes)

    # -- before and after -------------------------------------------------------------------------

    async def recover(self) -> None:
        """After a time without any server, give that time back."""
        desks = self._desks
        last = await desks.store.last_alive(desks.process, desks.clock())
        if last is None or (not desks.habits.alone and desks.clock() - last < PRESENCE_MS):
            return
        for code in await desks.store.running():
            await self._give_time_back(code, last)

    async def _give_time_back(self, code: Code, last: int) -> None:
        desk = self._desks.at(code)
        async with desk.lock:
            sitting = await self._desks.load(desk)
            clock = None if sitting.game is None else sitting.game.clock
            if clock is not None and clock.running:
                then = min(self._desks.clock(), max(last, sitting.tail[-1].at))
                step = await self._referee.step(sitting, Move(sitting.party, StopClock()), then)
                await self._desks.keep(desk, sitting, step)
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

"""The service: everything that can be done at the tables of this server, put together.

Decide, store, then tell: each use case has a file of its own; all of them work at the same desks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tilerummy.server.archive import Archive
from tilerummy.server.bell.base import Bell
from tilerummy.server.caretaker import Caretaker
from tilerummy.server.compute import Compute
from tilerummy.server.credential import Signer, new_secret
from tilerummy.server.desks import Desks
from tilerummy.server.doorman import Doorman
from tilerummy.server.habits import Habits
from tilerummy.server.hints import Hints
from tilerummy.server.presence import Presence
from tilerummy.server.reception import Reception
from tilerummy.server.referee import Referee
from tilerummy.server.requests import Requests
from tilerummy.server.robot import Robot
from tilerummy.server.store.base import Store, Unavailable


class Service:
    """The parts, each with its own task."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        thinking: Compute,
        judging: Compute,
        signer: Signer,
        habits: Habits,
        clock: Callable[[], int],
        fresh: Callable[[], bytes] = new_secret,
    ) -> None:
        self.store, self.bell, self.clock = store, bell, clock
        self._workers = (thinking, judging)
        self._warming: asyncio.Task[None] | None = None
        self.desks = Desks(store, bell, Archive(judging), habits, clock, fresh)
        self.tally = self.desks.tally
        self.doorman = Doorman(self.desks, signer)
        self.reception = Reception(self.desks, signer)
        referee = Referee(judging, habits.judge_budget_s)
        self.caretaker = Caretaker(self.desks, referee, Robot(self.desks, referee, thinking))
        self.presence = Presence(self.desks, self.caretaker.nudge)
        self.requests = Requests(self.desks, referee, signer, self.caretaker.nudge)
        self.hints = Hints(self.desks, thinking)

    async def open(self) -> None:
        """Begin: the store brought up to date, lost time given back."""
        await self.store.open()
        await self.bell.open()
        await self.caretaker.recover()
        await self.presence.alive()
        # The first turn to be judged is not to wait for a process to start.
        self._warming = asyncio.create_task(self._workers[1].warm())

    async def close(self) -> None:
        """Finish what is in flight, and stop."""
        if self._warming is not None:
            self._warming.cancel()
        await self.caretaker.close()
        with suppress(Unavailable):  # then whoever comes next finds it out by the time
            await self.presence.alive()
        for workers in self._workers:
            await workers.close()
        await self.bell.close()
        await self.store.close()

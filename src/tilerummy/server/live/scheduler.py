"""The scheduler: does at each table what is due by itself, one thing after the other; and regular jobs.

Clocks run out, bots play, a seat goes to another device. When that is due is kept in the store, so whichever
process gets there first does it, and nothing is lost with a process that ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tilerummy.rules.match.action import StartClock, StopClock
from tilerummy.server.bell.bell import Bell
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.staff import NoAnswer
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.live.bot_player import BotPlayer
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.store import Code, Conflict, Store, Unavailable
from tilerummy.server.table.due import bot_in_turn, chore, missed_start
from tilerummy.server.table.party import DAY
from tilerummy.server.table.seat_moves import seat_due
from tilerummy.server.table.table_state import Move, TableState, TableStep, after

log = logging.getLogger(__name__)

PRESENCE_MS = 60_000
"""Somebody is taken to be there so long after their process last said so; so long a table is claimed, too."""
LONGEST_S = 5.0
"""Nobody sleeps longer: another process may have set a deadline that no bell told of."""
SHORTEST_S = 0.02
AT_ONCE = 100


class Scheduler:
    """Sees to clocks and bots. A table is tended by one task at a time."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        bell: Bell,
        judge: MoveJudge,
        bot_player: BotPlayer,
        process: str,
        clock: Callable[[], int],
    ) -> None:
        self._tables, self._store, self._judge, self._bot_player = tables, store, judge, bot_player
        self._process, self._clock = process, clock
        self._tending = Background()
        self._closing = False
        self._changed = asyncio.Event()
        bell.listen(self._heard)

    # -- when -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Wake tables up when their time has come, until cancelled."""
        while True:
            self._changed.clear()
            try:
                wait = await self._wait()
                if wait <= 0:
                    await self.tend_due()
                    wait = await self._wait()
            except Unavailable as error:
                log.error("store unavailable", extra={"why": str(error)})
                wait = LONGEST_S
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue
            await asyncio.sleep(SHORTEST_S)  # many rings, one look

    async def _wait(self) -> float:
        """How long nothing is due; nothing at all if something is."""
        now = self._clock()
        when = await self._store.next_due()
        return LONGEST_S if when is None else min(LONGEST_S, max(0.0, (when - now) / 1000))

    def _heard(self, code: Code, process: str) -> None:
        # Whoever has set a deadline minds it; if they die, it is found by the next look.
        if process in (self._process, ""):
            self.wake()

    def wake(self) -> None:
        """Look again now: the time has been changed."""
        self._changed.set()

    async def tend_due(self) -> None:
        """Look after the tables whose time has come, and that nobody else looks after."""
        now = self._clock()
        # Claimed, so that of several processes one does it; a claim ends by itself if that one dies.
        for code in await self._store.claim_due(now, now + PRESENCE_MS, AT_ONCE):
            self.nudge(code)

    # -- what -------------------------------------------------------------------------------------

    def nudge(self, code: Code) -> None:
        """See to it soon that the clock and the bots do their part."""
        cached = self._tables.at(code)
        if self._closing:
            return
        # One task a table: what is due is done in order, and a second look would find the same.
        if cached.tending is not None:
            cached.again = True
            return
        cached.tending = self._tending.begin(self._tend(cached))

    async def _tend(self, cached: CachedTable) -> None:
        try:
            more = True
            while more and not self._closing:
                cached.again = False
                try:
                    # One thing at a time, for each changes what is due next.
                    more = await self._one_chore(cached) or cached.again
                except Conflict:
                    cached.drop()
        except Rejected:
            pass  # it was forgotten meanwhile, with its clock and its bots
        except (NoAnswer, Unavailable) as error:
            # Whoever claims it next tries again (`tend_due`): nothing is lost, and nothing is wrong in here.
            log.warning("table not tended", extra={"table": cached.code, "why": str(error)})
        except Exception:
            log.exception("table not tended", extra={"table": cached.code})
        finally:
            cached.tending = None
            self._tables.put_away()

    async def _one_chore(self, cached: CachedTable) -> bool:
        """Do one thing that is due; whether there may be more."""
        async with cached.lock:
            state = await self._tables.state(cached)
            circumstances = self._tables.circumstances(cached)
            # First of all: until lost time is given back, the clock says that a turn is over which is not.
            if await self._close_gap(cached, state):
                return True
            # A start whose salts were not all told in time is called off.
            missed = missed_start(state, circumstances)
            if missed is not None:
                await self._tables.keep(cached, state, missed)
                return True
            given = seat_due(state, circumstances)
            if given is not None:
                if isinstance(given, Move):
                    given = await self._judge.step(state, given, circumstances.now)
                await self._tables.keep(cached, state, given)
                return True
            action = chore(state, circumstances)
            if action is not None:
                step = await self._judge.step(state, Move(state.party, action), circumstances.now)
                await self._tables.keep(cached, state, step)
                return True
            bot = bot_in_turn(state, circumstances)
        if bot is None:
            return False
        # Without the lock: a bot thinks and rests for seconds, and people may do something meanwhile.
        return await self._bot_player.play(cached, state, *bot)

    # -- before and after -------------------------------------------------------------------------

    async def recover(self, *, alone: bool) -> None:
        """After a time without any server, note at every table that it stood still: each is seen to later."""
        now, quiet = self._clock(), 0 if alone else PRESENCE_MS
        count = await self._store.begin(self._process, now, now + PRESENCE_MS, quiet)
        if count:
            log.info("clocks stood still", extra={"count": count})

    async def give_time_back(self, code: Code) -> None:
        """Before anybody looks at a clock: what it lost while there was no server is given back."""
        cached = self._tables.at(code)
        # Until it is closed, for a conflict means that the table is read anew, with its gap.
        while cached.gap is not None:
            async with cached.lock:
                try:
                    await self._close_gap(cached, await self._tables.state(cached))
                except Conflict:
                    cached.drop()
                    await self._tables.load(cached)

    async def _close_gap(self, cached: CachedTable, state: TableState) -> bool:
        """Stop a clock when the gap began, and let it go on at its end if it goes on by itself."""
        gap, cached.gap = cached.gap, None
        game = state.game
        if gap is None or game is None or game.clock is None or not game.clock.running:
            return False
        # It was started after the servers had gone: nothing of this turn was lost.
        if game.clock.since is not None and game.clock.since > gap.begin:
            return False
        # Not before the last event: a record whose times run backwards does not verify.
        begin = max(gap.begin, state.tail[-1].at)
        step = await self._judge.step(state, Move(state.party, StopClock()), begin)
        # A clock of days runs whether anybody is there or not, so it goes on by itself.
        if game.rules.time_limit_s >= DAY and step.game is not None:
            # The second step is judged from the table as the first leaves it, and both are kept together.
            stopped = after(state, step, None)
            again = await self._judge.step(stopped, Move(step.party, StartClock()), max(begin, gap.end))
            step = TableStep(again.party, again.game, (*step.events, *again.events))
        await self._tables.keep(cached, state, step)
        return True

    async def settle(self) -> None:
        """Wait until no table has anything left to do by itself."""
        await self._tending.settled()

    async def close(self) -> None:
        """Finish what is in flight; bots stop thinking."""
        self._closing = True
        await self._tending.stop()


async def every(seconds: float, job: Callable[[], object]) -> None:
    """Do a job after each pause, for ever."""
    while True:
        await asyncio.sleep(seconds)
        try:
            done = job()
            if asyncio.iscoroutine(done):
                await done
        except Exception:
            log.exception("a regular job failed")

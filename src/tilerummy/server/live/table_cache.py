"""The tables one process works on: as they are now, and the one way of a change into the store.

Within a process a table's lock keeps the order; between processes the store's versions do: a change that
was decided by an old version is a conflict, and is decided anew. Whoever changes a table holds its lock, asks
for its state, decides, and has it kept; what is kept is stored first, then it is the table, then it is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from tilerummy.server.bell.bell import EVERYWHERE, Bell
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.tasks import whole
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.process import Counters, Defaults, unguessable
from tilerummy.server.store.store import (
    NOBODY,
    NOTHING_KNOWN,
    Code,
    Kept,
    KeptAnswer,
    KeptLine,
    Outage,
    Store,
    VisitorId,
)
from tilerummy.server.table.due import due
from tilerummy.server.table.party import Asker, by_key
from tilerummy.server.table.table_state import (
    Circumstances,
    MatchSoFar,
    TableState,
    TableStep,
    after,
    change_of,
    go_on,
    read_progress,
    read_state,
)

log = logging.getLogger(__name__)

MOST = 2_000
"""So many tables nobody is connected to are kept at hand."""
LINES_AT_ONCE = 50
"""So many lines of a match are read at once, a few milliseconds."""
READERS = 2
"""So many matches are read side by side: then the first to ask is served first, and not all of them last."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class CachedTable:
    """One turn at a time: whoever changes the table holds the lock."""

    code: Code
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    state: TableState | None = None
    """The table as it is; None if another process may have changed it."""
    known: TableState | None = None
    """The table as it was last known: of its match only the rest has to be read."""
    here: Counter[VisitorId] = field(default_factory=Counter)
    """The connections through this process; spectators without a name too."""
    crowd: int = 0
    """All of them."""
    noted: set[VisitorId] = field(default_factory=set)
    """Those whom the store has been told of: whether they are there matters to the match."""
    seen: dict[VisitorId, int] = field(default_factory=dict)
    """Until when others were, or are taken to be, connected."""
    gap: Outage | None = None
    """A time without any server that the clock has not been given back yet."""
    tending: asyncio.Task[None] | None = None
    again: bool = False
    doubts: int = 0
    """How often another process has said that what is at hand may be old."""

    def put(self, state: TableState, doubts: int) -> None:
        """This is the table now, unless somebody has said in the meantime that it may be old."""
        self.state, self.known = state, None
        if self.doubts != doubts:
            self.drop()

    def drop(self) -> None:
        """What is at hand is old."""
        self.known, self.state = self.state or self.known, None

    def connected(self, now: int) -> frozenset[VisitorId]:
        """Everybody who is connected, here or elsewhere."""
        # A process that dies says nothing more: whoever was connected through it is gone after a while.
        elsewhere = (visitor for visitor, until in self.seen.items() if until > now)
        return frozenset((*self.here, *elsewhere)) - {NOBODY}

    def come(self, visitor: VisitorId) -> None:
        """One more connection of a visitor."""
        self.here[visitor] += 1
        self.crowd += 1

    def go(self, visitor: VisitorId) -> bool:
        """One less; whether it was the visitor's last one."""
        self.crowd -= 1
        self.here[visitor] -= 1
        if self.here[visitor] > 0:
            return False
        del self.here[visitor]
        return True

    def spectators(self) -> int:
        """How many watch without a seat, through this process."""
        if self.state is None:
            return 0
        seated = {chair.owner for chair in self.state.party.chairs} - {NOBODY}
        names = (name for owner in seated for name in (owner, by_key(owner)))
        return self.crowd - sum(self.here[name] for name in names if name in self.here)

    @property
    def idle(self) -> bool:
        """Whether it can be put away."""
        return not self.here and not self.lock.locked() and self.tending is None


class TableCache:
    """Where this process works on its tables."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        *,
        process: str,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
        defaults: Defaults,
        moderation: Moderation,
        counters: Counters,
    ) -> None:
        self._store, self._bell, self._process = store, bell, process
        self._clock, self._fresh, self._defaults = clock, fresh, defaults
        self._moderation, self._counters = moderation, counters
        self._reading = asyncio.Semaphore(READERS)
        self._tables: dict[Code, CachedTable] = {}
        # Before anybody else listens: whoever is woken by a ring must not find what it has made old.
        bell.listen(self._heard)

    def at(self, code: Code) -> CachedTable:
        """The place of a table in the cache, whether there is such a table or not."""
        cached = self._tables.get(code)
        if cached is None:
            cached = self._tables[code] = CachedTable(code)
        return cached

    def where(self, code: Code, visitor: VisitorId) -> dict[str, object]:
        """The match and the seat that somebody speaks of, for the logs."""
        # A line of the log is no reason to read a table.
        state = self._tables[code].state if code in self._tables else None
        party = None if state is None else state.party
        seat = None if party is None else party.seat_of(visitor)
        return {"table": code, "match": None if party is None else party.match, "seat": seat}

    def _heard(self, code: Code, process: str) -> None:
        if code == EVERYWHERE:
            # Nobody knows what other processes have changed.
            for each in self._tables:
                self.forget(each)
        elif process != self._process:  # what this one has changed is at hand already
            self.forget(code)

    def forget(self, code: Code) -> None:
        """Another process has changed the table: what is at hand is old."""
        if code in self._tables:
            # A write that is under way must not bring back what is doubted: `put` compares this.
            self._tables[code].doubts += 1
            self._tables[code].drop()

    def put_away(self) -> None:
        """Drop some tables that nobody needs, if there are too many."""
        if len(self._tables) > MOST:
            # Many at once, for to look for them takes as long as there are tables.
            for cached in [cached for cached in self._tables.values() if cached.idle][: MOST // 10]:
                del self._tables[cached.code]

    # -- reading ----------------------------------------------------------------------------------

    async def look(self, code: Code) -> tuple[TableState, Circumstances, CachedTable]:
        """A table as it is; refused if there is none."""
        cached = self.at(code)
        # A state is frozen, so whoever only looks needs no lock once there is one.
        if cached.state is None:
            async with cached.lock:
                await self.state(cached)  # whoever had the lock before may have read it
        return await self.state(cached), self.circumstances(cached), cached

    async def look_as(self, code: Code, asker: Asker) -> tuple[TableState, Circumstances, CachedTable]:
        """A table as it is, for somebody who may still be there."""
        state, circumstances, cached = await self.look(code)
        self._moderation.require_rights(asker, state.party)
        return state, circumstances, cached

    async def state(self, cached: CachedTable) -> TableState:
        """What is at hand, else what the store has."""
        return cached.state or await self.load(cached)

    async def state_for(self, cached: CachedTable, asker: Asker) -> TableState:
        """The state for somebody who asks something; refused if they may not be there any more."""
        state = await self.state(cached)
        self._moderation.require_rights(asker, state.party)
        return state

    async def load(self, cached: CachedTable) -> TableState:
        """What the store has; refused if there is no such table."""
        while True:
            # A ring while it is read is about a change that this read may lack: it is read once more.
            doubts, known = cached.doubts, cached.known
            kept = await self._store.load(cached.code, NOTHING_KNOWN if known is None else known.known)
            if kept is None:
                self._tables.pop(cached.code, None)
                raise Rejected(ErrorCode.NO_SUCH_TABLE)
            state = await self._read(kept, known)
            if known is not None and known.party.forgotten != state.party.forgotten:
                cached.known = None  # names in what was known have changed: read all of it
            elif cached.doubts == doubts:
                break
        # Whoever was connected through a process that is gone is not connected any more.
        latest = self._clock() if self._defaults.alone else None
        for visitor, until in kept.seen.items():
            cached.seen[visitor] = until if latest is None else min(until, latest)
        cached.gap = kept.gap
        cached.put(state, doubts)
        return state

    async def _read(self, kept: Kept, known: TableState | None) -> TableState:
        """The table that was kept; of a match that is known in part only the rest is read."""
        if known is not None and known.game is not None and known.party.match == kept.match:
            # The store may have sent more than was asked for; what is known is not folded in twice.
            rest = kept.lines[known.sequence - kept.first :]
            return read_state(kept, go_on(MatchSoFar(known.game, known.tail), rest), known)
        return read_state(kept, await self._read_match(kept.lines) if kept.lines else None, known)

    async def _read_match(self, lines: tuple[KeptLine, ...]) -> MatchSoFar:
        """A match that people wait for, read here and a slice at a time, so that nobody else waits for it.

        No worker does it: after a restart all tables are read at once, while the workers are starting.
        """
        async with self._reading:
            match = read_progress(lines[:LINES_AT_ONCE])
            for first in range(LINES_AT_ONCE, len(lines), LINES_AT_ONCE):
                await asyncio.sleep(0)
                match = go_on(match, lines[first : first + LINES_AT_ONCE])
            return match

    async def is_old(self, cached: CachedTable, state: TableState) -> bool:
        """Whether another process has changed the table, and its bell was not heard yet."""
        if self._defaults.alone:
            return False
        # What is known stays known, so this asks the store for no more than what is new.
        cached.drop()
        return (await self.load(cached)).version != state.version

    def circumstances(self, cached: CachedTable) -> Circumstances:
        """What a decision about this table depends on at the moment."""
        now = self._clock()
        return Circumstances(
            now=now,
            connected=cached.connected(now),
            seen=cached.seen,
            levels=self._defaults.levels,
            usual_level=self._defaults.usual_level,
            fresh=self._fresh,
            token=unguessable,
        )

    # -- writing ----------------------------------------------------------------------------------

    async def keep(
        self, cached: CachedTable, state: TableState, step: TableStep, answer: KeptAnswer | None = None
    ) -> None:
        """Keep a step, and the answer to whoever asked for it; `Conflict` if another process was faster."""
        then = after(state, step, answer)
        change = change_of(state, then, step, answer, due(then, self.circumstances(cached)), self._clock())

        async def stored() -> TableState:
            began = monotonic()
            await self._store.change(change)
            self._counters.changed(len(change.lines), monotonic() - began)
            log.debug("kept", extra={"table": cached.code, "seat": then.turn, "count": len(change.lines)})
            cached.gap = None
            return then

        await self.write(cached, stored())

    async def write(self, cached: CachedTable, storing: Coroutine[Any, Any, TableState]) -> None:
        """The one way of a change, under the table's lock: stored, only then the table, only then told.

        `storing` writes to the store and gives the table as it is then.
        """
        # Done to its end: who asked may hang up, but what is stored must also become the table, and be told.
        await whole(self._write(cached, storing))

    async def _write(self, cached: CachedTable, storing: Coroutine[Any, Any, TableState]) -> None:
        # Noted before the store writes: a ring that comes meanwhile may be about a change after ours.
        doubts = cached.doubts
        cached.put(await storing, doubts)
        await self.ring(cached.code)

    async def ring(self, code: Code) -> None:
        """Tell everybody that something has changed at a table."""
        await self._bell.ring(code, self._process)

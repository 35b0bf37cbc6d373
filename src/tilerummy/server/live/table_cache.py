"""The tables one process works on, as they are now; and the way of a step into the store.

Within a process a table's lock keeps the order; between processes the store's versions do: a change that
was decided by an old version is a conflict, and is decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING

from tilerummy.server.bell.bell import Bell
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.tasks import whole
from tilerummy.server.live.archive import Archive, brought_record, is_brought
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.process import Counters, Defaults, unguessable
from tilerummy.server.store.store import (
    NOBODY,
    NOTHING_KNOWN,
    Change,
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
from tilerummy.server.table.request_context import Circumstances
from tilerummy.server.table.table_state import TableState, TableStep, after, change_of, read_party

log = logging.getLogger(__name__)

MOST = 2_000
"""So many tables nobody is connected to are kept at hand."""


if TYPE_CHECKING:
    from tilerummy.server.live.projection import Projection


@dataclass(slots=True, eq=False)
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
    looked: Projection | None = None
    """The last look at it, for those who look at the same time."""
    doubts: int = 0
    """How often another process has said that what is at hand may be old."""

    def put(self, state: TableState, doubts: int) -> None:
        """This is the table now, unless somebody has said in the meantime that it may be old."""
        self.state, self.known = state, None
        if self.doubts != doubts:
            self.drop()

    def drop(self) -> None:
        """What is at hand is old."""
        self.looked = None
        self.known, self.state = self.state or self.known, None

    def heard(self, seen: Mapping[VisitorId, int]) -> None:
        """What the store says about who was there."""
        self.seen.update(seen)

    def connected(self, now: int) -> frozenset[VisitorId]:
        """Everybody who is connected, here or elsewhere."""
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
        archive: Archive,
        defaults: Defaults,
        clock: Callable[[], int],
        fresh: Callable[[], bytes],
        moderation: Moderation,
    ) -> None:
        self.store, self.bell, self.defaults, self._archive = store, bell, defaults, archive
        self.clock, self.fresh, self.token = clock, fresh, unguessable
        self.moderation = moderation
        # A new name at each start: whoever was connected through a process that died is not here for that.
        self.process = secrets.token_hex(8)
        self.counters = Counters()
        self._tables: dict[Code, CachedTable] = {}

    def at(self, code: Code) -> CachedTable:
        """The place of a table in the cache, whether there is such a table or not."""
        cached = self._tables.get(code)
        if cached is None:
            cached = self._tables[code] = CachedTable(code)
        return cached

    async def look(self, code: Code) -> tuple[TableState, Circumstances, CachedTable]:
        """A table as it is; refused if there is none."""
        cached = self.at(code)
        if cached.state is None:
            async with cached.lock:
                await self.state(cached)  # whoever had the lock before may have read it
        return await self.state(cached), self.circumstances(cached), cached

    async def look_as(self, code: Code, asker: Asker) -> tuple[TableState, Circumstances, CachedTable]:
        """A table as it is, for somebody who may still be there."""
        state, circumstances, cached = await self.look(code)
        self.moderation.require_rights(asker, state.party)
        return state, circumstances, cached

    def where(self, code: Code, visitor: VisitorId) -> dict[str, object]:
        """The match and the seat that somebody speaks of, for the logs."""
        state = self._tables[code].state if code in self._tables else None
        party = None if state is None else state.party
        seat = None if party is None else party.seat_of(visitor)
        return {"table": code, "match": None if party is None else party.match, "seat": seat}

    def forget(self, code: Code) -> None:
        """Another process has changed the table: what is at hand is old."""
        self.forget_texts(code)
        if code in self._tables:
            self._tables[code].doubts += 1
            self._tables[code].drop()

    def forget_texts(self, code: Code) -> None:
        """What was written of the table's matches names somebody who is to be forgotten."""
        self._archive.texts.forget(code)

    def forget_all(self) -> None:
        """Nobody knows what other processes have changed."""
        self._archive.texts.clear()
        for code in self._tables:
            self.forget(code)

    def put_away(self) -> None:
        """Drop some tables that nobody needs, if there are too many."""
        if len(self._tables) <= MOST:
            return
        for cached in [cached for cached in self._tables.values() if cached.idle][: MOST // 10]:
            cached.looked = None  # it knows the table, and the table knows it: neither would be freed
            del self._tables[cached.code]

    # -- reading ----------------------------------------------------------------------------------

    async def state(self, cached: CachedTable) -> TableState:
        """What is at hand, else what the store has."""
        return cached.state or await self.load(cached)

    async def state_for(self, cached: CachedTable, asker: Asker) -> TableState:
        """The state for somebody who asks something; refused if they may not be there any more."""
        state = await self.state(cached)
        self.moderation.require_rights(asker, state.party)
        return state

    async def load(self, cached: CachedTable) -> TableState:
        """What the store has; refused if there is no such table."""
        while True:
            doubts, known = cached.doubts, cached.known
            kept = await self.store.load(cached.code, NOTHING_KNOWN if known is None else known.known)
            if kept is None:
                self._tables.pop(cached.code, None)
                raise Rejected(ErrorCode.NO_SUCH_TABLE)
            state = await self._archive.state(kept, known)
            if known is not None and known.party.forgotten != state.party.forgotten:
                cached.known = None  # names in what was known have changed: read all of it
            elif cached.doubts == doubts:
                break
        now = self.clock()
        seen = kept.seen.items()
        # Whoever was connected through a process that is gone is not connected any more.
        cached.heard({visitor: min(until, now) if self.defaults.alone else until for visitor, until in seen})
        cached.gap = kept.gap
        cached.put(state, doubts)
        return state

    async def is_old(self, cached: CachedTable, state: TableState) -> bool:
        """Whether another process has changed the table, and its bell was not heard yet."""
        if self.defaults.alone:
            return False
        cached.drop()
        return (await self.load(cached)).version != state.version

    async def record(self, code: Code, asker: Asker, match: int | None) -> str:
        """The record of a match, or of the latest one: whole if it is over, else as the asker saw it."""
        if is_brought(code):
            return await brought_record(self.store, code, match)
        at_hand = await self._text_at_hand(code, asker, match)
        if at_hand is not None:
            return at_hand
        kept = await self._kept(code)
        party = read_party(kept.party)
        self.moderation.require_rights(asker, party)
        if match in (None, kept.match):
            # Seats and events come from one read: somebody may just have changed places.
            lines, seat = kept.lines, party.seat_of(asker.visitor)
        else:
            # Any other match is read after the table was, so it may have begun since: nobody's seat counts.
            lines, seat = await self.store.lines(code, match), None
        named = kept.match if match is None else match
        return await self._archive.record((code, named, seat, len(_begun(lines)), party.forgotten), lines)

    async def _text_at_hand(self, code: Code, asker: Asker, match: int | None) -> str | None:
        """The record if it was written since the last event; its match is not read for that."""
        state = (await self.look(code))[0]
        self.moderation.require_rights(asker, state.party)
        if match not in (None, state.party.match):
            return None
        seat = state.party.seat_of(asker.visitor)
        return self._archive.texts.get((code, state.party.match, seat, state.sequence, state.party.forgotten))

    async def finished_record(self, code: Code, match: int | None) -> str:
        """The whole record of a match, or of the latest one; refused if it is not over."""
        if is_brought(code):
            return await brought_record(self.store, code, match)
        kept = await self._kept(code)
        lines = kept.lines if match in (None, kept.match) else await self.store.lines(code, match)
        named = kept.match if match is None else match
        key = (code, named, None, len(_begun(lines)), read_party(kept.party).forgotten)
        return await self._archive.finished_record(key, lines)

    async def _kept(self, code: Code) -> Kept:
        kept = await self.store.load(code)
        if kept is None:
            raise Rejected(ErrorCode.NO_SUCH_TABLE)
        return kept

    def circumstances(self, cached: CachedTable) -> Circumstances:
        """What a decision about this table depends on at the moment."""
        now = self.clock()
        levels, usual = self.defaults.levels, self.defaults.usual_level
        return Circumstances(now, cached.connected(now), cached.seen, levels, usual, self.fresh, self.token)

    # -- writing ----------------------------------------------------------------------------------

    async def keep(
        self, cached: CachedTable, state: TableState, step: TableStep, answer: KeptAnswer | None = None
    ) -> None:
        """Store a step, and only then let it be the table and tell of it."""
        then = after(state, step, answer)
        change = change_of(state, then, step, answer, due(then, self.circumstances(cached)), self.clock())
        # Done to its end: who asked may hang up, but what is stored must also become the table, and be told.
        await whole(self._store(cached, change, then))

    async def _store(self, cached: CachedTable, change: Change, then: TableState) -> None:
        # Noted before the store writes: a ring that comes meanwhile may be about a change after ours.
        doubts, began = cached.doubts, monotonic()
        await self.store.change(change)
        self.counters.changed(len(change.lines), monotonic() - began)
        log.debug("kept", extra={"table": cached.code, "seat": then.turn, "count": len(change.lines)})
        cached.gap = None
        cached.put(then, doubts)
        await self.ring(cached.code)

    async def ring(self, code: Code) -> None:
        """Tell everybody that something has changed at a table."""
        await self.bell.ring(code, self.process)


def _begun(lines: tuple[KeptLine, ...]) -> tuple[KeptLine, ...]:
    if not lines:
        raise Rejected(ErrorCode.NOT_STARTED)
    return lines

"""Rooms: everybody who is connected to a table through this process hears what happens there.

A ring of the bell makes the room look at the table and send each connection what it has not been sent yet.
Whether a player or the host is there matters to the match, so the store and everybody at the table are told
at once. Whoever only watches is counted, and the count is told now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.bell.bell import EVERYWHERE, Bell
from tilerummy.server.errors import Rejected
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.process import Defaults
from tilerummy.server.live.projection import Listener, Projection
from tilerummy.server.live.scheduler import PRESENCE_MS, Scheduler
from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.store import NOBODY, Code, Store, Unavailable, VisitorId
from tilerummy.server.table.party import Asker, Party, by_key

log = logging.getLogger(__name__)

MOST_NEWCOMERS = 16
"""So many more are let in where a seat is free, for one of them may want it."""
SIT_DOWN_MS = 60_000
"""So long they have to take it; then they make room for others."""


@dataclass(slots=True, eq=False)
class Room:
    """The listeners of one table."""

    code: Code
    listeners: set[Listener] = field(default_factory=set)
    telling: asyncio.Task[None] | None = None
    again: bool = False


class Rooms:
    """All tables that somebody is connected to through this process."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        bell: Bell,
        scheduler: Scheduler,
        moderation: Moderation,
        process: str,
        clock: Callable[[], int],
        defaults: Defaults,
    ) -> None:
        self._tables, self._store, self._scheduler, self._moderation = tables, store, scheduler, moderation
        self._process, self._clock, self._defaults = process, clock, defaults
        self._rooms: dict[Code, Room] = {}
        self._recount: set[Code] = set()
        """Where somebody has come to watch, or gone, and nobody has been told yet."""
        self._newcomers: dict[Listener, Code] = {}
        """Those who were let in for a free seat, and have not taken it yet."""
        # Weakly: a look at a table that was put away is of no use to anybody.
        self._looks: WeakKeyDictionary[CachedTable, Projection] = WeakKeyDictionary()
        self._empty = asyncio.Event()
        bell.listen(self._heard)

    async def projection(self, code: Code) -> Projection:
        """Look at a table; many who look at the same time share one look, and what is written for it."""
        state, circumstances, cached = await self._tables.look(code)
        last, spectators = self._looks.get(cached), cached.spectators()
        if last is None or not last.still_holds(state, circumstances, spectators):
            last = self._looks[cached] = Projection(state, circumstances, spectators, self._moderation)
        return last

    # -- coming and going -------------------------------------------------------------------------

    async def let_in(self, code: Code, listener: Listener) -> bool:
        """Whether there is room for one more: always for players, for others to watch or to sit down."""
        state, circumstances, cached = await self._tables.look(code)
        party, visitor = state.party, listener.visitor
        if visitor == party.host or party.seat_of(visitor) is not None:
            return True
        if cached.spectators() < self._defaults.most_spectators:
            return True
        waiting = sum(at == code for at in self._newcomers.values())
        if not party.may_sit_down(visitor) or waiting >= MOST_NEWCOMERS:
            return False
        listener.sit_by = circumstances.now + SIT_DOWN_MS
        self._newcomers[listener] = code
        return True

    async def enter(self, code: Code, listener: Listener) -> None:
        """A listener comes in and is told everything."""
        await self._arrive(code, listener.asker)
        projection = await self.projection(code)
        room = self._rooms.setdefault(code, Room(code))
        # Nothing is awaited from here on, so nothing can happen between what is told now and what is heard
        # next.
        projection.greet(listener)
        room.listeners.add(listener)
        self._recount.add(code)

    async def leave(self, code: Code, listener: Listener) -> None:
        """A listener is gone."""
        room = self._rooms.get(code)
        if room is not None:
            room.listeners.discard(listener)
        self._newcomers.pop(listener, None)
        await self._depart(code, listener.asker)
        # Another may have come in while the store was told, and then has the same room.
        self._recount.add(code)
        if room is not None and not room.listeners and self._rooms.get(code) is room:
            del self._rooms[code]
        if not self._rooms:
            self._empty.set()

    def rooms(self) -> list[Room]:
        """All rooms."""
        return list(self._rooms.values())

    def crowd(self, code: Code, asker: Asker) -> int:
        """How many connections somebody has to a table already."""
        return self._tables.at(code).here[asker.presence]

    # -- presence, for other processes and for the clock of the match ------------------------------

    async def _arrive(self, code: Code, asker: Asker) -> None:
        state, _, cached = await self._tables.look(code)
        # Before they are counted as there: nobody is to see a clock that still lacks the time that was lost.
        await self._scheduler.give_time_back(code)
        cached.come(asker.presence)
        if await self._note(cached, state.party):
            await self._presence_changed(code)

    async def _depart(self, code: Code, asker: Asker) -> None:
        cached, now, visitor = self._tables.at(code), self._clock(), asker.presence
        if not cached.go(visitor) or visitor not in cached.noted:
            return
        cached.noted.discard(visitor)
        if self._moderation.is_void(asker.visitor):
            return  # forgotten, or a stolen token: nothing more is kept of them
        cached.seen[visitor] = now
        await self._store.see(self._process, code, visitor, now, here=False)
        if not self._defaults.alone:
            # A read that was under way may have seen them here still; and they may be at another server.
            self._tables.forget(code)
        await self._presence_changed(code)

    async def _note(self, cached: CachedTable, party: Party) -> bool:
        """Tell the store of players and a host whom it does not know to be here; whether there were any."""
        # Those who only watch change nothing in the match, and a write for each of them would cost a commit.
        owners = {party.host, *(chair.owner for chair in party.chairs)} - {NOBODY}
        new = {name for owner in owners for name in (owner, by_key(owner)) if name in cached.here}
        new -= cached.noted
        cached.noted |= new
        for visitor in sorted(new):
            await self._store.see(self._process, cached.code, visitor, self._clock() + PRESENCE_MS)
        return bool(new)

    async def _presence_changed(self, code: Code) -> None:
        await self._tables.ring(code)
        self._scheduler.nudge(code)

    async def alive(self) -> None:
        """Say that this process lives, and whoever is connected through it."""
        now = self._clock()
        await self._store.heartbeat(self._process, now, now + PRESENCE_MS)

    # -- sending away -----------------------------------------------------------------------------

    def dismiss_newcomers(self) -> None:
        """Say good-bye to those who did not take the seat they were let in for, if there is no room yet."""
        now, most = self._clock(), self._defaults.most_spectators
        for listener, code in [*self._newcomers.items()]:
            if listener.sit_by is None or listener.sit_by > now:
                continue
            cached = self._tables.at(code)
            if cached.state is None:
                continue  # it is being read; the next look will do
            del self._newcomers[listener]
            if cached.state.party.seat_of(listener.visitor) is None and cached.spectators() > most:
                listener.dismiss(m.ByeReason.FULL)

    def dismiss(self, code: Code, reason: m.ByeReason) -> None:
        """Say good-bye to everybody at a table."""
        room = self._rooms.get(code)
        for listener in [] if room is None else [*room.listeners]:
            listener.dismiss(reason)

    async def dismiss_unwelcome(self) -> set[VisitorId]:
        """Say good-bye to everybody who may not stay; those of them who have a seat all the same."""
        seated: set[VisitorId] = set()
        for room in self.rooms():
            with suppress(Rejected):  # the table is gone, and so are its listeners
                projection = await self.projection(room.code)
                gone = [one.visitor for one in [*room.listeners] if not projection.may_listen(one)]
                seated.update(one for one in gone if projection.state.party.seat_of(one) is not None)
        return seated

    async def dismiss_all(self, reason: m.ByeReason, seconds: float) -> None:
        """Say good-bye to everybody, and wait a little until they are gone."""
        for room in self.rooms():
            self.dismiss(room.code, reason)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.emptied(), seconds)

    async def emptied(self) -> None:
        """Wait until nobody is connected."""
        self._empty.clear()
        if self._rooms:
            await self._empty.wait()

    # -- signs of life ----------------------------------------------------------------------------

    async def tell_counts(self) -> None:
        """Tell everybody how many watch, where that has changed: once for all who came and went meanwhile."""
        # Taken away before anything is awaited: whoever comes meanwhile is counted the next time.
        changed, self._recount = self._recount, set()
        for code in changed:
            room = self._rooms.get(code)
            if room is None:
                continue
            if self._tables.at(code).state is None:
                self._recount.add(code)  # it is being read anyway; a count is no reason to read it once more
            else:
                await self._beat(room)

    async def beat_all(self, seconds: float) -> None:
        """A sign of life to each room in turn, so that all are through after so long: none waits for all."""
        rooms = self.rooms()
        for room in rooms:
            await self._beat(room)
            # Spread over the whole time, so that no beat of a thousand rooms holds up a turn.
            await asyncio.sleep(seconds / len(rooms))
        if not rooms:
            await asyncio.sleep(seconds)

    async def _beat(self, room: Room) -> None:
        """A sign of life, and a look at what changes with time alone."""
        try:
            projection = await self.projection(room.code)
        except (Rejected, Unavailable) as error:  # the others are to have theirs all the same
            log.warning("no sign of life", extra={"table": room.code, "why": str(error)})
            return
        beat = msgspec.json.encode(projection.beat(self._clock()))
        # A copy: whoever is too slow is dropped while all are told.
        for listener in list(room.listeners):
            projection.tell(listener)
            listener.send_bytes(beat)

    # -- what has happened ------------------------------------------------------------------------

    def _heard(self, code: Code, process: str) -> None:
        for room in (
            self.rooms() if code == EVERYWHERE else [self._rooms[code]] if code in self._rooms else []
        ):
            self.wake(room)

    def wake(self, room: Room) -> None:
        """Let the room look at its table soon; rings in the meantime make it look once more."""
        room.again = True
        if room.telling is None:
            room.telling = asyncio.create_task(self._tell(room))

    async def until_told(self, code: Code) -> None:
        """Wait until everybody at a table has been told what has happened so far."""
        room = self._rooms.get(code)
        while room is not None and room.telling is not None:
            await asyncio.wait({room.telling})

    async def _tell(self, room: Room) -> None:
        try:
            # A ring during the look makes it look once more, so no change is told too late and none twice.
            while room.again:
                room.again = False
                projection = await self.projection(room.code)
                # Whoever has just sat down matters to the match from now on: all are told that they are here.
                if await self._note(self._tables.at(room.code), projection.state.party):
                    room.again = True
                self._tell_all(room, projection)
        except Exception:
            log.exception("room not told", extra={"table": room.code})
        finally:
            room.telling = None

    def _tell_all(self, room: Room, projection: Projection) -> None:
        """Tell everybody what is new: players first; who watches too much at once is told within a second."""
        seated = projection.state.party.seat_of
        # False before True: a crowd that watches is written to after everybody who plays.
        for listener in sorted(room.listeners, key=lambda one: seated(one.visitor) is None):
            if seated(listener.visitor) is not None or listener.affords():
                projection.tell(listener)
            else:
                self._recount.add(room.code)

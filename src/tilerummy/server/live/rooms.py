"""Rooms: everybody who is connected to a table through this process hears what happens there.

A ring of the bell makes the room look at the table and send each connection what it has not been
sent yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.bell.bell import ACTS, EVERYWHERE
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.live.erasure import erase
from tilerummy.server.live.projection import Listener, Projection
from tilerummy.server.live.service import Service
from tilerummy.server.store.moderation_rows import BAN, CLOSE, FORGET, Act
from tilerummy.server.store.store import Code, Unavailable, VisitorId
from tilerummy.server.table.party import Asker

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


async def _nothing_kept(match: str) -> None:
    """Where no reviews are kept there is none to forget."""


class Rooms:
    """All tables that somebody is connected to through this process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._rooms: dict[Code, Room] = {}
        self._recount: set[Code] = set()
        """Where somebody has come to watch, or gone, and nobody has been told yet."""
        self._newcomers: dict[Listener, Code] = {}
        """Those who were let in for a free seat, and have not taken it yet."""
        self._empty = asyncio.Event()
        self._acting = asyncio.Lock()
        self._hearing = Background()
        self.cut_address: Callable[[str], None] = lambda address: None
        """Ends the connections of an address, which only the edge knows."""
        self.forget_reviews: Callable[[str], Awaitable[None]] = _nothing_kept
        """Forgets reviews of a match, by the beginning of their keys: their files are the edge's too."""
        service.bell.listen(self._heard)

    async def projection(self, code: Code) -> Projection:
        """Look at a table; many who look at the same time share one look, and what is written for it."""
        state, circumstances, cached = await self._service.tables.look(code)
        last = cached.looked
        if last is None or not last.still_holds(state, circumstances, cached):
            last = cached.looked = Projection(state, circumstances, cached, self._service.moderation)
        return last

    async def enter(self, code: Code, listener: Listener) -> None:
        """A listener comes in and is told everything."""
        await self._service.presence.arrive(code, listener.asker)
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
        await self._service.presence.depart(code, listener.asker)
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
        return self._service.tables.at(code).here[asker.presence]

    async def let_in(self, code: Code, listener: Listener) -> bool:
        """Whether there is room for one more: always for players, for others to watch or to sit down."""
        state, circumstances, cached = await self._service.tables.look(code)
        party, visitor = state.party, listener.visitor
        if visitor == party.host or party.seat_of(visitor) is not None:
            return True
        if cached.spectators() < self._service.tables.defaults.most_spectators:
            return True
        waiting = sum(at == code for at in self._newcomers.values())
        if not party.may_sit_down(visitor) or waiting >= MOST_NEWCOMERS:
            return False
        listener.sit_by = circumstances.now + SIT_DOWN_MS
        self._newcomers[listener] = code
        return True

    def dismiss_newcomers(self) -> None:
        """Say good-bye to those who did not take the seat they were let in for, if there is no room yet."""
        now, most = self._service.clock(), self._service.tables.defaults.most_spectators
        for listener, code in [*self._newcomers.items()]:
            if listener.sit_by is None or listener.sit_by > now:
                continue
            cached = self._service.tables.at(code)
            if cached.state is None:
                continue  # it is being read; the next look will do
            del self._newcomers[listener]
            if cached.state.party.seat_of(listener.visitor) is None and cached.spectators() > most:
                listener.dismiss(m.ByeReason.FULL)

    async def tell_counts(self) -> None:
        """Tell everybody how many watch, where that has changed: once for all who came and went meanwhile."""
        changed, self._recount = self._recount, set()
        for code in changed:
            room = self._rooms.get(code)
            if room is None:
                continue
            if self._service.tables.at(code).state is None:
                self._recount.add(code)  # it is being read anyway; a count is no reason to read it once more
            else:
                await self._beat(room)

    async def dismiss_all(self, reason: m.ByeReason, seconds: float) -> None:
        """Say good-bye to everybody, and wait a little until they are gone."""
        for room in self.rooms():
            for listener in room.listeners:
                listener.dismiss(reason)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.emptied(), seconds)

    async def emptied(self) -> None:
        """Wait until nobody is connected."""
        self._empty.clear()
        if self._rooms:
            await self._empty.wait()

    async def beat_all(self, seconds: float) -> None:
        """A sign of life to each room in turn, so that all are through after so long: none waits for all."""
        rooms = self.rooms()
        for room in rooms:
            await self._beat(room)
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
        beat = msgspec.json.encode(projection.beat(self._service.clock()))
        for listener in list(room.listeners):
            projection.tell(listener)
            listener.send_bytes(beat)

    async def hear_operators(self) -> None:
        """Do here what was decided elsewhere: close tables, send away whoever may not stay."""
        async with self._acting:  # whoever asks while it is being done finds it done
            await self._act_on(await self._service.moderation.news())

    async def _act_on(self, acts: Sequence[Act]) -> None:
        for act in acts:
            if act.kind == CLOSE:
                self._service.tables.forget(Code(act.who))
                self._dismiss(Code(act.who), m.ByeReason.NO_TABLE)
            elif act.kind == BAN:
                self.cut_address(act.who)
            elif act.kind == FORGET:
                await self.forget_reviews(act.who)
        if acts:
            # Everybody is looked at: of somebody who was forgotten no act tells the name.
            await self._send_away()

    async def _send_away(self) -> None:
        """Say good-bye to everybody who may not stay."""
        late: set[VisitorId] = set()
        for room in self.rooms():
            with suppress(Rejected):  # the table is gone, and so are its listeners
                projection = await self.projection(room.code)
                for listener in [*room.listeners]:
                    seated = projection.state.party.seat_of(listener.visitor) is not None
                    if not projection.may_listen(listener) and seated:
                        late.add(listener.visitor)
        for visitor in filter(self._service.moderation.is_erased, late):
            # They sat down here after another server had forgotten them, and before this one knew.
            await erase(self._service, visitor)

    def _dismiss(self, code: Code, reason: m.ByeReason) -> None:
        """Say good-bye to everybody at a table."""
        room = self._rooms.get(code)
        for listener in [] if room is None else [*room.listeners]:
            listener.dismiss(reason)

    def _heard(self, code: Code, process: str) -> None:
        if code == ACTS:
            self._hearing.begin(self.hear_operators())
            return
        if code == EVERYWHERE:
            self._service.tables.forget_all()
            for each in self.rooms():
                self.wake(each)
            return
        # What this process has changed is at hand already.
        if process != self._service.tables.process:
            self._service.tables.forget(code)
        room = self._rooms.get(code)
        if room is not None:
            self.wake(room)

    def wake(self, room: Room) -> None:
        """Let the room look at its table soon; rings in the meantime make it look once more."""
        room.again = True
        if room.telling is None:
            room.telling = asyncio.create_task(self._tell(room))

    async def told(self, code: Code) -> None:
        """Wait until everybody at a table has been told what has happened so far."""
        room = self._rooms.get(code)
        while room is not None and room.telling is not None:
            await asyncio.wait({room.telling})

    async def _tell(self, room: Room) -> None:
        try:
            while room.again:
                room.again = False
                projection = await self.projection(room.code)
                if await self._service.presence.note(projection.cached, projection.state.party):
                    room.again = True
                self._tell_all(room, projection)
        except Exception:
            log.exception("room not told", extra={"table": room.code})
        finally:
            room.telling = None

    def _tell_all(self, room: Room, projection: Projection) -> None:
        """Tell everybody what is new: players first; who watches too much at once is told within a second."""
        seated = projection.state.party.seat_of
        for listener in sorted(room.listeners, key=lambda one: seated(one.visitor) is None):
            if seated(listener.visitor) is not None or listener.affords():
                projection.tell(listener)
            else:
                self._recount.add(room.code)

"""Rooms: everybody who is connected to a table through this process hears what happens there.

A ring of the bell makes the room look at the table and send each connection what it has not been
sent yet. What somebody may see depends on his seat alone, so it is made once for each seat.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from tilerummy.rules.seat import Seat
from tilerummy.rules.view import view_event
from tilerummy.server import messages as m
from tilerummy.server.bell.base import EVERYWHERE
from tilerummy.server.desk import Desk
from tilerummy.server.moment import Moment
from tilerummy.server.service import Service
from tilerummy.server.sitting import Sitting
from tilerummy.server.store.base import Code, VisitorId
from tilerummy.server.wire import event_message, party_message, seen_game

log = logging.getLogger(__name__)
encode = msgspec.json.encode

MOST_WAITING = 256
"""A connection for which more than this waits is too slow to be served."""


@dataclass(slots=True, eq=False)
class Listener:
    """One connection: what waits to be sent to it, and what it knows."""

    visitor: VisitorId
    waiting: asyncio.Queue[bytes | m.ByeReason] = field(
        default_factory=lambda: asyncio.Queue(MOST_WAITING + 2)
    )
    match: int = 0
    sequence: int = 0
    party: bytes = b""
    drafts: int = 0
    remarks: int = 0
    gone: bool = False

    def send(self, message: m.ServerMessage) -> None:
        """Send something soon."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send something soon that is written already."""
        if self.gone:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.dismiss(m.ByeReason.SLOW)
        else:
            self.waiting.put_nowait(message)

    def dismiss(self, reason: m.ByeReason) -> None:
        """Send what waits, say why, and close."""
        if not self.gone:
            self.gone = True
            self.waiting.put_nowait(reason)


@dataclass(slots=True, eq=False)
class Glance:
    """One look at a table, and what was written for each seat already."""

    sitting: Sitting
    moment: Moment
    desk: Desk
    written: dict[tuple[object, ...], bytes] = field(default_factory=dict)

    def once(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """The message under this key, made when it is first asked for."""
        if key not in self.written:
            self.written[key] = encode(make())
        return self.written[key]

    def party(self, visitor: VisitorId) -> m.PartyState:
        """The people, as a visitor sees them."""
        return party_message(self.sitting, self.moment, visitor, self.desk.spectators())

    def view(self, seat: Seat | None) -> m.GameView | None:
        """The match, as a seat sees it."""
        return seen_game(self.sitting, seat, self.moment.now)

    def draft(self, seat: Seat | None) -> m.DraftState | None:
        """What is being laid, if this seat may see it."""
        sitting = self.sitting
        if sitting.draft is None or sitting.turn is None:
            return None
        if seat != sitting.turn and not sitting.party.plan.live_drafts:
            return None
        return m.DraftState(sitting.turn, sitting.draft)

    def snapshot(self, visitor: VisitorId) -> m.Snapshot:
        """Everything that a visitor may see."""
        seat = self.sitting.party.seat_of(visitor)
        talk = [said for said in self.sitting.remarks if not self._mutes(seat, said)]
        return m.Snapshot(self.party(visitor), self.view(seat), self.draft(seat), talk)

    def happened(self, seat: Seat | None, since: int) -> m.Happened | None:
        """The events from this number on, as a seat sees them; None if they are not at hand."""
        events, view = self.sitting.since(since), self.view(seat)
        if events is None or view is None:
            return None
        seen = [event_message(view_event(event, seat)) for event in events]
        return m.Happened(self.sitting.party.match, since, seen, view)

    def _mutes(self, seat: Seat | None, said: m.Said) -> bool:
        return seat is not None and said.seat in self.sitting.party.chairs[seat].muted

    # -- what a listener does not know yet ---------------------------------------------------------

    def greet(self, listener: Listener) -> None:
        """Tell a listener everything."""
        listener.send(self.snapshot(listener.visitor))
        listener.party = self._party_bytes(listener.visitor)
        listener.match, listener.sequence = self.sitting.party.match, self.sitting.sequence
        listener.drafts, listener.remarks = self.sitting.drafts, self._last_remark()

    def tell(self, listener: Listener) -> None:
        """Tell a listener what is new to him."""
        for message in self._news(listener):
            listener.send_bytes(message)

    def catch_up(self, listener: Listener, match: int, seen: int) -> None:
        """Tell a listener what he says he missed."""
        seat = self.sitting.party.seat_of(listener.visitor)
        gap = self.happened(seat, seen) if match == self.sitting.party.match else None
        if gap is None:
            self.greet(listener)
        else:
            listener.send(gap)
            listener.match, listener.sequence = match, self.sitting.sequence

    def _news(self, listener: Listener) -> Iterator[bytes]:
        party = self._party_bytes(listener.visitor)
        if party != listener.party:
            listener.party = party
            yield party
        yield from self._events(listener)
        yield from self._drafts(listener)
        yield from self._talk(listener)

    def _party_bytes(self, visitor: VisitorId) -> bytes:
        return self.once(("party", visitor), lambda: m.PartyChanged(self.party(visitor)))

    def _events(self, listener: Listener) -> Iterator[bytes]:
        sitting, match = self.sitting, self.sitting.party.match
        if listener.match != match:
            listener.match, listener.sequence = match, 0
        if listener.sequence == sitting.sequence:
            return
        seat, since = sitting.party.seat_of(listener.visitor), listener.sequence
        listener.sequence = sitting.sequence
        if sitting.since(since) is None:
            yield encode(self.snapshot(listener.visitor))
        else:
            yield self.once(("events", seat, since), lambda: self.happened(seat, since))

    def _drafts(self, listener: Listener) -> Iterator[bytes]:
        sitting = self.sitting
        if listener.drafts == sitting.drafts:
            return
        listener.drafts = sitting.drafts
        seat = sitting.party.seat_of(listener.visitor)
        if seat == sitting.turn or not sitting.party.plan.live_drafts:
            return
        match, sequence = sitting.party.match, sitting.sequence
        yield self.once(("draft",), lambda: m.DraftShown(match, sequence, self.draft(None)))

    def _talk(self, listener: Listener) -> Iterator[bytes]:
        seat, known = self.sitting.party.seat_of(listener.visitor), listener.remarks
        listener.remarks = self._last_remark()
        for said in self.sitting.remarks:
            if said.number > known and not self._mutes(seat, said):
                yield encode(said)

    def _last_remark(self) -> int:
        return self.sitting.remarks[-1].number if self.sitting.remarks else 0


@dataclass(slots=True, eq=False)
class Room:
    """The listeners of one table."""

    code: Code
    listeners: set[Listener] = field(default_factory=set)
    telling: asyncio.Task[None] | None = None
    again: bool = False


class Rooms:
    """All tables that somebody is connected to through this process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._rooms: dict[Code, Room] = {}
        self._empty = asyncio.Event()
        service.bell.listen(self._heard)

    async def glance(self, code: Code) -> Glance:
        """Look at a table."""
        return Glance(*await self._service.desks.look(code))

    async def enter(self, code: Code, listener: Listener) -> None:
        """A listener comes in and is told everything."""
        await self._service.presence.arrive(code, listener.visitor)
        glance = await self.glance(code)
        room = self._rooms.setdefault(code, Room(code))
        glance.greet(listener)
        room.listeners.add(listener)
        self.wake(room)  # whatever happened in between

    async def leave(self, code: Code, listener: Listener) -> None:
        """A listener is gone."""
        room = self._rooms.get(code)
        if room is not None:
            room.listeners.discard(listener)
        await self._service.presence.depart(code, listener.visitor)
        if room is not None and not room.listeners and self._rooms.get(code) is room:
            del self._rooms[code]
        if not self._rooms:
            self._empty.set()

    def rooms(self) -> list[Room]:
        """All rooms."""
        return list(self._rooms.values())

    def crowd(self, code: Code, visitor: VisitorId) -> int:
        """How many connections a visitor has to a table already."""
        room = self._rooms.get(code)
        return 0 if room is None else sum(other.visitor == visitor for other in room.listeners)

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

    async def beat(self) -> None:
        """A sign of life to everybody, and a look at what changes with time alone."""
        for room in self.rooms():
            glance = await self.glance(room.code)
            beat = encode(beat_of(glance))
            for listener in room.listeners:
                listener.send_bytes(beat)
            self.wake(room)

    def _heard(self, code: Code, process: str) -> None:
        if code == EVERYWHERE:
            self._service.desks.forget_all()
            for each in self.rooms():
                self.wake(each)
            return
        if process != self._service.desks.process:
            self._service.desks.forget(code)
        room = self._rooms.get(code)
        if room is not None:
            self.wake(room)

    def wake(self, room: Room) -> None:
        """Let the room look at its table soon; rings in the meantime make it look once more."""
        room.again = True
        if room.telling is None:
            room.telling = asyncio.create_task(self._tell(room))

    async def _tell(self, room: Room) -> None:
        try:
            while room.again:
                room.again = False
                glance = await self.glance(room.code)
                for listener in list(room.listeners):
                    glance.tell(listener)
        except Exception:
            log.exception("room not told", extra={"table": room.code})
        finally:
            room.telling = None


def beat_of(glance: Glance) -> m.Beat:
    """A sign of life."""
    return m.Beat(glance.sitting.party.match, glance.sitting.sequence, glance.moment.now)

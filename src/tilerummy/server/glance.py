"""A glance at a table: what each seat may see of it, and what a listener does not know yet.

What somebody may see depends on his seat alone, so it is written once for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from tilerummy.rules.seat import Seat
from tilerummy.rules.view import view_event
from tilerummy.server import messages as m
from tilerummy.server.desk import Desk
from tilerummy.server.listener import Listener
from tilerummy.server.moment import Moment
from tilerummy.server.sitting import Sitting
from tilerummy.server.store.base import VisitorId
from tilerummy.server.wire import People, event_message, party_message, people_of, seen_game

encode = msgspec.json.encode


@dataclass(slots=True, eq=False)
class Glance:
    """One look at a table, and what was written for each seat already."""

    sitting: Sitting
    moment: Moment
    desk: Desk
    written: dict[tuple[object, ...], bytes] = field(default_factory=dict)
    people: People = field(init=False)

    def __post_init__(self) -> None:
        self.people = people_of(self.sitting, self.moment, self.desk.spectators())

    def once(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """The message under this key, made when it is first asked for."""
        if key not in self.written:
            self.written[key] = encode(make())
        return self.written[key]

    def party(self, visitor: VisitorId) -> m.PartyState:
        """The people, as a visitor sees them."""
        return party_message(self.people, visitor)

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
        listener.people = self.people
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
        if listener.people != self.people:  # the same for all: only then it is written for each
            listener.people = self.people
            yield self._party_bytes(listener.visitor)
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

    def beat(self) -> m.Beat:
        """A sign of life."""
        return m.Beat(self.sitting.party.match, self.sitting.sequence, self.moment.now)

"""A projection of a table: what each seat may see of it, and what a listener does not know yet.

What somebody may see depends on their seat alone, so it is written once for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import event_message
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.server.errors import ErrorCode
from tilerummy.server.live.listener import Listener
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.table_cache import CachedTable
from tilerummy.server.table.people import People, party_message, people_of, seen_game
from tilerummy.server.table.seat_key import Asker
from tilerummy.server.table.situation import Situation
from tilerummy.server.table.state import TableState

encode = msgspec.json.encode
FRESH_MS = 50
"""So long one look serves all who ask, if nothing happens meanwhile: a clock may be told so much too late."""


@dataclass(slots=True, eq=False)
class Projection:
    """One look at a table, and what was written for each seat already."""

    state: TableState
    situation: Situation
    cached: CachedTable
    moderation: Moderation
    written: dict[tuple[object, ...], bytes] = field(default_factory=dict)
    people: People = field(init=False)

    def __post_init__(self) -> None:
        self.people = people_of(self.state, self.situation, self.cached.spectators())

    def still_holds(self, state: TableState, situation: Situation, cached: CachedTable) -> bool:
        """Whether another look would see the same."""
        before = self.situation
        return (
            state is self.state
            and 0 <= situation.now - before.now < FRESH_MS
            and situation.connected == before.connected
            and cached.spectators() == self.people.spectators
        )

    def once(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """The message under this key, made when it is first asked for."""
        if key not in self.written:
            self.written[key] = encode(make())
        return self.written[key]

    def party(self, asker: Asker) -> m.PartyState:
        """The people, as somebody sees them."""
        return party_message(self.people, asker)

    def view(self, seat: Seat | None, turns: int | None = None) -> m.GameView | None:
        """The match, as a seat sees it, with the last so many turns."""
        return seen_game(self.state, seat, self.situation.now, turns)

    def draft(self, seat: Seat | None) -> m.DraftState | None:
        """What is being laid, if this seat may see it."""
        state = self.state
        if state.draft is None or state.turn is None:
            return None
        if seat != state.turn and not state.party.plan.live_drafts:
            return None
        return m.DraftState(state.turn, state.draft)

    def snapshot(self, asker: Asker) -> m.Snapshot:
        """Everything that somebody may see; refused if they may not look any more."""
        self.moderation.require_rights(asker, self.state.party)
        seat = self.state.party.seat_of(asker.visitor)
        talk = [said for said in self.state.remarks if not self._mutes(seat, said)]
        return m.Snapshot(self.party(asker), self.view(seat), self.draft(seat), talk)

    def happened(self, seat: Seat | None, since: int) -> m.Happened | None:
        """The events from this number on, as a seat sees them; None if they are not at hand."""
        events = self.state.since(since)
        # An event adds one turn, or goes on with the last one: whoever knew all before knows all after.
        view = None if events is None else self.view(seat, len(events))
        if events is None or view is None:
            return None
        seen = [event_message(view_event(event, seat)) for event in events]
        return m.Happened(self.state.party.match, since, seen, view)

    def _mutes(self, seat: Seat | None, said: m.Said) -> bool:
        return seat is not None and said.seat in self.state.party.chairs[seat].muted

    # -- what a listener does not know yet ---------------------------------------------------------

    def may_listen(self, listener: Listener) -> bool:
        """Whether somebody who listens may still; if not, they are sent away before they hear of it."""
        why = self.moderation.ended(listener.asker, self.state.party)
        if why is not None:
            listener.dismiss(m.ByeReason.BANNED if why is ErrorCode.BANNED else m.ByeReason.WRONG_TOKEN)
        return why is None

    def greet(self, listener: Listener) -> None:
        """Tell a listener everything."""
        if not self.may_listen(listener):
            return
        asker = self._eyes_of(listener.asker)
        listener.send_bytes(self.once(("snapshot", asker.presence), lambda: self.snapshot(asker)))
        listener.people = self.people
        listener.match, listener.sequence = self.state.party.match, self.state.sequence
        listener.drafts, listener.remarks = self.state.drafts, self._last_remark()

    def tell(self, listener: Listener) -> None:
        """Tell a listener what is new to them."""
        if not self.may_listen(listener):
            return
        for message in self._news(listener):
            listener.send_bytes(message)

    def catch_up(self, listener: Listener, match: int, seen: int) -> None:
        """Tell a listener what they say they missed."""
        if not self.may_listen(listener):
            return
        seat = self.state.party.seat_of(listener.visitor)
        gap = self.happened(seat, seen) if match == self.state.party.match else None
        if gap is None:
            self.greet(listener)
        else:
            listener.send(gap)
            listener.match, listener.sequence = match, self.state.sequence

    def _news(self, listener: Listener) -> Iterator[bytes]:
        if listener.people != self.people:  # the same for all: only then it is written for each
            listener.people = self.people
            yield self._party_bytes(listener.asker)
        yield from self._events(listener)
        yield from self._drafts(listener)
        yield from self._talk(listener)

    def _eyes_of(self, asker: Asker) -> Asker:
        """As whom somebody sees the table: with a seat or as the host themselves; all who watch, the same."""
        party = self.state.party
        own = asker.visitor == party.host or party.seat_of(asker.visitor) is not None
        return asker if own else Asker()

    def _party_bytes(self, asker: Asker) -> bytes:
        asker = self._eyes_of(asker)
        return self.once(("party", asker.presence), lambda: m.PartyChanged(self.party(asker)))

    def _events(self, listener: Listener) -> Iterator[bytes]:
        state, match = self.state, self.state.party.match
        if listener.match != match:
            listener.match, listener.sequence = match, 0
        if listener.sequence == state.sequence:
            return
        seat, since = state.party.seat_of(listener.visitor), listener.sequence
        listener.sequence = state.sequence
        if state.since(since) is None:
            yield encode(self.snapshot(listener.asker))
        else:
            yield self.once(("events", seat, since), lambda: self.happened(seat, since))

    def _drafts(self, listener: Listener) -> Iterator[bytes]:
        state = self.state
        if listener.drafts == state.drafts:
            return
        listener.drafts = state.drafts
        seat = state.party.seat_of(listener.visitor)
        if seat == state.turn or not state.party.plan.live_drafts:
            return
        match, sequence = state.party.match, state.sequence
        yield self.once(("draft",), lambda: m.DraftShown(match, sequence, self.draft(None)))

    def _talk(self, listener: Listener) -> Iterator[bytes]:
        seat, known = self.state.party.seat_of(listener.visitor), listener.remarks
        listener.remarks = self._last_remark()
        for said in self.state.remarks:
            if said.number > known and not self._mutes(seat, said):
                yield encode(said)

    def _last_remark(self) -> int:
        return self.state.remarks[-1].number if self.state.remarks else 0

    def beat(self, now: int) -> m.Beat:
        """A sign of life."""
        spectators = self.people.spectators
        return m.Beat(self.state.party.match, self.state.sequence, now, spectators)

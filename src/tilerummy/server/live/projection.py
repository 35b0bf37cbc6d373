"""A projection of a table: what each seat may see of its people and its match, and what a listener lacks.

What somebody may see depends on their seat alone, so it is written once for each seat. A listener is one
connection: it remembers what it was told, so that it is told only what is new.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import HintPolicy, PlaceKind
from tilerummy.protocol.wire import event_message, values, view_message
from tilerummy.rules.match.chance import commitment
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event, view_game
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.server.errors import ErrorCode
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import Asker, Chair, Party, SeatAsk, SeatMove
from tilerummy.server.table.salts import is_sealed, public_hash, state_of
from tilerummy.server.table.seat_moves import asks_at, is_open, may_answer, moved_at, taken_from
from tilerummy.server.table.table_state import (
    Circumstances,
    TableState,
    ends_turn,
    laid_so_far,
    may_call_bot,
    may_remove,
    speaks,
)

encode = msgspec.json.encode
FRESH_MS = 50
"""So long one look serves all who ask, if nothing happens meanwhile: a clock may be told so much too late."""
MOST_WAITING, MOST_BYTES = 256, 128 * 1024
"""A connection for which more messages, or more bytes, than this wait is too slow to be served."""
PRICES = m.HintPrices(best=10, opening=5)
"""Where hints cost points. To hear what is wrong with a draft is free: a refused play says the same."""
FREE = m.HintPrices()


@dataclass(slots=True, eq=False)
class Listener:
    """One connection: what waits to be sent to it, and what it knows."""

    asker: Asker
    waiting: asyncio.Queue[bytes | m.ByeReason] = field(default_factory=asyncio.Queue)
    bytes_waiting: int = 0
    match: int = 0
    sequence: int = 0
    people: object = None
    """What the last party message it was sent was made of."""
    drafts: int = 0
    knows: int = 0
    """The number of the last draft of their own seat that they were told of, or laid themselves."""
    laid: int = -1
    """The number of the last draft that they laid themselves."""
    step: int = 0
    """Which of their drafts of this turn that was, as they count."""
    remarks: int = 0
    seat: int | None = None
    """The seat whose view they were last told everything as."""
    gone: bool = False
    affords: Callable[[], bool] = lambda: True
    """Whether one who only watches may be told something now, or later with what comes next."""
    sit_by: int | None = None
    """Until when somebody may stay who was let in for a free seat although there is no room to watch."""

    def lays(self, draft: m.Draft) -> None:
        """A draft of theirs is the one that counts."""
        self.knows, self.laid, self.step = draft.number, draft.number, draft.step

    @property
    def visitor(self) -> VisitorId:
        """Who listens, or whose seat's key they hold."""
        return self.asker.visitor

    def send(self, message: m.ServerMessage) -> None:
        """Send something soon."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send something soon that is written already."""
        # Nothing is sent after the reason for the end: a page acts on that.
        if self.gone:
            return
        waits = self.bytes_waiting + len(message)
        # One message alone may be longer than what may wait: a long match, told as a whole.
        if self.waiting.qsize() >= MOST_WAITING or (self.bytes_waiting and waits > MOST_BYTES):
            self._drop()
        else:
            self.bytes_waiting = waits
            self.waiting.put_nowait(message)

    async def next(self) -> bytes | m.ByeReason:
        """The next message to send, or why there is none."""
        message = await self.waiting.get()
        if isinstance(message, bytes):
            self.bytes_waiting -= len(message)
        return message

    def dismiss(self, reason: m.ByeReason) -> None:
        """Send what waits, say why, and close."""
        if not self.gone:
            self.gone = True
            self.waiting.put_nowait(reason)

    def _drop(self) -> None:
        """Give up one that does not read: what waits would only take memory."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.bytes_waiting = 0
        self.dismiss(m.ByeReason.SLOW)


@dataclass(slots=True, eq=False)
class Projection:
    """One look at a table, and what was written for each seat already."""

    state: TableState
    circumstances: Circumstances
    spectators: int
    moderation: Moderation
    written: dict[tuple[object, ...], bytes] = field(default_factory=dict)
    people: People = field(init=False)

    def __post_init__(self) -> None:
        self.people = people_of(self.state, self.circumstances, self.spectators)

    def still_holds(self, state: TableState, circumstances: Circumstances, spectators: int) -> bool:
        """Whether another look would see the same."""
        before = self.circumstances
        return (
            state is self.state
            # Clocks and absences change with time alone, so even an unchanged table is looked at anew soon.
            and 0 <= circumstances.now - before.now < FRESH_MS
            and circumstances.connected == before.connected
            and spectators == self.spectators
        )

    def once(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """The message under this key, made when it is first asked for."""
        # Three hundred who watch get the same bytes: written once, sent three hundred times.
        if key not in self.written:
            self.written[key] = encode(make())
        return self.written[key]

    def party(self, asker: Asker) -> m.PartyState:
        """The people, as somebody sees them."""
        return party_message(self.people, asker)

    def view(self, seat: Seat | None, turns: int | None = None) -> m.GameView | None:
        """The match, as a seat sees it, with the last so many turns."""
        return seen_game(self.state, seat, self.circumstances.now, turns)

    def draft(self, seat: Seat | None) -> m.DraftState | None:
        """What is being laid, if this seat may see it; to its own devices also that all was put back."""
        state = self.state
        if state.draft is None or state.turn is None:
            return None
        if seat == state.turn:
            # Told as a touch is: a page knows one way alone to take over what was laid elsewhere (decision
            # 91).
            own = structs.replace(state.draft, touched=state.draft.number, number=0)
            return m.DraftState(state.turn, own)
        laid = laid_so_far(state) if state.party.plan.live_drafts else None
        return None if laid is None else m.DraftState(state.turn, structs.replace(laid, number=0))

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
        # Before anything is told: what has just happened is no more theirs to see.
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
        # From here on only what is newer than this is told.
        listener.match, listener.sequence = self.state.party.match, self.state.sequence
        listener.drafts, listener.remarks = self.state.drafts, self._last_remark()
        listener.knows = self._draft_number()
        listener.seat = self.state.party.seat_of(listener.visitor)

    def tell(self, listener: Listener) -> None:
        """Tell a listener what is new to them."""
        if not self.may_listen(listener):
            return
        if self._has_moved(listener):
            self.greet(listener)
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

    def _has_moved(self, listener: Listener) -> bool:
        """Whether a seat went to or from this device: no event tells of that, and they know nothing of it."""
        party = self.state.party
        seat, before = party.seat_of(listener.visitor), listener.seat
        listener.seat = seat
        # Before a match nobody's tiles are at stake, and the party message tells it.
        if seat == before or self.state.game is None:
            return False
        moved = party.chairs[seat].before if seat is not None else party.lost_by(listener.visitor) is not None
        return bool(moved)

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
        return asker if asker.visitor == party.host or party.knows(asker.visitor) else Asker()

    def _party_bytes(self, asker: Asker) -> bytes:
        asker = self._eyes_of(asker)
        return self.once(("party", asker.presence), lambda: m.PartyChanged(self.party(asker)))

    def _events(self, listener: Listener) -> Iterator[bytes]:
        state, match = self.state, self.state.party.match
        # Another match has begun: its events are numbered from 0 again.
        if listener.match != match:
            listener.match, listener.sequence = match, 0
        if listener.sequence == state.sequence:
            return
        seat, since = state.party.seat_of(listener.visitor), listener.sequence
        # Noted before it is sent: if the connection is too slow it is closed, and asks anew.
        listener.sequence = state.sequence
        events = state.since(since)
        # Pages count their drafts anew in each turn.
        if events is None or ends_turn(events):
            listener.step = 0
        if events is None:
            yield encode(self.snapshot(listener.asker))
        else:
            yield self.once(("events", seat, since), lambda: self.happened(seat, since))

    def _drafts(self, listener: Listener) -> Iterator[bytes]:
        state = self.state
        if listener.drafts == state.drafts:
            return
        listener.drafts = state.drafts
        match, sequence = state.party.match, state.sequence
        if state.turn is not None and state.party.seat_of(listener.visitor) == state.turn:
            if (draft := self._own_draft(listener, state.turn)) is not None:
                yield encode(m.DraftShown(match, sequence, draft))
        elif state.party.plan.live_drafts:
            yield self.once(("draft",), lambda: m.DraftShown(match, sequence, self.draft(None)))

    def _own_draft(self, listener: Listener, seat: Seat) -> m.DraftState | None:
        """The draft of the listener's own seat, if it was laid elsewhere: on a screen, or another device."""
        known, listener.knows = listener.knows, self._draft_number()
        shown = self.draft(seat)
        if shown is None or listener.knows == known:
            return None
        return structs.replace(shown, draft=structs.replace(shown.draft, step=listener.step))

    def _draft_number(self) -> int:
        return 0 if self.state.draft is None else self.state.draft.number

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
        return m.Beat(self.state.party.match, self.state.sequence, now, self.spectators)


# -- the match, and the people at the table -------------------------------------------------------


def seen_game(state: TableState, seat: int | None, now: int, turns: int | None = None) -> m.GameView | None:
    """The match as a seat sees it, with the last so many turns; None for the seat is a spectator."""
    if state.game is None:
        return None
    view = view_game(state.game, None if seat is None else Seat(seat))
    return view_message(view, state.party.match, now, turns)


@dataclass(frozen=True, slots=True)
class People:
    """Everything that the party message is made of: while it is the same, nobody has to be told."""

    party: Party
    places: tuple[m.Place, ...]
    spectators: int = field(compare=False)
    """Told as a number of its own: else everybody would be told everything whenever one comes to watch."""
    winners: tuple[int, ...]
    hostless: bool
    asks: tuple[tuple[SeatAsk, bool], ...] = ()
    """Devices that ask for a seat, and whether others than its own may answer by now."""
    moved: SeatMove | None = None


def people_of(state: TableState, circumstances: Circumstances, spectators: int) -> People:
    """The people at a table, with what changes around them."""
    party = state.party
    places = tuple(_place(state, circumstances, i, chair) for i, chair in enumerate(party.chairs))
    asks = tuple((ask, is_open(ask, circumstances)) for ask in asks_at(party, circumstances.now))
    hostless, moved = circumstances.hostless(party), moved_at(party, circumstances.now)
    return People(party, places, spectators, _winners(state), hostless, asks, moved)


def party_message(people: People, asker: Asker) -> m.PartyState:
    """The people at a table, as somebody sees them."""
    party = people.party
    rules = party.rules
    setting = setting_for(rules, len(party.chairs))
    return m.PartyState(
        code=party.code,
        phase=party.phase,
        match=party.match,
        host=party.seat_of(party.host),
        paused=party.paused,
        plan=party.plan,
        rules=_options(rules),
        changes=_changes(rules),
        colours=[*setting.shape.colours],
        jokers=setting.jokers,
        places=[*people.places],
        commitment=commitment(bytes.fromhex(party.secret)),
        promise=m.Promise.SEALED if is_sealed(party) else m.Promise.OPEN,
        reveal_by=party.reveal_by or None,
        spectators=people.spectators,
        hint_prices=hint_prices(party),
        winners=[*people.winners],
        you=_you(people, asker),
        called_off=party.called_off,
        start_after=party.start_after or None,
        day=party.day or None,
        club=None if party.seat_of(asker.visitor) is None else party.club or None,
        moving=_moving(people, asker),
        family=party.family != "",
    )


@lru_cache(maxsize=256)
def _options(rules: Rules) -> dict[str, m.Value]:
    return values(rules.options())


@lru_cache(maxsize=256)
def _changes(rules: Rules) -> dict[str, m.Value]:
    return values(rules.changes())


def hint_prices(party: Party) -> m.HintPrices | None:
    """What hints cost at a table; None if there are none."""
    match party.plan.hints:
        case HintPolicy.NONE:
            return None
        case HintPolicy.COUNTED:
            return PRICES
        case HintPolicy.FREE:
            return FREE


def _winners(state: TableState) -> tuple[int, ...]:
    """Who has the most points in the end, hints paid."""
    final = None if state.game is None else state.game.final
    if final is None or not final.winners:
        return ()
    # Prices of hints are the house's and not in the record, which must verify without knowing who was helped.
    paid = [total - chair.fee for total, chair in zip(final.totals, state.party.chairs, strict=True)]
    return tuple(seat for seat, points in enumerate(paid) if points == max(paid))


def _you(people: People, asker: Asker) -> m.You:
    party = people.party
    seat = party.seat_of(asker.visitor)
    muted = [] if seat is None else [*party.chairs[seat].muted]
    # By their own token: whoever holds the key of the host's seat is not the host.
    banned = party.banned if asker == Asker(party.host) else ()
    removed = [m.Removed(one.number, one.name) for one in banned]
    return m.You(seat, speaks(party, asker, hostless=people.hostless), muted, removed)


def _moving(people: People, asker: Asker) -> m.Moving | None:
    """Which devices ask for seats, as somebody is told of it; None if there is nothing to tell."""
    party, seat = people.party, people.party.seat_of(asker.visitor)
    # A key gives nothing away (decision 92), so its holder is not asked.
    answering = seat if asker.key is None else None
    asks = [
        m.SeatAsked(
            ask.number,
            ask.seat,
            may_answer(party, answering, ask, is_open=open_),
            ask.agreed_by,
            ask.due or None,
        )
        for ask, open_ in people.asks
        if not ask.refused
    ]
    own = next((ask for ask, _ in people.asks if ask.visitor == asker.visitor), None)
    lost = None if seat is not None else party.lost_by(asker.visitor)
    moved = None if people.moved is None else m.SeatMoved(people.moved.seat, people.moved.by)
    if not asks and moved is None and own is None and lost is None:
        return None
    asked, refused = (None, False) if own is None else (own.seat, own.refused)
    may_take_back = asker.key is None and lost is not None and taken_from(party, asker.visitor) == lost
    due = None if own is None or own.refused else own.due or None
    return m.Moving(asks, moved, asked, refused, lost, may_take_back, due)


def _place(state: TableState, circumstances: Circumstances, seat: int, chair: Chair) -> m.Place:
    return m.Place(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level or None,
        ready=chair.ready,
        connected=chair.kind is PlaceKind.BOT or circumstances.here(chair.owner),
        away_since=circumstances.away_since(chair),
        may_call_bot=may_call_bot(state, circumstances, seat),
        hints=chair.hints,
        fee=chair.fee,
        left=chair.left,
        vacant=chair.vacant,
        salt=state_of(chair),
        salt_hash=public_hash(chair),
        face=chair.face,
        screen=chair.screen,
        may_remove=may_remove(state, circumstances, seat),
        more_time=chair.more_time,
    )

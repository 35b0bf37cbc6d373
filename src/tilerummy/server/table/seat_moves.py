"""Seats that go over to another device: a phone is empty, lost or passed on, and its person plays on.

Whoever opens the table's link may say whose seat is theirs, and is shown nothing for that. The seat's own
device is asked first; if it is away, or silent for a while, another person at the table says yes or no. With
a yes the seat has another owner and another lock: whatever spoke for it before is worth nothing any more.

Your chair is yours: where a turn has days, a yes of another waits for the time of a turn, and you can stop
it; what others gave away you take back at any time, unasked. The record tells of both.
"""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PartyPhase, PlaceKind
from tilerummy.rules.match import action as act
from tilerummy.rules.match.seat import Seat
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import NOBODY, VisitorId
from tilerummy.server.table.party import Party, SeatAsk, SeatMove, new_lock
from tilerummy.server.table.table_state import (
    AWAY_MS,
    Circumstances,
    Decision,
    Move,
    RequestContext,
    TableState,
    TableStep,
    playing,
    turn_days_ms,
)

ASK_MS = 300_000
"""So long a device waits for an answer, and so long after a no it does not ask again."""
MOST_ASKS = 6
"""So many are asked about at once, those included who were told no just now."""
TOLD_MS = 60_000
"""So long everybody is told that a seat went over to another device."""


def ask_seat(context: RequestContext, request: m.AskSeat) -> TableStep:
    """Somebody says that a seat is theirs, or that they want none after all."""
    party, visitor, now = context.party, context.visitor, context.circumstances.now
    # Whoever gets a seat must be found again, so a name is needed; a key is no name.
    if visitor == NOBODY or context.asker.key is not None:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    known = asks_at(party, now)
    if request.seat is None:
        return context.step(replace(party, asks=tuple(one for one in known if not _waits(one, visitor))))
    _require_askable(context, request.seat)
    # Who was told no is not asked about again and again, as long as that is remembered.
    if any(one.visitor == visitor and one.refused for one in known):
        raise Rejected(ErrorCode.ASKED_BEFORE)
    others = tuple(one for one in known if one.visitor != visitor)
    if len(others) >= MOST_ASKS:
        raise Rejected(ErrorCode.TOO_MANY)
    # Never one that was used: a yes that comes late must not be to somebody who asked since.
    number = party.asked + 1
    ask = SeatAsk(number, visitor, request.seat, party.chairs[request.seat].owner, now)
    return context.step(replace(party, asks=(*others, ask), asked=number))


def answer_seat(context: RequestContext, request: m.AnswerSeat) -> Decision:
    """Somebody says whether a device is whose it says; the key of a seat is not enough for that."""
    party, circumstances = context.party, context.circumstances
    seat = party.seated(context.visitor)
    # The key of a seat moves tiles, and gives nothing away (decision 92).
    if context.asker.key is not None:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    known = asks_at(party, circumstances.now)
    ask = next((one for one in known if one.number == request.number and not one.refused), None)
    if ask is None:
        raise Rejected(ErrorCode.NOT_ASKED)
    if not may_answer(party, seat, ask, is_open=is_open(ask, circumstances)):
        raise Rejected(ErrorCode.ASKED_FIRST)
    if not request.yes:
        told = replace(ask, refused=True, at=circumstances.now)
        return context.step(replace(party, asks=tuple(told if one is ask else one for one in known)))
    _require_free(party, ask.visitor)
    if ask.agreed_by == seat:
        return context.step(party)  # said twice
    # One's own yes needs no wait, and gives away what is one's own: nothing is to be taken back.
    if seat == ask.seat:
        return context.step(_moved(party, ask, SeatMove(ask.seat, seat, circumstances.now), circumstances))
    # So long a yes waits for whose seat it is: where people sit together, not at all.
    wait = turn_days_ms(party)
    if wait:
        agreed = replace(ask, agreed_by=seat, due=circumstances.now + wait)
        return context.step(replace(party, asks=tuple(agreed if one is ask else one for one in known)))
    return _given(context.state, ask, seat, circumstances)


def take_seat_back(context: RequestContext) -> Decision:
    """Somebody's chair was given to another device while they were away: they have it again, unasked."""
    party, circumstances = context.party, context.circumstances
    if context.visitor == NOBODY or context.asker.key is not None:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    seat = taken_from(party, context.visitor)
    if seat is None:
        raise Rejected(ErrorCode.NOT_SEATED)
    _require_free(party, context.visitor)
    ask = SeatAsk(0, context.visitor, seat, party.chairs[seat].owner, circumstances.now)
    return _recorded(
        context.state, _moved(party, ask, SeatMove(seat, seat, circumstances.now), circumstances), seat
    )


def seat_due(state: TableState, circumstances: Circumstances) -> Decision | None:
    """What becomes of a chair whose owner was asked, and silent for the time of a turn."""
    party = state.party
    for ask in party.asks:
        if ask.agreed_by is None or ask.refused or circumstances.now < ask.due:
            continue
        sits_elsewhere = party.seat_of(ask.visitor) is not None
        if sits_elsewhere or not _still_owned(party, ask) or party.phase is not PartyPhase.PLAYING:
            return TableStep(
                replace(party, asks=tuple(one for one in party.asks if one is not ask)), state.game
            )
        return _given(state, ask, ask.agreed_by, circumstances)
    return None


def next_seat_due(party: Party) -> int | None:
    """When the next chair is given to another device, if any is."""
    waits = (one.due for one in party.asks if one.agreed_by is not None and not one.refused)
    return min(waits, default=None)


def taken_from(party: Party, visitor: VisitorId) -> Seat | None:
    """The seat that a device can take back."""
    if visitor == NOBODY:
        return None
    return next((Seat(i) for i, chair in enumerate(party.chairs) if chair.taken_from == visitor), None)


def _given(state: TableState, ask: SeatAsk, by: int, circumstances: Circumstances) -> Decision:
    """A chair gets another device by somebody's yes; its own can take it back."""
    old = state.party.chairs[ask.seat]
    party = _moved(state.party, ask, SeatMove(ask.seat, by, circumstances.now), circumstances)
    # The first owner of all: a seat that went through three hands still goes back to whose it was.
    chair = replace(party.chairs[ask.seat], taken_from=old.taken_from or old.owner)
    if turn_days_ms(party):  # else whoever has the chair could give up for good what is to be had back
        party = replace(party, host=state.party.host)
    return _recorded(state, party.with_chair(ask.seat, chair), ask.seat)


def _recorded(state: TableState, party: Party, seat: int) -> Decision:
    """The chair in the record as taken over, under the same name; one that gave up stays so."""
    game = state.game
    if game is None or game.final is not None or seat in game.given_up:
        return TableStep(party, game)
    return Move(party, act.TakeOver(Seat(seat), party.chairs[seat].name))


def asks_at(party: Party, now: int) -> tuple[SeatAsk, ...]:
    """What is asked at this time: neither too long ago, nor of somebody who has the seat no more."""
    return tuple(one for one in party.asks if _still_asked(one, now) and _still_owned(party, one))


def _still_asked(ask: SeatAsk, now: int) -> bool:
    waits = ask.agreed_by is not None and not ask.refused
    return waits or now < ask.at + ASK_MS


def _still_owned(party: Party, ask: SeatAsk) -> bool:
    return party.chairs[ask.seat].owner == ask.owner


def moved_at(party: Party, now: int) -> SeatMove | None:
    """The seat that everybody is to be told of at this time."""
    return party.moved if party.moved is not None and now < party.moved.at + TOLD_MS else None


def is_open(ask: SeatAsk, circumstances: Circumstances) -> bool:
    """Whether others than the seat's own device may answer: it was away, or has said nothing, for long
    enough."""
    if circumstances.now >= ask.at + AWAY_MS:
        return True
    # By its token: whoever came by the seat's key gives nothing away, and is not asked.
    away = ask.owner not in circumstances.connected
    return away and circumstances.now - circumstances.seen.get(ask.owner, 0) >= AWAY_MS


def may_answer(party: Party, seat: int | None, ask: SeatAsk, *, is_open: bool) -> bool:
    """Whether somebody may answer: whose seat it is, and other people who play once they may."""
    if seat is None or party.chairs[seat].kind is not PlaceKind.PERSON:
        return False
    if ask.agreed_by is not None:  # it waits: one of these two can stop it
        return seat in (ask.seat, ask.agreed_by)
    return seat == ask.seat or (is_open and not party.chairs[seat].left)


def _waits(ask: SeatAsk, visitor: VisitorId) -> bool:
    return ask.visitor == visitor and not ask.refused


def _require_askable(context: RequestContext, seat: int) -> None:
    """Refuse what nobody could say yes to."""
    party = context.party
    # Before a match a seat is simply taken again: the salt that was promised is on the phone that is gone.
    playing(context.state)
    # Strangers do not know each other's faces: there a seat is taken along by its key alone.
    if party.plan.public:
        raise Rejected(ErrorCode.SEAT_STAYS)
    _require_free(party, context.visitor)
    chair = party.chair(seat)
    if chair.kind is not PlaceKind.PERSON:
        raise Rejected(ErrorCode.NO_SUCH_PERSON)
    others = any(one.owner != chair.owner for one in party.people())
    if not others and chair.owner not in context.circumstances.connected:
        raise Rejected(ErrorCode.NOBODY_TO_ASK)


def _require_free(party: Party, visitor: VisitorId) -> None:
    """Refuse whoever was sent away, or has a seat of their own."""
    if any(banned.visitor == visitor for banned in party.banned):
        raise Rejected(ErrorCode.REMOVED)
    if party.seat_of(visitor) is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)


def _moved(party: Party, ask: SeatAsk, move: SeatMove, circumstances: Circumstances) -> Party:
    """The party with a seat on another device: name, tiles and points stay, what spoke for it does not."""
    old = party.chairs[ask.seat]
    chair = replace(
        old,
        owner=ask.visitor,
        lock=new_lock(circumstances.token),
        # A screen that could be touched has to be let again, by whoever has the seat now.
        screen=None,
        first=old.first or old.owner,
        before=(*(one for one in old.before if one != ask.visitor), old.owner),
        # Whoever has it by the yes of another cannot give away that it is to be had back.
        taken_from=NOBODY if ask.visitor == old.taken_from else old.taken_from,
    )
    asks = tuple(one for one in party.asks if one.visitor != ask.visitor and one.seat != ask.seat)
    # The role goes with the person, and the person is now on this device.
    host = ask.visitor if party.host == old.owner else party.host
    return replace(party.with_chair(ask.seat, chair), asks=asks, moved=move, host=host)

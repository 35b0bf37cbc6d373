"""Seats that go over to another device: a phone is empty, lost or passed on, and its person plays on.

Whoever opens the table's link may say whose seat is theirs, and is shown nothing for that. The seat's own
device is asked first; if it is away, or silent for a while, another person at the table says yes or no. With
a yes the seat has another owner and another lock: whatever spoke for it before is worth nothing any more.
"""

from __future__ import annotations

from msgspec.structs import replace

from tilerummy.protocol import messages as m
from tilerummy.protocol.messages import PlaceKind
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.base import NOBODY, VisitorId
from tilerummy.server.table.party import Party, SeatAsk, SeatMove
from tilerummy.server.table.request_context import RequestContext
from tilerummy.server.table.seat_key import new_lock
from tilerummy.server.table.situation import AWAY_MS, Situation
from tilerummy.server.table.state import playing
from tilerummy.server.table.step import Step

ASK_MS = 300_000
"""So long a device waits for an answer, and so long after a no it does not ask again."""
MOST_ASKS = 6
"""So many are asked about at once, those included who were told no just now."""
TOLD_MS = 60_000
"""So long everybody is told that a seat went over to another device."""


def ask_seat(context: RequestContext, request: m.AskSeat) -> Step:
    """Somebody says that a seat is theirs, or that they want none after all."""
    party, visitor, now = context.party, context.visitor, context.situation.now
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


def answer_seat(context: RequestContext, request: m.AnswerSeat) -> Step:
    """Somebody says whether a device is whose it says; the key of a seat is not enough for that."""
    party, situation = context.party, context.situation
    seat = party.seated(context.visitor)
    # The key of a seat moves tiles, and gives nothing away (decision 92).
    if context.asker.key is not None:
        raise Rejected(ErrorCode.WRONG_TOKEN)
    known = asks_at(party, situation.now)
    ask = next((one for one in known if one.number == request.number and not one.refused), None)
    if ask is None:
        raise Rejected(ErrorCode.NOT_ASKED)
    if not may_answer(party, seat, ask, is_open=is_open(ask, situation)):
        raise Rejected(ErrorCode.ASKED_FIRST)
    if not request.yes:
        told = replace(ask, refused=True, at=situation.now)
        return context.step(replace(party, asks=tuple(told if one is ask else one for one in known)))
    _require_free(party, ask.visitor)
    lock = new_lock(situation.token)
    return context.step(_moved(party, ask, SeatMove(ask.seat, seat, situation.now), lock))


def asks_at(party: Party, now: int) -> tuple[SeatAsk, ...]:
    """What is asked at this time: neither too long ago, nor of somebody who has the seat no more."""
    return tuple(
        one for one in party.asks if now < one.at + ASK_MS and party.chairs[one.seat].owner == one.owner
    )


def moved_at(party: Party, now: int) -> SeatMove | None:
    """The seat that everybody is to be told of at this time."""
    return party.moved if party.moved is not None and now < party.moved.at + TOLD_MS else None


def is_open(ask: SeatAsk, situation: Situation) -> bool:
    """Whether others than the seat's own device may answer: it is away, or has said nothing for long."""
    return ask.owner not in situation.connected or situation.now >= ask.at + AWAY_MS


def may_answer(party: Party, seat: int | None, ask: SeatAsk, *, is_open: bool) -> bool:
    """Whether somebody may answer: whose seat it is, and other people who play once they may."""
    if seat is None or party.chairs[seat].kind is not PlaceKind.PERSON:
        return False
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
    if not others and chair.owner not in context.situation.connected:
        raise Rejected(ErrorCode.NOBODY_TO_ASK)


def _require_free(party: Party, visitor: VisitorId) -> None:
    """Refuse whoever was sent away, or has a seat of their own."""
    if any(banned.visitor == visitor for banned in party.banned):
        raise Rejected(ErrorCode.REMOVED)
    if party.seat_of(visitor) is not None:
        raise Rejected(ErrorCode.ALREADY_SEATED)


def _moved(party: Party, ask: SeatAsk, move: SeatMove, lock: str) -> Party:
    """The party with a seat on another device: name, tiles and points stay, what spoke for it does not."""
    old = party.chairs[ask.seat]
    chair = replace(
        old,
        owner=ask.visitor,
        lock=lock,
        # A screen that could be touched has to be let again, by whoever has the seat now.
        screen=None,
        first=old.first or old.owner,
        before=(*(one for one in old.before if one != ask.visitor), old.owner),
    )
    asks = tuple(one for one in party.asks if one.visitor != ask.visitor and one.seat != ask.seat)
    host = ask.visitor if party.host == old.owner else party.host
    return replace(party.with_chair(ask.seat, chair), asks=asks, moved=move, host=host)

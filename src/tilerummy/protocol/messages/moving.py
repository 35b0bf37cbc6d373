"""How a seat goes over to another device: what is asked, who answers, and what everybody is told of it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tilerummy.protocol.messages.parts import MessageId, Seat

AskNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]


class AskSeat(Struct, frozen=True, tag="ask_seat", forbid_unknown_fields=True):
    """Anybody without a seat, in a match with a link: be who sits there, on this device from now on."""

    id: MessageId
    seat: Seat | None = None
    """Null: not after all."""


class AnswerSeat(Struct, frozen=True, tag="answer_seat", forbid_unknown_fields=True):
    """Say whether a device is whose it says it is: its person, or others once they may."""

    id: MessageId
    number: AskNumber
    """Of `asks` in `moving`."""
    yes: bool = False


class TakeSeatBack(Struct, frozen=True, tag="take_seat_back", forbid_unknown_fields=True):
    """Have your seat again on this device, after others gave it to another one; nobody is asked."""

    id: MessageId


class SeatAsked(Struct, frozen=True):
    """A device that asks for a seat."""

    number: AskNumber
    seat: Seat
    may_answer: bool
    """`answer_seat` is possible for you now: it is your seat, or its own device is away or silent."""
    by: Seat | None = None
    """Who said yes, where a turn has days: it waits until `due`, and you can stop it by a no."""
    due: int | None = None


class SeatMoved(Struct, frozen=True):
    """A seat that is played from another device since a moment ago."""

    seat: Seat
    by: Seat
    """Who said yes; the same seat if it was its own device."""


class Moving(Struct, frozen=True):
    """Seats and the devices that ask for them."""

    asks: list[SeatAsked]
    moved: SeatMoved | None = None
    asked: Seat | None = None
    """The seat that you have asked for."""
    refused: bool = False
    """Somebody said no to that."""
    lost: Seat | None = None
    """The seat that was yours on this device, until it went over to another one."""
    may_take_back: bool = False
    """Others gave that away: `take_seat_back` is possible."""
    due: int | None = None
    """When the seat that you have asked for is yours, if its owner stays silent."""

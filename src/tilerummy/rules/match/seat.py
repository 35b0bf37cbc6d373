"""Seats: the places round the table, numbered clockwise from 0, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NewType

from tilerummy.rules.parameter import Direction

Seat = NewType("Seat", int)

NO_SEAT = Seat(-1)
"""Not said who: an action that was made without knowing its seat. No game has this seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat, and the salt they add to the chance of the match."""

    name: str
    salt: bytes = b""


@cache
def seats_of(players: int) -> tuple[Seat, ...]:
    """All seats of a table for this many players, clockwise."""
    return tuple(Seat(i) for i in range(players))


@cache
def playing_order(first: Seat, players: int, direction: Direction) -> tuple[Seat, ...]:
    """All seats in the order in which they come to play, beginning with `first`."""
    return tuple(Seat((first + direction.step * i) % players) for i in range(players))

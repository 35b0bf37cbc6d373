"""What happened in a match, as somebody may see it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tilerummy.protocol.messages.parts import Draft, Seat, Sets, Taken, Tile
from tilerummy.rules.match.event import Cause, StarterBy


class MatchStarted(Struct, frozen=True, tag="match_started"):
    """The players sit down; everything about the rules is in the party."""

    names: list[str]
    rounds: int | None
    commitment: str
    at: int


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """A round is set up."""

    number: int
    at: int


class StarterDrew(Struct, frozen=True, tag="starter_drew"):
    """A seat draws a tile for the start; it goes back."""

    seat: Seat
    tile: Tile
    at: int


class StarterRolled(Struct, frozen=True, tag="starter_rolled"):
    """A seat rolls the die for the start."""

    seat: Seat
    roll: int
    at: int


class StarterChosen(Struct, frozen=True, tag="starter_chosen"):
    """It is settled who starts."""

    seat: Seat
    by: StarterBy
    at: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """The tiles are dealt: your own, and how many everybody has."""

    rack: list[Tile] | None
    tiles: list[int]
    pools: list[int]
    face_up: Tile | None
    at: int


class Played(Struct, frozen=True, tag="played"):
    """A seat laid tiles."""

    seat: Seat
    table: Sets
    laid: list[Tile]
    regained: list[Tile]
    """Tiles of the table that went to the rack: swapped jokers, where that is allowed."""
    took: Taken | None
    opening: Sets | None
    opening_value: int | None
    announced: bool
    at: int


class Drew(Struct, frozen=True, tag="drew"):
    """A seat drew; the tile is null unless it is yours."""

    seat: Seat
    tile: Tile | None
    at: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """A seat put a tile away."""

    seat: Seat
    tile: Tile
    at: int


class Passed(Struct, frozen=True, tag="passed"):
    """A seat passed."""

    seat: Seat
    at: int


class Settled(Struct, frozen=True, tag="settled"):
    """A turn was not finished properly (time-out, invalid end), and the rules settled it."""

    seat: Seat
    cause: Cause
    draft: Draft | None
    """Your own draft; null for the others."""
    table: Sets
    laid: list[Tile]
    regained: list[Tile]
    took: Taken | None
    draws: int
    drawn: list[Tile] | None
    """The tiles drawn, if they are yours."""
    discarded: Tile | None
    stands: bool
    """The turn was legal after all."""
    at: int


class LastTile(Struct, frozen=True, tag="last_tile"):
    """A seat is down to one tile."""

    seat: Seat
    at: int


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """A seat left and passes from now on."""

    seat: Seat
    at: int


class TakenOver(Struct, frozen=True, tag="taken_over"):
    """Somebody plays on for a seat that had left."""

    seat: Seat
    name: str
    at: int


class ClockStopped(Struct, frozen=True, tag="clock_stopped"):
    """The clock stands still."""

    at: int


class ClockStarted(Struct, frozen=True, tag="clock_started"):
    """The clock runs again."""

    at: int


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    """A round is over; what was left on the racks is open now."""

    winners: list[Seat]
    racks: list[list[Tile]]
    scores: list[int]
    hand_game: bool
    blocked: bool
    at: int


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The match is over; the secret behind all chance is told (hexadecimal)."""

    totals: list[int]
    winners: list[Seat]
    secret: str
    at: int


GameEvent: TypeAlias = (
    MatchStarted
    | RoundBegan
    | StarterDrew
    | StarterRolled
    | StarterChosen
    | Dealt
    | Played
    | Drew
    | Discarded
    | Passed
    | Settled
    | LastTile
    | GaveUp
    | TakenOver
    | ClockStopped
    | ClockStarted
    | RoundEnded
    | MatchEnded
)

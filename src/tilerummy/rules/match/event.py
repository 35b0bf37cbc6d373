"""Events: everything that has happened in a match, chance included. A game is the fold of its events.

Events tell the whole truth; what one seat may learn of them is in `view.py`. `at` is the time in
milliseconds. Tuples that hold something for each player are in the order of the seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.seat import Player, Seat
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile


class StarterBy(StrEnum):
    """What made somebody the starter of a round."""

    HIGHEST_TILE = "highest_tile"
    HIGHEST_ROLL = "highest_roll"
    LOT = "lot"
    CHOICE = "choice"
    WON_BEFORE = "won_before"
    NEXT_SEAT = "next_seat"


class Cause(StrEnum):
    """Why the rules had to settle a turn."""

    TIME_OUT = "time_out"
    INVALID_END = "invalid_end"


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The players sit down: the rules, who sits where, and the hash of the secret behind all chance."""

    rules: Rules
    players: tuple[Player, ...]
    rounds: int | None
    """How many rounds were agreed; None until the table ends the match."""
    commitment: str
    at: int
    # Behind the time, as all that came later: records of the first version lack them.
    sealed: bool | None = None
    """Whether secret and salts were all fixed before any of them was known to another; None: not said."""
    called_off: int = 0
    """How many starts were called off before this one: deals that somebody may have known and not liked."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round is set up; rounds count from 1."""

    number: int
    at: int


@dataclass(frozen=True, slots=True)
class StarterDrew:
    """A seat draws a tile for the start; it goes back."""

    seat: Seat
    tile: Tile
    at: int


@dataclass(frozen=True, slots=True)
class StarterRolled:
    """A seat rolls the die for the start."""

    seat: Seat
    roll: int
    at: int


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """It is settled who starts."""

    seat: Seat
    by: StarterBy
    at: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """What lies open where a match begins in the middle of a round, set up by hand."""

    table: Table
    opened: tuple[Seat, ...]
    """The seats that have opened."""
    discard: Tile | None = None
    """What the player before the starter put away, while it can be taken."""
    away: tuple[Tile, ...] = ()
    """The other tiles that were put away."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The tiles are dealt, and the pools lie in the order in which they will be drawn."""

    hands: tuple[tuple[Tile, ...], ...]
    """In the order dealt."""
    pools: tuple[tuple[Tile, ...], ...]
    """One common pool, or one for each seat, the next tile to be drawn first."""
    face_up: Tile | None
    at: int
    set_up: SetUp | None = None
    """None where the round begins as rounds do, with an empty table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A seat lays tiles."""

    seat: Seat
    table: Table
    """The table as it lies now."""
    laid: tuple[Tile, ...]
    """The tiles that were not on the table before."""
    regained: tuple[Tile, ...]
    """The tiles that were, and are on the rack now: swapped jokers, where the rules allow it."""
    took: Drawn | None
    """The discard or the face-up tile, if it was taken for this."""
    opening: tuple[Meld, ...] | None
    """The sets named as the opening, if they were named."""
    opening_value: int | None
    """What the opening counts, if this is one."""
    announced: bool
    at: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat draws from the pool."""

    seat: Seat
    tile: Tile
    at: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat puts a tile away, face up."""

    seat: Seat
    tile: Tile
    at: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passes."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """A turn was not finished properly, and the rules settled it."""

    seat: Seat
    cause: Cause
    draft: Play | None
    """The table as it lay then, if the player had begun."""
    table: Table
    """The table as the rules leave it."""
    laid: tuple[Tile, ...]
    regained: tuple[Tile, ...]
    """The table's tiles that went to the rack."""
    took: Drawn | None
    drawn: tuple[Tile, ...]
    discarded: Tile | None
    stands: bool
    """The turn was legal after all."""
    at: int


@dataclass(frozen=True, slots=True)
class LastTile:
    """A seat has laid its last tile and announces the end, where the rules ask for that."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat gives up; from now on it passes."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class TakenOver:
    """Somebody plays on for a seat that had given up."""

    seat: Seat
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class ClockStopped:
    """The clock stands still."""

    at: int


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The clock runs again."""

    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """A round is over: somebody went out, or nobody can go on."""

    winners: tuple[Seat, ...]
    racks: tuple[Rack, ...]
    scores: tuple[int, ...]
    hand_game: bool
    """The winner went out in the turn of the opening."""
    blocked: bool
    at: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over, and the secret behind all chance is told."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    secret: bytes
    at: int


OpenEvent: TypeAlias = (
    MatchStarted
    | RoundBegan
    | StarterDrew
    | StarterRolled
    | StarterChosen
    | Played
    | Discarded
    | Passed
    | LastTile
    | GaveUp
    | TakenOver
    | ClockStopped
    | ClockStarted
    | RoundEnded
    | MatchEnded
)
"""The events that happen in the open: everybody sees all of them."""

Event: TypeAlias = OpenEvent | Dealt | Drew | Settled

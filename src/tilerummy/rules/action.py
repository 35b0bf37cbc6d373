"""Actions: everything that somebody can ask of a game. Most name a seat; some are the table's as a whole.

Who may speak for the table (the host, a vote, the clock's owner) is not a question of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tilerummy.rules.meld import Meld
from tilerummy.rules.seat import Seat
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.rules.turn import Origin


class ActionKind(StrEnum):
    """The actions by name, as a view lists them."""

    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    PASS = "pass"
    END_INVALID = "end_invalid"
    TIME_OUT = "time_out"
    GIVE_UP = "give_up"
    TAKE_OVER = "take_over"
    CHOOSE_STARTER = "choose_starter"
    NEXT_ROUND = "next_round"
    END_MATCH = "end_match"
    STOP_CLOCK = "stop_clock"
    START_CLOCK = "start_clock"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay tiles: the whole table as it is to lie."""

    seat: Seat
    table: Table
    opening: tuple[Meld, ...] | None = None
    """The sets named as the opening, if the player wants to name them."""
    announced: bool = False
    """The player drew attention to a joker swap."""
    take: Origin | None = None
    """`Origin.DISCARD` or `Origin.FACE_UP`, if that tile is taken for this play."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the pool."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a tile away, face up."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because there is nothing to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndInvalid:
    """End the turn on a table as it lies, right or wrong, where the house penalises mistakes."""

    draft: Play

    @property
    def seat(self) -> Seat:
        """Whose turn is ended."""
        return self.draft.seat


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The time of the turn is over: the rules decide from the last draft of the table, if there was one."""

    draft: Play | None = None


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Leave the game: from now on the seat passes."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Play on for a seat that has given up, under a new name or the old one."""

    seat: Seat
    name: str | None = None


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """The table names who starts, where the players choose."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table goes on with the next round."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """The table ends the match between two rounds."""


@dataclass(frozen=True, slots=True)
class StopClock:
    """The clock stands still: nobody can play."""


@dataclass(frozen=True, slots=True)
class StartClock:
    """The clock runs again."""


TurnAction: TypeAlias = Play | Draw | Discard | Pass | EndInvalid
Action: TypeAlias = (
    TurnAction | TimeOut | GiveUp | TakeOver | ChooseStarter | NextRound | EndMatch | StopClock | StartClock
)

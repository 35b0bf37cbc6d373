"""Actions: everything that somebody can ask of a game. Most name a seat; some are the table's as a whole.

Who may speak for the table (the host, a vote, the clock's owner) is not a question of the rules.

The four actions of a turn name their seat last and by keyword. A bot may leave it out: whoever asked the
bot knows the seat and fills it in with `seated`. The referee refuses an action without a seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TypeAlias

from tilerummy.rules.judging.turn import Origin
from tilerummy.rules.match.seat import NO_SEAT, Seat
from tilerummy.rules.match.shorthand import Lying, write_shorthand
from tilerummy.rules.meld import Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table, TableLike, as_table
from tilerummy.rules.tile import Tile, as_tile

TOOK, NAMED, ANNOUNCED = "took", "named", "announced"
"""What may follow the tiles of a turn in its short form, as in a record."""


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


@dataclass(frozen=True, slots=True, init=False)
class Play:
    """Lay tiles: the whole table as it is to lie.

    >>> import tilerummy as tr
    >>> tr.Play("r3 r4 r5 | k9 b9 y9").table
    read_table('r3 r4 r5 | k9 b9 y9')
    """

    table: Table
    opening: tuple[Meld, ...] | None
    """The sets named as the opening, if the player wants to name them."""
    announced: bool
    """The player drew attention to a joker swap."""
    take: Origin | None
    """`Origin.DISCARD` or `Origin.FACE_UP`, if that tile is taken for this play."""
    seat: Seat

    def __init__(
        self,
        table: TableLike,
        opening: TableLike | None = None,
        announced: bool = False,
        take: Origin | str | None = None,
        *,
        seat: Seat = NO_SEAT,
    ) -> None:
        """Tables and sets can be written in notation: `Play("r3 r4 r5 | k9 b9 y9")`."""
        # Past the guard of a frozen dataclass: values are read from notation here, and fixed from then on.
        put = object.__setattr__
        put(self, "table", as_table(table))
        put(self, "opening", None if opening is None else tuple(as_table(opening)))
        put(self, "announced", announced)
        put(self, "take", None if take is None else _origin(take))
        put(self, "seat", seat)

    def short(self, before: Lying) -> str:
        """The turn in a few signs, for a log: what is laid on this table, and what is swapped.

        `tr.read_move` reads it back. `before` is the position, or a view of it.

        >>> import tilerummy as tr
        >>> pos = tr.Position("r3 r4 * | k9 b9 y9", rack="r5 r9 b1")
        >>> tr.Play("r3 r4 r5 * | k9 b9 y9 r9").short(pos)
        '+r5 r9 (*<r5)'
        """
        try:
            words = [write_shorthand(before.setting, before.table, self.table)]
        except AttributeError:
            raise Unreadable(f"short: expected a tr.Position or a view, not {before!r}") from None
        if self.take is not None:
            words.append(f"{TOOK} {self.take}")
        if self.opening is not None:
            words.append(f"{NAMED} {Table(self.opening)}")
        if self.announced:
            words.append(ANNOUNCED)
        return "; ".join(words)


def _origin(take: str) -> Origin:
    try:
        return Origin(take)
    except ValueError:
        wanted = f"{Origin.DISCARD.value!r} or {Origin.FACE_UP.value!r}"
        raise Unreadable(f"take: expected {wanted}, not {take!r}") from None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile from the pool.

    >>> import tilerummy as tr
    >>> match = tr.Match(2, seed=1)
    >>> len(match.push(tr.Draw()))
    1
    """

    seat: Seat = field(default=NO_SEAT, kw_only=True)

    def short(self, before: Lying) -> str:
        """The move in a word, for a log."""
        return ActionKind.DRAW.value


@dataclass(frozen=True, slots=True, init=False)
class Discard:
    """Put a tile away, face up.

    >>> import tilerummy as tr
    >>> tr.Discard("r7").tile
    read_tile('r7')
    """

    tile: Tile
    seat: Seat

    def __init__(self, tile: Tile | str, *, seat: Seat = NO_SEAT) -> None:
        """The tile can be written in notation: `Discard("r7")`."""
        object.__setattr__(self, "tile", as_tile(tile))
        object.__setattr__(self, "seat", seat)

    def short(self, before: Lying) -> str:
        """The move in two words, for a log."""
        return f"{ActionKind.DISCARD.value} {self.tile}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because there is nothing to draw.

    >>> import tilerummy as tr
    >>> tr.Pass() == tr.Pass()
    True
    """

    seat: Seat = field(default=NO_SEAT, kw_only=True)

    def short(self, before: Lying) -> str:
        """The move in a word, for a log."""
        return ActionKind.PASS.value


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
    """Play on for a seat that has given up, under a new name or the old one; by name for anybody."""

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


def seated(action: Action, seat: Seat) -> Action:
    """The action, done by this seat if it does not say who does it."""
    match action:
        # Who names a seat keeps it: the referee then refuses what is done for another.
        case Play() | Draw() | Discard() | Pass() if action.seat == NO_SEAT:
            return replace(action, seat=seat)
        case _:
            return action

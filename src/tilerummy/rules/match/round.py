"""A round in play: table, racks, pools, whose turn it is and what all have seen; hidden tiles and all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias, TypeVar, assert_never

from tilerummy.rules.judging.turn import Before, Drawn, Origin
from tilerummy.rules.match.event import Cause, Discarded, Drew, Passed, Played, Settled
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

# The clock of a turn. Times are milliseconds, handed in.


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of the turn being played; it stands still while nobody can play."""

    limit: int
    """What every turn is given."""
    left: int
    """What was left when the clock was last started or stopped."""
    since: int | None
    """When it was last started; None while it stands still."""

    @property
    def running(self) -> bool:
        """Whether time is passing."""
        return self.since is not None

    @property
    def deadline(self) -> int | None:
        """When the turn is over, if the clock goes on running."""
        return None if self.since is None else self.since + self.left

    def over(self, now: int) -> bool:
        """Whether the time of the turn has run out."""
        return self.deadline is not None and now >= self.deadline

    def left_at(self, now: int) -> int:
        """How much time is left at this moment."""
        if self.deadline is None:
            return self.left
        # A clock on the wall can be set back: nobody gains time by it.
        return max(0, min(self.left, self.deadline - now))

    def stopped(self, now: int) -> Clock:
        """The clock standing still from now on."""
        return Clock(self.limit, self.left_at(now), None)

    def started(self, now: int) -> Clock:
        """The clock running from now on."""
        return Clock(self.limit, self.left, now)

    def turned(self, now: int) -> Clock:
        """The clock for the next turn: full again, and running if it was running."""
        return Clock(self.limit, self.limit, now if self.running else None)


# The history is built up from what happens in the open and holds nothing else, so a view hands it on as it
# is. A turn is noted once, when it happens, and all later views share it.

NOTHING: tuple[Tile, ...] = ()


class SeenTurn(NamedTuple):
    """One turn as everybody saw it; the last one of a history may still be going on."""

    seat: Seat
    """Whose turn it was."""
    table: Table
    """The table after it."""
    drew: int = 0
    """How many tiles were drawn from the pool, penalties included; which ones, nobody else knows."""
    laid: tuple[Tile, ...] = NOTHING
    """The tiles that came to the table, from the rack or as an open tile that was taken."""
    regained: tuple[Tile, ...] = NOTHING
    """The tiles that went from the table to the rack: swapped jokers, loose tiles of a turn that failed."""
    took: Drawn | None = None
    """The open tile that was taken, and from where."""
    discarded: Tile | None = None
    """The tile that was put away, face up."""
    opened: bool = False
    """The seat opened in this turn."""
    passed: bool = False
    """The seat could not draw and did nothing."""
    settled: Cause | None = None
    """Why the rules had to settle the turn, if it was not finished properly."""


History: TypeAlias = tuple[SeenTurn, ...]
"""The turns of a round, the first one first."""

TurnEvent: TypeAlias = Played | Drew | Discarded | Passed | Settled


def begun(event: TurnEvent, table: Table, opens: bool, passes: bool) -> SeenTurn:
    """A turn that begins with this event.

    `table` is the table after it, `opens` says that the seat had not opened yet, `passes` that a settled turn
    counts as a pass.
    """
    match event:
        case Drew():
            return SeenTurn(event.seat, table, 1)
        case Played():
            return SeenTurn(
                event.seat, table, laid=event.laid, regained=event.regained, took=event.took, opened=opens
            )
        case Discarded():
            return SeenTurn(event.seat, table, discarded=event.tile)
        case Passed():
            return SeenTurn(event.seat, table, passed=True)
        case Settled():
            return continued(SeenTurn(event.seat, table), event, table, opens, passes)
        case _:
            assert_never(event)


def continued(turn: SeenTurn, event: TurnEvent, table: Table, opens: bool, passes: bool) -> SeenTurn:
    """A turn that goes on with this event: after a draw, or with the discard that a starter owes."""
    match event:
        case Played():
            return turn._replace(
                table=table, laid=event.laid, regained=event.regained, took=event.took, opened=opens
            )
        case Discarded():
            return turn._replace(discarded=event.tile)
        case Settled():
            return turn._replace(
                table=table,
                drew=turn.drew + len(event.drawn),
                laid=turn.laid + event.laid,
                regained=turn.regained + event.regained,
                took=event.took,
                discarded=event.discarded,
                opened=turn.opened or (opens and bool(event.laid)),
                passed=passes,
                settled=event.cause,
            )
        case Drew() | Passed():
            raise Unreadable("a turn begins with a draw or a pass")
        case _:
            assert_never(event)


Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn being played."""

    seat: Seat
    drawn: Tile | None = None
    """What was drawn from the pool in this turn."""
    last_dealt: Tile | None = None
    """In the first turn of a starter who discards: the last tile dealt to them, which stands for a draw."""
    has_laid: bool = False
    """The starter has laid in that turn and now owes the discard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The state of a round; tuples with something for each player are in the order of the seats."""

    number: int
    starter: Seat
    turn: Turn
    table: Table
    racks: tuple[Rack, ...]
    pools: tuple[tuple[Tile, ...], ...]
    """One common pool or one for each seat, face down, the next tile to be drawn first."""
    face_up: Tile | None
    discards: tuple[tuple[Tile, ...], ...]
    """What each seat has discarded, the last one on top."""
    takeable: frozenset[Seat]
    """The seats whose last discard still lies where it was put."""
    opened: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    """The seats that have passed since the last turn in which something happened."""
    history: History = ()
    """What everybody has seen so far, turn by turn."""

    def pool_of(self, seat: Seat) -> tuple[Tile, ...]:
        """The pool this seat draws from."""
        return self.pools[seat if len(self.pools) > 1 else 0]

    def before(self, seat: Seat) -> Before:
        """The position as this seat's turn began."""
        rack = self.racks[seat]
        # A turn is judged from where it began (6.2): the drawn tile is told beside it, with its origin.
        if self.turn.seat == seat and self.turn.drawn is not None:
            rack = without(rack, (self.turn.drawn,))
        return Before(self.table, rack, seat in self.opened, bool(self.opened))

    def seen(self, event: TurnEvent, table: Table, *, passes: bool = False) -> History:
        """What everybody has seen after this event of the turn, which leaves this table."""
        turn, opens = self.turn, event.seat not in self.opened
        goes_on = turn.drawn is not None or turn.has_laid
        if goes_on and self.history:  # a position set up in the middle of a turn has none
            return (*self.history[:-1], continued(self.history[-1], event, table, opens, passes))
        return (*self.history, begun(event, table, opens, passes))

    def to_take(self, origin: Origin, before: Seat | None) -> Tile | None:
        """The tile to be had there, if there is one; `before` is the seat that plays before."""
        if origin is Origin.FACE_UP:
            return self.face_up
        if origin is Origin.DISCARD and before is not None and before in self.takeable:
            return self.discards[before][-1]
        return None

    def with_taken(self, took: Drawn, before: Seat | None) -> Round:
        """The round after the discard of the seat before, or the face-up tile, was taken."""
        # By identity, which tiles have: one of each kind exists, whatever record it was read from.
        if self.to_take(took.origin, before) is not took.tile:
            raise Unreadable(f"{took.tile} is not there to be taken")
        if took.origin is Origin.FACE_UP or before is None:
            return replace(self, face_up=None)
        discards = put(self.discards, before, self.discards[before][:-1])
        return replace(self, discards=discards, takeable=self.takeable - {before})

    def pools_without(self, seat: Seat, tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """The pools after the seat drew these tiles, which must be the next ones of its pool."""
        pool = self.pool_of(seat)
        # The order of the pool was fixed by the deal; a record that draws otherwise was tampered with.
        if pool[: len(tiles)] != tiles:
            raise Unreadable(f"the next tiles of the pool are not {' '.join(tile.text for tile in tiles)}")
        return put(self.pools, seat if len(self.pools) > 1 else 0, pool[len(tiles) :])

    def discards_with(self, seat: Seat, tile: Tile) -> tuple[tuple[Tile, ...], ...]:
        """The discards after the seat put this tile away."""
        return put(self.discards, seat, (*self.discards[seat], tile))


def put(row: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The row with another item in this place."""
    return (*row[:place], item, *row[place + 1 :])


def without(rack: Rack, tiles: Iterable[Tile]) -> Rack:
    """The rack without these tiles, which must be on it."""
    left = list(rack)
    for tile in tiles:
        try:
            # One at a time: of two equal tiles only one goes.
            left.remove(tile)
        except ValueError:
            raise Unreadable(f"{tile} is not on the rack {rack}") from None
    return tuple.__new__(Rack, left)  # what is left is still in order

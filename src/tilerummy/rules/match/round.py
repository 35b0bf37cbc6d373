"""A round in play: the table, the racks, the pools, and whose turn it is; hidden tiles and all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from tilerummy.rules.judging.turn import Before, Drawn, Origin
from tilerummy.rules.match.history import History, TurnEvent, begun, continued
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import Tile

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
        if self.to_take(took.origin, before) is not took.tile:
            raise Unreadable(f"{took.tile} is not there to be taken")
        if took.origin is Origin.FACE_UP or before is None:
            return replace(self, face_up=None)
        discards = put(self.discards, before, self.discards[before][:-1])
        return replace(self, discards=discards, takeable=self.takeable - {before})

    def pools_without(self, seat: Seat, tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """The pools after the seat drew these tiles, which must be the next ones of its pool."""
        pool = self.pool_of(seat)
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
            left.remove(tile)
        except ValueError:
            raise Unreadable(f"{tile} is not on the rack {rack}") from None
    return tuple.__new__(Rack, left)  # what is left is still in order

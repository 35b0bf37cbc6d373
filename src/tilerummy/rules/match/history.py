"""The history of a round: what everybody at the table has seen, turn by turn.

It is built up from what happens in the open and holds nothing else, so a view hands it on as it is. A turn is
noted once, when it happens, and all later views share it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, assert_never

from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match.event import Cause, Discarded, Drew, Passed, Played, Settled
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile

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

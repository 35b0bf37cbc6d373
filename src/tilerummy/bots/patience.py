"""Patience: draw although one could lay, until the whole rack goes down at once.

The table is shared and the rack is private: what others lay helps me, what I hold helps nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots.opening import open_and_go_out, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Lay, all_of_it, lay_most
from tilerummy.solver import Solution


def go_out(position: OwnTurn) -> Lay | None:
    """Lay the whole rack, with an open tile if need be."""
    if position.may_lay and (out := _all_tiles(position)) is not None:
        return Lay(out)
    for drawn in position.view.to_take:
        lay = Lay(position.taking(drawn), drawn)
        if lay.tiles == len(position.rack):
            return lay
    return None


def _all_tiles(position: OwnTurn) -> Solution | None:
    """A play of the whole rack. Opening small and going on is asked first: the general question is dear."""
    rules = position.view.rules
    goes_on = not rules.table_access.closed_while_opening
    if position.closed and goes_on and not rules.hand_game.needs_no_minimum:
        return open_and_go_out(position)
    return position.out if position.out.play else None


@dataclass(frozen=True, slots=True)
class Hold:
    """Open small, then wait for the whole rack to go down; now and then impatience wins."""

    impatience: float = 0.0
    """How often it lays all it can although it meant to wait."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        restless = chance.random() < self.impatience
        out = go_out(position)
        if out is not None:
            return out
        if (restless or position.pool == 0) and not position.closed:
            return lay_most(all_of_it, position, chance)
        if position.closed and position.may_lay:
            smallest = smallest_opening(position)
            return None if smallest is None else Lay(smallest)
        return None

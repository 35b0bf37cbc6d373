"""A bound on waiting: somebody who keeps tiles back, but lays before the others fall asleep.

Waiting for the whole rack to go down wins nearly always, and nobody wants to meet it twice. Who has a bound
waits only for so many turns and then lays the sets of the rack, but keeps the jokers and what would go with
the table. That costs little. The strong ones wait on where somebody else waits longer: there the first to lay
would lose.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from tilerummy.bots.mastery import one_tile
from tilerummy.bots.opening import smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Lay, Plan, all_of_it, lay_most
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER
from tilerummy.solver import BestTurn

LONG = 11
"""After so many turns without a lay one lays all one can, jokers and all, if nothing else can be laid."""
_MOST: Plan = partial(lay_most, all_of_it)


def part(position: OwnTurn, chance: Random) -> Lay | None:
    """Own sets beside those of the table, without jokers, or a single tile: what costs least of the chance to
    lay the rest at once. Of an opening the smallest.
    """
    if not position.may_lay or position.view.to_take:
        return _MOST(position, chance)
    found = (
        smallest_opening(position) if position.closed else sets_without_jokers(position) or one_tile(position)
    )
    return Lay(found) if found is not None and found.play else None


def sets_without_jokers(position: OwnTurn) -> BestTurn | None:
    """The most tiles that can be laid in new sets without jokers."""
    plain = tuple(tile for tile in position.rack if tile is not JOKER)
    found = position.between((), plain, replace(position.before, table=Table()))
    return replace(found, table=Table((*found.table, *position.view.table))) if found.play else None


@dataclass(frozen=True, slots=True)
class Bounded:
    """A plan that waits, with a bound on how long."""

    plan: Plan
    turns: int
    """So many turns in a row are let go by; in the next one something is laid."""
    between_two: int | None = None
    """So many between two, if it is another number: there a short wait is enough."""
    then: Plan = part
    yields: bool = True
    """Lay then, even to somebody who has waited longer; else wait as long as they do."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        lay, waited = self.plan(position, chance), turns_waited(position.view.history, position.seat)
        # With nothing left to draw, to lay nothing is no waiting: the plan plays the end.
        if lay is not None or waited < self._bound(position) or position.pool == 0:
            return lay
        if not self.yields and _longest_of_others(position) > max(waited, self.turns):
            return None
        lay = self.then(position, chance)
        return _MOST(position, chance) if lay is None and waited >= LONG else lay

    def _bound(self, position: OwnTurn) -> int:
        shorter = self.between_two if len(position.others) == 1 else None
        return self.turns if shorter is None else shorter


def _longest_of_others(position: OwnTurn) -> int:
    """How long the most patient of the others who have opened has laid nothing."""
    opened = (player.seat for player in position.others if player.opened)
    return max((turns_waited(position.view.history, seat) for seat in opened), default=0)


def turns_waited(turns: Iterable[SeenTurn], seat: Seat) -> int:
    """How many turns in a row a seat has laid nothing, up to now."""
    waited = 0
    for turn in turns:
        if turn.seat == seat:
            waited = 0 if turn.laid else waited + 1
    return waited

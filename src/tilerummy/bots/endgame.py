"""The end of a round, when the pool is empty: between two, nothing is hidden any more.

Whoever has the lowest rack wins if all pass. So pass while that is me; else lay the fewest tiles that
bring my rack below the others' without letting anybody out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from tilerummy.bots.belief import World
from tilerummy.bots.opening import open_and_lay
from tilerummy.bots.position import Position
from tilerummy.rules.parameter import TableAccess
from tilerummy.rules.score import rack_points
from tilerummy.rules.table import Table
from tilerummy.rules.tile import Tile
from tilerummy.rules.turn import Before
from tilerummy.solver import Solution
from tilerummy.solver.alternatives import alternatives

MOST_TRIED = 30


def is_at_end(position: Position) -> bool:
    """Whether nothing is left to draw and nobody is forced to lay."""
    return not any(position.view.pools) and position.may_lay and position.view.rules.voluntary_draw


def play_end(position: Position, worlds: Sequence[World]) -> Solution | None:
    """What to lay when nothing is left to draw, or None to pass; going out was tried before.

    Between two one world is the truth; among more, the imagined ones are what is believed.
    """
    target = lowest_other(position, worlds)
    outlook = Outlook(position, worlds)
    if position.points < target and not outlook.lets_out(position.before.table):
        return None
    tried: list[Solution] = []
    for play in islice(_small_plays(position, target), MOST_TRIED):
        if position.budget.over():
            break
        tried.append(play)
        if position.points - play.points < target and not outlook.lets_out(play.table):
            return play
    safe = [play for play in tried if not outlook.lets_out(play.table)]
    return max(safe or tried, key=lambda play: play.points, default=None)


def lowest_other(position: Position, worlds: Sequence[World]) -> int:
    """What the lowest rack among the others costs, as far as one can tell."""
    rules = position.view.rules
    lows = [min(rack_points(rules, rack) for rack in world.racks) for world in worlds]
    return round(sum(lows) / len(lows))


class Outlook:
    """Whether somebody can go out after a play, in more than a few of the imagined worlds."""

    def __init__(self, position: Position, worlds: Sequence[World], tolerated: float = 0.15) -> None:
        self._position, self._worlds = position, worlds
        self._tolerated = tolerated * len(worlds)

    def lets_out(self, table: Table) -> bool:
        """Whether the play that leads to this table should be feared."""
        feared = 0
        for world in self._worlds:
            if self._position.budget.over():
                return True
            feared += self._someone_goes_out(table, world)
            if feared > self._tolerated:
                return True
        return False

    def _someone_goes_out(self, table: Table, world: World) -> bool:
        must_open = self._position.view.rules.table_access is TableAccess.TURN_AFTER_OPENING
        for player, rack in zip(self._position.others, world.racks, strict=True):
            if must_open and not player.opened:
                continue
            # Who can lay a whole rack has an opening among it, but for rare racks.
            before = Before(table, rack, opened=True, any_opened=True)
            if self._position.between(rack, (), before).play:
                return True
        return False


def _small_plays(position: Position, target: int) -> Iterator[Solution]:
    """Plays that bring the rack below the target, the smallest first; then others."""
    if position.closed:
        opening = open_and_lay(position)
        yield from () if opening is None else (opening,)
        return
    dearest = position.dearest
    if not dearest.play:
        return
    if position.points - dearest.points < target:
        yield _cut(position, dearest, position.points - target + 1)
    yield dearest
    yield position.most
    yield from alternatives(position.setting, position.before, position.budget.wish())


def _cut(position: Position, play: Solution, need: int) -> Solution:
    """The play without the tiles it can do without and still be worth what is needed."""
    points = position.setting.rack_points
    for tile in sorted(set(play.play), key=points, reverse=True):
        if position.budget.over():
            return play
        if play.points - points(tile) >= need:
            smaller = position.between(_without(play.play, tile), ())
            play = smaller if smaller.play else play
    return play


def _without(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    return tuple((Counter(tiles) - Counter([tile])).elements())

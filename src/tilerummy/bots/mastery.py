"""The plan of the strong levels: whether to lay is the game, which tiles hardly matters.

Where one may draw although one could lay, wait until the whole rack goes down at once. Where laying is
compulsory, open small; then lay little if only winning counts, else look at what the others could lay next
(`foresight.py`). What was measured, and what failed, is in docs/bots.md and benches/results.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots import endgame
from tilerummy.bots.belief import World, imagine
from tilerummy.bots.end_search import can_search, is_near_end, may_cash, search_end, wait_or_cash
from tilerummy.bots.foresight import best_in_worlds
from tilerummy.bots.opening import dearest, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Lay, all_of_it, go_out, lay_most
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.tile import JOKER
from tilerummy.solver import BestTurn

MANY = 10
"""Somebody with this many tiles late in a round is waiting too."""
CARE = 0.3
"""How much points on the rack weigh where one must lay and points count."""


@dataclass(frozen=True, slots=True)
class Mastery:
    """Waiting as the prior, and what goes beyond it; each part can be left out."""

    late: int = 0
    """Among several who all wait, lay rather than draw when the pool holds no more tiles than this."""
    worlds: int = 1
    """How many worlds to imagine where more than one is possible; with one, the end is left to greed."""
    few: bool = False
    """At the end lay a few sets that are enough, rather than nearly everything."""
    cashes: bool = False
    """Lay down what one can before somebody goes out, if the match is decided by points."""
    search_end: bool = False
    """When the pool is empty or nearly so, play plays out in guessed worlds, if more than one is imagined."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        out = go_out(position)
        if out is not None:
            return out
        if not position.view.rules.voluntary_draw:
            return must_lay(position, chance, self.worlds)
        if not position.may_lay:
            return None
        if self.search_end and self.worlds > 1 and is_near_end(position) and can_search(position):
            # Among several the rule is as dear as the search: without time nothing is laid.
            known = position.pool == 0 and len(position.others) == 1
            first = self._by_rule(position, chance) if known else None
            return _lay(search_end(position, chance, first))
        return _lay(self._by_rule(position, chance))

    def _by_rule(self, position: OwnTurn, chance: Random) -> BestTurn | None:
        """What to lay without a search."""
        if endgame.is_at_end(position) and (self.worlds > 1 or len(position.others) == 1):
            return endgame.play_end(position, self._imagined(position, chance), few=self.few)
        if position.pool == 0:
            return dearest(position)
        if self.cashes and self.search_end and may_cash(position) and can_search(position):
            return wait_or_cash(position, chance)
        if self.cashes and cash_is_due(position):
            return dearest(position)
        if position.closed:
            return smallest_opening(position) if opening_pays(position) else None
        return self._late_tile(position, chance)

    def _imagined(self, position: OwnTurn, chance: Random) -> list[World]:
        known = position.pool == 0 and len(position.others) == 1
        return [imagine(position, chance) for _ in range(1 if known else self.worlds)]

    def _late_tile(self, position: OwnTurn, chance: Random) -> BestTurn | None:
        """Among several who all wait the lowest rack wins at last: a tile laid is better than one drawn.

        Between two the end is played exactly, and the tiles are worth more there.
        """
        if (
            len(position.others) == 1
            or position.pool > self.late
            or any(player.tiles < MANY for player in position.others)
        ):
            return None
        one = one_tile(position)
        if one is None:
            return None
        outlook = endgame.EndOutlook(position, self._imagined(position, chance), tolerated=0.0)
        return None if outlook.lets_out(one.table) else one


def must_lay(position: OwnTurn, chance: Random, worlds: int) -> Lay | None:
    """What to lay where one must: a small opening, then what gives the others least and leaves least."""
    if not position.may_lay or position.view.to_take:
        return lay_most(all_of_it, position, chance)
    if position.closed:
        return _lay(smallest_opening(position)) or lay_most(all_of_it, position, chance)
    if not position.most.play or keeps_back(position):
        return None
    care = CARE if points_count(position) else 0.0
    return _lay(best_in_worlds(position, chance, care) if worlds > 1 else position.dearest)


def keeps_back(position: OwnTurn) -> bool:
    """Whether to lay as little as the rules allow: among four or more, where only winning counts.

    It wins more often than foresight, and a lost round costs more; among fewer it wins less. Where jokers
    are bound to their tiles it wins no more often.
    """
    free = position.view.rules.joker_sets is JokerSets.FREE
    return free and len(position.others) > 2 and position.pool > 0 and not points_count(position)


def one_tile(position: OwnTurn) -> BestTurn | None:
    """The highest tile that can be laid alone; never a joker."""
    tiles = {tile for tile in position.dearest.play if tile is not JOKER}
    for tile in sorted(tiles, key=lambda tile: (-tile.number, tile)):
        if position.budget.over():
            break
        one = position.between((tile,), ())
        if one.play:
            return one
    return None


def _lay(solution: BestTurn | None) -> Lay | None:
    return Lay(solution) if solution is not None and solution.play else None


def opening_pays(position: OwnTurn) -> bool:
    """Whether to open before one goes out.

    It gives tiles away; but where the table may be used only later one must, and between two the pool
    runs out, and then the lower rack wins.
    """
    rules = position.view.rules
    if rules.table_access.closed_while_opening:
        return True
    return len(position.others) == 1 and not rules.draw_mode.discards


def cash_is_due(position: OwnTurn) -> bool:
    """Whether to save points: somebody has one tile left, most of the rack can go, and points count.

    In the last round of a match, and whenever one is behind in it, only winning the round helps.
    """
    if min(player.tiles for player in position.others) > 1 or not points_count(position):
        return False
    play = dearest(position)
    return play is not None and bool(play.play) and 3 * (position.points - play.points) <= position.points


def points_count(position: OwnTurn) -> bool:
    """Whether a small loss now is better than a chance to win: more rounds follow, or one leads by enough."""
    view = position.view
    if view.rounds is None or view.number < view.rounds:
        return True
    totals = [player.total for player in view.players]
    best_other = max(player.total for player in position.others)
    return totals[position.seat] - best_other > 2 * position.points

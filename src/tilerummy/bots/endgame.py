"""The end of a round: by rule when the pool is empty, or by playing plays out when it is nearly so.

Between two nothing is hidden any more once the pool is empty. Whoever has the lowest rack wins if all pass.
So pass while that is me; else lay the fewest tiles that bring my rack below the others' without letting
anybody out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from tilerummy.bots.belief import World
from tilerummy.bots.option_playouts import Option, best_option, nearest_declared
from tilerummy.bots.own_turn import OwnTurn, different_plays, same_tiles
from tilerummy.bots.small_opening import dearest, open_and_lay, sets_among, smallest_opening
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import DrawMode
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator import GREEDY, Policy
from tilerummy.simulator.simulator import ALL
from tilerummy.solver import BestTurn, Certainty

MOST_TRIED = 30
FEW = 12
"""So many small plays are tried before larger ones."""


def is_at_end(position: OwnTurn) -> bool:
    """Whether nothing is left to draw and nobody is forced to lay."""
    # Where one must lay the choice is only which tiles: `compulsory_lays` looks at that.
    return not any(position.view.pools) and position.may_lay and position.view.rules.voluntary_draw


def play_end(position: OwnTurn, worlds: Sequence[World], *, few: bool) -> BestTurn | None:
    """What to lay when nothing is left to draw, or None to pass; going out was tried before.

    Between two one world is the truth; among more, the imagined ones are what is believed. With `few` one
    looks for a few sets that are enough before one lays nearly everything.
    """
    target = lowest_other(position, worlds)
    risk = GoingOutRisk(position, worlds)
    # 9.6: if all pass now the lowest rack wins, and that is mine.
    if position.points < target and not risk.lets_out(position.before.table):
        return None
    tried: list[BestTurn] = []
    plays = islice(_plays(position, target, few=few), MOST_TRIED)
    # The next play is a question to the solver: one looks at one's watch before it is asked.
    while not position.budget.over() and (play := next(plays, None)) is not None:
        tried.append(play)
        if position.points - play.points < target and not risk.lets_out(play.table):
            return play
    safe = [play for play in tried if not risk.lets_out(play.table)]
    # Nothing is enough: then at least the loss is as small as it can be.
    return max(safe or tried, key=lambda play: play.points, default=None)


def lowest_other(position: OwnTurn, worlds: Sequence[World]) -> int:
    """What the lowest rack among the others costs, as far as one can tell."""
    rules = position.view.rules
    lows = [min(rack_points(rules, rack) for rack in world.racks) for world in worlds]
    return round(sum(lows) / len(lows))


class GoingOutRisk:
    """Whether somebody can go out after a play, in more than a few of the imagined worlds."""

    def __init__(self, position: OwnTurn, worlds: Sequence[World], tolerated: float = 0.15) -> None:
        self._position, self._worlds = position, worlds
        self._tolerated = tolerated * len(worlds)

    def lets_out(self, table: Table) -> bool:
        """Whether the play that leads to this table should be feared: also if there is no time to see it."""
        feared = 0
        for world in self._worlds:
            goes_out = self._someone_goes_out(table, world)
            if goes_out is None:
                return True
            feared += goes_out
            if feared > self._tolerated:
                return True
        return False

    def _someone_goes_out(self, table: Table, world: World) -> bool | None:
        """Whether somebody would be out in this world; None if the time is up before that is known."""
        # 4.4: then nobody opens and goes out over the sets of the table in one turn.
        must_open = self._position.view.rules.table_access.closed_while_opening
        for player, rack in zip(self._position.others, world.racks, strict=True):
            if must_open and not player.opened:
                continue
            if self._position.budget.over():
                return None
            # Who can lay a whole rack has an opening among it, but for rare racks.
            before = Before(table, rack, opened=True, any_opened=True)
            if self._position.goes_out(before).play:
                return True
        return False


def _plays(position: OwnTurn, target: int, *, few: bool) -> Iterator[BestTurn]:
    """Plays that bring the rack below the target, the smallest first; then others."""
    if position.closed:
        opening = open_and_lay(position)
        yield from () if opening is None else (opening,)
        return
    dearest = position.dearest
    if not dearest.play:
        return
    if few:
        yield from islice(_few_sets(position, position.points - target + 1), FEW)
    if position.points - dearest.points < target:
        # No more than needed: each tile on the table may help somebody else out.
        yield _cut(position, dearest, position.points - target + 1)
    yield dearest
    yield position.most
    for tile in sorted(set(dearest.play)):
        yield position.between((), _without(position.rack, tile))


def _few_sets(position: OwnTurn, need: int) -> Iterator[BestTurn]:
    """New sets without jokers, worth what is needed: single ones, the cheapest first, then several."""
    plain = Counter(tile for tile in position.rack if tile is not JOKER)
    melds = sorted(sets_among(position.setting, plain), key=_worth)
    yield from (new_sets(position, [meld]) for meld in melds if _worth(meld) >= need)
    melds.reverse()
    for first in range(len(melds)):
        chosen = _apart(melds[first:], plain, need)
        if sum(map(_worth, chosen)) >= need:
            yield new_sets(position, chosen)


def _worth(meld: Meld) -> int:
    return sum(tile.number for tile in meld)


def _apart(melds: Sequence[Meld], tiles: Counter[Tile], need: int) -> list[Meld]:
    """Sets that can lie side by side, taken in turn until they are worth what is needed."""
    chosen: list[Meld] = []
    left = Counter(tiles)
    for meld in melds:
        if sum(map(_worth, chosen)) >= need:
            break
        if Counter(meld) <= left:
            chosen.append(meld)
            left.subtract(meld)
    return chosen


def new_sets(position: OwnTurn, melds: Sequence[Meld]) -> BestTurn:
    """Sets of the rack, laid beside what lies there."""
    play = tuple(sorted(tile for meld in melds for tile in meld))
    table = Table((*position.before.table, *melds))
    return BestTurn(Certainty.BEST_FOUND, play, sum(map(_worth, melds)), table)


def _cut(position: OwnTurn, play: BestTurn, need: int) -> BestTurn:
    """The play without the tiles it can do without and still be worth what is needed."""
    points = position.setting.rack_points
    for tile in sorted(set(play.play), key=lambda tile: (-points(tile), tile)):
        if position.budget.over():
            return play
        if play.points - points(tile) >= need:
            # The rest must still lie without it, so the solver is asked.
            smaller = position.between(_without(play.play, tile), ())
            play = smaller if smaller.play else play
    return play


def _without(tiles: Sequence[Tile], tile: Tile) -> tuple[Tile, ...]:
    return tuple((Counter(tiles) - Counter([tile])).elements())


# -- waiting or cashing in ---------------------------------------------------------------------------
#
# In a match of several rounds it may be better to cash in: to lay down what one can before somebody goes out,
# for a lost round costs all that is left on the rack.

NEAR = 3
"""Somebody who holds so few tiles may go out soon."""
CASHING_WORLDS = 24
WAIT = Policy(opens_late=True, wait=ALL, counts=True)
WAIT_A_LITTLE = Policy(opens_late=True, wait=ALL, near=1)
"""Two ways to go on waiting: to the end, or until somebody holds a single tile."""


def may_cash(position: OwnTurn) -> bool:
    """Whether it is time to think about it: the match has several rounds, and somebody has few tiles."""
    return has_rounds(position.view) and min(player.tiles for player in position.others) <= NEAR


def has_rounds(view: View) -> bool:
    """Whether the match is more than this one round."""
    return view.rounds != 1


def wait_or_cash(position: OwnTurn, chance: Random) -> BestTurn | None:
    """What to lay: the dearest play, or None to wait, whichever promises more."""
    play, near = dearest(position), nearest_declared(position.view.rules)
    if play is None or not play.play or near is None:
        return None
    options = (Option(None, WAIT), Option(None, WAIT_A_LITTLE), Option(play, GREEDY))
    return best_option(position, near, options, chance, worlds=CASHING_WORLDS).play


# -- when the pool is empty or nearly so -------------------------------------------------------------

NEARLY_EMPTY = 8
"""From so many tiles in the pool on the end is searched."""
MOST_OPTIONS = 20
SINGLE_TILES = 8
FEWER = 3
"""Where much is hidden, worlds are worth more than options: there are so many times fewer of these."""
WORLDS = 48


def can_search(position: OwnTurn) -> bool:
    """Whether playouts can tell something: a turn is to lay, to draw or to pass, and all still play."""
    view = position.view
    if not position.may_lay or any(player.given_up for player in view.players):
        return False
    # The simulator knows no discards and no open tiles; with an empty pool neither comes any more.
    plain_turns = view.rules.draw_mode is DrawMode.INSTEAD_OF_PLAYING and view.face_up is None
    return (plain_turns or not view.pool_left) and nearest_declared(view.rules) is not None


def is_near_end(position: OwnTurn) -> bool:
    """Whether the pool is empty or, among several, nearly so: between two a late tile is worth more later."""
    return position.view.pool_left <= (0 if len(position.others) == 1 else NEARLY_EMPTY)


def search_end(
    position: OwnTurn, chance: Random, first: BestTurn | None, worlds: int = WORLDS
) -> BestTurn | None:
    """What to lay, or None to draw or pass; going out was tried before. Without time it is `first`."""
    near = nearest_declared(position.view.rules)
    assert near is not None
    known = position.pool == 0 and len(position.others) == 1
    few = 1 if known else FEWER
    plays = [
        play
        for play in islice(different_plays(end_plays(position, SINGLE_TILES // few)), MOST_OPTIONS // few)
        if not same_tiles(play, first)
    ]
    options = [Option(first), *map(Option, plays)]
    if first is not None:
        # To lay nothing is always a choice, unless it is the first one already.
        options.insert(1, Option(None))
    if len(options) < 2:
        return first
    return best_option(position, near, options, chance, worlds=worlds).play


def end_plays(position: OwnTurn, singles: int) -> Iterator[BestTurn]:
    """The largest and the dearest play, then small ones: single tiles and new sets without jokers."""
    if position.closed:
        yield from filter(None, (smallest_opening(position), open_and_lay(position)))
        return
    dearest = position.dearest
    if not dearest.play:
        return
    yield from islice(position.single_tiles(dearest.play), singles)
    yield dearest
    yield position.most
    yield from _new_sets(position)


def _new_sets(position: OwnTurn) -> Iterator[BestTurn]:
    """Single sets of the rack, the dearest first."""
    plain = Counter(tile for tile in position.rack if tile is not JOKER)
    melds = sorted(sets_among(position.setting, plain), key=lambda meld: -sum(tile.number for tile in meld))
    yield from (new_sets(position, [meld]) for meld in melds)

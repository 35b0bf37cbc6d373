"""The end of a round: about twenty plays are played out when the pool is empty or nearly so.

Before that, in a match of several rounds, it may be better to cash in: to lay down what one can before
somebody goes out, for a lost round costs all that is left on the rack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from tilerummy.bots.endgame import new_sets
from tilerummy.bots.opening import dearest, open_and_lay, sets_among, smallest_opening
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.search import Option, best_option, nearest_declared
from tilerummy.rules.match.view import View
from tilerummy.rules.parameter import DrawMode
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator import GREEDY, Policy
from tilerummy.simulator.simulator import ALL
from tilerummy.solver import BestTurn

# -- waiting or cashing in ---------------------------------------------------------------------------

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
        options.insert(1, Option(None))
    if len(options) < 2:
        return first
    return best_option(position, near, options, chance, worlds=worlds).play


def same_tiles(one: BestTurn, other: BestTurn | None) -> bool:
    """Whether both lay the same tiles; how the table lies then makes no other play."""
    return other is not None and sorted(one.play) == sorted(other.play)


def different_plays(plays: Iterator[BestTurn]) -> Iterator[BestTurn]:
    """Each play of other tiles than those before it."""
    seen: set[tuple[Tile, ...]] = set()
    for play in plays:
        tiles = tuple(sorted(play.play))
        if tiles and tiles not in seen:
            seen.add(tiles)
            yield play


def end_plays(position: OwnTurn, singles: int) -> Iterator[BestTurn]:
    """The largest and the dearest play, then small ones: single tiles and new sets without jokers."""
    if position.closed:
        yield from filter(None, (smallest_opening(position), open_and_lay(position)))
        return
    dearest = position.dearest
    if not dearest.play:
        return
    yield from islice(_single_tiles(position, dearest), singles)
    yield dearest
    yield position.most
    yield from _new_sets(position)


def _single_tiles(position: OwnTurn, dearest: BestTurn) -> Iterator[BestTurn]:
    tiles = {tile for tile in dearest.play if tile is not JOKER}
    for tile in sorted(tiles, key=lambda tile: (-tile.number, tile)):
        if position.budget.over():
            return
        one = position.between((tile,), ())
        if one.play:
            yield one


def _new_sets(position: OwnTurn) -> Iterator[BestTurn]:
    """Single sets of the rack, the dearest first."""
    plain = Counter(tile for tile in position.rack if tile is not JOKER)
    melds = sorted(sets_among(position.setting, plain), key=lambda meld: -sum(tile.number for tile in meld))
    yield from (new_sets(position, [meld]) for meld in melds)

"""The smallest opening, and going out from it: for those who keep their tiles as long as they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.judging.opening import Opening, meld_value, melds_of, opening_value
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import SHORTEST, Meld
from tilerummy.rules.parameter import JokerAfterSwap, TableAccess
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator.policy_turns import FewestTiles
from tilerummy.solver import BestTurn, Certainty, Goal
from tilerummy.solver.best_turn import no_play
from tilerummy.solver.encoding import Encoding, encoding_for
from tilerummy.solver.opening_turns import can_reach, highest_opening

LONGEST = 5
"""A longer run can be cut in two, of which one part or both are laid."""
MOST_SETS = 40


def smallest_opening(position: OwnTurn) -> BestTurn | None:
    """The opening of fewest tiles, rather without jokers; None if there is none."""
    # A no is sure, and comes from one question to the core.
    setting, minimum = position.setting, position.setting.rules.opening_min
    if not can_reach(_encoding(position), position.rack, minimum):
        return None
    plain = Counter(tile for tile in position.rack if tile is not JOKER)
    # A joker is worth more later, so the sets without one are looked at first, even if they need more
    # tiles.
    for tiles in (plain, Counter(position.rack)):
        melds = _smallest(setting, tiles)
        if melds:
            return _solution(position, melds)
    return None


def open_and_go_out(position: OwnTurn) -> BestTurn | None:
    """Open and lay the whole rack in the same turn, the opening being part of the table from then on."""
    opening = smallest_opening(position)
    if opening is None:
        return None
    before = _after(position, opening)
    if not before.rack:
        return opening
    found = position.goes_out(before)
    return _joined(position, opening, found) if found.play else None


def open_and_lay(position: OwnTurn) -> BestTurn | None:
    """Open small and lay what costs most in the same turn: near enough to the best, and quickly found."""
    opening = smallest_opening(position)
    # 4.4: then the turn ends with the opening.
    if opening is None or position.view.rules.table_access.closed_while_opening:
        return opening
    return _joined(position, opening, position.dearest_of(_after(position, opening)))


def dearest(position: OwnTurn) -> BestTurn | None:
    """What costs most on the rack; from a small opening if need be."""
    return open_and_lay(position) if position.closed else position.dearest


def open_and_lay_most(position: OwnTurn) -> BestTurn:
    """The play of most tiles of somebody who has not opened.

    Where jokers are free, the best turn of somebody who has opened is the opener's too if an opening is
    among its tiles: that is asked first, for the general question takes longer.
    """
    rules = position.view.rules
    # 4.7: a rack that goes out whole may need none.
    needs_minimum = not rules.hand_game.needs_no_minimum
    if needs_minimum and not can_reach(_encoding(position), position.rack, rules.opening_min):
        return no_play(position.before)
    if rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING and _is_free(rules):
        free = position.between((), position.rack, replace(position.before, opened=True))
        within = _opening_within(position, free)
        if within is not None:
            return replace(free, opening=within[1], opening_value=within[0])
    return position.most


def _opening_within(position: OwnTurn, play: BestTurn) -> Opening | None:
    """Sets among the tiles of a play that are an opening."""
    rules = position.view.rules
    # 4.2: of a sum the highest tells; of a single set the smallest that reaches it will do.
    if not rules.opening_scope.single:
        return highest_opening(_encoding(position), play.play, max(1, rules.opening_min))
    melds = _smallest(position.setting, Counter(play.play))
    return (opening_value(position.setting, melds), melds) if melds else None


def _is_free(rules: Rules) -> bool:
    """Whether no rule binds a joker or an old set."""
    # 7.12: a joker that must go into a new set is bound too, if only after a swap.
    free = rules.joker_sets.goes_freely and rules.joker_after_swap is JokerAfterSwap.ANY_SET
    return free and not rules.keep_three_of_original


def _encoding(position: OwnTurn) -> Encoding:
    return encoding_for(position.setting, Goal.TILES)


def _after(position: OwnTurn, opening: BestTurn) -> Before:
    left = Counter(position.rack) - Counter(opening.play)
    return Before(opening.table, Rack(left.elements()), opened=True, any_opened=True)


def _joined(position: OwnTurn, opening: BestTurn, more: BestTurn) -> BestTurn:
    play = tuple(sorted((*opening.play, *more.play)))
    points = opening.points + more.points
    return replace(opening, play=play, points=points, table=more.table)


def sets_among(setting: Setting, tiles: Counter[Tile]) -> list[Meld]:
    """The sets that can be made of these tiles; of a long run only its ends."""
    plain = setting.shape.distinct and not tiles[JOKER]
    return list(_plain_sets(tiles) if plain else melds_of(setting, tiles, LONGEST))


def _smallest(setting: Setting, tiles: Counter[Tile]) -> tuple[Meld, ...]:
    melds = sets_among(setting, tiles)
    valued = sorted(((meld_value(setting, meld), meld) for meld in melds), key=lambda pair: -pair[0])
    return FewestTiles(setting, valued[:MOST_SETS], tiles).found()


def _plain_sets(tiles: Counter[Tile]) -> Iterator[Meld]:
    """The sets among tiles without jokers; must agree with `melds_of`, which takes longer."""
    held = sorted(tile for tile, count in tiles.items() if count)
    by_number: dict[int, list[Tile]] = {}
    run: list[Tile] = []
    for tile in held:
        by_number.setdefault(tile.number, []).append(tile)
        follows = run and run[-1].colour is tile.colour and run[-1].number + 1 == tile.number
        run = [*run, tile] if follows else [tile]
        yield from (Meld(run[-length:]) for length in range(SHORTEST, min(len(run), LONGEST) + 1))
    for same in by_number.values():
        for size in range(SHORTEST, len(same) + 1):
            yield from map(Meld, combinations(same, size))


def _solution(position: OwnTurn, melds: tuple[Meld, ...]) -> BestTurn:
    play = tuple(sorted(tile.plain for meld in melds for tile in meld))
    points = sum(position.setting.rack_points(tile) for tile in play)
    value = opening_value(position.setting, melds)
    return BestTurn(Certainty.BEST_FOUND, play, points, Table((*position.view.table, *melds)), melds, value)

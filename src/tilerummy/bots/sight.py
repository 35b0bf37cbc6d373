"""What a player notices: sets from the rack, what can be added to the table, one rearrangement, or all of it.

People overlook long chains first. A player who can keep few sets in mind is asked to solve the turn with
these sets alone; the others stay as they lie, so whatever is found is legal on the whole table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile
from tilerummy.solver import BestTurn


def sets_of_rack(position: OwnTurn, taken: Drawn | None = None) -> BestTurn:
    """The best play that does not touch the table."""
    return with_sets(position, (), taken)


def with_sets(position: OwnTurn, chosen: Sequence[int], taken: Drawn | None = None) -> BestTurn:
    """The best play that touches only the chosen sets of the table."""
    table = position.view.table
    before = replace(position.before, table=Table(table[i] for i in chosen))
    found = position.between((), position.rack, before) if taken is None else position.taking(taken, before)
    rest = (meld for i, meld in enumerate(table) if i not in chosen)
    return replace(found, table=Table((*found.table, *rest)))


def extended(position: OwnTurn, found: BestTurn, chosen: Sequence[int], taken: Drawn | None) -> BestTurn:
    """A play with single tiles added to these sets of the table, which it must not have touched."""
    if position.closed or (taken is not None and not found.play):
        return found
    untouched = {position.view.table[i] for i in chosen}
    left = Counter(position.rack)
    left.subtract(Counter(found.play))
    if taken is not None:
        left[taken.tile.plain] += 1
    table = [_grown(position.setting, meld, left) if meld in untouched else meld for meld in found.table]
    play = Counter(position.rack) - +left
    if taken is not None:
        play[taken.tile.plain] += 1
    tiles = tuple(sorted(play.elements()))
    points = sum(position.setting.rack_points(tile) for tile in tiles)
    return replace(found, play=tiles, points=points, table=Table(table))


def _grown(setting: Setting, meld: Meld, left: Counter[Tile]) -> Meld:
    """The set with every tile that fits; a joker only if it is the last tile of the rack."""
    while True:
        fitting = additions(setting, meld)
        held = (tile for tile in fitting if left[tile] > 0)
        found = next((tile for tile in held if tile is not JOKER or (+left).total() == 1), None)
        if found is None:
            return meld
        left[found] -= 1
        meld = fitting[found]


@lru_cache(maxsize=8192)
def additions(setting: Setting, meld: Meld) -> dict[Tile, Meld]:
    """The tiles that can be added to a set as it lies, and the set with each."""
    # 7.7: to a frozen set nothing may be added.
    if setting.rules.joker_sets.stays_as_it_is and meld.jokers:
        return {}
    grown: dict[Tile, Meld] = {}
    for tile in _neighbours(setting, meld):
        for longer in (Meld((*meld, tile)), Meld((tile, *meld))):
            if tile not in grown and setting.read(longer).valid:
                grown[tile] = longer
    return grown


def _neighbours(setting: Setting, meld: Meld) -> list[Tile]:
    place, first = next((i, tile) for i, tile in enumerate(meld) if not tile.is_joker)
    assert first.colour is not None
    if setting.read(meld).kind is Kind.GROUP:
        return [*(Tile.of(colour, first.number) for colour in setting.shape.colours), JOKER]
    ends = (first.number - place - 1, first.number - place + len(meld))
    return [*(Tile.of(first.colour, number) for number in ends if number in NUMBERS), JOKER]

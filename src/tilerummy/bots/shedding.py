"""Which tile to put away: the one that is least likely to be laid, or that helps the next player least."""

from __future__ import annotations

from collections import Counter
from random import Random

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.tile import JOKER, NUMBERS, Tile


def highest(position: OwnTurn, chance: Random) -> Tile:
    """The highest tile, as a beginner does it; never a joker if there is anything else."""
    tiles = allowed(position)
    return max(tiles, key=lambda tile: (tile is not JOKER, tile.number, chance.random()))


def loneliest(position: OwnTurn, chance: Random) -> Tile:
    """The tile with the least company: on the rack, on the table, and among those still to come."""
    rack = Counter(position.rack)
    tiles = allowed(position)
    return min(tiles, key=lambda tile: (company(position, rack, tile), -tile.number, chance.random()))


def company(position: OwnTurn, rack: Counter[Tile], tile: Tile) -> float:
    """How well a tile fits: the pairs it makes with tiles at hand, each by how likely the third is."""
    if tile is JOKER:
        return 1000.0
    return sum(_pair(position, rack, pair) for pair in _partners(position, tile)) - 3.0 * (rack[tile] > 1)


def _pair(position: OwnTurn, rack: Counter[Tile], pair: tuple[Tile, Tile]) -> float:
    return _chance_of(position, rack, pair[0]) * _chance_of(position, rack, pair[1])


def _chance_of(position: OwnTurn, rack: Counter[Tile], tile: Tile) -> float:
    if rack[tile]:
        return 1.0
    on_table = position.table_tiles[tile]
    return 0.4 * (on_table > 0) + 0.15 * position.unseen[tile]


def _partners(position: OwnTurn, tile: Tile) -> list[tuple[Tile, Tile]]:
    """The two other tiles of every smallest set with this tile."""
    assert tile.colour is not None
    same = [Tile.of(c, tile.number) for c in position.setting.shape.colours if c is not tile.colour]
    groups = [(one, two) for i, one in enumerate(same) for two in same[i + 1 :]]
    runs = []
    for first in range(tile.number - 2, tile.number + 1):
        numbers = [number for number in range(first, first + 3) if number != tile.number]
        if all(number in NUMBERS for number in numbers):
            runs.append((Tile.of(tile.colour, numbers[0]), Tile.of(tile.colour, numbers[1])))
    return [*groups, *runs]


def allowed(position: OwnTurn) -> list[Tile]:
    """The tiles that may be put away: not the one just drawn, where the house forbids it."""
    rack, drawn = list(position.rack), position.view.drawn
    if drawn is not None and not position.view.rules.discard_drawn_tile and rack.count(drawn) == 1:
        rack.remove(drawn)
    return sorted(set(rack))

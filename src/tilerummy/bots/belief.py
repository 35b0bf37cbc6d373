"""Belief about hidden tiles: worlds that agree with what is seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots.position import Position
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden tiles may lie: the racks of the others in playing order, and the pool."""

    racks: tuple[Rack, ...]
    pool: tuple[Tile, ...]


def imagine(position: Position, chance: Random) -> World:
    """Deal the unseen tiles at random. With an empty pool and one other this is the truth."""
    tiles = list(position.unseen.elements())
    chance.shuffle(tiles)
    racks = []
    for player in position.others:
        racks.append(Rack(tiles[: player.tiles]))
        tiles = tiles[player.tiles :]
    return World(tuple(racks), tuple(tiles))

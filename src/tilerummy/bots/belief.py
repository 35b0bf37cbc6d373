"""Belief about hidden tiles: worlds that agree with what is seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.sight import additions
from tilerummy.rules.table import Rack
from tilerummy.rules.tile import Tile

JUST_DRAWN = 0.5
"""How often somebody's last turn was a draw, so that they may hold a tile which fits."""


@dataclass(frozen=True, slots=True)
class World:
    """One way the hidden tiles may lie: the racks of the others in playing order, and the pool."""

    racks: tuple[Rack, ...]
    pool: tuple[Tile, ...]


def imagine(position: OwnTurn, chance: Random) -> World:
    """Deal the unseen tiles at random. With an empty pool and one other this is the truth."""
    tiles = list(position.unseen.elements())
    chance.shuffle(tiles)
    racks = []
    for player in position.others:
        racks.append(Rack(tiles[: player.tiles]))
        tiles = tiles[player.tiles :]
    return World(tuple(racks), tuple(tiles))


class Idle:
    """What others hold where laying is compulsory: tiles that fit on no set as it lies.

    Whatever fitted, somebody who has opened would have had to lay, but for a tile just drawn.
    """

    def __init__(self, position: OwnTurn) -> None:
        fit = {tile for meld in position.view.table for tile in additions(position.setting, meld)}
        tiles = list(position.unseen.elements())
        self.tiles = [tile for tile in tiles if tile not in fit]
        self.fitting = [tile for tile in tiles if tile in fit]
        self._share = len(self.fitting) / max(1, len(tiles))

    def racks(self, sizes: list[int], chance: Random) -> list[Rack]:
        """Racks of these sizes, as they may be, dealt together."""
        fresh = [size > 1 and chance.random() < JUST_DRAWN * self._share for size in sizes]
        return self._deal(sizes, fresh, chance)

    def _deal(self, sizes: list[int], fresh: list[bool], chance: Random) -> list[Rack]:
        """Racks of idle tiles, with one that fits where it is fresh; any tiles if there are too few."""
        number = sum(sizes) - sum(fresh)
        if number > len(self.tiles) or sum(fresh) > len(self.fitting):
            return list(map(Rack, _dealt(chance.sample(self.tiles + self.fitting, sum(sizes)), sizes)))
        idle, drawn = chance.sample(self.tiles, number), chance.sample(self.fitting, sum(fresh))
        racks = _dealt(idle, [size - new for size, new in zip(sizes, fresh, strict=True)])
        return [Rack([*rack, drawn.pop()] if new else rack) for rack, new in zip(racks, fresh, strict=True)]


def _dealt(tiles: list[Tile], sizes: list[int]) -> list[list[Tile]]:
    rest = iter(tiles)
    return [[next(rest) for _ in range(size)] for size in sizes]

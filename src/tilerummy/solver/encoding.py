"""Between tiles and the integers of the search core."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.problem import NUMBERS


class Goal(StrEnum):
    """What the best turn is: most tiles and then most points, or the other way round."""

    TILES = "tiles"
    POINTS = "points"


_MORE_THAN_ALL_POINTS = 1 << 12
_MORE_THAN_ALL_TILES = 1 << 8


@dataclass(frozen=True, slots=True, eq=False)
class Encoding:
    """The identities of the tiles at one table, and what each is worth to a goal."""

    setting: Setting
    tiles: tuple[Tile, ...]
    """The numbered tiles; the place of a tile is its identity."""
    identity: dict[Tile, int]
    weight: tuple[int, ...]
    joker_weight: int

    @property
    def colours(self) -> int:
        """How many colours are in play."""
        return len(self.setting.shape.colours)

    def run(self, colour: int, first: int, last: int) -> range:
        """The identities of a run."""
        return range(colour * NUMBERS + first - 1, colour * NUMBERS + last)

    def number(self, identity: int) -> int:
        """The number on a tile."""
        return identity % NUMBERS + 1

    def spell_group(self, tiles: list[Tile]) -> Meld:
        """A group as it is written: meanings are stated only where it would be read as a run."""
        bare = Meld(tile.plain for tile in tiles)
        if self.setting.read(bare).kind is Kind.GROUP:
            return bare
        number = next(tile.number for tile in tiles if not tile.is_joker)
        taken = {tile.means or tile for tile in tiles if tile.means or not tile.is_joker}
        free = iter(
            tile for tile in self.tiles if tile.number == number and (tile not in taken or not self._distinct)
        )
        return Meld(joker_as(tile.means or next(free)) if tile.is_joker else tile for tile in tiles)

    @property
    def _distinct(self) -> bool:
        return self.setting.shape.distinct


@lru_cache(maxsize=256)
def encoding_for(setting: Setting, goal: Goal) -> Encoding:
    """The encoding for a table and a goal."""
    tiles = tuple(Tile.of(c, n) for c in setting.shape.colours for n in range(1, NUMBERS + 1))
    points = [setting.rack_points(tile) for tile in (*tiles, JOKER)]
    if goal is Goal.TILES:
        weights = [_MORE_THAN_ALL_POINTS + p for p in points]
    else:
        weights = [_MORE_THAN_ALL_TILES * p + 1 for p in points]
    identity = {tile: i for i, tile in enumerate(tiles)}
    return Encoding(setting, tiles, identity, tuple(weights[:-1]), weights[-1])

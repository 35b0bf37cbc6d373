"""Between tiles and the integers of the search core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import NUMBERS, RUN, KeepGroup, KeepRun
from tilerummy.solver.problem import Meld as CoreMeld


class Goal(StrEnum):
    """What the best turn is: most tiles and then most points, or the other way round."""

    TILES = "tiles"
    POINTS = "points"


_MORE_THAN_ALL_POINTS = 1 << 12
_MORE_THAN_ALL_TILES = 1 << 8
_MOST_REMEMBERED = 1 << 16


@dataclass(frozen=True, slots=True, eq=False)
class Coded:
    """A set on the table in the core's terms."""

    numbered: tuple[int, ...]
    jokers: int
    keep: KeepRun | KeepGroup
    """The wish to leave it as it lies."""


@dataclass(frozen=True, slots=True, eq=False)
class Encoding:
    """The identities of the tiles at one table, and what each is worth to a goal."""

    setting: Setting
    tiles: tuple[Tile, ...]
    """The numbered tiles; the place of a tile is its identity."""
    identity: dict[Tile, int]
    weight: tuple[int, ...]
    joker_weight: int
    numbers: tuple[int, ...]
    """The number of each identity: its weight in an opening."""
    _coded: dict[Meld, Coded] = field(default_factory=dict)
    _spelled: dict[CoreMeld, Meld] = field(default_factory=dict)

    def coded(self, meld: Meld) -> Coded:
        """A set of the table in the core's terms; positions repeat their sets, so each is worked out once."""
        coded = self._coded.get(meld)
        if coded is None:
            if len(self._coded) > _MOST_REMEMBERED:
                self._coded.clear()
            coded = self._coded[meld] = self._code(meld)
        return coded

    def spelled(self, core_meld: CoreMeld) -> Meld:
        """A set of the core's answer, without blocks, as it lies on the table."""
        meld = self._spelled.get(core_meld)
        if meld is None:
            if len(self._spelled) > _MOST_REMEMBERED:
                self._spelled.clear()
            tiles = [JOKER if cell == FREE_JOKER else self.tiles[cell] for cell in core_meld[3]]
            meld = Meld(tiles) if core_meld[0] == RUN else self.spell_group(tiles)
            self._spelled[core_meld] = meld
        return meld

    def _code(self, meld: Meld) -> Coded:
        kind = self.setting.read(meld).kind
        if kind is None:
            raise Unreadable(f"the table holds {meld}, which is not a set")
        numbered = tuple(self.identity_of(tile) for tile in meld if not tile.is_joker)
        return Coded(numbered, meld.jokers, self.keep(kind, [self._cell(tile) for tile in meld]))

    def _cell(self, tile: Tile) -> int:
        return FREE_JOKER if tile.is_joker else self.identity[tile]

    def identity_of(self, tile: Tile) -> int:
        """The identity of a numbered tile of this game."""
        identity = self.identity.get(tile)
        if identity is None:
            raise Unreadable(f"{tile} is not in this game")
        return identity

    def keep(self, kind: Kind, cells: Sequence[int]) -> KeepRun | KeepGroup:
        """The wish that these cells, FREE_JOKER for a joker, stay a set as they are."""
        numbered = [cell for cell in cells if cell != FREE_JOKER]
        number = self.number(numbered[0])
        if kind is Kind.GROUP:
            return KeepGroup(number, colour_mask(numbered), len(cells) - len(numbered))
        first = number - cells.index(numbered[0])
        places = sum(1 << place for place, cell in enumerate(cells) if cell == FREE_JOKER)
        return KeepRun(numbered[0] // NUMBERS, first, first + len(cells) - 1, places)

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
        if self.setting.read(bare).kind is Kind.GROUP or not bare.numbered:
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
    numbers = tuple(tile.number for tile in tiles)
    return Encoding(setting, tiles, identity, tuple(weights[:-1]), weights[-1], numbers)


def colour_mask(cells: Sequence[int]) -> int:
    """The colours of a group's tiles as bits; a second tile of a colour is eight bits higher."""
    mask = 0
    for cell in cells:
        bit = cell // NUMBERS
        while mask >> bit & 1:
            bit += 8
        mask |= 1 << bit
    return mask

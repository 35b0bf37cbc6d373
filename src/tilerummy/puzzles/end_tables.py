"""Every table that some tiles can make: an exhaustive list, kept short by the solver.

A set is known by its tiles: its numbers and how many jokers lie in it. The search takes a tile, tries
every set that can hold it, and asks the solver whether the rest can lie at all. So it never walks into a
dead end, and a list that ends is complete.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import NamedTuple

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as
from tilerummy.solver import can_go_out


class TileSet(NamedTuple):
    """A set as its tiles: in which order they lie is left open."""

    tiles: tuple[Tile, ...]
    """Those with a number, in order."""
    jokers: int

    @property
    def size(self) -> int:
        """How many tiles lie in it."""
        return len(self.tiles) + self.jokers

    @property
    def is_run(self) -> bool:
        """Whether its tiles share a colour; one tile with two jokers may be either."""
        return all(tile.colour is self.tiles[0].colour for tile in self.tiles)

    @property
    def surplus(self) -> int:
        """How many of its jokers the set does not need."""
        gaps = 0
        if self.is_run:
            gaps = self.tiles[-1].number - self.tiles[0].number + 1 - len(self.tiles)
        return max(0, min(self.jokers - gaps, self.size - SHORTEST))

    def melds(self, palette: Sequence[Colour] = ()) -> Iterator[Meld]:
        """The ways in which the set can lie: jokers that fill no gap lie at either end of a run.

        One tile with two jokers is a group only if these say so; that needs the colours in play.
        """
        if not self.jokers:
            yield Meld(self.tiles)
            return
        if self.is_run:
            yield from self._runs()
        else:
            yield Meld((*self.tiles, *[JOKER] * self.jokers))
        if len(self.tiles) == 1:
            yield from self._lone_groups(palette)

    def _lone_groups(self, palette: Sequence[Colour]) -> Iterator[Meld]:
        (tile,) = self.tiles
        others = [Tile.of(colour, tile.number) for colour in palette if colour is not tile.colour]
        for means in combinations(others, self.jokers):
            yield Meld((tile, *map(joker_as, means)))

    def _runs(self) -> Iterator[Meld]:
        first, last = self.tiles[0].number, self.tiles[-1].number
        at = {tile.number: tile for tile in self.tiles}
        middle = [at.get(number, JOKER) for number in range(first, last + 1)]
        loose = self.size - len(middle)
        for before in range(loose + 1):
            if first - before >= 1 and last + loose - before <= LAST_NUMBER:
                yield Meld((*[JOKER] * before, *middle, *[JOKER] * (loose - before)))


TileSets = tuple[TileSet, ...]
"""A table as the sets of tiles on it."""


def tile_set(meld: Sequence[Tile]) -> TileSet:
    """A set by its tiles."""
    numbered = sorted((tile for tile in meld if not tile.is_joker), key=lambda tile: tile.order)
    return TileSet(tuple(numbered), len(meld) - len(numbered))


def has_spare_joker(table: Sequence[Meld]) -> bool:
    """Whether a joker lies in a set that would do without it: it could lie anywhere, a poor end."""
    return any(tile_set(meld).surplus for meld in table)


def table_key(sets: Sequence[TileSet]) -> TileSets:
    """Equal for tables that differ only in equal copies and in the places of jokers that are not needed."""
    return tuple(sorted(_bare(one) for one in sets))


def _bare(one: TileSet) -> TileSet:
    return TileSet(one.tiles, one.jokers - one.surplus) if one.jokers else one


def can_lie(setting: Setting, tiles: Sequence[Tile]) -> bool:
    """Whether these tiles, all of them, can lie in sets."""
    return not tiles or _can_lie(setting, Rack(tiles))


@lru_cache(maxsize=100_000)  # a person thinks of the same tiles again and again
def _can_lie(setting: Setting, tiles: Rack) -> bool:
    return bool(can_go_out(setting, Before(Table(), tiles, True, True)).play)


def end_tables(setting: Setting, tiles: Counter[Tile]) -> Iterator[TileSets]:
    """Every way to lay all these tiles in sets; one that holds equal tiles may come more than once."""
    if can_lie(setting, tuple(tiles.elements())):
        yield from _tables(setting, Counter(tiles), ())


def _tables(setting: Setting, left: Counter[Tile], begun: TileSets) -> Iterator[TileSets]:
    numbered = [tile for tile, count in left.items() if count and tile is not JOKER]
    if not numbered:
        if not left[JOKER]:
            yield begun
        return
    # Each tile lies in some set, so any one may be asked about; the one with the fewest sets branches least.
    choices = min((sets_with(setting, tile, left) for tile in numbered), key=len)
    for one in choices:
        rest = Counter(left)
        rest.subtract(one.tiles)
        rest[JOKER] -= one.jokers
        if can_lie(setting, tuple(rest.elements())):
            yield from _tables(setting, rest, (*begun, one))


def sets_with(setting: Setting, tile: Tile, left: Counter[Tile]) -> list[TileSet]:
    """Every set that holds this tile and can be made of what is left."""
    return list(dict.fromkeys(chain(_runs_with(tile, left), _groups_with(setting, tile, left))))


def _runs_with(tile: Tile, left: Counter[Tile]) -> Iterator[TileSet]:
    colour, jokers = tile.colour, left[JOKER]
    assert colour is not None
    below = _ways(tile, -1, left, jokers)
    above = _ways(tile, 1, left, jokers)
    for (low, low_gaps), (high, high_gaps) in product(below, above):
        tiles = (*reversed(low), tile, *high)
        gaps = low_gaps + high_gaps
        span = tiles[-1].number - tiles[0].number + 1
        fewest = max(gaps, SHORTEST - len(tiles))
        most = min(jokers, gaps + LAST_NUMBER - span)
        for number in range(fewest, most + 1):
            yield TileSet(tiles, number)


def _ways(tile: Tile, step: int, left: Counter[Tile], jokers: int) -> list[tuple[tuple[Tile, ...], int]]:
    """What may follow a tile in a run in one direction, with the jokers that fill the gaps."""
    assert tile.colour is not None
    ways: list[tuple[tuple[Tile, ...], int]] = [((), 0)]
    open_ways: list[tuple[tuple[Tile, ...], int, int]] = [((), 0, 0)]
    number = tile.number + step
    while open_ways and 1 <= number <= LAST_NUMBER:
        here = Tile.of(tile.colour, number)
        longer: list[tuple[tuple[Tile, ...], int, int]] = []
        for tiles, gaps, pending in open_ways:
            if left[here] > 0:
                longer.append(((*tiles, here), gaps + pending, 0))
            if gaps + pending < jokers:
                longer.append((tiles, gaps, pending + 1))
        ways += [(tiles, gaps) for tiles, gaps, pending in longer if not pending]
        open_ways = longer
        number += step
    return ways


def _groups_with(setting: Setting, tile: Tile, left: Counter[Tile]) -> Iterator[TileSet]:
    jokers = left[JOKER]
    colours = [colour for colour in setting.shape.colours if colour is not tile.colour]
    others = [other for other in (Tile.of(colour, tile.number) for colour in colours) if left[other] > 0]
    for size in range(len(others) + 1):
        for some in combinations(others, size):
            tiles = tuple(sorted((tile, *some), key=lambda one: one.order))
            room = setting.shape.group_max - len(tiles)
            for number in range(max(0, SHORTEST - len(tiles)), min(jokers, room) + 1):
                yield TileSet(tiles, number)

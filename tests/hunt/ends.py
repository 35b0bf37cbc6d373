"""Every table that could end a turn of a small position, laid out one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tests.hunt.sets import GROUP, Lain, lain, sets_from
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile


class TooMany(Exception):
    """The position has more end tables than anybody wants to look at."""


@dataclass(frozen=True)
class End:
    """A table that could end a turn, and what it lays from the rack."""

    sets: tuple[Lain, ...]
    play: tuple[Tile, ...]
    taken_up: int
    """Jokers that went from the table to the rack."""


def ends(setting: Setting, before: Before, rack: tuple[Tile, ...], most: int) -> list[End]:
    """All of them that lay at least a tile; `rack` holds what may be laid."""
    table: Counter[Tile] = Counter(tile.plain for meld in before.table for tile in meld)
    walk = _Walk(setting, table, Counter(rack), most)
    walk.go(walk.everything, 0)
    found = [end for sets in walk.found.values() for end in _spelled(setting, before, sets)]
    return [end for end in (_end(setting, table, sets) for sets in found) if end is not None]


BITS, MOST_ALIKE = 4, 7
"""Tiles are one number, four bits for each kind: three to count, and one to see a lack of them."""


class _Walk:
    """Takes the lowest tile that is left, and tries every set that begins with it, or leaves it on the rack.

    What is left of the tiles says what can still be laid: where nothing came of it once, nothing ever will.
    """

    def __init__(self, setting: Setting, table: Counter[Tile], rack: Counter[Tile], most: int) -> None:
        self.most = most
        total = table + rack
        assert max(total.values()) <= MOST_ALIKE
        kinds = [*sorted(tile for tile in total if tile is not JOKER), JOKER]
        self.place = {tile: BITS * index for index, tile in enumerate(kinds)}
        self.everything, self.on_table = self.counted(total), self.counted(table)
        self.guard = self.counted(dict.fromkeys(kinds, MOST_ALIKE + 1))
        self.jokers = self.place[JOKER]
        self.sets = [
            [(one, self.counted(Counter(tile.plain for tile in one.tiles))) for one in sets]
            for sets in (list(sets_from(setting, total, lowest)) for lowest in kinds[:-1])
        ]
        """The sets by their lowest tile, each with what it takes."""
        self.found: dict[tuple[object, ...], tuple[Lain, ...]] = {}
        self.begun: list[Lain] = []
        self.fruitless: set[tuple[int, int]] = set()
        self.steps = 0

    def counted(self, tiles: Mapping[Tile, int]) -> int:
        """So many tiles as one number."""
        return sum(number << self.place[tile] for tile, number in tiles.items())

    def go(self, left: int, first: int) -> bool:
        """Whether something came of it. Sets that begin with equal tiles are laid in order, from `first`."""
        if (left, first) in self.fruitless:
            return False
        self.steps += 1
        if self.steps > 20 * self.most or len(self.found) > self.most:
            raise TooMany
        numbered = left & (1 << self.jokers) - 1
        if not numbered:
            self.found.setdefault(tuple(sorted(one.form for one in self.begun)), tuple(self.begun))
            return True
        lowest = ((numbered & -numbered).bit_length() - 1) // BITS
        fruitful, guard = False, self.guard
        sets, alike = self.sets[lowest], MOST_ALIKE << BITS * lowest
        for index in range(first, len(sets)):
            one, takes = sets[index]
            less = (left | guard) - takes
            if less & guard == guard:  # enough of each kind
                less ^= guard
                self.begun.append(one)
                fruitful |= self.go(less, index if less & alike else 0)
                self.begun.pop()
        # What is left of this kind stays on the rack, if so many are laid as were on the table.
        if (self.everything & alike) - (left & alike) >= self.on_table & alike:
            fruitful |= self.go(left & ~alike, 0)
        if not fruitful:
            self.fruitless.add((left, first))
        return fruitful


def _spelled(setting: Setting, before: Before, sets: tuple[Lain, ...]) -> Iterator[tuple[Lain, ...]]:
    """The same table, and with groups written as an old set was where that states a joker's meaning."""
    old: dict[tuple[str, tuple[Tile, ...]], list[Lain]] = {}
    for meld in before.table:
        was = lain(setting, meld)
        assert was is not None
        if any(tile.means for tile in meld):
            old.setdefault(bare(was), []).append(was)
    tables: list[tuple[Lain, ...]] = [()]
    for one in sets:
        ways = [one]
        if one.kind == GROUP:
            alike = old.get(bare(one), [])
            ways = [next((was for was in alike if was.form == one.form), one)]
            ways += [was for was in alike if was.form != one.form]
        else:
            ways = old.get(bare(one), ways)[:1]
        tables = [(*table, way) for table in tables for way in ways]
    yield from tables


def bare(one: Lain) -> tuple[str, tuple[Tile, ...]]:
    """A set whatever its jokers are said to mean."""
    tiles = [tile.plain for tile in one.tiles]
    return one.kind, tuple(sorted(tiles) if one.kind == GROUP else tiles)


def _end(setting: Setting, table: Counter[Tile], sets: tuple[Lain, ...]) -> End | None:
    tiles = Counter(tile.plain for one in sets for tile in one.tiles)
    taken_up = max(0, table[JOKER] - tiles[JOKER])
    if taken_up and setting.rules.joker_after_swap != "rack_allowed":
        return None
    play = tiles - table
    return End(sets, tuple(sorted(play.elements())), taken_up) if play else None

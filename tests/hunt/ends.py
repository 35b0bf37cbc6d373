"""Every table that could end a turn of a small position, laid out one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests.hunt.sets import GROUP, Lain, lain, sets_from
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.rules.turn import Before


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
    walk.go(table + Counter(rack), [], Counter())
    found = [end for sets in walk.found.values() for end in _spelled(setting, before, sets)]
    return [end for end in (_end(setting, table, sets) for sets in found) if end is not None]


class _Walk:
    def __init__(self, setting: Setting, table: Counter[Tile], rack: Counter[Tile], most: int) -> None:
        self.setting, self.table, self.rack, self.most = setting, table, rack, most
        self.found: dict[tuple[object, ...], tuple[Lain, ...]] = {}
        self.steps = 0

    def go(self, left: Counter[Tile], begun: list[Lain], held: Counter[Tile]) -> None:
        self.steps += 1
        if self.steps > 20 * self.most or len(self.found) > self.most:
            raise TooMany
        lowest = min((t for t, n in left.items() if n and t is not JOKER), default=None)
        if lowest is None:
            self.found.setdefault(tuple(sorted(one.form for one in begun)), tuple(begun))
            return
        for one in sets_from(self.setting, left, lowest):
            used = Counter(tile.plain for tile in one.tiles)
            self.go(left - used, [*begun, one], held)
        if held[lowest] < self.rack[lowest]:  # a copy of the rack stays there
            self.go(left - Counter([lowest]), begun, held + Counter([lowest]))


def _spelled(setting: Setting, before: Before, sets: tuple[Lain, ...]) -> Iterator[tuple[Lain, ...]]:
    """The same table, and with groups written as an old set was where that states a joker's meaning."""
    old: dict[tuple[str, tuple[Tile, ...]], list[Lain]] = {}
    for meld in before.table:
        was = lain(setting, meld)
        assert was is not None
        if any(tile.means for tile in meld):
            old.setdefault(_bare(was), []).append(was)
    tables: list[tuple[Lain, ...]] = [()]
    for one in sets:
        ways = [one]
        if one.kind == GROUP:
            alike = old.get(_bare(one), [])
            ways = [next((was for was in alike if was.form == one.form), one)]
            ways += [was for was in alike if was.form != one.form]
        else:
            ways = old.get(_bare(one), ways)[:1]
        tables = [(*table, way) for table in tables for way in ways]
    yield from tables


def _bare(one: Lain) -> tuple[str, tuple[Tile, ...]]:
    tiles = [tile.plain for tile in one.tiles]
    return one.kind, tuple(sorted(tiles) if one.kind == GROUP else tiles)


def _end(setting: Setting, table: Counter[Tile], sets: tuple[Lain, ...]) -> End | None:
    tiles = Counter(tile.plain for one in sets for tile in one.tiles)
    taken_up = max(0, table[JOKER] - tiles[JOKER])
    if taken_up and setting.rules.joker_after_swap != "rack_allowed":
        return None
    play = tiles - table
    return End(sets, tuple(sorted(play.elements())), taken_up) if play else None

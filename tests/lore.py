"""What a naive player knows by heart: rows of tiles, and what can be added to a set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import Tile


class Lore:
    """What a player knows by heart about a setting: rows of tiles, and what can be added to a set."""

    def __init__(self, setting: Setting) -> None:
        numbers = range(1, setting.rules.numbers + 1)
        self.setting = setting
        self.colours = [[Tile.of(c, n) for n in numbers] for c in setting.shape.colours]
        self.numbers = list(zip(*self.colours, strict=True))
        self.places = {
            tile: (row, 1 << place)
            for row, tiles in enumerate(self.colours)
            for place, tile in enumerate(tiles)
        }
        self.couples = list(combinations(range(len(self.colours)), 2))
        self.triples = list(combinations(range(len(self.colours)), 3))
        self.largest = min(setting.shape.group_max, len(setting.shape.colours))
        self.tiles = dict(Counter(setting.tiles()))
        self._additions: dict[Meld, tuple[tuple[Tile, Meld], ...]] = {}
        self._spares: dict[Meld, tuple[tuple[Tile, Meld], ...]] = {}

    def additions(self, meld: Meld) -> tuple[tuple[Tile, Meld], ...]:
        """The tiles that can be added to a set, and what it becomes."""
        found = self._additions.get(meld)
        if found is None:
            found = self._additions[meld] = tuple(_additions(meld, self.setting))
        return found

    def spares(self, meld: Meld) -> tuple[tuple[Tile, Meld], ...]:
        """The tiles that a longer set without jokers can do without, and what is left of it."""
        found = self._spares.get(meld)
        if found is None:
            found = self._spares[meld] = tuple(_spares(meld, self.setting))
        return found


_LORE: dict[int, Lore] = {}


def lore_of(setting: Setting) -> Lore:
    """The lore of a setting; looked up by identity, for comparing rules takes longer than a turn."""
    lore = _LORE.get(id(setting))
    if lore is None or lore.setting is not setting:
        lore = _LORE[id(setting)] = Lore(setting)
    return lore


def _additions(meld: Meld, setting: Setting) -> Iterator[tuple[Tile, Meld]]:
    if setting.read(meld).kind is Kind.GROUP:
        taken = {tile.colour for tile in meld} | {tile.means.colour for tile in meld if tile.means}
        number = meld.numbered[0].number
        if len(meld) < setting.shape.group_max:
            missing = (Tile.of(c, number) for c in setting.shape.colours if c not in taken)
            yield from ((tile, Meld((*meld, tile))) for tile in missing)
        return
    place = next(i for i, tile in enumerate(meld) if not tile.is_joker)
    colour, first = meld[place].colour, meld[place].number - place
    assert colour is not None
    if first > 1:
        yield Tile.of(colour, first - 1), Meld((Tile.of(colour, first - 1), *meld))
    if first + len(meld) <= setting.rules.numbers:
        last = Tile.of(colour, first + len(meld))
        yield last, Meld((*meld, last))


def _spares(meld: Meld, setting: Setting) -> Iterator[tuple[Tile, Meld]]:
    if len(meld) < 4 or meld.jokers:
        return
    if setting.read(meld).kind is Kind.RUN:
        yield meld[0], Meld(meld[1:])
        yield meld[-1], Meld(meld[:-1])
    else:
        yield from ((tile, Meld(other for other in meld if other is not tile)) for tile in meld)

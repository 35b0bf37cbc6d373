"""What a set is, written out once more: the oracle shares no reading of sets with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations, product

from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as

RUN, GROUP = "run", "group"
Palette = tuple[Colour, ...]


@dataclass(frozen=True)
class Lain:
    """A set that lies on the table: its kind, its numbered tiles, and what each joker can stand for."""

    kind: str
    tiles: tuple[Tile, ...]
    """As they lie."""
    numbered: tuple[Tile, ...]
    means: tuple[frozenset[Tile], ...]
    different: bool = True
    """The colours of a group are."""

    @cached_property
    def choices(self) -> frozenset[tuple[str, ...]]:
        """All that the jokers can mean together: jokers are alike, and those of a group different colours."""
        chosen = (tuple(sorted(tile.text for tile in some)) for some in product(*self.means))
        return frozenset(some for some in chosen if not self.different or len(set(some)) == len(some))

    @cached_property
    def form(self) -> tuple[str, tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """Equal for the same set: the same tiles in the same places, a group has none, the same choices."""
        if self.kind == RUN:
            return RUN, tuple(tile.plain.text for tile in self.tiles), ()
        return GROUP, tuple(sorted(tile.text for tile in self.numbered)), tuple(sorted(self.choices))

    def may_be(self, other: Lain) -> bool:
        """Whether it is the same set for some choice of what is not said."""
        if self.kind == RUN or other.kind == RUN:
            return self.form == other.form
        return self.form[1] == other.form[1] and bool(self.choices & other.choices)


def lain(setting: Setting, tiles: Sequence[Tile]) -> Lain | None:
    """The set that these tiles are in this order, or None."""
    return _lain(setting.shape.colours, setting.rules.group_distinct_colours, tuple(tiles))


@lru_cache(maxsize=1 << 17)
def _lain(palette: Palette, different: bool, tiles: tuple[Tile, ...]) -> Lain | None:
    numbered = tuple(tile for tile in tiles if tile.colour is not None)
    if len(tiles) < 3 or not numbered:
        return None
    return _run(tiles, numbered) or _group(palette, different, tiles, numbered)


def _run(tiles: Sequence[Tile], numbered: tuple[Tile, ...]) -> Lain | None:
    colour = numbered[0].colour
    first = numbered[0].number - tiles.index(numbered[0])
    if first < 1 or first + len(tiles) > 14 or colour is None:
        return None
    row = [Tile.of(colour, number) for number in range(first, first + len(tiles))]
    for lies, place in zip(tiles, row, strict=True):
        if (lies.means or lies) is not place and lies is not JOKER:
            return None
    means = tuple(frozenset([place]) for lies, place in zip(tiles, row, strict=True) if lies.colour is None)
    return Lain(RUN, tuple(tiles), numbered, means)


def _group(
    palette: Palette, different: bool, tiles: Sequence[Tile], numbered: tuple[Tile, ...]
) -> Lain | None:
    number = numbered[0].number
    stated = [tile.means for tile in tiles if tile.means]
    shown = [*numbered, *stated]
    if len(tiles) > len(palette) or any(tile.number != number for tile in shown):
        return None
    if any(tile.colour not in palette for tile in shown):
        return None
    if different and len(set(shown)) < len(shown):
        return None
    rest = frozenset(Tile.of(c, number) for c in palette if not different or Tile.of(c, number) not in shown)
    means = tuple(frozenset([tile.means]) if tile.means else rest for tile in tiles if tile.colour is None)
    return Lain(GROUP, tuple(tiles), numbered, means, different)


def sets_from(setting: Setting, left: Counter[Tile], lowest: Tile) -> Iterator[Lain]:
    """Every set of these tiles whose lowest numbered one, by colour and then number, is this tile."""
    yield from _runs_from(setting, left, lowest)
    yield from _groups_from(setting, left, lowest)


def _runs_from(setting: Setting, left: Counter[Tile], lowest: Tile) -> Iterator[Lain]:
    assert lowest.colour is not None
    for before in range(min(left[JOKER], lowest.number - 1) + 1):
        yield from _runs_on(setting, left, [JOKER] * before + [lowest], lowest.number, left[JOKER] - before)


def _runs_on(
    setting: Setting, left: Counter[Tile], begun: list[Tile], last: int, jokers: int
) -> Iterator[Lain]:
    if len(begun) >= 3:
        found = lain(setting, begun)
        if found is not None and found.kind == RUN:
            yield found
    if last == 13:
        return
    colour = next(tile.colour for tile in begun if tile.colour is not None)
    assert colour is not None
    after = Tile.of(colour, last + 1)
    if left[after]:
        yield from _runs_on(setting, left, [*begun, after], last + 1, jokers)
    if jokers:
        yield from _runs_on(setting, left, [*begun, JOKER], last + 1, jokers - 1)


def _groups_from(setting: Setting, left: Counter[Tile], lowest: Tile) -> Iterator[Lain]:
    palette = setting.shape.colours
    different = setting.rules.group_distinct_colours
    later: list[Tile] = []
    for colour in sorted(palette, key=list(Colour).index):
        tile = Tile.of(colour, lowest.number)
        if tile.order >= lowest.order:
            copies = left[tile] - (tile is lowest)
            later += [tile] * (copies if not different else min(copies, 1) * (tile is not lowest))
    for size in range(len(palette)):
        for others in sorted(set(combinations(later, size))):
            for jokers in range(left[JOKER] + 1):
                yield from _groups_of(palette, different, (lowest, *others), jokers)


@lru_cache(maxsize=1 << 17)
def _groups_of(palette: Palette, different: bool, numbered: tuple[Tile, ...], jokers: int) -> list[Lain]:
    return list(_group_of(palette, different, numbered, jokers))


def _group_of(palette: Palette, different: bool, numbered: tuple[Tile, ...], jokers: int) -> Iterator[Lain]:
    """The group, with the meanings of its jokers stated where it would be read as a run."""
    found = _lain(palette, different, (*numbered, *[JOKER] * jokers))
    if found is not None and found.kind == GROUP:
        yield found
    elif found is not None:
        colours = [joker_as(Tile.of(c, numbered[0].number)) for c in palette]
        for some in product(colours, repeat=jokers):
            stated = _lain(palette, different, (*numbered, *some))
            if list(some) == sorted(some) and stated is not None and stated.kind == GROUP:
                yield stated

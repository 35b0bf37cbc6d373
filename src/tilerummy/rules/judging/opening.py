"""The opening: the sets a player lays from the rack before using the table.

Once it lies, an opening is part of the table (4.6), so its sets need not be there at the end of the turn.
This module finds every group of sets that the laid tiles could have been before the player went on.
Numbers in brackets are the clauses of docs/rules.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations, combinations_with_replacement

from tilerummy.rules.judging.best_sets import best_packing
from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, NUMBERS, Colour, Tile, joker_as

MOST_OPENINGS = 2_000
"""How many are tried one by one where joker rules bind them; beyond that the player names the opening."""
MOST_PACKED = 30
"""Of more tiles laid at once the opening is taken as it lies."""

Tiles = tuple[tuple[Tile, int], ...]
Opening = tuple[int, tuple[Meld, ...]]
"""The value of an opening and its sets."""
Fits = Callable[[tuple[Meld, ...]], bool]
"""Whether a turn is legal with this opening."""


def meld_value(setting: Setting, meld: Meld) -> int:
    """What a valid set counts in an opening."""
    worth = setting.rules.opening_joker_value
    if isinstance(worth, int):
        return sum(worth if tile.is_joker else tile.number for tile in meld)
    return setting.read(meld).value


def opening_value(setting: Setting, melds: Iterable[Meld]) -> int:
    """What these sets count as an opening: their sum, or the best single one where the rules say so."""
    values = [meld_value(setting, meld) for meld in melds if setting.read(meld).valid]
    if setting.rules.opening_scope.single:
        return max(values, default=0)
    return sum(values)


def made_of(melds: Iterable[Meld], tiles: Counter[Tile]) -> list[Meld]:
    """The sets that can be made of these tiles alone, the first ones first."""
    left = Counter(tiles)
    made = []
    for meld in melds:
        used = Counter(tile.plain for tile in meld)
        if all(left[tile] >= count for tile, count in used.items()):
            left -= used
            made.append(meld)
    return made


def best_opening(
    setting: Setting,
    laid: Sequence[Tile],
    minimum: int,
    lying: Sequence[Meld],
    fits: Fits,
    highest: Opening | None = None,
) -> Opening | None:
    """The most valuable opening among the laid tiles that reaches the minimum and fits the turn.

    `lying` are sets of laid tiles that are there at the end: where nothing can be worth more than they are,
    there is nothing to look for. `highest` is the most valuable one, if somebody knows it already.
    """
    if setting.rules.opening_scope.single:
        return _first_fit(_single_sets(setting, laid, lying), minimum, fits)
    as_they_lie = (opening_value(setting, lying), tuple(lying))
    if as_they_lie[0] == _most(setting, laid) or len(laid) > MOST_PACKED:
        likely = [as_they_lie]
    else:
        likely = [highest or best_packing(setting, laid), as_they_lie]
    found = _first_fit(likely[:1], minimum, fits)
    # The dearest comes first: if it falls short, so does every other.
    if found is not None or likely[0][0] < minimum:
        return found
    return _first_fit([*_openings(setting, laid, lying), *likely], minimum, fits)


def _first_fit(openings: Iterable[Opening], minimum: int, fits: Fits) -> Opening | None:
    for value, melds in sorted(openings, key=lambda opening: -opening[0]):
        if value >= minimum and melds and fits(melds):
            return value, melds
    return None


def _most(setting: Setting, laid: Sequence[Tile]) -> int:
    """No opening of these tiles can count more."""
    worth = setting.rules.opening_joker_value
    joker = worth if isinstance(worth, int) else LAST_NUMBER
    return sum(joker if tile.is_joker else tile.number for tile in laid)


def _sets(setting: Setting, laid: Sequence[Tile], lying: Sequence[Meld]) -> list[Meld]:
    """Sets that the laid tiles could have been, as they lie first."""
    made = (way for meld in melds_of(setting, Counter(laid)) for way in spellings(setting, meld))
    return list(dict.fromkeys((*lying, *made)))


def _single_sets(setting: Setting, laid: Sequence[Tile], lying: Sequence[Meld]) -> list[Opening]:
    return [(meld_value(setting, meld), (meld,)) for meld in _sets(setting, laid, lying)]


def _openings(setting: Setting, laid: Sequence[Tile], lying: Sequence[Meld]) -> Iterator[Opening]:
    """Openings that the laid tiles could have been, those of the most valuable sets first."""
    melds = sorted(_sets(setting, laid, lying), key=lambda meld: -meld_value(setting, meld))
    for packing in _limited(_packings(melds, 0, Counter(laid))):
        yield opening_value(setting, packing), packing


def _limited(packings: Iterator[tuple[Meld, ...]]) -> Iterator[tuple[Meld, ...]]:
    for _, packing in zip(range(MOST_OPENINGS), packings, strict=False):
        yield packing


def _packings(melds: Sequence[Meld], first: int, left: Counter[Tile]) -> Iterator[tuple[Meld, ...]]:
    """Every way to lay some of the melds with the tiles left, each way once."""
    for index in range(first, len(melds)):
        meld = melds[index]
        used = Counter(tile.plain for tile in meld)
        if all(left[tile] >= count for tile, count in used.items()):
            for rest in _packings(melds, index, left - used):
                yield (meld, *rest)
    yield ()


def _pack(tiles: Counter[Tile]) -> Tiles:
    return tuple(sorted(tiles.items()))


def melds_of(setting: Setting, laid: Counter[Tile], longest: int = LAST_NUMBER) -> tuple[Meld, ...]:
    """Every set that can be laid with these tiles alone, runs up to a certain length.

    Each is written in one way: where jokers must be said to mean something, `spellings` has the others.
    """
    return _cached_melds(setting, _pack(laid), longest)


def spellings(setting: Setting, meld: Meld) -> Iterator[Meld]:
    """A set with all that its jokers can be said to mean, where that must be said (3.6); others as they are.

    What an opening's jokers are said to mean matters: it binds them for the rest of the turn (4.6).
    """
    yield meld
    if not any(tile.means for tile in meld):
        return
    number, jokers = meld.numbered[0].number, meld.jokers
    stated = [joker_as(_row(colour)[number - 1]) for colour in setting.shape.colours]
    for means in combinations_with_replacement(stated, jokers):
        other = Meld((*meld.numbered, *means))
        if other != meld and setting.read(other).kind is Kind.GROUP:
            yield other


@lru_cache(maxsize=256)
def _cached_melds(setting: Setting, laid: Tiles, longest: int) -> tuple[Meld, ...]:
    tiles = Counter(dict(laid))
    return (*_runs(setting, tiles, longest), *_groups(setting, tiles))


def _runs(setting: Setting, tiles: Counter[Tile], longest: int) -> Iterator[Meld]:
    jokers = tiles[JOKER]
    for colour in setting.shape.colours:
        row = _row(colour)
        holes = [0, *accumulate(not tiles[tile] for tile in row)]
        for first in range(LAST_NUMBER - SHORTEST + 1):
            for end in range(first + SHORTEST, min(LAST_NUMBER, first + longest) + 1):
                if holes[end] - holes[first] > jokers:
                    break  # a longer run lacks as many tiles
                yield from _with_jokers(row[first:end], tiles)


@cache
def _row(colour: Colour) -> tuple[Tile, ...]:
    return tuple(Tile.of(colour, number) for number in NUMBERS)


def _with_jokers(span: Sequence[Tile], tiles: Counter[Tile]) -> Iterator[Meld]:
    """The run with jokers in every choice of places, as far as the tiles reach."""
    holes = [tile for tile in span if not tiles[tile]]
    for extra in range(tiles[JOKER] - len(holes) + 1):
        filled = [tile for tile in span if tiles[tile]]
        # 3.4: a set needs a numbered tile.
        if extra >= len(filled):
            return
        for more in combinations(filled, extra):
            jokers = {*holes, *more}
            yield Meld(JOKER if tile in jokers else tile for tile in span)


def _groups(setting: Setting, tiles: Counter[Tile]) -> Iterator[Meld]:
    for number in range(1, LAST_NUMBER + 1):
        have = [
            tile
            for tile in (_row(colour)[number - 1] for colour in setting.shape.colours)
            for _ in range(_alike(setting, tiles[tile]))
        ]
        for size in range(1, len(have) + 1):
            for some in sorted(set(combinations(have, size))):
                for jokers in range(max(0, SHORTEST - size), tiles[JOKER] + 1):
                    if size + jokers <= setting.shape.group_max:
                        yield _group_of(setting, some, jokers)


def _alike(setting: Setting, count: int) -> int:
    """How often one of so many tiles alike can lie in one group."""
    return min(count, 1) if setting.shape.distinct else count


def _group_of(setting: Setting, numbered: tuple[Tile, ...], jokers: int) -> Meld:
    """A group with jokers, their meaning stated where it would be read as a run."""
    meld = Meld((*numbered, *(JOKER for _ in range(jokers))))
    if setting.read(meld).kind is Kind.GROUP:
        return meld
    number = numbered[0].number
    lacking = [c for c in setting.shape.colours if c not in {tile.colour for tile in numbered}]
    return Meld((*numbered, *(joker_as(Tile.of(c, number)) for c in lacking[:jokers])))

"""The opening: the sets a player lays from the rack before using the table.

Once it lies, an opening is part of the table (4.6), so its sets need not be there at the end of the turn.
This module finds every group of sets that the laid tiles could have been before the player went on.
Numbers in brackets are the clauses of docs/rules.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, product
from typing import NamedTuple

from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, NUMBERS, Colour, Tile, joker_as

# The most valuable sets that some tiles can make, jokers counted by the opening rule: a walk through the
# numbers from 1 to 13. What matters of the past is how long the runs are that could go on, so tiles that
# differ only in how they got there are one state, and the work stays small however many tiles there are. A
# tile need not be used.

Runs = tuple[int, ...]
"""The lengths of a colour's runs that could go on, counted up to three, longest first."""


class _Choice(NamedTuple):
    """What is done with one number: per colour tiles and jokers into runs, then the groups."""

    into_runs: tuple[tuple[int, int], ...]
    groups: int
    in_groups: tuple[int, ...]
    group_jokers: int


@dataclass(frozen=True, slots=True, eq=False)
class _Step:
    """The best way to a state."""

    value: int
    before: _Step | None
    choice: _Choice | None


State = tuple[tuple[Runs, ...], int]
"""The open runs of every colour, and the jokers used."""


def best_packing(setting: Setting, tiles: Sequence[Tile]) -> tuple[int, tuple[Meld, ...]]:
    """The most valuable sets among these tiles, and their value; no sets count 0."""
    return _Packer(setting, Counter(tile.plain for tile in tiles)).best()


class _Packer:
    def __init__(self, setting: Setting, tiles: Counter[Tile]) -> None:
        self._setting = setting
        self._tiles = tiles
        self._jokers = tiles[JOKER]
        # Colours multiply states, and a rack seldom has a tile of each.
        self._colours = [c for c in setting.shape.colours if self._has(c)]
        self._near = {colour: self._numbers_near(colour) for colour in self._colours}
        worth = setting.rules.opening_joker_value
        self._joker_worth = worth if isinstance(worth, int) else None

    def _has(self, colour: Colour) -> bool:
        return any(tile.colour is colour for tile in self._tiles)

    def _numbers_near(self, colour: Colour) -> set[int]:
        """Where a joker can lie in a run: no further from a tile than there are jokers."""
        numbers = [tile.number for tile in self._tiles if tile.colour is colour]
        reach = range(-self._jokers, self._jokers + 1)
        return {number + step for number in numbers for step in reach}

    def best(self) -> tuple[int, tuple[Meld, ...]]:
        layer: dict[State, _Step] = {(((),) * len(self._colours), 0): _Step(0, None, None)}
        for number in range(1, LAST_NUMBER + 1):
            layer = self._next(layer, number)
        done = [step for (runs, _), step in layer.items() if all(_closed(some) for some in runs)]
        last = max(done, key=lambda step: step.value)
        return last.value, tuple(_Builder(self._setting, self._colours).build(last))

    def _next(self, layer: dict[State, _Step], number: int) -> dict[State, _Step]:
        following: dict[State, _Step] = {}
        for (runs, used), step in layer.items():
            for into_runs in self._run_choices(runs, self._jokers - used, number):
                spent = sum(jokers for _, jokers in into_runs)
                after = tuple(_grow(r, sum(some)) for r, some in zip(runs, into_runs, strict=True))
                for choice in self._group_choices(into_runs, self._jokers - used - spent, number):
                    value = step.value + self._worth(choice, number)
                    state = (after, used + spent + choice.group_jokers)
                    # Same open runs, same jokers left: what follows is the same, so the dearest way is
                    # enough.
                    if state not in following or following[state].value < value:
                        following[state] = _Step(value, step, choice)
        return following

    def _run_choices(
        self, runs: tuple[Runs, ...], jokers: int, number: int
    ) -> Iterator[tuple[tuple[int, int], ...]]:
        """For each colour how many tiles and jokers go on with its runs or begin new ones."""
        per_colour = [
            list(self._into_runs(some, colour, jokers, number))
            for some, colour in zip(runs, self._colours, strict=True)
        ]
        for choice in product(*per_colour):
            if sum(used for _, used in choice) <= jokers:
                yield choice

    def _into_runs(self, runs: Runs, colour: Colour, jokers: int, number: int) -> Iterator[tuple[int, int]]:
        have = self._tiles[Tile.of(colour, number)]
        must = sum(length < SHORTEST for length in runs)
        if number not in self._near[colour]:
            jokers = 0
        for tiles in range(have + 1):
            for more in range(jokers + 1):
                begun = tiles + more - len(runs)
                # A run that begins with 12 or 13 never gets three tiles (3.2).
                if tiles + more >= must and (begun <= 0 or number <= LAST_NUMBER - SHORTEST + 1):
                    yield tiles, more

    def _group_choices(
        self, into_runs: tuple[tuple[int, int], ...], jokers: int, number: int
    ) -> Iterator[_Choice]:
        """The groups that lay most with each number of jokers; what comes later does not depend on them."""
        left = [
            self._tiles[Tile.of(colour, number)] - tiles
            for colour, (tiles, _) in zip(self._colours, into_runs, strict=True)
        ]
        yield _Choice(into_runs, 0, (0,) * len(left), 0)
        largest, distinct = self._setting.shape.group_max, self._setting.shape.distinct
        for groups in range(1, sum(left) + 1):
            most = [min(number_left, groups) if distinct else number_left for number_left in left]
            # Each number of jokers is a way of its own: fewer here leave more for later numbers.
            for used in range(jokers + 1):
                tiles = min(sum(most), largest * groups - used)
                if tiles >= groups and tiles + used >= SHORTEST * groups:
                    yield _Choice(into_runs, groups, _take(most, tiles), used)

    def _worth(self, choice: _Choice, number: int) -> int:
        tiles = sum(tiles for tiles, _ in choice.into_runs) + sum(choice.in_groups)
        jokers = sum(jokers for _, jokers in choice.into_runs) + choice.group_jokers
        each = number if self._joker_worth is None else self._joker_worth
        return number * tiles + each * jokers


def _closed(runs: Runs) -> bool:
    return all(length >= SHORTEST for length in runs)


def _grow(runs: Runs, tiles: int) -> Runs:
    """Runs too short must grow; then long ones do, and what is left begins new ones."""
    # Must agree with `_Builder._lay_runs`, which lays what was counted here.
    growing = sorted(runs, key=lambda length: length >= SHORTEST)[:tiles]
    # From three on a run may stop or go on, whatever its length: so fewer states differ.
    grown = [min(length + 1, SHORTEST) for length in growing] + [1] * (tiles - len(growing))
    return tuple(sorted(grown, reverse=True))


def _take(most: Sequence[int], number: int) -> tuple[int, ...]:
    taken = []
    for some in most:
        taken.append(min(some, number))
        number -= taken[-1]
    return tuple(taken)


class _Builder:
    """Lays the sets of the best walk."""

    def __init__(self, setting: Setting, colours: Sequence[Colour]) -> None:
        self._setting = setting
        self._colours = colours
        self._open: list[list[list[Tile]]] = [[] for _ in colours]
        self._done: list[Meld] = []

    def build(self, last: _Step) -> list[Meld]:
        for number, choice in enumerate(_choices(last), start=1):
            for index, (tiles, jokers) in enumerate(choice.into_runs):
                self._lay_runs(index, number, tiles, jokers)
            self._lay_groups(number, choice)
        for runs in self._open:
            self._done.extend(Meld(run) for run in runs)
        return self._done

    def _lay_runs(self, index: int, number: int, tiles: int, jokers: int) -> None:
        runs = sorted(self._open[index], key=lambda run: len(run) >= SHORTEST)
        growing, ended = runs[: tiles + jokers], runs[tiles + jokers :]
        self._done.extend(Meld(run) for run in ended)
        growing += [[] for _ in range(tiles + jokers - len(growing))]
        # Jokers go to runs that have a tile already, so that none is made of jokers alone.
        growing.sort(key=lambda run: any(not tile.is_joker for tile in run))
        tile = Tile.of(self._colours[index], number)
        for run, laid in zip(growing, [tile] * tiles + [JOKER] * jokers, strict=True):
            run.append(laid)
        self._open[index] = growing

    def _lay_groups(self, number: int, choice: _Choice) -> None:
        groups: list[list[Tile]] = [[] for _ in range(choice.groups)]
        laid = [
            Tile.of(colour, number)
            for colour, count in zip(self._colours, choice.in_groups, strict=True)
            for _ in range(count)
        ]
        for place, tile in enumerate(laid):
            groups[place % len(groups)].append(tile)
        for _ in range(choice.group_jokers):
            min(groups, key=len).append(JOKER)
        self._done.extend(self._spell(group, number) for group in groups)

    def _spell(self, group: list[Tile], number: int) -> Meld:
        meld = Meld(group)
        if self._setting.read(meld).kind is Kind.GROUP:
            return meld
        taken = {tile.colour for tile in group}
        lacking = iter(Tile.of(c, number) for c in self._setting.shape.colours if c not in taken)
        return Meld(joker_as(next(lacking)) if tile.is_joker else tile for tile in group)


def _choices(last: _Step) -> list[_Choice]:
    choices: list[_Choice] = []
    step: _Step | None = last
    while step is not None and step.choice is not None:
        choices.append(step.choice)
        step = step.before
    return choices[::-1]


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
    # 4.3: 25 by sheet 003, else what it stands for.
    worth = setting.rules.opening_joker_value
    if isinstance(worth, int):
        return sum(worth if tile.is_joker else tile.number for tile in meld)
    return setting.read(meld).value


def opening_value(setting: Setting, melds: Iterable[Meld]) -> int:
    """What these sets count as an opening: their sum, or the best single one where the rules say so."""
    values = [meld_value(setting, meld) for meld in melds if setting.read(meld).valid]
    # 4.2: other sets may lie beside it, but one alone reaches the minimum.
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
    # Nothing can count more, or too much was laid to try: the sets at the end will do.
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
    # 4.3: what a joker stands for is at most the highest number, wherever it is put.
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
            # From this set on, itself included: it may lie twice, and no choice is listed in two orders.
            for rest in _packings(melds, index, left - used):
                yield (meld, *rest)
    yield ()


def melds_of(setting: Setting, laid: Counter[Tile], longest: int = LAST_NUMBER) -> tuple[Meld, ...]:
    """Every set that can be laid with these tiles alone, runs up to a certain length.

    Each is written in one way: where jokers must be said to mean something, `spellings` has the others.
    """
    return _cached_melds(setting, tuple(sorted(laid.items())), longest)


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

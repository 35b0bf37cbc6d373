"""The most valuable sets that some tiles can make, jokers counted by the opening rule.

A walk through the numbers from 1 to 13. What matters of the past is how long the runs are that could
go on, so tiles that differ only in how they got there are one state, and the work stays small however
many tiles there are. A tile need not be used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Kind, Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as

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

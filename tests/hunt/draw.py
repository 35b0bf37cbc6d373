"""Positions that are hard for a solver: much can meet, much looks alike, and many rules at once.

Everything lies in a small window of numbers and colours. The kinds are those that went wrong before: several
jokers in a set, joker sets that can end in one set, twins, jokers at the ends of runs, stated jokers, tiles
on rack and table that fit a joker's place.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

from tests.hunt.position import Position
from tilerummy.rules.parameter import (
    HandGame,
    JokerAfterSwap,
    JokerSets,
    JokerSwapTileFrom,
    OpeningScope,
    TableAccess,
)
from tilerummy.rules.preset import preset_ids
from tilerummy.solver.budget import USUAL, Tuning
from tilerummy.solver.problem import Pruning

OPTIONS: dict[str, tuple[object, ...]] = {
    "joker_sets": tuple(policy.value for policy in JokerSets),
    "joker_swap_tile_from": tuple(source.value for source in JokerSwapTileFrom),
    "joker_after_swap": tuple(after.value for after in JokerAfterSwap),
    "keep_three_of_original": (False, True),
    "group_distinct_colours": (True, False),
    "table_access": tuple(access.value for access in TableAccess),
    "opening_min": (0, 12, 20, 30),
    "opening_joker_value": ("replaced", 25),
    "opening_scope": tuple(scope.value for scope in OpeningScope),
    "hand_game": tuple(game.value for game in HandGame),
}
"""Every parameter that says something about a turn, with its values."""
PAIRS = list(combinations(OPTIONS, 2))


def draw(chance: Random, *, tiles: int = 14) -> Position:
    """A position of at most so many tiles; now and then one in which a joker may be taken up."""
    if chance.random() < 0.15:
        return _taken_up(draw(chance, tiles=tiles), chance)
    rules, options = _rules(chance)
    palette = "krbyog"[: chance.choice((4, 4, 4, 4, 5, 6))]
    box = _Box(chance, palette, chance.choice((2, 2, 2, 3, 4)))
    opened = chance.random() < 0.75
    room = tiles - chance.randint(1, 5)
    table: list[list[str]] = []
    for _ in range(chance.choice((1, 2, 2, 2, 3, 3, 4))):
        meld = box.meld()
        if meld and sum(map(len, table)) + len(meld) <= room:
            box.take(meld)
            table.append(meld)
    most = tiles - sum(map(len, table))
    rack = box.rack(table, chance.randint(1, max(1, min(most, 4 if opened else 7))))
    return Position(rules=rules, table=table, rack=rack, options=options, palette=palette, opened=opened)


def _taken_up(position: Position, chance: Random) -> Position:
    """The same where a swapped joker may go to the rack, and who goes out needs no minimum."""
    options = {
        **position.options,
        "joker_after_swap": JokerAfterSwap.RACK_ALLOWED.value,
        "hand_game": chance.choice(OPTIONS["hand_game"]),
        "table_access": chance.choice(OPTIONS["table_access"]),
        "opening_min": chance.choice((12, 20, 30)),
    }
    return replace(position, options=options, opened=chance.random() < 0.4)


def draw_tuning(chance: Random) -> Tuning:
    """Limits of a search: mostly the usual ones, else so tight that what is rare in games happens."""
    if chance.random() < 0.5:
        return USUAL
    return Tuning(
        patience=chance.choice((0, 1, 2, 5)),
        nodes_for_joker_sets=chance.choice((1, 250)),
        cases_before_closed_sets=chance.choice((0, 0, 40)),
        without=chance.choice([Pruning.NOTHING, *Pruning]),
    )


def _rules(chance: Random) -> tuple[str, dict[str, object]]:
    """A preset as it is, a preset with two parameters changed, or any mixture."""
    kind = chance.random()
    preset = chance.choice(preset_ids())
    if kind < 0.35:
        return preset, {}
    names = chance.choice(PAIRS) if kind < 0.65 else tuple(OPTIONS)
    options = {name: chance.choice(OPTIONS[name]) for name in names}
    if kind >= 0.65:
        options["keep_three_of_original"] = chance.random() < 0.3
        options["group_distinct_colours"] = chance.random() < 0.85
        return "sabra", options
    return preset, options


class _Box:
    """The tiles of a small window, and what is still there of them."""

    def __init__(self, chance: Random, palette: str, jokers: int) -> None:
        self.chance, self.jokers = chance, jokers
        self.palette = palette
        self.colours = chance.sample(palette, chance.choice((1, 2, 2, 3, len(palette))))
        self.low = chance.choice((1, 1, 2, 4, 6, 8, 9))
        self.high = min(13, self.low + chance.choice((3, 4, 5, 7)))
        self.used: Counter[str] = Counter()
        self.stated = chance.random() < 0.3

    def meld(self) -> list[str] | None:
        """A set that the box still holds, often with jokers in it, or None."""
        chance = self.chance
        for _ in range(20):
            meld = self._run() if chance.random() < 0.55 else self._group()
            self._put_jokers(meld)
            numbered = [tile for tile in meld if tile[0] != "*"]
            if numbered and self._holds(meld):
                return meld
        return None

    def _run(self) -> list[str]:
        length = self.chance.choice((3, 3, 3, 4, 4, 5))
        first = self.chance.randint(self.low, max(self.low, self.high - length + 1))
        first = min(first, 14 - length)
        colour = self.chance.choice(self.colours)
        return [f"{colour}{number}" for number in range(first, first + length)]

    def _group(self) -> list[str]:
        number = self.chance.randint(self.low, self.high)
        size = self.chance.choice((3, 3, 4)) if len(self.palette) < 5 else self.chance.choice((3, 3, 4, 5))
        return [f"{colour}{number}" for colour in self.chance.sample(self.palette, size)]

    def _put_jokers(self, meld: list[str]) -> None:
        chance = self.chance
        if chance.random() > 0.65:
            return
        is_run = meld[0][0] == meld[1][0]
        places = chance.sample(range(len(meld)), min(chance.choice((1, 1, 1, 2, 2, 3)), len(meld) - 1))
        lone = not is_run and len(places) == len(meld) - 1
        for place in places:
            meld[place] = f"*{meld[place]}" if lone or (self.stated and chance.random() < 0.4) else "*"

    def _holds(self, meld: list[str]) -> bool:
        wanted = Counter("*" if tile[0] == "*" else tile for tile in meld)
        return all(
            self.used[tile] + number <= (self.jokers if tile == "*" else 2) for tile, number in wanted.items()
        )

    def take(self, meld: list[str]) -> None:
        """Take the tiles of a set out of the box."""
        self.used.update("*" if tile[0] == "*" else tile for tile in meld)

    def rack(self, table: list[list[str]], size: int) -> list[str]:
        """Tiles near the sets on the table; a joker now and then."""
        near = [
            f"{c}{n}" for c in self.colours for n in range(max(1, self.low - 1), min(13, self.high + 1) + 1)
        ]
        near += [f"{c}{n}" for c in self.palette for n in self._numbers(table)]
        rack: list[str] = []
        for _ in range(10 * size):
            if len(rack) == size:
                break
            tile = "*" if self.chance.random() < 0.08 else self.chance.choice(near)
            if self._holds([tile]):
                self.take([tile])
                rack.append(tile)
        return rack or ["k1"]

    def _numbers(self, table: list[list[str]]) -> list[int]:
        numbers = [int(tile[1:]) for meld in table for tile in meld if tile[0] != "*"]
        return [n for number in numbers for n in (number - 1, number, number + 1) if 1 <= n <= 13]

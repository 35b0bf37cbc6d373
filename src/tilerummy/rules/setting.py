"""A rule set as it is played at one table: the rules with the colours and jokers really in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from tilerummy.rules.meld import Meld, Reading, Shape, read_as
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import JOKER, Colour, Tile

MOST_READINGS = 1 << 14
"""So many melds each setting remembers."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Rules, palette and number of jokers: all that a turn is judged by."""

    rules: Rules
    shape: Shape
    jokers: int
    _hash: int = field(init=False, repr=False, compare=False)
    _readings: dict[Meld, Reading] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Settings are keys of many caches, and their rules have many values: they are hashed once."""
        object.__setattr__(self, "_hash", hash((self.rules, self.shape, self.jokers)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Setting], tuple[Rules, Shape, int]]:
        """Made anew in another process, where texts have other hashes."""
        return Setting, (self.rules, self.shape, self.jokers)

    def read(self, meld: Meld) -> Reading:
        """Read a meld as this table's rules see it."""
        reading = self._readings.get(meld)
        if reading is None:
            if len(self._readings) >= MOST_READINGS:
                self._readings.clear()
            reading = self._readings[meld] = read_as(meld, self.shape)
        return reading

    def form(self, meld: Meld) -> Meld:
        """The one value of a set, however it is spelled: ask this whether two sets are the same."""
        return self.read(meld).form

    def copies(self, tile: Tile) -> int:
        """How many of this physical tile are in the game."""
        if tile is JOKER:
            return self.jokers
        return self.rules.copies if tile.colour in self.shape.colours else 0

    def rack_points(self, tile: Tile) -> int:
        """What the tile costs when it is left on the rack."""
        return self.rules.joker_in_rack_points if tile.is_joker else tile.number

    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the game, in the canonical order: colours, numbers, copies, then the jokers."""
        return _all_tiles(self.shape.colours, self.rules.numbers, self.rules.copies, self.jokers)


@lru_cache(maxsize=256)
def _all_tiles(colours: tuple[Colour, ...], numbers: int, copies: int, jokers: int) -> tuple[Tile, ...]:
    numbered = (
        Tile.of(colour, number)
        for colour in colours
        for number in range(1, numbers + 1)
        for _ in range(copies)
    )
    return (*numbered, *(JOKER for _ in range(jokers)))


@lru_cache(maxsize=1024)
def setting_for(rules: Rules, players: int) -> Setting:
    """The setting of a game of this many players."""
    return setting_with(rules, tuple(map(Colour, rules.palette(players))), rules.jokers(players))


def setting_with(rules: Rules, colours: tuple[Colour, ...], jokers: int) -> Setting:
    """The setting with a palette of one's own."""
    shape = Shape(colours, rules.largest_group(len(colours)), rules.group_distinct_colours)
    return Setting(rules, shape, jokers)


def setting_among(rules: Rules, players: int | None, palette: tuple[Colour, ...] = ()) -> Setting:
    """The setting of a position: by its palette, else by the number of players, else for the fewest."""
    if not palette:
        return setting_for(rules, rules.players[0] if players is None else players)
    return _setting_of_palette(rules, players, palette)


@lru_cache(maxsize=256)
def _setting_of_palette(rules: Rules, players: int | None, palette: tuple[Colour, ...]) -> Setting:
    jokers = _jokers_beside(rules, len(palette)) if players is None else rules.jokers(players)
    return setting_with(rules, palette, jokers)


def _jokers_beside(rules: Rules, colours: int) -> int:
    """The jokers that go with so many colours: the most of any number of players who use as many."""
    playing = range(rules.players[0], rules.players[1] + 1)
    fitting = [rules.jokers(n) for n in playing if rules.colours_by_players[n] == colours]
    return max(fitting or [rules.jokers(n) for n in playing])

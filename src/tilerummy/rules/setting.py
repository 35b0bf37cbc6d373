"""A rule set as it is played at one table: the rules with the colours and jokers really in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from tilerummy.rules.meld import Kind, Meld, Reading, Shape, read_as
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
        # 9.3: whatever it could have stood for; only what lies on the table has a meaning.
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
    # A palette of one's own need not be that of any number of players; then the box has all its jokers.
    fitting = [rules.jokers(n) for n in playing if rules.colours_by_players[n] == colours]
    return max(fitting or [rules.jokers(n) for n in playing])


# Which sets of two tables are the same: wherever they lie, and however they are spelled. What a joker of a
# group means need not be said, and then it may be any colour that the group lacks. So a set with a bare joker
# may be the same as one that states it, for some choice of what is not stated (docs/rules.md, 7.1).


def same_sets(setting: Setting, one: Iterable[Meld], other: Iterable[Meld]) -> bool:
    """Whether two tables hold the same sets, for some choice of what is not stated."""
    return differing(setting, one, other) == ([], [])


def differing(setting: Setting, one: Iterable[Meld], other: Iterable[Meld]) -> tuple[list[Meld], list[Meld]]:
    """The sets of each table that are none of the other's, for a choice that leaves the fewest."""
    ours, theirs = list(one), list(other)
    left, right = _besides(ours, theirs), _besides(theirs, ours)
    if any(meld.jokers for meld in left) and any(meld.jokers for meld in right):
        # A bare joker may be what another states: then it need not be the one that is spelled alike.
        left = _besides(ours, [meld for meld in theirs if not meld.jokers])
        right = _besides(theirs, [meld for meld in ours if not meld.jokers])
    return _unpaired(setting, left, right) if left and right else (left, right)


def may_be_same(setting: Setting, one: Meld, other: Meld) -> bool:
    """Whether two melds are the same set for some choice of what is not stated."""
    one, other = setting.form(one), setting.form(other)
    if one == other:
        return True
    if not one.jokers == other.jokers > 0 or sorted(one.numbered) != sorted(other.numbered):
        return False
    if not setting.read(one).kind is setting.read(other).kind is Kind.GROUP:
        return False
    # What both state together must fit: each bare joker of one may be what the other says.
    return (_stated(one) | _stated(other)).total() <= one.jokers


def kept_sets(setting: Setting, old: Iterable[Meld], new: Iterable[Meld]) -> Counter[Meld]:
    """The old sets, by their forms, that lie on a new table just as before: no more or less is stated."""
    return Counter(map(setting.form, old)) & Counter(map(setting.form, new))


def _besides(melds: Sequence[Meld], others: Sequence[Meld]) -> list[Meld]:
    """The melds but for as many as the others have that are spelled alike: most sets of a table are."""
    there: dict[Meld, int] = {}
    for meld in others:
        there[meld] = there.get(meld, 0) + 1
    left = []
    for meld in melds:
        if there.get(meld):
            there[meld] -= 1
        else:
            left.append(meld)
    return left


def _unpaired(
    setting: Setting, ours: Sequence[Meld], theirs: Sequence[Meld]
) -> tuple[list[Meld], list[Meld]]:
    """Those that are left when as many as possible are paired with one that may be the same."""
    partner: dict[int, int] = {}
    """The places of theirs that are paired, each with the place of ours."""
    # Most sets are like none of the others, and a large table has each of its answers judged so.
    alike: dict[object, list[int]] = {}
    for at, meld in enumerate(theirs):
        alike.setdefault(_likeness(setting, meld), []).append(at)

    def pair(place: int, tried: set[int]) -> bool:
        """Find a partner; whoever has it already may have to find another."""
        for at in alike.get(_likeness(setting, ours[place]), ()):
            if at not in tried and may_be_same(setting, ours[place], theirs[at]):
                tried.add(at)
                # An augmenting path: only so the pairing is as large as it can be.
                if at not in partner or pair(partner[at], tried):
                    partner[at] = place
                    return True
        return False

    left = [meld for place, meld in enumerate(ours) if not pair(place, set())]
    return left, [meld for at, meld in enumerate(theirs) if at not in partner]


def _likeness(setting: Setting, meld: Meld) -> object:
    """What two melds have in common that may be the same set; others are not."""
    form = setting.form(meld)
    if form.jokers and setting.read(form).kind is Kind.GROUP:
        return form.jokers, tuple(sorted(form.numbered))
    return form


def _stated(meld: Meld) -> Counter[Tile]:
    """What jokers of a set are said to mean."""
    return Counter([tile.means for tile in meld if tile.means])

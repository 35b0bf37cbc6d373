"""Whether a turn has a story, by trying every one: which copy went where, which joker, swapped by what.

Written from the definitions alone, as plainly as possible: every choice is made, then every rule is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from tests.hunt.sets import Lain
from tilerummy.rules.preset import Rules
from tilerummy.rules.tile import Tile

RACK = -1


@dataclass(frozen=True)
class Copy:
    """One physical tile: what it is, the old set it comes from or RACK, the end set it lies in."""

    tile: Tile
    origin: int
    place: int


@dataclass(frozen=True)
class Fate:
    """What became of a table joker: its meaning, its end set or RACK, and the tile that took its place."""

    home: int
    meaning: Tile
    """What it stood for."""
    place: int
    by: Copy | None
    left: bool = False
    """It went where it liked."""


def has_story(rules: Rules, old: Sequence[Lain], end: Sequence[Lain]) -> bool:
    """Whether some story between these tables is allowed."""
    jokers = [(home, means) for home, one in enumerate(old) for means in one.means]
    slots = [(place, means) for place, one in enumerate(end) for means in one.means]
    for copies in _histories(old, end):
        if rules.keep_three_of_original and not all(
            _continued(home, old, copies, ()) for home in range(len(old))
        ):
            continue
        seats: list[tuple[int, frozenset[Tile]] | None] = [*slots]
        if rules.joker_after_swap == "rack_allowed":
            seats += [None] * len(jokers)
        ways = [[list(_fates(rules, home, means, seat, copies)) for seat in seats] for home, means in jokers]
        for where in permutations(range(len(seats)), len(jokers)):
            chosen = [ways[joker][seat] for joker, seat in enumerate(where)]
            if all(chosen) and any(_allowed(rules, fates, old, end, copies) for fates in product(*chosen)):
                return True
    return False


def _histories(old: Sequence[Lain], end: Sequence[Lain]) -> Iterator[list[Copy]]:
    """Every way in which the copies of each tile can have gone."""
    origins: dict[Tile, list[int]] = {}
    places: dict[Tile, list[int]] = {}
    for sets, lists in ((old, origins), (end, places)):
        for index, one in enumerate(sets):
            for tile in one.numbered:
                lists.setdefault(tile, []).append(index)
    ways = []
    for tile, lying in places.items():
        came = origins.get(tile, []) + [RACK] * (len(lying) - len(origins.get(tile, [])))
        ways.append([[Copy(tile, *pair) for pair in pairs] for pairs in _pairings(came, lying)])
    for chosen in product(*ways):
        yield [copy for copies in chosen for copy in copies]


def _pairings(came: list[int], lying: list[int]) -> list[tuple[tuple[int, int], ...]]:
    return sorted({tuple(sorted(zip(came, order, strict=True))) for order in permutations(lying)})


def _fates(
    rules: Rules,
    home: int,
    means: frozenset[Tile],
    slot: tuple[int, frozenset[Tile]] | None,
    copies: list[Copy],
) -> Iterator[Fate]:
    place = RACK if slot is None else slot[0]
    if slot is not None:
        for meaning in means & slot[1]:
            yield Fate(home, meaning, place, None)
        if rules.joker_sets == "free":
            yield from (Fate(home, meaning, place, None, left=True) for meaning in means)
    for copy in copies:
        from_table = copy.origin != RACK
        if copy.tile in means and copy.origin != home:
            if from_table and rules.joker_swap_tile_from == "rack":
                continue
            if from_table and any(c.place != copy.place for c in copies if c.origin == home):
                continue
            yield Fate(home, copy.tile, place, copy)


def _allowed(
    rules: Rules, fates: tuple[Fate, ...], old: Sequence[Lain], end: Sequence[Lain], copies: list[Copy]
) -> bool:
    used = [id(fate.by) for fate in fates if fate.by is not None]
    if len(set(used)) < len(used):
        return False
    if rules.group_distinct_colours and not _different(fates):
        return False
    for fate in fates:
        if fate.by is not None:
            if rules.joker_after_swap == "new_set" and any(
                _continues(fate.place, home, old, copies, fates) for home in range(len(old))
            ):
                return False
        elif not _stays(rules, fate, fates, old, end, copies):
            return False
    return True


def _different(fates: tuple[Fate, ...]) -> bool:
    homes = Counter((fate.home, fate.meaning) for fate in fates)
    places = Counter((fate.place, fate.meaning) for fate in fates if fate.by is None and not fate.left)
    return max([*homes.values(), *places.values(), 0]) < 2


def _own(home: int, copies: list[Copy], fates: Sequence[Fate]) -> list[Copy]:
    """The numbered tiles of an old set, with those that took a joker's place."""
    own = [copy for copy in copies if copy.origin == home]
    return own + [fate.by for fate in fates if fate.home == home and fate.by is not None]


def _continues(place: int, home: int, old: Sequence[Lain], copies: list[Copy], fates: Sequence[Fate]) -> bool:
    own = _own(home, copies, fates)
    return sum(copy.place == place for copy in own) >= min(2, len(own))


def _continued(home: int, old: Sequence[Lain], copies: list[Copy], fates: Sequence[Fate]) -> bool:
    return any(_continues(copy.place, home, old, copies, fates) for copy in copies)


def _stays(
    rules: Rules,
    fate: Fate,
    fates: tuple[Fate, ...],
    old: Sequence[Lain],
    end: Sequence[Lain],
    copies: list[Copy],
) -> bool:
    own = _own(fate.home, copies, fates)
    if rules.joker_sets == "free":
        tiles = [copy for copy in copies if copy.origin == fate.home]
        if not fate.left:
            return all(copy.place == fate.place for copy in tiles)
        if rules.joker_swap_tile_from != "rack" and rules.joker_after_swap != "new_set":
            return True
        # With all tiles of its set and the exact tile in one set, it was a swap and no free move.
        together = len({copy.place for copy in tiles}) == 1
        return not together or not any(
            copy.tile is fate.meaning and copy.place == tiles[0].place
            for copy in copies
            if copy.origin != fate.home
        )
    if rules.joker_sets == "same_meaning":
        return True
    if rules.joker_sets == "stay_until_swapped":
        return sum(copy.place == fate.place for copy in own) >= min(2, len(own))
    if any(copy.place != fate.place for copy in own):
        return False
    mates = [other for other in fates if other.home == fate.home and other.by is None]
    if any(mate.place != fate.place for mate in mates):
        return False
    return rules.joker_sets == "no_split" or len(end[fate.place].tiles) == len(old[fate.home].tiles)

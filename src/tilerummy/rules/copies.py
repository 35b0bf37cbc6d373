"""Which physical copy of a tile went where: the part of a turn's story that nobody can see.

Two tiles of one kind look alike, so when both copies of a tile lie on the table after a turn, either
may be the one that lay in a certain set before. A `Cell` is one physical tile with the places it can
have gone to; a condition such as "the new set holds two tiles of that old set" is true, false or
still open while some copies are undecided. `can_hold` looks for a choice that makes all conditions true.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import Tile

RACK = -1
"""As an origin: the tile was laid from the rack. As a place: it is on the rack now."""

EASY = 3
"""After so many decided pairs it pays to look what is left no choice about."""

Choice = dict[int, int]
"""For each undecided pair of copies, which way round they went (0 or 1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """One physical tile and the end set it lies in, which may depend on a choice between twins."""

    tile: Tile
    pair: int
    """The pair of twins whose choice decides the place, or -1."""
    places: tuple[int, int]

    def where(self, choice: Choice) -> tuple[int, ...]:
        """The places still possible."""
        if self.pair < 0:
            return self.places[:1]
        way = choice.get(self.pair)
        return self.places if way is None else (self.places[way],)


class Condition(Protocol):
    """Something that must hold at the end of the turn."""

    def holds(self, choice: Choice) -> bool | None:
        """True, False, or None while it depends on copies not decided yet."""

    def cells(self) -> Sequence[Cell]:
        """The tiles it speaks of."""


class Copies:
    """All physical tiles of a turn, by the old set (or the rack) they come from.

    Most of them nobody asks about, so each is worked out when it is asked for.
    """

    def __init__(self, old: Sequence[Meld], end: Sequence[Meld]) -> None:
        self._old = old
        self._origins, self._places = _homes(old), _homes(end)
        self._copies: dict[Tile, list[tuple[int, Cell]]] = {}
        self._sets: dict[int, list[Cell]] = {}
        self._pairs = 0

    def of_set(self, old: int) -> list[Cell]:
        """The numbered tiles of an old set."""
        cells = self._sets.get(old)
        if cells is None:
            kinds = dict.fromkeys(tile for tile in self._old[old] if tile.colour is not None)
            cells = [cell for tile in kinds for origin, cell in self._of(tile) if origin == old]
            self._sets[old] = cells
        return cells

    def of_rack(self, tile: Tile) -> list[Cell]:
        """The copies of a tile that were laid from the rack."""
        return [cell for origin, cell in self._of(tile) if origin == RACK]

    def of_table(self, tile: Tile, outside: int) -> list[Cell]:
        """The copies of a tile that lay on the table before, but in another set than this one."""
        return [cell for origin, cell in self._of(tile) if origin not in (RACK, outside)]

    def sets_near(self, meld: Meld) -> set[int]:
        """The old sets that held a tile of a kind that lies in this set."""
        return {origin for tile in meld for origin in self._origins.get(tile, ())}

    def _of(self, tile: Tile) -> list[tuple[int, Cell]]:
        """The copies of a tile, each with the old set it comes from, or RACK."""
        copies = self._copies.get(tile)
        if copies is None:
            copies = self._copies[tile] = self._place(
                tile, self._origins.get(tile, []), self._places.get(tile, [])
            )
        return copies

    def _place(self, tile: Tile, origins: list[int], places: list[int]) -> list[tuple[int, Cell]]:
        origins = origins + [RACK] * (len(places) - len(origins))
        places = places + [RACK] * (len(origins) - len(places))
        if len(origins) == 2 and origins[0] != origins[1] and places[0] != places[1]:
            pair, (one, other) = self._pairs, places
            self._pairs += 1
            return [
                (origins[0], Cell(tile, pair, (one, other))),
                (origins[1], Cell(tile, pair, (other, one))),
            ]
        return [
            (origin, Cell(tile, -1, (place, place))) for origin, place in zip(origins, places, strict=True)
        ]


def _homes(melds: Sequence[Meld]) -> dict[Tile, list[int]]:
    homes: dict[Tile, list[int]] = {}
    for index, meld in enumerate(melds):
        for tile in meld:
            if tile.colour is not None:
                if tile in homes:
                    homes[tile].append(index)
                else:
                    homes[tile] = [index]
    return homes


def _count(cells: Sequence[Cell], place: int, choice: Choice) -> tuple[int, int]:
    """How many of the cells surely, and how many possibly, lie in that place."""
    sure = possible = 0
    for cell in cells:
        one, other = cell.places
        if cell.pair >= 0 and one != other:
            way = choice.get(cell.pair)
            if way is None:
                possible += place in (one, other)
                continue
            one = cell.places[way]
        if one == place:
            sure += 1
            possible += 1
    return sure, possible


@dataclass(frozen=True, slots=True, eq=False)
class AtLeast:
    """An end set holds at least so many of these tiles."""

    tiles: Sequence[Cell]
    place: int
    number: int

    def holds(self, choice: Choice) -> bool | None:
        """As far as it is known."""
        sure, possible = _count(self.tiles, self.place, choice)
        if sure >= self.number:
            return True
        return None if possible >= self.number else False

    def cells(self) -> Sequence[Cell]:
        """The tiles it speaks of."""
        return self.tiles


@dataclass(frozen=True, slots=True, eq=False)
class Fewer:
    """An end set holds fewer than so many of these tiles."""

    tiles: Sequence[Cell]
    place: int
    number: int

    def holds(self, choice: Choice) -> bool | None:
        """As far as it is known."""
        sure, possible = _count(self.tiles, self.place, choice)
        if sure >= self.number:
            return False
        return None if possible >= self.number else True

    def cells(self) -> Sequence[Cell]:
        """The tiles it speaks of."""
        return self.tiles


@dataclass(frozen=True, slots=True, eq=False)
class Continued:
    """Some end set holds at least so many of these tiles."""

    tiles: Sequence[Cell]
    number: int

    def holds(self, choice: Choice) -> bool | None:
        """As far as it is known."""
        sure, possible = self._counts(choice)
        if any(count >= self.number for place, count in sure.items() if place != RACK):
            return True
        open_still = any(count >= self.number for place, count in possible.items() if place != RACK)
        return None if open_still else False

    def lean(self, choice: Choice) -> None:
        """Decide the open twins in favour of the end set that can hold most of the tiles."""
        _, possible = self._counts(choice)
        possible.pop(RACK, None)
        if not possible:
            return
        place = max(possible, key=lambda place: possible[place])
        for cell in self.tiles:
            if cell.pair >= 0 and cell.pair not in choice and place in cell.places:
                choice[cell.pair] = cell.places.index(place)

    def _counts(self, choice: Choice) -> tuple[dict[int, int], dict[int, int]]:
        """By place, how many of the tiles surely and how many possibly lie there."""
        sure: dict[int, int] = {}
        possible: dict[int, int] = {}
        for cell in self.tiles:
            one, other = cell.places
            if cell.pair >= 0 and one != other:
                way = choice.get(cell.pair)
                if way is None:
                    possible[one] = possible.get(one, 0) + 1
                    possible[other] = possible.get(other, 0) + 1
                    continue
                one = cell.places[way]
            sure[one] = sure.get(one, 0) + 1
            possible[one] = possible.get(one, 0) + 1
        return sure, possible

    def cells(self) -> Sequence[Cell]:
        """The tiles it speaks of."""
        return self.tiles


@dataclass(frozen=True, slots=True, eq=False)
class Together:
    """All these tiles lie in one end set, with at least one of the partners (`wanted`), or they do not."""

    tiles: Sequence[Cell]
    partners: Sequence[Cell]
    wanted: bool

    def holds(self, choice: Choice) -> bool | None:
        """As far as it is known."""
        verdict = self._together(choice)
        return verdict if self.wanted or verdict is None else not verdict

    def _together(self, choice: Choice) -> bool | None:
        open_still = False
        for place in {place for cell in self.partners for place in cell.where(choice)} - {RACK}:
            sure, possible = _count(self.tiles, place, choice)
            sure_partner, possible_partner = _count(self.partners, place, choice)
            if sure == len(self.tiles) and sure_partner:
                return True
            open_still = open_still or (possible == len(self.tiles) and possible_partner > 0)
        return None if open_still else False

    def cells(self) -> Sequence[Cell]:
        """The tiles it speaks of."""
        return (*self.tiles, *self.partners)


def can_hold(conditions: Sequence[Condition], choice: Choice | None = None) -> bool:
    """Whether some choice between twins makes all conditions true."""
    choice = choice or {}
    undecided = []
    for condition in conditions:
        verdict = condition.holds(choice)
        if verdict is False:
            return False
        if verdict is None:
            undecided.append((condition, _open_pairs(condition, choice)))
    if not choice and _first_thought_holds(undecided):
        return True
    if len(choice) >= EASY:
        forced = _forced(undecided, choice)
        if forced is None:
            return False
        if len(forced) > len(choice):
            return can_hold([condition for condition, _ in undecided], forced)
    return all(_can_hold_together(part, choice) for part in _apart(undecided))


def _first_thought_holds(undecided: list[Undecided]) -> bool:
    """Whether all is well if each old set in turn takes the twins that suit it: so it is in most turns."""
    thought: Choice = {}
    for condition, _ in undecided:
        if not isinstance(condition, Continued):
            return False
        condition.lean(thought)
    return all(condition.holds(thought) for condition, _ in undecided)


def _forced(undecided: list[Undecided], choice: Choice) -> Choice | None:
    """The choice with all that single conditions leave no choice about; None if one cannot hold."""
    forced = dict(choice)
    for condition, pairs in undecided:
        for pair in pairs - forced.keys():
            ways = [way for way in (0, 1) if condition.holds({**forced, pair: way}) is not False]
            if not ways:
                return None
            if len(ways) == 1:
                forced[pair] = ways[0]
    return forced


Undecided = tuple[Condition, set[int]]
"""A condition and the pairs of twins it still depends on."""


def _open_pairs(condition: Condition, choice: Choice) -> set[int]:
    return {
        cell.pair
        for cell in condition.cells()
        if cell.pair >= 0 and cell.pair not in choice and cell.places[0] != cell.places[1]
    }


def _apart(undecided: list[Undecided]) -> list[list[Undecided]]:
    """Conditions that share no twins, even through others, can be looked at by themselves."""
    parts: list[tuple[set[int], list[Undecided]]] = []
    for one in undecided:
        pairs, together = set(one[1]), [one]
        others = []
        for part in parts:
            if part[0].isdisjoint(pairs):
                others.append(part)
            else:
                pairs |= part[0]
                together = part[1] + together
        parts = [*others, (pairs, together)]
    return [part[1] for part in parts]


def _can_hold_together(part: list[Undecided], choice: Choice) -> bool:
    """Decide the twins of the condition that depends on the fewest first."""
    fewest = min(len(pairs) for _, pairs in part)
    pair = next(min(pairs) for _, pairs in part if len(pairs) == fewest)
    rest = [condition for condition, _ in part]
    return any(can_hold(rest, {**choice, pair: way}) for way in (0, 1))

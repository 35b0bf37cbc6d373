"""Which physical copy of a tile went where: the part of a turn's story that nobody can see.

Two tiles of one kind look alike, so when both copies of a tile lie on the table after a turn, either
may be the one that lay in a certain set before. A `TileCopy` is one physical tile with the places it can have
gone to. A condition such as "the new set holds two tiles of that old set" can be met in some ways, each
a choice between some twins; `can_hold` looks for a choice between all twins that meets every condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple, Protocol

from tilerummy.rules.meld import Meld
from tilerummy.rules.tile import Tile

RACK = -1
"""As an origin: the tile was laid from the rack. As a place: it is on the rack now."""

Way = int
"""A choice between some twins: two bits for each pair, one for each way round. None: however they went."""
Clause = tuple[Way, ...]
"""Ways of which one must come true."""


@dataclass(frozen=True, slots=True, eq=False)
class TileCopy:
    """One physical tile and the end set it lies in, which may depend on a choice between twins."""

    tile: Tile
    pair: int
    """The pair of twins whose choice decides the place, or -1."""
    places: tuple[int, int]

    def where(self) -> set[int]:
        """The places it can have gone to."""
        return set(self.places)

    def at(self, place: int) -> Way | None:
        """The way in which it lies there, if there is one."""
        one, other = self.places
        if one == place:
            return 0 if self.pair < 0 else 1 << 2 * self.pair
        return 2 << 2 * self.pair if other == place else None

    def away(self, place: int) -> Way | None:
        """The way in which it does not lie there, if there is one."""
        one, other = self.places
        if one == place:
            return None if self.pair < 0 else 2 << 2 * self.pair
        return 1 << 2 * self.pair if other == place else 0


class Condition(Protocol):
    """Something that must hold at the end of the turn."""

    def clauses(self) -> Iterable[Clause]:
        """What must come true for it, all of it."""


class Copies:
    """All physical tiles of a turn, by the old set (or the rack) they come from.

    Most of them nobody asks about, so each is worked out when it is asked for.
    """

    def __init__(self, old: Sequence[Meld], end: Sequence[Meld]) -> None:
        self._old = old
        self._origins, self._places = _homes(old), _homes(end)
        self._copies: dict[Tile, list[tuple[int, TileCopy]]] = {}
        self._sets: dict[int, list[TileCopy]] = {}
        self._pairs = 0

    def of_set(self, old: int) -> list[TileCopy]:
        """The numbered tiles of an old set."""
        cells = self._sets.get(old)
        if cells is None:
            kinds = dict.fromkeys(tile for tile in self._old[old] if tile.colour is not None)
            cells = [cell for tile in kinds for origin, cell in self._of(tile) if origin == old]
            self._sets[old] = cells
        return cells

    def of_rack(self, tile: Tile) -> list[TileCopy]:
        """The copies of a tile that were laid from the rack."""
        return [cell for origin, cell in self._of(tile) if origin == RACK]

    def of_table(self, tile: Tile, outside: int) -> list[TileCopy]:
        """The copies of a tile that lay on the table before, but in another set than this one."""
        return [cell for origin, cell in self._of(tile) if origin not in (RACK, outside)]

    def sets_near(self, meld: Meld) -> set[int]:
        """The old sets that held a tile of a kind that lies in this set."""
        return {origin for tile in meld for origin in self._origins.get(tile, ())}

    def _of(self, tile: Tile) -> list[tuple[int, TileCopy]]:
        """The copies of a tile, each with the old set it comes from, or RACK."""
        copies = self._copies.get(tile)
        if copies is None:
            copies = self._copies[tile] = self._place(
                tile, self._origins.get(tile, []), self._places.get(tile, [])
            )
        return copies

    def _place(self, tile: Tile, origins: list[int], places: list[int]) -> list[tuple[int, TileCopy]]:
        origins = origins + [RACK] * (len(places) - len(origins))
        # A tile that is on the table no more went to the rack: a time-out took it off (8.4).
        places = places + [RACK] * (len(origins) - len(places))
        # Only two copies (1.1) that came from different sets and went to different ones can be mistaken for
        # each other.
        if len(origins) == 2 and origins[0] != origins[1] and places[0] != places[1]:
            pair, (one, other) = self._pairs, places
            self._pairs += 1
            return [
                (origins[0], TileCopy(tile, pair, (one, other))),
                (origins[1], TileCopy(tile, pair, (other, one))),
            ]
        return [
            (origin, TileCopy(tile, -1, (place, place)))
            for origin, place in zip(origins, places, strict=True)
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


def _ways_with(tiles: Iterable[TileCopy], place: int, number: int) -> Iterator[Way]:
    """The ways in which at least so many of these tiles lie in that place."""
    ways = [way for tile in tiles if (way := tile.at(place)) is not None]
    # A way of 0 asks for no choice: the tile lies there however twins are told apart.
    sure = ways.count(0)
    if sure >= number:
        yield 0
        return
    for some in combinations([way for way in ways if way], number - sure):
        yield _all_of(some)


def _all_of(ways: Iterable[Way]) -> Way:
    together = 0
    for way in ways:
        together |= way
    return together


@dataclass(frozen=True, slots=True, eq=False)
class AtLeast:
    """An end set holds at least so many of these tiles."""

    tiles: Sequence[TileCopy]
    place: int
    number: int

    def clauses(self) -> Iterable[Clause]:
        """One of the ways to that."""
        yield tuple(_ways_with(self.tiles, self.place, self.number))


@dataclass(frozen=True, slots=True, eq=False)
class Fewer:
    """An end set holds fewer than so many of these tiles."""

    tiles: Sequence[TileCopy]
    place: int
    number: int

    def clauses(self) -> Iterable[Clause]:
        """Of every so many tiles that could be there one is away."""
        near = [tile for tile in self.tiles if self.place in tile.places]
        for some in combinations(near, self.number):
            yield tuple([way for tile in some if (way := tile.away(self.place)) is not None])


@dataclass(frozen=True, slots=True, eq=False)
class Continued:
    """Some end set holds at least so many of these tiles."""

    tiles: Sequence[TileCopy]
    number: int

    def clauses(self) -> Iterable[Clause]:
        """One of the ways to that, in whatever place."""
        # On the rack nothing goes on.
        places = {place for tile in self.tiles for place in tile.places} - {RACK}
        yield tuple([way for place in places for way in _ways_with(self.tiles, place, self.number)])


@dataclass(frozen=True, slots=True, eq=False)
class Together:
    """All these tiles lie in one end set, with at least one of the partners (`wanted`), or they do not."""

    tiles: Sequence[TileCopy]
    partners: Sequence[TileCopy]
    wanted: bool
    besides: int | None = None
    """A place where they may lie although it is not wanted."""

    def clauses(self) -> Iterable[Clause]:
        """One of the ways to that; or, of the tiles with each partner, one that is elsewhere."""
        meetings = [(partner, place) for partner in self.partners for place in partner.where() - {RACK}]
        if self.wanted:
            yield tuple([way for meeting in meetings for way in self._ways(*meeting)])
            return
        for partner, place in meetings:
            if place == self.besides:
                continue
            away = [tile.away(place) for tile in (*self.tiles, partner)]
            yield tuple([way for way in away if way is not None])

    def _ways(self, partner: TileCopy, place: int) -> Iterator[Way]:
        everyone = (*self.tiles, partner)
        return _ways_with(everyone, place, len(everyone))


# -- a choice that meets all of it ---------------------------------------------------------------------


Stop = Callable[[], bool]
"""Whether whoever waits for an answer has no more time for it."""


class Stopped(Exception):
    """The search for a story was given up: nobody knows whether there is one."""


def never() -> bool:
    """There is time enough."""
    return False


def clauses_of(conditions: Iterable[Condition], stop: Stop = never) -> list[Clause]:
    """What must come true for these conditions, but for what does so anyway."""
    clauses: list[Clause] = []
    for condition in conditions:
        if stop():
            raise Stopped
        clauses += [clause for clause in condition.clauses() if 0 not in clause]
    # A way that wants a pair both ways round never comes true.
    return [tuple([way for way in clause if not way & _against(way)]) for clause in clauses]


def can_hold(clauses: Sequence[Clause], stop: Stop = never) -> bool:
    """Whether some choice between twins makes them all come true."""
    # A clause without ways can never come true.
    if not all(clauses):
        return False
    while clauses:
        if stop():
            raise Stopped
        # What every way agrees on must be so, and what nobody disputes may be so: neither loses a solution.
        settled = _sure(clauses) or _undisputed(clauses)
        if not settled:
            return all(_some_way(part.clauses, stop) for part in _apart(clauses))
        left = _assume(clauses, settled)
        if left is None or settled & _against(settled):
            return False
        clauses = left
    return True


class Part(NamedTuple):
    """Clauses that share twins with each other, even through others, and with no other clause."""

    twins: Way
    """Both bits of every pair that they speak of."""
    clauses: Sequence[Clause]


class Held(NamedTuple):
    """Clauses that can all come true together."""

    settled: Way
    """What then is so in any case."""
    parts: Sequence[Part]
    """What must still come true."""

    def and_also(self, more: Sequence[Clause], stop: Stop = never) -> Held | None:
        """The same with more clauses; None if they cannot all come true.

        Only the parts that share twins with the new ones are looked at again.
        """
        clauses = _assume(more, self.settled)
        if not clauses:
            return None if clauses is None else self
        twins, far = _twins(clauses), []
        # Twins that no new clause speaks of were shown to fit, and still do.
        for part in self.parts:
            if part.twins & twins:
                clauses += part.clauses
            else:
                far.append(part)
        settled = self.settled
        while sure := _sure(clauses):
            left = _assume(clauses, sure)
            if left is None or sure & _against(sure):
                return None
            settled, clauses = settled | sure, left
        parts = _apart(clauses)
        can_be = all(can_hold(part.clauses, stop) for part in parts)
        return Held(settled, [*far, *parts]) if can_be else None


ANYTHING = Held(0, ())
"""Nothing is asked for."""


_ONES = int("01" * 128, 2)
"""A bit for the one way round of each pair; there are not so many kinds of tiles."""


def _against(way: Way) -> Way:
    """The same pairs the other way round."""
    # Each pair has two bits side by side: the one way round and the other.
    return (way & _ONES) << 1 | way >> 1 & _ONES


def _sure(clauses: Sequence[Clause]) -> Way:
    """What every way of some clause has in common."""
    sure = 0
    for first, *others in clauses:
        for way in others:
            first &= way
        sure |= first
    return sure


def _undisputed(clauses: Sequence[Clause]) -> Way:
    """Choices that some clause would like and none would like the other way round."""
    liked = _all_of([way for clause in clauses for way in clause])
    return liked & ~_against(liked)


def _assume(clauses: Sequence[Clause], settled: Way) -> list[Clause] | None:
    """What is left to come true if this is so; None if something no longer can."""
    against = _against(settled)
    left = []
    for clause in clauses:
        ways = tuple([way & ~settled for way in clause if not way & against])
        if not ways:
            return None
        # A way with nothing left to ask has come true, and its clause with it.
        if 0 not in ways:
            left.append(ways)
    return left


def _apart(clauses: Sequence[Clause]) -> list[Part]:
    """Clauses that share no twins, even through others, can be looked at by themselves."""
    parts: list[Part] = []
    for clause in clauses:
        twins, together, others = _twins([clause]), [clause], []
        for part in parts:
            if part.twins & twins:
                twins |= part.twins
                together += part.clauses
            else:
                others.append(part)
        parts = [*others, Part(twins, together)]
    return parts


def _twins(clauses: Sequence[Clause]) -> Way:
    """Both bits of every pair that clauses speak of."""
    spoken = 0
    for clause in clauses:
        for way in clause:
            spoken |= way
    return spoken | _against(spoken)


def _some_way(clauses: Sequence[Clause], stop: Stop) -> bool:
    """Try the ways of the clause that has the fewest."""
    # One way of this clause must come true, so to try them all is complete; the fewest branch least.
    for way in min(clauses, key=len):
        left = _assume(clauses, way)
        if left is not None and can_hold(left, stop):
            return True
    return False

"""Where tiles can lie when a turn ends, as an integer program: rows of runs, slots of groups.

All runs of a colour lie in a few rows, one beside the other. A cell of a row is filled or not, and goes on
from the cell before it or begins a run. So who lies in one set with whom can be told without a list of all
sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ortools.sat.python.cp_model import CpModel, IntVar, LinearExpr

from tests.hunt.sets import Lain
from tilerummy.rules.tile import Colour, Tile

NUMBERS = range(1, 14)
SHORTEST = 3
Clause = list[IntVar]


@dataclass(eq=False)
class Row:
    """One lane in which runs of a colour lie: at each number, what may fill it."""

    colour: Colour
    filled: dict[int, IntVar]
    goes_on: dict[int, IntVar]
    """Whether the cell is in one run with the cell before it."""
    new: dict[int, IntVar]
    """Whether the run here is a new set; only where somebody asks."""
    numbered: dict[int, Clause] = field(default_factory=dict)
    other: dict[int, Clause] = field(default_factory=dict)

    def apart(self, low: int, high: int) -> Clause:
        """One of these is true if two filled cells are not in one run."""
        return [~self.goes_on[number] for number in range(low + 1, high + 1)]


@dataclass(eq=False)
class Slot:
    """Room for one group of a number."""

    number: int
    used: IntVar
    new: IntVar
    size: IntVar
    numbered: list[tuple[Tile, IntVar]] = field(default_factory=list)
    bound: list[tuple[Tile, IntVar]] = field(default_factory=list)
    jokers: list[IntVar] = field(default_factory=list)


Place = Row | Slot


@dataclass(eq=False, frozen=True)
class Piece:
    """One copy of a tile, or a bound joker in one of its meanings, and where it may lie."""

    tile: Tile
    origin: int
    """The old set it comes from, or RACK."""
    lies: IntVar
    at: Mapping[Place, IntVar]


class Board:
    """The end table. Pieces are put on it, then jokers, and at last `close` says what a set is."""

    def __init__(
        self, model: CpModel, colours: Sequence[Colour], supply: Mapping[Tile, int], jokers: int
    ) -> None:
        self.model, self.jokers = model, jokers
        self.rows = {
            colour: [self._row(colour) for _ in range(self._most_runs(colour, supply))] for colour in colours
        }
        self.slots = {
            number: [self._slot(number) for _ in range(self._most_groups(number, colours, supply))]
            for number in NUMBERS
        }
        self._together: dict[tuple[Piece, Piece], IntVar] = {}

    def _most_runs(self, colour: Colour, supply: Mapping[Tile, int]) -> int:
        """The most runs over one number. Each has three cells or more within two numbers of it."""
        have = {number: supply.get(Tile.of(colour, number), 0) for number in NUMBERS}
        return max(
            min(
                have[number] + self.jokers,
                (sum(have.get(near, 0) for near in range(number - 2, number + 3)) + self.jokers) // SHORTEST,
            )
            for number in NUMBERS
        )

    def _most_groups(self, number: int, colours: Sequence[Colour], supply: Mapping[Tile, int]) -> int:
        have = sum(supply.get(Tile.of(colour, number), 0) for colour in colours)
        return min(have, (have + self.jokers) // SHORTEST)

    def _row(self, colour: Colour) -> Row:
        filled, goes_on, new = ({number: self.choice() for number in NUMBERS} for _ in range(3))
        row = Row(colour, filled, goes_on, new)
        for number in NUMBERS:
            row.numbered[number], row.other[number] = [], []
        self.model.add(goes_on[1] == 0)
        for before, number in pairwise(NUMBERS):
            self.model.add_implication(goes_on[number], filled[number])
            self.model.add_implication(goes_on[number], filled[before])
            self.model.add(new[number] == new[before]).only_enforce_if(goes_on[number])
        for number in NUMBERS:
            for later in range(number + 1, number + SHORTEST):
                # Filled, and not going on: a run begins, and has three cells or more.
                longer = [goes_on[later]] if later in goes_on else []
                self.model.add_bool_or([~filled[number], goes_on[number], *longer])
        return row

    def _slot(self, number: int) -> Slot:
        size = self.model.new_int_var(0, 13, "")
        return Slot(number, self.choice(), self.choice(), size)

    def choice(self) -> IntVar:
        """Something that is so or not."""
        return self.model.new_bool_var("")

    # -- what lies there ---------------------------------------------------------------------------

    def put(self, tile: Tile, origin: int) -> Piece:
        """A copy of a tile that may lie in any run or group of its own."""
        piece = self._piece(tile, origin)
        for place, lies in piece.at.items():
            if isinstance(place, Row):
                place.numbered[tile.number].append(lies)
            else:
                place.numbered.append((tile, lies))
        return piece

    def put_bound(self, tile: Tile, origin: int) -> Piece:
        """A joker that stands for a tile, wherever it lies."""
        piece = self._piece(tile, origin)
        for place, lies in piece.at.items():
            if isinstance(place, Row):
                place.other[tile.number].append(lies)
            else:
                place.bound.append((tile, lies))
        return piece

    def _piece(self, tile: Tile, origin: int) -> Piece:
        assert tile.colour is not None
        places: list[Place] = [*self.rows[tile.colour], *self.slots[tile.number]]
        at = {place: self.choice() for place in places}
        lies = self.choice()
        self.model.add(sum(at.values()) == lies)
        return Piece(tile, origin, lies, at)

    def put_jokers(self, *, new: bool) -> list[IntVar]:
        """Free jokers in any place, or in new sets only: how many lie where."""
        counts: list[IntVar] = []
        for row in self.each_row():
            for number in NUMBERS:
                here = self.choice()
                row.other[number].append(here)
                if new:
                    self.model.add_implication(here, row.new[number])
                counts.append(here)
        for slot in self.each_slot():
            many = self.model.new_int_var(0, self.jokers, "")
            slot.jokers.append(many)
            if new:
                self.model.add(many == 0).only_enforce_if(~slot.new)
            counts.append(many)
        return counts

    def each_row(self) -> Iterator[Row]:
        """All rows of runs."""
        return (row for rows in self.rows.values() for row in rows)

    def each_slot(self) -> Iterator[Slot]:
        """All slots of groups."""
        return (slot for slots in self.slots.values() for slot in slots)

    # -- what a set is -----------------------------------------------------------------------------

    def close(self, group_max: int, *, different: bool) -> None:
        """Every set is valid. Among arrangements that are alike one order is asked for."""
        for row in self.each_row():
            self._close_row(row)
        for rows in self.rows.values():
            for upper, lower in pairwise(rows):
                for number in NUMBERS:  # a run begins in the first row that has room
                    began = [~lower.filled[number], lower.goes_on[number]]
                    self.model.add_bool_or([*began, upper.filled[number]])
        for slots in self.slots.values():
            for slot in slots:
                self._close_slot(slot, group_max, different=different)
            for first, second in pairwise(slots):
                self.model.add(first.size >= second.size)

    def _close_row(self, row: Row) -> None:
        for number in NUMBERS:
            self.model.add(sum(row.numbered[number] + row.other[number]) == row.filled[number])
        for length in range(SHORTEST, self.jokers + 1):
            for first in range(1, 15 - length):  # no run of jokers alone
                tiles = [lies for number in range(first, first + length) for lies in row.numbered[number]]
                longer = [row.goes_on[first + length]] if first + length in row.goes_on else []
                self.model.add_bool_or([~row.filled[first], row.goes_on[first], *longer, *tiles])

    def _close_slot(self, slot: Slot, group_max: int, *, different: bool) -> None:
        tiles = [lies for _, lies in slot.numbered]
        lying = [lies for _, lies in slot.bound]
        self.model.add(slot.size == sum(tiles) + sum(lying) + sum(slot.jokers))
        self.model.add(slot.size <= group_max * slot.used)
        self.model.add(slot.size >= SHORTEST * slot.used)
        self.model.add(sum(tiles) >= slot.used)
        if different:
            by_tile: dict[Tile, Clause] = {}
            for tile, lies in (*slot.numbered, *slot.bound):
                by_tile.setdefault(tile, []).append(lies)
            for alike in by_tile.values():
                self.model.add_at_most_one(alike)

    # -- who lies with whom ------------------------------------------------------------------------

    def together(self, one: Piece, other: Piece) -> IntVar:
        """True only if both lie in one set."""
        known = self._together.get((one, other))
        if known is None:
            known = self.choice()
            self._together[one, other] = self._together[other, one] = known
            ways = [~known]
            for _, apart in self.common(one, other):
                ways.append(self.choice())
                for not_so in apart:
                    self.model.add_implication(ways[-1], ~not_so)
            self.model.add_bool_or(ways)
        return known

    def common(self, *pieces: Piece) -> Iterator[tuple[Place, Clause]]:
        """Every place that all these may share, and a clause that is false if they lie in one set there."""
        numbers = [piece.tile.number for piece in pieces]
        for place in pieces[0].at:
            if all(place in piece.at for piece in pieces):
                clause = [~piece.at[place] for piece in pieces]
                if isinstance(place, Row):
                    if len(set(numbers)) < len(numbers):
                        continue
                    clause += place.apart(min(numbers), max(numbers))
                yield place, clause

    # -- sets that lie as before -------------------------------------------------------------------

    def kept(self, old: Sequence[Lain]) -> LinearExpr:
        """How many of these sets lie at the end as they lay."""
        forms = {one.form: one for one in old}
        counts: list[IntVar] = []
        lying: dict[Place, Clause] = {}
        for form, number in Counter(one.form for one in old).items():
            ways = {place: self._lies_so(place, forms[form]) for place in self._rooms(forms[form])}
            for place, so in ways.items():
                lying.setdefault(place, []).append(so)
            counts.append(self.model.new_int_var(0, number, ""))
            self.model.add(counts[-1] <= sum(ways.values()))
        for place, alike in lying.items():
            if isinstance(place, Slot):  # a group is written in one way, whatever its jokers could mean
                self.model.add_at_most_one(alike)
        return LinearExpr.sum(counts)

    def _rooms(self, one: Lain) -> Sequence[Place]:
        colour = one.numbered[0].colour
        assert colour is not None
        return self.rows[colour] if one.kind == "run" else self.slots[one.numbered[0].number]

    def _lies_so(self, place: Place, one: Lain) -> IntVar:
        so = self.choice()
        if isinstance(place, Row):
            first = one.numbered[0].number - one.tiles.index(one.numbered[0])
            last = first + len(one.tiles) - 1
            self.model.add_implication(so, ~place.goes_on[first])
            if last < NUMBERS[-1]:
                self.model.add_implication(so, ~place.goes_on[last + 1])
            for number, tile in enumerate(one.tiles, first):
                lying = place.numbered[number] if tile.colour is not None else place.other[number]
                self.model.add_bool_or([~so, *lying])
                if number > first:
                    self.model.add_implication(so, place.goes_on[number])
            return so
        counts = Counter(one.numbered)
        for tile in {tile for tile, _ in place.numbered}:
            lying = [lies for kind, lies in place.numbered if kind is tile]
            self.model.add(sum(lying) == counts[tile]).only_enforce_if(so)
        self.model.add(place.size == len(one.tiles)).only_enforce_if(so)
        # Where jokers are said to mean something, no bound one means anything else.
        stated = [tile.means for tile in one.tiles if tile.means]
        others = [lies for tile, lies in place.bound if tile not in stated]
        self.model.add(sum(others) <= len(one.means) - len(stated)).only_enforce_if(so)
        return so

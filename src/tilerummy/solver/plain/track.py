"""The runs of one colour: what it may do at each number, and its bound."""

from collections.abc import Iterator
from operator import add
from typing import NamedTuple

from tilerummy.solver.plain.layer import Layer, end_layer, root_spot, share_layer, shared_layer
from tilerummy.solver.plain.move import BRIDGE, EXACT, START, Place
from tilerummy.solver.plain.passage import Obstacles, Passage
from tilerummy.solver.plain.spot import FOR_FREE, Spot
from tilerummy.solver.problem import MAX_JOKERS, NUMBERS


class Column(NamedTuple):
    """The tiles of one colour by number, from 0 on: needed, allowed, what they weigh, what groups could take.

    ``charges`` are the jokers that groups lack, by tiles sent to them. A joker is worth ``lower`` less than
    at its best number.
    """

    need: tuple[int, ...]
    may: tuple[int, ...]
    groupable: tuple[int, ...]
    charges: tuple[tuple[int, ...], ...]
    weight: tuple[int, ...]
    lower: list[int]


class Track:
    """The runs of one colour. ``root`` is where it begins, ``layers`` are its numbers from 1 on."""

    def __init__(
        self, column: Column, jokers: int, exact: bool, obstacles: Obstacles, sent: list[list[int]]
    ) -> None:
        """``sent`` is what is paid for tiles in groups, by number, or empty where nothing is."""
        self.column, self.jokers, self.exact = column, jokers, exact
        self.tiles = self.cover = [*map(add, column.need, column.may), 0, 0, 0]
        if obstacles.blocks:
            self.cover = self.tiles.copy()
            for _, first, last, _ in obstacles.blocks.values():
                self.tiles[first] += 1
                for number in range(first, last + 1):
                    self.cover[number] += 1
        lower = column.lower
        self.layers = [end_layer(jokers, exact, lower[1] - lower[NUMBERS])]
        paid = any(map(any, sent))
        if paid or obstacles.blocks or obstacles.keeps or obstacles.holds:
            self._own_layers(obstacles, sent if paid else [FOR_FREE] * (NUMBERS + 1))
        else:
            self._shared_layers()
        self.layers.reverse()
        self.root = root_spot(self.layers, jokers)
        self.spots: list[list[Spot]] = []

    def _own_layers(self, obstacles: Obstacles, sent: list[list[int]]) -> None:
        for number in range(NUMBERS, 0, -1):
            place, weight = self._place(number), self.column.weight[number]
            around = None
            if obstacles.lie_at(number):
                around = Passage(obstacles, number, place, weight).moves
            self.layers.append(Layer(place, weight, self.column.lower[number], sent[number], around))

    def _shared_layers(self) -> None:
        need, may, groupable, charges, weight, lower = self.column
        layer = self.layers[0]
        for number in range(NUMBERS, 0, -1):
            key = layer, need[number], may[number], groupable[number], charges[number], weight[number]
            known = shared_layer(key)
            if known is None:
                known = Layer(self._place(number), weight[number], lower[number])
                share_layer(key, known)
            layer = known
            self.layers.append(layer)

    def _place(self, number: int) -> Place:
        """What a number offers; a rule for jokers, and how many long runs are worth carrying past it."""
        tiles, cover, jokers, column = self.tiles, self.cover, self.jokers, self.column
        most = cover[number] + jokers  # no more runs go past it
        limit = tiles[number + 1] + (jokers if self._rule(number + 1) & BRIDGE else 0)
        return Place(
            column.need[number],
            column.may[number],
            column.groupable[number],
            column.charges[number],
            self._rule(number),
            min(limit, most) if number < NUMBERS else 0,
            min(cover[number + 1], most),
            # Past the last number no joker helps a run that must grow.
            min(cover[number + 2], most) - (MAX_JOKERS + 1 if number + 2 > NUMBERS else 0),
            number == NUMBERS,
        )

    def _rule(self, number: int) -> int:
        if self.exact:
            return EXACT | START | BRIDGE
        tiles, jokers = self.tiles, self.jokers
        bridge = BRIDGE if any(tiles[number + 1 : min(number + jokers, NUMBERS) + 1]) else 0
        # Jokers before the first tile of a run can as well follow it, except at the end of the numbers.
        start = jokers and number == NUMBERS - 2 and tiles[NUMBERS - 1] + tiles[NUMBERS]
        return bridge | (START if start else 0)

    def set_prices(self, sent: list[list[int]], joker_price: int) -> None:
        """Set all bounds by prices: what is paid for tiles in groups by number, and what a joker costs."""
        if not self.spots:
            self._copy_spots()
        for number in range(NUMBERS, 0, -1):
            for spot in self.spots[number - 1]:
                spot.set_bounds(sent[number], joker_price)

    def _copy_spots(self) -> None:
        """Copy the spots that can be reached: others share the layers."""
        copies = {self.root: Spot(self.root.code, self.root.bounds, [], FOR_FREE)}
        self.root = copies[self.root]
        for _ in range(NUMBERS):
            self.spots.append(list(copies.values()))
            later: dict[Spot, Spot] = {}
            for old, new in copies.items():
                for gain, grouped, jokers, cost, spot, move in old.steps:
                    copy = later.get(spot)
                    if copy is None:
                        copy = later[spot] = Spot(spot.code, spot.bounds, [], FOR_FREE)
                    new.steps.append((gain, grouped, jokers, cost, copy, move))
            copies = later

    def walk(self) -> Iterator[tuple[int, int]]:
        """The tiles to groups and the jokers of each number on the best way."""
        spot, left = self.root, self.jokers
        for _ in range(NUMBERS):
            _, _, _, _, (step,) = spot.make_options(left)[0]
            _, grouped, jokers, cost, spot, _ = step
            yield grouped, jokers
            left -= cost

"""The runs of one colour: what it may do at each number, and its bound."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import add, itemgetter
from typing import NamedTuple

from tilerummy.solver.plain.colour_moves import (
    BRIDGE,
    DEAD,
    EXACT,
    NEVER,
    START,
    Move,
    NumberOffer,
    code_of,
    known_moves,
    lay,
)
from tilerummy.solver.plain.passage import Obstacles, Passage
from tilerummy.solver.problem import MAX_COPIES, MAX_JOKERS, NUMBERS

# -- spots -------------------------------------------------------------------------------------------

Step = tuple[int, int, int, int, "Spot", Move]
"""A move out of a spot: gain, tiles to groups, jokers, jokers that it must cost in all, the spot after it."""
Part = tuple[int, int, int, int, tuple[Step, ...]]
"""Moves of some colours as a node sees them: loss of bound, jokers, tiles to groups, gain, the steps.

The tiles are packed, `COUNT_BITS` a colour, the first colour highest.
"""
COUNT_BITS = 3
FOR_FREE = [0] * (MAX_COPIES + 1)
"""What is paid for tiles sent to groups where nothing is."""

first = itemgetter(0)
"""The loss of a part, by which parts are sorted."""


class Spot:
    """A state of one colour past a number.

    ``bounds[j]`` is the most this colour can still gain with j jokers left; ``options[j]`` are its moves
    then, once they were asked for. ``paid`` is what the bound pays for tiles sent to groups at the next
    number, and ``price`` what it charges for a joker.
    """

    __slots__ = ("bounds", "code", "options", "paid", "price", "steps")

    def __init__(self, code: int, bounds: list[int], steps: list[Step], paid: list[int]) -> None:
        self.code, self.bounds, self.steps = code, bounds, steps
        self.paid, self.price = paid, 0
        self.options: list[list[Part] | None] = [None] * len(bounds)

    def make_options(self, left: int) -> list[Part]:
        """The moves from here, least loss of bound first."""
        found: list[Part] = []
        top, paid, price = self.bounds[left], self.paid, self.price
        for step in self.steps:
            gain, grouped, jokers, cost, spot, _ = step
            # Groups that it leaves tiles to may need jokers as well: all of them must be there.
            if cost <= left:
                bound = spot.bounds[left - cost]
                if bound > DEAD:
                    loss = top - gain - paid[grouped] + jokers * price - bound
                    found.append((loss, jokers, grouped, gain, (step,)))
        if len(found) > 1:
            found.sort(key=first)
        self.options[left] = found
        return found

    def set_bounds(self, paid: list[int], price: int) -> None:
        """Set the bounds by prices and by those of the spots that follow."""
        self.paid, self.price = paid, price
        best = [NEVER] * len(self.bounds)
        for gain, grouped, jokers, cost, spot, _ in self.steps:
            worth = gain + paid[grouped] - jokers * price
            for left, rest in enumerate(spot.bounds[: len(best) - cost], cost):
                if worth + rest > best[left]:
                    best[left] = worth + rest
        self.bounds, self.options = best, [None] * len(best)


# -- layers: numbers of one colour -------------------------------------------------------------------

Moves = Callable[[int, int], tuple[Move, ...]]
"""The moves out of a state with so many jokers left."""
New = tuple[int, int, tuple[Move, ...]]
"""A state without a spot, for how many jokers left it is wanted, and its moves."""


class Layer:
    """What one colour can do from one number on, for every state that was asked for.

    It depends on nothing but what these numbers offer, so problems share it.
    """

    __slots__ = ("_around", "_known", "lower", "paid", "place", "spots", "weight")

    def __init__(
        self,
        place: NumberOffer,
        weight: int,
        lower: int,
        paid: list[int] = FOR_FREE,
        around: Moves | None = None,
    ) -> None:
        """``around`` are the moves where blocks or old runs matter."""
        self.place, self.weight, self.lower, self.paid = place, weight, lower, paid
        self.spots: dict[int, Spot] = {}
        self._around = around
        self._known = known_moves(place) if around is None else {}

    def moves(self, state: int, left: int) -> tuple[Move, ...]:
        """The moves out of a state at this number."""
        moves = self._known.get(state << 4 | left)
        if moves is None:
            around = self._around
            moves = lay(state, self.place, left) if around is None else around(state, left)
            self._known[state << 4 | left] = moves
        return moves

    def add_spot(self, new: New, later: dict[int, Spot]) -> Spot:
        """The spot of a state before this number, by those after it."""
        weight, lower, paid = self.weight, self.lower, self.paid
        state, left, moves = new
        best = [NEVER] * (left + 1)
        steps: list[Step] = []
        for move in moves:
            grouped, jokers, extra, cost, points, after, _ = move
            spot = later.get(after)
            if spot is None:
                continue
            rest, bounds = left - cost, spot.bounds
            # From there nothing can be finished, however many jokers are left.
            if bounds[rest] < DEAD:
                continue
            gain = points + extra * weight
            if jokers:
                gain -= jokers * lower
            steps.append((gain, grouped, jokers, cost, spot, move))
            gain += paid[grouped]
            # The same step with fewer jokers at hand: one pass fills the whole row of bounds.
            while rest >= 0:
                worth = gain + bounds[rest]
                if worth > best[rest + cost]:
                    best[rest + cost] = worth
                rest -= 1
        spot = self.spots[state] = Spot(code_of(state), best, steps, paid)
        return spot


@lru_cache(maxsize=64)
def end_layer(jokers: int, _exact: bool, _fall: int) -> Layer:
    """What is left to do past the last number: nothing. Layers are shared where they have the same end."""
    layer = Layer(NumberOffer(0, 0, 0, (), 0, 0, 0, 0, False), 0, 0, around=lambda _, __: ())
    layer.spots[0] = Spot(code_of(0), [0] * (jokers + 1), [], FOR_FREE)
    return layer


def root_spot(layers: list[Layer], jokers: int) -> Spot:
    """The spot before the first number, and with it every one that can be reached."""
    # Forward: the states, each for the most jokers left with which it is reached, as far as they are new.
    reached = {0: jokers}
    levels: list[tuple[Layer, dict[int, Spot], list[New]]] = []
    for layer in layers:
        spots: dict[int, Spot] = {}
        new: list[New] = []
        later: dict[int, int] = {}
        for state, left in reached.items():
            spot = layer.spots.get(state)
            # Known from an earlier problem, and for as many jokers or more.
            if spot is not None and len(spot.bounds) > left:
                spots[state] = spot
                continue
            moves = layer.moves(state, left)
            new.append((state, left, moves))
            for move in moves:
                after, rest = move[5], left - move[3]
                if later.get(after, -1) < rest:
                    later[after] = rest
        levels.append((layer, spots, new))
        if not new:
            break
        reached = later
    # Backward: their bounds. What another thread does to the layers meanwhile does not matter.
    beyond: dict[int, Spot] = {}
    for layer, spots, new in reversed(levels):
        for wanted in new:
            spots[wanted[0]] = layer.add_spot(wanted, beyond)
        beyond = spots
    return beyond[0]


Key = tuple[object, ...]
"""The layer after it, and what the number of a layer offers."""
_layers: dict[Key, Layer] = {}
"""The layers of the last turns. To remember them for longer saves little, and is a load to the collector."""
_older: dict[Key, Layer] = {}
_MOST = 128


def shared_layer(key: Key) -> Layer | None:
    """The layer that was kept under a key."""
    layer = _layers.get(key)
    if layer is None:
        layer = _older.get(key)
        if layer is not None:
            share_layer(key, layer)
    return layer


def share_layer(key: Key, layer: Layer) -> None:
    """Keep a layer for other problems, for a while."""
    if len(_layers) >= _MOST:
        # Two generations: a layer that was used since the last change stays, and nobody has to note when.
        _older.clear()
        _older.update(_layers)
        _layers.clear()
    _layers[key] = layer


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

    def _place(self, number: int) -> NumberOffer:
        """What a number offers; a rule for jokers, and how many long runs are worth carrying past it."""
        tiles, cover, jokers, column = self.tiles, self.cover, self.jokers, self.column
        most = cover[number] + jokers  # no more runs go past it
        # More runs than the next number could lengthen need not be carried on (lemma 9, caps).
        limit = tiles[number + 1] + (jokers if self._rule(number + 1) & BRIDGE else 0)
        return NumberOffer(
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

"""One number of one colour, with the spots before it; most of it is the same a turn later, so it is kept."""

from collections.abc import Callable
from functools import lru_cache

from tilerummy.solver.plain.move import Move, Place, known_moves, lay
from tilerummy.solver.plain.spot import FOR_FREE, Spot, Step
from tilerummy.solver.plain.state import code_of
from tilerummy.solver.plain.worth import DEAD, NEVER

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
        place: Place,
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
            if bounds[rest] < DEAD:
                continue
            gain = points + extra * weight
            if jokers:
                gain -= jokers * lower
            steps.append((gain, grouped, jokers, cost, spot, move))
            gain += paid[grouped]
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
    layer = Layer(Place(0, 0, 0, (), 0, 0, 0, 0, False), 0, 0, around=lambda _, __: ())
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

"""A state of one colour past a number: what it can still gain, and its moves."""

from operator import itemgetter

from tilerummy.solver.plain.move import Move
from tilerummy.solver.plain.worth import DEAD, NEVER
from tilerummy.solver.problem import MAX_COPIES

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

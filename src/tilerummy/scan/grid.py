"""The network's answer: a grid of numbers, and the tiles that are seen in it.

The network describes a tile in each cell near its middle. Nothing here needs numpy: an answer is one flat
row of numbers, channel by channel, so the same code reads it in a browser.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, hypot

STRIDE = 8
"""Pixels of the picture a cell."""
REACH = 16.0
"""Pixels a unit of the half axes."""
KINDS = 15
JOKER, FACE_DOWN = 13, 14
COLOURS = "krbyogwn"
"""The inks that the network names, in its order."""
HEAT, OFFSET, RIGHT, UP, KIND, INK, SPREAD, COLOUR = 0, 1, 3, 5, 7, 22, 25, 26
CHANNELS = 34
FAINTEST = 0.3
"""A cell with less heat than this is no tile's middle."""


@dataclass(frozen=True, slots=True)
class NetworkAnswer:
    """What the network said about one picture."""

    values: Sequence[float]
    width: int
    height: int
    """In cells."""

    def at(self, channel: int, x: int, y: int) -> float:
        """One number of one cell."""
        return self.values[(channel * self.height + y) * self.width + x]

    def heat(self, x: int, y: int) -> float:
        """How surely a tile has its middle here, 0 to 1."""
        return 1 / (1 + exp(-max(-30.0, min(30.0, self.at(HEAT, x, y)))))


@dataclass(frozen=True, slots=True)
class Sighting:
    """A tile as the network saw it, in pixels of the picture it was shown."""

    x: float
    y: float
    right: tuple[float, float]
    """From the middle to the middle of the right edge, as the tile itself is turned."""
    up: tuple[float, float]
    heat: float
    kinds: tuple[float, ...]
    """How likely each number is, then joker, then face down."""
    ink: tuple[float, float, float]
    """What the ink swallows of red, green and blue compared to the face, as a direction."""
    spread: float
    """How far the ink may be off."""
    colours: tuple[float, ...]
    """How likely each ink of COLOURS is, judged by this tile alone."""

    @property
    def kind(self) -> int:
        """The likeliest kind."""
        return max(range(KINDS), key=self.kinds.__getitem__)

    @property
    def width(self) -> float:
        """From edge to edge."""
        return 2 * hypot(*self.right)

    @property
    def height(self) -> float:
        """From bottom to top."""
        return 2 * hypot(*self.up)

    def frame(self, x: float, y: float) -> tuple[float, float]:
        """A point in the tile's own frame: its edges are at -1 and 1."""
        (rx, ry), (ux, uy) = self.right, self.up
        area = rx * uy - ry * ux
        area = area if abs(area) > 1e-6 else 1e-6
        dx, dy = x - self.x, y - self.y
        return (dx * uy - dy * ux) / area, (rx * dy - ry * dx) / area

    def corners(self) -> tuple[tuple[float, float], ...]:
        """Its outline, from the upper left corner clockwise."""
        (rx, ry), (ux, uy) = self.right, self.up
        turns = ((-1, 1), (1, 1), (1, -1), (-1, -1))
        return tuple((self.x + a * rx + b * ux, self.y + a * ry + b * uy) for a, b in turns)

    def scaled(self, x: float, y: float) -> Sighting:
        """The same tile in a picture of another width and height."""
        (rx, ry), (ux, uy) = self.right, self.up
        return replace(self, x=self.x * x, y=self.y * y, right=(rx * x, ry * y), up=(ux * x, uy * y))


def sightings(answer: NetworkAnswer) -> list[Sighting]:
    """The tiles of an answer, the surest first, none twice."""
    seen = sorted((_described(answer, x, y) for x, y in _peaks(answer)), key=lambda each: -each.heat)
    kept: list[Sighting] = []
    for each in seen:
        if not any(_same_place(each, other) for other in kept):
            kept.append(each)
    return kept


def _same_place(weaker: Sighting, stronger: Sighting) -> bool:
    s, t = stronger.frame(weaker.x, weaker.y)
    # Neighbours are 2 apart in the frame, even if one lies on the edge of the other they are more than 1.
    return max(abs(s), abs(t)) < 1.0


def _peaks(answer: NetworkAnswer) -> Iterator[tuple[int, int]]:
    """Cells that are hotter than all around them."""
    width, height = answer.width, answer.height
    # exp is monotonic, so raw heat can be compared; only candidates are looked at closely.
    floor = -0.8473  # the raw value of FAINTEST
    for y in range(height):
        for x in range(width):
            here = answer.at(HEAT, x, y)
            if here < floor:
                continue
            around = (
                answer.at(HEAT, i, j)
                for j in range(max(0, y - 1), min(height, y + 2))
                for i in range(max(0, x - 1), min(width, x + 2))
            )
            if here >= max(around):
                yield x, y


def _described(answer: NetworkAnswer, x: int, y: int) -> Sighting:
    """Ask the hot cells around a peak: each describes the same tile, and their mean is steadier."""
    top = answer.heat(x, y)
    cells = []
    for j in range(max(0, y - 1), min(answer.height, y + 2)):
        for i in range(max(0, x - 1), min(answer.width, x + 2)):
            heat = answer.heat(i, j)
            if heat > 0.6 * top:
                cells.append((i, j, heat))
    total = sum(heat for _, _, heat in cells)

    def mean(channel: int) -> float:
        return sum(answer.at(channel, i, j) * heat for i, j, heat in cells) / total

    cx = sum((i + 0.5 + answer.at(OFFSET, i, j)) * heat for i, j, heat in cells) / total
    cy = sum((j + 0.5 + answer.at(OFFSET + 1, i, j)) * heat for i, j, heat in cells) / total
    return Sighting(
        cx * STRIDE,
        cy * STRIDE,
        (mean(RIGHT) * REACH, mean(RIGHT + 1) * REACH),
        (mean(UP) * REACH, mean(UP + 1) * REACH),
        top,
        shares([mean(KIND + k) for k in range(KINDS)]),
        unit((mean(INK), mean(INK + 1), mean(INK + 2))),
        exp(max(-4.0, min(1.5, mean(SPREAD)))),
        shares([mean(COLOUR + k) for k in range(len(COLOURS))]),
    )


def shares(raw: Sequence[float]) -> tuple[float, ...]:
    """Raw values as shares of one."""
    top = max(raw)
    powers = [exp(each - top) for each in raw]
    total = sum(powers)
    return tuple(each / total for each in powers)


def unit(vector: tuple[float, float, float]) -> tuple[float, float, float]:
    """The direction of a vector."""
    length = sum(each * each for each in vector) ** 0.5 or 1.0
    a, b, c = vector
    return a / length, b / length, c / length

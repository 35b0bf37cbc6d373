"""Which ink is which: all tiles of a photo together, against the colours of the box.

A tile alone can't tell a reddish orange from red; beside a red tile it can. An ink is a direction: what it
swallows of red, green and blue, divided by what the tile's own face sends back; so the lamp is out of it.
Each colour of the box has a usual direction, which boxes differ from; in one photo tiles of a colour agree
closely. So the photo's own inks are fitted (a mixture, by expectation and maximisation), held near the usual
ones, from several starts: every ink as usual, or all warm inks shifted towards red or towards yellow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from tilerummy.scan.grid import COLOURS, Sighting, unit

Ink = tuple[float, float, float]

USUAL: dict[str, tuple[Ink, float]] = {
    "k": ((0.58, 0.58, 0.57), 0.06),
    "r": ((0.16, 0.73, 0.65), 0.11),
    "b": ((0.78, 0.56, 0.18), 0.16),
    "y": ((0.03, 0.20, 0.96), 0.12),
    "o": ((0.05, 0.49, 0.86), 0.10),
    "g": ((0.71, 0.33, 0.58), 0.14),
    "w": ((-0.30, -0.47, -0.82), 0.15),
    "n": ((0.48, 0.61, 0.63), 0.07),
}
"""Where an ink usually lies, and how far the boxes differ from it."""
WARM_ALONE: tuple[Ink, float] = ((0.05, 0.40, 0.90), 0.17)
"""A box with yellow and no orange, or the other way round, prints anything between the two."""
CLOSE = 0.07
"""How far tiles of one colour are apart in one photo."""
SHIFTS = (0.0, 0.12, -0.12, 0.2)
"""Starts: how much more green the warm inks swallow than usual (red does most, yellow least)."""
ALONE = 0.5
"""How much a tile's own guess counts beside the photo's inks."""
STRANGE = 1e-4
"""An ink that fits no colour at all."""


@dataclass(frozen=True, slots=True)
class _Fit:
    inks: tuple[Ink, ...]
    shares: list[tuple[float, ...]]
    score: float


def name_inks(tiles: Sequence[Sighting], palette: str) -> list[dict[str, float]]:
    """For each tile how likely each colour of the palette is."""
    if not tiles:
        return []
    usual = [_usual(colour, palette) for colour in palette]
    guesses = [_own_guess(tile, palette) for tile in tiles]
    best = max((_fit(tiles, guesses, usual, shift) for shift in SHIFTS), key=lambda fit: fit.score)
    return [dict(zip(palette, shares, strict=True)) for shares in best.shares]


def _usual(colour: str, palette: str) -> tuple[Ink, float]:
    if colour in "yo" and not {"y", "o"} <= set(palette):
        return WARM_ALONE
    return USUAL[colour]


def _own_guess(tile: Sighting, palette: str) -> list[float]:
    """The network's own naming, over the colours of this box."""
    by_name = dict(zip(COLOURS, tile.colours, strict=True))
    if not {"y", "o"} <= set(palette):
        both = by_name["y"] + by_name["o"]
        by_name["y"] = by_name["o"] = both
    chosen = [by_name[colour] + 1e-3 for colour in palette]
    total = sum(chosen)
    return [each / total for each in chosen]


def _fit(
    tiles: Sequence[Sighting], guesses: list[list[float]], usual: list[tuple[Ink, float]], shift: float
) -> _Fit:
    """The photo's inks from one start, and how well they explain it."""
    inks = [_shifted(ink, shift) for ink, _ in usual]
    shares: list[tuple[float, ...]] = []
    score = 0.0
    for _ in range(12):
        shares, score = [], 0.0
        for tile, guess in zip(tiles, guesses, strict=True):
            powers = [
                _likeness(tile, ink) * own**ALONE + STRANGE * own
                for ink, own in zip(inks, guess, strict=True)
            ]
            total = sum(powers)
            score += log(total)
            shares.append(tuple(power / total for power in powers))
        # An ink far from its usual place has to be worth it.
        score -= sum(
            _apart(ink, home) / (2 * far * far) for ink, (home, far) in zip(inks, usual, strict=True)
        )
        inks = [_moved(at, tiles, shares, home, far) for at, (home, far) in enumerate(usual)]
    return _Fit(tuple(inks), shares, score)


def _shifted(ink: Ink, shift: float) -> Ink:
    red, green, blue = ink
    warm = blue > 0.6 and red < 0.3
    return unit((red, green + shift, blue)) if warm else ink


def _apart(one: Ink, other: Ink) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _width(tile: Sighting) -> float:
    """The square of how far this tile's ink may be off."""
    return CLOSE * CLOSE + tile.spread * tile.spread


def _likeness(tile: Sighting, ink: Ink) -> float:
    width = _width(tile)
    # The density's factor lets a tile that is hard to see weigh less.
    return exp(-_apart(tile.ink, ink) / (2 * width)) * (CLOSE * CLOSE / width)


def _moved(at: int, tiles: Sequence[Sighting], shares: list[tuple[float, ...]], home: Ink, far: float) -> Ink:
    """The mean of the tiles that have this ink, drawn towards its usual place."""
    pull = 1 / (far * far)
    total, sums = pull, [pull * each for each in home]
    for tile, share in zip(tiles, shares, strict=True):
        weight = share[at] / _width(tile)
        total += weight
        for k in range(3):
            sums[k] += weight * tile.ink[k]
    return unit((sums[0] / total, sums[1] / total, sums[2] / total))

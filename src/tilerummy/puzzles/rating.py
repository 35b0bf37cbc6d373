"""Ratings of players and puzzles by Glicko-2: a try at a puzzle is a game that one of them wins.

After Mark Glickman, "Example of the Glicko-2 system" (2013), whose numbers of the steps are cited here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
MIDDLE = 1500.0
CHANGE = 0.5
"""How fast volatility changes (tau): smaller is steadier."""
CLOSE_ENOUGH = 1e-6
LEVEL_RATINGS = {1: 900.0, 2: 1200.0, 3: 1500.0, 4: 1800.0, 5: 2100.0}
"""Where the puzzles of a level begin, until people have tried them."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how sure that is, and how much it varies."""

    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Result:
    """A try: against whom, and 1 for a win, 0 for a loss."""

    other: Rating
    score: float


def puzzle_rating(level: int) -> Rating:
    """The rating of a puzzle that nobody has tried yet."""
    return Rating(LEVEL_RATINGS[level], 200.0)


def rated(rating: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period with these results; without any it only gets less sure."""
    mu, phi = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    if not results:
        return Rating(
            rating.value, min(350.0, SCALE * sqrt(phi**2 + rating.volatility**2)), rating.volatility
        )
    terms = [_term(mu, result) for result in results]
    variance = 1 / sum(g**2 * e * (1 - e) for g, e, _ in terms)  # step 3
    gain = sum(g * (score - e) for g, e, score in terms)
    volatility = _volatility(rating.volatility, phi, variance, variance * gain)  # steps 4 and 5
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)  # steps 6 and 7
    return Rating(SCALE * (mu + phi**2 * gain) + MIDDLE, SCALE * phi, volatility)  # step 8


def _term(mu: float, result: Result) -> tuple[float, float, float]:
    other_mu, other_phi = (result.other.value - MIDDLE) / SCALE, result.other.deviation / SCALE
    g = 1 / sqrt(1 + 3 * other_phi**2 / pi**2)
    return g, 1 / (1 + exp(-g * (mu - other_mu))), result.score


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the zero of a falling function, by the Illinois method."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * CHANGE) < 0:
            steps += 1
        high = start - steps * CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)

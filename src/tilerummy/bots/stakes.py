"""What the end of a round is worth: chances to win the match, and points."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from tilerummy.rules.match.view import View

SPREAD = 70.0
"""How far a round moves two totals apart, as the scale of a logistic curve."""
ENDLESS = 4
"""So many rounds are thought to follow where nobody agreed on a number."""
POINT = 0.001
"""What a point is worth besides, in matches won."""


class Stakes:
    """Values the scores of a round for one seat."""

    def __init__(self, view: View, seat: int, point: float = POINT) -> None:
        self._seat, self._point = seat, point
        self._totals = [player.total for player in view.players]
        left = ENDLESS if view.rounds is None else max(0, view.rounds - view.number)
        self._scale = SPREAD * sqrt(left)

    def value(self, scores: Sequence[int]) -> float:
        """The chance to win the match after this round, and a little for the points."""
        after = [total + score for total, score in zip(self._totals, scores, strict=True)]
        return self._chance(after) + self._point * scores[self._seat]

    def _chance(self, totals: list[int]) -> float:
        best, own = max(totals), totals[self._seat]
        if not self._scale:
            return (own == best) / totals.count(best)
        weights = [exp((total - best) / self._scale) for total in totals]
        return weights[self._seat] / sum(weights)

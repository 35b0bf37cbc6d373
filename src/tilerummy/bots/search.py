"""Search: options played out in guessed worlds, the same for all, as long as the budget lasts."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.playout import Option, Trials
from tilerummy.bots.reading import Guess, Reader
from tilerummy.bots.stakes import Stakes
from tilerummy.rules.preset import Rules

HEAT = 6
"""After so many worlds the worse half of the options is given up."""

WON = 0.98
"""An option of this value wins for sure."""


def best_option(
    position: OwnTurn,
    near: Rules,
    options: Sequence[Option],
    chance: Random,
    *,
    worlds: int,
    doubt: float = 0.0,
) -> Option:
    """The option of most value. The first is left only for one that is better by `doubt` standard errors."""
    heats = _Heats(position, near, options)
    if position.pool == 0 and len(position.others) == 1:
        heats.run_known()
    else:
        heats.run(chance, worlds)
    return heats.best(doubt)


class _Heats:
    def __init__(self, position: OwnTurn, near: Rules, options: Sequence[Option]) -> None:
        self._position, self._options = position, options
        self._trials, self._reader = Trials(position, near), Reader(position)
        self._stakes = Stakes(position.view, position.seat)
        self._left = list(range(len(options)))
        self._values: list[list[float]] = [[] for _ in options]

    def run(self, chance: Random, worlds: int) -> None:
        """Play all that are left out in one world after the other."""
        for number in range(worlds):
            if number and number % HEAT == 0:
                self._drop_half()
            guess = self._reader.guess(chance)
            for i in self._left:
                if self._position.budget.over():
                    return
                self._values[i].append(self._value(self._options[i], guess))

    def run_known(self) -> None:
        """Nothing is hidden: each option once against each way to play, until one wins against all."""
        guesses = self._reader.all_policies()
        for i, option in enumerate(self._options):
            if self._position.budget.over():
                return
            mean = sum(weight * self._value(option, guess) for weight, guess in guesses)
            self._values[i].append(mean)
            if mean >= WON:
                return

    def _value(self, option: Option, guess: Guess) -> float:
        return self._stakes.value(self._trials.scores(option, guess))

    def _drop_half(self) -> None:
        """The first option stays, so that the others are compared with it."""
        if len(self._left) > 2:
            ranked = sorted(self._left[1:], key=lambda i: (-self._mean(i), i))
            self._left = [0, *ranked[: max(1, len(ranked) // 2)]]

    def _mean(self, i: int) -> float:
        values = self._values[i]
        return sum(values) / len(values)

    def best(self, doubt: float) -> Option:
        """What promises most among those that are left and were tried."""
        tried = [i for i in self._left if self._values[i]]
        best = max(tried, key=lambda i: (self._mean(i), -i), default=0)
        if best == 0 or not doubt:
            return self._options[best]
        gains = [one - other for one, other in zip(self._values[best], self._values[0], strict=False)]
        return self._options[best if _is_sure(gains, doubt) else 0]


def _is_sure(gains: Sequence[float], doubt: float) -> bool:
    number = len(gains)
    mean = sum(gains) / number
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, number - 1)
    return mean > doubt * sqrt(variance / number)

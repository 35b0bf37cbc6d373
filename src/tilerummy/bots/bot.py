"""What a bot is: it gets a view, a source of chance and a budget, and says what it does."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic_ns
from typing import Protocol

from tilerummy.rules.action import Action
from tilerummy.rules.view import View

_MS = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """The time a bot may think, as the moment by which it must have answered; None is as long as it likes."""

    deadline_ns: int | None = None

    @staticmethod
    def of_ms(milliseconds: float) -> Budget:
        """A budget that begins to run now."""
        return Budget(monotonic_ns() + int(milliseconds * _MS))

    def left_ms(self) -> float | None:
        """How much is left, 0 if nothing is; None without a limit."""
        if self.deadline_ns is None:
            return None
        return max(0.0, (self.deadline_ns - monotonic_ns()) / _MS)

    def over(self) -> bool:
        """Whether the time is up."""
        return self.deadline_ns is not None and monotonic_ns() >= self.deadline_ns

    def part(self, share: float) -> Budget:
        """A budget that ends earlier: after this share of what is left."""
        left = self.left_ms()
        return self if left is None else Budget.of_ms(left * share)


NO_LIMIT = Budget()


class Bot(Protocol):
    """Somebody who plays: the same view and the same chance always get the same answer.

    A bot is asked whenever the view of its seat lists something to do in `may`, and it answers with one
    of these things. It keeps nothing from one question to the next, so that any process can ask it.
    """

    def act(self, view: View, chance: Random, budget: Budget) -> Action:
        """What to do now."""

"""Counters: what a process counts while it works."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Histogram:
    """How many took how long."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more that took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Counters:
    """Counts since the process began."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.answers = Histogram()
        self.stored = Histogram()
        self.events = 0

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """A request was answered; the outcome is an answer's name, or the first reason of a refusal."""
        self.kinds[kind] += 1
        self.outcomes[outcome] += 1
        self.answers.add(seconds)

    def kept(self, events: int, seconds: float) -> None:
        """A change was stored."""
        self.events += events
        self.stored.add(seconds)

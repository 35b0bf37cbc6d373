"""Chance from a seed: the same order of tiles in the compiled simulator and here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

Thing = TypeVar("Thing")

_MASK = (1 << 64) - 1


def words(seed: int) -> Iterator[int]:
    """64-bit words that depend on the seed alone: SplitMix64 (Steele, Lea and Flood 2014)."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & _MASK
        word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        yield word ^ word >> 31


def shuffled(things: Sequence[Thing], seed: int) -> tuple[Thing, ...]:
    """The things in the order of a seed: Fisher-Yates from the last place down; must agree with chance.c."""
    order, stream = list(things), words(seed)
    for last in range(len(order) - 1, 0, -1):
        # By a product, which favours some places by less than one in ten million: no playout would notice.
        other = (next(stream) >> 32) * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
    return tuple(order)

"""Every choice of some of a few things."""

from collections.abc import Iterator
from itertools import combinations


def subsets(items: list[int]) -> Iterator[tuple[int, ...]]:
    """All subsets, the small ones first."""
    for size in range(len(items) + 1):
        yield from combinations(items, size)

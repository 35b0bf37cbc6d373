"""Decision 5, lemma 8: old runs that share numbers can each have a link of two cells to itself.

The lemma is proved for two of them. For three and four it is tried, in every way up to a width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

Run = tuple[int, int]
"""The first and the last number of an old run."""


@pytest.mark.parametrize(("runs", "width"), [(2, 9), (3, 8), (4, 8)])
def test_rivals_have_links_of_their_own(runs: int, width: int) -> None:
    tried = 0
    for owned in _owned(tuple(range(width)), runs):
        for old in _ranges(owned, width):
            if any(sum(first <= number <= last for first, last in old) > 2 for number in range(width)):
                continue  # crowded: none of them is a rival
            rivals = [run for run in old if _is_rival(run, old)]
            assert _links(rivals, frozenset()), (owned, old)
            tried += 1
    assert tried > 100


def _owned(cells: Sequence[int], runs: int) -> Iterator[tuple[Run, ...]]:
    """So many pairs of cells of an end run, each the tiles of one old run that lie there."""
    if not runs:
        yield ()
        return
    for first, second in combinations(cells, 2):
        left = [cell for cell in cells if cell > first and cell != second]
        yield from ((((first, second), *rest)) for rest in _owned(left, runs - 1))


def _ranges(owned: Sequence[Run], width: int) -> Iterator[tuple[Run, ...]]:
    """What old runs with these tiles can be: as short as can be, or a number longer at either end."""
    if not owned:
        yield ()
        return
    (first, last), *others = owned
    for low in {max(0, first - 1), first}:
        for high in {last, min(width - 1, last + 1)}:
            yield from (((low, high), *rest) for rest in _ranges(others, width))


def _is_rival(run: Run, old: Sequence[Run]) -> bool:
    """As read_problem.c has it: it meets another, and is not two tiles amidst that."""
    first, last = run
    for other in old:
        meets = other is not run and first <= other[1] and other[0] <= last
        if meets and not (last == first + 1 and other[0] < first and last < other[1]):
            return True
    return False


def _links(runs: Sequence[Run], used: frozenset[int]) -> bool:
    """Whether each run can have two neighbouring cells within its numbers, no cell twice."""
    if not runs:
        return True
    (first, last), *others = runs
    return any(
        _links(others, used | {cell, cell + 1}) for cell in range(first, last) if not {cell, cell + 1} & used
    )

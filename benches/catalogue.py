"""A CP-SAT model over a catalogue of sets: what one would write first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from ortools.sat.python import cp_model

LONGEST = 5
"""Longer runs are made of shorter ones."""
NUMBERS = 13
PATIENCE_S = 10.0
Catalogue = list[tuple[int, ...]]
"""Sets as numbers of tiles: colour * 13 + number, the joker last of all."""


@lru_cache(maxsize=8)
def catalogue(colours: int, jokers: int) -> Catalogue:
    """Every set of up to five tiles in a run and all colours in a group, with jokers in any places."""
    joker = colours * NUMBERS
    bare: set[tuple[int, ...]] = set()
    for colour in range(colours):
        for length in range(3, LONGEST + 1):
            for first in range(NUMBERS - length + 1):
                bare.add(tuple(range(colour * NUMBERS + first, colour * NUMBERS + first + length)))
    for number in range(NUMBERS):
        for size in range(3, colours + 1):
            bare |= {tuple(c * NUMBERS + number for c in some) for some in combinations(range(colours), size)}
    found = set(bare)
    for tiles in bare:
        for count in range(1, min(jokers, len(tiles) - 1) + 1):
            for kept in combinations(tiles, len(tiles) - count):
                found.add((*kept, *(joker,) * count))
    return sorted(found)


def most_tiles(colours: int, jokers: int, table: Sequence[int], rack: Sequence[int]) -> int | None:
    """The most tiles that can be laid, all tiles of the table lying in sets; None if it took too long."""
    must, may = Counter(table), Counter(rack)
    have = must + may
    model = cp_model.CpModel()
    uses: dict[int, list[cp_model.LinearExpr]] = {tile: [] for tile in have}
    for tiles in catalogue(colours, jokers):
        counts = Counter(tiles)
        most = min(have[tile] // count for tile, count in counts.items())
        if most:
            times = model.new_int_var(0, most, "")
            for tile, count in counts.items():
                uses[tile].append(count * times)
    laid = []
    for tile, terms in uses.items():
        from_rack = model.new_int_var(0, may[tile], "")
        model.add(sum(terms) == must[tile] + from_rack)
        laid.append(from_rack)
    model.maximize(sum(laid))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    # Without this one position of 60 took it minutes to prove that a whole rack is the most one can lay.
    solver.parameters.linearization_level = 2
    solver.parameters.max_time_in_seconds = PATIENCE_S
    status = solver.solve(model)
    if status != cp_model.OPTIMAL:
        return None
    return sum(int(solver.value(tile)) for tile in laid)

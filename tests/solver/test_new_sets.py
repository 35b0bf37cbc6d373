"""New sets: no place of a joker is left out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tilerummy.rules.meld import Kind
from tilerummy.solver.new_set import places
from tilerummy.solver.problem import NUMBERS
from tilerummy.solver.supply import Supply


def supply_of(tiles: list[int], jokers: int) -> Supply:
    counts = bytearray(2 * NUMBERS)
    for tile in tiles:
        counts[tile] += 1
    none = bytes(len(counts))
    return Supply(must=bytes(counts), may=none, fresh=none, joker_must=jokers, joker_may=0, ghosts=(), gain=0)


def runs_with_jokers(tiles: list[int], jokers: int) -> set[int]:
    """Where the first joker of a run lies, by trying every run of two colours and every choice of jokers."""
    found = set()
    for colour, first, length in product(range(2), range(NUMBERS), range(3, NUMBERS + 1)):
        cells = [colour * NUMBERS + first + place for place in range(length)]
        lacking = [cell for cell in cells if cell not in tiles]
        if first + length > NUMBERS or len(lacking) > jokers or len(lacking) == length:
            continue
        for cell in cells:  # a joker may lie where a tile could, if others are left for the rest
            if len({*lacking, cell}) <= jokers and len({*lacking, cell}) < length:
                found.add(min([*lacking, cell]))
    return found


@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
def test_every_place_of_a_first_joker_is_listed(jokers: int) -> None:
    """Protects completeness: a run such as `* * * k4` is thought of too."""
    chance = Random(jokers)
    for _ in range(300):
        tiles = chance.sample(range(2 * NUMBERS), chance.randint(1, 8))
        listed = {place.identity for place in places(supply_of(tiles, jokers), 2) if place.kind is Kind.RUN}
        assert runs_with_jokers(tiles, jokers) <= listed

"""Which copy went where: the search for a choice between twins, against trying every choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

import pytest

from tilerummy.rules.judging.equal_tiles import (
    RACK,
    AtLeast,
    Condition,
    Continued,
    Fewer,
    TileCopy,
    Together,
    can_hold,
    clauses_of,
)
from tilerummy.rules.tile import Colour, Tile

PAIRS = 6
PLACES = (RACK, 0, 1, 2)

Choice = tuple[int, ...]
Check = Callable[[Choice], bool]


def cells_of(chance: Random) -> list[TileCopy]:
    """Both tiles of some pairs of twins, and some tiles with a certain place."""
    cells = []
    for pair in range(PAIRS):
        tile = Tile.of(Colour.RED, pair + 1)
        one, other = chance.sample(PLACES, 2)
        cells += [TileCopy(tile, pair, (one, other)), TileCopy(tile, pair, (other, one))]
    for number in range(1, 4):
        place = chance.choice(PLACES)
        cells.append(TileCopy(Tile.of(Colour.BLUE, number), -1, (place, place)))
    return cells


def place_of(cell: TileCopy, choice: Choice) -> int:
    return cell.places[choice[cell.pair]] if cell.pair >= 0 else cell.places[0]


def drawn(cells: Sequence[TileCopy], chance: Random) -> tuple[Condition, Check]:
    """A condition, and whether it holds under a choice, told by counting."""
    some = chance.sample(cells, chance.randint(1, 4))
    place, number = chance.choice(PLACES[1:]), chance.randint(1, min(2, len(some)))

    def there(choice: Choice, where: int, of: Sequence[TileCopy] = some) -> int:
        return sum(place_of(cell, choice) == where for cell in of)

    kind = chance.randrange(5)
    if kind == 0:
        return AtLeast(some, place, number), lambda choice: there(choice, place) >= number
    if kind == 1:
        return Fewer(some, place, number), lambda choice: there(choice, place) < number
    if kind == 2:
        return Continued(some, number), lambda choice: any(there(choice, p) >= number for p in PLACES[1:])
    partners = chance.sample(cells, 2)
    wanted = kind == 3

    def together(choice: Choice) -> bool:
        met = any(
            there(choice, p) == len(some) and there(choice, p, partners) > 0
            for p in {place_of(partner, choice) for partner in partners} - {RACK}
        )
        return met is wanted

    return Together(some, partners, wanted), together


def choices() -> Iterator[Choice]:
    return product((0, 1), repeat=PAIRS)


@pytest.mark.parametrize("seed", range(40))
def test_a_choice_is_found_if_there_is_one(seed: int) -> None:
    chance = Random(seed)
    answers = []
    for _ in range(25):
        cells = cells_of(chance)
        asked = [drawn(cells, chance) for _ in range(chance.randint(1, 7))]
        truth = any(all(check(choice) for _, check in asked) for choice in choices())
        assert can_hold(clauses_of(condition for condition, _ in asked)) is truth
        answers.append(truth)
    assert len(set(answers)) == 2


def test_a_long_ring_of_sets_is_no_search() -> None:
    # Each set shares a tile with both its neighbours and needs one of the two: too many choices to try all.
    size = 70
    twins = []
    for pair in range(size):
        tile, here, there = Tile.of(Colour.RED, pair % 13 + 1), pair, (pair + 1) % size
        twins.append((TileCopy(tile, pair, (here, RACK)), TileCopy(tile, pair, (RACK, there))))
    ring = [AtLeast([twins[place][0], twins[place - 1][1]], place, 1) for place in range(size)]
    assert can_hold(clauses_of(ring))
    none_left = Fewer([twins[0][0], twins[-1][1]], 0, 1)
    assert not can_hold(clauses_of([*ring, none_left]))

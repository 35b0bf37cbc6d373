"""New sets: no place of a joker is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import JOKER
from tilerummy.solver.cases.one_case import Case
from tilerummy.solver.cases.search_position import SearchPosition, everything
from tilerummy.solver.cases.split import places
from tilerummy.solver.encoding import Goal, encoding_for
from tilerummy.solver.problem import NUMBERS

WIDTH = 5
"""A longer run can be cut, so it need not be thought of."""
ENCODING = encoding_for(setting_for(load("rummy"), 2), Goal.TILES)
COLOURS = 4


def position(chance: Random, jokers: int) -> SearchPosition:
    """Some sets of numbered tiles, some tiles on the rack, and so many jokers there."""
    old: list[Meld] = []
    left = [2] * len(ENCODING.tiles)
    for _ in range(chance.randint(0, 4)):
        first, colour = chance.randrange(NUMBERS - 2), chance.randrange(COLOURS)
        run = [colour * NUMBERS + first + place for place in range(3)]
        group = [colour * NUMBERS + first for colour in chance.sample(range(COLOURS), 3)]
        tiles = chance.choice((run, group))
        if all(left[tile] for tile in tiles):
            old.append(Meld([ENCODING.tiles[tile] for tile in tiles]))
            for tile in tiles:
                left[tile] -= 1
    rack = [tile for tile in chance.sample(range(len(left)), chance.randint(0, 6)) if left[tile]]
    may = (*[ENCODING.tiles[tile] for tile in rack], *[JOKER] * jokers)
    return SearchPosition(
        encoding=ENCODING, old=tuple(old), must=(), may=may, demands=ENCODING.demands, least_change=False
    )


def owners(question: SearchPosition, cell: int) -> Iterator[str]:
    """Who can give a tile: the rack, an old set; or a joker lies there."""
    yield "joker"
    if ENCODING.tiles[cell] in question.may:
        yield "rack"
    yield from (str(home) for home, meld in enumerate(question.old) if ENCODING.tiles[cell] in meld)


def is_new(dealt: Sequence[str], jokers: int) -> bool:
    """Whether a set with tiles of these owners holds a joker and a tile, and continues no old set."""
    given = Counter(dealt)
    laid = given.pop("joker", 0)
    given.pop("rack", 0)
    return 0 < laid <= jokers and laid < len(dealt) and all(number < 2 for number in given.values())


def first_jokers(question: SearchPosition, jokers: int) -> set[tuple[Kind, int]]:
    """Where the first joker of a new set lies, by trying every set and every owner of its tiles."""
    found = set()
    for colour, first, length in product(range(COLOURS), range(NUMBERS), range(3, WIDTH + 1)):
        cells = [colour * NUMBERS + first + place for place in range(length)]
        if first + length <= NUMBERS:
            for dealt in product(*[list(owners(question, cell)) for cell in cells]):
                if is_new(dealt, jokers):
                    found.add((Kind.RUN, cells[dealt.index("joker")]))
    for number, size in product(range(NUMBERS), (3, 4)):
        for group in combinations(range(number, len(ENCODING.tiles), NUMBERS), size):
            if any(
                is_new(dealt, jokers) for dealt in product(*[list(owners(question, cell)) for cell in group])
            ):
                found.add((Kind.GROUP, number))
    return found


@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
def test_every_place_of_a_first_joker_is_listed(jokers: int) -> None:
    """Protects completeness: a run such as `* * * k4` is thought of too."""
    chance = Random(jokers)
    for _ in range(12):
        question = position(chance, jokers)
        listed = {
            (place.kind, place.identity)
            for place, _ in places(Case(position=question, supply=everything(question)))
        }
        assert first_jokers(question, jokers) <= listed


def test_a_place_between_two_tiles_of_one_set_is_left_out() -> None:
    """Protects the speed: a set with two tiles of an old one continues it, so it is not new."""
    old = tuple(Meld(map(ENCODING.tiles.__getitem__, range(first, first + 3))) for first in (0, 20))
    question = SearchPosition(
        encoding=ENCODING, old=old, must=(), may=(JOKER,), demands=ENCODING.demands, least_change=False
    )
    assert list(places(Case(position=question, supply=everything(question)))) == []

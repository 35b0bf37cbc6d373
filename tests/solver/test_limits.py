"""How large a problem may be: the same for both cores, and whatever is accepted is answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.solver.core_oracle import best_worth, check_answer
from tests.solver.test_core import CORES, worth
from tilerummy.solver.engine import COMPILED
from tilerummy.solver.problem import (
    JOKER,
    MAX_FLOOR,
    MAX_WEIGHT,
    NUMBERS,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Problem,
    RunBlock,
    tile,
)

LAST = (1 << 63) - 1
compiled_only = pytest.mark.skipif(not COMPILED, reason="the compiled core is not built")


def counts(colours: int, tiles: dict[tuple[int, int], int]) -> bytes:
    """So many of each tile, given by colour and number."""
    row = bytearray(colours * NUMBERS)
    for (colour, number), count in tiles.items():
        row[tile(colour, number)] = count
    return bytes(row)


def asked(colours: int = 4, need: dict[tuple[int, int], int] | None = None, **fields: Any) -> Problem:
    """A problem with some tiles that must be laid and nothing else, but for what is said."""
    cells = colours * NUMBERS
    return Problem(colours, counts(colours, need or {}), bytes(cells), (1,) * cells, 6)._replace(**fields)


def same_number(groups: int, kind: type[GroupBlock] | type[KeepGroup]) -> Problem:
    """So many groups of three of one number, as blocks or as old groups; six copies of six colours."""
    blocks = kind is GroupBlock
    halves = [kind(5, 0b000111 if k % 2 else 0b111000) for k in range(groups)]
    each = {(c, 5): sum(half.mask >> c & 1 for half in halves) for c in range(6)}
    name = "group_blocks" if blocks else "keep_groups"
    return asked(6, {} if blocks else each, **{name: tuple(halves)})


def same_tiles(copies: int, jokers: int, blocks: int) -> Problem:
    """Copies of three tiles in a row, jokers, and blocks over the same numbers."""
    need = {(0, number): copies for number in (4, 5, 6)}
    return asked(4, need, joker_may=jokers, joker_weight=1, run_blocks=(RunBlock(0, 4, 6),) * blocks)


ACCEPTED = {
    "seven blocks of one number": same_number(7, GroupBlock),
    "eight blocks of one number": same_number(8, GroupBlock),
    "eight old groups of one number": same_number(8, KeepGroup),
    "fifteen open runs": same_tiles(6, 1, 8),
    "fifteen open runs, more jokers": same_tiles(4, 8, 3),
    "the largest weight": asked(weight=(MAX_WEIGHT,) * 52, joker_weight=MAX_WEIGHT, joker_may=8),
    "the largest floor": asked(floor=MAX_FLOOR, floor_counts=True),
    "the least floor": asked(floor=-MAX_FLOOR),
    "much to keep": asked(floor=0, floor_counts=True, known=True, least_keep=400),
    "the last deadline": asked(deadline_ns=LAST),
    "the last node": asked(node_limit=LAST),
}
REFUSED = {
    "nine blocks of one number": same_number(9, GroupBlock),
    "nine old groups of one number": same_number(9, KeepGroup),
    "sixteen open runs": same_tiles(6, 2, 8),
    "sixteen open runs, more jokers": same_tiles(4, 8, 4),
    "nine blocks over a number": same_tiles(0, 0, 9),
    "no colours": asked()._replace(colours=0),
    "seven colours": asked(7),
    "a group of two": asked(group_max=2),
    "a group of thirteen": asked(group_max=13),
    "counts of fewer colours": asked(5)._replace(colours=4),
    "seven copies": asked(need={(0, 1): 7}),
    "nine jokers": asked(joker_need=5, joker_may=4),
    "a debt of jokers": asked(joker_need=-1),
    "a weight too large": asked(weight=(MAX_WEIGHT + 1,) * 52),
    "a weight below nothing": asked(weight=(-1,) * 52),
    "a joker's weight too large": asked(joker_weight=MAX_WEIGHT + 1),
    "a floor too high": asked(floor=MAX_FLOOR + 1),
    "a floor too low": asked(floor=-MAX_FLOOR - 1),
    "a known weight without a floor": asked(known=True),
    "too much to keep": asked(floor=0, floor_counts=True, known=True, least_keep=401),
    "something to keep, but no known weight": asked(floor=0, floor_counts=True, least_keep=1),
    "nodes below nothing": asked(node_limit=-1),
    "too many nodes": asked(node_limit=LAST + 1),
    "a deadline below nothing": asked(deadline_ns=-1),
    "a deadline too late": asked(deadline_ns=LAST + 1),
    "an old run of two": asked(keep_runs=(KeepRun(0, 1, 2),)),
    "an old run of jokers": asked(keep_runs=(KeepRun(0, 1, 3, 0b111),)),
    "an old run to be held, of one": asked(hold_runs=(KeepRun(0, 1, 1),)),
    "a run past the end": asked(run_blocks=(RunBlock(0, 12, 14),)),
    "a run backwards": asked(run_blocks=(RunBlock(0, 5, 4),)),
    "a run of no colour": asked(run_blocks=(RunBlock(4, 1, 3),)),
    "too many runs": asked(run_blocks=tuple(RunBlock(c % 4, 1, 1) for c in range(201))),
    "a group of no number": asked(group_blocks=(GroupBlock(14, 1),)),
    "a group of another colour": asked(group_blocks=(GroupBlock(1, 1 << 4),)),
    "a group with a colour twice": asked(group_blocks=(GroupBlock(1, 1 | 1 << 8),)),
    "a group of nothing": asked(group_blocks=(GroupBlock(1, 0),)),
    "a group too large": asked(group_blocks=(GroupBlock(1, 0b1111, 3),)),
    "an old group of two": asked(keep_groups=(KeepGroup(1, 0b11),)),
    "an old group of jokers": asked(keep_groups=(KeepGroup(1, 0, 3),)),
}


@pytest.mark.parametrize("name", ACCEPTED)
def test_all_within_the_limits_is_answered(name: str) -> None:
    """At its limit no table of a core is overrun: both find what an integer program finds."""
    problem = ACCEPTED[name]
    expected = None if problem.least_keep else best_worth(problem)
    for solve in CORES:
        answer = solve(problem)
        check_answer(problem, answer)
        assert worth(problem, answer) == expected


@pytest.mark.parametrize("name", REFUSED)
def test_both_cores_refuse_the_same(name: str) -> None:
    """A problem one step beyond a limit is an error in either core, never an answer in one of them."""
    for solve in CORES:
        with pytest.raises(ValueError, match=r"\w"):
            solve(REFUSED[name])


def settle(problem: Problem, *args: object) -> list[tuple[int, bytes, bytes, int, int]]:
    from tilerummy.solver import _core

    return _core.settle(*problem, *args)[2]  # type: ignore[arg-type]


HOMES = bytes(byte for home in range(6) for byte in (0, home)) + b"\x01\x06\x02\x06"
"""Six old sets own the first tile, and one more the next two."""
SWAPS = bytes(byte for joker in range(8) for byte in (joker % 6, 0, 0))


@compiled_only
@pytest.mark.parametrize(("enough", "new"), [(99, True), (1, False)])
def test_a_tile_may_have_as_many_owners_as_there_can_be(enough: int, new: bool) -> None:
    """Six homes and eight swaps of one tile are 54 owners: all are looked at, none beyond the last."""
    problem = asked(need={(0, 1): 6, (0, 2): 6, (0, 3): 6}, joker_need=2)
    any_set = settle(problem, JOKER, False, 0, bytes(52), b"", b"", b"", b"", b"")
    new_sets = settle(problem, JOKER, True, 0, bytes(52), HOMES, bytes([*[enough] * 6, 99]), SWAPS, b"", b"")
    holds_it = {cells for _, cells, *_ in any_set if 0 in cells}
    assert holds_it
    assert {cells for _, cells, *_ in new_sets if 0 in cells} == (holds_it if new else set())


@compiled_only
def test_all_smallest_choices_from_the_rack_are_settled() -> None:
    """Of six tiles some three must come from the rack: that is twenty ways, the most there can be."""
    six = {(colour, 1): 1 for colour in range(6)}
    problem = asked(6, six, may=counts(6, six), joker_need=1, group_max=7)
    tiles = [tile(colour, 1) for colour in range(6)]
    homes = bytes(byte for cell in tiles for byte in (cell, 0))
    found = settle(problem, JOKER, True, 0, bytes(78), homes, bytes([4]), b"", b"", b"")
    extras = [extra for _, cells, extra, *_ in found if len(cells) == 7]
    assert len(extras) == len(set(extras)) == 20
    assert {len(extra) for extra in extras} == {3}


@compiled_only
@pytest.mark.parametrize(
    "table",
    [
        bytes([0, 0, 1, 3, 255, 255, 255]),  # a run of jokers
        bytes([1, 0, 1, 3, 255, 255, 255]),  # a group of jokers
        bytes([0, 0, 12, 3, 11, 12, 13]),  # a run past 13
        bytes([1, 0, 5, 3, 4, 17, 31]),  # tiles of two numbers
        bytes([0, 0, 1, 2, 0, 1]),  # two tiles
        bytes([0, 0, 1, 9, 0, 1, 2]),  # cut short
        bytes([0, 0]),  # cut shorter
        bytes([0, 0, 1, 3, 0, 1, 200]),  # no such tile
    ],
)
def test_a_table_that_is_none_is_refused(table: bytes) -> None:
    """The short way to the core reads bytes; whatever they are, it reads no further than they go."""
    from tilerummy.solver import _core

    with pytest.raises(ValueError, match=r"old|cut short|out of range"):
        _core.lay(4, 4, True, table, b"", b"", bytes(8 * 52), 0, True, None, 0, 0, False)


@compiled_only
@pytest.mark.parametrize(
    ("place", "row"),
    [
        (25, bytes(51)),  # tiles of the rack: one missing
        (26, b"\x00"),  # homes: half a pair
        (26, b"\x34\x00"),  # of a tile that is none
        (26, b"\x00\x01"),  # a home that is none
        (26, b"\x00\x00" * 7),  # seven homes of one tile
        (27, bytes(257)),  # too many homes
        (28, b"\x00\x00"),  # two thirds of a swap
        (28, b"\x00\x00\x00" * 9),  # nine swaps
        (28, b"\x01\x00\x00"),  # of a set that is none
        (29, b"\x00\x03\x00\x01"),  # a skipped set cut short
        (29, b"\x00"),
        (30, b"\x04\x01"),  # an old set cut short
        (22, 52),  # a tile that is none
        (24, 3),  # wanted: nothing known
    ],
)
def test_owners_that_are_none_are_refused(place: int, row: bytes | int) -> None:
    """Whatever says who owns a tile is checked before it is an index."""
    from tilerummy.solver import _core

    arguments = [*asked(), JOKER, True, 0, bytes(52), b"", bytes([2]), b"", b"", b""]
    arguments[place] = row
    with pytest.raises(ValueError, match=r"owners|cut short|tile|sets"):
        _core.settle(*arguments)  # type: ignore[arg-type]

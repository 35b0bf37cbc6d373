"""How large a problem may be: the same for both cores, and whatever is accepted is answered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hunt.compare import faults
from tests.hunt.position import Position
from tests.solver.core_oracle import best_worth, check_answer
from tests.solver.test_core import CORES, worth
from tilerummy.rules.parameter_kind import Choice, Counts
from tilerummy.rules.preset import PARAMETERS
from tilerummy.solver import solve_turn
from tilerummy.solver.cores import COMPILED, ask, core, pack_position
from tilerummy.solver.problem import (
    MAX_COPIES,
    MAX_FLOOR,
    MAX_WEIGHT,
    NO_LIMITS,
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


def test_bound_jokers_never_exceed_the_copies_a_core_counts() -> None:
    """A bound joker counts as a tile: no rule set that can be read has more tiles and jokers than that."""
    kinds = {parameter.name: parameter.kind for parameter in PARAMETERS}
    copies, jokers = kinds["copies"], kinds["jokers_by_players"]
    assert isinstance(copies, Choice)
    assert isinstance(jokers, Counts)
    assert max(map(int, copies.choices)) + jokers.high <= MAX_COPIES


def test_all_jokers_of_one_meaning_beside_both_tiles(either_core: str) -> None:
    """Four jokers that all stand for r5 and both r5: the most of one tile that a turn can lay."""
    table = [meld.split() for meld in ("r3 r4 *", "r3 r4 *", "*r5 b5 y5", "k5 *r5 y5")]
    position = Position("rummy", table, ["r5", "r5"], {"joker_sets": "same_meaning"})
    assert list(faults(position, judge=False, top=False, most=20_000)) == []
    assert solve_turn(position.setting, position.before).tiles == 2


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
    question = pack_position(
        (4, 4, True),
        table,
        b"",
        b"",
        bytes(8 * 52),
        joker_weight=0,
        placed=False,
        keep=True,
        least=None,
        limits=NO_LIMITS,
    )
    with pytest.raises(ValueError, match=r"old|cut short|out of range"):
        ask(core, question)

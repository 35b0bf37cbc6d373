"""The proof of a puzzle: what must hold of it, asked one by one; whatever does not is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tilerummy.puzzles.end_tables import table_key, tile_set
from tilerummy.puzzles.puzzle import KnownPuzzle, TaskKind
from tilerummy.puzzles.solutions import FoundPlay, TooMany, fulfils, solutions, without_set
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.preset import Rules

WHOLE_RACK = 5
"""From so many tiles on, laying all of them is called going out."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about a puzzle."""

    solutions: int
    """How many there are; 2 means two or more."""
    faults: tuple[str, ...]


def prove(puzzle: KnownPuzzle) -> Proof:
    """Prove a puzzle: legal, possible in play, solvable, unique, minimal, its solution as it says."""
    faults = [*position_faults(puzzle)]
    if faults:
        return Proof(0, tuple(faults))
    try:
        found = solutions(puzzle.setting, puzzle.before, puzzle.task)
        faults += _solution_faults(puzzle, found)
        if len(found) == 1:
            faults += _spare_sets(puzzle)
    except TooMany as error:
        return Proof(0, (str(error),))
    return Proof(len(found), tuple(faults))


def rules_have_puzzles(rules: Rules) -> bool:
    """Whether solutions can be counted: not with groups of equal colours, jokers to the rack, other boxes."""
    return rules.group_distinct_colours and not rules.joker_after_swap.rack_allowed and rules.copies == 2


def position_faults(puzzle: KnownPuzzle) -> Iterator[str]:
    """Why a position is no puzzle, or could not arise in play."""
    setting, rules = puzzle.setting, puzzle.setting.rules
    if not rules_have_puzzles(rules):
        yield "no puzzles for these rules: groups of equal colours, jokers to the rack or other boxes"
    for meld in puzzle.table:
        if not setting.read(meld).valid:
            yield f"{meld} is not a set"
    if any(tile.means for meld in puzzle.table for tile in meld):
        yield "a joker's meaning is stated"
    if not puzzle.rack:
        yield "the rack is empty"
    if puzzle.opened and opening_value(setting, puzzle.table) < rules.opening_min:
        yield f"nobody could have opened with this table: it counts less than {rules.opening_min}"
    yield from _task_faults(puzzle)


def _task_faults(puzzle: KnownPuzzle) -> Iterator[str]:
    kind, size = puzzle.task.kind, len(puzzle.rack)
    if kind is TaskKind.LAY_ALL and size >= WHOLE_RACK:
        yield f"to lay {size} tiles is to go out"
    if kind is TaskKind.GO_OUT and size < WHOLE_RACK:
        yield f"to go out takes {WHOLE_RACK} tiles or more"
    if kind is TaskKind.LAY_AT_LEAST and not puzzle.task.tiles < size:
        yield "the task asks for more tiles than a part of the rack"
    if kind is TaskKind.OPEN and puzzle.opened:
        yield "the player has opened already"
    jokers = sum(tile.is_joker for tile in puzzle.rack) + sum(meld.jokers for meld in puzzle.table)
    on_table = sum(meld.jokers for meld in puzzle.table)
    if kind is TaskKind.FREE_JOKER and (jokers, on_table) != (1, 1):
        yield "to free the joker there must be one, on the table"


def _solution_faults(puzzle: KnownPuzzle, found: list[FoundPlay]) -> Iterator[str]:
    if not found:
        yield "there is no solution"
        return
    if len(found) > 1:
        yield f"there is another solution: {found[0].table} and {found[1].table}"
        return
    setting, before, said = puzzle.setting, puzzle.before, puzzle.solution
    if not judge_play(setting, before, Proposal(said, announced=True)).legal:
        yield "the solution is not legal"
    elif not fulfils(setting, before, puzzle.task, said):
        yield "the solution does not do what the task asks"
    elif table_key([*map(tile_set, said)]) != table_key([*map(tile_set, found[0].table)]):
        yield f"the only solution is {found[0].table}"


def _spare_sets(puzzle: KnownPuzzle) -> Iterator[str]:
    for place, meld in enumerate(puzzle.table):
        less = without_set(puzzle.before, place)
        if len(solutions(puzzle.setting, less, puzzle.task)) == 1:
            yield f"not minimal: {meld} can be left out"

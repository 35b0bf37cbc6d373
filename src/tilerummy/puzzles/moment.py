"""A moment of a game as a puzzle: find the turn that lays the most. Or the reason why it is none."""

from __future__ import annotations

from enum import StrEnum

from tilerummy.puzzles.candidate import MOST_SETS, Candidate, changed_sets, cut_down, whole_rack
from tilerummy.puzzles.level import graded
from tilerummy.puzzles.proof import position_faults, rules_have_puzzles
from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind
from tilerummy.puzzles.solutions import TooMany
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.solver import BEST, BestTurn, solve_turn


class WhyNot(StrEnum):
    """Why a moment is no puzzle."""

    RULES = "rules"
    NOTHING_TO_LAY = "nothing_to_lay"
    TABLE_UNTOUCHED = "table_untouched"
    TOO_LARGE = "too_large"
    SEVERAL_SOLUTIONS = "several_solutions"
    STATED_JOKER = "stated_joker"
    TABLE_TOO_SMALL = "table_too_small"
    NOT_MISSED = "not_missed"
    OPEN_TILE = "open_tile"


MESSAGES = {
    WhyNot.RULES: "there are no puzzles for these rules",
    WhyNot.NOTHING_TO_LAY: "nothing can be laid",
    WhyNot.TABLE_UNTOUCHED: "the best turn leaves the table as it is",
    WhyNot.TOO_LARGE: f"the best turn changes more than {MOST_SETS} sets",
    WhyNot.SEVERAL_SOLUTIONS: "the best turn is not the only one",
    WhyNot.STATED_JOKER: "a joker must be told what it stands for",
    WhyNot.TABLE_TOO_SMALL: "the sets that change count less than an opening",
    WhyNot.NOT_MISSED: "no turn would have been better",
    WhyNot.OPEN_TILE: "the best turn takes an open tile",
}


class NoPuzzle(ValueError):
    """A position that is no puzzle; `why` is the reason as a code.

    >>> import tilerummy as tr
    >>> tr.puzzle(tr.Position("r3 r4 r5 | k9 b9 y9", rack="b1"))
    Traceback (most recent call last):
        ...
    tilerummy.puzzles.moment.NoPuzzle: nothing can be laid
    """

    def __init__(self, why: WhyNot) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return MESSAGES[self.why]


def puzzle_of_moment(setting: Setting, before: Before) -> KnownPuzzle:
    """The puzzle to find the best turn of a position, with the sets alone that it needs; else `NoPuzzle`."""
    if not rules_have_puzzles(setting.rules):
        raise NoPuzzle(WhyNot.RULES)
    best = solve_turn(setting, before, BEST)
    if not best.play:
        raise NoPuzzle(WhyNot.NOTHING_TO_LAY)
    try:
        cut = cut_down(setting, _candidate(setting, before, best))
    except TooMany:
        cut = None
    if cut is None:
        raise NoPuzzle(WhyNot.SEVERAL_SOLUTIONS)
    candidate, found = cut
    if any(tile.means for meld in (*candidate.before.table, *found.table) for tile in meld):
        raise NoPuzzle(WhyNot.STATED_JOKER)
    puzzle = KnownPuzzle(
        rules=setting.rules.preset,
        options=dict(setting.rules.changes()),
        palette=setting.shape.colours,
        table=candidate.before.table,
        rack=candidate.before.rack,
        opened=before.opened,
        task=candidate.task,
    )
    if any(position_faults(puzzle)):
        raise NoPuzzle(WhyNot.TABLE_TOO_SMALL)
    return graded(puzzle, found.table)


def _candidate(setting: Setting, before: Before, best: BestTurn) -> Candidate:
    if not before.opened:
        return Candidate(Before(Table(), before.rack, opened=False, any_opened=False), Task(TaskKind.OPEN))
    table = changed_sets(setting, before.table, best.table)
    if not table:
        raise NoPuzzle(WhyNot.TABLE_UNTOUCHED)
    if len(table) > MOST_SETS:
        raise NoPuzzle(WhyNot.TOO_LARGE)
    if best.tiles == 1:  # then the whole rack would say no more than the one tile
        rack = Rack(best.play)
    else:
        rack = before.rack
    every = best.tiles == len(rack)
    task = whole_rack(len(rack)) if every else Task(TaskKind.LAY_AT_LEAST, best.tiles)
    return Candidate(Before(table, rack, opened=True, any_opened=True), task)

"""A moment of a game as a puzzle: cut down to the sets that it needs, proven, graded. Or why it is none."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tilerummy.puzzles.level import graded
from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind
from tilerummy.puzzles.solutions import (
    WHOLE_RACK,
    FoundPlay,
    TooMany,
    position_faults,
    rules_have_puzzles,
    solutions,
    without_set,
)
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.choice import must_draw_first, turn_choices
from tilerummy.rules.refusal import SentenceCode
from tilerummy.rules.setting import Setting, differing
from tilerummy.rules.table import Rack, Table
from tilerummy.solver import BEST, BestTurn, can_go_out, solve_turn

if TYPE_CHECKING:
    from tilerummy.review.played_turn import PlayedTurn


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position and what it might ask for."""

    before: Before
    task: Task


def whole_rack(size: int) -> Task:
    """The task to lay so many tiles, all there are."""
    return Task(TaskKind.LAY_ALL if size < WHOLE_RACK else TaskKind.GO_OUT)


MOST_SETS = 9
"""A larger table does not fit a phone, and nobody enjoys it."""


def touched(setting: Setting, candidate: Candidate) -> Before | None:
    """The position without the sets that its solution leaves alone; None if it has no solution."""
    before, task = candidate.before, candidate.task
    if task.kind in (TaskKind.OPEN, TaskKind.FREE_JOKER):
        return before
    if task.kind.whole_rack:
        best = can_go_out(setting, before, wish=BEST)
    else:
        best = solve_turn(setting, before, BEST)
    if not best.play:
        return None
    table = changed_sets(setting, before.table, best.table)
    return Before(table, before.rack, before.opened, True) if 0 < len(table) <= MOST_SETS else None


def changed_sets(setting: Setting, old: Table, new: Table) -> Table:
    """The old sets that do not lie as before."""
    return Table(differing(setting, old, new)[0])


def cut_down(setting: Setting, candidate: Candidate) -> tuple[Candidate, FoundPlay] | None:
    """The candidate with as few sets as its only solution needs; None unless it has exactly one."""
    found = _only(setting, candidate)
    if found is None:
        return None
    while True:
        smaller = _smaller(setting, candidate)
        if smaller is None:
            return candidate, found
        candidate, found = smaller


def _only(setting: Setting, candidate: Candidate) -> FoundPlay | None:
    found = solutions(setting, candidate.before, candidate.task)
    return found[0] if len(found) == 1 else None


def _smaller(setting: Setting, candidate: Candidate) -> tuple[Candidate, FoundPlay] | None:
    """The same with a set less, if there is still one solution."""
    for place in range(len(candidate.before.table)):
        less = Candidate(without_set(candidate.before, place), candidate.task)
        found = _only(setting, less)
        if found is not None:
            return less, found
    return None


class WhyNot(SentenceCode):
    """Why a moment is no puzzle."""

    RULES = "rules", "there are no puzzles for these rules"
    NOTHING_TO_LAY = "nothing_to_lay", "nothing can be laid"
    TABLE_UNTOUCHED = "table_untouched", "the best turn leaves the table as it is"
    TOO_LARGE = "too_large", f"the best turn changes more than {MOST_SETS} sets"
    SEVERAL_SOLUTIONS = "several_solutions", "the best turn is not the only one"
    STATED_JOKER = "stated_joker", "a joker must be told what it stands for"
    TABLE_TOO_SMALL = "table_too_small", "the sets that change count less than an opening"
    NOT_MISSED = "not_missed", "no turn would have been better"
    OPEN_TILE = "open_tile", "the best turn takes an open tile"


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
        return self.why.sentence


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


# What a player missed in a finished match, for those who look back at it.


def puzzle_of_turn(turn: PlayedTurn) -> KnownPuzzle:
    """The puzzle to find what a player missed; `NoPuzzle` says why there is none."""
    # Reviews need more than the bare package has; a moment of one's own game does not.
    from tilerummy.review.look_back import Effort
    from tilerummy.review.turn_study import most_possible, position_of, what_was_done

    effort = Effort()
    best = most_possible(turn, effort.nodes, effort.budget_ms)
    if best is None:
        raise NoPuzzle(WhyNot.NOTHING_TO_LAY)
    if best.worth <= what_was_done(turn).worth:
        raise NoPuzzle(WhyNot.NOT_MISSED)
    if best.taken is not None:
        raise NoPuzzle(WhyNot.OPEN_TILE)
    for game in turn.moments:
        before = position_of(game)
        may_lay = ActionKind.PLAY in turn_choices(game) and not must_draw_first(game)
        if may_lay and not Counter(best.play) - Counter(before.rack):
            return puzzle_of_moment(game.setting, before)
    raise NoPuzzle(WhyNot.NOTHING_TO_LAY)

"""A candidate: a position and a task, of which nothing is proven yet; cut down to the sets that it needs."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.puzzles.proof import WHOLE_RACK
from tilerummy.puzzles.puzzle import Task, TaskKind
from tilerummy.puzzles.solutions import FoundPlay, solutions, without_set
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.lying import differing
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.solver import BEST, can_go_out, solve_turn


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

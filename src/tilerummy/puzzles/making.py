"""Making puzzles: candidates are cut down, proven and graded; the same seed always gives the same puzzles.

The work is done in units, one game each, with chance of their own. So it does not matter how many
processes share them: the units are taken in their order.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from tilerummy.puzzles.candidates import Candidate, candidates
from tilerummy.puzzles.grading import graded
from tilerummy.puzzles.proof import position_faults
from tilerummy.puzzles.puzzle import LEVELS, Puzzle, TaskKind
from tilerummy.puzzles.solutions import Found, TooMany, kept_sets, solutions, without_set
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Table, lying_as
from tilerummy.rules.turn import Before
from tilerummy.solver import BEST, solve_between, solve_turn

MOST_SETS = 9
"""A larger table does not fit a phone, and nobody enjoys it."""
MOST_SHARE = 0.3
"""No level has more than this share, if no level was asked for."""
TRIED = 3
"""So many candidates of a list are proven, those first that change most."""


@dataclass(frozen=True, slots=True)
class Order:
    """What puzzles are wanted."""

    count: int
    seed: int
    rules: str = "sabra"
    options: dict[str, object] = field(default_factory=dict)
    level: int | None = None
    kind: TaskKind | None = None
    jobs: int | None = None
    """How many processes; all cores if it is not said."""

    @property
    def kinds(self) -> tuple[TaskKind, ...]:
        """The tasks that are wanted."""
        return tuple(TaskKind) if self.kind is None else (self.kind,)


Progress = Callable[[int, int], None]
"""Told how many puzzles there are, and after how many games."""


class Barren(Exception):
    """Many games gave no such puzzle."""


PATIENCE = 400
"""So many games without a puzzle, and it is given up."""


def make(order: Order, progress: Progress | None = None) -> Iterator[Puzzle]:
    """The puzzles of an order, one after the other."""
    known: set[str] = set()
    levels: Counter[int] = Counter()
    limit = order.count if order.level else max(1, round(order.count * MOST_SHARE))
    idle = 0
    for games, unit in enumerate(_units(order), 1):
        fresh = 0
        for puzzle in unit:
            if puzzle.id in known or levels[puzzle.level] >= limit:
                continue
            known.add(puzzle.id)
            levels[puzzle.level] += 1
            fresh += 1
            yield puzzle
            if len(known) == order.count:
                return
        if progress:
            progress(len(known), games)
        idle = 0 if fresh else idle + 1
        if idle == PATIENCE:
            raise Barren(f"{PATIENCE} games gave no such puzzle; there are {len(known)}")


def _units(order: Order) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, in the order of the games, whoever finds them first."""
    jobs = order.jobs or os.cpu_count() or 1
    if jobs == 1:
        number = 0
        while True:
            yield unit_puzzles(order, number)
            number += 1
    pool = ProcessPoolExecutor(jobs)
    try:
        waiting: list[Future[list[Puzzle]]] = [
            pool.submit(unit_puzzles, order, number) for number in range(2 * jobs)
        ]
        number = len(waiting)
        while True:
            yield waiting.pop(0).result()
            waiting.append(pool.submit(unit_puzzles, order, number))
            number += 1
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def unit_puzzles(order: Order, number: int) -> list[Puzzle]:
    """The puzzles of one game."""
    rules = load(order.rules)
    rules = rules.with_options(order.options) if order.options else rules
    setting = setting_among(rules, None)
    chance = Random(f"{order.seed}/{number}")
    found = []
    for alike in candidates(rules, setting, chance, order.kinds):
        puzzle = _first_puzzle(order, setting, alike)
        if puzzle is not None:
            found.append(puzzle)
    return found


def _first_puzzle(order: Order, setting: Setting, alike: list[Candidate]) -> Puzzle | None:
    """The puzzle of a list of candidates that changes most of the table, or the first that is as wanted."""
    cut = [(candidate, less) for candidate in alike if (less := touched(setting, candidate)) is not None]
    if order.level != LEVELS[0]:
        cut.sort(key=lambda pair: -len(pair[1].table))
    for candidate, before in cut[:TRIED]:
        try:
            puzzle = _proven(order, setting, Candidate(before, candidate.task))
        except TooMany:
            continue
        if puzzle is not None and order.level in (None, puzzle.level):
            return puzzle
    return None


def touched(setting: Setting, candidate: Candidate) -> Before | None:
    """The position without the sets that its solution leaves alone; None if it has no solution."""
    before, task = candidate.before, candidate.task
    if task.kind in (TaskKind.OPEN, TaskKind.FREE_JOKER):
        return before
    if task.kind.whole_rack:
        best = solve_between(setting, before, before.rack, (), BEST)
    else:
        best = solve_turn(setting, before, BEST)
    if not best.play:
        return None
    table = _changed_sets(before.table, best.table)
    return Before(table, before.rack, before.opened, True) if 0 < len(table) <= MOST_SETS else None


def _changed_sets(old: Table, new: Table) -> Table:
    kept = kept_sets(old, new)
    changed = []
    for meld in old:
        if kept[lying_as(meld)]:
            kept[lying_as(meld)] -= 1
        else:
            changed.append(meld)
    return Table(changed)


def _proven(order: Order, setting: Setting, candidate: Candidate) -> Puzzle | None:
    """The puzzle that a candidate is, cut down to the sets it needs; None if it is none."""
    if setting.rules.joker_sets is not JokerSets.FREE and not _has_joker(candidate.before):
        return None  # a box with a joker rule of its own is there for that rule
    found = _only(setting, candidate)
    if found is None:
        return None
    while True:
        smaller = _smaller(setting, candidate)
        if smaller is None:
            break
        candidate, found = smaller
    if any(tile.means for meld in found.table for tile in meld):
        return None  # a joker that must be told what it is would be unfair
    before = candidate.before
    puzzle = Puzzle(
        rules=order.rules,
        options=order.options,
        palette=setting.shape.colours,
        table=before.table,
        rack=before.rack,
        opened=before.opened,
        task=candidate.task,
    )
    return None if any(position_faults(puzzle)) else graded(puzzle, found.table)


def _has_joker(before: Before) -> bool:
    return any(tile.is_joker for tile in before.rack) or any(meld.jokers for meld in before.table)


def _only(setting: Setting, candidate: Candidate) -> Found | None:
    found = solutions(setting, candidate.before, candidate.task)
    return found[0] if len(found) == 1 else None


def _smaller(setting: Setting, candidate: Candidate) -> tuple[Candidate, Found] | None:
    """The same with a set less, if there is still one solution."""
    for place in range(len(candidate.before.table)):
        less = Candidate(without_set(candidate.before, place), candidate.task)
        found = _only(setting, less)
        if found is not None:
            return less, found
    return None

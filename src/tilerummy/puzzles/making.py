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

from tilerummy.puzzles.candidate import Candidate, cut_down, touched
from tilerummy.puzzles.candidates import candidates
from tilerummy.puzzles.level import graded
from tilerummy.puzzles.proof import position_faults
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind
from tilerummy.puzzles.solutions import TooMany
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, load
from tilerummy.rules.setting import Setting, setting_among

MOST_SHARE = 0.3
"""No level has more than this share, if no level was asked for."""
TRIED = 3
"""So many candidates of a list are proven, those first that change most."""


@dataclass(frozen=True, slots=True)
class Order:
    """What puzzles are wanted."""

    count: int
    seed: int
    rules: str = DEFAULT_PRESET
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
    """Many games gave no puzzle of the kind that was ordered."""


PATIENCE = 400
"""So many games without a puzzle, and it is given up."""


def make(order: Order, progress: Progress | None = None) -> Iterator[KnownPuzzle]:
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


def _units(order: Order) -> Iterator[list[KnownPuzzle]]:
    """The puzzles of each game, in the order of the games, whoever finds them first."""
    jobs = order.jobs or os.cpu_count() or 1
    if jobs == 1:
        number = 0
        while True:
            yield unit_puzzles(order, number)
            number += 1
    pool = ProcessPoolExecutor(jobs)
    try:
        waiting: list[Future[list[KnownPuzzle]]] = [
            pool.submit(unit_puzzles, order, number) for number in range(2 * jobs)
        ]
        number = len(waiting)
        while True:
            yield waiting.pop(0).result()
            waiting.append(pool.submit(unit_puzzles, order, number))
            number += 1
    finally:
        # There are enough: nobody waits for games that were begun ahead.
        pool.shutdown(wait=False, cancel_futures=True)


def unit_puzzles(order: Order, number: int) -> list[KnownPuzzle]:
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


def _first_puzzle(order: Order, setting: Setting, alike: list[Candidate]) -> KnownPuzzle | None:
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


def _proven(order: Order, setting: Setting, candidate: Candidate) -> KnownPuzzle | None:
    """The puzzle that a candidate is, cut down to the sets it needs; None if it is none."""
    if _joker_rule(setting.rules) != _joker_rule(load(DEFAULT_PRESET)) and not _has_joker(candidate.before):
        return None  # a box with a joker rule of its own is there for that rule
    cut = cut_down(setting, candidate)
    if cut is None:
        return None
    candidate, found = cut
    if any(tile.means for meld in found.table for tile in meld):
        return None  # a joker that must be told what it is would be unfair
    before = candidate.before
    puzzle = KnownPuzzle(
        rules=order.rules,
        options=order.options,
        palette=setting.shape.colours,
        table=before.table,
        rack=before.rack,
        opened=before.opened,
        task=candidate.task,
    )
    return None if any(position_faults(puzzle)) else graded(puzzle, found.table)


def _joker_rule(rules: Rules) -> tuple[str, ...]:
    return rules.joker_sets, rules.joker_swap_tile_from, rules.joker_after_swap


def _has_joker(before: Before) -> bool:
    return any(tile.is_joker for tile in before.rack) or any(meld.jokers for meld in before.table)

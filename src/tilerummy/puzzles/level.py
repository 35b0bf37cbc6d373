"""How hard a puzzle is for people, from 1 to 5, and what its way is like.

docs/puzzles.md explains the measure. It adds up what people find hard: what must be kept in mind at
once, sets that are touched, tiles that move, jokers that change their set, plays that lay all but one
tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tilerummy.puzzles.end_tables import sets_with, tile_set
from tilerummy.puzzles.person import Way, easiest_way, tempting_plays
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, Task, TaskKind, Theme
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER
from tilerummy.solver.steps import RACK, Do, Step, steps

WAY_POINTS = {
    Way.ADDING: 0.0,
    Way.ONE_SET: 1.0,
    Way.TWO_SETS: 3.0,
    Way.TWO_SETS_PREPARED: 4.5,
    Way.THREE_SETS: 5.5,
    Way.NONE: 7.0,
}
BOUNDS = (2.5, 5.0, 7.5, 11.0)
"""Up to so many points a puzzle is of level 1, 2, 3, 4; above the last it is of level 5."""
OPENING_SETS = (3, 6, 10, 15)
"""An opening is found among so many possible sets: up to these numbers levels 1 to 4."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What makes a puzzle hard."""

    way: Way
    sets: int
    """Sets of the table that change."""
    moved: int
    """Tiles of the table that change their set."""
    jokers: int
    """Jokers among them."""
    tempting: int
    steps: int
    decoys: int = 0
    """For an opening: the sets that the rack could make."""

    @property
    def points(self) -> float:
        """All of it added up."""
        chain = 0.4 * max(0, self.sets - 2) + 0.2 * self.moved
        return WAY_POINTS[self.way] + chain + 0.7 * self.jokers + 0.5 * min(3, self.tempting)

    @property
    def level(self) -> int:
        """From 1, for a child, to 5, hard for an expert."""
        if self.decoys:
            return LEVELS[0] + sum(self.decoys > bound for bound in OPENING_SETS)
        level = LEVELS[0] + sum(self.points > bound for bound in BOUNDS)
        # What goes through with one set at a time is never hard, however many tiles move.
        return min(level, 2) if self.way <= Way.ONE_SET else level


def measure(setting: Setting, before: Before, task: Task, solution: Table) -> Measure:
    """Measure a puzzle by its solution."""
    way_there = steps(before.table, solution)
    play = tuple((solution.tiles() - before.table.tiles()).elements())
    moves = [step for step in way_there if step.do is Do.MOVE]
    opening = task.kind is TaskKind.OPEN
    return Measure(
        way=Way.ADDING if opening else easiest_way(setting, before, task),
        sets=len({step.source for step in moves} | {step.onto for step in way_there} - {RACK}),
        moved=sum(len(step.tiles) for step in moves),
        jokers=sum(tile is JOKER for step in moves for tile in step.tiles),
        tempting=tempting_plays(setting, before, task, play),
        steps=len(way_there),
        decoys=_possible_sets(setting, before) if opening else 0,
    )


def _possible_sets(setting: Setting, before: Before) -> int:
    held = Counter(before.rack)
    found = {one for tile in held if tile is not JOKER for one in sets_with(setting, tile, held)}
    return len(found)


# -- themes ------------------------------------------------------------------------------------------


def themes(setting: Setting, before: Before, solution: Table, measured: Measure) -> tuple[Theme, ...]:
    """What the way to the solution is like, in the order of the list of themes."""
    way_there = steps(before.table, solution)
    found = {*_of_sets(before.table, solution, way_there)}
    if measured.way is Way.ADDING and not measured.decoys:
        found.add(Theme.ADDING)
    if measured.tempting:
        found.add(Theme.TEMPTATION)
    if measured.way >= Way.THREE_SETS:
        found.add(Theme.CHAIN)
    if measured.jokers:
        found.add(Theme.JOKER_SWAP)
    kinds = Counter((_is_run(meld)) for meld in before.table)
    ends = Counter((_is_run(meld)) for meld in solution)
    if len(before.table) >= 4 and abs(ends[True] - kinds[True]) + abs(ends[False] - kinds[False]) >= 4:
        found.add(Theme.FULL_REBUILD)
    return tuple(theme for theme in Theme if theme in found)


def _of_sets(old: Table, new: Table, way_there: Sequence[Step]) -> Iterator[Theme]:
    moves = [step for step in way_there if step.do is Do.MOVE]
    gives = Counter(step.source for step in moves)
    for source, targets in gives.items():
        run = _is_run(old[source])
        if targets >= 2:
            yield Theme.TWO_FOR_ONE
        if run and _is_split(old[source], [step for step in moves if step.source == source]):
            yield Theme.RUN_SPLIT
        if not run and len(old[source]) >= 4 and targets == 1:
            yield Theme.GROUP_BORROW
    for place, meld in enumerate(new):
        sources = [step for step in way_there if step.target == place]
        homes = {step.source for step in sources if step.source != RACK} | {step.onto for step in sources}
        from_sets = [old[home] for home in homes if home >= 0]
        if _is_run(meld) and sum(not _is_run(one) for one in from_sets) >= 3:
            yield Theme.GROUPS_TO_RUNS
        if not _is_run(meld) and sum(_is_run(one) for one in from_sets) >= 3:
            yield Theme.RUNS_TO_GROUPS
        if _is_run(meld) and any(_is_inside(meld, step) for step in sources if step.source == RACK):
            yield Theme.BRIDGE


def _is_run(meld: Meld) -> bool:
    return tile_set(meld).is_run


def _is_split(run: Meld, moves: Sequence[Step]) -> bool:
    """Whether tiles left from the middle of a run, so that it fell apart."""
    gone = {tile for step in moves for tile in step.tiles}
    stays = [place for place, tile in enumerate(run) if tile.plain not in gone]
    return bool(stays) and stays[-1] - stays[0] + 1 > len(stays)


def _is_inside(run: Meld, step: Step) -> bool:
    """Whether a tile from the rack lies between others."""
    return any(tile in step.tiles for tile in run[1:-1])


def graded(puzzle: KnownPuzzle, solution: Table, measured: Measure | None = None) -> KnownPuzzle:
    """The puzzle with its solution and all that follows from it; measured first unless it has been."""
    setting, before = puzzle.setting, puzzle.before
    measured = measured or measure(setting, before, puzzle.task, solution)
    return replace(
        puzzle,
        level=measured.level,
        themes=themes(setting, before, solution, measured),
        solution=solution,
        steps=measured.steps,
    )


def grade_faults(puzzle: KnownPuzzle, measured: Measure | None = None) -> list[str]:
    """What is written on a puzzle and does not follow from its solution."""
    right = graded(puzzle, puzzle.solution, measured)
    faults = []
    if right.level != puzzle.level:
        faults.append(f"level: it is {right.level}, not {puzzle.level}")
    if right.themes != puzzle.themes:
        faults.append(f"themes: they are {', '.join(right.themes) or 'none'}")
    if right.steps != puzzle.steps:
        faults.append(f"steps: there are {right.steps}, not {puzzle.steps}")
    return faults

"""How hard a puzzle is for people, from 1 to 5, and what its way is like.

docs/puzzles.md explains the measure. It adds up what people find hard: what must be kept in mind at
once, sets that are touched, tiles that move, jokers that change their set, plays that lay all but one
tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import combinations

from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, Task, TaskKind, Theme
from tilerummy.puzzles.solutions import TileSet, TileSets, can_lie, end_tables, fulfils, sets_with, tile_set
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.steps import RACK, Do, Step, steps

# A solver that thinks like a person: it looks at few sets at a time and does not plan far ahead. It lays what
# it can, step by step, and every step leaves a whole table. What it can keep in mind grows: adding to sets as
# they lie; one set opened; two sets; two sets after a move that lays nothing yet; three sets. The first of
# these ways that gets through says how hard a puzzle is for people; where none does, a long chain must be
# seen at once.

MOST_LOOKS = 1500
"""Patience: so often it looks whether some sets and tiles fit together, then it gives up this way."""
MOST_TOGETHER = 3
"""So many rack tiles are laid in one step."""


class Way(IntEnum):
    """What must be kept in mind to get through, least first."""

    ADDING = 0
    ONE_SET = 1
    TWO_SETS = 2
    TWO_SETS_PREPARED = 3
    THREE_SETS = 4
    NONE = 5

    @property
    def width(self) -> int:
        """How many sets are looked at together."""
        return (0, 1, 2, 2, 3, 0)[self]


State = tuple[TileSets, tuple[Tile, ...]]
"""The sets on the table and the tiles still on the rack."""


def easiest_way(setting: Setting, before: Before, task: Task) -> Way:
    """The first way that gets through."""
    for way in Way:
        if way is Way.NONE or _Attempt(setting, before, task, way).succeeds():
            return way
    return Way.NONE


class _Attempt:
    def __init__(self, setting: Setting, before: Before, task: Task, way: Way) -> None:
        self._setting, self._before, self._task, self._way = setting, before, task, way
        self._seen: set[State] = set()
        self._looks = 0
        # Only there a step may be forbidden although all sets are valid.
        self._bound = not setting.rules.joker_sets.goes_freely or setting.rules.keep_three_of_original

    def succeeds(self) -> bool:
        """Whether this way leads to a solution before the patience ends."""
        table = tuple(sorted(map(tile_set, self._before.table)))
        return self._go_on((table, tuple(self._before.rack)), prepared=False)

    def _go_on(self, state: State, *, prepared: bool) -> bool:
        # Two orders of the same steps lead to one table: it is thought about once.
        if state in self._seen:
            return False
        self._seen.add(state)
        if self._is_solved(state):
            return True
        if any(self._go_on(after, prepared=prepared) for after in self._steps(state)):
            return True
        if self._way is not Way.TWO_SETS_PREPARED or prepared:
            return False
        return any(self._go_on(after, prepared=True) for after in self._preparations(state))

    def _is_solved(self, state: State) -> bool:
        sets, rack = state
        # Cheap questions first: the judge is asked about few of the tables.
        if len(rack) == len(self._before.rack) or (self._task.kind.whole_rack and rack):
            return False
        table = Table(next(one.melds()) for one in sets)
        return fulfils(self._setting, self._before, self._task, table)

    # -- steps -------------------------------------------------------------------------------------

    def _steps(self, state: State) -> Iterator[State]:
        """Lay some tiles of the rack, together with as many sets as one can keep in mind."""
        sets, rack = state
        for size in range(1, min(MOST_TOGETHER, len(rack)) + 1):
            for laid in sorted(set(combinations(rack, size))):
                left = tuple((Counter(rack) - Counter(laid)).elements())
                yield from ((table, Rack(left)) for table in self._lay(sets, laid))

    def _lay(self, sets: TileSets, laid: Sequence[Tile]) -> Iterator[TileSets]:
        # A new set of its own needs no set of the table in mind.
        if len(laid) >= 3:
            yield from self._rebuilt(sets, (), laid)
        if self._way is Way.ADDING:
            if len(laid) == 1:
                yield from self._added(sets, laid[0])
            return
        for width in range(1, self._way.width + 1):
            for opened in combinations(range(len(sets)), width):
                yield from self._rebuilt(sets, opened, laid)

    def _added(self, sets: TileSets, tile: Tile) -> Iterator[TileSets]:
        for place, one in enumerate(sets):
            grown = tile_set((*one.tiles, *[JOKER] * one.jokers, tile))
            if any(self._setting.read(meld).valid for meld in grown.melds()):
                yield tuple(sorted((*sets[:place], *sets[place + 1 :], grown)))

    def _preparations(self, state: State) -> Iterator[State]:
        """Rebuild two sets and lay nothing."""
        sets, rack = state
        for opened in combinations(range(len(sets)), 2):
            yield from ((table, rack) for table in self._rebuilt(sets, opened, ()))

    def _rebuilt(self, sets: TileSets, opened: Sequence[int], laid: Sequence[Tile]) -> Iterator[TileSets]:
        """Every table in which the opened sets and the laid tiles have become other sets."""
        self._looks += 1
        if self._looks > MOST_LOOKS:
            return
        chosen = [sets[place] for place in opened]
        tiles = _tiles_of(chosen) + Counter(laid)
        if not can_lie(self._setting, tuple(tiles.elements())):
            return
        rest = [one for place, one in enumerate(sets) if place not in opened]
        for made in dict.fromkeys(tuple(sorted(table)) for table in end_tables(self._setting, tiles)):
            if made != tuple(sorted(chosen)) and self._allows(chosen, made, laid):
                yield tuple(sorted((*rest, *made)))

    def _allows(self, old: Sequence[TileSet], new: TileSets, laid: Sequence[Tile]) -> bool:
        """Where jokers are bound, each step must be a legal turn; they lie as they first come to mind."""
        if not self._bound or not laid or not any(one.jokers for one in (*old, *new)):
            return True
        before = Before(Table(self._lying(old)), Rack(laid), True, True)
        return judge_play(self._setting, before, Proposal(Table(self._lying(new)), announced=True)).legal

    def _lying(self, sets: Iterable[TileSet]) -> Iterator[Meld]:
        for one in sets:
            as_before = (meld for meld in self._before.table if tile_set(meld) == one)
            yield next(as_before, None) or next(one.melds())


def _tiles_of(sets: Iterable[TileSet]) -> Counter[Tile]:
    tiles: Counter[Tile] = Counter()
    for one in sets:
        tiles.update(one.tiles)
        tiles[JOKER] += one.jokers
    return +tiles


def tempting_plays(setting: Setting, before: Before, task: Task, play: Sequence[Tile]) -> int:
    """How many plays lay all but one of the tiles that the solution lays, and so lead astray."""
    if task.kind is TaskKind.OPEN or len(play) < 2:
        return 0
    on_table = tuple(before.table.tiles().elements())
    found = 0
    for tile in set(play):
        rest = Counter(play) - Counter([tile])
        # Whether it is legal does not matter: it looks possible, and that is what tempts.
        found += can_lie(setting, (*on_table, *rest.elements()))
    return found


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

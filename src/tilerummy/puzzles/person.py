"""A solver that thinks like a person: it looks at few sets at a time and does not plan far ahead.

It lays what it can, step by step, and every step leaves a whole table. What it can keep in mind grows:
adding to sets as they lie; one set opened; two sets; two sets after a move that lays nothing yet; three
sets. The first of these ways that gets through says how hard a puzzle is for people; where none does, a
long chain must be seen at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import combinations

from tilerummy.puzzles.end_tables import TileSet, TileSets, can_lie, end_tables, tile_set
from tilerummy.puzzles.puzzle import Task, TaskKind
from tilerummy.puzzles.solutions import fulfils
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile

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
        found += can_lie(setting, (*on_table, *rest.elements()))
    return found

"""All solutions of a puzzle, counted: which plays fulfil its task, and which tables they can end with.

Two solutions are the same if they lay the same tiles and their tables differ only in which of two equal
copies lies where, or in the place of a joker that its set does not need. Only the end tables count that
keep the most sets of the old table. Nothing is sampled: every list below ends, and is complete when it
does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations, islice, product
from typing import NamedTuple

from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.meld import LAST_NUMBER, SHORTEST, Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting, kept_sets
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Colour, Tile, joker_as
from tilerummy.solver import ANYHOW, BEST, can_go_out, solve_between
from tilerummy.solver.alternatives import alternatives

# Every table that some tiles can make. A set is known by its tiles: its numbers and how many jokers lie in
# it. The search takes a tile, tries every set that can hold it, and asks the solver whether the rest can lie
# at all. So it never walks into a dead end, and a list that ends is complete.


class TileSet(NamedTuple):
    """A set as its tiles: in which order they lie is left open."""

    tiles: tuple[Tile, ...]
    """Those with a number, in order."""
    jokers: int

    @property
    def size(self) -> int:
        """How many tiles lie in it."""
        return len(self.tiles) + self.jokers

    @property
    def is_run(self) -> bool:
        """Whether its tiles share a colour; one tile with two jokers may be either."""
        return all(tile.colour is self.tiles[0].colour for tile in self.tiles)

    @property
    def surplus(self) -> int:
        """How many of its jokers the set does not need."""
        gaps = 0
        if self.is_run:
            # A joker in a gap holds the run together; those at the ends could go.
            gaps = self.tiles[-1].number - self.tiles[0].number + 1 - len(self.tiles)
        return max(0, min(self.jokers - gaps, self.size - SHORTEST))

    def melds(self, palette: Sequence[Colour] = ()) -> Iterator[Meld]:
        """The ways in which the set can lie: jokers that fill no gap lie at either end of a run.

        One tile with two jokers is a group only if these say so; that needs the colours in play.
        """
        if not self.jokers:
            yield Meld(self.tiles)
            return
        if self.is_run:
            yield from self._runs()
        else:
            yield Meld((*self.tiles, *[JOKER] * self.jokers))
        if len(self.tiles) == 1:
            yield from self._lone_groups(palette)

    def _lone_groups(self, palette: Sequence[Colour]) -> Iterator[Meld]:
        (tile,) = self.tiles
        others = [Tile.of(colour, tile.number) for colour in palette if colour is not tile.colour]
        for means in combinations(others, self.jokers):
            yield Meld((tile, *map(joker_as, means)))

    def _runs(self) -> Iterator[Meld]:
        first, last = self.tiles[0].number, self.tiles[-1].number
        at = {tile.number: tile for tile in self.tiles}
        middle = [at.get(number, JOKER) for number in range(first, last + 1)]
        loose = self.size - len(middle)
        for before in range(loose + 1):
            # 3.2: no joker below 1 or above 13.
            if first - before >= 1 and last + loose - before <= LAST_NUMBER:
                yield Meld((*[JOKER] * before, *middle, *[JOKER] * (loose - before)))


TileSets = tuple[TileSet, ...]
"""A table as the sets of tiles on it."""


def tile_set(meld: Sequence[Tile]) -> TileSet:
    """A set by its tiles."""
    numbered = sorted((tile for tile in meld if not tile.is_joker), key=lambda tile: tile.order)
    return TileSet(tuple(numbered), len(meld) - len(numbered))


def has_spare_joker(table: Sequence[Meld]) -> bool:
    """Whether a joker lies in a set that would do without it: it could lie anywhere, a poor end."""
    return any(tile_set(meld).surplus for meld in table)


def table_key(sets: Sequence[TileSet]) -> TileSets:
    """Equal for tables that differ only in equal copies and in the places of jokers that are not needed."""
    return tuple(sorted(_bare(one) for one in sets))


def _bare(one: TileSet) -> TileSet:
    return TileSet(one.tiles, one.jokers - one.surplus) if one.jokers else one


def can_lie(setting: Setting, tiles: Sequence[Tile]) -> bool:
    """Whether these tiles, all of them, can lie in sets."""
    return not tiles or _can_lie(setting, Rack(tiles))


@lru_cache(maxsize=100_000)  # a person thinks of the same tiles again and again
def _can_lie(setting: Setting, tiles: Rack) -> bool:
    return bool(can_go_out(setting, Before(Table(), tiles, True, True)).play)


def end_tables(setting: Setting, tiles: Counter[Tile]) -> Iterator[TileSets]:
    """Every way to lay all these tiles in sets; one that holds equal tiles may come more than once."""
    if can_lie(setting, tuple(tiles.elements())):
        yield from _tables(setting, Counter(tiles), ())


def _tables(setting: Setting, left: Counter[Tile], begun: TileSets) -> Iterator[TileSets]:
    numbered = [tile for tile, count in left.items() if count and tile is not JOKER]
    if not numbered:
        if not left[JOKER]:
            yield begun
        return
    # Each tile lies in some set, so any one may be asked about; the one with the fewest sets branches least.
    choices = min((sets_with(setting, tile, left) for tile in numbered), key=len)
    for one in choices:
        rest = Counter(left)
        rest.subtract(one.tiles)
        rest[JOKER] -= one.jokers
        if can_lie(setting, tuple(rest.elements())):
            yield from _tables(setting, rest, (*begun, one))


def sets_with(setting: Setting, tile: Tile, left: Counter[Tile]) -> list[TileSet]:
    """Every set that holds this tile and can be made of what is left."""
    return list(dict.fromkeys(chain(_runs_with(tile, left), _groups_with(setting, tile, left))))


def _runs_with(tile: Tile, left: Counter[Tile]) -> Iterator[TileSet]:
    colour, jokers = tile.colour, left[JOKER]
    assert colour is not None
    below = _ways(tile, -1, left, jokers)
    above = _ways(tile, 1, left, jokers)
    for (low, low_gaps), (high, high_gaps) in product(below, above):
        tiles = (*reversed(low), tile, *high)
        gaps = low_gaps + high_gaps
        span = tiles[-1].number - tiles[0].number + 1
        fewest = max(gaps, SHORTEST - len(tiles))
        # Beyond the numbers there is no place for another joker.
        most = min(jokers, gaps + LAST_NUMBER - span)
        for number in range(fewest, most + 1):
            yield TileSet(tiles, number)


def _ways(tile: Tile, step: int, left: Counter[Tile], jokers: int) -> list[tuple[tuple[Tile, ...], int]]:
    """What may follow a tile in a run in one direction, with the jokers that fill the gaps."""
    assert tile.colour is not None
    ways: list[tuple[tuple[Tile, ...], int]] = [((), 0)]
    open_ways: list[tuple[tuple[Tile, ...], int, int]] = [((), 0, 0)]
    number = tile.number + step
    while open_ways and 1 <= number <= LAST_NUMBER:
        here = Tile.of(tile.colour, number)
        longer: list[tuple[tuple[Tile, ...], int, int]] = []
        for tiles, gaps, pending in open_ways:
            if left[here] > 0:
                longer.append(((*tiles, here), gaps + pending, 0))
            if gaps + pending < jokers:
                longer.append((tiles, gaps, pending + 1))
        ways += [(tiles, gaps) for tiles, gaps, pending in longer if not pending]
        open_ways = longer
        number += step
    return ways


def _groups_with(setting: Setting, tile: Tile, left: Counter[Tile]) -> Iterator[TileSet]:
    jokers = left[JOKER]
    colours = [colour for colour in setting.shape.colours if colour is not tile.colour]
    others = [other for other in (Tile.of(colour, tile.number) for colour in colours) if left[other] > 0]
    for size in range(len(others) + 1):
        for some in combinations(others, size):
            tiles = tuple(sorted((tile, *some), key=lambda one: one.order))
            room = setting.shape.group_max - len(tiles)
            for number in range(max(0, SHORTEST - len(tiles)), min(jokers, room) + 1):
                yield TileSet(tiles, number)


MOST_TABLES = 20_000
"""A position with more end tables than this is no puzzle: nobody could be sure of it."""


class TooMany(Exception):
    """The position has more end tables than anybody wants to look at."""


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """One solution."""

    play: tuple[Tile, ...]
    table: Table


def solutions(setting: Setting, before: Before, task: Task, most: int = 2) -> list[FoundPlay]:
    """The solutions of a position, at most so many of them."""
    found: list[FoundPlay] = []
    for play in plays(setting, before, task):
        # Two are enough to know that it is no puzzle.
        found += islice(_tables_of(setting, before, task, play), most - len(found))
        if len(found) >= most:
            break
    return found


def plays(setting: Setting, before: Before, task: Task) -> Iterator[tuple[Tile, ...]]:
    """Every choice of rack tiles that can fulfil a task."""
    match task.kind:
        case TaskKind.LAY_ALL | TaskKind.GO_OUT:
            if before.rack and can_go_out(setting, before).play:
                yield tuple(before.rack)
        case TaskKind.OPEN:
            yield from (one.play for one in alternatives(setting, before, ANYHOW))
        case TaskKind.LAY_AT_LEAST:
            for one in alternatives(setting, before, ANYHOW):  # the most tiles first
                if one.tiles < task.tiles:
                    break
                yield one.play
        case TaskKind.FREE_JOKER:
            for one in alternatives(setting, before, ANYHOW):
                if any(
                    True for _ in _legal(setting, before, one.play, _free_tables(setting, before, one.play))
                ):
                    yield one.play


def fulfils(setting: Setting, before: Before, task: Task, after: Table) -> bool:
    """Whether a legal turn that ends with this table solves the puzzle."""
    laid = after.tiles() - before.table.tiles()
    match task.kind:
        case TaskKind.LAY_ALL | TaskKind.GO_OUT:
            return laid == Counter(before.rack)
        case TaskKind.LAY_AT_LEAST:
            return laid.total() >= task.tiles
        case TaskKind.OPEN:
            return laid.total() > 0
        case TaskKind.FREE_JOKER:
            return any(_is_free(before.table, tile_set(meld)) for meld in after)


# -- end tables --------------------------------------------------------------------------------------


def _tables_of(setting: Setting, before: Before, task: Task, play: Sequence[Tile]) -> Iterator[FoundPlay]:
    """The different end tables of a play that keep the most old sets."""
    # Only tables that keep the most old sets count: else any shuffling of the table would be a second
    # solution.
    for kept in range(_most_kept(setting, before, play), -1, -1):
        known: set[TileSets] = set()
        ends = _keeping(setting, before, task, play, kept)
        for sets, table in _legal(setting, before, play, ends):
            key = table_key(sets)
            if key not in known:
                known.add(key)
                yield FoundPlay(tuple(play), table)
        if known:
            return


def _most_kept(setting: Setting, before: Before, play: Sequence[Tile]) -> int:
    end = solve_between(setting, before, play, (), BEST).table
    return kept_sets(setting, before.table, end).total()


def _keeping(
    setting: Setting, before: Before, task: Task, play: Sequence[Tile], number: int
) -> Iterator[TileSets]:
    """The end tables that leave at least so many old sets as they lie."""
    whole = before.table.tiles() + Counter(play)
    if task.kind is TaskKind.FREE_JOKER:
        for sets in _free_tables(setting, before, tuple(play)):
            if _common(before.table, sets) >= number:
                yield sets
        return
    # As sets of tiles: two equal old sets are one choice.
    for kept in {tuple(sorted(map(tile_set, some))) for some in combinations(before.table, number)}:
        left = Counter(whole)
        for one in kept:
            left.subtract(one.tiles)
            left[JOKER] -= one.jokers
        for rest in end_tables(setting, +left):
            yield (*kept, *rest)


def _common(old: Sequence[Meld], sets: Sequence[TileSet]) -> int:
    return (Counter(map(tile_set, old)) & Counter(sets)).total()


def _legal(
    setting: Setting, before: Before, play: Sequence[Tile], ends: Iterator[TileSets]
) -> Iterator[tuple[TileSets, Table]]:
    """Those end tables that the judge allows, each as it may lie."""
    for number, sets in enumerate(ends):
        if number == MOST_TABLES:
            raise TooMany("there are too many end tables to count")
        table = _legal_table(setting, before, sets)
        if table is not None:
            yield sets, table


def _legal_table(setting: Setting, before: Before, sets: TileSets) -> Table | None:
    ways = product(*(_as_they_lay(setting, before.table, one) for one in sets))
    for melds in islice(ways, MOST_TABLES):
        table = Table(melds)
        if judge_play(setting, before, Proposal(table, announced=True)).legal:
            return table
    return None


def _as_they_lay(setting: Setting, old: Sequence[Meld], one: TileSet) -> list[Meld]:
    """The ways a set can lie, as on the old table first."""
    if not one.jokers:
        return [Meld(one.tiles)]
    lay = [meld for meld in old if tile_set(meld) == one]
    return list(dict.fromkeys([*lay, *one.melds(setting.shape.colours)]))


# -- the joker that is to come free ------------------------------------------------------------------


def _free_tables(setting: Setting, before: Before, play: Sequence[Tile]) -> Iterator[TileSets]:
    """The end tables in which the joker lies with other tiles than before; there is only one joker."""
    whole = before.table.tiles() + Counter(play)
    with_joker: dict[TileSet, None] = {}
    for tile in whole:
        if tile is not JOKER:
            with_joker.update((one, None) for one in sets_with(setting, tile, whole) if one.jokers)
    for one in with_joker:
        if _is_free(before.table, one):
            left = whole - Counter(one.tiles) - Counter([JOKER] * one.jokers)
            if can_lie(setting, tuple(left.elements())):
                yield from ((one, *rest) for rest in end_tables(setting, left))


def _is_free(old: Sequence[Meld], one: TileSet) -> bool:
    """Whether a set holds the joker and none of the tiles that lay beside it."""
    # A joker that only changed its place among the same tiles has not come free.
    beside = {tile for meld in old if meld.jokers for tile in meld.numbered}
    return bool(one.jokers) and beside.isdisjoint(one.tiles)


def without_set(before: Before, place: int) -> Before:
    """The position with one set of the table left out."""
    table = Table(meld for i, meld in enumerate(before.table) if i != place)
    return Before(table, Rack(before.rack), before.opened, before.opened or bool(table))


# The proof of a puzzle: what must hold of it, asked one by one; whatever does not is said.

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
    # 4.1: somebody has opened with some of these sets, and they count no more than all of them.
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

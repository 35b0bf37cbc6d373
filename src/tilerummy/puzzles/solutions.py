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
from itertools import combinations, islice, product

from tilerummy.puzzles.end_tables import (
    TileSet,
    TileSets,
    can_lie,
    end_tables,
    sets_with,
    table_key,
    tile_set,
)
from tilerummy.puzzles.puzzle import Task, TaskKind
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.lying import kept_sets
from tilerummy.rules.meld import Meld
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver import ANYHOW, BEST, can_go_out, solve_between
from tilerummy.solver.alternatives import alternatives

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
    beside = {tile for meld in old if meld.jokers for tile in meld.numbered}
    return bool(one.jokers) and beside.isdisjoint(one.tiles)


def without_set(before: Before, place: int) -> Before:
    """The position with one set of the table left out."""
    table = Table(meld for i, meld in enumerate(before.table) if i != place)
    return Before(table, Rack(before.rack), before.opened, before.opened or bool(table))

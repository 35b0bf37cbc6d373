"""Making puzzles: candidates are cut down, proven and graded; the same seed always gives the same puzzles.

The work is done in units, one game each, with chance of their own. So it does not matter how many
processes share them: the units are taken in their order.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from tilerummy.puzzles.level import graded
from tilerummy.puzzles.moment import Candidate, cut_down, touched, whole_rack
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, Task, TaskKind
from tilerummy.puzzles.solutions import (
    WHOLE_RACK,
    TooMany,
    can_lie,
    end_tables,
    position_faults,
    sets_with,
    table_key,
    tile_set,
)
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, load
from tilerummy.rules.setting import Setting, setting_among
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator import BUILDER, GREEDY, HOLD
from tilerummy.simulator.by_referee import ByReferee
from tilerummy.solver import ANYHOW, solve_turn

# Positions that may become puzzles: mined from bots' games, or built backwards from a solution.

MOMENTS = 8
"""So many positions of a game are looked at."""
RACKS = 12
"""So many racks are tried on each table."""


def candidates(
    rules: Rules, setting: Setting, chance: Random, kinds: Sequence[TaskKind]
) -> Iterator[list[Candidate]]:
    """Lists of candidates that resemble each other: at most one of each list becomes a puzzle."""
    played = _game(rules, chance)
    if TaskKind.OPEN in kinds:
        yield _openings(setting, played, chance)
    moments = [game for game in played if len(game.playing.table) >= 2]
    for game in chance.sample(moments, min(MOMENTS, len(moments))):
        table = game.playing.table
        unseen = Counter(setting.tiles()) - table.tiles()
        if TaskKind.LAY_ALL in kinds:
            yield [*_new_racks(setting, table, unseen, chance)]
            yield [*built_backwards(setting, table, chance)]
        if TaskKind.LAY_AT_LEAST in kinds:
            yield [*_with_spare_tiles(setting, table, unseen, chance)]
        if TaskKind.GO_OUT in kinds:
            yield [*_whole_racks(setting, table, game, chance)]
        if TaskKind.FREE_JOKER in kinds:
            yield [*_jokers(setting, table, unseen, chance)]


def _game(rules: Rules, chance: Random) -> list[Game]:
    """A round played by bots, move by move."""
    players = chance.choice([n for n in (2, 3, 4) if rules.players[0] <= n <= rules.players[1]])
    simulator = ByReferee(rules, players)
    policies = [chance.choice((GREEDY, GREEDY, HOLD, BUILDER)) for _ in range(players)]
    start = simulator.deal(chance.randrange(2**32), Seat(0))
    # The last state is the end of the round, in which nobody has a turn.
    games = simulator.steps(start, policies).states[:-1]
    return [game for game in games if isinstance(game, Game)]


# -- mined -------------------------------------------------------------------------------------------


def _new_racks(setting: Setting, table: Table, unseen: Counter[Tile], chance: Random) -> Iterator[Candidate]:
    """One to four tiles that somebody else may hold."""
    for _ in range(RACKS):
        rack = _near(setting, table, unseen, chance, chance.choice((1, 2, 2, 3, 3, 4)))
        if can_lie(setting, (*table.tiles().elements(), *rack)):
            yield Candidate(Before(table, rack, True, True), whole_rack(len(rack)))


def _with_spare_tiles(
    setting: Setting, table: Table, unseen: Counter[Tile], chance: Random
) -> Iterator[Candidate]:
    """A rack of which only a part can be laid."""
    for _ in range(RACKS // 2):
        rack = _near(setting, table, unseen, chance, chance.choice((4, 5, 6, 7)))
        before = Before(table, rack, True, True)
        best = solve_turn(setting, before, ANYHOW)
        if 2 <= best.tiles < len(rack):
            yield Candidate(before, Task(TaskKind.LAY_AT_LEAST, best.tiles))


def _whole_racks(setting: Setting, table: Table, game: Game, chance: Random) -> Iterator[Candidate]:
    """What a player can lay of a real rack, as if that were all."""
    for rack in game.playing.racks:
        best = solve_turn(setting, Before(table, rack, True, True), ANYHOW)
        for size in (len(best.play), 8, 7, 6, 5):
            if WHOLE_RACK <= size <= min(10, len(best.play)):
                some = Rack(chance.sample(best.play, size))
                if can_lie(setting, (*table.tiles().elements(), *some)):
                    yield Candidate(Before(table, some, True, True), whole_rack(size))


def _openings(setting: Setting, games: Sequence[Game], chance: Random) -> list[Candidate]:
    """Racks of players who have not opened yet."""
    racks = [
        rack
        for game in games
        for seat, rack in enumerate(game.playing.racks)
        if Seat(seat) not in game.playing.opened
    ]
    some = chance.sample(racks, min(30, len(racks)))
    return [
        Candidate(Before(Table(), rack, False, False), Task(TaskKind.OPEN)) for rack in dict.fromkeys(some)
    ]


def _jokers(setting: Setting, table: Table, unseen: Counter[Tile], chance: Random) -> Iterator[Candidate]:
    """One joker on a part of the table, and tiles that may take its place."""
    with_joker = [meld for meld in table if meld.jokers == 1]
    plain = [meld for meld in table if not meld.jokers]
    if not with_joker:
        return
    for _ in range(RACKS):
        home = chance.choice(with_joker)
        part = Table((home, *chance.sample(plain, min(len(plain), chance.choice((1, 2, 3, 4))))))
        means = [tile for tile in setting.read(home).means[0] if unseen[tile]]
        rack = _near(setting, part, unseen, chance, chance.choice((1, 2, 2, 3)))
        if means and chance.random() < 0.6:
            rack = Rack((*rack, chance.choice(means)))
        if JOKER not in rack and not Counter(rack) - unseen:
            yield Candidate(Before(part, rack, True, True), Task(TaskKind.FREE_JOKER))


def _near(setting: Setting, table: Table, unseen: Counter[Tile], chance: Random, size: int) -> Rack:
    """Tiles that could make a set with tiles of the table."""
    left: Counter[Tile] = Counter(unseen)
    rack: list[Tile] = []
    on_table = table.tiles()
    for _ in range(4 * size):
        if not left:  # every tile lies on the table
            break
        tile = chance.choice([*left.elements()])
        if tile is JOKER and chance.random() < 0.5:
            continue
        if tile is JOKER or sets_with(setting, tile, on_table + Counter((*rack, tile))):
            rack.append(tile)
            left = left - Counter([tile])
        if len(rack) == size:
            break
    return Rack(rack)


# -- built backwards ---------------------------------------------------------------------------------


def built_backwards(setting: Setting, table: Table, chance: Random) -> Iterator[Candidate]:
    """Begin with the end: take tiles off some sets, and find an old table of the rest that shares no set.

    So every set must change, and a run may have to become groups. The end should be the only table of its
    tiles, and have sets that touch each other: they are chosen close together.
    """
    for _ in range(RACKS // 2):
        end = _cluster(table, chance)
        tiles = end.tiles()
        numbered = sorted(tile for tile in tiles.elements() if tile is not JOKER)
        goal = table_key([*map(tile_set, end)])
        if len({table_key(one) for one in islice(end_tables(setting, tiles), 3)}) > 1:
            continue
        for _ in range(RACKS):
            rack = chance.sample(numbered, chance.choice((1, 2, 2, 3, 3, 4)))
            rest = tiles - Counter(rack)
            if not can_lie(setting, tuple(rest.elements())):
                continue
            for old in islice(end_tables(setting, rest), 20):
                if not Counter(table_key(old)) & Counter(goal):
                    lying = Table(next(one.melds()) for one in old)
                    yield Candidate(Before(lying, Rack(rack), True, True), whole_rack(len(rack)))
                    break


def _cluster(table: Table, chance: Random) -> Table:
    """Some sets of a table that are close to each other."""
    size = min(len(table), chance.choice((2, 3, 4, 5, 6, 7, 8)))
    melds = list(table)
    chosen = [melds.pop(chance.randrange(len(melds)))]
    while len(chosen) < size:
        tiles = {tile for meld in chosen for tile in meld.numbered}
        melds.sort(key=lambda meld: -_closeness(tiles, meld.numbered))
        chosen.append(melds.pop(min(len(melds) - 1, chance.choice((0, 0, 0, 1, 2)))))
    return Table(chosen)


def _closeness(tiles: set[Tile], others: Sequence[Tile]) -> int:
    return sum(
        (one.number == other.number and one.colour is not other.colour)
        or (one.colour is other.colour and abs(one.number - other.number) <= 2)
        for one in tiles
        for other in others
    )


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

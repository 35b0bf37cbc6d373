"""Solutions are counted completely: held against an oracle that shares no code with the solver."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.hunt.draw import draw
from tests.hunt.ends import End, TooMany
from tests.hunt.position import Position
from tests.hunt.truth import Truth
from tests.sizes import every
from tilerummy.puzzles.pack import all_shipped
from tilerummy.puzzles.puzzle import KnownPuzzle, Task, TaskKind
from tilerummy.puzzles.solutions import solutions, table_key, tile_set
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, kept_sets, setting_for
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import JOKER

SEEDS = range(3)
DRAWN = 40
PROVEN = 20
SABRA = setting_for(load("sabra"), 2)


def does(kind: TaskKind, number: int, before: Before, end: End) -> bool:
    """Whether an end does what a task asks, read once more without the solver's words."""
    match kind:
        case TaskKind.LAY_ALL | TaskKind.GO_OUT:
            return Counter(end.play) == Counter(before.rack)
        case TaskKind.LAY_AT_LEAST:
            return len(end.play) >= number
        case TaskKind.OPEN:
            return bool(end.play)
        case TaskKind.FREE_JOKER:
            (home,) = (meld for meld in before.table if JOKER in meld)
            (now,) = (one for one in end.sets if len(one.numbered) < len(one.tiles))
            return not {*home} & {*now.numbered}


def counted(truth: Truth, task: Task) -> int:
    """How many solutions the oracle knows."""
    by_play: dict[object, dict[object, int]] = {}
    for end in truth.ends:
        if end.taken_up or not does(task.kind, task.tiles, truth.before, end) or not truth.is_legal(end):
            continue
        key = table_key([tile_set(one.tiles) for one in end.sets])
        tables = by_play.setdefault(end.play, {})
        tables[key] = max(tables.get(key, 0), truth.kept(end))
    return sum(sum(kept == max(tables.values()) for kept in tables.values()) for tables in by_play.values())


def is_for_puzzles(setting: Setting, before: Before) -> bool:
    rules = setting.rules
    stated = any(tile.means for meld in before.table for tile in meld)
    return rules.group_distinct_colours and not rules.joker_after_swap.rack_allowed and not stated


def drawn(kind: TaskKind, chance: Random) -> Position:
    """A position that a task may be asked of."""
    while True:
        position = draw(chance, tiles=12)
        if kind is TaskKind.OPEN:
            position = replace(position, opened=False)
        if kind is TaskKind.FREE_JOKER:
            with_joker = with_its_tile(position)
            if with_joker is None:
                continue
            position = with_joker
        if is_for_puzzles(position.setting, position.before):
            return position


def with_its_tile(position: Position) -> Position | None:
    """A position with one joker, on the table, and the tile for its place on the rack."""
    homes = [meld for meld in position.before.table if meld.jokers]
    if len(homes) != 1 or homes[0].jokers != 1 or "*" in position.rack:
        return None
    means = min(position.setting.read(homes[0]).means[0])
    every = [*position.before.table.tiles().elements(), *position.before.rack]
    return replace(position, rack=[*position.rack, means.text]) if every.count(means) < 2 else None


@pytest.mark.parametrize("kind", TaskKind)
@pytest.mark.parametrize("seed", every(3, SEEDS))
def test_counts_agree_with_the_oracle(seed: int, kind: TaskKind) -> None:
    """Protects the word *only*: each task has as many solutions as are found, under every joker rule."""
    chance, compared = Random(f"{seed}/{kind}"), 0
    for _ in range(DRAWN):
        position = drawn(kind, chance)
        setting, before = position.setting, position.before
        truth, task = Truth(setting, before, 400), Task(kind, 2 if kind is TaskKind.LAY_AT_LEAST else 0)
        try:
            known = counted(truth, task)
        except TooMany:
            continue
        found = solutions(setting, before, task, most=1000)
        assert len(found) == known, f"{task} {position}: {[str(one.table) for one in found]}"
        compared += known > 0
    assert compared >= 3


SMALL = 14
"""So many tiles are few enough for the oracle."""


def small_ones(kind: TaskKind) -> list[KnownPuzzle]:
    """Shipped puzzles of a task that are small, of each pack."""
    every = [one for one in all_shipped() if one.task.kind is kind]
    return [one for one in every if one.table.tiles().total() + len(one.rack) <= SMALL]


@pytest.mark.parametrize("kind", TaskKind)
def test_the_oracle_agrees_that_shipped_puzzles_have_one_solution(kind: TaskKind) -> None:
    """Protects players: an oracle that shares no code with the proof finds one solution too."""
    some, proven = Random(1).sample(small_ones(kind), PROVEN), 0
    for puzzle in some:
        try:
            assert counted(Truth(puzzle.setting, puzzle.before), puzzle.task) == 1, puzzle.json()
        except TooMany:
            continue
        proven += 1
    assert proven > PROVEN // 2


@pytest.mark.parametrize(
    ("table", "rack", "number"),
    [
        ("r3 r4 r5", "r6", 1),
        ("r3 r4 r5", "r6 r7 r8", 1),  # two runs of three keep a set, one of six keeps none
        ("r3 r4 r5 | k5 b5 y5", "r2", 1),
        ("k3 r3 b3 | k4 b4 y4 | k5 b5 y5 | k6 r6 b6 y6 | r4 r5 r6 r7", "k7 y2 y3", 1),
        ("b3 b4 b5 | k8 r8 b8 y8 | r3 r4 r5 | y3 y4 y5", "k5 r8 y8", 1),
        ("r3 r4 r5 | r7 r8 r9", "r6", 2),
        ("k9 b9 y9", "r3", 0),
    ],
)
def test_known_positions(table: str, rack: str, number: int) -> None:
    """Protects what one solution means: the most old sets kept, and every end table counted."""
    before = Before(read_table(table), read_rack(rack), True, True)
    assert len(solutions(SABRA, before, Task(TaskKind.LAY_ALL), most=9)) == number


def test_the_joker_comes_free() -> None:
    """Protects the task: the joker must lie with other tiles than before."""
    before = Before(read_table("r3 * r5"), read_rack("r4 k8 k9"), True, True)
    (found,) = solutions(SABRA, before, Task(TaskKind.FREE_JOKER))
    assert kept_sets(SABRA, before.table, found.table).total() == 0
    assert {tile_set(meld) for meld in found.table} == {
        tile_set(meld) for meld in read_table("r3 r4 r5 | k8 k9 *")
    }

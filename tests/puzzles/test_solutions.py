"""Solutions are counted completely: held against an oracle that shares no code with the solver."""

from __future__ import annotations

from random import Random

import pytest

from tests.hunt.draw import draw
from tests.hunt.ends import End, TooMany
from tests.hunt.truth import Truth
from tilerummy.puzzles.end_tables import table_key, tile_set
from tilerummy.puzzles.puzzle import Task, TaskKind
from tilerummy.puzzles.solutions import fulfils, kept_sets, solutions
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Table, read_rack, read_table
from tilerummy.rules.turn import Before

SEEDS = range(8)
DRAWN = 60
SABRA = setting_for(load("sabra"), 2)


def table_of(end: End) -> Table:
    return Table(Meld(one.tiles) for one in end.sets)


def counted(truth: Truth, task: Task) -> int:
    """How many solutions the oracle knows."""
    by_play: dict[object, dict[object, int]] = {}
    for end in truth.ends:
        table = table_of(end)
        if end.taken_up or not fulfils(truth.setting, truth.before, task, table) or not truth.is_legal(end):
            continue
        key = table_key([tile_set(one.tiles) for one in end.sets])
        tables = by_play.setdefault(end.play, {})
        tables[key] = max(tables.get(key, 0), truth.kept(end))
    return sum(sum(kept == max(tables.values()) for kept in tables.values()) for tables in by_play.values())


def is_for_puzzles(setting: Setting, before: Before) -> bool:
    rules = setting.rules
    stated = any(tile.means for meld in before.table for tile in meld)
    return rules.group_distinct_colours and not rules.joker_after_swap.rack_allowed and not stated


@pytest.mark.parametrize("seed", SEEDS)
def test_counts_agree_with_the_oracle(seed: int) -> None:
    """Protects the word *only*: as many solutions are found as there are, under every joker rule."""
    chance, compared = Random(seed), 0
    for _ in range(DRAWN):
        position = draw(chance, tiles=12)
        setting, before = position.setting, position.before
        if not is_for_puzzles(setting, before):
            continue
        truth = Truth(setting, before, 400)
        for task in (Task(TaskKind.LAY_ALL), Task(TaskKind.LAY_AT_LEAST, 2)):
            try:
                known = counted(truth, task)
            except TooMany:
                continue
            found = solutions(setting, before, task, most=1000)
            assert len(found) == known, f"{task} {position}: {[str(one.table) for one in found]}"
            compared += known > 0
    assert compared > 3


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
    assert kept_sets(before.table, found.table).total() == 0
    assert {tile_set(meld) for meld in found.table} == {
        tile_set(meld) for meld in read_table("r3 r4 r5 | k8 k9 *")
    }

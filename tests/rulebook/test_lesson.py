"""The tutorial teaches only what is so: whatever its board accepts is a legal turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from tilerummy.rulebook.example import judge_turn
from tilerummy.rulebook.lesson import Lesson, lessons, timed
from tilerummy.rules.judging.settlement import settle
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Table, read_table
from tilerummy.rules.tile import JOKER, Tile

NAMES = ["group", "run", "joker", "opening", "add", "split", "combine", "swap", "time", "out"]


def arrangements(setting: Setting, tiles: list[Tile]) -> Iterator[list[Meld]]:
    """Every way to lay all these tiles in sets; slow and plain, for a dozen tiles."""
    if not tiles:
        yield []
        return
    first = min(tiles)
    for meld in sorted(set(sets_with(setting, first, tiles)), key=str):
        rest = [*tiles]
        for tile in meld:
            rest.remove(tile.plain)
        for others in arrangements(setting, rest):
            yield [meld, *others]


def sets_with(setting: Setting, first: Tile, tiles: list[Tile]) -> Iterator[Meld]:
    """Every set that holds this tile."""
    others = [*tiles]
    others.remove(first)
    for size in range(2, len(tiles)):
        for chosen in set(combinations(sorted(others), size)):
            yield from laid_as(setting, [first, *chosen])


def laid_as(setting: Setting, tiles: list[Tile]) -> Iterator[Meld]:
    """These tiles in an order that makes them a set, if there is one; a joker goes wherever it fits."""
    numbered = sorted((tile for tile in tiles if tile is not JOKER), key=lambda tile: tile.number)
    jokers = len(tiles) - len(numbered)
    orders = [Meld([*numbered, *[JOKER] * jokers])]
    if jokers == 1:
        orders = [Meld([*numbered[:i], JOKER, *numbered[i:]]) for i in range(len(numbered) + 1)]
    yield from (meld for meld in orders if setting.read(meld).valid)


def accepted(setting: Setting, lesson: Lesson) -> Iterator[Table]:
    """Every table that the board takes for an answer: the goal lies, and all sets are right."""
    rest = [*lesson.rack]
    for tile in lesson.goal:
        rest.remove(tile)
    old = [tile.plain for meld in lesson.table for tile in meld]
    more = chain.from_iterable(combinations(rest, size) for size in range(len(rest) + 1))
    for extra in set(more):
        for melds in arrangements(setting, [*old, *lesson.goal, *extra]):
            yield Table(melds)


@pytest.mark.parametrize("preset", preset_ids())
def test_what_the_board_accepts_is_legal(preset: str) -> None:
    """Protects learners from a false yes: each task can be done, and each way to do it is legal."""
    rules = load(preset)
    setting = setting_for(rules, rules.players[0])
    tasks = lessons(rules)
    assert [task.name for task in tasks] == NAMES
    for task in tasks:
        if task.name == "time":
            continue
        answers = [*accepted(setting, task)]
        assert answers, task.name
        for table in answers:
            refusals = judge_turn(setting, task.table, task.rack, table, task.opened, announced=True)
            assert not refusals, (task.name, str(table), refusals)


@pytest.mark.parametrize("preset", preset_ids())
def test_the_last_task_empties_the_rack(preset: str) -> None:
    """Protects the happy end: going out is going out."""
    task = lessons(load(preset))[-1]
    assert task.goal == task.rack


@pytest.mark.parametrize("preset", preset_ids())
def test_the_time_out_ends_as_it_is_told(preset: str) -> None:
    """Protects the lesson of the clock: a loose tile comes back, and the penalty is the preset's."""
    rules = timed(load(preset))
    setting = setting_for(rules, rules.players[0])
    task = next(task for task in lessons(rules) if task.name == "time")
    ten = next(tile for tile in task.rack if tile.number == 10)
    draft = Proposal(Table((*task.table, Meld((ten,)))))
    before = Before(task.table, task.rack, opened=True, any_opened=True)
    settled = settle(setting, before, draft, void=rules.on_timeout == "turn_void", drew=True)
    assert settled.table == task.table
    assert settled.rack == task.rack
    assert settled.draws == len(task.drawn)
    assert str(task.done.key) == f"book-time-{rules.on_timeout}".replace("_", "-")


def test_arrangements_are_all_found() -> None:
    """The first test would say nothing if it overlooked ways to lay."""
    setting = setting_for(load("sabra"), 2)
    tiles = [tile for meld in read_table("k5 k6 k7 | r5 b5 y5") for tile in meld]
    assert {str(Table(melds)) for melds in arrangements(setting, tiles)} >= {"k5 k6 k7 | r5 b5 y5"}
    joker = [*read_table("k4 k5 *")[0]]
    assert {str(melds[0]) for melds in arrangements(setting, joker)} == {"* k4 k5", "k4 k5 *"}

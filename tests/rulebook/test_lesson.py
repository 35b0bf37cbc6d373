"""The tutorial teaches only what is so: whatever its board accepts is a legal turn."""

from __future__ import annotations

import pytest

from tests.solver.positions import best_in
from tilerummy.rulebook.contents import lessons, timed
from tilerummy.rulebook.example import judge_turn
from tilerummy.rules.judging.settlement import settle
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Table
from tilerummy.solver.solve import Wish

NAMES = ["group", "run", "joker", "opening", "add", "split", "combine", "swap", "time", "out"]


def sorted_set(meld: Meld) -> str:
    """A set by its tiles, whatever their order."""
    return " ".join(sorted(str(tile.plain) for tile in meld))


@pytest.mark.parametrize("preset", preset_ids())
def test_what_the_board_accepts_is_legal(preset: str) -> None:
    """Protects learners from a false yes: each task can be done, and each way to do it is legal."""
    rules = load(preset)
    setting = setting_for(rules, rules.players[0])
    tasks = lessons(rules)
    assert [task.name for task in tasks] == NAMES
    for task in tasks:
        if task.name != "time":
            refusals = judge_turn(setting, task.table, task.rack, task.end, task.opened, announced=True)
            assert not refusals, (task.name, refusals)


@pytest.mark.parametrize("preset", preset_ids())
def test_a_task_has_one_answer(preset: str) -> None:
    """Protects learners from a false no: no other turn lays as many tiles as the one that is asked for."""
    rules = load(preset)
    for task in lessons(rules):
        if task.name != "time":
            found = best_in(task.table, task.rack, rules, opened=task.opened, wish=Wish(nodes=50_000))
            old = [tile.plain for meld in task.table for tile in meld]
            assert len(found.play) == sum(map(len, task.end)) - len(old), task.name
            assert {sorted_set(meld) for meld in found.table} == {sorted_set(meld) for meld in task.end}


@pytest.mark.parametrize("preset", preset_ids())
def test_the_last_task_empties_the_rack(preset: str) -> None:
    """Protects the happy end: going out is going out."""
    task = lessons(load(preset))[-1]
    assert sum(map(len, task.end)) == sum(map(len, task.table)) + len(task.rack)


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
    assert task.done.key == ("lesson-time-penalty" if task.drawn else "lesson-time-done")

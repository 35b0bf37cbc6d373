"""Other plays, steps and counts."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import oracle
from tests.sizes import every
from tests.solver.positions import any_rules, small_position
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import setting_for, setting_with
from tilerummy.rules.table import Table, read_rack, read_table
from tilerummy.rules.tile import Colour, Tile
from tilerummy.solver import BEST, solve_turn
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.count import count_turns
from tilerummy.solver.steps import NEW, RACK, Do, Step, steps

PALETTE = tuple(map(Colour, "krby"))
COUNTS = Path(__file__).parents[1] / "data" / "counts"

on_both_cores = pytest.mark.usefixtures("either_core")


@on_both_cores
@pytest.mark.parametrize("seed", range(10))
def test_alternatives_are_all_different_plays_best_first(seed: int) -> None:
    """They are exactly the plays that the oracle finds legal."""
    chance = Random(f"alternatives {seed}")
    setting = setting_with(any_rules(chance), PALETTE, 2)
    before = small_position(setting, chance, 2, 4)
    found = [solution.play for solution in alternatives(setting, before)]
    legal = {play for play in oracle.plays(before.rack) if play and oracle.legal_end(setting, before, play)}
    assert set(found) == legal
    assert len(found) == len(legal)
    assert [oracle.worth(setting, play) for play in found] == sorted(
        (oracle.worth(setting, play) for play in found), reverse=True
    )


@on_both_cores
def test_the_best_three() -> None:
    """The first alternative is the best play."""
    setting = setting_for(load("sabra"), 2)
    before = Before(read_table("b8 b9 b10"), read_rack("b11 k8 r8 b7"), opened=True, any_opened=True)
    best = list(islice(alternatives(setting, before), 3))
    assert best[0].play == solve_turn(setting, before, BEST).play
    assert [solution.tiles for solution in best] == [3, 2, 1]


def test_who_should_stop_asks_no_more() -> None:
    """The plays that are known already still come: nothing more is asked for the next ones."""
    setting = setting_for(load("sabra"), 2)
    before = Before(read_table("b8 b9 b10"), read_rack("b11 k8 r8 b7"), opened=True, any_opened=True)
    every = [solution.play for solution in alternatives(setting, before)]
    questions = iter([False] * 3 + [True] * 20)
    known = [solution.play for solution in alternatives(setting, before, stop=lambda: next(questions))]
    assert known
    assert len(known) < len(every)
    assert set(known) < set(every)


@pytest.mark.parametrize("seed", range(20))
def test_steps_lead_from_one_table_to_the_other(seed: int) -> None:
    """Whoever follows them ends with the solver's table and has laid the play."""
    chance = Random(f"steps {seed}")
    setting = setting_with(load("sabra"), PALETTE, 2)
    before = small_position(setting, chance, 5, 8)
    solution = solve_turn(setting, before)
    taken = steps(before.table, solution.table)
    assert sorted(t for step in taken if step.source == RACK for t in step.tiles) == sorted(solution.play)
    assert follow(before.table, taken, len(solution.table)) == forms(solution.table)


def follow(table: Table, taken: tuple[Step, ...], ends: int) -> list[list[str]]:
    old = [Counter(tile.plain for tile in meld) for meld in table]
    done: list[Counter[Tile]] = [Counter() for _ in range(ends)]
    grown: dict[int, int] = {}
    for step in taken:
        tiles = Counter(step.tiles)
        if step.source != RACK:
            assert not tiles - old[step.source]
            old[step.source] -= tiles
        assert step.do is not Do.TAKE_BACK
        done[step.target] += Counter(step.tiles)
        if step.onto != NEW:
            grown[step.target] = step.onto
    for target, onto in grown.items():
        done[target] += Counter(old[onto])
        old[onto] = Counter()
    whole = [sorted(map(str, counter.elements())) for counter in [*done, *old] if counter]
    return sorted(whole)


def forms(table: Table) -> list[list[str]]:
    return sorted(sorted(str(tile.plain) for tile in meld) for meld in table)


def test_nothing_to_do_needs_no_step() -> None:
    """A table that stays as it is asks for nothing."""
    table = read_table("b8 b9 b10")
    assert steps(table, table) == ()


def counted() -> list[Any]:
    """Positions with their counts; every other one has its turn under `-m long`."""
    rows = []
    for path in sorted(COUNTS.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                preset, opened, table, rack, number = (part.strip() for part in line.split(";"))
                rows.append((preset, table, rack, opened == "opened", int(number)))
    return [row if at % 2 else pytest.param(*row, marks=pytest.mark.long) for at, row in enumerate(rows)]


def test_every_preset_has_its_counts() -> None:
    """Protects a new preset: `./run python -m tests.case_files counts` counts its turns by the oracle."""
    assert {path.stem for path in COUNTS.glob("*.txt")} == {*preset_ids()}


@pytest.mark.parametrize(("preset", "table", "rack", "opened", "number"), every(3, counted()))
def test_counts_of_legal_turns(preset: str, table: str, rack: str, opened: bool, number: int) -> None:
    """Our perft: the number of different tables that a legal turn can leave, as the oracle counts them."""
    setting = setting_for(load(preset), 2)
    before = Before(read_table(table), read_rack(rack), opened, any_opened=bool(table))
    assert count_turns(setting, before) == number
    ends = {
        oracle.form(setting, end)
        for play in oracle.plays(before.rack)
        if play
        for end, _ in oracle.legal_ends(setting, before, play)
    }
    assert len(ends) == number

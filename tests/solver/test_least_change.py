"""Large positions, too large for the oracle, in which a turn is known that leaves so many sets alone.

The compiled core answers each of them in some hundredths of a second; the plain one takes up to ten seconds.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.solver.test_solve import assert_legal, kept
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_with
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import Colour
from tilerummy.solver import Certainty, solve_turn

CORES = ["compiled", pytest.param("plain", marks=pytest.mark.long)]

LINES = (Path(__file__).parents[1] / "data" / "least_change.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.usefixtures("either_core")
@pytest.mark.parametrize("either_core", CORES, indirect=True)
@pytest.mark.parametrize("line", [line for line in LINES if not line.startswith("#")])
def test_as_many_sets_are_left_alone(line: str) -> None:
    tiles, points, sets, options, colours, jokers, table, rack = line.split(" ; ")
    rules = load("sabra").with_options(json.loads(options))
    setting = setting_with(rules, tuple(map(Colour, "krbyog"[: int(colours)])), int(jokers))
    before = Before(read_table(table), read_rack(rack), opened=True, any_opened=True)
    solution = solve_turn(setting, before)
    assert_legal(setting, before, solution)
    assert solution.status is Certainty.OPTIMAL
    assert (solution.tiles, solution.points) == (int(tiles), int(points))
    assert kept(before, solution.table) >= int(sets)

"""The solver against an oracle that shares no code with it, on positions made to be hard."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.hunt.compare import faults
from tests.hunt.draw import draw
from tests.hunt.ends import TooMany
from tests.hunt.position import Position, read_line
from tests.hunt.truth import kept, lain_table
from tilerummy.solver import BEST, solve_turn
from tilerummy.solver.alternatives import alternatives

KEPT = [
    line
    for line in (Path(__file__).parents[1] / "data" / "hunted.jsonl").read_text(encoding="utf-8").splitlines()
    if line
]
SMALL = 400
"""So many end tables are looked at quickly."""


@pytest.mark.parametrize("line", KEPT)
def test_what_was_once_wrong_is_right(line: str, either_core: str) -> None:
    """Protects every position in which a solver of ours was once wrong."""
    position, expected = read_line(line), json.loads(line)["expect"]
    setting, before = position.setting, position.before
    solution = solve_turn(setting, before, BEST)
    said: dict[str, object] = {"tiles": solution.tiles, "points": solution.points}
    said["kept"] = kept(lain_table(setting, before.table), lain_table(setting, solution.table))
    if "top" in expected:
        said["top"] = [[one.tiles, one.points] for one in alternatives(setting, before, BEST)]
    assert {name: said[name] for name in expected} == expected
    assert list(faults(position)) == []


@pytest.mark.parametrize("seed", range(12))
def test_hard_positions_are_answered_exactly(seed: int, either_core: str) -> None:
    """Protects the promise that no legal turn lays more, under presets and mixtures of rules alike."""
    chance = Random(f"hard {seed}")
    wrong = [(str(position), fault) for position in some(chance, 8) for fault in found(position)]
    assert wrong == []


def some(chance: Random, number: int) -> list[Position]:
    return [draw(chance, tiles=11) for _ in range(number)]


def found(position: Position) -> list[str]:
    try:
        return list(faults(position, most=SMALL))
    except TooMany:
        return []

"""The published set: positions with what their best turns are worth, found in two ways that share no code."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.histories.optimum import PATIENCE, Optimum, Unanswered, optimum
from tests.hunt.ends import TooMany
from tests.hunt.truth import Truth, kept, lain_table
from tilerummy.library.position_text import PositionFacts, read_json, write_json
from tilerummy.rules.preset import load
from tilerummy.solver import BEST, Certainty, solve_turn

VERSION = 1
PLACE = Path(__file__).parents[2] / "docs" / "optima" / f"optima-{VERSION}.jsonl"
LISTING, PROGRAM = "listing", "program"
MOST_ENDS = 1500
"""Positions with more end tables than this are not listed."""


@dataclass(frozen=True)
class Known:
    """A position, its optimum, and how that is known besides by the solver."""

    name: str
    situation: PositionFacts
    expect: Optimum
    by: tuple[str, ...]

    def __str__(self) -> str:
        position: dict[str, object] = json.loads(write_json(self.situation))
        position.pop("players", None)
        position["palette"] = list(self.situation.setting.shape.colours)
        position["any_opened"] = self.situation.before.any_opened
        return json.dumps({"id": self.name, **position, "expect": asdict(self.expect), "by": self.by})


def read_known(line: str) -> Known:
    """The entry of a line."""
    said: Mapping[str, object] = json.loads(line)
    position = {name: value for name, value in said.items() if name not in ("id", "expect", "by")}
    expect = Optimum(**said["expect"])  # type: ignore[arg-type]
    situation = read_json(position, load("sabra"), {})
    return Known(str(said["id"]), situation, expect, tuple(said["by"]))  # type: ignore[arg-type]


def all_known() -> Iterator[Known]:
    """Every position of the set."""
    return map(read_known, PLACE.read_text(encoding="utf-8").splitlines())


def by_solver(situation: PositionFacts) -> Optimum:
    """What the solver says."""
    setting, before = situation.setting, situation.before
    solution = solve_turn(setting, before, BEST)
    assert solution.status is not Certainty.BEST_FOUND
    stay = kept(lain_table(setting, before.table), lain_table(setting, solution.table))
    return Optimum(solution.tiles, solution.points, stay)


def by_listing(situation: PositionFacts) -> Optimum | None:
    """What the best of all end tables is; None if there are too many."""
    truth = Truth(situation.setting, situation.before, MOST_ENDS)
    try:
        return Optimum(*truth.best(), truth.most_kept())
    except TooMany:
        return None


def by_program(situation: PositionFacts, patience: float = PATIENCE) -> Optimum | None:
    """What the integer program says; None if it was given up."""
    try:
        return optimum(situation.setting, situation.before, patience)
    except Unanswered:
        return None


OTHER_WAYS: Mapping[str, Callable[[PositionFacts], Optimum | None]] = {
    LISTING: by_listing,
    PROGRAM: by_program,
}

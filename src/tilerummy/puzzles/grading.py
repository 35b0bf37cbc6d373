"""A position that has one solution becomes a puzzle: level, themes and steps are written on it."""

from __future__ import annotations

from dataclasses import replace

from tilerummy.puzzles.level import Measure, measure, themes
from tilerummy.puzzles.puzzle import Puzzle
from tilerummy.rules.table import Table


def graded(puzzle: Puzzle, solution: Table, measured: Measure | None = None) -> Puzzle:
    """The puzzle with its solution and all that follows from it; measured first unless it has been."""
    setting, before = puzzle.setting, puzzle.before
    measured = measured or measure(setting, before, puzzle.task, solution)
    return replace(
        puzzle,
        level=measured.level,
        themes=themes(setting, before, solution, measured),
        solution=solution,
        steps=measured.steps,
    )


def grade_faults(puzzle: Puzzle, measured: Measure | None = None) -> list[str]:
    """What is written on a puzzle and does not follow from its solution."""
    right = graded(puzzle, puzzle.solution, measured)
    faults = []
    if right.level != puzzle.level:
        faults.append(f"level: it is {right.level}, not {puzzle.level}")
    if right.themes != puzzle.themes:
        faults.append(f"themes: they are {', '.join(right.themes) or 'none'}")
    if right.steps != puzzle.steps:
        faults.append(f"steps: there are {right.steps}, not {puzzle.steps}")
    return faults

"""A candidate: a position and a task, of which nothing is proven yet."""

from __future__ import annotations

from dataclasses import dataclass

from tilerummy.puzzles.proof import WHOLE_RACK
from tilerummy.puzzles.puzzle import Task, TaskKind
from tilerummy.rules.judging.turn import Before


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position and what it might ask for."""

    before: Before
    task: Task


def whole_rack(size: int) -> Task:
    """The task to lay so many tiles, all there are."""
    return Task(TaskKind.LAY_ALL if size < WHOLE_RACK else TaskKind.GO_OUT)

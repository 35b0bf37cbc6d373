"""What the companion's worker computes: nothing is hidden from whoever asks, for it is their own table."""

from __future__ import annotations

from tilerummy.rulebook.example import judge_turn
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.refusal import Refusal
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.server.jobs.turns import Best
from tilerummy.solver import Wish, solve_turn
from tilerummy.solver.steps import steps


def verdict_on(setting: Setting, before: Before, after: Table, announced: bool) -> tuple[Refusal, ...]:
    """Everything the rules have against a turn."""
    return judge_turn(setting, before.table, before.rack, after, before.opened, announced)


def best_from(setting: Setting, before: Before, budget_ms: float) -> Best:
    """The best turn from a position that somebody typed in."""
    solution = solve_turn(setting, before, Wish(budget_ms=budget_ms))
    return Best(solution, steps(before.table, solution.table), None)

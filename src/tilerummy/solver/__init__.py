"""The exact best turn under every rule set."""

from tilerummy.solver.encoding import Goal
from tilerummy.solver.engine import ENGINE
from tilerummy.solver.solution import Certainty, Solution
from tilerummy.solver.solve import ANYHOW, BEST, Wish, can_go_out, can_play, solve, solve_between, solve_turn

__all__ = [
    "ANYHOW",
    "BEST",
    "ENGINE",
    "Certainty",
    "Goal",
    "Solution",
    "Wish",
    "can_go_out",
    "can_play",
    "solve",
    "solve_between",
    "solve_turn",
]

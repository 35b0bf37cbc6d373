"""The exact best turn under every rule set."""

from tilerummy.solver.best_turn import BestTurn, Certainty
from tilerummy.solver.cores import ENGINE
from tilerummy.solver.encoding import Goal
from tilerummy.solver.solve import ANYHOW, BEST, Wish, can_go_out, can_play, solve_between, solve_turn

__all__ = [
    "ANYHOW",
    "BEST",
    "ENGINE",
    "BestTurn",
    "Certainty",
    "Goal",
    "Wish",
    "can_go_out",
    "can_play",
    "solve_between",
    "solve_turn",
]

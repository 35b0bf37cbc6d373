"""The search core in use: the compiled one where it was built, else the plain one, which always works.

Setting the environment variable ``TILERUMMY_PLAIN`` chooses the plain core.
"""

import os

from tilerummy.solver import core
from tilerummy.solver.problem import Answer, Problem, Status

try:
    from tilerummy.solver import _core
except ImportError:
    COMPILED = False
else:
    COMPILED = True

ENGINE = "compiled" if COMPILED and not os.environ.get("TILERUMMY_PLAIN") else "plain"
STATUSES = (Status.OPTIMAL, Status.NONE, Status.BUDGET)
"""What the compiled core counts as 0, 1 and 2."""


def solve_compiled(problem: Problem) -> Answer:
    """The answer of greatest worth, by the compiled core."""
    least = problem.floor
    if least is not None and not problem.floor_counts:
        least += 1
    status, weight, keep, used, jokers, melds, nodes = _core.solve(
        problem.colours,
        problem.group_max,
        problem.distinct,
        problem.need,
        problem.may,
        problem.weight,
        problem.joker_need,
        problem.joker_may,
        problem.joker_weight,
        problem.run_blocks,
        problem.group_blocks,
        problem.keep_runs,
        problem.keep_groups,
        least,
        problem.node_limit,
        problem.deadline_ns,
        problem.placed,
    )
    return Answer(STATUSES[status], weight, keep, used, jokers, melds, nodes)


solve_problem = solve_compiled if ENGINE == "compiled" else core.solve_problem
"""Solve one problem with the core in use."""

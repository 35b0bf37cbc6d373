"""The search core in use: the compiled one where it was built, else the plain one, which always works.

Setting the environment variable ``TILERUMMY_PLAIN`` chooses the plain core.
"""

import os
from collections.abc import Sequence

from tilerummy.solver import plain
from tilerummy.solver.problem import Answer, GroupBlock, Problem, RunBlock, Status

try:
    from tilerummy.solver import _core
except ImportError:
    COMPILED = False
else:
    COMPILED = True

ENGINE = "compiled" if COMPILED and not os.environ.get("TILERUMMY_PLAIN") else "plain"
STATUSES = (Status.OPTIMAL, Status.NONE, Status.BUDGET, Status.WEIGHED, Status.UNSOUND)
"""What the compiled core counts as 0 to 4."""


def solve_compiled(problem: Problem) -> Answer:
    """The answer of greatest worth, by the compiled core."""
    status, weight, keep, used, jokers, melds, nodes = _core.solve(problem)
    return Answer(STATUSES[status], weight, keep, used, jokers, melds, nodes)


solve_problem = solve_compiled if ENGINE == "compiled" else plain.solve_problem
"""Solve one problem with the core in use."""


def may_join_compiled(
    problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]
) -> tuple[bytes, int]:
    """Whether there may be an answer with each of these blocks more, and the nodes it took: 0 is sure."""
    return _core.may_join(problem, tuple(runs), tuple(groups))


may_join = may_join_compiled if ENGINE == "compiled" else plain.may_join
"""Ask about many blocks at once with the core in use."""

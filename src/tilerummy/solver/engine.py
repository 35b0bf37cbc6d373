"""The search core in use: the compiled one where it was built, else the plain one, which always works.

Setting the environment variable ``TILERUMMY_PLAIN`` chooses the plain core.
"""

import os
from collections.abc import Sequence

from tilerummy.solver.packed import (
    MAY_JOIN,
    SOLVE,
    Ask,
    ask,
    no_core,
    pack_blocks,
    pack_problem,
    read_answer,
    read_joins,
)
from tilerummy.solver.page_core import ON_A_PAGE, SOLVER
from tilerummy.solver.problem import Answer, GroupBlock, Problem, RunBlock

core: Ask = no_core
"""What answers questions as bytes, where it was built."""
COMPILED = True
try:
    from tilerummy.solver import _core

    core = _core.ask
except ImportError:
    if ON_A_PAGE:
        core = SOLVER
    else:
        COMPILED = False

ENGINE = "compiled" if COMPILED and not os.environ.get("TILERUMMY_PLAIN") else "plain"


def solve_compiled(problem: Problem) -> Answer:
    """The answer of greatest worth, by the compiled core."""
    return read_answer(ask(core, SOLVE + pack_problem(problem)), len(problem.need))


def solve_plain(problem: Problem) -> Answer:
    """The same by the plain core. It is loaded when it is asked: a page has no copy of it."""
    from tilerummy.solver import plain

    return plain.solve_problem(problem)


solve_problem = solve_compiled if ENGINE == "compiled" else solve_plain
"""Solve one problem with the core in use."""


def may_join_compiled(
    problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]
) -> tuple[bytes, int]:
    """Whether there may be an answer with each of these blocks more, and the nodes it took: 0 is sure."""
    return read_joins(ask(core, MAY_JOIN + pack_problem(problem) + pack_blocks(runs, groups)))


def may_join_plain(
    problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]
) -> tuple[bytes, int]:
    """The same by the plain core."""
    from tilerummy.solver import plain

    return plain.may_join(problem, runs, groups)


may_join = may_join_compiled if ENGINE == "compiled" else may_join_plain
"""Ask about many blocks at once with the core in use."""

"""A whole solve: searches from both ends, in exact mode where it must be, and the melds they find."""

from tilerummy.solver.plain.arrangement import Arrangement
from tilerummy.solver.plain.mirror import begins_high, mirrored, mirrored_answer
from tilerummy.solver.plain.node import Node
from tilerummy.solver.plain.search import Budget, Search
from tilerummy.solver.plain.setup import Setup
from tilerummy.solver.problem import Answer, GroupBlock, Problem, RunBlock, Status, check_problem

PATIENCE = 1500
"""Nodes before a search changes ends; after a try from both ends it has four times as much.

More than in the compiled core: better prices cost more here than some hundred nodes.
"""
FIRST_ROUNDS = 20
"""Steps then spent on better prices; the next time three times as many."""
LAST_ROUNDS = 540


def solve_problem(problem: Problem) -> Answer:
    """The answer of greatest worth to a problem."""
    check_problem(problem)
    budget = Budget(problem)
    known = problem.floor if problem.known and problem.floor is not None else -1
    answer = None
    # If the budget may be spent soon, a play comes first, and what it leaves alone after that.
    hurried = problem.deadline_ns or 0 < problem.node_limit <= PATIENCE
    if not hurried or problem.known or not _wants_keeps(problem):
        answer, _ = _solve_whole(problem, budget, problem.placed, known)
    if answer is None:
        answer = _solve_in_turn(problem, budget)
    return answer._replace(nodes=budget.nodes)


def _wants_keeps(problem: Problem) -> bool:
    blocks = (*problem.run_blocks, *problem.group_blocks)
    return bool(problem.keep_runs or problem.keep_groups or any(block[-1] for block in blocks))


def _solve_whole(problem: Problem, budget: Budget, exact: bool, known: int) -> tuple[Answer | None, bool]:
    """Search, and if the surplus of jokers finds no place, search again in exact mode."""
    while True:
        search, status, node = _search_from_ends(problem, budget, exact, known)
        if status is None:
            return None, exact
        if status is Status.BUDGET:
            return _turned_back(search, _best_found(search)), exact
        if node is None:
            return _no_answer(problem, Status.NONE), exact
        arrangement = Arrangement(search.setup, node)
        if exact or not arrangement.place_surplus():
            return _turned_back(search, arrangement.answer(status, node.gain)), exact
        exact = True


def _turned_back(search: Search, answer: Answer) -> Answer:
    return mirrored_answer(answer) if search.setup.high else answer


def _search_from_ends(
    problem: Problem, budget: Budget, exact: bool, known: int
) -> tuple[Search, Status | None, Node | None]:
    """Search from both ends in turn, each time with more patience.

    But the first time that old melds make it long it is given up: then the best weight is found first.
    """
    high, gives_up = begins_high(problem), known < 0 and _wants_keeps(problem)
    patience, rounds = PATIENCE, 0
    while True:
        for _ in range(2):
            setup = Setup(mirrored(problem) if high else problem, exact, high)
            search = Search(setup, budget, known)
            if rounds:
                search.improve_prices(rounds)
            status, node = search.run(patience)
            if status is not None or gives_up:
                return search, status, node
            high = not high
        patience, rounds = patience * 4, min(3 * rounds, LAST_ROUNDS) or FIRST_ROUNDS


def _solve_in_turn(problem: Problem, budget: Budget) -> Answer:
    """First the best weight without a thought for old melds, then with it the most that can be kept."""
    run_blocks = tuple(RunBlock(*block[:3]) for block in problem.run_blocks)
    group_blocks = tuple(GroupBlock(*block[:3]) for block in problem.group_blocks)
    bare = problem._replace(run_blocks=run_blocks, group_blocks=group_blocks, keep_runs=(), keep_groups=())
    best, exact = _solve_whole(bare, budget, False, -1)
    if best is None or best.status is not Status.OPTIMAL:
        return best or _no_answer(problem, Status.NONE)
    answer, _ = _solve_whole(problem, budget, exact, best.weight)
    if answer is None or answer.melds is None:
        return best._replace(status=Status.WEIGHED)
    return answer


def _best_found(search: Search) -> Answer:
    """The best that a short dive finds once the budget is spent."""
    setup, best = search.setup, None
    problem = setup.problem
    for node in search.dive():
        if best and best[0] >= node.gain:
            break
        arrangement = Arrangement(setup, node)
        missing = 0 if setup.exact else arrangement.place_surplus()
        worth = node.gain - missing * problem.joker_weight * setup.scale
        enough = arrangement.jokers >= problem.joker_need and worth >= search.least
        if enough and (best is None or worth > best[0]):
            best = worth, arrangement
    status = Status.BUDGET if search.known < 0 else Status.WEIGHED
    return best[1].answer(status, best[0]) if best else _no_answer(problem, Status.BUDGET)


def _no_answer(problem: Problem, status: Status) -> Answer:
    return Answer(status, 0, 0, bytes(len(problem.may)), 0, None, 0)

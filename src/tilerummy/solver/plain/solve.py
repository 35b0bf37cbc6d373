"""A whole solve: searches from both ends, in exact mode where it must be, and the melds they find."""

from collections.abc import Sequence
from enum import Enum
from itertools import count

from tilerummy.solver.plain.arrangement import Arrangement
from tilerummy.solver.plain.limits import check_problem
from tilerummy.solver.plain.mirror import begins_high, mirrored, mirrored_answer
from tilerummy.solver.plain.search import BEAM, Search, SearchBudget
from tilerummy.solver.plain.setup import Setup
from tilerummy.solver.problem import Answer, GroupBlock, Problem, Pruning, RunBlock, Status

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
    budget = SearchBudget(problem)
    known = problem.floor if problem.known and problem.floor is not None else -1
    answer = None
    # If the budget may be spent soon, a play comes first, and what it leaves alone after that.
    hurried = problem.deadline_ns or 0 < problem.node_limit <= PATIENCE
    if not hurried or problem.known or not _wants_keeps(problem):
        answer, _ = _solve_whole(problem, budget, problem.placed, known)
    if answer is None:
        answer = _solve_in_turn(problem, budget)
    return answer._replace(nodes=budget.nodes)


def may_join(problem: Problem, runs: Sequence[RunBlock], groups: Sequence[GroupBlock]) -> tuple[bytes, int]:
    """Whether there may be an answer with each of these blocks more, and the nodes it took: 0 is sure."""
    answers = [solve_problem(problem._replace(run_blocks=(*problem.run_blocks, block))) for block in runs]
    answers += [
        solve_problem(problem._replace(group_blocks=(*problem.group_blocks, block))) for block in groups
    ]
    may = bytes([answer.status is not Status.NONE for answer in answers])
    return may, sum(answer.nodes for answer in answers)


def _wants_keeps(problem: Problem) -> bool:
    blocks = (*problem.run_blocks, *problem.group_blocks)
    return bool(problem.keep_runs or problem.keep_groups or any(block[-1] for block in blocks))


class _Trouble(Enum):
    """Why a search has no answer to give: its patience is at its end, or the jokers find no place."""

    TIRED = 1
    CROWDED = 2


def _solve_whole(
    problem: Problem, budget: SearchBudget, exact: bool, known: int
) -> tuple[Answer | None, bool]:
    """Search, and if the surplus of jokers finds no place, search again in exact mode.

    The answer, None if the search is given up, and whether it was in exact mode.
    """
    exact = exact or bool(problem.without & Pruning.SURPLUS)
    answer = _search_from_ends(problem, budget, exact, known)
    if answer is _Trouble.CROWDED:
        exact = True
        answer = _search_from_ends(problem, budget, exact, known)
    return None if isinstance(answer, _Trouble) else answer, exact


def _search_from_ends(problem: Problem, budget: SearchBudget, exact: bool, known: int) -> Answer | _Trouble:
    """Search from both ends in turn, each time with more patience.

    But the first time that old melds make it long it is given up: then the best weight is found first.
    """
    high, gives_up = begins_high(problem), known < 0 and _wants_keeps(problem)
    patience, width, rounds = problem.patience or PATIENCE, BEAM, 0
    # The same problem took 22 nodes from one end and 320,000 from the other, and nobody knows beforehand
    # which it is.
    for tries in count():
        setup = Setup(mirrored(problem) if high else problem, exact, high)
        search = Search(setup, budget, known)
        if rounds and not problem.without & Pruning.PRICES:
            search.improve_prices(rounds)
        # If the dive reaches the bound, nothing is left to prove.
        answer = _dive_to_all(search, width) if tries else None
        found = answer or _search_once(search, patience)
        if found is not _Trouble.TIRED or gives_up:
            return mirrored_answer(found) if high and isinstance(found, Answer) else found
        if tries % 2:
            patience, width, rounds = patience * 4, width * 2, min(3 * rounds, LAST_ROUNDS) or FIRST_ROUNDS
        high = not high
    raise AssertionError


def _search_once(search: Search, patience: int) -> Answer | _Trouble:
    status, node = search.run(patience)
    if status is None:
        return _Trouble.TIRED
    if status is Status.BUDGET:
        return _best_found(search)
    if node is None:
        return _no_answer(search.setup.problem, Status.NONE)
    arrangement = Arrangement(search.setup, node)
    if not search.setup.exact and arrangement.place_surplus():
        return _Trouble.CROWDED
    return arrangement.answer(status, node.gain)


def _dive_to_all(search: Search, width: int) -> Answer | None:
    """The answer if a dive from the root reaches all that the bound allows: often, where much is possible."""
    bound = search.begin()
    best = _best_of_dive(search, width)
    if bound is not None and best is not None and best[0] >= bound:
        return best[1].answer(Status.OPTIMAL, best[0])
    search.begin()
    return None


def _solve_in_turn(problem: Problem, budget: SearchBudget) -> Answer:
    """First the best weight without a thought for old melds, then with it the most that can be kept."""
    run_blocks = tuple(RunBlock(*block[:3]) for block in problem.run_blocks)
    group_blocks = tuple(GroupBlock(*block[:3]) for block in problem.group_blocks)
    bare = problem._replace(run_blocks=run_blocks, group_blocks=group_blocks, keep_runs=(), keep_groups=())
    best, exact = _solve_whole(bare, budget, False, -1)
    if best is None or best.status is not Status.OPTIMAL:
        return best or _no_answer(problem, Status.NONE)
    answer, _ = _solve_whole(problem, budget, exact, best.weight)
    if answer is None or answer.melds is None:
        # The play is proven to be the best; only whether more could be left alone is not.
        return best._replace(status=Status.WEIGHED)
    return answer


def _best_found(search: Search) -> Answer:
    """The best that a short dive finds once the budget is spent."""
    best = _best_of_dive(search, BEAM)
    if best is None:
        return _no_answer(search.setup.problem, Status.BUDGET)
    return best[1].answer(Status.BUDGET if search.known < 0 else Status.WEIGHED, best[0])


def _best_of_dive(search: Search, width: int) -> tuple[int, Arrangement] | None:
    setup, best = search.setup, None
    for node in search.dive(width):
        # A gain is what a node comes to at most: jokers that then find no place take some of it away.
        if best and best[0] >= node.gain:
            break
        arrangement = Arrangement(setup, node)
        missing = 0 if setup.exact else arrangement.place_surplus()
        worth = node.gain - missing * setup.problem.joker_weight * setup.scale
        enough = arrangement.jokers >= setup.problem.joker_need and worth >= search.least
        if enough and (best is None or worth > best[0]):
            best = worth, arrangement
    return best


def _no_answer(problem: Problem, status: Status) -> Answer:
    return Answer(status, 0, 0, bytes(len(problem.may)), 0, None, 0)

"""The search cores against an independent oracle, each other, and budgets."""

from collections.abc import Callable
from random import Random

import pytest

from tests.sizes import every
from tests.solver.core_oracle import best_worth, check_answer
from tests.solver.draw import Draw, draw_problem
from tilerummy.solver import plain
from tilerummy.solver.cores import COMPILED, may_join_compiled, solve_compiled
from tilerummy.solver.problem import NUMBERS, Answer, GroupBlock, Problem, RunBlock, Status

Solve = Callable[[Problem], Answer]

CORES: list[Solve] = [plain.solve_problem, *([solve_compiled] if COMPILED else [])]


solve_any = CORES[-1]


def seeds(count: int, *slow: int) -> list[object]:
    """So many, a third each time; those over which the oracle thinks for seconds are long."""
    late = [pytest.param(seed, marks=pytest.mark.long) for seed in slow]
    return [*every(3, [seed for seed in range(count + len(slow)) if seed not in slow]), *late]


def made_up(seed: str) -> Problem:
    chance = Random(seed)
    return draw_problem(
        chance,
        melds=chance.choice((2, 4, 6, 9)),
        rack=chance.choice((3, 8, 12)),
        block=chance.choice((0, 0, 0.3, 0.8)),
        keep=chance.choice((0, 0, 0.5, 1)),
    )


def held(problem: Problem) -> Problem:
    """The same problem with some of its old melds to be held together."""
    runs = tuple(run for run in problem.keep_runs if not run.jokers & 1 | run.jokers >> run.last - run.first)
    groups = tuple(group for group in problem.keep_groups if group.mask.bit_count() >= 2)
    return problem._replace(hold_runs=runs, hold_groups=groups)


def worth(problem: Problem, answer: Answer) -> tuple[int, int] | None:
    check_answer(problem, answer)
    return (answer.weight, answer.keep) if answer.status is Status.OPTIMAL else None


@pytest.mark.parametrize("seed", seeds(150, 107, 132))
def test_the_cores_agree_with_the_oracle(seed: int) -> None:
    """Both find the most weight, and with it the most old sets left alone; or know that there is nothing."""
    problem = made_up(f"core {seed}")
    expected = best_worth(problem)
    for solve in CORES:
        assert worth(problem, solve(problem)) == expected


QUICK = {*range(21), 691} - {12, 18}
"""For some others the oracle takes ten seconds; the rest has its turn under `-m long`."""
HELD = [seed if seed in QUICK else pytest.param(seed, marks=pytest.mark.long) for seed in (*range(60), 691)]


@pytest.mark.parametrize("seed", HELD)
def test_old_melds_are_held_together(seed: int) -> None:
    """Those that must not fall apart do not; no arrangement that holds each by its own tiles is missed."""
    chance = Random(f"hold {seed}")
    problem = held(crowded(chance) if seed % 3 == 0 else half_blocked(chance))
    if seed % 2:
        problem = problem._replace(keep_runs=(), keep_groups=())
    most, least = best_worth(problem), best_worth(problem, own=True)
    for solve in CORES:
        found = worth(problem, solve(problem))
        assert (least or (-1,)) <= (found or (-1,)) <= (most or (-1,))


def half_blocked(chance: Random) -> Problem:
    return draw_problem(chance, melds=6, rack=8, keep=1, block=chance.choice((0, 0.2)))


def crowded(chance: Random) -> Problem:
    """A problem of few numbers, so that old runs of a colour share many of them."""
    low = chance.randint(1, 7)
    draw = Draw(chance, 4, low, low + 6, 2, chance.choice((0, 1, 2)))
    for _ in range(chance.randint(5, 9)):
        draw.lay_run(0, 1)
        if chance.random() < 0.3:
            draw.lay_group(0, 1)
    draw.add_rack(6, 0.0)
    return draw.problem()


@pytest.mark.parametrize("seed", range(40))
def test_the_cores_hold_the_same(seed: int) -> None:
    """Where old runs share their numbers the cores are each other's witness."""
    problem = held(crowded(Random(f"crowd {seed}")))
    first, *others = [worth(problem, solve(problem)) for solve in CORES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("seed", seeds(40, 9))
def test_the_cores_agree_on_large_problems(seed: int) -> None:
    """Where the oracle would take too long they are each other's witness."""
    chance = Random(f"large {seed}")
    problem = draw_problem(chance, melds=16, rack=20, keep=chance.choice((0, 0.5)))
    first, *others = [worth(problem, solve(problem)) for solve in CORES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("seed", range(40))
def test_only_answers_from_the_floor_on_count(seed: int) -> None:
    """A floor that the best answer reaches changes nothing; a higher one leaves no answer."""
    problem = made_up(f"floor {seed}")
    for solve in CORES:
        best = solve(problem)
        at = problem._replace(floor=best.weight, floor_counts=True)
        assert worth(at, solve(at)) == worth(problem, best)
        assert solve(problem._replace(floor=best.weight)).status is Status.NONE


@pytest.mark.parametrize("seed", seeds(60, 9, 14))
def test_only_the_arrangement_is_looked_for_if_the_weight_is_known(seed: int) -> None:
    """The most that can be kept is found, and more cannot be asked for."""
    chance = Random(f"known {seed}")
    problem = draw_problem(chance, melds=7, rack=8, keep=1, block=chance.choice((0, 0.3)))
    best = best_worth(problem)
    if best is None:
        return
    known = problem._replace(floor=best[0], floor_counts=True, known=True)
    for solve in CORES:
        for least in (0, best[1]):
            at = known._replace(least_keep=least)
            assert worth(at, solve(at)) == best
        assert solve(known._replace(least_keep=best[1] + 1)).status is Status.NONE


@pytest.mark.parametrize("seed", range(30))
def test_a_block_is_ruled_out_only_if_no_answer_holds_it(seed: int) -> None:
    """Of many blocks asked about at once a core leaves out none that some answer holds."""
    chance = Random(f"beside {seed}")
    problem = draw_problem(chance, melds=5, rack=6, block=chance.choice((0, 0.3)))
    best = solve_any(problem).weight
    problem = problem._replace(floor=best - chance.choice((0, 1, best // 4)), floor_counts=True)
    runs = [RunBlock(colour, n, n) for colour in range(problem.colours) for n in range(1, NUMBERS + 1, 2)]
    groups = [GroupBlock(n, 0, 1) for n in range(1, NUMBERS + 1, 2)]
    answers = [solve_any(problem._replace(run_blocks=(*problem.run_blocks, block))) for block in runs]
    answers += [solve_any(problem._replace(group_blocks=(*problem.group_blocks, block))) for block in groups]
    there = [answer.status is not Status.NONE for answer in answers]
    assert list(plain.may_join(problem, runs, groups)[0]) == there
    if COMPILED:
        may, _ = may_join_compiled(problem, runs, groups)
        assert all(may[at] for at, is_there in enumerate(there) if is_there)
        assert not all(may) or all(there)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("nodes", [1, 3, 10, 30])
def test_a_spent_budget_claims_no_more_than_is_true(seed: int, nodes: int) -> None:
    """What is found in a hurry is valid, no better than the best, and optimal only if it is."""
    problem = made_up(f"budget {seed}")
    for solve in CORES:
        best = worth(problem, solve(problem))
        hurried = solve(problem._replace(node_limit=nodes))
        check_answer(problem, hurried)
        if hurried.status is Status.WEIGHED:
            assert best is not None
            assert hurried.weight == best[0]
            assert hurried.keep <= best[1]
        elif hurried.status is Status.BUDGET:
            assert hurried.melds is None or (best is not None and (hurried.weight, hurried.keep) <= best)
        else:
            assert worth(problem, hurried) == best

"""Parts of the plain core that a wrong answer of the whole would show late or never."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.sizes import every
from tests.solver.core_oracle import check_answer
from tests.solver.draw import draw_problem
from tilerummy.solver import plain
from tilerummy.solver.plain import search, solving
from tilerummy.solver.plain.colour_moves import (
    BLOCK_SHIFT,
    CLAIM_SHIFT,
    HOLD_SHIFT,
    KEEP_SHIFT,
    code_masks,
    code_of,
    dominates,
)
from tilerummy.solver.plain.solving import mirrored
from tilerummy.solver.problem import NUMBERS, Answer, Problem, Status


def drawn(seed: str) -> Problem:
    chance = Random(seed)
    melds, rack = chance.choice((2, 5, 9)), chance.choice((4, 9, 14))
    return draw_problem(
        chance, melds=melds, rack=rack, block=chance.choice((0, 0.3)), keep=chance.choice((0, 0.7))
    )


def worth(answer: Answer) -> tuple[Status, int, int]:
    return answer.status, answer.weight, answer.keep


def a_state(chance: Random) -> int:
    """Open runs with tiles, and now and then one of everything else that a state can hold."""
    state = sum(chance.choice((0, 0, 1, 2)) << 4 * kind for kind in range(3))
    for shift in (12, BLOCK_SHIFT, KEEP_SHIFT, HOLD_SHIFT, HOLD_SHIFT + 7, CLAIM_SHIFT, CLAIM_SHIFT + 1):
        state |= (chance.random() < 0.1) << shift
    return state


def test_codes_compare_as_states_do() -> None:
    """One subtraction says of all colours together what the states say one by one."""
    chance = Random("codes")
    guards, alike = code_masks(2)
    found = 0
    for _ in range(20_000):
        ours, theirs = (a_state(chance), a_state(chance)), (a_state(chance), a_state(chance))
        width = code_masks(1)[1].bit_length()
        one, other = (code_of(a) << width | code_of(b) for a, b in (ours, theirs))
        equal = one & alike == other & alike
        covered = equal and ((one | guards) - other) & guards == guards
        assert covered == all(map(dominates, ours, theirs))
        found += covered
    assert 100 < found < 19_000


@pytest.mark.parametrize("seed", range(40))
def test_a_problem_may_be_laid_from_either_end(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 13 down the best answer is worth the same as from 1 up, and is an answer to the same problem."""
    problem = drawn(f"mirror {seed}")
    answers = []
    for high in (False, True):
        monkeypatch.setattr(solving, "begins_high", lambda _, high=high: high)
        answers.append(plain.solve_problem(problem))
        check_answer(problem, answers[-1])
    assert worth(answers[0]) == worth(answers[1])


@pytest.mark.parametrize("seed", range(20))
def test_jokers_count_what_they_stand_for_from_either_end(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an opening the highest joker is the best one, whichever number is laid first."""
    problem = draw_problem(Random(f"placed {seed}"), melds=1, rack=14)
    weight = tuple(cell % NUMBERS + 1 for cell in range(len(problem.weight)))
    problem = problem._replace(weight=weight, joker_weight=NUMBERS, joker_may=2, placed=True)
    answers = []
    for high in (False, True):
        monkeypatch.setattr(solving, "begins_high", lambda _, high=high: high)
        answers.append(plain.solve_problem(problem))
    assert worth(answers[0]) == worth(answers[1])


def test_a_mirror_image_is_turned_back() -> None:
    """Nothing of a problem is lost when its numbers are turned round twice."""
    for seed in range(40):
        problem = drawn(f"mirror {seed}")
        held = problem._replace(hold_runs=problem.keep_runs, hold_groups=problem.keep_groups)
        assert mirrored(mirrored(held)) == held


@pytest.mark.parametrize("many", [0, 3])
@pytest.mark.parametrize("seed", range(30))
def test_children_may_be_made_by_and_by(seed: int, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where choices are many a node is expanded in small steps, and nothing is lost by that."""
    problem = drawn(f"children {seed}")
    expected = worth(plain.solve_problem(problem))
    monkeypatch.setattr(search, "MANY", many)
    answer = plain.solve_problem(problem)
    check_answer(problem, answer)
    assert worth(answer) == expected


@pytest.mark.parametrize("seed", every(4, range(40)))
def test_an_impatient_search_finds_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """To change ends, to find the weight first and to look for prices may take time, but nothing else."""
    problem = drawn(f"patience {seed}")
    expected = worth(plain.solve_problem(problem))
    monkeypatch.setattr(solving, "PATIENCE", 2)
    answer = plain.solve_problem(problem)
    check_answer(problem, answer)
    assert worth(answer) == expected


def test_threads_share_what_is_kept() -> None:
    """What one problem leaves for the next helps or does nothing, also while others are solved."""
    problems = [drawn(f"threads {seed % 40}")._replace(joker_may=seed // 40) for seed in range(120)]
    problems = [problem._replace(run_blocks=(), group_blocks=()) for problem in problems]
    expected = [worth(plain.solve_problem(problem)) for problem in reversed(problems)][::-1]
    with ThreadPoolExecutor(4) as threads:
        assert [*map(worth, threads.map(plain.solve_problem, problems))] == expected

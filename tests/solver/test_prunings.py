"""Whatever makes the search shorter does not change its answers: each pruning is switched off."""

from __future__ import annotations

from random import Random

import pytest

from tests.hunt.draw import draw
from tests.hunt.position import Position
from tests.solver.test_core import CORES, made_up, worth
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting, kept_sets
from tilerummy.rules.tile import read_tile
from tilerummy.solver import BestTurn, Certainty, Wish, solve_turn
from tilerummy.solver.budget import Tuning
from tilerummy.solver.problem import Pruning

PRUNINGS = [pruning for pruning in Pruning if pruning]
OF_THE_CORE = [Pruning.DOMINANCE, Pruning.PRICES, Pruning.CAPS, Pruning.SURPLUS]
IMPATIENT = Tuning(patience=1, nodes_for_joker_sets=1, cases_before_closed_sets=0)


def worth_of(setting: Setting, before: Before, solution: BestTurn) -> tuple[int, int, int]:
    """Tiles, points, and the old sets that lie as before."""
    return solution.tiles, solution.points, kept_sets(setting, before.table, solution.table).total()


@pytest.mark.parametrize("seed", range(30))
def test_no_pruning_changes_the_best_turn(seed: int) -> None:
    position = draw(Random(f"prunings {seed}"), tiles=18)
    setting, before = position.setting, position.before
    best = worth_of(setting, before, solve_turn(setting, before))
    for tuning in (*[Tuning(without=pruning) for pruning in PRUNINGS], IMPATIENT):
        assert worth_of(setting, before, solve_turn(setting, before, Wish(tuning=tuning))) == best, tuning


@pytest.mark.parametrize("seed", range(12))
def test_no_pruning_changes_what_a_core_answers(seed: int) -> None:
    problem = made_up(f"prunings {seed}")
    others = [problem._replace(without=int(pruning)) for pruning in OF_THE_CORE]
    others += [problem._replace(patience=patience) for patience in (1, 3, 50)]
    for solve in CORES:
        best = worth(problem, solve(problem))
        assert [worth(other, solve(other)) for other in others] == [best] * len(others)


def test_closed_sets_that_contradict_each_other_end_a_case() -> None:
    """Four sets and four tiles: without lemma 4 of decision 5 this takes more than twice the nodes."""
    options = {"joker_sets": "free", "keep_three_of_original": True, "group_distinct_colours": False}
    position = Position(
        rules="rummy-variants",
        table=[meld.split() for meld in ("r3 r4 r5", "y3 b3 *", "r2 k2 y2", "r2 *y2 y2")],
        rack=["r1", "y3", "b3", "r4"],
        options=options,
        jokers=2,
    )
    solution = solve_turn(position.setting, position.before, Wish(nodes=4500))
    assert (solution.status, solution.tiles) == (Certainty.OPTIMAL, 3)


def test_an_old_set_may_go_on_where_a_joker_keeps_it_together() -> None:
    """Protects lemma 8 of decision 5: a block with one tile of an old set may come to hold another."""
    position = Position(
        rules="baltic-et",
        table=[["y8", "r8", "g8"], ["*y8", "b8", "*k8"]],
        rack=["o8", "r9", "g8"],
        options={"keep_three_of_original": True},
        palette="krbyog",
    )
    assert solve_turn(position.setting, position.before).play == tuple(map(read_tile, ("r9", "o8", "g8")))

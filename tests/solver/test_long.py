"""The comparison with the oracle at length: hundreds of positions for every policy and option.

The engine is that of the process: `TILERUMMY_PLAIN=1 ./run test -m long tests/solver` asks the plain one.
"""

from __future__ import annotations

from random import Random

import pytest

from tests import oracle
from tests.solver.positions import any_rules, small_position
from tests.solver.test_solve import assert_legal, kept, worth
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.parameter import JokerAfterSwap, JokerSets, JokerSwapTileFrom
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.tile import Colour
from tilerummy.solver import BestTurn, Certainty, Goal, Wish, solve_turn

POSITIONS = 300
KINDS: dict[str, dict[str, object]] = {
    **{policy.value: {"joker_sets": policy} for policy in JokerSets},
    **{
        f"{policy.value}, new set": {"joker_sets": policy, "joker_after_swap": "new_set"}
        for policy in JokerSets
    },
    **{f"after a swap {rule.value}": {"joker_after_swap": rule} for rule in JokerAfterSwap},
    **{f"swap from {source.value}": {"joker_swap_tile_from": source} for source in JokerSwapTileFrom},
    "keep three": {"keep_three_of_original": True},
    "colours repeat": {"group_distinct_colours": False},
    "colours repeat, keep three": {"group_distinct_colours": False, "keep_three_of_original": True},
}


def assert_least_changed(setting: Setting, before: Before, solution: BestTurn) -> None:
    """No other turn that lays as much leaves more old sets as they lie."""
    best = worth(solution, Goal.TILES)
    plays = [play for play in oracle.plays(before.rack) if oracle.worth(setting, play) == best]
    ends = [table for play in plays for table, _ in oracle.legal_ends(setting, before, play)]
    assert kept(before, solution.table) == max(kept(before, table) for table in ends)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_the_oracle_agrees_on_hundreds_of_positions(kind: str) -> None:
    """The optimum is the oracle's, the turn legal, the answer proven; the table changes least if asked."""
    for seed in range(POSITIONS):
        chance = Random(f"long {kind} {seed}")
        colours = tuple(map(Colour, chance.choice(["krby", "krby", "krbyo"])))
        setting = setting_with(any_rules(chance, **KINDS[kind]), colours, chance.choice([2, 2, 3, 4]))
        opened = chance.random() < 0.7
        before = small_position(setting, chance, chance.randint(0, 3), chance.randint(2, 5), opened=opened)
        goal, least = chance.choice(list(Goal)), chance.random() < 0.5
        solution = solve_turn(setting, before, Wish(goal=goal, least_change=least))
        assert solution.status is not Certainty.BEST_FOUND
        assert_legal(setting, before, solution)
        expected = oracle.best(setting, before, goal)
        assert worth(solution, goal) == (oracle.worth(setting, expected[0], goal) if expected else (0, 0)), (
            seed
        )
        if least and solution.play and opened and len(before.rack) <= 4:
            assert_least_changed(setting, before, solution)

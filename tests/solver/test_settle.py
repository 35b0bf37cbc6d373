"""The compiled core settles the same sets as the plain listing, less those with which nothing comes of it."""

from random import Random

import pytest

from tests.solver.positions import any_rules, small_position
from tests.solver.test_solve import PALETTE
from tilerummy.rules.setting import setting_with
from tilerummy.rules.story import demands_of
from tilerummy.solver import Goal
from tilerummy.solver.budget import Budget
from tilerummy.solver.case import Case
from tilerummy.solver.encoding import encoding_for
from tilerummy.solver.engine import COMPILED, solve_problem
from tilerummy.solver.obligation import NewSets
from tilerummy.solver.problem import JOKER, NO_LIMITS
from tilerummy.solver.search import Ask, root_case
from tilerummy.solver.settle import Settled, Wanted, settled_compiled, settled_plain
from tilerummy.solver.treatment import treatments

pytestmark = pytest.mark.skipif(not COMPILED, reason="the compiled core is not built")


def some_case(chance: Random) -> tuple[Ask, Case]:
    """A small position, after one of the things that may have become of its first joker set."""
    setting = setting_with(any_rules(chance, keep_three_of_original=False), PALETTE, chance.choice([2, 3]))
    before = small_position(setting, chance, chance.randint(1, 3), chance.randint(2, 6))
    demands = demands_of(setting.rules, announced=True, into_new_set=None, loose=False)
    ask = Ask(encoding_for(setting, Goal.TILES), before.table, (), before.rack, demands, least_change=False)
    case = root_case(ask)
    home = next((index for index, meld in enumerate(ask.old) if meld.jokers), None)
    parts = [] if home is None else list(treatments(case, home, ask.old, demands))
    return ask, chance.choice([case, *parts])


def worth(ask: Ask, case: Case, settled: Settled) -> int | None:
    """The weight of the best answer with this set settled, by a question of its own."""
    part: Case | None = case
    for identity in settled.from_rack:
        part = part.lay_from_rack(identity) if part else None
    part = part.consume(settled.candidate.cells) if part else None
    if part is None:
        return None
    answer = solve_problem(part.problem(ask.old, (), None, NO_LIMITS))
    return None if answer.melds is None else part.gain + answer.weight


@pytest.mark.parametrize("seed", range(60))
def test_settled_sets_are_the_same(seed: int) -> None:
    """The same sets with the same weights, be they new ones or any, with a joker or a certain tile."""
    chance = Random(f"settle {seed}")
    ask, case = some_case(chance)
    tiles = [cell for cell in range(len(case.need)) if case.supply(cell)]
    must = JOKER if seed % 3 else chance.choice(tiles)
    owners = None if seed % 4 == 0 else NewSets(case, ask.old, None if must == JOKER else must)
    expected = {
        (settled.candidate, settled.from_rack): most
        for settled in settled_plain(case, must, owners)
        if (most := worth(ask, case, settled)) is not None
    }
    problem = case.problem(ask.old, (), None, NO_LIMITS)
    found = list(settled_compiled(case, problem, must, owners, Budget()))
    weights = {(one.candidate, one.from_rack): one.most[0] for one in found if one.most}
    assert weights == expected
    assert list(weights.values()) == sorted(weights.values(), reverse=True)
    best = settled_compiled(case, problem, must, owners, Budget(), wanted=Wanted.BEST)
    assert [one.most for one in best] == [one.most for one in found[:1]]
    rest = settled_compiled(case, problem, must, owners, Budget(), skip=b"".join(one.packed for one in best))
    assert {one.packed for one in (*best, *rest)} == {one.packed for one in found}

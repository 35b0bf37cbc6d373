"""A second look: the plan stands, unless what is left of the budget shows something surely better."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.kit import game_at
from tests.simulator.conftest import needs_core
from tilerummy.bots import Budget, bot_named
from tilerummy.bots.belief import Guess
from tilerummy.bots.bot import NO_LIMIT, USUAL_MS, USUAL_NODES
from tilerummy.bots.mastery import SecondLook
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.bots.option_playouts import Option, Trials
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.plan import Lay, Plan, all_of_it, lay_most
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, read_rack

TABLE = "r4 r5 r6 | k10 b10 y10"


def only_hidden(mine: str, theirs: str) -> Game:
    """A game for two in which all tiles but theirs are seen, and one must lay."""
    shown = Counter(read_rack(f"{mine} {theirs} {TABLE.replace('|', '')}"))
    away = Rack((Counter(setting_for(load("sabra-de"), 2).tiles()) - shown).elements())
    return game_at("sabra-de", [mine, theirs], table=TABLE, opened=[0, 1], discards={1: str(away)})


def greed(position: OwnTurn, chance: Random) -> Lay | None:
    """A plan that lays all it can, and thereby lets the other out."""
    return lay_most(all_of_it, position, chance)


def laid(plan: Plan, budget: Budget) -> Counter[str]:
    position = OwnTurn(view_game(only_hidden("r3 r7 k1 k2", "r8"), Seat(0)), budget)
    lay = plan(position, Random(1))
    assert lay is not None
    return Counter(map(str, lay.solution.play))


def play_as(monkeypatch: pytest.MonkeyPatch, winning: str) -> None:
    """Let every playout after this play be won, and every other be lost; a move costs as much as ever."""

    def scores(trials: Trials, option: Option, _guess: Guess) -> tuple[int, ...]:
        budget = trials._position.budget  # private: a playout spends what its turn was given
        if budget.nodes is not None:
            budget.nodes -= 100
        won = option.play is not None and option.play.play == read_rack(winning)
        return (10, -10) if won else (-10, 10)

    monkeypatch.setattr(Trials, "scores", scores)


@needs_core
@pytest.mark.parametrize("budget", [Budget(nodes=200_000), Budget()])
def test_time_finds_the_fault_of_a_plan(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects what thinking longer is for: what wins in the playouts is laid, and not what was planned."""
    assert laid(greed, NO_LIMIT) == Counter(["r3", "r7"])
    play_as(monkeypatch, "r3")
    assert laid(SecondLook(greed), budget) == Counter(["r3"])


@needs_core
def test_a_plan_that_is_no_worse_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the plan from chance: where nothing is better in the playouts, it is kept."""
    play_as(monkeypatch, "k1")
    assert laid(SecondLook(greed), Budget(nodes=200_000)) == Counter(["r3", "r7"])


@needs_core
def test_who_can_go_out_does() -> None:
    """Protects a won round from a plan that overlooked it: nothing is played out, all is laid."""

    def shy(position: OwnTurn, _: Random) -> Lay:
        return Lay(position.between(read_rack("r3"), ()))

    view = view_game(only_hidden("r3 r7", "b8"), Seat(0))
    lay = SecondLook(shy)(OwnTurn(view, Budget(nodes=100_000)), Random(1))
    assert lay is not None
    assert lay.solution.play == read_rack("r3 r7")


@needs_core
@pytest.mark.parametrize("budget", [Budget(nodes=USUAL_NODES), Budget.of_ms(USUAL_MS)])
def test_within_the_usual_budget_the_plan_stands(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the usual pace: whoever has no more than that plays as planned, and loses no time."""
    play_as(monkeypatch, "r3")
    assert laid(SecondLook(greed), budget) == Counter(["r3", "r7"])


@needs_core
def test_where_playouts_misjudge_waiting_the_plan_stands() -> None:
    """Protects rules that bind jokers, and pairs who need not lay: there no playout doubts the plan."""
    budgets = []
    for preset, players in (("baltic-lt", 3), ("sabra", 2)):
        racks = ["r7 k4 k5", *["k13 b9"] * (players - 1)]
        game = game_at(preset, racks, table="r4 r5 r6", pool="b1 b2 b3 r3", opened=range(players))
        budgets.append(Budget(nodes=100_000))
        SecondLook(lambda *_: None)(OwnTurn(view_game(game, Seat(0)), budgets[-1]), Random(1))
    assert [budget.left() for budget in budgets] == [100_000, 100_000]


@needs_core
def test_a_rest_of_the_budget_is_left() -> None:
    """Protects those who bound a plan: they may want to lay when the plan has used its budget."""
    budget = Budget(nodes=30_000)
    laid(SecondLook(greed), budget)
    assert budget.left() > 0


@needs_core
@pytest.mark.parametrize("preset", ["sabra", "sabra-de"])
def test_the_same_nodes_give_the_same_game(preset: str) -> None:
    """Protects daily deals and records: a second look depends on nodes and chance, not on the machine."""
    terms = MatchTerms(load(preset), nodes=30_000)
    bots = [bot_named("hermit"), *[bot_named("greedy")] * 2]
    one, other = (play_deal(terms, bots, 4) for _ in range(2))
    assert (one.scores, one.moves) == (other.scores, other.moves)


def test_what_is_put_aside_comes_back() -> None:
    """Protects budgets: the plan has the usual part of a long one, and all of a short one."""
    long, short = Budget(nodes=90_000), Budget(nodes=500)
    for budget, usable in ((long, USUAL_NODES), (short, 500)):
        whole = budget.left()
        aside = budget.put_aside(USUAL_NODES, USUAL_MS)
        assert budget.left() == usable
        budget.take_back(aside)
        assert budget.left() == whole
    clock = Budget.of_ms(60_000)
    aside = clock.put_aside(USUAL_NODES, USUAL_MS)
    assert clock.left() <= USUAL_MS * 1e6
    clock.take_back(aside)
    assert clock.left() > USUAL_MS * 1e6
    assert NO_LIMIT.put_aside(USUAL_NODES, USUAL_MS) == 0

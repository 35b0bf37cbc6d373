"""The solver against the slow oracle, against the given optima, and against itself."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import oracle
from tests.sizes import every
from tests.solver.positions import any_rules, best_in, small_position
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.story import demands_of
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import load
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting, setting_for, setting_with
from tilerummy.rules.table import Rack, Table, read_rack, read_table
from tilerummy.rules.tile import Colour, Tile, read_tile
from tilerummy.solver import (
    ANYHOW,
    BEST,
    BestTurn,
    Certainty,
    Goal,
    Wish,
    can_go_out,
    can_play,
    solve_turn,
)
from tilerummy.solver.budget import budget_of
from tilerummy.solver.cases.case_search import ENOUGH_NODES, search
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.encoding import encoding_for

OPTIMA: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "optima.json").read_text(encoding="utf-8")
)
PALETTE = tuple(map(Colour, "krby"))

pytestmark = pytest.mark.usefixtures("either_core")


def position_of(case: dict[str, Any]) -> Before:
    table = Table(read_table(" | ".join(" ".join(meld) for meld in case["table"])))
    rack = Rack(map(read_tile, case["rack"]))
    return Before(table, rack, case["opened"], case["any_opened"])


def assert_legal(setting: Setting, before: Before, solution: BestTurn) -> None:
    if not solution.play:
        assert solution.status is Certainty.NO_PLAY
        assert solution.table == before.table
        return
    verdict = judge_play(setting, before, Proposal(solution.table, announced=True))
    assert verdict.legal, [str(refusal) for refusal in verdict.refusals]
    assert verdict.laid == solution.play
    if solution.opening is not None:
        named = Proposal(solution.table, announced=True, opening=solution.opening)
        assert judge_play(setting, before, named).legal
        assert judge_play(setting, before, named).opening_value == solution.opening_value


def sets_of(table: Table) -> list[list[Tile]]:
    return sorted(sorted(meld) for meld in table)


def worth(solution: BestTurn, goal: Goal) -> tuple[int, int]:
    pair = (solution.tiles, solution.points)
    return pair if goal is Goal.TILES else pair[::-1]


@pytest.mark.parametrize("case", every(4, OPTIMA), ids=lambda case: case["id"])
def test_every_given_optimum_is_found(case: dict[str, Any]) -> None:
    """The most tiles and points that exhaustive search found, under every preset."""
    before = position_of(case)
    for preset, expected in case["expect"].items():
        setting = setting_with(load(preset), tuple(map(Colour, case["palette"])), 4)
        for wish in (BEST, ANYHOW):
            solution = solve_turn(setting, before, wish)
            assert {"tiles": solution.tiles, "points": solution.points} == expected, preset
            assert_legal(setting, before, solution)


@pytest.mark.parametrize("seed", range(60))
def test_the_oracle_agrees_under_rules_of_every_kind(seed: int) -> None:
    """On small positions with many jokers no legal turn lays more, whatever the house rules."""
    chance = Random(f"oracle {seed}")
    setting = setting_with(any_rules(chance), PALETTE, chance.choice([2, 2, 3]))
    before = small_position(setting, chance, chance.randint(0, 2), chance.randint(2, 5), opened=seed % 4 > 0)
    goal = chance.choice(list(Goal))
    expected = oracle.best(setting, before, goal)
    solution = solve_turn(setting, before, Wish(goal=goal, least_change=chance.random() < 0.5))
    assert worth(solution, goal) == (oracle.worth(setting, expected[0], goal) if expected else (0, 0))
    assert_legal(setting, before, solution)


@pytest.mark.parametrize("seed", range(12))
def test_the_table_changes_least(seed: int) -> None:
    """Among the turns that lay the best play none leaves more old sets as they lie."""
    chance = Random(f"least {seed}")
    setting = setting_with(any_rules(chance, table_access="any_player_opened"), PALETTE, 2)
    before = small_position(setting, chance, 3, 3)
    solution = solve_turn(setting, before)
    if solution.play:
        plays = [
            play
            for play in oracle.plays(before.rack)
            if oracle.worth(setting, play) == worth(solution, Goal.TILES)
        ]
        ends = [table for play in plays for table, _ in oracle.legal_ends(setting, before, play)]
        assert kept(before, solution.table) == max(kept(before, table) for table in ends)


def kept(before: Before, table: Table) -> int:
    left = [sorted(meld) for meld in table]
    number = 0
    for meld in before.table:
        if sorted(meld) in left:
            left.remove(sorted(meld))
            number += 1
    return number


@pytest.mark.parametrize("seed", range(15))
def test_one_more_tile_never_lays_less(seed: int) -> None:
    """A larger rack is never worse; the joker rules do not change that."""
    chance = Random(f"more {seed}")
    rules = any_rules(chance, hand_game="off")
    setting = setting_with(rules, PALETTE, 2)
    before = small_position(setting, chance, 4, 10)
    fewer = Before(before.table, Rack(before.rack[:-1]), before.opened, before.any_opened)
    assert worth(solve_turn(setting, before, ANYHOW), Goal.TILES) >= worth(
        solve_turn(setting, fewer, ANYHOW), Goal.TILES
    )


@pytest.mark.parametrize("seed", range(15))
def test_colours_are_only_names(seed: int) -> None:
    """Exchanging the colours changes no optimum."""
    chance = Random(f"colours {seed}")
    setting = setting_with(any_rules(chance), PALETTE, 2)
    before = small_position(setting, chance, 4, 9, opened=seed % 3 > 0)
    turned = dict(zip(PALETTE, PALETTE[1:] + PALETTE[:1], strict=True))
    other = Before(
        Table(type(meld)(turn(tile, turned) for tile in meld) for meld in before.table),
        Rack(turn(tile, turned) for tile in before.rack),
        before.opened,
        before.any_opened,
    )
    mine, theirs = solve_turn(setting, before, ANYHOW), solve_turn(setting, other, ANYHOW)
    assert worth(mine, Goal.TILES) == worth(theirs, Goal.TILES)


def turn(tile: Tile, colours: dict[Colour, Colour]) -> Tile:
    return tile if tile.colour is None else Tile.of(colours[tile.colour], tile.number)


LOOSER = [
    JokerSets.FROZEN,
    JokerSets.NO_SPLIT,
    JokerSets.STAY_UNTIL_SWAPPED,
    JokerSets.SAME_MEANING,
    JokerSets.FREE,
]


@pytest.mark.parametrize("seed", range(15))
def test_a_stricter_joker_rule_never_lays_more(seed: int) -> None:
    """From frozen to free each rule allows what the stricter one does."""
    chance = Random(f"strict {seed}")
    rules = any_rules(chance, joker_after_swap="any_set", joker_swap_tile_from="anywhere")
    positions = small_position(setting_with(rules, PALETTE, 3), chance, 4, 8)
    assert {*LOOSER} == {*JokerSets}
    found = []
    for policy in LOOSER:
        setting = setting_with(rules.with_options({"joker_sets": policy}), PALETTE, 3)
        found.append(worth(solve_turn(setting, positions, ANYHOW), Goal.TILES))
    assert found == sorted(found)


def test_a_position_may_be_given_in_notation() -> None:
    """The library call is as short as it can be."""
    solution = best_in("b8 b9 b10", "b11 k8 r8 y1", "sabra")
    assert sets_of(solution.table) == sets_of(read_table("b9 b10 b11 | k8 r8 b8"))
    assert (solution.tiles, solution.points) == (3, 27)


def test_a_tile_taken_from_the_discard_is_laid_in_a_new_set() -> None:
    """It may not only extend a set, and the turn lays it or is none."""
    setting = setting_for(load("rummy-variants"), 2)
    before = Before(read_table("b4 b5 b6"), read_rack("r9 n9 n1"), opened=True, any_opened=True)
    taken = Wish(taken=Drawn(read_tile("w9"), Origin.DISCARD))
    assert sets_of(solve_turn(setting, before, taken).table) == sets_of(read_table("b4 b5 b6 | r9 w9 n9"))
    extending = Wish(taken=Drawn(read_tile("b7"), Origin.DISCARD))
    assert solve_turn(setting, before, extending).status is Certainty.NO_PLAY


def test_the_face_up_tile_may_be_for_the_last_turn_only() -> None:
    """Under `to_finish` it is taken only if the whole rack goes down with it."""
    setting = setting_for(load("rummy-variants"), 2)
    face_up = Drawn(read_tile("w9"), Origin.FACE_UP)
    table = read_table("b4 b5 b6")
    out = Before(table, read_rack("r9 n9"), opened=True, any_opened=True)
    assert can_go_out(setting, out, face_up).tiles == 3
    stuck = Before(table, read_rack("r9 n9 n1"), opened=True, any_opened=True)
    assert solve_turn(setting, stuck, Wish(taken=face_up)).status is Certainty.NO_PLAY
    never = setting_for(load("rummy"), 2)
    assert solve_turn(never, out, Wish(taken=face_up)).status is Certainty.NO_PLAY


def test_whether_anything_can_be_played() -> None:
    """What compulsory play asks."""
    setting = setting_for(load("classic"), 2)
    table = read_table("b4 b5 b6")
    assert can_play(setting, Before(table, read_rack("b7 k1"), opened=True, any_opened=True))
    assert not can_play(setting, Before(table, read_rack("b7 k1"), opened=False, any_opened=True))
    assert not can_play(setting, Before(table, read_rack("b9 k1"), opened=True, any_opened=True))


def test_a_budget_never_claims_too_much() -> None:
    """With no time at all the answer is legal and says that it is only the best found."""
    setting = setting_for(load("sabra"), 2)
    rack = read_rack("r1 r2 r3 r5 r6 k1 k2 k3 k5 b5 y5 b9 b10 y9 y10 * *")
    before = Before(read_table("k6 k7 k8 | r9 k9 y9 | b1 b2 b3 b4"), rack, opened=True, any_opened=True)
    best = solve_turn(setting, before)
    for wish in (Wish(nodes=1), Wish(nodes=20), Wish(budget_ms=0.0001)):
        hurried = solve_turn(setting, before, wish)
        assert_legal(setting, before, hurried)
        assert hurried.tiles <= best.tiles
        if hurried.status is Certainty.OPTIMAL:
            assert (hurried.tiles, hurried.points) == (best.tiles, best.points)


@pytest.mark.parametrize(
    ("either_core", "nodes"),
    [*[("compiled", nodes) for nodes in (1, 10, 100, 400)], ("plain", 100)],
    indirect=["either_core"],
)
def test_a_budget_of_nodes_is_for_the_whole_solve(nodes: int) -> None:
    """However many questions a turn takes, together they cost no more, but for a last look for any turn."""
    rules = any_rules(Random("budget"), joker_sets="stay_until_swapped", joker_after_swap="new_set")
    setting = setting_with(rules.with_options({"keep_three_of_original": False}), PALETTE, 2)
    table = read_table("r8 b8 y8 | k10 k11 * k13 | r9 r10 r11 r12 r13 | b1 b2 b3 b4 | b9 b10 b11 | b11 * b13")
    rack = read_rack("k3 k4 k7 k9 k12 r3 r4 r7 r7 b6 b6 b12 y2 y3 y11 y12")
    demands = demands_of(setting.rules, announced=True, into_new_set=None, loose=False)
    budget = budget_of(None, nodes)
    encoding = encoding_for(setting, Goal.TILES)
    question = SearchPosition(
        encoding=encoding, old=table, must=(), may=rack, demands=demands, least_change=True, budget=budget
    )
    found = search(question)
    assert found is not None
    assert budget.nodes is not None
    assert budget.nodes >= -ENOUGH_NODES - 2
    best = solve_turn(setting, Before(table, rack, opened=True, any_opened=True))
    assert found.weight <= sum(map(encoding.weight_of, best.play))
    assert not found.proven or found.weight == sum(map(encoding.weight_of, best.play))


def test_a_table_that_is_none_is_refused() -> None:
    """The message names the set or the tile."""
    with pytest.raises(Unreadable, match="r4 r6"):
        best_in("r4 r6", "r5", "sabra")
    with pytest.raises(Unreadable, match="g5"):
        best_in("r4 r5 r6", "g5", "sabra")


def test_a_joker_may_lie_beside_the_tile_it_stands_for() -> None:
    """Where colours may repeat, the tile in a bound set is not taken for the joker."""
    options = {
        "joker_sets": "stay_until_swapped",
        "joker_after_swap": "rack_allowed",
        "group_distinct_colours": False,
    }
    setting = setting_with(load("sabra").with_options(options), PALETTE, 4)
    table, rack = read_table("b5 b6 * | r5 y5 k5 * | k7 y7 * *"), read_rack("b3 b4 y6")
    before = Before(table, rack, opened=True, any_opened=True)
    for wish in (BEST, ANYHOW):
        solution = solve_turn(setting, before, wish)
        assert_legal(setting, before, solution)
        assert solution.tiles == 2


def test_a_bound_joker_may_lie_in_the_new_set_of_another() -> None:
    # r7 frees a joker; it goes into a new set with the other one, which is still r5.
    rules = load("sabra").with_options({"joker_sets": "same_meaning", "joker_after_swap": "new_set"})
    setting = setting_with(rules, PALETTE, 2)
    before = Before(read_table("* r6 * r8"), read_rack("r3 r7"), opened=True, any_opened=True)
    for wish in (BEST, ANYHOW):
        solution = solve_turn(setting, before, wish)
        assert_legal(setting, before, solution)
        assert solution.status is Certainty.OPTIMAL
        assert len(solution.play) == 2


def test_bound_jokers_never_make_a_set_of_their_own() -> None:
    """Four jokers that could stand side by side are not a set."""
    table = (
        "k13 r13 y13 | k9 b9 y9 | r4 b4 y4 | k6 k7 k8 | k10 * k12 k13 | r1 r2 r3 | r10 * r12 | "
        "b1 b2 b3 b4 * | b7 b8 b9 | y10 * y12 y13"
    )
    assert best_in(table, "r6 b12", "classic").status is Certainty.NO_PLAY


KEEPING = [
    (
        {"joker_sets": "same_meaning", "opening_joker_value": "replaced"},
        "krbyo",
        3,
        "o4 * * | y4 * k4 | o13 k13 b13 | y12 b12 k12 r12 | y13 r13 b13 | k4 y4 r4 | k8 r8 b8 y8 | r7 y7 b7",
        "k1 k2 k6 k7 k10 r10 r12 b11 b12 y1 y1 y2 y3 y13 o3 o6 o7 o8 o10 o13",
        (18, 134),
    ),
    (
        {"joker_sets": "stay_until_swapped", "joker_swap_tile_from": "rack"},
        "krbyog",
        2,
        "k1 k2 k3 k4 | * * y8 | k12 g12 y12 r12 | k5 k6 k7 k8 | g12 o12 r12 | r9 o9 y9 | y3 y4 y5 y6 y7 y8",
        "k9 k10 k13 r3 r6 r10 r13 r13 b2 b4 b6 b7 b8 b13 y6 y10 y11 y11 y12 o3 o5 o6 o6 o10 o11 "
        "g1 g3 g4 g7 g11",
        (27, 218),
    ),
    (
        {"joker_sets": "stay_until_swapped"},
        "bgry",
        2,
        "b13 g13 y13 | g13 r13 * | b12 g12 r12 y12 | b11 g11 r11 | b9 g9 y9 | b8 g8 y8 | b7 r7 y7 | b6 g6 r6 "
        "| b5 g5 r5 | b2 g2 r2 y2 | b1 g1 r1 | b1 b2 b3 b4 b5 b6 b7 b8 | b10 b11 b12 | g2 g3 g4 g5 "
        "| g8 g9 g10 | r8 r9 r10 | r9 r10 r11 | y4 y5 * | y4 y5 y6 | y9 y10 y11 | y10 y11 y12",
        "r4 y3 g1",
        (3, 8),
    ),
]
"""Rules in which no old set may be broken up, colours, jokers, table, rack, and what can be laid."""


@pytest.mark.parametrize(("options", "colours", "jokers", "table", "rack", "expected"), KEEPING)
def test_old_sets_that_share_tiles_go_on(
    options: dict[str, object], colours: str, jokers: int, table: str, rack: str, expected: tuple[int, int]
) -> None:
    """Old sets are continued with each other's twins; turns that need it were missed, or took long."""
    rules = load("sabra").with_options({**options, "keep_three_of_original": True})
    setting = setting_with(rules, tuple(map(Colour, colours)), jokers)
    before = Before(read_table(table), read_rack(rack), opened=True, any_opened=True)
    solution = solve_turn(setting, before, replace(ANYHOW, nodes=20_000))
    assert_legal(setting, before, solution)
    assert (solution.status, solution.tiles, solution.points) == (Certainty.OPTIMAL, *expected)

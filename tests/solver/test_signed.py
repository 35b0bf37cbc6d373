"""No answer leaves the solver that the referee has not accepted, and none is called proven that is not."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

from tests.hunt.compare import faults
from tests.hunt.position import Position, read_line
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.story import Told
from tilerummy.rules.judging.turn import Before, Drawn, Origin, Proposal, Verdict
from tilerummy.rules.meld import Meld
from tilerummy.rules.preset import load
from tilerummy.rules.setting import Setting, setting_with
from tilerummy.rules.table import read_rack, read_table
from tilerummy.rules.tile import Colour, read_tile
from tilerummy.solver import (
    ANYHOW,
    BEST,
    BestTurn,
    Certainty,
    Wish,
    can_go_out,
    solve_between,
    solve_turn,
)
from tilerummy.solver.alternatives import alternatives
from tilerummy.solver.count import count_turns
from tilerummy.solver.solve import RefusedTurn

TAKEN_UP = Position(
    rules="baltic-et",
    table=[["k5", "r5", "b5", "*"]],
    rack=["y5", "k1", "r1", "b1", "y1"],
    options={"joker_after_swap": "rack_allowed", "table_access": "same_turn_after_opening"},
    opened=False,
)


def of(preset: str, palette: str = "krby", **options: object) -> Setting:
    rules = load(preset).with_options(options)
    return setting_with(rules, tuple(map(Colour, palette)), 2)


def at(table: str, rack: str, *, opened: bool = True) -> Before:
    return Before(read_table(table), read_rack(rack), opened, any_opened=bool(table))


# -- whoever takes a joker up has not gone out -------------------------------------------------------------


@pytest.mark.usefixtures("either_core")
@pytest.mark.parametrize("access", ["same_turn_after_opening", "any_player_opened"])
def test_a_joker_taken_up_is_no_hand_game(access: str) -> None:
    """Clause 4.7: the minimum is waived for who goes out, and a joker on the rack is a tile on the rack."""
    position = replace(TAKEN_UP, options={**TAKEN_UP.options, "table_access": access})
    before = replace(position.before, any_opened=False)
    solution = solve_turn(position.setting, before)
    assert solution.status is Certainty.NO_PLAY
    assert list(faults(TAKEN_UP)) == []


@pytest.mark.usefixtures("either_core")
def test_the_face_up_tile_to_finish_leaves_no_joker() -> None:
    setting = of("rummy-variants", joker_after_swap="rack_allowed")
    before = at("k5 r5 b5 *", "k1 r1 b1 y1")
    face_up = Drawn(read_tile("y5"), Origin.FACE_UP)
    assert not solve_turn(setting, before, Wish(taken=face_up)).play
    assert not can_go_out(setting, before, face_up).play
    with_room = at("k5 r5 b5 * | k8 r8 b8", "k1 r1 b1 y1")
    out = solve_turn(setting, with_room, Wish(taken=face_up))
    verdict = judge_play(setting, with_room, Proposal(out.table, drawn=(face_up,), announced=True))
    assert out.tiles == 5
    assert verdict.legal
    assert not verdict.rack


@pytest.mark.usefixtures("either_core")
def test_to_lay_every_tile_is_not_to_go_out() -> None:
    setting = of("baltic-et", joker_after_swap="rack_allowed")
    before = at("k5 r5 b5 *", "y5")
    assert solve_turn(setting, before).tiles == 1
    assert can_go_out(setting, before).status is Certainty.NO_PLAY


def test_a_list_of_plays_finishes_with_the_whole_rack_alone() -> None:
    """A face-up tile that may only finish: a smaller play with it would be illegal."""
    setting = of("rummy-variants")
    before, face_up = at("k5 k6 k7", "k8 r1 b1"), Drawn(read_tile("y1"), Origin.FACE_UP)
    plays = list(alternatives(setting, before, Wish(taken=face_up)))
    assert [play.tiles for play in plays] == [4]


# -- what a group's jokers are said to mean -----------------------------------------------------------------


@pytest.mark.parametrize(("preset", "opened"), [("pro6-pt", False), ("rummy", True), ("classic", True)])
def test_a_group_of_jokers_counts_as_it_lay(preset: str, opened: bool) -> None:
    """`*r7 *b7 y7` lies as before, whatever colours are missing first."""
    before = at("*r7 *b7 y7", "k11 r11 y11", opened=opened)
    assert count_turns(of(preset), before) == 1


def test_an_opening_that_is_not_named_is_found_whatever_its_jokers_mean() -> None:
    """Definition 10: any group of sets from the rack will do, with any meaning of its jokers."""
    options = {"table_access": "same_turn_after_opening", "hand_game": "off", "joker_swap_tile_from": "rack"}
    setting = of("baltic-ru", **options, opening_min=20)
    before = at("y4 y5 y6 | r4 r5 r6 r7", "k7 * * y8", opened=False)
    solution = solve_turn(setting, before)
    assert solution.tiles == 4
    assert judge_play(setting, before, Proposal(solution.table, announced=True)).legal


# -- budgets ------------------------------------------------------------------------------------------------


CROWDED = (
    "y9 b9 k9 | * y5 y6 y7 y8 | y9 r9 k9 | r8 r9 r10 | r3 r4 r5 r6 r7 | "
    "b3 b4 b5 b6 b7 b8 b9 b10 | r2 y2 k2 b2",
    "k3 k3 k7 k8 k13 k13 r10 r11 r13 b10 b11 b11 b13 b13",
)
TORN = (
    "y2 y3 y4 y5 y6 y7 y8 y9 | o9 y9 b9 | y6 y7 y8 | r7 * k7 b7 | o6 o7 o8 o9 o10 o11 | b13 o13 r13 k13 | "
    "y13 o13 r13 | y12 r12 o12 | y10 b10 r10 | k5 k6 k7 k8 k9 k10 k11 k12 | * r11 y11 | k4 o4 r4 | "
    "b12 y12 o12 | b2 b3 b4 | b3 b4 b5 b6 | y2 y3 y4 | o2 o3 o4 o5 o6 o7 | k13 y13 b13 | "
    "r1 r2 r3 r4 r5 r6 r7 r8",
    "k3 k5 k6 r3 r10 r11 b1 b6 b11 y1 y10 o2 o5 o11",
)


@pytest.mark.usefixtures("either_core")
def test_what_was_not_found_in_time_is_not_called_no_play() -> None:
    """What some search has laid can be laid, however short the time."""
    setting, before = of("sabra", joker_sets="no_split", joker_swap_tile_from="rack"), at(*CROWDED)
    best = solve_turn(setting, before, ANYHOW)
    assert best.tiles > 5
    again = solve_between(setting, before, best.play, (), Wish(nodes=1, least_change=False))
    assert again.status is not Certainty.NO_PLAY
    assert again.play in ((), best.play)


@pytest.mark.usefixtures("either_core")
def test_at_any_budget_a_simple_lay_is_found() -> None:
    """Nothing is left of this budget when the search begins, as on a machine that is busy with others."""
    options = {
        "joker_sets": "stay_until_swapped",
        "joker_swap_tile_from": "rack",
        "joker_after_swap": "new_set",
    }
    setting = of("sabra", "krbyo", **options, keep_three_of_original=True)
    solution = solve_turn(setting, at(*TORN), Wish(budget_ms=1e-6))
    assert solution.tiles >= 2
    assert solution.status is Certainty.BEST_FOUND


# -- the referee -------------------------------------------------------------------------------------------


def test_a_refused_turn_is_a_loud_fault_and_never_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the search ever finds what the referee refuses, the slow way answers."""
    setting, before = of("rummy"), at("k5 r5 * | k1 k2 k3", "b5 k4 y9")
    best = solve_turn(setting, before)
    wrong = replace(best, table=read_table("k5 r5 b5 | k1 k2 k3 k4 *"))
    monkeypatch.setattr(import_module("tilerummy.solver.solve"), "search", lambda position: wrong)
    with pytest.raises(RefusedTurn):
        solve_turn(setting, before)
    with pytest.warns(RefusedTurn):
        slow = solve_turn(setting, before)
    assert (slow.tiles, slow.points) == (best.tiles, best.points)
    assert judge_play(setting, before, Proposal(slow.table, announced=True)).legal


def test_every_answer_has_been_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Best turns, lists and going out, openings too: each comes back from the whole referee."""
    seen: list[list[Meld]] = []

    def judged(setting: Setting, before: Before, proposal: Proposal, told: Told | None) -> Verdict:
        seen.append(sorted(proposal.table))
        return judge_play(setting, before, proposal, told=told)

    monkeypatch.setattr(import_module("tilerummy.solver.solve"), "judge_play", judged)
    answers: list[BestTurn] = []
    setting, before = of("rummy"), at("k5 r5 * | k1 k2 k3", "b5 k4 y9 b9 r9")
    answers += [solve_turn(setting, before, wish) for wish in (BEST, ANYHOW)]
    answers += islice(alternatives(setting, before), 3)
    answers.append(can_go_out(setting, replace(before, rack=read_rack("b5 k4"))))
    unopened = at("k5 r5 *", "k11 b11 r11 y1", opened=False)
    answers.append(solve_turn(setting, unopened))
    assert all(
        sorted(map(str, answer.table)) in [sorted(map(str, table)) for table in seen] for answer in answers
    )


def test_hunted_lines_may_say_that_nobody_has_opened() -> None:
    """Protects the fixtures of this file: a position reads back."""
    assert read_line(str(TAKEN_UP)) == TAKEN_UP

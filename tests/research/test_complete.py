"""Nothing that matters is missing in what a seat sees: the position can be read back from the arrays."""

from __future__ import annotations

import fnmatch
import pickle
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tilerummy as tr
from tests.kit import game_at
from tests.simulator.conftest import needs_core
from tilerummy.bots.bot import Budget
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.research import TileRummy, turn_choices
from tilerummy.research.observation import encoding_of, position_of
from tilerummy.research.turn_choices import EFFECTS, knows_turns
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.setting import differing
from tilerummy.simulator.declared import knows_jokers
from tilerummy.solver import BestTurn, solve_between
from tilerummy.solver import alternatives as alternatives_module
from tilerummy.solver.alternatives import alternatives

PRESETS = ("rummy", "rummy-variants", "sabra", "pro6-en", "classic")


def without_seat(position: tr.Position) -> tr.Position:
    """The same position; an observation counts seats from oneself."""
    return tr.Position.saying(replace(position.situation, turn=None))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_position_is_read_back_from_the_arrays(preset: str) -> None:
    """Protects learners: two positions with different legal plays never look alike, for each is read back."""
    match, greedy = tr.Match(3, preset, seed=3), tr.bot("greedy")
    encoding = encoding_of(match.rules, 3)
    jokers = 0
    while not match.over:
        for seat in range(3):
            view = match.view(seat)
            seen = encoding.encode(view)
            assert position_of(encoding, seen) == without_seat(tr.Position.of(view))
            turn = encoding.unpack(seen)["turn"]
            assert turn.sum() == 1
            assert bool(turn[0]) == (seat == match.turn)
        jokers += sum(meld.jokers for meld in match.view().table)
        match.push(greedy.act(match.view()))
    assert jokers > 0


@pytest.mark.parametrize(
    ("preset", "one", "other"),
    [
        ("rummy", "n3 n4 *", "* n3 n4"),
        ("rummy", "n9 r9 *b9", "n9 r9 *w9"),
        ("rummy", "n9 r9 *", "n9 r9 *b9"),
        ("sabra", "k7 * *", "k7 *r7 *b7"),
        ("sabra", "* k7 *", "* * k7"),
        ("pro6-en", "r9 b9 *k9 *", "r9 b9 *o9 *"),
        ("pro6-en", "r9 b9 *k9 *", "r9 b9 * *"),
    ],
)
def test_jokers_that_mean_something_else_look_different(preset: str, one: str, other: str) -> None:
    """Protects joker rules: under them the place and the meaning of a joker decide what is legal."""
    players = tr.preset(preset).players[1]
    encoding, seen = encoding_of(tr.preset(preset), players), []
    for table in (one, other):
        game = game_at(preset, ["r1 b2"] + ["r3 b4"] * (players - 1), table=table, pool="r5", opened=[0])
        view = view_game(game, game.seats[0])
        seen.append(encoding.encode(view))
        assert position_of(encoding, seen[-1]) == without_seat(tr.Position.of(view))
    assert not np.array_equal(seen[0], seen[1])


def test_an_open_tile_says_where_it_lies() -> None:
    """Protects taking: the discard and the open tile of the pool may be taken for different things."""
    seen = []
    encoding = encoding_of(tr.preset("rummy-variants"), 2)
    for discards, face_up in (({1: "r7"}, "n2"), ({1: "n2"}, "r7"), ({0: "r7"}, "n2")):
        game = game_at("rummy-variants", ["r1 b2", "r3 b4"], pool="r5", discards=discards, face_up=face_up)
        view = view_game(game, game.seats[0])
        seen.append(encoding.encode(view))
        assert position_of(encoding, seen[-1]) == without_seat(tr.Position.of(view))
    assert len({array.tobytes() for array in seen}) == 3


@pytest.mark.parametrize("preset", preset_ids())
def test_candidates_say_what_they_do(preset: str) -> None:
    """Protects agents that choose among plays: a row has the tiles laid, the table after, and figures."""
    table, chance = TileRummy(preset, 2, plays=4), np.random.default_rng(3)
    table.reset(seed=5)
    kinds, described = len(table.encoding.kinds), 0
    for _ in range(60):
        if table.match.over:
            break
        view = table.view(table.agent_selection)
        seen = table.observe(table.agent_selection)
        for row, play in zip(seen["candidates"], table.candidates()[-4:], strict=True):
            if not isinstance(play, tr.Play):
                assert not row.any()
                continue
            described += 1
            after = table.match.copy()
            after.push(play)
            turn = after.view(view.seat).history[-1]
            figures = dict(zip(EFFECTS, row[2 * kinds :].tolist(), strict=True))
            assert figures["tiles"] == row[:kinds].sum() == len(turn.laid)
            assert figures["points"] == sum(map(view.setting.rack_points, turn.laid))
            assert row[kinds : 2 * kinds].tolist() == table.encoding.tiles_of(play.table).tolist()
            assert figures["sets_changed"] == len(differing(view.setting, view.table, play.table)[0])
            assert figures["sets_after"] == len(play.table)
            assert bool(figures["opens"]) == turn.opened
            assert bool(figures["goes_out"]) == after.over
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert described > 20


@needs_core
@pytest.mark.parametrize("preset", preset_ids())
def test_candidates_are_those_of_the_solver(preset: str) -> None:
    """Protects the quick list: where all is known it is the solver's, elsewhere it begins as that does."""
    rules = tr.preset(preset)
    table, chance, compared = TileRummy(rules, 2, plays=5), np.random.default_rng(1), {True: 0, False: 0}
    table.reset(seed=2)
    for _ in range(80):
        if table.match.over:
            table.reset()
        view = table.view(table.agent_selection)
        own = OwnTurn(view, Budget())
        plays = [play for play in table.candidates()[-5:] if isinstance(play, tr.Play) and not play.take]
        laid = [tuple((play.table.tiles() - view.table.tiles()).elements()) for play in plays]
        found = [(len(tiles), sum(map(view.setting.rack_points, tiles))) for tiles in laid]
        if own.may_lay:
            known = knows_turns(view.setting, own.before)
            turns = islice(alternatives(view.setting, own.before, turn_choices.WISH), 5 if known else 1)
            wanted = [(turn.tiles, turn.points) for turn in turns]
            assert found == wanted if known else found[:1] >= wanted, str(own.before)
            compared[known] += bool(found)
        mask = table.action_mask()
        table.step(int(chance.choice(np.flatnonzero(mask))))
    assert compared[knows_jokers(rules)] > 1


def test_the_page_says_for_which_presets_the_list_is_exact() -> None:
    """Protects whoever chooses rules by the table of docs/research.md."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    rows = page.split("| rules | the list |")[1].split("\n\n")[0].splitlines()[2:]
    told = {
        preset: row.split("|")[2].split()[0]
        for row in rows
        for pattern in re.findall(r"`([a-z0-9*-]+)`", row.split("|")[1])
        for preset in fnmatch.filter(preset_ids(), pattern)
    }
    assert told.keys() == {*preset_ids()}
    assert {preset for preset, how in told.items() if how == "exact:"} == {
        preset for preset in preset_ids() if knows_jokers(tr.preset(preset))
    }
    assert {preset for preset, how in told.items() if how == "the"} == {
        preset for preset in preset_ids() if tr.preset(preset).keep_three_of_original
    }


def test_a_list_that_the_solver_makes_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects those without a compiler: a large rack asks no more often than a small one."""
    asked = 0

    def counted(*arguments: Any) -> BestTurn:
        nonlocal asked
        asked += 1
        return solve_between(*arguments)

    monkeypatch.setattr(turn_choices, "single_turns", lambda _: None)
    monkeypatch.setattr(alternatives_module, "solve_between", counted)
    encoding, rack = (
        encoding_of(tr.preset("rummy"), 2),
        " ".join(f"{c}{n}" for c in "nrb" for n in range(1, 14)),
    )
    view = view_game(game_at("rummy", [rack, "w1"], table="n7 * w7", pool="w5", opened=[0]), Seat(0))
    listed = turn_choices.TurnChoices(encoding, view, 8)
    assert 8 <= asked <= turn_choices.QUESTIONS_A_PLAY * 8
    assert listed.mask[-8:].all()


def test_choices_can_be_kept() -> None:
    """Protects those who save a state in mid-match: its choices come back with it."""
    view = view_game(game_at("sabra", ["r10 b10 k10 y1", "r3"], pool="r5"), Seat(0))
    listed = turn_choices.TurnChoices(encoding_of(tr.preset("sabra"), 2), view, 3)
    kept = pickle.loads(pickle.dumps(listed))
    assert [str(action) for action in kept.actions()] == [str(action) for action in listed.actions()]
    assert listed.mask[-3]


def test_who_is_not_in_turn_has_no_choice() -> None:
    """Protects masks: they are empty for whoever waits, and for all when the match is over."""
    table = TileRummy("sabra", 2, turns=3)
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()
    assert not table.observe(waiting)["candidates"].any()
    assert table.encoding.parts["history"].shape[0] == 3
    assert table.observation_space(waiting).contains(table.observe(waiting))
    while not table.match.over:
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(legal[-1]))
    assert not any(table.observe(agent)["action_mask"].any() for agent in table.agents)


def test_the_state_has_what_is_hidden() -> None:
    """Protects critics that see all: two games that differ in hidden tiles alone have different states."""
    table = TileRummy("sabra", 3)
    table.reset(seed=1)
    one = table.state()
    assert table.state_space.contains(one)
    game = table.match.game
    assert np.array_equal(table.encoding.state(game), one)
    swapped = game.playing.pools[0][::-1]
    other = replace(game, round=replace(game.playing, pools=(swapped,)))
    assert not np.array_equal(table.encoding.state(other), one)


def test_a_game_can_be_filmed() -> None:
    """Protects recordings: pixels of one size, with the tiles on them."""
    table = TileRummy("sabra", 2, render_mode="rgb_array")
    table.reset(seed=1)
    first = table.render()
    table.step(0)
    second = table.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert (first.dtype.name, first.shape[2], first.shape) == ("uint8", 3, second.shape)
    assert not np.array_equal(first, second)

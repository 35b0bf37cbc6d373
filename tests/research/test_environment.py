"""The environment passes PettingZoo's own tests, says what the referee says, and hides what is hidden."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import tilerummy as tr
from tests.children import run, run_python
from tests.simulator.tables import SIX
from tilerummy.bots.bot import Budget, ask
from tilerummy.bots.match import let_happen
from tilerummy.bots.registry import bot_named
from tilerummy.research import TileRummy, env, parallel_env
from tilerummy.research.turn_choices import read_structured, structured
from tilerummy.rules.match.action import Draw
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.match.view import view_game
from tilerummy.rules.tile import Tile

PRESETS = ("rummy", "sabra", "sabra-de", "baltic-lt", "pro6-en", "classic")
"""One of each sheet, and compulsory play with free jokers."""
NOT_A_PLAIN_ARRAY = "ignore:Observation (is not a NumPy|space for each agent prob):UserWarning"
"""What PettingZoo warns every environment about that shows a mask beside the array, save those it knows."""
NO_TURN_NO_CHOICE = "ignore:Action mask numpy array is all zeros:UserWarning"
"""It looks at an agent after the end, too."""


@pytest.mark.filterwarnings(NOT_A_PLAIN_ARRAY)
@pytest.mark.filterwarnings(NO_TURN_NO_CHOICE)
@pytest.mark.parametrize("preset", PRESETS)
def test_pettingzoo_accepts_the_environment(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Protects everybody's training code: the environment keeps to the API, its seeds, its ways to render."""
    api_test(env(preset, 2, plays=3), num_cycles=12)
    seed_test(lambda: env(preset, 3, plays=3), num_cycles=5)
    render_test(lambda render_mode: env(preset, 2, plays=2, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out


def test_pettingzoo_accepts_the_parallel_form() -> None:
    """Protects those who step all agents at once."""
    parallel_api_test(parallel_env("sabra", 2), num_cycles=20)


def play_randomly(table: TileRummy, seed: int, most: int = 10_000) -> dict[str, float]:
    """Choose among the candidates; what each agent was given in all."""
    chance, given = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for moves, agent in enumerate(table.agent_iter()):
        seen, reward, over, cut, _ = table.last()
        given[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if over or cut else chance.choice(legal))
        if moves > most:
            break
    return given


@pytest.mark.parametrize("preset", ["sabra-de", "pro6-en"])
def test_every_choice_under_the_mask_is_legal(preset: str) -> None:
    """Protects a learner from a crash in mid-training: the referee refuses nothing that the mask allows."""
    table = TileRummy(preset, 3, rounds=2, plays=3)
    given = play_randomly(table, 5)
    assert table.match.over
    assert tuple(given.values()) == tuple(map(float, table.match.scores))


def test_rewards_can_be_wins_of_the_match() -> None:
    """Protects the choice of what is learned: one win in all, given at the end of the last round."""
    table = TileRummy("sabra", 2, rounds=2, plays=1, reward="wins", per="match")
    given = play_randomly(table, 3)
    assert sum(given.values()) == 1.0
    assert [seat for seat, won in enumerate(given.values()) if won] == [
        table.match.players.index(name) for name in table.match.winners
    ]


def test_house_rules_and_six_players() -> None:
    """Protects the promise of every number of players and every house rule."""
    rules = tr.preset("sabra", **SIX, hand_size=7, opening_min=0)
    table = TileRummy(rules, 6, plays=2)
    table.reset(seed=1)
    seen = table.encoding.unpack(table.observe("seat_3")["observation"])
    assert seen["sizes"].tolist() == [7] * 6
    assert seen["rack"].sum() == 7


def test_the_arrays_say_what_the_view_says() -> None:
    """Protects the meaning of each part: counts, sizes and history are those of the view, oneself first."""
    table = TileRummy("pro6-en", 3, plays=2)
    table.reset(seed=11)
    for _ in range(40):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        table.step(int(legal[-1]))
    seat = Seat(2)
    order = playing_order(seat, 3, table.rules.direction)
    view = table.view(f"seat_{seat}")
    parts = table.encoding.unpack(table.observe(f"seat_{seat}")["observation"])
    assert view.rack is not None
    assert {tile: int(parts["rack"][table.encoding.place(tile)]) for tile in view.rack} == {
        tile: view.rack.count(tile) for tile in view.rack
    }
    assert parts["table"].sum() == sum(map(len, view.table)) > 0
    assert [int(row.sum()) for row in parts["sets"] if row.any()] == [len(meld) for meld in view.table]
    assert parts["sizes"].tolist() == [view.players[other].tiles for other in order]
    last = view.history[-1]
    assert parts["history"][0][0] == order.index(last.seat) + 1
    assert parts["laid"][0].sum() == len(last.laid)
    hidden = sum(player.tiles for player in view.players if player.seat != seat) + sum(view.pools)
    assert parts["unseen"].sum() == hidden


def test_hidden_tiles_do_not_reach_the_arrays() -> None:
    """Protects honest play: a seat that has drawn something else looks the same to the others."""
    table = TileRummy("sabra", 2)
    table.reset(seed=4)
    other = table.possible_agents[1 - table.possible_agents.index(table.agent_selection)]
    seat = Seat(table.possible_agents.index(other))
    begin = table.match.game
    pool = begin.playing.pools[0]
    assert pool[0] != pool[-1]
    draw = Draw(seat=begin.playing.turn.seat)
    drawn = [let_happen(_with_pool(begin, tiles), draw) for tiles in (pool, pool[::-1])]
    seen = [table.encoding.encode(view_game(game, seat)) for game in drawn]
    assert (seen[0] == seen[1]).all()
    table.step(0)
    assert (table.observe(other)["observation"] == seen[0]).all()


def _with_pool(game: Game, pool: tuple[Tile, ...]) -> Game:
    return replace(game, round=replace(game.playing, pools=(pool,)))


@pytest.mark.parametrize("preset", ["sabra", "classic", "rummy"])
def test_a_structured_play_reads_back(preset: str) -> None:
    """Protects plays as arrays: what a bot does, said in arrays, is judged as what it did."""
    table = TileRummy(preset, 2, actions="structured")
    table.reset(seed=2)
    bot = bot_named("greedy")
    laid = 0
    while not table.match.over and table.match.game.sequence < 150:
        agent = table.agent_selection
        action = ask(bot, table.view(agent), Random(1), Budget(nodes=2000))
        arrays = structured(table.encoding, action)
        assert table.action_space(agent).contains(arrays)
        again = read_structured(table.encoding, arrays)
        if isinstance(again, tr.Play):
            laid += 1
            assert isinstance(action, tr.Play)
            assert again.table.tiles() == action.table.tiles()
        table.step(arrays)
        assert "refused" not in table.infos[agent]
    assert laid > 3


def test_a_refused_play_becomes_a_draw() -> None:
    """Protects learners that say plays themselves: a wrong one costs a turn and tells the reasons."""
    table = TileRummy("sabra", 2, actions="structured")
    table.reset(seed=2)
    agent = table.agent_selection
    wrong = structured(table.encoding, tr.Play("r3 r4 r5"))
    table.step(wrong)
    assert table.infos[agent]["refused"] == ["tile_added"] * 3
    assert table.view(agent).players[table.possible_agents.index(agent)].tiles == 15


@pytest.mark.parametrize(
    "options",
    [{"actions": "best"}, {"reward": "gold"}, {"per": "move"}, {"render_mode": "video"}, {"players": 9}],
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    """Protects from a long training on a misspelt option."""
    with pytest.raises(ValueError, match=r"is none of|players"):
        TileRummy("sabra", **options)


def test_a_choice_outside_the_mask_is_refused() -> None:
    """Protects from silent mistakes: the environment guesses nothing."""
    table = TileRummy("sabra", 2)
    table.reset(seed=1)
    for wrong in (1, 10_000, -1):
        with pytest.raises(ValueError, match="not among the choices"):
            table.step(wrong)


def test_importing_the_library_loads_no_numpy() -> None:
    """Protects the small installation: only the research environment needs numpy."""
    code = (
        "import sys, tilerummy as tr; tr.play(['greedy', 'hold'], seed=1); "
        "print({'numpy', 'gymnasium', 'pettingzoo'} & {*sys.modules})"
    )
    assert run_python(code).strip() == "set()"


@pytest.mark.parametrize(
    ("lacking", "wanted"),
    [("numpy", "import tilerummy.research"), ("pettingzoo", "from tilerummy.research import env")],
)
def test_who_lacks_packages_is_told_which_to_install(lacking: str, wanted: str) -> None:
    """Protects newcomers from a bare error about a package that they have never heard of."""
    program = f"import sys; sys.modules[{lacking!r}] = None\n{wanted}"
    done = run([sys.executable, "-c", program])
    assert "pip install 'tilerummy[research]'" in done.stderr

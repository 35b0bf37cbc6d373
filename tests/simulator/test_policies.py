"""The policies mean what the bots of the same name mean; that of the builder is the bot who only adds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.simulator.conftest import needs_core
from tests.simulator.judge import Witness, judge_round
from tests.simulator.tables import CASHING, COUNTING, PATIENT
from tilerummy.bots.bot import NO_LIMIT, ask
from tilerummy.bots.levels import ADDER
from tilerummy.bots.match import let_happen
from tilerummy.bots.registry import bot_named
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.match.action import Play
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator import BUILDER, GREEDY, HOLD, POLICIES, Policy
from tilerummy.simulator.by_referee import ByReferee, deal
from tilerummy.simulator.compiled import Compiled
from tilerummy.simulator.policy_turns import choose


def laid_by_bot(name: str, game: Game) -> list[Tile]:
    seat = game.playing.turn.seat
    bot = ADDER if name == "builder" else bot_named(name)
    action = ask(bot, view_game(game, seat), Random(1), NO_LIMIT)
    if not isinstance(action, Play):
        return []
    laid = action.table.tiles() - game.playing.table.tiles()
    return [*laid.elements()]


@needs_core
@pytest.mark.parametrize("preset", ["sabra", "sabra-de"])
@pytest.mark.parametrize("name", ["greedy", "hold"])
def test_a_policy_lays_what_its_bot_lays(name: str, preset: str) -> None:
    """In every position the policy lays as many tiles as the bot; of equal plays each may choose its own."""
    rules = load(preset)

    def compare(game: Game, laid: list[Tile]) -> None:
        bots = laid_by_bot(name, game)
        assert len(laid) == len(bots), (laid, bots)
        if name == "greedy":
            assert rack_points(rules, laid) == rack_points(rules, bots)
        else:
            assert laid.count(JOKER) <= bots.count(JOKER) or Counter(laid) == Counter(bots)

    for seed in range(8):
        judge_round(rules, 2 + seed % 3, [POLICIES[name]] * (2 + seed % 3), seed, compare)


@needs_core
@pytest.mark.parametrize("preset", ["sabra", "sabra-de", "baltic-ru", "classic"])
@pytest.mark.parametrize("policy", [GREEDY, HOLD, CASHING, PATIENT, COUNTING])
def test_both_simulators_lay_as_much(policy: Policy, preset: str) -> None:
    """In every position the compiled policy lays as many tiles as the plain one, whatever it remembers."""
    rules = load(preset)

    def compare(game: Game, laid: list[Tile]) -> None:
        action = choose(game, policy)
        on_table = game.playing.table.tiles()
        plain = action.table.tiles() - on_table if isinstance(action, Play) else Counter[Tile]()
        assert len(laid) == plain.total(), (laid, plain)

    for seed in range(6):
        players = 2 + seed % 3
        others = [policy, GREEDY, policy, HOLD][:players]
        judge_round(rules, players, others, seed, _of_seats(others, policy, compare))


def _of_seats(policies: list[Policy], policy: Policy, witness: Witness) -> Witness:
    """A witness who is told of the moves of some policy alone."""

    def told(game: Game, laid: list[Tile]) -> None:
        if policies[game.playing.turn.seat] == policy:
            witness(game, laid)

    return told


@needs_core
def test_builders_play_whole_rounds_as_the_bot_does() -> None:
    """A builder leaves the sets of the table as they lie, so whole rounds must come to the same."""
    rules = load("sabra")
    for seed in range(12):
        players = 2 + seed % 3
        game = deal(rules, players, seed, Seat(0))
        state = Compiled(rules, players).state_of(game)
        fast = Compiled(rules, players).playouts([state], [BUILDER] * players, [None])
        while game.phase is Phase.PLAYING:
            view = view_game(game, game.playing.turn.seat)
            game = let_happen(game, ask(ADDER, view, Random(1), NO_LIMIT))
        assert fast.scores_of(0) == game.results[-1].scores


@pytest.mark.parametrize("name", ["greedy", "hold", "builder"])
def test_the_plain_policies_are_the_bots_too(name: str) -> None:
    """Without a compiler a policy lays as many tiles as its bot, in every position of whole rounds."""
    rules = load("sabra")
    for seed in range(2):
        steps = ByReferee(rules, 3).steps(deal(rules, 3, seed, Seat(0)), [POLICIES[name]] * 3)
        for game, after in zip(steps.states, steps.states[1:], strict=False):
            assert isinstance(game, Game)
            assert isinstance(after, Game)
            laid = after.playing.table.tiles() - game.playing.table.tiles()
            assert laid.total() == len(laid_by_bot(name, game))


@pytest.mark.parametrize(("wait", "near"), [(0, 0), (256, 0), (1, -1), (1, 256)])
def test_a_policy_out_of_range_is_refused(wait: int, near: int) -> None:
    """A number that the compiled simulator could not hold is named at once."""
    with pytest.raises(ValueError, match="is not a number from"):
        Policy(wait=wait, near=near)

"""Every level plays every rule set with any number of players, sees nothing hidden and keeps its time."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.kit import act, game_at, new_game, rules_of
from tests.sizes import every
from tilerummy.bots import LEVELS, Bot, Budget, bot_named
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.rules.match.action import Action, ActionKind, ChooseStarter, Discard, Draw, Pass, Play
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View, view_game
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import Rack, read_rack
from tilerummy.solver import ANYHOW, Wish, can_play

NODES = 2_000
"""What a bot may think in these tests: no game depends on how fast the machine is."""
NAMES = [level.name for level in LEVELS]
TABLES = [(name, n) for name in preset_ids() for n in range(load(name).players[0], load(name).players[1] + 1)]
ONE_OF_EACH = ("sabra", "rummy", "rummy-variants", "baltic-lt", "pro6-en", "classic")


def is_long(preset: str, players: int) -> bool:
    """Not so are boxes with as many players as they allow, and one of each kind with as few."""
    fewest, most = load(preset).players
    return players != most and (players != fewest or preset not in ONE_OF_EACH)


SIZES = [pytest.param(*table, marks=[pytest.mark.long] if is_long(*table) else []) for table in TABLES]


def seated(first: int, players: int) -> list[Bot]:
    """Bots of different levels, beginning with this one."""
    return [bot_named(NAMES[(first + seat) % len(NAMES)]) for seat in range(players)]


@pytest.mark.parametrize(("preset", "players"), every(5, SIZES))
def test_all_levels_play_every_rule_set_without_an_illegal_action(preset: str, players: int) -> None:
    """Protects every table with a bot: an illegal action would be raised, and so would a stall."""
    for first in range(0, len(NAMES), players):
        outcome = play_deal(
            MatchTerms(load(preset), nodes=NODES), seated(first, players), seed=first + players + 10
        )
        assert sum(outcome.wins) == pytest.approx(1)
        assert outcome.moves > 0


@pytest.mark.parametrize(
    "options",
    [
        {"draw_mode": "every_turn_then_place", "voluntary_draw": False},
        {"pool_owner": "personal", "draw_mode": "instead_then_discard"},
        {"draw_mode": "every_turn_then_place", "take_discard": "for_new_set", "discard_drawn_tile": False},
        {"starter_discard": True, "starter_may_lay": True, "take_discard": "for_new_set"},
        {"face_up_eighth": "to_play", "joker_swap_announced": True, "joker_after_swap": "rack_allowed"},
        {"opening_scope": "single_set", "group_distinct_colours": False, "hand_size": 20},
    ],
)
def test_all_levels_play_house_rules(options: dict[str, object]) -> None:
    """Protects houses that mix the sheets: no combination of duties leaves a bot without an answer."""
    rules = rules_of("sabra", **options)
    for first in range(0, len(NAMES), 3):
        outcome = play_deal(MatchTerms(rules, nodes=NODES), seated(first, 3), seed=first)
        assert sum(outcome.wins) == pytest.approx(1)


def middle_of(preset: str, moves: int) -> Game:
    """A game some moves after its deal, played by greedy bots."""
    game = new_game(preset, 3, rounds=1 if load(preset).rounds == "agreed" else None)
    if game.phase is Phase.CHOOSING:
        game, _ = act(game, ChooseStarter(Seat(0)))
    greedy, chance = bot_named("greedy"), Random(1)
    for _ in range(moves):
        view = view_game(game, game.playing.turn.seat)
        game, _ = act(game, greedy.act(view, chance, Budget(nodes=NODES)))
        if game.phase is not Phase.PLAYING:
            break
    return game


def with_hidden_tiles_exchanged(game: Game) -> Game:
    """The same game for the seat whose turn it is: the other racks and the pool hold other tiles."""
    table, seat = game.playing, game.playing.turn.seat
    others = [s for s in game.seats if s != seat]
    hidden = [tile for s in others for tile in table.racks[s]] + [t for pool in table.pools for t in pool]
    Random(5).shuffle(hidden)
    racks, pools = list(table.racks), []
    for s in others:
        size = len(racks[s])
        racks[s], hidden = Rack(hidden[:size]), hidden[size:]
    for pool in table.pools:
        pools.append(tuple(hidden[: len(pool)]))
        hidden = hidden[len(pool) :]
    return replace(game, round=replace(table, racks=tuple(racks), pools=tuple(pools)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", ["sabra", "classic", "rummy-variants"])
def test_hidden_tiles_change_nothing(name: str, preset: str) -> None:
    """Protects fairness: with the same view and the same chance the answer is the same."""
    game = middle_of(preset, 12)
    seat = game.playing.turn.seat
    bot = bot_named(name)
    one = bot.act(view_game(game, seat), Random(3), Budget(nodes=NODES))
    other = bot.act(view_game(with_hidden_tiles_exchanged(game), seat), Random(3), Budget(nodes=NODES))
    assert one == other


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", ["sabra", "classic", "rummy-variants", "pro6-en"])
def test_without_time_there_is_still_a_legal_answer(name: str, preset: str) -> None:
    """Protects the pace of a table: a budget that is over gets a legal action at once."""
    game = middle_of(preset, 9)
    view = view_game(game, game.playing.turn.seat)
    for spent in (Budget(deadline_ns=0), Budget(nodes=0)):
        _, events = act(game, bot_named(name).act(view, Random(1), spent), playable=can_play)
        assert events


class Watch(Budget):
    """A budget of so many questions, which counts those that are asked when it is over."""

    most, asked = 0, 0

    def over(self) -> bool:
        """Whether as many questions were asked as may be."""
        return self.asked >= self.most

    def wish(self, base: Wish = ANYHOW) -> Wish:
        """A question that is counted."""
        self.asked += 1
        return replace(base, nodes=300)


@dataclass
class Watched:
    """A bot whose budgets end after any number of questions."""

    bot: Bot
    late: int = 0

    def act(self, view: View, chance: Random) -> Action:
        """What the bot does."""
        watch = Watch()
        watch.most = chance.randrange(40)
        action = self.bot.act(view, Random(1), watch)
        self.late = max(self.late, watch.asked - watch.most)
        return action


@pytest.mark.parametrize(
    ("name", "preset", "players"),
    [
        ("calm", "rummy", 3),
        ("champion", "baltic-et", 3),
        ("legend", "pro6-es", 4),
        ("grandmaster", "pro6-es", 2),
    ],
)
def test_hardly_anything_is_asked_when_the_time_is_up(name: str, preset: str, players: int) -> None:
    """Protects the length of a move: each late question takes time that nobody gave, and they add up."""
    watched, terms = Watched(bot_named(name)), MatchTerms(load(preset), nodes=NODES, judged=False)
    for seed in range(6):
        others = [bot_named(("greedy", "hold")[seed % 2])] * (players - 1)
        play_deal(terms, [watched, *others], seed)
    assert watched.late <= 3


@pytest.mark.parametrize("name", NAMES)
def test_a_rack_that_goes_out_goes_out(name: str) -> None:
    """Protects the end of a game: no level is so weak or so patient that it would not win."""
    game = game_at("sabra", ["r7 r8 r9", "k1 k2 b5"], table="b1 b2 b3", pool="y1 y2 y3", opened=[0, 1])
    action = bot_named(name).act(view_game(game, Seat(0)), Random(1), Budget())
    game, _ = act(game, action)
    assert game.results[0].winners == (Seat(0),)


def test_the_table_is_told_who_starts() -> None:
    """Protects rule sets in which the players choose the starter."""
    game = new_game("baltic-lv", 3, rounds=1)
    action = bot_named("greedy").act(view_game(game, Seat(1)), Random(1), Budget())
    assert isinstance(action, ChooseStarter)


def test_patience_draws_where_greed_lays() -> None:
    """Protects the plan that wins: a play is kept back where one may draw instead."""
    game = game_at("sabra", ["r7 r8 r9 k1", "k1 k2 b5"], table="b1 b2 b3", pool="y1 y2 y3", opened=[0, 1])
    view = view_game(game, Seat(0))
    assert isinstance(bot_named("greedy").act(view, Random(1), Budget()), Play)
    assert isinstance(bot_named("master").act(view, Random(1), Budget()), Draw)


def test_compulsory_play_is_obeyed() -> None:
    """Protects patient bots from asking for what the rules forbid."""
    game = game_at("sabra-de", ["r7 r8 r9 k1", "k1 k2 b5"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    for name in NAMES:
        assert isinstance(bot_named(name).act(view_game(game, Seat(0)), Random(1), Budget()), Play)


def open_end(mine: str, theirs: str) -> Game:
    """An end for two in which all tiles but a few were put away."""
    table = "r4 r5 r6"
    shown = Counter(read_rack(f"{mine} {theirs} {table}"))
    away = Rack((Counter(setting_for(load("sabra"), 2).tiles()) - shown).elements())
    return game_at("sabra", [mine, theirs], table=table, opened=[0, 1], discards={1: str(away)})


def test_the_open_end_is_played_exactly() -> None:
    """Protects the end for two: the lower rack passes, the higher one lays just enough."""
    bot = bot_named("master")
    lower = view_game(open_end("r7 k4", "k13 k12 b9"), Seat(0))
    assert isinstance(bot.act(lower, Random(1), Budget()), Pass)
    higher = view_game(open_end("r7 r8 r9 k4", "k5 k11 b2"), Seat(0))
    action = bot.act(higher, Random(1), Budget())
    assert isinstance(action, Play)
    assert str(action.table) == "r4 r5 r6 r7 r8"


def test_discards_are_never_jokers_or_pairs() -> None:
    """Protects the rack: what is put away is the tile with the least company."""
    rack = "r7 r8 k7 * b1"
    game = game_at("pro6-en", [rack, "k1 k2 b5"], table="y1 y2 y3", pool="y4 y5", opened=[0, 1], drawn="r8")
    view = view_game(game, Seat(0))
    assert view.may[0] is ActionKind.DISCARD
    action = bot_named("master").act(view, Random(1), Budget())
    assert isinstance(action, Discard)
    assert str(action.tile) == "b1"


@pytest.mark.parametrize("preset", ["sabra", "classic", "pro6-en"])
def test_nodes_make_the_same_game_again(preset: str) -> None:
    """Protects tests and figures from the speed of the machine: the same seeds and nodes, the same game."""
    bots = [bot_named(name) for name in ("patient", "master", "grandmaster")]
    terms = MatchTerms(load(preset), nodes=1_000)
    first, again = (replace(play_deal(terms, bots, seed=7), micros=()) for _ in range(2))
    assert first == again


def test_a_question_costs_nodes() -> None:
    """Protects the bound: questions use nodes up, and then the budget is over."""
    budget = Budget(nodes=250)
    assert [budget.wish().nodes for _ in range(3)] == [250, 150, 50]
    assert budget.over()
    assert budget.wish().nodes == 1
    assert Budget().wish().nodes == 0

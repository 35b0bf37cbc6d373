"""Characters play by their habits, under every rule set, and see nothing hidden."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.bots.test_levels import NODES, TABLES, middle_of, with_hidden_tiles_exchanged
from tests.kit import game_at
from tests.sizes import every
from tilerummy.bots import Bot, Budget, bot_named, bot_names
from tilerummy.bots.cast import CAST
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.locales.language import LANGUAGES
from tilerummy.rules.match.action import Action, Draw, Play
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_game
from tilerummy.rules.preset import load

NAMES = [character.name for character in CAST]


def act_in(game: Game, name: str, seed: int = 1) -> Action:
    return bot_named(name).act(view_game(game, Seat(0)), Random(seed), Budget())


def seated(players: int) -> list[Bot]:
    return [bot_named(NAMES[seat % len(NAMES)]) for seat in range(players)]


@pytest.mark.parametrize(("preset", "players"), every(4, [table for table in TABLES if table[1] in (3, 4)]))
def test_all_characters_play_every_rule_set(preset: str, players: int) -> None:
    """Protects every table with company: an illegal action would be raised, and so would a stall."""
    outcome = play_deal(MatchTerms(load(preset), nodes=NODES), seated(players), seed=players)
    assert sum(outcome.wins) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_tiles_change_nothing(name: str) -> None:
    """Protects fairness: whoever teaches or gambles does so from what everybody sees."""
    game = middle_of("sabra", 12)
    seat = game.playing.turn.seat
    one, other = (
        bot_named(name).act(view_game(each, seat), Random(3), Budget(nodes=NODES))
        for each in (game, with_hidden_tiles_exchanged(game))
    )
    assert one == other


def test_the_architect_waits_with_a_small_turn_but_not_with_a_full_rack() -> None:
    """Protects the habit one notices: small turns are kept back, grand ones and a full rack are not."""
    lonely = "k1 k3 k5 k7 k9 k11 k13 b1 b3 b5 b7 b9 b11 b13 y2"
    small = game_at("sabra", ["r7 r8 r9 k1", "k2"], table="b1 b2 b3", pool="y1 y2 y3", opened=[0, 1])
    grand = game_at("sabra", ["r7 r8 r9 y7 y8 y9 k1", "k2"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    full = game_at("sabra", [f"r7 r8 r9 {lonely}", "k2"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    assert isinstance(act_in(small, "architect"), Draw)
    assert isinstance(act_in(grand, "architect"), Play)
    assert isinstance(act_in(full, "architect"), Play)


def test_the_saver_lays_what_costs_most() -> None:
    """Protects the habit one notices: high tiles go at once, low ones stay, although both could be laid."""
    both = game_at(
        "sabra", ["k1 k2 k3 b12 y4 r2", "k7 k8"], table="y9 y10 y11 | b9 b10 b11", pool="y1 y2", opened=[0, 1]
    )
    low = game_at("sabra", ["k1 k2 k3 y4 r2", "k7 k8"], table="y9 y10 y11", pool="y1 y2", opened=[0, 1])
    action = act_in(both, "saver")
    assert isinstance(action, Play)
    laid = action.table.tiles() - both.playing.table.tiles()
    assert [str(tile) for tile in laid.elements()] == ["b12"]
    assert isinstance(act_in(low, "saver"), Draw)


def test_the_gambler_lets_chance_decide() -> None:
    """Protects the habit one notices: the same turn is now kept back, now laid."""
    game = game_at("sabra", ["r7 r8 r9 k1 k4 k7 b9", "k2"], table="b1 b2 b3", pool="y1 y2", opened=[0, 1])
    did = {type(act_in(game, "gambler", seed)) for seed in range(40)}
    assert did == {Draw, Play}


def test_the_teacher_leaves_the_ends_of_the_table_free() -> None:
    """Protects newcomers: what fits at the table stays for them; a set of its own the teacher lays."""
    pool = " ".join(f"y{n}" for n in range(1, 14)) + " y1 y2 y3 y5"
    theirs = "k2 k4 k6 k8 k10 k12 r1"
    adds = game_at("sabra", ["b4 k1 k5 r9 y8 y13 r12", theirs], table="b1 b2 b3", pool=pool, opened=[0, 1])
    lays = game_at("sabra", ["b4 r7 r8 r9 y8 y13 r12", theirs], table="b1 b2 b3", pool=pool, opened=[0, 1])
    assert isinstance(act_in(adds, "teacher"), Draw)
    action = act_in(lays, "teacher")
    assert isinstance(action, Play)
    assert {str(meld) for meld in action.table} == {"b1 b2 b3", "r7 r8 r9"}


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_every_character_has_a_sentence(language: str) -> None:
    """Protects the choice of company: each by one name, in letters that children read, and a sentence."""
    text = (files("tilerummy.locales") / language / "company.ftl").read_text("utf-8")
    found = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    for character in CAST:
        called = r"[\u0410-\u044f]+" if language == "ru" else character.called
        assert re.search(rf"\ncompany-{character.name} = {called}\n", text)
        assert [each.id.name for each in found[f"company-{character.name}"].attributes] == ["about"]


def test_characters_are_bots_by_name() -> None:
    """Protects tables and the arena: a character can be seated wherever a level can."""
    assert set(NAMES) <= set(bot_names())

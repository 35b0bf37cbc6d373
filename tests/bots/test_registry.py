"""Bots by name and by path."""

from __future__ import annotations

import pytest

from tests.bots.third_party import Cautious
from tilerummy.bots import LEVELS, NoSuchBot, bot_named, bot_names
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.rules.preset import load


def test_levels_have_their_names_in_order_of_strength() -> None:
    """Protects menus: at least eight levels, the weakest first, each under one name."""
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names) >= 8
    assert list(bot_names())[: len(names)] == names
    assert all(bot_named(level.name) is level.bot for level in LEVELS)


def test_a_bot_of_somebody_else_plays_by_its_path() -> None:
    """Protects third parties: twenty lines and a path are enough, under any duties."""
    bot = bot_named("tests.bots.third_party:Cautious")
    assert isinstance(bot, Cautious)
    for preset in ("sabra", "pro6-en", "classic"):
        outcome = play_deal(MatchTerms(load(preset)), [bot, bot_named("greedy")], seed=4)
        assert sum(outcome.wins) == 1


def test_a_bot_needs_nothing_but_the_view() -> None:
    """Protects the shortest bot: without chance, budget and seat it plays a whole round."""
    outcome = play_deal(MatchTerms(load("sabra")), [bot_named("tests.bots.third_party:Brief")] * 2, seed=5)
    assert sum(outcome.wins) == 1


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nobody", "there are novice, "),
        ("no.such.module:Bot", "no.such.module"),
        ("tests.bots.third_party:Missing", "Missing"),
        ("tests.bots.third_party:NoBot", "has no act"),
        (":", "there is no bot at"),
    ],
)
def test_a_wrong_name_is_told(name: str, says: str) -> None:
    """Protects people who type: the message says what there is, or what is missing."""
    with pytest.raises(NoSuchBot, match=says):
        bot_named(name)

"""Turns that the solver finds, laid through the page under every joker rule: what lies then is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from tests.solver.positions import best_in, small_position
from tests.web.conftest import NOTHING, Server
from tests.web.player import Player
from tests.web.scene import Scene
from tilerummy.rules.judging.judge import judge_play
from tilerummy.rules.judging.turn import Before, Proposal
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.preset import Rules, load
from tilerummy.rules.setting import setting_for
from tilerummy.rules.table import read_table
from tilerummy.rules.tile import JOKER

PLAYERS = 4
EACH_TIME = ("classic", "sabra", "rummy", "baltic-lt", "pro6-en")
"""One box for each rule of jokers."""
PRESETS = (*EACH_TIME, "rummy-variants", "pro6-es")
HANDS = ("drag", "tap", "keys")


def positions(rules: Rules, seed: int) -> Iterator[Before]:
    """Positions with a joker on the table or on the rack, in which something can be laid."""
    setting, chance = setting_for(rules, PLAYERS), Random(seed)
    while True:
        before = small_position(setting, chance, sets=5, tiles=6)
        jokers = JOKER in before.rack or any(tile.plain is JOKER for meld in before.table for tile in meld)
        if jokers and best_in(before.table, before.rack, rules, players=PLAYERS).play:
            yield before


def refusals(rules: Rules, before: Before, table: str) -> list[str]:
    """What the rules say against a table."""
    proposal = Proposal(read_table(table), announced=True)
    verdict = judge_play(setting_for(rules, PLAYERS), before, proposal)
    return [str(refusal) for refusal in verdict.refusals]


def lay_all(open_page: Callable[..., Any], server: Server, number: int, seed: int, *presets: str) -> None:
    """Lays so many turns of each box by hand, on desks and phones in turn."""
    pages = {phone: open_page(NOTHING, phone=phone) for phone in (False, True)}
    hands = cycle(HANDS)
    for preset in presets:
        rules = load(preset)
        for place, before in enumerate(islice(positions(rules, seed), number)):
            how = next(hands)
            scene = Scene(str(before.table), str(before.rack), preset, PLAYERS, has_drawn=True)
            page = pages[how == "tap"]
            scene.show(page, server.url, f"{preset}-{place}")
            player = Player(page, rules, how, PLAYERS)
            player.build(player.look())
            seen = player.look()
            told = f"{preset}: {before.table} + {before.rack}, by {how}: {seen.table_text}"
            assert refusals(rules, before, seen.table_text) == [], told
            assert seen.deed == "play", told


@pytest.mark.wide
def test_a_turn_with_jokers_is_laid_as_it_was_meant(open_page: Callable[..., Any], server: Server) -> None:
    """A position under each rule of jokers, by mouse, finger and keys in turn."""
    assert {load(preset).joker_sets for preset in EACH_TIME} == {*JokerSets}
    lay_all(open_page, server, 1, 1, *EACH_TIME)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_many_turns_with_jokers_are_laid_as_they_were_meant(
    open_page: Callable[..., Any], server: Server, preset: str
) -> None:
    """Many more."""
    lay_all(open_page, server, 60, 2, preset)

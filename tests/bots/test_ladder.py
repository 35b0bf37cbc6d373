"""The ladder: rounds of the lowest levels end, and a table offers the levels that were measured apart."""

from __future__ import annotations

import pytest

from tests.kit import rules_of
from tilerummy.bots import LEVELS, bot_named
from tilerummy.bots.ladder import Climb, Rung, climbs, offered, read_climbs, write_climbs
from tilerummy.bots.match import MatchTerms, play_deal
from tilerummy.rules.preset import load, preset_ids

NAMES = [level.name for level in LEVELS]
OLD = ["novice", "dreamer", "builder", "tinkerer", "greedy", "patient", "hold", "master", "grandmaster"]


@pytest.mark.parametrize("name", ["novice", "dreamer", "builder"])
def test_the_lowest_levels_finish_their_rounds(name: str) -> None:
    """Protects newcomers from rounds that get stuck: somebody lays their last tile."""
    for seed in range(300, 304):
        outcome = play_deal(MatchTerms(load("sabra"), nodes=2_000), [bot_named(name)] * 2, seed)
        assert not outcome.blocked


def test_old_names_keep_working() -> None:
    """Protects records, saved settings and the scripts of others: no name of a level was taken away."""
    assert set(OLD) <= set(NAMES)
    assert [name for name in NAMES if name in OLD] == OLD


def test_every_table_offers_a_ladder() -> None:
    """Protects the choice of opponents: known levels, weakest first, from the lowest on, everywhere."""
    for preset in preset_ids():
        rules = load(preset)
        for players in range(rules.players[0], rules.players[1] + 1):
            names = offered(rules, players)
            assert names[0] == NAMES[0]
            assert list(names) == sorted(names, key=NAMES.index)


def test_what_is_offered_was_measured_against_the_one_below() -> None:
    """Protects the meaning of a step: each rung was played against the last one that is offered."""
    for climb in climbs():
        below = climb.first
        for rung in climb.rungs:
            assert rung.against == below
            assert rung.deals >= 20
            if climb.is_above(rung):
                below = rung.level


def test_where_one_must_lay_fewer_levels_are_offered() -> None:
    """Protects players from a choice that is none: where nobody may wait, the levels lie closer together."""
    assert len(offered(load("classic"), 2)) < len(offered(load("sabra"), 2))


def test_house_rules_are_taken_for_the_most_similar() -> None:
    """Protects houses of their own: one changed rule does not change the sheet that is looked up."""
    assert offered(rules_of("sabra", opening_min=40), 2) == offered(load("sabra"), 2)


def test_a_file_of_climbs_is_read_as_it_was_written() -> None:
    """Protects the figures on their way into the package; an interval that touches equal is not above."""
    rungs = (Rung("b", "a", 40, 0.7, 0.1, 3.5, 0.0), Rung("c", "b", 40, 0.55, 0.05, 0.1, 0.2))
    climb = Climb("sabra", 2, 2000, 1, "a", rungs)
    assert read_climbs(write_climbs([climb])) == (climb,)
    assert climb.offered == ("a", "b")

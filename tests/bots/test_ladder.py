"""The ladder: rounds of the lowest levels end, and a table offers the levels that were measured apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from benches import ladder as measuring
from benches.report import Notes
from tests.kit import rules_of
from tilerummy.bots import LEVELS, bot_named
from tilerummy.bots.levels import EDITION, FOR_PEOPLE, Climb, Rung, climbs, offered, read_climbs, write_climbs
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


def test_what_is_offered_was_measured_as_it_plays_now() -> None:
    """Protects the meaning of a step: each was played by these bots, against the last one that is offered.

    Whoever lets a level play differently raises its edition and EDITION, and `./run bench ladder` goes on.
    """
    assert max(level.edition for level in LEVELS) == EDITION
    for climb in climbs():
        for rung in climb.rungs:
            assert rung.is_current, f"{climb.preset}, {climb.players} players: measure {rung.level} again"
            assert rung.deals >= measuring.ENOUGH or rung.deals == measuring.ALIKE or climb.is_above(rung)
    well_up = {(climb.preset, climb.players) for climb in climbs() if climb.is_well_up}
    assert {(preset, players) for preset in measuring.PRESETS for players in (3, 4)} <= well_up


def test_where_one_must_lay_fewer_levels_are_offered() -> None:
    """Protects players from a choice that is none: where nobody may wait, the levels lie closer together."""
    assert len(offered(load("classic"), 2)) < len(offered(load("sabra"), 2))


def test_house_rules_are_taken_for_the_most_similar() -> None:
    """Protects houses of their own: one changed rule does not change the sheet that is looked up."""
    assert offered(rules_of("sabra", opening_min=40), 2) == offered(load("sabra"), 2)


def test_a_file_of_climbs_is_read_as_it_was_written() -> None:
    """Protects the figures on their way into the package; an interval that touches equal is not above."""
    climb = Climb("sabra", 2, (rung("dreamer", "novice", 0.7), rung("builder", "dreamer", 0.55)))
    assert read_climbs(write_climbs([climb])) == (climb,)
    assert climb.offered == climb.climbed == ("novice", "dreamer")


def test_a_step_that_nobody_would_notice_is_not_offered() -> None:
    """Protects people from a choice that is none: surely better by one percent, but only by one."""
    small = replace(rung("dreamer", "novice", 0.51), margin=0.005)
    climb = Climb("sabra", 2, (small, rung("builder", "dreamer", 0.7)))
    assert climb.climbed == ("novice", "dreamer", "builder")
    assert climb.offered == ("novice", "builder")


def rung(level: str, against: str, wins: float, edition: int = EDITION) -> Rung:
    return Rung(level, against, 40, wins, 0.06, 3.5, 0.0, 2_000, 1, edition)


def test_a_climb_counts_when_every_step_was_measured_with_the_levels_of_now() -> None:
    """Protects tables from old figures: a level that has changed, or a step that is missing, takes it out."""
    names = [level.name for level in FOR_PEOPLE]
    steps = [rung(level, below, 0.7) for below, level in pairwise(names)]
    assert Climb("sabra", 2, tuple(steps)).is_whole
    assert not Climb("sabra", 2, tuple(steps[:-1])).is_whole
    assert Climb("sabra", 2, tuple(steps[:-1])).is_well_up
    assert not Climb("sabra", 2, tuple(steps[:3])).is_well_up
    changed = names.index("patient") - 1
    old = [*steps[:changed], rung("patient", "greedy", 0.7, edition=1), *steps[changed + 1 :]]
    assert not Climb("sabra", 2, tuple(old)).is_whole


def test_nobody_is_offered_who_waits_without_a_bound() -> None:
    """Protects people from a strong level that draws thirty times in a row: it is a measure, no company."""
    assert [level.name for level in LEVELS if not level.for_people] == ["hold"]
    assert all("hold" not in climb.offered for climb in climbs())


def test_measuring_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects hours of work: a slice ends in time, keeps its deals, and the next one plays only the rest."""
    file = tmp_path / "ladder.json"
    file.write_text("[]", "utf-8")
    monkeypatch.setattr(measuring, "SHIPPED", file)
    monkeypatch.setattr(measuring, "EDITIONS", {"novice": 1, "greedy": 1})
    monkeypatch.setattr(measuring, "AT_ONCE", 4)
    terms: dict[str, Any] = {"presets": ["sabra"], "players": [2], "deals": 4, "nodes": 300, "keep": tmp_path}
    kept = tmp_path / f"sabra-2-{EDITION}.jsonl"
    measuring.ladder(Notes(), **terms, seconds=0.0)
    assert measuring.shipped("sabra", 2).rungs == ()
    measuring.ladder(Notes(), **terms)
    deals = kept.read_text("utf-8")
    found = measuring.shipped("sabra", 2).rungs
    assert [(one.level, one.against, one.deals) for one in found] == [("greedy", "novice", 4)]
    measuring.ladder(Notes(), **terms)
    assert kept.read_text("utf-8") == deals
    assert measuring.shipped("sabra", 2).rungs == found


def test_a_look_tells_enough_when_a_step_is_there_or_too_small() -> None:
    """Protects people from steps that are luck, and levels from being left out on a few deals."""
    assert measuring.is_known(rung("greedy", "novice", 0.6), 2)
    assert not measuring.is_known(rung("greedy", "novice", 0.56), 2)
    few, many = (
        replace(rung("greedy", "novice", 0.5), deals=deals, margin=0.02) for deals in (200, measuring.ENOUGH)
    )
    assert not measuring.is_known(few, 2)
    assert measuring.is_known(many, 2)


def test_tables_side_by_side_give_what_one_after_the_other_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects figures from the number of processes: the same deals, the same steps."""
    monkeypatch.setattr(measuring, "EDITIONS", {"novice": 1, "greedy": 1})
    monkeypatch.setattr(measuring, "AT_ONCE", 2)
    found = []
    for jobs in (1, 2):
        file = tmp_path / f"ladder-{jobs}.json"
        file.write_text("[]", "utf-8")
        monkeypatch.setattr(measuring, "SHIPPED", file)
        tables: dict[str, Any] = {"presets": ["sabra", "sabra-de"], "players": [2], "deals": 2, "nodes": 300}
        measuring.ladder(Notes(), **tables, keep=tmp_path / str(jobs), jobs=jobs)
        found.append(file.read_text("utf-8"))
    assert found[0] == found[1]
    assert len(read_climbs(found[0])) == 2

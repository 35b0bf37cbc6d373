"""A house changes a preset by options and house files, and only into a game that can be played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.match import first_deal
from tests.rules.rule_sets import options, rule_sets, values
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.parameter_kind import Choice, Json, show
from tilerummy.rules.preset import (
    DEFAULT_PRESET,
    PARAMETERS,
    Rules,
    load,
    parse_option,
    preset_ids,
)
from tilerummy.rules.refusal import BadRules

NAMES = [parameter.name for parameter in PARAMETERS]


def accepts(preset_id: str, changes: Mapping[str, object]) -> bool:
    try:
        load(preset_id).with_options(changes)
    except BadRules:
        return False
    return True


def changes_rebuild_the_rules(rules: Rules) -> None:
    """What a house changed, applied to its preset again, gives the same rules."""
    assert load(rules.preset).with_options(rules.changes()) == rules
    assert load(rules.preset).with_options(rules.options()) == rules


def toml_round_trip(rules: Rules) -> None:
    """A house file reads back to the same rules, whether it holds the changes or everything."""
    assert Rules.from_toml(rules.to_toml()) == rules
    assert Rules.from_toml(rules.to_toml(complete=True)) == rules


def options_are_json(rules: Rules) -> None:
    """All options survive JSON, so that records and pages can carry them."""
    assert json.loads(json.dumps(rules.options())) == rules.options()


def option_text_round_trip(rules: Rules) -> None:
    """Every option can be typed on a command line as name=value."""
    typed = dict(parse_option(f"{name}={json.dumps(value)}") for name, value in rules.options().items())
    assert load(rules.preset).with_options(typed) == rules


def valid_rules_can_be_dealt(rules: Rules) -> None:
    """Whatever a house chose, every allowed number of players gets its tiles."""
    for players in range(rules.players[0], rules.players[1] + 1):
        deal = first_deal(rules, players)
        few, most = min(map(len, deal.hands)), max(map(len, deal.hands))
        assert (few, most) == (rules.hand_size, rules.starter_hand)
        left = sum(map(len, deal.pools)) + (deal.face_up is not None)
        assert sum(map(len, deal.hands)) + left == rules.tile_count(players)
        assert len(set(rules.palette(players))) == rules.colours_by_players[players]


@given(rule_sets())
def test_whatever_a_house_chose_can_be_told_and_played(rules: Rules) -> None:
    """Protects house rules: as changes, as a file, as JSON, as typed options, and at the deal."""
    changes_rebuild_the_rules(rules)
    toml_round_trip(rules)
    options_are_json(rules)
    option_text_round_trip(rules)
    valid_rules_can_be_dealt(rules)


@given(st.sampled_from(preset_ids()), options())
def test_options_are_taken_as_given_or_refused(preset_id: str, changes: dict[str, Json]) -> None:
    """Named options are never altered silently: the rules hold them all, or are refused by name."""
    if accepts(preset_id, changes):
        held = load(preset_id).with_options(changes).options()
        assert {name: held[name] for name in changes} == changes
    else:
        with pytest.raises(BadRules) as refused:
            load(preset_id).with_options(changes)
        assert str(refused.value).split(":")[0] in NAMES


@pytest.mark.parametrize("name", [p.name for p in PARAMETERS if isinstance(p.kind, Choice)])
def test_single_word_changes(name: str) -> None:
    """Each choice alone fits some preset, so that no value in the table is dead."""
    for value in next(p.kind for p in PARAMETERS if p.name == name and isinstance(p.kind, Choice)).choices:
        assert any(accepts(preset_id, {name: value}) for preset_id in preset_ids()), value


def test_changes_show_the_house() -> None:
    """A house rule keeps the preset's name and shows as a change."""
    rules = load("sabra").with_options({"penalty_tiles": 1, "hand_size": 14})
    assert (rules.preset, rules.changes()) == ("sabra", {"penalty_tiles": 1})
    assert load("sabra").changes() == {}


def test_replacing_a_field_is_checked_too() -> None:
    """There is no way round the checks: a rule set that exists can be played."""
    assert replace(load("sabra"), penalty_tiles=0).penalty_tiles == 0
    with pytest.raises(BadRules, match="penalty_tiles: 9 is not allowed"):
        replace(load("sabra"), penalty_tiles=9)


def test_tables_may_be_given_in_part() -> None:
    """The optional third joker of five players changes that entry and no other."""
    rules = load("pro6-es").with_options({"jokers_by_players": {"5": 3}})
    assert dict(rules.jokers_by_players) == {2: 2, 3: 2, 4: 2, 5: 3, 6: 3}


def test_a_clock_brings_a_time_out_rule() -> None:
    """Definition 13: rules without a clock, given one, get loose_to_rack unless the host says otherwise."""
    assert load("pro6-en").with_options({"time_limit_s": 90}).on_timeout is OnTimeout.LOOSE_TO_RACK
    void = load("pro6-en").with_options({"time_limit_s": 90, "on_timeout": "turn_void"})
    assert void.on_timeout is OnTimeout.TURN_VOID
    assert load("rummy").with_options({"on_timeout": "none"}).time_limit_s == 0
    assert load("rummy").with_options({"time_limit_s": 0}).on_timeout is OnTimeout.LOOSE_TO_RACK


@pytest.mark.parametrize(
    ("preset_id", "changes", "hand", "starter_hand", "discard"),
    [
        ("sabra", {"hand_size": 12}, 12, 12, False),
        ("sabra", {"hand_size": 13}, 13, 13, False),
        ("pro6-en", {"hand_size": 12}, 12, 13, True),
        ("pro6-en", {"hand_size": 15}, 15, 16, True),
        ("sabra", {"starter_discard": True}, 14, 15, True),
        ("sabra", {"starter_hand": 15}, 14, 15, True),
        ("pro6-en", {"starter_discard": False}, 14, 14, False),
        ("pro6-en", {"starter_hand": 14}, 14, 14, False),
        ("pro6-en", {"hand_size": 15, "starter_hand": 15}, 15, 15, False),
    ],
)
def test_the_starters_hand_follows(
    preset_id: str, changes: dict[str, object], hand: int, starter_hand: int, discard: bool
) -> None:
    """The starter has one tile more exactly when they discard one, whichever of the three was named."""
    rules = load(preset_id).with_options(changes)
    assert (rules.hand_size, rules.starter_hand, rules.starter_discard) == (hand, starter_hand, discard)


@pytest.mark.parametrize(
    ("changes", "colours", "largest"),
    [
        ({}, 4, 4),
        ({}, 6, 6),
        ({"group_max": 3}, 4, 3),
        ({"group_max": 6}, 4, 4),
        ({"group_max": 8, "group_distinct_colours": False}, 4, 8),
        ({"group_distinct_colours": False}, 5, 5),
    ],
)
def test_largest_group(changes: dict[str, object], colours: int, largest: int) -> None:
    """A group holds one tile of each colour, or fewer, and more only where colours may repeat."""
    assert load("sabra").with_options(changes).largest_group(colours) == largest


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("penalty_tiles=1", ("penalty_tiles", 1)),
        ("on_timeout=none", ("on_timeout", "none")),
        ('on_timeout="none"', ("on_timeout", "none")),
        ("voluntary_draw=false", ("voluntary_draw", False)),
        ("rounds=agreed", ("rounds", "agreed")),
        ("players=[2, 3]", ("players", [2, 3])),
        ('jokers_by_players={"5": 3}', ("jokers_by_players", {"5": 3})),
        (" hand_size = 12 ", ("hand_size", 12)),
        ("penalty_tiles=-1", ("penalty_tiles", -1)),
        ("a=b=c", ("a", "b=c")),
    ],
)
def test_parse_option(text: str, option: tuple[str, Json]) -> None:
    """An option is a name and JSON, or a bare word that is taken as a string."""
    assert parse_option(text) == option


@pytest.mark.parametrize(
    "text", ["", "penalty_tiles", "=1", "penalty_tiles=", "colours=[k,r", 'starter="lot']
)
def test_unreadable_option(text: str) -> None:
    """What is no option is refused with what was expected."""
    with pytest.raises(BadRules, match=r"written name=value|not readable as JSON"):
        parse_option(text)


def test_house_file() -> None:
    """A house file names a preset and what is different at home."""
    rules = Rules.from_toml('preset = "classic"\n[rules]\npenalty_tiles = 2\nrounds = 3\n')
    assert (rules.preset, rules.changes()) == ("classic", {"penalty_tiles": 2, "rounds": 3})
    assert rules.to_toml() == 'preset = "classic"\n\n[rules]\npenalty_tiles = 2\nrounds = 3\n'
    assert Rules.from_toml("") == load(DEFAULT_PRESET)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("preset = ", "house file: not readable as TOML"),
        ("x = " + "[" * 5000, "house file: not readable as TOML"),
        ('preset = "nobody"', "preset: there is no nobody; there are rummy, "),
        ("preset = 1", "preset: 1 is not the name of a preset"),
        ("rules = 1", "rules: a house file holds its changes in a table"),
        ("penalty_tiles = 1", "penalty_tiles: a house file holds only preset and a table"),
        ("[rules]\npenalty = 1", "penalty: there is no such parameter"),
        ("[rules]\nrounds = 1.5", "rounds: 1.5 is not allowed"),
        ("[rules]\nrounds = 2020-01-01", "rounds: 2020-01-01 is not allowed"),
    ],
)
def test_unreadable_house_file(text: str, reason: str) -> None:
    """A house file that makes no sense is refused, never answered with a traceback."""
    with pytest.raises(BadRules) as refused:
        Rules.from_toml(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize("parameter", PARAMETERS, ids=lambda parameter: parameter.name)
@given(st.data())
def test_every_allowed_value_reads_back(parameter: Any, data: st.DataObject) -> None:
    """Reading a value twice is reading it once, and every kind can say what it allows."""
    value = parameter.read(data.draw(values(parameter.kind)))
    assert parameter.read(value) == value
    assert parameter.kind.allowed
    assert show(value)

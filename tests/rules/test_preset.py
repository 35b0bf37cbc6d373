"""The presets are those of the rule digest, and a house can turn them only into games that can be played."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.rule_sets import options, rule_sets, values
from tilerummy.rules.parameter import DrawMode, JokerSets, OnTimeout
from tilerummy.rules.parameter_kind import Choice, Json, show
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import (
    DEFAULT_PRESET,
    Rules,
    check_players,
    editions,
    load,
    parse_option,
    preset_ids,
    source,
    title,
)
from tilerummy.rules.refusal import BadRules

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "examples.json").read_text("utf-8")
)
FURTHER: dict[str, Json] = {
    "penalise_mistakes": False,
    "discard_drawn_tile": True,
    "starter_may_lay": False,
    "next_starter": "starter_rule",
}
NAMES = [parameter.name for parameter in PARAMETERS]


def refusal_of(preset_id: str, changes: Mapping[str, object]) -> str:
    with pytest.raises(BadRules) as refused:
        load(preset_id).with_options(changes)
    return str(refused.value)


def accepts(preset_id: str, changes: Mapping[str, object]) -> bool:
    try:
        load(preset_id).with_options(changes)
    except BadRules:
        return False
    return True


# The presets


def test_all_presets_are_there_in_order() -> None:
    """The presets are exactly those of the digest, and the default is one of them."""
    assert preset_ids() == tuple(EXAMPLES["presets"])
    assert DEFAULT_PRESET in preset_ids()


@pytest.mark.parametrize("preset_id", preset_ids())
def test_preset_has_the_values_of_the_digest(preset_id: str) -> None:
    """Each preset equals its complete assignment in the digest, the further options at their defaults."""
    assert load(preset_id).options() == {**EXAMPLES["presets"][preset_id]["rules"], **FURTHER}


@pytest.mark.parametrize("preset_id", preset_ids())
def test_preset_names_its_editions_and_itself(preset_id: str) -> None:
    """Each preset says which editions it follows, and has a one-line title that borrows no trademark."""
    assert editions(preset_id) == tuple(EXAMPLES["presets"][preset_id]["editions"])
    assert load(preset_id).preset == preset_id
    assert 0 < len(title(preset_id)) <= 100
    assert "rummikub" not in title(preset_id).lower()


@pytest.mark.parametrize("row", EXAMPLES["setup"], ids=lambda row: f"{row['preset']}-{row['players']}")
def test_setup_row(row: dict[str, Any]) -> None:
    """Colours, jokers, tiles and pool after the deal come out as the digest counts them."""
    rules, players = load(row["preset"]), row["players"]
    if row.get("option") == "third joker at five players":
        rules = rules.with_options({"jokers_by_players": {"5": 3}})
    assert len(rules.palette(players)) == row["colours"]
    assert rules.palette(players) == rules.colours[: row["colours"]]
    assert rules.jokers(players) == row["jokers"]
    assert rules.tile_count(players) == row["tiles"]
    dealt = rules.hand_size * (players - 1) + rules.starter_hand
    assert rules.tile_count(players) - dealt == row["pool_after_deal"]
    assert int(rules.starter_discard) == row["discarded_by_starter"]


@pytest.mark.parametrize("preset_id", preset_ids())
def test_every_value_has_a_source(preset_id: str) -> None:
    """Each value names an edition that its preset follows, or gives a reason where that is silent."""
    sheet = editions(preset_id)[0][:3]
    printed = {edition for other in preset_ids() for edition in editions(other) if edition[:3] == sheet}
    for name in NAMES:
        where = source(preset_id, name)
        assert where.note if where.silent else set(where.editions) & set(editions(preset_id)), name
        assert set(where.editions) <= printed, name


def test_sources_read_as_text() -> None:
    """A source prints as the sheet with its editions and the note, or as silence with the reason."""
    assert str(source("sabra", "colours")) == "001 NL FR DE"
    assert str(source("sabra", "run_wrap")) == "001 NL DE: FR has lost the number"
    assert str(source("sabra", "rounds")).startswith("silent: ")
    with pytest.raises(BadRules, match="did you mean colours"):
        source("sabra", "colour")


def test_preset_files_hold_nothing_twice_or_unknown() -> None:
    """A derived preset holds only what differs, and no file names an unknown parameter."""
    for file in files("tilerummy.rules").joinpath("presets").iterdir():
        tables = tomllib.loads(file.read_text("utf-8"))
        del tables["sheet"]
        for name, table in tables.items():
            assert set(table["rules"]) | set(table["sources"]) <= set(NAMES), name
            assert set(table["rules"]) <= set(table["sources"]), name
            base = load(table["based_on"]).options() if "based_on" in table else {}
            assert not [key for key, value in table["rules"].items() if base.get(key) == value], name


def test_unknown_preset_is_refused_with_the_nearest() -> None:
    """A mistyped preset is answered with the one that was probably meant."""
    with pytest.raises(BadRules, match=r"preset: there is no sabar; did you mean sabra\?"):
        load("sabar")


def test_fields_are_the_parameters() -> None:
    """The table of parameters and the rules name the same things in the same order."""
    assert [field.name for field in fields(Rules)] == ["preset", *NAMES]
    assert all(parameter.meaning.endswith(".") for parameter in PARAMETERS)


def test_rules_are_frozen_values() -> None:
    """Rules can be keys, equal rules are one key, and nobody can change them afterwards."""
    rules = load("sabra").with_options({"penalty_tiles": 1})
    assert rules.with_options({"penalty_tiles": 3}) == load("sabra")
    assert len({rules, load("sabra"), rules.with_options({})}) == 2
    with pytest.raises(FrozenInstanceError):
        rules.penalty_tiles = 2  # type: ignore[misc]


def test_words_are_enums() -> None:
    """Options given as plain words become the enum members that the code compares with."""
    rules = load("classic").with_options({"joker_sets": "frozen", "draw_mode": "instead_then_discard"})
    assert rules.joker_sets is JokerSets.FROZEN
    assert rules.draw_mode is DrawMode.INSTEAD_THEN_DISCARD


def test_importing_reads_no_files() -> None:
    """Importing the module stays cheap: neither TOML nor resources are loaded before the first use."""
    code = (
        "import sys, tilerummy.rules.preset; print({'tomllib', 'importlib.resources'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


# Changing a preset


@given(rule_sets())
def test_changes_rebuild_the_rules(rules: Rules) -> None:
    """What a house changed, applied to its preset again, gives the same rules."""
    assert load(rules.preset).with_options(rules.changes()) == rules
    assert load(rules.preset).with_options(rules.options()) == rules


@given(rule_sets())
def test_toml_round_trip(rules: Rules) -> None:
    """A house file reads back to the same rules, whether it holds the changes or everything."""
    assert Rules.from_toml(rules.to_toml()) == rules
    assert Rules.from_toml(rules.to_toml(complete=True)) == rules


@given(rule_sets())
def test_options_are_json(rules: Rules) -> None:
    """All options survive JSON, so that records and pages can carry them."""
    assert json.loads(json.dumps(rules.options())) == rules.options()


@given(rule_sets())
def test_option_text_round_trip(rules: Rules) -> None:
    """Every option can be typed on a command line as name=value."""
    typed = dict(parse_option(f"{name}={json.dumps(value)}") for name, value in rules.options().items())
    assert load(rules.preset).with_options(typed) == rules


@given(rule_sets())
def test_valid_rules_can_be_dealt(rules: Rules) -> None:
    """Whatever a house chose, every allowed number of players gets its tiles."""
    for players in range(rules.players[0], rules.players[1] + 1):
        dealt = rules.hand_size * (players - 1) + rules.starter_hand
        assert dealt <= rules.tile_count(players)
        assert len(set(rules.palette(players))) == rules.colours_by_players[players]


@given(st.sampled_from(preset_ids()), options())
def test_options_are_taken_as_given_or_refused(preset_id: str, changes: dict[str, Json]) -> None:
    """Named options are never altered silently: the rules hold them all, or are refused by name."""
    if accepts(preset_id, changes):
        held = load(preset_id).with_options(changes).options()
        assert {name: held[name] for name in changes} == changes
    else:
        assert refusal_of(preset_id, changes).split(":")[0] in NAMES


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


# What is refused

FULL_SIX: dict[str, object] = {
    "players": [6, 6],
    "hand_size": 18,
    "colours_by_players": {"6": 4},
    "jokers_by_players": {"6": 4},
}


@pytest.mark.parametrize(
    ("preset_id", "changes", "reason"),
    [
        (
            "sabra",
            {"penalty_tiles": 6},
            "penalty_tiles: 6 is not allowed; it must be a whole number from 0 to 5",
        ),
        ("sabra", {"penalty_tiles": True}, "penalty_tiles: true is not allowed"),
        ("sabra", {"penalty_tiles": 1.5}, "penalty_tiles: 1.5 is not allowed"),
        ("sabra", {"penalty_tiles": ""}, "penalty_tiles: '' is not allowed"),
        ("sabra", {"joker_sets": "fre"}, "joker_sets: fre is not allowed; it must be free, same_meaning, "),
        ("sabra", {"voluntary_draw": 1}, "voluntary_draw: 1 is not allowed; it must be false or true"),
        ("sabra", {"voluntary_draw": "yes"}, "voluntary_draw: yes is not allowed"),
        ("sabra", {"run_wrap": True}, "it must be false, for no sheet allows a 1 after the 13"),
        ("sabra", {"must_lay_rack_tile": False}, "must_lay_rack_tile: false is not allowed"),
        ("sabra", {"numbers": 15}, "numbers: 15 is not allowed; it must be 13, for every sheet has 1 to 13"),
        ("sabra", {"copies": 3}, "copies: 3 is not allowed"),
        ("sabra", {"match_winner": "lowest_total"}, "match_winner: lowest_total is not allowed"),
        ("sabra", {"pool_empty": "shuffle"}, "pool_empty: shuffle is not allowed; it must be pass"),
        ("sabra", {"blocked_round": "draw"}, "blocked_round: draw is not allowed"),
        ("sabra", {"players": [4, 2]}, "players: [4, 2] is not allowed; it must be a list [fewest, most]"),
        ("sabra", {"players": [1, 4]}, "players: [1, 4] is not allowed"),
        ("sabra", {"players": [2, 7]}, "players: [2, 7] is not allowed"),
        ("sabra", {"players": 4}, "players: 4 is not allowed"),
        ("sabra", {"players": [2, 5]}, "jokers_by_players: there is no entry for 5 players"),
        ("sabra", {"players": [2, 6]}, "colours_by_players: there is no entry for 5 and 6 players"),
        ("sabra", {"colours": ["k", "r", "b"]}, "colours: ['k', 'r', 'b'] is not allowed"),
        ("sabra", {"colours": ["k", "r", "b", "k"]}, "a list of 4 to 6 different letters of k r b y o g w n"),
        ("sabra", {"colours": ["k", "r", "b", "x"]}, "colours: ['k', 'r', 'b', 'x'] is not allowed"),
        ("sabra", {"colours": "krby"}, "colours: krby is not allowed"),
        ("sabra", {"colours": [["k"], "r", "b", "y"]}, "colours: [['k'], 'r', 'b', 'y'] is not allowed"),
        ("sabra", {"colours_by_players": {"3": 5}}, "colours: 3 players need 5, but only 4 are named"),
        ("pro6-en", {"colours": ["k", "r", "b", "y"]}, "colours: 6 players need 6, but only 4 are named"),
        (
            "sabra",
            {"jokers_by_players": {"2": 5}},
            "jokers_by_players: {'2': 5} is not allowed; it must be a table",
        ),
        ("sabra", {"jokers_by_players": {"7": 2}}, "jokers_by_players: {'7': 2} is not allowed"),
        ("sabra", {"jokers_by_players": {"two": 2}}, "jokers_by_players: {'two': 2} is not allowed"),
        ("sabra", {"jokers_by_players": 2}, "jokers_by_players: 2 is not allowed"),
        ("sabra", {"hand_size": 4}, "hand_size: 4 is not allowed"),
        ("sabra", {"hand_size": 21}, "hand_size: 21 is not allowed"),
        (
            "sabra",
            FULL_SIX | {"jokers_by_players": {"6": 2}},
            "6 players need 108 tiles, but only 106 are in play",
        ),
        ("sabra", {"starter_hand": 16}, "starter_hand: 16 must be the hand_size 14 or one more"),
        ("sabra", {"starter_hand": 13}, "starter_hand: 13 must be the hand_size 14 or one more"),
        (
            "sabra",
            {"starter_hand": 15, "starter_discard": False},
            "starter_hand: one more than hand_size needs",
        ),
        (
            "pro6-en",
            {"starter_hand": 14, "starter_discard": True},
            "starter_discard: true needs a starter_hand of",
        ),
        ("sabra", {"starter_may_lay": True}, "starter_may_lay: true needs starter_discard true"),
        (
            "sabra",
            {"take_discard": "for_new_set"},
            "take_discard: for_new_set needs a draw_mode that discards",
        ),
        ("sabra", {"time_limit_s": 60, "on_timeout": "none"}, "on_timeout: none goes with time_limit_s 0"),
        (
            "sabra",
            {"time_limit_s": 4},
            "time_limit_s: 4 is not allowed; it must be 0 or a whole number from 5 to",
        ),
        ("sabra", {"time_limit_s": 14 * 86400 + 1}, "time_limit_s: 1209601 is not allowed"),
        ("sabra", {"opening_min": -1}, "opening_min: -1 is not allowed"),
        ("sabra", {"opening_min": 201}, "opening_min: 201 is not allowed"),
        (
            "sabra",
            {"opening_min": 92, "opening_scope": "single_set"},
            "a single set of 2 players counts 91 at most",
        ),
        ("sabra", {"opening_joker_value": -5}, "it must be replaced or a whole number from 0 to 200"),
        (
            "sabra",
            {"rounds": 0},
            "rounds: 0 is not allowed; it must be agreed or a whole number from 1 to 1000",
        ),
        ("sabra", {"group_max": 2}, "group_max: 2 is not allowed"),
        ("sabra", {"group_max": 7}, "group_max: more than 6 needs group_distinct_colours false"),
        (
            "rummy",
            {"face_up_eighth": "to_play", "pool_owner": "personal"},
            "face_up_eighth: to_play needs a common pool",
        ),
        (
            "sabra",
            {"penalty_tile": 1},
            "penalty_tile: there is no such parameter; did you mean penalty_tiles?",
        ),
        ("sabra", {"preset": "rummy"}, "preset: there is no such parameter"),
        ("sabra", {"joker_sets": "x" * 1000}, "..."),
    ],
)
def test_refused(preset_id: str, changes: dict[str, object], reason: str) -> None:
    """What makes no sense is refused with the parameter, the reason and what would be allowed."""
    refusal = refusal_of(preset_id, changes)
    assert reason in refusal
    assert len(refusal) < 300


def test_the_face_up_tile_is_counted_in_the_deal() -> None:
    """The open tile of the pool is nobody's, so one tile more must exist."""
    assert load("rummy").with_options(FULL_SIX).tile_count(6) == 6 * 18
    refusal = refusal_of("rummy", FULL_SIX | {"face_up_eighth": "to_play"})
    assert "6 players need 109 tiles, but only 108 are in play" in refusal


def test_several_problems_are_all_named() -> None:
    """A refusal does not stop at the first reason."""
    refusal = refusal_of("sabra", {"starter_may_lay": True, "take_discard": "for_new_set"})
    assert "starter_may_lay: " in refusal
    assert "; take_discard: " in refusal


def test_discards_of_the_starter_can_be_taken() -> None:
    """The starter's discard alone is enough for the rule that a discard may be taken."""
    assert load("pro6-es").with_options({"take_discard": "for_new_set"}).changes() == {
        "take_discard": "for_new_set"
    }


def test_flat_jokers_raise_what_a_single_set_can_count() -> None:
    """With jokers at 25 a run of all numbers counts 25 for its two lowest tiles."""
    single: dict[str, object] = {"opening_scope": "single_set"}
    assert load("pro6-pt").with_options({**single, "opening_min": 91 - 1 - 2 + 50}).opening_min == 138
    assert "counts 138 at most" in refusal_of("pro6-pt", {**single, "opening_min": 139})


def test_number_of_players_is_checked() -> None:
    """A game of more or fewer players than the rules are made for is refused."""
    check_players(load("sabra"), 4)
    with pytest.raises(BadRules, match="players: these rules are for 2 to 4 players, not 5"):
        check_players(load("sabra"), 5)
    with pytest.raises(BadRules, match="not 1"):
        load("sabra").palette(1)
    with pytest.raises(BadRules, match="for 3 players, not 4"):
        load("sabra").with_options({"players": [3, 3]}).jokers(4)


# Options and house files as text


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
        ('preset = "nobody"', "preset: there is no nobody; did you mean"),
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

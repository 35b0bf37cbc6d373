"""The presets are those of the rule digest."""

from __future__ import annotations

import json
import tomllib
from dataclasses import FrozenInstanceError, fields
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.children import run_python
from tests.match import first_deal
from tilerummy.rules.parameter import DrawMode, JokerSets
from tilerummy.rules.parameter_kind import Json
from tilerummy.rules.preset import (
    DEFAULT_PRESET,
    FACTS,
    PARAMETERS,
    Rules,
    editions,
    load,
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
    deal = first_deal(rules, players)
    left = sum(map(len, deal.pools)) + (deal.face_up is not None)  # the eighth is turned up after the deal
    assert left == row["pool_after_deal"]
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
    """Every parameter is a field of the rules, but for what no sheet changes: that no code needs to read."""
    assert [field.name for field in fields(Rules)] + [one.name for one in FACTS] == ["preset", *NAMES]
    assert all(one.fixed for one in FACTS)
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
    assert run_python(code).strip() == "set()"

"""The rule sets on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tilerummy.cli import main
from tilerummy.rules.preset import Rules, load, parse_option, preset_ids, title

EXAMPLES = Path(__file__).parents[1] / "data" / "examples.json"


def rules(*arguments: str) -> str:
    done = CliRunner().invoke(main, ["rules", *arguments])
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_list_has_a_line_for_each_preset() -> None:
    """Every preset is listed with what it is."""
    lines = rules().splitlines()
    assert [line.split()[0] for line in lines] == list(preset_ids())
    assert all(line.endswith(title(name)) for line, name in zip(lines, preset_ids(), strict=True))


def test_json_has_the_digest_s_names_and_values() -> None:
    """What other programs read are the parameters and values of the digest."""
    expected = json.loads(EXAMPLES.read_text(encoding="utf-8"))["presets"]
    found = json.loads(rules("--json"))["presets"]
    assert found.keys() == expected.keys()
    for name, preset in expected.items():
        assert preset["rules"].items() <= found[name].items()


@pytest.mark.parametrize("preset", preset_ids())
def test_each_parameter_is_shown_as_it_can_be_typed(preset: str) -> None:
    """The value of every parameter can be given to --set as it is shown, and has a source."""
    body = rules(preset).splitlines()[2:]
    columns = [line.split(maxsplit=2) for line in body]
    assert dict(parse_option(f"{name}={value}") for name, value, _ in columns) == load(preset).options()
    assert all(source for _, _, source in columns)


def test_changes_are_marked_as_the_house_s_own() -> None:
    """A changed value is not blamed on the sheet."""
    lines = rules("sabra", "--set", "opening_min=40").splitlines()
    assert [line.split() for line in lines if "house rule" in line] == [
        ["opening_min", "40", "house", "rule"]
    ]


def test_json_of_one_preset_with_changes() -> None:
    """With a preset named, the object holds that one as it was changed."""
    found = json.loads(rules("sabra", "--set", "on_timeout=turn_void", "--json"))["presets"]
    assert found == {"sabra": load("sabra").with_options({"on_timeout": "turn_void"}).options()}


def test_house_file_reads_back(tmp_path: Path) -> None:
    """What --toml writes is the same rules again, also when it is changed further."""
    house = tmp_path / "house.toml"
    house.write_text(rules("baltic-lt", "--set", "penalty_tiles=2", "--toml"), encoding="utf-8")
    changed = load("baltic-lt").with_options({"penalty_tiles": 2})
    assert Rules.from_toml(house.read_text(encoding="utf-8")) == changed
    again = Rules.from_toml(rules(str(house), "--set", "opening_min=0", "--toml"))
    assert again == changed.with_options({"opening_min": 0})


def test_rule_book_in_a_language() -> None:
    """With a language the rules are told in sentences, and house rules with them."""
    told = rules("sabra", "--lang", "pl", "--set", "penalty_tiles=1")
    assert told.startswith("Zasady: Sabra\n")
    assert "Karne kostki: 1 (3)" in told
    assert rules("sabra", "--lang", "de", "--than", "rummy").count("Was anders ist als bei „Rummy“") == 1
    assert rules("rummy", "--lang", "et", "--html").startswith("<!doctype html>")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "pl"),
        ("sabra", "--html"),
        ("sabra", "--than", "rummy"),
        ("sabra", "--lang", "xx"),
        ("sabra", "--lang", "de", "--json"),
        ("sabra", "--lang", "de", "--than", "nonsense"),
    ],
)
def test_rule_book_options_that_make_no_sense(arguments: tuple[str, ...]) -> None:
    """What cannot be told is refused in a line."""
    done = CliRunner().invoke(main, ["rules", *arguments])
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: ")

"""The clauses of the books: their numbers, what they say, and the sheets they come from."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest
from hypothesis import given

from tests.rulebook.books import CLAUSES, PRESETS, check_citations, told, told_by
from tests.rules.rule_sets import rule_sets
from tilerummy.rulebook.book import book
from tilerummy.rulebook.text import text
from tilerummy.rules.preset import PARAMETERS, Rules, clause_notes, editions, load, preset_ids, sayers
from tilerummy.rules.refusal import Reason


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_every_refusal_refers_to_a_clause_of_the_book(rules: Rules) -> None:
    """Protects the one tap from a refusal to its clause, under every rule set."""
    check_citations(book(rules, "en"))


def test_every_sheet_is_asked_what_it_says() -> None:
    """Protects a new sheet: one without such clauses would be told as silent in every book."""
    assert [preset for preset in preset_ids() if not sayers(preset, "3.4")] == []


def test_clauses_are_those_of_the_rules() -> None:
    """Protects the numbers: a clause has the same one in the docs, in the books and in refusals."""
    cited = {number for reason in Reason for number in reason.clauses} | {one.clause for one in PARAMETERS}
    written = {number for rules in PRESETS for number in book(rules, "en").numbers}
    assert cited | written <= {*CLAUSES}


# How a set is written (3.9) is for programs. What stands under another number: a taken tile by 5.6 and 5.7,
# the five policies by 7.2, loose tiles by 8.3.
TOLD_ELSEWHERE = {"3.9", "5.8", "7.3", "7.4", "7.5", "7.6", "7.7", "8.4"}


def test_no_clause_is_left_out() -> None:
    """Protects completeness: each clause of the docs is told to whoever plays a box that has it."""
    told = {number for rules in PRESETS for number in book(rules, "en").numbers}
    assert {*CLAUSES} - told == TOLD_ELSEWHERE


@pytest.mark.parametrize(
    ("preset", "house", "has", "lacks"),
    [
        ("pro6-es", {}, {"4.5"}, {"3.8", "4.6", "5.4", "5.6", "8.2", "8.7", "8.9"}),
        ("rummy-variants", {}, {"6.6", "6.7", "8.7", "8.9"}, {"4.5"}),
        ("sabra", {}, {"7.8", "7.12", "7.16"}, {"6.6", "7.1", "7.9", "7.10", "7.11", "8.7", "8.9"}),
        ("sabra", {"joker_sets": "frozen"}, {"7.10", "7.11"}, {"6.6", "7.13"}),
        ("baltic-lt", {}, {"6.6", "7.10", "7.11"}, {"6.7"}),
        ("pro6-fr", {}, {"3.8", "6.6", "6.7", "7.13"}, {"7.10", "7.11"}),
    ],
)
def test_a_book_has_the_clauses_of_its_rules(
    preset: str, house: dict[str, str], has: set[str], lacks: set[str]
) -> None:
    """Protects brevity and truth: what a box has no use for is left out, what it needs is there."""
    numbers = book(load(preset).with_options(house), "en").numbers
    assert has <= numbers
    assert not lacks & numbers


def test_a_sentence_refers_to_the_place_that_is_printed() -> None:
    """Protects a reference inside a sentence: it names the clause as this book numbers it."""
    written = book(load("baltic-lt"), "en")
    entries = {entry.number: entry for section in written.sections for entry in section.entries}
    assert f"For rule {entries['6.8'].place}, " in entries["7.10"].text


NUMBER = re.compile(r"\d+")


@given(rule_sets())
def test_numbers_are_those_of_the_rules(rules: Rules) -> None:
    """Protects every figure of the book: whatever a house changes, its clause says that number, no other.

    Nor is there a penalty that nothing leads to, or one that is not told.
    """
    said = told_by(rules)
    low, high = rules.players
    most = max(rules.colours_by_players[players] for players in range(low, high + 1))
    assert said["1.2"].count(",") + 2 == most, said["1.2"]
    hands = {rules.hand_size} | ({rules.starter_hand} if rules.starter_discard else set())
    expected = {
        "1.5": {low, high},
        "2.4": hands | ({7} if "stacks of 7" in said["2.4"] else set()),
        "4.1": {rules.opening_min} if rules.opening_min else set(),
        "4.3": set() if isinstance(rules.opening_joker_value, str) else {rules.opening_joker_value},
        "9.3": {rules.joker_in_rack_points},
        "9.8": set() if isinstance(rules.rounds, str) else {rules.rounds},
    }
    if "1.4" in said:
        expected |= {"1.3": {rules.jokers_by_players[low]}, "1.4": {rules.tile_count(low)}}
    penalty = "The penalty is" in said["8.6"]
    assert penalty == ("Then comes the penalty" in said.get("8.3", "") + said["8.8"])
    if penalty:
        expected["8.6"] = {rules.penalty_tiles}
    for number, figures in expected.items():
        if number in said:
            assert {*map(int, NUMBER.findall(said[number]))} == figures, (number, said[number])


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_every_clause_cites_its_sheet(rules: Rules) -> None:
    """Protects trust: every clause of every box names a printed edition of that box."""
    for language in ("en", "de", "pl"):
        written = book(rules, language)
        for section in written.sections:
            for entry in section.entries:
                assert entry.source in editions(rules.preset), entry
                assert entry.note in {"", *written.notes}
        assert written.sheets in text(written)


@pytest.mark.parametrize(
    ("preset", "language", "number", "source", "note"),
    [
        ("rummy", "pl", "9.1", "000 PL", ""),
        ("pro6-de", "de", "2.4", "003 DE", "reversed"),
        ("pro6-es", "es", "7.12", "003 ES", "differs"),
        ("pro6-es", "es", "8.8", "003 ES", "partly"),
        ("pro6-fr", "fr", "7.9", "003 FR", "optional"),
        ("sabra", "nl", "8.1", "001 NL", "optional"),
        ("baltic-lv", "lv", "4.7", "002 LV", "optional"),
        ("rummy", "pl", "1.4", "000 GB", ""),
        ("rummy", "fr", "5.1", "000 DE", "partly"),
        ("rummy", "da", "6.8", "000 DK", "differs"),
        ("rummy", "sv", "8.1", "000 SE", "differs"),
        ("rummy-it", "it", "1.4", "000 IT", "silent"),
        ("rummy-variants", "nl", "5.4", "000 NL", "differs"),
        ("sabra", "fr", "3.4", "001 FR", "partly"),
        ("baltic-ru", "ru", "7.8", "002 RU", ""),
        ("pro6-en", "en", "1.2", "003 EN", "partly"),
        ("pro6-de", "de", "9.1", "003 DE", "silent"),
        ("classic", "no", "8.5", "004 NO", "partly"),
        ("classic", "no", "1.2", "004 NO", "silent"),
        ("pro6-fr", "fr", "1.3", "003 FR", "silent"),
    ],
)
def test_footnotes_are_those_of_the_digest(
    preset: str, language: str, number: str, source: str, note: str
) -> None:
    """Protects the box from words it never printed: silent, optional and unclear are told apart (by hand)."""
    entries = {one.number: one for part in book(load(preset), language).sections for one in part.entries}
    assert (entries[number].source, entries[number].note) == (source, note)


def test_every_footnote_stands_under_a_clause() -> None:
    """No dead rows: what is noted of a preset's clause is in its book, and under one note only."""
    for rules in PRESETS:
        assert clause_notes(rules.preset).keys() <= book(rules, "en").numbers
    for sheet in files("tilerummy.rules").joinpath("presets").iterdir():
        for preset in tomllib.loads(sheet.read_text("utf-8")).values():
            noted = " ".join(preset.get("notes", {}).values()).split()
            assert len(noted) == len({*noted}), preset["title"]


def test_no_clause_contradicts_another() -> None:
    """Protects the peace at the table: what two clauses of a book once said against each other."""
    for preset in preset_ids():
        rules, said = load(preset), told(preset)
        assert "counts as the tile" not in said.get("3.8", "")  # 4.3 says what a joker counts
        assert not said.get("8.3", "").startswith("When time") or "rack" in said["8.3"]  # 8.2
        assert ("share the points" in said["9.7"]) == rules.winner_bonus.pays
        assert ("8.2" in said) == (rules.on_timeout != "none")  # no clock, no time-out
        assert said["8.8"].index("At a real table") < said["8.8"].index("On screen")
        if rules.draw_mode.draws_first:
            assert "5.5" not in said  # "you don't have to lay" against "lay or discard"
    assert "At a real table" not in told("rummy", penalise_mistakes=True)["8.8"]
    assert "7.9" not in told("sabra")  # a joker that goes freely needs no conditions


@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        ("rummy", ["2.1", "2.2", "1.6", "2.4"]),
        ("sabra", ["1.6", "2.1", "2.2", "2.4"]),
        ("pro6-es", ["1.6", "2.1", "2.2", "2.4"]),
        ("pro6-fr", ["1.6", "2.4", "2.6", "2.1"]),
        ("baltic-lt", ["1.6", "2.4", "2.6", "2.1"]),
        ("classic", ["1.6", "2.4", "2.6", "2.1"]),
    ],
)
def test_the_order_of_the_set_up(preset: str, numbers: list[str]) -> None:
    """Protects the first five minutes: 000 draws for the start, then stacks; 001 stacks first; 002 deals."""
    section = book(load(preset), "en").sections[1]
    assert [entry.number for entry in section.entries][:4] == numbers


@pytest.mark.parametrize(
    ("preset", "mixed", "dealt"),
    [
        ("pro6-en", False, "stacks of 7 from the rest"),
        ("baltic-lt", False, "one stack from the rest"),
        ("sabra", True, ""),
        ("classic", True, ""),
    ],
)
def test_what_is_stacked(preset: str, mixed: bool, dealt: str) -> None:
    """Sheets 002 and 003 stack what is left after the deal, sheets 000, 001 and 004 all tiles before it."""
    said = told(preset)
    assert ("stack" in said["1.6"]) == mixed
    assert dealt in said["2.4"]
    assert ("stack" in said["2.4"]) == bool(dealt)

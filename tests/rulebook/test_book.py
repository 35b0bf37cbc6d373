"""Every rule set has its book in every language, and its examples are what the judge says they are."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest
from babel.lists import format_list
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.rule_sets import rule_sets
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tilerummy.rulebook.book import Book, Example, book, changes
from tilerummy.rulebook.citation import PARAMETER_CLAUSES, REASON_CLAUSES
from tilerummy.rulebook.html import html
from tilerummy.rulebook.sentence import list_said
from tilerummy.rulebook.text import text
from tilerummy.rules.judging.case import judge_case
from tilerummy.rules.parameter_table import PARAMETERS
from tilerummy.rules.preset import Rules, editions, load, preset_ids
from tilerummy.rules.refusal import Reason

CODES = tuple(language.code for language in LANGUAGES)
CLAUSES = re.findall(
    r"^\*\*(\d+\.\d+)\b", (Path(__file__).parents[2] / "docs/rules.md").read_text("utf-8"), flags=re.MULTILINE
)
PRESETS = [*map(load, preset_ids())]

HOLE = re.compile(r"\?\?\?|\{ ?\$|\bbook-|\blesson-|\bexample-|\brefusal-|\bvalue-")


def shown(written: Book, kind: str) -> list[Example]:
    return [
        example
        for section in written.sections
        for entry in section.entries
        for example in entry.examples
        if example.kind == kind
    ]


def case_of(rules: Rules, example: Example) -> dict[str, object]:
    """The example as a question to the referee in the pipe, which knows nothing of books."""
    tiles = dict(example.tiles)
    rack = tiles["rack"]
    assert isinstance(rack, list)
    case: dict[str, object] = {
        "kind": "turn",
        "table_before": tiles["before"],
        "rack_before": rack,
        "table_after": tiles["after"],
        "opened_before": tiles["opened"],
        "announced": tiles["announced"],
    }
    if rules.draw_mode == "every_turn_then_place":
        case |= {"rack_before": rack[:-1], "drawn": [{"tile": rack[-1], "from": "pool"}]}
    return case


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("preset", preset_ids())
def test_each_book_is_whole_in_each_language(preset: str, language: str) -> None:
    """Protects the reader: no missing term, no hole, no key instead of a word, in any language."""
    check_whole(book(load(preset), language))


@given(rule_sets(), st.sampled_from(CODES))
def test_each_house_has_its_book(rules: Rules, language: str) -> None:
    """Protects houses that change their rules: whatever they choose, there is a book, and it is true."""
    written = book(rules, language)
    check_whole(written)
    check_examples(rules, written)
    check_citations(written)
    assert len(written.house) == len(rules.changes())


def check_whole(written: Book) -> None:
    assert not HOLE.search(text(written))
    for section in written.sections:
        assert section.entries
        for entry in section.entries:
            assert entry.text.endswith("."), entry
            assert "!" not in entry.text
    assert len(written.tasks) == 10


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_examples_pass_the_judge(rules: Rules) -> None:
    """Protects the truth of every picture: the pipe's referee gives the verdict that is printed under it."""
    written = book(rules, "en")
    turns = shown(written, "turn")
    assert len(turns) >= 16
    assert any(example.legal for example in turns)
    assert any(not example.legal for example in turns)
    check_examples(rules, written)


def check_examples(rules: Rules, written: Book) -> None:
    for example in shown(written, "turn"):
        answer = judge_case(case_of(rules, example), rules)
        reasons = answer["reasons"]
        assert isinstance(reasons, list)
        assert answer["legal"] == example.legal, (example, answer)
        assert {*example.codes} <= {*reasons}
        assert {*reasons} <= {*example.codes, "invalid_set"}
    for example in shown(written, "set"):
        answer = judge_case({"kind": "set", "set": example.tiles["set"]}, rules)
        assert answer["valid"] == example.legal


def scores(example: Example) -> list[int]:
    rows = example.tiles["scores"]
    assert isinstance(rows, list)
    return [row["score"] for row in rows]


# What the five joker policies say of the same four turns, written down by hand (clause 7.2).
POLICIES = {
    "free": (None, None, None, None),
    "same_meaning": (None, None, None, "joker_meaning_changed"),
    "stay_until_swapped": (None, None, "joker_moved", "joker_meaning_changed"),
    "no_split": (None, "joker_set_split", "joker_set_split", "joker_set_split"),
    "frozen": ("joker_set_frozen",) * 4,
}


@pytest.mark.parametrize("preset", preset_ids())
def test_joker_examples_show_the_policy(preset: str) -> None:
    """Protects the meaning of the joker pages: each policy allows and refuses what it says it does."""
    rules = load(preset)
    written = book(rules, "en")
    entry = next(entry for entry in written.sections[6].entries if entry.number == "7.2")
    for example, code in zip(entry.examples, POLICIES[rules.joker_sets], strict=True):
        assert example.legal == (code is None), example
        if code is not None:
            assert code in example.codes


def test_scores_shown_are_the_rules_of_the_preset() -> None:
    """Protects the worked scores, added up by hand: a joker costs 25 or 30, and a hand game doubles."""
    rows = {
        preset: [scores(example) for example in shown(book(load(preset), "en"), "score")]
        for preset in ("sabra", "rummy", "rummy-it", "baltic-lv")
    }
    assert rows["sabra"] == [[52, -39, -13], [42, -34, -8]]
    assert rows["rummy"] == [[57, -44, -13], [47, -39, -8]]
    assert rows["rummy-it"] == [[0, -44, -13], [0, -39, -8]]
    assert rows["baltic-lv"] == [[52, -39, -13], [104, -78, -26], [42, -34, -8]]


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_every_refusal_refers_to_a_clause_of_the_book(rules: Rules) -> None:
    """Protects the one tap from a refusal to its clause, under every rule set."""
    check_citations(book(rules, "en"))


def check_citations(written: Book) -> None:
    assert {*written.reasons} == {reason.value for reason in Reason}
    assert {*written.reasons.values()} <= written.numbers


def test_clauses_are_those_of_the_rules() -> None:
    """Protects the numbers: a clause has the same one in the docs, in the books and in refusals."""
    cited = {number for numbers in REASON_CLAUSES.values() for number in numbers} | {
        *PARAMETER_CLAUSES.values()
    }
    written = {number for rules in PRESETS for number in book(rules, "en").numbers}
    assert cited | written <= {*CLAUSES}
    assert {*PARAMETER_CLAUSES} == {parameter.name for parameter in PARAMETERS}


# What stands under another number: the five policies are told by 7.2, loose tiles by 8.3.
TOLD_ELSEWHERE = {"7.3", "7.4", "7.5", "7.6", "7.7", "8.4"}


def test_no_clause_is_left_out() -> None:
    """Protects completeness: each clause of the docs is told to whoever plays a box that has it."""
    told = {number for rules in PRESETS for number in book(rules, "en").numbers}
    assert {*CLAUSES} - told == TOLD_ELSEWHERE


@pytest.mark.parametrize(
    ("preset", "house", "has", "lacks"),
    [
        ("pro6-es", {}, {"4.5"}, {"4.6", "5.4", "5.6", "5.8", "8.2", "8.7", "8.9"}),
        ("rummy-variants", {}, {"5.8", "6.6", "6.7", "8.7", "8.9"}, {"4.5"}),
        ("sabra", {}, {"7.8", "7.12", "7.16"}, {"5.8", "6.6", "7.1", "7.9", "7.10", "7.11", "8.7", "8.9"}),
        ("sabra", {"joker_sets": "frozen"}, {"7.10", "7.11"}, {"6.6", "7.13"}),
        ("baltic-lt", {}, {"6.6", "7.10", "7.11"}, {"6.7"}),
        ("pro6-fr", {}, {"6.6", "6.7", "7.10", "7.13"}, {"7.11"}),
    ],
)
def test_a_book_has_the_clauses_of_its_rules(
    preset: str, house: dict[str, str], has: set[str], lacks: set[str]
) -> None:
    """Protects brevity and truth: what a box has no use for is left out, what it needs is there."""
    numbers = book(load(preset).with_options(house), "en").numbers
    assert has <= numbers
    assert not lacks & numbers


@given(rule_sets())
def test_places_have_no_gaps(rules: Rules) -> None:
    """Protects the reader's finger: a book counts its own clauses, 1 after 1, and its steps too."""
    written = book(rules, "en")
    for section in written.sections:
        places = [f"{section.number}.{place}" for place in range(1, len(section.entries) + 1)]
        assert [entry.place for entry in section.entries] == places
        steps = [entry.step for entry in section.entries if entry.step]
        assert steps == [*range(1, len(steps) + 1)]
    assert {change.place for change in written.house} <= {
        "",
        *(entry.place for section in written.sections for entry in section.entries),
    }


def test_a_sentence_refers_to_the_place_that_is_printed() -> None:
    """Protects a reference inside a sentence: it names the clause as this book numbers it."""
    written = book(load("baltic-lt"), "en")
    entries = {entry.number: entry for section in written.sections for entry in section.entries}
    assert f"For rule {entries['6.8'].place}, " in entries["7.10"].text


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_no_penalty_is_announced_where_there_is_none(rules: Rules) -> None:
    """A clause says that the penalty follows only in a book that says what the penalty is."""
    told, words = text(book(rules, "en")), catalogue("en")
    assert ("the penalty" in told.lower()) == bool(rules.penalty_tiles)
    assert (words.text("book-no-penalty") in told) == (not rules.penalty_tiles)


@given(rule_sets())
def test_sums_of_the_worked_rounds_add_up(rules: Rules) -> None:
    """Protects the worked score: what is written as a sum gives what is written as points."""
    for example in shown(book(rules, "en"), "score"):
        rows = example.tiles["scores"]
        assert isinstance(rows, list)
        for row in rows:
            left, _, right = (
                row["sum"]
                .replace("\N{MULTIPLICATION SIGN}", "*")
                .replace("\N{MINUS SIGN}", "-")
                .partition(" = ")
            )
            if right:
                assert eval(left) == int(right) == abs(row["score"])
            else:
                assert row["score"] == 0


# What people ask, answered by hand from the printed sheets: taking, keeping, a tile of the table, the policy.
ANSWERS = {
    "sabra": {"7.12": False, "7.2": True, "3.4": True, "5.5": True, "6.1": True},
    "rummy": {"7.8": True, "7.12": False, "7.9": False, "5.5": True},
    "classic": {"7.8": True, "5.5": False},
}


@pytest.mark.parametrize("preset", ANSWERS)
def test_questions_are_answered(preset: str) -> None:
    """Protects the peace at the table: each answer begins with the yes or no of the printed sheet."""
    found = {one.number: one.answer.startswith("Yes.") for one in book(load(preset), "en").questions}
    assert ANSWERS[preset].items() <= found.items()


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_each_box_has_its_questions_and_fits_on_a_screen(rules: Rules) -> None:
    """Protects brevity: six to eight questions, seven rows in short, each row short enough for a phone."""
    for language in CODES:
        written = book(rules, language)
        assert 6 <= len(written.questions) <= 8
        assert [row.name for row in written.short] == [
            "start",
            "run",
            "group",
            "opening",
            "turn",
            "joker",
            "end",
        ]
        assert all(row.picture for row in written.short)
        assert all(row.title[0].isupper() for row in written.short)
        assert sum(len(row.text) for row in written.short) < 900, language


@pytest.mark.parametrize("language", CODES)
def test_lists_end_as_the_language_ends_them(language: str) -> None:
    """Protects lists in a sentence: Python joins them as the page does (CLDR; English as in Britain)."""
    names = ["Ada", "Kim", "Jo"]
    locale = "en_GB" if language == "en" else language
    for count in range(1, 4):
        assert list_said(names[:count], catalogue(language)) == format_list(names[:count], locale=locale)


@pytest.mark.parametrize("language", CODES)
def test_differences_between_any_two_presets(language: str) -> None:
    """Protects the comparison: it names exactly the parameters that differ, in words, and never itself."""
    words = catalogue(language)
    for one in map(load, preset_ids()):
        assert changes(one, one, words) == ()
        for other in map(load, preset_ids()):
            mine, theirs = one.options(), other.options()
            found = changes(one, other, words)
            assert len(found) == sum(mine[name] != theirs[name] for name in mine)
            assert all(change.here != change.there for change in found)
            main = [change for change in found if change.says]
            assert found[: len(main)] == tuple(main)
            assert len(main) <= 3
            assert all(change.says != change.others_say for change in main)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_french_puts_a_space_before_its_double_marks(rules: Rules) -> None:
    """A label and its text are put together as French does it too: `Suite\xa0: ...`, never `Suite: ...`."""
    words = catalogue("fr")
    other = load("classic")
    told = text(book(rules, "fr"), ("Rummy classique", changes(rules, other, words)))
    assert not re.findall(r"[^\s\xa0\u202f][:;?!](?:\s|$)|(?:^|[ \n])[:;?!]", told)


def test_house_rules_are_told() -> None:
    """Protects a table with house rules: the book says what was changed, and speaks of it in its clauses."""
    house = load("sabra").with_options({"penalty_tiles": 1, "joker_sets": "frozen", "time_limit_s": 90})
    written = book(house, "de")
    assert {change.clause for change in written.house} == {"7.2", "8.1", "8.6"}
    assert "Als Strafe gibt es 1 Stein aus dem Pool." in text(written)
    assert "90 Sekunden" in text(written)
    assert "eingefroren" in text(written)


@pytest.mark.parametrize(("preset", "language"), [*zip(preset_ids(), cycle(CODES), strict=False)])
def test_each_book_can_be_printed(preset: str, language: str) -> None:
    """Protects the page on paper: every box is drawn, and in the course of it every language is printed."""
    page = html(book(load(preset), language))
    assert not HOLE.search(page)
    assert page.count("<svg") > 30


def test_pages_are_self_contained() -> None:
    """Protects the printed page: it draws its tiles itself, in the reader's words, and loads nothing."""
    page = html(
        book(load("classic"), "no"), ("Sabra", changes(load("classic"), load("sabra"), catalogue("no")))
    )
    assert '<html lang="no">' in page
    assert 'aria-label="Bordet før: svart 3' in page
    assert '<th scope="col">Sabra</th>' in page
    assert "\N{MINUS SIGN}39" in page
    assert not re.search(r"(src|href)=\"(?!#)", page)
    assert "<script" not in page


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
        ("pro6-de", "de", "2.4", "003 DE", "differs"),
        ("pro6-fr", "fr", "7.9", "003 FR", "optional"),
        ("sabra", "nl", "8.1", "001 NL", "optional"),
        ("baltic-lv", "lv", "4.7", "002 LV", "optional"),
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


def told(preset: str, **house: object) -> dict[str, str]:
    written = book(load(preset).with_options(house), "en")
    return {entry.number: entry.text for section in written.sections for entry in section.entries}


def test_no_clause_contradicts_another() -> None:
    """Protects the peace at the table: what two clauses of a book once said against each other."""
    for preset in preset_ids():
        rules, said = load(preset), told(preset)
        assert "counts as the tile" not in said["3.8"]  # 4.3 says what a joker counts
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
    ],
)
def test_the_order_of_the_set_up(preset: str, numbers: list[str]) -> None:
    """Protects the first five minutes: 000 draws for the start, then stacks; 001 stacks first."""
    section = book(load(preset), "en").sections[1]
    assert [entry.number for entry in section.entries][:4] == numbers


def test_a_turn_that_time_ends_is_settled_by_the_rules() -> None:
    """Protects the pictures of section 8: what they leave on the table is what the referee would leave."""
    loose = {
        preset: next(one for one in shown(book(load(preset), "en"), "time") if not one.legal)
        for preset in ("rummy", "baltic-et", "baltic-lv")
    }
    assert loose["rummy"].tiles["after"] == [["r6", "r7", "r8"]]
    assert loose["rummy"].verdict == "Back on your rack: 2 · Drawn: 3"
    assert loose["baltic-et"].verdict == "Back on your rack: 2"
    assert loose["baltic-lv"].tiles["after"] == [["k4", "k5", "k6", "k7"]]
    untouched, mistake = shown(book(load("rummy"), "en"), "time")[-2:]
    assert untouched.verdict == "Drawn: 1"
    assert (mistake.caption, mistake.verdict) == ("A pair left over", "Back on your rack: 2 · Drawn: 3")
    assert [one.caption for one in shown(book(load("pro6-en"), "en"), "time")] == ["A pair left over"]

"""Every rule set has its book in every language, on a screen and on paper."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from babel.lists import format_list
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulebook.books import (
    CODES,
    HOLE,
    PRESETS,
    check_agreement,
    check_brief,
    check_citations,
    check_examples,
    check_places,
    check_sums,
    check_whole,
)
from tests.rules.rule_sets import rule_sets
from tests.sizes import every
from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import book, changes
from tilerummy.rulebook.html import html
from tilerummy.rulebook.sentence import list_said
from tilerummy.rulebook.text import text
from tilerummy.rules.preset import Rules, load, preset_ids


@pytest.mark.parametrize("language", every(3, CODES))
@pytest.mark.parametrize("preset", preset_ids())
def test_each_book_is_whole_in_each_language(preset: str, language: str) -> None:
    """Protects the reader in any language: nothing is missing, and the short of it fits on a phone."""
    written = book(load(preset), language)
    check_whole(written)
    check_brief(written)


@settings(max_examples=settings().max_examples // 2)  # a book takes a tenth of a second
@given(rule_sets(), st.sampled_from(CODES))
def test_each_house_has_its_book(rules: Rules, language: str) -> None:
    """Protects houses that change their rules: whatever they choose, there is a book, and it is true."""
    written = book(rules, language)
    check_whole(written)
    check_examples(rules, written)
    check_agreement(rules, written)
    check_citations(written)
    check_places(written)
    check_sums(written)
    assert len(written.house) == len(rules.changes())


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_no_penalty_is_announced_where_there_is_none(rules: Rules) -> None:
    """A clause says that the penalty follows only in a book that says what the penalty is."""
    told, words = text(book(rules, "en")), catalogue("en")
    assert ("the penalty" in told.lower()) == bool(rules.penalty_tiles)
    assert (words.text("book-no-penalty") in told) == (not rules.penalty_tiles)


def test_letters_of_all_colours_are_explained() -> None:
    """Protects the reader of a terminal: the fifth and sixth colour of a big box are named as well."""
    written = text(book(load("pro6-en"), "en"))
    assert "o = orange, k = black, g = green, y = yellow." in " ".join(written.split())
    smaller = text(book(load("pro6-en").with_options({"players": [2, 4]}), "en"))
    assert "yellow" not in smaller
    assert "* * *" not in smaller


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


@pytest.mark.parametrize("language", CODES)
def test_lists_end_as_the_language_ends_them(language: str) -> None:
    """Protects lists in a sentence: Python joins them as the page does (CLDR; English as in Britain)."""
    names = ["Ada", "Kim", "Jo"]
    locale = "en_GB" if language == "en" else language
    for count in range(1, 4):
        assert list_said(names[:count], catalogue(language)) == format_list(names[:count], locale=locale)


@pytest.mark.parametrize(
    ("language", "whole"),
    [
        *((language, language == "en") for language in CODES),
        *(pytest.param(language, True, marks=pytest.mark.long) for language in CODES),
    ],
)
def test_differences_between_any_two_presets(language: str, whole: bool) -> None:
    """Protects the comparison: it names exactly the parameters that differ, in words, and never itself."""
    words, every = catalogue(language), preset_ids()
    for at, one in enumerate(map(load, every)):
        assert changes(one, one, words) == ()
        for other in map(load, every if whole else (every[0], every[at - 1])):
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


@pytest.mark.parametrize(("preset", "language"), every(4, zip(preset_ids(), cycle(CODES), strict=False)))
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

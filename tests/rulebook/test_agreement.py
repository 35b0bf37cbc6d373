"""A book agrees with itself and with its sheet: what readers once found amiss, looked for in every book."""

from __future__ import annotations

import pytest

from tests.rulebook.books import CODES, PRESETS, check_agreement, shown, told
from tests.sizes import every
from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import Book, book
from tilerummy.rulebook.text import text
from tilerummy.rules.preset import Rules, load


def flat(printed: str) -> str:
    """A text without its line breaks and special spaces."""
    return " ".join(printed.split())


def short_of(written: Book, name: str) -> str:
    """A row of the book in short."""
    return next(row.text for row in written.short if row.name == name)


@pytest.mark.parametrize("language", every(5, CODES))
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.preset)
def test_each_book_agrees_with_itself(rules: Rules, language: str) -> None:
    """Protects the reader in any language: no table that cannot be, no story with two verdicts."""
    written = book(rules, language)
    check_agreement(rules, written)
    printed, words = flat(text(written)), catalogue(language)
    for example in shown(written, "time", "mistake"):
        assert {*example.tiles} == {"before", "rack", "draft", "after"}
    assert (flat(words.text("replay-draft")) in printed) == bool(shown(written, "time"))
    assert (flat(words.text("book-draft")) in printed) == bool(shown(written, "mistake"))
    assert (flat(words.text("book-match-winner")) in printed) == rules.winner_bonus.pays
    assert (flat(words.text("book-match-winner-fewest")) in printed) != rules.winner_bonus.pays
    assert " y y " not in printed  # the letter and the conjunction, in Spanish
    must_lay = words.text("short-cannot-lay-instead-of-playing")
    assert (must_lay in short_of(written, "turn")) == (rules.preset in ("classic", "sabra-de"))


@pytest.mark.parametrize("language", CODES)
def test_a_mark_of_its_own_where_a_sheet_has_it_the_wrong_way_round(language: str) -> None:
    """Protects whoever holds the German sheet of Pro 6: 15 tiles for the starter, against its words."""
    note = flat(f"[e] {catalogue(language).text('book-note-reversed')}")
    marked = [rules.preset for rules in PRESETS if note in flat(text(book(rules, language)))]
    assert marked == ["pro6-de"]


def test_a_sheet_without_colours_is_not_made_to_name_them() -> None:
    """Protects the truth about sheet 004: it says how many colours there are, and names none."""
    named = {rules.preset: told(rules.preset)["1.2"] for rules in PRESETS}
    chosen = "There are 4 colours; here they\N{RIGHT SINGLE QUOTATION MARK}re black, red, blue and yellow."
    assert [preset for preset, said in named.items() if said.startswith("There are")] == ["classic"]
    assert named["classic"] == chosen
    assert told("classic", colours=["r", "b", "g", "k"])["1.2"].startswith("The colours are")


def test_what_a_swap_is_comes_before_what_follows_from_it() -> None:
    """Protects the reader of pro6-fr: first what makes a swap, then where its joker goes, and why."""
    written = book(load("pro6-fr"), "fr")
    entries = {entry.number: entry for entry in written.sections[6].entries}
    assert [*entries].index("7.13") < [*entries].index("7.12")
    agreed = f"sans les règles {entries['7.9'].place} et {entries['7.12'].place}."
    assert entries["7.12"].text.endswith(agreed)
    asked = {one.question: one.answer for one in written.questions}
    assert asked["Le joker échangé peut-il rester dans sa combinaison\u202f?"].startswith("Non.")
    assert "autres éditions" in next(one.text for one in written.sections[0].entries if one.number == "1.3")


def test_a_reading_is_called_one() -> None:
    """Protects the box of sheet 004: loose tiles go to the rack by our reading, which the book admits."""
    assert "can be read like that" in told("classic")["8.3"]
    assert [rules.preset for rules in PRESETS if "can be read" in told(rules.preset).get("8.3", "")] == [
        "classic"
    ]

"""One word for one thing: words that were tried, misled readers and were replaced do not come back."""

from __future__ import annotations

import pytest

from tests.locales.terms import FOLDER, LABELS, disagreeing, old_words, terms, texts
from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import LANGUAGES
from tools.translations import OTHERS, english, marks, stale

CODES = [language.code for language in LANGUAGES]
WORDS = ("rack", "set", "run", "group", "joker", "pool", "draw", "table")
"""Terms that stand alone in words.ftl too."""


@pytest.mark.parametrize("language", CODES)
def test_one_word_a_thing(language: str) -> None:
    """Protects beginners from two names for one thing, and from words that mean something else to them."""
    assert old_words(language, texts(language)) == []


@pytest.mark.parametrize("language", CODES)
def test_genders_agree(language: str) -> None:
    """Protects the ear: a noun that was exchanged for one of another gender takes its adjectives along."""
    assert [*disagreeing(language, texts(language))] == []


@pytest.mark.parametrize("language", CODES)
def test_terms_are_in_use(language: str) -> None:
    """Protects the list of terms itself: it has every language and thing, and only forms that are said."""
    known, said = terms(language), " ".join(texts(language).values()).lower()
    assert {*known.terms} == {*terms("en").terms}
    assert {file.stem for file in FOLDER.iterdir()} == {*CODES}
    assert [form for one in known.terms.values() for form in one.forms if form.lower() not in said] == []
    assert {name: known.terms[name].word for name in WORDS} == {
        name: catalogue(language).text(name) for name in WORDS
    }
    gendered = [name for name, one in known.terms.items() if one.gender]
    assert not gendered or {*LABELS.values()} <= {*gendered}
    assert {known.terms[name].gender for name in gendered} <= {*known.articles}


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("pl", "look-frozen", "zamrożona"),
        ("pl", "photo-tile-unsure", "{ $tile }, niepewne"),
        ("lt", "hints-free", "Nemokami"),
        ("fr", "deal-open", "Non scellé : le dernier venu aurait pu influencer la donne."),
        ("it", "deal-open", "Non sigillato: chi è arrivato per ultimo"),
        ("sv", "deal-open", "Inte förseglat: den som kom sist"),
        ("de", "empty-table", "Die Set kommt, wohin du willst."),
        ("es", "key-new", "Colocar como una grupo nueva"),
        ("ru", "book-run", "Каждый последовательность"),
        ("nl", "key-new", "Leg het set neer"),
    ],
)
def test_a_wrong_gender_is_found(language: str, key: str, said: str) -> None:
    """Protects the search itself: what readers found once is found by it."""
    assert [found for found, _ in disagreeing(language, {key: said})][:1] == [key]


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_is_older_than_its_english(language: str) -> None:
    """Protects 14 languages from saying what English no longer says."""
    # The way out: docs/translating.md, "When the English changes".
    assert stale(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_marks_are_of_messages(language: str) -> None:
    """Protects the list itself: every message is marked, and no mark is left of a message that went."""
    assert {*marks(language)} == {*english()}


def test_a_changed_text_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the search itself: another English text, and its translations are listed."""
    now = english()
    monkeypatch.setattr("tools.translations.english", lambda: {**now, "hint-tile": "00000000"})
    assert stale("de") == ["hint-tile"]

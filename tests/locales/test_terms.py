"""One word for one thing: words that were tried, misled readers and were replaced do not come back."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.locales.test_messages import patterns
from tilerummy.locales.language import LANGUAGES
from tools.translations import OTHERS, english, marks, stale

FORBIDDEN: dict[str, dict[str, str]] = {
    "en": {
        "table": r"\bcloth\b",
        "a race": r"three-minute run",
        "everyone": r"\b(every|some|any)body\b",
    },
    "de": {"opening": r"Beginnserie|Beginn mit", "to go out": r"Mach Schluss", "deal": r"Nach dem Geben"},
    "fr": {
        "puzzle": r"problèmes?\b",
        "opening": r"démarrage",
        "hint": r"\bconseils?\b",
        "table": r"\btapis\b",
    },
    "es": {
        "puzzle": r"\bproblemas?\b",
        "opening": r"ju(e)?g\w+ la mesa",
        "hand game": r"\b(una|la|de una) mano\b",
        "table": r"\btapete\b",
        "take": r"\bcog(e|er|ido|es)\b",
    },
    "it": {
        "puzzle": r"\bproblem[ai]\b",
        "rearrange": r"\bspostament|\bSposta fino",
        "hint": r"\bconsigli",
        "tile": r"\btesser",
    },
    "pt": {
        "puzzle": r"\bproblemas?\b",
        "group": r"trio ou quarto|\bquartos\b",
        "opening": r"jog\w+ a mesa",
        "pool": r"mont[ãa]o",
        "round": r"\bpartidas?\b",
        "face-up tile": r"ficha aberta",
    },
    "nl": {
        "opening": r"beginserie|\bopent\b",
        "to lay": r"^Leg uit,|kan uitleggen,",
        "table": r"\bkleed\b",
        "rules": r"\bhet blad\b",
        "seat": r"^Deze plaats heeft",
    },
    "pl": {"set": r"\bseri(a|i|e|ę|ą|ami|ach|om|o)\b", "rearrange": r"przestawi"},
    "ru": {"table": r"сукно", "seat": r"место выбыло", "opening": r"начать можно"},
    "sv": {
        "set": r"\bserie(n|r|rna)?\b",
        "table": r"\bduken?\b",
        "rules": r"\bfrån bladet|på bladet",
        "rating": r"rankning",
        "tile": r"\bbrickor",
    },
    "da": {
        "set": r"\bserie(n|r|rne)?\b",
        "table": r"\bdugen\b",
        "rules": r"\barket\b",
        "report": r"anmeld",
        "seat": r"^Denne plads har",
    },
    "no": {
        "table": r"\bduken\b",
        "rules": r"(fra|på) arket\b",
        "opening": r"\bÅpner med\b|kombinasjon åpner",
        "norm": r"\bklokka\b|\brekka\b",
    },
    "et": {
        "opening": r"\balustada saab\b|^Alustab\b(?! see)|\bAvab\b",
        "after 13": r"Pärast 13 ",
        "tile": r"\bkiv(i|id|e|ide|idega)\b",
    },
    "lv": {
        "group": r"trīs vai četri vienādi|\bvienādie\b|vienādajiem|vienādo kombin",
        "opening": r"^Sāk ar|\bsāk ar|\bsāc ar",
        "hand game": r"„Hand Rummy”",
        "round": r"\braund",
    },
    "lt": {
        "group": r"trijų (ar keturių )?eil|vienodų skaičių eil|\bdvi eiles\b",
        "opening": r"^Pradžia:|\bpradeda bet",
        "to divide": r"[Pp]adalin",
        "hint": r"\bpatarim",
        "tile": r"\bkaladėl",
    },
}


def texts(language: str) -> dict[str, str]:
    """All that a language says, as it is written."""
    found = patterns(language).items()
    return {key: " ".join(serialize_pattern(pattern).split()) for key, pattern in found}


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_one_word_a_thing(language: str) -> None:
    """Protects beginners from two names for one thing, and from words that mean something else to them."""
    found = [
        (thing, key)
        for thing, word in FORBIDDEN[language].items()
        for key, text in texts(language).items()
        if re.search(word, text, re.IGNORECASE)
    ]
    assert found == []


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

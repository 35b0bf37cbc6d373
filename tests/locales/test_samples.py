"""Every message is said with every kind of thing in its gaps, and reads like a sentence."""

from __future__ import annotations

import re

import pytest

from tilerummy.locales.language import LANGUAGES
from tools.translations import messages, page, samples

CODES = [language.code for language in LANGUAGES]
WRONG = re.compile(r"\{|\}|\?\?\?|  |\s[,.](?!\.)| $|^ ")
READ = {
    "en": {"news-played": "Anna played 1 tile.", "hint-tile": "You can lay the joker."},
    "de": {"unfinished": "21 Sets sind nicht fertig", "won-match": "Anna und Jonas teilen sich den Sieg."},
    "fr": {
        "discard-tile": "Défausser le joker",
        "company-says-fits": "Les bouts sont libres. À poser\xa0: joker.",
    },
    "pl": {"unfinished": "5 niegotowych układów", "rules-differ": "21 zasad różni się od instrukcji"},
    "ru": {
        "rules-differ": "21 правило изменено",
        "company-says-fits": "Края свободны. Можно добавить: джокер.",
    },
    "lv": {
        "rules-differ": "21 noteikums atšķiras no drukātajiem",
        "refusal-group-too-large": "Šeit grupā ir ne vairāk kā 5 kauliņi.",
    },
}
"""Sentences that were read aloud, out of those that are made."""


@pytest.mark.parametrize("language", CODES)
def test_every_message_can_be_said(language: str) -> None:
    """Protects 15 languages from holes, doubled spaces and words of the program, whatever is put in."""
    told = dict(samples(language))
    assert {*told} == {*messages(language)}
    assert [(key, one) for key, found in told.items() for one in found if WRONG.search(one)] == []
    assert sum(map(len, told.values())) > len(told) + 300


def test_a_page_has_them_all() -> None:
    """Protects the page of a language in the docs: a line for each message."""
    lines = page("lt").splitlines()
    assert lines[0] == "# Lietuvių"
    assert len([line for line in lines if ": " in line]) == len(messages("lt"))


@pytest.mark.parametrize("language", READ)
def test_sentences_that_were_read(language: str) -> None:
    """Protects grammar where it goes wrong most: counted things, names and jokers in a sentence."""
    told = dict(samples(language))
    for key, sentence in READ[language].items():
        assert sentence in told[key]

"""Each language is written as it is printed, and speaks to its reader in one form throughout."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tilerummy.locales.language import LANGUAGES

CODES = tuple(language.code for language in LANGUAGES)
# The other form of address, by words that only it has.
OTHER_FORM = {
    "de": r"\b(Ihnen|Ihrem|Ihren)\b",
    "fr": r"\b(votre|vos|êtes)\b|\b(?!chez|assez)\w+ez\b",
    "es": r"\b(usted|ustedes|vuestro|vosotros)\b",
    "nl": r"\bu\b",
    "pl": r"\b(Pan|Pani|Państwo)\b",
    "ru": r"\b(ты|тебя|тебе|твой|твоя|твоё|твои)\b",
    "lt": r"\b([Jj]ums|[Gg]alite|[Tt]urite|[Nn]orite)\b|\w+kite\b",
    "pt": r"\b([Vv]ocê|consigo|[Cc]oloque|[Rr]oube|[Dd]escarte [0-9]|[Ee]spere|[Rr]ecarregue)\b",
}

# What a quotation stands between; a mark that is an apostrophe too is not looked for.
QUOTES = {
    **dict.fromkeys(("es", "fr", "it", "no", "pt", "ru"), "«»"),
    **dict.fromkeys(("de", "et", "lt"), "„“"),
    **dict.fromkeys(("lv", "pl"), "„”"),
    "da": "»«",
    "en": "“”",
    "nl": "\N{LEFT SINGLE QUOTATION MARK}",
    "sv": "”",
}

# Said to everybody at the table at once, so in the plural, which looks like the other form.
TO_ALL = re.compile(
    r"\S+: (book-(mix|layout-\S+|rest-\S+|face-up(-eighth)?|starter-players-choose|rounds-agreed|third-joker"
    r"|house-rules|clock-optional|note-optional|score-check)"
    r"|faq-later-answer|club-how|pad-begins-anew|one-device-sub) "
)


def lines(language: str) -> list[str]:
    """Everything that is said in a language, with the name of the file."""
    folder = files("tilerummy.locales") / language
    return [
        f"{file.name}: {line.strip()}"
        for file in folder.iterdir()
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", CODES)
def test_quotes_and_spaces(language: str) -> None:
    """Protects the look of the text: no typewriter's quotes, no dots for an ellipsis, no double spaces."""
    bad = re.compile(r"\w'\w|\"|\.\.\.|\S {2,}\S")
    assert [line for line in lines(language) if bad.search(line)] == []


@pytest.mark.parametrize("language", CODES)
def test_one_kind_of_quotation_marks(language: str) -> None:
    """Protects the look of a page: what was written on different days is quoted alike."""
    said = re.findall("[„“”«»\N{LEFT SINGLE QUOTATION MARK}]", " ".join(lines(language)))
    assert {*said} <= {*QUOTES[language]}
    assert QUOTES[language][0] in said


def test_french_spaces() -> None:
    """Protects French lines from breaking before a sign; the space is narrow but for a colon."""
    wrong = re.compile(r" [:;?!»]|« |\N{NO-BREAK SPACE}[;?!]|\N{NARROW NO-BREAK SPACE}:")
    assert [line for line in lines("fr") if wrong.search(line)] == []


@pytest.mark.parametrize("language", OTHER_FORM)
def test_one_form_of_address(language: str) -> None:
    """Protects the tone: nobody is spoken to formally on one page and as a friend on the next."""
    spoken = [line for line in lines(language) if not TO_ALL.match(line)]
    assert [line for line in spoken if re.search(OTHER_FORM[language], line)] == []

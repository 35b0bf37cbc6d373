"""The terms of a language: what things are called, the gender of each, and words that stay away."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax.serializer import serialize_pattern

from tests.locales.test_messages import patterns

FOLDER = Path(__file__).parents[1] / "data" / "terms"
NEVER = r"(?!)"
LABELS = {
    "look-incomplete": "set",
    "look-illegal": "set",
    "look-frozen": "set",
    "look-draft": "set",
    "look-mine": "set",
    "look-last": "set",
    "set-frozen": "set",
    "photo-tile-unsure": "tile",
    "hints-free": "hint",
    "deal-open": "deal",
}
"""Messages that describe a thing without naming it: a changed noun takes them along."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word, its gender where the language has one, and the forms in which the catalogues use it."""

    word: str
    forms: tuple[str, ...]
    gender: str = ""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a language by what they mean, and by gender what never stands beside a noun of it."""

    terms: dict[str, Term]
    articles: dict[str, str]
    adjectives: dict[str, str]
    old: dict[str, str]


@cache
def terms(language: str) -> Terms:
    """The terms of a language, from its file."""
    read = tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))
    named = {
        name: Term(one["word"], tuple(one["forms"]), one.get("gender", ""))
        for name, one in read["terms"].items()
    }
    return Terms(named, read.get("article", {}), read.get("adjective", {}), read["old"])


@cache
def texts(language: str) -> dict[str, str]:
    """All that a language says, as it is written."""
    found = patterns(language).items()
    return {key: " ".join(serialize_pattern(pattern).split()) for key, pattern in found}


def old_words(language: str, said: dict[str, str]) -> list[tuple[str, str]]:
    """What is called by a word that was given up, and the message."""
    return [
        (thing, key)
        for thing, word in terms(language).old.items()
        for key, text in said.items()
        if re.search(word, text, re.IGNORECASE)
    ]


def disagreeing(language: str, said: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Messages in which an article or an adjective has another gender than its noun, and those words.

    Only the dictionary form of a noun is looked at: other cases share their endings between genders.
    """
    known = terms(language)
    for term in known.terms.values():
        if not term.gender:
            continue
        adjective = known.adjectives.get(term.gender, NEVER)
        before = rf"\b(?:{known.articles[term.gender]}|{adjective}) {re.escape(term.word)}\b(?!-)"
        after = rf"\b{re.escape(term.word)} (?:{adjective})\b"
        for key, text in said.items():
            for found in re.finditer(f"{before}|{after}", text, re.IGNORECASE):
                yield key, found[0]
    for key, name in LABELS.items():
        adjective = known.adjectives.get(known.terms[name].gender, NEVER)
        for found in re.finditer(rf"\b(?:{adjective})\b", said.get(key, ""), re.IGNORECASE):
            yield key, found[0]

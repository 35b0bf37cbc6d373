"""The languages the game speaks, and which of them suits a reader."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language the game speaks: its code, and what it calls itself."""

    code: str
    autonym: str


LANGUAGES: tuple[Language, ...] = (
    Language("de", "Deutsch"),
    Language("en", "English"),
    Language("fr", "Français"),
    Language("es", "Español"),
    Language("it", "Italiano"),
    Language("nl", "Nederlands"),
    Language("da", "Dansk"),
    Language("sv", "Svenska"),
    Language("pl", "Polski"),
    Language("ru", "Русский"),
    Language("et", "Eesti"),
    Language("lv", "Latviešu"),
    Language("lt", "Lietuvių"),
    Language("pt", "Português"),
    Language("no", "Norsk"),
)
DEFAULT_LANGUAGE = "en"

# Norwegian is written in two ways, Bokmål and Nynorsk; who reads one reads the other.
_CODES = {language.code: language.code for language in LANGUAGES} | {"nb": "no", "nn": "no"}
NEIGHBOURS = {
    "gl": "es",
    "ca": "es",
    "eu": "es",
    "ast": "es",
    "lb": "de",
    "gsw": "de",
    "fy": "nl",
    "af": "nl",
    "br": "fr",
    "oc": "fr",
    "co": "fr",
    "fo": "da",
    "kl": "da",
    "se": "no",
    "ltg": "lv",
    "sgs": "lt",
    "vro": "et",
    "csb": "pl",
    "szl": "pl",
}
"""For readers who ask for none of our languages: one that they learn at school.

Ukrainian, Belarusian and Kazakh are not here. Who wants Russian has it in the list; nobody else is given it.
"""
_WEIGHT = re.compile(r";\s*q\s*=\s*([01](?:\.\d*)?)\s*$")


def best_language(wanted: str) -> str:
    """The language that suits a reader best, from a list such as a browser sends: `nb-NO, en;q=0.8` is `no`.

    The region does not matter, so `pt-BR` is `pt`. What was asked for comes before any neighbour: `ca, en` is
    `en`, `ca` alone is `es`. Who asks for nothing we speak gets English.
    """
    ranked = sorted(wanted.split(","), key=_weight, reverse=True)
    asked = [_primary(entry) for entry in ranked if _weight(entry) > 0]
    found = (codes[code] for codes in (_CODES, NEIGHBOURS) for code in asked if code in codes)
    return next(found, DEFAULT_LANGUAGE)


def _weight(entry: str) -> float:
    found = _WEIGHT.search(entry)
    return float(found[1]) if found else 1.0


def _primary(entry: str) -> str:
    found = re.match(r"[a-z]+", entry.strip().lower())
    return found[0] if found else ""

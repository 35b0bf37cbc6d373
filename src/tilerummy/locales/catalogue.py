"""The catalogues: every word a player reads, by key and language.

`catalogue("de").text("refusal-set-too-short")` is a sentence in German. The keys are the same in all
languages; `parameter-hand-size.help` is the attribute `.help` of `parameter-hand-size`. The web page
reads the same files.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


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
FILES = (
    "words.ftl",
    "refusals.ftl",
    "parameters.ftl",
    "presets.ftl",
    "bots.ftl",
    "server.ftl",
    "page.ftl",
    "table.ftl",
    "rulebook.ftl",
    "terminal.ftl",
    "review.ftl",
    "learn.ftl",
    "privacy.ftl",
)

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


class Catalogue:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # All our languages run left to right, so the marks that keep a name apart in mixed text are left out.
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in FILES:
            source = (files(__package__) / language / name).read_text("utf-8")
            self._bundle.add_resource(FluentResource(source))

    def text(self, key: str, /, **args: str | float) -> str:
        """The text of a message, or of its attribute as in `preset-sabra.about`, arguments filled in.

        An unknown key and a missing argument are mistakes of the program and are raised as such.
        """
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of the LANGUAGES, read once."""
    if language not in {known.code for known in LANGUAGES}:
        raise KeyError(language)
    return Catalogue(language)


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

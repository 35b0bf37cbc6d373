"""Which printed sheet a clause comes from, and where a sheet is silent, unclear or leaves the choice.

The values of a preset name their editions themselves (rules/presets); here are the clauses that hang on
no value.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rulebook.citation import PARAMETER_CLAUSES
from tilerummy.rules.preset import Rules, editions, source


class Note(StrEnum):
    """What a reader should know about a clause besides its words."""

    NONE = ""
    SILENT = "silent"
    OPTIONAL = "optional"
    DIFFERS = "differs"


@dataclass(frozen=True, slots=True)
class Cited:
    """An edition such as `003 DE`, and a note; a house rule comes from no sheet."""

    edition: str
    note: Note


_ALL = ("000", "001", "002", "003", "004")
SAID_BY: dict[str, tuple[str, ...]] = {
    "1.4": ("000", "001", "002", "004"),
    "2.7": ("000",),
    "3.1": ("000", "001", "002", "003 PT", "003 EN", "003 IT", "003 FR", "004"),
    "3.4": _ALL,
    "3.5": _ALL,
    "3.6": ("001",),
    "3.8": ("000", "001", "003", "004"),
    "4.5": ("003 ES", "003 DE"),
    "5.1": _ALL,
    "5.3": ("002 ET", "002 LT", "002 RU", "004"),
    "5.4": ("000", "003 PT", "003 EN", "003 IT"),
    "6.1": ("001", "002 ET", "003"),
    "6.2": ("000", "002 LT", "004"),
    "6.3": _ALL,
    "6.4": ("001", "002", "004"),
    "6.5": _ALL,
    "7.1": _ALL,
    "7.8": ("000", "001", "003 ES", "003 PT", "003 EN", "003 IT", "003 FR"),
    "7.15": ("000", "001", "002", "003 ES", "003 PT", "003 EN", "003 IT", "003 FR", "004"),
    "7.16": _ALL,
    "9.1": _ALL,
    "9.5": ("000", "002"),
}
"""Sheets and editions that say what a clause says; of any other clause without a value none does."""

_PRO6 = ("pro6-en", "pro6-pt", "pro6-it", "pro6-es", "pro6-fr")
_BALTIC = ("baltic-ru", "baltic-et", "baltic-lv", "baltic-lt")
_VARIANTS = ("rummy-variants", "rummy-variants-es")
OPTIONAL = {
    *((preset, "8.1") for preset in ("sabra", "sabra-de")),
    *(("pro6-fr", number) for number in ("7.9", "7.12")),
    *((preset, "4.7") for preset in (*_BALTIC, *_VARIANTS)),
    *((preset, number) for preset in _VARIANTS for number in ("5.2", "5.6", "5.7")),
}
"""What a sheet offers and does not ask for."""
UNCLEAR = {
    *((preset, "1.6") for preset in ("sabra", "sabra-de")),
    ("pro6-de", "2.4"),
    ("pro6-it", "7.9"),
    ("classic", "4.4"),
    ("classic", "8.3"),
    *((preset, "4.2") for preset in ("baltic-ru", "baltic-et")),
    *((preset, "4.3") for preset in ("baltic-ru", "baltic-et", "pro6-en", "pro6-pt", "pro6-it")),
    *((preset, "2.6") for preset in ("pro6-en", "pro6-pt")),
    *((preset, "7.15") for preset in _PRO6),
}
"""Where a sheet can be read in two ways, or says one thing here and another there."""

_CODES = {"en": ("GB", "EN"), "da": ("DK",), "sv": ("SE",)}


def cited(rules: Rules, number: str, language: str) -> Cited:
    """Where a clause comes from: the edition in the reader's language if it says so, else another."""
    asked = [name for name, clause in PARAMETER_CLAUSES.items() if clause == number]
    if any(name in rules.changes() for name in asked):
        return Cited("", Note.NONE)
    own = editions(rules.preset)
    sayers = _sayers(rules.preset, number, asked)
    told = [one for one in own if one in sayers]
    edition = _nearest(told or own, language)
    if (rules.preset, number) in OPTIONAL:
        return Cited(edition, Note.OPTIONAL)
    if (rules.preset, number) in UNCLEAR:
        return Cited(edition, Note.DIFFERS)
    return Cited(edition, Note.NONE if told else Note.SILENT)


def _sayers(preset: str, number: str, asked: list[str]) -> set[str]:
    """The editions that say it; of several values the one that most editions leave out decides."""
    own = editions(preset)
    said = SAID_BY.get(number, ())
    if said or not asked:
        return {one for one in own if one.split()[0] in said or one in said}
    return set[str].intersection(
        *({*source(preset, name).editions} for name in asked if name in _SPOKEN or len(asked) == 1)
    )


_SPOKEN = {"numbers", "colours", "hand_size", "starter_discard", "group_distinct_colours", "on_invalid_end"}
"""Of several values of one clause, those that its sentence is about."""


def _nearest(found: tuple[str, ...] | list[str], language: str) -> str:
    codes = _CODES.get(language, (language.upper(),))
    return next((one for one in found if one.split()[1] in codes), found[0])

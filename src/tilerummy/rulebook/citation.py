"""Where a clause comes from: which one a refusal or a house rule belongs to, and which sheet prints it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.preset import PARAMETERS, Rules, editions, source
from tilerummy.rules.refusal import Reason


def clause_of(reason: Reason, numbers: Collection[str]) -> str:
    """The clause that a refusal refers to, out of those that a book has."""
    # Each book has one of them: to make a book asks for every reason.
    return next(number for number in reason.clauses if number in numbers)


# Which printed sheet a clause comes from, and where a sheet is silent, partly so, unclear, or lets choose.
# The values of a preset name their editions themselves (rules/presets); here are the clauses that hang on no
# value.


class Note(StrEnum):
    """What a reader should know about a clause besides its words."""

    NONE = ""
    SILENT = "silent"
    PARTLY = "partly"
    OPTIONAL = "optional"
    DIFFERS = "differs"
    REVERSED = "reversed"


@dataclass(frozen=True, slots=True)
class Cited:
    """An edition such as `003 DE`, and a note; a house rule comes from no sheet."""

    edition: str
    note: Note


_ALL = ("000", "001", "002", "003", "004")
_SCORED = ("003 ES", "003 PT", "003 EN", "003 IT", "003 FR")
_SUMMED = ("003 PT", "003 EN", "003 IT", "003 FR")
SAID_BY: dict[str, tuple[str, ...]] = {
    "1.4": ("000 GB", "001", "002", "004"),
    "2.7": ("000",),
    "3.1": ("000", "001", "002", *_SUMMED, "004"),
    "3.4": _ALL,
    "3.5": _ALL,
    "3.6": ("001",),
    "3.8": ("000", "001", "002", *_SUMMED, "004"),
    "4.5": ("003 ES", "003 DE"),
    "5.1": ("000 DE", "000 GB", "000 NL", "000 IT", "000 RU", "001", "002", "003", "004"),
    "5.3": ("000", "001", "002", *_SUMMED, "004"),
    "5.4": ("000", "003 PT", "003 EN", "003 IT"),
    "6.1": ("001", "002 ET", "003"),
    "6.2": ("000", "002 ET", "002 LT", "002 RU", "004"),
    "6.3": _ALL,
    "6.4": _ALL,
    "6.5": _ALL,
    "7.1": _ALL,
    "7.8": ("000", "001", "002", *_SCORED, "004"),
    "7.15": ("000", "001", "002", *_SCORED, "004"),
    "7.16": _ALL,
    "9.1": ("000", "001", "002", *_SCORED, "004"),
    "9.5": ("000", "002"),
    "9.11": ("000", "001", "003 ES", "003 EN", "003 IT", "003 DE"),
}
"""Sheets and editions that say what a clause says; of any other clause without a value none does."""

_BASE = ("rummy", "rummy-it")
_VARIANTS = ("rummy-variants", "rummy-variants-es")
_RUMMY = (*_BASE, *_VARIANTS)
_SABRA = ("sabra", "sabra-de")
_BALTIC = ("baltic-ru", "baltic-et", "baltic-lv", "baltic-lt")
_DRAWN = ("pro6-en", "pro6-pt", "pro6-it")
_OPEN = ("pro6-es", "pro6-de")
_PRO6 = (*_DRAWN, *_OPEN, "pro6-fr")
_EVERY = (*_RUMMY, *_SABRA, *_BALTIC, *_PRO6, "classic")


def _of(clauses: dict[str, tuple[str, ...]]) -> frozenset[tuple[str, str]]:
    return frozenset((preset, number) for number, presets in clauses.items() for preset in presets)


OPTIONAL = _of(
    {
        "2.7": _VARIANTS,
        "4.7": (*_BALTIC, *_VARIANTS),
        "5.2": _VARIANTS,
        "5.6": _VARIANTS,
        "5.7": _VARIANTS,
        "7.9": ("pro6-fr",),
        "7.12": ("pro6-fr",),
        "8.1": _SABRA,
        "8.6": ("pro6-es",),
        "9.5": (*_BALTIC, *_VARIANTS),
        "9.11": (*_RUMMY, *_SABRA, "pro6-en", "pro6-it", *_OPEN),
    }
)
"""What a sheet offers and does not ask for."""
UNCLEAR = _of(
    {
        "1.2": ("pro6-it",),
        "1.6": (*_SABRA, "pro6-it"),
        "2.3": (*_DRAWN, *_OPEN),
        "2.6": (*_DRAWN, *_OPEN),
        "4.2": ("baltic-ru", "baltic-et"),
        "4.3": ("baltic-ru", "baltic-et", *_DRAWN),
        "4.4": ("classic",),
        "4.5": _OPEN,
        "5.4": _VARIANTS,
        "5.5": ("sabra-de",),
        "6.2": ("baltic-lv",),
        "6.8": (*_RUMMY, "baltic-lt"),
        "7.2": (*_RUMMY, "pro6-fr"),
        "7.9": ("pro6-it",),
        "7.12": ("rummy-it", "baltic-lv", "pro6-es"),
        "7.15": (*_DRAWN, "pro6-es", "pro6-fr"),
        "8.1": _RUMMY,
        "8.3": ("baltic-lt", "classic"),
        "8.8": ("classic",),
        "9.4": ("rummy-it", "baltic-lt"),
    }
)
"""Where a sheet can be read in two ways, or says one thing here and another there."""
PARTLY = _of(
    {
        "1.1": (*_RUMMY, *_SABRA, "pro6-en", "pro6-pt", *_OPEN, "pro6-fr"),
        "1.2": ("pro6-en", *_OPEN, "pro6-fr"),
        "1.3": ("pro6-en", "pro6-it", *_OPEN),
        "2.1": ("pro6-fr",),
        "2.5": (*_DRAWN, *_OPEN),
        "3.1": (*_DRAWN, *_OPEN),
        "3.3": (*_OPEN, "classic"),
        "3.4": _EVERY,
        "5.1": (*_RUMMY, *_SABRA, *_BALTIC, *_DRAWN, *_OPEN, "classic"),
        "5.2": _DRAWN,
        "8.3": (*_RUMMY, *_SABRA, "baltic-et"),
        "8.5": ("classic",),
        "8.6": (*_RUMMY, *_SABRA, *_DRAWN, "pro6-fr"),
        "8.8": (*_RUMMY, *_SABRA, "pro6-es"),
        "9.3": ("baltic-lv", "pro6-en", "pro6-pt", "pro6-es"),
        "9.9": (*_SABRA, *_BALTIC, "pro6-es", "classic"),
    }
)
"""Where a sheet says one half of a clause, and the other is ours."""

REVERSED = _of({"2.4": ("pro6-de",)})
"""Where a sheet has it the wrong way round, and its sister editions have it right."""

_CODES = {"en": ("GB", "EN"), "da": ("DK",), "sv": ("SE",)}


def cited(rules: Rules, number: str, language: str) -> Cited:
    """Where a clause comes from: the edition in the reader's language if it says so, else another."""
    asked = [one.name for one in PARAMETERS if one.clause == number]
    if not rules.changes().keys().isdisjoint(asked):  # no sheet prints what a house has made of it
        return Cited("", Note.NONE)
    own = editions(rules.preset)
    sayers = _sayers(rules.preset, number, asked)
    told = [one for one in own if one in sayers]
    edition = _nearest(told or own, language)
    return Cited(edition, note_of(rules.preset, number, told=bool(told)))


def note_of(preset: str, number: str, *, told: bool) -> Note:
    """What is to be said of a printed clause besides its edition."""
    noted = {Note.OPTIONAL: OPTIONAL, Note.DIFFERS: UNCLEAR, Note.REVERSED: REVERSED, Note.PARTLY: PARTLY}
    found = (note for note, clauses in noted.items() if (preset, number) in clauses)
    return next(found, Note.NONE if told else Note.SILENT)


def _sayers(preset: str, number: str, asked: list[str]) -> set[str]:
    """The editions that say it; of several values the one that most editions leave out decides."""
    own = editions(preset)
    said = SAID_BY.get(number, ())
    # A clause that hangs on no value is told by this list; one with values by the presets' own sources.
    if said or not asked:
        return {one for one in own if one.split()[0] in said or one in said}
    spoken = [name for name in asked if name in _SPOKEN] or asked
    return set[str].intersection(*({*source(preset, name).editions} for name in spoken))


_SPOKEN = {"numbers", "colours", "hand_size", "starter_discard", "group_distinct_colours", "on_invalid_end"}
"""Of several values of one clause, those that its sentence is about."""


def _nearest(found: tuple[str, ...] | list[str], language: str) -> str:
    codes = _CODES.get(language, (language.upper(),))
    # Whoever reads Dutch can look it up in a Dutch sheet; else any edition will do.
    return next((one for one in found if one.split()[1] in codes), found[0])

"""Where a clause comes from: which one a refusal or a house rule belongs to, and which sheet prints it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from tilerummy.rules.preset import Rules, editions, source
from tilerummy.rules.refusal import Reason

PARAMETER_CLAUSES: dict[str, str] = {
    "colours": "1.2",
    "numbers": "1.1",
    "copies": "1.1",
    "jokers_by_players": "1.3",
    "colours_by_players": "1.2",
    "players": "1.5",
    "starter": "2.1",
    "direction": "2.3",
    "hand_size": "2.4",
    "starter_hand": "2.4",
    "starter_discard": "2.5",
    "pool_layout": "1.6",
    "pool_owner": "2.6",
    "opening_min": "4.1",
    "opening_joker_value": "4.3",
    "opening_scope": "4.2",
    "table_access": "4.4",
    "hand_game": "4.7",
    "draw_mode": "5.2",
    "voluntary_draw": "5.5",
    "take_discard": "5.6",
    "face_up_eighth": "5.7",
    "time_limit_s": "8.1",
    "on_timeout": "8.3",
    "on_invalid_end": "8.8",
    "penalty_tiles": "8.6",
    "run_wrap": "3.2",
    "group_distinct_colours": "3.3",
    "group_max": "3.3",
    "keep_three_of_original": "6.8",
    "must_lay_rack_tile": "5.1",
    "joker_sets": "7.2",
    "joker_swap_tile_from": "7.9",
    "joker_after_swap": "7.12",
    "joker_swap_announced": "7.14",
    "joker_in_rack_points": "9.3",
    "winner_bonus": "9.4",
    "rounds": "9.8",
    "match_winner": "9.9",
    "announce_last_tile": "9.2",
    "pool_empty": "5.9",
    "blocked_round": "9.6",
    "penalise_mistakes": "8.8",
    "discard_drawn_tile": "5.4",
    "starter_may_lay": "2.5",
    "next_starter": "2.8",
}
"""Where a house rule is explained; a rule set that has no use for the clause leaves it out."""

REASON_CLAUSES: dict[Reason, tuple[str, ...]] = {
    Reason.TILE_NOT_IN_GAME: ("1.1",),
    Reason.TILE_LOST: ("6.2",),
    Reason.TILE_ADDED: ("6.2",),
    Reason.TABLE_TILE_TO_RACK: ("6.2",),
    Reason.INVALID_SET: ("6.3",),
    Reason.SET_TOO_SHORT: ("3.1",),
    Reason.SET_JOKERS_ONLY: ("3.4",),
    Reason.SET_MIXED: ("3.1",),
    Reason.RUN_GAP: ("3.1",),
    Reason.RUN_OFF_THE_END: ("3.2",),
    Reason.GROUP_COLOUR_TWICE: ("3.3",),
    Reason.GROUP_TOO_LARGE: ("3.3",),
    Reason.JOKER_MEANING_WRONG: ("3.7",),
    Reason.OPENING_BELOW_MINIMUM: ("4.1",),
    Reason.OPENING_USES_TABLE: ("4.4",),
    Reason.OPENING_NOT_FROM_RACK: ("4.1",),
    Reason.NO_RACK_TILE_PLAYED: ("5.1",),
    Reason.SET_DISSOLVED: ("6.8",),
    Reason.JOKER_MEANING_CHANGED: ("7.2",),
    Reason.JOKER_MOVED: ("7.2",),
    Reason.JOKER_SET_SPLIT: ("7.2",),
    Reason.JOKER_SET_FROZEN: ("7.2",),
    Reason.JOKER_SWAP_SOURCE: ("7.9", "7.8"),
    Reason.JOKER_NOT_IN_NEW_SET: ("7.12",),
    Reason.JOKER_SWAP_NOT_ANNOUNCED: ("7.14", "7.8"),
    Reason.DRAW_AND_PLAY: ("5.3", "5.2"),
    Reason.MUST_DRAW: ("5.2",),
    Reason.TOO_MANY_DRAWN: ("5.2",),
    Reason.POOL_EMPTY: ("5.9",),
    Reason.POOL_NOT_EMPTY: ("5.9",),
    Reason.MUST_PLAY_IF_ABLE: ("5.5", "5.2"),
    Reason.MUST_DISCARD: ("5.2",),
    Reason.NO_DISCARD_ALLOWED: ("5.4", "5.2"),
    Reason.DISCARDED_THE_DRAWN_TILE: ("5.4", "5.2"),
    Reason.TAKE_DISCARD_FORBIDDEN: ("5.6", "2.5", "5.2"),
    Reason.DISCARD_NOT_IN_NEW_SET: ("5.6", "5.2"),
    Reason.TAKEN_TILE_NOT_LAID: ("5.6", "5.7", "5.2"),
    Reason.FACE_UP_FORBIDDEN: ("5.7", "5.2"),
    Reason.STARTER_ONLY_DISCARDS: ("2.5", "5.2"),
    Reason.DRAW_FIRST: ("5.2",),
    Reason.WRONG_TABLE_AFTER: ("8.3", "8.8"),
    Reason.WRONG_RACK_AFTER: ("8.3", "8.8"),
    Reason.WRONG_PENALTY: ("8.6",),
    Reason.NOT_YOUR_TURN: ("2.3",),
    Reason.NOT_NOW: ("5.1",),
    Reason.ROUND_OVER: ("9.1",),
    Reason.MATCH_OVER: ("9.8",),
    Reason.TOO_LATE: ("8.1",),
    Reason.TOO_EARLY: ("8.1",),
    Reason.NO_CLOCK: ("8.1",),
    Reason.TILE_NOT_ON_RACK: ("6.2",),
    Reason.NOTHING_TO_TAKE: ("5.6", "5.7", "5.2"),
    Reason.MISTAKES_NOT_PENALISED: ("8.8",),
    Reason.NOT_THE_HOST: ("9.8",),
    Reason.NO_SUCH_SEAT: ("9.10",),
    Reason.SEAT_GIVEN_UP: ("9.10",),
    Reason.SEAT_NOT_FREE: ("9.10",),
}
"""For each reason the clauses that say so, the fittest first."""


def clause_of(reason: Reason, numbers: Collection[str]) -> str:
    """The clause that a refusal refers to, out of those that a book has."""
    # Each book has one of them: to make a book asks for every reason.
    return next(number for number in REASON_CLAUSES[reason] if number in numbers)


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
    asked = [name for name, clause in PARAMETER_CLAUSES.items() if clause == number]
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

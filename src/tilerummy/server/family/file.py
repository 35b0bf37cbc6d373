"""A family as a file: its people, seasons and all that was played. It moves a family to another server.

What is read is checked, for anybody can write such a file: it makes a family of one's own and nothing else.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tilerummy.protocol.messages import Face, FamilyName, Language, Name, PersonNumber, Plan
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.brought import check_record, finished_of, names_in
from tilerummy.server.family.played import Match, Moment, Part, Played
from tilerummy.server.family.rights import MOST_PEOPLE, MOST_SEASONS, Family, House, Person, found
from tilerummy.server.store.base import VisitorId
from tilerummy.server.table.party import check_plan, clean_name

FORM = 1
MOST_GAMES = 20_000
MOST_ROUNDS = 1000
"""Of one table."""
FAR = 1_000_000
LATEST = 10**14
"""No time is later; in milliseconds."""


class FilePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the family."""

    number: PersonNumber
    name: Name
    face: Face | None = None


class FileGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A table: when it was opened, what was played, and the records of its finished matches."""

    at: Annotated[int, Meta(ge=0, le=LATEST)]
    played: Played
    records: list[str] = []
    """Of its finished matches in their order, "" where one is gone. To be watched: no score needs them."""


class FamilyFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`GET /api/families/CODE/export`, and what `POST /api/families/import` takes."""

    tilerummy_family: int
    """The form of the file."""
    name: FamilyName
    language: Language
    plan: Plan
    you: PersonNumber
    """Whoever wrote the file; whoever reads it in founds the family anew as them."""
    people: Annotated[list[FilePerson], Meta(min_length=1, max_length=MOST_PEOPLE)]
    seasons: Annotated[
        list[Annotated[int, Meta(ge=0, le=LATEST)]], Meta(min_length=1, max_length=MOST_SEASONS)
    ]
    games: Annotated[list[FileGame], Meta(max_length=MOST_GAMES)]


def file_of(family: Family, you: int, games: list[FileGame]) -> FamilyFile:
    """A family as a file."""
    people = [FilePerson(one.number, one.name, one.face) for one in family.shown()]
    seasons = list(family.seasons)
    return FamilyFile(FORM, family.name, family.language, family.plan, you, people, seasons, games)


def names_of(file: FamilyFile) -> set[str]:
    """Whatever is shown as a name."""
    records = (text for game in file.games for text in game.records)
    return {file.name, *(one.name for one in file.people)}.union(*map(names_in, records))


def read_file(text: bytes) -> FamilyFile:
    """A file that was sent; refused with what is wrong with it."""
    try:
        file = msgspec.json.decode(text, type=FamilyFile)
        check_file(file)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Unreadable) as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None
    return file


def check_file(file: FamilyFile) -> None:
    """Refuse what cannot be; `Unreadable` says what."""
    _hold(file.tilerummy_family == FORM, f"a file of form {file.tilerummy_family}, not {FORM}")
    numbers = [one.number for one in file.people]
    _hold(len({*numbers}) == len(numbers), "people: a number twice")
    _hold(max(numbers) <= FAR // 20, "people: a number too large")
    _hold(file.you in numbers, "you: not among the people")
    names = [clean_name(one.name).casefold() for one in file.people]
    _hold(len({*names}) == len(names), "people: a name twice")
    _hold(file.seasons == sorted(file.seasons), "seasons: not in their order")
    check_plan(file.plan)
    for game in file.games:
        _hold(
            sum(len(match.rounds) for match in game.played.matches) <= MOST_ROUNDS, "games: too many rounds"
        )
        for match in game.played.matches:
            _check_match(match)
        for match, text in finished_of(game.played.matches, game.records):
            if text:
                check_record(match, text)


def _check_match(match: Match) -> None:
    _hold(match.preset in preset_ids(), f"games: no preset {match.preset[:30]!r}")
    _hold(0 < match.number <= FAR, "games: a match without a number")
    for one in match.rounds:
        _hold(0 <= one.began <= one.ended <= LATEST, "games: a round that ends before it begins")
        _hold(len({part.person for part in one.parts}) == len(one.parts) <= 6, "games: a person twice")
        for part in one.parts:
            _check_part(part)


def _check_part(part: Part) -> None:
    # Points may be below 0, all else not.
    amounts = (part.points + FAR // 2, part.laid, part.rearranged, part.turns, part.person)
    _hold(all(0 <= amount <= FAR for amount in amounts), "games: a number out of bounds")
    if part.best is not None:
        _check_move(part.best)


def _check_move(move: Moment) -> None:
    _hold(0 <= move.weight <= FAR and 0 <= move.turn <= FAR, "games: a number out of bounds")
    _hold(len(move.sets) <= 2 and all(len(one) <= 26 for one in move.sets), "games: sets too large")
    for tiles in (move.laid[:60], *move.sets):
        for tile in tiles:
            read_tile(tile)
    _hold(len(move.laid) <= 60, "games: too many tiles laid")


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Unreadable(otherwise)


def family_from(file: FamilyFile, family_id: str, code: str, visitor: VisitorId, now: int) -> Family:
    """A family anew: whoever reads the file in is its founder, and all others are let in by their phones
    again."""
    people = [Person(one.number, clean_name(one.name), now, one.face) for one in file.people]
    # Rights do not come out of a file, which anybody can write: nobody else has a say before they have a
    # phone here.
    first = next(one for one in people if one.number == file.you)
    others = tuple(one for one in people if one is not first)
    house, seasons = House(file.plan, file.language), tuple(file.seasons)
    return found(family_id, code, file.name, house, visitor, first, now, others=others, seasons=seasons)

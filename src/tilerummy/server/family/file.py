"""A family as a file: its people, seasons and all that was played. It moves a family to another server.

What is read is checked, for anybody can write such a file: it makes a family of one's own and nothing else.
It is large, so a worker reads it (`bring`) and hands over no more than what is kept.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilerummy.protocol.messages import Face, FamilyName, Language, Name, PersonNumber, Plan
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.brought import clean_record, finished_of, names_in, packed, unpacked
from tilerummy.server.family.evening import sums_of
from tilerummy.server.family.played import Match, Moment, Part, Played
from tilerummy.server.family.rights import MOST_PEOPLE, MOST_SEASONS, Family, House, Person, found
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import check_plan, clean_name

FORM = 1
MOST_GAMES = 3000
MOST_ROUNDS = 1000
"""Of one table; it has no more matches either."""
MOST_ROUNDS_IN_ALL = 100_000
"""A family that plays ten rounds each evening has as many after 27 years."""
MOST_NAMES = 1000
"""Of everybody who sat at one of its tables."""
FAR = 1_000_000
LATEST = 10**14
"""No time is later; in milliseconds."""
MOST_EVENINGS = 3000
"""Of all tables: somebody who plays each Saturday has as many after 57 years."""
_PLAYED = msgspec.json.Decoder(Played)


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


class WrittenGame(Struct, frozen=True, array_like=True):
    """A table as it goes into a file: when it was opened, what was played, and the records by match."""

    at: int
    played: bytes
    records: dict[int, str | bytes] | None
    """As text, or packed; None if its matches can't be watched any more."""


def write_file(file: FamilyFile, games: list[WrittenGame], refused: tuple[int, ...]) -> bytes:
    """The text of a file with these games, without what was played on refused phones; for a worker, for it
    may be years."""
    found = []
    for game in games:
        played = _PLAYED.decode(game.played).without_phones(refused).for_good()
        records = (
            []
            if game.records is None
            else [_text(match, game.records) for match in played.matches if match.over]
        )
        found.append(FileGame(game.at, played, records))
    return msgspec.json.encode(replace(file, games=found))


def _text(match: Match, records: dict[int, str | bytes]) -> str:
    """The record of a match; nothing if it is gone."""
    found = records.get(match.number, "")
    return unpacked(found) if isinstance(found, bytes) else found


class BroughtGame(Struct, frozen=True, array_like=True):
    """A table of a file as it is kept: when it was opened, what was played, its sums, packed records."""

    at: int
    played: bytes
    sums: bytes
    records: list[tuple[int, bytes]]


class Brought(Struct, frozen=True, array_like=True):
    """A file that was read."""

    file: FamilyFile
    """Without its games."""
    games: list[BroughtGame]
    names: set[str]
    """Whatever is shown as a name."""


def bring(text: bytes) -> Brought | Rejected:
    """A file that was sent as it is kept, or why it is refused; for a worker, who may take a while."""
    try:
        file = read_file(text)
        # No phone of another family is one of this one.
        games = [replace(game, played=game.played.for_good()) for game in file.games]
        return _brought(file, [(game, _records_of(game)) for game in games])
    except Unreadable as error:
        return Rejected(ErrorCode.UNREADABLE, text=str(error)[:200])
    except Rejected as why:
        return why


def read_file(text: bytes) -> FamilyFile:
    """A file that was sent; refused with what is wrong with it."""
    try:
        file = msgspec.json.decode(text, type=FamilyFile)
        check_file(file)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Unreadable) as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None
    return file


def _brought(file: FamilyFile, games: list[tuple[FileGame, list[tuple[int, str]]]]) -> Brought:
    names = {file.name, *(one.name for one in file.people)}
    names |= {name for _, records in games for _, record in records for name in names_in(record)}
    _hold(len(names) <= MOST_NAMES, "games: too many names")
    sums = [sums_of(game.played, file.seasons) for game, _ in games]
    _hold(sum(len(one.evenings) for one in sums) <= MOST_EVENINGS, "games: too many evenings")
    kept = [
        BroughtGame(
            game.at,
            msgspec.json.encode(game.played),
            msgspec.json.encode(added),
            [(match, packed(text)) for match, text in own],
        )
        for (game, own), added in zip(games, sums, strict=True)
    ]
    return Brought(replace(file, games=[]), kept, names)


def _records_of(game: FileGame) -> list[tuple[int, str]]:
    """The records of a table by match, as they are kept."""
    found = finished_of(game.played.matches, game.records)
    return [(match.number, clean_record(match, text)) for match, text in found if text]


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
    in_all = 0
    for game in file.games:
        matches = game.played.matches
        rounds = sum(len(match.rounds) for match in matches)
        in_all += rounds
        _hold(max(rounds, len(matches)) <= MOST_ROUNDS >= len(game.records), "games: too many rounds")
        numbers = [match.number for match in matches]
        _hold(len({*numbers}) == len(numbers), "games: a match twice")
        _hold(len(game.played.beside) <= MOST_PEOPLE, "games: too many people")
        for match in matches:
            _check_match(match)
    _hold(in_all <= MOST_ROUNDS_IN_ALL, "games: too many rounds in all")


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

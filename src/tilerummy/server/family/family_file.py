"""A family written down: as the store keeps it, and as a file that moves it to another server.

A file has its people, seasons and all that was played, with records to be watched. What is read is checked,
for anybody can write such a file: it makes a family of one's own and nothing else. It is large, so a worker
reads it (`import_file`) and hands over no more than what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated
from zlib import compress, decompress

import msgspec
from msgspec import Meta, Raw, Struct, json
from msgspec.structs import replace

from tilerummy.protocol.messages import (
    ChangeKind,
    Face,
    FamilyDay,
    FamilyHouse,
    FamilyName,
    Language,
    Name,
    PersonNumber,
    Plan,
)
from tilerummy.rules.match.record import read_header
from tilerummy.rules.match.record_line import read_name, write_name
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.tile import read_tile
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_history import Moment, PlayedMatch, PlayedPart, PlayedTable, sums_of
from tilerummy.server.family.family_state import FamilyState, Gone, Guest, Person, Phone, Value
from tilerummy.server.family.rights import CARD_SAY, MOST_GONE, MOST_PEOPLE, MOST_SEASONS, found
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.party import NAMELESS, check_plan, clean_name, shown_name
from tilerummy.server.table.table_state import LONGEST_RECORD, MOST_LINES

FORM = 1
MOST_GAMES = 3000
MOST_ROUNDS = 1000
"""Of one table; it has no more matches either."""
MOST_ROUNDS_IN_ALL = 100_000
"""A family that plays ten rounds each evening has as many after 27 years."""
MOST_NAMES = 1000
"""Of everybody who sat at one of its tables."""
FAR = 1_000_000
HIGHEST = FAR // 20
"""No person has a higher number: there is room for those who come later."""
LATEST = 10**14
"""No time is later; in milliseconds."""
MOST_EVENINGS = 3000
"""Of all tables: somebody who plays each Saturday has as many after 57 years."""
LONGEST_HEADER = 100
"""Lines of a header as we write it, and more."""
MOST_QUOTES = 2000
"""Quotation marks of a record: a name has two, and each takes a while to be read."""
_TAKE_OVER = "take-over"
_COMPUTER = "-"
"""The salt of whoever has none: computers add nothing to the chance of a match."""
_PLAYED = msgspec.json.Decoder(PlayedTable)


# -- the file -------------------------------------------------------------------------------------


class FilePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the family."""

    number: PersonNumber
    name: Name
    face: Face | None = None


class FileGone(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who left, and is named in what was played."""

    number: PersonNumber
    name: Name
    at: Annotated[int, Meta(ge=0, le=LATEST)]
    face: Face | None = None


class FileGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A table: when it was opened, what was played, and the records of its finished matches."""

    at: Annotated[int, Meta(ge=0, le=LATEST)]
    played: PlayedTable
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
    gone: Annotated[list[FileGone], Meta(max_length=MOST_GONE)] = []
    """Files of version 1.0.0 have nobody here."""


def file_of(family: FamilyState, you: int, games: list[FileGame]) -> FamilyFile:
    """A family as a file."""
    people = [FilePerson(one.number, one.name, one.face) for one in family.shown()]
    house, seasons = family.house, list(family.seasons)
    gone = [FileGone(one.number, one.name, one.at, one.face) for one in family.gone]
    return FamilyFile(FORM, family.name, house.language, house.plan, you, people, seasons, games, gone)


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


def _text(match: PlayedMatch, records: dict[int, str | bytes]) -> str:
    """The record of a match; nothing if it is gone."""
    found = records.get(match.number, "")
    return unpacked(found) if isinstance(found, bytes) else found


def family_from(
    imported: ImportedFamily, family_id: str, code: str, visitor: VisitorId, now: int
) -> FamilyState:
    """A family anew: whoever reads the file in is its founder, and all others are let in by their phones
    again."""
    file = imported.file
    people = [Person(one.number, clean_name(one.name), now, one.face) for one in file.people]
    # Rights do not come out of a file, which anybody can write: nobody else has a say before they have a
    # phone here.
    first = next(one for one in people if one.number == file.you)
    others = tuple(one for one in people if one is not first)
    house, seasons = FamilyHouse(file.plan, file.language), tuple(file.seasons)
    gone = tuple(Gone(one.number, clean_name(one.name), one.face, one.at) for one in file.gone)
    family = found(
        family_id, code, file.name, house, visitor, first, now, others=others, seasons=seasons, gone=gone
    )
    return replace(family, came=max(family.came, imported.came))


# -- a file that was sent -------------------------------------------------------------------------


class ImportedGame(Struct, frozen=True, array_like=True):
    """A table of a file as it is kept: when it was opened, what was played, its sums, packed records."""

    at: int
    played: bytes
    sums: bytes
    records: list[tuple[int, bytes]]


class ImportedFamily(Struct, frozen=True, array_like=True):
    """A file that was read."""

    file: FamilyFile
    """Without its games."""
    games: list[ImportedGame]
    names: set[str]
    """Whatever is shown as a name."""
    came: int
    """The highest number in what was played: whoever was forgotten has theirs for good."""


def import_file(text: bytes) -> ImportedFamily | Rejected:
    """A file that was sent as it is kept, or why it is refused; for a worker, who may take a while."""
    try:
        file = read_file(text)
        # No phone of another family is one of this one.
        games = [replace(game, played=game.played.for_good()) for game in file.games]
        return _imported(file, [(game, _records_of(game)) for game in games])
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


def _imported(file: FamilyFile, games: list[tuple[FileGame, list[tuple[int, str]]]]) -> ImportedFamily:
    names = {file.name, *(one.name for one in file.people), *(one.name for one in file.gone)}
    names |= {name for _, records in games for _, record in records for name in names_in(record)}
    _hold(len(names) <= MOST_NAMES, "games: too many names")
    sums = [sums_of(game.played, file.seasons) for game, _ in games]
    _hold(sum(len(one.evenings) for one in sums) <= MOST_EVENINGS, "games: too many evenings")
    kept = [
        ImportedGame(
            game.at,
            msgspec.json.encode(game.played),
            msgspec.json.encode(added),
            [(match, packed(text)) for match, text in own],
        )
        for (game, own), added in zip(games, sums, strict=True)
    ]
    return ImportedFamily(replace(file, games=[]), kept, names, _highest_in(games))


def _highest_in(games: Iterable[tuple[FileGame, object]]) -> int:
    """The highest number of somebody in what was played, as far as it can be a person's."""
    rounds = (one for game, _ in games for match in game.played.matches for one in match.rounds)
    numbers = (part.person for one in rounds for part in one.parts)
    return max((one for one in numbers if one <= HIGHEST), default=0)


def _records_of(game: FileGame) -> list[tuple[int, str]]:
    """The records of a table by match, as they are kept."""
    found = finished_of(game.played.matches, game.records)
    return [(match.number, clean_record(match, text)) for match, text in found if text]


def check_file(file: FamilyFile) -> None:
    """Refuse what cannot be; `Unreadable` says what."""
    _hold(file.tilerummy_family == FORM, f"a file of form {file.tilerummy_family}, not {FORM}")
    numbers = [one.number for one in file.people] + [one.number for one in file.gone]
    _hold(len({*numbers}) == len(numbers), "people: a number twice")
    # Room for those who come later: no number is given twice.
    _hold(max(numbers) <= HIGHEST, "people: a number too large")
    _hold(any(one.number == file.you for one in file.people), "you: not among the people")
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
        people = max(len(game.played.beside), len(game.played.asked))
        _hold(people <= MOST_PEOPLE, "games: too many people")
        for match in matches:
            _check_match(match)
    _hold(in_all <= MOST_ROUNDS_IN_ALL, "games: too many rounds in all")


def _check_match(match: PlayedMatch) -> None:
    _hold(match.preset in preset_ids(), f"games: no preset {match.preset[:30]!r}")
    _hold(0 < match.number <= FAR, "games: a match without a number")
    for one in match.rounds:
        _hold(0 <= one.began <= one.ended <= LATEST, "games: a round that ends before it begins")
        _hold(len({part.person for part in one.parts}) == len(one.parts) <= 6, "games: a person twice")
        for part in one.parts:
            _check_part(part)


def _check_part(part: PlayedPart) -> None:
    # Points may be below 0, all else not.
    amounts = (part.points + FAR // 2, part.laid, part.rearranged, part.turns, part.person)
    _hold(all(0 <= amount <= FAR for amount in amounts), "games: a number out of bounds")
    if part.best is not None:
        _check_move(part.best)


def _check_move(move: Moment) -> None:
    _hold(0 <= move.weight <= FAR and 0 <= move.turn <= FAR, "games: a number out of bounds")
    _hold(len(move.sets) <= 2 and all(len(one) <= 26 for one in move.sets), "games: sets too large")
    # Cut before it is read: a list of a million tiles costs no more than one of sixty.
    for tiles in (move.laid[:60], *move.sets):
        for tile in tiles:
            read_tile(tile)
    _hold(len(move.laid) <= 60, "games: too many tiles laid")


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Unreadable(otherwise)


# -- its records ----------------------------------------------------------------------------------
# They are texts that anybody can have written. What they say counts for nothing; they are only shown, and
# their names are cut and cleaned as those of people who sit here. They are read by lines: how long that takes
# depends on the length of the text alone.


@dataclass(frozen=True, slots=True)
class _Named:
    """A line in which a name stands."""

    before: str
    """All that stands before the name."""
    name: str
    computer: bool


def finished_of(matches: Sequence[PlayedMatch], records: Sequence[str]) -> list[tuple[PlayedMatch, str]]:
    """The finished matches of a table with their records, where each has one; else the scores have to do."""
    finished = [match for match in matches if match.over]
    return list(zip(finished, records, strict=True)) if len(finished) == len(records) else []


def clean_record(match: PlayedMatch, text: str) -> str:
    """The record of this match as it is kept, its names cut and cleaned; `Unreadable` if it is none.

    Its turns are looked at by whoever watches it.
    """
    if len(text) > LONGEST_RECORD or text.count("\n") > MOST_LINES:
        raise Unreadable("games: a record too long")
    _require_few_names(text)
    if read_header(text).rules.preset != match.preset or not any(map(_ends_match, text.split("\n"))):
        raise Unreadable("games: a record of another match")
    return _rewritten(text, _cleaned, _plain)


def with_clean_names(text: str) -> str:
    """A record that somebody sends, its names cut and cleaned; all else as it stands.

    Done by whoever serves all, so it must not take long.
    """
    _require_few_names(text)

    def cleaned(line: _Named) -> str:
        return line.before + write_name(shown_name(line.name))

    return _rewritten(text, cleaned)


def _require_few_names(text: str) -> None:
    # Counted before anything is read: twenty thousand seats that are taken over took a tenth of a second.
    if text.count('"') > MOST_QUOTES:
        raise Unreadable("a record with too many names")


def names_in(text: str) -> set[str]:
    """Whoever is named in a record."""
    found = map(_read_line, text.split("\n"))
    return {line.name for line in found if line is not None}


def naming_only(text: str, names: Collection[str]) -> str:
    """The record with a dash for everybody but these people; computers keep their names."""

    def kept(line: _Named) -> str:
        stays = line.computer or line.name in names
        return line.before + write_name(line.name if stays else NAMELESS)

    return _rewritten(text, kept)


def renamed(bodies: list[bytes], names: frozenset[str] | None) -> list[tuple[bytes | None, str]]:
    """Packed records with a dash for everybody but these people, None where nobody has gone, and what the
    chance of each was bound by; for a worker: they are a stranger's. Without names nobody has gone."""
    found: list[tuple[bytes | None, str]] = []
    for body in bodies:
        text = unpacked(body)
        after = text if names is None else naming_only(text, names)
        found.append((None if after == text else packed(after), commitment_in(text)))
    return found


def commitment_in(text: str) -> str:
    """What the chance of the match was bound by: copies of the record are found by it."""
    try:
        return read_header("\n".join(text.split("\n", LONGEST_HEADER)[:LONGEST_HEADER])).commitment
    except Unreadable:  # cut off before its end
        return read_header(text).commitment


def packed(text: str) -> bytes:
    """A record as it is kept."""
    return compress(text.encode("utf-8"))


def unpacked(body: bytes) -> str:
    """A record that was kept."""
    return decompress(body).decode("utf-8")


def _rewritten(text: str, naming: Callable[[_Named], str], other: Callable[[str], str] = str) -> str:
    found = ((line, _read_line(line)) for line in text.split("\n"))
    return "\n".join(other(line) if named is None else naming(named) for line, named in found)


def _read_line(line: str) -> _Named | None:
    """The name in a line, if one stands there: of a seat at the beginning, or of whoever takes it over."""
    if '"' not in line:
        return None
    words = line.split(maxsplit=5)
    if len(words) == 6 and (words[0], words[2], words[4]) == ("seat", "salt", "name"):
        name, computer = words[5].rstrip(), words[3] == _COMPUTER
    elif len(words) > 3 and words[1] == _TAKE_OVER:
        name, computer = line.split(maxsplit=3)[3].rstrip(), False
    else:
        return None
    return _Named(line[: len(line.rstrip()) - len(name)], read_name(name), computer)


def _ends_match(line: str) -> bool:
    return line.split(maxsplit=2)[1:2] in (["end-match"], ["end-match;"])


def _cleaned(line: _Named) -> str:
    return _plain(line.before) + write_name(shown_name(line.name))


def _plain(line: str) -> str:
    """A line in which no name stands and nothing hides; what people remarked is left out."""
    if line.lstrip().startswith("#"):
        return "#"
    if not line.isascii() or not line.removesuffix("\r").replace("\t", " ").isprintable():
        raise Unreadable("games: a record with signs that none has")
    # One reader may find a name where another finds none: there the page would show what nobody has cleaned.
    if _TAKE_OVER in line and '"' in line:
        raise Unreadable("games: a record with a name that cannot be read")
    return line


# -- as the store keeps it: one value in JSON, in the form of today or in that of version 1.0.0 ---
# There people belonged who had finished a round with somebody who belonged, and two of them decided together.
# Whoever belonged is settled now, in the order in which they came; everybody else with the link is a guest.


class FirstPerson(Struct, frozen=True):
    """Somebody, as version 1.0.0 kept them."""

    number: int
    name: str
    since: int
    face: int | None = None
    guest: bool = False
    belongs: bool = False
    gone: bool = False
    by: int = 0
    before: tuple[str, ...] = ()


class FirstKnock(Struct, frozen=True):
    """A device that said whose it was."""

    visitor: VisitorId


class FirstForm(Struct, frozen=True):
    """A family, as version 1.0.0 kept it; what waited then (knocks, short codes, wishes) is not read."""

    id: str
    code: str
    name: str
    since: int
    founder: int
    plan: Plan
    language: str
    people: tuple[FirstPerson, ...]
    devices: dict[VisitorId, int]
    seasons: tuple[int, ...]
    house_by: int = 0
    house_at: int = 0
    vouched: dict[VisitorId, int] = {}
    """Devices that somebody else let in: until when they could not wish."""
    days: tuple[FamilyDay, ...] = ()
    knocks: tuple[FirstKnock, ...] = ()


class _Which(Struct, frozen=True):
    people: list[Raw]
    form: int = 1


_WHICH, _FIRST, _FAMILY = json.Decoder(_Which), json.Decoder(FirstForm), json.Decoder(FamilyState)


def family_of(body: bytes, now: int) -> FamilyState:
    """A family that was kept."""
    return moved_over(_FIRST.decode(body), now) if _WHICH.decode(body).form == 1 else _FAMILY.decode(body)


def people_in(body: bytes) -> int | None:
    """How many people a family had when it was kept; None if that was in the first form."""
    which = _WHICH.decode(body)
    return None if which.form == 1 else len(which.people)


def devices_in(body: bytes) -> set[VisitorId]:
    """Every device of which something was kept."""
    if _WHICH.decode(body).form != 1:
        return _FAMILY.decode(body).known()
    old = _FIRST.decode(body)
    return {*old.devices, *(one.visitor for one in old.knocks)}


def moved_over(old: FirstForm, now: int) -> FamilyState:
    """A family of version 1.0.0 with the rights of today."""
    there = [one for one in old.people if not one.gone]
    owners = {*old.devices.values()}
    with_device = [one for one in there if not one.guest and one.number in owners]
    # Rights go with phones: whoever belonged and has none gets them with the first.
    settled = {one.number for one in with_device if one.belongs or one.number == old.founder}
    if not settled:  # whoever belonged has left: somebody must be the first
        settled = {one.number for one in with_device[:1]}
    # With no device at all: somebody brought them, or they came by a file. They have nobody who speaks as
    # them.
    beside = {one.number for one in there if not one.guest and one.number not in owners}
    order = sorted(settled, key=lambda number: (number != old.founder, number))
    says = {number: say for say, number in enumerate(order, 1)}
    people = tuple(
        Person(one.number, one.name, one.since, one.face, says.get(one.number), by=one.by, before=one.before)
        for one in there
        if one.number in settled | beside
    )
    family = FamilyState(
        id=old.id,
        since=old.since,
        people=people,
        came=max(one.number for one in old.people),
        says=len(says),
        phones=_phones(old, says, now),
        common=_common(old, now),
        numbered=len(old.devices) + 1,
        moved_over=True,
        days=tuple(one for one in old.days if one.person in settled | beside),
    )
    return _with_guests(family, old, settled | beside, now)


def _phones(old: FirstForm, says: dict[int, int], now: int) -> tuple[Phone, ...]:
    """Each with all the say of its person; whatever another let in lately has the last, until it is
    confirmed."""
    phones: list[Phone] = []
    for number, (device, person) in enumerate(old.devices.items()):
        if person not in says:
            continue
        until = old.vouched.get(device, 0)
        fresh = until > now
        say = len(says) if fresh else says[person]
        sure = until if fresh else old.since
        phones.append(Phone(number, device, person, say, sure, say, old.since, original=not fresh))
    return tuple(phones)


def _common(old: FirstForm, now: int) -> tuple[Value, ...]:
    long_ago = now - rights.WEEK_MS
    return (
        Value(ChangeKind.NAME, old.name, CARD_SAY, long_ago),
        Value(ChangeKind.HOUSE, FamilyHouse(old.plan, old.language), CARD_SAY, old.house_at, old.house_by),
        Value(ChangeKind.SEASON, old.seasons, CARD_SAY, long_ago),
        Value(ChangeKind.LINK, old.code, CARD_SAY, long_ago),
    )


def _with_guests(family: FamilyState, old: FirstForm, people: set[int], now: int) -> FamilyState:
    """Everybody else who came by the link: this evening still, and then when somebody lets them in."""
    others = {one.number: one for one in old.people if not one.gone and one.number not in people}
    for device, number in old.devices.items():
        if number in others:
            one = others[number]
            at = rights.GUEST_NUMBERS[family.guests_came]
            guest = Guest(at, device, one.name, one.face, now)
            family = replace(
                family,
                guests=(*family.guests, guest)[-rights.MOST_GUESTS :],
                guests_came=family.guests_came + 1,
            )
    return family

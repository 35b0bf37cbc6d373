"""Backups: all tables, families and club nights of a store as lines of JSON, for either kind, and back.

And one beside the living database: what has gone on since, and what differs for no good reason.
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryFile
from typing import BinaryIO, TypeVar

import msgspec

from tilerummy.club.event_line import read_evening
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.club.club_people import ClubPeople
from tilerummy.server.family.family_file import family_of, unpacked
from tilerummy.server.family.family_history import PlayedTable
from tilerummy.server.live.archive import finished_text
from tilerummy.server.live.identity import KEY_BYTES
from tilerummy.server.store.club_rows import WholeClub, club_restored, clubs_after, whole_club
from tilerummy.server.store.family_rows import WholeFamily, family_restored, ids_after, whole_family
from tilerummy.server.store.puzzle_rows import (
    KeptDay,
    KeptRating,
    all_counts,
    all_ratings,
    put_days_back,
    put_ratings_back,
)
from tilerummy.server.store.store import Code, Conflict, Store, WholeTable
from tilerummy.server.table.table_state import read_events

T = TypeVar("T")
FORM = 1
AT_ONCE = 500


class BadBackup(ValueError):
    """A line that is none of a backup; the message names it."""


@dataclass(frozen=True, slots=True)
class Contents:
    """How much a backup holds."""

    tables: int = 0
    matches: int = 0
    families: int = 0
    clubs: int = 0

    def __str__(self) -> str:
        """The same in words."""
        families = _number(self.families, "family", "families")
        matches = _number(self.matches, "match", "matches")
        clubs = f", {_number(self.clubs, 'club night', 'club nights')}" if self.clubs else ""
        return f"{_number(self.tables, 'table', 'tables')} with {matches}, {families}{clubs}"


def _number(count: int, one: str, more: str) -> str:
    return f"{count:,} {one if count == 1 else more}"


class Header(msgspec.Struct, frozen=True):
    """The first line. The key keeps credentials valid; whoever has it can make any, so it may be absent."""

    tilerummy_backup: int
    key: bytes = b""
    puzzles: tuple[KeptRating, ...] = ()
    """What the ratings of puzzles have come to; who tried which is in no backup."""
    days: tuple[KeptDay, ...] = ()  # how people fared with the deals of days; who told what is nowhere
    made: int = 0  # when, in milliseconds; 0 in a backup of an older version
    holds: Contents | None = None
    """What the other lines hold, so that a file that was cut off is noticed; older versions did not say."""

    def __str__(self) -> str:
        """What the backup says of itself, in words."""
        holds = "an unknown number of tables" if self.holds is None else str(self.holds)
        besides = f"{_number(len(self.puzzles), 'rated puzzle', 'rated puzzles')}, "
        days = _number(len({one.day for one in self.days}), "day of deals", "days of deals")
        return f"{holds}, {besides}{days}; {'with' if self.key else 'without'} the signing key"


@dataclass(slots=True)
class Restored:
    """What became of a backup."""

    tables: int = 0
    families: int = 0
    clubs: int = 0
    there: int = 0  # what of all these was in the database already, and was left alone
    same_key: bool | None = None  # whether credentials from before are good; None if the backup does not say


_HEADER = msgspec.json.Decoder(Header)
_WHOLE = msgspec.json.Decoder(WholeTable)
_FAMILY_LINE = msgspec.json.Decoder(WholeFamily)
_PLAYED = msgspec.json.Decoder(PlayedTable)
_CLUB_LINE = msgspec.json.Decoder(WholeClub)
_CLUB_PEOPLE = msgspec.json.Decoder(ClubPeople)
FAMILY_LINE, CLUB_LINE = b'{"family":', b'{"club":'  # how their lines begin; all others are tables


async def all_tables(store: Store) -> AsyncIterator[WholeTable]:
    """Every table, each as it was at one moment."""
    last = Code("")
    while codes := await store.codes(last, AT_ONCE):
        for code in codes:
            # One after the other: a backup of a large site must not fit into memory, and tables go on
            # meanwhile.
            whole = await store.whole(code)
            if whole is not None:
                yield whole
        last = codes[-1]


async def lines_of(
    store: Store, *, with_key: bool = False, made: int = 0, beside: Path | None = None
) -> AsyncIterator[bytes]:
    """The lines of a backup; the key that credentials are signed with only if it is asked for.

    The first line counts the others, so these wait in a file without a name, in the folder `beside` if there
    is one.
    """
    key = await store.key(token_bytes(KEY_BYTES)) if with_key else b""
    holds = Contents()
    # In the folder of the backup: there is room for it there, and a crash leaves no name behind.
    with TemporaryFile(dir=beside) as waiting:
        async for table in all_tables(store):
            waiting.write(msgspec.json.encode(table) + b"\n")
            matches = holds.matches + len(table.matches)
            holds = replace(holds, tables=holds.tables + 1, matches=matches)
        async for family in all_families(store):
            waiting.write(msgspec.json.encode(family) + b"\n")
            holds = replace(holds, families=holds.families + 1)
        async for club in all_clubs(store):
            waiting.write(msgspec.json.encode(club) + b"\n")
            holds = replace(holds, clubs=holds.clubs + 1)
        puzzles, days = tuple(await all_ratings(store)), tuple(await all_counts(store))
        yield msgspec.json.encode(Header(FORM, key, puzzles, days, made, holds))
        waiting.seek(0)
        for line in waiting:
            yield line.rstrip(b"\n")


async def write_backup(
    store: Store, out: BinaryIO, *, made: int, with_key: bool = False, beside: Path | None = None
) -> Header:
    """Write a backup, and give its first line, which says what it holds."""
    lines = lines_of(store, with_key=with_key, made=made, beside=beside)
    first = await anext(lines)
    out.write(first + b"\n")
    async for line in lines:
        out.write(line + b"\n")
    return _HEADER.decode(first)


@contextmanager
def whole_or_nothing(file: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone that has its name only once all of it is written and on the disk.

    Until then an older one of this name stays as it is. What is no file, such as a terminal, is written to.
    """
    if file.exists() and not file.is_file():
        with file.open("wb") as out:
            yield out
        return
    file = file.resolve()  # a link stays one
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)  # of one that was killed: its rights are not known
    try:
        # With these rights before anything is in it: it holds hidden tiles, and perhaps the key.
        with os.fdopen(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
            yield out
            out.flush()
            # The one that it replaces is gone next: by then this one must be there to stay.
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def _each(
    store: Store,
    after: Callable[[Store, str, int], Awaitable[Sequence[str]]],
    whole: Callable[[Store, str], Awaitable[T | None]],
) -> AsyncIterator[T]:
    last = ""
    while names := await after(store, last, AT_ONCE):
        for name in names:
            # One that was forgotten meanwhile is none.
            if (found := await whole(store, name)) is not None:
                yield found
        last = names[-1]


def all_families(store: Store) -> AsyncIterator[WholeFamily]:
    """Every family."""
    return _each(store, ids_after, whole_family)


def all_clubs(store: Store) -> AsyncIterator[WholeClub]:
    """Every evening of a club."""
    return _each(store, clubs_after, whole_club)


async def write_records(store: Store, folder: Path) -> int:
    """Each finished match as a record that people can read and `tilerummy verify` checks; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    async for whole in all_tables(store):
        for match, lines in whole.matches.items():
            text = finished_text(lines)
            if text is not None:
                (folder / f"{whole.code}-{match}.txt").write_text(text, "utf-8")
                count += 1
    # What families keep of matches that the tables themselves have forgotten.
    async for family in all_families(store):
        for record in family.records:
            (folder / f"{record.code}-{record.match}.txt").write_text(unpacked(record.body), "utf-8")
            count += 1
    return count


def read_backup(lines: Iterable[bytes]) -> Iterator[Header | WholeTable | WholeFamily | WholeClub]:
    """What the lines of a backup hold, the header first; `BadBackup` names the line that is damaged.

    Everything is read before it is given on: a line that makes no sense is found now, and not when somebody
    opens the table.
    """
    found, header = Contents(), None
    for number, line in enumerate(lines, 1):
        try:
            if header is None:
                header = _read_header(line)
                yield header
            elif line.startswith(FAMILY_LINE):
                found = replace(found, families=found.families + 1)
                yield _read_family(line)
            elif line.startswith(CLUB_LINE):
                found = replace(found, clubs=found.clubs + 1)
                yield _read_club(line)
            else:
                table = _read_table(line)
                matches = found.matches + len(table.matches)
                found = replace(found, tables=found.tables + 1, matches=matches)
                yield table
        except (msgspec.DecodeError, UnicodeDecodeError, Unreadable) as error:
            # What is wrong may name a line too, one of a record: there is but one line to look for.
            raise BadBackup(f"line {number}: {_LINE_INSIDE.sub('', str(error))}") from None
    if header is None:
        raise BadBackup("the file is empty: that is no backup")
    if header.holds not in (None, found):
        raise BadBackup(f"the backup was cut off: it should hold {header.holds}, and has {found}")


_LINE_INSIDE = re.compile(r"\bline \d+: ")


def _read_header(line: bytes) -> Header:
    header = _HEADER.decode(line)
    if header.tilerummy_backup != FORM:
        raise Unreadable(f"a backup of form {header.tilerummy_backup}, not {FORM}")
    return header


def _read_table(line: bytes) -> WholeTable:
    table = _WHOLE.decode(line)
    for match, kept in table.matches.items():
        try:
            read_events(kept)
        except Unreadable as error:
            raise Unreadable(f"table {table.code}, match {match}: {error}") from None
    return table


def _read_family(line: bytes) -> WholeFamily:
    family = _FAMILY_LINE.decode(line)
    # Only to see that it can be read.
    family_of(family.body, family.changed)
    for game in family.games:
        _PLAYED.decode(game.body)
    return family


def _read_club(line: bytes) -> WholeClub:
    club = _CLUB_LINE.decode(line)
    _CLUB_PEOPLE.decode(club.people)
    read_evening(club.lines)
    return club


async def restore(store: Store, lines: Iterable[bytes]) -> Restored:
    """Put everything of a backup back; what is there is left alone."""
    restored = Restored()
    for found in read_backup(lines):
        match found:
            case Header():
                if found.key:
                    # The store keeps the key that it has: a backup never takes over a living server's.
                    restored.same_key = await store.key(found.key) == found.key
                await put_ratings_back(store, found.puzzles)
                await put_days_back(store, found.days)
            case WholeTable():
                new = await _is_new(store.restore(found))
                restored.tables, restored.there = restored.tables + new, restored.there + (not new)
            case WholeFamily():
                new = await _is_new(store.write_all(family_restored(found)))
                restored.families, restored.there = restored.families + new, restored.there + (not new)
            case WholeClub():
                new = await _is_new(store.write_all(club_restored(found)))
                restored.clubs, restored.there = restored.clubs + new, restored.there + (not new)
    return restored


async def _is_new(restoring: Awaitable[object]) -> bool:
    """Whether it was put back: what is there already is left alone."""
    try:
        await restoring
    except Conflict:
        return False
    return True


# -- a backup beside the living database ---------------------------------------------------------


CLOCKS_APART_MS = 60_000  # so much the clocks of servers and of the machine that made the backup may disagree


@dataclass(frozen=True, slots=True)
class Differences:
    """The tables, families or club nights of a backup beside those of the database: how many are what."""

    same: int = 0
    changed: int = 0  # the database has a newer version: life went on
    new: int = 0  # not in the backup, and changed after it was made
    gone: int = 0  # not in the database any more: forgotten, closed, or lost
    missing: int = 0  # not in the backup, although the database had them unchanged when it was made
    older: int = 0  # the database has an older version: it was put back to an earlier time, or is another one
    unlike: int = 0
    """The same version with other contents: one of both is damaged, or they are of two databases."""

    @property
    def explained(self) -> bool:
        """Whether everything that differs came with time."""
        return not (self.missing or self.older or self.unlike)

    def __str__(self) -> str:
        """The numbers in words; what there is none of is left out."""
        words = {
            "as in the backup": self.same,
            "changed since": self.changed,
            "new since": self.new,
            "gone from the database": self.gone,
            "MISSING IN THE BACKUP": self.missing,
            "OLDER IN THE DATABASE": self.older,
            "DIFFERENT AT THE SAME VERSION": self.unlike,
        }
        return ", ".join(f"{count:,} {what}" for what, count in words.items() if count) or "none"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A whole backup beside a whole database."""

    header: Header
    living: Contents
    tables: Differences
    families: Differences
    clubs: Differences

    @property
    def explained(self) -> bool:
        """Whether everything that differs came with time."""
        return all(one.explained for one in (self.tables, self.families, self.clubs))


@dataclass(frozen=True, slots=True)
class _State:
    """A table, a family or an evening at a moment; contents as a number, so that a whole database fits."""

    version: int
    contents: int
    changed: int


async def compare(store: Store, lines: Iterable[bytes]) -> Comparison:
    """Compare a whole backup with the database; nothing is written. `BadBackup` as in `restore`."""
    header = Header(0)
    kept_tables: dict[str, _State] = {}
    kept_families: dict[str, _State] = {}
    kept_clubs: dict[str, _State] = {}
    for found in read_backup(lines):
        match found:
            case Header():
                header = found
            case WholeTable():
                kept_tables[found.code] = _table(found)
            case WholeFamily():
                kept_families[found.family] = _family(found)
            case WholeClub():
                kept_clubs[found.club] = _club(found)
    tables: dict[str, _State] = {}
    matches = 0
    async for table in all_tables(store):
        tables[table.code] = _table(table)
        matches += len(table.matches)
    families = {family.family: _family(family) async for family in all_families(store)}
    clubs = {club.club: _club(club) async for club in all_clubs(store)}
    return Comparison(
        header,
        Contents(len(tables), matches, len(families), len(clubs)),
        _differences(kept_tables, tables, header.made),
        _differences(kept_families, families, header.made),
        _differences(kept_clubs, clubs, header.made),
    )


def _table(table: WholeTable) -> _State:
    # Drafts, remarks and what is due change without a new version.
    matches = tuple(sorted(table.matches.items()))
    return _State(table.version, hash((table.party, matches)), table.changed)


def _family(family: WholeFamily) -> _State:
    # Compared within one run of one process, so Python's own hash will do.
    return _State(family.version, hash(family.body), family.changed)


def _club(club: WholeClub) -> _State:
    return _State(club.version, hash((club.people, club.lines)), club.changed)


def _differences(kept: Mapping[str, _State], living: Mapping[str, _State], made: int) -> Differences:
    both = [(kept[name], living[name]) for name in kept.keys() & living.keys()]
    fresh = [living[name] for name in living.keys() - kept.keys()]
    # A backup that does not say when it was made accuses nobody.
    missing = sum(state.changed < made - CLOCKS_APART_MS for state in fresh)
    return Differences(
        same=sum(then.version == now.version and then.contents == now.contents for then, now in both),
        changed=sum(then.version < now.version for then, now in both),
        new=len(fresh) - missing,
        gone=len(kept.keys() - living.keys()),
        missing=missing,
        older=sum(then.version > now.version for then, now in both),
        unlike=sum(then.version == now.version and then.contents != now.contents for then, now in both),
    )

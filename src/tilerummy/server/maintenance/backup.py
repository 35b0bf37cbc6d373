"""Backups: all tables and families of a store as lines of JSON, for either kind of store, and back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes

import msgspec

from tilerummy.rules.refusal import Unreadable
from tilerummy.server.family.played import Played
from tilerummy.server.family.stored import family_of
from tilerummy.server.live.archive import finished_text
from tilerummy.server.live.credentials import KEY_BYTES
from tilerummy.server.live.family_records import unpacked
from tilerummy.server.store.base import Code, Conflict, KeptDay, KeptRating, WholeTable
from tilerummy.server.store.days import all_counts
from tilerummy.server.store.days import put_back as put_days_back
from tilerummy.server.store.family_backup import WholeFamily, ids_after
from tilerummy.server.store.family_backup import restored as family_restored
from tilerummy.server.store.family_backup import whole as whole_family
from tilerummy.server.store.puzzles import all_ratings, put_back
from tilerummy.server.store.store import Store
from tilerummy.server.table.state import read_events

FORM = 1
AT_ONCE = 500


class BadBackup(ValueError):
    """A line that is none of a backup; the message names it."""


class Header(msgspec.Struct, frozen=True):
    """The first line. The key keeps credentials valid; whoever has it can make any, so it may be absent."""

    tilerummy_backup: int
    key: bytes = b""
    puzzles: tuple[KeptRating, ...] = ()
    """What the ratings of puzzles have come to; who tried which is in no backup."""
    days: tuple[KeptDay, ...] = ()
    """How people fared with the deals of days; who told what is nowhere."""


@dataclass(slots=True)
class Restored:
    """What became of a backup."""

    tables: int = 0
    families: int = 0
    there: int = 0
    """Tables and families that were in the database already, and were left alone."""
    same_key: bool | None = None
    """Whether credentials from before are good; None if the backup does not say."""


_HEADER = msgspec.json.Decoder(Header)
_WHOLE = msgspec.json.Decoder(WholeTable)
_FAMILY_LINE = msgspec.json.Decoder(WholeFamily)
_PLAYED = msgspec.json.Decoder(Played)
FAMILY_LINE = b'{"family":'
"""How the lines of families begin; all others are tables."""


async def all_tables(store: Store) -> AsyncIterator[WholeTable]:
    """Every table, each as it was at one moment."""
    last = Code("")
    while codes := await store.codes(last, AT_ONCE):
        for code in codes:
            whole = await store.whole(code)
            if whole is not None:
                yield whole
        last = codes[-1]


async def lines_of(store: Store, *, with_key: bool = False) -> AsyncIterator[bytes]:
    """The lines of a backup; the key that credentials are signed with only if it is asked for."""
    key = await store.key(token_bytes(KEY_BYTES)) if with_key else b""
    yield msgspec.json.encode(
        Header(FORM, key, tuple(await all_ratings(store)), tuple(await all_counts(store)))
    )
    async for whole in all_tables(store):
        yield msgspec.json.encode(whole)
    async for family in all_families(store):
        yield msgspec.json.encode(family)


async def all_families(store: Store) -> AsyncIterator[WholeFamily]:
    """Every family."""
    last = ""
    while ids := await ids_after(store, last, AT_ONCE):
        for one in ids:
            family = await whole_family(store, one)
            if family is not None:
                yield family
        last = ids[-1]


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
    async for family in all_families(store):
        for record in family.records:
            (folder / f"{record.code}-{record.match}.txt").write_text(unpacked(record.body), "utf-8")
            count += 1
    return count


async def restore(store: Store, lines: Iterable[bytes]) -> Restored:
    """Put all tables of a backup back; those that are there are left alone."""
    restored = Restored()
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                header = _HEADER.decode(line)
                if header.tilerummy_backup != FORM:
                    raise BadBackup(f"line 1: a backup of form {header.tilerummy_backup}, not {FORM}")
                if header.key:
                    restored.same_key = await store.key(header.key) == header.key
                await put_back(store, header.puzzles)
                await put_days_back(store, header.days)
                continue
            if line.startswith(FAMILY_LINE):
                await _restore_family(store, line, restored)
            else:
                await _restore_table(store, line, restored)
        except (msgspec.DecodeError, UnicodeDecodeError, Unreadable) as error:
            raise BadBackup(f"line {number}: {error}") from None
    return restored


async def _restore_table(store: Store, line: bytes, restored: Restored) -> None:
    whole = _WHOLE.decode(line)
    for kept in whole.matches.values():
        # Read before it is kept: a line that makes no sense is found now, and not when somebody opens the
        # table.
        read_events(kept)
    try:
        await store.restore(whole)
        restored.tables += 1
    except Conflict:
        restored.there += 1


async def _restore_family(store: Store, line: bytes, restored: Restored) -> None:
    family = _FAMILY_LINE.decode(line)
    family_of(family.body, family.changed)
    for game in family.games:
        _PLAYED.decode(game.body)
    try:
        await store.write_all(family_restored(family))
        restored.families += 1
    except Conflict:
        restored.there += 1

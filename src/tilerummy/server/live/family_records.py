"""Records that families brought along from elsewhere: packed, found again, and forgotten as tables are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import replace

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.brought import commitment_in, naming_only, packed, unpacked
from tilerummy.server.family.file import BroughtGame
from tilerummy.server.live.record_copies import forgetting_copy
from tilerummy.server.store.family_rows import (
    KeptPlayed,
    KeptRecord,
    game_opened,
    keep_sums,
    record_at,
    record_brought,
    record_rewritten,
    records_of,
)
from tilerummy.server.store.store import Code, Statement, Store

_BESIDE = "."
"""Stands in no code of a table that was opened here."""


def is_brought(code: Code) -> bool:
    """Whether this names a table that was played at elsewhere: nothing of it is here but records."""
    return _BESIDE in code


async def brought_record(database: Store, code: Code, match: int | None) -> str:
    """The record of a match that was played elsewhere; refused if there is none."""
    found = await record_at(database, code, match)
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_TABLE)
    return unpacked(found)


def games_brought(family: str, beginning: Code, games: Sequence[BroughtGame], now: int) -> list[Statement]:
    """What keeps the tables of a file."""
    statements: list[Statement] = []
    for place, game in enumerate(games):
        code = Code(f"{beginning}{_BESIDE}{place}")
        statements.append(game_opened(family, code, game.at, game.played))
        statements.append(keep_sums(family, KeptPlayed(code, 0, game.sums)))
        for match, record in game.records:
            statements.append(record_brought(family, KeptRecord(code, match, now, record)))
    return statements


async def forgetting_names(database: Store, family: str, names: Collection[str], now: int) -> list[Statement]:
    """What takes everybody but these people out of the records that a family brought along."""
    statements: list[Statement] = []
    async for record, text in _read(database, family):
        after = naming_only(text, names)
        if after != text:
            statements.append(record_rewritten(replace(record, body=packed(after))))
            statements += forgetting_copy(commitment_in(text), now)
    return statements


async def forgetting_brought_copies(database: Store, family: str, now: int) -> list[Statement]:
    """What forgets the copies that were made of a family's own records for reviews."""
    texts = [text async for _, text in _read(database, family)]
    return [one for text in texts for one in forgetting_copy(commitment_in(text), now)]


async def _read(database: Store, family: str) -> AsyncIterator[tuple[KeptRecord, str]]:
    for record in await records_of(database, family):
        await asyncio.sleep(0)
        yield record, unpacked(record.body)

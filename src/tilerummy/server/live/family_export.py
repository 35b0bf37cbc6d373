"""A family as a file: everything, to be kept or to be taken to another server."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress

from msgspec.json import Decoder

from tilerummy.server.errors import Rejected
from tilerummy.server.family.file import WrittenGame, file_of, write_file
from tilerummy.server.family.played import Played
from tilerummy.server.family.rights import settled_person
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.family_rows import all_played, records_of
from tilerummy.server.store.store import Code, VisitorId

WRITE_S = 30.0
_PLAYED = Decoder(Played)


async def export(page: FamilyPage, files: Workers, code: str, visitor: VisitorId) -> bytes:
    """A family with the records there still are, written by a worker: it may be years."""
    family = await page.keeper.at(code, visitor)
    you = settled_person(family, visitor, page.clock())
    games = await page.read(family)
    there = await page.watchable(family, games)
    brought: defaultdict[Code, dict[int, str | bytes]] = defaultdict(dict)
    for record in await records_of(page.store, family.id):
        brought[record.code][record.match] = record.body
    here = {game.code for game, _ in games}
    written: list[WrittenGame] = []
    for one in await all_played(page.store, family.id):
        records = brought[one.code]
        if one.code in there and one.code in here:
            records = await _records(page.tables, one.code, one.body)
        written.append(WrittenGame(one.at, one.body, records if one.code in there else None))
    file = file_of(family, you.person, [])
    return await answer_of(files, WRITE_S, write_file, file, written, family.refused)


async def _records(tables: TableCache, code: Code, played: bytes) -> dict[int, str | bytes]:
    """The records of a table's finished matches."""
    await asyncio.sleep(0)  # a family may have hundreds of tables, and others wait
    found: dict[int, str | bytes] = {}
    for match in _PLAYED.decode(played).matches:
        if match.over:
            with suppress(Rejected):  # forgotten since
                found[match.number] = await tables.finished_record(code, match.number)
    return found

"""A family as a file: everything, to be kept or to be taken to another server."""

from __future__ import annotations

from contextlib import suppress

from tilerummy.server.errors import Rejected
from tilerummy.server.family.file import FamilyFile, FileGame, file_of
from tilerummy.server.family.played import Played
from tilerummy.server.family.rights import settled_person
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code, VisitorId


async def export(page: FamilyPage, code: str, visitor: VisitorId) -> FamilyFile:
    """A family with the records there still are."""
    family = await page.keeper.at(code, visitor)
    you = settled_person(family, visitor, page.clock())
    games = await page.read(family)
    there = await page.watchable(family, games)
    written = [
        FileGame(
            game.at, one.for_good(), await _records(page.tables, game.code, one) if game.code in there else []
        )
        for game, one in games
    ]
    return file_of(family, you.person, written)


async def _records(tables: TableCache, code: Code, played: Played) -> list[str]:
    found = dict.fromkeys((match.number for match in played.matches if match.over), "")
    for number in found:
        with suppress(Rejected):  # forgotten since
            found[number] = await tables.finished_record(code, number)
    return [*found.values()]

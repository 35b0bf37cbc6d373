"""How families begin: by their first person, or anew from the file of one that was elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs
from msgspec.json import encode

from tilerummy.protocol import messages as m
from tilerummy.server.family import rights
from tilerummy.server.family.file import FamilyFile, FileGame, family_from
from tilerummy.server.family.rights import Family, House, Person, same_again
from tilerummy.server.live.credentials import unguessable
from tilerummy.server.live.family_keeper import read_family
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.family_records import games_brought
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.store import families as kept
from tilerummy.server.store.base import VisitorId

CODE_BYTES = 16
AGAIN_MS = 600_000
"""So long a family that is founded twice in the very same words is one whose answer was lost."""


class FamilyFounding:
    """Founds families."""

    def __init__(self, page: FamilyPage, new_tables: NewTables) -> None:
        self._page, self._new_tables = page, new_tables

    async def found(self, visitor: VisitorId, wanted: m.NewFamily) -> m.Family:
        """A new family, whose first person is the visitor."""
        codes, now = (unguessable(CODE_BYTES), unguessable(CODE_BYTES)), self._page.clock()
        house, first = House(wanted.plan, wanted.language), Person(1, wanted.person, now, wanted.face)
        family = rights.found(*codes, wanted.name, house, visitor, first, now)
        return await self._page.view(await self._open(family, visitor), visitor)

    async def bring(self, visitor: VisitorId, file: FamilyFile) -> m.Family:
        """A family from a file, founded anew by whoever brings it."""
        codes = unguessable(CODE_BYTES), unguessable(CODE_BYTES)
        family = family_from(file, *codes, visitor, self._page.clock())
        games = [structs.replace(game, played=game.played.for_good()) for game in file.games]
        return await self._page.view(await self._open(family, visitor, games), visitor)

    async def _open(self, family: Family, visitor: VisitorId, brought: Sequence[FileGame] = ()) -> Family:
        """Keep a new family; if the same was asked for just now, and the answer was lost, it is that one."""
        for one in await kept.of_visitor(self._page.store, visitor):
            before = read_family(one, family.since)
            if one.version == 1 and before.since + AGAIN_MS > family.since and same_again(before, family):
                there = (await kept.played_at(self._page.store, before.id)).values()
                if sorted(body for _, body in there) == sorted(encode(game.played) for game in brought):
                    return before
        games = await games_brought(family.id, self._new_tables.new_code(), brought, family.since)
        await self._page.keeper.open(family, games)
        return family

"""How families begin: by their first person, or anew from the file of one that was elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from weakref import WeakValueDictionary

from tilerummy.protocol import messages as m
from tilerummy.server.errors import Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.file import Brought, BroughtGame, bring, family_from
from tilerummy.server.family.rights import DAY_MS, Family, House, Person, same_again
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.credentials import unguessable
from tilerummy.server.live.family_keeper import read_family
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.family_records import games_brought
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.puzzle_rows import keep_mark
from tilerummy.server.store.store import Conflict, VisitorId

CODE_BYTES = 16
AGAIN_MS = 600_000
"""So long a family that is founded twice in the very same words is one whose answer was lost."""


READ_S = 30.0
"""What a file may take to be read; the largest takes two seconds of a free machine."""


class FamilyFounding:
    """Founds families."""

    def __init__(self, page: FamilyPage, new_tables: NewTables, files: Workers) -> None:
        self._page, self._new_tables, self._files = page, new_tables, files
        self._founding: WeakValueDictionary[VisitorId, asyncio.Lock] = WeakValueDictionary()

    async def found(self, visitor: VisitorId, wanted: m.NewFamily) -> m.Family:
        """A new family, whose first person is the visitor."""
        codes, now = (unguessable(CODE_BYTES), unguessable(CODE_BYTES)), self._page.clock()
        house, first = House(wanted.plan, wanted.language), Person(1, wanted.person, now, wanted.face)
        family = rights.found(*codes, wanted.name, house, visitor, first, now)
        return await self._page.view(await self._open(family, visitor), visitor)

    async def read(self, text: bytes) -> Brought:
        """A file that was sent, read by a worker: it is large, and a stranger's."""
        found = await answer_of(self._files, READ_S, bring, text)
        if isinstance(found, Rejected):
            raise found
        return found

    async def bring(self, visitor: VisitorId, brought: Brought) -> m.Family:
        """A family from a file, founded anew by whoever brings it."""
        codes = unguessable(CODE_BYTES), unguessable(CODE_BYTES)
        family = family_from(brought.file, *codes, visitor, self._page.clock())
        return await self._page.view(await self._open(family, visitor, brought.games), visitor)

    async def _open(self, family: Family, visitor: VisitorId, brought: Sequence[BroughtGame] = ()) -> Family:
        """Keep a new family; if the same was asked for just now, and the answer was lost, it is that one."""
        # One after the other: of several that are asked for at once, the first is there for the next to find.
        async with self._founding.setdefault(visitor, asyncio.Lock()):
            if (there := await self._same(family, visitor, brought)) is not None:
                return there
            games = games_brought(family.id, self._new_tables.new_code(), brought, family.since)
            once = keep_mark(self._mark(family, visitor, brought), family.since // DAY_MS * DAY_MS)
            try:
                await self._page.keeper.open(family, once, games)
            except Conflict:  # another server was asked for the same, or one that is gone again was the same
                if (there := await self._same(family, visitor, brought)) is not None:
                    return there
                await self._page.keeper.open(family, None, games)
            return family

    async def _same(
        self, family: Family, visitor: VisitorId, brought: Sequence[BroughtGame]
    ) -> Family | None:
        """The family that was asked for twice in the very same words, as it was founded just now."""
        for one in await kept.of_visitor(self._page.store, visitor):
            before = read_family(one, family.since)
            if one.version == 1 and before.since + AGAIN_MS > family.since and same_again(before, family):
                there = await kept.all_played(self._page.store, before.id)
                if sorted(table.body for table in there) == sorted(game.played for game in brought):
                    return before
        return None

    def _mark(self, family: Family, visitor: VisitorId, brought: Sequence[BroughtGame]) -> str:
        """What two servers that are asked for the same family at once both write: only one of them can."""
        said = sha256(family.name.encode())
        for game in brought:
            said.update(game.played)
        lately = str(family.since // AGAIN_MS)
        return self._new_tables.code_from("founding", visitor, lately, said.hexdigest())

"""Families at a server: a table that lasts, its people, what they play and how it stands.

Each noun has a file of its own; here they come together, with what concerns a family as a whole.
"""

from __future__ import annotations

import asyncio

from tilerummy.protocol import messages as m
from tilerummy.server.family import family as value
from tilerummy.server.family.family import Family
from tilerummy.server.family.rights import require_belonging, require_no_guest
from tilerummy.server.family.season import season_of
from tilerummy.server.family.wishes import wish, wisher
from tilerummy.server.jobs.workers import Workers
from tilerummy.server.live.credentials import Signer, unguessable
from tilerummy.server.live.family_devices import FamilyDevices
from tilerummy.server.live.family_export import export
from tilerummy.server.live.family_founding import CODE_BYTES, FamilyFounding
from tilerummy.server.live.family_keeper import read_family
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.family_people import FamilyPeople
from tilerummy.server.live.family_tables import FamilyTables
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import families as kept
from tilerummy.server.store.base import VisitorId
from tilerummy.server.store.family_records import forgetting_records

UNUSED_MS = 730 * value.DAY_MS
"""A family to which nobody came for so long is forgotten, where tables are forgotten at all."""


class Families:
    """The parts, and what is done to a whole family."""

    def __init__(self, tables: TableCache, new_tables: NewTables, signer: Signer, files: Workers) -> None:
        self.page = FamilyPage(tables, signer, files)
        self.founding = FamilyFounding(self.page, new_tables, files)
        self.people = FamilyPeople(self.page)
        self.devices = FamilyDevices(self.page)
        self.tables = FamilyTables(self.page, new_tables)
        self._files, self._writing = files, asyncio.Lock()
        self._keeper, self._store, self._clock = self.page.keeper, tables.store, tables.clock

    async def furnish(self, code: str, visitor: VisitorId, wanted: m.FamilyHouse) -> m.Family:
        """Other house rules, or another language."""
        now = self._clock()
        return await self.page.change(
            code,
            visitor,
            lambda family: value.furnish(
                family, require_no_guest(family, visitor), wanted.plan, wanted.language, now
            ),
        )

    async def wish(self, code: str, visitor: VisitorId, wanted: m.FamilyWish) -> m.Family:
        """Wish for something that cannot be undone."""
        now, fresh = self._clock(), unguessable(CODE_BYTES)
        await self.page.settle(code, visitor)
        return await self.page.change(
            code,
            visitor,
            lambda family: wish(family, wisher(family, visitor, wanted), wanted, fresh, now),
        )

    async def new_season(self, code: str, visitor: VisitorId) -> m.Family:
        """Begin another season; one in which nothing was played yet is new enough."""
        now = self._clock()
        evenings = await self.page.settle(code, visitor)

        def decide(family: Family) -> Family:
            require_belonging(family, visitor)
            played = season_of(family, evenings, len(family.seasons))
            return value.new_season(family, now) if played else family

        return await self.page.change(code, visitor, decide)

    async def export(self, code: str, visitor: VisitorId) -> bytes:
        """A family as a file; one after the other, for each is held in memory as a whole."""
        async with self._writing:
            return await export(self.page, self._files, code, visitor)

    async def of(self, visitor: VisitorId) -> list[m.KeptFamily]:
        """The families at which a device is somebody's."""
        families = [read_family(one) for one in await kept.of_visitor(self._store, visitor)]
        found = ((family, family.who(visitor)) for family in families)
        return [m.KeptFamily(family.code, family.name, who.name) for family, who in found if who is not None]

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device wherever it is known; whoever had no other one is gone."""
        for one in await kept.of_visitor(self._store, visitor):
            await self.page.read(read_family(one))
            await self._keeper.change_by_id(one.id, lambda family: value.without_device(family, visitor))

    async def tidy(self) -> None:
        """Let what has ended go, such as guests of yesterday, though nobody has looked since."""
        await self._keeper.tidy_unfinished()
        now = self._clock()
        for family in await kept.changed_between(self._store, now - 2 * value.DAY_MS, now - value.HOUR_MS):
            await self._keeper.change_by_id(family, lambda one: one)

    async def prune(self, before: int) -> int:
        """Read the tables that are about to be forgotten, and forget families nobody came to; how many."""
        # Scores outlive tables: what these have come to is read once more before they go (decision 90).
        for family in await kept.with_old_tables(self._store, before):
            found = await kept.by_id(self._store, family)
            if found is not None:
                await self.page.read(read_family(found))
        await self._store.write_all([forgetting_records(before)])
        self.page.sums.forget()
        unused = await kept.unused_since(self._store, min(before, self._clock() - UNUSED_MS))
        for family in unused:
            await self._keeper.delete(family)
        return len(unused)

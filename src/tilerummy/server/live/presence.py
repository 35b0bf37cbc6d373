"""Presence: who is connected to which table, through this process and through others.

Whether a player or the host is there matters to the match, so the store and everybody at the table are told
at once. Whoever only watches is counted, and the count is told now and then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tilerummy.server.live.table_cache import CachedTable, TableCache
from tilerummy.server.store.store import NOBODY, Code, VisitorId
from tilerummy.server.table.party import Asker, Party, by_key

PRESENCE_MS = 60_000
"""Somebody is taken to be there so long after their process last said so."""


class Presence:
    """Notes who comes and goes."""

    def __init__(
        self,
        tables: TableCache,
        nudge: Callable[[Code], None],
        give_time_back: Callable[[Code], Awaitable[None]],
    ) -> None:
        self._tables, self._nudge, self._give_time_back = tables, nudge, give_time_back

    async def arrive(self, code: Code, asker: Asker) -> None:
        """Somebody has connected."""
        state, _, cached = await self._tables.look(code)
        # Before they are counted as there: nobody is to see a clock that still lacks the time that was lost.
        await self._give_time_back(code)
        cached.come(asker.presence)
        if await self.note(cached, state.party):
            await self._changed(code)

    async def depart(self, code: Code, asker: Asker) -> None:
        """A connection is gone."""
        cached, now, visitor = self._tables.at(code), self._tables.clock(), asker.presence
        if not cached.go(visitor) or visitor not in cached.noted:
            return
        cached.noted.discard(visitor)
        if self._tables.moderation.is_void(asker.visitor):
            return  # forgotten, or a stolen token: nothing more is kept of them
        cached.seen[visitor] = now
        await self._see(code, visitor, now, here=False)
        if not self._tables.defaults.alone:
            # A read that was under way may have seen them here still; and they may be at another server.
            self._tables.forget(code)
        await self._changed(code)

    async def note(self, cached: CachedTable, party: Party) -> bool:
        """Tell the store of players and a host whom it does not know to be here; whether there were any."""
        # Those who only watch change nothing in the match, and a write for each of them would cost a commit.
        owners = {party.host, *(chair.owner for chair in party.chairs)} - {NOBODY}
        new = {name for owner in owners for name in (owner, by_key(owner)) if name in cached.here}
        new -= cached.noted
        cached.noted |= new
        for visitor in sorted(new):
            await self._see(cached.code, visitor, self._tables.clock() + PRESENCE_MS)
        return bool(new)

    async def alive(self) -> None:
        """Say that this process lives, and whoever is connected through it."""
        now = self._tables.clock()
        await self._tables.store.heartbeat(self._tables.process, now, now + PRESENCE_MS)

    async def _see(self, code: Code, visitor: VisitorId, until: int, *, here: bool = True) -> None:
        await self._tables.store.see(self._tables.process, code, visitor, until, here=here)

    async def _changed(self, code: Code) -> None:
        await self._tables.ring(code)
        self._nudge(code)

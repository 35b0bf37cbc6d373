"""A table in the cache of one process: its latest state, its lock, and who is connected here."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tilerummy.server.store.base import NOBODY, Code, Gap, VisitorId
from tilerummy.server.table.seat_key import by_key
from tilerummy.server.table.state import TableState

if TYPE_CHECKING:
    from tilerummy.server.live.projection import Projection


@dataclass(slots=True, eq=False)
class CachedTable:
    """One turn at a time: whoever changes the table holds the lock."""

    code: Code
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    state: TableState | None = None
    """The table as it is; None if another process may have changed it."""
    known: TableState | None = None
    """The table as it was last known: of its match only the rest has to be read."""
    here: Counter[VisitorId] = field(default_factory=Counter)
    """The connections through this process; spectators without a name too."""
    crowd: int = 0
    """All of them."""
    noted: set[VisitorId] = field(default_factory=set)
    """Those whom the store has been told of: whether they are there matters to the match."""
    seen: dict[VisitorId, int] = field(default_factory=dict)
    """Until when others were, or are taken to be, connected."""
    gap: Gap | None = None
    """A time without any server that the clock has not been given back yet."""
    tending: asyncio.Task[None] | None = None
    again: bool = False
    looked: Projection | None = None
    """The last look at it, for those who look at the same time."""
    doubts: int = 0
    """How often another process has said that what is at hand may be old."""

    def put(self, state: TableState, doubts: int) -> None:
        """This is the table now, unless somebody has said in the meantime that it may be old."""
        self.state, self.known = state, None
        if self.doubts != doubts:
            self.drop()

    def drop(self) -> None:
        """What is at hand is old."""
        self.looked = None
        self.known, self.state = self.state or self.known, None

    def heard(self, seen: Mapping[VisitorId, int]) -> None:
        """What the store says about who was there."""
        self.seen.update(seen)

    def connected(self, now: int) -> frozenset[VisitorId]:
        """Everybody who is connected, here or elsewhere."""
        elsewhere = (visitor for visitor, until in self.seen.items() if until > now)
        return frozenset((*self.here, *elsewhere)) - {NOBODY}

    def come(self, visitor: VisitorId) -> None:
        """One more connection of a visitor."""
        self.here[visitor] += 1
        self.crowd += 1

    def go(self, visitor: VisitorId) -> bool:
        """One less; whether it was the visitor's last one."""
        self.crowd -= 1
        self.here[visitor] -= 1
        if self.here[visitor] > 0:
            return False
        del self.here[visitor]
        return True

    def spectators(self) -> int:
        """How many watch without a seat, through this process."""
        if self.state is None:
            return 0
        seated = {chair.owner for chair in self.state.party.chairs} - {NOBODY}
        names = (name for owner in seated for name in (owner, by_key(owner)))
        return self.crowd - sum(self.here[name] for name in names if name in self.here)

    @property
    def idle(self) -> bool:
        """Whether it can be put away."""
        return not self.here and not self.lock.locked() and self.tending is None

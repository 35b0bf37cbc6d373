"""Looking ahead: what turns allow is looked at while a match goes on, so that a look back opens at once.

In pauses alone, when nothing has happened at a table for a moment and nobody waits for a computer there; a
little at a time, one table after the other, and with longer rests than work. Nothing of it is shown or sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from tilerummy.protocol.messages import PlaceKind
from tilerummy.server.bell.bell import EVERYWHERE, Bell
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.staff import NoAnswer, Workers
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.store import Code, Store, Unavailable
from tilerummy.server.table.table_state import TableState, read_events

if TYPE_CHECKING:
    from tilerummy.server.jobs.reviews import ReviewQueue

PAUSE_S = 0.4
"""A table is quiet when nothing has happened there for so long."""
REST = 2.0
"""Rests so many times as long as it has worked."""
LEAST = 24  # events: whoever stops sooner is not worth a worker


class LookingAhead:
    """Follows the matches of those who are connected here."""

    def __init__(
        self,
        tables: TableCache,
        store: Store,
        bell: Bell,
        writing: Workers,
        reviews: Callable[[], ReviewQueue],
    ) -> None:
        """Reviews are made by a part that may not be loaded before it is needed."""
        self._tables, self._store, self._writing, self._reviews = tables, store, writing, reviews
        self._stirred: set[Code] = set()
        self._waiting: dict[Code, None] = {}
        bell.listen(self._heard)

    def _heard(self, code: Code, process: str) -> None:
        if code != EVERYWHERE:
            self._stirred.add(code)

    async def look(self) -> None:
        """Look at a little of what was played at tables that have been quiet since the last time."""
        self._waiting |= dict.fromkeys(self._stirred)
        quiet = [code for code in self._waiting if code not in self._stirred]
        self._stirred.clear()
        for code in quiet:
            while code not in self._stirred:  # else somebody has moved meanwhile
                began, more = monotonic(), False
                with suppress(NoAnswer, Rejected, Unavailable):  # then it is looked at in the end
                    more = await self._a_little(code)
                await asyncio.sleep(REST * (monotonic() - began))
                if not more:
                    self._waiting.pop(code, None)
                    break

    async def _a_little(self, code: Code) -> bool:
        """Whether there may be more to look at before something happens there."""
        state, _, cached = await self._tables.look(code)
        game = state.game
        if not cached.here or game is None or game.sequence < LEAST or not _is_pause(state):
            return False
        reviews = self._reviews()
        followed = reviews.followed(game.commitment)
        if not followed.events:
            await (
                self._writing.warm()
            )  # who looks back asks for the record first, and not for its writer to start
        events = state.since(followed.events)
        if events is None:
            lines = await self._store.lines(state.party.code, state.party.match)
            events = read_events(lines)[followed.events :]
        for event in events:
            followed.hear(event)
        await reviews.look_ahead(followed)
        return bool(followed.waiting)


def _is_pause(state: TableState) -> bool:
    """Whether a person thinks, or nobody has to."""
    return state.turn is None or state.party.chairs[state.turn].kind is PlaceKind.PERSON

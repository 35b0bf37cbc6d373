"""Sets bots that adapt for the round that has begun, by what the one before it showed of the person."""

from __future__ import annotations

import logging

from tilerummy.bots.cast import RoundSeen
from tilerummy.review.skill import last_round
from tilerummy.rules.match.seat import Seat
from tilerummy.server.errors import Rejected
from tilerummy.server.jobs.workers import NoAnswer, Workers
from tilerummy.server.live.cached_table import CachedTable
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Line
from tilerummy.server.table.adapting import adapts_to, is_due, with_strength
from tilerummy.server.table.state import TableState, playing, read_events
from tilerummy.server.table.step import Step

log = logging.getLogger(__name__)

BUDGET_S = 5.0


class Adapting:
    """Between rounds: the bots themselves know nothing of it."""

    def __init__(self, tables: TableCache, workers: Workers) -> None:
        self._tables, self._workers = tables, workers

    async def prepare(self, cached: CachedTable, state: TableState, seat: Seat) -> bool:
        """Set a bot for its round, if that is due; whether it was."""
        person = adapts_to(state.party)
        if person is None or not is_due(state.party, playing(state), seat):
            return False
        seen = await self._seen(state, person)
        async with cached.lock:
            now = await self._tables.state(cached)
            game = now.game
            if game is not None and now.party.match == state.party.match and is_due(now.party, game, seat):
                await self._tables.keep(cached, now, Step(with_strength(now.party, game, seat, seen), game))
        return True

    async def _seen(self, state: TableState, person: Seat) -> RoundSeen | None:
        lines = await self._tables.store.lines(state.party.code, state.party.match)
        try:
            return await self._workers.ask(BUDGET_S, how_it_went, lines, person)
        except (NoAnswer, Rejected) as error:
            log.warning("round not looked at", extra={"table": state.party.code, "why": str(error)})
            return None


def how_it_went(lines: tuple[Line, ...], seat: Seat) -> RoundSeen | None:
    """What the last finished round of a match showed of a seat."""
    return last_round(read_events(lines), seat)

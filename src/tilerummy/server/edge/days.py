"""Today's deal over HTTP."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.budgets import NewLimit
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service

LIMIT = (0.1, 10.0)
"""Results a second in the long run, and at once, for each address: each is a whole game played again."""


class DayAnswers:
    """Answers what is asked about the deal of a day."""

    def __init__(self, service: Service, api: Api, quotas: Shares, limit: NewLimit) -> None:
        self._service, self._api, self._quotas = service, api, quotas
        self._limit = limit(*LIMIT)

    async def deal(self, asked: Asked) -> Answer:
        """What is played on a day."""
        return json(await self._service.days.describe(asked.names["day"]))

    async def game(self, asked: Asked) -> Answer:
        """A table for it."""
        visitor = asked.known_to(self._service)
        wanted = await asked.body(m.DayGame)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asked.address, public=False)
        return self._api.opened(*await self._service.days.game(visitor, asked.names["day"], wanted))

    async def results(self, asked: Asked) -> Answer:
        """How it went, by its record."""
        visitor = asked.known_to(self._service)
        if not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        day = asked.names["day"]
        # Whoever tells again takes nothing of their address's share.
        days, told_before = self._service.days, await self._service.days.has_told(visitor, day)
        counts = told_before or self._quotas.has_share(f"day {day}", asked.address)
        told, first = await days.tell(visitor, day, await asked.record(), counts=counts)
        if first:
            await self._service.families.tell_day(visitor, day, told.turns, told.left)
        return json(told)

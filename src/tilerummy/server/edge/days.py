"""Today's deal over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from tilerummy.protocol import messages as m
from tilerummy.server.edge.http import Api, asker_of, body_of, json, known_to, text_of
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.edge.quotas import Quotas
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service

LIMIT = (0.1, 10.0)
"""Results a second in the long run, and at once, for each address: each is a whole game played again."""


class DayAnswers:
    """The answers."""

    def __init__(self, service: Service, api: Api, quotas: Quotas, clock: Callable[[], float]) -> None:
        self._service, self._api, self._quotas = service, api, quotas
        self._limit = Buckets(*LIMIT, clock)

    async def deal(self, request: Request) -> Response:
        """What is played on a day."""
        return json(await self._service.days.told(request.path_params["day"]))

    async def game(self, request: Request) -> Response:
        """A table for it."""
        visitor = known_to(self._service, request)
        wanted = await body_of(request, m.DayGame)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asker_of(request), public=False)
        return self._api.opened(*await self._service.days.game(visitor, request.path_params["day"], wanted))

    async def results(self, request: Request) -> Response:
        """How it went, by its record."""
        visitor = known_to(self._service, request)
        if not self._limit.take(asker_of(request)):
            raise Rejected(ErrorCode.TOO_MANY)
        day = request.path_params["day"]
        return json(await self._service.days.tell(visitor, day, await text_of(request)))

"""What only a device is asked for, or answers in its own way: there are no others here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tilerummy.device.together import Again, Seated, Together, begin_again, begin_together
from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.operation import Operation
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code


class Here:
    """Answers where a device differs from a server."""

    def __init__(self, service: Service, api: Api, forget_reviews: Callable[[], Awaitable[None]]) -> None:
        self._service, self._api, self._forget_reviews = service, api, forget_reviews

    async def lobby(self, asked: Asked) -> Answer:
        """Public tables: of whom?"""
        return json(m.Tables([]))

    async def erase(self, asked: Asked) -> Answer:
        """Forget the asker; what was looked back at is forgotten too."""
        done = await self._api.erase(asked)
        await self._forget_reviews()
        return done

    async def together(self, asked: Asked) -> Answer:
        """Several people sit down around the device."""
        asked.known_to(self._service)
        wanted = await asked.body(Together)
        return json(await begin_together(self._service, asked.token or "", wanted), 201)

    async def again(self, asked: Asked) -> Answer:
        """The same people play another match."""
        await begin_again(self._service, Code(asked.names["code"]), await asked.body(Again))
        return json({})


HERE = (
    Operation("get", "/api/lobby", "No tables of others", Here.lobby, m.Tables),
    Operation("delete", "/api/mine", "Forget me", Here.erase, m.Erased, token=True),
    Operation(
        "post", "/api/together", "People around one device", Here.together, Seated, 201, Together, token=True
    ),
    Operation("post", "/api/together/{code}", "Another match of theirs", Here.again, dict, body=Again),
)

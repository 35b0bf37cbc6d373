"""Notices over HTTP: whether there are any, where yours go, and no more of them."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.live.service import Service


class NoticeAnswers:
    """Answers what is asked about notices."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def told(self, asked: Asked) -> Answer:
        """Whether this server sends notices, and whether you get any."""
        visitor = asked.known_to(self._service) if asked.token else None
        return json(await self._service.notices.settings_of(visitor))

    async def wish(self, asked: Asked) -> Answer:
        """Where yours go, and which you wish."""
        visitor = asked.known_to(self._service)
        return json(await self._service.notices.wish(visitor, await asked.body(m.PushWish)))

    async def stop(self, asked: Asked) -> Answer:
        """No more of them."""
        return json(await self._service.notices.stop(asked.known_to(self._service)))

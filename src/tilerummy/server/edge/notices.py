"""Notices over HTTP: whether there are any, where yours go, and no more of them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tilerummy.protocol import messages as m
from tilerummy.server.edge.http import body_of, json, known_to, token_of
from tilerummy.server.live.service import Service


class NoticeAnswers:
    """The answers."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def told(self, request: Request) -> Response:
        """Whether this server sends notices, and whether you get any."""
        visitor = known_to(self._service, request) if token_of(request) else None
        return json(await self._service.notices.told(visitor))

    async def wish(self, request: Request) -> Response:
        """Where yours go, and which you wish."""
        visitor = known_to(self._service, request)
        return json(await self._service.notices.wish(visitor, await body_of(request, m.PushWish)))

    async def stop(self, request: Request) -> Response:
        """No more of them."""
        return json(await self._service.notices.stop(known_to(self._service, request)))

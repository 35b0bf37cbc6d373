"""A way to a server in the same process without a network: its application is called as uvicorn calls it.

Guards, routes and conversations are the real ones; only the bytes of HTTP and of WebSocket are left out. A
test that plays many matches is over sooner; those that are about connections use `hosting` with its sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.types import ASGIApp, Message, Scope
from websockets.exceptions import ConnectionClosedOK

HOME = ("127.0.0.1", 1)
"""Where everybody comes from."""


def _scope(kind: str, path: str, token: str | None = None) -> Scope:
    path, _, query = path.partition("?")
    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": HOME,
        "server": HOME,
    }


async def request(
    app: ASGIApp, path: str, body: bytes | None, token: str | None, method: str | None = None
) -> tuple[int, bytes]:
    """One request, a GET or with a body a POST unless it is named; the status and what came back."""
    status, parts, unread = 0, b"", [body or b""]

    async def receive() -> Message:
        if unread:
            return {"type": "http.request", "body": unread.pop(), "more_body": False}
        await asyncio.Event().wait()  # whoever asks is still there, and says no more
        raise AssertionError

    async def send(message: Message) -> None:
        nonlocal status, parts
        status = message.get("status", status)
        parts += message.get("body", b"")

    scope = {**_scope("http", path, token), "method": method or ("GET" if body is None else "POST")}
    await app(scope, receive, send)
    return status, parts


class Socket:
    """The page's end of a connection, with as much of a WebSocket as clients use."""

    def __init__(self) -> None:
        self.close_code: int | None = None
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        """Say something."""
        if self.close_code is not None:
            raise ConnectionClosedOK(None, None)
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Go away."""
        if self.close_code is None:
            self._end(1000)
            self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def take(self, message: Message) -> None:
        """What the application sends."""
        if message["type"] == "websocket.send" and self.close_code is None:
            self.heard.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self._end(message["code"])
            self.said.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def _end(self, code: int) -> None:
        self.close_code = code
        self.heard.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.heard.get()) is not None:
            yield text


@asynccontextmanager
async def connect(app: ASGIApp, path: str) -> AsyncIterator[Any]:
    """A connection to a table."""
    socket = Socket()
    socket.said.put_nowait({"type": "websocket.connect"})
    scope = {**_scope("websocket", path), "subprotocols": [], "extensions": {}}

    async def serve() -> None:
        await app(scope, socket.said.get, socket.take)

    serving = asyncio.create_task(serve())
    try:
        yield socket
    finally:
        await socket.close()
        await serving

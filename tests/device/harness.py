"""A device with scripted people: they speak to it as they speak to a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import msgspec

from tests.server.harness import BOT_NODES, Client, HandClock, Host
from tilerummy.device.device import Device, Line, usual_defaults
from tilerummy.device.memory_store import Changed, MemoryStore
from tilerummy.protocol import messages as m
from tilerummy.server.live.process import new_secret


class Browser:
    """Keeps pages of the store, as IndexedDB does: they are there when the tab is opened again."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}

    async def keep(self, changed: Changed) -> None:
        self.pages = {n: page for n, page in {**self.pages, **changed.pages}.items() if n < changed.count}

    def kept(self) -> bytes:
        return b"".join(self.pages[number] for number in sorted(self.pages))


class DeviceHost(Host):
    """A device in the place of a server."""

    device: Device

    async def get(self, path: str, token: str | None = None) -> tuple[int, bytes]:
        reply = await self.device.ask("GET", path, b"", token)
        return reply.status, reply.body

    async def post(self, path: str, body: object, token: str | None = None) -> tuple[int, bytes]:
        reply = await self.device.ask("POST", path, msgspec.json.encode(body), token)
        return reply.status, reply.body

    async def ask(
        self, path: str, body: bytes | None, token: str | None, method: str | None = None
    ) -> tuple[int, bytes]:
        reply = await self.device.ask(method or ("GET" if body is None else "POST"), path, body or b"", token)
        return reply.status, reply.body


class LineSocket:
    """A line to the device, with the manners of a WebSocket."""

    def __init__(self, device: Device, code: str) -> None:
        self._told: asyncio.Queue[str | None] = asyncio.Queue()
        self._line: Line = device.connect(code, self._told.put_nowait)

    async def send(self, text: str) -> None:
        self._line.hear(text)

    async def close(self) -> None:
        self._line.hang_up()
        self._told.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._told.get()) is not None:
            yield text


@asynccontextmanager
async def on_device(
    browser: Browser | None = None,
    clock: HandClock | None = None,
    fresh: Callable[[], bytes] = new_secret,
    **more: Any,
) -> AsyncIterator[DeviceHost]:
    """A device whose tables are kept in this browser."""
    browser, clock = browser or Browser(), clock or HandClock()
    defaults = replace(usual_defaults(), bot_delay_s=0, bot_nodes=BOT_NODES, bot_budget_s=2.0, **more)
    device = Device(MemoryStore(browser.kept(), browser.keep), clock, fresh, defaults)
    await device.open()
    host = DeviceHost("device", cast(Any, None), clock)
    host.device = device
    try:
        yield host
    finally:
        await device.close()


@asynccontextmanager
async def joining(
    host: DeviceHost, code: str, token: str | None = None, prefix: str = "c"
) -> AsyncIterator[Client]:
    """Somebody at a table of the device, once they have seen everything."""
    socket = LineSocket(host.device, code)
    client = Client(cast(Any, socket), prefix=prefix)
    listening = asyncio.create_task(client.listen())
    await client.send(m.Hello(token=token))
    await client.until(lambda: client.party is not None or client.bye is not None)
    try:
        yield client
    finally:
        await socket.close()
        await listening

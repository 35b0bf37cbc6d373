"""A server that begins and ends at once.

Uvicorn looks ten times a second whether it should end, and naps a tenth of a second for its connections:
hundreds of tests start a server, and each would wait for nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import ModuleType

import uvicorn.server
from uvicorn import Config

from tilerummy.server.app import Parts
from tilerummy.server.run import CleanServer

NAP_S = 0.002


class _Hasty(ModuleType):
    """The same asyncio, whose naps are short."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, NAP_S))


vars(uvicorn.server)["asyncio"] = _Hasty("asyncio")


class HastyServer(CleanServer):
    """The real one, but that it is told to end instead of looking."""

    def __init__(self, config: Config, parts: Parts, started: Callable[[], None]) -> None:
        super().__init__(config, parts, started)
        self._told = asyncio.Event()

    def leave(self) -> None:
        """End it."""
        self.should_exit = True
        self._told.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self._told.wait()

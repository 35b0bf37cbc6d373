"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE
from typing import IO

from tests.children import awaited
from tests.server.harness import BOT_NODES, PATIENCE_S, Host, database_in
from tests.server.warm import Forked, fork


@dataclass
class Remote(Host):
    """A server elsewhere: only what goes over the network can be reached."""

    process: asyncio.subprocess.Process | Forked = None  # type: ignore[assignment]

    async def kill(self) -> None:
        """The power goes out."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def died(self) -> None:
        """Wait until it is gone by itself."""
        assert await asyncio.wait_for(self.process.wait(), PATIENCE_S) == -signal.SIGKILL

    async def stop(self) -> int:
        """Somebody stops it properly; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), PATIENCE_S)


PROGRAM = ("-m", "tilerummy")
START_S = 300.0
"""A process takes a second or two of the processor to start: on a busy machine that may be a while."""


def command(place: Path | str, program: tuple[str, ...] = PROGRAM) -> list[str]:
    """What a server is started with."""
    words = [*program, "serve", "--port", "0", "--bot-delay", "0", "--database", database_in(place)]
    return [*words, "--workers", "1", "--bot-nodes", str(BOT_NODES)]


@asynccontextmanager
async def remote(
    place: Path | str, program: tuple[str, ...] = PROGRAM, errors: IO[bytes] | None = None, **settings: str
) -> AsyncIterator[Remote]:
    """`tilerummy serve`, or a program that does the same, on a free port; forked from a warm process."""
    process = await fork(
        command(place, program), {**os.environ, **settings}, 2 if errors is None else errors.fileno()
    )
    try:
        said = await asyncio.wait_for(process.readline(), START_S)
        yield Remote(address_in(said), None, None, process=process)  # type: ignore[arg-type]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        process.close()


@asynccontextmanager
async def cold_remote(place: Path | str) -> AsyncIterator[Remote]:
    """The same from nothing, as people start it."""
    async with awaited([sys.executable, *command(place)], stdout=PIPE) as process:
        assert process.stdout is not None
        said = await asyncio.wait_for(process.stdout.readline(), START_S)
        yield Remote(address_in(said), None, None, process=process)  # type: ignore[arg-type]


def address_in(said: bytes) -> str:
    """Where a server listens, by what it says first."""
    address = said.decode().removeprefix("Serving on ").strip()
    assert address.startswith("http://127.0.0.1:"), said
    return address

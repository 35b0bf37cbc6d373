"""The device as a worker of a browser speaks to it: numbers, texts and bytes, no objects of Python."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from importlib.resources import files

from tilerummy.device.device import Device, usual_defaults
from tilerummy.device.due import Due
from tilerummy.device.line import Line
from tilerummy.rules.preset import preset_ids
from tilerummy.server.store.sqlite_memory import Changed, MemoryStore
from tilerummy.server.store.store import Unavailable
from tilerummy.solver.cores import SIMULATOR, SOLVER, Buffer

Keep = Callable[[int, str, bytes], Awaitable[None]]
"""Keeps pages: how many there are in all, the numbers of those that changed, and those, in one piece."""
Tell = Callable[[int, str | None], None]
"""Tells the page what is said on a line; None when it has ended."""
AskPage = Callable[[bytes], Buffer]
"""A compiled core of the page: a question in, an answer out."""


def make_ready() -> None:
    """Read what every game needs.

    A browser keeps Python as it is afterwards, and the next start takes up there: so nobody's games, names
    or keys may be in it.
    """
    preset_ids()
    usual_defaults()
    gc.freeze()  # all of this stays: nobody has to look through it again in the middle of a turn
    gc.enable()


def connect_cores(solver: AskPage, simulator: AskPage) -> None:
    """Connect the compiled cores of the page. They are not a part of what a browser keeps of Python."""
    SOLVER.connect(solver)
    SIMULATOR.connect(simulator)


def do_in_one_go(at_once: Callable[[], object], soon: Callable[[], object]) -> Callable[[], None]:
    """Have what is due done by whoever calls what this returns, which is asked for by these; see `Due`."""
    loop = asyncio.get_event_loop()
    due = Due(loop, at_once, soon)
    # The loop of the browser has no hook for this, and futures and tasks all go through `call_soon`.
    loop.call_soon = due.call_soon  # type: ignore[method-assign]
    return due.do


async def can_begin_with(kept: Buffer) -> bool:
    """Whether a device could go on with these games: they are whole, and of no newer version than this."""
    store = MemoryStore(kept.to_bytes())
    try:
        await store.open()
        return [tuple(row) for row in await store.query("PRAGMA integrity_check")] == [("ok",)]
    except Unavailable:
        return False
    finally:
        await store.close()


async def begin(kept: Buffer, keep: Keep, tell: Tell) -> Speaker:
    """A device that begins with what was kept."""

    async def hand_over(changed: Changed) -> None:
        await keep(changed.count, json.dumps([*changed.pages]), b"".join(changed.pages.values()))

    found = kept.to_bytes()
    device = Device(MemoryStore(found, hand_over, b"" if found else _empty()))
    await device.open()
    return Speaker(device, tell)


def _empty() -> bytes:
    """A store before its first game, as the build of the site has laid it there; nothing elsewhere."""
    file = files("tilerummy.device") / "empty.db"
    return file.read_bytes() if file.is_file() else b""


class Speaker:
    """Answers a page."""

    def __init__(self, device: Device, tell: Tell) -> None:
        self._device, self._tell = device, tell
        self._lines: dict[int, Line] = {}

    async def ask(self, method: str, path: str, body: str, token: str | None) -> tuple[int, str, str]:
        """What a server would answer: its status, its text, and what kind of text that is."""
        reply = await self._device.ask(method, path, body.encode("utf-8", "replace"), token or None)
        return reply.status, reply.body.decode("utf-8"), reply.kind

    def open(self, wire: int, code: str) -> None:
        """A line to a table, under a number of the page's."""

        def tell(text: str | None) -> None:
            if text is None:
                self._lines.pop(wire, None)
            self._tell(wire, text)

        self._lines[wire] = self._device.connect(code, tell)

    def say(self, wire: int, text: str) -> None:
        """The page says something on a line; nobody hears it where the line has ended."""
        if line := self._lines.get(wire):
            line.hear(text)

    def hang_up(self, wire: int) -> None:
        """The page has left a line."""
        if line := self._lines.pop(wire, None):
            line.hang_up()

    async def close(self) -> None:
        """The end of the device."""
        await self._device.close()

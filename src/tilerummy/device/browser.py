"""The device as a worker of a browser speaks to it: numbers, texts and bytes, no objects of Python."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import Context
from importlib.resources import files
from time import monotonic
from typing import TypeVarTuple

from tilerummy.device.device import Device, Line, usual_defaults
from tilerummy.device.memory_store import Changed, MemoryStore
from tilerummy.rules.preset import preset_ids
from tilerummy.server.store.store import Unavailable
from tilerummy.solver.cores import SIMULATOR, SOLVER, Buffer

Ts = TypeVarTuple("Ts")
Keep = Callable[[int, str, bytes], Awaitable[None]]
"""Keeps pages: how many there are in all, the numbers of those that changed, and those, in one piece."""
Tell = Callable[[int, str | None], None]  # tells the page what is said on a line; None when it has ended
AskPage = Callable[[bytes], Buffer]  # a compiled core of the page: a question in, an answer out
IN_ONE_GO_S = 0.016  # so long Python goes on before what the page says is heard: as long as a picture lasts


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


class Due:
    """What is due in the loop of a browser, done in one go.

    Left to itself the loop has Python called anew for every callback, each time on a stack of its own, and a
    turn is some twenty of them. Here they wait in a row, and one call does all that are due; after a while
    the browser may do what waits there.
    """

    def __init__(
        self, loop: asyncio.AbstractEventLoop, at_once: Callable[[], object], soon: Callable[[], object]
    ) -> None:
        """Ask for a call of `do`: `at_once` when Python has returned, `soon` when others had their turn."""
        self._loop, self._at_once, self._soon = loop, at_once, soon
        self._waiting: deque[asyncio.Handle] = deque()
        self._asked = False  # a call has been asked for

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Stands in for the loop's own."""
        handle = asyncio.Handle(callback, args, self._loop, context)
        self._waiting.append(handle)
        if not self._asked:
            self._asked = True
            self._at_once()
        return handle

    def do(self) -> None:
        """Do what is due, and what becomes due by it."""
        # The browser calls, and nobody runs this loop; whoever asks for the running one must find it all the
        # same.
        asyncio._set_running_loop(self._loop)
        end = monotonic() + IN_ONE_GO_S
        while self._waiting:
            handle = self._waiting.popleft()
            if not handle.cancelled():
                handle._run()
            if monotonic() > end and self._waiting:
                self._soon()
                return
        self._asked = False

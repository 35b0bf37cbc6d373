"""What is due in the loop of a browser, done in one go.

Left to itself the loop has Python called anew for every callback, each time on a stack of its own, and a turn
is some twenty of them. Here they wait in a row, and one call does all that are due; after a while the browser
may do what waits there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from time import monotonic
from typing import TypeVarTuple

Ts = TypeVarTuple("Ts")

IN_ONE_GO_S = 0.016
"""So long Python goes on before what the page says is heard: as long as a picture lasts."""


class Due:
    """The callbacks of a loop that are to be called as soon as possible."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, at_once: Callable[[], object], soon: Callable[[], object]
    ) -> None:
        """Ask for a call of `do`: `at_once` when Python has returned, `soon` when others had their turn."""
        self._loop, self._at_once, self._soon = loop, at_once, soon
        self._waiting: deque[asyncio.Handle] = deque()
        self._asked = False
        """A call has been asked for."""

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

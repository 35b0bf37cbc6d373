"""A device: tables, bots, clocks and people of one page, put together as a server puts them together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from tilerummy.bots import bot_names
from tilerummy.device.carrier import Carrier
from tilerummy.device.line import Line
from tilerummy.server.bell.bell import LocalBell
from tilerummy.server.edge.asked import Answer, refused
from tilerummy.server.edge.conversation import Conversation
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import InlineWorkers, alone
from tilerummy.server.live.identity import KEY_BYTES, Signer
from tilerummy.server.live.operators import OperatorActs
from tilerummy.server.live.process import Defaults, new_secret, steady_clock
from tilerummy.server.live.scheduler import every
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, Store, Unavailable

log = logging.getLogger(__name__)

USUAL_LEVEL = "builder"
OWN_TABLES = "here-"
"""By this a page that has a server too knows its own tables: the codes of servers have no hyphen."""
ALIVE_S = 5.0
BEAT_S = 20.0


def usual_defaults() -> Defaults:
    """How bots play on a device."""
    levels = bot_names()
    # One worker does everything here: who plays is not to wait while it looks for a best line.
    return Defaults(levels=levels, usual_level=USUAL_LEVEL, own_tables=OWN_TABLES, best_lines=False)


class Device:
    """Everything that a page without a server talks to."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int] | None = None,
        fresh: Callable[[], bytes] = new_secret,
        defaults: Defaults | None = None,
    ) -> None:
        workers = InlineWorkers()
        # Without a key until `open`: it lies in the store, and a page that was copied brings its own.
        self._signer = Signer(b"", lambda: self.service.clock())
        self.service = Service(
            store,
            LocalBell(),
            alone(workers),
            self._signer,
            defaults or usual_defaults(),
            clock or steady_clock(),
            fresh,
        )
        self.rooms = self.service.rooms
        self._carrier = Carrier(self.service, OperatorActs(self.service), workers)
        self._tasks: list[asyncio.Task[None]] = []
        self._lines: dict[Line, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Begin: what was kept is there again, and clocks have stood still meanwhile."""
        await self.service.open()
        self._signer.use(await self.service.store.key(secrets.token_bytes(KEY_BYTES)))
        self._tasks = [
            asyncio.create_task(self.service.deadlines.run()),
            asyncio.create_task(every(ALIVE_S, self.service.presence.alive)),
            asyncio.create_task(every(0.0, partial(self.rooms.beat_all, BEAT_S))),
        ]

    async def close(self) -> None:
        """End every line, finish what is in flight, and stop."""
        for line, talking in [*self._lines.items()]:
            line.hang_up()
            await asyncio.wait({talking})
        await self._carrier.forget_reviews()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.service.close()

    async def ask(self, method: str, address: str, body: bytes = b"", token: str | None = None) -> Answer:
        """What a server would answer to a request."""
        try:
            return await self._carrier.carry(method, address, body, token)
        except Rejected as why:
            return refused(why)
        except Unavailable as error:
            log.error("store unavailable", extra={"why": str(error)})
            return refused(Rejected(ErrorCode.BUSY))
        except Exception:
            reference = secrets.token_hex(4)
            log.exception("request failed", extra={"path": address, "reference": reference})
            return refused(Rejected(ErrorCode.FAILED, reference=reference))

    def connect(self, code: str, tell: Callable[[str | None], None]) -> Line:
        """A line to a table; what is said there is told, and None when it ends from here."""
        line = Line(tell)
        talking = asyncio.create_task(Conversation(line, self.service, self.rooms, Code(code)).serve())
        self._lines[line] = talking
        talking.add_done_callback(lambda _: self._lines.pop(line, None))
        return line

"""What operators decide, and whoever wants to be forgotten, reaches every server: it is done here too.

An act is written to the log of acts by whoever decides it, perhaps in another process; the bell rings, and
each process looks up what is new and does its part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tilerummy.protocol.messages import ByeReason
from tilerummy.server.bell.bell import ACTS
from tilerummy.server.jobs.tasks import Background
from tilerummy.server.live.erasure import erase
from tilerummy.server.live.service import Service
from tilerummy.server.store.moderation_rows import BAN, CLOSE, FORGET, Act
from tilerummy.server.store.store import Code


class OperatorActs:
    """Closes tables, cuts addresses off, forgets reviews, and sends away whoever may not stay."""

    def __init__(
        self,
        service: Service,
        cut_address: Callable[[str], None] | None = None,
        forget_reviews: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """Connections by address and files of reviews are the edge's: it says how to be rid of them."""
        self._service, self._cut_address, self._forget_reviews = service, cut_address, forget_reviews
        self._acting, self._hearing = asyncio.Lock(), Background()
        service.bell.listen(self._heard)

    def _heard(self, code: Code, process: str) -> None:
        if code == ACTS:
            self._hearing.begin(self.hear())

    async def hear(self) -> None:
        """Do here what was decided since the last time."""
        async with self._acting:  # whoever asks while it is being done finds it done
            acts = await self._service.moderation.news()
            for act in acts:
                await self._do(act)
            if acts:
                await self._part_with_unwelcome()

    async def _do(self, act: Act) -> None:
        if act.kind == CLOSE:
            self._service.forget_table(Code(act.who))
            self._service.rooms.dismiss(Code(act.who), ByeReason.NO_TABLE)
        elif act.kind == BAN and self._cut_address is not None:
            self._cut_address(act.who)
        elif act.kind == FORGET and self._forget_reviews is not None:
            await self._forget_reviews(act.who)

    async def _part_with_unwelcome(self) -> None:
        # Everybody is looked at: of somebody who was forgotten no act tells the name.
        seated = await self._service.rooms.dismiss_unwelcome()
        for visitor in filter(self._service.moderation.is_erased, seated):
            # They sat down here after another server had forgotten them, and before this one knew.
            await erase(self._service, visitor)

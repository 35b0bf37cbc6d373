"""A turn of a finished match becomes a puzzle: of a table by its code, or of a record that somebody sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.budgets import NewLimit
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.reviews import moment_puzzle
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.archive import Archive
from tilerummy.server.store.store import Code

PATIENCE_S = 30.0
"""A moment whose only solution takes longer to prove is none."""
LIMIT = (1.0, 30.0)
"""Questions a second in the long run, and at once, for each address."""


class Moments:
    """The answers; the workers are those that make reviews."""

    def __init__(self, archive: Archive, workers: Workers, limit: NewLimit) -> None:
        self._archive, self._workers = archive, workers
        self._limit = limit(*LIMIT)

    async def of_table(self, asked: Asked) -> Answer:
        """A turn of a match played here."""
        code, match = Code(asked.names["code"]), asked.match
        return await self._answer(asked, lambda: self._archive.finished_record(code, match))

    async def of_record(self, asked: Asked) -> Answer:
        """A turn of a record that somebody has."""
        return await self._answer(asked, lambda: asked.record())

    async def _answer(self, asked: Asked, text: Callable[[], Awaitable[str]]) -> Answer:
        """The puzzle; who has asked too often is refused before their record costs anything."""
        turn, address = _turn_of(asked), asked.address
        if not self._limit.take(address):
            raise Rejected(ErrorCode.TOO_MANY)
        return await self._puzzle(await text(), turn)

    async def _puzzle(self, text: str, turn: int) -> Answer:
        found = await answer_of(self._workers, PATIENCE_S, moment_puzzle, text, turn)
        if isinstance(found, tuple):
            raise Rejected(found[0], text=found[1][:200])
        return json(found)


def _turn_of(asked: Asked) -> int:
    turn = asked.number("turn")
    if turn is None:
        raise Rejected(ErrorCode.UNREADABLE, text="turn is missing")
    return turn

"""A turn of a finished match becomes a puzzle: of a table by its code, or of a record that somebody sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from tilerummy.server.edge.http import asker_of, json, match_of, number_of, text_of
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.moments import moment_puzzle
from tilerummy.server.jobs.workers import NoAnswer, Workers
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.base import Code

PATIENCE_S = 30.0
"""A moment whose only solution takes longer to prove is none."""
LIMIT = (1.0, 30.0)
"""Questions a second in the long run, and at once, for each address."""


class Moments:
    """The answers; the workers are those that make reviews."""

    def __init__(self, tables: TableCache, workers: Workers, clock: Callable[[], float]) -> None:
        self._tables, self._workers = tables, workers
        self._limit = Buckets(*LIMIT, clock)

    async def of_table(self, request: Request) -> Response:
        """A turn of a match played here."""
        code, match = Code(request.path_params["code"]), match_of(request)
        return await self._answer(request, lambda: self._tables.finished_record(code, match))

    async def of_record(self, request: Request) -> Response:
        """A turn of a record that somebody has."""
        return await self._answer(request, lambda: text_of(request))

    async def _answer(self, request: Request, text: Callable[[], Awaitable[str]]) -> Response:
        """The puzzle; who has asked too often is refused before their record costs anything."""
        turn, address = _turn_of(request), asker_of(request)
        if not self._limit.take(address):
            raise Rejected(ErrorCode.TOO_MANY)
        return await self._puzzle(await text(), turn)

    async def _puzzle(self, text: str, turn: int) -> Response:
        try:
            found = await self._workers.ask(PATIENCE_S, moment_puzzle, text, turn)
        except NoAnswer as error:
            raise error.refusal() from None
        if isinstance(found, tuple):
            raise Rejected(found[0], text=found[1][:200])
        return json(found)


def _turn_of(request: Request) -> int:
    turn = number_of(request, "turn")
    if turn is None:
        raise Rejected(ErrorCode.UNREADABLE, text="turn is missing")
    return turn

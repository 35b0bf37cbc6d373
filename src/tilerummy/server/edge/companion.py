"""The companion of a box at home: a referee and the best turn. No table of ours, no state.

All of it is computed in a worker of its own, so that nobody who plays here waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tilerummy.protocol import messages as m
from tilerummy.server.edge.asked import Answer, Asked, json
from tilerummy.server.edge.budgets import Limit
from tilerummy.server.edge.positions import best, judged
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Workers, answer_of

T = TypeVar("T")

BUDGET_MS = 2000.0
"""What the solver may think."""
PATIENCE_S = 20.0
"""How long an answer may take in all; the first one has to wait for its process to start."""
LIMIT = (2.0, 30.0)
"""Questions a second in the long run, and at once; a rule book that has to be made is one too."""
OLD_PLACE = "/api/kitchen"
"""Where 0.1 had it; kept for one version, for pages that browsers have cached."""


class Companion:
    """Answers questions about a box at home: a turn judged, the best turn."""

    def __init__(self, workers: Workers, limit: Limit) -> None:
        self._workers, self._limit = workers, limit

    async def judge(self, asked: Asked) -> Answer:
        """Whether a turn is legal."""
        self._count(asked)
        turn = await asked.body(m.CompanionTurn)
        return json(await judged(turn, self._ask))

    async def best(self, asked: Asked) -> Answer:
        """The best turn."""
        self._count(asked)
        position = await asked.body(m.CompanionPosition)
        return json(await best(position, BUDGET_MS, self._ask))

    def _count(self, asked: Asked) -> None:
        if not self._limit.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)

    async def _ask(self, function: Callable[..., T], *args: object) -> T:
        return await answer_of(self._workers, PATIENCE_S, function, *args)

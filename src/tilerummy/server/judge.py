"""The judge: what the rules ask in a turn and what takes long to answer is computed by a worker."""

from __future__ import annotations

from tilerummy.rules.refusal import Illegal
from tilerummy.server import messages as m
from tilerummy.server.compute import Compute, NoAnswer
from tilerummy.server.decide import play_to_judge, position_to_judge
from tilerummy.server.habits import Habits
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Sitting
from tilerummy.server.store.base import VisitorId
from tilerummy.server.thought import could_lay, what_is_wrong


class Judge:
    """Asks the workers about a request before it is decided."""

    def __init__(self, compute: Compute, habits: Habits) -> None:
        self._compute, self._budget = compute, habits.judge_budget_s

    async def check(self, sitting: Sitting, visitor: VisitorId, request: m.Request) -> None:
        """Let a worker look at a large play, so that the many who wait are not held up by it."""
        play = play_to_judge(sitting, visitor, request)
        if play is None:
            return
        try:
            refusals = await self._compute.ask(self._budget, what_is_wrong, *play)
        except NoAnswer:
            raise Rejected(Problem.BUSY) from None
        if refusals:
            raise Illegal(refusals)

    async def playable(self, sitting: Sitting, visitor: VisitorId, request: m.Request) -> bool | None:
        """Whether somebody who wants to lay nothing could; None where that does not matter."""
        position = position_to_judge(sitting, request)
        if position is None or sitting.turn_owner != visitor:
            return None
        try:
            return await self._compute.ask(self._budget, could_lay, *position, 1000 * self._budget)
        except (NoAnswer, Rejected):
            return None

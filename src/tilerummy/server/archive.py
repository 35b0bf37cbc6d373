"""The archive: matches as they were kept, read back. Long ones are read by a worker, so that nobody waits."""

from __future__ import annotations

import logging

from tilerummy.rules.record import write_record
from tilerummy.rules.seat import Seat
from tilerummy.rules.view import view_event
from tilerummy.server.compute import Compute, NoAnswer
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.sitting import Progress, Sitting, go_on, read_events, read_progress, read_sitting
from tilerummy.server.store.base import Kept, Line

log = logging.getLogger(__name__)

MANY_LINES = 100
"""Reading more than this takes longer than asking a worker: some 50 microseconds a line."""
BUDGET_S = 10.0


class Archive:
    """Reads matches."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    async def sitting(self, kept: Kept, known: Sitting | None) -> Sitting:
        """The table that was kept; of a match that is known in part only the rest is read."""
        if known is not None and known.game is not None and known.party.match == kept.match:
            rest = kept.lines[known.sequence - kept.first :]
            return read_sitting(kept, go_on(Progress(known.game, known.tail), rest), known)
        return read_sitting(kept, await self._progress(kept.lines) if kept.lines else None, known)

    async def _progress(self, lines: tuple[Line, ...]) -> Progress:
        if len(lines) > MANY_LINES:
            try:
                return await self._compute.ask(BUDGET_S, read_progress, lines)
            except (NoAnswer, Rejected) as error:  # then it has to be done here
                log.warning("match not read by a worker", extra={"why": str(error)})
        return read_progress(lines)

    async def record(self, lines: tuple[Line, ...], *, whole: bool, seat: Seat | None) -> str:
        """The record of a match: the whole, or what a seat, or a spectator, has seen of it."""
        if len(lines) <= MANY_LINES:
            return record_text(lines, whole, seat)
        try:
            return await self._compute.ask(BUDGET_S, record_text, lines, whole, seat)
        except NoAnswer:
            raise Rejected(Problem.BUSY) from None


def record_text(lines: tuple[Line, ...], whole: bool, seat: Seat | None) -> str:
    """The text of a record."""
    events = read_events(lines)
    return write_record(events if whole else (view_event(event, seat) for event in events))

"""The archive: matches as they were kept, read back. Long ones are read by a worker, so that nobody waits."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.workers import NoAnswer, Workers
from tilerummy.server.store.base import Kept, Line
from tilerummy.server.table.finished import FinishedMatch, is_finished
from tilerummy.server.table.state import Progress, TableState, go_on, read_events, read_progress, read_state

log = logging.getLogger(__name__)
T = TypeVar("T")

MANY_LINES = 100
"""Reading more than this takes longer than asking a worker: some 50 microseconds a line."""
BUDGET_S = 10.0


class Archive:
    """Reads matches."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def state(self, kept: Kept, known: TableState | None) -> TableState:
        """The table that was kept; of a match that is known in part only the rest is read."""
        if known is not None and known.game is not None and known.party.match == kept.match:
            rest = kept.lines[known.sequence - kept.first :]
            return read_state(kept, go_on(Progress(known.game, known.tail), rest), known)
        return read_state(kept, await self._progress(kept.lines) if kept.lines else None, known)

    async def _progress(self, lines: tuple[Line, ...]) -> Progress:
        if len(lines) > MANY_LINES:
            try:
                return await self._workers.ask(BUDGET_S, read_progress, lines)
            except (NoAnswer, Rejected) as error:  # then it has to be done here
                log.warning("match not read by a worker", extra={"why": str(error)})
        return read_progress(lines)

    async def record(self, lines: tuple[Line, ...], seat: Seat | None) -> str:
        """The record of a match: whole if it has ended, else what a seat, or a spectator, has seen of it."""
        return await self._written(record_text, lines, seat)

    async def finished_record(self, lines: tuple[Line, ...]) -> str:
        """The whole record of a match; refused if it has not ended."""
        text = await self._written(finished_text, lines)
        if text is None:
            raise Rejected(ErrorCode.NOT_OVER)
        return text

    async def _written(self, write: Callable[..., T], lines: tuple[Line, ...], *rest: object) -> T:
        if len(lines) <= MANY_LINES:
            return write(lines, *rest)
        try:
            return await self._workers.ask(BUDGET_S, write, lines, *rest)
        except NoAnswer as error:
            raise error.refusal() from None


def record_text(lines: tuple[Line, ...], seat: Seat | None) -> str:
    """The text of a record: open if the match has ended, else as the seat saw it."""
    events = read_events(lines)
    if is_finished(events):
        return FinishedMatch(events).record()
    return write_record(view_event(event, seat) for event in events)


def finished_text(lines: tuple[Line, ...]) -> str | None:
    """The text of an open record; None if the match has not ended."""
    events = read_events(lines)
    return FinishedMatch(events).record() if is_finished(events) else None

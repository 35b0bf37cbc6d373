"""A finished match: the only thing that is ever shown open, with every rack and the order of the pool.

Whether a match is over is asked of its own events, never of the table: the table may have moved on between
two reads, and then its answer is about another match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilerummy.rules.match.event import Event, MatchEnded
from tilerummy.rules.match.record import write_record

LONGEST_RECORD = 400_000
"""Characters of a record that somebody brings along; a long match has a quarter of that."""
MOST_LINES = 20_000
"""Its lines: as many as fit if something happens in each of them."""


class NotFinished(ValueError):
    """The match is still being played, or has not begun."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """All events of a match, the last of which ended it."""

    events: tuple[Event, ...]

    def __post_init__(self) -> None:
        if not is_finished(self.events):
            raise NotFinished("the match is not over")

    def record(self) -> str:
        """The whole record, hidden tiles included."""
        return write_record(self.events)


def is_finished(events: Sequence[Event]) -> bool:
    """Whether these events come to the end of their match."""
    return bool(events) and isinstance(events[-1], MatchEnded)

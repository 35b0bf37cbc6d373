"""The time at the tables: it goes on evenly, whatever happens to the clock of the machine.

Deadlines are times, so a clock that is put an hour forth would end every turn. Here only the time since the
start counts, measured by a clock that nobody sets. It never falls behind what the store has seen either:
times in a record do not run backwards, not even over a restart.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_clock(
    wall_ns: Callable[[], int] | None = None, steady_ns: Callable[[], int] | None = None
) -> Callable[[], int]:
    """A clock in milliseconds that is set by the machine's once, now."""
    steady = steady_ns or time.monotonic_ns
    ahead = (wall_ns or time.time_ns)() - steady()
    return lambda: (steady() + ahead) // 1_000_000


class TableTime:
    """The time at the tables of this process."""

    def __init__(self, source: Callable[[], int]) -> None:
        self._source, self._ahead = source, 0

    def __call__(self) -> int:
        """Now, in milliseconds."""
        return self._source() + self._ahead

    def not_before(self, moment: int) -> None:
        """Go on from this moment, if the machine says that it is yet to come."""
        self._ahead += max(0, moment - self())

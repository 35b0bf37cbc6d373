"""The staff: which workers answer which kind of question, and in which order.

Whoever plays waits for a judge, and for nobody who reads: each kind of work has workers of its own, or a lane
behind those for whom a person waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tilerummy.server.jobs.workers import Workers

if TYPE_CHECKING:  # a browser has no processes
    from tilerummy.server.jobs.processes import WorkerProcesses

JUDGES = 2
"""Processes that judge turns: one address has one of them at a time, so no turn waits for hard ones."""
READERS = 1
"""Processes for records, rule books and questions about a table at home; started when the first one asks."""
FILERS = 1
"""Processes for what families bring along; started when the first one comes, and after all others."""
REVIEWERS = 2
"""Processes for reviews of finished matches; started when the first one is asked for."""


@dataclass(frozen=True, slots=True)
class Staff:
    """Workers by what they are asked."""

    judging: Workers
    """Whether a turn is legal: the whole table waits."""
    hints: Workers
    bots: Workers
    records: Workers
    questions: Workers
    """About a box at home, and rule books."""
    moments: Workers
    """Puzzles of turns: somebody waits for one, while reviews are looked for later."""
    reviews: Workers
    files: Workers
    """What families bring along and what they have come to: large, and nobody at a table waits for it."""
    processes: tuple[Workers, ...] = ()

    async def close(self) -> None:
        """End all processes."""
        for each in self.processes:
            await each.close()


def hired(thinkers: int, reports: Path | None, make: Callable[[int], WorkerProcesses]) -> Staff:
    """The staff of a server; bots and hints share so many processes."""
    counts = (JUDGES, thinkers, READERS, REVIEWERS, FILERS)
    judges, thinking, readers, reviewers, filers = processes = tuple(make(count) for count in counts)
    filers.gentle = True
    for each in processes:
        each.reports = reports
    return Staff(
        judging=judges.lane(0, of_one=1),
        hints=thinking.lane(0, of_one=1),
        bots=thinking.lane(1, waiting=256),
        records=readers.lane(0),
        questions=readers.lane(1, waiting=8),
        moments=reviewers.lane(0, of_one=1, waiting=3),
        reviews=reviewers.lane(1),
        files=filers.lane(0, of_one=1, waiting=4),
        processes=processes,
    )


def alone(worker: Workers) -> Staff:
    """Where one does everything, as in a browser."""
    return Staff(worker, worker, worker, worker, worker, worker, worker, worker)

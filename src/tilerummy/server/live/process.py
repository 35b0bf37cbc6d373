"""What one server process is made of besides its parts: its clock, what its operator settled, what it counts,
and names that nobody guesses.
"""

from __future__ import annotations

import math
import secrets
import string
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tilerummy.rules.match.chance import SECRET_BYTES
from tilerummy.server.store.store import Code

DAY_MS = 86_400_000
LETTERS = string.ascii_letters + string.digits
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Where the steps of a histogram end, in seconds."""


@dataclass(frozen=True, slots=True)
class Defaults:
    """What the operator of a server settles for all its tables."""

    levels: tuple[str, ...]
    usual_level: str
    bot_delay_s: float = 0.8
    """A bot waits a little, so that people can follow."""
    bot_budget_s: float = 2.0
    bot_nodes: int | None = None
    """What bots may think in nodes of the solver, so that it does not depend on the machine."""
    judge_budget_s: float = 2.0
    most_spectators: int = 100
    """So many may watch a table through one process."""
    alone: bool = True
    """No other process serves these tables."""
    best_lines: bool = True
    """Look for the best line of a day's deal; it takes a worker some seconds, once a day."""
    own_tables: str = ""
    """How the codes of these tables begin, so that a page knows where they are."""


# -- the time -------------------------------------------------------------------------------------
# Deadlines are times, so a clock that is put an hour forth would end every turn. Here only the time since the
# start counts, measured by a clock that nobody sets. It never falls behind what the store has seen either:
# times in a record do not run backwards, not even over a restart.


def steady_clock(
    wall_ns: Callable[[], int] | None = None, steady_ns: Callable[[], int] | None = None
) -> Callable[[], int]:
    """A clock in milliseconds that is set by the machine's once, now."""
    steady = steady_ns or time.monotonic_ns
    ahead = (wall_ns or time.time_ns)() - steady()
    return lambda: (steady() + ahead) // 1_000_000


class TableTime:
    """The time at the tables of this process: it goes on evenly, whatever happens to the machine's clock."""

    def __init__(self, source: Callable[[], int]) -> None:
        self._source, self._ahead = source, 0

    def __call__(self) -> int:
        """Now, in milliseconds."""
        return self._source() + self._ahead

    def not_before(self, moment: int) -> None:
        """Go on from this moment, if the machine says that it is yet to come."""
        self._ahead += max(0, moment - self())


# -- chance ---------------------------------------------------------------------------------------


def unguessable(size: int) -> str:
    """A name with at least that many bytes of chance, in letters and digits alone.

    A hyphen in front would make it an option wherever it is typed as a word of a command.
    """
    count = math.ceil(size * 8 / math.log2(len(LETTERS)))
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_code() -> Code:
    """The name of a new table: 96 bits that nobody guesses."""
    return Code(unguessable(12))


def new_secret() -> bytes:
    """A secret for the chance of a match."""
    return secrets.token_bytes(SECRET_BYTES)


# -- what is counted ------------------------------------------------------------------------------


class Histogram:
    """How many took how long."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more that took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Counters:
    """Counts since the process began."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.answers = Histogram()
        self.stored = Histogram()
        self.events = 0

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """A request was answered; the outcome is an answer's name, or the first reason of a refusal."""
        self.kinds[kind] += 1
        self.outcomes[outcome] += 1
        self.answers.add(seconds)

    def changed(self, events: int, seconds: float) -> None:
        """A change was stored."""
        self.events += events
        self.stored.add(seconds)

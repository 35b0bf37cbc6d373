"""Where deals are played: here, in processes of this machine, or on a Ray cluster. All play the same.

Workers give the records in whatever order they are finished; the arena puts them back in order.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Generic, Protocol, TypeVar

from tilerummy.bots.contest import DealRecord, LineUp, play_rotations
from tilerummy.bots.match import MatchTerms

Key = tuple[LineUp, int]
"""A table and the seed of a deal."""
Played = Generator[DealRecord, None, None]
Ticket = TypeVar("Ticket")
ROUNDS_AHEAD = 2
"""So many deals wait for each worker: it never waits for us, and little is thrown away at the end."""


class NoRay(RuntimeError):
    """Ray is not installed here; the message says what to do."""


class ArenaWorkers(Protocol):
    """Somebody who plays deals. Closing what `play` returns ends the work."""

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals, in any order."""


class Here:
    """One deal after the other, in this process."""

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals in their order."""
        for line_up, seed in keys:
            yield play_rotations(terms, line_up, seed)


class Crew(Protocol, Generic[Ticket]):
    """Workers who take deals and hand out tickets for them."""

    @property
    def workers(self) -> int:
        """How many they are."""

    def submit(self, terms: MatchTerms, key: Key) -> Ticket:
        """Give them a deal."""

    def first(self, tickets: list[Ticket]) -> tuple[list[DealRecord], list[Ticket]]:
        """Wait until some of the deals are played: these, and the tickets of the others."""

    def dismiss(self, tickets: list[Ticket]) -> None:
        """End the work; what these tickets are for is not wanted any more."""


def keep_busy(crew: Crew[Ticket], terms: MatchTerms, keys: Sequence[Key]) -> Played:
    """Let a crew play all these deals, never more at a time than keeps it busy."""
    waiting, running = iter(keys), list[Ticket]()
    try:
        while True:
            room = ROUNDS_AHEAD * crew.workers - len(running)
            running += [crew.submit(terms, key) for key in islice(waiting, room)]
            if not running:
                return
            played, running = crew.first(running)
            yield from played
    finally:
        crew.dismiss(running)


# -- processes -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Processes:
    """Processes of this machine."""

    jobs: int

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals in as many processes as were asked for."""
        yield from keep_busy(_Pool(self.jobs), terms, keys)


class _Pool:
    def __init__(self, jobs: int) -> None:
        self.workers = jobs
        # Whoever calls may have processes of their own, which are not ours to end.
        self._others = {*active_children()}
        self._pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts)
        self._asked = 0

    def submit(self, terms: MatchTerms, key: Key) -> Future[DealRecord]:
        self._asked += 1  # beforehand: an interrupt may come in between, and the worker is at it all the same
        return self._pool.submit(play_rotations, terms, *key)

    def first(self, tickets: list[Future[DealRecord]]) -> tuple[list[DealRecord], list[Future[DealRecord]]]:
        done, rest = wait(tickets, return_when=FIRST_COMPLETED)
        self._asked -= len(done)
        return [future.result() for future in done], list(rest)

    def dismiss(self, tickets: list[Future[DealRecord]]) -> None:
        if self._asked:
            # Nobody wants what they are at, and a deal may take minutes.
            for worker in {*active_children()} - self._others:
                worker.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; it is for the one that asked for the work."""
    signal(SIGINT, SIG_IGN)


# -- a Ray cluster ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RayCluster:
    """The cluster that Ray finds by its own settings; without one it starts on this machine."""

    jobs: int | None = None

    def play(self, terms: MatchTerms, keys: Sequence[Key]) -> Played:
        """Play all these deals on the cluster."""
        yield from keep_busy(_RayCrew(_ray(), self.jobs), terms, keys)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoRay("Ray is not installed; install the extra: pip install 'tilerummy[ray]'") from None


class _RayCrew:
    def __init__(self, ray: Any, jobs: int | None) -> None:
        self._ray, self._ours = ray, not ray.is_initialized()
        if self._ours:
            ray.init(log_to_driver=False, **({} if jobs is None else {"num_cpus": jobs}))
        self.workers = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(play_rotations)

    def submit(self, terms: MatchTerms, key: Key) -> Any:
        return self._remote.remote(terms, *key)

    def first(self, tickets: list[Any]) -> tuple[list[DealRecord], list[Any]]:
        done, rest = self._ray.wait(tickets, num_returns=1)
        return self._ray.get(done), rest

    def dismiss(self, tickets: list[Any]) -> None:
        for ticket in tickets:
            self._ray.cancel(ticket)
        if self._ours:
            self._ray.shutdown()

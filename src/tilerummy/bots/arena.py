"""The arena: plays a contest in many processes, keeps every played deal, and stops when enough is known."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Generic, Protocol, TypeVar

from tilerummy.bots.contest import DealRecord, LineUp, play_rotations
from tilerummy.bots.estimate import likelihood_ratio, verdict
from tilerummy.bots.match import MatchTerms

# -- where deals are played --------------------------------------------------------------------------
#
# Where deals are played: here, in processes of this machine, or on a Ray cluster. All play the same.
#
# Workers give the records in whatever order they are finished; the arena puts them back in order.

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


class OneProcess:
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


Watch = Callable[[Sequence[DealRecord]], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played."""

    terms: MatchTerms
    line_ups: tuple[LineUp, ...]
    deals: int
    seed: int = 1
    until_elo: float | None = None
    """Stop as soon as the first bot is known to be better by this much, or not."""

    def keys(self) -> Iterator[Key]:
        """All deals, every line-up on each before the next."""
        for seed in range(self.seed, self.seed + self.deals):
            for line_up in self.line_ups:
                yield line_up, seed


class OtherContest(ValueError):
    """A file of played deals that belongs to other rules or another budget."""


class ArenaStopped(Exception):
    """A contest that was interrupted."""

    def __init__(self, played: int, whole: int) -> None:
        super().__init__(played, whole)
        self.played, self.whole = played, whole


def play_contest(
    contest: Contest,
    workers: ArenaWorkers | None = None,
    *,
    kept: Path | None = None,
    watch: Watch | None = None,
) -> list[DealRecord]:
    """Play what the file of kept deals does not hold already; the same deals give the same records.

    The records come back in the order of the deals, whoever played them. `ArenaStopped` says how many deals
    were played, and kept if they are kept at all, when somebody interrupts.
    """
    done = read_kept(contest.terms, kept) if kept else {}
    records: list[DealRecord] = []
    keys = list(contest.keys())
    wanting = [key for key in keys if key not in done]
    with _Keeper(contest.terms, kept) as keeper:
        players = (workers or OneProcess()).play(contest.terms, wanting)
        try:
            for key in keys:
                # Workers finish in any order. Deals are looked at in theirs, or a test that stops early would
                # stop by chance.
                while key not in done:
                    record = next(players)
                    keeper.keep(record)
                    done[record.line_up, record.seed] = record
                records.append(done[key])
                if watch is not None:
                    watch(records)
                if is_decided(contest, records):
                    break
        except KeyboardInterrupt:
            raise ArenaStopped(sum(key in done for key in keys), len(keys)) from None
        finally:
            players.close()
    return records


def is_decided(contest: Contest, records: Sequence[DealRecord]) -> bool:
    """Whether the sequential test has an answer: about the first bot, in the first line-up."""
    if contest.until_elo is None:
        return False
    first = contest.line_ups[0]
    shares = [record.share(first[0]) for record in records if record.line_up == first]
    return verdict(likelihood_ratio(shares, contest.until_elo, len(first))) is not None


# -- the file of played deals ----------------------------------------------------------------------


def _heading(terms: MatchTerms) -> str:
    rules = terms.rules
    changes = {"preset": rules.preset, "changes": rules.changes()}
    budget = {"budget_ms": terms.budget_ms} if terms.nodes is None else {"nodes": terms.nodes}
    fast = {"fast": True} if terms.fast else {}
    return json.dumps({**changes, "rounds": terms.rounds, **budget, **fast}, sort_keys=True)


class _Keeper:
    """Writes each deal as soon as it is played, so that an interrupt loses none."""

    def __init__(self, terms: MatchTerms, path: Path | None) -> None:
        self._file = None if path is None else path.open("a", encoding="utf-8")
        if self._file is not None and self._file.tell() == 0:
            self._write(_heading(terms))

    def __enter__(self) -> _Keeper:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, record: DealRecord) -> None:
        """Write one more deal."""
        if self._file is not None:
            self._write(record.to_json())

    def _write(self, line: str) -> None:
        assert self._file is not None
        self._file.write(line + "\n")
        self._file.flush()


def read_kept(terms: MatchTerms, path: Path) -> dict[Key, DealRecord]:
    """The deals already played; a last line cut short by an interrupt is dropped."""
    if not path.exists() or not (text := path.read_text(encoding="utf-8")):
        return {}
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        # Or the next deal would be written onto the end of the broken line.
        path.write_text(text, encoding="utf-8")
    heading, *lines = text.splitlines() or [""]
    if heading and heading != _heading(terms):
        raise OtherContest(f"{path} holds deals played under {heading}")
    records = map(DealRecord.from_json, lines)
    return {(record.line_up, record.seed): record for record in records}

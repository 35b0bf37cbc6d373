"""The arena: plays a contest in many processes, keeps every played deal, and stops when enough is known."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from html import escape
from importlib import import_module
from itertools import islice
from math import inf, isfinite
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Generic, Protocol, TypeVar

from tilerummy.bots.contest import STEP, DealRecord, LineUp, play_rotations
from tilerummy.bots.estimate import (
    BLOCKS,
    Estimate,
    Tally,
    WinShare,
    estimate,
    likelihood_ratio,
    share_of,
    strengths_with_margins,
    verdict,
)
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
        # Also when whoever asked for the deals stops reading: the generator is closed then.
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
        # A cluster that somebody else has begun is not ours to shut down.
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
        # So a contest that is broken off has played every table equally often.
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
    # Only what was in force: the other number made no difference to the deals.
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
    # Deals of other rules in one file would be added up as if they were the same.
    if heading and heading != _heading(terms):
        raise OtherContest(f"{path} holds deals played under {heading}")
    records = map(DealRecord.from_json, lines)
    return {(record.line_up, record.seed): record for record in records}


# -- what a contest showed ---------------------------------------------------------------------------
#
# What a contest showed: win rates, points, strengths and times, as JSON, Markdown or a picture.


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportLine:
    """How one bot did at one kind of table."""

    bot: str
    line_up: LineUp
    deals: int
    wins: WinShare
    """Its share of the wins for each of its seats; `equal` if all are alike."""
    equal: float
    points: Estimate
    blocked: float | None
    """The share of rounds that were blocked; None where nobody counted."""
    emptied: float | None
    """The share of rounds that emptied the pool; None where nobody counted."""


@dataclass(frozen=True, slots=True)
class MoveTimes:
    """How long a bot thinks about a move, in milliseconds."""

    moves: int
    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """All figures of a contest."""

    lines: tuple[ReportLine, ...]
    elo: Mapping[str, Estimate]
    tempo: Mapping[str, MoveTimes]

    def worst(self, bot: str) -> ReportLine | None:
        """The match-up in which this bot, alone against others, did worst."""
        own = [line for line in self.lines if line.bot == bot and line.line_up[0] == bot]
        return min(own, key=lambda line: line.wins.mean - line.equal, default=None)

    def to_json(self) -> dict[str, object]:
        """The figures as JSON has them; an unknown margin is null."""
        return _finite(asdict(self))


def report(records: Sequence[DealRecord], rounds: int = 1) -> ArenaReport:
    """The figures of these deals."""
    return ArenaReport(lines_of(records, rounds), strengths_with_margins(_blocks(records)), _tempo(records))


def lines_of(records: Sequence[DealRecord], rounds: int = 1) -> tuple[ReportLine, ...]:
    """Wins and points of each bot at each table; strengths over all tables take longer to work out."""
    tables = dict.fromkeys(record.line_up for record in records)
    return tuple(line for table in tables for line in _lines(table, records, rounds))


def _lines(table: LineUp, records: Iterable[DealRecord], rounds: int) -> Iterable[ReportLine]:
    deals = [record for record in records if record.line_up == table]
    games = len(deals) * len(table) * rounds
    blocked = _rate((record.blocked for record in deals), games)
    emptied = _rate((record.emptied for record in deals), games)
    for bot in dict.fromkeys(table):
        wins = share_of([record.share(bot) for record in deals])
        points = estimate([record.score(bot) for record in deals])
        yield ReportLine(
            bot=bot,
            line_up=table,
            deals=len(deals),
            wins=wins,
            equal=1 / len(table),
            points=points,
            blocked=blocked,
            emptied=emptied,
        )


def _rate(counts: Iterable[int | None], games: int) -> float | None:
    """What the counts come to a game; None if one of them is not known."""
    known = [*counts]
    return None if None in known else sum(count or 0 for count in known) / games


def _blocks(records: Sequence[DealRecord]) -> list[list[Tally]]:
    """The deals in blocks by their seed, so that all that was played on a deal is in the same block."""
    cut: list[dict[LineUp, list[DealRecord]]] = [{} for _ in range(BLOCKS)]
    for record in records:
        cut[record.seed % BLOCKS].setdefault(record.line_up, []).append(record)
    return [[_tally(table, deals) for table, deals in block.items()] for block in cut]


def _tally(table: LineUp, deals: Sequence[DealRecord]) -> Tally:
    totals: dict[str, float] = dict.fromkeys(table, 0.0)
    for record in deals:
        for row in record.wins:
            for bot, won in zip(table, row, strict=True):
                totals[bot] += won
    return Tally(Counter(table), totals, len(deals) * len(table))


def _tempo(records: Iterable[DealRecord]) -> dict[str, MoveTimes]:
    steps: dict[str, Counter[int]] = {}
    for record in records:
        for bot, counts in record.tempo.items():
            steps.setdefault(bot, Counter()).update(counts)
    return {
        bot: MoveTimes(counts.total(), _quantile(counts, 0.5), _quantile(counts, 0.99))
        for bot, counts in sorted(steps.items())
    }


def _quantile(counts: Counter[int], share: float) -> float:
    """The time within which this share of the moves was made, rounded up to its step."""
    wanted, seen = share * counts.total(), 0
    for step in sorted(counts):
        seen += counts[step]
        if seen >= wanted:
            # The upper end of the step: a time is never told as shorter than it was.
            return round(float(STEP ** (step + 1)) / 1000, 3)
    return 0.0


def _finite(value: object) -> dict[str, object]:
    made = _plain(value)
    assert isinstance(made, dict)
    return made


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, float):
        return round(value, 5) if isfinite(value) else None
    return value


# -- for people ------------------------------------------------------------------------------------


def markdown(found: ArenaReport) -> str:
    """The figures as a table in Markdown."""
    rows = [
        "| bot | at the table | deals | win % | equal | points | blocked % | Elo | ms p50 | ms p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for line in found.lines:
        elo, tempo = found.elo[line.bot], found.tempo[line.bot]
        timed = tempo.moves > 0
        cells = (
            line.bot,
            _table_words(line.line_up),
            str(line.deals),
            _share(line.wins),
            f"{100 * line.equal:.1f}",
            _with_margin(line.points, signed=True),
            "" if line.blocked is None else f"{100 * line.blocked:.1f}",
            _with_margin(elo, signed=True),
            f"{tempo.p50:.2f}" if timed else "",
            f"{tempo.p99:.2f}" if timed else "",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _table_words(line_up: LineUp) -> str:
    counts = Counter(line_up)
    return ", ".join(f"{number} x {bot}" if number > 1 else bot for bot, number in counts.items())


def _share(found: WinShare) -> str:
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def _with_margin(found: Estimate, *, signed: bool = False) -> str:
    mean = f"{found.mean:+.1f}" if signed else f"{found.mean:.1f}"
    return mean if found.margin == inf else f"{mean}±{found.margin:.1f}"


ROW, LEFT, WIDE = 28, 150, 420


def svg(found: ArenaReport) -> str:
    """The strengths with their intervals as a picture."""
    bots = sorted(found.elo, key=lambda bot: found.elo[bot].mean)
    ends = [end for e in found.elo.values() for end in ((e.low, e.high) if isfinite(e.margin) else (e.mean,))]
    # A margin that is not known would stretch the picture to infinity.
    low, high = min(ends, default=0.0) - 20, max(ends, default=0.0) + 20
    height = ROW * (len(bots) + 1)

    def across(elo: float) -> float:
        return LEFT + WIDE * (elo - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 90}" height="{height}" '
        'font-family="sans-serif" font-size="14" role="img" aria-label="Elo of the bots">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for row, bot in enumerate(bots):
        elo, y = found.elo[bot], ROW * (row + 0.8)
        margin = elo.margin if isfinite(elo.margin) else 0.0
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 5:.0f}" text-anchor="end">{escape(bot)}</text>',
            f'<line x1="{across(elo.mean - margin):.1f}" x2="{across(elo.mean + margin):.1f}" '
            f'y1="{y:.0f}" y2="{y:.0f}" stroke="#888" stroke-width="3"/>',
            f'<circle cx="{across(elo.mean):.1f}" cy="{y:.0f}" r="5" fill="#1f5fa8"/>',
            f'<text x="{LEFT + WIDE + 12}" y="{y + 5:.0f}">{elo.mean:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])

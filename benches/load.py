"""`./run bench load`: how many tables a machine carries; `./run bench load soak`: whether it grows.

Four players a table, a turn every 5 s, two drafts a turn. Servers and crowd share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, process_time

from benches.crowd import Table, Tally
from benches.plot import climbing
from benches.processor import children_of, cpu_of
from benches.report import Notes, quantile
from benches.store_work import Work, work_of
from tests.scale.cluster import running as cluster_running

PACE_S, DRAFTS, PLAYERS = 5.0, 2, 4
STEPS = (100, 500, 1000)
MEASURE_S = 20.0
WARM_S = 6.0
TOGETHER = 16
"""So many tables are opened at a time."""
PLAN: dict[str, object] = {"preset": "sabra", "rounds": 100, "clock": 0, "options": {"opening_min": 0}}
SQLITE, POSTGRES = "sqlite", "postgresql"
TITLES = {SQLITE: "SQLite, one server", POSTGRES: "PostgreSQL, two servers"}
SOAK_TABLES, SOAK_MINUTES = 100, 20
SOAK_PLAN: dict[str, object] = {**PLAN, "rounds": 1}
SOAK_PACE_S = 1.0
"""Matches of a minute or two, one after the other."""
WARM_MINUTES, MOST_GROWTH = 5, 0.02
"""What the server takes after so many minutes, it may take so much more of in the end."""
PICTURE = Path(__file__).parent / "load.svg"


@dataclass(frozen=True, slots=True)
class Point:
    """One measurement."""

    tables: int
    half: float
    most: float
    """The 99th percentile."""
    rarely: float
    """One in a thousand takes longer."""
    turns: float
    """A second."""
    late: float
    server: float
    """Cores in use by the servers."""
    store: float
    """Cores in use by PostgreSQL, where there is one."""
    crowd: float
    megabytes: float
    work: str = ""
    """What PostgreSQL did."""


class Server:
    """`tilerummy serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().removeprefix("Serving on ").strip()

    def cpu(self) -> float:
        """Seconds of CPU used, with the workers."""
        return sum(map(cpu_of, (self.process.pid, *children_of(self.process.pid))))

    def megabytes(self) -> float:
        """Memory in use."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


@contextmanager
def servers(database: str, count: int) -> Iterator[list[Server]]:
    """So many servers at one database."""
    running: list[Server] = []
    try:
        running += [Server(database) for _ in range(count)]
        yield running
    finally:
        for server in running:
            server.stop()


@dataclass(frozen=True)
class Place:
    """Servers, and the PostgreSQL they keep their tables in, if it is one."""

    servers: list[Server]
    postgres: int | None = None
    url: str = ""
    """Where PostgreSQL is asked what it has done."""

    def store_cpu(self) -> float:
        """Seconds of CPU used by PostgreSQL."""
        return 0.0 if self.postgres is None else sum(map(cpu_of, children_of(self.postgres)))

    async def store_work(self) -> Work | None:
        """What PostgreSQL has done so far."""
        return None if self.postgres is None else await work_of(self.url)

    def cpu(self) -> float:
        """Seconds of CPU used by the servers."""
        return sum(server.cpu() for server in self.servers)

    def megabytes(self) -> float:
        """Memory in use by the servers."""
        return sum(server.megabytes() for server in self.servers)


@asynccontextmanager
async def crowd(place: Place, plan: dict[str, object] = PLAN, pace_s: float = PACE_S) -> AsyncIterator[Crowd]:
    """The people, who are gone afterwards."""
    people = Crowd(place, plan, pace_s)
    try:
        yield people
    finally:
        for table in people.tables:
            table.close()


class Crowd:
    """Everybody at all tables."""

    def __init__(self, place: Place, plan: dict[str, object] = PLAN, pace_s: float = PACE_S) -> None:
        self.place, self.tables = place, list[Table]()
        self._plan, self._pace_s = plan, pace_s
        self._rng = Random(5)

    async def grow(self, size: int) -> None:
        """Open tables until there are so many."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(table: Table) -> None:
            async with gate:
                await table.open(self._plan, PLAYERS)

        addresses = [server.address for server in self.place.servers]
        new = [Table(number, addresses, self._rng, Tally()) for number in range(len(self.tables), size)]
        await asyncio.gather(*map(one, new))
        self.tables += new

    async def play(self, seconds: float, warm: float = 0.0) -> Tally:
        """Let everybody play for so long, after a while that does not count."""
        since = monotonic() + warm
        tally, until = Tally(since=since), since + seconds
        for table in self.tables:
            table.tally = tally
        await asyncio.gather(*(table.play(self._pace_s, DRAFTS, until) for table in self.tables))
        return tally

    async def measure(self, seconds: float) -> Point:
        """Play, and say how it went."""
        playing = asyncio.create_task(self.play(seconds, WARM_S))
        await asyncio.sleep(WARM_S)
        place, began = self.place, monotonic()
        before, done = (place.cpu(), place.store_cpu(), process_time()), await place.store_work()
        tally = await playing
        took = monotonic() - began
        after, since = (place.cpu(), place.store_cpu(), process_time()), await place.store_work()
        if tally.refused:
            print(f"{tally.refused} moves refused", file=sys.stderr)
        return Point(
            len(self.tables),
            quantile(tally.turns, 0.5),
            quantile(tally.turns, 0.99),
            quantile(tally.turns, 0.999),
            len(tally.turns) / took,
            quantile(tally.late, 0.99),
            (after[0] - before[0]) / took,
            (after[1] - before[1]) / took,
            (after[2] - before[2]) / took,
            place.megabytes(),
            since.since(done, took) if since and done else "",
        )


HEAD = (
    "| tables | turns/s | p50 | p99 | p99.9 | crowd late p99 | server cores | store cores | crowd cores "
    "| server MB |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def row(point: Point) -> str:
    """A point as a line of the table."""
    times = (1000 * seconds for seconds in (point.half, point.most, point.rarely, point.late))
    waits = " | ".join(f"{milliseconds:.1f}" for milliseconds in times)
    cores = f"{point.server:.2f} | {point.store:.2f} | {point.crowd:.2f}"
    return f"| {point.tables} | {point.turns:.0f} | {waits} | {cores} | {point.megabytes:.0f} |"


async def climb(place: Place, steps: Sequence[int], seconds: float, notes: Notes) -> list[Point]:
    """More and more tables; a point at each step."""
    points: list[Point] = []
    async with crowd(place) as people:
        for size in steps:
            await people.grow(size)
            points.append(await people.measure(seconds))
            notes.say(row(points[-1]))
    return points


@contextmanager
def places(kind: str) -> Iterator[Place]:
    """The servers on a store of this kind."""
    if kind == SQLITE:
        with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/load.db", 1) as running:
            yield Place(running)
    else:
        with cluster_running(durable=True) as cluster:
            database = asyncio.run(cluster.database())
            with servers(database, 2) as running:
                assert cluster.process is not None
                yield Place(running, cluster.process.pid, database)


def main(arguments: list[str]) -> int:
    """Climb, or soak."""
    parser = argparse.ArgumentParser(prog="./run bench load", description=__doc__)
    parser.add_argument(
        "what",
        nargs="*",
        metavar="WHAT",
        help="sqlite, postgresql (both by default), or soak (on sqlite by default)",
    )
    parser.add_argument("--tables", nargs="+", type=int, help=f"how many tables: {STEPS}, or {SOAK_TABLES}")
    parser.add_argument("--seconds", type=float, default=MEASURE_S, help="how long each step is measured")
    parser.add_argument("--minutes", type=int, default=SOAK_MINUTES, help="how long to soak")
    parser.add_argument("--write", action="store_true", help="put figures and curve into benches/")
    options = parser.parse_args(arguments)
    if unknown := {*options.what} - {SQLITE, POSTGRES, "soak"}:
        parser.error(f"there is no {', '.join(sorted(unknown))}: sqlite, postgresql or soak")
    if "soak" in options.what:
        kind = POSTGRES if POSTGRES in options.what else SQLITE
        tables = options.tables[0] if options.tables else SOAK_TABLES
        return soak(kind, tables, options.minutes, write=options.write)
    kinds = [kind for kind in (SQLITE, POSTGRES) if kind in (options.what or (SQLITE, POSTGRES))]
    curves, notes = dict[str, list[tuple[int, float, float]]](), Notes()
    for kind in kinds:
        points = stretch(kind, options.tables or STEPS, options.seconds, notes)
        curves[TITLES[kind]] = [(point.tables, point.half, point.most) for point in points]
    if options.write:
        PICTURE.write_text(climbing(curves, "Acknowledgement of a move, by the number of tables"), "utf-8")
        notes.say("![the curve](load.svg)")
        notes.write("Load")
    return 0


def stretch(kind: str, steps: Sequence[int], seconds: float, notes: Notes) -> list[Point]:
    """The climb on one store, as a table."""
    notes.say(
        f"**{TITLES[kind]}.** {PLAYERS} players a table, a turn every {PACE_S:.0f} s with {DRAFTS} drafts;",
        "servers and crowd on one machine. Milliseconds from a move to its acknowledgement, and how late the",
        "crowd was.",
        "",
        *HEAD,
    )
    with places(kind) as place:
        points = asyncio.run(climb(place, steps, seconds, notes))
    first, last = points[0], points[-1]
    if last.tables > first.tables:
        each = 1024 * (last.megabytes - first.megabytes) / (last.tables - first.tables)
        notes.say("", f"Memory for each table with its four connections: {each:.0f} kB.")
    if last.work:
        notes.say("", last.work)
    notes.say("")
    return points


def soak(kind: str, tables: int, minutes: int, *, write: bool) -> int:
    """Play match after match for a while, and watch the memory; 1 if it grows."""
    notes, memory = Notes(), list[float]()
    notes.say(
        f"{tables} tables for {minutes} minutes, {TITLES[kind]}. {PLAYERS} players a table, a turn every",
        f"{SOAK_PACE_S:.0f} s with {DRAFTS} drafts, a rematch after every match.",
        "",
        "| minute | turns/s | p50 ms | p99 ms | matches | server MB |",
        "|---|---|---|---|---|---|",
    )

    async def go(place: Place) -> None:
        async with crowd(place, SOAK_PLAN, SOAK_PACE_S) as people:
            await people.grow(tables)
            for minute in range(1, minutes + 1):
                tally = await people.play(60.0)
                half, most = (1000 * quantile(tally.turns, share) for share in (0.5, 0.99))
                matches = sum(table.matches for table in people.tables)
                memory.append(place.megabytes())
                figures = f"{len(tally.turns) / 60:.0f} | {half:.1f} | {most:.1f} | {matches}"
                notes.say(f"| {minute} | {figures} | {memory[-1]:.1f} |")

    with places(kind) as place:
        asyncio.run(go(place))
    grown = 0.0
    if minutes > WARM_MINUTES:
        grown = max(memory[WARM_MINUTES:]) / memory[WARM_MINUTES - 1] - 1
        notes.say("", f"Memory after minute {WARM_MINUTES}: {grown:+.1%} at most; aim {MOST_GROWTH:.0%}.")
    if write:
        notes.write("Soak")
    return int(grown > MOST_GROWTH)

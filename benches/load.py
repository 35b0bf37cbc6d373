"""`./run bench load [sqlite|postgresql] [TABLES ...]`: how many tables a machine carries; `load soak`.

Four players a table, a turn every 5 s, two drafts a turn. Servers and crowd share the machine.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, process_time

from benches.crowd import Table, Tally
from benches.plot import climbing
from benches.report import Notes, quantile
from tests.scale.cluster import running as cluster_running

PACE_S, DRAFTS, PLAYERS = 5.0, 2, 4
STEPS = (100, 250, 500, 750, 1000)
MEASURE_S = 30.0
WARM_S = 6.0
TOGETHER = 16
"""So many tables are opened at a time."""
PLAN: dict[str, object] = {"preset": "sabra", "rounds": 100, "clock": 0, "options": {"opening_min": 0}}
SQLITE, POSTGRES = "sqlite", "postgresql"
TITLES = {SQLITE: "SQLite, one server", POSTGRES: "PostgreSQL, two servers"}
SOAK_TABLES, SOAK_MINUTES = 200, 10
PICTURE = Path(__file__).parent / "load.svg"


@dataclass(frozen=True, slots=True)
class Point:
    """One measurement."""

    tables: int
    half: float
    most: float
    """The 99th percentile."""
    turns: float
    """A second."""
    late: float
    server: float
    """Cores in use by the servers."""
    crowd: float
    megabytes: float


class Server:
    """`tilerummy serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().removeprefix("Serving on ").strip()

    def cpu(self) -> float:
        """Seconds of CPU used, without the workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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


@asynccontextmanager
async def crowd(running: list[Server]) -> AsyncIterator[Crowd]:
    """The people, who are gone afterwards."""
    people = Crowd(running)
    try:
        yield people
    finally:
        for table in people.tables:
            table.close()


class Crowd:
    """Everybody at all tables."""

    def __init__(self, running: list[Server]) -> None:
        self.running, self.tables = running, list[Table]()
        self._rng = Random(5)

    async def grow(self, size: int) -> None:
        """Open tables until there are so many."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(table: Table) -> None:
            async with gate:
                await table.open(PLAN, PLAYERS)

        addresses = [server.address for server in self.running]
        new = [Table(number, addresses, self._rng, Tally()) for number in range(len(self.tables), size)]
        await asyncio.gather(*map(one, new))
        self.tables += new

    async def play(self, seconds: float, warm: float = 0.0) -> Tally:
        """Let everybody play for so long, after a while that does not count."""
        since = monotonic() + warm
        tally, until = Tally(since=since), since + seconds
        for table in self.tables:
            table.tally = tally
        await asyncio.gather(*(table.play(PACE_S, DRAFTS, until) for table in self.tables))
        return tally

    async def measure(self, seconds: float) -> Point:
        """Play, and say how it went."""
        playing = asyncio.create_task(self.play(seconds, WARM_S))
        await asyncio.sleep(WARM_S)
        cpu, own, began = sum(server.cpu() for server in self.running), process_time(), monotonic()
        tally = await playing
        took = monotonic() - began
        if tally.refused:
            print(f"{tally.refused} moves refused", file=sys.stderr)
        return Point(
            len(self.tables),
            quantile(tally.turns, 0.5),
            quantile(tally.turns, 0.99),
            len(tally.turns) / took,
            quantile(tally.late, 0.99),
            (sum(server.cpu() for server in self.running) - cpu) / took,
            (process_time() - own) / took,
            sum(server.megabytes() for server in self.running),
        )


async def climb(running: list[Server], steps: tuple[int, ...], notes: Notes) -> list[Point]:
    """More and more tables; a point at each step."""
    points: list[Point] = []
    async with crowd(running) as people:
        for size in steps:
            await people.grow(size)
            point = await people.measure(MEASURE_S)
            points.append(point)
            notes.say(
                f"| {point.tables} | {point.turns:.0f} | {1000 * point.half:.1f} | {1000 * point.most:.1f} "
                f"| {1000 * point.late:.1f} | {point.server:.2f} | {point.crowd:.2f} "
                f"| {point.megabytes:.0f} |"
            )
    return points


@contextmanager
def places(kind: str) -> Iterator[list[Server]]:
    """The servers on a store of this kind."""
    if kind == SQLITE:
        with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/load.db", 1) as running:
            yield running
    else:
        with cluster_running(durable=True) as cluster:
            database = asyncio.run(cluster.database())
            with servers(database, 2) as running:
                yield running


def main(arguments: list[str]) -> None:
    """Climb on the stores that are named, on both otherwise; or soak."""
    numbers = tuple(int(word) for word in arguments if word.isdigit())
    if "soak" in arguments:
        soak(numbers[0] if numbers else SOAK_TABLES)
        return
    notes, curves = Notes(), dict[str, list[tuple[int, float, float]]]()
    for kind in [kind for kind in (SQLITE, POSTGRES) if kind in arguments] or (SQLITE, POSTGRES):
        title = TITLES[kind]
        notes.say(
            f"**{title}.** {PLAYERS} players a table, a turn every {PACE_S:.0f} s with {DRAFTS} drafts; on",
            "one machine. Milliseconds from a move to its acknowledgement, and how late the crowd was.",
            "",
            "| tables | turns/s | p50 | p99 | crowd late p99 | server cores | crowd cores | server MB |",
            "|---|---|---|---|---|---|---|---|",
        )
        with places(kind) as running:
            points = asyncio.run(climb(running, numbers or STEPS, notes))
        curves[title] = [(point.tables, point.half, point.most) for point in points]
        first, last = points[0], points[-1]
        if last.tables > first.tables:
            each = 1024 * (last.megabytes - first.megabytes) / (last.tables - first.tables)
            notes.say("", f"Memory for each table with its four connections: {each:.0f} kB.", "")
    PICTURE.write_text(climbing(curves, "Acknowledgement of a move, by the number of tables"), "utf-8")
    notes.write("Load")


def soak(tables: int) -> None:
    """Play for ten minutes, and watch the memory."""
    notes = Notes()
    notes.say(f"{tables} tables for {SOAK_MINUTES} minutes on SQLite, one server.", "")
    notes.say("| minute | p50 ms | p99 ms | server MB |", "|---|---|---|---|")

    async def go(running: list[Server]) -> None:
        async with crowd(running) as people:
            await people.grow(tables)
            for minute in range(1, SOAK_MINUTES + 1):
                tally = await people.play(60.0)
                half, most = (1000 * quantile(tally.turns, share) for share in (0.5, 0.99))
                notes.say(f"| {minute} | {half:.1f} | {most:.1f} | {running[0].megabytes():.1f} |")

    with places(SQLITE) as running:
        asyncio.run(go(running))
    notes.write("Soak")

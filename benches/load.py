"""How many tables a machine carries, and whether a server grows while it serves."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, process_time
from typing import Annotated, Literal

from benches.crowd import DRAFTS, PACE_S, PLAYERS, Crowd, Server, children_of, cpu_of, crowd, servers
from benches.report import Notes, bench, percents
from tests.scale.cluster import running as cluster_running

STEPS = (100, 500, 1000)
WARM_S = 6.0
SQLITE, POSTGRES = "sqlite", "postgresql"
TITLES = {SQLITE: "SQLite, one server", POSTGRES: "PostgreSQL, two servers"}
SOAK_TABLES, SOAK_PACE_S = 100, 1.0
"""Matches of a minute or two, one after the other."""
WARM_MINUTES, MOST_GROWTH = 5, 0.02
"""What the server takes after so many minutes, it may take so much more of in the end."""


@bench("Load")
def load(
    notes: Notes,
    *what: Literal["sqlite", "postgresql", "soak"],
    tables: Annotated[list[int], f"how many tables: {STEPS}, or {SOAK_TABLES} to soak"] = [],  # noqa: B006 - only read
    seconds: Annotated[float, "how long each step is measured"] = 20.0,
    minutes: Annotated[int, "how long to soak"] = 20,
) -> bool:
    """How many tables a machine carries; `load soak`: whether it grows, on sqlite unless named.

    Four players a table, a turn every 5 s, two drafts a turn. Servers and crowd share the machine.
    """
    if "soak" in what:
        kind = POSTGRES if POSTGRES in what else SQLITE
        notes.title = "Soak"
        return soak(kind, tables[0] if tables else SOAK_TABLES, minutes, notes)
    for kind in [kind for kind in TITLES if kind in (what or TITLES)]:
        stretch(kind, tables or STEPS, seconds, notes)
    return True


@dataclass(frozen=True)
class Place:
    """Servers, and the PostgreSQL they keep their tables in, if it is one."""

    servers: list[Server]
    postgres: int | None = None

    def cpu(self) -> tuple[float, float, float]:
        """Seconds of CPU used so far by the servers, by PostgreSQL, and by the crowd itself."""
        store = 0.0 if self.postgres is None else sum(map(cpu_of, children_of(self.postgres)))
        return sum(server.cpu() for server in self.servers), store, process_time()

    def megabytes(self) -> float:
        """Memory in use by the servers."""
        return sum(server.megabytes() for server in self.servers)


@contextmanager
def places(kind: str) -> Iterator[Place]:
    """The servers on a store of this kind."""
    if kind == SQLITE:
        with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/load.db") as running:
            yield Place(running)
    else:
        # It waits for the disk, as it does where it matters: otherwise commits would cost nothing.
        with cluster_running(durable=True) as cluster:
            database = asyncio.run(cluster.database())
            with servers(database, 2) as running:
                assert cluster.process is not None
                yield Place(running, cluster.process.pid)


# -- more and more tables ----------------------------------------------------------------------------


def stretch(kind: str, steps: Sequence[int], seconds: float, notes: Notes) -> None:
    """The climb on one store, as a table."""
    notes.say(
        f"**{TITLES[kind]}.** {PLAYERS} players a table, a turn every {PACE_S:.0f} s with {DRAFTS} drafts;",
        "servers and crowd on one machine. Milliseconds from a move to its acknowledgement, and how late the",
        "crowd was.",
        "",
    )
    notes.head(
        *("tables", "turns/s", "p50", "p99", "p99.9", "crowd late p99"),
        *("server cores", "store cores", "crowd cores", "server MB"),
    )
    with places(kind) as place:
        memory = asyncio.run(climb(place, steps, seconds, notes))
    if steps[-1] > steps[0]:
        each = 1024 * (memory[-1] - memory[0]) / (steps[-1] - steps[0])
        notes.say("", f"Memory for each table with its four connections: {each:.0f} kB.")
    notes.say("")


async def climb(place: Place, steps: Sequence[int], seconds: float, notes: Notes) -> list[float]:
    """More and more tables, a row for each step; megabytes of the servers at each."""
    memory = list[float]()
    async with crowd(place.servers) as people:
        for size in steps:
            await people.grow(size)
            figures = await measure(place, people, seconds)
            memory.append(place.megabytes())
            notes.row(size, *figures, f"{memory[-1]:.0f}")
    return memory


async def measure(place: Place, people: Crowd, seconds: float) -> list[str]:
    """Let everybody play, and say how it went: turns a second, waits, cores."""
    playing = asyncio.create_task(people.play(seconds, WARM_S))
    await asyncio.sleep(WARM_S)  # a table that was just opened costs more than one that plays
    began, before = monotonic(), place.cpu()
    tally = await playing
    took, after = monotonic() - began, place.cpu()
    if tally.refused:
        print(f"{tally.refused} moves refused", file=sys.stderr)
    cores = [f"{(now - then) / took:.2f}" for then, now in zip(before, after, strict=True)]
    waits = percents(tally.turns, 0.5, 0.99, 0.999, unit=1e-3) + percents(tally.late, 0.99, unit=1e-3)
    return [f"{len(tally.turns) / took:.0f}", *waits, *cores]


# -- a long while ------------------------------------------------------------------------------------


def soak(kind: str, tables: int, minutes: int, notes: Notes) -> bool:
    """Play match after match for a while, and watch the memory; False if it grows."""
    memory = list[float]()
    notes.say(
        f"{tables} tables for {minutes} minutes, {TITLES[kind]}. {PLAYERS} players a table, a turn every",
        f"{SOAK_PACE_S:.0f} s with {DRAFTS} drafts, a rematch after every match.",
        "",
    )
    notes.head("minute", "turns/s", "p50 ms", "p99 ms", "matches", "server MB")

    async def go(place: Place) -> None:
        async with crowd(place.servers, SOAK_PACE_S, rounds=1) as people:
            await people.grow(tables)
            for minute in range(1, minutes + 1):
                turns = (await people.play(60.0)).turns
                matches = sum(table.matches for table in people.tables)
                memory.append(place.megabytes())
                waits = percents(turns, 0.5, 0.99, unit=1e-3)
                notes.row(minute, f"{len(turns) / 60:.0f}", *waits, matches, f"{memory[-1]:.1f}")

    with places(kind) as place:
        asyncio.run(go(place))
    # Caches fill at first; what grows after that would grow for ever.
    if minutes <= WARM_MINUTES:
        return True
    grown = max(memory[WARM_MINUTES:]) / memory[WARM_MINUTES - 1] - 1
    notes.say("", f"Memory after minute {WARM_MINUTES}: {grown:+.1%} at most; aim {MOST_GROWTH:.0%}.")
    return grown <= MOST_GROWTH

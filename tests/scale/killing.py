"""Servers killed at random moments under load, and PostgreSQL too: what was promised must have been kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random

from msgspec import structs
from websockets.exceptions import WebSocketException

from tests.scale.cluster import Cluster
from tests.scale.household import settle_household
from tests.scale.regular import AGAIN_S, Regular, check_table, seat_regulars
from tests.server.harness import PATIENCE_S
from tests.server.process import Remote, remote
from tilerummy.protocol import messages as m

PLANS = (
    m.Plan("sabra", players=2, rounds=1, clock=0),
    m.Plan("sabra", players=3, rounds=1, clock=0),  # two people and a bot
    m.Plan("rummy", players=2, rounds=1, clock=0),
)
SHORT = tuple(structs.replace(plan, options={"hand_size": 7, "starter_hand": 7}) for plan in PLANS)
"""The same with fewer tiles: over sooner."""
BUSY_MOVES = 8
"""A kill comes after at most so many more moves: in mid-turn, while a bot thinks, in a commit."""


@dataclass
class Report:
    """What was done, and survived."""

    kills: int = 0
    crashes: int = 0
    """Kills of PostgreSQL."""
    matches: int = 0
    moves: int = 0
    connections: int = 0
    acts: int = 0
    """Of families, acknowledged."""
    refused: int = 0
    """What somebody there asked for and had no right to."""


@dataclass
class Servers:
    """Several servers at one database; those that were killed come back at another address."""

    database: str
    slots: list[AsyncExitStack] = field(default_factory=list)
    remotes: list[Remote] = field(default_factory=list)

    async def start(self, slot: int) -> None:
        """Start a server in this place."""
        self.remotes[slot] = await self.slots[slot].enter_async_context(remote(self.database))

    async def kill(self, slot: int) -> None:
        """Kill a server, and start another one in its place."""
        await self.remotes[slot].kill()
        await self.slots[slot].aclose()
        await self.start(slot)

    def any(self, rng: Random) -> str:
        """The address of one of them, which may be dead."""
        return rng.choice(self.remotes).address


@asynccontextmanager
async def serving(database: str, count: int) -> AsyncIterator[Servers]:
    """So many servers."""
    servers = Servers(database, [AsyncExitStack() for _ in range(count)], [None] * count)  # type: ignore[list-item]
    try:
        for slot in range(count):
            await servers.start(slot)
        yield servers
    finally:
        for stack in servers.slots:
            await stack.aclose()


class Tables:
    """Tables that are played at, one match after the other, until it is enough."""

    def __init__(self, servers: Servers, plans: Sequence[m.Plan], rng: Random, report: Report) -> None:
        self._servers, self._plans, self._rng, self._report = servers, plans, rng, report
        self._enough = False
        self._moves = asyncio.Condition()
        self._waking: set[asyncio.Task[None]] = set()

    def is_enough(self) -> bool:
        """Whether nothing new is begun."""
        return self._enough

    def stop(self) -> None:
        """No new matches; those that were begun are played to the end."""
        self._enough = True

    async def play_on(self, table: int) -> None:
        """Matches at one table."""
        match = 0
        while not self._enough or match == 0:
            match += 1
            regulars = await self._seat(table, match)
            views = await asyncio.gather(*(regular.play() for regular in regulars))
            await check_table(regulars, views)
            self._report.matches += 1
            self._report.connections += sum(regular.connections for regular in regulars)

    async def _seat(self, table: int, match: int) -> list[Regular]:
        """A table with its people; if a server dies in the middle of this, there will be another table."""
        addresses = [lambda: self._servers.any(self._rng)] * 2
        plan = self._plans[table % len(self._plans)]
        while True:
            try:
                regulars = await seat_regulars(addresses, plan, f"t{table}-{match}", 100 * table + match)
            except (OSError, HTTPException, WebSocketException, AssertionError):
                await asyncio.sleep(AGAIN_S)
                continue
            for regular in regulars:
                regular.moved = self._moved
            return regulars

    def _moved(self) -> None:
        self._report.moves += 1
        task = asyncio.ensure_future(self._wake())
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self) -> None:
        async with self._moves:
            self._moves.notify_all()

    async def moves(self, more: int) -> None:
        """Wait for so many more moves that were acknowledged."""
        wanted = self._report.moves + more
        async with asyncio.timeout(10 * PATIENCE_S), self._moves:
            await self._moves.wait_for(lambda: self._report.moves >= wanted or self._enough)


async def kill_often(
    database: str,
    count: int,
    kills: int,
    *,
    tables: int,
    seed: int,
    plans: Sequence[m.Plan] = PLANS,
    cluster: Cluster | None = None,
    crashes: int = 0,
    progress: Callable[[Report], None] = lambda _: None,
) -> Report:
    """Kill servers so often, and PostgreSQL, while matches are played and a family lives on; whatever is
    wrong is raised."""
    rng, report = Random(seed), Report()
    family = await settle_household(database, lambda: servers.any(rng), rng)
    order = ["server"] * kills + ["database"] * crashes
    rng.shuffle(order)
    async with serving(database, count) as servers:
        playing = Tables(servers, plans, rng, report)
        async with asyncio.TaskGroup() as group:
            group.create_task(family.live(playing.is_enough))
            for table in range(tables):
                group.create_task(playing.play_on(table))
            for victim in order:
                await playing.moves(rng.randrange(1, BUSY_MOVES))
                await asyncio.sleep(rng.random() / 30)  # any moment of what follows
                if victim == "server":
                    await servers.kill(rng.randrange(count))
                    report.kills += 1
                else:
                    assert cluster is not None
                    cluster.kill()
                    await asyncio.to_thread(cluster.start)
                    report.crashes += 1
                progress(report)
            playing.stop()
    report.acts, report.refused = family.acts, family.refused
    return report

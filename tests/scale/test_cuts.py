"""Connections that break at random: nobody is left behind, nothing is lost or done twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.scale.cluster import Cluster
from tests.scale.regular import Regular, check_table, seat_regulars
from tests.server.harness import hosting
from tilerummy.protocol import messages as m

pytestmark = pytest.mark.wide

PLAN = m.Plan("sabra", players=2, rounds=1, clock=0)


async def cut_at_random(regulars: list[Regular], rng: Random, cuts: int) -> None:
    """Cut one connection after the other, at any moment."""
    for _ in range(cuts):
        await asyncio.sleep(rng.random() / 20)
        rng.choice(regulars).cut()


async def play_through_cuts(addresses: list[str], seed: int, cuts: int = 40) -> list[Regular]:
    """A match with cuts; whoever connects again may come to another server."""
    rng = Random(seed)
    regulars = await seat_regulars([lambda: rng.choice(addresses)] * PLAN.players, PLAN, f"c{seed}", seed)
    cutting = asyncio.create_task(cut_at_random(regulars, rng, cuts))
    try:
        views = await asyncio.gather(*(regular.play() for regular in regulars))
    finally:
        cutting.cancel()
        with suppress(asyncio.CancelledError):
            await cutting
    await check_table(regulars, views)
    await check_the_check(regulars, views)
    return regulars


async def check_the_check(regulars: list[Regular], views: list[m.GameView]) -> None:
    """A move that was promised and is not there, or is there and was not promised, is found."""
    ledger = regulars[0].acknowledged
    last = ledger.pop()
    with pytest.raises(AssertionError, match="acknowledged"):
        await check_table(regulars, views)
    ledger += [last, last]
    with pytest.raises(AssertionError, match="under one number"):
        await check_table(regulars, views)
    ledger.pop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_connections_cut_at_random_change_nothing(kind: str, tmp_path: Path, cluster: Cluster) -> None:
    """One server on a file; two on PostgreSQL, where each new connection may go to either."""
    if kind == "sqlite":
        async with hosting(tmp_path) as host:
            regulars = await play_through_cuts([host.address], 1)
    else:
        database = await cluster.database()
        async with hosting(database) as one, hosting(database) as two:
            regulars = await play_through_cuts([one.address, two.address], 2)
    assert sum(regular.connections for regular in regulars) > 2 * PLAN.players

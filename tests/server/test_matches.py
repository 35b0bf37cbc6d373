"""Whole matches, and what their records say."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.harness import FAMILIES, OVER_SOCKETS, Client, Host, Player, hosting, joining, seated
from tests.sizes import ONE_OF_A_KIND, these
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.event import MatchEnded
from tilerummy.rules.match.record import read_record
from tilerummy.rules.preset import load, preset_ids

BOT = "novice"


def plan_for(preset: str, players: int) -> m.Plan:
    rounds = 1 if load(preset).rounds == "agreed" else None
    return m.Plan(preset, players=players, rounds=rounds, clock=0)


async def play_all(host: Host, plan: m.Plan, people: int, seed: int) -> str:
    """People and bots play a match; the record."""
    async with AsyncExitStack() as stack:
        tokens = [await host.visitor() for _ in range(people)]
        code = await host.open(tokens[0], plan, bots=[BOT] * (plan.players - people))
        clients: list[Client] = []
        for token in tokens:
            client = await stack.enter_async_context(joining(host, code, token))
            clients.append(client)
            if len(clients) > 1:
                await client.do(m.TakeSeat, f"Guest {len(clients)}", "cc" * 16)
                await client.do(m.Ready)
        await clients[0].do(m.Start)
        await asyncio.gather(*(Player(client, seed + i).play() for i, client in enumerate(clients)))
        status, record = await host.get(f"/t/{code}/record")
        assert status == 200
        return record.decode()


@pytest.mark.parametrize("preset", these(ONE_OF_A_KIND, preset_ids()))
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_matches_of_every_preset_are_played_and_their_records_verify(
    tmp_path: Path, preset: str, whole: bool
) -> None:
    """Protects the whole way: seats, salts, turns, bots, scores, record; several tables at once."""
    async with hosting(tmp_path, inside=preset not in OVER_SOCKETS) as host:
        fewest, most = load(preset).players
        numbers = {*range(fewest, most + 1)} if whole else {fewest, most if preset in FAMILIES else fewest}
        matches = (
            play_all(host, plan_for(preset, players), 1 + players % 2, seed=players)
            for players in sorted(numbers)
        )
        for record in await asyncio.gather(*matches):
            events = read_record(record)
            assert isinstance(events[-1], MatchEnded)
            assert verify(events) == []


async def test_everybody_sees_the_same_table_in_the_end(tmp_path: Path) -> None:
    """Protects the players of a table from seeing different games."""
    async with hosting(tmp_path) as host, AsyncExitStack() as stack:
        tokens = [await host.visitor() for _ in range(3)]
        code = await host.open(tokens[0], plan_for("sabra", 3))
        clients = [await stack.enter_async_context(joining(host, code, token)) for token in tokens]
        watcher = await stack.enter_async_context(joining(host, code))
        for client in clients[1:]:
            await client.do(m.TakeSeat, "Guest")
            await client.do(m.Ready)
        await clients[0].until(lambda: clients[0].party and seated(clients[0].party) == 3)
        await clients[0].do(m.Start)
        await asyncio.gather(*(Player(client, i).play() for i, client in enumerate(clients)))
        views = [client.view for client in (*clients, watcher)]
        await watcher.until(lambda: watcher.view and watcher.view.final)
        assert len({view.sequence for view in views if view}) == 1
        assert len({str(view.table) for view in views if view}) == 1
        assert watcher.view is not None
        assert watcher.view.rack is None

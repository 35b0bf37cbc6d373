"""Quotas and the lobby: nobody's tables push out everybody else's, and nobody lists what is deserted."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import TWO, HandClock, Host, hosting, http, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.server.edge import quotas
from tilerummy.server.live import lobby as lobby_module
from tilerummy.server.live.lobby import LISTED_MS, OF_ONE_HOST
from tilerummy.server.maintenance.nightly import DAY_MS, prune
from tilerummy.server.store.store import Code

PUBLIC = m.Plan("sabra", players=2, rounds=1, clock=0, public=True)
NEW = m.NewTable(PUBLIC, "Ada", "aa" * 16, [])


async def lobby(host: Host) -> list[str]:
    return [line["code"] for line in json.loads((await host.get("/api/lobby"))[1])["tables"]]


def codes(body: bytes) -> list[str]:
    return [reason["code"] for reason in json.loads(body)["reasons"]]


async def test_one_visitor_cannot_empty_the_lobby_of_others(database: str) -> None:
    async with hosting(database) as host:
        ada, bo = await host.visitor(), await host.visitor()
        for _ in range(OF_ONE_HOST):
            await host.open(ada, PUBLIC)
        status, body = await host.post("/api/tables", NEW, ada)
        assert (status, codes(body)) == (429, ["too_many_tables"])
        await host.open(ada, TWO)
        code = await host.open(bo, PUBLIC)
        async with joining(host, code, bo):
            assert await lobby(host) == [code]


async def test_even_tables_made_public_later_are_listed_a_few_for_each_host(database: str) -> None:
    async with hosting(database) as host:
        ada = await host.visitor()
        tables = [await host.open(ada, TWO) for _ in range(OF_ONE_HOST + 1)]
        for code in tables:
            async with joining(host, code, ada) as client:
                await client.do(m.SetPlan, PUBLIC)
        process, now = host.parts.service.process, host.clock.now
        for code in tables:
            visitor = (await host.parts.service.tables.look(Code(code)))[0].party.host
            await host.parts.service.store.see(process, Code(code), visitor, now + 60_000)
        assert await lobby(host) == [*reversed(tables)][:OF_ONE_HOST]


async def test_the_lobby_lists_tables_whose_host_is_there_and_lets_them_age(database: str) -> None:
    async with hosting(database) as host:
        ada = await host.visitor()
        code = await host.open(ada, PUBLIC)
        assert await lobby(host) == []
        async with joining(host, code, ada):
            assert await lobby(host) == [code]
        await host.parts.service.rooms.emptied()
        assert await lobby(host) == []
        async with joining(host, code, ada):
            assert await lobby(host) == [code]
            host.pass_time(LISTED_MS / 1000 + 60)
            await host.parts.service.rooms.alive()
            assert await lobby(host) == [], "nothing has happened there for hours"


@pytest.mark.limits
@pytest.mark.parametrize("kind", ["visitor", "address"])
async def test_new_tables_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(quotas, "BY_VISITOR", (0, 2) if kind == "visitor" else (0, 100))
    monkeypatch.setattr(quotas, "BY_ADDRESS", (0, 2))
    proxy = "127.0.0.1" if kind == "visitor" else "10.0.0.1"
    async with hosting(tmp_path, trusted_proxy=proxy) as host:
        ada = await host.visitor()
        for _ in range(2):
            await host.open(ada, TWO)
        other = ada if kind == "visitor" else await host.visitor()
        wanted = m.QuickGame("Ada", "bb" * 16, TWO, [])
        status, body = await host.post("/api/quick", wanted, other)
        assert (status, codes(body)) == (429, ["too_many_tables"])


async def test_abandoned_matches_are_forgotten_and_turns_of_days_are_not(database: str) -> None:
    clock = HandClock()
    async with hosting(database, clock) as host:
        days = m.Plan("sabra", players=2, rounds=1, clock=86_400 * 3)
        kept: list[str] = []
        for plan in (TWO, days):
            async with pair(host, plan) as (_, _, code):
                kept.append(code)
            await host.parts.service.rooms.emptied()
            await host.parts.service.scheduler.settle()
        store = host.parts.service.store
        clock.now += 2 * DAY_MS
        assert await prune(store, clock, 1) == 1
        assert await store.load(Code(kept[0])) is None
        assert await store.load(Code(kept[1])) is not None


async def test_one_address_has_one_share_of_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects every honest table: sixty of one address never push another one off the list."""
    monkeypatch.setattr(lobby_module, "LONGEST", 5)
    monkeypatch.setattr(quotas, "BY_ADDRESS", (0, 100))
    async with hosting(tmp_path, trusted_proxy="127.0.0.1") as host, AsyncExitStack() as open_tables:
        honest = ""
        for number in range(9):
            token = await host.visitor()
            address = "192.0.2.7" if number == 0 else "192.0.2.8"
            headers = {"x-forwarded-for": address, "authorization": f"Bearer {token}"}
            body = msgspec.json.encode(NEW)
            url = f"{host.address}/api/tables"
            status, answer = await asyncio.to_thread(http, url, body, None, "POST", **headers)
            assert status == 201, answer
            code = json.loads(answer)["code"]
            honest = honest or code
            await open_tables.enter_async_context(joining(host, code, token))
        assert len(await lobby(host)) == 5
        assert honest in await lobby(host)


@pytest.mark.limits
async def test_the_lobby_is_looked_up_once_a_second_for_all(tmp_path: Path) -> None:
    """Protects everybody who plays: however many read the list, the store is asked once."""
    async with hosting(tmp_path) as host:
        store, looks = host.parts.service.store, list[int]()
        ask = store.lobby

        async def counted(*args: Any) -> Any:
            looks.append(1)
            return await ask(*args)

        store.lobby = counted  # type: ignore[method-assign,assignment]
        for _ in range(20):
            assert (await host.get("/api/lobby"))[0] == 200
        assert len(looks) == 1

"""Today's deal at a server: everybody has the same, results are played again, and nobody is named."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tests.server.families import device, founded, joined
from tests.server.harness import HandClock, Host, InlineWorkers, Player, hosting, joining
from tests.server.test_moderation import deleted
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import deal_of, play, read_day, read_deal
from tilerummy.protocol import messages as m
from tilerummy.rules.match.record import write_record
from tilerummy.server.jobs.staff import Crashed, NoAnswer
from tilerummy.server.jobs.thinking import day_move
from tilerummy.server.maintenance.backup import lines_of, restore
from tilerummy.server.store.store import Code
from tilerummy.server.table.due import WATCH_MS

T = TypeVar("T")
TODAY = "2026-11-17"
NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp() * 1000)


async def sat_down(host: Host, token: str, day: str = TODAY) -> str:
    status, body = await host.post(f"/api/days/{day}/game", m.DayGame("Ada"), token)
    assert status == 201, body
    return str(json.loads(body)["code"])


async def told(host: Host, token: str, record: bytes, day: str = TODAY) -> tuple[int, Any]:
    status, body = await host.ask(f"/api/days/{day}/results", record, token)
    return status, json.loads(body)


@cache
def recorded(name: str = "me", level: str = "greedy", day: str = TODAY) -> bytes:
    """Somebody played at home, without this server."""
    return write_record(play(read_deal(day), bot_named(level), name)).encode()


def codes(answer: Any) -> list[str]:
    return [reason["code"] for reason in answer["reasons"]]


async def test_a_day_is_played_told_and_counted_once(database: str) -> None:
    async with hosting(database, HandClock(NOON)) as host:
        ada, bo = await host.visitor(), await host.visitor()
        code = await sat_down(host, ada)
        assert await sat_down(host, ada) == code  # whoever comes back goes on
        assert await sat_down(host, bo) != code
        async with joining(host, code, ada) as client:
            await Player(client, 1).play()
        _, record = await host.get(f"/t/{code}/record", ada)
        status, first = await told(host, ada, record)
        assert (status, first["counted"]) == (200, True)
        status, second = await told(host, ada, recorded())
        assert (status, second["counted"]) == (200, False)
        ours, theirs = (first["turns"], first["left"]), (second["turns"], second["left"])
        status, third = await told(host, bo, recorded("Bo"))
        assert (status, third["counted"]) == (200, True)
        counts = {(one["turns"], one["left"]): one["told"] for one in third["deal"]["counts"]}
        assert counts == ({ours: 2} if ours == theirs else {ours: 1, theirs: 1})


async def test_a_family_sees_how_its_people_fared(tmp_path: Path) -> None:
    """Protects the comparison with a family: its people alone see it, and who leaves takes theirs along."""
    async with hosting(tmp_path, HandClock(NOON)) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        _, first = await told(host, mia.token, recorded("Mia"))
        await told(host, mia.token, recorded("Mia"))
        await told(host, (await host.visitor()), recorded("somebody"))
        assert (await grandma.look()).days == [
            m.FamilyDay(TODAY, 2, first["turns"], first["left"], tuple(first["laid"]))
        ]
        assert (await (await device(host, grandma.code)).look()).days == []
        own = next(one.number for one in (await mia.look()).phones if one.mine)
        await mia.do(f"/phones/{own}", {}, "DELETE")  # as new as her phone: she goes with it
        assert (await grandma.look()).days == []


@pytest.mark.parametrize(("error", "waits"), [(NoAnswer("late"), True), (Crashed("once"), False)])
async def test_a_computer_that_is_late_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: NoAnswer, waits: bool
) -> None:
    """Protects a game that is to count: no other turn stands in for one that may still come."""
    clock = HandClock(NOON)

    async def ask(self: InlineWorkers, seconds: float, function: Callable[..., T], *args: object) -> T:
        if function is day_move:
            raise error
        return function(*args)

    async with hosting(tmp_path, clock) as host:
        service, token = host.parts.service, await host.visitor()
        code = Code(await sat_down(host, token))
        async with joining(host, code, token) as client:
            await client.until(lambda: client.my_turn)
            monkeypatch.setattr(InlineWorkers, "ask", ask)
            await client.do(m.DrawRequest, client.seen)
            await service.scheduler.settle()
            state, _, _ = await service.tables.look(code)
            assert (state.turn == 1) is waits
            monkeypatch.undo()
            clock.now += WATCH_MS
            await service.scheduler.tend_due()
            await Player(client, 1).play()
        _, record = await host.get(f"/t/{code}/record", token)
        status, _ = await told(host, token, record)
        assert status == (200 if waits else 400)


async def test_everybody_of_one_box_is_compared_with_each_other(tmp_path: Path) -> None:
    """Protects whoever has another box at home: a deal of their own, and one result a day."""
    async with hosting(tmp_path, HandClock(NOON)) as host:
        mine = f"{TODAY}.sabra-de"
        ada, bo = await host.visitor(), await host.visitor()
        code = await sat_down(host, ada, mine)
        assert code != await sat_down(host, ada)
        async with joining(host, code, ada) as client:
            await client.until(lambda: client.my_turn)  # computers play before her, by this box
            assert client.party is not None
            assert (client.party.day, client.party.plan.preset) == (mine, "sabra-de")
        _, first = await told(host, ada, recorded(day=mine, level="patient"), mine)
        assert (first["counted"], first["deal"]["day"], first["deal"]["preset"]) == (True, mine, "sabra-de")
        assert len(first["laid"]) == first["turns"]
        _, second = await told(host, ada, recorded())  # the tiles are known to her by now
        assert (second["counted"], second["deal"]["counts"]) == (False, [])
        _, third = await told(host, bo, recorded(day=mine), mine)
        assert sum(one["told"] for one in third["deal"]["counts"]) == 2
        assert (await told(host, bo, recorded(), mine))[0] == 400


async def test_a_forged_result_is_refused_and_counts_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path, HandClock(NOON)) as host:
        token, record = await host.visitor(), recorded()
        for forged in (b"", b"nonsense", record[: len(record) // 2], recorded(day="2026-11-16")):
            status, answer = await told(host, token, forged)
            assert (status, codes(answer)) == (400, ["not_this_deal"])
        _, deal = await host.get(f"/api/days/{TODAY}")
        assert json.loads(deal)["counts"] == []


async def test_days_that_have_no_deal_are_told_so(tmp_path: Path) -> None:
    async with hosting(tmp_path, HandClock(NOON)) as host:
        token = await host.visitor()
        for day in ("2026-11-19", "2025-12-31", "yesterday", "2026-11-31", f"{TODAY}.nobox"):
            status, body = await host.get(f"/api/days/{day}")
            assert (status, codes(json.loads(body))) == (404, ["no_such_day"])
            status, body = await host.post(f"/api/days/{day}/game", m.DayGame("Ada"), token)
            assert status == 404
        tomorrow, _ = await host.get("/api/days/2026-11-18")  # east of here it has begun
        assert tomorrow == 200


async def test_a_result_that_comes_too_late_is_right_and_does_not_count(tmp_path: Path) -> None:
    async with hosting(tmp_path, HandClock(NOON)) as host:
        status, answer = await told(host, await host.visitor(), recorded(day="2026-11-02"), "2026-11-02")
        assert (status, answer["counted"], answer["deal"]["counts"]) == (200, False, [])


@pytest.mark.evening
async def test_what_is_kept_of_a_visitor_names_the_day_and_can_be_forgotten(database: str) -> None:
    async with hosting(database, HandClock(NOON)) as host:
        token = await host.visitor()
        await told(host, token, recorded())
        _, kept = await host.get("/api/mine/data", token)
        assert json.loads(kept)["days"] == [TODAY]
        status, _ = await asyncio.to_thread(deleted, f"{host.address}/api/mine", token)
        assert status == 200
        rows = await host.parts.service.store.query("SELECT mark FROM marks")
        assert list(rows) == []


async def test_the_best_line_is_told_when_it_is_known(tmp_path: Path) -> None:
    async with hosting(tmp_path, HandClock(NOON)) as host:
        async with asyncio.timeout(60):
            while not (deal := json.loads((await host.get(f"/api/days/{TODAY}"))[1]))["best"]:
                await asyncio.sleep(0)
        assert deal["preset"] == deal_of(read_day(TODAY)).preset
        assert deal["best"]["turns"] > 0


async def test_numbers_of_days_are_in_a_backup(database: str, tmp_path: Path) -> None:
    async with hosting(database, HandClock(NOON)) as host:
        await told(host, await host.visitor(), recorded())
        lines = [line async for line in lines_of(host.parts.service.store)]
        before = (await host.get(f"/api/days/{TODAY}"))[1]
    async with hosting(tmp_path, HandClock(NOON)) as host:
        await restore(host.parts.service.store, lines)
        after = (await host.get(f"/api/days/{TODAY}"))[1]
    counts = [msgspec.json.decode(body)["counts"] for body in (before, after)]
    assert counts[0] == counts[1] != []


@pytest.mark.limits
async def test_fresh_visitors_of_one_address_do_not_stuff_the_numbers_of_a_day(tmp_path: Path) -> None:
    """Protects what all see of a day from fourteen visitors of one address: a few of them count."""
    async with hosting(tmp_path, HandClock(NOON), trusted_proxy="10.0.0.1") as host:
        days = [await told(host, await host.visitor(), recorded()) for _ in range(8)]
        assert [day["counted"] for _, day in days] == [True] * 5 + [False] * 3
        assert sum(one["told"] for one in days[-1][1]["deal"]["counts"]) == 5

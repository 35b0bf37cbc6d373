"""Time: a clock that is set while people play ends no turn, and a time without a server costs nobody any."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.harness import Client, HandClock, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.server.app import build
from tilerummy.server.live.process import TableTime, steady_clock
from tilerummy.server.settings import Settings
from tilerummy.server.store.store import Code

HOUR_MS = 3_600_000
MINUTE = m.Plan("sabra", players=2, rounds=1, clock=60)


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS])
def test_the_clock_of_the_machine_may_be_set_while_a_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock = build(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")).service.clock
    before, real = clock(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert 0 <= clock() - before < HOUR_MS // 2


def test_a_steady_clock_is_set_once() -> None:
    wall, steady = 5_000_000_000_000, 70_000_000
    clock = steady_clock(lambda: wall, lambda: steady)
    assert clock() == 5_000_000
    wall, steady = wall + HOUR_MS * 1_000_000, steady + 3_000_000
    assert clock() == 5_000_003


def test_time_goes_on_from_where_it_was() -> None:
    now = 100
    clock = TableTime(lambda: now)
    clock.not_before(50)
    assert clock() == 100
    clock.not_before(300)
    now = 110
    assert clock() == 310


def left(client: Client) -> int:
    assert client.view is not None
    assert client.view.clock is not None
    return client.view.clock.left


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS, 0])
async def test_a_restart_after_a_jump_ends_no_turn_and_times_do_not_run_backwards(
    database: str, jump: int
) -> None:
    clock = HandClock()
    async with hosting(database, clock) as host, pair(host, MINUTE) as (first, second, code):
        player = first if first.my_turn else second
        token, sequence = player.token, player.seen
        host.pass_time(20)
        await host.parts.service.rooms.alive()
    clock.now += jump
    async with hosting(database, clock) as host, joining(host, code, token, "x") as again:
        await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
        assert again.my_turn
        assert again.seen >= sequence
        assert 39_000 <= left(again) <= 41_000
        kept = await host.parts.service.store.load(Code(code))
        assert kept is not None
        times = [line.at for line in kept.lines]
        assert times == sorted(times)


async def test_after_two_restarts_without_anybody_all_of_the_time_is_given_back(database: str) -> None:
    """The first server to come back may go again before anybody has looked at the table."""
    clock = HandClock()
    async with hosting(database, clock) as host, pair(host, MINUTE) as (first, second, code):
        token = (first if first.my_turn else second).token
        host.pass_time(20)
        await host.parts.service.rooms.alive()
    for _ in range(2):
        clock.now += HOUR_MS
        async with hosting(database, clock):
            pass
    clock.now += HOUR_MS
    async with hosting(database, clock) as host, joining(host, code, token, "x") as again:
        await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
        assert again.my_turn
        assert 38_000 <= left(again) <= 41_000


async def test_a_restart_looks_at_no_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With ten thousand tables that would take half a minute, in which nobody is served."""
    clock = HandClock()
    async with hosting(database, clock) as host, pair(host, MINUTE):
        pass
    loaded: list[object] = []
    monkeypatch.setattr(
        "tilerummy.server.live.table_cache.TableCache.load", lambda _, cached: loaded.append(cached)
    )
    async with hosting(database, clock) as host:
        assert (await host.get("/healthz"))[0] == 200
        assert loaded == []

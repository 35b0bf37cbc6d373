"""Two servers on one PostgreSQL, the players of each table split between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.scale.cluster import Cluster
from tests.scale.household import settle_household
from tests.scale.killing import serving
from tests.server.harness import TWO, Client, HandClock, Host, Player, hosting, joining, pair
from tests.server.process import remote
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record
from tilerummy.server.live.scheduler import PRESENCE_MS
from tilerummy.server.store.store import Code

CLOCKED = m.Plan("sabra", players=2, rounds=1, clock=60)


@asynccontextmanager
async def split(one: Host, two: Host, plan: m.Plan = TWO) -> AsyncIterator[tuple[Client, Client, str]]:
    """A table of two whose players are connected to different servers."""
    ada, bo = await one.visitor(), await two.visitor()
    code = await one.open(ada, plan)
    async with joining(one, code, ada, "a") as first, joining(two, code, bo, "b") as second:
        first.token, second.token = ada, bo
        await second.do(m.TakeSeat, "Bo")
        await second.do(m.Ready)
        await first.until(lambda: first.party and first.party.places[1].ready)
        await first.do(m.Start)
        await second.until(lambda: second.view)
        await first.until(lambda: first.view)
        yield first, second, code


async def record_is_good(host: Host, code: str) -> None:
    """The match is over, and its record verifies."""
    status, record = await host.get(f"/t/{code}/record")
    assert status == 200
    assert verify(read_record(record.decode())) == []


async def test_matches_are_played_through_two_servers(cluster: Cluster) -> None:
    """Nothing but PostgreSQL joins them: what one keeps, the other tells its people."""
    database, clock = await cluster.database(), HandClock()
    async with (
        hosting(database, clock) as one,
        hosting(database, clock) as two,
        split(one, two) as (first, second, code),
    ):
        assert first.party is not None
        assert first.party.places[1].connected
        player, other = (first, second) if first.my_turn else (second, first)
        assert player.view is not None
        await player.send(m.SendDraft(player.seen, m.Draft([(player.view.rack or [])[:1]])))
        await other.until(lambda: other.draft)
        await other.do(m.Say, m.Word.HELLO)
        await player.until(lambda: player.all(m.Said))
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        await record_is_good(one, code)
        await second.socket.close()
        await first.until(lambda: first.party and not first.party.places[1].connected)


@pytest.mark.wide
@pytest.mark.parametrize("new_links", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_a_family_lives_at_two_servers(cluster: Cluster, new_links: bool) -> None:
    """Protects a family whose devices are at different servers: what one acknowledged the other holds to, and
    neither gives anybody what is not theirs."""
    database, rng = await cluster.database(), Random(5)
    family = await settle_household(database, lambda: servers.any(rng), rng)
    family.new_links = new_links
    async with serving(database, 2) as servers:
        await family.live(lambda: family.refused >= 20)
    assert family.acts > 8


@pytest.mark.wide
async def test_a_time_out_is_noticed_once_by_whoever_lives(cluster: Cluster) -> None:
    """Protects deadlines from a server that dies with them in its hands."""
    database, clock = await cluster.database(), HandClock()
    async with hosting(database, clock) as two:
        async with hosting(database, clock) as one, split(one, two, CLOCKED) as (first, second, code):
            for turn in range(4):
                before = first.seen
                one.pass_time(61)
                two.pass_time(0)
                for client in (first, second):
                    await client.until(lambda c=client, s=before: c.seen > s)  # type: ignore[misc]
                own = [e for h in first.all(m.Happened) for e in h.events if isinstance(e, m.Settled)]
                assert len(own) == turn + 1
        # The first server and its player are gone; the deadline is in the database.
        async with joining(two, code, second.token, "x") as left:
            before = left.seen
            # Somebody may have claimed it and died: the claim runs out.
            await two.parts.service.store.claim_due(clock.now + 61_000, clock.now + PRESENCE_MS, 10)
            two.pass_time(61 + PRESENCE_MS / 1000)
            await left.until(lambda: left.seen > before)


@pytest.mark.wide
async def test_when_a_server_dies_its_players_go_on_through_the_other(cluster: Cluster) -> None:
    database = await cluster.database()
    async with remote(database) as two:
        async with remote(database) as one, split(one, two) as (first, second, code):
            promised = 0
            for _ in range(3):
                player, other = (first, second) if first.my_turn else (second, first)
                promised = (await player.do(m.DrawRequest, player.seen)).sequence
                await other.until(lambda o=other, p=promised: o.seen >= p)  # type: ignore[misc]
            await one.kill()
            await first.ended()
        async with (
            joining(two, code, first.token, "c") as again,
            joining(two, code, second.token, "d") as still,
        ):
            assert again.seen >= promised > 0
            await asyncio.gather(Player(again, 1).play(), Player(still, 2).play())
            await record_is_good(two, code)
        assert await two.stop() == 0


@pytest.mark.wide
async def test_play_goes_on_after_postgresql_was_away(cluster: Cluster) -> None:
    """Killed in the middle of play, and started again: nobody has to connect anew."""
    database = await cluster.database()
    async with (
        hosting(database) as one,
        hosting(database) as two,
        split(one, two) as (first, second, code),
    ):
        before = first.seen
        cluster.kill()
        player, other = (first, second) if first.my_turn else (second, first)
        asking = asyncio.create_task(player.ask(m.DrawRequest("precious", before)))
        await asyncio.to_thread(cluster.start)
        assert isinstance(await asking, m.Ack)
        await other.until(lambda: other.seen > before)
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        await record_is_good(two, code)


async def test_statements_are_planned_once_for_each_connection(cluster: Cluster) -> None:
    """Protects everybody at a busy database: planning a question costs more than answering it."""
    async with hosting(await cluster.database()) as host, pair(host) as (first, second, code):
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        store = host.parts.service.store
        for _ in range(8):
            await store.load(Code(code))
        plans = "SELECT sum(custom_plans), sum(generic_plans) FROM pg_prepared_statements"
        ((custom, generic),) = await store.query(plans)
        assert custom == 0
        assert generic > 1  # this connection's share: the others of the pool answer too
        names = {name for (name,) in await store.query("SELECT application_name FROM pg_stat_activity")}
        assert {f"tilerummy {purpose}" for purpose in ("changes", "questions", "bell")} <= names

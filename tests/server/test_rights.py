"""Rights end when they end: keys, the host's role, bans and erasures are asked at every look and request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import TWO, Client, HandClock, Host, hosting, http, joining, pair
from tests.server.test_many import SharedBell
from tilerummy.protocol import messages as m
from tilerummy.server.store import moderation_rows as kept

THREE = m.Plan("sabra", players=3, rounds=1, clock=0)


@asynccontextmanager
async def houses(kind: str, place: Path | str) -> AsyncIterator[tuple[Host, Host]]:
    """Where two people connect: one server, or two that share their tables."""
    clock = HandClock()
    async with AsyncExitStack() as stack:
        if kind == "one":
            host = await stack.enter_async_context(hosting(place, clock))
            yield host, host
            return
        bell = None if isinstance(place, str) else SharedBell()
        first = await stack.enter_async_context(hosting(place, clock, bell))
        second = await stack.enter_async_context(hosting(place, clock, bell))
        yield first, second


@pytest.fixture(params=["one", "two", "two with postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path | str]:
    """One server, two at a file, two at a database server."""
    if "postgresql" not in request.param:
        return request.param, tmp_path
    return "two", asyncio.run(request.getfixturevalue("cluster").database())


def people(client: Client) -> m.PartyState:
    assert client.party is not None
    return client.party


async def send_late(client: Client, message: m.ClientMessage) -> None:
    """Send something on a connection that may be over by now."""
    with suppress(ConnectionClosed):
        await client.send(message)


async def key_of(client: Client, *, renew: bool = False) -> str:
    key = (await client.do(m.SeatKey, renew=renew)).key
    assert key is not None
    return key


async def test_a_connection_by_a_renewed_key_ends_before_it_sees_more(house: tuple[str, Path | str]) -> None:
    """Protects a rack, and the new key, from a device whose key was taken away: at any server."""
    async with houses(*house) as (one, two), pair(one) as (_, second, code):
        old = await key_of(second)
        async with joining(two, code, old, "b") as phone:
            assert people(phone).you.seat == 1
            heard = len(phone.heard)
            new = await key_of(second, renew=True)
            await phone.ended()
            assert phone.bye is m.ByeReason.WRONG_TOKEN
            assert {type(message) for message in phone.heard[heard:]} <= {m.Bye, m.Beat}
            assert new not in str(phone.heard)
        async with joining(two, code, old, "x") as again:
            assert again.bye is m.ByeReason.WRONG_TOKEN
        assert (await two.get(f"/api/tables/{code}", old))[0] == 401
        assert (await two.get(f"/t/{code}/record", old))[0] == 401
        async with joining(two, code, new, "y") as tablet:
            assert people(tablet).you.seat == 1
            assert await tablet.fail(m.SeatKey, renew=True) == ["wrong_token"], "a key makes no other void"


async def test_a_void_key_does_nothing_even_if_nobody_has_told_its_server(tmp_path: Path) -> None:
    """Protects against a lost ring: what is asked is decided by the table as it is kept."""
    bell, clock = SharedBell(), HandClock()
    async with (
        hosting(tmp_path, clock, bell) as one,
        hosting(tmp_path, clock, bell) as two,
        pair(one) as (_, second, code),
        joining(two, code, await key_of(second), "k") as phone,
    ):
        bell.broken = True
        await key_of(second, renew=True)
        await send_late(phone, m.SeatKey("mine"))
        await phone.ended()
        assert "mine" not in phone.replies


async def test_an_old_answer_is_not_said_again_to_a_void_key(tmp_path: Path) -> None:
    """Protects the new key: the answer that holds it is remembered under the visitor's name."""
    async with (
        hosting(tmp_path) as host,
        pair(host, start=False) as (_, second, code),
        joining(host, code, await key_of(second), "k") as phone,
    ):
        reply = await second.ask(m.SeatKey("guessed", renew=True))
        assert isinstance(reply, m.Ack)
        await send_late(phone, m.SeatKey("guessed"))
        await phone.ended()
        assert "guessed" not in phone.replies


async def test_who_gets_up_and_sits_down_again_has_another_key(tmp_path: Path) -> None:
    """Protects a seat from keys of its former occupant, though it is the same person."""
    async with (
        hosting(tmp_path) as host,
        pair(host, start=False) as (_, second, code),
        joining(host, code, await key_of(second), "k") as phone,
    ):
        await second.do(m.Leave)
        await second.do(m.TakeSeat, "Bo")
        await phone.ended()
        assert phone.bye is m.ByeReason.WRONG_TOKEN


async def test_a_removed_program_does_not_stay_and_sit_down(tmp_path: Path) -> None:
    """Protects a table from a program that was sent away: its key was all that it had."""
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, TWO)
        async with joining(host, code, ada, "a") as first:
            key = (await first.do(m.AddProgram, "Robo")).key
            async with joining(host, code, key, "k") as program:
                await first.do(m.Remove, 1)
                await program.ended()
                assert program.bye is m.ByeReason.WRONG_TOKEN


async def test_the_key_of_the_hosts_seat_moves_tiles_and_does_not_host(house: tuple[str, Path | str]) -> None:
    """Protects a table from whoever was handed the host's seat: it is one seat, as any other."""
    async with (
        houses(*house) as (one, two),
        pair(one) as (first, second, code),
        joining(two, code, await key_of(first), "k") as phone,
    ):
        assert people(phone).you.seat == 0
        assert not people(phone).you.host
        assert await phone.fail(m.Remove, 1) == ["not_the_host"]
        assert await phone.fail(m.HandOn, 1) == ["not_the_host"]
        assert await phone.fail(m.Pause) == ["not_the_host"]
        await phone.do(m.Say, m.Word.HELLO)
        await first.socket.close()
        # The host's role has left the table with their token: now any seat may speak, this one too.
        await phone.until(lambda: people(phone).you.host)
        await second.until(lambda: people(second).you.host)
        assert people(second).places[0].connected
        one.pass_time(60)
        assert await phone.fail(m.HandOn, 1) == ["not_the_host"], "a key is nobody's heir"
        await phone.do(m.Pause)


async def test_who_is_banned_can_do_nothing_more(house: tuple[str, Path | str]) -> None:
    """Protects everybody at every server: an open connection is no right to stay."""
    async with houses(*house) as (one, two), pair(one) as (_, second, code):
        who = second.token.split(".")[1] if second.token else ""
        async with joining(two, code, second.token, "x") as again:
            ban = kept.Ban(kept.VISITOR, who, one.clock() + 60_000)
            await kept.ban(one.parts.service.store, ban, one.clock(), "", "op")
            for host in {id(host): host for host in (one, two)}.values():
                await host.parts.operators.hear()
            for client in (second, again):
                await client.ended()
                assert client.bye is m.ByeReason.BANNED


async def test_acts_of_operators_are_heard_at_once_where_there_is_a_database_server(
    request: pytest.FixtureRequest,
) -> None:
    """Protects the seconds until the next look: the database itself rings for every act."""
    cluster = request.getfixturevalue("cluster")
    async with houses("two", await cluster.database()) as (one, two), pair(one) as (_, second, code):
        who = second.token.split(".")[1] if second.token else ""
        async with joining(two, code, second.token, "x") as again:
            ban = kept.Ban(kept.VISITOR, who, one.clock() + 60_000)
            await kept.ban(one.parts.service.store, ban, one.clock(), "", "op")
            await again.ended()
            assert again.bye is m.ByeReason.BANNED


async def test_whoever_was_let_in_before_a_ban_asks_for_nothing_after_it(tmp_path: Path) -> None:
    """Protects the moment between the ban and the good-bye: each request is looked at."""
    async with hosting(tmp_path) as host, pair(host, start=False) as (_, second, _):
        who = second.token.split(".")[1] if second.token else ""
        ban = kept.Ban(kept.VISITOR, who, host.clock() + 60_000)
        await kept.ban(host.parts.service.store, ban, host.clock(), "", "op")
        await host.parts.service.moderation.read()
        await send_late(second, m.Leave("late"))
        await second.ended()
        assert second.bye is m.ByeReason.BANNED
        assert "late" not in second.replies


def deleted(host: Host, token: str | None) -> tuple[int, bytes]:
    return http(f"{host.address}/api/mine", None, token, method="DELETE")

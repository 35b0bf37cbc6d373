"""Connections that say nothing, or too slowly: they are cut, and whoever plays does not notice them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest

from tests.server.few_files import FEW
from tests.server.harness import PATIENCE_S, Host, hosting, joining, pair
from tests.server.process import remote
from tilerummy.protocol import messages as m
from tilerummy.server.edge import garbage
from tilerummy.server.edge.budgets import TrustedProxies, network_of
from tilerummy.server.edge.connections import BODY_S, HEAD_S, ConnectionLimits, Connections, Waiting
from tilerummy.server.edge.guards import SocketsByAddress
from tilerummy.server.settings import OWN_FILES, at_once, most_connections

HERE = Path(__file__).parent


@asynccontextmanager
async def line_to(
    host: Host, said: bytes = b"", source: str = "127.0.0.1"
) -> AsyncIterator[asyncio.StreamReader]:
    """A bare connection that has said so much."""
    where = urlsplit(host.address)
    assert where.hostname
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0))
    try:
        writer.write(said)
        await writer.drain()
        yield reader
    finally:
        writer.close()


async def is_cut(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S):
            return await reader.read() == b""
    except ConnectionResetError:
        return True


async def heard(connections: Connections, waiting: Waiting) -> None:
    """Wait until the server has read so much of somebody's request."""
    async with asyncio.timeout(PATIENCE_S):
        while not connections.waiting()[waiting]:
            await asyncio.sleep(0)


SLOW = {
    "silent": (b"", HEAD_S),
    "slow head": (b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-more: ", HEAD_S),
    "slow body": (b"POST /api/plan HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", BODY_S),
}


@pytest.mark.parametrize("kind", SLOW)
async def test_whoever_is_silent_or_slow_is_cut_and_players_go_on(tmp_path: Path, kind: str) -> None:
    said, patience = SLOW[kind]
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        connections, now = host.parts.connections, 1000.0
        connections.clock = lambda: now
        async with line_to(host, said) as reader:
            await heard(connections, Waiting.BODY if kind == "slow body" else Waiting.HEAD)
            assert connections.cut_overdue() == 0
            now += patience + 1
            assert connections.cut_overdue() == 1
            assert await is_cut(reader)
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)


async def test_one_address_has_its_share_and_others_get_in(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"trusted_proxy": "10.0.0.1", "connections_per_address": 3}
    async with hosting(tmp_path, **settings) as host, AsyncExitStack() as lines:
        enter = lines.enter_async_context
        oldest, second, *_ = [await enter(line_to(host, source="127.0.0.2")) for _ in range(4)]
        assert await is_cut(oldest), "the one that was silent for longest gives way"
        assert not second.at_eof()
        assert (await host.get("/livez"))[0] == 200


async def test_connections_to_tables_never_give_way(tmp_path: Path) -> None:
    async with hosting(tmp_path, trusted_proxy="", connections_per_address=2) as host:
        ada = await host.visitor()
        code = await host.open(ada, m.Plan("sabra", players=2))
        async with joining(host, code, ada, "a") as first, joining(host, code, None, "b"):
            async with line_to(host) as third:
                assert await is_cut(third)
            await first.do(m.AddBot, "novice")


def test_limits_are_below_what_the_process_may_open() -> None:
    for descriptors in (160, 256, 1024, 65_536):
        lots = 4 * at_once(descriptors)
        assert 2 * most_connections(descriptors) + lots + OWN_FILES <= descriptors


def test_all_of_a_home_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::7") != network_of("2001:db8:1:3::7")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")


def test_behind_a_proxy_tables_are_counted_for_whoever_it_names() -> None:
    sockets = SocketsByAddress(2, TrustedProxies("10.0.0.1, 10.1.0.0/16"))
    one, two, three = Mock(), Mock(), Mock()
    assert [sockets.enter("192.0.2.1", task) for task in (one, two, three)] == [True, True, False]
    assert sockets.enter("192.0.2.2", three)
    assert all(sockets.enter("10.1.2.3", Mock()) for _ in range(9)), "the proxy itself is nobody"
    sockets.leave("192.0.2.1", one)
    assert sockets.enter("192.0.2.1", Mock())
    sockets.cut("192.0.2.1")
    assert (one.cancel.called, two.cancel.called, three.cancel.called) == (False, True, False)


def test_when_all_places_are_taken_the_longest_silence_gives_way() -> None:
    class Line:
        def __init__(self, waiting: Waiting = Waiting.HEAD) -> None:
            self.state, self.open = waiting, True

        def waiting(self) -> Waiting:
            return self.state

        def cut(self) -> None:
            self.open = False

    connections = Connections(ConnectionLimits(3, 3), lambda: 0.0)
    busy, old, new = Line(Waiting.ANSWER), Line(), Line()
    for line in (busy, old, new):
        assert connections.admit(line, line, "a")
    more = Line()
    assert connections.admit(more, more, "b")
    assert (busy.open, old.open, new.open) == (True, False, True)
    for line in (new, more):
        line.state = Waiting.ANSWER
    last = Line()
    assert not connections.admit(last, last, "c")
    assert len(connections) == 3


async def test_more_silent_sockets_than_files_do_not_silence_the_server(tmp_path: Path) -> None:
    """The process may open fewer files than there are connections: it still answers, and a match goes on."""
    async with remote(tmp_path, (str(HERE / "few_files.py"),)) as host, pair(host) as (first, second, _):
        where = urlsplit(host.address)
        assert where.hostname
        assert where.port
        silent = [socket.create_connection((where.hostname, where.port)) for _ in range(FEW + 20)]
        try:
            assert (await host.get("/healthz"))[0] == 200
            player = first if first.my_turn else second
            await player.do(m.DrawRequest, player.seen)
        finally:
            for one in silent:
                one.close()


def test_what_connections_leave_behind_is_freed_after_many_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the memory from what only a look at all objects frees, and players from looks for nothing."""
    monkeypatch.setattr(garbage, "MANY_ENDED", 3)
    monkeypatch.setattr(garbage, "MANY_LOOKS", 1e9)
    connections = Connections(ConnectionLimits(10, 10), lambda: 0.0)
    collector, line = garbage.Garbage(connections), Mock()
    for _ in range(2):
        for key in range(2):
            assert connections.admit(key, line, "a")
            connections.gone(key)
            connections.gone(key)
        assert collector.look() == (connections.ended == 4)
    assert not collector.look()


HEAD = b"POST /api/plan HTTP/1.1\r\nhost: x\r\n"
UNCLEAR = {
    "two lengths": (
        HEAD + b"content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        b" 400 ",
    ),
    "5,000 headers": (HEAD + b"a: b\r\n" * 5000 + b"content-length: 2\r\n\r\n{}", b" 431 "),
}


@pytest.mark.parametrize("kind", UNCLEAR)
async def test_a_request_that_two_readers_read_differently_is_refused(tmp_path: Path, kind: str) -> None:
    """Protects people behind a proxy: nobody hides a second request in what the proxy takes for one."""
    said, status = UNCLEAR[kind]
    hidden = b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"
    async with hosting(tmp_path) as host, line_to(host, said + hidden) as reader:
        async with asyncio.timeout(PATIENCE_S):
            answered = await reader.read()
        assert status in answered.partition(b"\r\n")[0]
        assert answered.count(b"HTTP/1.1") == 1, "what follows is not answered"

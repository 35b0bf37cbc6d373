"""The proxies of docs/hosting.md, as they stand there: matches go through them, and limits count real people.

Each is skipped where it is not installed (Debian: `nginx-light`, `caddy`).
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from tests.children import running
from tests.needs import lacking
from tests.server.harness import PATIENCE_S, Host, Player, hosting, pair
from tilerummy.protocol import messages as m
from tilerummy.server.store import moderation_rows as moderation

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
PLAN = m.Plan("sabra", {"hand_size": 7, "starter_hand": 7, "opening_min": 0}, players=2, rounds=1, clock=0)
SOMEBODY, ANOTHER = "127.0.0.2", "127.0.0.3"
"""Clients of this machine that are not the proxy; on Linux all of 127.0.0.0/8 is ours."""


def shown(language: str) -> str:
    """The configuration that the page shows."""
    (text,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert isinstance(text, str)
    return text


def nginx(folder: Path, port: int, server: str) -> list[str]:
    """nginx with what the page shows, but for the certificate and the ports."""
    text = re.sub(r"^ *ssl_certificate.*\n", "", shown("nginx"), flags=re.MULTILINE)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = text.replace("127.0.0.1:8000", server)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
    # Whoever has started this owns the folder; nginx would become somebody else.
    user = "user root;\n" if os.getuid() == 0 else ""
    whole = f"{user}pid {folder}/pid;\nevents {{}}\nhttp {{\n{temporary}access_log off;\n{text}}}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["nginx", "-p", str(folder), "-e", str(folder / "log"), "-c", "nginx.conf", "-g", "daemon off;"]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    """Caddy with what the page shows, without https."""
    text = shown("caddy").replace("play.example.org", f"http://127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8000", server)
    (folder / "Caddyfile").write_text(f"{{\nadmin off\n}}\n{text}", encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


Proxy = Callable[[Path, int, str], list[str]]
pytestmark = pytest.mark.wide
PROXIES = pytest.mark.parametrize("proxy", [nginx, caddy])


@asynccontextmanager
async def behind(proxy: Proxy, folder: Path, **settings: Any) -> AsyncIterator[Host]:
    """A server behind a proxy; its clients reach it through that alone."""
    if shutil.which(proxy.__name__) is None:
        lacking(proxy.__name__)
    port = free_port()
    async with hosting(folder, public_url=f"http://127.0.0.1:{port}", **settings) as host:
        command = proxy(folder, port, f"127.0.0.1:{host.port}")
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with (
            (folder / "said").open("wb") as said,
            running(command, env=environment, stdout=said, stderr=said) as process,
        ):
            await answering(process, port)
            yield host
            process.terminate()
            await asyncio.to_thread(process.wait)


async def answering(process: Popen[bytes], port: int) -> None:
    """Wait until the proxy takes connections."""
    while process.poll() is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            continue  # the kernel tells nobody when a port is listened on
        writer.close()
        await writer.wait_closed()
        return
    raise RuntimeError(f"{process.args!r} did not start")


def table(host: Host, code: str, address: str, pretended: str) -> connect:
    """A connection to a table from one address, which says that it is another."""
    url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
    lie = {"X-Forwarded-For": pretended, "X-Real-IP": pretended, "Forwarded": f"for={pretended}"}
    return connect(url, local_addr=(address, 0), additional_headers=lie, open_timeout=PATIENCE_S)


@PROXIES
async def test_a_match_is_played_through_a_proxy(tmp_path: Path, proxy: Proxy) -> None:
    """Protects those who copy the page: sockets, the page itself, and figures that stay at home."""
    async with behind(proxy, tmp_path) as host:
        assert (await host.get("/"))[0] == 200
        assert (await host.get("/metrics"))[0] == 401
        async with pair(host, PLAN) as (first, second, code):
            await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        status, record = await host.get(f"/t/{code}/record")
        assert (status, b"end-match" in record) == (200, True)


@PROXIES
async def test_the_longest_file_that_a_server_takes_passes(tmp_path: Path, proxy: Proxy) -> None:
    """Protects families who move: a proxy that refuses their file says so in words that no page reads."""
    async with behind(proxy, tmp_path) as host:
        status, body = await host.ask("/api/families/import", b" " * 7_900_000 + b"1", await host.visitor())
        assert (status, b'"reasons"' in body) == (400, True)


@PROXIES
async def test_connections_count_for_the_address_that_the_proxy_sees(tmp_path: Path, proxy: Proxy) -> None:
    """Protects the limits against whoever says, connection for connection, that they are somebody else."""
    async with behind(proxy, tmp_path, connections_per_address=3) as host, AsyncExitStack() as open_ones:
        code = await host.open(await host.visitor(), PLAN)
        for number in range(3):
            await open_ones.enter_async_context(table(host, code, SOMEBODY, f"203.0.113.{number}"))
        with pytest.raises((InvalidHandshake, OSError, EOFError)):
            await open_ones.enter_async_context(table(host, code, SOMEBODY, "203.0.113.9"))
        await open_ones.enter_async_context(table(host, code, ANOTHER, "203.0.113.9"))


@PROXIES
async def test_a_ban_holds_behind_a_proxy(tmp_path: Path, proxy: Proxy) -> None:
    """Protects a site against a banned address that writes another one into its requests."""
    async with behind(proxy, tmp_path) as host:
        code = await host.open(await host.visitor(), PLAN)
        now = host.clock()
        store = host.parts.service.store
        await moderation.ban(store, moderation.Ban(moderation.ADDRESS, SOMEBODY, now + 60_000), now, "", "")
        await host.parts.operators.hear()
        with pytest.raises((InvalidHandshake, OSError, EOFError)):
            async with table(host, code, SOMEBODY, "203.0.113.9"):
                pass
        async with table(host, code, ANOTHER, SOMEBODY):
            pass

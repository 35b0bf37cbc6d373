"""The attacks of `./run bench attack`: clients of one address that stay inside every limit there is.

Each runs as a process of its own (`python -m benches.attackers NAME ADDRESS CODE`) until somebody ends it,
and says `here` when it has begun.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from urllib.parse import urlsplit

import msgspec

from benches.crowd import Player, ask, connect, post
from benches.load import PLAN
from tests.review.matches import documented
from tests.server.families import file_with, large
from tests.server.families import record as documents
from tilerummy.puzzles.pack import shipped_levels

ADDRESS = "127.0.0.2"
HERE = "here"
"""What attackers say when they have begun."""
SOCKETS = 190
PUBLIC_TABLES = 58
"""As many as the list of public tables has places, and more."""


class Deaf(Player):
    """Watches and never reads."""

    def data_received(self, data: bytes) -> None:
        """Read the head, and nothing after it."""
        super().data_received(data)
        if not self.in_head and self.transport is not None:
            self.transport.pause_reading()


async def own_tables(address: str, number: int) -> list[str]:
    """Tables of the attackers."""
    codes: list[str] = []
    for _ in range(number):
        token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
        wanted = {"plan": {**PLAN, "players": 2}, "name": "Eve"}
        codes.append((await post(address, "/api/tables", wanted, ADDRESS, token))["code"])
    return codes


async def watchers(address: str, kind: type[Player] = Player) -> list[Player]:
    """As many sockets as one address may have, at tables of its own."""
    codes = await own_tables(address, 3)
    found = []
    for number in range(SOCKETS):
        with suppress(AssertionError, TimeoutError, OSError):
            found.append(await connect(address, codes[number % len(codes)], None, ADDRESS, kind))
    return found


async def hellos(address: str, code: str, kind: type[Player] = Player) -> None:
    """190 sockets x 38 hellos a second."""
    sockets = await watchers(address, kind)
    print(HERE, flush=True)
    hello = msgspec.json.encode({"type": "hello"})
    for due in count():
        began = monotonic()
        for socket in sockets:
            if not socket.lost:
                socket.write(hello)
        if due % 38 == 0 and (gone := [one for one in sockets if one.lost]):
            sockets = [one for one in sockets if not one.lost]
            sockets += (await watchers(address, kind))[: len(gone)]
        await asyncio.sleep(max(0.0, 1 / 38 - (monotonic() - began)))


async def deaf(address: str, code: str) -> None:
    """Spectators that ask for everything and do not read it."""
    await hellos(address, code, Deaf)


async def records(address: str, code: str) -> None:
    """190 requests for the record of a long match, and gone."""
    await _requests(address, f"/t/{code}/record", stay=False)


async def reading(address: str, code: str) -> None:
    """190 connections that read a long match over and over."""
    await _requests(address, f"/api/tables/{code}", stay=True)


async def files(address: str, code: str) -> None:
    """190 connections that read the page's own files, which are never refused."""
    await _requests(address, "/livez", stay=True)


async def _requests(address: str, path: str, *, stay: bool) -> None:
    parts = urlsplit(address)
    head = f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()

    async def one() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    parts.hostname, parts.port, local_addr=(ADDRESS, 0)
                )
                try:
                    writer.write(head)
                    while stay:
                        if not await reader.read(65536):
                            break
                        writer.write(head)
                    await asyncio.sleep(0.05)
                finally:
                    writer.close()
            await asyncio.sleep(0.2)

    print(HERE, flush=True)
    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def hints(address: str, code: str) -> None:
    """Twenty visitors with matches of their own, who ask for the best turn without end."""
    for _ in range(20):
        try:
            token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
        except (AssertionError, OSError):  # what they did before is not paid back yet
            await asyncio.sleep(0.5)
            continue
        wanted = {
            "plan": {"preset": "sabra", "players": 2, "hints": "free"},
            "name": "Eve",
            "salt": "aa" * 16,
        }
        with suppress(AssertionError, OSError):
            table = (await post(address, "/api/quick", wanted, ADDRESS, token))["code"]
            asyncio.get_running_loop().create_task(_ask_hints(address, table, token))
    print(HERE, flush=True)
    await asyncio.sleep(3600)


async def _ask_hints(address: str, code: str, token: str) -> None:
    player = await connect(address, code, token, ADDRESS)
    for number in count():
        view = player.view()
        if view is not None:
            asked = {"type": "hint", "id": f"h{number}", "seen": view.sequence, "kind": "best"}
            player.write(msgspec.json.encode(asked))
        await asyncio.sleep(0.1)


async def reviews(address: str, code: str) -> None:
    """Reviews of one match after the other, none of them twice."""
    print(HERE, flush=True)
    for number in count():
        with suppress(AssertionError, TimeoutError, OSError):
            await ask(address, "POST", "/api/review", record(f"Eve {number}").encode(), ADDRESS)
        await asyncio.sleep(0.05)


def record(name: str) -> str:
    """A finished match, short, of somebody with this name."""
    return re.sub(r'name "\w+"', f'name "{name}"', documented(), count=1)


async def lobby(address: str, code: str) -> None:
    """Public tables, each of another visitor who stays there: more than the list has places."""
    hosts: list[Player] = []
    while True:
        with suppress(AssertionError, TimeoutError, OSError):
            token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
            wanted = {"plan": {**PLAN, "players": 2, "public": True}, "name": "Eve"}
            opened = (await post(address, "/api/tables", wanted, ADDRESS, token))["code"]
            hosts.append(await connect(address, opened, token, ADDRESS))
        if len(hosts) == PUBLIC_TABLES or (len(hosts) and not len(hosts) % 20):
            print(HERE, flush=True)
        await asyncio.sleep(0.1)


async def tries(address: str, code: str) -> None:
    """Visitors who say that they are the best there are, and could not solve a puzzle."""
    print(HERE, flush=True)
    lie = {"puzzle": victim(), "solved": False, "rating": 3500, "deviation": 30}
    while True:
        with suppress(AssertionError, TimeoutError, OSError):
            token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
            await ask(address, "POST", "/api/puzzles/tries", msgspec.json.encode(lie), ADDRESS, token)
        await asyncio.sleep(0.05)


async def imports(address: str, code: str) -> None:
    """Families' files without end: the largest there may be, four at once, and records of empty lines."""
    whole = msgspec.json.encode(large(100, 1000))
    empty = msgspec.json.encode(file_with(*[documents(between="\n" * 20_000)] * 20))
    print(HERE, flush=True)
    while True:
        with suppress(AssertionError, TimeoutError, OSError):
            token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
            sent = (empty, empty, whole, whole)
            asking = (ask(address, "POST", "/api/families/import", one, ADDRESS, token) for one in sent)
            await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(0.05)


async def large_family(address: str, code: str) -> None:
    """Forty connections that look at a family with 100,000 rounds: its page, its season, its file."""
    token, family = "", ""
    while not family:
        with suppress(AssertionError, TimeoutError, OSError):
            token = (await post(address, "/api/visitors", {}, ADDRESS))["token"]
            family = (await post(address, "/api/families/import", large(100, 1000), ADDRESS, token))["code"]
        await asyncio.sleep(0.5)

    async def look(path: str) -> None:
        while True:
            with suppress(TimeoutError, OSError, ValueError, IndexError):
                await ask(address, "GET", f"/api/families/{family}{path}", b"", ADDRESS, token)
            await asyncio.sleep(0.05)

    print(HERE, flush=True)
    await asyncio.gather(*(look(path) for path in ("?here=1", "", "/seasons/1", "/export") * 10))


def victim() -> str:
    """The puzzle that they lie about."""
    return min(shipped_levels())


_ALL = (hellos, deaf, records, reading, files, hints, reviews, lobby, tries, imports, large_family)
ATTACKS: dict[str, Callable[[str, str], Awaitable[None]]] = {one.__name__: one for one in _ALL}


async def attack(name: str, address: str, code: str) -> None:
    """One attack, until somebody ends it."""
    await ATTACKS[name](address, code)


if __name__ == "__main__":
    asyncio.run(attack(*sys.argv[1:4]))

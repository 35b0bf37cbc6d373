"""Servers for a bench, and a crowd that plays on them: thousands of people in one process.

There is as little work for each of them as possible, or the crowd would be what is measured. Their WebSocket
client is just enough: it frames and masks what it sends and cuts what comes into messages. Only whoever has
to move reads what they were told.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import monotonic
from urllib.parse import urlsplit

import msgspec

LIMIT_S = 60.0
PACE_S, DRAFTS, PLAYERS = 5.0, 2, 4
TOGETHER = 16
"""So many tables are opened at a time."""
PLAN: dict[str, object] = {"preset": "sabra", "rounds": 100, "clock": 0, "options": {"opening_min": 0}}
_MASK = b"\0\0\0\0"
"""Masks protect from old proxies; there is none between these."""


# -- servers -----------------------------------------------------------------------------------------


def cpu_of(process: int) -> float:
    """Seconds of CPU used by a process, as Linux counts them."""
    try:
        # Its name stands in brackets and may hold anything, so what is counted comes after the last one:
        # utime and stime are fields 14 and 15 of proc(5).
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int, kind: str = "VmRSS") -> int:
    """Bytes in use by a process, or with VmHWM the most it ever had."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{kind}:"))


def children_of(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class Server:
    """`tilerummy serve` in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "tilerummy", "serve", "--port", "0", "--database", database]
        command += options
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        # It says so once it listens, so nobody has to try.
        self.address = self.process.stdout.readline().removeprefix("Serving on ").strip()

    def cpu(self) -> float:
        """Seconds of CPU used, with the workers."""
        return sum(map(cpu_of, (self.process.pid, *children_of(self.process.pid))))

    def megabytes(self) -> float:
        """Memory in use."""
        return memory_of(self.process.pid) / 2**20


@contextmanager
def servers(database: str, count: int = 1, options: Sequence[str] = ()) -> Iterator[list[Server]]:
    """So many servers at one database."""
    running: list[Server] = []
    try:
        running += [Server(database, *options) for _ in range(count)]
        yield running
    finally:
        for server in running:
            server.process.terminate()
            server.process.wait()


# -- people ------------------------------------------------------------------------------------------


class Clock(msgspec.Struct):
    """As much of a view as a player needs."""

    sequence: int
    turn: int | None
    seat: int | None
    phase: str
    table: list[list[str]]
    rack: list[str] | None
    may: list[str]
    table_may: list[str]


class Told(msgspec.Struct):
    """A message, as far as it tells of a view or answers something."""

    type: str
    view: Clock | None = None
    id: str | None = None


_TOLD = msgspec.json.Decoder(Told)


class Player(asyncio.Protocol):
    """One player: a connection, the last view they were sent, and what they wait for."""

    # There are thousands of them, in one process beside the servers that are measured.
    __slots__ = ("_rest", "answers", "bye", "in_head", "lost", "open", "seen", "transport")

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self.in_head = True
        self.seen: bytes = b""
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.lost = False
        self.bye = b"nothing"
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is open."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone: whoever waits for an answer waits in vain."""
        self.lost = True
        for future in self.answers.values():
            if not future.done():
                future.set_exception(ConnectionError(f"cut off after {self.bye.decode()}"))

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages."""
        data = self._rest + data
        if self.in_head:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.in_head, data = False, data[end + 4 :]
            self.open.set_result(None)
        # A frame has a byte of kind, one of length, and more of length where it is long (RFC 6455, 5.2); what
        # a server sends is not masked.
        place = 0
        while len(data) - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 4
            elif length == 127:
                length, start = int.from_bytes(data[place + 2 : place + 10], "big"), place + 10
            if start > len(data) or start + length > len(data):
                break
            self._frame(data[place] & 15, data[start : start + length])
            place = start + length
        self._rest = data[place:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == 9:  # a ping; who does not answer is taken for gone
            self.write(body, 10)
        elif kind == 1:
            # Looked at and not read: most messages tell a player only that somebody else moved.
            head = body[:20]
            if head.startswith((b'{"type":"events"', b'{"type":"snapshot"')):
                self.seen = body
            elif head.startswith(b'{"type":"bye"'):
                self.bye = body
            elif head.startswith((b'{"type":"ack"', b'{"type":"refused', b'{"type":"stale"')):
                answer = _TOLD.decode(body)
                future = self.answers.pop(answer.id or "", None)
                if future is not None and not future.done():
                    future.set_result(answer.type)

    def write(self, body: bytes, kind: int = 1) -> None:
        """Send a message."""
        assert self.transport is not None
        size = len(body)
        length = struct.pack("!B", 128 | size) if size < 126 else struct.pack("!BH", 128 | 126, size)
        self.transport.write(bytes([128 | kind]) + length + _MASK + body)

    async def ask(self, body: dict[str, object]) -> str:
        """Send a request and wait for what it is answered with."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answers[str(body["id"])] = future
        self.write(msgspec.json.encode(body))
        return await asyncio.wait_for(future, LIMIT_S)

    def view(self) -> Clock | None:
        """The last view they were sent."""
        return _TOLD.decode(self.seen).view if self.seen else None

    def leave(self) -> None:
        """Hang up without a word."""
        if self.transport is not None:
            self.transport.abort()


@dataclass(frozen=True)
class Visitor:
    """Somebody at a server: what they ask of it, and their lines to tables."""

    server: str
    who: str
    """The address they say they come from, or do if it is of this machine."""
    token: str = ""

    async def anew(self) -> Visitor:
        """Somebody of the same address who was never here."""
        return replace(self, token=(await replace(self, token="").make("/api/visitors", {}))["token"])

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Any request over HTTP: its status and what came back; bytes are sent as they are."""
        status, _, answer = await self.exchange(method, path, body)
        return status, answer

    async def exchange(
        self, method: str, path: str, body: object = None, tag: str = ""
    ) -> tuple[int, str, bytes]:
        """The same with the head of the answer, and with the tag of what is there already."""
        sent = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        parts = urlsplit(self.server)
        opening = asyncio.open_connection(parts.hostname, parts.port, local_addr=_source(self.who))
        reader, writer = await opening
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\n{_forwarded(self.who)}"
        )
        head += f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head += f"If-None-Match: {tag}\r\n" if tag else ""
        writer.write(f"{head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
        answer = await asyncio.wait_for(reader.read(), LIMIT_S)
        writer.close()
        if not answer:
            raise ConnectionError("cut off")
        told, _, content = answer.partition(b"\r\n\r\n")
        return int(told.split(b" ", 2)[1]), told.decode("latin-1"), content

    async def make(self, path: str, body: object) -> dict[str, str]:
        """One request that makes something."""
        status, answer = await self.ask("POST", path, body)
        assert status == 201, (status, answer[:300])
        decoded: dict[str, str] = msgspec.json.decode(answer)
        return decoded

    async def open(self, name: str = "Eve", **plan: object) -> str:
        """The code of a new table, of two unless the plan says otherwise."""
        wanted = {"plan": {**PLAN, "players": 2, **plan}, "name": name}
        return (await self.make("/api/tables", wanted))["code"]

    async def connect(self, code: str, kind: type[Player] = Player) -> Player:
        """A line to a table; without a token one only watches."""
        parts = urlsplit(self.server)
        host, port, here = parts.hostname or "", parts.port or 80, _source(self.who)
        _, player = await asyncio.get_running_loop().create_connection(kind, host, port, local_addr=here)
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /t/{code}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{_forwarded(self.who)}\r\n"
        )
        assert player.transport is not None
        player.transport.write(request.encode())
        await asyncio.wait_for(player.open, LIMIT_S)
        player.write(msgspec.json.encode({"type": "hello"} | ({"token": self.token} if self.token else {})))
        return player


def _forwarded(who: str) -> str:
    """What a proxy would say of whoever is not here; those who are here need none."""
    return "" if _source(who) else f"X-Forwarded-For: {who}\r\n"


def _source(who: str) -> tuple[str, int] | None:
    """The address a connection comes from: any of this machine's own will do."""
    return (who, 0) if who.startswith("127.") else None


# -- tables ---------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was measured."""

    turns: list[float] = field(default_factory=list)
    """Seconds from a move to its acknowledgement."""
    late: list[float] = field(default_factory=list)
    """How late the crowd itself was with a move: its own share of the trouble."""
    since: float = 0.0
    """What happened before that moment does not count."""
    refused: int = 0
    drafts: int = 0

    def lateness(self, due: float) -> None:
        """The crowd comes to a move that was due then."""
        now = monotonic()
        if now >= self.since:
            self.late.append(now - due)

    def answered(self, began: float, answer: str) -> None:
        """A move that began then has its answer."""
        if began >= self.since:
            self.turns.append(monotonic() - began)
            self.refused += answer != "ack"


class Table:
    """Four players who take a turn every few seconds."""

    def __init__(self, number: int, addresses: list[str], rng: Random, tally: Tally) -> None:
        self.number, self._addresses, self._rng, self.tally = number, addresses, rng, tally
        self.players: list[Player] = []
        self.matches = 0
        """Those that were played to the end."""
        self._ids = 0

    def _id(self) -> str:
        self._ids += 1
        return f"i{self._ids}"

    def _who(self, place: int) -> str:
        # An address of their own for each, or the limits of one address would be what is measured.
        return f"10.{self.number >> 8 & 255}.{self.number & 255}.{place + 1}"

    async def open(self, plan: dict[str, object], players: int) -> None:
        """Sit down and begin; the players are at different servers if there are several."""
        at = [self._addresses[(self.number + i) % len(self._addresses)] for i in range(players)]
        people = [await Visitor(at[i], self._who(i)).anew() for i in range(players)]
        code = await people[0].open("P0", **{**plan, "players": players})
        for place, person in enumerate(people):
            player = await person.connect(code)
            self.players.append(player)
            if place:
                await player.ask({"type": "take_seat", "id": self._id(), "name": f"P{place}", "seat": place})
                await player.ask({"type": "ready", "id": self._id()})
        answer = await self.players[0].ask({"type": "start", "id": self._id()})
        assert answer == "ack", answer

    async def play(self, pace: float, drafts: int, until: float) -> None:
        """A turn every so often, with drafts on the way."""
        # Tables are not in step: all of them at once would be a burst and then a rest.
        due = monotonic() + self._rng.random() * pace
        while due < until:
            for part in range(1, drafts + 1):
                await _sleep_until(due - pace * (1 - part / (drafts + 1)))
                self._draft(part)
            await _sleep_until(due)
            self.tally.lateness(due)
            await self._turn()
            # By the clock and not by the answer: who waits longer must not ask less often, or delays hide.
            due += pace

    def _acting(self) -> tuple[Player, Clock] | None:
        first = self.players[0].view()
        if first is None:
            return None
        player = self.players[first.turn if first.turn is not None else 0]
        view = player.view()
        return None if view is None else (player, view)

    def _draft(self, part: int) -> None:
        acting = self._acting()
        if acting is None or acting[1].turn is None or acting[1].rack is None:
            return
        player, view = acting
        table = [*view.table, (view.rack or [])[:part]]
        player.write(msgspec.json.encode({"type": "draft", "seen": view.sequence, "draft": {"table": table}}))
        self.tally.drafts += 1

    async def _turn(self) -> None:
        acting = self._acting()
        if acting is None:
            return
        player, view = acting
        if view.phase == "match_over":
            await self._again()
            return
        move, began = self._move(view), monotonic()
        self.tally.answered(began, await player.ask(move))

    async def _again(self) -> None:
        """One more match with the same people."""
        self.matches += 1
        host, *others = self.players
        for player, kind in ((host, "rematch"), *((other, "ready") for other in others), (host, "start")):
            answer = await player.ask({"type": kind, "id": self._id()})
            assert answer == "ack", (kind, answer)

    def _move(self, view: Clock) -> dict[str, object]:
        common: dict[str, object] = {"id": self._id(), "seen": view.sequence}
        if view.turn is None:
            return {**common, "type": "next_round"}
        laid = easy_sets(view.rack or [])
        if laid:
            return {**common, "type": "play", "draft": {"table": [*view.table, *laid]}}
        return {**common, "type": "draw" if "draw" in view.may else "pass"}

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.leave()


async def _sleep_until(when: float) -> None:
    wait = when - monotonic()
    if wait > 0:
        await asyncio.sleep(wait)


def easy_sets(rack: list[str]) -> list[list[str]]:
    """One set that anybody sees: three of a number, or three in a row."""
    tiles = sorted({tile for tile in rack if tile != "*"})
    for tile in tiles:
        same = [one for one in tiles if one[1:] == tile[1:]]
        run = [f"{tile[0]}{int(tile[1:]) + step}" for step in range(3)]
        for found in (same[:3], run):
            if len(found) == 3 and {*tiles}.issuperset(found):
                return [found]
    return []


# -- the crowd ---------------------------------------------------------------------------------------


class Crowd:
    """Everybody at all tables of some servers."""

    def __init__(self, servers: list[Server], pace_s: float, plan: dict[str, object]) -> None:
        self._servers, self._pace_s, self._plan = servers, pace_s, plan
        self.tables: list[Table] = []
        self._rng = Random(5)

    @property
    def players(self) -> list[Player]:
        """All who sit anywhere."""
        return [player for table in self.tables for player in table.players]

    async def grow(self, size: int) -> None:
        """Open tables until there are so many."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(table: Table) -> None:
            async with gate:
                await table.open(self._plan, PLAYERS)

        addresses = [server.address for server in self._servers]
        new = [Table(number, addresses, self._rng, Tally()) for number in range(len(self.tables), size)]
        await asyncio.gather(*map(one, new))
        self.tables += new

    async def play(self, seconds: float, warm: float = 0.0) -> Tally:
        """Let everybody play for so long, after a while that does not count."""
        since = monotonic() + warm
        tally, until = Tally(since=since), since + seconds
        for table in self.tables:
            table.tally = tally
        await asyncio.gather(*(table.play(self._pace_s, DRAFTS, until) for table in self.tables))
        return tally


@asynccontextmanager
async def crowd(servers: list[Server], pace_s: float = PACE_S, **plan: object) -> AsyncIterator[Crowd]:
    """The people, with something else than usual in their plan; they are gone afterwards."""
    people = Crowd(servers, pace_s, plan)
    try:
        yield people
    finally:
        for table in people.tables:
            table.close()

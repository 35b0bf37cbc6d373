"""`./run bench attack`: what one address can do to two hundred who play, inside every limit there is.

Fifty tables of four play on while each attack runs for a while: before and during it the acknowledgements of
moves, the answers of a judged turn and of `/livez`, memory, sockets of players that close, and what the
server slowed down or cut. The attackers are a process of their own, and come from one address; whoever plays
comes through a proxy that names them. `costs` measures what a message costs instead.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from benches.crowd import Player, connect, post
from benches.load import PLAN, Crowd, Place, Server, crowd, servers
from benches.processor import cpu_of
from benches.report import Notes, load_now, quantile
from tests.server.harness import TWO, hosting, pair, patient_server
from tilerummy.protocol import messages as m
from tilerummy.rules.match.game import Phase
from tilerummy.server.edge import costs
from tilerummy.server.store.base import Code
from tilerummy.server.table.seat_key import Asker

TABLES, SECONDS, REST_S = 50, 10.0, 3.0
ADDRESS = "127.0.0.2"
HERE = "here"
"""What attackers say when they have begun."""
SOCKETS = 190
LONG = 1700
"""Events of the match whose record is asked for."""
MOST_P99_MS, MOST_GROWTH_MB, MOST_JUDGED_MS = 250, 100, 1000


# -- the attacks ----------------------------------------------------------------------------------


class Deaf(Player):
    """Watches and never reads."""

    def data_received(self, data: bytes) -> None:
        """Read the head, and nothing after it."""
        super().data_received(data)
        if not self._head and self.transport is not None:
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


ATTACKS: dict[str, Callable[[str, str], Awaitable[None]]] = {
    one.__name__: one for one in (hellos, deaf, records, reading, files, hints)
}


# -- what is measured -----------------------------------------------------------------------------


@dataclass
class Figures:
    """What people noticed for a while."""

    turns: list[float]
    judged: list[float] = field(default_factory=list)
    alive: list[float] = field(default_factory=list)
    lost: int = 0
    megabytes: float = 0.0
    cores: float = 0.0
    """Processors that the server's own process was given."""
    limited: dict[str, int] = field(default_factory=dict)

    def row(self, name: str) -> str:
        """As a line of the table."""
        times = [1000 * quantile(values or [0.0], share) for values, share in self._cells()]
        cut = ", ".join(f"{how} {number}" for how, number in sorted(self.limited.items())) or "nothing"
        waits = " | ".join(f"{value:.0f}" for value in times)
        return f"| {name} | {waits} | {self.cores:.2f} | {self.megabytes:.0f} | {self.lost} | {cut} |"

    def _cells(self) -> list[tuple[list[float], float]]:
        return [(self.turns, 0.5), (self.turns, 0.99), (self.judged, 0.99), (self.alive, 0.99)]


async def observe(people: Crowd, server: Server, probe: Player, seconds: float) -> Figures:
    """Let everybody play for so long, and look."""
    before, lost = limited(server), _lost(people)
    found = Figures([])
    tasks = [
        asyncio.create_task(_judged(probe, found.judged)),
        asyncio.create_task(_alive(server, found.alive)),
        asyncio.create_task(_memory(server, found)),
    ]
    began, used = monotonic(), cpu_of(server.process.pid)
    try:
        found.turns = (await people.play(seconds)).turns
        found.cores = (cpu_of(server.process.pid) - used) / (monotonic() - began)
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
    after = await asyncio.to_thread(limited, server)
    found.limited = {how: after[how] - before.get(how, 0) for how in after if after[how] > before.get(how, 0)}
    found.lost = _lost(people) - lost
    return found


async def in_turn(players: list[Player]) -> Player:
    """Whoever's turn it is, once they have been told."""
    while (view := players[0].view()) is None or view.turn is None:
        await asyncio.sleep(0.01)
    return players[view.turn]


def _lost(people: Crowd) -> int:
    return sum(player.lost for table in people.tables for player in table.players)


async def _judged(probe: Player, took: list[float]) -> None:
    """A move that a judge looks at, and refuses, twice a second: jokers that nobody has."""
    for number in count():
        view = probe.view()
        began = monotonic()
        seen = 0 if view is None else view.sequence
        table = [] if view is None else view.table
        draft = {"table": [*table, ["*", "*", "r1"]]}
        await probe.ask({"type": "play", "id": f"j{began}.{number}", "seen": seen, "draft": draft})
        took.append(monotonic() - began)
        await asyncio.sleep(0.5)


async def _alive(server: Server, took: list[float]) -> None:
    while True:
        began = monotonic()
        await asyncio.to_thread(lambda: urlopen(f"{server.address}/livez", timeout=60).close())
        took.append(monotonic() - began)
        await asyncio.sleep(0.2)


async def _memory(server: Server, found: Figures) -> None:
    while True:
        found.megabytes = max(found.megabytes, server.megabytes())
        await asyncio.sleep(0.2)


def limited(server: Server) -> dict[str, int]:
    """What the server has slowed down, refused and cut so far."""
    with urlopen(f"{server.address}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    rows = re.findall(r'^tilerummy_limited_total\{how="(\w+)"\} (\d+)', text, re.MULTILINE)
    return {how: int(number) for how, number in rows}


async def long_match(folder: Path) -> str:
    """A table whose match has very many events, kept before the server starts; its code."""
    plan = msgspec.structs.replace(TWO, rounds=100, options={"opening_min": 0})
    with patient_server():
        async with hosting(folder) as host, pair(host, plan) as (first, second, code):
            service = host.parts.service
            visitors = [service.identity.known(one.token) for one in (first, second)]
            for number in range(3 * LONG):
                state = (await service.tables.look(Code(code)))[0]
                game = state.game
                if game is None or state.sequence >= LONG:
                    break
                seat = 0 if game.phase is not Phase.PLAYING else int(game.playing.turn.seat)
                asked: m.Request = m.NextRound(f"n{number}", state.sequence)
                if game.phase is Phase.PLAYING:
                    asked = m.Draw(f"d{number}", state.sequence)
                reply = await service.requests.request(Code(code), Asker(visitors[seat]), asked)
                if isinstance(reply, m.Refused):
                    passing = m.Pass(f"p{number}", state.sequence)
                    await service.requests.request(Code(code), Asker(visitors[seat]), passing)
    return code


@contextmanager
def place() -> Iterator[tuple[Place, str]]:
    """A server with a long match in its file."""
    with tempfile.TemporaryDirectory() as folder:
        code = asyncio.run(long_match(Path(folder)))
        with servers(f"sqlite:///{folder}/tables.db", 1) as running:
            yield Place(running), code


async def run(at: Place, code: str, names: list[str], options: argparse.Namespace, notes: Notes) -> bool:
    """Quiet first, then one attack after the other; whether everything held."""
    server, good = at.servers[0], True
    async with crowd(at) as people:
        await people.grow(options.tables)
        async with crowd(at) as judged:
            await judged.grow(1)
            probe = await in_turn(judged.tables[0].players)
            quiet = await observe(people, server, probe, options.seconds)
            notes.say(quiet.row("quiet"))
            for name in names:
                found = await _under(name, server, code, people, probe, options.seconds)
                notes.say(found.row(name))
                good &= _holds(found, quiet)
                await asyncio.sleep(REST_S)
    return good


async def _under(
    name: str, server: Server, code: str, people: Crowd, probe: Player, seconds: float
) -> Figures:
    command = [sys.executable, "-m", "benches.attack", name, server.address, code]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).decode().strip() == HERE
        return await observe(people, server, probe, seconds)
    finally:
        process.kill()
        await process.wait()


def _holds(found: Figures, quiet: Figures) -> bool:
    grown = found.megabytes - quiet.megabytes
    late = 1000 * quantile(found.turns, 0.99), 1000 * quantile(found.judged, 0.99)
    return late[0] < MOST_P99_MS and late[1] < MOST_JUDGED_MS and grown < MOST_GROWTH_MB and not found.lost


# -- prices ---------------------------------------------------------------------------------------


TIMES, FEW_TIMES = 200, 12
"""How often each is asked for; questions about a box at home have a limit of their own."""
ASKED: dict[str, object] = {
    "GET /api/tables/{code}": None,
    "GET /api/lobby": None,
    "GET /t/{code}/record": None,
    "POST /api/plan": PLAN,
    "POST /api/visitors": {},
    "POST /api/companion/judge": {"preset": "sabra", "table": [], "rack": ["r1"], "after": []},
    "POST /api/companion/best": {"preset": "sabra", "table": [], "rack": ["r1", "r2", "r3"]},
    "GET /api/rulebook/{preset}": None,
}
"""Requests that can be measured again and again."""


async def prices(server: Server, code: str, notes: Notes) -> None:
    """What one of each kind costs the server with its workers, beside what `edge/costs.py` asks for it."""
    notes.say("| what | ms of a processor | price |", "|---|---|---|")
    async with crowd(Place([server])) as people:
        await people.grow(1)
        player = await in_turn(people.tables[0].players)
        for kind in ("beat", "hello", "draft", "play"):
            spent = await _spent(server, partial(_say, player, kind))
            notes.say(f"| {kind} | {spent:.2f} | {costs.MESSAGES[kind]} |")
    for name, body in ASKED.items():
        method, path = name.split(" ")
        path = path.replace("{code}", code).replace("{preset}", "sabra")
        asking = partial(_ask, server, method, path, body)
        spent = await _spent(server, asking, FEW_TIMES if "companion" in path else TIMES)
        notes.say(f"| {name} | {spent:.2f} | {costs.REQUEST + costs.REQUESTS.get(name, 0.0)} |")


async def _spent(server: Server, once: Callable[[int], Awaitable[None]], times: int = TIMES) -> float:
    before = server.cpu()
    for number in range(times):
        await once(number)
    return 1000 * (server.cpu() - before) / times


async def _say(player: Player, kind: str, number: int) -> None:
    """A message; a play is of tiles that nobody has, so that it can be sent again."""
    view = player.view()
    assert view is not None
    draft = {"table": [*view.table, ["*", "*", "r1"]]}
    if kind == "play":
        await player.ask({"type": kind, "id": f"p{number}", "seen": view.sequence, "draft": draft})
        return
    body: dict[str, object] = {"type": kind}
    if kind == "draft":
        laid = (view.rack or [])[: 1 + number % 2]
        body |= {"seen": view.sequence, "draft": {"table": [*view.table, laid]}}
    player.write(msgspec.json.encode(body))
    await asyncio.sleep(0.02)


async def _ask(server: Server, method: str, path: str, body: object, number: int) -> None:
    request = Request(f"{server.address}{path}", msgspec.json.encode(body) if body is not None else None)
    request.method = method
    await asyncio.to_thread(lambda: urlopen(request, timeout=60).read())


def main(arguments: list[str]) -> int:
    """Attack, and fail if anybody suffers."""
    parser = argparse.ArgumentParser(prog="./run bench attack", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"costs, or some of: {', '.join(ATTACKS)} (all by default)")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each attack lasts")
    parser.add_argument("--write", action="store_true", help="put the figures into benches/results.md")
    options = parser.parse_args(arguments)
    if unknown := {*options.what} - {*ATTACKS, "costs"}:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    notes = Notes()
    if "costs" in options.what:
        with place() as (at, code):
            asyncio.run(prices(at.servers[0], code, notes))
        return 0
    notes.say(
        f"{4 * options.tables} people at {options.tables} tables, {SOCKETS} connections of one address;",
        f"{load_now()}. Milliseconds from a move to its acknowledgement, to the verdict on a turn, to the",
        "answer of `/livez`.",
        "",
        "| attack | p50 | p99 | judged p99 | livez p99 | server cores | server MB | players cut | limited |",
        "|---|---|---|---|---|---|---|---|---|",
    )
    with place() as (at, code):
        good = asyncio.run(run(at, code, options.what or [*ATTACKS], options, notes))
    aims = f"p99 {MOST_P99_MS} ms, judged {MOST_JUDGED_MS} ms, {MOST_GROWTH_MB} MB more, no player cut"
    notes.say("", f"Aims during each attack: {aims}: {'held' if good else 'not all held'}.")
    if options.write:
        notes.write("Attack")
    return int(not good)


async def attack(name: str, address: str, code: str) -> None:
    """One attack, until somebody ends it."""
    await ATTACKS[name](address, code)


if __name__ == "__main__":
    asyncio.run(attack(*sys.argv[1:4]))

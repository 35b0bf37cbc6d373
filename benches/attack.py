"""`./run bench attack`: what one address can do to two hundred who play, inside every limit there is.

Fifty tables of four play on while each attack runs for a while: before and during it the acknowledgements of
moves, the answers of a judged turn and of `/livez`, memory, sockets of players that close, and what the
server slowed down or cut; and what is left to others of reviews, of the list of public tables, of a puzzle's
rating (`benches/shares.py`). The attackers (`benches/attackers.py`) are a process of their own, and come from
one address; whoever plays comes through a proxy that names them. `costs` measures what a message costs.
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
from urllib.request import Request, urlopen

import msgspec

from benches.attackers import ATTACKS, HERE, SOCKETS
from benches.crowd import Player
from benches.load import PLAN, Crowd, Place, Server, crowd, servers
from benches.processor import cpu_of
from benches.report import Notes, load_now, quantile
from benches.shares import SHARES, Others, others, report
from tests.server.harness import TWO, hosting, pair, patient_server
from tilerummy.protocol import messages as m
from tilerummy.rules.match.game import Phase
from tilerummy.server.edge import costs
from tilerummy.server.store.store import Code
from tilerummy.server.table.party import Asker

TABLES, SECONDS, REST_S = 50, 10.0, 3.0
LONG = 1700
"""Events of the match whose record is asked for."""
MOST_P99_MS, MOST_GROWTH_MB, MOST_JUDGED_MS = 250, 100, 1000
OF_FAMILIES, MOST_OF_FAMILIES_MS = ("imports", "large_family"), 100
"""Attacks by what families bring along: nothing of that is done where moves are answered."""


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


async def run(at: Place, code: str, names: list[str], options: argparse.Namespace, notes: Notes) -> list[str]:
    """Quiet first, then one attack after the other; the names of those that did not go well."""
    server, bad = at.servers[0], list[str]()
    shared: dict[str, tuple[float, float]] = {}
    async with crowd(at) as people, others(server.address) as asking:
        await people.grow(options.tables)
        async with crowd(at) as judged:
            await judged.grow(1)
            probe = await in_turn(judged.tables[0].players)
            quiet = await observe(people, server, probe, options.seconds)
            notes.say(quiet.row("quiet"))
            for name in names:
                before = await SHARES[name].look(asking) if name in SHARES else 0.0
                found, during = await _under(name, server, code, people, probe, asking, options.seconds)
                notes.say(found.row(name))
                if name in SHARES:
                    shared[name] = (before, during)
                most = MOST_OF_FAMILIES_MS if name in OF_FAMILIES else MOST_P99_MS
                if not _holds(found, quiet, most):
                    bad.append(name)
                await asyncio.sleep(REST_S)
    unfair = report(shared, notes)
    return [name for name in names if name in {*bad, *unfair}]


async def _under(
    name: str, server: Server, code: str, people: Crowd, probe: Player, asking: Others, seconds: float
) -> tuple[Figures, float]:
    """What people noticed during an attack, and what it left to others at its end."""
    command = [sys.executable, "-m", "benches.attackers", name, server.address, code]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).decode().strip() == HERE
        found = await observe(people, server, probe, seconds)
        return found, await SHARES[name].look(asking) if name in SHARES else 0.0
    finally:
        process.kill()
        await process.wait()


def _holds(found: Figures, quiet: Figures, most_ms: int) -> bool:
    grown = found.megabytes - quiet.megabytes
    late = 1000 * quantile(found.turns, 0.99), 1000 * quantile(found.judged, 0.99)
    return late[0] < most_ms and late[1] < MOST_JUDGED_MS and grown < MOST_GROWTH_MB and not found.lost


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
    """What one of each kind costs the server with its workers, beside what `costs.py` asks for it."""
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
        bad = asyncio.run(run(at, code, options.what or [*ATTACKS], options, notes))
    aims = f"p99 {MOST_P99_MS} ms, by families' files {MOST_OF_FAMILIES_MS} ms, judged {MOST_JUDGED_MS} ms, "
    aims += f"{MOST_GROWTH_MB} MB more, no player cut"
    held = f"not under {', '.join(bad)}; {load_now()} at the end" if bad else "held"
    notes.say("", f"Aims during each attack: {aims}, a fair share for others: {held}.")
    if options.write:
        notes.write("Attack")
    return int(bool(bad))

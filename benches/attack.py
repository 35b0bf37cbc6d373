"""What one address can do to others who play: attacks inside every limit there is."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Annotated, Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from benches.crowd import (
    PLAN,
    Crowd,
    Player,
    Server,
    ask,
    connect,
    cpu_of,
    crowd,
    newcomer,
    post,
    servers,
    table_of,
)
from benches.report import Notes, bench, load_now, quantile
from tests.review.matches import documented
from tests.server.families import file_with, large
from tests.server.families import record as documents
from tests.server.harness import TWO, hosting, pair, patient_server
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import play, read_deal
from tilerummy.protocol import messages as m
from tilerummy.puzzles.pack import shipped_levels
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import write_record
from tilerummy.server.edge import costs
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.live.screens import screen_words
from tilerummy.server.store.store import Code
from tilerummy.server.table.party import Asker

REST_S = 3.0
LONG = 1700
"""Events of the match whose record is asked for."""
MOST_P99_MS, MOST_GROWTH_MB, MOST_JUDGED_MS = 250, 100, 1000
OF_FAMILIES, MOST_OF_FAMILIES_MS = ("imports", "large_family", "at_the_door", "inside", "chairs"), 100
"""Attacks on families and by them: by files, size, the link alone, somebody who is in, on chairs."""


@bench("Attack")
def attack(
    notes: Notes,
    *what: Annotated[str, "costs, or the names of some attacks (all by default)"],
    tables: int = 50,
    seconds: Annotated[float, "how long each attack lasts"] = 10.0,
) -> bool:
    """What one address can do to two hundred who play, inside every limit there is.

    Fifty tables of four play on while each attack runs for a while: before and during it the acknowledgements
    of moves, the answers of a judged turn and of `/livez`, memory, sockets of players that close, and what
    the server slowed down or cut; and what is left to others of reviews, of the list of public tables, of a
    puzzle's rating. The attackers are a process of their own, and come from one address; whoever plays comes
    through a proxy that names them. `costs` measures what a message costs.
    """
    if unknown := {*what} - {*ATTACKS, "costs"}:
        raise SystemExit(f"attack: there is no {', '.join(sorted(unknown))}: costs, {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory() as folder:
        code = asyncio.run(long_match(Path(folder)))
        with servers(f"sqlite:///{folder}/tables.db") as running:
            if "costs" in what:
                asyncio.run(prices(running, code, notes))
                return True
            notes.say(
                f"{4 * tables} people at {tables} tables, {SOCKETS} connections of one address;",
                f"{load_now()}. Milliseconds from a move to its acknowledgement, to the verdict on a turn,",
                "to the answer of `/livez`.",
                "",
            )
            cells = ("p50", "p99", "judged p99", "livez p99", "server cores", "server MB", "players cut")
            notes.head("attack", *cells, "limited")
            bad = asyncio.run(all_attacks(running, code, what or [*ATTACKS], tables, seconds, notes))
    aims = f"p99 {MOST_P99_MS} ms, on and by families {MOST_OF_FAMILIES_MS} ms, judged {MOST_JUDGED_MS} ms, "
    aims += f"{MOST_GROWTH_MB} MB more, no player cut"
    held = f"not under {', '.join(bad)}; {load_now()} at the end" if bad else "held"
    notes.say("", f"Aims during each attack: {aims}, a fair share for others: {held}.")
    return not bad


async def all_attacks(
    running: list[Server], code: str, names: Sequence[str], tables: int, seconds: float, notes: Notes
) -> list[str]:
    """Quiet first, then one attack after the other; the names of those that did not go well."""
    (server,), bad = running, set[str]()
    shared: dict[str, tuple[float, float]] = {}
    async with crowd(running) as people, crowd(running) as judged, others(server.address) as asking:
        await people.grow(tables)
        await judged.grow(1)  # the probe has a table of its own: what it tries is in nobody's way
        probe = await in_turn(judged.tables[0].players)
        quiet = await observe(people, server, probe, seconds)
        notes.row(*quiet.row("quiet"))
        for name in names:
            share = SHARES.get(name)
            before = await share.look(asking) if share else 0.0
            async with attacking(name, server.address, code):
                found = await observe(people, server, probe, seconds)
                if share:
                    shared[name] = before, await share.look(asking)
            notes.row(*found.row(name))
            if not found.holds(quiet, MOST_OF_FAMILIES_MS if name in OF_FAMILIES else MOST_P99_MS):
                bad.add(name)
            await asyncio.sleep(REST_S)
    if shared:
        notes.say("")
        notes.head("attack", "what is left to others", "before", "during")
    for name, (before, during) in shared.items():
        notes.row(name, SHARES[name].said, f"{before:.1f}", f"{during:.1f}")
        if not SHARES[name].fair(before, during):
            bad.add(name)
    return [name for name in names if name in bad]


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
                asked: m.Request = m.NextRoundRequest(f"n{number}", state.sequence)
                if game.phase is Phase.PLAYING:
                    asked = m.DrawRequest(f"d{number}", state.sequence)
                reply = await service.requests.request(Code(code), Asker(visitors[seat]), asked)
                if isinstance(reply, m.Refused):
                    passing = m.PassRequest(f"p{number}", state.sequence)
                    await service.requests.request(Code(code), Asker(visitors[seat]), passing)
    return code


# -- what people notice ------------------------------------------------------------------------------


@dataclass
class Figures:
    """What people noticed for a while."""

    turns: list[float] = field(default_factory=list)
    judged: list[float] = field(default_factory=list)
    alive: list[float] = field(default_factory=list)
    lost: int = 0
    megabytes: float = 0.0
    cores: float = 0.0
    """Processors that the server's own process was given."""
    limited: dict[str, int] = field(default_factory=dict)

    def row(self, name: str) -> tuple[object, ...]:
        """As a row of the table."""
        seconds = ((self.turns, 0.5), (self.turns, 0.99), (self.judged, 0.99), (self.alive, 0.99))
        waits = [f"{1000 * quantile(took or [0.0], share):.0f}" for took, share in seconds]
        cut = ", ".join(f"{how} {number}" for how, number in sorted(self.limited.items())) or "nothing"
        return name, *waits, f"{self.cores:.2f}", f"{self.megabytes:.0f}", self.lost, cut

    def holds(self, quiet: Figures, most_ms: int) -> bool:
        """Whether nobody suffered more than they may."""
        moved, judged = (1000 * quantile(took, 0.99) for took in (self.turns, self.judged))
        in_time = moved < most_ms and judged < MOST_JUDGED_MS
        return in_time and self.megabytes - quiet.megabytes < MOST_GROWTH_MB and not self.lost


async def observe(people: Crowd, server: Server, probe: Player, seconds: float) -> Figures:
    """Let everybody play for so long, and look."""
    before, lost = limited(server), sum(player.lost for player in people.players)
    found = Figures()
    watching = (_judged(probe, found.judged), _alive(server, found.alive), _memory(server, found))
    tasks = [asyncio.create_task(one) for one in watching]
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
    found.lost = sum(player.lost for player in people.players) - lost
    return found


async def in_turn(players: list[Player]) -> Player:
    """Whoever's turn it is, once they have been told."""
    while (view := players[0].view()) is None or view.turn is None:
        await asyncio.sleep(0.01)
    return players[view.turn]


async def _judged(probe: Player, took: list[float]) -> None:
    """A move that a judge looks at, and refuses, twice a second: jokers that nobody has."""
    for number in count():
        view = probe.view()
        began = monotonic()
        seen = 0 if view is None else view.sequence
        draft = {"table": [*([] if view is None else view.table), ["*", "*", "r1"]]}
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


# -- the attackers: a process of their own, of one address -------------------------------------------

ADDRESS = "127.0.0.2"
HERE = "here"
"""What attackers say when they have begun."""
SOCKETS = 190
PUBLIC_TABLES = 58
"""As many as the list of public tables has places, and more."""
FAILS = (AssertionError, TimeoutError, OSError)
"""What an attacker meets who is refused or cut; the next try follows."""


@asynccontextmanager
async def attacking(name: str, address: str, code: str) -> AsyncIterator[None]:
    """While an attack runs, which has begun."""
    command = [sys.executable, "-m", "benches.attack", name, address, code]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).decode().strip() == HERE
        yield
    finally:
        process.kill()  # attackers do not take their leave
        await process.wait()


class Deaf(Player):
    """Watches and never reads."""

    def data_received(self, data: bytes) -> None:
        """Read the head, and nothing after it."""
        super().data_received(data)
        if not self.in_head and self.transport is not None:
            self.transport.pause_reading()


async def sockets_of(address: str, kind: type[Player] = Player) -> list[Player]:
    """As many sockets as one address may have, at tables of its own."""
    codes = [await table_of(address, await newcomer(address, ADDRESS), ADDRESS, {}, "Eve") for _ in range(3)]
    found = []
    for number in range(SOCKETS):
        with suppress(*FAILS):
            found.append(await connect(address, codes[number % len(codes)], None, ADDRESS, kind))
    return found


async def hellos(address: str, code: str, kind: type[Player] = Player) -> None:
    """190 sockets x 38 hellos a second."""
    sockets = await sockets_of(address, kind)
    print(HERE, flush=True)
    hello = msgspec.json.encode({"type": "hello"})
    for due in count():
        began = monotonic()
        for socket in sockets:
            if not socket.lost:
                socket.write(hello)
        # Once a second those that the server has cut come again, as anybody could.
        if due % 38 == 0 and (gone := [one for one in sockets if one.lost]):
            sockets = [one for one in sockets if not one.lost]
            sockets += (await sockets_of(address, kind))[: len(gone)]
        await asyncio.sleep(max(0.0, 1 / 38 - (monotonic() - began)))


async def requests(path: str, stay: bool, address: str, code: str) -> None:
    """190 connections that ask for a page, and read its answer over and over or are gone before it comes."""
    parts = urlsplit(address)
    head = f"GET {path.format(code=code)} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()

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
    plan = {"preset": "sabra", "players": 2, "hints": "free"}
    for _ in range(20):
        try:
            token = await newcomer(address, ADDRESS)
        except (AssertionError, OSError):  # what they did before is not paid back yet
            await asyncio.sleep(0.5)
            continue
        wanted = {"plan": plan, "name": "Eve", "salt": "aa" * 16}
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


async def _again(once: Callable[[int], Awaitable[object]]) -> None:
    """The same again and again, whatever comes of it."""
    print(HERE, flush=True)
    for number in count():
        with suppress(*FAILS):
            await once(number)
        await asyncio.sleep(0.05)


async def reviews(address: str, code: str) -> None:
    """Reviews of one match after the other, none of them twice."""
    await _again(lambda n: ask(address, "POST", "/api/review", record(f"Eve {n}").encode(), ADDRESS))


def record(name: str) -> str:
    """A finished match, short, of somebody with this name."""
    return re.sub(r'name "\w+"', f'name "{name}"', documented(), count=1)


async def lobby(address: str, code: str) -> None:
    """Public tables, each of another visitor who stays there: more than the list has places."""
    hosts: list[Player] = []
    while True:
        with suppress(*FAILS):
            hosts.append(await public_host(address, ADDRESS, "Eve"))
        # It is slowed down on the way, so it has begun with the first twenty; only the first word counts.
        if len(hosts) == PUBLIC_TABLES or (len(hosts) and not len(hosts) % 20):
            print(HERE, flush=True)
        await asyncio.sleep(0.1)


async def public_host(address: str, who: str, name: str) -> Player:
    """Somebody who opens a public table and stays there."""
    token = await newcomer(address, who)
    return await connect(address, await table_of(address, token, who, {"public": True}, name), token, who)


async def tries(address: str, code: str) -> None:
    """Visitors who say that they are the best there are, and could not solve a puzzle."""
    lie = msgspec.json.encode({"puzzle": victim(), "solved": False, "rating": 3500, "deviation": 30})

    async def once(_: int) -> None:
        await ask(address, "POST", "/api/puzzles/tries", lie, ADDRESS, await newcomer(address, ADDRESS))

    await _again(once)


def victim() -> str:
    """The puzzle that they lie about."""
    return min(shipped_levels())


async def days(address: str, code: str) -> None:
    """Results of today's deal without end, each of another visitor, and each a whole game played again."""
    day = datetime.now(UTC).date().isoformat()
    played = write_record(play(read_deal(day), bot_named("greedy"), "Eve")).encode()

    async def once(_: int) -> None:
        token = await newcomer(address, ADDRESS)
        await ask(address, "POST", f"/api/days/{day}/results", played, ADDRESS, token)

    await _again(once)


async def screens(address: str, code: str) -> None:
    """Screens that take words away, and somebody who types words until one stands on a stranger's screen."""
    token = await newcomer(address, ADDRESS)
    own = await table_of(address, token, ADDRESS, {}, "Eve")
    words = [word for each in screen_words().values() for word in each]

    async def once(number: int) -> None:
        wanted = {"screen": f"{number:032x}", "language": "en", "word": True}
        await ask(address, "POST", "/api/screens", msgspec.json.encode(wanted), ADDRESS)
        typed = msgspec.json.encode({"word": words[number % len(words)]})
        await ask(address, "POST", f"/api/tables/{own}/screens", typed, ADDRESS, token)

    await _many(once)


async def imports(address: str, code: str) -> None:
    """Families' files without end: the largest there may be, four at once, and records of empty lines."""
    whole = msgspec.json.encode(large(100, 1000))
    empty = msgspec.json.encode(file_with(*[documents(between="\n" * 20_000)] * 20))

    async def once(_: int) -> None:
        token, path = await newcomer(address, ADDRESS), "/api/families/import"
        asking = (ask(address, "POST", path, one, ADDRESS, token) for one in (empty, empty, whole, whole))
        await asyncio.gather(*asking, return_exceptions=True)

    await _again(once)


async def large_family(address: str, code: str) -> None:
    """Forty connections that look at a family with 100,000 rounds: its page, its season, its file."""
    token, family = "", ""
    while not family:
        with suppress(*FAILS):
            token = await newcomer(address, ADDRESS)
            family = (await post(address, "/api/families/import", large(100, 1000), ADDRESS, token))["code"]
        await asyncio.sleep(0.5)

    async def look(path: str) -> None:
        while True:
            with suppress(TimeoutError, OSError):
                await ask(address, "GET", f"/api/families/{family}{path}", b"", ADDRESS, token)
            await asyncio.sleep(0.05)

    print(HERE, flush=True)
    await asyncio.gather(*(look(path) for path in ("?here=1", "", "/seasons/1", "/export") * 10))


async def at_the_door(address: str, code: str) -> None:
    """Fresh browsers with a family's link: each looks, sits down, says who it is, and makes up keys and
    numbers."""
    _, family = await founded(address)
    key, person = "AAAA-BBBB-CCCC", {"person": 1}

    async def once(number: int) -> None:
        token = await newcomer(address, ADDRESS)
        await _of_family(address, family, token, "GET", "", None)
        await _of_family(address, family, token, "POST", "/people", {"name": f"Eve {number}"})
        await _of_family(address, family, token, "POST", "/knocks", person)
        for path in ("/card", "/phones"):
            wanted = {"key": key} | ({} if path == "/card" else {**person, "digits": f"{number:08}"})
            await _of_family(address, family, token, "POST", path, wanted)

    await _many(once)


async def inside(address: str, code: str) -> None:
    """Somebody of a family with as many people and phones as can be, who changes it without end."""
    token, family = await founded(address)
    for number in range(60):
        with suppress(*FAILS):
            await _of_family(address, family, token, "POST", "/beside", {"name": f"Made up {number}"})

    async def once(number: int) -> None:
        digits, name = f"{number:08}", {"name": f"Eve's {number}"}
        table = {"table": {"plan": {}, "salt": "aa" * 16}}
        await _of_family(address, family, token, "POST", "/phones", {"digits": digits, "person": 1})
        await _of_family(address, family, token, "PUT", "/name", name)
        await _of_family(address, family, token, "POST", "/link", None)
        await _of_family(address, family, token, "POST", "/waiting", {"kind": "card"})
        await _of_family(address, family, token, "POST", "/games", table)
        await _of_family(address, family, token, "GET", "/export", None)

    await _many(once)


async def chairs(address: str, code: str) -> None:
    """Fresh browsers that ask for somebody's chair in a running match."""

    async def once(number: int) -> None:
        player = await connect(address, code, await newcomer(address, ADDRESS), ADDRESS)
        try:
            for seat in (0, 1):
                await player.ask({"type": "ask_seat", "id": f"a{number}.{seat}", "seat": seat})
        finally:
            if player.transport is not None:
                player.transport.abort()

    await _many(once)


async def founded(address: str, who: str = ADDRESS) -> tuple[str, str]:
    """The token of whoever founds a family, and its link."""
    while True:
        with suppress(*FAILS):
            token, wanted = await newcomer(address, who), {"name": "Ours", "person": "Ann"}
            return token, (await post(address, "/api/families", wanted, who, token))["code"]
        await asyncio.sleep(0.5)  # what was done before is not paid back yet


async def _of_family(
    address: str, family: str, token: str, method: str, path: str, body: object
) -> tuple[int, bytes]:
    sent = b"" if body is None else msgspec.json.encode(body)
    return await ask(address, method, f"/api/families/{family}{path}", sent, ADDRESS, token)


async def _many(once: Callable[[int], Awaitable[object]]) -> None:
    """The same by twenty at a time."""
    numbers = count()
    await asyncio.gather(*(_again(lambda _: once(next(numbers))) for _ in range(20)))


_BY_NAME = (hints, reviews, lobby, tries, days, screens, imports, large_family, at_the_door, inside, chairs)
ATTACKS: dict[str, Callable[[str, str], Coroutine[Any, Any, None]]] = {
    "hellos": hellos,
    "deaf": partial(hellos, kind=Deaf),
    "records": partial(requests, "/t/{code}/record", False),  # of a long match
    "reading": partial(requests, "/api/tables/{code}", True),  # the same match
    "files": partial(requests, "/livez", True),  # which is never refused
    **{one.__name__: one for one in _BY_NAME},
}


# -- what is left to others: looked at when nobody attacks, and during the attack --------------------

HONEST = 5
"""Public tables of others, each of another address."""
LIMIT_S = 120.0
MOST_TIMES_AS_LONG, ONE_PART_S, MOST_RATING = 4, 3.0, 500
"""How much longer a review may take while somebody floods them, and how far lies may move a rating."""


@dataclass
class Others:
    """People who want their share, with addresses of their own."""

    address: str
    codes: set[str] = field(default_factory=set)
    asked: int = 0

    async def review(self) -> float:
        """Seconds until a match that nobody has asked about is reviewed."""
        self.asked += 1
        who, began = _who(100 + self.asked), monotonic()
        text = record(f"Ann {self.asked}").encode()
        status, body = await ask(self.address, "POST", "/api/review", text, who)
        while status == 202 and monotonic() - began < LIMIT_S:
            key = msgspec.json.decode(body)["key"]
            await asyncio.sleep(0.2)
            status, body = await ask(self.address, "GET", f"/api/review/{key}", b"", who)
        return monotonic() - began if status == 200 else float("inf")

    async def listed(self) -> float:
        """How many of the honest tables are in the list."""
        _, body = await ask(self.address, "GET", "/api/lobby", b"", _who(1))
        return float(len(self.codes & {line["code"] for line in msgspec.json.decode(body)["tables"]}))

    async def let_in(self) -> float:
        """Seconds until a new phone is in at another family, by the number that it shows."""
        self.asked += 1
        who, began = _who(100 + self.asked), monotonic()
        token, family = await founded(self.address, who)
        new, path = await newcomer(self.address, who), f"/api/families/{family}"
        _, body = await ask(self.address, "GET", path, b"", who, new)
        wanted = {"digits": msgspec.json.decode(body)["digits"], "name": "Ben"}
        await post(self.address, f"{path}/phones", wanted, who, token)
        _, body = await ask(self.address, "GET", path, b"", who, new)
        return monotonic() - began if msgspec.json.decode(body)["you"] == 2 else float("inf")

    async def word(self) -> float:
        """Seconds until another screen has a word."""
        self.asked += 1
        began, wanted = (
            monotonic(),
            {"screen": f"{1 << 100 | self.asked:032x}", "language": "en", "word": True},
        )
        status, _ = await ask(self.address, "POST", "/api/screens", msgspec.json.encode(wanted), _who(3))
        return monotonic() - began if status == 200 else float("inf")

    async def rating(self) -> float:
        """The rating of the puzzle that is lied about, as an honest try finds it."""
        token = await newcomer(self.address, _who(2))
        tried = msgspec.json.encode({"puzzle": victim(), "solved": True, "rating": 1500, "deviation": 350})
        _, body = await ask(self.address, "POST", "/api/puzzles/tries", tried, _who(2), token)
        return float(msgspec.json.decode(body)["rating"])


def _who(number: int) -> str:
    return f"10.9.{number // 200}.{1 + number % 200}"


@asynccontextmanager
async def others(address: str) -> AsyncIterator[Others]:
    """Those people, with their public tables open."""
    found, hosts = Others(address), []
    for number in range(HONEST):
        token = await newcomer(address, _who(number))
        code = await table_of(address, token, _who(number), {"public": True}, "Ann")
        found.codes.add(code)
        hosts.append(await connect(address, code, token, _who(number)))
    try:
        yield found
    finally:
        for host in hosts:
            if host.transport is not None:
                host.transport.close()


@dataclass(frozen=True)
class Share:
    """One thing that is shared: how it is looked at, in which words, and when it is bad."""

    look: Callable[[Others], Awaitable[float]]
    said: str
    fair: Callable[[float, float], bool]


SHARES = {
    **{
        name: Share(
            Others.review,
            "seconds until a review of another is there",
            lambda before, now: now < MOST_TIMES_AS_LONG * before + ONE_PART_S,
        )
        for name in ("reviews", "days")
    },
    "screens": Share(Others.word, "seconds until another's screen has a word", lambda _, now: now < 2),
    "lobby": Share(
        Others.listed,
        f"of {HONEST} tables of others in the list beside {PUBLIC_TABLES} or more",
        lambda _, now: now == HONEST,
    ),
    **{
        name: Share(
            Others.let_in, "seconds until a new phone is in at another family", lambda _, now: now < 2
        )
        for name in OF_FAMILIES
    },
    "tries": Share(
        Others.rating,
        "rating of the puzzle they lie about",
        lambda before, now: abs(now - before) < MOST_RATING,
    ),
}


# -- what each thing costs ---------------------------------------------------------------------------

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


async def prices(running: list[Server], code: str, notes: Notes) -> None:
    """What one of each kind costs the server with its workers, beside what `costs.py` asks for it."""
    (server,) = running
    notes.head("what", "ms of a processor", "price")
    async with crowd(running) as people:
        await people.grow(1)
        player = await in_turn(people.tables[0].players)
        for kind in ("beat", "hello", "draft", "play"):
            notes.row(kind, await _spent(server, partial(_say, player, kind)), costs.MESSAGES[kind])
    dearer = {f"{one.method.upper()} {one.path}": one.cost for one in OPERATIONS}
    for name, body in ASKED.items():
        method, path = name.split(" ")
        path = path.replace("{code}", code).replace("{preset}", "sabra")
        asking = partial(_ask, server, method, path, body)
        spent = await _spent(server, asking, FEW_TIMES if "companion" in path else TIMES)
        notes.row(name, spent, f"{costs.REQUEST + dearer[name]:g}")


async def _spent(server: Server, once: Callable[[int], Awaitable[None]], times: int = TIMES) -> str:
    before = server.cpu()
    for number in range(times):
        await once(number)
    return f"{1000 * (server.cpu() - before) / times:.2f}"


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


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](*sys.argv[2:]))

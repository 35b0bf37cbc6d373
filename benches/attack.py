"""What one address can do to others who play: attacks inside every limit there is."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections import Counter
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

import msgspec

from benches.crowd import PLAN, Crowd, Player, Server, Visitor, cpu_of, crowd, servers
from benches.report import Notes, bench, load_now, quantile
from tests.review.matches import documented
from tests.server.families import file_with, large
from tests.server.families import record as documents
from tests.server.harness import TWO, hosting, pair, patient_server
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import play, read_deal
from tilerummy.protocol import messages as m
from tilerummy.puzzles.pack import shipped_levels
from tilerummy.rules.match.record import write_record
from tilerummy.server.edge import costs
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.live.screens import screen_words

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
        async with hosting(folder, inside=True) as host, pair(host, plan) as (first, second, code):
            while first.seen < LONG:
                one = second if second.my_turn else first
                move = m.DrawRequest if one.my_turn else m.NextRoundRequest
                if isinstance(await one.ask(move(one.new_id(), one.seen)), m.Refused):
                    await one.ask(m.PassRequest(one.new_id(), one.seen))
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
    limited: Counter[str] = field(default_factory=Counter)

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
    before, lost = await limited(server), sum(player.lost for player in people.players)
    found = Figures()
    began, used = monotonic(), cpu_of(server.process.pid)
    watching = asyncio.gather(_judged(probe, found), _watched(server, found))
    try:
        found.turns = (await people.play(seconds)).turns
        found.cores = (cpu_of(server.process.pid) - used) / (monotonic() - began)
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
    found.limited = await limited(server) - before
    found.lost = sum(player.lost for player in people.players) - lost
    return found


async def in_turn(players: list[Player]) -> Player:
    """Whoever's turn it is, once they have been told."""
    while (view := players[0].view()) is None or view.turn is None:
        await asyncio.sleep(0.01)
    return players[view.turn]


async def _judged(probe: Player, found: Figures) -> None:
    """A move that a judge looks at, twice a second."""
    for number in count():
        began = monotonic()
        await probe.ask(impossible(probe, f"j{began}.{number}"))
        found.judged.append(monotonic() - began)
        await asyncio.sleep(0.5)


def impossible(player: Player, name: str) -> dict[str, object]:
    """A turn with jokers that nobody has: it is judged and refused, and can be sent again."""
    view = player.view()
    assert view is not None
    draft = {"table": [*view.table, ["*", "*", "r1"]]}
    return {"type": "play", "id": name, "seen": view.sequence, "draft": draft}


async def _watched(server: Server, found: Figures) -> None:
    """Whether it still answers, and what it holds."""
    while True:
        found.megabytes = max(found.megabytes, server.megabytes())
        began = monotonic()
        await Visitor(server.address, LOOKER).ask("GET", "/livez")
        found.alive.append(monotonic() - began)
        await asyncio.sleep(0.2)


async def limited(server: Server) -> Counter[str]:
    """What the server has slowed down, refused and cut so far."""
    status, text = await Visitor(server.address, LOOKER).ask("GET", "/metrics")
    assert status == 200, text
    rows = re.findall(r'^tilerummy_limited_total\{how="(\w+)"\} (\d+)', text.decode(), re.MULTILINE)
    return Counter({how: int(number) for how, number in rows})


# -- the attackers: a process of their own, of one address -------------------------------------------

ADDRESS = "127.0.0.2"
LOOKER = "127.0.0.1"
"""Where whoever looks at the server is."""
HERE = "here"
SOCKETS = 190
PUBLIC_TABLES = 58
"""As many as the list of public tables has places, and more."""
FAILS = (AssertionError, TimeoutError, OSError)
"""What an attacker meets who is refused or cut; the next try follows."""


def begun() -> None:
    """What attackers say when they have begun."""
    print(HERE, flush=True)


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


async def sockets_of(eve: Visitor, kind: type[Player] = Player) -> list[Player]:
    """As many sockets as one address may have, at tables of its own."""
    codes = [await (await eve.anew()).open() for _ in range(3)]
    found = []
    for number in range(SOCKETS):
        with suppress(*FAILS):
            found.append(await eve.connect(codes[number % len(codes)], kind))
    return found


async def hellos(eve: Visitor, code: str, kind: type[Player] = Player) -> None:
    """190 sockets x 38 hellos a second."""
    sockets = await sockets_of(eve, kind)
    begun()
    hello = msgspec.json.encode({"type": "hello"})
    for due in count():
        began = monotonic()
        for socket in sockets:
            if not socket.lost:
                socket.write(hello)
        # Once a second those that the server has cut come again, as anybody could.
        if due % 38 == 0 and (gone := [one for one in sockets if one.lost]):
            sockets = [one for one in sockets if not one.lost]
            sockets += (await sockets_of(eve, kind))[: len(gone)]
        await asyncio.sleep(max(0.0, 1 / 38 - (monotonic() - began)))


async def requests(path: str, stay: bool, eve: Visitor, code: str) -> None:
    """190 connections that ask for a page, and read its answer over and over or are gone before it comes."""
    parts = urlsplit(eve.server)
    head = f"GET {path.format(code=code)} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()

    async def one() -> None:
        while True:
            with suppress(OSError):
                here = (eve.who, 0)
                reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=here)
                try:
                    writer.write(head)
                    while stay and await reader.read(65536):
                        writer.write(head)
                    await asyncio.sleep(0.05)
                finally:
                    writer.close()
            await asyncio.sleep(0.2)

    begun()
    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def again(once: Callable[[int], Awaitable[object]], hands: int = 1, rest_s: float = 0.05) -> None:
    """The same again and again, by so many at a time, whatever comes of it."""
    numbers = count()

    async def hand() -> None:
        for number in numbers:
            with suppress(*FAILS):
                await once(number)
            await asyncio.sleep(rest_s)

    begun()
    await asyncio.gather(*(hand() for _ in range(hands)))


async def hints(eve: Visitor, code: str) -> None:
    """Twenty visitors with matches of their own, who ask for the best turn without end."""
    plan = {"preset": "sabra", "players": 2, "hints": "free"}
    players = []
    for _ in range(20):
        try:
            one = await eve.anew()
            table = await one.make("/api/quick", {"plan": plan, "name": "Eve", "salt": "aa" * 16})
            players.append(await one.connect(table["code"]))
        except FAILS:  # what they did before is not paid back yet
            await asyncio.sleep(0.5)

    async def once(number: int) -> None:
        for player in players:
            if view := player.view():
                asked = {"type": "hint", "id": f"h{number}", "seen": view.sequence, "kind": "best"}
                player.write(msgspec.json.encode(asked))

    await again(once, rest_s=0.1)


async def reviews(eve: Visitor, code: str) -> None:
    """Reviews of one match after the other, none of them twice."""
    await again(lambda number: eve.ask("POST", "/api/review", record(f"Eve {number}").encode()))


def record(name: str) -> str:
    """A finished match, short, of somebody with this name."""
    return re.sub(r'name "\w+"', f'name "{name}"', documented(), count=1)


async def lobby(eve: Visitor, code: str) -> None:
    """Public tables, each of another visitor who stays there: more than the list has places."""
    hosts: list[Player] = []
    while True:
        with suppress(*FAILS):
            hosts.append((await public_host(eve, "Eve"))[1])
        # It is slowed down on the way, so it has begun with the first twenty; only the first word counts.
        if len(hosts) == PUBLIC_TABLES or (len(hosts) and not len(hosts) % 20):
            begun()
        await asyncio.sleep(0.1)


async def public_host(one: Visitor, name: str) -> tuple[str, Player]:
    """Somebody new who opens a public table and stays there; its code."""
    one = await one.anew()
    code = await one.open(name, public=True)
    return code, await one.connect(code)


async def tries(eve: Visitor, code: str) -> None:
    """Visitors who say that they are the best there are, and could not solve a puzzle."""
    lie = {"puzzle": victim(), "solved": False, "rating": 3500, "deviation": 30}

    async def once(_: int) -> None:
        await (await eve.anew()).ask("POST", "/api/puzzles/tries", lie)

    await again(once)


def victim() -> str:
    """The puzzle that they lie about."""
    return min(shipped_levels())


async def days(eve: Visitor, code: str) -> None:
    """Results of today's deal without end, each of another visitor, and each a whole game played again."""
    day = datetime.now(UTC).date().isoformat()
    played = write_record(play(read_deal(day), bot_named("greedy"), "Eve")).encode()

    async def once(_: int) -> None:
        await (await eve.anew()).ask("POST", f"/api/days/{day}/results", played)

    await again(once)


async def screens(eve: Visitor, code: str) -> None:
    """Screens that take words away, and somebody who types words until one stands on a stranger's screen."""
    host = await eve.anew()
    own = await host.open()
    words = [word for each in screen_words().values() for word in each]

    async def once(number: int) -> None:
        await eve.ask("POST", "/api/screens", {"screen": f"{number:032x}", "language": "en", "word": True})
        await host.ask("POST", f"/api/tables/{own}/screens", {"word": words[number % len(words)]})

    await again(once, 20)


async def imports(eve: Visitor, code: str) -> None:
    """Families' files without end: the largest there may be, four at once, and records of empty lines."""
    whole = msgspec.json.encode(large(100, 1000))
    empty = msgspec.json.encode(file_with(*[documents(between="\n" * 20_000)] * 20))

    async def once(_: int) -> None:
        one = await eve.anew()
        asking = (one.ask("POST", "/api/families/import", text) for text in (empty, empty, whole, whole))
        await asyncio.gather(*asking, return_exceptions=True)

    await again(once)


async def large_family(eve: Visitor, code: str) -> None:
    """Forty connections that look at a family with 100,000 rounds: its page, its season, its file."""
    owner, family = await founded(eve, "/api/families/import", large(100, 1000))
    looks = ("?here=1", "", "/seasons/1", "/export")
    await again(lambda number: owner.ask("GET", f"{family}{looks[number % 4]}"), 40)


async def at_the_door(eve: Visitor, code: str) -> None:
    """Fresh browsers with a family's link: each looks, sits down, says who it is, and makes up keys and
    numbers."""
    _, family = await founded(eve)
    key, person = {"key": "AAAA-BBBB-CCCC"}, {"person": 1}

    async def once(number: int) -> None:
        one = await eve.anew()
        await one.ask("GET", family)
        await one.ask("POST", f"{family}/people", {"name": f"Eve {number}"})
        await one.ask("POST", f"{family}/knocks", person)
        await one.ask("POST", f"{family}/card", key)
        await one.ask("POST", f"{family}/phones", {**key, **person, "digits": f"{number:08}"})

    await again(once, 20)


async def inside(eve: Visitor, code: str) -> None:
    """Somebody of a family with as many people and phones as can be, who changes it without end."""
    owner, family = await founded(eve)
    for number in range(60):
        with suppress(*FAILS):
            await owner.ask("POST", f"{family}/beside", {"name": f"Made up {number}"})

    async def once(number: int) -> None:
        table = {"table": {"plan": {}, "salt": "aa" * 16}}
        await owner.ask("POST", f"{family}/phones", {"digits": f"{number:08}", "person": 1})
        await owner.ask("PUT", f"{family}/name", {"name": f"Eve's {number}"})
        await owner.ask("POST", f"{family}/link")
        await owner.ask("POST", f"{family}/waiting", {"kind": "card"})
        await owner.ask("POST", f"{family}/games", table)
        await owner.ask("GET", f"{family}/export")

    await again(once, 20)


async def chairs(eve: Visitor, code: str) -> None:
    """Fresh browsers that ask for somebody's chair in a running match."""

    async def once(number: int) -> None:
        player = await (await eve.anew()).connect(code)
        try:
            for seat in (0, 1):
                await player.ask({"type": "ask_seat", "id": f"a{number}.{seat}", "seat": seat})
        finally:
            player.leave()

    await again(once, 20)


async def founded(
    one: Visitor,
    path: str = "/api/families",
    wanted: object = {"name": "Ours", "person": "Ann"},
) -> tuple[Visitor, str]:
    """Whoever founds a family or brings one, as soon as they may, and where it is."""
    while True:
        with suppress(*FAILS):
            owner = await one.anew()
            return owner, f"/api/families/{(await owner.make(path, wanted))['code']}"
        await asyncio.sleep(0.5)  # what was done before is not paid back yet


_BY_NAME = (
    hellos,
    hints,
    reviews,
    lobby,
    tries,
    days,
    screens,
    imports,
    large_family,
    at_the_door,
    inside,
    chairs,
)
ATTACKS: dict[str, Callable[[Visitor, str], Coroutine[Any, Any, None]]] = {
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

    server: str
    codes: set[str] = field(default_factory=set)
    asked: int = 0

    def one(self, number: int) -> Visitor:
        """Somebody with an address of their own, without a name yet."""
        return Visitor(self.server, f"10.9.{number // 200}.{1 + number % 200}")

    def another(self) -> Visitor:
        """Somebody who has not asked for anything yet."""
        self.asked += 1
        return self.one(100 + self.asked)

    async def review(self) -> float:
        """Seconds until a match that nobody has asked about is reviewed."""
        one, began = self.another(), monotonic()
        status, body = await one.ask("POST", "/api/review", record(f"Ann {self.asked}").encode())
        while status == 202 and monotonic() - began < LIMIT_S:
            key = msgspec.json.decode(body)["key"]
            await asyncio.sleep(0.2)
            status, body = await one.ask("GET", f"/api/review/{key}")
        return monotonic() - began if status == 200 else float("inf")

    async def listed(self) -> float:
        """How many of the honest tables are in the list."""
        _, body = await self.one(1).ask("GET", "/api/lobby")
        return float(len(self.codes & {line["code"] for line in msgspec.json.decode(body)["tables"]}))

    async def let_in(self) -> float:
        """Seconds until a new phone is in at another family, by the number that it shows."""
        someone, began = self.another(), monotonic()
        owner, family = await founded(someone)
        new = await someone.anew()
        _, body = await new.ask("GET", family)
        await owner.make(f"{family}/phones", {"digits": msgspec.json.decode(body)["digits"], "name": "Ben"})
        _, body = await new.ask("GET", family)
        return monotonic() - began if msgspec.json.decode(body)["you"] == 2 else float("inf")

    async def word(self) -> float:
        """Seconds until another screen has a word."""
        self.asked += 1
        wanted = {"screen": f"{1 << 100 | self.asked:032x}", "language": "en", "word": True}
        began = monotonic()
        status, _ = await self.one(3).ask("POST", "/api/screens", wanted)
        return monotonic() - began if status == 200 else float("inf")

    async def rating(self) -> float:
        """The rating of the puzzle that is lied about, as an honest try finds it."""
        tried = {"puzzle": victim(), "solved": True, "rating": 1500, "deviation": 350}
        _, body = await (await self.one(2).anew()).ask("POST", "/api/puzzles/tries", tried)
        return float(msgspec.json.decode(body)["rating"])


@asynccontextmanager
async def others(server: str) -> AsyncIterator[Others]:
    """Those people, with their public tables open."""
    found = Others(server)
    hosts = [await public_host(found.one(number), "Ann") for number in range(HONEST)]
    found.codes = {code for code, _ in hosts}
    try:
        yield found
    finally:
        for _, host in hosts:
            host.leave()


@dataclass(frozen=True)
class Share:
    """One thing that is shared: how it is looked at, in which words, and when it is bad."""

    look: Callable[[Others], Awaitable[float]]
    said: str
    fair: Callable[[float, float], bool]


_REVIEWED = Share(
    Others.review,
    "seconds until a review of another is there",
    lambda before, now: now < MOST_TIMES_AS_LONG * before + ONE_PART_S,
)
_LET_IN = Share(Others.let_in, "seconds until a new phone is in at another family", lambda _, now: now < 2)
_LISTED = f"of {HONEST} tables of others in the list beside {PUBLIC_TABLES} or more"
SHARES = {
    **dict.fromkeys(("reviews", "days"), _REVIEWED),
    **dict.fromkeys(OF_FAMILIES, _LET_IN),
    "screens": Share(Others.word, "seconds until another's screen has a word", lambda _, now: now < 2),
    "lobby": Share(Others.listed, _LISTED, lambda _, now: now == HONEST),
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
    """A message of this kind."""
    if kind == "play":
        await player.ask(impossible(player, f"p{number}"))
        return
    body: dict[str, object] = {"type": kind}
    if kind == "draft" and (view := player.view()):
        laid = (view.rack or [])[: 1 + number % 2]
        body |= {"seen": view.sequence, "draft": {"table": [*view.table, laid]}}
    player.write(msgspec.json.encode(body))
    await asyncio.sleep(0.02)


async def _ask(server: Server, method: str, path: str, body: object, number: int) -> None:
    status, answer = await Visitor(server.address, LOOKER).ask(method, path, body)
    assert status < 300, answer


if __name__ == "__main__":
    name, server, code = sys.argv[1:]
    asyncio.run(ATTACKS[name](Visitor(server, ADDRESS), code))

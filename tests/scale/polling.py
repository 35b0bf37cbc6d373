"""The whole life of a table, while strangers ask for everything there is: every address, every message.

After each answer the store is asked which matches are not over *now*: of those the answer must not have held
anything hidden, for they were not over either when it was made. So a finding is never a matter of luck.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

from tests.scale.witness import TILE, Knowledge, Leak, Tiles, bare, happenings
from tests.server.harness import Client, Host, Player, joining
from tilerummy.protocol import messages as m
from tilerummy.puzzles.pack import shipped
from tilerummy.server.edge.operation import Operation
from tilerummy.server.edge.routes import OPERATIONS
from tilerummy.server.store.store import Code, KeptLine

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
PLAN = m.Plan("sabra", {"hand_size": 9, "starter_hand": 9, "opening_min": 0}, 2, 1, 0)
BODIES: dict[str, object] = {
    "/api/plan": PLAN,
    "/api/quick": m.QuickGame("Eve", "aa" * 16),
    "/api/tables": m.NewTable(PLAN, "Eve"),
    "/api/companion/judge": {"preset": "sabra", "table": [], "rack": ["r1"], "after": []},
    "/api/companion/best": {"preset": "sabra", "table": [], "rack": ["r1"]},
    "/api/puzzles/tries": m.PuzzleTry(shipped("rummy")[0].id, True, 1500, 350),
}
TAKE_RECORDS = ("/api/review", "/api/puzzles/moment")
"""They are sent what a stranger gets of the record."""
FEW = 5
"""A row of fewer tiles says nothing about a rack."""


# -- what is hidden -------------------------------------------------------------------------------


@dataclass
class Hidden:
    """What nobody but its owner may know of a match that goes on."""

    secret: str
    texts: list[str]
    """Rows of the deal as they are kept: hands, and the beginning of each pool."""
    racks: list[Tiles]
    """As they were dealt, and as they are."""

    def check(self, what: str, body: str) -> None:
        """Nothing of it is in there."""
        if self.secret in body:
            raise Leak(f"{what} told the secret: {body[:300]}")
        for text in self.texts:
            if text in body:
                raise Leak(f"{what} told {text}: {body[:300]}")
        for row in _rows(body):
            if row in self.racks:
                raise Leak(f"{what} told a rack: {sorted(row.elements())}")


def _rows(body: str) -> Iterator[Tiles]:
    """The rows of tiles in a JSON text."""
    try:
        waiting = [json.loads(body)]
    except ValueError:
        return
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
            tiles = [bare(part) for part in value if isinstance(part, str) and TILE.fullmatch(part)]
            if len(tiles) >= FEW:
                yield Counter(tiles)


def hidden_in(lines: Sequence[KeptLine], secret: str) -> Hidden:
    """What is hidden in a match as it is kept."""
    record = "\n\n" + "\n".join(f"0.000 {line.text}" for line in lines[1:])
    known, racks, texts = Knowledge(), [], []
    players = len(re.findall(r"(?m)^seat \d", lines[0].text))
    for event in happenings(record)[1:]:
        known.happen(event, players)
        if event.verb == "deal":
            racks += [rack.copy() for rack in known.racks]
            texts += [value for name, value in event.fields.items() if name.startswith("hand")]
            pools = (value for name, value in event.fields.items() if name.startswith("pool"))
            texts += [" ".join(pool.split()[:8]) for pool in pools]
    return Hidden(secret, texts, [*racks, *known.racks])


# -- strangers ------------------------------------------------------------------------------------


@dataclass
class Strangers:
    """People without a seat at a table: one without a name, one with a token of their own."""

    hosts: Sequence[Host]
    code: str
    token: str
    keys: list[str] = field(default_factory=list)
    """Of reviews that they heard of."""
    asked: Counter[str] = field(default_factory=Counter)
    """How often which address and message was tried while a match was going on."""
    stopped: bool = False
    sweeps: int = 0
    """How often every address was asked, and every message sent."""
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _known: tuple[tuple[int, int], Hidden] = field(default_factory=lambda: ((0, 0), Hidden("", [], [])))

    async def swept(self) -> None:
        """Wait until everything has been asked once more from its beginning on."""
        until = self.sweeps + 2
        async with self.news:
            await self.news.wait_for(lambda: self.sweeps >= until)

    async def ask_everything(self) -> None:
        """Every address that is documented, again and again, at every server."""
        hosts = cycle(self.hosts)
        while not self.stopped:
            for operation in filter(self._is_worth_it, OPERATIONS):
                for path in self._paths(operation):
                    for token in (None, self.token):
                        await self._ask(next(hosts), operation, path, token)
            async with self.news:
                self.sweeps += 1
                self.news.notify_all()

    async def wait_for(self, match: int) -> None:
        """Ask for the record of one match, from before it begins until the end."""
        hosts = cycle(self.hosts)
        while not self.stopped:
            _, answer = await next(hosts).get(f"/t/{self.code}/record?match={match}")
            await self.check("get /t/{code}/record", answer.decode())

    def _is_worth_it(self, operation: Operation) -> bool:
        """What is about the table is asked all the time; the rest until it was asked during a match."""
        others = "/api/families", "/api/clubs"
        of_tables = "{code}" in operation.path and not operation.path.startswith(others)
        about = of_tables or "{key}" in operation.path
        return about or not self.asked[f"{operation.method} {operation.path}"]

    def _paths(self, operation: Operation) -> Iterator[str]:
        path = operation.path.replace("{code}", self.code).replace("{preset}", "sabra")
        named = {name for name, _, _ in operation.query}
        turns = [f"turn={number}" for number in (0, 1, 3)] if "turn" in named else []
        matches = [f"match={number}" for number in (1, 2, 3)] if "match" in named else []
        for key in self.keys[-2:] or ["0" * 40] if "{key}" in path else [""]:
            for query in product(turns or [""], ["", *matches]):
                yield f"{path.replace('{key}', key)}?{'&'.join(filter(None, query))}".rstrip("?")

    async def _ask(self, host: Host, operation: Operation, path: str, token: str | None) -> None:
        wanted = BODIES.get(operation.path, {})
        body = None if operation.method == "get" else msgspec.json.encode(wanted)
        if operation.path in TAKE_RECORDS:
            _, body = await host.get(f"/t/{self.code}/record")
        if operation.method == "delete":
            return  # a stranger's own things
        status, answer = await host.ask(path, body, token)
        assert status != 429, f"{path} was not looked at"
        assert b"turn is missing" not in answer, f"{path} was not asked for as described"
        text = answer.decode("utf-8", "replace")
        if '"key"' in text and "review" in path:
            self.keys.append(str(json.loads(text).get("key")))
        await self.check(f"{operation.method} {operation.path}", text)

    async def say_everything(self) -> None:
        """Every message that is documented, as a spectator, with and without a token."""
        hosts = cycle(self.hosts)
        while not self.stopped:
            for token in (None, self.token):
                async with next(hosts).connect(self.code) as socket:
                    await socket.send(msgspec.json.encode(m.Hello(token=token)).decode())
                    for number, text in enumerate(examples()):
                        said = {**json.loads(text), "id": f"s{number}"}
                        if said["type"] in ("hello", "take_seat"):
                            continue
                        if said["type"] in ("draft", "resync", "beat"):
                            del said["id"]
                        await socket.send(json.dumps(said))
                        await self._listen(socket, str(said["type"]))

    async def _listen(self, socket: Any, kind: str) -> None:
        """Hear all that came until a sign of life is answered."""
        await socket.send('{"type": "beat"}')
        async for raw in socket:
            await self.check(f"message {kind}", str(raw))
            if '"type":"beat"' in str(raw):
                return

    async def check(self, what: str, body: str) -> None:
        """Hold an answer against all matches of the table that are not over after it."""
        store = self.hosts[0].parts.service.store
        kept = await store.load(Code(self.code))
        assert kept is not None
        if not kept.lines or kept.lines[-1].text.startswith("end-match"):
            return
        self.asked[what] += 1
        moment = (kept.match, len(kept.lines))
        if self._known[0] != moment:
            self._known = (moment, hidden_in(kept.lines, json.loads(kept.party)["secret"]))
        self._known[1].check(what, body)


def examples() -> list[str]:
    """What a client can say, from the protocol page."""
    part = PAGE.read_text(encoding="utf-8").partition("## Every message")[2]
    return [line for line in part.split("```json")[1].split("```")[0].splitlines() if line.strip()]


# -- the life of a table --------------------------------------------------------------------------


@dataclass
class Life:
    """Two people, at one server each if there are two, who play while strangers ask."""

    first: Client
    second: Client
    strangers: Strangers
    before_start: Callable[[], Awaitable[object]]

    async def live(self, matches: int) -> None:
        """Matches that start, run, are handed over, end and are reviewed, each followed by another."""
        for number in range(1, matches + 1):
            await self._start(number)
            await self._some_turns()
            await self.strangers.swept()
            await (self._leave() if number % 2 else self._remove())

    async def _start(self, number: int) -> None:
        first, second = self.first, self.second
        if self._seat(first) is None:
            await first.do(m.TakeSeat, "Ada", "bb" * 16, 0)
        await second.do(m.TakeSeat, "Bo", "cc" * 16, 1)
        await second.do(m.Ready, salt="dd" * 16)
        await self.before_start()
        await first.do(m.Start)
        for client in (first, second):
            await client.until(lambda c=client: c.view and c.view.match == number)  # type: ignore[misc]

    @staticmethod
    def _seat(client: Client) -> int | None:
        assert client.party is not None
        return client.party.you.seat

    async def _some_turns(self) -> None:
        for _ in range(3):
            await self.first.until(lambda: self.first.seen == self.second.seen)
            await self.second.until(lambda: self.first.seen == self.second.seen)
            player = self.first if self.first.my_turn else self.second
            seen = player.seen
            await player.do(m.DrawRequest, seen)
            for client in (self.first, self.second):
                await client.until(lambda c=client: c.seen > seen)  # type: ignore[misc] # noqa: B023

    async def _leave(self) -> None:
        """The role of the host is handed over and back; both leave, so the match ends."""
        first, second = self.first, self.second
        await first.do(m.HandOn, 1)
        await second.until(lambda: second.party and second.party.you.host)
        await first.do(m.Leave)
        await second.do(m.Leave)
        await second.until(lambda: second.party and second.party.phase is m.PartyPhase.OVER)
        await self.strangers.swept()
        await second.do(m.Rematch)
        await first.until(lambda: first.party and first.party.phase is m.PartyPhase.GATHERING)
        await first.do(m.TakeSeat, "Ada", "bb" * 16, 0)
        await second.do(m.HandOn, 0)
        await first.until(lambda: first.party and first.party.you.host)

    async def _remove(self) -> None:
        """A player is removed, a bot takes over and the match is played to its end."""
        first = self.first
        await first.do(m.Remove, 1)
        await Player(first, 5).play()
        await self.strangers.swept()
        await first.do(m.Rematch)
        await first.until(lambda: first.party and first.party.phase is m.PartyPhase.GATHERING)
        assert first.party is not None
        for one in first.party.you.removed:
            await first.do(m.LetBack, one.number)


async def at_once() -> None:
    """Nothing is waited for."""


async def poll(
    hosts: Sequence[Host], matches: int, before_start: Callable[[], Awaitable[object]] = at_once
) -> Strangers:
    """A table's life under the eyes of strangers; `Leak` if they are told anything."""
    ada, bo, eve = [await hosts[0].visitor() for _ in range(3)]
    code = await hosts[0].open(ada, PLAN)
    strangers = Strangers(hosts, code, eve)
    async with joining(hosts[0], code, ada, "a") as first, joining(hosts[-1], code, bo, "b") as second:
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(strangers.ask_everything())
                group.create_task(strangers.say_everything())
                for number in range(1, matches + 1):
                    group.create_task(strangers.wait_for(number))
                await Life(first, second, strangers, before_start).live(matches)
                strangers.stopped = True
        except* Leak as found:
            raise found.exceptions[0] from None
    return strangers

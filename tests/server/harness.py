"""A server on a free port and scripted clients for it, over real sockets or straight to the application."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.naive import Naive
from tests.server import inside
from tests.server.hasty import HastyServer
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view, turn_message, with_history
from tilerummy.rules.match.action import Action
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.view import View
from tilerummy.server.app import Parts, build
from tilerummy.server.bell.bell import Bell
from tilerummy.server.jobs.processes import Lane, WorkerProcesses
from tilerummy.server.live.process import new_secret
from tilerummy.server.run import bind, config_for
from tilerummy.server.settings import Settings

T = TypeVar("T")
BOT_NODES = 20_000
"""What bots may think: they play alike on a slow machine."""
PATIENCE_S = 120.0
"""Nothing takes this long; whatever does is a failure."""
OVER_SOCKETS = ("sabra", "rummy-variants", "pro6-en")
"""Presets whose matches go over real sockets each time: no discards, discards, and six players."""
FAMILIES = (*OVER_SOCKETS, "rummy", "baltic-lt", "classic")
"""One preset or two of each box: what depends on the number of players is tried with more of it here."""
_DECODER: msgspec.json.Decoder[m.ServerMessage] = msgspec.json.Decoder(m.ServerMessage)


class HandClock:
    """A clock that goes on only when it is told to."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1
        return self.now


class InlineWorkers(WorkerProcesses):
    """Computes on the spot: no process has to start for a test that is about something else."""

    async def ask_in(self, lane: Lane, seconds: float, function: Callable[..., T], *args: object) -> T:
        return await self.ask(seconds, function, *args)

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        return function(*args)

    async def warm(self) -> None:
        pass


@dataclass
class Host:
    """A running server."""

    address: str
    parts: Parts
    clock: HandClock
    port: int = 0
    inside: bool = False
    """Whether clients call the application itself: the same answers, without the work of a network."""

    def pass_time(self, seconds: float) -> None:
        """Let time go by; deadlines that are over are noticed."""
        self.clock.now += round(1000 * seconds)
        self.parts.service.scheduler.wake()

    async def get(self, path: str, token: str | None = None) -> tuple[int, bytes]:
        return await self.ask(path, None, token)

    async def post(self, path: str, body: object, token: str | None = None) -> tuple[int, bytes]:
        return await self.ask(path, msgspec.json.encode(body), token)

    async def ask(
        self, path: str, body: bytes | None, token: str | None, method: str | None = None
    ) -> tuple[int, bytes]:
        """One request: a GET, or with a body a POST, unless the method is named."""
        if self.inside:
            return await inside.request(self.parts.app, path, body, token, method)
        return await asyncio.to_thread(http, self.address + path, body, token, method)

    def connect(self, code: str) -> AbstractAsyncContextManager[ClientConnection]:
        """A connection to a table, over which nothing has been said."""
        if self.inside:
            return inside.connect(self.parts.app, f"/t/{code}/socket")
        url = f"{self.address.replace('http', 'ws', 1)}/t/{code}/socket"
        return connect(url, compression=None, open_timeout=PATIENCE_S)

    async def visitor(self) -> str:
        status, body = await self.post("/api/visitors", {})
        assert status == 201, body
        token = json.loads(body)["token"]
        assert isinstance(token, str)
        return token

    async def open(
        self, token: str, plan: m.Plan, name: str | None = "Ada", bots: list[str] | None = None
    ) -> str:
        wanted = m.NewTable(plan, name, "aa" * 16, bots or [])
        status, body = await self.post("/api/tables", wanted, token)
        assert status == 201, body
        code = json.loads(body)["code"]
        assert isinstance(code, str)
        return code

    async def quick(self, token: str, plan: m.Plan, bots: list[str] | None = None) -> str:
        status, body = await self.post("/api/quick", m.QuickGame("Ada", "bb" * 16, plan, bots or []), token)
        assert status == 201, body
        code = json.loads(body)["code"]
        assert isinstance(code, str)
        return code


def http(
    url: str, body: bytes | None, token: str | None, method: str | None = None, **headers: str
) -> tuple[int, bytes]:
    """One request; the status and what came back."""
    request = urllib.request.Request(url, body, headers, method=method)
    if token is not None:
        request.add_header("authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def database_in(place: Path | str) -> str:
    """The address of the database in a folder, unless it is one already."""
    return place if isinstance(place, str) else f"sqlite:///{place / 'tables.db'}"


@asynccontextmanager
async def hosting(
    place: Path | str,
    clock: HandClock | None = None,
    bell: Bell | None = None,
    fresh: Callable[[], bytes] = new_secret,
    inside: bool = False,
    **more: Any,
) -> AsyncIterator[Host]:
    """A server on a free port, with its tables in this place; with a bell it is one of several.

    With `inside` its clients need no network. More settings can be named.
    """
    clock = clock or HandClock()
    alone = None if bell is None else False
    settings = Settings(
        port=0, database=database_in(place), bot_delay_s=0, bot_nodes=BOT_NODES, alone=alone, **more
    )
    listening, settings = bind(settings)
    parts = build(settings, clock, InlineWorkers, bell, fresh=fresh)
    up = asyncio.Event()
    server = HastyServer(config_for(parts, settings.trusted_proxy), parts, up.set)
    serving = asyncio.create_task(server._serve([listening]))  # private: `serve` takes the signals
    await asyncio.wait({serving, asyncio.create_task(up.wait())}, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield Host(settings.addresses()[0], parts, clock, settings.port, inside)
    finally:
        server.leave()
        await serving
        listening.close()


@dataclass
class Client:
    """Somebody at a table: sends requests, and knows what the server told them."""

    socket: ClientConnection
    heard: list[m.ServerMessage] = field(default_factory=list)
    party: m.PartyState | None = None
    view: m.GameView | None = None
    draft: m.DraftState | None = None
    replies: dict[str, m.ServerMessage] = field(default_factory=dict)
    number: int = 0
    prefix: str = "c"
    token: str | None = None
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    bye: m.ByeReason | None = None
    closed: bool = False

    async def listen(self) -> None:
        """Take in whatever comes."""
        with contextlib.suppress(ConnectionClosed):
            async for raw in self.socket:
                async with self.news:
                    self._hear(_DECODER.decode(raw))
                    self.news.notify_all()
        async with self.news:
            self.closed = True
            self.news.notify_all()

    def _hear(self, message: m.ServerMessage) -> None:
        self.heard.append(message)
        match message:
            case m.Snapshot():
                self.party, self.view, self.draft = message.party, message.view, message.draft
            case m.PartyChanged():
                self.party = message.party
            case m.Happened():
                known = self.view.sequence if self.view and self.view.match == message.match else 0
                assert message.first <= known, "a gap in the events"
                self.view, self.draft = with_history(message.view, self.view), None
            case m.DraftShown():
                self.draft = message.draft
            case m.StaleView():
                self.view = message.view
                self.replies[message.id] = message
            case m.Ack() | m.Hint():
                self.replies[message.id] = message
            case m.Refused() if message.id is not None:
                self.replies[message.id] = message
            case m.Bye():
                self.bye = message.reason
            case _:
                pass

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S), self.news:
            await self.news.wait_for(lambda: holds() or self.closed)
        assert holds(), "the connection ended before that"

    async def ended(self) -> None:
        """Wait for the end of the connection."""
        async with asyncio.timeout(PATIENCE_S), self.news:
            await self.news.wait_for(lambda: self.closed)

    async def send(self, message: m.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    def new_id(self) -> str:
        self.number += 1
        return f"{self.prefix}{self.number}"

    async def ask(self, message: m.ClientMessage) -> m.ServerMessage:
        """Send a request and wait for its answer."""
        name = getattr(message, "id", "")
        await self.send(message)
        await self.until(lambda: name in self.replies)
        return self.replies[name]

    async def do(self, kind: Callable[..., m.ClientMessage], *args: Any, **extra: Any) -> m.Ack:
        """Ask for something that must be done."""
        reply = await self.ask(kind(self.new_id(), *args, **extra))
        assert isinstance(reply, m.Ack), reply
        return reply

    async def fail(self, kind: Callable[..., m.ClientMessage], *args: Any, **extra: Any) -> list[str]:
        """Ask for something that must be refused; the codes."""
        reply = await self.ask(kind(self.new_id(), *args, **extra))
        assert isinstance(reply, m.Refused), reply
        return [reason.code for reason in reply.reasons]

    @property
    def seen(self) -> int:
        assert self.view is not None
        return self.view.sequence

    @property
    def my_turn(self) -> bool:
        view = self.view
        return view is not None and view.turn is not None and view.turn == view.seat

    async def turn(self) -> None:
        """Wait for one's turn."""
        await self.until(lambda: self.my_turn)

    def place(self, seat: int) -> m.Place:
        """Who sits there, as far as this client was told."""
        assert self.party is not None
        return self.party.places[seat]

    def all(self, kind: type[T]) -> list[T]:
        """All that was heard of one kind."""
        return [message for message in self.heard if isinstance(message, kind)]


@asynccontextmanager
async def joining(
    host: Host, code: str, token: str | None = None, prefix: str = "c"
) -> AsyncIterator[Client]:
    """A client at a table, once it has seen everything."""
    async with host.connect(code) as socket:
        client = Client(socket, prefix=prefix)
        listening = asyncio.create_task(client.listen())
        await client.send(m.Hello(token=token))
        await client.until(lambda: client.party is not None or client.bye is not None)
        try:
            yield client
        finally:
            await socket.close()
            await listening


def seated(state: m.PartyState) -> int:
    """How many places are taken."""
    return sum(place.kind is not m.PlaceKind.OPEN for place in state.places)


TWO = m.Plan("sabra", players=2, rounds=1, clock=0)


@asynccontextmanager
async def pair(
    host: Host, plan: m.Plan = TWO, *, start: bool = True
) -> AsyncIterator[tuple[Client, Client, str]]:
    """Two people at a table of two, the first one its host."""
    ada, bo = await host.visitor(), await host.visitor()
    code = await host.open(ada, plan)
    async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
        first.token, second.token = ada, bo
        await second.do(m.TakeSeat, "Bo", "dd" * 16)
        await second.do(m.Ready)
        if start:
            await first.do(m.Start)
            await first.until(lambda: first.view)
            await second.until(lambda: second.view)
        yield first, second, code


# -- playing --------------------------------------------------------------------------------------


class Player:
    """A client that plays a match to its end, naively."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client, self.naive = client, Naive(Random(seed))

    async def play(self) -> None:
        """Play until the match is over."""
        client = self.client
        while True:
            await client.until(lambda: self._over() or client.my_turn or self._for_the_table())
            if self._over():
                return
            await (self._turn() if client.my_turn else self._host())

    async def play_round(self) -> None:
        """Play until the round is over."""
        client = self.client
        while True:
            await client.until(
                lambda: client.my_turn or (client.view and client.view.phase is not Phase.PLAYING)
            )
            if not client.my_turn:
                return
            await self._turn()

    def _over(self) -> bool:
        """Whether both have come: that the match is over, and how it ended."""
        party, view = self.client.party, self.client.view
        over = party is not None and party.phase is m.PartyPhase.OVER
        return over and view is not None and view.final is not None

    def _for_the_table(self) -> bool:
        view, party = self.client.view, self.client.party
        return bool(view and party and party.you.host and view.phase in (Phase.ROUND_OVER, Phase.CHOOSING))

    async def _host(self) -> None:
        client = self.client
        assert client.view is not None
        name = client.new_id()
        if client.view.phase is Phase.CHOOSING:
            await client.ask(m.ChooseStarterRequest(name, client.seen, 0))
        else:
            await client.ask(m.NextRoundRequest(name, client.seen))
        await client.until(lambda: self._over() or not self._for_the_table())

    async def _turn(self) -> None:
        """Try what comes to mind, then something plain, then nothing, then ask for help."""
        client = self.client
        assert client.party is not None
        assert client.view is not None
        view, seen = read_view(client.party, client.view), client.seen
        for choose in (self.naive.choose, self._plain, self.naive.lay_nothing):
            reply = await client.ask(turn_message(choose(view), client.new_id(), seen))
            if not isinstance(reply, m.Refused):
                break
        else:
            await self._hinted(seen)
        await client.until(lambda: client.view is not None and client.view.sequence != seen)

    def _plain(self, view: View) -> Action:
        return self.naive.choose(view, plain=True)

    async def _hinted(self, seen: int) -> None:
        client = self.client
        hint = await client.ask(m.AskHint(client.new_id(), seen, m.HintKind.BEST))
        assert isinstance(hint, m.Hint), hint
        assert hint.table is not None
        draft = m.Draft(hint.table, hint.opening, True, hint.take)
        reply = await client.ask(m.PlayRequest(client.new_id(), seen, draft))
        assert isinstance(reply, m.Ack | m.StaleView), reply


@contextmanager
def patient_server() -> Iterator[None]:
    """A server that neither counts messages nor bad ones: here it is meant to look at each of them.

    And it waits for its database as long as tests wait for anything.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PER_SECOND", "AT_ONCE"):
            for kind in ("TALK_", "TABLE_"):
                patch.setattr(f"tilerummy.server.edge.conversation.{kind}{name}", 1e9)
        for name in ("OF_ADDRESS", "OF_VISITOR", "OF_READERS"):
            patch.setattr(f"tilerummy.server.edge.budgets.{name}", (1e9, 1e9))
        patch.setattr("tilerummy.server.edge.conversation.SHOW_S", 0)
        patch.setattr("tilerummy.server.edge.table_routes.LIST_MS", 0)
        patch.setattr("tilerummy.server.edge.connections.MOST_UNREAD", 1e9)
        patch.setattr("tilerummy.server.edge.conversation.MOST_UNREADABLE", 1e9)
        patch.setattr("tilerummy.server.edge.review_routes.MOMENTS", (1e9, 1e9))
        patch.setattr("tilerummy.server.edge.quotas.BY_VISITOR", (1e9, 1e9))
        patch.setattr("tilerummy.server.store.postgres.ANSWER_S", PATIENCE_S)  # a machine may stand still
        yield

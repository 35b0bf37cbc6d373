"""A regular: somebody who plays on whatever happens to their connection, their server or the database.

They do what the page does: connect again, send again under the same id what was not acknowledged,
and believe what they are told. They keep a ledger of what was acknowledged to them, which the record of
the match must bear out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.naive import Naive
from tests.server.harness import PATIENCE_S, Client, Host
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view, turn_message
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.event import Discarded, Drew, Event, Passed, Played
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import read_record

MOVES = (Drew, Discarded, Passed, Played)
SILENCE_S = 30.0
"""Who hears nothing for so long connects again."""
AGAIN_S = 0.05
"""Nobody connects again at once, or a server that is down would be asked all the time."""
_BUSY = {"busy", "too_many"}


class Cut(Exception):
    """The connection is gone."""


def host_at(address: str) -> Host:
    """A server of which only the address is known."""
    return Host(address, None, None)  # type: ignore[arg-type]


@dataclass
class Regular:
    """Somebody with a seat at one table."""

    address: Callable[[], str]
    """Where they connect to next."""
    code: str
    token: str
    name: str
    seed: int
    client: Client | None = None
    acknowledged: list[m.Ack] = field(default_factory=list)
    """Their moves that the server has promised to keep."""
    pending: m.ClientMessage | None = None
    connections: int = 0
    moved: Callable[[], None] = lambda: None
    number: int = 0

    def __post_init__(self) -> None:
        self.naive = Naive(Random(self.seed))
        self._plans: list[m.ClientMessage] = []

    def cut(self) -> None:
        """Let their connection break, in whatever it is doing."""
        if self.client is not None:
            self.client.socket.transport.abort()

    async def play(self) -> m.GameView:
        """Play until the match is over; the last view."""
        while True:
            with suppress(OSError, WebSocketException, Cut, TimeoutError):
                async with connect(self.url(), compression=None) as socket:
                    client = self.client = Client(socket)
                    listening = asyncio.create_task(client.listen())
                    try:
                        await client.send(m.Hello(token=self.token))
                        await self._until(client, lambda c=client: c.party is not None)  # type: ignore[misc]
                        self.connections += 1
                        await self._play(client)
                        assert client.view is not None
                        return client.view
                    finally:
                        self.client = None
                        await socket.close()
                        await listening
            await asyncio.sleep(AGAIN_S)

    def url(self) -> str:
        return f"{self.address().replace('http', 'ws', 1)}/t/{self.code}/socket"

    async def _until(self, client: Client, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(SILENCE_S), client.news:
            await client.news.wait_for(lambda: holds() or client.closed)
        if not holds():
            raise Cut

    async def _play(self, client: Client) -> None:
        while True:
            if self.pending is not None:
                await self._settle(client, self.pending)
                continue
            await self._until(client, lambda: self._over(client) or client.my_turn or self._hosts(client))
            if self._over(client):
                return
            if client.my_turn:
                await self._turn(client)
            else:
                self.pending = self._host(client)

    @staticmethod
    def _over(client: Client) -> bool:
        over = client.party is not None and client.party.phase is m.PartyPhase.OVER
        return over and client.view is not None and client.view.final is not None

    @staticmethod
    def _hosts(client: Client) -> bool:
        view, party = client.view, client.party
        return bool(view and party and party.you.host and view.phase in (Phase.ROUND_OVER, Phase.CHOOSING))

    def _new_id(self) -> str:
        self.number += 1
        return f"{self.name}-{self.number}"

    def _host(self, client: Client) -> m.ClientMessage:
        assert client.view is not None
        if client.view.phase is Phase.CHOOSING:
            return m.ChooseStarterRequest(self._new_id(), client.seen, 0)
        return m.NextRoundRequest(self._new_id(), client.seen)

    async def _turn(self, client: Client) -> None:
        """A draft, then what comes to mind, then something plain, then nothing."""
        assert client.party is not None
        assert client.view is not None
        seen = client.seen
        if not self._plans:
            view = read_view(client.party, client.view)
            actions = (
                self.naive.choose(view),
                self.naive.choose(view, plain=True),
                self.naive.lay_nothing(view),
            )
            self._plans = [turn_message(action, self._new_id(), seen) for action in actions]
            if isinstance(self._plans[0], m.PlayRequest):
                await client.send(m.SendDraft(seen, self._plans[0].draft))
        self.pending = self._plans.pop(0)
        await self._settle(client, self.pending)
        if not self._plans:
            await self._until(client, lambda: client.view is not None and client.view.sequence != seen)

    async def _settle(self, client: Client, message: m.ClientMessage) -> None:
        """Send it until it was answered; a move that was acknowledged goes into the ledger."""
        name = getattr(message, "id", "")
        client.replies.pop(name, None)
        await client.send(message)
        await self._until(client, lambda: name in client.replies)
        reply = client.replies[name]
        if isinstance(reply, m.Refused) and {reason.code for reason in reply.reasons} & _BUSY:
            await asyncio.sleep(AGAIN_S)
            return
        self.pending = None
        if isinstance(reply, m.Refused):
            return
        self._plans = []
        if isinstance(reply, m.Ack) and not isinstance(message, m.NextRoundRequest | m.ChooseStarterRequest):
            self.acknowledged.append(reply)
            self.moved()


# -- a table of regulars --------------------------------------------------------------------------


async def seat_regulars(
    addresses: Sequence[Callable[[], str]], plan: m.Plan, name: str, seed: int
) -> list[Regular]:
    """A table of regulars, bots on the places left over, the match begun; each has their own server."""
    tokens = [await host_at(address()).visitor() for address in addresses]
    bots = ["novice"] * (plan.players - len(addresses))
    code = await host_at(addresses[0]()).open(tokens[0], plan, bots=bots)
    regulars = [
        Regular(address, code, token, f"{name}-{place}", seed + place)
        for place, (address, token) in enumerate(zip(addresses, tokens, strict=True))
    ]
    for place, regular in enumerate(regulars[1:], 1):
        await _ask_once(regular, m.TakeSeat(f"sit{place}", f"Player {place}"), m.Ready(f"ready{place}"))
    await _ask_once(regulars[0], m.Start("start"))
    return regulars


async def _ask_once(regular: Regular, *messages: m.ClientMessage) -> None:
    async with connect(regular.url(), compression=None) as socket:
        client = Client(socket)
        listening = asyncio.create_task(client.listen())
        await client.send(m.Hello(token=regular.token))
        for message in messages:
            reply = await client.ask(message)
            assert isinstance(reply, m.Ack), reply
        await socket.close()
        await listening


async def check_table(regulars: Sequence[Regular], views: Sequence[m.GameView]) -> list[Event]:
    """The match is over: everybody sees the same, and the record holds what was promised, once."""
    code = regulars[0].code
    record = await fetch(regulars[0].address, f"/t/{code}/record")
    events = read_record(record.decode())
    assert verify(events) == []
    for regular, view in zip(regulars, views, strict=True):
        seat = view.seat
        assert view.sequence == len(events)
        own = await fetch(regular.address, f"/api/tables/{code}", regular.token)
        assert timeless(view) == timeless(msgspec.json.decode(own, type=m.Snapshot).view)
        moves = Counter(type(e) for e in events if isinstance(e, MOVES) and e.seat == seat)
        promised = [ack.sequence for ack in regular.acknowledged]
        assert len(promised) == len({*promised}), f"seat {seat}: two moves acknowledged under one number"
        assert moves.total() == len(promised), f"seat {seat}: {moves} kept, {len(promised)} acknowledged"
        for sequence in promised:
            last = [e for e in events[:sequence] if isinstance(e, MOVES)][-1]
            assert last.seat == seat, f"seat {seat}: the move acknowledged as {sequence} is another's"
    return [*events]


async def fetch(address: Callable[[], str], path: str, token: str | None = None) -> bytes:
    """What is found there, from whichever server answers."""
    async with asyncio.timeout(10 * PATIENCE_S):
        while True:
            with suppress(OSError, HTTPException):
                status, body = await host_at(address()).get(path, token)
                if status == 200:
                    return body
                assert status == 503, body
            await asyncio.sleep(AGAIN_S)


def timeless(view: m.GameView | None) -> Any:
    """A view without what changes by itself."""
    built = msgspec.to_builtins(view)
    built.pop("clock")
    return built

"""Matches in which everybody asks for everything, and all that was answered is shown to the witness."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import structs
from websockets.asyncio.client import ClientConnection

from tests.match import spoilt
from tests.naive import Naive
from tests.scale.witness import Heard, Witness
from tests.server.harness import PATIENCE_S, Client, Host
from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import read_view, sets, turn_message
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.game import Phase
from tilerummy.rules.match.record import read_record

CLOCK_S = 60
SECRET = "ab" * 16
SCREEN = sha256(bytes.fromhex(SECRET)).hexdigest()
"""What a big screen alone knows, and its name."""


class Tap:
    """A connection of which everything is written down."""

    def __init__(self, socket: ClientConnection, heard: Heard, drafts: dict[int, list[Any]]) -> None:
        self._socket, self._heard, self._drafts = socket, heard, drafts

    async def __aiter__(self) -> AsyncIterator[str]:
        async for raw in self._socket:
            assert isinstance(raw, str)
            self._heard.raw.append(raw)
            yield raw

    async def send(self, text: str) -> None:
        """What the seat says itself it may hear again."""
        said = json.loads(text)
        if "id" in said:
            self._heard.said[said["id"]] = text
        if said.get("type") == "draft" and self._heard.seat is not None:
            self._drafts.setdefault(self._heard.seat, []).append(said["draft"])
        await self._socket.send(text)


@dataclass
class Party:
    """A table with its players and a spectator, all of them tapped."""

    host: Host
    code: str
    plan: m.Plan
    rng: Random
    loud: int = 0
    """Before each so-manieth turn everybody asks for everything; 0: now and then somebody asks something."""
    drafts: dict[int, list[Any]] = field(default_factory=dict)
    clients: list[Client] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)

    async def enter(self, stack: AsyncExitStack, seat: int | None, token: str | None) -> Client:
        """Somebody comes in."""
        heard = Heard(seat)
        socket = await stack.enter_async_context(self.host.connect(self.code))
        client = Client(Tap(socket, heard, self.drafts), prefix=f"s{seat}-", token=token)  # type: ignore[arg-type]
        listening = asyncio.create_task(client.listen())

        async def leave() -> None:
            await socket.close()
            await listening

        stack.push_async_callback(leave)
        await client.send(m.Hello(token=token))
        await client.until(lambda: client.party)
        self.clients.append(client)
        self.heard.append(heard)
        return client

    @property
    def players(self) -> list[Client]:
        """Those with a seat."""
        return self.clients[: self.plan.players]

    # -- playing ----------------------------------------------------------------------------------

    async def play(self) -> None:
        """Play to the end, with noise."""
        naive = Naive(self.rng)
        while True:
            await self._together()
            view = self.clients[0].view
            assert view is not None
            if view.final is not None:
                return
            await self._noises(view.sequence)
            if view.phase is not Phase.PLAYING:
                await self._between(view)
            elif self.plan.clock and self.rng.random() < 0.06:
                await self._time_out(view)
            else:
                assert view.turn is not None
                await self._turn(self.players[view.turn], naive)

    async def _together(self) -> None:
        """Wait until everybody knows what the one knows who knows most."""
        newest = max(client.view.sequence for client in self.clients if client.view)
        for client in self.clients:
            await client.until(lambda c=client: c.view and c.view.sequence >= newest)  # type: ignore[misc]
        if max(client.view.sequence for client in self.clients if client.view) != newest:
            await self._together()

    async def _between(self, view: m.GameView) -> None:
        first = self.clients[0]
        if view.phase is Phase.CHOOSING:
            await first.do(m.ChooseStarterRequest, view.sequence, self.rng.randrange(self.plan.players))
        else:
            await first.do(m.NextRoundRequest, view.sequence)
        await first.until(lambda: first.seen > view.sequence)

    async def _time_out(self, view: m.GameView) -> None:
        assert view.turn is not None
        await self._draft(self.players[view.turn])
        await self._quiet(self.players[view.turn])
        self.host.pass_time(CLOCK_S + 1)
        await self.clients[0].until(lambda: self.clients[0].seen > view.sequence)

    async def _turn(self, client: Client, naive: Naive) -> None:
        seen = client.seen
        assert client.party is not None
        assert client.view is not None
        view = read_view(client.party, client.view)
        for action in (naive.choose(view), naive.choose(view, plain=True), naive.lay_nothing(view)):
            reply = await client.ask(turn_message(action, client.new_id(), seen))
            if not isinstance(reply, m.Refused):
                break
        else:
            hint = await client.ask(m.AskHint(client.new_id(), seen, m.HintKind.BEST))
            assert isinstance(hint, m.Hint), hint
            assert hint.table is not None
            await client.do(m.PlayRequest, seen, m.Draft(hint.table, hint.opening, True, hint.take))
        await client.until(lambda: client.seen > seen)

    # -- noise ------------------------------------------------------------------------------------

    async def _noises(self, turn: int) -> None:
        """Things that change nothing, but are answered."""
        noises: list[Callable[[Client], Any]] = [
            self._draft,
            self._nonsense,
            self._hint,
            self._resync,
            self._ask_http,
            self.ask_record,
            self._out_of_turn,
            self._say,
            self._touch,
        ]
        if self.loud:
            for client in self.clients if turn % self.loud == 0 else ():
                for noise in noises:
                    await noise(client)
        else:
            for _ in range(self.rng.randrange(3)):
                await self.rng.choice(noises)(self.rng.choice(self.clients))

    async def _quiet(self, client: Client) -> None:
        """Wait until what was sent has been dealt with."""
        beats = len(client.all(m.Beat))
        await client.send(m.ClientBeat())
        await client.until(lambda: len(client.all(m.Beat)) > beats)

    def _some_draft(self, client: Client) -> m.Draft:
        """The table with some tiles of one's own on it, legal or not."""
        assert client.view is not None
        rack = list(client.view.rack or [])
        self.rng.shuffle(rack)
        own = rack[: self.rng.randrange(1, 5)]
        return m.Draft([*client.view.table, own] if own else client.view.table)

    async def _draft(self, client: Client) -> None:
        await client.send(m.SendDraft(client.seen, self._some_draft(client)))
        await self._quiet(client)
        if client.my_turn:  # that is when others may see it
            await self._ask_http(self.rng.choice(self.clients))

    async def _touch(self, client: Client) -> None:
        """Whoever watches moves what lies on the table, whether they were let or not."""
        screen = self.clients[-1]
        assert screen.view is not None
        turn = screen.view.turn
        if turn is None:
            return
        if self.rng.random() < 0.5:
            await self.players[turn].do(m.LetTouch, SCREEN)
        lies = screen.draft.draft if screen.draft else m.Draft(screen.view.table)
        table = self.rng.sample(lies.table, len(lies.table))
        number = len(self.drafts.get(turn, [])) + 1
        moved = structs.replace(
            lies, table=table, opening=None, pointed=None, announced=False, touched=number
        )
        self.drafts.setdefault(turn, []).append(msgspec.to_builtins(moved))
        await screen.ask(m.Touch(screen.new_id(), screen.seen, SECRET, number, table))
        await self._quiet(client)

    async def _nonsense(self, client: Client) -> None:
        """A play that the rules refuse, or one of tiles that the player does not have."""
        draft = self._some_draft(client)
        if client.party and client.view and client.view.rack and self.rng.random() < 0.5:
            draft = m.Draft(sets(spoilt(read_view(client.party, client.view), self.rng)))
        await client.ask(m.AskHint(client.new_id(), client.seen, m.HintKind.WHY, draft))
        if self.rng.random() < 0.5:
            draft = m.Draft([*draft.table, ["k1", "k2", "zz"]])
        reply = await client.ask(m.PlayRequest(client.new_id(), max(0, client.seen - 1), draft))
        assert isinstance(reply, m.Refused | m.StaleView)

    async def _hint(self, client: Client) -> None:
        for kind in (m.HintKind.BEST, m.HintKind.OPENING):
            await client.ask(m.AskHint(client.new_id(), client.seen, kind))

    async def _resync(self, client: Client) -> None:
        assert client.view is not None
        await client.send(m.Resync(client.view.match, self.rng.randrange(client.seen + 1)))
        await self._quiet(client)

    async def _ask_http(self, client: Client) -> None:
        heard = self.heard[self.clients.index(client)]
        for path in (f"/api/tables/{self.code}", "/api/mine", "/api/lobby", "/api/addresses"):
            _, body = await self.host.get(path, client.token)
            heard.raw.append(body.decode())

    async def ask_record(self, client: Client) -> None:
        status, body = await self.host.get(f"/t/{self.code}/record", client.token)
        assert status == 200
        self.heard[self.clients.index(client)].records.append(body.decode())

    async def _out_of_turn(self, client: Client) -> None:
        if not client.my_turn:
            await client.ask(m.DrawRequest(client.new_id(), client.seen))
            await client.ask(m.DiscardRequest(client.new_id(), client.seen, "k7"))

    async def _say(self, client: Client) -> None:
        await client.ask(m.Say(client.new_id(), m.Word.HELLO))


@asynccontextmanager
async def partying(host: Host, plan: m.Plan, rng: Random, loud: int) -> AsyncIterator[Party]:
    """A table with its people and a spectator, the match begun."""
    tokens = [await host.visitor() for _ in range(plan.players)]
    party = Party(host, await host.open(tokens[0], plan), plan, rng, loud)
    async with AsyncExitStack() as stack:
        for seat, token in enumerate(tokens):
            client = await party.enter(stack, seat, token)
            if seat:
                await client.do(m.TakeSeat, f"Player {seat}", rng.randbytes(16).hex())
                await client.do(m.Ready)
        await party.enter(stack, None, None)
        await party.clients[0].do(m.Start)
        for client in party.clients:
            await client.until(lambda c=client: c.view)  # type: ignore[misc]
        yield party


async def overhear(host: Host, plan: m.Plan, seed: int, loud: int = 0) -> int:
    """Play a match, and let the witness look at all that was told; how many messages that were."""
    async with asyncio.timeout(6 * PATIENCE_S), partying(host, plan, Random(seed), loud) as party:
        await party.play()
        for client in party.clients:
            await party.ask_record(client)
        record = party.heard[0].records[-1]
        assert verify(read_record(record)) == []
        witness = Witness(record, _plain(party.drafts), live_drafts=plan.live_drafts)
        return sum(witness.check(heard) for heard in party.heard)


def _plain(drafts: dict[int, list[Any]]) -> dict[int, list[Any]]:
    """Drafts with all their fields written out, as the server sends them."""
    return {
        seat: [msgspec.to_builtins(msgspec.convert(draft, m.Draft)) for draft in row]
        for seat, row in drafts.items()
    }

"""Hidden tiles stay hidden: what a seat receives does not depend on tiles it may not see.

Two matches have the same secret and the same moves; in the second one the tiles that a seat cannot see
lie elsewhere. Everything that seat, or a spectator, is sent must be the same, over the socket and HTTP.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.harness import FAMILIES, OVER_SOCKETS, Client, Host, hosting, joining, pair
from tests.sizes import ONE_OF_A_KIND, these
from tilerummy.protocol import messages as m
from tilerummy.rules.match.event import Dealt
from tilerummy.rules.match.record_line import read_event, write_event
from tilerummy.rules.parameter import OnTimeout
from tilerummy.rules.preset import load, preset_ids
from tilerummy.rules.tile import Tile
from tilerummy.server.store.store import Code

SECRET = bytes(range(32))
KNOWN = 4
"""So many tiles of every hand stay, for what the others show of theirs."""
ROUNDS = 2
"""So often it is everybody's turn."""


def same_secret() -> bytes:
    """The same secret for every match."""
    return SECRET


# -- two matches that differ only in what a seat cannot see ---------------------------------------


def move_hidden(deal: Dealt, seat: int, rng: Random) -> Dealt:
    """The same deal to this seat; the others' hands and the ends of the pools change places."""
    hands, pools = [list(hand) for hand in deal.hands], [list(pool) for pool in deal.pools]
    places = [(hand, i) for s, hand in enumerate(hands) if s != seat for i in range(KNOWN, len(hand))]
    places += [(pool, i) for pool in pools for i in range(2 * len(pool) // 3, len(pool))]
    tiles = [row[i] for row, i in places]
    rng.shuffle(tiles)
    for (row, i), tile in zip(places, tiles, strict=True):
        row[i] = tile
    return replace(deal, hands=tuple(map(tuple, hands)), pools=tuple(map(tuple, pools)))


def deal_again(host: Host, folder: Path, code: str, seat: int, rng: Random | None) -> list[tuple[Tile, ...]]:
    """Exchange what is hidden from a seat in the stored match, if asked to; all hands."""
    with sqlite3.connect(folder / "tables.db") as connection:
        ask = "SELECT sequence, at, text FROM events WHERE code = ? AND text LIKE 'deal%'"
        ((sequence, at, text),) = connection.execute(ask, (code,))
        deal = read_event(text, at, text.count("hand "))
        assert isinstance(deal, Dealt)
        if rng is not None:
            deal = move_hidden(deal, seat, rng)
            change = "UPDATE events SET text = ? WHERE code = ? AND sequence = ?"
            connection.execute(change, (write_event(deal), code, sequence))
    connection.close()
    cached = host.parts.service.tables.at(Code(code))
    cached.state = cached.known = None
    return [*deal.hands]


# -- what somebody learns -------------------------------------------------------------------------

APART = {"commitment", "code", "at", "now", "left", "away_since", "key", "number"}
"""Commitment, ids and times may differ."""


def plain(message: object) -> Any:
    """A message without commitment, ids and times."""
    return _without(msgspec.to_builtins(message))


def _without(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without(item) for name, item in value.items() if name not in APART}
    return [_without(item) for item in value] if isinstance(value, list) else value


def learnt(client: Client) -> dict[str, Any]:
    """What somebody heard; how many events come in one message is a matter of chance."""
    events = {h.first + i: plain(e) for h in client.all(m.Happened) for i, e in enumerate(h.events)}
    return {
        "events": events,
        "answers": {name: plain(reply) for name, reply in client.replies.items()},
        "talk": plain(client.all(m.Said)),
        "drafts": [plain(shown.draft) for shown in client.all(m.DraftShown) if shown.draft],
    }


# -- the same moves, whatever the hidden tiles are ------------------------------------------------


@dataclass
class Script:
    """Everybody at a table, and what they do in turn."""

    host: Host
    code: str
    seat: int
    clients: list[Client]
    watcher: Client
    known: list[list[str]]
    """Of each hand, the tiles that are the same in both matches."""
    looks: list[Any] = field(default_factory=list)

    async def play(self) -> None:
        """Some turns for everybody, with drafts, mistakes, hints, draws and time-outs."""
        for number in range(ROUNDS * len(self.clients)):
            turn = self.turn
            client = self.clients[turn]
            await self._mistakes(client, turn, number)
            await self._end_turn(client, turn, number)

    @property
    def turn(self) -> int:
        view = self.clients[self.seat].view
        assert view is not None
        assert view.turn is not None
        return view.turn

    def _shown(self, turn: int) -> list[str]:
        """Tiles of the seat in turn that are the same in both matches."""
        view = self.clients[turn].view
        assert view is not None
        rack = view.rack or []
        return rack if turn == self.seat else self.known[turn]

    async def _mistakes(self, client: Client, turn: int, number: int) -> None:
        assert client.view is not None
        drafts = len(self.watcher.all(m.DraftShown))
        # As from a phone: a tile in the tray, and a set that lights up on the big screen.
        draft = m.Draft([*client.view.table, self._shown(turn)[:1]], pointed=len(client.view.table))
        await client.send(m.SendDraft(client.seen, draft))
        await self.watcher.until(lambda: len(self.watcher.all(m.DraftShown)) > drafts)
        await self._look()
        reply = await client.ask(m.PlayRequest(f"play{number}", client.seen, draft))
        assert isinstance(reply, m.Refused)
        for kind in m.HintKind:
            reply = await client.ask(m.AskHint(f"{kind}{number}", client.seen, kind, draft))
            assert isinstance(reply, m.Hint), reply
        assert isinstance(await client.ask(m.DrawRequest(f"stale{number}", client.seen - 1)), m.StaleView)
        await client.do(m.Say, m.Word.ONE_MOMENT)
        other = self.clients[(turn + 1) % len(self.clients)]
        assert isinstance(await other.ask(m.DrawRequest(f"early{number}", other.seen)), m.Refused)

    async def _end_turn(self, client: Client, turn: int, number: int) -> None:
        """By a draw, where that depends on nobody's tiles, or else by the clock."""
        assert client.party is not None
        assert client.view is not None
        compulsory, clock, before = not client.party.rules["voluntary_draw"], client.view.clock, client.seen
        if clock is not None and (number % 2 or (compulsory and turn != self.seat)):
            self._time_out(clock)
        elif "draw" not in client.view.may:  # the starter of some rules
            return await self._discard(client, turn, number)
        elif isinstance(await client.ask(m.DrawRequest(f"draw{number}", before)), m.Refused):
            assert clock is not None
            self._time_out(clock)
        await self._moved(before)
        if self.turn == turn:
            await self._discard(client, turn, number)
        return None

    def _time_out(self, clock: m.ClockState) -> None:
        self.host.pass_time(clock.limit / 1000 + 1)

    async def _discard(self, client: Client, turn: int, number: int) -> None:
        before = client.seen
        for i, tile in enumerate(self._shown(turn)):
            if isinstance(await client.ask(m.DiscardRequest(f"away{number}.{i}", before, tile)), m.Ack):
                if turn != self.seat:
                    self.known[turn].remove(tile)
                return await self._moved(before)
        raise AssertionError("nothing can be put away")

    async def _moved(self, before: int) -> None:
        """Wait until everybody has heard of what came after this."""
        for client in (*self.clients, self.watcher):
            await client.until(lambda c=client: c.seen > before)  # type: ignore[misc]
        newest = max(client.seen for client in self.clients)
        for client in (*self.clients, self.watcher):
            await client.until(lambda c=client: c.seen >= newest)  # type: ignore[misc]
        await self._look()

    async def _look(self) -> None:
        """What the seat and a spectator are told over HTTP."""
        for token in (self.clients[self.seat].token, None):
            for path in (f"/api/tables/{self.code}", f"/t/{self.code}/record"):
                status, body = await self.host.get(path, token)
                assert status == 200
                if path.startswith("/api"):
                    self.looks.append(_without(msgspec.json.decode(body)))
                else:
                    self.looks.append(re.sub(r"(?m)^[0-9.]+ |^(began|commitment).*", "", body.decode()))


@asynccontextmanager
async def scripted(
    host: Host, folder: Path, plan: m.Plan, seat: int, rng: Random | None
) -> AsyncIterator[Script]:
    """A table of people only, the match begun, hidden tiles exchanged if asked to."""
    tokens = [await host.visitor() for _ in range(plan.players)]
    code = await host.open(tokens[0], plan)
    for i, token in enumerate(tokens[1:], start=1):
        async with joining(host, code, token, "r") as guest:
            await guest.do(m.TakeSeat, f"Guest {i}", "cc" * 16)
            await guest.do(m.Ready)
    async with joining(host, code, tokens[0], "s") as first:
        await first.do(m.Start)
        if first.view is None or first.view.phase == "choosing":
            await first.until(lambda: first.view)
        if first.view is not None and first.view.phase == "choosing":
            await first.do(m.ChooseStarterRequest, first.seen, 0)
    await host.parts.service.rooms.emptied()
    await host.parts.service.scheduler.settle()
    hands = deal_again(host, folder, code, seat, rng)
    async with AsyncExitStack() as stack:
        joined = [joining(host, code, token, f"p{i}-") for i, token in enumerate(tokens)]
        clients = [await stack.enter_async_context(client) for client in joined]
        for client, token in zip(clients, tokens, strict=True):
            client.token = token
        watcher = await stack.enter_async_context(joining(host, code))
        known = [[tile.text for tile in hand[:KNOWN]] for hand in hands]
        yield Script(host, code, seat, clients, watcher, known)


def plan_for(preset: str, players: int) -> m.Plan:
    clock = 0 if load(preset).on_timeout is OnTimeout.NONE else 60
    return m.Plan(preset, players=players, rounds=None, clock=clock, hints=m.HintPolicy.FREE)


async def compare(host: Host, folder: Path, plan: m.Plan, seed: int) -> None:
    """Play both matches; what the seat and the spectator learn is the same."""
    rng = Random(seed)
    seat = rng.randrange(plan.players)
    seen: list[Any] = []
    racks: list[Any] = []
    for change in (None, rng):
        async with scripted(host, folder, plan, seat, change) as script:
            await script.play()
            seen.append((learnt(script.clients[seat]), learnt(script.watcher), script.looks))
            racks.append([sorted(client.view.rack or []) for client in script.clients if client.view])
    assert racks[0] != racks[1], "the hidden tiles do differ"
    assert racks[0][seat] == racks[1][seat]
    for one, two in zip(*seen, strict=True):
        assert one == two
    assert len(seen[0][0]["events"]) > plan.players
    assert SECRET.hex() not in str(seen)


@pytest.mark.parametrize("preset", these(ONE_OF_A_KIND, preset_ids()))
async def test_what_a_seat_hears_does_not_depend_on_hidden_tiles(tmp_path: Path, preset: str) -> None:
    """Protects every hidden tile of every preset; of one of each box with the most players, too."""
    fewest, most = load(preset).players
    async with hosting(tmp_path, fresh=same_secret, inside=preset not in OVER_SOCKETS) as host:
        for players in (fewest, most) if preset in FAMILIES else (fewest,):
            await compare(host, tmp_path, plan_for(preset, players), seed=players)


@pytest.mark.long
@pytest.mark.parametrize("preset", preset_ids())
async def test_what_a_seat_hears_does_not_depend_on_hidden_tiles_at_length(
    tmp_path: Path, preset: str
) -> None:
    fewest, most = load(preset).players
    async with hosting(tmp_path, fresh=same_secret) as host:
        for seed in range(5):
            for players in range(fewest, most + 1):
                await compare(host, tmp_path, plan_for(preset, players), 10 * seed + players)


async def test_the_record_of_a_running_match_shows_ones_own_tiles_only(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, _, code):
        _, own = await host.get(f"/t/{code}/record", first.token)
        _, watched = await host.get(f"/t/{code}/record")
        assert first.view is not None
        assert f"hand 0: {' '.join(first.view.rack or [])}".encode() in own
        assert b"hand 1: ? ?" in own
        assert b"hand 0: ? ?" in watched
        assert b"secret" not in own + watched
        assert re.search(rb"pool: [^?]", own + watched) is None

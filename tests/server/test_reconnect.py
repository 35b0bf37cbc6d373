"""Lost connections: what was missed comes after, what was sent twice is done once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server import harness
from tests.server.harness import HandClock, InlineWorkers, Player, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.rules.match.record import read_record
from tilerummy.server.jobs.staff import NoAnswer
from tilerummy.server.live.table_cache import LINES_AT_ONCE
from tilerummy.server.store.store import NOTHING_KNOWN, Code, Kept, Known, VisitorId
from tilerummy.server.table.party import OPEN, Party
from tilerummy.server.table.table_state import TAIL, fold, read_events, write_lines


async def test_missed_events_come_as_a_gap_and_too_many_as_the_whole_view(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        for _ in range(3):
            player = first if first.my_turn else second
            seen = player.seen
            await player.do(m.DrawRequest, seen)
            for client in (first, second):
                await client.until(lambda c=client, s=seen: c.seen > s)  # type: ignore[misc]
        before = len(first.heard)
        await first.send(m.Resync(1, first.seen - 2))
        await first.until(lambda: len(first.heard) > before)
        gap = first.heard[-1]
        assert isinstance(gap, m.Happened)
        assert (gap.first, len(gap.events)) == (first.seen - 2, 2)
        hidden = [event.tile for event in gap.events if isinstance(event, m.Drew) and event.seat != 0]
        assert set(hidden) <= {None}
        for unknown in (m.Resync(1, first.seen + 5), m.Resync(7, 0)):
            count = len(first.all(m.Snapshot))
            await first.send(unknown)
            await first.until(lambda n=count: len(first.all(m.Snapshot)) > n)  # type: ignore[misc]


async def test_a_client_that_comes_back_after_many_events_sees_what_the_others_see(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        await second.socket.close()
        async with joining(host, code, second.token, "x") as away:
            for _ in range(TAIL):
                player = first if first.my_turn else away
                await player.turn()
                seen = player.seen
                await player.do(m.DrawRequest, seen)
                await first.until(lambda s=seen: first.seen > s)  # type: ignore[misc]
                await away.until(lambda s=seen: away.seen > s)  # type: ignore[misc]
            async with joining(host, code, second.token, "y") as back:
                assert back.view is not None
                assert away.view is not None
                assert back.view.rack == away.view.rack
                assert back.view.sequence == first.seen


async def test_a_message_sent_again_is_answered_again_and_done_once(tmp_path: Path) -> None:
    """Protects a player whose connection, or whose server, died before the answer came."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, pair(host) as (first, second, code):
        player, other = (first, second) if first.my_turn else (second, first)
        message = m.DrawRequest("again", player.seen)
        ack = await player.ask(message)
        await player.send(message)
        await player.until(lambda: player.all(m.Ack).count(ack) == 2)  # type: ignore[arg-type]
        await other.turn()
        seen = other.seen
        async with joining(host, code, player.token, "x") as tab:
            assert await tab.ask(message) == ack
            assert tab.seen == seen
        assert isinstance(await other.ask(message), m.StaleView), "ids are one's own"
    async with hosting(tmp_path, clock) as host, joining(host, code, player.token, "y") as again:
        assert await again.ask(message) == ack
        assert again.seen == seen


async def test_what_was_decided_by_an_old_view_is_stale_and_shows_the_new_one(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        player, other = (first, second) if first.my_turn else (second, first)
        seen = player.seen
        await player.do(m.DrawRequest, seen)
        reply = await player.ask(m.DrawRequest("late", seen))
        assert isinstance(reply, m.StaleView)
        assert reply.view.sequence == seen + 1
        await other.turn()
        assert isinstance(await other.ask(m.DrawRequest("late", seen)), m.StaleView)


async def test_two_tabs_of_one_seat_show_the_same(tmp_path: Path) -> None:
    async with (
        hosting(tmp_path) as host,
        pair(host) as (first, second, code),
        joining(host, code, first.token, "t") as tab,
    ):
        if second.my_turn:
            await second.do(m.DrawRequest, second.seen)
        await first.turn()
        await tab.turn()
        await tab.do(m.DrawRequest, tab.seen)
        await first.until(lambda: first.view and first.view.turn == 1)
        assert first.view is not None
        assert tab.view is not None
        assert first.view.rack == tab.view.rack
        await tab.socket.close()
        await second.turn()
        assert second.party is not None
        assert second.party.places[0].connected, "the other tab is still there"


async def test_a_server_that_stops_tells_clients_to_connect_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        await host.parts.farewell()
        await first.ended()
        await second.ended()
        assert first.bye is m.ByeReason.RESTARTING
        assert first.socket.close_code == 1012


async def test_a_match_goes_on_after_restarts(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock) as host:
        token = await host.visitor()
        code = await host.quick(token, m.Plan("sabra", players=3, rounds=1, clock=0), ["novice"])
    for restart in range(3):
        async with hosting(tmp_path, clock) as host, joining(host, code, token, f"r{restart}") as client:
            for _ in range(3):
                await client.turn()
                seen = client.seen
                await client.do(m.DrawRequest, seen)
                await client.until(lambda c=client, s=seen: c.seen > s)  # type: ignore[misc]
    async with hosting(tmp_path, clock) as host, joining(host, code, token, "end") as client:
        await Player(client, 1).play()
        status, body = await host.get(f"/api/tables/{code}", token)
        assert status == 200
        assert json.loads(body)["view"]["final"] is not None


async def test_a_client_that_reads_nothing_is_dropped(tmp_path: Path) -> None:
    """Protects the others: what waits for a slow client is bounded."""
    async with hosting(tmp_path) as host, pair(host) as (first, _, code):
        (room,) = host.parts.service.rooms.rooms()
        listener = next(iter(room.listeners))
        for _ in range(1000):
            listener.send(m.Beat(1, 1, 1))
        assert listener.gone
        await host.get(f"/api/tables/{code}")
        del first


async def test_a_reused_id_does_nothing_and_a_refused_one_may_be_used_again(tmp_path: Path) -> None:
    """Protects what the protocol page says about ids: an old answer again, never a second deed."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        player = first if first.my_turn else second
        seen = player.seen
        assert isinstance(await player.ask(m.DiscardRequest("one", seen, "k1")), m.Refused)
        player.replies.clear()
        done = await player.ask(m.DrawRequest("one", seen))
        assert isinstance(done, m.Ack)
        player.replies.clear()
        assert await player.ask(m.Say("one", m.Word.HELLO)) == done
        player.replies.clear()
        assert await player.ask(m.Leave("one")) == done
        await player.do(m.Say, m.Word.THANKS)
        await player.until(lambda: player.all(m.Said))
        assert [said.phrase for said in player.all(m.Said)] == [m.Word.THANKS]
        assert player.party is not None
        assert not any(place.left for place in player.party.places)


class NoWorkers(InlineWorkers):
    """Processes that have not started yet."""

    async def ask(self, seconds: float, function: Callable[..., Any], *args: object) -> Any:
        raise NoAnswer("not started")


def long_match() -> Kept:
    """A table with a long match, as it is kept."""
    text = (Path(__file__).parent.parent / "data" / "records" / "pro6-es-2p.txt").read_text()
    events = read_record(text)
    assert len(events) > 2 * LINES_AT_ONCE
    party = Party(Code("t"), VisitorId("h"), m.Plan(), "00" * 32, (OPEN, OPEN), match=1)
    encoded = msgspec.json.encode(party)
    return Kept(1, encoded, 1, 0, write_lines(events), None, (), (), {})


async def test_a_long_match_is_read_while_no_worker_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects people after a restart: their table does not wait for a process to start, nor do others."""
    kept = long_match()
    turns = 0

    async def load(code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        return kept

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(harness, "InlineWorkers", NoWorkers)
    async with hosting(tmp_path) as host:
        host.parts.service.store.load = load  # type: ignore[method-assign]
        meanwhile = asyncio.create_task(others())
        state, _, _ = await host.parts.service.tables.look(Code("t"))
        meanwhile.cancel()
    assert state.sequence == len(kept.lines)
    assert state.game == fold(None, read_events(kept.lines))
    assert turns >= len(kept.lines) // LINES_AT_ONCE - 1


async def test_people_who_come_back_at_once_read_their_table_once(tmp_path: Path) -> None:
    """Protects a restart with hundreds of tables from doing everything as often as there are people."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, pair(host) as (first, second, code):
        tokens = [first.token, second.token]
    async with hosting(tmp_path, clock) as host:
        store = host.parts.service.store
        load, loads = store.load, list[str]()

        async def counted(code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
            loads.append(code)
            return await load(code, known)

        store.load = counted  # type: ignore[method-assign]

        async def come(token: str | None) -> None:
            async with joining(host, code, token) as client:
                await client.until(lambda: client.view)

        await asyncio.gather(*map(come, tokens))
        assert loads == [code]

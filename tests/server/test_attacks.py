"""Attacks of one address, in short: what was answered and what waits is counted, not how long it took.

`./run bench attack` measures the same with two hundred people at the tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.asyncio.client import connect

from tests.kit import SECRET, game_at
from tests.server.harness import PATIENCE_S, InlineWorkers, hosting, joining, pair
from tests.server.test_connections import is_cut, line_to
from tilerummy.protocol import messages as m
from tilerummy.rules.match.action import Draw
from tilerummy.rules.match.event import Drew
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import load
from tilerummy.server.edge import budgets, conversation
from tilerummy.server.edge.connections import HEAR_S, Waiting
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import Crashed, NoAnswer
from tilerummy.server.live import archive
from tilerummy.server.live.move_judge import MoveJudge
from tilerummy.server.live.projection import MOST_BYTES, Listener
from tilerummy.server.store.store import NOBODY, Code
from tilerummy.server.table.party import OPEN, Asker, Party
from tilerummy.server.table.table_state import Move, TableState, TableStep

T = TypeVar("T")


async def test_hellos_are_answered_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects everybody from one who asks for everything again and again: one snapshot serves it all."""
    monkeypatch.setattr(conversation, "SHOW_S", 1e9)
    async with hosting(tmp_path) as host, pair(host) as (first, _, code):
        first.heard.clear()
        for _ in range(50):
            await first.send(m.Hello(token=first.token))
            await first.send(m.Resync(1, 0))
            await first.send(m.ClientBeat())
        await first.until(lambda: len(first.all(m.Beat)) >= 50)
        assert not first.all(m.Snapshot)
        assert not first.all(m.Happened)
        async with joining(host, code) as other:
            assert len(other.all(m.Snapshot)) == 1


async def test_who_asks_again_too_soon_is_told_when_the_second_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects a page that has missed something just after it came: it is told, once."""
    async with hosting(tmp_path) as host, pair(host) as (first, _, _):
        monkeypatch.setattr(conversation, "SHOW_S", 0.05)
        first.heard.clear()
        for _ in range(3):
            await first.send(m.Hello(token=first.token))
        await first.until(lambda: first.all(m.Snapshot))
        assert len(first.all(m.Snapshot)) <= 2


async def test_what_all_see_alike_is_written_once(tmp_path: Path) -> None:
    """Protects the processor and the memory: a hundred who watch are sent the same bytes."""
    async with hosting(tmp_path) as host, pair(host) as (_, _, code):
        projection = await host.parts.service.rooms.projection(Code(code))
        one, two = Listener(Asker()), Listener(Asker())
        projection.greet(one)
        (await host.parts.service.rooms.projection(Code(code))).greet(two)
        assert await one.next() is await two.next()


async def test_what_waits_for_one_who_does_not_read_is_bounded_in_bytes() -> None:
    """Protects the memory: long messages wait in small numbers, and are dropped with whoever never reads."""
    listener, message = Listener(Asker()), b"x" * 50_000
    while not listener.gone:
        listener.send_bytes(message)
        assert listener.bytes_waiting <= MOST_BYTES
    assert listener.bytes_waiting == 0
    assert await listener.next() is m.ByeReason.SLOW
    alone = Listener(Asker())
    alone.send_bytes(b"x" * 2 * MOST_BYTES)
    assert not alone.gone, "a long match can be told to whoever reads"


async def test_a_spectator_who_does_not_read_is_cut(tmp_path: Path) -> None:
    """Protects the memory: neither a good-bye nor a ping gets through to one who takes nothing."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        connections, now = host.parts.connections, 1000.0
        connections.clock = lambda: now
        url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
        async with connect(url, compression=None, max_queue=1, close_timeout=0) as never_read:
            await never_read.send(msgspec.json.encode(m.Hello()).decode())
            (room,) = host.parts.service.rooms.rooms()
            async with asyncio.timeout(PATIENCE_S):
                while not (deaf := [one for one in room.listeners if one.visitor == NOBODY]):
                    await asyncio.sleep(0)
                while not deaf[0].gone:
                    deaf[0].send_bytes(b"x" * 100_000)
                    await asyncio.sleep(0)
            assert connections.waiting()[Waiting.READER] == 1
            assert connections.cut_overdue() == 0
            now += HEAR_S + 1
            assert connections.cut_overdue() == 1
            assert connections.cut["slow"] == 1
            async with asyncio.timeout(PATIENCE_S):
                while len(room.listeners) > 2:
                    await asyncio.sleep(0)
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)


@pytest.mark.limits
async def test_messages_that_pile_up_end_the_connection_and_take_no_memory(tmp_path: Path) -> None:
    """Protects the memory: one packet can hold thousands of messages, none of which has been paid for."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code):
        url = f"{host.address.replace('http', 'ws', 1)}/t/{code}/socket"
        async with connect(url, compression=None, open_timeout=PATIENCE_S) as flooding:
            beat = msgspec.json.encode(m.ClientBeat())
            frame = bytes([0x81, 0x80 | len(beat), 0, 0, 0, 0]) + beat
            flooding.transport.write(frame * 5000)
            async with asyncio.timeout(PATIENCE_S):
                await flooding.wait_closed()
            assert flooding.close_code == 1008
        assert host.parts.connections.cut["flood"] == 1
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)


@pytest.mark.limits
async def test_an_address_in_debt_is_cut_off_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the processor from one who connects a thousand times a second; others get in meanwhile."""
    monkeypatch.setattr(budgets, "OF_ADDRESS", (0.01, 2.0))  # room for one who asks whether we live
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host:
        for _ in range(20):
            async with line_to(host, source="127.0.0.2") as line:
                if host.parts.connections.cut["budget"]:
                    assert await is_cut(line)
        assert host.parts.connections.cut["budget"] >= 10
        async with line_to(host, b"GET /livez HTTP/1.1\r\nhost: x\r\n\r\n", source="127.0.0.3") as other:
            assert (await other.read(12)).endswith(b"200")


# -- workers --------------------------------------------------------------------------------------


class Late(InlineWorkers):
    """Never has an answer in time."""

    def __init__(self, why: Exception) -> None:
        super().__init__(1)
        self.why = why

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        raise self.why


@pytest.mark.parametrize("why", [NoAnswer("late"), Rejected(ErrorCode.BUSY), Rejected(ErrorCode.TOO_MANY)])
async def test_a_late_judge_lets_nothing_through(why: Exception) -> None:
    """Protects the rules: who can lay must lay, even if somebody keeps the judge busy meanwhile."""
    with pytest.raises(Rejected) as refused:
        await _draw_under_compulsion(why)
    assert refused.value.problem is ErrorCode.BUSY


async def test_a_judge_who_crashes_does_not_end_the_match() -> None:
    """Protects players from our own mistakes: the same move would crash again, and nobody could go on."""
    step = await _draw_under_compulsion(Crashed("ab12"))
    assert [type(event) for event in step.events] == [Drew]


async def _draw_under_compulsion(why: Exception) -> TableStep:
    rules = load("classic").with_options({"voluntary_draw": False})
    game = game_at(rules, ["r7 k1 r1 b10 y6", "k13"], table="r3 r4 r5 r6", pool="k2 b3", opened=[0, 1])
    party = Party(Code("x"), NOBODY, m.Plan("classic", players=2), SECRET.hex(), (OPEN, OPEN))
    party = msgspec.structs.replace(party, phase=m.PartyPhase.PLAYING)
    tail: Any = [type("Line", (), {"at": 0})()]
    state = TableState(1, party, game, tail=tuple(tail))
    return await MoveJudge(Late(why), 1.0).step(state, Move(party, Draw(seat=Seat(0))), 1, person=True)


async def test_a_record_is_written_once_and_not_for_those_who_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects turns from the archive: many who ask for one record cost one piece of work, or none."""
    monkeypatch.setattr(archive, "MANY_LINES", 0)
    gate, written, dropped = asyncio.Event(), list[object](), list[object]()

    async def ask(self: InlineWorkers, seconds: float, function: Callable[..., T], *args: object) -> T:
        if function is archive.record_text:
            written.append(function)
            try:
                await gate.wait()
            except asyncio.CancelledError:
                dropped.append(function)
                raise
        return function(*args)

    monkeypatch.setattr(InlineWorkers, "ask", ask)
    async with hosting(tmp_path) as host, pair(host) as (_, _, code):
        request = f"GET /t/{code}/record HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        async with line_to(host, request), line_to(host, request), line_to(host, request):
            async with asyncio.timeout(PATIENCE_S):
                while not written:
                    await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            while not dropped:
                await asyncio.sleep(0)
        assert len(written) == len(dropped) == 1
        gate.set()
        texts = [(await host.get(f"/t/{code}/record"))[1] for _ in range(3)]
        assert len(written) == 2
        assert len({*texts}) == 1

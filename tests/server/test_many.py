"""Several servers at one store: any of them may serve any table, and nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.harness import TWO, Client, HandClock, Host, Player, hosting, joining
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record
from tilerummy.server.bell.bell import LocalBell
from tilerummy.server.store.store import Code


class SharedBell(LocalBell):
    """A bell that several servers hear, and that loses rings if it is told to."""

    broken = False

    async def close(self) -> None:
        """One of those who listen is gone; the others still listen."""

    async def ring(self, code: Code, process: str) -> None:
        if not self.broken:
            await super().ring(code, process)


@asynccontextmanager
async def split(folder: Path, bell: SharedBell) -> AsyncIterator[tuple[Host, Client, Client, str]]:
    """A table of two whose players are connected to different servers."""
    clock = HandClock()
    async with hosting(folder, clock, bell) as one, hosting(folder, clock, bell) as two:
        ada, bo = await one.visitor(), await two.visitor()
        code = await one.open(ada, TWO)
        async with joining(one, code, ada, "a") as first, joining(two, code, bo, "b") as second:
            await second.do(m.TakeSeat, "Bo")
            await second.do(m.Ready)
            await first.until(lambda: first.party and first.party.places[1].ready)
            await first.do(m.Start)
            await second.until(lambda: second.view)
            await first.until(lambda: first.view)
            yield one, first, second, code


async def test_a_match_is_played_through_two_servers(tmp_path: Path) -> None:
    async with split(tmp_path, SharedBell()) as (host, first, second, code):
        assert first.party is not None
        assert first.party.places[1].connected
        player, other = (first, second) if first.my_turn else (second, first)
        assert player.view is not None
        rack = player.view.rack or []
        await player.send(m.SendDraft(player.seen, m.Draft([rack[:1]])))
        await other.until(lambda: other.draft)
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        _, record = await host.get(f"/t/{code}/record")
        assert verify(read_record(record.decode())) == []
        await second.socket.close()
        await first.until(lambda: first.party and not first.party.places[1].connected)


async def test_without_a_bell_nothing_is_done_twice_and_nothing_is_lost(tmp_path: Path) -> None:
    """Protects the order of turns from a lost ring: what a server has at hand may be old."""
    bell = SharedBell()
    async with split(tmp_path, bell) as (_, first, second, _):
        player, other = (first, second) if first.my_turn else (second, first)
        bell.broken = True
        await player.do(m.DrawRequest, player.seen)
        answer = await other.ask(m.DrawRequest("early", other.seen))
        assert isinstance(answer, m.StaleView), "before it refuses, it looks"
        assert other.my_turn
        await other.do(m.DrawRequest, other.seen)
        bell.broken = False
        await other.do(m.Say, m.Word.HELLO)
        await player.do(m.Say, m.Word.HELLO)
        await player.turn()


async def test_nobody_is_refused_by_a_table_that_is_old(tmp_path: Path) -> None:
    """Protects what somebody was told at one server from the ignorance of another."""
    bell, clock = SharedBell(), HandClock()
    async with hosting(tmp_path, clock, bell) as one, hosting(tmp_path, clock, bell) as two:
        ada, bo = await one.visitor(), await two.visitor()
        code = await one.open(ada, TWO)
        async with joining(one, code, ada, "a") as first, joining(two, code, bo, "b") as second:
            bell.broken = True
            assert await first.fail(m.Start) == ["places_open"]
            await second.do(m.TakeSeat, "Bo")
            await second.do(m.Ready)
            await first.do(m.Start)


async def test_two_servers_that_decide_at_once_do_not_both_win(tmp_path: Path) -> None:
    bell = SharedBell()
    async with split(tmp_path, bell) as (_, first, second, _):
        bell.broken = True
        player, other = (first, second) if first.my_turn else (second, first)
        before = player.seen
        outcomes = await asyncio.gather(
            player.ask(m.DrawRequest("x", before)), other.ask(m.Leave("y")), other.ask(m.Ready("z"))
        )
        assert isinstance(outcomes[0], m.Ack | m.StaleView)
        assert isinstance(outcomes[1], m.Ack)
        assert isinstance(outcomes[2], m.Refused)

"""Spectators: so many and no more, told of as a number, and never in the way of those who play."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.harness import TWO, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.server.store.store import Code


@pytest.fixture
def no_regular_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts are told when the test says so."""
    monkeypatch.setattr("tilerummy.server.app.COUNT_S", 1e6)


@pytest.mark.usefixtures("no_regular_counts")
async def test_who_comes_to_watch_costs_the_others_one_number(tmp_path: Path) -> None:
    """Everybody was told everything whenever one came or went: the cost grew with the square."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code), AsyncExitStack() as crowd:
        people = len(first.all(m.PartyChanged)), len(second.all(m.PartyChanged))
        watchers = [await crowd.enter_async_context(joining(host, code)) for _ in range(12)]
        async with joining(host, code, await host.visitor(), "w"):
            await host.parts.service.rooms.tell_counts()
            await first.until(lambda: first.all(m.Beat))
            assert first.all(m.Beat)[-1].spectators == 13
        player = first if first.my_turn else second
        await player.do(m.DrawRequest, player.seen)
        await watchers[0].until(lambda: watchers[0].all(m.Happened))
        assert [type(message) for message in watchers[0].heard if not isinstance(message, m.Beat)] == [
            m.Welcome,
            m.Snapshot,
            m.Happened,
        ]
        assert len(watchers[0].all(m.Beat)) == 1, "thirteen came, and it was told once"
        assert (len(first.all(m.PartyChanged)), len(second.all(m.PartyChanged))) == people


async def test_there_is_room_for_so_many_and_always_for_players(tmp_path: Path) -> None:
    async with (
        hosting(tmp_path, most_spectators=2) as host,
        pair(host) as (first, second, code),
        joining(host, code),
        joining(host, code) as watcher,
    ):
        async with joining(host, code) as third:
            assert third.bye is m.ByeReason.FULL
        async with joining(host, code, second.token, "x") as again:
            assert again.bye is None
        await watcher.socket.close()
        await first.until(lambda: any(beat.spectators == 1 for beat in first.all(m.Beat)))
        async with joining(host, code) as third:
            assert third.bye is None


@pytest.mark.usefixtures("no_regular_counts")
async def test_whoever_wants_a_free_seat_gets_in_though_as_many_watch_as_may(tmp_path: Path) -> None:
    """Protects whoever was invited: others who watch do not keep them out, and no more of them can stay."""
    async with hosting(tmp_path, most_spectators=1) as host:
        code = await host.open(await host.visitor(), TWO)
        async with joining(host, code), joining(host, code) as nobody:
            assert nobody.bye is m.ByeReason.FULL, "without a token nobody can sit down"
            async with (
                joining(host, code, await host.visitor(), "b") as bo,
                joining(host, code, await host.visitor(), "c") as cy,
            ):
                await bo.do(m.TakeSeat, "Bo")
                host.parts.service.rooms.dismiss_newcomers()
                assert (bo.bye, cy.bye) == (None, None)
                host.pass_time(61)
                host.parts.service.rooms.dismiss_newcomers()
                await cy.ended()
                assert cy.bye is m.ByeReason.FULL
                await bo.do(m.Ready)
            async with joining(host, code, await host.visitor(), "d") as late:
                assert late.bye is m.ByeReason.FULL, "all seats are taken"


@pytest.mark.usefixtures("no_regular_counts")
async def test_only_so_many_newcomers_are_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the bound: a free seat is no way in for any number who only watch."""
    monkeypatch.setattr("tilerummy.server.live.rooms.MOST_NEWCOMERS", 2)
    async with hosting(tmp_path, most_spectators=0) as host, AsyncExitStack() as crowd:
        code = await host.open(await host.visitor(), TWO)
        people = [
            await crowd.enter_async_context(joining(host, code, await host.visitor())) for _ in range(3)
        ]
        assert [one.bye for one in people] == [None, None, m.ByeReason.FULL]


async def test_tables_are_bounded_without_any_setting(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        assert 0 < host.parts.service.defaults.most_spectators <= 200


async def test_a_spectator_who_sits_down_is_known_to_be_there(database: str) -> None:
    """The store is not told of spectators; other servers must hear of one who becomes a player."""
    async with hosting(database) as host:
        ada, bo = await host.visitor(), await host.visitor()
        code, store = await host.open(ada, TWO), host.parts.service.store
        async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
            before = await store.load(Code(code))
            assert before is not None
            assert len(before.seen) == 1
            await second.do(m.TakeSeat, "Bo")
            await first.until(lambda: first.party and first.party.places[1].connected)
            await host.parts.service.rooms.until_told(Code(code))
            after = await store.load(Code(code))
            assert after is not None
            assert len(after.seen) == 2
            await second.socket.close()
            await first.until(lambda: first.party and not first.party.places[1].connected)


async def test_a_big_screen_sees_what_is_laid_and_which_set_is_opened(tmp_path: Path) -> None:
    """Protects the screen of a room: it watches as nobody, and is shown no set that is not there."""
    async with hosting(tmp_path) as host, pair(host) as (first, second, code), joining(host, code) as screen:
        player = first if first.my_turn else second
        assert player.view is not None
        assert player.view.rack
        loose = [player.view.rack[:1]]
        await player.send(m.SendDraft(player.seen, m.Draft([loose[0], loose[0]], pointed=2)))
        await player.send(m.SendDraft(player.seen, m.Draft(loose, pointed=1)))
        await player.send(m.SendDraft(player.seen, m.Draft(loose, pointed=0)))
        await screen.until(lambda: screen.draft)
        assert [shown.draft and shown.draft.draft for shown in screen.all(m.DraftShown)] == [
            m.Draft(loose, pointed=0)
        ]
        assert screen.view is not None
        assert screen.view.rack is None
        assert screen.party is not None
        assert screen.party.you.seat is None

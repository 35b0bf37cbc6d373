"""Hosting a table: who may be sent away, who speaks for the table, and for whom it goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import PATIENCE_S, TWO, HandClock, Host, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.server.store.store import Code
from tilerummy.server.table.party import DAY

MINUTE = m.Plan("sabra", players=2, rounds=1, clock=60)


async def test_who_was_sent_away_does_not_just_sit_down_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, code):
        key = (await second.do(m.SeatKey)).key
        await first.do(m.Remove, 1)
        await second.until(lambda: second.place(1).kind is m.PlaceKind.OPEN)
        assert await second.fail(m.TakeSeat, "Bo") == ["removed"]
        async with joining(host, code, second.token, "x") as again:
            assert await again.fail(m.TakeSeat, "Bo") == ["removed"]
        async with joining(host, code, key, "k") as by_key:
            assert by_key.bye is m.ByeReason.WRONG_TOKEN
        async with joining(host, code, await host.visitor(), "c") as third:
            await third.do(m.TakeSeat, "Cy")


async def test_the_host_lets_somebody_back_whom_he_sent_away(tmp_path: Path) -> None:
    """Only the host sees who was sent away, and only they take it back; nobody's secrets are in the list."""
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, code):
        await first.do(m.Remove, 1)
        await first.until(lambda: first.party and first.party.you.removed)
        assert first.party is not None
        assert first.party.you.removed == [m.Removed(1, "Bo")]
        await second.until(lambda: second.place(1).kind is m.PlaceKind.OPEN)
        assert second.party is not None
        assert second.party.you.removed == []
        assert await second.fail(m.LetBack, 1) == ["not_the_host"]
        await first.do(m.LetBack, 7)  # nobody of that number: nothing to do
        assert await second.fail(m.TakeSeat, "Bo") == ["removed"]
        await first.do(m.LetBack, 1)
        await first.until(lambda: first.party and not first.party.you.removed)
        await second.do(m.TakeSeat, "Bo")
        await first.do(m.Remove, 1)
        async with joining(host, code, await host.visitor(), "c") as third:
            await third.do(m.TakeSeat, "Cy")
            await first.do(m.Remove, 1)
            await first.until(lambda: first.party and len(first.party.you.removed) == 2)
            assert [one.number for one in first.party.you.removed] == [1, 2]


async def test_who_was_sent_away_in_a_match_watches_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host) as (first, second, _):
        await first.do(m.Remove, 1)
        await second.until(lambda: second.party and second.party.you.seat is None)
        await second.until(lambda: second.view and second.view.rack is None)
        assert await second.fail(m.TakeSeat, "Bo") == ["removed"]
        assert await second.fail(m.ComeBack) == ["not_seated"]
        assert await second.fail(m.Say, m.Word.HELLO) == ["not_seated"]


async def test_who_is_away_loses_his_seat_and_may_sit_down_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, code):
        await second.socket.close()
        await first.until(lambda: not first.place(1).connected)
        await first.do(m.Remove, 1)
        async with joining(host, code, second.token, "x") as again:
            await again.do(m.TakeSeat, "Bo")


async def test_a_host_who_stays_away_is_replaced_by_whoever_acts(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, code):
        await first.socket.close()
        await second.until(lambda: not second.place(0).connected)
        host.pass_time(40)
        assert await second.fail(m.SetPlan, MINUTE) == ["not_the_host"]
        host.pass_time(6)
        async with joining(host, code, await host.visitor(), "s") as stranger:
            assert await stranger.fail(m.SetPlan, MINUTE) == ["not_the_host"]
        await second.do(m.SetPlan, MINUTE)
        await second.until(lambda: second.party and second.party.host == 1)
        async with joining(host, code, first.token, "x") as again:
            assert await again.fail(m.Start) == ["not_the_host"]


async def test_a_host_without_a_seat_stays_the_host_while_he_is_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada, bo = await host.visitor(), await host.visitor()
        code = await host.open(ada, TWO, name=None)
        async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
            await second.do(m.TakeSeat, "Bo")
            assert await second.fail(m.AddBot, "novice") == ["not_the_host"]
            await first.do(m.AddBot, "novice")
        unseen = await host.open(ada, TWO, name=None)
        async with joining(host, unseen, bo, "b") as second:
            await second.do(m.TakeSeat, "Bo")
            assert await second.fail(m.AddBot, "novice") == ["not_the_host"]
            host.pass_time(46)
            await second.do(m.AddBot, "novice")


async def test_a_guest_whose_host_never_came_gets_ready_and_in_time_begins(tmp_path: Path) -> None:
    """Protects guests from waiting for ever; while the host may still come, the table is the host's."""
    async with hosting(tmp_path) as host:
        code = await host.open(await host.visitor(), TWO)
        async with joining(host, code, await host.visitor(), "b") as bo:
            await bo.do(m.TakeSeat, "Bo", "dd" * 16)
            await bo.do(m.Ready)
            assert await bo.fail(m.Start) == ["not_the_host"]
            assert bo.party is not None
            assert not bo.party.you.host
            key = (await bo.do(m.SeatKey)).key
            host.pass_time(46)
            await host.parts.service.rooms.beat_all(0)
            await bo.until(lambda: bo.party and bo.party.you.host)
            async with joining(host, code, key, "k") as phone:
                assert phone.party is not None
                assert not phone.party.you.host, "a key is nobody's heir"
            assert await bo.fail(m.Start) == ["not_ready"]
            await bo.do(m.Remove, 0)
            await bo.do(m.AddBot, "novice")
            await bo.do(m.Start)
            await bo.until(lambda: bo.view)


async def test_bots_play_among_themselves_while_their_host_watches(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, TWO, name=None, bots=["novice", "novice"])
        async with joining(host, code, ada, "a") as first:
            await first.do(m.Start)
            await first.until(lambda: first.view and first.view.sequence > 12)
        await host.parts.service.rooms.emptied()
        await host.parts.service.scheduler.settle()
        before = (await host.parts.service.tables.look(Code(code)))[0].sequence
        host.pass_time(1000)
        await host.parts.service.scheduler.tend_due()
        await host.parts.service.scheduler.settle()
        after = (await host.parts.service.tables.look(Code(code)))[0].sequence
        assert after == before, "nobody is there to see it"


async def test_a_program_alone_does_not_let_a_persons_clock_run(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ada = await host.visitor()
        code = await host.open(ada, MINUTE)
        async with joining(host, code, ada, "a") as first:
            key = (await first.do(m.AddProgram, "Robo")).key
            async with joining(host, code, key, "k") as program:
                await program.do(m.Ready)
                await first.do(m.Start)
                await program.until(lambda: program.view)
                await first.socket.close()
                await program.until(
                    lambda: program.view and program.view.clock and not program.view.clock.running
                )
                host.pass_time(500)
                async with joining(host, code, ada, "x") as again:
                    await again.until(lambda: again.view and again.view.clock and again.view.clock.running)
                    assert again.view is not None
                    assert again.view.clock is not None
                    assert again.view.clock.left > 50_000


async def test_text_has_nothing_in_it_that_cannot_be_seen(tmp_path: Path) -> None:
    plan = m.Plan("sabra", players=2, free_text=True)
    async with hosting(tmp_path) as host, pair(host, plan, start=False) as (first, second, _):
        await first.do(m.Say, text="\u202eabc\n  d\u0007")
        await second.until(lambda: second.all(m.Said))
        assert second.all(m.Said)[0].text == "abc d"
        assert await first.fail(m.Say, text="\u202e \u0000") == ["say_one_thing"]


async def hostess(host: Host) -> tuple[str, str]:
    """Somebody who hosts a table for two without a seat: their token, and its code."""
    token = await host.visitor()
    return token, await host.open(token, TWO, name=None)


async def test_a_host_without_a_seat_stays_host_whoever_goes(tmp_path: Path) -> None:
    """Protects an organiser from losing the table to the first player who gets up, or is sent away."""
    async with hosting(tmp_path) as host:
        token, code = await hostess(host)
        async with (
            joining(host, code, token, "h") as organiser,
            joining(host, code, await host.visitor(), "a") as ada,
            joining(host, code, await host.visitor(), "b") as bo,
        ):
            await ada.do(m.TakeSeat, "Ada")
            await bo.do(m.TakeSeat, "Bo")
            await bo.do(m.Leave)
            await bo.do(m.TakeSeat, "Bo")
            await organiser.do(m.Remove, 1)
            assert await ada.fail(m.AddBot, "novice") == ["not_the_host"]
            await organiser.do(m.AddBot, "novice")
            await ada.do(m.Ready)
            await organiser.do(m.Start)
            await ada.do(m.Leave)
            await organiser.do(m.Pause)
            assert await ada.fail(m.HandOn, 0) == ["not_the_host"]


async def test_a_host_without_a_seat_may_be_away_for_a_moment(database: str) -> None:
    """Protects the role over a lost connection: 45 s, as for everybody, and not the blink of an eye."""
    async with hosting(database) as host:
        token, code = await hostess(host)
        async with joining(host, code, await host.visitor(), "a") as ada:
            await ada.do(m.TakeSeat, "Ada")  # before the host has connected at all
            async with joining(host, code, token, "h") as organiser:
                await organiser.do(m.AddBot, "novice")
            async with joining(host, code, await host.visitor(), "b") as bo:
                await organiser_back(host, code, token)
                await host_is_gone(host, code)
                host.pass_time(40)
                assert await ada.fail(m.Remove, 1) == ["not_the_host"]
                host.pass_time(10)
                await ada.do(m.Remove, 1)
                await bo.do(m.TakeSeat, "Bo")
                assert await bo.fail(m.Remove, 0) == ["not_the_host"]


async def test_where_a_turn_has_days_nobody_is_removed_who_looks_in_its_time(tmp_path: Path) -> None:
    """Protects a seat from its host: whoever sleeps is away, and there with every morning's look."""
    clock, plan = HandClock(), m.Plan("sabra", players=2, rounds=1, clock=2 * DAY)
    async with hosting(tmp_path, clock) as host, pair(host, plan) as (ada, bo, code):
        assert await ada.fail(m.Remove, 1) == ["not_away"]
        assert not ada.place(1).may_remove
        await bo.socket.close()
        await ada.until(lambda: not ada.place(1).connected)
        clock.now += 1000 * (2 * DAY - 1)
        assert await ada.fail(m.Remove, 1) == ["not_away"]
        clock.now += 1000
        async with joining(host, code, ada.token, "a2") as again:
            assert again.place(1).may_remove
            await again.do(m.Remove, 1)
            await again.until(lambda: again.place(1).vacant)


async def test_a_key_that_was_found_gives_no_seat_up(tmp_path: Path) -> None:
    """Protects a seat from whoever found its key: they play, and at most leave until its owner is back."""
    async with hosting(tmp_path) as host, pair(host) as (ada, bo, code):
        key = (await bo.do(m.SeatKey)).key
        async with joining(host, code, key, "k") as finder:
            assert await finder.fail(m.Leave, for_good=True) == ["wrong_token"]
            await finder.do(m.Leave)
        await bo.do(m.ComeBack)
        await ada.until(lambda: not ada.place(1).left)


async def host_is_gone(host: Host, code: str) -> None:
    """The server has noticed it: their 45 s begin."""
    table = host.parts.service.tables.at(Code(code))
    async with asyncio.timeout(PATIENCE_S):
        while (state := table.state or table.known) and state.party.host in table.connected(host.clock()):
            await asyncio.sleep(0)


async def organiser_back(host: Host, code: str, token: str) -> None:
    """The host comes and goes, and still is host while there."""
    async with joining(host, code, token, "i") as again:
        assert again.party is not None
        assert again.party.you.host
        await again.do(m.Remove, 1)
        await again.do(m.AddBot, "novice")

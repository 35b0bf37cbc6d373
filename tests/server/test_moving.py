"""A seat goes over to another device: its own is asked first, a person says yes, the old one has no right."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.families import HOUSE, a_week_later, device, founded, joined, let_in
from tests.server.harness import Client, HandClock, Host, Player, database_in, hosting, joining, pair
from tests.server.test_erasure import traces, visitor_of
from tests.server.test_many import SharedBell
from tilerummy.protocol import messages as m
from tilerummy.server.store.store import Code
from tilerummy.server.table.seat_moves import ASK_MS, MOST_ASKS
from tilerummy.server.table.table_state import AWAY_MS

EASY = m.Plan("sabra", players=2, rounds=1, clock=0, options={"opening_min": 0})
MIA, BEN = 1, 0
"""In a pair the second one has lost her phone, and the first one may say yes."""


@asynccontextmanager
async def phone(host: Host, code: str) -> AsyncIterator[Client]:
    """Another device that has opened the link."""
    token = await host.visitor()
    async with joining(host, code, token, "n") as client:
        client.token = token
        yield client


def moving(client: Client) -> m.Moving:
    assert client.party is not None
    return client.party.moving or m.Moving([])


async def asked(of: Client) -> m.SeatAsked:
    """What somebody is asked."""
    await of.until(lambda: moving(of).asks)
    return moving(of).asks[0]


def racks(client: Client) -> list[list[str]]:
    """Every rack that a client was ever shown."""
    views = [one.view for one in client.all(m.Snapshot)] + [one.view for one in client.all(m.Happened)]
    return [view.rack for view in views if view is not None and view.rack is not None]


async def test_its_own_device_is_asked_first_and_then_only_watches(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (ben, mia, code):
        assert mia.view is not None
        rack = mia.view.rack
        key = (await mia.do(m.SeatKey)).key
        if mia.my_turn:
            await mia.send(m.SendDraft(mia.seen, m.Draft([(rack or [])[:2]])))
        async with joining(host, code, key, "k") as by_key, phone(host, code) as new:
            assert await new.fail(m.AskSeat, 5) == ["no_such_seat"]
            await new.do(m.AskSeat, MIA)
            await new.until(lambda: moving(new).asked == MIA)
            ask = await asked(mia)
            assert (ask.seat, ask.may_answer) == (MIA, True)
            assert not (await asked(ben)).may_answer, "her own device is there"
            assert not (await asked(by_key)).may_answer, "a key that was found gives nothing away"
            assert await ben.fail(m.AnswerSeat, ask.number, yes=True) == ["asked_first"]
            assert await by_key.fail(m.AnswerSeat, ask.number, yes=True) == ["wrong_token"]
            assert await new.fail(m.AnswerSeat, ask.number, yes=True) == ["not_seated"]
            assert racks(new) == [], "nothing is shown before a yes"

            await mia.do(m.AnswerSeat, ask.number, yes=True)
            await new.until(lambda: new.view and new.view.seat == MIA)
            assert new.view is not None
            assert new.view.rack == rack
            assert (new.draft is not None) == new.my_turn, "what she had laid goes with her"
            await mia.until(lambda: moving(mia).lost == MIA)
            assert mia.view is not None
            assert (mia.view.seat, mia.view.rack) == (None, None)
            await by_key.ended()
            assert by_key.bye is m.ByeReason.WRONG_TOKEN
            for client in (ben, new):
                await client.until(lambda c=client: moving(c).moved)  # type: ignore[misc]
                assert moving(client).moved == m.SeatMoved(MIA, MIA)
                assert moving(client).asks == []
            assert await mia.fail(m.DrawRequest, mia.seen) == ["not_seated"]
            assert await mia.fail(m.SeatKey) == ["not_seated"]
            async with joining(host, code, key) as found:
                assert found.bye is m.ByeReason.WRONG_TOKEN
            # And back again, in the same way.
            before = len(racks(mia))
            await mia.do(m.AskSeat, MIA)
            await new.do(m.AnswerSeat, (await asked(new)).number, yes=True)
            await mia.until(lambda: mia.view and mia.view.rack == rack)
            assert len(racks(mia)) == before + 1
            assert moving(mia).lost is None


async def test_with_an_empty_battery_another_person_says_yes_and_the_host_stays_host(tmp_path: Path) -> None:
    three = m.Plan("sabra", players=3, rounds=1, clock=0)
    async with hosting(tmp_path, inside=True) as host:
        ada, bo = await host.visitor(), await host.visitor()
        code = await host.open(ada, three, bots=["novice"])
        async with joining(host, code, bo, "b") as second, phone(host, code) as new:
            async with joining(host, code, ada, "a") as first:
                await second.do(m.TakeSeat, "Bo", "dd" * 16)
                await second.do(m.Ready)
                await first.do(m.Start)
                await first.until(lambda: first.view)
                assert first.party is not None
                home, seat = first.party.you.seat, second.party and second.party.you.seat
                bot = next(one.seat for one in first.party.places if one.kind is m.PlaceKind.BOT)
            await second.until(lambda: not second.place(home or 0).connected)
            assert await new.fail(m.AskSeat, bot) == ["no_such_person"]
            await new.do(m.AskSeat, home)
            ask = await asked(second)
            assert await second.fail(m.AnswerSeat, ask.number, yes=True) == ["asked_first"], (
                "gone a moment ago"
            )
            host.pass_time(AWAY_MS / 1000)
            await second.do(m.AnswerSeat, ask.number, yes=True)
            await new.until(lambda: new.view and new.view.rack)
            assert new.party is not None
            assert new.party.you.host
            assert moving(new).moved == m.SeatMoved(home or 0, seat or 0)
            async with joining(host, code, ada, "late") as late:
                assert late.party is not None
                assert (late.party.you.host, moving(late).lost) == (False, home)
                assert racks(late) == []
                assert await late.fail(m.Pause) == ["not_the_host"]


async def test_a_no_ends_it_for_a_while_and_strangers_get_nothing(tmp_path: Path) -> None:
    """Protects hidden tiles: whoever has only the link gets no seat, however often they ask."""
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (ben, mia, code):
        async with joining(host, code, None, "s") as nobody:
            assert await nobody.fail(m.AskSeat, MIA) == ["wrong_token"]
        assert await ben.fail(m.AskSeat, MIA) == ["already_seated"]
        async with phone(host, code) as stranger:
            await stranger.do(m.AskSeat, MIA)
            number = (await asked(mia)).number
            await mia.do(m.AnswerSeat, number)
            await stranger.until(lambda: moving(stranger).refused)
            assert moving(mia).asks == []
            assert await stranger.fail(m.AskSeat, BEN) == ["asked_before"]
            assert await mia.fail(m.AnswerSeat, number, yes=True) == ["not_asked"]
            await stranger.do(m.AskSeat)  # a no is not forgotten by asking for nothing
            assert await stranger.fail(m.AskSeat, MIA) == ["asked_before"]
            host.pass_time(ASK_MS / 1000)
            await stranger.do(m.AskSeat, MIA)
            # A device that is there and silent: the others after a while, nobody once it is too late.
            ask = await asked(ben)
            assert await ben.fail(m.AnswerSeat, ask.number, yes=True) == ["asked_first"]
            host.pass_time(AWAY_MS / 1000)
            await host.parts.service.rooms.beat_all(0)
            await ben.until(lambda: moving(ben).asks[0].may_answer)
            host.pass_time(ASK_MS / 1000)
            assert await ben.fail(m.AnswerSeat, ask.number, yes=True) == ["not_asked"]
            await stranger.do(m.AskSeat, MIA)
            await stranger.do(m.AskSeat)
            await ben.until(lambda: not moving(ben).asks)
            assert racks(stranger) == []


async def test_at_a_familys_table_the_seat_counts_for_whoever_sat_down(tmp_path: Path) -> None:
    """And the phone that was lost finds no other way back, nor anything of itself once it is forgotten."""
    async with hosting(tmp_path, inside=True) as host:
        ben = await founded(host, person="Ben")
        lost = await joined(ben, "Mia", 3)
        tablet, borrowed = await let_in(ben, 2), await device(host)
        a_week_later(host)
        _, answer = await ben.ask("/games", m.FamilyPlay(m.NewTable(HOUSE, salt="aa" * 16), []))
        code = str(answer["code"])
        async with joining(host, code, ben.token, "b") as first:
            async with joining(host, code, lost.token, "l") as second:
                await second.do(m.TakeSeat, "Mia", "bb" * 16)
                await second.do(m.Ready)
                await first.do(m.Start)
                await second.until(lambda: second.view)
            assert (await lost.look()).games[0].your_seat == MIA
            async with joining(host, code, borrowed.token, "n") as new:
                await new.do(m.AskSeat, MIA)
                host.pass_time(AWAY_MS / 1000)
                await first.do(m.AnswerSeat, (await asked(first)).number, yes=True)
                await new.until(lambda: new.my_turn or (new.view and new.view.seat == MIA))
                (game,) = (await lost.look()).games
                assert (game.your_seat, game.your_key) == (None, None)
                (game,) = (await tablet.look()).games
                assert game.your_key, "another device of hers plays on as ever"
                await asyncio.gather(Player(first, 1).play(), Player(new, 2).play())
        season = (await ben.look()).season
        assert season is not None
        assert {one.person for one in season.tallies} == {1, 2}
        status, _ = await host.ask("/api/mine", None, lost.token, "DELETE")
        assert status == 200
        assert await traces(database_in(tmp_path), tmp_path, visitor_of(lost.token)) == []


async def test_only_so_many_ask_at_once(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host, pair(host, EASY) as (_, _, code):
        for _ in range(MOST_ASKS):
            async with phone(host, code) as one:
                await one.do(m.AskSeat, MIA)
        async with phone(host, code) as one:
            assert await one.fail(m.AskSeat, MIA) == ["too_many"]


@pytest.mark.limits
async def test_one_address_does_not_keep_out_whoever_lost_a_phone(tmp_path: Path) -> None:
    """Protects the way back: six fresh browsers of somebody with the link asked, and nobody else could."""
    async with hosting(tmp_path, trusted_proxy="10.0.0.1") as host, pair(host, EASY) as (_, _, code):
        refused = 0
        for _ in range(2 * MOST_ASKS):
            async with phone(host, code) as one:
                refused += isinstance(await one.ask(m.AskSeat(one.new_id(), MIA)), m.Refused)
        state = (await host.parts.service.tables.look(Code(code)))[0]
        assert len(state.party.asks) < MOST_ASKS <= refused


async def test_where_no_seat_moves(tmp_path: Path) -> None:
    public = m.Plan("sabra", players=2, rounds=1, clock=0, public=True)
    async with hosting(tmp_path, inside=True) as host:
        async with pair(host, public) as (_, _, code), phone(host, code) as new:
            assert await new.fail(m.AskSeat, MIA) == ["seat_stays"]
        async with pair(host, start=False) as (_, _, code), phone(host, code) as new:
            assert await new.fail(m.AskSeat, MIA) == ["not_started"]
        async with pair(host) as (ben, mia, code), phone(host, code) as gone:
            await gone.do(m.AskSeat, MIA)
            number = (await asked(mia)).number
            await ben.do(m.Remove, MIA)
            assert await ben.fail(m.AnswerSeat, number, yes=True) == ["not_asked"], "the seat is a bot's now"
        alone = await host.quick(await host.visitor(), m.Plan("sabra", players=2, rounds=1))
        async with phone(host, alone) as new:
            assert new.party is not None
            seat = next(one.seat for one in new.party.places if one.kind is m.PlaceKind.PERSON)
            assert await new.fail(m.AskSeat, seat) == ["nobody_to_ask"]


async def test_devices_may_be_at_different_servers_and_servers_may_end(database: str) -> None:
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with hosting(database, clock, bell) as one:
        async with hosting(database, clock, bell) as two, pair(one) as (ben, mia, code):
            mine, bens = mia.token, ben.token
            assert mia.view is not None
            rack = mia.view.rack
            token = await two.visitor()
            async with joining(two, code, token, "n") as new:
                await new.do(m.AskSeat, MIA)
                number = (await asked(mia)).number
        # Everybody is gone, and one of the servers with them: what was asked is still asked.
        clock.now += AWAY_MS
        async with joining(one, code, bens, "b2") as again, joining(one, code, token, "n2") as new:
            assert (await asked(again)).may_answer
            await again.do(m.AnswerSeat, number, yes=True)
            await new.until(lambda: new.view and new.view.rack == rack)
    async with hosting(database, clock, bell) as three, joining(three, code, mine, "m2") as old:
        assert moving(old).lost == MIA
        assert racks(old) == []
        async with joining(three, code, token, "n3") as new:
            assert new.view is not None
            assert new.view.rack == rack
            status, record = await three.get(f"/t/{code}/record", token)
            assert status == 200
            assert token.split(".")[1].encode() not in record

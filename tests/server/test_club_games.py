"""Club nights on the page: tables open where the draw has put people, and results come by themselves."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from tests.server.clubs import PLAN, ClubPhone, guests, opened, round_shown, sheet
from tests.server.harness import Client, HandClock, Host, Player, hosting, joining
from tilerummy.club.duplicate import duplicate
from tilerummy.club.terms import DealOf, PlayedOn, ResultState
from tilerummy.protocol import messages as m

ON_PAGE = msgspec.structs.replace(
    PLAN,
    options={"hand_size": 5, "starter_hand": 5, "opening_min": 0, "time_limit_s": 0},
    rounds=2,
    minutes=20,
    played=PlayedOn.PAGE,
)
"""Few tiles, so that a round is short."""


async def played(host: Host, phones: dict[int, ClubPhone], table: m.ClubSeats) -> list[int]:
    """A table's match to its end, by everybody's own phone; its sums."""
    assert table.code is not None
    async with AsyncExitStack() as stack:
        clients = [await _sitting(stack, host, table.code, phones[guest]) for guest in table.seats]
        await asyncio.gather(*(Player(one, place).play() for place, one in enumerate(clients)))
        view = clients[0].view
    assert view is not None
    assert view.final is not None
    return [*view.final.totals]


async def _sitting(stack: AsyncExitStack, host: Host, code: str, one: ClubPhone) -> Client:
    return await stack.enter_async_context(joining(host, code, one.token))


@pytest.mark.evening
async def test_a_round_on_the_page_counts_by_itself(database: str) -> None:
    """Protects whoever plays on the page from writing anything down; who has no phone has a box."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        organiser = await opened(host, ON_PAGE, "Ada")
        phones = {1: organiser, **await guests(organiser, [f"Guest {one}" for one in range(2, 7)])}
        await organiser.do("/beside", m.ClubBeside("Uncle Bob"))
        turn = await round_shown(organiser, 1)
        with_bob = next(one for one in turn.tables if 7 in one.seats)
        (on_page,) = (one for one in turn.tables if one is not with_bob)
        assert (with_bob.code, on_page.code is None) == (None, False)
        sums = await played(host, phones, on_page)
        # Whoever dealt again would take the result away before anybody had read it.
        # By numbers of its own: what was asked before is answered as before.
        for guest in on_page.seats:
            async with joining(host, on_page.code or "", phones[guest].token, "again") as one:
                assert one.party is not None
                assert one.party.club == organiser.code
                if one.party.you.host:
                    assert await one.fail(m.Rematch) == ["not_there"]
        async with joining(host, on_page.code or "", await host.visitor()) as watcher:
            assert watcher.party is not None
            assert watcher.party.club is None, "the link of a table is not that of the evening"
    async with hosting(database, clock, inside=True) as host:  # it ended before anybody had looked
        organiser.host = host
        seen = await organiser.look()
        table = seen.rounds[-1].tables[on_page.number - 1]
        assert (table.state, table.scores) == (ResultState.IN, sums)
        assert seen.log[-1].after == sums
        await organiser.act(m.ClubCorrect(1, with_bob.number, sheet(with_bob)))
        assert (await organiser.look()).after == 1


async def test_the_turn_that_runs_is_the_last_when_time_is_up(tmp_path: Path) -> None:
    """Protects the next round from a table that goes on: the racks count after the turn, or as they are."""
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        organiser = await opened(host, ON_PAGE, "Ada")
        phones = {1: organiser, **await guests(organiser, [f"Guest {one}" for one in range(2, 8)])}
        turn = await round_shown(organiser, 1)
        first, second = turn.tables
        assert first.code is not None
        clock.now += 21 * 60_000
        seen = await organiser.look()
        assert [one.state for one in seen.rounds[-1].tables] == [ResultState.PLAYING] * 2
        async with AsyncExitStack() as stack:
            clients = [await _sitting(stack, host, first.code, phones[guest]) for guest in first.seats]
            for one in clients:
                await one.until(lambda one=one: one.view is not None)  # type: ignore[misc]
            (whose,) = (one for one in clients if one.my_turn)
            await whose.do(m.DrawRequest, whose.seen)
        clock.now += 2_000
        seen = await organiser.look()
        assert [one.state for one in seen.rounds[-1].tables] == [ResultState.IN, ResultState.PLAYING]
        scores = seen.rounds[-1].tables[0].scores
        assert scores is not None
        assert (sum(scores), len(scores)) == (0, len(first.seats))
        player = next(phones[guest] for guest in second.seats if guest != 1)
        assert await player.refused(m.ClubCountRacks(1, 2)) == "club_not_organiser"
        seen = await organiser.act(m.ClubCountRacks(1, 2))
        assert (seen.after, seen.next.why_not) == (1, None)


async def test_either_is_as_a_table_likes(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        plan = msgspec.structs.replace(ON_PAGE, played=PlayedOn.EITHER)
        organiser = await opened(host, plan)
        phones = await guests(organiser, [f"Guest {one}" for one in range(1, 7)])
        first, second = (await round_shown(organiser, 1)).tables
        assert (first.code, second.code) == (None, None)
        outside = phones[second.seats[0]]
        assert await outside.refused(m.ClubPlayHere(1, 1)) == "club_not_at_table"
        seen = await phones[first.seats[0]].act(m.ClubPlayHere(1, 1))
        again = await phones[first.seats[1]].act(m.ClubPlayHere(1, 1))
        tables = seen.rounds[-1].tables
        assert tables == again.rounds[-1].tables
        assert (tables[0].code is None, tables[1].code) == (False, None)
        host.clock.now += 21 * 60_000
        seen = await outside.act(m.ClubPlayHere(1, 2))
        host.clock.now += 2_000
        seen = await outside.look()
        states = [one.state for one in seen.rounds[-1].tables]
        assert states == [ResultState.PLAYING] * 2, "who begins when time is up is not counted in that moment"


async def test_all_tables_have_the_same_deal_and_prove_it(tmp_path: Path) -> None:
    """Protects duplicate: the records show the same two deals, and compare seats as the evening does."""
    winner_begins = {**ON_PAGE.options, "next_starter": "winner"}
    plan = msgspec.structs.replace(ON_PAGE, deal=DealOf.SAME, deals=2, options=winner_begins)
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host, plan)
        phones = await guests(organiser, [f"Guest {one}" for one in range(1, 7)])
        turn = await round_shown(organiser, 1)
        assert await organiser.look() is not None
        records: list[str] = []
        for table in turn.tables:
            await played(host, phones, table)
            _, record = await host.get(f"/t/{table.code}/record", phones[table.seats[0]].token)
            records.append(record.decode())
        host.clock.now += 2_000
        seen = await organiser.look()
        guest_at = {
            (table.number, seat): guest for table in turn.tables for seat, guest in enumerate(table.seats)
        }
        proved = {guest_at[one.table, one.seat]: float(one.above) for one in duplicate(records)}
        assert {one.guest: one.above for one in seen.duels} == pytest.approx(proved)
        after = await round_shown(organiser, 2)
        fresh = await host.get(f"/t/{after.tables[0].code}/record", phones[after.tables[0].seats[0]].token)
        assert b"commitment" in fresh[1]
        assert commitment_of(records[0]) == commitment_of(records[1]) != commitment_of(fresh[1].decode())


def commitment_of(record: str) -> str:
    """What a record binds its secret by."""
    return next(line for line in record.splitlines() if line.startswith("commitment"))

"""Matches of a family that everybody left: gone on with, or put away."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.families import HOUSE, device, founded, joined, play
from tests.server.harness import HandClock, hosting, joining
from tilerummy.protocol import messages as m
from tilerummy.server.family.rights import DAY_MS, HOUR_MS

MINUTE_MS = 60_000


@pytest.mark.evening
@pytest.mark.parametrize("rounds", [0, 1])
async def test_a_match_that_everybody_left_is_gone_on_with_or_put_away(database: str, rounds: int) -> None:
    """Protects an evening that was broken off: what was finished counts, and it is not under way for ever."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        grandma = await founded(host)
        mia, leo = await joined(grandma, "Mia"), await joined(grandma, "Leo")
        two_rounds = msgspec.structs.replace(HOUSE, rounds=2)
        code = await play(grandma, mia, plan=two_rounds, leave_after=rounds)
        ending = m.FamilyEnding(code)
        assert [one.code for one in (await mia.look()).games] == [code]
        assert await mia.fail("/endings", ending) == "not_away", "it was just played"
        clock.now += 13 * HOUR_MS
        seen = await mia.look()
        assert ([(one.code, one.your_seat) for one in seen.left], seen.games) == ([(code, 1)], [])
        assert (await leo.look()).left == []
        assert await leo.fail("/endings", ending) == "not_seated"
        assert await mia.fail("/endings", m.FamilyEnding("nothing")) == "no_such_table"
        async with joining(host, code, grandma.token):
            assert await mia.fail("/endings", ending) == "not_away", "somebody is back"
        after = await mia.do("/endings", ending)
        again = await mia.do("/endings", ending)  # the answer was lost
        assert [(one.code, one.phase) for one in again.left] == [(code, "over")] * (1 - rounds)
        assert after.season is not None
        assert [one.matches for one in after.season.evenings] == [[m.FamilyMatch(code, 1)]] * rounds
        status, file = await grandma.ask("/export")
        assert status == 200
        assert ["end-match" in one for one in file["games"][0]["records"]] == [True]
        assert (await host.get(f"/t/{code}/record"))[1].count(b"give-up") == 2


async def test_a_match_that_was_left_for_a_month_is_put_away_by_itself(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        code = await play(grandma, mia, leave_after=0)
        clock.now += 29 * DAY_MS
        assert [one.phase for one in (await mia.look()).left] == ["playing"]
        clock.now += 2 * DAY_MS
        assert [(one.code, one.phase) for one in (await mia.look()).left] == [(code, "over")]
        clock.now += 31 * DAY_MS
        assert (await mia.look()).left == [], "nothing was finished, so nothing is told for ever"


async def test_a_table_asks_those_it_was_opened_for_and_not_when_its_host_has_gone(database: str) -> None:
    """Protects somebody who comes by from sitting down where nobody is, and in others' game."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        grandma = await founded(host)
        mia, leo = await joined(grandma, "Mia"), await joined(grandma, "Leo")
        wanted = m.FamilyPlay(m.NewTable(msgspec.structs.replace(HOUSE, clock=60), salt="aa" * 16), asked=[2])
        assert await grandma.fail("/games", msgspec.structs.replace(wanted, asked=[9])) == "no_such_person"
        status, opened = await grandma.ask("/games", wanted)
        assert status == 201
        for one in (mia, leo):  # he sees that they gather, and that it is not for him
            (game,) = (await one.look()).games
            assert (game.host, game.asked, game.clock, game.free) == ("Grandma", [2], 60, 1)
        async with joining(host, opened["code"], grandma.token):
            clock.now += 11 * MINUTE_MS
            assert len((await mia.look()).games) == 1, "she is there"
        clock.now += 9 * MINUTE_MS
        assert len((await mia.look()).games) == 1, "she may be back in a moment"
        clock.now += 2 * MINUTE_MS
        assert [len((await one.look()).games) for one in (mia, grandma)] == [0, 1]


async def test_a_family_deals_for_those_who_sit_there(tmp_path: Path) -> None:
    """Protects whoever is ready from being asked again because nobody else came; any other change asks."""
    async with hosting(tmp_path) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        four, two = (msgspec.structs.replace(HOUSE, players=count) for count in (4, 2))
        opened = (await grandma.ask("/games", m.FamilyPlay(m.NewTable(four, salt="aa" * 16))))[1]["code"]
        async with (
            joining(host, opened, grandma.token) as first,
            joining(host, opened, mia.token, "p") as second,
        ):
            await second.do(m.TakeSeat, "Mia", "bb" * 16)
            await second.do(m.Ready)
            await first.do(m.SetPlan, msgspec.structs.replace(four, rounds=2))
            await first.until(lambda: not first.place(1).ready)
            await second.do(m.Ready)
            await first.do(m.SetPlan, msgspec.structs.replace(two, rounds=2))
            await first.until(lambda: len(first.party.places) == 2 if first.party else False)
            assert first.place(1).ready
            await first.do(m.Start)
        plain = await host.open(grandma.token, four)
        async with (
            joining(host, plain, grandma.token) as first,
            joining(host, plain, mia.token, "q") as second,
        ):
            await second.do(m.TakeSeat, "Mia", "bb" * 16)
            await second.do(m.Ready)
            await first.do(m.SetPlan, two)
            await first.until(lambda: len(first.party.places) == 2 if first.party else False)
            assert not first.place(1).ready, "strangers agreed on a match of four"


async def test_whoever_finds_no_chair_asks_for_one_and_the_others_see_it(database: str) -> None:
    """Protects the fifth of a family, for whom a box of four has no chair: the others know it."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        grandma = await founded(host)
        mia, leo = await joined(grandma, "Mia"), await joined(grandma, "Leo")
        guest = await joined(grandma, "Lotte", guest=True)
        code = await play(grandma, mia, leave_after=0)
        numbers = [(await one.look()).you for one in (leo, guest)]
        for one in (leo, guest):
            await one.do("/chairs", m.FamilyChair(code))
        seen = await leo.do("/chairs", m.FamilyChair(code))  # the answer was lost
        assert (seen.games[0].table, seen.games[0].tiles) == ([], [5, 5]), "they look on, at no hand"
        assert (await mia.look()).games[0].tiles == [], "who plays sees the table"
        assert sorted(seen.games[0].wanting) == sorted(one or 0 for one in numbers)
        await guest.do("/chairs", m.FamilyChair())
        assert (await grandma.look()).games[0].wanting == [numbers[0]]
        stranger = await device(host, grandma.code)
        assert await stranger.fail("/chairs", m.FamilyChair(code)) == "not_in_family"
        service = host.parts.service
        for left, later in ((1, 11 * HOUR_MS), (0, HOUR_MS)):
            clock.now += later
            family = await service.families.keeper.at(grandma.code, service.identity.known(leo.token))
            assert len(family.wishes) == left


async def test_names_stand_at_their_seats(tmp_path: Path) -> None:
    """Protects who plays with whom: an empty chair before one's own made one's own name another's."""
    async with hosting(tmp_path) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        three = m.NewTable(msgspec.structs.replace(HOUSE, players=3), salt="aa" * 16)
        code = (await grandma.ask("/games", m.FamilyPlay(three)))[1]["code"]
        async with joining(host, code, grandma.token), joining(host, code, mia.token, "p") as second:
            await second.do(m.TakeSeat, "Mia", "bb" * 16, 2)
            (game,) = (await mia.look()).games
        assert (game.names, game.your_seat, game.free) == (["Grandma", "", "Mia"], 2, 1)

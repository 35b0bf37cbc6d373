"""Club nights at a server: whole evenings, whatever goes wrong in the hall, and what is kept of anybody."""

from __future__ import annotations

import asyncio
import gzip
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from tests.server.clubs import PLAN, ClubPhone, agreed, guests, opened, phone, round_shown, sheet
from tests.server.harness import HandClock, Host, InlineWorkers, database_in, hosting
from tests.server.test_many import SharedBell
from tilerummy.club.evening import RoundDrawn
from tilerummy.club.event_line import read_evening
from tilerummy.club.next_round import draw
from tilerummy.club.terms import FinalOf, Presence, ResultState
from tilerummy.protocol import messages as m
from tilerummy.server.app import forget_old
from tilerummy.server.backends import opened as store_opened
from tilerummy.server.edge.club_routes import WRONG
from tilerummy.server.jobs.reviews import ReviewFiles
from tilerummy.server.maintenance.backup import compare, lines_of, restore
from tilerummy.server.settings import Settings
from tilerummy.server.store.store import Unavailable

T = TypeVar("T")
LOTS = partial(Random(23).randbytes, 32)
"""The same each time, so that a draw which meets the same people is found again."""
WRONG_AT_ONCE = int(WRONG[1])
NAMES = [f"Guest {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTU"]


@pytest.mark.evening
async def test_twenty_three_people_play_four_rounds(database: str) -> None:
    """Protects an evening from everything that goes wrong: two late, one leaver, a dead phone, a slip, and a
    server that ends after each step."""
    clock = HandClock()
    async with hosting(database, clock, inside=True, fresh=LOTS) as host:
        organiser = await opened(host, msgspec.structs.replace(PLAN, final=FinalOf.TABLE), "Ada")
        phones = await guests(organiser, NAMES[:20])
        phones[1] = organiser
        draft = await organiser.act(m.ClubDraw(1))
        assert (draft.rounds[-1].shown, (await phones[2].look()).rounds) == (None, [])
    async with _again(database, clock, phones) as host:
        turn = (await organiser.act(m.ClubShow(1))).rounds[-1]
        assert turn == msgspec.structs.replace(draft.rounds[-1], shown=turn.shown), "as it was looked at"
        assert sorted(len(one.seats) for one in turn.tables) == [3, 3, 3, 4, 4, 4]
        late = await guests(organiser, NAMES[20:])  # to a round under way
        phones |= late
        (late_one,) = late.values()
        assert (await late_one.look()).mine == []
        for table in turn.tables[1:]:
            await agreed(phones, 1, table)
        assert await organiser.refused(m.ClubDraw(2)) == "club_results_missing"
        first = turn.tables[0]
        a, b, c, *_ = (phones[guest] for guest in first.seats)
        wrong = [*sheet(first)[::-1]]
        await a.act(m.ClubResult(1, 1, wrong))
    async with _again(database, clock, phones) as host:
        seen = await b.act(m.ClubYes(1, 1, wrong))
        assert (seen.rounds[-1].tables[0].state, seen.after) == (ResultState.IN, 1)
        assert await c.refused(m.ClubResult(1, 1, sheet(first))) == "club_result_in"
        before = seen.standing
        seen = await organiser.act(m.ClubCorrect(1, 1, sheet(first), why="read the wrong way round"))
        assert seen.standing != before
        assert (seen.log[-1].before, seen.log[-1].after) == (wrong, sheet(first))
        await organiser.do("/beside", m.ClubBeside("Uncle Bob"))
        seen = await phones[5].act(m.ClubLeave(5))
        assert [one.presence for one in seen.people if one.number == 5] == [Presence.LEFT]
    dead = phones[7]
    for number in (2, 3, 4):
        async with _again(database, clock, phones) as host:
            turn = await round_shown(organiser, number)
            seated = [guest for table in turn.tables for guest in table.seats] + turn.out
            assert sorted(seated) == [one for one in range(1, 24) if one != 5]
            if number == 2:  # a phone has died: another one is that guest after the organiser has said so
                fresh = await phone(host, organiser.code)
                shows = (await fresh.do("/knocks", m.ClubKnock(7))).you.shows
                assert shows is not None
                waiting = (await organiser.look()).waiting
                assert waiting == [m.ClubKnocking(7, shows)]
                await organiser.do("/phones", m.ClubLetIn(shows, 7))
                assert (await fresh.look()).you.guest == 7
                assert (await dead.look()).you == m.ClubYou()
                phones[7] = fresh
            halves = len(turn.tables) // 2
            for table in turn.tables[:halves]:
                await agreed(phones, number, table)
        async with _again(database, clock, phones):
            for table in turn.tables[halves:]:
                if sum(guest in phones for guest in table.seats) > 1:
                    await agreed(phones, number, table)
                else:
                    await organiser.act(m.ClubCorrect(number, table.number, sheet(table)))
    async with _again(database, clock, phones) as host:
        seen = await organiser.look(whole=True)
        assert (seen.after, seen.next.final, seen.next.why_not) == (4, True, None)
        met = [
            {one, other}
            for turn in seen.rounds
            for table in turn.tables
            for one in table.seats
            for other in table.seats
            if one < other
        ]
        assert len(met) == len({frozenset(pair) for pair in met}), "nobody met twice"
        assert sum(one.points for one in seen.standing) == 0
        final = await round_shown(organiser, 5)
        assert (final.final, len(final.tables), len(final.tables[0].seats)) == (True, 1, 4)
        await organiser.act(m.ClubCorrect(5, 1, sheet(final.tables[0])))
        seen = await organiser.act(m.ClubClose())
        assert {one.guest for one in seen.standing[:4]} == {*final.tables[0].seats}
        status, text = await organiser.ask("/file")
        evening = read_evening(text.decode().splitlines())
        assert [one.name for one in evening.guests] == [one.name for one in seen.people]
        status, page = await organiser.ask("/print/certificate.html?lang=de")
        winner = seen.people[seen.standing[0].guest - 1].name
        assert (status, winner.encode() in page, b'lang="de"' in page) == (200, True, True)
        status, rows = await organiser.ask("/tables/standings.csv")
        assert (status, rows.splitlines()[1].startswith(f"1,no,{winner},".encode())) == (200, True)
        for what in ("seating", "slips", "standings"):
            assert (await organiser.ask(f"/print/{what}.html"))[0] == 200
        brought = await host.ask("/api/clubs/import", text, await host.visitor())
        again = msgspec.json.decode(brought[1], type=m.ClubSeen)
        assert (brought[0], again.standing, again.code != seen.code) == (201, seen.standing, True)


async def test_a_name_alone_makes_nobody_a_guest(tmp_path: Path) -> None:
    """Protects everybody from others who know the link: they look, and come as themselves."""
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host)
        phones = await guests(organiser, NAMES[:6])
        stranger = await phone(host, organiser.code.upper())
        assert await stranger.fail("/people", m.ClubCome("guest a")) == "club_name_twice"
        await stranger.do("/knocks", m.ClubKnock(1))
        for act in (m.ClubPause(1), m.ClubLeave(1), m.ClubDraw(1), m.ClubClose(), m.ClubKeep(1, 2)):
            assert await stranger.refused(act) == "club_not_organiser"
            assert await phones[2].refused(act) == "club_not_organiser"
        assert (await stranger.look()).waiting == []
        for path, body in (
            ("/beside", m.ClubBeside("Kim")),
            ("/phones", m.ClubLetIn("12345678", 1)),
            ("/organisers", m.ClubOrganise(2)),
            ("/key", {}),
        ):
            assert await phones[1].fail(path, body) == "club_not_organiser"
        assert await organiser.fail("/phones", m.ClubLetIn("12345678", 1)) == "not_there"
        assert await phones[1].fail("/file") == "club_not_organiser"
        assert await phones[1].fail("", method="DELETE") == "club_not_organiser"
        (table, _) = (await round_shown(organiser, 1)).tables
        outside = next(one for one in phones if one not in table.seats)
        result = m.ClubResult(1, table.number, sheet(table))
        assert await phones[outside].refused(result) == "club_not_at_table"
        seat = phones[table.seats[0]]
        await seat.act(result)
        assert await seat.refused(m.ClubYes(1, table.number)) == "club_own_yes"
        other = phones[table.seats[1]]
        assert await other.refused(m.ClubYes(1, table.number, sheet(table)[::-1])) == "not_there"
        seen = await other.act(m.ClubYes(1, table.number, sheet(table)))
        again = await other.act(m.ClubYes(1, table.number, sheet(table)))
        assert again == msgspec.structs.replace(seen, now=again.now), "an answer that was lost"


async def test_organisers_help_each_other_and_come_back(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host, name="Ada")
        phones = await guests(organiser, NAMES[:6])
        seen = await organiser.do("/organisers", m.ClubOrganise(2))
        assert [one.number for one in seen.people if one.organiser] == [1, 2]
        await phones[2].act(m.ClubPause(5))
        assert await phones[2].fail("/organisers/1", method="DELETE") == "club_not_organiser"
        assert await phones[2].fail("/key", {}) == "club_not_organiser"
        key = (await organiser.do("/key", {})).key
        assert key is not None
        assert (await organiser.look()).key is None
        fresh = await phone(host, organiser.code)
        assert await fresh.fail("/back", m.ClubReturn("0000-0000-0000")) == "wrong_key"
        seen = await fresh.do("/back", m.ClubReturn(key.lower().replace("-", " ")))
        assert seen.you == m.ClubYou(1, organiser=True, first=True)
        assert (await organiser.look()).you == m.ClubYou()
        await fresh.do("/organisers/2", method="DELETE")
        assert await phones[2].refused(m.ClubDraw(1)) == "club_not_organiser"


async def test_the_clock_stands_still_and_goes_on(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        organiser = await opened(host, name="Ada")
        await guests(organiser, NAMES[:3])
        assert await organiser.refused(m.ClubStopClock()) == "club_not_shown"
        turn = await round_shown(organiser, 1)
        assert turn.shown is not None
        until = (await organiser.look()).clock.until
        assert until == turn.shown + 40 * 60_000
        clock.now += 600_000
        left = (await organiser.act(m.ClubStopClock())).clock.left
        assert left is not None
        assert 1_799_000 < left < 1_800_000
        clock.now += 600_000
        assert (await organiser.act(m.ClubAddTime(5))).clock == m.ClubClock(None, left + 300_000)
        seen = await organiser.act(m.ClubStartClock())
        assert seen.clock.until is not None
        assert 0 <= seen.now - (seen.clock.until - left - 300_000) < 10


def tagged(address: str, token: str, tag: str = "") -> tuple[int, str]:
    """A look with the tag of what is there already; its status and its tag."""
    request = urllib.request.Request(address)
    request.add_header("authorization", f"Bearer {token}")
    request.add_header("if-none-match", tag)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers["etag"]
    except urllib.error.HTTPError as why:
        return why.code, why.headers["etag"]


async def test_whoever_has_the_same_is_told_nothing_again(tmp_path: Path) -> None:
    """Protects the hall's network from four hundred phones that look every few seconds."""
    async with hosting(tmp_path) as host:
        organiser = await opened(host, name="Ada")
        address = f"{host.address}/api/clubs/{organiser.code}"

        _, tag = await asyncio.to_thread(tagged, address, organiser.token)
        assert await asyncio.to_thread(tagged, address, organiser.token, tag) == (304, tag)
        await organiser.do("/beside", m.ClubBeside("Bo"))
        status, other = await asyncio.to_thread(tagged, address, organiser.token, tag)
        assert (status, other != tag) == (200, True)
        request = urllib.request.Request(address, headers={"accept-encoding": "gzip"})
        with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
            seen = msgspec.json.decode(gzip.decompress(answer.read()), type=m.ClubSeen)
        assert [one.name for one in seen.people] == ["Ada", "Bo"]


async def test_a_player_hears_of_their_own_table(tmp_path: Path) -> None:
    """Protects the network once more: what other tables write is no news to who plays."""
    async with hosting(tmp_path) as host:
        organiser = await opened(host)
        phones = await guests(organiser, NAMES[:8])
        first, second = (await round_shown(organiser, 1)).tables

        async def look(who: ClubPhone, tag: str = "", mine: str = "?mine=1") -> tuple[int, str]:
            address = f"{host.address}/api/clubs/{who.code}{mine}"
            return await asyncio.to_thread(tagged, address, who.token, tag)

        mine, other = phones[first.seats[0]], phones[second.seats[0]]
        _, tag = await look(mine)
        _, whole = await look(mine, mine="")
        await other.act(m.ClubResult(1, 2, sheet(second)))
        assert await look(mine, tag) == (304, tag)
        assert (await look(mine, whole, mine=""))[0] == 200
        await phones[first.seats[1]].act(m.ClubResult(1, 1, sheet(first)))
        assert (await look(mine, tag))[0] == 200


class _Drawing(InlineWorkers):
    """Workers that know whether they are at work; the first time somebody comes meanwhile."""

    def __init__(self, late: Callable[[], Awaitable[object]]) -> None:
        self.at_work, self.drawn, self._late = False, 0, late

    async def ask(self, seconds: float, function: Callable[..., T], *args: object) -> T:
        self.at_work, self.drawn = True, self.drawn + 1
        found = function(*args)
        self.at_work = False
        if self.drawn == 1:
            await self._late()
        return found


async def test_workers_draw_and_draw_again_when_overtaken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody else at the server from a draw of four hundred people, and a latecomer from it."""
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host)
        await guests(organiser, NAMES[:6])
        workers = _Drawing(lambda: guests(organiser, ["Kim"]))
        clubs = host.parts.service.clubs
        monkeypatch.setattr(clubs, "_files", workers)  # private: a server has its workers from its start

        def watched(*args: Any, **named: Any) -> RoundDrawn:
            assert workers.at_work
            return draw(*args, **named)

        monkeypatch.setattr("tilerummy.server.club.club_deeds.draw", watched)
        seen = await organiser.act(m.ClubDraw(1))
        (turn,) = seen.rounds
        assert workers.drawn == 2
        assert sorted(guest for table in turn.tables for guest in table.seats) == [*range(1, 8)]
        assert await organiser.refused(m.ClubDraw(3)) == "club_other_round"


async def test_a_whole_table_writes_at_once_through_two_servers(database: str) -> None:
    """Protects a result from the race of four phones: whatever comes first, two who agree make it."""
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with (
        hosting(database, clock, bell, inside=True) as one,
        hosting(database, clock, bell, inside=True) as two,
    ):
        organiser = await opened(one)
        phones = await guests(organiser, NAMES[:8])
        turn = await round_shown(organiser, 1)
        for place, phone_ in enumerate(phones.values()):
            phone_.host = (one, two)[place % 2]
        await asyncio.gather(
            *(
                phones[guest].ask("/acts", m.ClubDeed(m.ClubResult(1, table.number, sheet(table))))
                for table in turn.tables
                for guest in table.seats
            )
        )
        seen = await organiser.look()
        assert [table.state for table in seen.rounds[-1].tables] == [ResultState.IN] * 2
        assert (seen.after, sum(place.points for place in seen.standing)) == (1, 0)


async def test_a_forgotten_guest_is_a_number(database: str) -> None:
    """Protects whoever wants to be forgotten: no line, no copy and no device is left of them."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        organiser = await opened(host, name="Ada")
        phones = await guests(organiser, ["Zebulon", *NAMES[:5]])
        leaver, again = phones[2], phones[3]
        turn = await round_shown(organiser, 1)
        for table in turn.tables:
            await agreed({1: organiser, **phones}, 1, table)
        await organiser.act(m.ClubCorrect(1, 1, sheet(turn.tables[0])[::-1], why="zebulon misread"))
        _, kept = await host.get("/api/mine/data", leaver.token)
        assert msgspec.json.decode(kept, type=m.KeptOfYou).clubs == [
            m.KeptClub(organiser.code, "Thursday club", "Zebulon")
        ]
        await leaver.do("/me", method="DELETE")
        await host.ask("/api/mine", None, again.token, "DELETE")
        seen = await organiser.look()
        assert [one.name for one in seen.people][:4] == ["Ada", "\N{EM DASH} 2", "\N{EM DASH} 3", NAMES[1]]
        assert [one.presence for one in seen.people][1:3] == [Presence.LEFT] * 2
        assert (seen.after, len(seen.standing)) == (1, 7)
        assert b"ebulon" not in (await organiser.ask("/file"))[1]
        assert (await leaver.look()).you == m.ClubYou()
        devices = await host.parts.service.store.query("SELECT visitor FROM club_devices")
        assert len(devices) == len(phones) - 2 + 1
        if database.startswith("sqlite"):
            assert b"ebulon" not in Path(database.removeprefix("sqlite:///")).read_bytes()


async def test_an_evening_is_in_a_backup_and_goes_with_time(database: str, tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        organiser = await opened(host, name="Ada")
        await guests(organiser, NAMES[:4])
        await round_shown(organiser, 1)
        seen = await organiser.look()
    async with store_opened(Settings(database=database)) as store:
        lines = [line async for line in lines_of(store, with_key=True, made=clock.now)]
        assert (await compare(store, lines)).explained
    elsewhere = database_in(tmp_path / "elsewhere")
    (tmp_path / "elsewhere").mkdir()
    async with store_opened(Settings(database=elsewhere)) as store:
        restored = await restore(store, lines)
        assert (restored.clubs, restored.there) == (1, 0)
        assert (await restore(store, lines)).there == 1
    async with hosting(elsewhere, clock, inside=True) as host:
        organiser.host = host
        assert msgspec.structs.replace(await organiser.look(), now=0) == msgspec.structs.replace(seen, now=0)
        clock.now += 31 * 86_400_000
        await forget_old(host.parts.service, ReviewFiles(tmp_path / "reviews"), 30)
        assert await organiser.fail("") == "no_such_club"
        other = await opened(host)
        await other.ask("", method="DELETE")
        assert await other.fail("") == "no_such_club"


async def test_a_lone_servers_store_is_asked_for_no_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects four hundred phones from waiting behind what tables of others write."""
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host)
        phones = await guests(organiser, NAMES[:8])
        turn = await round_shown(organiser, 1)
        store = host.parts.service.store
        asked: list[object] = []
        really = store.fetch

        async def counted(statements: Any) -> object:
            asked.append(statements)
            return await really(statements)

        monkeypatch.setattr(store, "fetch", counted)
        for one in (organiser, *phones.values()):
            assert (await one.look(whole=True)).played == 1
        table = turn.tables[0]
        await agreed(phones, 1, table)
        seen = await phones[turn.tables[1].seats[0]].look()
        assert seen.rounds[-1].tables[0].scores == sheet(table), "what has changed is told all the same"
        assert asked == []


async def test_what_is_at_hand_is_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects a lone server from telling of what it has not kept, or not telling of what it has."""
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host)
        service, clubs = host.parts.service, host.parts.service.clubs
        assert clubs is not None
        writing, go_on = asyncio.Event(), asyncio.Event()
        really = service.store.run

        async def slowly(*statements: Any, **how: Any) -> object:
            writing.set()
            await go_on.wait()
            return await really(*statements, **how)

        monkeypatch.setattr(service.store, "run", slowly)
        visitor = service.identity.known(organiser.token)
        hung_up = asyncio.create_task(clubs.add(organiser.code, visitor, "Bo"))
        await writing.wait()
        hung_up.cancel()
        await asyncio.gather(hung_up, return_exceptions=True)
        go_on.set()
        await organiser.do("/beside", m.ClubBeside("Cy"))
        assert [one.name for one in (await organiser.look()).people] == ["Bo", "Cy"]

        async def fully(*statements: Any, **how: Any) -> object:
            await really(*statements, **how)
            raise Unavailable("whether it was kept is not known")

        monkeypatch.setattr(service.store, "run", fully)
        assert await organiser.fail("/beside", m.ClubBeside("Dee")) == "busy"
        assert [one.name for one in (await organiser.look()).people] == ["Bo", "Cy", "Dee"]


async def test_an_evening_that_is_deleted_while_it_is_read_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(tmp_path, inside=True) as host:
        organiser = await opened(host, name="Ada")
    async with hosting(tmp_path, inside=True) as host:  # which has nothing at hand
        organiser.host = host
        store, look = host.parts.service.store, asyncio.Event()
        really = store.fetch

        async def slowly(statements: Any) -> Any:
            found = await really(statements)
            if any("club_events" in statement for statement, _ in statements):
                monkeypatch.setattr(store, "fetch", really)
                look.set()
                assert (await organiser.ask(method="DELETE"))[0] == 200
            return found

        monkeypatch.setattr(store, "fetch", slowly)
        await organiser.look()
        assert look.is_set()
        assert await organiser.fail("") == "no_such_club"


async def _points_in_league(evening: ClubPhone) -> dict[str, str]:
    """What a league's page says: names, and rounds won in the evenings that count."""
    status, page = await evening.ask("/print/league.html?lang=en")
    assert status == 200
    return dict(re.findall(r"<td>([^<]*)</td><td class=\"number\">([^<]*)</td>", page.decode()))


async def test_a_league_adds_up_the_evenings_of_its_organiser(tmp_path: Path) -> None:
    """Protects a league from evenings that only have its name, and forgotten ones from being others."""
    plan = msgspec.structs.replace(PLAN, rounds=1, league="Winter league", best=1)
    async with hosting(tmp_path, inside=True) as host:
        ada = await opened(host, plan, "Ada")
        phones = {1: ada, **await guests(ada, ["Bo", "Cy", "Dee"])}
        (table,) = (await round_shown(ada, 1)).tables
        await agreed(phones, 1, table)
        won = (await ada.look()).standing[0].guest
        await phones[2 if won != 2 else 3].do("/me", method="DELETE")

        async def evening_of(organiser: ClubPhone, league: str) -> ClubPhone:
            wanted = m.NewClub(msgspec.structs.replace(plan, league=league), "Ada")
            _, answer = await host.post("/api/clubs", wanted, organiser.token)
            made = ClubPhone(host, organiser.token, msgspec.json.decode(answer, type=m.ClubSeen).code)
            for name in ("Bo", "Cy", "Dee"):
                await made.do("/beside", m.ClubBeside(name))
            (table,) = (await round_shown(made, 1)).tables
            await made.act(m.ClubCorrect(1, 1, [-10 if one != 1 else 30 for one in table.seats]))
            return made

        second = await evening_of(ada, "winter  LEAGUE")
        await evening_of(ada, "Summer league")
        await evening_of(await phone(host), "Winter league")
        found = await _points_in_league(second)
        assert sorted(found) == ["Ada", "Bo", "Cy", "Dee"]
        assert found["Ada"] == "1", "the best evening, and no other"
        again = await phone(host)
        file = (await ada.ask("/file"))[1]
        _, answer = await host.ask("/api/clubs/import", file, again.token)
        assert msgspec.json.decode(answer, type=m.ClubSeen).plan == plan


@pytest.mark.limits
async def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    """Protects an evening's short code: whoever tries codes is refused; whoever has one comes in."""
    async with hosting(tmp_path, inside=True, trusted_proxy="10.0.0.1") as host:
        organiser = await opened(host, name="Ada")
        guesser = await phone(host, "a" * 8)
        tries = [await guesser.fail("") for _ in range(WRONG_AT_ONCE + 2)]
        assert tries == ["no_such_club"] * WRONG_AT_ONCE + ["too_many"] * 2
        assert await guesser.fail("/people", m.ClubCome("Bo")) == "too_many", "no other door tells more"
        assert (await organiser.look()).people, "an evening that is there opens all the same"


@pytest.mark.limits
async def test_a_full_hall_comes_in_behind_one_address(tmp_path: Path) -> None:
    """Protects a hall whose phones share an address."""
    async with hosting(tmp_path, inside=True, trusted_proxy="10.0.0.1") as host:
        service = host.parts.service
        tokens = [(await service.new_tables.new_visitor()).token for _ in range(60)]
        organiser = await opened(host)
        for place, token in enumerate(tokens):
            await ClubPhone(host, token, organiser.code).come(f"Somebody {place}")
        assert len((await organiser.look()).people) == 60


@asynccontextmanager
async def _again(database: str, clock: HandClock, phones: dict[int, ClubPhone]) -> AsyncIterator[Host]:
    """The next server at the same database, with everybody's phone."""
    async with hosting(database, clock, inside=True, fresh=LOTS) as host:
        for one in phones.values():
            one.host = host
        yield host

"""A family's table that lasts: people, devices, evenings, the running score, and who may do what."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from tests.server.families import (
    HOUSE,
    Device,
    a_week_later,
    brought,
    device,
    digits,
    file_with,
    founded,
    joined,
    let_in,
    play,
)
from tests.server.harness import HandClock, database_in, hosting, joining
from tests.server.test_erasure import traces, visitor_of
from tests.server.test_many import SharedBell
from tilerummy.cli import main
from tilerummy.protocol import messages as m
from tilerummy.server.app import forget_old
from tilerummy.server.backends import opened
from tilerummy.server.family.rights import DAY_MS, HOUR_MS, WEEK_MS
from tilerummy.server.jobs.reviews import ReviewFiles
from tilerummy.server.maintenance.backup import lines_of, restore, write_records
from tilerummy.server.settings import Settings


async def test_a_family_is_founded_and_joined(database: str) -> None:
    async with hosting(database, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        seen = await mia.look(here=True)
        assert [(one.name, one.face, one.here, one.guest) for one in seen.people] == [
            ("Grandma", 1, False, False),
            ("Mia", 2, True, False),
        ]
        assert (seen.you, seen.founder, seen.seasons) == (2, 1, 1)
        stranger = await device(host, grandma.code)
        outside = await stranger.look()
        assert [(one.name, one.face) for one in outside.people] == [("Grandma", 1), ("Mia", 2)]
        assert (outside.you, outside.season, outside.games) == (None, None, [])
        assert not any(one.here or one.beside for one in outside.people)
        assert (outside.phones, outside.waiting, outside.changed, outside.may) == ([], [], [], m.FamilyMay())
        assert await stranger.fail("/people", m.FamilyJoin("mia")) == "name_taken"
        assert await stranger.fail("/games", m.FamilyPlay(m.NewTable())) == "not_in_family"


async def test_an_evening_is_won_and_stays_when_the_server_is_killed(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        code = await play(grandma, mia)
        seen = await mia.look()
        assert seen.season is not None
        (evening,) = seen.season.evenings
        assert evening.rounds == 1
        assert sorted(one.person for one in evening.points) == [1, 2]
        assert evening.points[0].person in evening.winners  # equal points win together
        assert evening.matches == [m.FamilyMatch(code, 1)]
        assert evening.best is not None
        assert evening.best.laid
        assert len(evening.best.sets) <= 2
        clock.now += 2 * HOUR_MS
        await play(mia, grandma)
    async with hosting(tmp_path, clock, inside=True) as host:  # nobody had looked at the second evening
        mia.host = host
        season = (await mia.look()).season
        assert season is not None
        assert len(season.evenings) == 2
        assert sum(one.won for one in season.tallies) == sum(len(one.winners) for one in season.evenings)
        assert all(one.lead is not None for one in season.tallies)
        status, whole = await mia.ask("/seasons/1")
        assert (status, len(whole["evenings"])) == (200, 2)
        assert (await mia.ask("/seasons/2"))[0] == 404


async def test_a_game_by_turns_waits_beside_the_evenings(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        slow = m.Plan("sabra", players=2, rounds=1, clock=DAY_MS // 1000)
        code = await play(grandma, mia, plan=slow, start=False)
        (game,) = (await mia.look()).games
        assert (game.code, game.by_turns, game.your_seat, game.phase) == (code, True, 1, "gathering")


@pytest.mark.evening
async def test_a_table_whose_answer_was_lost_is_found_again(database: str) -> None:
    """Protects an evening from beginning at two tables: who asks again, anywhere, gets the one that waits."""
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with hosting(database, clock, bell) as one, hosting(database, clock, bell) as two:
        grandma = await founded(one)
        mia = await joined(grandma, "Mia")

        async def opened(who: Device, wish: str | None = "a") -> str:
            table = m.NewTable(HOUSE, salt="aa" * 16, id=wish)
            status, answer = await who.ask("/games", m.FamilyPlay(table))
            assert status == 201, answer
            return str(answer["code"])

        both = await asyncio.gather(opened(grandma), opened(Device(two, grandma.token, grandma.code)))
        first = await opened(grandma)
        assert {*both} == {first}
        assert len({first, await opened(mia), await opened(grandma, "b"), await opened(grandma, None)}) == 4
        assert len((await grandma.look()).games) == 4
        async with joining(one, first, grandma.token) as host:
            await host.do(m.AddBot, "greedy")
            await host.do(m.Start)
        assert await opened(grandma) != first, "it has begun: another evening"
        plain = [await two.post("/api/tables", m.NewTable(HOUSE, id="x"), mia.token) for _ in range(2)]
        assert len({msgspec.json.decode(answer)["code"] for _, answer in plain}) == 1


async def test_house_rules_and_oneself_can_be_changed(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        seen = await mia.do("/me", m.FamilyMe("Mia B.", 1), "PUT")  # as new as her phone: her name is her own
        a_week_later(host)
        assert (seen.people[1].name, seen.people[1].face) == ("Mia B.", 2)  # the first face was taken
        house = m.FamilyHouse(m.Plan("sabra", {"joker_sets": "no_split"}, players=2, clock=0), "pl")
        seen = await mia.do("/house", house, "PUT")
        assert (seen.rules_by, seen.language, seen.plan) == (2, "pl", house.plan)
        bad = m.FamilyHouse(m.Plan("nothing"), "pl")
        assert await mia.fail("/house", bad, "PUT") == "bad_rules"
        assert seen.plan != HOUSE


@pytest.mark.evening
async def test_three_evenings_on_five_devices_one_of_them_lost(database: str) -> None:
    """The walk of a family: everybody plays, a phone is lost and comes back, the score runs on."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        grandma = await founded(host)
        kim, mia = await joined(grandma, "Kim", 2), await joined(grandma, "Mia", 3)
        a_week_later(host)
        jo = await joined(grandma, "Jo", guest=True)
        codes = [await play(grandma, kim, mia)]
        await jo.look(here=True)
        clock.now += DAY_MS
        assert [one.name for one in (await kim.look()).people] == ["Grandma", "Kim", "Mia"]
        assert (await jo.look()).you is None  # a guest for one evening
        slow = m.Plan("sabra", players=2, rounds=1, clock=14 * DAY_MS // 1000)
        by_turns = await play(kim, mia, plan=slow, leave_after=0)
        phone = await device(host, grandma.code)  # Mia's old one is lost
        knocking = await phone.do("/knocks", m.FamilyKnock(3))
        (knock,) = (await kim.look()).knocks
        assert (knocking.you, knock) == (None, m.FamilyKnocking(3, knocking.digits or ""))
        seen = await kim.do("/phones", m.FamilyLetIn(knock.digits, person=3))
        assert (seen.knocks, (await phone.look()).you) == ([], 3)
        (game,) = (await phone.look()).games
        assert (game.code, game.your_seat, game.your_key) == (by_turns, None, None), "in its first week"
        codes.append(await play(phone, grandma))
        a_week_later(host)
        (game,) = [one for one in (await phone.look()).games if one.code == by_turns]
        assert game.your_seat == 1
        status, _ = await host.get(f"/api/tables/{by_turns}", game.your_key)
        assert status == 200
        codes.append(await play(grandma, kim, phone))
        season = (await phone.look()).season
        assert season is not None
        assert [one.matches[0].code for one in season.evenings] == codes[::-1]
        assert {one.person: one.evenings for one in season.tallies} == {1: 3, 2: 2, 3: 3}
        begun = await kim.do("/seasons", {})
        assert (begun.seasons, begun.season and begun.season.tallies) == (2, [])
        assert (await kim.ask("/seasons/1"))[1]["until"] is not None


async def test_a_founder_who_leaves_is_followed_and_the_last_closes_the_table(tmp_path: Path) -> None:
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        kim = await joined(grandma, "Kim")
        a_week_later(host)
        seen = await grandma.do("/waiting", m.FamilyBegin(m.WaitingKind.AWAY, 1))
        assert [(one.kind, one.person, one.by) for one in seen.waiting] == [("away", 1, 1)]
        assert [one.name for one in (await kim.look()).people] == ["Grandma", "Kim"]
        a_week_later(host)
        assert ((await grandma.look()).you, (await kim.look()).founder) == (None, 2)
        gone = await kim.do("/waiting", m.FamilyBegin(m.WaitingKind.AWAY, 2))  # nobody is left to say stop
        assert gone.people == []
        assert await kim.fail("") == "no_such_family"


@pytest.mark.evening
async def test_a_family_moves_by_its_file_and_by_a_backup(database: str, tmp_path: Path) -> None:
    async with hosting(database, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia", 2)
        a_week_later(host)
        await play(grandma, mia)
        host.pass_time(120)  # nobody is here any more, neither there nor where it moves
        before = await mia.look()
        status, file = await mia.ask("/export")
        assert (status, len(file["games"][0]["records"])) == (200, 1)
        lines = [line async for line in lines_of(host.parts.service.store, with_key=True)]
    place = tmp_path / "moved"
    async with opened(Settings(database=database_in(place))) as store:
        restored = await restore(store, lines)
        assert (restored.tables, restored.families) == (1, 1)
        assert (await restore(store, lines)).there == 2
    async with hosting(place, HandClock(host.clock.now), inside=True) as host:
        mia.host = host
        after = await mia.look()
        assert (after.people, after.season) == (before.people, before.season)
        other = await device(host)
        status, brought = await other.ask("import", file)
        other.code = brought["code"]
        assert (status, brought["you"], brought["founder"]) == (201, 2, 2)
        (evening,) = brought["season"]["evenings"]
        assert evening["points"] == _points(before)
        assert [one["beside"] for one in brought["people"]] == [True, False], "rights do not come by a file"
        (match,) = evening["matches"]
        where, (record,) = f"/t/{match['code']}", file["games"][0]["records"]
        status, watched = await host.get(f"{where}/record?match={match['match']}")
        assert (status, watched.decode()) == (200, record), "it is watched where it moved"
        assert (await host.get(f"{where}/record?match=2"))[0] == 404
        assert evening["best"]["code"] == match["code"]
        status, _ = await host.get(f"{where}/puzzle?turn={evening['best']['turn']}")
        assert status != 404, "whether it is a puzzle depends on the deal; the turn is there"
        assert (await host.get(f"/api/tables/{match['code']}"))[0] == 404, "no table"
        assert (await other.ask("/export"))[1]["games"] == file["games"], "and moves on from there"


@pytest.mark.evening
async def test_records_that_were_brought_go_where_tables_go(database: str, tmp_path: Path) -> None:
    """Protects somebody who goes from being named in matches that came from elsewhere."""
    async with hosting(tmp_path / "old", inside=True) as host:
        grandma = await founded(host)
        await play(grandma, await joined(grandma, "Mirabella"))
        file = (await grandma.ask("/export"))[1]
    async with hosting(database, clock := HandClock(), inside=True) as host:
        store = host.parts.service.store
        one = await device(host)
        one.code = (await one.ask("import", file))[1]["code"]
        mia = await let_in(one, 2)
        a_week_later(host)
        lines = [line async for line in lines_of(store)]
        assert await write_records(store, tmp_path / "records") == 1
        assert (await host.ask("/api/mine", None, mia.token, "DELETE"))[0] == 200
        after = await one.ask("/export")
        assert "Grandma" in after[1]["games"][0]["records"][0]
        assert await traces(database, tmp_path / "none", "Mirabella") == []
        await one.do("/waiting", m.FamilyBegin(m.WaitingKind.DELETE))  # nobody else is there
        await restore(store, lines)
        assert len(await store.query("SELECT code FROM family_records")) == 1
        clock.now += 40 * DAY_MS
        await forget_old(host.parts.service, ReviewFiles(tmp_path / "reviews"), 30)
        seen = (await one.ask(""))[1]
        assert seen["season"]["evenings"][0]["matches"] == []
        assert (await one.ask("/export"))[1]["games"][0]["records"] == []
        # With its last device a family goes: nobody could let the others in whom the file names.
        last = await device(host)
        last.code = (await last.ask("import", file))[1]["code"]
        assert (await host.ask("/api/mine", None, last.token, "DELETE"))[0] == 200
        assert await (await device(host, last.code)).fail("") == "no_such_family"


def _points(family: m.Family) -> Any:
    assert family.season is not None
    return msgspec.to_builtins(family.season.evenings[0].points)


FORGED: list[dict[str, Any]] = [
    {"tilerummy_family": 2},
    {"you": 9},
    {"people": []},
    {"people": [{"number": 1, "name": "A"}, {"number": 1, "name": "B"}]},
    {"people": [{"number": 1, "name": "A"}, {"number": 2, "name": "a"}]},
    {"people": [{"number": 1, "name": "\u202e"}]},
    {"plan": {"preset": "none"}},
    {"seasons": [2, 1]},
    {"founder": 1},
    {"games": [{"at": 0, "played": {"matches": [{"number": 1, "preset": "none"}]}}]},
]
ROUND = [1, 2, [[1, 5, 1, 0, 1, True, [1, ["r1"], [["r1", "r2", "r3"]], 3]]]]


def _file(change: dict[str, Any], one: Any = None) -> dict[str, Any]:
    match = {"number": 1, "preset": "sabra", "changed": False, "over": True, "rounds": [one or ROUND]}
    game = {"at": 0, "played": {"matches": [match]}, "records": []}
    people = [{"number": 1, "name": "A", "face": 1}]
    whole = {"tilerummy_family": 1, "name": "F", "language": "en", "plan": {}, "you": 1}
    return {**whole, "people": people, "seasons": [0], "games": [game], **change}


async def test_a_forged_file_is_refused(tmp_path: Path) -> None:
    """Protects a server from files that anybody can write, and pages from what is in them."""
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        for change in FORGED:
            assert await one.fail("import", _file(change)) in ("unreadable", "bad_name", "bad_rules"), change
        parts = [
            [[1, 5, 1, 0, 1, True, [1, ["<b>"], [], 3]]],
            [[1, 5, 1, 0, 1, True, [1, ["r1"], [["r1"] * 27], 3]]],
            [[1, 10**9, 1, 0, 1, True, None]],
            [[1, 5, 1, 0, 1, True, None], [1, 5, 1, 0, 1, True, None]],
        ]
        for bad in (*([1, 2, part] for part in parts), [2, 1, []], [-1, 2, []]):
            assert await one.fail("import", _file({}, bad)) == "unreadable", bad
        for record in ("a shopping list", "x" * 500_000, "tilerummy record 1\nrules levant\n"):
            forged = _file({})
            forged["games"][0]["records"] = [record]
            assert await one.fail("import", forged) == "unreadable", record[:20]
        status, _ = await host.ask("/api/families/import", b"[" * 100_000, one.token)
        assert status == 400
        status, _ = await one.ask("import", _file({}))
        assert status == 201


@pytest.mark.parametrize("by", ["mine", "leave", "later"])
async def test_whoever_is_forgotten_is_nowhere(tmp_path: Path, by: str) -> None:
    """Protects somebody who goes: neither name nor identity is left in the database, and the others keep
    their sums."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mirabella", 2)
        a_week_later(host)
        await play(grandma, mia)
        status, kept = await host.get("/api/mine/data", mia.token)
        assert json.loads(kept)["families"] == [
            {"code": mia.code, "name": "Our table", "person": "Mirabella"}
        ]
        if by == "leave":
            await mia.do("/waiting", m.FamilyBegin(m.WaitingKind.AWAY, 2, forget=True))
            assert [one.name for one in (await grandma.look()).people] == ["Grandma"], "at once"
        if by == "later":
            await mia.do("/waiting", m.FamilyBegin(m.WaitingKind.AWAY, 2))
            a_week_later(host)
            assert [one.name for one in (await grandma.look()).gone] == ["Mirabella"]
        status, _ = await host.ask("/api/mine", None, mia.token, "DELETE")
        assert status == 200
        seen = await grandma.look()
        assert ([one.name for one in seen.people], seen.gone) == (["Grandma"], [])
        assert seen.season is not None
        assert {one.person for one in seen.season.tallies} == {1, 2}, "somebody, without a name"
        a_week_later(host)
        await host.parts.service.families.tidy()
        assert (await grandma.look()).gone == []
    assert await traces(database_in(tmp_path), tmp_path / "reviews", visitor_of(mia.token), "Mirabella") == []


async def test_who_leaves_stays_in_what_was_played_and_comes_back_as_who_they_were(tmp_path: Path) -> None:
    """Protects a family's book from whoever leaves, and a leaver's evenings from being lost."""
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        grandma = await founded(host)
        mia, guest = await joined(grandma, "Mia", 2), await joined(grandma, "Leo", guest=True)
        a_week_later(host)
        code = await play(mia, grandma)
        before = await grandma.look()
        await mia.do("/waiting", m.FamilyBegin(m.WaitingKind.AWAY, 2))
        clock.now += DAY_MS
        await play(mia, grandma)  # she still plays in the week, and nobody looks after it
        clock.now += WEEK_MS
        seen = await grandma.look()
        (left,) = seen.gone
        assert ([one.name for one in seen.people], left.number, left.name, left.face) == (
            ["Grandma"],
            2,
            "Mia",
            2,
        )
        assert abs(clock.now - DAY_MS - left.at) < HOUR_MS, "when her week was over"
        assert (await mia.look()).you is None, "she has no right here any more"
        assert (await guest.look()).gone == [], "names are told to those who are in"
        assert seen.season is not None
        assert before.season is not None
        assert seen.season.evenings[1] == before.season.evenings[0]
        assert {one.person: one.evenings for one in seen.season.tallies} == {1: 2, 2: 2}
        file = (await grandma.ask("/export"))[1]
        other = await device(host)
        status, brought = await other.ask("import", file)
        assert (status, brought["gone"]) == (201, [msgspec.to_builtins(left)]), "a file has her too"
        await grandma.do("/phones", m.FamilyLetIn(await digits(mia), person=2))
        again = await mia.look()
        assert (again.you, again.people[1].name, again.people[1].face, again.gone) == (2, "Mia", 2, [])
        assert again.season == seen.season
        assert await mia.fail("/seasons", {}) == "not_settled", "her first week, as for anybody new"
        assert code


async def test_evenings_outlive_their_tables(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        grandma = await founded(host)
        mia = await joined(grandma, "Mia")
        guest = await joined(grandma, "Guest", guest=True)
        await play(grandma, mia)
        clock.now += 20 * HOUR_MS
        await host.parts.service.families.tidy()
        rows = await host.parts.service.store.query("SELECT body FROM families")
        assert b"Guest" not in rows[0].body
        assert (await guest.look()).you is None
        clock.now += 40 * DAY_MS
        await forget_old(host.parts.service, ReviewFiles(tmp_path / "reviews"), 30)
        assert await host.parts.service.store.counts() == {}
        season = (await mia.look()).season
        assert season is not None
        (evening,) = season.evenings
        assert (len(evening.points), evening.matches) == (2, [])
        assert evening.best is not None
        assert evening.best.code == ""
        clock.now += 800 * DAY_MS
        await forget_old(host.parts.service, ReviewFiles(tmp_path / "reviews"), 30)
        assert list(await host.parts.service.store.query("SELECT id FROM families")) == []


def test_an_operator_lists_and_deletes_families(tmp_path: Path) -> None:
    async def made() -> str:
        async with hosting(tmp_path, inside=True) as host:
            return (await founded(host)).code

    code = asyncio.run(made())

    def admin(*words: str) -> str:
        done = CliRunner().invoke(main, ["admin", "--database", database_in(tmp_path), *words])
        return f"{done.exit_code} {done.output}"

    told = admin("families")
    assert "Our table" in told
    assert code not in told  # the link opens the table
    family = told.splitlines()[1].split()[0]
    assert admin("delete-family", family, "--why", "asked for") == "0 Deleted.\n"
    assert admin("delete-family", family).startswith("1 ")


async def test_who_was_forgotten_leaves_no_number_to_whoever_comes_after_an_import(tmp_path: Path) -> None:
    """Protects victories of somebody who was forgotten: no newcomer at another server has won them."""
    async with hosting(tmp_path) as host:
        file = file_with()
        parts = file["games"][0]["played"]["matches"][0]["rounds"][0][2]
        parts.append([7, -5, 0, 0, 1, False, None])
        one = await device(host)
        status, answer = await host.ask("/api/families/import", msgspec.json.encode(file), one.token)
        assert status == 201
        one.code = msgspec.json.decode(answer)["code"]
        assert (await brought(one, "Newcomer"))[0] == 8

"""What a stranger sends or owns slows nobody down: files of families, and families that are large."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from unittest.mock import AsyncMock, patch

import msgspec
import pytest

from tests.server import harness
from tests.server.families import (
    a_week_later,
    device,
    file_with,
    founded,
    joined,
    large,
    let_in,
    play,
    record,
)
from tests.server.harness import HandClock, Host, InlineWorkers, hosting
from tests.server.test_many import SharedBell
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import Account
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import family_file, family_history
from tilerummy.server.family.family_file import MOST_QUOTES, clean_record, naming_only, with_clean_names
from tilerummy.server.family.family_history import PlayedMatch
from tilerummy.server.family.rights import DAY_MS, HOUR_MS, MOST_PEOPLE
from tilerummy.server.jobs.processes import Lane
from tilerummy.server.live import families
from tilerummy.server.store.store import Code, Statement, Unavailable
from tilerummy.server.table.table_state import MOST_LINES

T = TypeVar("T")
FULL = "too_many_tables"
MATCH = PlayedMatch(1, "sabra", False, True, ())


class Asked(InlineWorkers):
    """Workers that tell what they were asked."""

    functions: ClassVar[list[str]] = []

    async def ask_in(self, lane: Lane, seconds: float, function: Callable[..., T], *args: object) -> T:
        Asked.functions.append(function.__name__)
        return await super().ask_in(lane, seconds, function, *args)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What workers are asked, in a server that is started after this."""
    monkeypatch.setattr(Asked, "functions", [])
    monkeypatch.setattr(harness, "InlineWorkers", Asked)
    return Asked.functions


async def imported(host: Host, file: object) -> tuple[int, Any]:
    """What a new device gets for a file."""
    return await (await device(host)).ask("import", file)


async def test_a_file_is_read_by_a_worker_and_not_by_whoever_serves_all(
    tmp_path: Path, asked: list[str]
) -> None:
    """Protects everybody's connections from one file: 27 seconds of 1.0.0 went by while one was read."""
    async with hosting(tmp_path, inside=True) as host:
        status, _ = await imported(host, file_with(record()))
        assert status == 201
        assert family_file.import_file.__name__ in asked


async def test_a_record_of_empty_lines_is_refused(tmp_path: Path) -> None:
    """Protects a server from a record of 20,000 empty lines, which froze 1.0.0 for half a minute."""
    async with hosting(tmp_path, inside=True) as host:
        status, why = await imported(host, file_with(record(between="\n" * 20_000)))
        assert (status, why["reasons"][0]["code"]) == (400, "unreadable")
        for path in ("/api/review", "/api/puzzles/moment?turn=1"):
            assert (await host.ask(path, record(between="\n" * 20_000).encode(), None))[0] == 413
        status, _ = await imported(host, file_with(record(between="\n" * (MOST_LINES // 2))))
        assert status == 201


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 100_000, "x" * 24),
        ("A\u202eda", "Ada"),
        ("\u2066\u200f", "—"),
        ("Zoë  \n Ann", "Zoë Ann"),
    ],
)
def test_names_in_brought_records_are_cut_and_cleaned(name: str, shown: str) -> None:
    """Protects whoever watches from names of 100,000 letters, and from letters that run backwards."""
    text = clean_record(MATCH, record(name, name))
    assert text == record(shown, shown)


def test_nothing_hides_in_the_other_lines_of_a_brought_record() -> None:
    """Protects whoever watches from a name where the server finds none and the page does."""
    for between in ('5.0 take-over "\\u202eAda"', "1.0 draw\u202e", "#\u202e", '0 1 take-over 0 "A"'):
        try:
            kept = clean_record(MATCH, record(between=between))
        except Unreadable:
            continue
        assert "\u202e" not in kept
        assert between == "#\u202e", between


def test_whoever_goes_is_taken_out_of_a_record_line_by_line() -> None:
    """Protects somebody who is forgotten: neither a seat nor a take-over names them, and computers stay."""
    assert naming_only(record(), {"Cleo"}) == record("—", "Cleo")
    assert naming_only(record(), ()) == record("—", "—")


async def test_four_imports_of_one_file_at_once_make_one_family(tmp_path: Path) -> None:
    """Protects a family from being there four times: a page that asks again gets the same one."""
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        found = await asyncio.gather(*(one.ask("import", file_with(record())) for _ in range(4)))
        assert {status for status, _ in found} == {201}
        assert len({family["code"] for _, family in found}) == 1


async def test_imports_at_two_servers_at_once_make_one_family(database: str) -> None:
    """Protects a family from being there twice though its page was sent to another server in between."""
    clock, bell = HandClock(), None if database.startswith("postgresql") else SharedBell()
    async with hosting(database, clock, bell, inside=True) as one, hosting(database, clock, bell) as two:
        mine = await device(one)
        there = replace(mine, host=two)
        found = await asyncio.gather(*(each.ask("import", file_with(record())) for each in (mine, there) * 2))
        assert {status for status, _ in found} == {201}
        assert len({family["code"] for _, family in found}) == 1


async def test_what_was_played_here_is_read_elsewhere_as_it_was(tmp_path: Path) -> None:
    """Protects a family that moves: its records are read whole by the reader for strangers' files."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        other = await device(host, grandma.code)
        await other.do("/people", {"name": "Leo", "face": 2})
        await play(grandma, other)
        status, file = await grandma.ask("/export")
        assert status == 200
        brought = family_file.import_file(msgspec.json.encode(file))
        assert isinstance(brought, family_file.ImportedFamily)
        assert {"Grandma", "Leo"} <= brought.names


@pytest.mark.limits
async def test_one_address_neither_fills_a_family_nor_its_list_of_knocks(tmp_path: Path) -> None:
    """Protects an honest guest, and whoever knocks: made-up ones of one address would take their room."""
    async with hosting(tmp_path, inside=True, trusted_proxy="10.0.0.1") as host:
        grandma = await founded(host)
        joins = []
        for number in range(20):
            one = await device(host, grandma.code)
            joins.append((await one.ask("/people", {"name": f"Made up {number}"}))[0])
        assert joins == [201] * 16 + [429] * 4
        knocks = []
        for _ in range(6):
            one = await device(host, grandma.code)
            knocks.append((await one.ask("/knocks", {"person": 1}))[0])
        assert knocks == [201] * 4 + [429] * 2


async def test_a_flood_of_changes_keeps_nobody_from_theirs(tmp_path: Path) -> None:
    """Protects a yes among forty strangers at once: it had to be faster than all of them, or was `busy`."""
    async with hosting(tmp_path, inside=True) as host:
        grandma = await founded(host)
        strangers = [await device(host, grandma.code) for _ in range(40)]
        asking = [one.ask("/people", {"name": f"Eve {number}"}) for number, one in enumerate(strangers)]
        new = await device(host, grandma.code)
        wanted = {"digits": (await new.look()).digits, "name": "Mia"}
        found = await asyncio.gather(*asking, grandma.ask("/phones", wanted))
        assert {status for status, _ in found} == {201}
        assert (await new.look()).you == 2


async def test_a_device_is_at_so_many_families_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody from whoever founds families without end: all of a device's are read in one go."""
    monkeypatch.setattr(families, "MOST_FAMILIES", 2)
    async with hosting(tmp_path, inside=True) as host:
        grandma, eve = await founded(host), await founded(host, person="Eve")
        eve.code = ""
        assert (await eve.ask("import", file_with()))[0] == 201
        assert await eve.fail("import", {**file_with(), "name": "Third"}) == FULL
        eve.code = grandma.code
        assert await eve.fail("/people", {"name": "Eve"}) == FULL
        assert await eve.fail("/knocks", {"person": 1}) == FULL


async def test_a_table_that_goes_while_it_is_tended_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects an operator from errors that are none: a table that went meanwhile, a locked file."""
    async with hosting(tmp_path, inside=True) as host:
        service = host.parts.service
        for error in (Rejected(ErrorCode.NO_SUCH_TABLE), Unavailable("database is locked")):
            read = AsyncMock(side_effect=error)
            monkeypatch.setattr(service.tables, "state", read)
            service.scheduler.nudge(Code("gone"))
            await service.scheduler.settle()
            assert read.await_count
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_large_family_is_told_of_by_sums_that_are_kept(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody from a look at 100,000 rounds: they are added up once, and by a worker."""
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        status, family = await one.ask("import", large())
        assert status == 201
        one.code = family["code"]
        (tally,) = family["season"]["tallies"]
        assert (tally["evenings"], tally["points"]) == (40, 5 * 40 * 100)
    monkeypatch.setattr(family_history, "sums_of", None)  # from here on nobody adds up a round
    async with hosting(tmp_path, inside=True) as host:
        one.host = host
        seen = await one.look()
        assert seen.season is not None
        assert [one.points for one in seen.season.tallies] == [5 * 40 * 100]
        status, season = await one.ask("/seasons/1")
        assert len(season["evenings"]) == 40
    assert "added_up" not in asked


async def test_sums_of_an_older_database_are_made_by_a_worker_once(tmp_path: Path, asked: list[str]) -> None:
    """Protects a server after its upgrade: it adds up no rounds itself while it serves."""
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        one.code = (await one.ask("import", large()))[1]["code"]
        await host.parts.service.store.write_all([("DELETE FROM family_sums", ())])
        before = await one.look()
    async with hosting(tmp_path, inside=True) as host:
        one.host = host
        found = [await one.look() for _ in range(3)]
        assert [one.season for one in found] == [before.season] * 3
        assert asked.count("added_up") == 1


async def test_a_file_with_too_many_evenings_is_refused(tmp_path: Path) -> None:
    """Protects a server from a family that was made to be slow: no family has played for 57 years."""
    async with hosting(tmp_path, inside=True) as host:
        file = large(4, 1000)
        for game in file["games"]:
            for place, one in enumerate(game["played"]["matches"][0]["rounds"]):
                one[0] = one[1] = place * 7_200_000
        status, why = await imported(host, file)
        assert (status, why["reasons"][0]["code"]) == (400, "unreadable")


@pytest.mark.parametrize("whom", ["beside", "asked"])
async def test_a_file_with_too_many_people_at_a_table_is_refused(tmp_path: Path, whom: str) -> None:
    """Protects whoever looks at a family: lists of people are as long as a family is large."""
    async with hosting(tmp_path, inside=True) as host:
        for number, expected in ((MOST_PEOPLE, 201), (MOST_PEOPLE + 1, 400)):
            file = file_with()
            file["games"][0]["played"][whom] = [1] * number
            assert (await imported(host, file))[0] == expected


async def test_a_large_family_costs_its_address_what_it_is_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody's share: whoever brings a large family, or looks at all of it, pays for its size."""
    charged: list[float] = []
    monkeypatch.setattr(Account, "charge", lambda _, cost: charged.append(cost))
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        text = msgspec.json.encode(large(60, 1000))
        status, family = await host.ask("/api/families/import", text, one.token)
        assert status == 201
        assert costs.of_size(len(text)) in charged
        one.code = msgspec.json.decode(family)["code"]
        status, _ = await one.ask("/export")
        assert (status, max(charged) > 400) == (200, True)


async def test_a_family_opens_so_many_tables_a_day_and_each_has_its_price(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects everybody from a family with tables without end, which are all looked at with each look."""
    charged: list[float] = []
    monkeypatch.setattr(Account, "charge", lambda _, cost: charged.append(cost))
    monkeypatch.setattr(families, "MOST_TABLES", 3)
    clock = HandClock()
    async with hosting(tmp_path, clock, inside=True) as host:
        grandma = await founded(host)
        table = {"table": {"plan": {}, "salt": "aa" * 16}}
        opened = [(await grandma.ask("/games", table))[0] for _ in range(4)]
        assert opened == [201, 201, 201, 429]
        monkeypatch.setattr(costs, "OF_A_TABLE", 1000.0)
        charged.clear()
        await grandma.look()
        assert 3000 < max(charged) < 3100
        clock.now += 2 * DAY_MS
        assert (await grandma.ask("/games", table))[0] == 201


async def test_nobody_uses_up_the_tables_of_those_who_came_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects a family's evening from one phone in its first week, which opened all tables of the day."""
    monkeypatch.setattr(families, "MOST_TABLES", 3)
    async with hosting(tmp_path, HandClock(), inside=True) as host:
        grandma = await founded(host)
        mia, eve = await joined(grandma, "Mia"), await joined(grandma, "Eve")
        table = {"table": {"plan": {}, "salt": "aa" * 16}}
        opened = [(await eve.ask("/games", table))[0] for _ in range(4)]
        assert opened == [201, 201, 201, 429]
        for one, left in ((mia, 3), (grandma, 3), (eve, 0)):
            opened = [(await one.ask("/games", table))[0] for _ in range(4)]
            assert opened == [201] * left + [429] * (4 - left)


async def test_a_record_full_of_names_is_refused_before_they_are_read(tmp_path: Path) -> None:
    """Protects everybody from a record in which somebody takes over a seat 15,000 times: whoever serves all
    read each name, a quarter of a second at a time."""
    many = record(between='1 take-over 0 "Ada"\n' * MOST_QUOTES)
    with patch.object(family_file, "read_name", side_effect=AssertionError("read")):
        async with hosting(tmp_path, inside=True) as host:
            for path in ("/api/review", "/api/puzzles/moment?turn=1"):
                status, why = await host.ask(path, many.encode(), None)
                assert (status, b"too many names" in why) == (400, True)
            status, answer = await imported(host, file_with(many))
            assert (status, answer["reasons"][0]["code"]) == (400, "unreadable")


async def test_whoever_goes_is_taken_out_of_brought_records_by_a_worker(
    tmp_path: Path, asked: list[str]
) -> None:
    """Protects everybody: the records of twenty matches took seconds of whoever serves all."""
    async with hosting(tmp_path, inside=True) as host:
        one = await device(host)
        file = file_with(record("Ada", "Leo"))
        file["people"].append({"number": 2, "name": "Leo"})
        status, family = await one.ask("import", file)
        assert status == 201
        one.code = family["code"]
        leo = await let_in(one, 2)
        a_week_later(host)
        assert (await host.ask("/api/mine", None, leo.token, "DELETE"))[0] == 200
        assert "renamed" in asked
        store = host.parts.service.store
        (kept,) = await store.query("SELECT body FROM family_records")
        assert family_file.names_in(family_file.unpacked(kept.body)) == {"Ada", "Bo", "—"}, "Bo is a computer"


def test_names_in_a_record_that_is_sent_are_cut_and_cleaned_and_nothing_else() -> None:
    """Protects whoever is shown a review of it: a record of ours stays as it is, to the letter."""
    text = record(between="# a remark\u202e\n")
    assert with_clean_names(text) == text
    assert with_clean_names(record("A\u202e" + "d" * 99, "Cleo")) == record("A" + "d" * 23, "Cleo")


async def test_a_family_whose_server_ended_while_it_was_written_leaves_nothing(database: str) -> None:
    """Protects a disk, and whoever is named in records: of a family that is nobody's nothing stays."""
    clock = HandClock()
    async with hosting(database, clock, inside=True) as host:
        store, keeper = host.parts.service.store, host.parts.service.families.keeper
        write = store.write_all
        one = await device(host)

        async def ends(statements: Sequence[Statement], *, each_changes: bool = False) -> Sequence[int]:
            if any("INTO families" in words for words, _ in statements):
                raise Unavailable("the power is off")
            return await write(statements, each_changes=each_changes)

        with patch.object(store, "write_all", ends):
            assert (await one.ask("import", large(40, 300)))[0] == 503
        assert await store.query("SELECT code FROM family_games")
        clock.now += 2 * HOUR_MS
        await keeper.tidy_unfinished()
        for part in ("family_games", "family_sums", "families"):
            assert await store.query(f"SELECT * FROM {part}") == []
        assert (await one.ask("import", large(40, 300)))[0] == 201

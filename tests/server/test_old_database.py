"""Nothing old breaks: a database, tokens, links and a cached page from before the server had rooms.

`tests/data/first_server` was made by the server of commit 1d715a1: two people in the middle of a match, a
match that is over, a table that gathers, one whose second player was removed in mid-match, and a new visitor.
`wire.json` is what its page could say, and the fields that it could be told.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.harness import Host, Player, hosting, joining
from tilerummy.protocol import messages as m
from tilerummy.review import review
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record
from tilerummy.server.store.store import Code

OLD = Path(__file__).parents[1] / "data" / "first_server"
TOLD: dict[str, dict[str, Any]] = json.loads((OLD / "told.json").read_text())
WIRE: dict[str, Any] = json.loads((OLD / "wire.json").read_text())


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The folder of the old server, as its user left it."""
    (tmp_path / "tables.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    shutil.copy(OLD / "tables.key", tmp_path / "tables.key")
    return tmp_path


async def test_a_running_match_goes_on(old: Path) -> None:
    """Protects everybody who was in the middle of a game when the server was updated."""
    told = TOLD["running"]
    async with (
        hosting(old) as host,
        joining(host, told["code"], told["ada"], "x") as ada,
        joining(host, told["code"], told["bo"], "y") as bo,
    ):
        for client, rack in ((ada, told["racks"][0]), (bo, told["racks"][1])):
            assert client.view is not None
            assert client.view.rack == rack
            assert client.view.sequence >= told["sequence"]
            assert client.view.commitment == told["commitment"]
        async with joining(host, told["code"], told["key"], "k") as phone:
            assert phone.view is not None
            assert phone.view.rack == told["racks"][1]
        await asyncio.gather(Player(ada, 1).play(), Player(bo, 2).play())
        _, record = await host.get(f"/t/{told['code']}/record")
        assert verify(read_record(record.decode())) == []
        await ada.do(m.Rematch)
        await bo.until(lambda: bo.party and bo.party.phase is m.PartyPhase.GATHERING)
        await bo.do(m.Ready, salt="01" * 16)
        await ada.do(m.Start)
        await bo.until(lambda: bo.view and bo.view.match == 2)


async def test_old_addresses_and_tokens_work(old: Path) -> None:
    """Protects bookmarks: links to tables, records and reviews, lists, and the old place of the companion."""
    over, gathering = TOLD["over"], TOLD["gathering"]
    async with hosting(old) as host:
        _, mine = await host.get("/api/mine", over["ada"])
        assert [line["code"] for line in json.loads(mine)["tables"]] == [over["code"]]
        status, record = await host.get(f"/t/{over['code']}/record")
        assert status == 200
        assert verify(read_record(record.decode())) == []
        assert (await host.get(f"/t/{over['code']}/record?match=1"))[1] == record
        assert (await host.get(f"/t/{over['code']}/review"))[0] in (200, 202)
        assert (await host.get(f"/t/{gathering['code']}"))[0] == 200
        assert (await host.get(f"/api/tables/{gathering['code']}", gathering["bo"]))[0] == 200
        position = {"preset": "sabra", "table": [], "rack": ["r1", "r2", "r3"]}
        assert (await host.post("/api/kitchen/best", position))[0] == 200
        assert (await host.post("/api/kitchen/judge", {**position, "after": []}))[0] == 200


async def test_people_who_had_gathered_start_their_match(old: Path) -> None:
    """Protects a table that was about to begin: open salts from before still do."""
    told = TOLD["gathering"]
    async with (
        hosting(old) as host,
        joining(host, told["code"], told["ada"], "x") as ada,
        joining(host, told["code"], told["bo"], "y") as bo,
    ):
        await ada.do(m.Start)
        await bo.until(lambda: bo.view)
        assert ada.party is not None
        assert ada.party.promise is m.Promise.OPEN


async def test_a_seat_that_was_emptied_before_is_nobodys_way_to_its_tiles(old: Path) -> None:
    """Protects a rack in an old database by the new rule; a bot may still be called for it."""
    told = TOLD["removed"]
    async with hosting(old) as host, joining(host, told["code"], told["ada"], "x") as ada:
        async with joining(host, told["code"], await host.visitor(), "c") as third:
            assert await third.fail(m.TakeSeat, "Cy") == ["round_goes_on"]
        await ada.do(m.CallBot, 1, "novice")
        await ada.until(lambda: ada.view and not ada.view.players[1].given_up)
        await ada.turn()


async def test_a_pledge_from_before_is_kept(old: Path) -> None:
    """Protects the promise made to a visitor: the secret that was fixed then is the one that deals now."""
    told = TOLD["visitor"]
    async with hosting(old) as host:
        code = await host.quick(told["token"], m.Plan("sabra", clock=0))
        assert (await snapshot(host, code))["view"]["commitment"] == told["commitment"]


async def snapshot(host: Host, code: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((await host.get(f"/api/tables/{code}"))[1])
    return found


# -- a cached page --------------------------------------------------------------------------------


def holds(now: Any, said: Any) -> bool:
    """Whether all that was said is there, at its place; what is new may stand beside it."""
    if isinstance(said, dict):
        return all(key in now and holds(now[key], value) for key, value in said.items())
    return bool(now == said)


@pytest.mark.parametrize("said", WIRE["said"], ids=lambda said: str(said["type"]))
def test_what_an_old_page_says_is_understood(said: dict[str, Any]) -> None:
    """Protects a page that was loaded before the update: each of its messages is one still."""
    understood = msgspec.json.decode(msgspec.json.encode(said), type=m.ClientMessage)
    assert holds(msgspec.to_builtins(understood), said)


@pytest.mark.parametrize("kind", WIRE["heard"])
def test_what_an_old_page_reads_is_still_told(kind: str) -> None:
    """Protects a page that was loaded before the update: no field that it reads is gone."""
    now = {
        field.encode_name
        for field in msgspec.structs.fields(getattr(review if kind == "ReviewState" else m, kind))
    }
    assert set(WIRE["heard"][kind]) <= now


async def test_the_old_tables_can_be_exported(old: Path) -> None:
    """Protects whoever moves to PostgreSQL with an old file: every table comes along."""
    async with hosting(old) as host:
        store = host.parts.service.store
        codes = await store.codes(Code(""), 100)
        wholes = [await store.whole(code) for code in codes]
        assert len([whole for whole in wholes if whole is not None]) == 4

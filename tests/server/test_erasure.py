"""Whoever is forgotten is not found again: neither by identity nor by name, in database or folders."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.review.matches import EASY
from tests.server.harness import TWO, Client, HandClock, Host, Player, hosting, joining, pair
from tests.server.test_rights import deleted, houses, send_late
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.record import read_record
from tilerummy.server import app
from tilerummy.server.jobs.reviews import KEY_DIGITS, ReviewFiles
from tilerummy.server.maintenance.backup import lines_of
from tilerummy.server.store import moderation_rows as kept
from tilerummy.server.store.store import VisitorId

NAME = "Zenobia"
TALK = m.Plan("sabra", players=2, rounds=1, clock=0, free_text=True)


@pytest.fixture(autouse=True)
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with as little effort as will do."""
    monkeypatch.setattr(app, "Effort", lambda: EASY)


def visitor_of(token: str) -> str:
    return token.split(".")[1]


async def rows_of(database: str) -> list[tuple[str, tuple[Any, ...]]]:
    """Every row of every table of a database."""
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            names = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            return [(name, row) for name in names for row in file.execute(f"SELECT * FROM {name}")]
    connection = await asyncpg.connect(database)
    try:
        ask = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        names = [row[0] for row in await connection.fetch(ask)]
        found = [
            (name, tuple(row)) for name in names for row in await connection.fetch(f"SELECT * FROM {name}")
        ]
    finally:
        await connection.close()
    return found


def text_of(value: object) -> str:
    """A value of a row as one can search it; copies of records are packed."""
    if isinstance(value, bytes):
        with suppress(zlib.error):
            value = zlib.decompress(value)
        return value.decode("utf-8", "replace")
    return str(value)


async def traces(database: str, folder: Path, *words: str) -> list[str]:
    """Where any of these words is found."""
    found = [
        f"{table}: {row}"
        for table, row in await rows_of(database)
        if any(word in text_of(value) for value in row for word in words)
    ]
    files = (file for file in folder.rglob("*") if file.is_file() and "tables.db" not in file.name)
    return found + [str(file) for file in files if any(word.encode() in file.read_bytes() for word in words)]


async def sits(client: Client) -> None:
    await client.do(m.TakeSeat, NAME, "ee" * 16)
    await client.do(m.Ready)


async def review_of(host: Host, code: str) -> str:
    """A match is looked back at; the key of its review."""
    status, body = await host.get(f"/t/{code}/review")
    key = ""
    while status == 202:
        key = json.loads(body)["key"]
        status, body = await host.get(f"/api/review/{key}")
    assert status == 200
    return key


async def played(host: Host, token: str) -> tuple[str, str]:
    """A finished match with talk, a report and a review, and she has left: its code, the review's key."""
    ada = await host.visitor()
    code = await host.open(ada, TALK)
    async with joining(host, code, ada, "a") as first, joining(host, code, token, "z") as second:
        await sits(second)
        await first.do(m.Start)
        await second.do(m.Say, text="so it goes")
        await first.do(m.Report, 1, "rude")
        await asyncio.gather(Player(first, 1).play(), Player(second, 2).play())
        key = await review_of(host, code)
        await first.do(m.Rematch)
        await second.do(m.Leave)
    return code, key


@pytest.mark.evening
async def test_nothing_is_found_of_whoever_was_forgotten(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Protects the promise of the privacy page, wherever a trace may have been left."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with hosting(database) as host:
        token = await host.visitor()
        code, key = await played(host, token)
        alone = await host.open(token, TWO, name=NAME)
        store, who = host.parts.service.store, visitor_of(token)
        ban = kept.Ban(kept.VISITOR, who, 1)
        await kept.ban(store, ban, 1, "long ago", "op")
        async with pair(host, start=False) as (first, second, sent), joining(host, sent, token, "s") as away:
            await first.do(m.Remove, 1)
            await sits(away)
            await first.do(m.Remove, 1)  # she is sent away, and the host has her in a list
            await second.until(lambda: second.place(1).kind is m.PlaceKind.OPEN)
            async with pair(host, m.Plan("sabra", players=3, clock=0), start=False) as (host_of, _, third):
                async with joining(host, third, token, "t") as player:
                    await sits(player)
                    await host_of.do(m.Start)
                    await player.until(lambda: player.view)
                    assert len(await traces(database, tmp_path, NAME, who)) > 10
                    status, body = await asyncio.to_thread(deleted, host, token)
                    assert (status, json.loads(body)["forgotten"]) == (200, 1)
                    await player.ended()
                    await away.ended()
                    assert player.bye is m.ByeReason.WRONG_TOKEN
                await host_of.until(lambda: host_of.view and host_of.view.players[2].given_up)
                await host_of.until(lambda: host_of.place(2).name == "—")
                assert await traces(database, tmp_path, NAME, who) == []
                assert (await host.get(f"/api/tables/{alone}"))[0] == 404
                _, snapshot = await host.get(f"/api/tables/{third}")
                assert NAME not in snapshot.decode()
        assert (await host.get(f"/api/review/{key}"))[0] == 404
        status, record = await host.get(f"/t/{code}/record?match=1")
        assert status == 200
        assert NAME not in record.decode()
        assert "so it goes" not in str(await rows_of(database))
        assert verify(read_record(record.decode())) == [], "no chance depends on a name"
    async with hosting(database) as host:
        assert (await host.get("/api/mine", token))[0] == 401, "the token stays void"
        assert await traces(database, tmp_path, NAME, who) == []


async def test_nothing_of_whoever_was_forgotten_is_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    """Protects somebody who was forgotten from whoever gets hold of the disk, or of a backup made since."""
    async with hosting(tmp_path, inside=True) as host:
        store = host.parts.service.store
        token = await host.visitor()
        who, plan = visitor_of(token), m.Plan("sabra", players=2, clock=0, free_text=True)
        family = m.NewFamily("Our table", NAME, 1, plan, "en")
        for number in range(30):  # enough for pages that are split, joined and freed
            await host.open(token, plan, name=NAME)
            await host.open(await host.visitor(), plan, name=f"Friend {number}")
        assert (await host.post("/api/families", family, token))[0] == 201
        async with joining(host, await host.open(token, plan, name=NAME), token) as client:
            for _ in range(5):
                await client.do(m.Say, text=f"I am {NAME}")
        assert raw_traces(tmp_path, NAME, who)
        assert (await host.ask("/api/mine", None, token, "DELETE"))[0] == 200
        assert raw_traces(tmp_path, NAME, who) == []
        backup = b"\n".join([line async for line in lines_of(store)])
        assert NAME.encode() not in backup
        assert who.encode() not in backup


def raw_traces(folder: Path, *words: str) -> list[str]:
    """The files in whose bytes any of these words is found."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return [file.name for file in files if any(word.encode() in file.read_bytes() for word in words)]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_an_open_connection_of_somebody_forgotten_sits_nowhere(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Protects the erasure from its own visitor, at this server and at the next one."""
    place = tmp_path if kind == "sqlite" else await request.getfixturevalue("cluster").database()
    async with houses("two", place) as (one, two):
        ada, token = await one.visitor(), await one.visitor()
        code = await one.open(ada, TWO)
        async with joining(one, code, token, "x") as here, joining(two, code, token, "y") as there:
            assert (await asyncio.to_thread(deleted, one, token))[0] == 200
            await two.parts.operators.hear()
            for client in (here, there):
                await send_late(client, m.TakeSeat("late", NAME))
                await client.ended()
                assert "late" not in client.replies
        for host in (one, two):
            assert (await host.get(f"/api/tables/{code}", token))[0] == 401
        database = place if isinstance(place, str) else f"sqlite:///{tmp_path / 'tables.db'}"
        assert await traces(database, tmp_path, NAME, visitor_of(token)) == []


async def test_a_running_match_of_others_is_read_anew_at_every_server(tmp_path: Path) -> None:
    """Protects a name from the memory of another server, which has the match at hand."""
    async with houses("two", tmp_path) as (one, two):
        ada, token = await one.visitor(), await two.visitor()
        code = await one.open(ada, TWO)
        async with joining(one, code, ada, "a") as first, joining(two, code, token, "z") as second:
            await sits(second)
            await first.until(lambda: first.place(1).ready)
            await first.do(m.Start)
            await second.until(lambda: second.view)
            assert (await asyncio.to_thread(deleted, two, token))[0] == 200
            await first.until(lambda: first.place(1).name == "—")
        for host in (one, two):
            _, snapshot = await host.get(f"/api/tables/{code}")
            assert NAME not in snapshot.decode()


async def test_a_table_that_goes_is_gone_at_every_server(tmp_path: Path) -> None:
    """Protects against a server that still has it at hand."""
    async with houses("two", tmp_path) as (one, two):
        token = await one.visitor()
        code = await one.open(token, TWO, name=NAME)
        assert (await two.get(f"/api/tables/{code}"))[0] == 200
        assert (await asyncio.to_thread(deleted, one, token))[0] == 200
        await two.parts.operators.hear()
        assert (await two.get(f"/api/tables/{code}"))[0] == 404


async def test_identities_that_older_versions_kept_become_marks(tmp_path: Path) -> None:
    """Protects those who were forgotten before: of them the identity itself was kept."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host:
        store, token = host.parts.service.store, await host.visitor()
        await store.write_all([("INSERT INTO revoked (visitor) VALUES ($1)", (visitor_of(token),))])
        await kept.revoke(store, VisitorId("stolen"), 1, "", "op")
    async with hosting(tmp_path, clock) as host:
        found = await kept.revoked(host.parts.service.store)
        assert visitor_of(token) not in found
        assert "stolen" in found
        assert (await host.get("/api/mine", token))[0] == 401


async def test_reviews_are_thrown_away_by_their_age_and_by_their_match(tmp_path: Path) -> None:
    """Protects `--keep-days`: when a file was made counts, however often it was read since."""
    files = ReviewFiles(tmp_path)
    keys = [digit * KEY_DIGITS for digit in "abc"]
    for key in keys:
        await files.put(key, key.encode())
    (tmp_path / f"{'d' * 40}.json").write_bytes(b"of an older version")
    made = (tmp_path / f"{keys[0]}.json").stat().st_mtime
    assert await ReviewFiles(tmp_path).find(keys[0]) == keys[0].encode()
    assert (tmp_path / f"{keys[0]}.json").stat().st_mtime == made
    await files.forget("a" * 16)
    assert await files.find(keys[0]) is None
    assert await files.find(keys[1]) == keys[1].encode()
    await files.put("e" * KEY_DIGITS, b"e")
    assert not (tmp_path / f"{'d' * 40}.json").exists()
    await files.prune(made + 3600)
    assert list(tmp_path.iterdir()) == []

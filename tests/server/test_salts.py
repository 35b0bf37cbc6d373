"""Salts are bound before any is told: nobody can try out deals, and nothing is dealt before all are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.harness import TWO, Client, HandClock, Host, hosting, joining, pair
from tilerummy.protocol import messages as m
from tilerummy.rules.match.audit import verify
from tilerummy.rules.match.chance import commitment
from tilerummy.rules.match.event import MatchStarted
from tilerummy.rules.match.record import BadRecord, read_record, write_record
from tilerummy.rules.match.referee import start_match
from tilerummy.rules.match.seat import Player
from tilerummy.rules.preset import load

SALTS = ("01" * 16, "02" * 16)


def hashed(salt: str) -> str:
    return sha256(bytes.fromhex(salt)).hexdigest()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path
    url: str = asyncio.run(request.getfixturevalue("cluster").database())
    return url


@dataclass
class Two:
    """Two people who have given the hashes of their salts."""

    first: Client
    second: Client
    code: str


@asynccontextmanager
async def bound(host: Host, plan: m.Plan = TWO) -> AsyncIterator[Two]:
    """Two people at a table, bound and ready."""
    ada, bo = await host.visitor(), await host.visitor()
    wanted = m.NewTable(plan, "Ada", salt_hash=hashed(SALTS[0]))
    status, body = await host.post("/api/tables", wanted, ada)
    assert status == 201, body
    code = json.loads(body)["code"]
    async with joining(host, code, ada, "a") as first, joining(host, code, bo, "b") as second:
        first.token, second.token = ada, bo
        await second.do(m.TakeSeat, "Bo", salt_hash=hashed(SALTS[1]))
        await second.do(m.Ready)
        yield Two(first, second, code)


def people(client: Client) -> m.PartyState:
    assert client.party is not None
    return client.party


async def test_the_match_begins_with_the_last_salt(database: Path | str) -> None:
    """Protects the order: hashes of all for all to see, then the salts, then the deal; the record says so."""
    async with hosting(database) as host, bound(host) as two:
        await two.first.until(lambda: people(two.first).places[1].ready)
        shown = people(two.first)
        assert [place.salt_hash for place in shown.places] == [*map(hashed, SALTS)]
        assert {place.salt for place in shown.places} == {m.SaltState.COMMITTED}
        assert shown.promise is m.Promise.SEALED
        await two.first.do(m.Start)
        await two.second.until(lambda: people(two.second).reveal_by)
        assert two.second.view is None
        await two.first.do(m.Reveal, SALTS[0])
        await two.second.until(lambda: people(two.second).places[0].salt is m.SaltState.REVEALED)
        assert SALTS[0] not in str(two.second.heard), "nobody hears a salt before all are told"
        assert two.second.view is None
        await two.second.do(m.Reveal, SALTS[1])
        await two.first.until(lambda: two.first.view)
        _, record = await host.get(f"/t/{two.code}/record")
        head = record.decode().partition("\n\n")[0]
        assert f"commitment {shown.commitment} sealed" in head
        for seat, salt in enumerate(SALTS):
            assert f"seat {seat} salt {salt} " in head


async def test_who_does_not_tell_the_salt_in_time_is_not_ready(database: Path | str) -> None:
    """Protects the others from who waits and sees: nothing is dealt, and what was told is void."""
    clock = HandClock()
    async with hosting(database, clock) as host, bound(host) as two:
        await two.first.do(m.Start)
        await two.first.do(m.Reveal, SALTS[0], next_hash=hashed("03" * 16))
        await two.second.until(lambda: people(two.second).places[0].salt is m.SaltState.REVEALED)
        host.pass_time(9)
        assert await two.second.fail(m.Ready) == ["starting"]
        host.pass_time(2)
        await two.first.until(lambda: people(two.first).reveal_by is None)
        places = people(two.first).places
        assert two.first.view is None
        assert not places[1].ready
        assert places[1].salt is m.SaltState.NONE
        assert places[0].salt_hash == hashed("03" * 16), "a salt that was told is not used again"
        assert await two.first.fail(m.Start) == ["not_ready"]
        assert await two.second.fail(m.Reveal, SALTS[1]) == ["not_ready"]
        await two.second.do(m.Ready, salt_hash=hashed("04" * 16))
        await two.first.do(m.Start)
        await two.second.do(m.Reveal, "04" * 16)
        await two.first.do(m.Reveal, "03" * 16)
        await two.second.until(lambda: two.second.view)
        assert people(two.second).promise is m.Promise.SEALED


async def test_a_start_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Protects a table from hanging for ever: the deadline is kept with it."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, bound(host) as two:
        await two.first.do(m.Start)
        code, token = two.code, two.first.token
    clock.now += 60_000
    async with hosting(tmp_path, clock) as host, joining(host, code, token, "x") as again:
        host.pass_time(1)
        await again.until(lambda: people(again).reveal_by is None)
        assert not people(again).places[1].ready


async def test_another_salt_than_the_one_promised_is_refused(tmp_path: Path) -> None:
    """Protects everybody from whoever looks at the others' salts first."""
    async with hosting(tmp_path) as host, bound(host) as two:
        assert await two.second.fail(m.Reveal, SALTS[1]) == ["not_ready"]
        await two.first.do(m.Start)
        await two.first.do(m.Reveal, SALTS[0])
        assert await two.second.fail(m.Reveal, "ff" * 16) == ["wrong_salt"]
        assert await two.second.fail(m.Reveal, "") == ["wrong_salt"]
        assert await two.first.fail(m.Start) == ["starting"]
        assert await two.second.fail(m.Ready, salt="ff" * 16) == ["starting"]
        await two.second.do(m.Reveal, SALTS[1])
        assert await two.second.fail(m.Reveal, SALTS[1]) == ["already_started"]


async def test_who_leaves_calls_the_start_off(tmp_path: Path) -> None:
    """Protects the others: they stay ready, and what was told is not used again."""
    async with hosting(tmp_path) as host, bound(host) as two:
        await two.first.do(m.Start)
        await two.first.do(m.Reveal, SALTS[0])
        await two.second.do(m.Leave)
        await two.first.until(lambda: people(two.first).reveal_by is None)
        assert two.first.view is None
        assert people(two.first).places[0].salt is m.SaltState.NONE


async def test_a_salt_and_a_hash_together_are_refused(tmp_path: Path) -> None:
    """Protects the meaning of a request: one or the other."""
    async with hosting(tmp_path) as host, bound(host) as two:
        await two.second.do(m.Leave)
        reply = await two.second.ask(m.TakeSeat("x", "Bo", SALTS[1], salt_hash=hashed(SALTS[1])))
        assert isinstance(reply, m.Refused)
        assert reply.reasons[0].code == "unreadable"


async def test_older_clients_play_with_the_weaker_promise(tmp_path: Path) -> None:
    """Protects clients of yesterday: open salts still do, everybody is told so, and so does the record."""
    async with hosting(tmp_path) as host, pair(host, start=False) as (first, second, code):
        await first.until(lambda: people(first).places[1].ready)
        assert people(first).promise is m.Promise.OPEN
        assert [place.salt for place in people(first).places] == [m.SaltState.OPEN] * 2
        assert people(first).places[1].salt_hash == hashed("dd" * 16)
        await first.do(m.Start)
        await second.until(lambda: second.view)
        assert people(second).promise is m.Promise.OPEN
        _, record = await host.get(f"/t/{code}/record")
        assert f"commitment {people(first).commitment} open\n" in record.decode()


# -- quick games ----------------------------------------------------------------------------------


async def quick(host: Host, token: str, **extra: object) -> tuple[int, dict[str, object]]:
    body = {"name": "Ada", "salt": "aa" * 16, "plan": {"players": 2, "rounds": 1}, **extra}
    status, answer = await host.post("/api/quick", body, token)
    return status, json.loads(answer)


async def shown_at(host: Host, code: object) -> tuple[str, str]:
    party = json.loads((await host.get(f"/api/tables/{code}"))[1])["party"]
    return party["commitment"], party["promise"]


async def test_a_refused_quick_game_leaves_the_pledge(database: Path | str) -> None:
    """Protects the order of secret and salt: what was refused has used nothing up."""
    async with hosting(database) as host:
        visitor = json.loads((await host.post("/api/visitors", {}))[1])
        token, pledge = visitor["token"], visitor["commitment"]
        for bad in ({"name": "\u202e"}, {"bots": ["nobody"]}, {"plan": {"preset": "sabra", "players": 6}}):
            status, _ = await quick(host, token, **bad)
            assert status == 400
        status, opened = await quick(host, token, commitment=pledge)
        assert status == 201
        assert await shown_at(host, opened["code"]) == (pledge, "sealed")
        status, failure = await quick(host, token, commitment=pledge)
        assert (status, failure["reasons"]) == (400, [{"code": "no_such_pledge", "args": {}}])


async def test_parallel_quick_games_have_a_pledge_each(database: Path | str) -> None:
    """Protects two tabs of one visitor: each game is dealt by the secret that was fixed for it."""
    async with hosting(database) as host:
        token = await host.visitor()
        pledges = [
            json.loads((await host.post("/api/pledges", {}, token))[1])["commitment"] for _ in range(4)
        ]
        games = await asyncio.gather(*(quick(host, token, commitment=pledge) for pledge in pledges))
        shown = [await shown_at(host, opened["code"]) for _, opened in games]
        assert shown == [(pledge, "sealed") for pledge in pledges]
        twice = await asyncio.gather(*(quick(host, token) for _ in range(4)))
        used = {(await shown_at(host, opened["code"]))[0] for _, opened in twice}
        assert len(used) == 4, "no secret serves two tables"
        assert (await host.post("/api/pledges", {}))[0] == 401


async def test_a_quick_game_without_a_named_pledge_promises_less(tmp_path: Path) -> None:
    """Protects the word "sealed": the server could have taken any secret here."""
    async with hosting(tmp_path) as host:
        status, opened = await quick(host, await host.visitor())
        assert status == 201
        assert (await shown_at(host, opened["code"]))[1] == "open"


async def test_a_whole_sealed_match_can_be_checked(tmp_path: Path) -> None:
    """Protects what is promised: from the record alone everybody computes the same."""
    async with hosting(tmp_path) as host, bound(host) as two:
        await two.first.do(m.Start)
        await two.first.do(m.Reveal, SALTS[0])
        await two.second.do(m.Reveal, SALTS[1])
        await two.first.do(m.Leave)
        await two.second.do(m.Leave)
        await two.first.until(lambda: people(two.first).phase is m.PartyPhase.OVER)
        _, record = await host.get(f"/t/{two.code}/record")
        events = read_record(record.decode())
        assert verify(events) == []
        begun = events[0]
        assert isinstance(begun, MatchStarted)
        assert begun.sealed
        assert [player.salt.hex() for player in begun.players] == [*SALTS]
        final = two.first.view.final if two.first.view else None
        assert final is not None
        assert commitment(bytes.fromhex(final.secret)) == begun.commitment


def more_called_off(client: Client, before: int) -> bool:
    return people(client).called_off == before + 1


async def call_off(two: Two, host: Host, count: int) -> None:
    """So many starts at which the first seat tells its salt, and the second gets up when it has seen it."""
    for _ in range(count):
        before = people(two.first).called_off
        await two.first.do(m.Ready, salt_hash=hashed(SALTS[0]))
        await two.first.do(m.Start)
        await two.first.do(m.Reveal, SALTS[0])
        await two.second.do(m.Leave)
        await two.second.do(m.TakeSeat, "Bo", salt_hash=hashed(SALTS[1]))
        await two.second.do(m.Ready)
        await two.first.until(partial(more_called_off, two.first, before))


async def test_starts_that_were_called_off_are_told_and_stand_in_the_record(database: Path | str) -> None:
    """Protects the honest player, who reveals each time: she sees how often, and so does every reader."""
    async with hosting(database) as host, bound(host) as two:
        assert people(two.first).called_off == 0
        await call_off(two, host, 3)
        assert people(two.first).called_off == 3
        assert people(two.first).start_after is None
        await two.first.do(m.Ready, salt_hash=hashed(SALTS[0]))
        await two.first.do(m.Start)
        for client, salt in zip((two.first, two.second), SALTS, strict=True):
            await client.do(m.Reveal, salt)
        await two.second.until(lambda: two.second.view)
        _, record = await host.get(f"/t/{two.code}/record")
        assert b" sealed called-off 3\n" in record
        assert people(two.second).called_off == 0, "the next match begins afresh"


async def test_a_deal_is_not_ground_by_calling_starts_off(database: Path | str) -> None:
    """Protects the honest player from dozens of tries: from the fourth on there is a pause, and it grows."""
    async with hosting(database) as host, bound(host) as two:
        await call_off(two, host, 4)
        after = people(two.first).start_after
        assert after is not None
        await two.first.do(m.Ready, salt_hash=hashed(SALTS[0]))
        assert await two.first.fail(m.Start) == ["start_paused"]
        host.pass_time(55)
        assert await two.first.fail(m.Start) == ["start_paused"]
        host.pass_time(6)
        await call_off(two, host, 1)
        host.pass_time(115)
        await two.first.do(m.Ready, salt_hash=hashed(SALTS[0]))
        assert await two.first.fail(m.Start) == ["start_paused"], "twice as long"
        host.pass_time(6)
        await two.first.do(m.Start)


async def test_from_the_third_start_on_there_is_time_to_ask_and_to_decline(tmp_path: Path) -> None:
    """Protects whoever is asked before her page reveals: half a minute, and a no that is heard at once."""
    clock = HandClock()
    async with hosting(tmp_path, clock) as host, bound(host) as two:
        await call_off(two, host, 2)
        await two.first.do(m.Ready, salt_hash=hashed(SALTS[0]))
        await two.first.do(m.Start)
        host.pass_time(25)
        await two.first.do(m.Reveal, SALTS[0])
        assert await two.first.fail(m.Ready, ready=False) == ["starting"], "who has told the salt is bound"
        await two.second.do(m.Ready, ready=False)
        await two.first.until(lambda: people(two.first).called_off == 3)
        assert people(two.first).reveal_by is None
        assert not people(two.first).places[1].ready
        assert two.first.view is None


def test_the_count_reads_back_from_a_record() -> None:
    """Protects the form: one word more behind the commitment, and only where there is something to tell."""
    secret = bytes(32)
    players = [Player("Ada", b"a"), Player("Bo", b"b")]
    for count in (0, 7):
        _, events = start_match(load("sabra"), players, 5, secret=secret, sealed=True, called_off=count)
        text = write_record(events)
        assert ("called-off" in text) == bool(count)
        (begun, *_) = read_record(text)
        assert isinstance(begun, MatchStarted)
        assert begun.called_off == count
        assert verify(read_record(text)) == verify(events)
        if count:
            with pytest.raises(BadRecord, match="line"):
                read_record(text.replace("called-off 7", "called-off many"))

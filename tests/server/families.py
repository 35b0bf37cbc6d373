"""A family at a server under test: devices that ask, and rounds that are played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.server.harness import Client, HandClock, Host, Player, joining
from tilerummy.protocol import messages as m
from tilerummy.server.family.rights import WEEK_MS

HOUSE = m.Plan("sabra", {"hand_size": 5, "starter_hand": 5, "opening_min": 0}, players=2, rounds=1, clock=0)
"""Few tiles, so that a round is short."""


@dataclass
class Device:
    """Somebody's phone or tablet, as far as one family is concerned."""

    host: Host
    token: str
    code: str = ""
    name: str = ""
    """Of somebody who sits beside its owner, and is a visitor of the table alone."""

    async def ask(self, path: str, body: object = None, method: str | None = None) -> tuple[int, Any]:
        """Something about the family; the status and what came back."""
        sent = None if body is None else msgspec.json.encode(body)
        status, answer = await self.host.ask(f"/api/families/{self.code}{path}", sent, self.token, method)
        return status, msgspec.json.decode(answer) if answer else None

    async def do(self, path: str, body: object, method: str | None = None) -> m.Family:
        """Something that must be done; the family after it."""
        status, answer = await self.ask(path, body, method)
        assert status in (200, 201), answer
        return msgspec.convert(answer, m.Family)

    async def fail(self, path: str, body: object = None, method: str | None = None) -> str:
        """Something that must be refused; why."""
        status, answer = await self.ask(path, body, method)
        assert status >= 400, answer
        (reason,) = answer["reasons"]
        return str(reason["code"])

    async def look(self, *, here: bool = False) -> m.Family:
        """The family now."""
        status, answer = await self.ask("?here=1" if here else "")
        assert status == 200, answer
        return msgspec.convert(answer, m.Family)


async def device(host: Host, code: str = "") -> Device:
    """A new device, which may have the link."""
    return Device(host, await host.visitor(), code)


async def founded(host: Host, name: str = "Our table", person: str = "Grandma") -> Device:
    """A new family, and the device of its founder."""
    token = await host.visitor()
    wanted = m.NewFamily(name, person, 1, HOUSE, "en")
    status, answer = await host.post("/api/families", wanted, token)
    assert status == 201, answer
    return Device(host, token, msgspec.json.decode(answer, type=m.Family).code)


async def joined(founder: Device, name: str, face: int | None = None, *, guest: bool = False) -> Device:
    """One more person with a phone, in its first week; or a guest, by the link alone."""
    one = await device(founder.host, founder.code)
    if guest:
        await one.do("/people", m.FamilyJoin(name, face))
        return one
    await founder.do("/phones", m.FamilyLetIn(await digits(one), name=name, face=face))
    assert (await one.look()).you is not None
    return one


async def digits(one: Device) -> str:
    """The number that a device outside shows."""
    found = (await one.look()).digits
    assert found is not None
    return found


async def let_in(by: Device, person: int) -> Device:
    """A new phone of somebody who is there, by the yes of another, or of their own."""
    one = await device(by.host, by.code)
    await by.do("/phones", m.FamilyLetIn(await digits(one), person=person))
    assert (await one.look()).you == person
    return one


def a_week_later(host: Host) -> None:
    """Whoever was let in is settled now."""
    assert isinstance(host.clock, HandClock)
    host.clock.now += WEEK_MS


async def brought(owner: Device, name: str, face: int | None = None) -> tuple[int, Device]:
    """Somebody who has no device: their number, and how they sit at a table of whoever brought them."""
    after = await owner.do("/beside", m.FamilyBeside(name, face))
    number = next(one.number for one in after.people if one.name == name)
    return number, Device(owner.host, await owner.host.visitor(), owner.code, name)


async def play(
    *players: Device,
    plan: m.Plan = HOUSE,
    beside: list[int] | None = None,
    start: bool = True,
    leave_after: int | None = None,
    sit: Callable[..., AbstractAsyncContextManager[Client]] = joining,
) -> str:
    """A match to its end, or until all leave it after some rounds; the first device opens it. Its code."""
    first, *others = players
    table = m.NewTable(msgspec.structs.replace(plan, players=len(players)), salt="aa" * 16)
    status, answer = await first.ask("/games", m.FamilyPlay(table, beside or []))
    assert status == 201, answer
    code = str(answer["code"])
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(sit(first.host, code, first.token))
        clients = [host]
        for number, one in enumerate(others):
            client = await stack.enter_async_context(sit(first.host, code, one.token, f"p{number}-"))
            seen = await one.look()
            name = one.name or next((each.name for each in seen.people if each.number == seen.you), "Nobody")
            await client.do(m.TakeSeat, name, "bb" * 16)
            await client.do(m.Ready)
            clients.append(client)
        if start:
            await host.do(m.Start)
            people = [Player(client, place) for place, client in enumerate(clients)]
            for _ in range(leave_after or 0):
                await asyncio.gather(*(one.play_round() for one in people))
            if leave_after is None:
                await asyncio.gather(*(one.play() for one in people))
    return code


RECORD = """tilerummy record 1
rules sabra
rounds 1
seat 0 salt aa name {first}
seat 1 salt - name "Bo"
commitment {hash}
began 0
{between}
0.100 take-over 0 {second}
1.000 end-match; totals: 1 -1; winners: 0; secret: 00
"""


def record(first: str = "Ada", second: str = "Cleo", between: str = "") -> str:
    """A record as far as it is read when it comes with a family; anybody can write one."""
    names = (msgspec.json.encode(name).decode() for name in (first, second))
    return RECORD.format(hash="ab" * 32, between=between, first=next(names), second=next(names))


def file_with(*records: str) -> dict[str, Any]:
    """A family's file whose one table has these records."""
    rounds = [[1, 2, [[1, 5, 1, 0, 1, True, None]]]]
    match = {"preset": "sabra", "changed": False, "over": True, "rounds": rounds}
    matches = [{**match, "number": place + 1} for place in range(len(records) or 1)]
    whole = {"tilerummy_family": 1, "name": "F", "language": "en", "plan": {}, "you": 1}
    people = [{"number": 1, "name": "Ada", "face": 1}]
    game = {"at": 0, "played": {"matches": matches}, "records": [*records]}
    return {**whole, "people": people, "seasons": [0], "games": [game]}


def large(tables: int = 40, rounds: int = 100) -> dict[str, Any]:
    """The file of a family that has played for years."""
    hour = 3_600_000
    games = []
    for table in range(tables):
        begun = table * 24 * hour
        played = [
            [begun + one * 60_000, begun + one * 60_000 + 50_000, [[1, 5, 7, 0, 9, one % 2 == 0, None]]]
            for one in range(rounds)
        ]
        match = {"number": 1, "preset": "sabra", "changed": False, "over": True, "rounds": played}
        games.append({"at": begun, "played": {"matches": [match]}, "records": []})
    return {**file_with(), "games": games}

"""A club's evening at a server under test: phones that come, and tables that play with real boxes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.server.harness import Host
from tilerummy.protocol import messages as m

PLAN = m.ClubTerms("Thursday club", preset="sabra", rounds=4, minutes=40)


@dataclass
class ClubPhone:
    """Somebody's phone at one evening."""

    host: Host
    token: str
    code: str = ""

    async def ask(self, path: str = "", body: object = None, method: str | None = None) -> tuple[int, Any]:
        """Something about the evening; the status and what came back."""
        sent = None if body is None else msgspec.json.encode(body)
        return await self.host.ask(f"/api/clubs/{self.code}{path}", sent, self.token, method)

    async def do(self, path: str, body: object = None, method: str | None = None) -> m.ClubSeen:
        """Something that must be done; the evening after it."""
        status, answer = await self.ask(path, body, method)
        assert status in (200, 201), answer
        return msgspec.json.decode(answer, type=m.ClubSeen)

    async def act(self, act: m.ClubAct) -> m.ClubSeen:
        """Something that must happen."""
        return await self.do("/acts", m.ClubDeed(act))

    async def fail(self, path: str, body: object = None, method: str | None = None) -> str:
        """Something that must be refused; why."""
        status, answer = await self.ask(path, body, method)
        assert status >= 400, answer
        (reason,) = msgspec.json.decode(answer)["reasons"]
        return str(reason["code"])

    async def refused(self, act: m.ClubAct) -> str:
        """Something that must not happen; why."""
        return await self.fail("/acts", m.ClubDeed(act))

    async def look(self, *, whole: bool = False) -> m.ClubSeen:
        """The evening now."""
        return await self.do("?all=1" if whole else "")

    async def come(self, name: str) -> m.ClubSeen:
        """Come in."""
        return await self.do("/people", m.ClubCome(name, 1))


async def phone(host: Host, code: str = "") -> ClubPhone:
    """A phone that is new."""
    return ClubPhone(host, await host.visitor(), code)


async def opened(host: Host, plan: m.ClubTerms = PLAN, name: str | None = None) -> ClubPhone:
    """A new evening, and the phone of whoever runs it."""
    token = await host.visitor()
    status, answer = await host.post("/api/clubs", m.NewClub(plan, name), token)
    assert status == 201, answer
    return ClubPhone(host, token, msgspec.json.decode(answer, type=m.ClubSeen).code)


async def guests(organiser: ClubPhone, names: Sequence[str]) -> dict[int, ClubPhone]:
    """People who come with their phones, by their numbers."""
    found: dict[int, ClubPhone] = {}
    for name in names:
        one = await phone(organiser.host, organiser.code)
        seen = await one.come(name)
        assert seen.you.guest is not None
        found[seen.you.guest] = one
    return found


async def round_shown(organiser: ClubPhone, number: int) -> m.ClubTurn:
    """A round that is drawn, and told to its tables."""
    await organiser.act(m.ClubDraw(number))
    return (await organiser.act(m.ClubShow(number))).rounds[-1]


def sheet(table: m.ClubSeats) -> list[int]:
    """A result that comes to nought: the last seat wins."""
    losses = [-(10 + place) for place in range(len(table.seats) - 1)]
    return [*losses, -sum(losses)]


async def agreed(phones: dict[int, ClubPhone], number: int, table: m.ClubSeats) -> m.ClubSeen:
    """Two of a table agree on its result."""
    one, other, *_ = (phones[guest] for guest in table.seats if guest in phones)
    await one.act(m.ClubResult(number, table.number, sheet(table)))
    return await other.act(m.ClubYes(number, table.number, sheet(table)))

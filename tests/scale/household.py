"""A household: a family that lives on while its servers are killed, with somebody among them who attacks.

Whoever is honest asks again until they are answered, and keeps a ledger of what was acknowledged; the table
must bear it out. The attacker asks for what nobody may have of them, at every moment of all that: a kill is
no way to a right.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from random import Random
from time import time
from typing import Any

import msgspec

from tests.scale.regular import AGAIN_S, host_at
from tests.server.families import founded, joined
from tests.server.harness import HandClock, hosting
from tilerummy.protocol import messages as m
from tilerummy.server.family.rights import DAY_MS

ANNA, BEN, EVE = 1, 2, 3
PHONES = (0, 2)
"""Anna's and Ben's: what is waiting has numbers from the same row, and the card was the next."""
AWAY, DELETE, CARD = m.WaitingKind.AWAY, m.WaitingKind.DELETE, m.WaitingKind.CARD
NOT_NOW = (429, 503)
"""Too many at once, or the database is away: asked again."""
MOST_NEW = 6
"""So many newcomers at once; each who says yes has a bound."""
REST_S = 0.1
FEWEST = 8
"""So often each of the honest acts at least, when everybody else has done."""


@dataclass
class Household:
    """A family of three who are settled: Anna founded it, Ben is honest, Eve is not."""

    address: Callable[[], str]
    """Where they ask next."""
    rng: Random
    code: str
    tokens: dict[int, str]
    key: str
    acts: int = 0
    refused: int = 0
    name: str = "Our table"
    eve_goes: bool = False
    new_links: bool = False
    """Whether Anna changes the link now and then."""
    newcomers: dict[str, str] = field(default_factory=dict)
    """Whom Ben let in, and the tokens of their phones."""

    async def live(self, is_enough: Callable[[], bool]) -> None:
        """All three do what they do, until it is enough; then everything is as it was acknowledged."""
        await asyncio.gather(self._anna(is_enough), self._ben(is_enough), self._eve(is_enough))
        seen = await self.look(ANNA)
        assert self._new_names(seen) == {*self.newcomers}
        assert [one.person for one in seen.phones][:EVE] == [ANNA, BEN, EVE]
        eve = await self.look(EVE)
        assert (eve.you, eve.may.delete, eve.may.card) == (EVE, False, False)
        status, _ = await self._asked(EVE, "/card", m.FamilySay(self.key))
        assert status == 200

    # -- who is honest ----------------------------------------------------------------------------

    async def _anna(self, is_enough: Callable[[], bool]) -> None:
        """What is one value, and what waits: each as it was acknowledged last."""
        for number in count():
            match self.rng.randrange(4):
                case 0:
                    self.name = f"Table {number}"
                    await self._done(ANNA, "/name", m.FamilyNaming(self.name), "PUT")
                case 1 if self.new_links:
                    self.code = (await self._done(ANNA, "/link", {})).code
                case 1 | 2:
                    await self._done(ANNA, "/waiting", m.FamilyBegin(AWAY, EVE))
                    self.eve_goes = True
                case _:
                    for one in (await self.look(ANNA)).waiting:
                        await self._done(ANNA, f"/waiting/{one.number}", {}, "DELETE")
                    self.eve_goes = False
            seen = await self.look(ANNA)
            assert (seen.you, seen.name, seen.code) == (ANNA, self.name, self.code)
            waiting = [(one.kind, one.person, one.by) for one in seen.waiting]
            assert waiting == ([(AWAY, EVE, ANNA)] if self.eve_goes else [])
            if is_enough() and number >= FEWEST:
                return
            await asyncio.sleep(REST_S)

    async def _ben(self, is_enough: Callable[[], bool]) -> None:
        """Whoever was let in is there, and whoever was sent off is not."""
        for number in count():
            name = f"New {number}"
            if len(self.newcomers) < MOST_NEW:
                token = await self._visitor()
                status, answer = await self._asked(token, "")
                # A stranger finds nobody by the link that Anna changes in this very moment.
                if status == 200:
                    shown = msgspec.convert(answer, m.Family).digits
                    await self._done(BEN, "/phones", m.FamilyLetIn(shown, name=name))
                    self.newcomers[name] = token
            else:
                gone = self.rng.choice([*self.newcomers])
                # Out of the ledger first: until it is answered nobody knows which of both holds.
                token = self.newcomers.pop(gone)
                (own,) = [one for one in (await self.look(token)).phones if one.mine]
                await self._done(BEN, f"/phones/{own.number}", {}, "DELETE")
            assert self._new_names(await self.look(BEN)) == {*self.newcomers}
            if is_enough() and number >= FEWEST:
                return
            await asyncio.sleep(REST_S)

    @staticmethod
    def _new_names(seen: m.Family) -> set[str]:
        return {one.name for one in seen.people if one.number > EVE}

    # -- who is not -------------------------------------------------------------------------------

    async def _eve(self, is_enough: Callable[[], bool]) -> None:
        """Everything that is not hers, with her phone, with one that Ben let in, and with the link alone."""
        stranger = await self._visitor()
        while not is_enough():
            new = self.rng.choice([*self.newcomers.values()] or [stranger])
            forbidden: list[tuple[int | str, str, object, str | None]] = [
                *((EVE, "/waiting", m.FamilyBegin(kind), None) for kind in (DELETE, CARD)),
                *((EVE, "/waiting", m.FamilyBegin(AWAY, one), None) for one in (ANNA, BEN)),
                *((EVE, f"/phones/{one}", {}, "DELETE") for one in PHONES),
                *((one, "/name", m.FamilyNaming("Eve's"), "PUT") for one in (new, stranger)),
                *((one, "/waiting", m.FamilyBegin(DELETE), None) for one in (new, stranger)),
                *((one, "/phones", m.FamilyLetIn("12345678", person=ANNA), None) for one in (new, stranger)),
                (stranger, "/card", m.FamilySay("AAAA-BBBB-CCCC"), None),
            ]
            if self.eve_goes:
                waiting = (await self.look(EVE)).waiting
                forbidden += [(EVE, f"/waiting/{one.number}", {}, "DELETE") for one in waiting]
            who, path, body, method = self.rng.choice(forbidden)
            status, answer = await self._asked(who, path, body, method)
            # What waited may have been stopped by Anna meanwhile: then there is nothing to refuse.
            said_twice = path.startswith("/waiting/") and status == 200
            assert status >= 400 or said_twice, (who, path, answer)
            self.refused += 1
            await asyncio.sleep(REST_S)

    # -- asking -----------------------------------------------------------------------------------

    async def look(self, who: int | str) -> m.Family:
        """The family as somebody sees it now."""
        status, answer = await self._asked(who, "")
        assert status == 200, (who, answer)
        return msgspec.convert(answer, m.Family)

    async def _done(self, who: int, path: str, body: object, method: str | None = None) -> m.Family:
        status, answer = await self._asked(who, path, body, method)
        assert status in (200, 201), (path, answer)
        self.acts += 1
        return msgspec.convert(answer, m.Family)

    async def _asked(
        self, who: int | str, path: str, body: object = None, method: str | None = None
    ) -> tuple[int, Any]:
        token = self.tokens[who] if isinstance(who, int) else who
        sent = None if body is None else msgspec.json.encode(body)
        status, answer = await self._answered(f"/api/families/{self.code}{path}", sent, token, method)
        return status, msgspec.json.decode(answer)

    async def _visitor(self) -> str:
        _, answer = await self._answered("/api/visitors", b"{}", None, None)
        return str(msgspec.json.decode(answer)["token"])

    async def _answered(
        self, path: str, sent: bytes | None, token: str | None, method: str | None
    ) -> tuple[int, bytes]:
        while True:
            try:
                status, answer = await host_at(self.address()).ask(path, sent, token, method)
            except (OSError, HTTPException):
                await asyncio.sleep(AGAIN_S)
                continue
            if status not in NOT_NOW:
                return status, answer
            await asyncio.sleep(10 * AGAIN_S)


async def settle_household(database: str, address: Callable[[], str], rng: Random) -> Household:
    """A family that was founded more than a week ago, at a server that is gone by now."""
    clock = HandClock()
    clock.now = round(1000 * time()) - 8 * DAY_MS
    async with hosting(database, clock) as host:
        anna = await founded(host, person="Anna")
        key = (await anna.do("/waiting", m.FamilyBegin(CARD))).key
        assert key is not None
        others = [await joined(anna, name) for name in ("Ben", "Eve")]
    tokens = {number: one.token for number, one in enumerate((anna, *others), ANNA)}
    return Household(address, rng, anna.code, tokens, key)

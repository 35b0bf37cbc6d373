"""Families over HTTP.

Most of what is asked changes a family, and answers with the family after it (`FamilyAddress`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from tilerummy.protocol import messages as m
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import Limit, NewLimit
from tilerummy.server.edge.operation import (
    TEXT,
    Asked,
    Handler,
    Operation,
    Reply,
    cacheable,
    get,
    json,
    post,
)
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.edge.table_routes import TableRoutes
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_state import FamilyState
from tilerummy.server.live.families import new_link, voice
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import NOBODY, Code, VisitorId

CHANGES = (0.5, 60.0)  # changes of families a second in the long run, and at once, for each visitor
KNOCKS = (1 / 10, 60.0)  # knocks for each address: visitors cost nothing
NEWCOMERS = (1 / 3600, 16.0)
"""Guests, and people without a phone, at one family, for each address: made-up ones take others' room."""
KNOCKS_AT_ONE = (1 / 600, 4.0)  # knocks at one family, for each address: nobody fills its list alone
LONGEST_FILE = 8_000_000
OWN = "private, no-cache"  # nobody keeps it for another, and whoever has it asks whether it still holds
AT = "/api/families/{code}"
HERE = ("here", {"type": "string", "enum": ["1"]}, "Your page is open and seen.")
_GONE, _OURS, _FILE = (404, 410), (403, 404, 410), "the file"
"""What a family's address may refuse with: to anybody, and to its people alone."""


B = TypeVar("B", bound=Struct)


class NoBody(Struct, frozen=True):
    """What is sent along with a change that needs nothing but its address."""


@dataclass(frozen=True, slots=True)
class FamilyAct(Generic[B]):
    """A change that a device asks for."""

    by: VisitorId
    body: B
    number: int  # of whom, or of what, if the address says so
    now: int


@dataclass(frozen=True, slots=True)
class FamilyAddress(Generic[B]):
    """Where a family's people ask for something, and what they send."""

    method: str
    path: str
    summary: str
    kind: type[B]
    status: int = 200
    cost: float = 10.0  # of one change, with the family told anew to whoever made it

    def changing(self, decide: Callable[[FamilyState, FamilyAct[B]], FamilyState]) -> Handler:
        """The answer to a change of a family, which is decided by its rights alone."""

        async def answer(routes: FamilyRoutes, who: VisitorId, wanted: B, asked: Asked) -> m.Family:
            number = _number(asked) if "number" in asked.names else 0
            return await routes.families.change(
                _code(asked), who, lambda family, now: decide(family, FamilyAct(who, wanted, number, now))
            )

        return self.asking(answer)

    def asking(self, answer: Callable[[FamilyRoutes, VisitorId, B, Asked], Awaitable[m.Family]]) -> Handler:
        """The answer to something that a device asks of a family, once names and limits are looked at."""
        body = None if self.kind is NoBody else self.kind

        async def handler(routes: FamilyRoutes, asked: Asked) -> Reply:
            who = routes.may_change(asked)
            wanted = self.kind() if body is None else await asked.body(body)
            if isinstance(wanted, m.FamilyJoin | m.FamilyBeside):
                routes.require_share(routes.newcomers, asked)
            routes.service.names.require_fit(getattr(wanted, "name", None))
            return json(await answer(routes, who, wanted, asked), self.status)

        path = f"{AT}{self.path}"
        declare = Operation(
            *(self.method, path, m.Family, self.status, body),
            token=True,
            also=_OURS,
            summary=self.summary,
            cost=self.cost,
        )
        return declare(handler)


def _code(asked: Asked) -> str:
    return asked.names["code"]


def _number(asked: Asked) -> int:
    number = asked.names["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 8):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return int(number)


class FamilyRoutes:
    """Answers a family's people, and whoever knocks."""

    def __init__(self, service: Service, tables: TableRoutes, quotas: Shares, limit: NewLimit) -> None:
        self.service, self._tables, self._quotas = service, tables, quotas
        self.families = service.families
        self._changes, self._knocks = limit(*CHANGES), limit(*KNOCKS)
        self.newcomers, self._knocks_at_one = limit(*NEWCOMERS), limit(*KNOCKS_AT_ONE)

    people = FamilyAddress(
        "post", "/people", "Sit with them as a guest", m.FamilyJoin, 201, cost=20.0
    ).asking(lambda self, who, wanted, asked: self.families.join(_code(asked), who, wanted))
    guests = FamilyAddress("delete", "/people/{number}", "Send a guest off", NoBody).changing(
        lambda family, act: rights.send_guest_off(family, act.by, act.number, act.now)
    )
    named = FamilyAddress("put", "/people/{number}", "Name somebody who has no phone", m.FamilyMe).changing(
        lambda family, act: rights.rename_beside(
            family, act.by, act.number, act.body.name, act.body.face, act.now
        )
    )
    beside = FamilyAddress(
        "post", "/beside", "Bring somebody who has no phone", m.FamilyBeside, 201, cost=20.0
    ).changing(lambda family, act: rights.bring(family, act.by, act.body.name, act.body.face, act.now))
    me = FamilyAddress("put", "/me", "Your name and your face", m.FamilyMe).changing(
        lambda family, act: rights.rename_self(family, act.by, act.body.name, act.body.face, act.now)
    )
    name = FamilyAddress("put", "/name", "The name of the table", m.FamilyNaming).changing(
        lambda family, act: rights.change(family, act.by, m.ChangeKind.NAME, act.body.name, act.now)
    )
    house = FamilyAddress("put", "/house", "The house rules", m.FamilyHouse).changing(
        lambda family, act: rights.change(family, act.by, m.ChangeKind.HOUSE, act.body, act.now)
    )
    link = FamilyAddress("post", "/link", "A new link", NoBody, 201).changing(
        lambda family, act: rights.change(family, act.by, m.ChangeKind.LINK, new_link(), act.now)
    )
    back = FamilyAddress("post", "/back", "Put a change back", m.FamilyBack).changing(
        lambda family, act: rights.put_back(
            family, voice(family, act.by, act.body.key), act.body.kind, act.now
        )
    )
    card = FamilyAddress(
        "post", "/card", "Find the table though its link was changed", m.FamilySay, cost=0.0
    ).asking(lambda self, who, wanted, asked: self.families.look_by_card(_code(asked), who, wanted.key))
    phones = FamilyAddress("post", "/phones", "Let a phone in", m.FamilyLetIn, 201, cost=20.0).asking(
        lambda self, who, wanted, asked: self.families.let_in(_code(asked), who, wanted)
    )
    sign_off = FamilyAddress("delete", "/phones/{number}", "Sign a phone off", m.FamilySay).changing(
        lambda family, act: rights.sign_off(family, voice(family, act.by, act.body.key), act.number, act.now)
    )
    waiting = FamilyAddress(
        "post", "/waiting", "Begin something that waits a week", m.FamilyBegin, 201, cost=30.0
    ).asking(lambda self, who, wanted, asked: self.families.begin(_code(asked), who, wanted))
    stop = FamilyAddress("delete", "/waiting/{number}", "Stop it", m.FamilySay).changing(
        lambda family, act: rights.stop(family, voice(family, act.by, act.body.key), act.number, act.now)
    )
    seasons = FamilyAddress("post", "/seasons", "Begin another season", NoBody, 201).asking(
        lambda self, who, _, asked: self.families.new_season(_code(asked), who)
    )
    chairs = FamilyAddress("post", "/chairs", "Ask for a chair", m.FamilyChair, 201).changing(
        lambda family, act: rights.ask_for_chair(family, act.by, act.body.table, act.now)
    )
    endings = FamilyAddress(
        "post", "/endings", "Put away a match that everybody left", m.FamilyEnding, cost=20.0
    ).asking(lambda self, who, wanted, asked: self.families.end(_code(asked), who, wanted))

    @post("/api/families", m.Family, status=201, body=m.NewFamily, token=True, cost=30.0)
    async def found(self, asked: Asked) -> Reply:
        """Found a family's table."""
        visitor = asked.known_to(self.service)
        wanted = await asked.body(m.NewFamily)
        self.service.names.require_fit(wanted.name)
        self.service.names.require_fit(wanted.person)
        await self._quotas.require_room(visitor, asked.address, public=False)
        return json(await self.families.found(visitor, wanted), 201)

    @get("/api/families/{code}", m.Family, token=False, query=(HERE,), also=(304, *_GONE), cost=5.0)
    async def look(self, asked: Asked) -> Reply:
        """A family's table."""
        visitor = self._visitor(asked)
        here = asked.query.get("here") == "1"
        seen, tables = await self.families.look(_code(asked), visitor, here=here)
        # The time goes on though nothing changes: whoever has the same otherwise need not get it again.
        tag = msgspec.json.encode(msgspec.structs.replace(seen, now=0))
        asked.owed += costs.of_size(len(tag)) + costs.of_tables(tables)
        return cacheable(asked, json(seen), OWN, "authorization", says=tag)

    @get("/api/tables/{code}/family", m.Family, token=False, also=(404,), cost=10.0)
    async def at_table(self, asked: Asked) -> Reply:
        """The family that plays at a table."""
        return json(await self.families.look_from_table(Code(_code(asked)), self._visitor(asked)))

    @post(f"{AT}/knocks", m.Family, status=201, body=m.FamilyKnock, token=True, also=_GONE, cost=20.0)
    async def knocks(self, asked: Asked) -> Reply:
        """Say whose this device is."""
        visitor = self.may_change(asked)
        if not self._knocks.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        wanted = await asked.body(m.FamilyKnock)
        self.require_share(self._knocks_at_one, asked)
        knocked = await self.families.change(
            _code(asked), visitor, lambda family, now: rights.knock(family, visitor, wanted.person, now)
        )
        return json(knocked, 201)

    @post(f"{AT}/games", m.Opened, status=201, body=m.FamilyPlay, token=True, also=_OURS, cost=20.0)
    async def games(self, asked: Asked) -> Reply:
        """Play: a table for whoever is here."""
        visitor = self.may_change(asked)
        wanted = await asked.body(m.FamilyPlay)
        public = wanted.table.plan.public
        await self._quotas.require_room(visitor, asked.address, public=public)
        opened = await self.families.play(_code(asked), visitor, wanted)
        self._quotas.note_opened(opened[0], asked.address, public=public)
        self.service.notices.invite(await self.families.invitation(_code(asked), visitor, wanted.asked))
        return self._tables.opened(*opened)

    @get(f"{AT}/export", _FILE, token=True, also=_OURS, cost=150.0)
    async def export(self, asked: Asked) -> Reply:
        """A family as a file."""
        visitor = asked.known_to(self.service)
        self._quotas.require_patience(asked.address)
        text = await self.families.export(_code(asked), visitor)
        asked.owed += costs.of_size(len(text))
        name = 'attachment; filename="tilerummy-family.json"'
        return Reply(text, kind=TEXT, headers={"content-disposition": name})

    @post("/api/families/import", m.Family, status=201, body=_FILE, token=True, cost=150.0)
    async def bring(self, asked: Asked) -> Reply:
        """Found a family anew from its file."""
        visitor = asked.known_to(self.service)
        await self._quotas.require_room(visitor, asked.address, public=False)
        sent = await asked.sent(LONGEST_FILE)
        asked.owed += costs.of_size(len(sent))
        brought = await self.families.read_file(sent)
        for name in brought.names:
            self.service.names.require_fit(name)
        return json(await self.families.found_from(visitor, brought), 201)

    @get(f"{AT}/seasons/{{number}}", m.FamilySeason, token=True, also=(304, *_OURS), cost=10.0)
    async def season(self, asked: Asked) -> Reply:
        """The running score of a season."""
        visitor = asked.known_to(self.service)
        seen = await self.families.season(_code(asked), visitor, _number(asked))
        told = json(seen)
        asked.owed += costs.of_size(len(told.body))
        return cacheable(asked, told, OWN, "authorization")

    def _visitor(self, asked: Asked) -> VisitorId:
        """Who looks: nobody, if they have no token yet."""
        return NOBODY if asked.token is None else asked.known_to(self.service)

    def require_share(self, limit: Limit, asked: Asked) -> None:
        """Refuse an address more than its share of one family; this machine itself has all of it."""
        if not self._quotas.is_ours(asked.address) and not limit.take(f"{asked.address} {_code(asked)}"):
            raise Rejected(ErrorCode.TOO_MANY)

    def may_change(self, asked: Asked) -> VisitorId:
        """Who asks for a change, unless there were too many."""
        visitor = asked.known_to(self.service)
        if not self._changes.take(visitor):
            raise Rejected(ErrorCode.TOO_MANY)
        return visitor

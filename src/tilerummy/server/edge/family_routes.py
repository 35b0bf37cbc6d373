"""Families over HTTP.

Most of what is asked changes a family and answers with the family after it: these are declared by `_change`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

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
from tilerummy.server.live.families import Families
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import NOBODY, VisitorId

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


def _change(
    method: str,
    path: str,
    summary: str,
    change: Callable[[Families], Callable[..., Awaitable[m.Family]]],
    body: type[msgspec.Struct] | None = None,
    status: int = 200,
) -> Handler:
    """Answers a change of a family by one of its devices; a number in the address says of whom, or what."""

    async def answer(self: FamilyRoutes, asked: Asked) -> Reply:
        who = self.may_change(asked)
        said: list[object] = [_number(asked)] if "{number}" in path else []
        if body is not None:
            wanted = await asked.body(body)
            if isinstance(wanted, m.FamilyJoin | m.FamilyBeside):
                self.require_share(self.newcomers, asked)
            name = getattr(wanted, "name", None)
            if name is not None:
                self.service.names.require_fit(name)
            said.append(wanted)
        return json(await change(self.families)(_code(asked), who, *said), status)

    declare = Operation(
        method, f"{AT}{path}", m.Family, status, body, token=True, also=_OURS, summary=summary
    )
    return declare(answer)


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

    people = _change("post", "/people", "Sit with them as a guest", lambda of: of.join, m.FamilyJoin, 201)
    guests = _change("delete", "/people/{number}", "Send a guest off", lambda of: of.send_guest_off)
    named = _change(
        "put", "/people/{number}", "Name somebody who has no phone", lambda of: of.rename_beside, m.FamilyMe
    )
    beside = _change(
        "post", "/beside", "Bring somebody who has no phone", lambda of: of.bring, m.FamilyBeside, 201
    )
    me = _change("put", "/me", "Your name and your face", lambda of: of.rename_self, m.FamilyMe)
    name = _change("put", "/name", "The name of the table", lambda of: of.rename, m.FamilyNaming)
    house = _change("put", "/house", "The house rules", lambda of: of.furnish, m.FamilyHouse)
    link = _change("post", "/link", "A new link", lambda of: of.new_link, status=201)
    back = _change("post", "/back", "Put a change back", lambda of: of.put_back, m.FamilyBack)
    phones = _change("post", "/phones", "Let a phone in", lambda of: of.let_in, m.FamilyLetIn, 201)
    sign_off = _change("delete", "/phones/{number}", "Sign a phone off", lambda of: of.sign_off, m.FamilySay)
    waiting = _change(
        "post", "/waiting", "Begin something that waits a week", lambda of: of.begin, m.FamilyBegin, 201
    )
    stop = _change("delete", "/waiting/{number}", "Stop it", lambda of: of.stop, m.FamilySay)
    seasons = _change("post", "/seasons", "Begin another season", lambda of: of.new_season, status=201)
    endings = _change(
        "post", "/endings", "Put away a match that everybody left", lambda of: of.tables.end, m.FamilyEnding
    )

    @post("/api/families", m.Family, status=201, body=m.NewFamily, token=True)
    async def found(self, asked: Asked) -> Reply:
        """Found a family's table."""
        visitor = asked.known_to(self.service)
        wanted = await asked.body(m.NewFamily)
        self.service.names.require_fit(wanted.name)
        self.service.names.require_fit(wanted.person)
        await self._quotas.require_room(visitor, asked.address, public=False)
        return json(await self.families.founding.found(visitor, wanted), 201)

    @get("/api/families/{code}", m.Family, token=False, query=(HERE,), also=(304, *_GONE))
    async def look(self, asked: Asked) -> Reply:
        """A family's table."""
        visitor = self._visitor(asked)
        here = asked.query.get("here") == "1"
        seen = await self.families.page.look(_code(asked), visitor, here=here)
        # The time goes on though nothing changes: whoever has the same otherwise need not get it again.
        tag = msgspec.json.encode(msgspec.structs.replace(seen, now=0))
        asked.owed += costs.of_size(len(tag))
        return cacheable(asked, json(seen), OWN, "authorization", says=tag)

    @post(f"{AT}/knocks", m.Family, status=201, body=m.FamilyKnock, token=True, also=_GONE)
    async def knocks(self, asked: Asked) -> Reply:
        """Say whose this device is."""
        visitor = self.may_change(asked)
        if not self._knocks.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        wanted = await asked.body(m.FamilyKnock)
        self.require_share(self._knocks_at_one, asked)
        return json(await self.families.knock(_code(asked), visitor, wanted), 201)

    @post(f"{AT}/games", m.Opened, status=201, body=m.FamilyPlay, token=True, also=_OURS)
    async def games(self, asked: Asked) -> Reply:
        """Play: a table for whoever is here."""
        visitor = self.may_change(asked)
        wanted = await asked.body(m.FamilyPlay)
        public = wanted.table.plan.public
        await self._quotas.require_room(visitor, asked.address, public=public)
        opened = await self.families.tables.play(_code(asked), visitor, wanted)
        self._quotas.note_opened(opened[0], asked.address, public=public)
        self.service.notices.invite(await self.families.tables.away(_code(asked), visitor))
        return self._tables.opened(*opened)

    @get(f"{AT}/export", _FILE, token=True, also=_OURS)
    async def export(self, asked: Asked) -> Reply:
        """A family as a file."""
        visitor = asked.known_to(self.service)
        self._quotas.require_patience(asked.address)
        text = await self.families.export(_code(asked), visitor)
        asked.owed += costs.of_size(len(text))
        name = 'attachment; filename="tilerummy-family.json"'
        return Reply(text, kind=TEXT, headers={"content-disposition": name})

    @post("/api/families/import", m.Family, status=201, body=_FILE, token=True)
    async def bring(self, asked: Asked) -> Reply:
        """Found a family anew from its file."""
        visitor = asked.known_to(self.service)
        await self._quotas.require_room(visitor, asked.address, public=False)
        sent = await asked.sent(LONGEST_FILE)
        asked.owed += costs.of_size(len(sent))
        brought = await self.families.founding.read(sent)
        for name in brought.names:
            self.service.names.require_fit(name)
        return json(await self.families.founding.bring(visitor, brought), 201)

    @get(f"{AT}/seasons/{{number}}", m.FamilySeason, token=True, also=(304, *_OURS))
    async def season(self, asked: Asked) -> Reply:
        """The running score of a season."""
        visitor = asked.known_to(self.service)
        seen = await self.families.page.season(_code(asked), visitor, _number(asked))
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

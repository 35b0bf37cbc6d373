"""Families over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from tilerummy.protocol import messages as m
from tilerummy.server.edge import costs
from tilerummy.server.edge.asked import TEXT, Answer, Asked, json
from tilerummy.server.edge.budgets import Limit, NewLimit
from tilerummy.server.edge.caching import tagged
from tilerummy.server.edge.http import Api
from tilerummy.server.edge.operation import Handler, Operation
from tilerummy.server.edge.quotas import Shares
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.rights import FamilyState
from tilerummy.server.live.families import new_link, voice
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import NOBODY, VisitorId

CHANGES = (0.5, 60.0)
"""Changes of families a second in the long run, and at once, for each visitor."""
KNOCKS = (1 / 10, 60.0)
"""Knocks for each address: visitors cost nothing."""
NEWCOMERS = (1 / 3600, 16.0)
"""Guests, and people without a phone, at one family, for each address: made-up ones take others' room."""
KNOCKS_AT_ONE = (1 / 600, 4.0)
"""Knocks at one family, for each address: nobody fills its list alone."""
LONGEST_FILE = 8_000_000
OWN = "private, no-cache"
"""Nobody keeps it for another, and whoever has it asks whether it still holds."""


B = TypeVar("B", bound=Struct)


class NoBody(Struct, frozen=True):
    """What is sent along with a change that needs nothing but its address."""


@dataclass(frozen=True, slots=True)
class FamilyAct(Generic[B]):
    """A change that a device asks for."""

    by: VisitorId
    body: B
    number: int
    """Of whom, or of what, if the address says so."""
    now: int


def changing(
    kind: type[B], decide: Callable[[FamilyState, FamilyAct[B]], FamilyState], status: int = 200
) -> Handler:
    """The answer to a change of a family, which is decided by its rights alone."""

    async def answer(self: FamilyAnswers, who: VisitorId, wanted: B, asked: Asked) -> m.Family:
        number = _number(asked) if "number" in asked.names else 0
        return await self.families.change(
            _code(asked), who, lambda family, now: decide(family, FamilyAct(who, wanted, number, now))
        )

    return asking(kind, answer, status)


def asking(
    kind: type[B],
    answer: Callable[[FamilyAnswers, VisitorId, B, Asked], Awaitable[m.Family]],
    status: int = 200,
) -> Handler:
    """The answer to something that a device asks of a family, once names and limits are looked at."""

    async def handler(self: FamilyAnswers, asked: Asked) -> Answer:
        who = self.may_change(asked)
        wanted = kind() if kind is NoBody else await asked.body(kind)
        if isinstance(wanted, m.FamilyJoin | m.FamilyBeside):
            self.require_share(self.newcomers, asked)
        self.service.names.require_fit(getattr(wanted, "name", None))
        return json(await answer(self, who, wanted, asked), status)

    return handler


class FamilyAnswers:
    """The answers."""

    def __init__(self, service: Service, api: Api, quotas: Shares, limit: NewLimit) -> None:
        self.service, self._api, self._quotas = service, api, quotas
        self.families = service.families
        self._changes, self._knocks = limit(*CHANGES), limit(*KNOCKS)
        self.newcomers, self._knocks_at_one = limit(*NEWCOMERS), limit(*KNOCKS_AT_ONE)

    people = asking(
        m.FamilyJoin, lambda self, who, wanted, asked: self.families.join(_code(asked), who, wanted), 201
    )
    phones = asking(
        m.FamilyLetIn, lambda self, who, wanted, asked: self.families.let_in(_code(asked), who, wanted), 201
    )
    waiting = asking(
        m.FamilyBegin, lambda self, who, wanted, asked: self.families.begin(_code(asked), who, wanted), 201
    )
    seasons = asking(NoBody, lambda self, who, _, asked: self.families.new_season(_code(asked), who), 201)
    endings = asking(
        m.FamilyEnding, lambda self, who, wanted, asked: self.families.end(_code(asked), who, wanted)
    )
    guests = changing(NoBody, lambda family, act: rights.send_guest_off(family, act.by, act.number, act.now))
    beside = changing(
        m.FamilyBeside,
        lambda family, act: rights.bring(family, act.by, act.body.name, act.body.face, act.now),
        201,
    )
    named = changing(
        m.FamilyMe,
        lambda family, act: rights.rename_beside(
            family, act.by, act.number, act.body.name, act.body.face, act.now
        ),
    )
    me = changing(
        m.FamilyMe,
        lambda family, act: rights.rename_self(family, act.by, act.body.name, act.body.face, act.now),
    )
    name = changing(
        m.FamilyNaming,
        lambda family, act: rights.change(family, act.by, m.ChangeKind.NAME, act.body.name, act.now),
    )
    house = changing(
        m.FamilyHouse,
        lambda family, act: rights.change(family, act.by, m.ChangeKind.HOUSE, act.body, act.now),
    )
    link = changing(
        NoBody, lambda family, act: rights.change(family, act.by, m.ChangeKind.LINK, new_link(), act.now), 201
    )
    back = changing(
        m.FamilyBack,
        lambda family, act: rights.put_back(
            family, voice(family, act.by, act.body.key), act.body.kind, act.now
        ),
    )
    sign_off = changing(
        m.FamilySay,
        lambda family, act: rights.sign_off(family, voice(family, act.by, act.body.key), act.number, act.now),
    )
    stop = changing(
        m.FamilySay,
        lambda family, act: rights.stop(family, voice(family, act.by, act.body.key), act.number, act.now),
    )

    async def found(self, asked: Asked) -> Answer:
        """A new family."""
        visitor = asked.known_to(self.service)
        wanted = await asked.body(m.NewFamily)
        self.service.names.require_fit(wanted.name)
        self.service.names.require_fit(wanted.person)
        await self._quotas.require_room(visitor, asked.address, public=False)
        return json(await self.families.found(visitor, wanted), 201)

    async def look(self, asked: Asked) -> Answer:
        """A family's table."""
        visitor = self._visitor(asked)
        here = asked.query.get("here") == "1"
        seen = await self.families.look(_code(asked), visitor, here=here)
        # The time goes on though nothing changes: whoever has the same otherwise need not get it again.
        tag = msgspec.json.encode(msgspec.structs.replace(seen, now=0))
        asked.owed += costs.of_size(len(tag))
        return tagged(asked, msgspec.json.encode(seen), tag, OWN, "authorization")

    async def knocks(self, asked: Asked) -> Answer:
        """A device that is somebody's."""
        visitor = self.may_change(asked)
        if not self._knocks.take(asked.address):
            raise Rejected(ErrorCode.TOO_MANY)
        wanted = await asked.body(m.FamilyKnock)
        self.require_share(self._knocks_at_one, asked)
        return json(
            await self.families.change(
                _code(asked), visitor, lambda family, now: rights.knock(family, visitor, wanted.person, now)
            ),
            201,
        )

    async def games(self, asked: Asked) -> Answer:
        """A table for whoever is here."""
        visitor = self.may_change(asked)
        wanted = await asked.body(m.FamilyPlay)
        public = wanted.table.plan.public
        await self._quotas.require_room(visitor, asked.address, public=public)
        opened = await self.families.play(_code(asked), visitor, wanted)
        self._quotas.note_opened(opened[0], asked.address, public=public)
        self.service.notices.invite(await self.families.invitation(_code(asked), visitor))
        return self._api.opened(*opened)

    async def export(self, asked: Asked) -> Answer:
        """The family as a file."""
        visitor = asked.known_to(self.service)
        self._quotas.require_patience(asked.address)
        text = await self.families.export(_code(asked), visitor)
        asked.owed += costs.of_size(len(text))
        name = 'attachment; filename="tilerummy-family.json"'
        return Answer(text, kind=TEXT, headers={"content-disposition": name})

    async def bring(self, asked: Asked) -> Answer:
        """A family from a file."""
        visitor = asked.known_to(self.service)
        await self._quotas.require_room(visitor, asked.address, public=False)
        sent = await asked.sent(LONGEST_FILE)
        asked.owed += costs.of_size(len(sent))
        brought = await self.families.read_file(sent)
        for name in brought.names:
            self.service.names.require_fit(name)
        return json(await self.families.found_from(visitor, brought), 201)

    async def season(self, asked: Asked) -> Answer:
        """The running score of a season."""
        visitor = asked.known_to(self.service)
        seen = await self.families.season(_code(asked), visitor, _number(asked))
        body = msgspec.json.encode(seen)
        asked.owed += costs.of_size(len(body))
        return tagged(asked, body, body, OWN, "authorization")

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


def _code(asked: Asked) -> str:
    return asked.names["code"]


def _number(asked: Asked) -> int:
    number = asked.names["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 8):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return int(number)


HERE = ("here", {"type": "string", "enum": ["1"]}, "Your page is open and seen.")


def _ours(
    method: str,
    path: str,
    summary: str,
    handler: Handler,
    body: type | None = None,
    *,
    status: int = 200,
    answer: type | str = m.Family,
    also: tuple[int, ...] = (403, 404, 410),
) -> Operation:
    """Something at a family's own address, for its people alone."""
    whole = f"/api/families/{{code}}{path}"
    return Operation(method, whole, summary, handler, answer, status, body, token=True, also=also)


_A, _GONE, _FILE = FamilyAnswers, (404, 410), "the file"
FAMILY_OPERATIONS = (
    Operation(
        "post", "/api/families", "Found a family's table", _A.found, m.Family, 201, m.NewFamily, token=True
    ),
    Operation(
        "post",
        "/api/families/import",
        "Found a family anew from its file",
        _A.bring,
        m.Family,
        201,
        _FILE,
        token=True,
    ),
    _ours("get", "/export", "A family as a file", _A.export, answer=_FILE),
    Operation(
        "get",
        "/api/families/{code}",
        "A family's table",
        _A.look,
        m.Family,
        token=False,
        query=(HERE,),
        also=(304, *_GONE),
    ),
    _ours("post", "/people", "Sit with them as a guest", _A.people, m.FamilyJoin, status=201),
    _ours("delete", "/people/{number}", "Send a guest off", _A.guests),
    _ours("put", "/people/{number}", "Name somebody who has no phone", _A.named, m.FamilyMe),
    _ours("post", "/beside", "Bring somebody who has no phone", _A.beside, m.FamilyBeside, status=201),
    _ours("put", "/me", "Your name and your face", _A.me, m.FamilyMe),
    _ours("put", "/name", "The name of the table", _A.name, m.FamilyNaming),
    _ours("put", "/house", "The house rules", _A.house, m.FamilyHouse),
    _ours("post", "/link", "A new link", _A.link, status=201),
    _ours("post", "/back", "Put a change back", _A.back, m.FamilyBack),
    _ours("post", "/knocks", "Say whose this device is", _A.knocks, m.FamilyKnock, status=201, also=_GONE),
    _ours("post", "/phones", "Let a phone in", _A.phones, m.FamilyLetIn, status=201),
    _ours("delete", "/phones/{number}", "Sign a phone off", _A.sign_off, m.FamilySay),
    _ours("post", "/waiting", "Begin something that waits a week", _A.waiting, m.FamilyBegin, status=201),
    _ours("delete", "/waiting/{number}", "Stop it", _A.stop, m.FamilySay),
    _ours("post", "/seasons", "Begin another season", _A.seasons, status=201),
    _ours(
        "post",
        "/games",
        "Play: a table for whoever is here",
        _A.games,
        m.FamilyPlay,
        status=201,
        answer=m.Opened,
    ),
    _ours("post", "/endings", "Put away a match that everybody left", _A.endings, m.FamilyEnding),
    _ours(
        "get",
        "/seasons/{number}",
        "The running score of a season",
        _A.season,
        answer=m.FamilySeason,
        also=(304, 403, 404, 410),
    ),
)

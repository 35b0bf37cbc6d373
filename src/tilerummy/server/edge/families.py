"""Families over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tilerummy.protocol import messages as m
from tilerummy.server.edge.caching import tagged
from tilerummy.server.edge.http import Api, asker_of, body_of, json, known_to, sent, token_of
from tilerummy.server.edge.limits import Buckets
from tilerummy.server.edge.openapi import Operation
from tilerummy.server.edge.quotas import Quotas
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.file import read_file
from tilerummy.server.live.service import Service
from tilerummy.server.store.base import NOBODY, VisitorId

CHANGES = (0.5, 60.0)
"""Changes of families a second in the long run, and at once, for each visitor."""
KNOCKS = (1 / 10, 60.0)
"""Knocks, and tries at short codes, for each address: visitors cost nothing."""
LONGEST_FILE = 8_000_000
OWN = "private, no-cache"
"""Nobody keeps it for another, and whoever has it asks whether it still holds."""


class FamilyAnswers:
    """The answers."""

    def __init__(self, service: Service, api: Api, quotas: Quotas, clock: Callable[[], float]) -> None:
        self._service, self._api, self._quotas = service, api, quotas
        self._families = service.families
        self._changes, self._knocks = Buckets(*CHANGES, clock), Buckets(*KNOCKS, clock)

    async def found(self, request: Request) -> Response:
        """A new family."""
        visitor = known_to(self._service, request)
        wanted = await body_of(request, m.NewFamily)
        self._service.names.require_fit(wanted.name)
        self._service.names.require_fit(wanted.person)
        await self._quotas.require_room(visitor, asker_of(request), public=False)
        return json(await self._families.found(visitor, wanted), 201)

    async def look(self, request: Request) -> Response:
        """A family's table."""
        visitor = self._visitor(request)
        here = request.query_params.get("here") == "1"
        seen = await self._families.look(_code(request), visitor, here=here)
        # The time goes on though nothing changes: whoever has the same otherwise need not get it again.
        tag = msgspec.json.encode(msgspec.structs.replace(seen, now=0))
        return tagged(request, msgspec.json.encode(seen), tag, OWN, "authorization")

    async def people(self, request: Request) -> Response:
        """Somebody new."""
        visitor = self._changing(request)
        wanted = await body_of(request, m.FamilyJoin)
        self._service.names.require_fit(wanted.name)
        return json(await self._families.join(_code(request), visitor, wanted), 201)

    async def me(self, request: Request) -> Response:
        """Another name and face."""
        visitor = self._changing(request)
        wanted = await body_of(request, m.FamilyMe)
        self._service.names.require_fit(wanted.name)
        return json(await self._families.rename_self(_code(request), visitor, wanted))

    async def house(self, request: Request) -> Response:
        """Other house rules."""
        visitor = self._changing(request)
        wanted = await body_of(request, m.FamilyHouse)
        return json(await self._families.furnish(_code(request), visitor, wanted))

    async def leave(self, request: Request) -> Response:
        """Leave for good."""
        return json(await self._families.leave(_code(request), self._changing(request)))

    async def knocks(self, request: Request) -> Response:
        """A device that is somebody's."""
        visitor = self._changing(request)
        if not self._knocks.take(asker_of(request)):
            raise Rejected(ErrorCode.TOO_MANY)
        wanted = await body_of(request, m.FamilyKnock)
        return json(await self._families.knock(_code(request), visitor, wanted), 201)

    async def answers(self, request: Request) -> Response:
        """Whether it is."""
        visitor, number = self._changing(request), _number(request)
        wanted = await body_of(request, m.FamilyAnswer)
        return json(await self._families.answer(_code(request), visitor, number, wanted))

    async def words(self, request: Request) -> Response:
        """A short code for another device."""
        return json(await self._families.word(_code(request), self._changing(request)), 201)

    async def wishes(self, request: Request) -> Response:
        """What one cannot do alone."""
        visitor = self._changing(request)
        wanted = await body_of(request, m.FamilyWish)
        self._service.names.require_fit(wanted.name)
        return json(await self._families.wish(_code(request), visitor, wanted))

    async def seasons(self, request: Request) -> Response:
        """Another season."""
        return json(await self._families.new_season(_code(request), self._changing(request)), 201)

    async def games(self, request: Request) -> Response:
        """A table for whoever is here."""
        visitor = self._changing(request)
        wanted = await body_of(request, m.FamilyPlay)
        public = wanted.table.plan.public
        await self._quotas.require_room(visitor, asker_of(request), public=public)
        opened = await self._families.play(_code(request), visitor, wanted)
        self._quotas.note_opened(opened[0], asker_of(request), public=public)
        self._service.notices.invite(await self._families.away(_code(request), visitor))
        return self._api.opened(*opened)

    async def export(self, request: Request) -> Response:
        """The family as a file."""
        visitor = known_to(self._service, request)
        self._quotas.require_patience(asker_of(request))
        text = msgspec.json.encode(await self._families.export(_code(request), visitor))
        name = 'attachment; filename="tilerummy-family.json"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def bring(self, request: Request) -> Response:
        """A family from a file."""
        visitor = known_to(self._service, request)
        await self._quotas.require_room(visitor, asker_of(request), public=False)
        file = read_file(await sent(request, LONGEST_FILE))
        for name in (file.name, *(one.name for one in file.people)):
            self._service.names.require_fit(name)
        return json(await self._families.bring(visitor, file), 201)

    async def season(self, request: Request) -> Response:
        """The running score of a season."""
        visitor = known_to(self._service, request)
        seen = await self._families.season(_code(request), visitor, _number(request))
        body = msgspec.json.encode(seen)
        return tagged(request, body, body, OWN, "authorization")

    def _visitor(self, request: Request) -> VisitorId:
        """Who looks: nobody, if they have no token yet."""
        return NOBODY if token_of(request) is None else known_to(self._service, request)

    def _changing(self, request: Request) -> VisitorId:
        visitor = known_to(self._service, request)
        if not self._changes.take(visitor):
            raise Rejected(ErrorCode.TOO_MANY)
        return visitor


def _code(request: Request) -> str:
    code: str = request.path_params["code"]
    return code


def _number(request: Request) -> int:
    number: str = request.path_params["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        raise Rejected(ErrorCode.NO_SUCH_PAGE)
    return int(number)


_AT = "/api/families/{code}"
_GONE = (404, 410)
_NOT_YOURS = (403, 404, 410)
HERE = ("here", {"type": "string", "enum": ["1"]}, "Your page is open and seen.")
FAMILY_OPERATIONS = (
    Operation(
        "post",
        "/api/families",
        "Found a family's table",
        FamilyAnswers.found,
        m.Family,
        201,
        m.NewFamily,
        token=True,
    ),
    Operation(
        "post",
        "/api/families/import",
        "Found a family anew from its file",
        FamilyAnswers.bring,
        m.Family,
        201,
        "the file",
        token=True,
    ),
    Operation(
        "get",
        f"{_AT}/export",
        "A family as a file",
        FamilyAnswers.export,
        "the file",
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "get",
        _AT,
        "A family's table",
        FamilyAnswers.look,
        m.Family,
        token=False,
        query=(HERE,),
        also=(304, *_GONE),
    ),
    Operation(
        "post",
        f"{_AT}/people",
        "Come in as somebody new",
        FamilyAnswers.people,
        m.Family,
        201,
        m.FamilyJoin,
        token=True,
        also=_GONE,
    ),
    Operation(
        "put",
        f"{_AT}/me",
        "Your name and your face",
        FamilyAnswers.me,
        m.Family,
        body=m.FamilyMe,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "put",
        f"{_AT}/house",
        "The house rules",
        FamilyAnswers.house,
        m.Family,
        body=m.FamilyHouse,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "delete",
        f"{_AT}/me",
        "Leave the table for good",
        FamilyAnswers.leave,
        m.Family,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "post",
        f"{_AT}/knocks",
        "Say that this device is somebody's",
        FamilyAnswers.knocks,
        m.Family,
        201,
        body=m.FamilyKnock,
        token=True,
        also=_GONE,
    ),
    Operation(
        "post",
        f"{_AT}/knocks/{{number}}",
        "Say whether it is",
        FamilyAnswers.answers,
        m.Family,
        body=m.FamilyAnswer,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "post",
        f"{_AT}/words",
        "A short code for another device of yours",
        FamilyAnswers.words,
        m.FamilyWord,
        201,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "post",
        f"{_AT}/wishes",
        "What one cannot do alone",
        FamilyAnswers.wishes,
        m.Family,
        body=m.FamilyWish,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "post",
        f"{_AT}/seasons",
        "Begin another season",
        FamilyAnswers.seasons,
        m.Family,
        201,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "post",
        f"{_AT}/games",
        "Play: a table for whoever is here",
        FamilyAnswers.games,
        m.Opened,
        201,
        m.FamilyPlay,
        token=True,
        also=_NOT_YOURS,
    ),
    Operation(
        "get",
        f"{_AT}/seasons/{{number}}",
        "The running score of a season",
        FamilyAnswers.season,
        m.FamilySeason,
        token=True,
        also=(304, *_NOT_YOURS),
    ),
)

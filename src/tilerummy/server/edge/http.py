"""Requests over HTTP: identities, tables, lists, rules, records, schemas. Decoding and answering only."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import values
from tilerummy.server.edge.addresses import network_of
from tilerummy.server.edge.budgets import Budgets
from tilerummy.server.edge.conversation import MOST_BYTES, Conversation
from tilerummy.server.edge.logs import public_path
from tilerummy.server.edge.page import takes
from tilerummy.server.edge.quotas import Quotas
from tilerummy.server.edge.rules_info import rules_info
from tilerummy.server.edge.socket import SocketWire
from tilerummy.server.edge.status import STATUS
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.erasure import erase, kept_of
from tilerummy.server.live.lobby import public_tables, tables_of
from tilerummy.server.live.rooms import Rooms
from tilerummy.server.live.service import Service
from tilerummy.server.reasons import reasons_of
from tilerummy.server.store.base import Code, Unavailable, VisitorId
from tilerummy.server.table.party import check_plan
from tilerummy.server.table.seat_key import Asker

log = logging.getLogger(__name__)
T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]

LONGEST_RECORD = 400_000
LIST_MS = 1000
"""So long the list of public tables is told as it was."""


class Api:
    """The answers to requests."""

    def __init__(
        self, service: Service, rooms: Rooms, addresses: list[str], quotas: Quotas, budgets: Budgets
    ) -> None:
        self._service, self._rooms, self._addresses, self._quotas = service, rooms, addresses, quotas
        self._budgets = budgets
        self._looking, self._listed, self._listed_until = asyncio.Lock(), m.Tables([]), 0
        self._rules = json(rules_info(service.tables.defaults.levels))
        self._rules.headers["cache-control"] = "public, max-age=300"  # the same for all, and nobody's secret
        self._rules.headers["vary"] = "accept-encoding"
        self._rules_packed = _packed(self._rules)

    def socket_route(self) -> BaseRoute:
        """Where tables are connected to."""
        return WebSocketRoute("/t/{code:str}/socket", self.socket)

    async def socket(self, websocket: WebSocket) -> None:
        """A connection to a table."""
        code = Code(websocket.path_params["code"])
        await websocket.accept()
        account = self._budgets.of(asker_of(websocket))
        await Conversation(SocketWire(websocket), self._service, self._rooms, code, account).serve()

    async def rules(self, request: Request) -> Response:
        """What a host can choose."""
        return self._rules_packed if takes(request, "gzip") else self._rules

    async def plan(self, request: Request) -> Response:
        """Whether a plan can be played."""
        wanted = await body_of(request, m.Plan)
        try:
            rules = check_plan(wanted)
        except Rejected as why:
            return json(m.PlanChecked(reasons_of(why), None))
        return json(m.PlanChecked([], values(rules.options())))

    async def addresses(self, request: Request) -> Response:
        """Where other devices find this server."""
        return json(m.Addresses(self._addresses))

    async def visitors(self, request: Request) -> Response:
        """A new identity."""
        return json(await self._service.new_tables.new_visitor(), 201)

    async def pledges(self, request: Request) -> Response:
        """One more secret, fixed before its salt is sent."""
        return json(await self._service.new_tables.pledge(self._known(request)), 201)

    async def quick(self, request: Request) -> Response:
        """A match against bots, at once."""
        visitor = self._known(request)
        wanted = await body_of(request, m.QuickGame)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asker_of(request), public=wanted.plan.public)
        opened = await self._service.new_tables.quick_game(visitor, wanted)
        self._quotas.note_opened(opened[0], asker_of(request), public=wanted.plan.public)
        return self.opened(*opened)

    async def tables(self, request: Request) -> Response:
        """A new table."""
        visitor = self._known(request)
        wanted = await body_of(request, m.NewTable)
        self._service.names.require_fit(wanted.name)
        await self._quotas.require_room(visitor, asker_of(request), public=wanted.plan.public)
        opened = await self._service.new_tables.open_table(visitor, wanted)
        self._quotas.note_opened(opened[0], asker_of(request), public=wanted.plan.public)
        return self.opened(*opened)

    async def table(self, request: Request) -> Response:
        """A table as the asker may see it."""
        code, asker = await self._asker(request)
        return json((await self._rooms.projection(code)).snapshot(asker))

    async def lobby(self, request: Request) -> Response:
        """Public tables."""
        async with self._looking:  # once for all who ask at the same time
            if self._service.clock() >= self._listed_until:
                found = await public_tables(self._service.store, self._service.clock(), self._quotas.share_of)
                self._listed, self._listed_until = found, self._service.clock() + LIST_MS
        return json(self._listed)

    async def mine(self, request: Request) -> Response:
        """The asker's tables."""
        return json(await tables_of(self._service.store, self._known(request)))

    async def kept(self, request: Request) -> Response:
        """Everything that is kept of the asker."""
        visitor = self._known(request)
        self._quotas.require_patience(asker_of(request))
        return json(await kept_of(self._service, visitor))

    async def erase(self, request: Request) -> Response:
        """Forget the asker."""
        visitor = self._known(request)
        self._quotas.require_patience(asker_of(request))
        done = await erase(self._service, visitor)
        await self._rooms.hear_operators()
        return json(done)

    async def record(self, request: Request) -> Response:
        """The record of a match, as far as the asker may see it."""
        code, asker = await self._asker(request)
        text = await self._service.tables.record(code, asker, match_of(request))
        name = f'attachment; filename="tilerummy-{code[:6]}.txt"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    def opened(self, code: Code, commitment: str) -> Response:
        """A table that is there now."""
        return json(m.Opened(code, f"{self._addresses[0]}/t/{code}", commitment), 201)

    async def _asker(self, request: Request) -> tuple[Code, Asker]:
        code, token = Code(request.path_params["code"]), token_of(request)
        asker = await self._service.identity.asker_at(code, token)
        request.state.renewed = self._service.identity.renewed(token)
        return code, asker

    def _known(self, request: Request) -> VisitorId:
        return known_to(self._service, request)


def known_to(service: Service, request: Request) -> VisitorId:
    """Who asks; a token is needed, and one that grows old is renewed with the answer."""
    token = token_of(request)
    visitor = service.identity.known(token)
    request.state.renewed = service.identity.renewed(token)
    return visitor


def asker_of(request: HTTPConnection) -> str:
    """The address that a request is counted under."""
    return network_of(request.client.host) if request.client else ""


def match_of(request: Request) -> int | None:
    """Which match of a table is meant, if one is named."""
    return number_of(request, "match")


def number_of(request: Request, name: str) -> int | None:
    """A number in an address, if it is there."""
    wanted = request.query_params.get(name)
    if wanted is None:
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 6):
        raise Rejected(ErrorCode.UNREADABLE, text=f"{name} is a number")
    return int(wanted)


async def text_of(request: Request) -> str:
    """A record that somebody sends."""
    try:
        return (await sent(request, LONGEST_RECORD)).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None


def json(answer: object, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def refused(why: Rejected) -> Response:
    """A refusal."""
    headers = {"www-authenticate": "Bearer"} if why.problem is ErrorCode.WRONG_TOKEN else {}
    answer = json(m.Failure(reasons_of(why)), STATUS.get(why.problem, 400))
    answer.headers.update(headers)
    return answer


def told(answer: Answer, cost: float) -> Answer:
    """The answer, once it is paid for, or why there is none."""

    async def answering(request: Request) -> Response:
        began = monotonic()
        try:
            await _pay(request, cost)
            reply = await _unless_gone(request, answer)
        except Rejected as why:
            reply = refused(why)
            if reply.status_code >= 500:
                log.warning("too busy", extra={"path": public_path(request.url.path), "why": str(why)})
        except Unavailable as error:
            where = {"path": public_path(request.url.path), "status": STATUS[ErrorCode.BUSY]}
            log.error("store unavailable", extra={**where, "why": str(error)})
            reply = refused(Rejected(ErrorCode.BUSY))
        except ClientDisconnect:
            reply = refused(Rejected(ErrorCode.BUSY))  # nobody reads it
        renewed = getattr(request.state, "renewed", None)
        if renewed is not None:
            reply.headers["x-token"] = renewed
        _note(request, reply.status_code, monotonic() - began)
        return reply

    return answering


async def _pay(request: Request, cost: float) -> None:
    """Take the price of what is asked for, from the address that asks."""
    budgets: Budgets = request.app.state.budgets
    account = budgets.of(asker_of(request))
    account.first = token_of(request) is not None
    await account.pay_soon(cost)


async def _unless_gone(request: Request, answer: Answer) -> Response:
    """The answer, unless whoever asked has gone: then nobody works on it any more."""
    if request.method != "GET":
        return await answer(request)
    answering, gone = asyncio.ensure_future(answer(request)), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({answering, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise ClientDisconnect
        return await answering
    finally:
        answering.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _note(request: Request, status: int, seconds: float) -> None:
    code = request.path_params.get("code")
    where = {} if code is None else {"table": code}
    what = {"kind": request.method, "path": public_path(request.url.path), "status": status}
    log.info("request", extra={**where, **what, "ms": round(1000 * seconds, 1)})


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request as the type it should be."""
    try:
        return msgspec.json.decode(await sent(request, MOST_BYTES) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None


async def sent(request: Request, most: int) -> bytes:
    """The body of a request; whoever sends more than so many bytes is refused before it is read."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Rejected(ErrorCode.TOO_LARGE)
    return bytes(body)


def token_of(request: Request) -> str | None:
    """What somebody shows to say who they are."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _packed(answer: Response) -> Response:
    """The same answer in fewer bytes. Only for what holds no secret: its length would tell of it."""
    headers = {**answer.headers, "content-encoding": "gzip"}
    del headers["content-length"]
    return Response(gzip.compress(answer.body, mtime=0), headers=headers)

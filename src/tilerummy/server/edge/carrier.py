"""Starlette carries what is asked to the handlers, and their answers back: the one place that knows both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tilerummy.server.edge.asked import Answer, Asked, refused
from tilerummy.server.edge.budgets import Account, Budgets, network_of
from tilerummy.server.edge.logs import public_path
from tilerummy.server.edge.operation import Bound, Operation, handled
from tilerummy.server.edge.status import STATUS
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.store.store import Unavailable

log = logging.getLogger(__name__)


def routes(operations: Iterable[Operation], answering: Iterable[object], budgets: Budgets) -> list[BaseRoute]:
    """A route for each operation, to the method of whoever answers it."""
    found: list[BaseRoute] = []
    for operation, handler in handled(operations, answering):
        path = operation.path.replace("}", ":str}")
        answer = _carried(handler, operation.cost, budgets)
        found.append(Route(path, answer, methods=[operation.method.upper()]))
    return found


def response(answer: Answer) -> Response:
    """An answer as Starlette sends it."""
    # 304 has no body, and so no type.
    kind = answer.kind if answer.status != 304 else None
    return Response(answer.body, answer.status, answer.headers, kind)


def _carried(handler: Bound, cost: float, budgets: Budgets) -> Callable[[Request], Awaitable[Response]]:
    """The answer, once it is paid for, or why there is none."""

    async def answering(request: Request) -> Response:
        began, asked = monotonic(), _asked(request)
        try:
            await _pay(asked, cost, budgets)
            answer = await _unless_gone(request, handler(asked))
        except Rejected as why:
            answer = refused(why)
            if answer.status >= 500:
                log.warning("too busy", extra={"path": public_path(asked.path), "why": str(why)})
        except Unavailable as error:
            where = {"path": public_path(asked.path), "status": STATUS[ErrorCode.BUSY]}
            log.error("store unavailable", extra={**where, "why": str(error)})
            answer = refused(Rejected(ErrorCode.BUSY))
        except ClientDisconnect:
            answer = refused(Rejected(ErrorCode.BUSY))  # nobody reads it
        if asked.owed:
            _account(asked, budgets).charge(asked.owed)
        if asked.renewed is not None:
            answer = answer.saying(x_token=asked.renewed)
        _note(asked, answer.status, monotonic() - began)
        return response(answer)

    return answering


def _asked(request: Request) -> Asked:
    host = request.client.host if request.client else None
    names, query = request.path_params, request.query_params
    return Asked(
        request.method,
        request.url.path,
        names,
        query,
        request.headers,
        request.stream(),
        host,
        network_of(host) if host else "",
    )


async def _pay(asked: Asked, cost: float, budgets: Budgets) -> None:
    """Take the price of what is asked for, from the address that asks."""
    await _account(asked, budgets).pay_soon(cost)


def _account(asked: Asked, budgets: Budgets) -> Account:
    account = budgets.of(asked.address)
    account.first = asked.token is not None
    return account


async def _unless_gone(request: Request, handling: Awaitable[Answer]) -> Answer:
    """The answer, unless whoever asked has gone: then nobody works on it any more."""
    # What changes something is done to its end, whoever still waits for it.
    if request.method != "GET":
        return await handling
    answering, gone = asyncio.ensure_future(handling), asyncio.ensure_future(_gone(request))
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


def _note(asked: Asked, status: int, seconds: float) -> None:
    code = asked.names.get("code")
    where = {} if code is None else {"table": code}
    what = {"kind": asked.method, "path": public_path(asked.path), "status": status}
    log.info("request", extra={**where, **what, "ms": round(1000 * seconds, 1)})

"""Guards before the application: who may ask, how much, how often; and what every answer says to browsers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilerummy.protocol import messages as m
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import Budgets, TrustedProxies, network_of
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.jobs.staff import ASKER, THE_HOUSE

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OF_ASSETS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""A page fetches a dozen scripts and styles: each says what counts for it, and the rest is for documents.

A script may be a worker: then the policy of its own answer holds for it, not that of the page. Photos are
read in one, and Python runs in another; both need WebAssembly. The page itself may no more than before.
"""
HSTS = {"strict-transport-security": "max-age=31536000"}
"""Where people come by https: browsers never ask without it again."""
ASKING = ("GET", "HEAD")
MOST_HEADERS = 100  # of one request; browsers send twenty, and proxies add ten
CLOSE = ((b"connection", b"close"),)
"""Whatever follows on this connection was perhaps not meant as a request: nothing more is read from it."""
ASSETS = "/assets/"
FREE = ("/healthz", "/livez", ASSETS, "/device/")
"""Never refused: a family that opens the page behind one address asks for hundreds of its files at once."""


class Cuttable(Protocol):
    """Something that serves a connection, and can be made to end."""

    def cancel(self) -> object:
        """End it."""


class SocketsByAddress:
    """Connections to tables by address: behind a proxy only its headers tell whose they are."""

    def __init__(self, most: int, proxies: TrustedProxies) -> None:
        self._most, self._proxies = most, proxies
        self._open: defaultdict[str, set[Cuttable]] = defaultdict(set)

    def enter(self, address: str, task: Cuttable) -> bool:
        """Whether one more of this address is let in; the proxy itself, and this machine, always is."""
        if len(self._open[address]) >= self._most and not self._proxies.names(address):
            return False
        self._open[address].add(task)
        return True

    def is_ours(self, address: str) -> bool:
        """Whether this is the proxy itself, or this machine."""
        return self._proxies.names(address)

    def leave(self, address: str, task: Cuttable) -> None:
        """A connection of this address has ended."""
        self._open[address].discard(task)
        if not self._open[address]:
            del self._open[address]

    def cut(self, address: str) -> None:
        """End all connections of an address."""
        for task in [*self._open.get(address, ())]:
            task.cancel()


class Guard:
    """The application behind its guards."""

    def __init__(
        self,
        app: ASGIApp,
        origins: frozenset[str],
        budgets: Budgets,
        sockets: SocketsByAddress,
        banned: Callable[[str], bool],
        *,
        https: bool = False,
    ) -> None:
        self._app, self._origins = app, origins
        always = HSTS if https else {}
        self._headers = HEADERS | always
        self._of_assets = OF_ASSETS | always
        self._budgets, self._sockets = budgets, sockets
        self._banned = banned

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "http":
            ASKER.set(self._asker(scope))
            headers = self._of_assets if scope["path"].startswith(ASSETS) else self._headers
            await self._http(scope, receive, _with_headers(send, headers))
        elif scope["type"] == "websocket":
            ASKER.set(self._asker(scope))
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _asker(self, scope: Scope) -> str:
        """On whose behalf workers are asked; this machine itself is one with the house."""
        who = _who(scope)
        return THE_HOUSE if self._sockets.is_ours(who) else who

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who, task = _who(scope), asyncio.current_task()
        assert task is not None
        welcome = "\0" not in scope["path"] and len(scope["headers"]) <= MOST_HEADERS
        welcome = welcome and not self._banned(who) and self._may_connect(scope)
        if not welcome or not self._sockets.enter(who, task):
            # A handshake can only be refused once it was received.
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: status 403
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.leave(who, task)

    def _may_connect(self, scope: Scope) -> bool:
        return self._own_origin(scope) and not self._budgets.of(_who(scope)).is_in_debt()

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        free = scope["path"].startswith(FREE)
        if "\0" in scope["path"]:  # nothing has such a name, and a database would choke on it
            await _refuse(send, 404, ErrorCode.NO_SUCH_PAGE)
        elif not free and self._banned(_who(scope)):
            await _refuse(send, 403, ErrorCode.BANNED)
        elif not await self._pays(_who(scope), free=free):
            await _refuse(send, 429, ErrorCode.TOO_MANY)
        elif len(scope["headers"]) > MOST_HEADERS:
            await _refuse(send, 431, ErrorCode.TOO_LARGE, CLOSE)
        elif _two_lengths(scope):
            await _refuse(send, 400, ErrorCode.UNREADABLE, CLOSE, text="a length, and a body in pieces")
        elif scope["method"] not in ASKING and not self._own_origin(scope):
            await _refuse(send, 403, ErrorCode.WRONG_ORIGIN)
        else:
            await self._app(scope, receive, send)

    async def _pays(self, who: str, *, free: bool) -> bool:
        """Take the price that every request has, before anything is done for it; whether it was."""
        account = self._budgets.of(who)
        try:
            await (account.pay(costs.FILE) if free else account.pay_soon(costs.REQUEST))
        except Rejected:
            return False
        return True

    def _own_origin(self, scope: Scope) -> bool:
        """Browsers say where a request comes from; programs say nothing."""
        origin = Headers(scope=scope).get("origin")
        return origin is None or origin.lower() in self._origins


def _who(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


def _with_headers(send: Send, always: Mapping[str, str]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in always.items():
                headers.setdefault(name, value)
            # Answers may hold somebody's tiles: nothing is kept on the way unless its handler says so.
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def _two_lengths(scope: Scope) -> bool:
    """Whether a request says in two ways where it ends: a proxy may believe one, and we the other."""
    return {b"content-length", b"transfer-encoding"} <= {name.lower() for name, _ in scope["headers"]}


async def _refuse(
    send: Send, status: int, problem: ErrorCode, more: tuple[tuple[bytes, bytes], ...] = (), **args: str
) -> None:
    body = msgspec.json.encode(m.Failure([m.RefusalOf(problem.value, {**args})]))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

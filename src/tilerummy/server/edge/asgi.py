"""What Starlette carries: requests to their handlers, sockets to their conversations, files of the page.

The one place, besides the guards before it, that knows both the framework and our own words.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path
from time import monotonic

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilerummy.locales.catalogue import catalogue
from tilerummy.locales.language import best_language
from tilerummy.protocol import messages as m
from tilerummy.scan.photo import network_file
from tilerummy.server.edge.budgets import Account, Budgets, network_of
from tilerummy.server.edge.conversation import Conversation, WireGone
from tilerummy.server.edge.logs import public_path
from tilerummy.server.edge.operation import STATUS, Asked, Bound, Reply, handled, refused, takes
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, Unavailable

log = logging.getLogger(__name__)

# -- requests ------------------------------------------------------------------------------------


def routes(answering: Iterable[object], budgets: Budgets) -> list[BaseRoute]:
    """A route for each operation of those who answer."""
    found: list[BaseRoute] = []
    for operation, handler in handled(answering):
        path = operation.path.replace("}", ":str}")
        answer = _carried(handler, operation.cost, budgets)
        found.append(Route(path, answer, methods=[operation.method.upper()]))
    return found


def response(answer: Reply) -> Response:
    """An answer as Starlette sends it."""
    # 304 has no body, and so no type.
    kind = answer.kind if answer.status != 304 else None
    return Response(answer.body, answer.status, answer.headers, kind)


def _carried(handler: Bound, cost: float, budgets: Budgets) -> Callable[[Request], Awaitable[Response]]:
    """The answer, once it is paid for, or why there is none."""

    async def answering(request: Request) -> Response:
        began, asked = monotonic(), _asked(request)
        try:
            await _account(asked, budgets).pay_soon(cost)
            answer = await _unless_gone(request, handler(asked))
        except Rejected as why:
            answer = refused(why)
            # A refusal is the asker's business; that we are too busy is the operator's.
            if answer.status >= 500:
                log.warning("too busy", extra={"path": public_path(asked.path), "why": str(why)})
        except Unavailable as error:
            where = {"path": public_path(asked.path), "status": STATUS[ErrorCode.BUSY]}
            log.error("store unavailable", extra={**where, "why": str(error)})
            answer = refused(Rejected(ErrorCode.BUSY))
        except ClientDisconnect:
            answer = refused(Rejected(ErrorCode.BUSY))  # nobody reads it
        # What it really cost is known only now: a file may be larger than its price supposed.
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


def _account(asked: Asked, budgets: Budgets) -> Account:
    account = budgets.of(asked.address)
    # Somebody with a token may be in the middle of a match: they come before mere readers.
    account.first = asked.token is not None
    return account


async def _unless_gone(request: Request, handling: Awaitable[Reply]) -> Reply:
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


# -- sockets -------------------------------------------------------------------------------------

_CODES = {
    m.ByeReason.RESTARTING: 1012,
    m.ByeReason.SLOW: 1013,
    m.ByeReason.FLOOD: 1008,
    m.ByeReason.UNREADABLE: 1008,
    m.ByeReason.WRONG_TOKEN: 1008,
    m.ByeReason.OTHER_PROTOCOL: 1008,
    m.ByeReason.FULL: 1013,
    m.ByeReason.BANNED: 1008,
    m.ByeReason.NO_TABLE: 1008,
}


def socket_route(service: Service, budgets: Budgets) -> BaseRoute:
    """Where tables are connected to."""

    async def connected(websocket: WebSocket) -> None:
        code = Code(websocket.path_params["code"])
        await websocket.accept()
        account = budgets.of(network_of(websocket.client.host) if websocket.client else "")
        await Conversation(SocketWire(websocket), service, code, account).serve()

    return WebSocketRoute("/t/{code:str}/socket", connected)


class SocketWire:
    """Carries messages over a WebSocket that has been accepted."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def receive(self) -> bytes:
        """The next message; what is no text is taken as its bytes."""
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            raise WireGone from None
        if message["type"] == "websocket.disconnect":
            raise WireGone
        text = message.get("text")
        # Half a character is refused as unreadable, and must not end the connection.
        return text.encode("utf-8", "replace") if isinstance(text, str) else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send a message."""
        if self._websocket.application_state is not WebSocketState.CONNECTED:
            raise WireGone
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            raise WireGone from None

    async def close(self, reason: m.ByeReason) -> None:
        """Close it, with the code of the reason."""
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(_CODES[reason], reason)


# -- the page: the built web client if it is there, else a few words that it is not --------------

BESIDE = Path(__file__).parent.parent / "page"
"""Where a checkout builds it. Whoever installs tilerummy has it in a package of its own."""
ASSETS = "assets/"
NETWORK_ENDING = ".onnx"
FOREVER = "public, max-age=31536000, immutable"
"""The names of assets change with their contents, so they may be kept."""
PYTHON, LISTED = "device", "files.json"
"""The folder of Python in a site, and the list of its files; their names change with their contents too."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""What browsers call a packed file, and how ours end; smallest first. The build puts them there."""
NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>tilerummy</title>
<h1>tilerummy</h1>
<p>{state}</p>
<p>{programs}</p>
</html>
"""
SCHEMA = '<a href="/schema">/schema</a>'


def page_folder() -> Path:
    """Where the page lies, if it is there at all."""
    # A checkout shows the page that was built in it, whatever else is installed.
    package = None if BESIDE.exists() else find_spec("tilerummy_page")
    return Path(package.origin).parent / "files" if package and package.origin else BESIDE


def page_routes(folder: Path | None = None, site: Path | None = None) -> list[BaseRoute]:
    """Where the page is found: under every address of its own; and Python for browsers, from a site."""
    folder = folder or page_folder()
    index = folder / "index.html"
    python = site and site / PYTHON

    async def part(request: Request) -> Response:
        name = request.path_params["name"]
        if python is None and name == LISTED:
            # Every page asks once whether there is Python here: no is an answer, not an error.
            return Response(status_code=204)
        file = python and _file_at(python, name)
        if file is None:
            raise HTTPException(404)
        return _send(request, file, "no-cache" if name == LISTED else FOREVER)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        file = _file_at(folder, path)
        if path.startswith(ASSETS):
            if file is None and path.endswith(NETWORK_ENDING):
                file = network_file()  # packed once: it is as large as all the rest
            if file is None:
                raise HTTPException(404)
            return _send(request, file, FOREVER)
        if file is None and not index.exists():
            return HTMLResponse(_not_built(request), headers={"vary": "accept-language"})
        # Addresses of the page are its own affair: all of them are the same file.
        return _send(request, file or index, "no-cache")

    return [Route(f"/{PYTHON}/{{name}}", part), Route("/{path:path}", page)]


def _not_built(request: Request) -> str:
    """What somebody sees who has started the server and not yet built its page, in their language."""
    words = catalogue(best_language(request.headers.get("accept-language", "")))
    state, programs = words.text("not-built"), words.text("not-built-programs", address=SCHEMA)
    return NOT_BUILT.format(language=words.language, state=state, programs=programs)


def _send(request: Request, file: Path, cache_control: str) -> Response:
    """A file, packed as tightly as the browser can take it."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0]
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if takes(accepted, name) and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": name}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _file_at(folder: Path, path: str) -> Path | None:
    """A file beside the index or among the assets; never one outside the folder."""
    name = path.removeprefix(ASSETS)
    # One name and no path: no way leads out of the folder, whatever the system makes of dots.
    if not name or "/" in name or "\\" in name or "\0" in name or name.startswith("."):
        return None
    file = folder / path
    try:
        return file if file.is_file() else None
    except OSError:  # a name that no file can have, such as one of a thousand letters
        return None

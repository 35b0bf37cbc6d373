"""One thing that can be asked over HTTP, in words of our own: where, what is asked, what is answered.

Handlers know no framework: whoever carries a request (`asgi.py` at a server, `device/device.py` on a device)
makes an `Asked` of it and takes a `Reply` back. A handler is a method with its operation above it (`get`,
`post`, `put`, `delete`); routes, prices and the description are made of these.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterable, Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from tilerummy.club.terms import ClubReason, ClubRefusal
from tilerummy.protocol import messages as m
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.edge import costs
from tilerummy.server.edge.conversation import MOST_BYTES
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.family.family_file import with_clean_names
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.table_state import LONGEST_RECORD, MOST_LINES

T = TypeVar("T")

JSON, TEXT, HTML, CSS = "application/json", "text/plain", "text/html", "text/css"
GZIP = 31  # so zlib writes what gzip would, without a date
STATUS = {
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.TOO_MANY_TABLES: 429,
    ErrorCode.BANNED: 403,
    ErrorCode.BUSY: 503,
    ErrorCode.FAILED: 500,
    ErrorCode.WRONG_TOKEN: 401,
    ErrorCode.NO_SUCH_TABLE: 404,
    ErrorCode.NO_SUCH_PAGE: 404,
    ErrorCode.NOT_STARTED: 404,
    ErrorCode.NOT_OVER: 409,
    ErrorCode.NO_SUCH_DAY: 404,
    ErrorCode.NO_SUCH_FAMILY: 404,
    ErrorCode.LINK_CHANGED: 410,
    ErrorCode.NOT_IN_FAMILY: 403,
    ErrorCode.NOT_SETTLED: 403,
    ErrorCode.CAME_LATER: 403,
    ErrorCode.WRONG_KEY: 403,
    ErrorCode.NO_SUCH_PERSON: 404,
    ErrorCode.NO_SUCH_SCREEN: 404,
    ErrorCode.WORDS_PAUSED: 429,
    ErrorCode.NO_SUCH_CLUB: 404,
}
"""The HTTP status of each refusal; what is not named here is a 400."""
_NOT_YOURS = (ClubReason.NOT_ORGANISER, ClubReason.NOT_AT_TABLE, ClubReason.OWN_YES)

# -- what is asked --------------------------------------------------------------------------------


@dataclass(slots=True)
class Asked:
    """One request over HTTP."""

    method: str
    path: str
    names: Mapping[str, str]  # what stands for the names in the address of the operation, such as `{code}`
    query: Mapping[str, str]
    headers: Mapping[str, str]
    parts: AsyncIterable[bytes]
    host: str | None = None  # the address it comes from, if it has one
    address: str = ""  # the address that it is counted under
    renewed: str | None = field(default=None, init=False)  # a younger token, told with the answer
    owed: float = field(default=0.0, init=False)
    """What it costs beyond its price, once that is known: milliseconds of a processor."""

    @property
    def token(self) -> str | None:
        """What somebody shows to say who they are."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None

    @property
    def match(self) -> int | None:
        """Which match of a table is meant, if one is named."""
        return self.number("match")

    @property
    def languages(self) -> str:
        """The languages that are wished for: the one that is named, else those of the browser."""
        return self.query.get("lang") or self.headers.get("accept-language", "")

    def number(self, name: str) -> int | None:
        """A number after the question mark, if it is there."""
        wanted = self.query.get(name)
        if wanted is None:
            return None
        # To `isdigit` alone ² is a digit, and `int` cannot read it.
        if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 6):
            raise Rejected(ErrorCode.UNREADABLE, text=f"{name} is a number")
        return int(wanted)

    def known_to(self, service: Service) -> VisitorId:
        """Who asks; a token is needed, and one that grows old is renewed with the answer."""
        visitor = service.identity.known(self.token)
        self.renewed = service.identity.renewed(self.token)
        return visitor

    def takes(self, packing: str) -> bool:
        """Whether whoever asks can take answers packed like this."""
        return takes(self.headers.get("accept-encoding", ""), packing)

    async def body(self, kind: type[T]) -> T:
        """What is sent, as the type it should be."""
        try:
            # Where every field has a default, nothing at all is a valid request.
            return msgspec.json.decode(await self.sent(MOST_BYTES) or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None

    async def record(self) -> str:
        """A record that somebody sends, with names as they are shown here."""
        sent = await self.sent(LONGEST_RECORD)
        self.owed += costs.of_size(len(sent))
        if sent.count(b"\n") > MOST_LINES:
            raise Rejected(ErrorCode.TOO_LARGE)
        try:
            return with_clean_names(sent.decode("utf-8"))
        except (UnicodeDecodeError, Unreadable) as error:
            raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None

    async def sent(self, most: int) -> bytes:
        """What is sent; whoever sends more than so many bytes is refused before it is read."""
        body = bytearray()
        async for part in self.parts:
            body += part
            if len(body) > most:
                raise Rejected(ErrorCode.TOO_LARGE)
        return bytes(body)


def takes(accepted: str, packing: str) -> bool:
    """Whether answers packed like this are among those that are taken; `q=0` is how some say no."""
    asked = (part.partition(";") for part in accepted.replace(" ", "").split(","))
    return any(one == packing and weight not in ("q=0", "q=0.0") for one, _, weight in asked)


# -- what is answered -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer, before anything carries it."""

    body: bytes = b""
    status: int = 200
    kind: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)

    def saying(self, **headers: str) -> Reply:
        """The same with more headers; `cache_control` is `cache-control`."""
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        return replace(self, headers={**self.headers, **more})

    def packed(self, effort: int = 9) -> Reply:
        """The same in fewer bytes. Only for what holds no secret: its length would tell of it."""
        smaller = replace(self, body=zlib.compress(self.body, effort, wbits=GZIP))
        return smaller.saying(content_encoding="gzip")


def json(answer: object, status: int = 200) -> Reply:
    """An answer in JSON."""
    return Reply(msgspec.json.encode(answer), status)


def refused(why: Rejected | ClubRefusal) -> Reply:
    """A refusal."""
    if isinstance(why, ClubRefusal):
        return json(m.Failure(reasons_of(why)), 403 if why.reason in _NOT_YOURS else 400)
    answer = json(m.Failure(reasons_of(why)), STATUS.get(why.problem, 400))
    return answer.saying(www_authenticate="Bearer") if why.problem is ErrorCode.WRONG_TOKEN else answer


def cacheable(asked: Asked, reply: Reply, how_long: str, vary: str, says: bytes | None = None) -> Reply:
    """An answer that browsers may keep, or word that whoever asks has it already.

    Where only a part of it has to be sent again when it changes, that is what it `says`.
    """
    tag = f'"{sha256(reply.body if says is None else says).hexdigest()[:20]}"'
    told = reply.saying(cache_control=how_long, etag=tag, vary=vary)
    # 304 has no body, and its length must not be told either.
    return replace(told, body=b"", status=304) if asked.headers.get("if-none-match") == tag else told


@cache
def own_file(name: str) -> Reply:
    """A style or a script of a page that is made here: our policy lets no page run what stands in it."""
    kind = CSS if name.endswith(".css") else "text/javascript"
    return Reply((files(__package__) / name).read_bytes(), kind=kind)


# -- an operation ---------------------------------------------------------------------------------

Schema = dict[str, Any]
Handler = Callable[[Any, Asked], Awaitable[Reply]]
Bound = Callable[[Asked], Awaitable[Reply]]

TURN = ("turn", {"type": "string", "pattern": "^[0-9]{1,5}$"}, "Its number in the review, from 0.")
MATCH = (
    "match",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "An earlier match of the table; the latest if left out.",
)
ROUND = (
    "round",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "The whole record up to the end of this round, once that is over.",
)

SEAT = (
    "seat",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "Whose turns are looked at first, and told first.",
)


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for, and the declaration above the handler that answers it."""

    method: str
    path: str
    answer: type | str  # what comes back: a type, or what the text is
    status: int = 200
    body: type | str | None = None
    token: bool | None = None  # whether a token is needed; None if none is looked at
    query: tuple[tuple[str, Schema, str], ...] = ()
    also: tuple[int, ...] = ()  # refusals besides those that anything can meet
    described: bool = True  # for those who write clients; pages for people and old addresses are not
    summary: str = ""  # if it is not said, the docstring of the handler
    cost: float = 0.0  # beyond what every request costs (`costs.py`)

    def __call__(self, handler: Handler) -> Handler:
        """Declare that a handler answers this; it may answer at several addresses."""
        told = self.summary or (handler.__doc__ or "").partition("\n")[0].rstrip(".")
        # On the function itself: a class is asked for its operations before there is any of its kind.
        vars(handler)["operations"] = (replace(self, summary=told), *_declared(handler))
        return handler

    @property
    def types(self) -> list[type]:
        """The types of what it takes and answers."""
        found = (kind for kind in (self.answer, self.body) if isinstance(kind, type))
        return [kind for kind in found if kind is not dict[str, Any]]


get, post = partial(Operation, "get"), partial(Operation, "post")
put, delete = partial(Operation, "put"), partial(Operation, "delete")


def _declared(handler: object) -> tuple[Operation, ...]:
    found: tuple[Operation, ...] = getattr(handler, "operations", ())
    return found


def operations_of(*kinds: type) -> tuple[Operation, ...]:
    """Everything that these classes answer, in the order in which it stands there."""
    return tuple(one for kind in kinds for handler in vars(kind).values() for one in _declared(handler))


def handled(answering: Iterable[object]) -> Iterator[tuple[Operation, Bound]]:
    """Each operation with the method that answers it."""
    for owner in answering:
        # In the order in which they stand there: of two at one address the first answers.
        for name, handler in vars(type(owner)).items():
            for one in _declared(handler):
                yield one, getattr(owner, name)

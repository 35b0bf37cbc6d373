"""What is asked over HTTP, and what is answered, whoever carries them: handlers know no framework."""

from __future__ import annotations

from collections.abc import AsyncIterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.rules.refusal import Unreadable
from tilerummy.server.edge.conversation import MOST_BYTES
from tilerummy.server.edge.status import STATUS
from tilerummy.server.errors import ErrorCode, Rejected, reasons_of
from tilerummy.server.family.family_file import with_clean_names
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import VisitorId
from tilerummy.server.table.table_state import LONGEST_RECORD, MOST_LINES

T = TypeVar("T")

JSON, TEXT, HTML, CSS = "application/json", "text/plain", "text/html", "text/css"


@dataclass(slots=True)
class Asked:
    """One request over HTTP, in words of our own."""

    method: str
    path: str
    names: Mapping[str, str]
    """What stands for the names in the address of the operation, such as `{code}`."""
    query: Mapping[str, str]
    headers: Mapping[str, str]
    parts: AsyncIterable[bytes]
    host: str | None = None
    """The address it comes from, if it has one."""
    address: str = ""
    """The address that it is counted under."""
    renewed: str | None = field(default=None, init=False)
    """A younger token, told with the answer."""
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


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to it, before anything carries it."""

    body: bytes = b""
    status: int = 200
    kind: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)

    def saying(self, **headers: str) -> Answer:
        """The same with more headers; `cache_control` is `cache-control`."""
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        return replace(self, headers={**self.headers, **more})


def json(answer: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(msgspec.json.encode(answer), status)


def refused(why: Rejected) -> Answer:
    """A refusal."""
    answer = json(m.Failure(reasons_of(why)), STATUS.get(why.problem, 400))
    return answer.saying(www_authenticate="Bearer") if why.problem is ErrorCode.WRONG_TOKEN else answer


def takes(accepted: str, packing: str) -> bool:
    """Whether answers packed like this are among those that are taken; `q=0` is how some say no."""
    asked = (part.partition(";") for part in accepted.replace(" ", "").split(","))
    return any(one == packing and weight not in ("q=0", "q=0.0") for one, _, weight in asked)

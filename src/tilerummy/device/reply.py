"""What comes back when something is asked of the device: what a server would have answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from tilerummy.protocol import messages as m
from tilerummy.server.edge.status import STATUS
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.reasons import reasons_of

T = TypeVar("T")

JSON, TEXT = "application/json", "text/plain; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked: where, with what, by whom."""

    method: str
    parts: tuple[str, ...]
    """The address, piece by piece."""
    query: Mapping[str, str]
    body: bytes = b""
    token: str | None = None

    def read(self, kind: type[T]) -> T:
        """The body as the type it should be."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Rejected(ErrorCode.UNREADABLE, text=str(error)[:200]) from None


def question(method: str, address: str, body: bytes, token: str | None) -> Question:
    """A question from its address, with or without a query."""
    path, _, query = address.partition("?")
    parts = tuple(unquote(part) for part in path.strip("/").split("/"))
    return Question(method, parts, dict(parse_qsl(query)), body, token)


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer."""

    status: int
    body: bytes
    kind: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)


def told(answer: object, status: int = 200) -> Reply:
    """An answer in JSON."""
    return Reply(status, msgspec.json.encode(answer))


def refused(why: Rejected) -> Reply:
    """A refusal, with its reasons."""
    return Reply(STATUS.get(why.problem, 400), msgspec.json.encode(m.Failure(reasons_of(why))))


def opened(code: str, commitment: str) -> Reply:
    """A table that is there now."""
    return told(m.Opened(code, f"t/{code}", commitment), 201)

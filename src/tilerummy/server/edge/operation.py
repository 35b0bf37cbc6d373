"""One thing that can be asked for: where, of whom, for what price; all that its carrier has to know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from types import MethodType
from typing import Any

from tilerummy.server.edge import costs
from tilerummy.server.edge.asked import Answer, Asked

Schema = dict[str, Any]
Handler = Callable[[Any, Asked], Awaitable[Answer]]
Bound = Callable[[Asked], Awaitable[Answer]]

TURN = ("turn", {"type": "string", "pattern": "^[0-9]{1,5}$"}, "Its number in the review, from 0.")
MATCH = (
    "match",
    {"type": "string", "pattern": "^[0-9]{1,5}$"},
    "An earlier match of the table; the latest if left out.",
)


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    handler: Handler
    """A method of one of the classes that answer; the carrier finds whose it is."""
    answer: type | str
    """What comes back: a type, or what the text is."""
    status: int = 200
    body: type | str | None = None
    token: bool | None = None
    """Whether a token is needed; None if none is looked at."""
    query: tuple[tuple[str, Schema, str], ...] = ()
    also: tuple[int, ...] = ()
    """Refusals besides those that anything can meet."""

    @property
    def cost(self) -> float:
        """What it costs beyond what every request does."""
        return costs.of_request(self.method.upper(), self.path)

    @property
    def types(self) -> list[type]:
        """The types of what it takes and answers."""
        found = (kind for kind in (self.answer, self.body) if isinstance(kind, type))
        return [kind for kind in found if kind is not dict[str, Any]]


def handled(
    operations: Iterable[Operation], answering: Iterable[object]
) -> Iterator[tuple[Operation, Bound]]:
    """Each operation with the method of whoever answers it."""
    at = {type(one): one for one in answering}
    for operation in operations:
        # One and no other: what nobody answers, or two would, is found when the server starts.
        (owner,) = (one for kind, one in at.items() if operation.handler in vars(kind).values())
        yield operation, MethodType(operation.handler, owner)

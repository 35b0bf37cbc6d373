"""What the server keeps, in our words. Whoever implements this keeps every promise made here.

A table has a version that goes up with each change. A change carries the version it was decided by:
if the table has changed since, by whatever process, it is a `Conflict` and nothing is kept of it.
When `change` returns, all of it is durable.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NewType, Protocol, TypeAlias

Code = NewType("Code", str)
"""The name of a table, in its link; whoever knows it may come in."""
VisitorId = NewType("VisitorId", str)
NOBODY = VisitorId("")
MOST_RECORDS = 500
MOST_PLEDGES = 8
"""So many tables a visitor can be opening at once."""


class Conflict(Exception):
    """The table has changed since the change was decided: look again."""


class Unavailable(Exception):
    """The store cannot be reached or written; nothing was kept."""


@dataclass(frozen=True, slots=True)
class KeptLine:
    """An event as it is kept: when, and the line of the record. The first one is the record's header."""

    at: int
    text: str


@dataclass(frozen=True, slots=True)
class KeptDraft:
    """What the seat in turn had laid, after so many events of the match."""

    match: int
    sequence: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at a table; remarks are numbered from 1."""

    number: int
    body: bytes


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """What a visitor's message was answered with, so that it can be said again."""

    visitor: VisitorId
    id: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody knows of a table already, so that only the rest has to be read."""

    match: int = 0
    sequence: int = 0
    """Events of that match."""
    version: int = 0
    remarks: int = 0
    """The number of the last one."""


NOTHING_KNOWN = Known()


@dataclass(frozen=True, slots=True)
class Outage:
    """A time without any server: clocks stood still from its beginning to its end."""

    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept, with the match being played or played last."""

    version: int
    party: bytes
    match: int
    first: int
    """The number of the first of the lines: 0 unless only later ones were asked for."""
    lines: tuple[KeptLine, ...]
    draft: KeptDraft | None
    answers: tuple[KeptAnswer, ...]
    """The latest ones, oldest first; those that are known may be left out."""
    remarks: tuple[Remark, ...]
    seen: Mapping[VisitorId, int]
    """Until when each visitor was, or is taken to be, connected through other processes."""
    gap: Outage | None = None
    """A time without any server since the last change."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What a table can be found by."""

    public: bool
    phase: str
    members: tuple[VisitorId, ...]
    """The people who have a seat."""
    turn: VisitorId
    """Whose turn it is."""
    due: int | None
    """When somebody has to look at the table: a time-out, or a bot that should have played."""
    host: VisitorId = NOBODY
    names: tuple[str, ...] = ()
    """Under which name each of the members sits there."""

    def seated(self) -> tuple[tuple[VisitorId, str], ...]:
        """The people with their names; backups of older versions have none."""
        return tuple(zip(self.members, self.names or ("",) * len(self.members), strict=True))


def listed(rows: Sequence[tuple[VisitorId, str]]) -> tuple[tuple[VisitorId, ...], tuple[str, ...]]:
    """The people of a table and their names, as a listing has them."""
    names = tuple(name for _, name in rows)
    return tuple(visitor for visitor, _ in rows), names if any(names) else ()


@dataclass(frozen=True, slots=True)
class WholeTable:
    """A table with everything that a backup holds; answers to messages are not among it."""

    code: Code
    version: int
    party: bytes
    match: int
    listing: Listing
    changed: int
    matches: Mapping[int, tuple[KeptLine, ...]]
    draft: KeptDraft | None
    remarks: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class KeptRating:
    """What a puzzle's rating has come to, after so many tries."""

    puzzle: str
    value: float
    deviation: float
    volatility: float
    tries: int


@dataclass(frozen=True, slots=True)
class KeptDay:
    """How often one result of a day's deal was told."""

    day: str
    turns: int
    left: int
    told: int


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    code: Code
    party: bytes
    turn: VisitorId


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one step changes at a table, kept as a whole or not at all."""

    code: Code
    expected: int
    """The version it was decided by; 0 for a new table."""
    party: bytes | None
    """The party after it, if that changed."""
    listing: Listing
    match: int
    first: int
    """The number of the first of the new events."""
    lines: tuple[KeptLine, ...]
    ends_draft: bool
    """The turn is over for which a draft may have been kept."""
    answer: KeptAnswer | None
    now: int


Statement = tuple[str, tuple[object, ...]]
"""What both kinds of store understand; values stand for $1, $2 and so on."""


class Database(Protocol):
    """As much of a store as plain statements need."""

    async def query(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows of a statement that changes nothing."""

    async def write_all(
        self, statements: Sequence[Statement], *, each_changes: bool = False
    ) -> Sequence[int]:
        """Do all of these, or none; how many rows each has changed."""


def keepable(values: Iterable[object]) -> bool:
    """Whether a database takes these texts: PostgreSQL has no zero characters, and none has half ones."""
    for value in values:
        if isinstance(value, str) and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
        if isinstance(value, str) and "\0" in value:
            return False
    return True


Row: TypeAlias = Any
"""A row whose columns have names; a tuple as well."""


@lru_cache(maxsize=256)
def row_type(columns: tuple[str, ...]) -> type[Row]:
    """Rows with these columns."""
    return namedtuple("Row", columns, rename=True)

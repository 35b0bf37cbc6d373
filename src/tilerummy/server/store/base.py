"""What the server keeps, in our words. Whoever implements this keeps every promise made here.

A table has a version that goes up with each change. A change carries the version it was decided by:
if the table has changed since, by whatever process, it is a `Conflict` and nothing is kept of it.
When `change` returns, all of it is durable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NewType, Protocol

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
class Line:
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
class Answer:
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
class Gap:
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
    lines: tuple[Line, ...]
    draft: KeptDraft | None
    answers: tuple[Answer, ...]
    """The latest ones, oldest first; those that are known may be left out."""
    remarks: tuple[Remark, ...]
    seen: Mapping[VisitorId, int]
    """Until when each visitor was, or is taken to be, connected through other processes."""
    gap: Gap | None = None
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
class Whole:
    """A table with everything that a backup holds; answers to messages are not among it."""

    code: Code
    version: int
    party: bytes
    match: int
    listing: Listing
    changed: int
    matches: Mapping[int, tuple[Line, ...]]
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
class Found:
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
    lines: tuple[Line, ...]
    ends_draft: bool
    """The turn is over for which a draft may have been kept."""
    answer: Answer | None
    now: int


class Store(Protocol):
    """Keeps tables."""

    async def open(self) -> None:
        """Get ready; older forms of the store are brought up to date."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def probe(self, process: str, now: int) -> None:
        """Read and write something; `Unavailable` if either fails."""

    async def key(self, fresh: bytes) -> bytes:
        """What credentials are signed with: this one if there is none yet."""

    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of what is known only the rest."""

    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""

    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""

    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: Answer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""

    async def answer(self, code: Code, visitor: VisitorId, message_id: str) -> bytes | None:
        """What a message was answered with, however long ago."""

    async def lines(self, code: Code, match: int) -> tuple[Line, ...]:
        """All events of a match."""

    async def lobby(self, limit: int, each: int, now: int, since: int) -> Sequence[Found]:
        """Public tables that are gathering or playing, the latest first.

        Only those whose host is there now and that have changed since; of one host so many at most.
        """

    async def public_tables_of(self, host: VisitorId, since: int) -> int:
        """How many public tables of a host are gathering or playing, and have changed since."""

    async def tables_of(self, visitor: VisitorId, limit: int) -> Sequence[Found]:
        """Where a visitor has a seat, the latest first."""

    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""

    async def next_due(self, now: int) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""

    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""

    async def see_all(self, process: str, now: int, until: int) -> None:
        """The process is alive, and whoever was connected through it still is."""

    async def begin(self, process: str, now: int, until: int, quiet: int) -> int:
        """This process is alive from now on; if no other was for so long, all clocks have stood still.

        Deadlines move by that time, and each table is told of the gap when it is next loaded; at how many.
        """

    async def last_alive(self, process: str, now: int) -> int | None:
        """When any other process was last alive; None if never."""

    async def pledge(self, visitor: VisitorId, secret: bytes, now: int) -> None:
        """Fix one more secret for a visitor; only the latest `MOST_PLEDGES` stay."""

    async def redeem(self, visitor: VisitorId, commitment: str | None = None) -> bytes | None:
        """A secret pledged, the one with this hash or else the latest, which is used up by this."""

    async def keep_try(self, mark: str, at: int, rating: KeptRating) -> None:
        """Keep that a puzzle was tried, and what its rating is after it.

        `Conflict` if this mark is there already, or if the puzzle was tried by another meanwhile.
        """

    # -- what is not hot: plain statements that both kinds of store understand -----------------------

    async def query(self, statement: str, *values: object) -> Sequence[tuple[Any, ...]]:
        """The rows of a statement that changes nothing; values stand for $1, $2 and so on."""

    async def write_all(self, statements: Sequence[tuple[str, tuple[object, ...]]]) -> None:
        """Do all of these, or none."""

    async def keep_record(self, key: str, body: bytes, now: int) -> None:
        """Keep a record that is being reviewed, for any server; only the latest `MOST_RECORDS` stay."""

    async def kept_record(self, key: str) -> bytes | None:
        """A record that was kept, if it is there still."""

    # -- housekeeping ------------------------------------------------------------------------------

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""

    async def codes(self, after: Code, limit: int) -> Sequence[Code]:
        """The tables in the order of their codes, from behind that one."""

    async def whole(self, code: Code) -> Whole | None:
        """A table with all its matches."""

    async def restore(self, whole: Whole) -> None:
        """Put a table back; `Conflict` if it is there."""

    async def prune(self, before: int, limit: int) -> int:
        """Forget tables, and pledges, that are older; how many tables went.

        A match whose clock is running is not forgotten: a turn may have days.
        """

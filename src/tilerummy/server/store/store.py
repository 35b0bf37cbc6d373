"""The store: what the server keeps, and the statements for it that both kinds of database understand.

What people wait for in a match (loading a table, a change, a draft, a remark, presence, deadlines) each kind
of store does in its own way. All the rest is written here once; what is kept besides tables (families, bans,
puzzles, notices) is in the files of rows beside this one.

A table has a version that goes up with each change. A change carries the version it was decided by:
if the table has changed since, by whatever process, it is a `Conflict` and nothing is kept of it.
When `change` returns, all of it is durable.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import namedtuple
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, NewType, TypeAlias

Code = NewType("Code", str)  # the name of a table, in its link; whoever knows it may come in
VisitorId = NewType("VisitorId", str)
NOBODY = VisitorId("")
MOST_RECORDS = 500
KEY_PREFIX = 16  # the key of a record that is reviewed begins with so many digits of its match's commitment
MOST_PLEDGES = 8  # so many tables a visitor can be opening at once


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
    sequence: int = 0  # events of that match
    version: int = 0
    remarks: int = 0  # the number of the last one


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
    first: int  # the number of the first of the lines: 0 unless only later ones were asked for
    lines: tuple[KeptLine, ...]
    draft: KeptDraft | None
    answers: tuple[KeptAnswer, ...]  # the latest ones, oldest first; those that are known may be left out
    remarks: tuple[Remark, ...]
    seen: Mapping[VisitorId, int]
    """Until when each visitor was, or is taken to be, connected through other processes."""
    gap: Outage | None = None  # a time without any server since the last change


@dataclass(frozen=True, slots=True)
class Listing:
    """What a table can be found by."""

    public: bool
    phase: str
    members: tuple[VisitorId, ...]  # the people who have a seat
    turn: VisitorId  # whose turn it is
    due: int | None  # when somebody has to look at the table: a time-out, or a bot that should have played
    host: VisitorId = NOBODY
    names: tuple[str, ...] = ()  # under which name each of the members sits there

    def seated(self) -> tuple[tuple[VisitorId, str], ...]:
        """The people with their names; backups of older versions have none."""
        return tuple(zip(self.members, self.names or ("",) * len(self.members), strict=True))


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
class ListedTable:
    """A table in a list."""

    code: Code
    party: bytes
    turn: VisitorId


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one step changes at a table, kept as a whole or not at all."""

    code: Code
    expected: int  # the version it was decided by; 0 for a new table
    party: bytes | None  # the party after it, if that changed
    listing: Listing
    match: int
    first: int  # the number of the first of the new events
    lines: tuple[KeptLine, ...]
    ends_draft: bool  # the turn is over for which a draft may have been kept
    answer: KeptAnswer | None
    now: int


Statement = tuple[str, tuple[object, ...]]
"""What both kinds of store understand; values stand for $1, $2 and so on."""


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


Row: TypeAlias = Any  # a row whose columns have names; a tuple as well


@lru_cache(maxsize=256)
def row_type(columns: tuple[str, ...]) -> type[Row]:
    """Rows with these columns."""
    return namedtuple("Row", columns, rename=True)


PARTS = ("events", "answers", "drafts", "remarks", "presence", "members", "tables")
"""Everything that is kept of a table, by its code; the table itself last."""
MANY = 1_000_000_000
PROBES_MS = 60_000
_OLD_TABLES = """SELECT code FROM tables
    WHERE changed < $1 AND (phase <> 'playing' OR due IS NULL OR due < $1) ORDER BY changed LIMIT $2"""
# The casts are for PostgreSQL, which cannot tell the type of a difference of two parameters.
_STOOD_STILL = """UPDATE tables SET due = due + CAST($2 AS BIGINT) - CAST($1 AS BIGINT),
    gap_begin = coalesce(gap_begin, $1),
    gap_end = CASE WHEN gap_end IS NULL THEN $2 ELSE CAST($2 AS BIGINT) - (CAST($1 AS BIGINT) - gap_end) END
    WHERE phase = 'playing' AND due IS NOT NULL
    AND (SELECT max(alive) FROM processes WHERE process <> $3) = $1"""
_LOBBY = """SELECT code, party, turn FROM (
    SELECT code, party, turn, changed, row_number() OVER (PARTITION BY host ORDER BY changed DESC) AS place
    FROM tables WHERE public AND phase <> 'over' AND changed > $4 AND EXISTS (
        SELECT 1 FROM presence LEFT JOIN processes ON presence.process = processes.process AND here
        WHERE presence.code = tables.code AND visitor = host
        AND (presence.until > $3 OR processes.until > $3))
    ) listed WHERE place <= $2 ORDER BY changed DESC LIMIT $1"""


class Store(ABC):
    """Keeps tables."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready; older forms of the store are brought up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    async def key(self, fresh: bytes) -> bytes:
        """What credentials are signed with: this one if there is none yet."""

    # -- what people wait for: each kind of store has its own way -----------------------------------

    @abstractmethod
    async def load(self, code: Code, known: Known = NOTHING_KNOWN) -> Kept | None:
        """A table, if there is one; of what is known only the rest."""

    @abstractmethod
    async def change(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not as expected."""

    @abstractmethod
    async def keep_draft(self, code: Code, draft: KeptDraft) -> None:
        """Keep a draft in place of the one before."""

    @abstractmethod
    async def keep_remark(self, code: Code, body: bytes, keep: int, answer: KeptAnswer) -> int:
        """Keep a remark, which gets a number; only so many of the last ones stay."""

    @abstractmethod
    async def claim_due(self, now: int, until: int, limit: int) -> Sequence[Code]:
        """Tables to be looked at; nobody else gets them before `until`."""

    @abstractmethod
    async def next_due(self) -> int | None:
        """When the next table is to be looked at, claimed ones at the end of their claim."""

    @abstractmethod
    async def see(
        self, process: str, code: Code, visitor: VisitorId, until: int, *, here: bool = True
    ) -> None:
        """A visitor is connected through this process, until then at least; or they have just left."""

    # -- plain statements ---------------------------------------------------------------------------

    @abstractmethod
    async def fetch(self, statements: Sequence[Statement]) -> Sequence[Sequence[Row]]:
        """The rows of each statement, all as they were at one moment."""

    @abstractmethod
    async def run(self, statements: Sequence[Statement], *, each_changes: bool) -> Sequence[int]:
        """Do all of these, or none; `Conflict` if a key is there already, or if one has nothing to change."""

    async def query(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows of a statement that changes nothing; values stand for $1, $2 and so on.

        A text that no database takes was never kept, so nothing is found by it.
        """
        # PostgreSQL would refuse it, and whoever types nonsense would hear that the store is away.
        return (await self.fetch([(statement, values)]))[0] if keepable(values) else []

    async def write_all(
        self, statements: Sequence[Statement], *, each_changes: bool = False
    ) -> Sequence[int]:
        """Do all of these, or none; how many rows each has changed."""
        for _, values in statements:
            if not keepable(values):
                raise ValueError("a text that no database takes cannot be kept")
        return await self.run(statements, each_changes=each_changes) if statements else []

    # -- tables, found and read ---------------------------------------------------------------------

    async def lines(self, code: Code, match: int) -> tuple[KeptLine, ...]:
        """All events of a match."""
        ask = "SELECT at, text FROM events WHERE code = $1 AND match = $2 ORDER BY sequence"
        return tuple(KeptLine(*row) for row in await self.query(ask, code, match))

    async def answer(self, code: Code, visitor: VisitorId, message_id: str) -> bytes | None:
        """What a message was answered with, however long ago."""
        ask = "SELECT body FROM answers WHERE code = $1 AND visitor = $2 AND id = $3"
        rows = await self.query(ask, code, visitor, message_id)
        return rows[0].body if rows else None

    async def lobby(self, limit: int, each: int, now: int, since: int) -> Sequence[ListedTable]:
        """Public tables that are gathering or playing, the latest first.

        Only those whose host is there now and that have changed since; of one host so many at most.
        """
        return [ListedTable(*row) for row in await self.query(_LOBBY, limit, each, now, since)]

    async def public_tables_of(self, host: VisitorId, since: int) -> int:
        """How many public tables of a host are gathering or playing, and have changed since."""
        ask = """SELECT count(*) AS number FROM tables
            WHERE host = $1 AND public AND phase <> 'over' AND changed > $2"""
        return int((await self.query(ask, host, since))[0].number)

    async def tables_of(self, visitor: VisitorId, limit: int) -> Sequence[ListedTable]:
        """Where a visitor has a seat, the latest first."""
        ask = """SELECT code, party, turn FROM members JOIN tables USING (code)
            WHERE visitor = $1 AND seated ORDER BY changed DESC LIMIT $2"""
        return [ListedTable(*row) for row in await self.query(ask, visitor, limit)]

    @abstractmethod
    async def scrub(self) -> None:
        """Let nothing of what was forgotten lie about where nobody asks for it; a file has such places."""

    # -- processes ----------------------------------------------------------------------------------

    async def probe(self, process: str, now: int) -> None:
        """Read and write something; `Unavailable` if either fails. Each process has a row of its own."""
        keep = """INSERT INTO probes (process, at) VALUES ($1, $2)
            ON CONFLICT (process) DO UPDATE SET at = excluded.at"""
        # Names of processes are new at every start: without this the rows would pile up.
        old = ("DELETE FROM probes WHERE at < $1", (now - PROBES_MS,))
        await self.write_all([(keep, (process, now)), old])

    async def heartbeat(self, process: str, now: int, until: int) -> None:
        """The process is alive, and whoever was connected through it still is."""
        await self.write_all([_alive(process, now, until)])

    async def last_alive(self, process: str) -> int | None:
        """When any other process was last alive; None if never."""
        ask = "SELECT max(alive) AS last FROM processes WHERE process <> $1"
        last: int | None = (await self.query(ask, process))[0].last
        return last

    async def begin(self, process: str, now: int, until: int, quiet: int) -> int:
        """This process is alive from now on; if no other was for so long, all clocks have stood still.

        Deadlines move by that time, and each table is told of the gap when it is next loaded; at how many.
        Of two gaps with nobody at the table between them, the second is moved up to the first. Of two
        processes that begin at once only one moves them: the other finds somebody alive.
        """
        last, alive = await self.last_alive(process), _alive(process, now, until)
        if last is None or now - last < quiet:
            await self.write_all([alive])
            return 0
        # In one transaction with its own sign of life: whoever begins a moment later finds it.
        return (await self.write_all([(_STOOD_STILL, (last, now, process)), alive]))[0]

    # -- secrets, records ---------------------------------------------------------------------------

    async def pledge(self, visitor: VisitorId, secret: bytes, now: int) -> None:
        """Fix one more secret for a visitor; only the latest `MOST_PLEDGES` stay."""
        keep = "INSERT INTO pledged (visitor, secret, at) VALUES ($1, $2, $3)"
        # With a LIMIT that limits nothing: SQLite has no OFFSET without one.
        old = """DELETE FROM pledged WHERE number IN (
            SELECT number FROM pledged WHERE visitor = $1 ORDER BY number DESC LIMIT $3 OFFSET $2)"""
        await self.write_all([(keep, (visitor, secret, now)), (old, (visitor, MOST_PLEDGES, MANY))])

    async def redeem(self, visitor: VisitorId, commitment: str | None = None) -> bytes | None:
        """A secret pledged, the one with this hash or else the latest, which is used up by this."""
        ask = "SELECT number, secret FROM pledged WHERE visitor = $1 ORDER BY number DESC"
        for row in await self.query(ask, visitor):
            if commitment in (None, sha256(row.secret).hexdigest()):
                # SQLite gives the number of a row that is gone to a new one: the secret says which is meant.
                used = ("DELETE FROM pledged WHERE number = $1 AND secret = $2", (row.number, row.secret))
                if (await self.write_all([used]))[0]:  # else another was faster
                    return bytes(row.secret)
        return None

    async def keep_record(self, key: str, body: bytes, now: int) -> None:
        """Keep a record that is being reviewed, for any server; only the latest `MOST_RECORDS` stay."""
        keep = """INSERT INTO records (key, body, at) VALUES ($1, $2, $3)
            ON CONFLICT (key) DO UPDATE SET at = excluded.at"""
        old = """DELETE FROM records WHERE key IN (
            SELECT key FROM records ORDER BY at DESC LIMIT $2 OFFSET $1)"""
        await self.write_all([(keep, (key, body, now)), (old, (MOST_RECORDS, MANY))])

    async def kept_record(self, key: str) -> bytes | None:
        """A record that was kept, if it is there still."""
        rows = await self.query("SELECT body FROM records WHERE key = $1", key)
        return rows[0].body if rows else None

    # -- housekeeping -------------------------------------------------------------------------------

    async def counts(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""
        ask = "SELECT phase, count(*) AS number FROM tables GROUP BY phase"
        return {row.phase: row.number for row in await self.query(ask)}

    async def codes(self, after: Code, limit: int) -> Sequence[Code]:
        """The tables in the order of their codes, from behind that one."""
        ask = "SELECT code FROM tables WHERE code > $1 ORDER BY code LIMIT $2"
        return [row.code for row in await self.query(ask, after, limit)]

    async def whole(self, code: Code) -> WholeTable | None:
        """A table with all its matches."""
        asked = (
            """SELECT version, party, match, public, phase, turn, due, changed, host
                FROM tables WHERE code = $1""",
            "SELECT visitor, name FROM members WHERE code = $1 AND seated ORDER BY visitor",
            "SELECT match, at, text FROM events WHERE code = $1 ORDER BY match, sequence",
            "SELECT match, sequence, body FROM drafts WHERE code = $1",
            "SELECT number, body FROM remarks WHERE code = $1 ORDER BY number",
        )
        tables, members, events, drafts, remarks = await self.fetch([(ask, (code,)) for ask in asked])
        if not tables:
            return None
        (row,) = tables
        who, names = tuple(each.visitor for each in members), tuple(each.name for each in members)
        matches: dict[int, list[KeptLine]] = {number: [] for number in range(1, row.match + 1)}
        for event in events:
            matches[event.match].append(KeptLine(event.at, event.text))
        return WholeTable(
            code=code,
            version=row.version,
            party=row.party,
            match=row.match,
            listing=Listing(
                bool(row.public), row.phase, who, row.turn, row.due, row.host, names if any(names) else ()
            ),
            changed=row.changed,
            matches={number: tuple(lines) for number, lines in matches.items()},
            draft=next((KeptDraft(*draft) for draft in drafts), None),
            remarks=tuple(Remark(*remark) for remark in remarks),
        )

    async def restore(self, whole: WholeTable) -> None:
        """Put a table back; `Conflict` if it is there."""
        await self.write_all(_restored(whole))

    async def prune(self, before: int, limit: int) -> int:
        """Forget tables, pledges, records, tries and processes that are older; how many tables went.

        A match whose clock is running is not forgotten: a turn may have days.
        """
        old = (before, limit)
        # All parts are found by the table's own row, which is therefore deleted last.
        parts = [(f"DELETE FROM {part} WHERE code IN ({_OLD_TABLES})", old) for part in PARTS]
        dead = "DELETE FROM presence WHERE process IN (SELECT process FROM processes WHERE alive < $1)"
        rest = (
            *(f"DELETE FROM {part} WHERE at < $1" for part in ("pledged", "records", "marks")),
            dead,
            "DELETE FROM processes WHERE alive < $1",
        )
        counts = await self.write_all([*parts, *((statement, (before,)) for statement in rest)])
        return counts[len(PARTS) - 1]


def _alive(process: str, now: int, until: int) -> Statement:
    keep = """INSERT INTO processes (process, alive, until) VALUES ($1, $2, $3)
        ON CONFLICT (process) DO UPDATE SET alive = excluded.alive, until = excluded.until"""
    return keep, (process, now, until)


def _restored(whole: WholeTable) -> list[Statement]:
    """What puts a table back."""
    code, listing = whole.code, whole.listing
    # The counter of remarks goes on from there: a number is never given twice.
    last = max((remark.number for remark in whole.remarks), default=0)
    table = """INSERT INTO tables
        (code, version, party, match, public, phase, turn, due, changed, host, remarks)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"""
    row = (
        *(code, whole.version, whole.party, whole.match, listing.public, listing.phase),
        *(listing.turn, listing.due, whole.changed, listing.host, last),
    )
    # TRUE and FALSE are words of both; SQLite keeps them as 1 and 0.
    member = "INSERT INTO members (visitor, code, name, seated) VALUES ($1, $2, $3, TRUE)"
    event = "INSERT INTO events (code, match, sequence, at, text) VALUES ($1, $2, $3, $4, $5)"
    draft = "INSERT INTO drafts (code, match, sequence, body) VALUES ($1, $2, $3, $4)"
    remark = "INSERT INTO remarks (code, number, body) VALUES ($1, $2, $3)"
    drafts = [] if whole.draft is None else [whole.draft]
    return [
        (table, row),
        *((member, (visitor, code, name)) for visitor, name in listing.seated()),
        *(
            (event, (code, match, place, line.at, line.text))
            for match, lines in whole.matches.items()
            for place, line in enumerate(lines)
        ),
        *((draft, (code, *astuple(kept))) for kept in drafts),
        *((remark, (code, *astuple(said))) for said in whole.remarks),
    ]

"""Club nights as they are kept: an evening is its lines; who is who is one value beside them.

Written once for both stores. A change names the version it was decided by, and is a `Conflict` if somebody
else was faster.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tilerummy.server.store.store import Statement, Store, VisitorId

PARTS = ("club_events", "club_devices", "club_evenings")
"""Everything that is kept of an evening, by its code; the evening itself last."""


@dataclass(frozen=True, slots=True)
class ClubRow:
    """An evening as it is kept, without its lines."""

    code: str
    version: int
    people: bytes


@dataclass(frozen=True, slots=True)
class ClubLines:
    """An evening with its lines, from behind those that are known."""

    row: ClubRow
    lines: tuple[str, ...]


async def version_of(store: Store, code: str) -> int | None:
    """At which version an evening is; None if there is none."""
    rows = await store.query("SELECT version FROM club_evenings WHERE code = $1", code)
    return int(rows[0].version) if rows else None


async def read_club(store: Store, code: str, known: int = 0) -> ClubLines | None:
    """An evening with the lines that come after so many, all as they were at one moment."""
    found, lines = await store.fetch(
        [
            ("SELECT code, version, people FROM club_evenings WHERE code = $1", (code,)),
            ("SELECT line FROM club_events WHERE code = $1 AND number > $2 ORDER BY number", (code, known)),
        ]
    )
    return ClubLines(ClubRow(*found[0]), tuple(one.line for one in lines)) if found else None


async def clubs_of(store: Store, visitor: VisitorId) -> list[str]:
    """The evenings at which something is kept of a device."""
    ask = "SELECT code FROM club_devices WHERE visitor = $1 ORDER BY code"
    return [row.code for row in await store.query(ask, visitor)]


async def clubs_unused(store: Store, before: int) -> list[str]:
    """The evenings in which nothing has happened since then."""
    ask = "SELECT code FROM club_evenings WHERE changed < $1"
    return [row.code for row in await store.query(ask, before)]


def club_opened(
    row: ClubRow, lines: Sequence[str], devices: Collection[VisitorId], now: int
) -> list[Statement]:
    """What keeps a new evening."""
    # First the evening itself: a code that is taken is a conflict before anything else is written.
    keep = "INSERT INTO club_evenings (code, version, people, changed) VALUES ($1, $2, $3, $4)"
    return [
        (keep, (row.code, row.version, row.people, now)),
        *(_line(row.code, number, line) for number, line in enumerate(lines, 1)),
        *(_device(one, row.code) for one in devices),
    ]


def club_changed(
    row: ClubRow,
    before: int,
    lines: Sequence[str],
    came: Collection[VisitorId],
    went: Collection[VisitorId],
    now: int,
    rewritten: Mapping[int, str] | None = None,
) -> list[Statement]:
    """What keeps a change that was decided by the version of `row`, when there were so many lines before.

    Each changes exactly one row."""
    keep = """UPDATE club_evenings SET version = version + 1, people = $3, changed = $4
        WHERE code = $1 AND version = $2"""
    again = "UPDATE club_events SET line = $3 WHERE code = $1 AND number = $2"
    forget = "DELETE FROM club_devices WHERE visitor = $1 AND code = $2"
    return [
        (keep, (row.code, row.version, row.people, now)),
        *((again, (row.code, number, line)) for number, line in (rewritten or {}).items()),
        *(_line(row.code, number, line) for number, line in enumerate(lines, before + 1)),
        *((forget, (one, row.code)) for one in went),
        *(_device(one, row.code) for one in came),
    ]


def _line(code: str, number: int, line: str) -> Statement:
    return "INSERT INTO club_events (code, number, line) VALUES ($1, $2, $3)", (code, number, line)


def _device(visitor: VisitorId, code: str) -> Statement:
    return "INSERT INTO club_devices (visitor, code) VALUES ($1, $2)", (visitor, code)


def forget_club(code: str) -> list[Statement]:
    """What forgets an evening."""
    return [(f"DELETE FROM {part} WHERE code = $1", (code,)) for part in PARTS]


# -- backups -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WholeClub:
    """An evening with everything that a backup holds."""

    club: str  # its code; the first word of its line, by which the line is known
    version: int
    people: bytes
    changed: int
    lines: tuple[str, ...]
    devices: tuple[VisitorId, ...]


async def clubs_after(store: Store, after: str, limit: int) -> list[str]:
    """The evenings in the order of their codes, from behind that one."""
    ask = "SELECT code FROM club_evenings WHERE code > $1 ORDER BY code LIMIT $2"
    return [row.code for row in await store.query(ask, after, limit)]


async def whole_club(store: Store, code: str) -> WholeClub | None:
    """An evening with all that is kept of it."""
    found, lines, devices = await store.fetch(
        [
            ("SELECT version, people, changed FROM club_evenings WHERE code = $1", (code,)),
            ("SELECT line FROM club_events WHERE code = $1 ORDER BY number", (code,)),
            ("SELECT visitor FROM club_devices WHERE code = $1 ORDER BY visitor", (code,)),
        ]
    )
    if not found:
        return None
    visitors = tuple(one.visitor for one in devices)
    row = found[0]
    return WholeClub(code, row.version, row.people, row.changed, tuple(one.line for one in lines), visitors)


def club_restored(found: WholeClub) -> list[Statement]:
    """What puts an evening back; `Conflict` if it is there."""
    row = ClubRow(found.club, found.version, found.people)
    return club_opened(row, found.lines, found.devices, found.changed)

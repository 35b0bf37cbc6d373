"""The archive: matches as they were kept, read back for their tables, and records written for whoever asks.

Long records are written by a worker. A record is kept as text for as long as its match does not go on: most
are asked for more than once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping

from tilerummy.rules.match.event import MatchStarted
from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family_file import unpacked
from tilerummy.server.jobs.staff import NoAnswer, Workers
from tilerummy.server.jobs.tasks import SharedWork
from tilerummy.server.store.family_rows import record_at
from tilerummy.server.store.moderation_rows import FORGET, logged
from tilerummy.server.store.store import KEY_PREFIX, Code, Kept, KeptLine, Statement, Store
from tilerummy.server.table.table_state import (
    FinishedMatch,
    MatchSoFar,
    TableState,
    go_on,
    is_finished,
    read_events,
    read_progress,
    read_state,
)

MANY_LINES = 100
"""Writing more than this takes longer than asking a worker."""
BUDGET_S = 10.0
SLICE = 50
"""So many lines are read at once, a few milliseconds."""
READERS = 2
"""So many matches are read side by side: then the first to ask is served first, and not all of them last."""
MOST_TEXT = 8_000_000
"""So many characters of records are kept at hand."""
TextKey = tuple[Code, int, int | None, int, int]
"""What a record says: the table, the match, whose eyes, how many events, how many were forgotten."""


class Texts:
    """Records as text; those not asked for for longest go first."""

    def __init__(self) -> None:
        self._texts: OrderedDict[TextKey, str] = OrderedDict()
        self._size = 0

    def get(self, key: TextKey) -> str | None:
        """The text, if it is at hand."""
        text = self._texts.get(key)
        if text is not None:
            self._texts.move_to_end(key)
        return text

    def put(self, key: TextKey, text: str) -> None:
        """Keep a text."""
        self._size += len(text) - len(self._texts.pop(key, ""))
        self._texts[key] = text
        while self._size > MOST_TEXT:
            self._size -= len(self._texts.popitem(last=False)[1])

    def clear(self) -> None:
        """Keep nothing."""
        self._texts.clear()
        self._size = 0

    def forget(self, code: Code) -> None:
        """What a table was is no longer said: it may have been somebody's who is to be forgotten."""
        for key in [key for key in self._texts if key[0] == code]:
            self._size -= len(self._texts.pop(key))


class Archive:
    """Reads matches back from their events, and writes their records."""

    def __init__(self, writing: Workers) -> None:
        self._writing, self._reading = writing, asyncio.Semaphore(READERS)
        self._being_written: SharedWork[str | None] = SharedWork()
        self.texts = Texts()

    async def state(self, kept: Kept, known: TableState | None) -> TableState:
        """The table that was kept; of a match that is known in part only the rest is read."""
        if known is not None and known.game is not None and known.party.match == kept.match:
            rest = kept.lines[known.sequence - kept.first :]
            return read_state(kept, go_on(MatchSoFar(known.game, known.tail), rest), known)
        return read_state(kept, await self._progress(kept.lines) if kept.lines else None, known)

    async def _progress(self, lines: tuple[KeptLine, ...]) -> MatchSoFar:
        """A match that people wait for, read here and a slice at a time, so that nobody else waits for it.

        No worker does it: after a restart all tables are read at once, while the workers are starting.
        """
        async with self._reading:
            progress = read_progress(lines[:SLICE])
            for first in range(SLICE, len(lines), SLICE):
                await asyncio.sleep(0)
                progress = go_on(progress, lines[first : first + SLICE])
            return progress

    async def record(self, key: TextKey, lines: tuple[KeptLine, ...]) -> str:
        """The record of a match: whole if it has ended, else what a seat, or a spectator, has seen of it."""
        text = self.texts.get(key) or await self._written(record_text, key, lines, key[2])
        assert text is not None
        self.texts.put(key, text)
        return text

    async def finished_record(self, key: TextKey, lines: tuple[KeptLine, ...]) -> str:
        """The whole record of a match; refused if it has not ended."""
        text = await self._written(finished_text, key, lines)
        if text is None:
            raise Rejected(ErrorCode.NOT_OVER)
        return text

    async def _written(
        self, write: Callable[..., str | None], key: TextKey, lines: tuple[KeptLine, ...], *rest: object
    ) -> str | None:
        if len(lines) <= MANY_LINES:
            return write(lines, *rest)
        try:
            return await self._being_written.get(
                (write, key), lambda: self._writing.ask(BUDGET_S, write, lines, *rest)
            )
        except NoAnswer as error:
            raise error.refusal() from None


def record_text(lines: tuple[KeptLine, ...], seat: Seat | None) -> str:
    """The text of a record: open if the match has ended, else as the seat saw it."""
    events = read_events(lines)
    if is_finished(events):
        return FinishedMatch(events).record()
    return write_record(view_event(event, seat) for event in events)


def finished_text(lines: tuple[KeptLine, ...]) -> str | None:
    """The text of an open record; None if the match has not ended."""
    events = read_events(lines)
    return FinishedMatch(events).record() if is_finished(events) else None


# -- Copies of a table's records -------------------------------------------------------------------
# Where reviews keep them, they go with the table.


Matches = Mapping[int, tuple[KeptLine, ...]]


async def matches_of(store: Store, code: Code, last: int) -> Matches:
    """All matches of a table, of which there were so many."""
    found = {match: await store.lines(code, match) for match in range(1, last + 1)}
    return {match: lines for match, lines in found.items() if lines}


def forgetting_copies(matches: Matches, now: int) -> list[Statement]:
    """What forgets copies of the table's records that were reviewed, here and at every server."""
    statements: list[Statement] = []
    for lines in matches.values():
        begun = read_events(lines[:1])[0]
        assert isinstance(begun, MatchStarted)
        statements += forgetting_copy(begun.commitment, now)
    return statements


def forgetting_copy(commitment: str, now: int) -> list[Statement]:
    """What forgets copies of the record of a match, by what its chance was bound by."""
    prefix = commitment[:KEY_PREFIX]
    return [
        ("DELETE FROM records WHERE key LIKE $1", (f"{prefix}%",)),
        logged(now, FORGET, prefix, None, "", ""),
    ]


BESIDE = "."
"""Stands in no code of a table that was opened here."""


def is_brought(code: Code) -> bool:
    """Whether this names a table that was played at elsewhere: nothing of it is here but records."""
    return BESIDE in code


async def brought_record(database: Store, code: Code, match: int | None) -> str:
    """The record of a match that was played elsewhere; refused if there is none."""
    found = await record_at(database, code, match)
    if found is None:
        raise Rejected(ErrorCode.NO_SUCH_TABLE)
    return unpacked(found)

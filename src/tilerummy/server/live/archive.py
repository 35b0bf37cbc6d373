"""The archive: the records of matches, played here or brought along by families, for whoever may see them.

Long records are written by a worker. A record is kept as text for as long as its match does not go on: most
are asked for more than once. Copies of records lie where reviews were made of them; those go with the table.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

from tilerummy.rules.match.event import MatchStarted
from tilerummy.rules.match.record import write_record
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import view_event
from tilerummy.server.bell.bell import EVERYWHERE, Bell
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.family_file import unpacked
from tilerummy.server.jobs.staff import NoAnswer, Workers
from tilerummy.server.jobs.tasks import SharedWork
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.family_rows import record_at
from tilerummy.server.store.moderation_rows import FORGET, logged
from tilerummy.server.store.store import KEY_PREFIX, Code, Kept, KeptLine, Statement, Store
from tilerummy.server.table.party import Asker
from tilerummy.server.table.table_state import (
    FinishedMatch,
    is_finished,
    read_events,
    read_party,
    record_until,
)

MANY_LINES = 100
"""Writing more than this takes longer than asking a worker."""
BUDGET_S = 10.0
MOST_TEXT = 8_000_000
"""So many characters of records are kept at hand."""
BESIDE = "."
"""Stands in no code of a table that was opened here."""
TextKey = tuple[Code, int, int | None, int, int]
"""What a record says: the table, the match, whose eyes, how many events, how many were forgotten."""
Matches = Mapping[int, tuple[KeptLine, ...]]


class Archive:
    """Finds records, and writes them."""

    def __init__(
        self,
        store: Store,
        bell: Bell,
        process: str,
        tables: TableCache,
        moderation: Moderation,
        writing: Workers,
    ) -> None:
        self.store, self._process, self._tables = store, process, tables
        self._moderation, self._writing = moderation, writing
        self._being_written: SharedWork[str | None] = SharedWork()
        self._texts = _Texts()
        bell.listen(self._heard)

    def _heard(self, code: Code, process: str) -> None:
        if code == EVERYWHERE:
            self._texts.clear()
        elif process != self._process:  # it may have forgotten somebody
            self.forget(code)

    def forget(self, code: Code) -> None:
        """What was written of a table names somebody who is to be forgotten."""
        self._texts.forget(code)

    async def record(self, code: Code, asker: Asker, match: int | None, last_round: int | None = None) -> str:
        """The record of a match, or of the latest one: whole if it is over, else as the asker saw it.

        With a round it is whole up to that one's end; refused before that.
        """
        if is_imported(code):
            return await self._imported_record(code, match)
        if last_round is not None:
            lines = await self._lines_for(code, asker, match)
            over: TextKey = (code, match or 0, -1 - last_round, _count(lines), 0)
            return _over(await self._written(finished_text, over, lines, last_round))
        at_hand = await self._text_at_hand(code, asker, match)
        if at_hand is not None:
            return at_hand
        kept = await self._load(code)
        party = read_party(kept.party)
        self._moderation.require_rights(asker, party)
        if match in (None, kept.match):
            # Seats and events come from one read: somebody may just have changed places.
            lines, seat = kept.lines, party.seat_of(asker.visitor)
        else:
            # Any other match is read after the table was, so it may have begun since: nobody's seat counts.
            lines, seat = await self.store.lines(code, match), None
        key = (code, kept.match if match is None else match, seat, _count(lines), party.forgotten)
        text = self._texts.get(key) or await self._written(record_text, key, lines, seat)
        assert text is not None
        self._texts.put(key, text)
        return text

    async def _text_at_hand(self, code: Code, asker: Asker, match: int | None) -> str | None:
        """The record if it was written since the last event; its match is not read for that."""
        state = (await self._tables.look_as(code, asker))[0]
        if match not in (None, state.party.match):
            return None
        seat = state.party.seat_of(asker.visitor)
        return self._texts.get((code, state.party.match, seat, state.sequence, state.party.forgotten))

    async def finished_record(self, code: Code, match: int | None) -> str:
        """The whole record of a match, or of the latest one; refused if it is not over."""
        if is_imported(code):
            return await self._imported_record(code, match)
        kept = await self._load(code)
        lines = kept.lines if match in (None, kept.match) else await self.store.lines(code, match)
        named = kept.match if match is None else match
        key = (code, named, None, _count(lines), read_party(kept.party).forgotten)
        return _over(await self._written(finished_text, key, lines))

    async def _lines_for(self, code: Code, asker: Asker, match: int | None) -> tuple[KeptLine, ...]:
        kept = await self._load(code)
        self._moderation.require_rights(asker, read_party(kept.party))
        return kept.lines if match in (None, kept.match) else await self.store.lines(code, match)

    async def _imported_record(self, code: Code, match: int | None) -> str:
        """The record of a match that was played elsewhere; refused if there is none."""
        # No rights are asked for: nobody guesses the code, so whoever knows it has it from the family.
        found = await record_at(self.store, code, match)
        if found is None:
            raise Rejected(ErrorCode.NO_SUCH_TABLE)
        return unpacked(found)

    async def _load(self, code: Code) -> Kept:
        kept = await self.store.load(code)
        if kept is None:
            raise Rejected(ErrorCode.NO_SUCH_TABLE)
        return kept

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


def is_imported(code: Code) -> bool:
    """Whether this names a table that was played at elsewhere: nothing of it is here but records."""
    return BESIDE in code


def _count(lines: tuple[KeptLine, ...]) -> int:
    if not lines:
        raise Rejected(ErrorCode.NOT_STARTED)
    return len(lines)


def record_text(lines: tuple[KeptLine, ...], seat: Seat | None) -> str:
    """The text of a record: open if the match has ended, else as the seat saw it."""
    events = read_events(lines)
    if is_finished(events):
        return FinishedMatch(events).record()
    return write_record(view_event(event, seat) for event in events)


def _over(text: str | None) -> str:
    if text is None:
        raise Rejected(ErrorCode.NOT_OVER)
    return text


def finished_text(lines: tuple[KeptLine, ...], last_round: int | None = None) -> str | None:
    """The text of an open record, perhaps up to the end of a round; None if that has not ended."""
    events = read_events(lines)
    if last_round is None:
        return FinishedMatch(events).record() if is_finished(events) else None
    return record_until(events, last_round)


class _Texts:
    """Records as text; those not asked for for longest go first.

    An old one is never found, for its key counts events and those who were forgotten; what is dropped here by
    name is dropped so that it is nowhere, not even in memory.
    """

    def __init__(self) -> None:
        self._texts: OrderedDict[TextKey, str] = OrderedDict()
        self._size = 0

    def get(self, key: TextKey) -> str | None:
        text = self._texts.get(key)
        if text is not None:
            # Asked for just now: the last that would go.
            self._texts.move_to_end(key)
        return text

    def put(self, key: TextKey, text: str) -> None:
        # Two may have written the same record side by side: it is counted once.
        self._size += len(text) - len(self._texts.pop(key, ""))
        self._texts[key] = text
        # Counted in characters: records differ in length by a hundred.
        while self._size > MOST_TEXT:
            self._size -= len(self._texts.popitem(last=False)[1])

    def clear(self) -> None:
        self._texts.clear()
        self._size = 0

    def forget(self, code: Code) -> None:
        for key in [key for key in self._texts if key[0] == code]:
            self._size -= len(self._texts.pop(key))


# -- copies that were made for reviews ------------------------------------------------------------


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
    # The keys of reviews begin with it (`ReviewQueue.key_of`): so they are found without being read.
    prefix = commitment[:KEY_PREFIX]
    return [
        ("DELETE FROM records WHERE key LIKE $1", (f"{prefix}%",)),
        logged(now, FORGET, prefix, None, "", ""),
    ]

"""Keeps families: found by their link, changed by whoever is fastest, and by all others after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.rights import HOUR_MS, Family, as_of
from tilerummy.server.family.stored import devices_in, family_of, people_in
from tilerummy.server.live.family_records import forgetting_brought_copies, forgetting_names
from tilerummy.server.live.record_copies import forgetting_copies, matches_of
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.moderation_rows import closing
from tilerummy.server.store.store import Code, Conflict, Statement, Store, VisitorId

AT_ONCE, BYTES_AT_ONCE = 500, 400_000
"""So many tables and records of a new family are written in one go: a dozen milliseconds."""
TRIES = 12
"""So often a change is tried again that others overtake."""
Decide = Callable[[Family], Family | None]
"""What becomes of a family; None: it is deleted."""


def read_family(found: kept.FamilyRow, now: int) -> Family:
    """A family that was kept, as it is now."""
    return as_of(family_of(found.body, now), now)


class FamilyKeeper:
    """Where families are found and kept."""

    def __init__(
        self, store: Store, clock: Callable[[], int], forgot: Callable[[Code], None] | None = None
    ) -> None:
        self.store, self.clock, self._forgot = store, clock, forgot

    async def at(self, code: str, visitor: VisitorId) -> Family:
        """The family behind a link, as it is now; one that was changed still serves whoever is in."""
        found = await self._found(code, visitor)
        family = read_family(found, self.clock())
        # What has happened by itself is kept before anybody is told of it: who is gone is gone, a deleted
        # table too.
        if family.deleted or people_in(found.body) != len(family.people):
            kept_now = await self.change_by_id(family.id, lambda one: one)
            if kept_now is None:
                raise Rejected(ErrorCode.NO_SUCH_FAMILY)
            return kept_now
        return family

    async def open(
        self, family: Family, once: Statement | None = None, played: Sequence[Statement] = ()
    ) -> None:
        """Keep a new family, once, and what it has played elsewhere."""
        found = kept.FamilyRow(family.id, 1, msgspec.json.encode(family))
        fresh = kept.opened(found, family.code, [*family.devices], self.clock())
        fresh += [] if once is None else [once]
        portions = list(_portions(played))
        if len(portions) < 2:
            await self.store.write_all([*fresh, *played])
            return
        # A little at a time: moves are kept in between. Nobody finds any of it before the family is there.
        await self.store.write_all([kept.begun(family.id, self.clock())])
        try:
            for portion in portions:
                await self.store.write_all(portion)
            await self.store.write_all([*fresh, kept.done(family.id)])
        except Conflict:
            await self._undo(family.id)
            raise

    async def tidy_unfinished(self) -> None:
        """Forget what was written of families whose server ended before they were there."""
        for family in await kept.unfinished(self.store, self.clock() - HOUR_MS):
            await self._undo(family)

    async def _undo(self, family: str) -> None:
        await self.store.write_all([*kept.forgetting(family), kept.done(family)])

    async def change(self, code: str, visitor: VisitorId, decide: Decide) -> Family | None:
        """Do something to the family behind a link; what may not be is `Rejected`. None: it is deleted."""
        for _ in range(TRIES):
            found = await self._found(code, visitor)
            try:
                return await self._decided(found, decide)
            except Conflict:
                continue
        raise Rejected(ErrorCode.BUSY)

    async def change_by_id(self, family: str, decide: Decide) -> Family | None:
        """The same by the lasting name; None if it is gone."""
        for _ in range(TRIES):
            found = await kept.by_id(self.store, family)
            if found is None:
                return None
            try:
                return await self._decided(found, decide)
            except Conflict:
                continue
        raise Rejected(ErrorCode.BUSY)

    async def delete(self, family: str, why: str = "", operator: str = "") -> None:
        """Forget a family with its tables, their records, and copies of those."""
        now = self.clock()
        while True:
            statements, games = kept.forgetting(family), await kept.games_of(self.store, family)
            for game in games:
                if game.version is not None:
                    matches = await matches_of(self.store, game.code, game.match)
                    statements += [*forgetting_copies(matches, now), *closing(game.code, now, why, operator)]
            statements += await forgetting_brought_copies(self.store, family, now)
            await self.store.write_all(statements)
            for game in games:
                if self._forgot is not None:
                    self._forgot(game.code)
            if not games:  # none was opened while others were forgotten
                break
        await self.store.scrub()

    async def _decided(self, found: kept.FamilyRow, decide: Decide) -> Family | None:
        now = self.clock()
        before = family_of(found.body, now)
        there = as_of(before, now)
        after = None if there.deleted else decide(there)
        if after is None or after.deleted or not after.has_people():
            await self.delete(found.id)
            return None
        body = msgspec.json.encode(after)
        if body == found.body:
            return after
        known, known_now = devices_in(found.body), after.known()
        came, went = sorted(known_now - known), sorted(known - known_now)
        old = before.code if after.code != before.code else None
        written = kept.FamilyRow(found.id, found.version, body)
        statements = kept.moved(written, after.code, came, went, old, now)
        gone = {one.number for one in before.shown()} - {one.number for one in after.shown()}
        if gone:
            names = {one.name for one in after.shown()}
            # First: whoever is gone is nowhere, though a server ends before all was done.
            await self.store.write_all(await forgetting_names(self.store, found.id, names, now))
        await self.store.write_all(statements, each_changes=True)
        if gone or _written(before) - _written(after):
            await self.store.scrub()
        return after

    async def _found(self, code: str, visitor: VisitorId) -> kept.FamilyRow:
        found = await kept.by_code(self.store, code)
        if found is not None:
            return found
        old = await kept.by_old_code(self.store, code)
        if old is None:
            raise Rejected(ErrorCode.NO_SUCH_FAMILY)
        # Whoever is in is taken along to the new link; a stranger hears only that it was changed.
        family = read_family(old, self.clock())
        if visitor not in family.devices and family.guest(visitor) is None:
            raise Rejected(ErrorCode.LINK_CHANGED)
        return old


def _portions(statements: Sequence[Statement]) -> Iterator[list[Statement]]:
    """Statements in their order, so many at a time that nobody else waits for long."""
    portion: list[Statement] = []
    size = 0
    for statement in statements:
        portion.append(statement)
        size += sum(len(value) for value in statement[1] if isinstance(value, bytes))
        if len(portion) >= AT_ONCE or size >= BYTES_AT_ONCE:
            yield portion
            portion, size = [], 0
    if portion:
        yield portion


def _written(family: Family) -> set[int]:
    """Everybody of whom something is kept, guests too."""
    return {one.number for one in family.people} | {one.number for one in family.guests}

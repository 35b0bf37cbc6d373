"""The sums of families: what their tables came to, kept, and put together into evenings.

A look at a family costs what has changed since the last one. What has to be added up anew, as after an
upgrade, is done by a worker where it is much.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode

from tilerummy.protocol import messages as m
from tilerummy.server.family.evening import Evening, EveningSum, TableSums, added_up, building
from tilerummy.server.family.rights import Family
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.family_view import season_view
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.family_rows import KeptPlayed, tables_with_records
from tilerummy.server.store.store import Code, Store

AT_HAND = 10_000_000
"""Bytes of sums that are kept in memory, of the families looked at last."""
SLICE = 50
"""So many evenings are read, or put together, at once: a few milliseconds."""
MUCH = 20_000
"""Bytes of rounds that take longer to add up than to ask a worker."""
AT_ONCE = 2_000_000
"""Bytes of rounds that a worker is asked to add up in one go."""
ADD_S = 30.0
RECORDS_MS = 600_000
"""So long it is taken for granted which of the tables that were elsewhere have records."""


class _Written(Struct, frozen=True, array_like=True):
    """`TableSums` as they are written, their evenings not yet read: there may be a thousand."""

    by_turns: bool
    broken_off: bool
    evenings: list[Raw]
    first_week: tuple[int, ...] = ()


_SUMS, _EVENING = Decoder(_Written), Decoder(EveningSum)


@dataclass(slots=True)
class _AtHand:
    """What is known of a family."""

    tables: dict[Code, tuple[int, TableSums]] = field(default_factory=dict)
    """By table: at which version it was read, and what it came to then."""
    with_new_phones: set[Code] = field(default_factory=set)
    """The tables whose sums count what was played on a phone in its first week."""
    sizes: dict[Code, int] = field(default_factory=dict)
    size: int = 0
    changes: int = 0
    """How often one of them has changed."""
    like: object = None
    """What the evenings were put together from."""
    evenings: list[Evening] = field(default_factory=list)
    seasons: dict[object, m.FamilySeason] = field(default_factory=dict)
    """What was told of them."""
    with_records: set[Code] = field(default_factory=set)
    records_until: int = 0

    def put(self, one: KeptPlayed, sums: TableSums) -> None:
        """A table as it is now."""
        self.tables[one.code] = (one.seen, sums)
        if sums.first_week:
            self.with_new_phones.add(one.code)
        else:
            self.with_new_phones.discard(one.code)
        self.size += len(one.body) - self.sizes.get(one.code, 0)
        self.sizes[one.code] = len(one.body)
        self.changes += 1


class FamilySums:
    """Finds the sums of families, and keeps them."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], int]) -> None:
        self._store, self._workers, self._clock = store, workers, clock
        self._at_hand: OrderedDict[str, _AtHand] = OrderedDict()

    async def of(self, family: Family, wanted: Mapping[Code, int]) -> dict[Code, TableSums]:
        """The sums of these tables, each at the version that was read."""
        known = await self._known(family)
        changed = [code for code, seen in wanted.items() if known.tables.get(code, (-1,))[0] != seen]
        if changed:
            await self._load(family, known, changed)
        return {code: known.tables[code][1] for code in wanted if code in known.tables}

    async def note(self, family: Family, code: Code, seen: int, sums: TableSums) -> KeptPlayed:
        """A table was read anew; what keeps its sums."""
        found = KeptPlayed(code, seen, encode(sums))
        (await self._known(family)).put(found, sums)
        return found

    async def with_records(self, family: Family) -> set[Code]:
        """The tables that were played at elsewhere, and can be watched."""
        known, now = await self._known(family), self._clock()
        if known.records_until <= now:
            known.with_records = await tables_with_records(self._store, family.id)
            known.records_until = now + RECORDS_MS
        return known.with_records

    async def season(self, family: Family, there: Collection[Code], number: int, most: int) -> m.FamilySeason:
        """What is told of a season, and told again while nothing has changed."""
        evenings, known = await self.evenings(family, there), await self._known(family)
        key = number, most, len(family.seasons), frozenset(one.number for one in family.shown())
        if key not in known.seasons:
            known.seasons[key] = season_view(family, evenings, number, most)
        return known.seasons[key]

    async def evenings(self, family: Family, there: Collection[Code]) -> list[Evening]:
        """All evenings, the earliest first; matches can be watched at these tables alone."""
        known = await self._known(family)
        like = family.seasons, frozenset(there), known.changes
        if known.like != like:
            found: list[Evening] = []
            games = [(code if code in there else "", sums) for code, (_, sums) in known.tables.items()]
            steps = building(games, family.seasons, found)
            while [*islice(steps, SLICE)]:
                await asyncio.sleep(0)
            known.like, known.evenings, known.seasons = like, found, {}
            return found
        return known.evenings

    def forget(self) -> None:
        """Know nothing of what was kept: something of it was forgotten."""
        self._at_hand.clear()

    async def _known(self, family: Family) -> _AtHand:
        """What is at hand, read if nothing is."""
        known = self._at_hand.get(family.id)
        if known is None:
            known = _AtHand()
            await self._load(family, known, await kept.codes_of(self._store, family.id))
        # Asked at each look: a phone may have been signed off since, at another server too.
        counted = [code for code in known.with_new_phones if not known.tables[code][1].holds(family.refused)]
        if counted:
            await self._load(family, known, counted)
        self._at_hand[family.id] = known
        self._at_hand.move_to_end(family.id)
        size = sum(one.size for one in self._at_hand.values())
        while size > AT_HAND and len(self._at_hand) > 1:
            size -= self._at_hand.popitem(last=False)[1].size
        return known

    async def _load(self, family: Family, known: _AtHand, codes: Collection[Code]) -> None:
        """Read what is kept of these tables; what is missing, or holds no more, is added up, and kept."""
        missing = {*codes}
        for one in await kept.sums_kept(self._store, family.id, codes):
            sums = await _read(one.body)
            if sums.holds(family.refused):
                known.put(one, sums)
                missing.discard(one.code)
        for some in _portions(await kept.played_at(self._store, family.id, missing)):
            added = await self._added_up(some, family)
            await self._store.write_all([kept.keep_sums(family.id, one) for one in added])
            for one in added:
                known.put(one, await _read(one.body))

    async def _added_up(self, played: Sequence[KeptPlayed], family: Family) -> list[KeptPlayed]:
        bodies, seasons, refused = [one.body for one in played], family.seasons, family.refused
        if sum(map(len, bodies)) < MUCH:
            sums = added_up(bodies, seasons, refused)
        else:
            sums = await answer_of(self._workers, ADD_S, added_up, bodies, seasons, refused)
        return [KeptPlayed(one.code, one.seen, each) for one, each in zip(played, sums, strict=True)]


async def _read(body: bytes) -> TableSums:
    """Sums that are kept; others have their turn in between."""
    written, evenings = _SUMS.decode(body), list[EveningSum]()
    for each in written.evenings:
        evenings.append(_EVENING.decode(each))
        if len(evenings) % SLICE == 0:
            await asyncio.sleep(0)
    return TableSums(written.by_turns, written.broken_off, tuple(evenings), written.first_week)


def _portions(played: Iterable[KeptPlayed]) -> list[list[KeptPlayed]]:
    """Some at a time, so that no answer takes long."""
    found: list[list[KeptPlayed]] = []
    size = AT_ONCE
    for one in played:
        if size + len(one.body) > AT_ONCE:
            found.append([])
            size = 0
        found[-1].append(one)
        size += len(one.body)
    return found

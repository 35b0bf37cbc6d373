"""Families at a server: a table that lasts, its people, what they play and how it stands.

Who may do what is decided in `family/rights`; here its functions meet the store, the time and the
credentials.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec
from msgspec import structs
from msgspec.json import Decoder, encode

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_file import (
    Brought,
    BroughtGame,
    WrittenGame,
    bring,
    devices_in,
    family_from,
    family_of,
    file_of,
    people_in,
    write_file,
)
from tilerummy.server.family.family_view import LATEST, family_view, nobody_left
from tilerummy.server.family.history import Evening, PlayedTable, TableSums, season_of
from tilerummy.server.family.rights import (
    CARD,
    DAY_MS,
    HOUR_MS,
    FamilyState,
    House,
    Person,
    arrive,
    as_of,
    numbered,
    same_again,
    settled_person,
)
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.archive import forgetting_copies, matches_of
from tilerummy.server.live.family_games import (
    LOOKED_AT,
    FamilyGames,
    FamilySums,
    end_left,
    forgetting_brought_copies,
    forgetting_names,
    games_brought,
    going,
    is_abandoned,
    is_left,
    left,
    own_seat,
)
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.process import unguessable
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.family_rows import all_played, forgetting_records, records_of
from tilerummy.server.store.moderation_rows import closing
from tilerummy.server.store.puzzle_rows import keep_mark
from tilerummy.server.store.store import NOBODY, Code, Conflict, Statement, Store, VisitorId
from tilerummy.server.table.party import DAY, check_plan

# -- Keeps families --------------------------------------------------------------------------------
# Found by their link, changed by whoever is fastest, and by all others after them.


AT_ONCE, BYTES_AT_ONCE = 500, 400_000
"""So many tables and records of a new family are written in one go: a dozen milliseconds."""
TRIES = 12
"""So often a change is tried again that others overtake."""
Decide = Callable[[FamilyState], FamilyState | None]
"""What becomes of a family; None: it is deleted."""


def read_family(found: kept.FamilyRow, now: int) -> FamilyState:
    """A family that was kept, as it is now."""
    return as_of(family_of(found.body, now), now)


class FamilyKeeper:
    """Where families are found and kept."""

    def __init__(
        self, store: Store, clock: Callable[[], int], forgot: Callable[[Code], None] | None = None
    ) -> None:
        self.store, self.clock, self._forgot = store, clock, forgot

    async def at(self, code: str, visitor: VisitorId) -> FamilyState:
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
        self, family: FamilyState, once: Statement | None = None, played: Sequence[Statement] = ()
    ) -> None:
        """Keep a new family, once, and what it has played elsewhere."""
        found = kept.FamilyRow(family.id, 1, msgspec.json.encode(family))
        fresh = kept.opened(found, family.code, [*family.devices], self.clock())
        fresh += [] if once is None else [once]
        portions = list(_portions_to_write(played))
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

    async def change(self, code: str, visitor: VisitorId, decide: Decide) -> FamilyState | None:
        """Do something to the family behind a link; what may not be is `Rejected`. None: it is deleted."""
        for _ in range(TRIES):
            found = await self._found(code, visitor)
            try:
                return await self._decided(found, decide)
            except Conflict:
                continue
        raise Rejected(ErrorCode.BUSY)

    async def change_by_id(self, family: str, decide: Decide) -> FamilyState | None:
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

    async def _decided(self, found: kept.FamilyRow, decide: Decide) -> FamilyState | None:
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


def _portions_to_write(statements: Sequence[Statement]) -> Iterator[list[Statement]]:
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


def _written(family: FamilyState) -> set[int]:
    """Everybody of whom something is kept, guests too."""
    return {one.number for one in family.people} | {one.number for one in family.guests}


# -- A family's page -------------------------------------------------------------------------------
# What a device sees of it, who is there, and how its changes are answered.


HERE_MS = 60_000
"""So long somebody is taken to be there without a sign."""
SIGN_MS = 20_000
"""A sign is kept at most so often."""
MOST_SIGNS = 10_000

MOST_EVENINGS = 1000
"""Of a season, the latest; nobody looks further back in one go."""

Games = list[tuple[kept.KeptGame, TableSums]]
"""The tables that a family opened here, with what they came to."""


class FamilyPage:
    """Shows families to their devices."""

    def __init__(self, tables: TableCache, signer: Signer, files: Workers) -> None:
        self.tables, self.store, self.clock = tables, tables.store, tables.clock
        self.keeper = FamilyKeeper(self.store, self.clock, tables.forget)
        self.sums = FamilySums(self.store, files, self.clock)
        self._signer, self._games = signer, FamilyGames(self.store, self.clock, self.sums)
        self._signs: OrderedDict[tuple[str, int], int] = OrderedDict()

    async def look(self, code: str, visitor: VisitorId, *, here: bool = False) -> m.Family:
        """A family as a device sees it; with `here`, whose device it is is there now."""
        family = await self._arrived(await self.keeper.at(code, visitor), visitor)
        you = family.who(visitor) or family.guest(visitor)
        if here and you is not None:
            await self._sign(family.id, you.number)
        return await self.view(family, visitor)

    async def season(self, code: str, visitor: VisitorId, number: int) -> m.FamilySeason:
        """A season with all its evenings."""
        family = await self.keeper.at(code, visitor)
        _require_known(family, visitor)
        games = await self.read(family)
        return await self.sums.season(family, await self.watchable(family, games), number, MOST_EVENINGS)

    async def change(self, code: str, visitor: VisitorId, decide: Decide) -> m.Family:
        """Do something to a family; what whoever asked sees after it."""
        before = await self.keeper.at(code, visitor)
        after = await self.keeper.change(code, visitor, decide)
        if after is None:  # nothing is left of it to be told
            return family_view(nobody_left(before), NOBODY, (), (), (), (), self.clock(), self.shown_digits)
        return await self.view(after, visitor)

    async def view(self, family: FamilyState, visitor: VisitorId) -> m.Family:
        """What a device sees of a family."""
        now = self.clock()
        if family.who(visitor) is None and family.guest(visitor) is None:
            return family_view(family, visitor, (), (), (), (), now, self.shown_digits)
        games = await self._read_tidy(family, now)
        under_way, seated = await going(self.tables, self._signer, family, visitor, games, now)
        here = await self.here(family) | seated
        unfinished = await left(self.tables, self._signer, family, visitor, games, now)
        there = await self.watchable(family, games)
        season = await self.sums.season(family, there, len(family.seasons), LATEST)
        evenings = await self.sums.evenings(family, there)
        return family_view(
            family, visitor, here, under_way, unfinished, evenings, now, self.shown_digits, season
        )

    def digits(self, family: FamilyState, visitor: VisitorId) -> tuple[str, ...]:
        """The numbers of a device outside, of today and of yesterday: it is typed around midnight, too."""
        today = self.clock() // DAY_MS
        days = (str(day) for day in (today, today - 1))
        return tuple(_digits(self._signer.mark("digits", family.id, visitor, day)) for day in days)

    def shown_digits(self, family: FamilyState, visitor: VisitorId) -> str:
        """The number that a device shows now."""
        return self.digits(family, visitor)[0]

    async def _arrived(self, family: FamilyState, visitor: VisitorId) -> FamilyState:
        """The family after a device came whose number somebody has said yes to."""
        if visitor == NOBODY or family.phone(visitor) is not None:
            return family
        named = (one for one in self.digits(family, visitor) if family.phone(numbered(one)) is not None)
        digits = next(named, None)
        if digits is None:
            return family
        after = await self.keeper.change_by_id(family.id, lambda one: arrive(one, visitor, digits))
        return after or family

    async def read(self, family: FamilyState) -> Games:
        """What was played."""
        return await self._games.read(family)

    async def _read_tidy(self, family: FamilyState, now: int) -> Games:
        """The same, after matches that nobody will go on with are put away."""
        games = await self.read(family)
        abandoned = [game for game, played in games if is_abandoned(game, played, now)]
        done = False
        for game in abandoned[:LOOKED_AT]:
            with suppress(Rejected):  # forgotten since
                done |= await end_left(self.tables, game)
        return await self.read(family) if done else games

    async def evenings(self, family: FamilyState) -> list[Evening]:
        """All evenings that were played until now, the earliest first."""
        return await self.sums.evenings(family, await self.watchable(family, await self.read(family)))

    async def watchable(self, family: FamilyState, games: Games) -> set[Code]:
        """The tables whose matches can be watched: they are here, or their records came with the family."""
        here = {game.code for game, _ in games if game.version is not None}
        return here | await self.sums.with_records(family)

    async def here(self, family: FamilyState) -> set[int]:
        """Whose page is open and seen, or was a minute ago."""
        now, seen = self.clock(), await kept.seen_at(self.store, family.id)
        return {person for person, at in seen.items() if at + HERE_MS > now}

    async def _sign(self, family: str, person: int) -> None:
        """Somebody's page is open; told to the store now and then only."""
        now, key = self.clock(), (family, person)
        last = self._signs.get(key)
        if last is not None and now - last < SIGN_MS:
            return
        self._signs[key] = now
        self._signs.move_to_end(key)
        if len(self._signs) > MOST_SIGNS:
            self._signs.popitem(last=False)
        await self.store.write_all([kept.seen_now(family, person, now)])


def _require_known(family: FamilyState, visitor: VisitorId) -> None:
    """Refuse whoever has only the link: a guest sees how it stands, and nobody else."""
    if family.phone(visitor) is None and family.guest(visitor) is None:
        raise Rejected(ErrorCode.NOT_IN_FAMILY)


def _digits(mark: str) -> str:
    return f"{int.from_bytes(sha256(mark.encode()).digest()[:8], 'big') % 10**8:08}"


# -- How families begin ----------------------------------------------------------------------------
# By their first person, or anew from the file of one that was elsewhere.


CODE_BYTES = 16
AGAIN_MS = 600_000
"""So long a family that is founded twice in the very same words is one whose answer was lost."""


READ_S = 30.0
"""What a file may take to be read; the largest takes two seconds of a free machine."""


class FamilyFounding:
    """Founds families."""

    def __init__(self, page: FamilyPage, new_tables: NewTables, files: Workers) -> None:
        self._page, self._new_tables, self._files = page, new_tables, files
        self._founding: WeakValueDictionary[VisitorId, asyncio.Lock] = WeakValueDictionary()

    async def found(self, visitor: VisitorId, wanted: m.NewFamily) -> m.Family:
        """A new family, whose first person is the visitor."""
        codes, now = (unguessable(CODE_BYTES), unguessable(CODE_BYTES)), self._page.clock()
        house, first = House(wanted.plan, wanted.language), Person(1, wanted.person, now, wanted.face)
        family = rights.found(*codes, wanted.name, house, visitor, first, now)
        return await self._page.view(await self._open(family, visitor), visitor)

    async def read(self, text: bytes) -> Brought:
        """A file that was sent, read by a worker: it is large, and a stranger's."""
        found = await answer_of(self._files, READ_S, bring, text)
        if isinstance(found, Rejected):
            raise found
        return found

    async def bring(self, visitor: VisitorId, brought: Brought) -> m.Family:
        """A family from a file, founded anew by whoever brings it."""
        codes = unguessable(CODE_BYTES), unguessable(CODE_BYTES)
        family = family_from(brought.file, *codes, visitor, self._page.clock())
        return await self._page.view(await self._open(family, visitor, brought.games), visitor)

    async def _open(
        self, family: FamilyState, visitor: VisitorId, brought: Sequence[BroughtGame] = ()
    ) -> FamilyState:
        """Keep a new family; if the same was asked for just now, and the answer was lost, it is that one."""
        # One after the other: of several that are asked for at once, the first is there for the next to find.
        async with self._founding.setdefault(visitor, asyncio.Lock()):
            if (there := await self._same(family, visitor, brought)) is not None:
                return there
            games = games_brought(family.id, self._new_tables.new_code(), brought, family.since)
            once = keep_mark(self._mark(family, visitor, brought), family.since // DAY_MS * DAY_MS)
            try:
                await self._page.keeper.open(family, once, games)
            except Conflict:  # another server was asked for the same, or one that is gone again was the same
                if (there := await self._same(family, visitor, brought)) is not None:
                    return there
                await self._page.keeper.open(family, None, games)
            return family

    async def _same(
        self, family: FamilyState, visitor: VisitorId, brought: Sequence[BroughtGame]
    ) -> FamilyState | None:
        """The family that was asked for twice in the very same words, as it was founded just now."""
        for one in await kept.of_visitor(self._page.store, visitor):
            before = read_family(one, family.since)
            if one.version == 1 and before.since + AGAIN_MS > family.since and same_again(before, family):
                there = await kept.all_played(self._page.store, before.id)
                if sorted(table.body for table in there) == sorted(game.played for game in brought):
                    return before
        return None

    def _mark(self, family: FamilyState, visitor: VisitorId, brought: Sequence[BroughtGame]) -> str:
        """What two servers that are asked for the same family at once both write: only one of them can."""
        said = sha256(family.name.encode())
        for game in brought:
            said.update(game.played)
        lately = str(family.since // AGAIN_MS)
        return self._new_tables.code_from("founding", visitor, lately, said.hexdigest())


# -- A family as a file ----------------------------------------------------------------------------
# Everything, to be kept or to be taken to another server.


WRITE_S = 30.0
_PLAYED = Decoder(PlayedTable)


async def export(page: FamilyPage, files: Workers, code: str, visitor: VisitorId) -> bytes:
    """A family with the records there still are, written by a worker: it may be years."""
    family = await page.keeper.at(code, visitor)
    you = settled_person(family, visitor, page.clock())
    games = await page.read(family)
    there = await page.watchable(family, games)
    brought: defaultdict[Code, dict[int, str | bytes]] = defaultdict(dict)
    for record in await records_of(page.store, family.id):
        brought[record.code][record.match] = record.body
    here = {game.code for game, _ in games}
    written: list[WrittenGame] = []
    for one in await all_played(page.store, family.id):
        records = brought[one.code]
        if one.code in there and one.code in here:
            records = await _records(page.tables, one.code, one.body)
        written.append(WrittenGame(one.at, one.body, records if one.code in there else None))
    file = file_of(family, you.person, [])
    return await answer_of(files, WRITE_S, write_file, file, written, family.refused)


async def _records(tables: TableCache, code: Code, played: bytes) -> dict[int, str | bytes]:
    """The records of a table's finished matches."""
    await asyncio.sleep(0)  # a family may have hundreds of tables, and others wait
    found: dict[int, str | bytes] = {}
    for match in _PLAYED.decode(played).matches:
        if match.over:
            with suppress(Rejected):  # forgotten since
                found[match.number] = await tables.finished_record(code, match.number)
    return found


# -- The tables of families ------------------------------------------------------------------------
# Opened for whoever is here, and put away if everybody left.


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody of a family wants to play."""

    family: str
    code: str
    name: str
    who: str
    devices: tuple[VisitorId, ...]
    """Of the people who are not here."""


class FamilyTables:
    """Opens tables for families."""

    def __init__(self, page: FamilyPage, new_tables: NewTables) -> None:
        self._page, self._new_tables = page, new_tables

    async def play(self, code: str, visitor: VisitorId, wanted: m.FamilyPlay) -> tuple[Code, str]:
        """A table for whoever is here; its code, and the commitment for the visitor's next one."""
        family = await self._page.keeper.at(code, visitor)
        you = rights.person(family, rights.require_in(family, visitor).person)
        for number in wanted.beside:
            # Whoever has no phone counts where somebody settled says that they play.
            rights.settled_person(family, visitor, self._page.clock())
            rights.person(family, number)
        rules = check_plan(wanted.table.plan)
        table, there = await self._new_tables.code_for(visitor, wanted.table)
        if there:
            return table, (await self._new_tables.pledge(visitor)).commitment
        played = PlayedTable(tuple(wanted.beside), rules.time_limit_s >= DAY)
        # Known before it is there: whatever ends in between, no table of a family is lost.
        opened = kept.game_opened(family.id, table, self._page.clock(), encode(played))
        await self._page.store.write_all([opened])
        seated = structs.replace(wanted.table, name=you.name, face=you.face)
        return await self._new_tables.open_table(visitor, seated, table, family.id)

    async def end(self, code: str, visitor: VisitorId, wanted: m.FamilyEnding) -> m.Family:
        """Put away a match that everybody left; one of those who sit there can."""
        family = await self._page.keeper.at(code, visitor)
        rights.require_in(family, visitor)
        games = {str(game.code): (game, played) for game, played in await self._page.read(family)}
        if wanted.table not in games:
            raise Rejected(ErrorCode.NO_SUCH_TABLE)
        game, played = games[wanted.table]
        if game.phase != m.PartyPhase.OVER:  # else the answer was lost
            state = (await self._page.tables.look(game.code))[0]
            if own_seat(state.party, family, visitor, self._page.clock()) is None:
                raise Rejected(ErrorCode.NOT_SEATED)
            left = is_left(game, played, self._page.clock())
            if not left or not await end_left(self._page.tables, game):
                raise Rejected(ErrorCode.NOT_AWAY)
        return await self._page.view(family, visitor)

    async def away(self, code: str, visitor: VisitorId) -> Invitation:
        """Who of the family is not here, and may like to know that somebody wants to play."""
        family = await self._page.keeper.at(code, visitor)
        you = rights.person(family, rights.require_in(family, visitor).person)
        here = {*await self._page.here(family), you.number}
        devices = [who for who, number in family.devices.items() if number not in here]
        return Invitation(family.id, family.code, family.name, you.name, tuple(devices))


UNUSED_MS = 730 * rights.DAY_MS
"""A family to which nobody came for so long is forgotten, where tables are forgotten at all."""
KEY_LETTERS, KEY_LENGTH = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", 12
"""60 bits: nobody guesses them, so wrong tries need no bound that a stranger could use up."""
_READ_AS = str.maketrans("OIL", "011", " -")
"""Letters that look like digits, and what is written between them."""


class Families:
    """What is asked of a family, by one of its devices or with the key of its card."""

    def __init__(self, tables: TableCache, new_tables: NewTables, signer: Signer, files: Workers) -> None:
        self.page = FamilyPage(tables, signer, files)
        self.founding = FamilyFounding(self.page, new_tables, files)
        self.tables = FamilyTables(self.page, new_tables)
        self._files, self._writing = files, asyncio.Lock()
        self._keeper, self._store, self._clock = self.page.keeper, tables.store, tables.clock

    # -- from outside -------------------------------------------------------------------------------

    async def join(self, code: str, visitor: VisitorId, wanted: m.FamilyJoin) -> m.Family:
        """Sit with them as a guest, who is here from now on."""
        await self._change(
            code,
            visitor,
            lambda family, now: rights.sit_as_guest(family, visitor, wanted.name, wanted.face, now),
        )
        return await self.page.look(code, visitor, here=True)

    async def knock(self, code: str, visitor: VisitorId, wanted: m.FamilyKnock) -> m.Family:
        """Say that this device is somebody's; it is shown to those who can let it in."""
        return await self._change(
            code, visitor, lambda family, now: rights.knock(family, visitor, wanted.person, now)
        )

    # -- in and out ---------------------------------------------------------------------------------

    async def let_in(self, code: str, visitor: VisitorId, wanted: m.FamilyLetIn) -> m.Family:
        """Say yes to the device that shows some digits, or confirm a phone that is in."""

        def decide(family: FamilyState, now: int) -> FamilyState:
            by = _voice(family, visitor, wanted.key)
            device = self._meant(family, visitor, wanted)
            return rights.let_in(family, by, device, wanted.person, now, wanted.name or "", wanted.face)

        return await self._change(code, visitor, decide)

    def _meant(self, family: FamilyState, visitor: VisitorId, wanted: m.FamilyLetIn) -> VisitorId:
        """The device that shows these digits, or what stands for it until it comes."""
        if wanted.digits is None:
            found = next((one.device for one in family.phones if one.id == wanted.phone), None)
            if found is None:
                raise Rejected(ErrorCode.NOT_THERE)
            return found
        # Phones, too: whoever asks again, for the answer was lost, means the one that has come since.
        known = [visitor, *family.known()]
        shown = (one for one in known if wanted.digits in self.page.digits(family, one))
        return next(shown, rights.numbered(wanted.digits))

    async def sign_off(self, code: str, visitor: VisitorId, phone: int, wanted: m.FamilySay) -> m.Family:
        """A phone is out."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.sign_off(family, _voice(family, visitor, wanted.key), phone, now),
        )

    async def send_guest_off(self, code: str, visitor: VisitorId, number: int) -> m.Family:
        """A guest goes."""
        return await self._change(
            code, visitor, lambda family, now: rights.send_guest_off(family, visitor, number, now)
        )

    # -- names and faces ----------------------------------------------------------------------------

    async def bring(self, code: str, visitor: VisitorId, wanted: m.FamilyBeside) -> m.Family:
        """Bring somebody who has no phone."""
        return await self._change(
            code, visitor, lambda family, now: rights.bring(family, visitor, wanted.name, wanted.face, now)
        )

    async def rename_self(self, code: str, visitor: VisitorId, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for oneself."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.rename_self(family, visitor, wanted.name, wanted.face, now),
        )

    async def rename_beside(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for somebody without a phone."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.rename_beside(family, visitor, number, wanted.name, wanted.face, now),
        )

    async def tell_day(self, visitor: VisitorId, day: str, turns: int, left: int) -> None:
        """Tell one's families how one fared with the deal of a day."""
        now = self._clock()
        for found in await kept.of_visitor(self._store, visitor):
            await self._keeper.change_by_id(
                found.id, lambda family: rights.with_result(family, visitor, day, turns, left, now)
            )

    # -- what is common -----------------------------------------------------------------------------

    async def rename(self, code: str, visitor: VisitorId, wanted: m.FamilyNaming) -> m.Family:
        """Another name for the table."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.NAME, wanted.name, now),
        )

    async def furnish(self, code: str, visitor: VisitorId, wanted: m.FamilyHouse) -> m.Family:
        """Other house rules, or another language."""
        house = House(wanted.plan, wanted.language)
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.HOUSE, house, now),
        )

    async def new_link(self, code: str, visitor: VisitorId) -> m.Family:
        """Another link; whoever is in is taken along."""
        fresh = unguessable(CODE_BYTES)
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.change(family, visitor, m.ChangeKind.LINK, fresh, now),
        )

    async def new_season(self, code: str, visitor: VisitorId) -> m.Family:
        """Begin another season; one in which nothing was played yet is new enough."""
        family = await self._keeper.at(code, visitor)
        rights.settled_person(family, visitor, self._clock())
        evenings = await self.page.evenings(family)

        def decide(family: FamilyState, now: int) -> FamilyState:
            if not season_of(family, evenings, len(family.seasons)):
                return family
            return rights.change(family, visitor, m.ChangeKind.SEASON, (*family.seasons, now), now)

        return await self._change(code, visitor, decide)

    async def put_back(self, code: str, visitor: VisitorId, wanted: m.FamilyBack) -> m.Family:
        """Put a change back."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.put_back(
                family, _voice(family, visitor, wanted.key), wanted.kind, now
            ),
        )

    # -- big things ---------------------------------------------------------------------------------

    async def begin(self, code: str, visitor: VisitorId, wanted: m.FamilyBegin) -> m.Family:
        """Begin something that waits a week; a new card's key is told here, and never again."""
        key = new_key() if wanted.kind is m.WaitingKind.CARD else None
        await self._read_before(code, visitor)

        def decide(family: FamilyState, now: int) -> FamilyState:
            card = "" if key is None else key_mark(family, key)
            number = wanted.person or 0
            return rights.begin(
                family, visitor, wanted.kind, now, number=number, card=card, forget=wanted.forget
            )

        return structs.replace(await self._change(code, visitor, decide), key=key)

    async def stop(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilySay) -> m.Family:
        """It does not happen."""
        return await self._change(
            code,
            visitor,
            lambda family, now: rights.stop(family, _voice(family, visitor, wanted.key), number, now),
        )

    async def _read_before(self, code: str, visitor: VisitorId) -> None:
        """What was played is to count before anybody goes."""
        family = await self._keeper.at(code, visitor)
        rights.require_in(family, visitor)
        await self.page.read(family)

    async def _change(
        self, code: str, visitor: VisitorId, decide: Callable[[FamilyState, int], FamilyState]
    ) -> m.Family:
        now = self._clock()
        return await self.page.change(code, visitor, lambda family: decide(family, now))

    # -- devices and time ---------------------------------------------------------------------------

    async def export(self, code: str, visitor: VisitorId) -> bytes:
        """A family as a file; one after the other, for each is held in memory as a whole."""
        async with self._writing:
            return await export(self.page, self._files, code, visitor)

    async def of(self, visitor: VisitorId) -> list[m.KeptFamily]:
        """The families at which a device is known."""
        found: list[m.KeptFamily] = []
        for one in await kept.of_visitor(self._store, visitor):
            family = read_family(one, self._clock())
            who = family.who(visitor) or family.guest(visitor)
            if who is not None:
                found.append(m.KeptFamily(family.code, family.name, who.name))
        return found

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device wherever it is known; whoever had no other one is gone."""
        now = self._clock()
        for one in await kept.of_visitor(self._store, visitor):
            await self.page.read(read_family(one, now))
            await self._keeper.change_by_id(one.id, lambda family: rights.forget_device(family, visitor, now))

    async def tidy(self) -> None:
        """Let happen what was due, though nobody has looked since: guests of yesterday go, and what waited
        a week."""
        await self._keeper.tidy_unfinished()
        now = self._clock()
        first = now - rights.WEEK_MS - 2 * rights.DAY_MS
        for family in await kept.changed_between(self._store, first, now - rights.HOUR_MS):
            await self._keeper.change_by_id(family, lambda one: one)

    async def prune(self, before: int) -> int:
        """Read the tables that are about to be forgotten, and forget families nobody came to; how many."""
        # Scores outlive tables: what these have come to is read once more before they go (decision 90).
        for family in await kept.with_old_tables(self._store, before):
            found = await kept.by_id(self._store, family)
            if found is not None:
                await self.page.read(read_family(found, self._clock()))
        await self._store.write_all([forgetting_records(before)])
        self.page.sums.forget()
        unused = await kept.unused_since(self._store, min(before, self._clock() - UNUSED_MS))
        for family in unused:
            await self._keeper.delete(family)
        return len(unused)


def new_key() -> str:
    """The key of a new card, as it is printed."""
    letters = "".join(secrets.choice(KEY_LETTERS) for _ in range(KEY_LENGTH))
    return "-".join(letters[place : place + 4] for place in range(0, KEY_LENGTH, 4))


def key_mark(family: FamilyState, key: str) -> str:
    """What is kept of a key: with so much chance in it, its plain hash tells nobody what it was."""
    typed = key.upper().translate(_READ_AS)
    return sha256(f"family card {family.id} {typed}".encode()).hexdigest()


def _voice(family: FamilyState, visitor: VisitorId, key: str | None) -> VisitorId:
    """Who speaks: the device, or the card whose key was typed."""
    if key is None:
        return visitor
    if not family.card or not secrets.compare_digest(key_mark(family, key), family.card):
        raise Rejected(ErrorCode.WRONG_KEY)
    return CARD

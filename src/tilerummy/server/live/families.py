"""Families at a server: a table that lasts, its people, what they play and how it stands.

Who may do what is decided in `family/rights`, by pure functions; here they meet the store, the time and the
credentials. A change is decided by the family as it was read, and by whoever is fastest: all others decide
anew after them. What its games came to is found in `family_games`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec
from msgspec import structs

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.family_file import (
    ImportedFamily,
    ImportedGame,
    WrittenGame,
    devices_in,
    family_from,
    family_of,
    file_of,
    import_file,
    people_in,
    write_file,
)
from tilerummy.server.family.family_history import PlayedTable, season_of, with_result
from tilerummy.server.family.family_state import FamilyState, Person, Value
from tilerummy.server.family.family_view import LATEST, family_view, nobody_left
from tilerummy.server.family.rights import CARD, DAY_MS, HOUR_MS, as_of
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.archive import Archive, forgetting_copies, matches_of
from tilerummy.server.live.family_games import (
    FamilyGames,
    forgetting_imported_copies,
    forgetting_names,
    keeping_imported_games,
    own_seat,
    stands_still,
)
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.lobby import NewTables
from tilerummy.server.live.process import unguessable
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import family_rows as rows
from tilerummy.server.store.moderation_rows import closing
from tilerummy.server.store.puzzle_rows import keep_mark
from tilerummy.server.store.store import NOBODY, Code, Conflict, Statement, Store, VisitorId
from tilerummy.server.table.party import DAY, check_plan

AT_ONCE, BYTES_AT_ONCE = 500, 400_000
"""So many tables and records of a new family are written in one go: a dozen milliseconds."""
TRIES = 12  # so often a change is decided anew that others overtake
HERE_MS = 60_000  # so long somebody is taken to be there without a sign
SIGN_MS = 20_000  # a sign is kept at most so often, for each is a write
MOST_SIGNS = 10_000
MOST_FAMILIES = 60
"""Families at which a device is: all of them are read when it asks what is kept of it."""
MOST_EVENINGS = 1000  # of a season, the latest; nobody looks further back in one go
MOST_TABLES = 100  # of a family in a day: each is looked at whenever somebody looks at the family
AGAIN_MS = 600_000
"""So long a family that is founded twice in the very same words is one whose answer was lost."""
READ_S = WRITE_S = 30.0
"""What a file may take to be read or written; the largest takes two seconds of a free machine."""
UNUSED_MS = 730 * DAY_MS
"""A family to which nobody came for so long is forgotten, where tables are forgotten at all."""
KEY_LETTERS, KEY_LENGTH = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", 12
"""60 bits: nobody guesses them, so wrong tries need no bound that a stranger could use up."""
_READ_AS = str.maketrans("OIL", "011", " -")
"""Letters that look like digits, and what is written between them."""
_PLAYED = msgspec.json.Decoder(PlayedTable)
Decide = Callable[[FamilyState, int], FamilyState | None]
"""What becomes of a family at a time; None: it is deleted."""


# -- found and kept -------------------------------------------------------------------------------


def read_family(row: rows.FamilyRow, now: int) -> FamilyState:
    """A family that was kept, as it is now."""
    return as_of(family_of(row.body, now), now)


class FamilyKeeper:
    """Where families are found by their link, and kept."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        files: Workers | None = None,
        forget_table: Callable[[Code], None] | None = None,
    ) -> None:
        self._store, self._clock, self._files, self._forget_table = store, clock, files, forget_table
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def at(self, code: str, visitor: VisitorId) -> FamilyState:
        """The family behind a link, as it is now; one that was changed still serves whoever is in."""
        return await self.up_to_now(await self._row_at(code, visitor))

    async def up_to_now(self, row: rows.FamilyRow) -> FamilyState:
        """A family that was found."""
        family = read_family(row, self._clock())
        # What has happened by itself is kept before anybody is told of it: who is gone is gone, a deleted
        # table too.
        if family.deleted or people_in(row.body) != len(family.people):
            after = await self.change_by_id(family.id, as_of)
            if after is None:
                raise Rejected(ErrorCode.NO_SUCH_FAMILY)
            return after
        return family

    async def by_card(self, code: str, visitor: VisitorId, key: str | None) -> FamilyState:
        """The family behind a link, of old too, for whoever types the key of its card: a link that somebody
        changed shuts nobody out who has it."""
        row = await rows.found(self._store, rows.BY_CODE, code) or await self._before(code)
        if row is None:
            raise Rejected(ErrorCode.NO_SUCH_FAMILY)
        family = read_family(row, self._clock())
        if family.deleted or voice(family, visitor, key) != CARD:
            raise Rejected(ErrorCode.WRONG_KEY)
        return family

    async def open(
        self, family: FamilyState, once: Statement | None = None, played: Sequence[Statement] = ()
    ) -> None:
        """Keep a new family, once, and what it has played elsewhere."""
        for device in family.devices:
            await self._require_room(device)
        # A version of 1 says that nothing has changed since: `_same` goes by that.
        row = rows.FamilyRow(family.id, 1, msgspec.json.encode(family))
        fresh = rows.family_opened(row, family.code, [*family.devices], self._clock())
        fresh += [] if once is None else [once]
        portions = list(_portions(played))
        if len(portions) < 2:
            await self._store.write_all([*fresh, *played])
            return
        # A little at a time: moves are kept in between. Nobody finds any of it before the family is there.
        await self._store.write_all([rows.founding_begun(family.id, self._clock())])
        try:
            for portion in portions:
                await self._store.write_all(portion)
            await self._store.write_all([*fresh, rows.founding_done(family.id)])
        except Conflict:
            await self._undo(family.id)
            raise

    async def tidy_unfinished(self) -> None:
        """Forget what was written of families whose server ended before they were there."""
        for family in await rows.unfinished_foundings(self._store, self._clock() - HOUR_MS):
            await self._undo(family)

    async def _undo(self, family: str) -> None:
        await self._store.write_all([*rows.forget_family(family), rows.founding_done(family)])

    async def change(self, code: str, visitor: VisitorId, decide: Decide) -> FamilyState | None:
        """Do something to the family behind a link; what may not be is `Rejected`. None: it is deleted."""
        return await self._change(code, lambda: self._row_at(code, visitor), decide)

    async def change_by_id(self, family: str, decide: Decide) -> FamilyState | None:
        """The same by the lasting name; None if it is gone."""
        return await self._change(family, lambda: rows.found(self._store, rows.BY_ID, family), decide)

    async def _change(
        self, name: str, read: Callable[[], Awaitable[rows.FamilyRow | None]], decide: Decide
    ) -> FamilyState | None:
        # In the order in which they came: else whoever floods a family overtakes a yes again and again.
        async with self._changing.setdefault(name, asyncio.Lock()):
            for _ in range(TRIES):
                row = await read()
                if row is None:
                    return None
                with suppress(Conflict):  # another server was faster: decided anew by what it made
                    return await self._decided(row, decide)
        raise Rejected(ErrorCode.BUSY)

    async def delete(self, family: str, why: str = "", operator: str = "") -> None:
        """Forget a family with its tables, their records, and copies of those."""
        now = self._clock()
        while True:
            statements, games = rows.forget_family(family), await rows.games_of(self._store, family)
            for game in games:
                if game.version is not None:
                    matches = await matches_of(self._store, game.code, game.match)
                    statements += [*forgetting_copies(matches, now), *closing(game.code, now, why, operator)]
            statements += await forgetting_imported_copies(self._store, self._files, family, now)
            await self._store.write_all(statements)
            for game in games:
                if self._forget_table is not None:
                    self._forget_table(game.code)
            if not games:  # none was opened while others were forgotten
                break
        await self._store.scrub()

    async def _decided(self, row: rows.FamilyRow, decide: Decide) -> FamilyState | None:
        now = self._clock()
        before = family_of(row.body, now)
        there = as_of(before, now)
        after = None if there.deleted else decide(there, now)
        if after is None or after.deleted or not after.has_people():
            await self.delete(row.id)
            return None
        body = msgspec.json.encode(after)
        if body == row.body:
            return after
        # By what was written, not by `before`: the first form knew devices that today's does not.
        known, known_now = devices_in(row.body), after.known()
        came, went = sorted(known_now - known), sorted(known - known_now)
        old = before.code if after.code != before.code else None
        for device in came:
            await self._require_room(device)
        written = rows.FamilyRow(row.id, row.version, body)
        statements = rows.family_changed(written, after.code, came, went, old, now)
        gone = _named_numbers(before) - _named_numbers(after)
        if gone:
            names = {one.name for one in after.shown()} | {one.name for one in after.gone}
            # First: whoever is gone is nowhere, though a server ends before all was done.
            forgetting = await forgetting_names(self._store, self._files, row.id, names, now)
            await self._store.write_all(forgetting)
        await self._store.write_all(statements, each_changes=True)
        if gone or _written_numbers(before) - _written_numbers(after):
            await self._store.scrub()
        return after

    async def _require_room(self, device: VisitorId) -> None:
        if await rows.families_of(self._store, device) >= MOST_FAMILIES:
            raise Rejected(ErrorCode.TOO_MANY_TABLES)

    async def _row_at(self, code: str, visitor: VisitorId) -> rows.FamilyRow:
        found = await rows.found(self._store, rows.BY_CODE, code)
        if found is not None:
            return found
        old = await self._before(code)
        if old is None:
            raise Rejected(ErrorCode.NO_SUCH_FAMILY)
        # Whoever is in is taken along to the new link; a stranger hears only that it was changed.
        family = read_family(old, self._clock())
        if visitor not in family.devices and family.guest(visitor) is None:
            raise Rejected(ErrorCode.LINK_CHANGED)
        return old

    async def _before(self, code: str) -> rows.FamilyRow | None:
        """The family that a link led to before it was changed."""
        return await rows.found(self._store, rows.BY_OLD_CODE, rows.link_mark(code))


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


def _named_numbers(family: FamilyState) -> set[int]:
    """Everybody with a name, whoever went too."""
    return {one.number for one in family.shown()} | {one.number for one in family.gone}


def _written_numbers(family: FamilyState) -> set[int]:
    """Everybody of whom something is kept, guests too."""
    people = {one.number for one in family.people} | {one.number for one in family.gone}
    return people | {one.number for one in family.guests}


# -- what is asked of a family --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody of a family wants to play."""

    family: str
    code: str
    name: str
    who: str
    devices: tuple[VisitorId, ...]
    """Of the people who are not here."""


class Families:
    """What is asked of a family, by one of its devices or with the key of its card."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        archive: Archive,
        new_tables: NewTables,
        signer: Signer,
        files: Workers,
        clock: Callable[[], int],
        forget_table: Callable[[Code], None],
    ) -> None:
        self._store, self._tables, self._archive, self._new_tables = store, tables, archive, new_tables
        self._signer, self._files, self._clock = signer, files, clock
        self.keeper = FamilyKeeper(store, clock, files, forget_table)
        self._games = FamilyGames(store, tables, signer, files, clock)
        self._signs: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._founding: WeakValueDictionary[VisitorId, asyncio.Lock] = WeakValueDictionary()
        self._writing = asyncio.Lock()

    # -- looking ----------------------------------------------------------------------------------

    async def look(self, code: str, visitor: VisitorId, *, here: bool = False) -> tuple[m.Family, int]:
        """A family as a device sees it, and at how many tables it has played, for that is what a look costs;
        with `here`, whose device it is is there now."""
        family = await self._arrived(await self.keeper.at(code, visitor), visitor)
        you = family.who(visitor) or family.guest(visitor)
        if here and you is not None:
            await self._sign(family.id, you.number)
        return await self._told(family, visitor)

    async def look_from_table(self, table: Code, visitor: VisitorId) -> m.Family:
        """The family that plays at a table. Its link is not the family's: whoever is not in learns the
        name of the family, and the number to be let in by."""
        row = await rows.found(self._store, rows.BY_TABLE, table)
        if row is None:
            raise Rejected(ErrorCode.NO_SUCH_FAMILY)
        seen = await self._view(await self._arrived(await self.keeper.up_to_now(row), visitor), visitor)
        return structs.replace(seen, code="", people=[]) if seen.you is None else seen

    async def look_by_card(self, code: str, visitor: VisitorId, key: str | None) -> m.Family:
        """A family with the link it has now, as whoever has the key of its card sees it."""
        return await self._view(await self.keeper.by_card(code, visitor, key), visitor)

    async def season(self, code: str, visitor: VisitorId, number: int) -> m.FamilySeason:
        """A season with all its evenings; for guests too, but not for whoever has only the link."""
        family = await self.keeper.at(code, visitor)
        if family.phone(visitor) is None and family.guest(visitor) is None:
            raise Rejected(ErrorCode.NOT_IN_FAMILY)
        games = await self._games.read(family)
        return await self._games.season(family, games, number, MOST_EVENINGS)

    async def _view(self, family: FamilyState, visitor: VisitorId) -> m.Family:
        return (await self._told(family, visitor))[0]

    async def _told(self, family: FamilyState, visitor: VisitorId) -> tuple[m.Family, int]:
        now = self._clock()
        if family.who(visitor) is None and family.guest(visitor) is None:
            return family_view(family, visitor, (), (), (), (), now, self._shown_digits), 0
        games = await self._games.read_tidy(family, now)
        under_way, seated = await self._games.under_way(family, visitor, games, now)
        here = await self._here(family) | seated
        unfinished = await self._games.unfinished(family, visitor, games, now)
        season = await self._games.season(family, games, len(family.seasons), LATEST)
        evenings = await self._games.evenings(family, games)
        seen = family_view(
            family, visitor, here, under_way, unfinished, evenings, now, self._shown_digits, season
        )
        return seen, len(games)

    def _shown_digits(self, family: FamilyState, visitor: VisitorId) -> str:
        """The number of a device outside."""
        return self._signer.digits(family.id, visitor)[0]

    async def _arrived(self, family: FamilyState, visitor: VisitorId) -> FamilyState:
        """The family after a device came whose number somebody has said yes to."""
        if visitor == NOBODY or family.phone(visitor) is not None:
            return family
        shown = self._signer.digits(family.id, visitor)
        digits = next((one for one in shown if family.phone(rights.numbered(one)) is not None), None)
        if digits is None:
            return family
        after = await self.keeper.change_by_id(
            family.id, lambda one, now: rights.arrive(one, visitor, digits)
        )
        return after or family

    async def _here(self, family: FamilyState) -> set[int]:
        """Whose page is open and seen, or was a minute ago."""
        now, seen = self._clock(), await rows.seen_at(self._store, family.id)
        return {person for person, at in seen.items() if at + HERE_MS > now}

    async def _sign(self, family: str, person: int) -> None:
        """Somebody's page is open; told to the store now and then only."""
        now, key = self._clock(), (family, person)
        last = self._signs.get(key)
        if last is not None and now - last < SIGN_MS:
            return
        self._signs[key] = now
        self._signs.move_to_end(key)
        if len(self._signs) > MOST_SIGNS:
            self._signs.popitem(last=False)
        await self._store.write_all([rows.seen_now(family, person, now)])

    # -- changing ---------------------------------------------------------------------------------

    async def change(self, code: str, visitor: VisitorId, decide: Decide) -> m.Family:
        """Do something to a family, by its rights; what whoever asked sees after it."""
        before = await self.keeper.at(code, visitor)
        after = await self.keeper.change(code, visitor, decide)
        if after is None:  # nothing is left of it to be told
            return family_view(nobody_left(before), NOBODY, (), (), (), (), self._clock(), self._shown_digits)
        return await self._view(after, visitor)

    async def join(self, code: str, visitor: VisitorId, wanted: m.FamilyJoin) -> m.Family:
        """Sit with them as a guest, who is here from now on."""

        def decide(family: FamilyState, now: int) -> FamilyState:
            return rights.sit_as_guest(family, visitor, wanted.name, wanted.face, now)

        await self.keeper.change(code, visitor, decide)
        return (await self.look(code, visitor, here=True))[0]

    async def let_in(self, code: str, visitor: VisitorId, wanted: m.FamilyLetIn) -> m.Family:
        """Say yes to the device that shows some digits, or confirm a phone that is in."""

        def decide(family: FamilyState, now: int) -> FamilyState:
            by = voice(family, visitor, wanted.key)
            device = self._device_meant(family, visitor, wanted)
            return rights.let_in(family, by, device, wanted.person, now, wanted.name or "", wanted.face)

        return await self.change(code, visitor, decide)

    def _device_meant(self, family: FamilyState, visitor: VisitorId, wanted: m.FamilyLetIn) -> VisitorId:
        """The device that shows these digits, or what stands for it until it comes."""
        if wanted.digits is None:
            found = next((one.device for one in family.phones if one.id == wanted.phone), None)
            if found is None:
                raise Rejected(ErrorCode.NOT_THERE)
            return found
        # Phones, too: whoever asks again, for the answer was lost, means the one that has come since.
        known = [visitor, *family.known()]
        shown = (one for one in known if wanted.digits in self._signer.digits(family.id, one))
        return next(shown, rights.numbered(wanted.digits))

    async def new_season(self, code: str, visitor: VisitorId) -> m.Family:
        """Begin another season; one in which nothing was played yet is new enough."""
        family = await self.keeper.at(code, visitor)
        rights.settled_person(family, visitor, self._clock())
        evenings = await self._games.evenings(family, await self._games.read(family))

        def decide(family: FamilyState, now: int) -> FamilyState:
            if not season_of(family, evenings, len(family.seasons)):
                return family
            return rights.change(family, visitor, m.ChangeKind.SEASON, (*family.seasons, now), now)

        return await self.change(code, visitor, decide)

    async def begin(self, code: str, visitor: VisitorId, wanted: m.FamilyBegin) -> m.Family:
        """Begin something that waits a week; a new card's key is told here, and never again."""
        key = new_key() if wanted.kind is m.WaitingKind.CARD else None
        before = await self.keeper.at(code, visitor)
        rights.require_in(before, visitor)
        await self._games.read(before)  # what was played is to count before anybody goes

        def decide(family: FamilyState, now: int) -> FamilyState:
            card = "" if key is None else _card_mark(family, key)
            number = wanted.person or 0
            return rights.begin(
                family, visitor, wanted.kind, now, number=number, card=card, forget=wanted.forget
            )

        return structs.replace(await self.change(code, visitor, decide), key=key)

    async def tell_day(self, visitor: VisitorId, told: m.DayTold) -> None:
        """Tell one's families how one fared with the deal of a day."""
        # Who that is in each family, the family knows.
        nobody_yet = m.FamilyDay(told.deal.day, 0, told.turns, told.left, tuple(told.laid))
        for row in await rows.of_visitor(self._store, visitor):
            await self.keeper.change_by_id(
                row.id, lambda family, now: with_result(family, visitor, nobody_yet, now)
            )

    # -- playing ----------------------------------------------------------------------------------

    async def play(self, code: str, visitor: VisitorId, wanted: m.FamilyPlay) -> tuple[Code, str]:
        """A table for whoever is here; its code, and the commitment for the visitor's next one."""
        family = await self.keeper.at(code, visitor)
        you = rights.person(family, rights.require_in(family, visitor).person)
        for number in wanted.beside:
            # Whoever has no phone counts where somebody settled says that they play.
            rights.settled_person(family, visitor, self._clock())
            rights.person(family, number)
        if not family.there().issuperset(wanted.asked):
            raise Rejected(ErrorCode.NO_SUCH_PERSON)
        rules = check_plan(wanted.table.plan)
        table, there = await self._new_tables.code_for(visitor, wanted.table)
        if there:
            return table, (await self._new_tables.pledge(visitor)).commitment
        say = rights.require_in(family, visitor).say
        lately = await rows.opened_since(self._store, family.id, self._clock() - DAY_MS)
        # By those who came before, and by oneself: nobody keeps others from playing, nor do made-up people.
        if sum(_PLAYED.decode(one).say <= say for one in lately) >= MOST_TABLES:
            raise Rejected(ErrorCode.TOO_MANY_TABLES)
        by_turns = rules.time_limit_s >= DAY
        played = PlayedTable(tuple(wanted.beside), by_turns, asked=tuple(wanted.asked), say=say)
        # Known before it is there: whatever ends in between, no table of a family is lost.
        opened = rows.game_opened(family.id, table, self._clock(), msgspec.json.encode(played))
        await self._store.write_all([opened])
        seated = structs.replace(wanted.table, name=you.name, face=you.face)
        return await self._new_tables.open_table(visitor, seated, table, family.id)

    async def invitation(self, code: str, visitor: VisitorId, asked: Collection[int]) -> Invitation:
        """Who of those who are asked is not here, and may like to know that somebody wants to play."""
        family = await self.keeper.at(code, visitor)
        you = rights.person(family, rights.require_in(family, visitor).person)
        # Whoever is here sees the table open before them.
        here = {*await self._here(family), you.number}
        wanted = {*asked} or {*family.devices.values()}
        devices = [who for who, number in family.devices.items() if number in wanted - here]
        return Invitation(family.id, family.code, family.name, you.name, tuple(devices))

    async def end(self, code: str, visitor: VisitorId, wanted: m.FamilyEnding) -> m.Family:
        """Put away a match that everybody left; one of those who sit there can."""
        family = await self.keeper.at(code, visitor)
        rights.require_in(family, visitor)
        games = {str(game.code): (game, played) for game, played in await self._games.read(family)}
        if wanted.table not in games:
            raise Rejected(ErrorCode.NO_SUCH_TABLE)
        game, played = games[wanted.table]
        if game.phase != m.PartyPhase.OVER:  # else the answer was lost
            state = (await self._tables.look(game.code))[0]
            if own_seat(state.party, family, visitor, game.at, self._clock()) is None:
                raise Rejected(ErrorCode.NOT_SEATED)
            still = stands_still(game, played, self._clock())
            if not still or not await self._games.end(game):
                raise Rejected(ErrorCode.NOT_AWAY)
        return await self._view(family, visitor)

    # -- how families begin -----------------------------------------------------------------------

    async def found(self, visitor: VisitorId, wanted: m.NewFamily) -> m.Family:
        """A new family, whose first person is the visitor."""
        now, house = self._clock(), m.FamilyHouse(wanted.plan, wanted.language)
        first = Person(1, wanted.person, now, wanted.face)
        family = rights.found(new_link(), new_link(), wanted.name, house, visitor, first, now)
        return await self._view(await self._open(family, visitor), visitor)

    async def read_file(self, text: bytes) -> ImportedFamily:
        """A file that was sent, read by a worker: it is large, and a stranger's."""
        found = await answer_of(self._files, READ_S, import_file, text)
        if isinstance(found, Rejected):
            raise found
        return found

    async def found_from(self, visitor: VisitorId, imported: ImportedFamily) -> m.Family:
        """A family from a file, founded anew by whoever brings it."""
        family = family_from(imported, new_link(), new_link(), visitor, self._clock())
        return await self._view(await self._open(family, visitor, imported.games), visitor)

    async def _open(
        self, family: FamilyState, visitor: VisitorId, imported: Sequence[ImportedGame] = ()
    ) -> FamilyState:
        """Keep a new family; if the same was asked for just now, and the answer was lost, it is that one."""
        # One after the other: of several that are asked for at once, the first is there for the next to find.
        async with self._founding.setdefault(visitor, asyncio.Lock()):
            if (there := await self._same(family, visitor, imported)) is not None:
                return there
            games = keeping_imported_games(family.id, self._new_tables.new_code(), imported, family.since)
            once = keep_mark(self._founding_mark(family, visitor, imported), family.since // DAY_MS * DAY_MS)
            try:
                await self.keeper.open(family, once, games)
            except Conflict:  # another server was asked for the same, or one that is gone again was the same
                if (there := await self._same(family, visitor, imported)) is not None:
                    return there
                await self.keeper.open(family, None, games)
            return family

    async def _same(
        self, family: FamilyState, visitor: VisitorId, imported: Sequence[ImportedGame]
    ) -> FamilyState | None:
        """The family that was asked for twice in the very same words, as it was founded just now."""
        for row in await rows.of_visitor(self._store, visitor):
            before = read_family(row, family.since)
            lately = row.version == 1 and before.since + AGAIN_MS > family.since
            if lately and _timeless(before) == _timeless(family):
                there = await rows.all_played(self._store, before.id)
                if sorted(table.body for table in there) == sorted(game.played for game in imported):
                    return before
        return None

    def _founding_mark(
        self, family: FamilyState, visitor: VisitorId, imported: Sequence[ImportedGame]
    ) -> str:
        """What two servers that are asked for the same family at once both write: only one of them can."""
        words = sha256(family.name.encode())
        for game in imported:
            words.update(game.played)
        lately = str(family.since // AGAIN_MS)
        return self._new_tables.code_from("founding", visitor, lately, words.hexdigest())

    # -- a family as a file -----------------------------------------------------------------------

    async def export(self, code: str, visitor: VisitorId) -> bytes:
        """A family with the records there still are; one after the other, for each is held as a whole."""
        async with self._writing:
            family = await self.keeper.at(code, visitor)
            you = rights.settled_person(family, visitor, self._clock())
            games = await self._written_games(family)
            file = file_of(family, you.person, [])
            # By a worker: it may be years.
            return await answer_of(self._files, WRITE_S, write_file, file, games, family.refused)

    async def _written_games(self, family: FamilyState) -> list[WrittenGame]:
        games = await self._games.read(family)
        there, here = await self._games.watchable(family, games), {game.code for game, _ in games}
        imported: defaultdict[Code, dict[int, str | bytes]] = defaultdict(dict)
        for record in await rows.records_of(self._store, family.id):
            imported[record.code][record.match] = record.body
        written: list[WrittenGame] = []
        for one in await rows.all_played(self._store, family.id):
            records = imported[one.code]
            if one.code in there and one.code in here:
                records = await self._records(one.code, one.body)
            written.append(WrittenGame(one.at, one.body, records if one.code in there else None))
        return written

    async def _records(self, code: Code, played: bytes) -> dict[int, str | bytes]:
        """The records of a table's finished matches."""
        await asyncio.sleep(0)  # a family may have hundreds of tables, and others wait
        found: dict[int, str | bytes] = {}
        for match in _PLAYED.decode(played).matches:
            if match.over:
                with suppress(Rejected):  # forgotten since
                    found[match.number] = await self._archive.finished_record(code, match.number)
        return found

    # -- devices and time -------------------------------------------------------------------------

    async def of(self, visitor: VisitorId) -> list[m.KeptFamily]:
        """The families at which a device is known."""
        found: list[m.KeptFamily] = []
        for row in await rows.of_visitor(self._store, visitor):
            family = read_family(row, self._clock())
            who = family.who(visitor) or family.guest(visitor)
            if who is not None:
                found.append(m.KeptFamily(family.code, family.name, who.name))
        return found

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device wherever it is known; whoever had no other one is gone."""
        for row in await rows.of_visitor(self._store, visitor):
            await self.keeper.change_by_id(
                row.id, lambda family, now: rights.forget_device(family, visitor, now)
            )

    async def note_played(self, visitor: VisitorId) -> None:
        """Read what was played with a device, before it is forgotten at the tables."""
        for row in await rows.of_visitor(self._store, visitor):
            await self._games.read(read_family(row, self._clock()))

    async def tidy(self) -> None:
        """Let happen what was due, though nobody has looked since: guests of yesterday go, and what waited
        a week."""
        await self.keeper.tidy_unfinished()
        now = self._clock()
        first = now - rights.WEEK_MS - 2 * DAY_MS
        for family in await rows.changed_between(self._store, first, now - HOUR_MS):
            await self.keeper.change_by_id(family, as_of)

    async def prune(self, before: int) -> int:
        """Read the tables that are about to be forgotten, and forget families nobody came to; how many."""
        # Scores outlive tables: what these have come to is read once more before they go (decision 90).
        for family in await rows.with_old_tables(self._store, before):
            found = await rows.found(self._store, rows.BY_ID, family)
            if found is not None:
                await self._games.read(read_family(found, self._clock()))
        await self._store.write_all([rows.forget_old_records(before)])
        self._games.forget()
        unused = await rows.unused_since(self._store, min(before, self._clock() - UNUSED_MS))
        for family in unused:
            await self.keeper.delete(family)
        return len(unused)


def _timeless(family: FamilyState) -> FamilyState:
    """Without names and times, by which two new families differ that were asked for in the same words."""

    def kept(one: Value) -> Value:
        its_own = one.kind is m.ChangeKind.LINK or one.value == (family.since,)
        return structs.replace(one, at=0, value="" if its_own else one.value)

    return structs.replace(
        family,
        id="",
        since=0,
        people=tuple(structs.replace(one, since=0) for one in family.people),
        phones=tuple(structs.replace(one, since=0, sure=0) for one in family.phones),
        common=tuple(map(kept, family.common)),
    )


# -- links, and the card on the fridge -----------------------------------------------------------------------


def new_link() -> str:
    """A link, or the lasting name of a family, which nobody guesses."""
    return unguessable(16)


def new_key() -> str:
    """The key of a new card, as it is printed."""
    letters = "".join(secrets.choice(KEY_LETTERS) for _ in range(KEY_LENGTH))
    return "-".join(letters[place : place + 4] for place in range(0, KEY_LENGTH, 4))


def key_mark(of: str, key: str) -> str:
    """What is kept of a key: with so much chance in it, its plain hash tells nobody what it was."""
    typed = key.upper().translate(_READ_AS)
    return sha256(f"{of} {typed}".encode()).hexdigest()


def _card_mark(family: FamilyState, key: str) -> str:
    return key_mark(f"family card {family.id}", key)


def voice(family: FamilyState, visitor: VisitorId, key: str | None) -> VisitorId:
    """Who speaks: the device, or the card whose key was typed."""
    if key is None:
        return visitor
    if not family.card or not secrets.compare_digest(_card_mark(family, key), family.card):
        raise Rejected(ErrorCode.WRONG_KEY)
    return CARD

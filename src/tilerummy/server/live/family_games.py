"""A family's tables, read when somebody looks: what was played there, and what is under way.

Nothing of this is on the way of a turn. A table that has changed since it was read is read again, so nothing
is lost whenever a server ends. What a table came to is added up once and kept, so a look at a family costs
what has changed since the last one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Raw, Struct, structs
from msgspec.json import Decoder, encode

from tilerummy.protocol import messages as m
from tilerummy.protocol.wire import sets
from tilerummy.rules.match.event import Discarded, Drew, Event, Passed, Played, RoundBegan, Settled
from tilerummy.server.errors import Rejected
from tilerummy.server.family.family_file import ImportedGame, renamed
from tilerummy.server.family.family_history import (
    Evening,
    EveningSum,
    PlayedMatch,
    PlayedTable,
    TableSums,
    WhoIs,
    added_up,
    building,
    read_match,
    sums_of,
)
from tilerummy.server.family.family_state import FamilyState
from tilerummy.server.family.family_view import season_view
from tilerummy.server.family.rights import DAY_MS, HOUR_MS, chairs_along, is_settled
from tilerummy.server.jobs.staff import Workers, answer_of
from tilerummy.server.live.archive import BESIDE, forgetting_copy
from tilerummy.server.live.identity import Signer
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import family_rows as rows
from tilerummy.server.store.store import Code, Conflict, KeptLine, Statement, Store, VisitorId
from tilerummy.server.table.due import put_away
from tilerummy.server.table.party import Party, SeatCredential
from tilerummy.server.table.table_state import Circumstances, TableState, read_events, read_party

if TYPE_CHECKING:
    from tilerummy.review.played_turn import PlayedTurn

AT_HAND = 10_000_000
"""Bytes of sums that are kept in memory, of the families looked at last."""
LINES_AT_ONCE, EVENINGS_AT_ONCE = 25, 50
"""So many lines or turns are read, or evenings put together, at once: a few milliseconds."""
MUCH = 20_000
"""Bytes of rounds that take longer to add up than to ask a worker."""
BYTES_TO_ADD = 2_000_000
"""Bytes of rounds that a worker is asked to add up in one go."""
ADD_S = RENAME_S = 30.0
RECORDS_MS = 600_000
"""So long it is taken for granted which of the tables that were elsewhere have records."""
MOST_UNDER_WAY = 6
GATHERING_MS = HOUR_MS
"""So long a table waits for people."""
HOSTLESS_MS = 600_000
"""So long others are asked to sit down where whoever opened the table has gone."""
PLAYING_MS = 12 * HOUR_MS
"""So long a match without days for a turn can be gone on with from here."""
READING_MS = HOUR_MS // 4
"""So long after a match those who still read how it ended are at its table."""
SLOWLY_GATHERING_MS = 7 * DAY_MS
SLOWLY_PLAYING_MS = 15 * DAY_MS
"""The same with days for a turn; longer than any turn, so a match whose clock runs goes on."""
ABANDONED_MS = 30 * DAY_MS
"""So long a match that was left waits; put away before a round was finished, it is shown as long again."""
LOOKED_AT, MOST_UNFINISHED = 6, 3
_TURNS = (Played, Drew, Discarded, Passed, Settled)
_PLAYED = Decoder(PlayedTable)
Games: TypeAlias = Sequence[tuple[rows.KeptGame, TableSums]]
"""The tables that a family opened here, with what they came to."""


class FamilyGames:
    """Reads the tables of families, and says what they came to."""

    def __init__(
        self, store: Store, tables: TableCache, signer: Signer, workers: Workers, clock: Callable[[], int]
    ) -> None:
        self._store, self._tables, self._signer, self._clock = store, tables, signer, clock
        self._sums = _Sums(store, workers, clock)

    # -- what was played --------------------------------------------------------------------------

    async def read(self, family: FamilyState) -> Games:
        """All that was played, as far as it counts; a look gives nobody a right."""
        games: list[tuple[rows.KeptGame, TableSums]] = []
        found = await rows.games_of(self._store, family.id)
        known = await self._sums.of(family, {game.code: game.seen for game in found})
        for game in found:
            if game.code not in known:  # forgotten, with all of the family, since the rows were read
                continue
            sums = known[game.code]
            if game.version not in (None, game.seen):
                after, version = await self._read_table(family, game)
                if after is not None:
                    sums = sums_of(after.without_phones(family.refused), family.seasons)
                    noted = await self._sums.note(family, game.code, version, sums)
                    read = rows.game_read(family.id, game.code, game.seen, version, encode(after))
                    with suppress(Conflict):  # somebody else has just read the same
                        statements = [read, rows.keep_sums(family.id, noted)]
                        await self._store.write_all(statements, each_changes=True)
            games.append((game, sums))
        return games

    async def read_tidy(self, family: FamilyState, now: int) -> Games:
        """The same, after matches that nobody will go on with are put away."""
        games = await self.read(family)
        abandoned = [game for game, played in games if is_abandoned(game, played, now)]
        done = False
        for game in abandoned[:LOOKED_AT]:
            with suppress(Rejected):  # forgotten since
                done |= await self.end(game)
        return await self.read(family) if done else games

    async def _read_table(self, family: FamilyState, game: rows.KeptGame) -> tuple[PlayedTable | None, int]:
        """What a table has come to, and at which version of it; None if there is nothing new."""
        found = await rows.played_at(self._store, family.id, [game.code])
        if not found:
            return None, 0
        before = _PLAYED.decode(found[0].body)
        known = sum(len(match.rounds) for match in before.matches)
        playing = game.phase == m.PartyPhase.PLAYING
        # Only finished rounds count, so a match in the middle of one is not read for nothing.
        if playing and await rows.rounds_ended(self._store, game.code) == known:
            return None, 0
        table = await self._store.load(game.code)
        if table is None:
            return None, 0
        party, seats = read_party(table.party), await rows.seats_at(self._store, game.code)
        matches: list[PlayedMatch] = []
        by_number = {match.number: match for match in before.matches}
        for number in range(1, table.match + 1):
            old, current = by_number.get(number), number == table.match
            # What is over stays as it was read: its people may have gone since.
            if old is not None and old.over:
                matches.append(old)
                continue
            lines = table.lines if current else await self._store.lines(game.code, number)
            if lines:
                who = who_at(family, party if current else None, seats, before.beside, self._clock())
                events = await _events(lines)
                matches.append(read_match(number, events, await _turns(events), who, old))
        return structs.replace(before, matches=tuple(matches)), table.version

    async def watchable(self, family: FamilyState, games: Games) -> set[Code]:
        """The tables whose matches can be watched: they are here, or their records came with the family."""
        here = {game.code for game, _ in games if game.version is not None}
        return here | await self._sums.with_records(family)

    async def evenings(self, family: FamilyState, games: Games) -> list[Evening]:
        """All evenings that were played until now, the earliest first."""
        return await self._sums.evenings(family, await self.watchable(family, games))

    async def season(self, family: FamilyState, games: Games, number: int, most: int) -> m.FamilySeason:
        """What is told of a season, with so many of its latest evenings."""
        return await self._sums.season(family, await self.watchable(family, games), number, most)

    def forget(self) -> None:
        """Know nothing of what was kept: something of it was forgotten."""
        self._sums.forget()

    # -- what is under way ------------------------------------------------------------------------

    async def under_way(
        self, family: FamilyState, visitor: VisitorId, games: Games, now: int
    ) -> tuple[list[m.FamilyGame], set[int]]:
        """The games under way as a device sees them, those of now first; and who sits at one of them now."""
        wanted = [one for one in games if is_under_way(*one, now) or is_read_of(*one, now)]
        over = m.PartyPhase.OVER
        wanted.sort(key=lambda one: (one[0].phase == over, one[1].by_turns, -one[0].changed))
        found: list[m.FamilyGame] = []
        there: set[int] = set()
        for game, played in wanted[:MOST_UNDER_WAY]:
            try:
                state, circumstances, _ = await self._tables.look(game.code)
            except Rejected:  # forgotten since
                continue
            here = {chair.person for chair in state.party.chairs if chair.owner in circumstances.connected}
            there |= {family.devices[one] for one in here if one in family.devices}
            if not here and is_read_of(game, played, now):
                continue
            shown = self._shown(state, family, visitor, game, played, now)
            if shown.your_seat is not None or not _is_stale(state.party, circumstances, played):
                found.append(shown)
        return found, there

    async def unfinished(
        self, family: FamilyState, visitor: VisitorId, games: Games, now: int
    ) -> list[m.FamilyGame]:
        """The matches that were not finished, the latest first: one's own, and those that can be watched."""
        wanted = [one for one in games if stands_still(*one, now) or is_broken_off(*one, now)]
        wanted.sort(key=lambda one: -one[0].changed)
        found: list[m.FamilyGame] = []
        for game, played in wanted[:LOOKED_AT]:
            with suppress(Rejected):  # forgotten since
                state = (await self._tables.look(game.code))[0]
                found.append(self._shown(state, family, visitor, game, played, now))
        own = [one for one in found if one.phase is m.PartyPhase.OVER or one.your_seat is not None]
        return own[:MOST_UNFINISHED]

    async def end(self, game: rows.KeptGame) -> bool:
        """End a match as it stands, unless somebody is back at it; whether it was done."""
        cached = self._tables.at(game.code)
        async with cached.lock:
            state = await self._tables.state(cached)
            if state.version != game.version:  # this process may know an old one
                cached.drop()
                state = await self._tables.load(cached)
            circumstances = self._tables.circumstances(cached)
            # Somebody came back since the family's page was looked at: then nothing is put away.
            if state.version != game.version or circumstances.somebody(state.party):
                return False
            try:
                await self._tables.keep(cached, state, put_away(state, circumstances.now))
            except Conflict:
                cached.drop()
                return False
        return True

    def _shown(
        self,
        state: TableState,
        family: FamilyState,
        visitor: VisitorId,
        game: rows.KeptGame,
        played: TableSums,
        now: int,
    ) -> m.FamilyGame:
        party, turn = state.party, state.turn
        taken = [chair for chair in party.chairs if chair.kind is not m.PlaceKind.OPEN]
        own = own_seat(party, family, visitor, game.at, now)
        found = (family.who(chair.person) or family.guest(chair.person) for chair in taken)
        seated = {one.number for one in found if one is not None}
        # Whoever finds no chair looks on: what lies on the table, and nothing that is in a hand.
        on_view = None
        if own is None and turn is not None and not played.by_turns and state.game is not None:
            on_view = state.game.playing
        return m.FamilyGame(
            code=party.code,
            phase=party.phase,
            round=0 if state.game is None else state.game.number,
            names=[chair.name for chair in party.chairs],
            faces=[chair.face for chair in party.chairs],
            free=len(party.chairs) - len(taken),
            by_turns=played.by_turns,
            turn=None if turn is None else party.chairs[turn].name,
            your_turn=turn is not None and turn == own,
            your_seat=own,
            since=_waits_since(state.tail, game.changed),
            laid=_laid_last(state.tail),
            your_key=self._key(party, own, visitor),
            host=next((chair.name for chair in taken if chair.owner == party.host), None),
            asked=[one for one in played.asked if one in family.there()],
            clock=party.rules.time_limit_s,
            wanting=[
                one.person for one in family.wishes if one.table == party.code and one.person not in seated
            ],
            table=[] if on_view is None else sets(on_view.table),
            tiles=[] if on_view is None else [len(rack) for rack in on_view.racks],
        )

    def _key(self, party: Party, seat: int | None, visitor: VisitorId) -> str | None:
        """What lets this device play on for another one of the same person."""
        if seat is None:
            return None
        chair = party.chairs[seat]
        if chair.owner == visitor or not chair.lock:
            return None
        return self._signer.seat_key(SeatCredential(party.code, seat, chair.lock))


def _is_stale(party: Party, circumstances: Circumstances, played: TableSums) -> bool:
    """Whether somebody opened a table for now, and went before anything began."""
    away = circumstances.now - circumstances.seen.get(party.host, 0)
    waits = party.phase is m.PartyPhase.GATHERING and not played.by_turns
    return waits and not circumstances.here(party.host) and away >= HOSTLESS_MS


def is_under_way(game: rows.KeptGame, played: TableSums, now: int) -> bool:
    """Whether a table is one to come to."""
    if game.version is None or game.phase == m.PartyPhase.OVER:
        return False
    if game.phase == m.PartyPhase.PLAYING:
        return game.changed + (SLOWLY_PLAYING_MS if played.by_turns else PLAYING_MS) > now
    return game.changed + (SLOWLY_GATHERING_MS if played.by_turns else GATHERING_MS) > now


def is_read_of(game: rows.KeptGame, played: TableSums, now: int) -> bool:
    """Whether a match was over a moment ago: whoever is there may play again."""
    lately = game.version is not None and game.changed + READING_MS > now
    return lately and game.phase == m.PartyPhase.OVER and not played.by_turns


def stands_still(game: rows.KeptGame, played: TableSums, now: int) -> bool:
    """Whether everybody left a match that is not over: gone on with, or put away."""
    return game.phase == m.PartyPhase.PLAYING and not is_under_way(game, played, now)


def is_abandoned(game: rows.KeptGame, played: TableSums, now: int) -> bool:
    """Whether nobody will go on with it."""
    return stands_still(game, played, now) and game.changed + ABANDONED_MS <= now


def is_broken_off(game: rows.KeptGame, played: TableSums, now: int) -> bool:
    """Whether a match was put away before a round of it was finished: no evening tells of it."""
    lately = game.phase == m.PartyPhase.OVER and game.changed + ABANDONED_MS > now
    return lately and played.broken_off


def own_seat(party: Party, family: FamilyState, visitor: VisitorId, opened: int, now: int) -> int | None:
    """The seat of this device; of a settled one, also that of another one of the same person.

    A lost phone, whose seat went over to another, gets it no more from here."""
    seat, phones = party.seat_of(visitor), chairs_along(family, visitor, opened, now)
    if seat is not None:
        return seat
    own = (i for i, chair in enumerate(party.chairs) if chair.person in phones)
    return next((i for i in own if visitor not in party.chairs[i].before), None)


def _waits_since(tail: Sequence[Event], otherwise: int) -> int:
    """Since when the turn waits."""
    return next((event.at for event in reversed(tail) if isinstance(event, _TURNS)), otherwise)


def _laid_last(tail: Sequence[Event]) -> list[str]:
    """The tiles laid last in this round."""
    for event in reversed(tail):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, Played | Settled) and event.laid:
            return [tile.text for tile in event.laid]
    return []


# -- how a match is read --------------------------------------------------------------------------


async def _events(lines: Sequence[KeptLine]) -> list[Event]:
    """The events of a match, read a slice at a time: nobody who plays waits for it."""
    events = list(read_events(lines[:LINES_AT_ONCE]))
    for first in range(LINES_AT_ONCE, len(lines), LINES_AT_ONCE):
        await asyncio.sleep(0)
        events += read_events((lines[0], *lines[first : first + LINES_AT_ONCE]))[1:]
    return events


async def _turns(events: Sequence[Event]) -> list[PlayedTurn]:
    """Its turns, some at a time."""
    from tilerummy.review.played_turn import turns_of  # a device that only plays need not load it

    turns: list[PlayedTurn] = []
    for turn in turns_of(events):
        turns.append(turn)
        if len(turns) % LINES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return turns


def who_at(
    family: FamilyState,
    party: Party | None,
    seats: list[tuple[VisitorId, str]],
    beside: tuple[int, ...],
    now: int,
) -> WhoIs:
    """Which person a seat counts for: the one whose phone its owner is, or who plays beside them by name.

    Whoever got a phone since the table was opened speaks for themselves: their name alone counts no more."""
    people = [one for one in family.beside() if one.number in beside]
    named = {name.casefold(): one.number for one in people for name in one.before}
    named |= {one.name.casefold(): one.number for one in people}

    def who(seat: int, name: str) -> tuple[int, int] | None:
        chair = None if party is None else party.chairs[seat]
        owners = {visitor for visitor, called in seats if called == name}
        if chair is not None and chair.name == name:
            if not chair.human:
                return None
            owners = {chair.person}
        phones = [phone for owner in owners if (phone := family.phone(owner)) is not None]
        gone = {one.number for owner in owners if (one := family.gone_with(owner)) is not None}
        if gone and not phones:  # who went before this was read
            return (gone.pop(), 0) if len(gone) == 1 else None
        if phones:
            persons = {phone.person for phone in phones}
            fresh = next((phone.id for phone in phones if not is_settled(phone, now)), 0)
            return (persons.pop(), fresh) if len(persons) == 1 else None  # two of one name: nobody is guessed
        number = named.get(name.casefold()) if owners else None
        return None if number is None else (number, 0)

    return who


# -- sums: what tables came to, kept, and put together into evenings --------------------------------


class _Written(Struct, frozen=True, array_like=True):
    """`TableSums` as they are written, their evenings not yet read: there may be a thousand."""

    by_turns: bool
    broken_off: bool
    evenings: list[Raw]
    first_week: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()


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

    def put(self, one: rows.KeptPlayed, sums: TableSums) -> None:
        """A table as it is now."""
        self.tables[one.code] = (one.seen, sums)
        if sums.first_week:
            self.with_new_phones.add(one.code)
        else:
            self.with_new_phones.discard(one.code)
        self.size += len(one.body) - self.sizes.get(one.code, 0)
        self.sizes[one.code] = len(one.body)
        self.changes += 1


class _Sums:
    """Finds the sums of families, and keeps them."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], int]) -> None:
        self._store, self._workers, self._clock = store, workers, clock
        self._at_hand: OrderedDict[str, _AtHand] = OrderedDict()

    async def of(self, family: FamilyState, wanted: Mapping[Code, int]) -> dict[Code, TableSums]:
        """The sums of these tables, each at the version that was read."""
        known = await self._known(family)
        changed = [code for code, seen in wanted.items() if known.tables.get(code, (-1,))[0] != seen]
        if changed:
            await self._load(family, known, changed)
        return {code: known.tables[code][1] for code in wanted if code in known.tables}

    async def note(self, family: FamilyState, code: Code, seen: int, sums: TableSums) -> rows.KeptPlayed:
        """A table was read anew; what keeps its sums."""
        found = rows.KeptPlayed(code, seen, encode(sums))
        (await self._known(family)).put(found, sums)
        return found

    async def with_records(self, family: FamilyState) -> set[Code]:
        """The tables that were played at elsewhere, and can be watched."""
        known, now = await self._known(family), self._clock()
        if known.records_until <= now:
            known.with_records = await rows.tables_with_records(self._store, family.id)
            known.records_until = now + RECORDS_MS
        return known.with_records

    async def season(
        self, family: FamilyState, there: Collection[Code], number: int, most: int
    ) -> m.FamilySeason:
        """What is told of a season, and told again while nothing has changed."""
        evenings, known = await self.evenings(family, there), await self._known(family)
        key = number, most, len(family.seasons)
        if key not in known.seasons:
            known.seasons[key] = season_view(family, evenings, number, most)
        return known.seasons[key]

    async def evenings(self, family: FamilyState, there: Collection[Code]) -> list[Evening]:
        """All evenings, the earliest first; matches can be watched at these tables alone."""
        known = await self._known(family)
        like = family.seasons, frozenset(there), known.changes
        if known.like != like:
            found: list[Evening] = []
            games = [(code if code in there else "", sums) for code, (_, sums) in known.tables.items()]
            steps = building(games, family.seasons, found)
            while [*islice(steps, EVENINGS_AT_ONCE)]:
                await asyncio.sleep(0)
            known.like, known.evenings, known.seasons = like, found, {}
            return found
        return known.evenings

    def forget(self) -> None:
        """Know nothing of what was kept."""
        self._at_hand.clear()

    async def _known(self, family: FamilyState) -> _AtHand:
        """What is at hand, read if nothing is."""
        known = self._at_hand.get(family.id)
        if known is None:
            known = _AtHand()
            await self._load(family, known, await rows.codes_of(self._store, family.id))
        # Asked at each look: a phone may have been signed off since, at another server too.
        counted = [code for code in known.with_new_phones if not known.tables[code][1].holds(family.refused)]
        if counted:
            await self._load(family, known, counted)
        self._at_hand[family.id] = known
        self._at_hand.move_to_end(family.id)
        # Those looked at last stay; the one asked for always does, however large.
        size = sum(one.size for one in self._at_hand.values())
        while size > AT_HAND and len(self._at_hand) > 1:
            size -= self._at_hand.popitem(last=False)[1].size
        return known

    async def _load(self, family: FamilyState, known: _AtHand, codes: Collection[Code]) -> None:
        """Read what is kept of these tables; what is missing, or holds no more, is added up, and kept."""
        missing = {*codes}
        for one in await rows.sums_kept(self._store, family.id, codes):
            sums = await _read_sums(one.body)
            if sums.holds(family.refused):
                known.put(one, sums)
                missing.discard(one.code)
        for some in _portions_to_add(await rows.played_at(self._store, family.id, missing)):
            added = await self._added_up(some, family)
            await self._store.write_all([rows.keep_sums(family.id, one) for one in added])
            for one in added:
                known.put(one, await _read_sums(one.body))

    async def _added_up(
        self, played: Sequence[rows.KeptPlayed], family: FamilyState
    ) -> list[rows.KeptPlayed]:
        bodies, seasons, refused = [one.body for one in played], family.seasons, family.refused
        if sum(map(len, bodies)) < MUCH:
            sums = added_up(bodies, seasons, refused)
        else:  # as after an upgrade
            sums = await answer_of(self._workers, ADD_S, added_up, bodies, seasons, refused)
        return [rows.KeptPlayed(one.code, one.seen, each) for one, each in zip(played, sums, strict=True)]


async def _read_sums(body: bytes) -> TableSums:
    """Sums that are kept; others have their turn in between."""
    written, evenings = _SUMS.decode(body), list[EveningSum]()
    for each in written.evenings:
        evenings.append(_EVENING.decode(each))
        if len(evenings) % EVENINGS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return TableSums(written.by_turns, written.broken_off, tuple(evenings), written.first_week, written.asked)


def _portions_to_add(played: Iterable[rows.KeptPlayed]) -> list[list[rows.KeptPlayed]]:
    """Some at a time, so that no answer takes long."""
    found: list[list[rows.KeptPlayed]] = []
    size = BYTES_TO_ADD
    for one in played:
        if size + len(one.body) > BYTES_TO_ADD:
            found.append([])
            size = 0
        found[-1].append(one)
        size += len(one.body)
    return found


# -- records that families brought along from elsewhere ---------------------------------------------


def keeping_imported_games(
    family: str, beginning: Code, games: Sequence[ImportedGame], now: int
) -> list[Statement]:
    """What keeps the tables of a file."""
    statements: list[Statement] = []
    for place, game in enumerate(games):
        code = Code(f"{beginning}{BESIDE}{place}")
        statements.append(rows.game_opened(family, code, game.at, game.played))
        statements.append(rows.keep_sums(family, rows.KeptPlayed(code, 0, game.sums)))
        for match, record in game.records:
            statements.append(rows.record_brought(family, rows.KeptRecord(code, match, now, record)))
    return statements


async def forgetting_names(
    database: Store, workers: Workers | None, family: str, names: Collection[str], now: int
) -> list[Statement]:
    """What takes everybody but these people out of the records that a family brought along."""
    statements: list[Statement] = []
    for record, body, commitment in await _renamed(database, workers, family, frozenset(names)):
        if body is not None:
            statements.append(rows.record_rewritten(replace(record, body=body)))
            statements += forgetting_copy(commitment, now)
    return statements


async def forgetting_imported_copies(
    database: Store, workers: Workers | None, family: str, now: int
) -> list[Statement]:
    """What forgets the copies that were made of a family's own records for reviews."""
    found = await _renamed(database, workers, family, None)
    return [one for _, _, commitment in found for one in forgetting_copy(commitment, now)]


async def _renamed(
    database: Store, workers: Workers | None, family: str, names: frozenset[str] | None
) -> list[tuple[rows.KeptRecord, bytes | None, str]]:
    kept = await rows.records_of(database, family)
    if not kept:  # as nearly always: then nobody waits for a worker
        return []
    bodies = [one.body for one in kept]
    read = answer_of(workers, RENAME_S, renamed, bodies, names) if workers else None
    found = renamed(bodies, names) if read is None else await read
    return [(record, *one) for record, one in zip(kept, found, strict=True)]

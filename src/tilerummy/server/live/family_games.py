"""A family's tables, read when somebody looks: what was played there, and what is under way.

Nothing of this is on the way of a turn. A table that has changed since it was read is read again, so nothing
is lost whenever a server ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import structs
from msgspec.json import Decoder, encode

from tilerummy.server.family.evening import TableSums, sums_of
from tilerummy.server.family.played import Match, Played
from tilerummy.server.family.rights import Family, is_settled
from tilerummy.server.live.family_sums import FamilySums
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.family_rows import keep_sums, played_at
from tilerummy.server.store.store import Conflict, KeptLine, Store, VisitorId
from tilerummy.server.table.party import Party
from tilerummy.server.table.state import read_events, read_party

if TYPE_CHECKING:
    from tilerummy.review.turn import PlayedTurn
    from tilerummy.rules.match.event import Event
    from tilerummy.server.family.reading import WhoIs

_PLAYED = Decoder(Played)
PLAYING = "playing"
SLICE = 25
"""So many lines or turns are read at once, a few milliseconds."""


class FamilyGames:
    """Reads the tables of families."""

    def __init__(self, store: Store, clock: Callable[[], int], sums: FamilySums) -> None:
        self._store, self._clock, self._sums = store, clock, sums

    async def read(self, family: Family) -> list[tuple[kept.KeptGame, TableSums]]:
        """All that was played, as far as it counts; a look gives nobody a right."""
        games: list[tuple[kept.KeptGame, TableSums]] = []
        rows = await kept.games_of(self._store, family.id)
        known = await self._sums.of(family, {game.code: game.seen for game in rows})
        for game in rows:
            if game.code not in known:  # forgotten, with all of the family, since the rows were read
                continue
            sums = known[game.code]
            if game.version not in (None, game.seen):
                after, version = await self._read(family, game)
                if after is not None:
                    sums = sums_of(after.without_phones(family.refused), family.seasons)
                    noted = await self._sums.note(family, game.code, version, sums)
                    read = kept.game_read(family.id, game.code, game.seen, version, encode(after))
                    with suppress(Conflict):  # somebody else has just read the same
                        statements = [read, keep_sums(family.id, noted)]
                        await self._store.write_all(statements, each_changes=True)
            games.append((game, sums))
        return games

    async def _read(self, family: Family, game: kept.KeptGame) -> tuple[Played | None, int]:
        """What a table has come to, and at which version of it; None if there is nothing new."""
        found = await played_at(self._store, family.id, [game.code])
        if not found:
            return None, 0
        before = _PLAYED.decode(found[0].body)
        known = sum(len(match.rounds) for match in before.matches)
        if game.phase == PLAYING and await kept.rounds_ended(self._store, game.code) == known:
            return None, 0
        table = await self._store.load(game.code)
        if table is None:
            return None, 0
        from tilerummy.server.family.reading import read_match  # a device that only plays need not load it

        party, seats = read_party(table), await kept.seats_at(self._store, game.code)
        matches: list[Match] = []
        by_number = {match.number: match for match in before.matches}
        for number in range(1, table.match + 1):
            old, current = by_number.get(number), number == table.match
            if old is not None and old.over:
                matches.append(old)
                continue
            lines = table.lines if current else await self._store.lines(game.code, number)
            if lines:
                who = who_at(family, party if current else None, seats, before.beside, self._clock())
                events = await _events(lines)
                matches.append(read_match(number, events, await _turns(events), who, old))
        return structs.replace(before, matches=tuple(matches)), table.version


async def _events(lines: Sequence[KeptLine]) -> list[Event]:
    """The events of a match, read a slice at a time: nobody who plays waits for it."""
    events = list(read_events(lines[:SLICE]))
    for first in range(SLICE, len(lines), SLICE):
        await asyncio.sleep(0)
        events += read_events((lines[0], *lines[first : first + SLICE]))[1:]
    return events


async def _turns(events: Sequence[Event]) -> list[PlayedTurn]:
    """Its turns, some at a time."""
    from tilerummy.review.turn import turns_of  # as above

    turns: list[PlayedTurn] = []
    for turn in turns_of(events):
        turns.append(turn)
        if len(turns) % SLICE == 0:
            await asyncio.sleep(0)
    return turns


def who_at(
    family: Family, party: Party | None, seats: list[tuple[VisitorId, str]], beside: tuple[int, ...], now: int
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
        if phones:
            persons = {phone.person for phone in phones}
            fresh = next((phone.id for phone in phones if not is_settled(phone, now)), 0)
            return (persons.pop(), fresh) if len(persons) == 1 else None  # two of one name: nobody is guessed
        number = named.get(name.casefold()) if owners else None
        return None if number is None else (number, 0)

    return who

"""Families at a server: a table that lasts, its people, what they play and how it stands."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs
from msgspec.json import encode

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import family as value
from tilerummy.server.family import knocks
from tilerummy.server.family.evening import Evening, evenings_of
from tilerummy.server.family.family import Family, same_again
from tilerummy.server.family.file import FamilyFile, FileGame, family_from, file_of
from tilerummy.server.family.played import Played
from tilerummy.server.family.rights import (
    require_belonging,
    require_in,
    require_no_guest,
    require_person,
    require_wisher,
)
from tilerummy.server.family.season import season_of
from tilerummy.server.family.wishes import wish
from tilerummy.server.live.credentials import Signer, unguessable
from tilerummy.server.live.family_games import FamilyGames
from tilerummy.server.live.family_going import going
from tilerummy.server.live.family_keeper import Decide, FamilyKeeper, read_family
from tilerummy.server.live.family_records import games_brought, is_brought
from tilerummy.server.live.family_view import family_view, nobody_left, season_view
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import families as kept
from tilerummy.server.store.base import NOBODY, Code, VisitorId
from tilerummy.server.store.family_records import forgetting_records, tables_with_records
from tilerummy.server.table.party import DAY, check_plan

CODE_BYTES = 16
HERE_MS = 60_000
"""So long somebody is taken to be there without a sign."""
SIGN_MS = 20_000
"""A sign is kept at most so often."""
MOST_SIGNS = 10_000
AGAIN_MS = 600_000
"""So long a family that is founded twice in the very same words is one whose answer was lost."""
UNUSED_MS = 730 * value.DAY_MS
"""A family to which nobody came for so long is forgotten, where tables are forgotten at all."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody of a family wants to play."""

    family: str
    code: str
    name: str
    who: str
    devices: tuple[VisitorId, ...]
    """Of the people who are not here."""


Games = list[tuple[kept.KeptGame, Played]]
"""The tables of a family, with what was played there."""


class Families:
    """Founds families, and does what their people ask for."""

    def __init__(self, tables: TableCache, new_tables: NewTables, signer: Signer) -> None:
        self._tables, self._new_tables, self._signer = tables, new_tables, signer
        self._store, self._clock = tables.store, tables.clock
        self.keeper = FamilyKeeper(self._store, self._clock, tables.forget)
        self._games = FamilyGames(self._store, self.keeper)
        self._signs: OrderedDict[tuple[str, int], int] = OrderedDict()

    # -- coming in --------------------------------------------------------------------------------

    async def found(self, visitor: VisitorId, wanted: m.NewFamily) -> m.Family:
        """A new family, whose first person is the visitor."""
        family = value.found(
            unguessable(CODE_BYTES),
            unguessable(CODE_BYTES),
            wanted.name,
            wanted.plan,
            wanted.language,
            visitor,
            wanted.person,
            wanted.face,
            self._clock(),
        )
        return await self._view(await self._open(family, visitor), visitor)

    async def look(self, code: str, visitor: VisitorId, *, here: bool = False) -> m.Family:
        """A family as a device sees it; with `here`, whose device it is is there now."""
        family = await self.keeper.at(code, visitor)
        you = family.who(visitor)
        if here and you is not None:
            await self._sign(family.id, you.number)
        return await self._view(family, visitor)

    async def join(self, code: str, visitor: VisitorId, wanted: m.FamilyJoin) -> m.Family:
        """Come in as somebody new, who is here from now on; or bring somebody who has no device."""
        now, newcomer = self._clock(), (wanted.name, wanted.face, wanted.guest)

        def decide(family: Family) -> Family:
            if not wanted.beside:
                return value.join(family, visitor, *newcomer, now)
            require_no_guest(family, visitor)
            return value.bring(family, *newcomer, now)

        await self._change(code, visitor, decide)
        return await self.look(code, visitor, here=True)

    async def rename_self(self, code: str, visitor: VisitorId, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for oneself."""
        return await self._change(
            code,
            visitor,
            lambda family: value.rename_self(family, require_in(family, visitor), wanted.name, wanted.face),
        )

    async def furnish(self, code: str, visitor: VisitorId, wanted: m.FamilyHouse) -> m.Family:
        """Other house rules, or another language."""
        now = self._clock()
        return await self._change(
            code,
            visitor,
            lambda family: value.furnish(
                family, require_no_guest(family, visitor), wanted.plan, wanted.language, now
            ),
        )

    async def leave(self, code: str, visitor: VisitorId) -> m.Family:
        """Leave the family for good, with all one's devices; the last to go closes the table."""
        return await self._change(
            code, visitor, lambda family: value.without(family, require_in(family, visitor).number)
        )

    async def tell_day(self, visitor: VisitorId, day: str, turns: int, left: int) -> None:
        """Tell one's families how one fared with the deal of a day."""
        for found in await kept.of_visitor(self._store, visitor):
            await self.keeper.change_by_id(
                found.id, lambda family: value.with_result(family, visitor, day, turns, left)
            )

    # -- devices that come back ---------------------------------------------------------------------

    async def knock(self, code: str, visitor: VisitorId, wanted: m.FamilyKnock) -> m.Family:
        """Say that this device is somebody's: by a short code, or until somebody says yes."""
        now, word = self._clock(), wanted.word
        if word is None:
            return await self._change(
                code, visitor, lambda family: knocks.knock(family, visitor, wanted.person, now)
            )
        right = False

        def decide(family: Family) -> Family:
            nonlocal right
            family, right = knocks.tell_word(family, visitor, wanted.person, word)
            return family

        seen = await self._change(code, visitor, decide)
        if not right:  # after the try was kept: nobody has more of them than a few
            raise Rejected(ErrorCode.WRONG_SHORT_CODE)
        return seen

    async def answer(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilyAnswer) -> m.Family:
        """Say whether a device is whose it says."""
        now = self._clock()
        return await self._change(
            code,
            visitor,
            lambda family: knocks.answer(family, require_in(family, visitor), number, wanted.yes, now),
        )

    async def word(self, code: str, visitor: VisitorId) -> m.FamilyWord:
        """A short code for another device of whoever asks."""
        now, word = self._clock(), f"{secrets.randbelow(10**6):06}"
        await self.keeper.change(
            code, visitor, lambda family: knocks.show_word(family, require_in(family, visitor), word, now)
        )
        return m.FamilyWord(word, now + knocks.WORD_MS)

    # -- what needs somebody who belongs -----------------------------------------------------------

    async def wish(self, code: str, visitor: VisitorId, wanted: m.FamilyWish) -> m.Family:
        """Wish for something that cannot be undone."""
        now, fresh = self._clock(), unguessable(CODE_BYTES)
        await self._settle(code, visitor)
        return await self._change(
            code,
            visitor,
            lambda family: wish(family, require_wisher(family, visitor), wanted, fresh, now),
        )

    async def new_season(self, code: str, visitor: VisitorId) -> m.Family:
        """Begin another season; one in which nothing was played yet is new enough."""
        now = self._clock()
        games = [(str(game.code), played) for game, played in await self._settle(code, visitor)]

        def decide(family: Family) -> Family:
            require_belonging(family, visitor)
            played = season_of(family, evenings_of(games, family.seasons), len(family.seasons))
            return value.new_season(family, now) if played else family

        return await self._change(code, visitor, decide)

    async def _settle(self, code: str, visitor: VisitorId) -> Games:
        """Read what was played: it may have made somebody belong, and is to count before anybody goes."""
        family = await self.keeper.at(code, visitor)
        require_in(family, visitor)
        return (await self._games.read(family))[1]

    # -- playing ----------------------------------------------------------------------------------

    async def play(self, code: str, visitor: VisitorId, wanted: m.FamilyPlay) -> tuple[Code, str]:
        """A table for whoever is here; its code, and the commitment for the visitor's next one."""
        family = await self.keeper.at(code, visitor)
        you = require_in(family, visitor)
        for number in wanted.beside:
            if require_person(family, number).belongs and not you.belongs:
                raise Rejected(ErrorCode.NOT_BELONGING)
        rules = check_plan(wanted.table.plan)
        table, there = await self._new_tables.code_for(visitor, wanted.table)
        if there:
            return table, (await self._new_tables.pledge(visitor)).commitment
        played = Played(tuple(wanted.beside), rules.time_limit_s >= DAY)
        # Known before it is there: whatever ends in between, no table of a family is lost.
        await self._store.write_all([kept.game_opened(family.id, table, self._clock(), encode(played))])
        seated = structs.replace(wanted.table, name=you.name, face=you.face)
        return await self._new_tables.open_table(visitor, seated, table, family.id)

    async def away(self, code: str, visitor: VisitorId) -> Invitation:
        """Who of the family is not here, and may like to know that somebody wants to play."""
        family = await self.keeper.at(code, visitor)
        you = require_in(family, visitor)
        here = {*await self._here(family, self._clock()), you.number}
        guests = {person.number for person in family.people if person.guest or person.gone}
        devices = [who for who, number in family.devices.items() if number not in here | guests]
        return Invitation(family.id, family.code, family.name, you.name, tuple(devices))

    async def season(self, code: str, visitor: VisitorId, number: int) -> m.FamilySeason:
        """A season with all its evenings."""
        family = await self.keeper.at(code, visitor)
        require_in(family, visitor)
        family, games = await self._games.read(family)
        return season_view(family, await self._evenings(family, games), number)

    # -- as a file --------------------------------------------------------------------------------

    async def export(self, code: str, visitor: VisitorId) -> FamilyFile:
        """Everything, to be kept or to be taken to another server; with the records there still are."""
        family = await self.keeper.at(code, visitor)
        you = require_no_guest(family, visitor)
        family, games = await self._games.read(family)
        there = await self._watchable(family, games)
        written = [
            FileGame(game.at, one, await self._records(game.code, one) if game.code in there else [])
            for game, one in games
        ]
        return file_of(family, you.number, written)

    async def _records(self, code: Code, played: Played) -> list[str]:
        found = dict.fromkeys((match.number for match in played.matches if match.over), "")
        for number in found:
            with suppress(Rejected):  # forgotten since
                found[number] = await self._tables.finished_record(code, number)
        return [*found.values()]

    async def bring(self, visitor: VisitorId, file: FamilyFile) -> m.Family:
        """A family from a file, founded anew by whoever brings it."""
        family = family_from(file, unguessable(CODE_BYTES), unguessable(CODE_BYTES), visitor, self._clock())
        return await self._view(await self._open(family, visitor, file.games), visitor)

    async def _open(self, family: Family, visitor: VisitorId, brought: Sequence[FileGame] = ()) -> Family:
        """Keep a new family; if the same was asked for just now, and the answer was lost, it is that one."""
        for one in await kept.of_visitor(self._store, visitor):
            before = read_family(one)
            if one.version == 1 and before.since + AGAIN_MS > family.since and same_again(before, family):
                there = (await kept.played_at(self._store, before.id)).values()
                if sorted(body for _, body in there) == sorted(encode(game.played) for game in brought):
                    return before
        games = await games_brought(family.id, self._new_tables.new_code(), brought, family.since)
        await self.keeper.open(family, games)
        return family

    # -- what is kept of somebody -------------------------------------------------------------------

    async def of(self, visitor: VisitorId) -> list[m.KeptFamily]:
        """The families at which a device is somebody's."""
        families = [read_family(one) for one in await kept.of_visitor(self._store, visitor)]
        found = ((family, family.who(visitor)) for family in families)
        return [m.KeptFamily(family.code, family.name, who.name) for family, who in found if who is not None]

    async def forget(self, visitor: VisitorId) -> None:
        """Forget a device wherever it is known; whoever had no other one is gone."""
        for one in await kept.of_visitor(self._store, visitor):
            await self._games.read(read_family(one))
            await self.keeper.change_by_id(one.id, lambda family: value.without_device(family, visitor))

    async def tidy(self) -> None:
        """Let what has ended go, such as guests of yesterday, though nobody has looked since."""
        now = self._clock()
        for family in await kept.changed_between(self._store, now - 2 * value.DAY_MS, now - value.HOUR_MS):
            await self.keeper.change_by_id(family, lambda one: one)

    async def prune(self, before: int) -> int:
        """Read the tables that are about to be forgotten, and forget families nobody came to; how many."""
        for family in await kept.with_old_tables(self._store, before):
            found = await kept.by_id(self._store, family)
            if found is not None:
                await self._games.read(read_family(found))
        await self._store.write_all([forgetting_records(before)])
        unused = await kept.unused_since(self._store, min(before, self._clock() - UNUSED_MS))
        for family in unused:
            await self.keeper.delete(family)
        return len(unused)

    # -- what is told -----------------------------------------------------------------------------

    async def _change(self, code: str, visitor: VisitorId, decide: Decide) -> m.Family:
        before = await self.keeper.at(code, visitor)
        after = await self.keeper.change(code, visitor, decide)
        if after is None:  # nothing is left of it to be told
            return family_view(nobody_left(before), NOBODY, (), (), (), self._clock())
        return await self._view(after, visitor)

    async def _view(self, family: Family, visitor: VisitorId) -> m.Family:
        now = self._clock()
        if family.who(visitor) is None:
            return family_view(family, visitor, (), (), (), now)
        family, games = await self._games.read(family)
        under_way, there = await going(self._tables, self._signer, family, visitor, games, now)
        here = await self._here(family, now) | there
        evenings = await self._evenings(family, games)
        return family_view(family, visitor, here, under_way, evenings, now)

    async def _evenings(self, family: Family, games: Games) -> list[Evening]:
        """What was played; of a table that is forgotten it cannot be said where."""
        there = await self._watchable(family, games)
        played = [(game.code if game.code in there else "", one) for game, one in games]
        return evenings_of(played, family.seasons)

    async def _watchable(self, family: Family, games: Games) -> set[Code]:
        """The tables whose matches can be watched: they are here, or their records came with the family."""
        here = {game.code for game, _ in games if game.version is not None}
        if not any(is_brought(game.code) for game, _ in games):
            return here
        return here | await tables_with_records(self._store, family.id)

    async def _here(self, family: Family, now: int) -> set[int]:
        seen = await kept.seen_at(self._store, family.id)
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
        await self._store.write_all([kept.seen_now(family, person, now)])

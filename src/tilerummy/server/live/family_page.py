"""A family's page: what a device sees of it, who is there, and how its changes are answered."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family.evening import Evening, TableSums
from tilerummy.server.family.rights import DAY_MS, Family, arrive, numbered
from tilerummy.server.jobs.staff import Workers
from tilerummy.server.live.credentials import Signer
from tilerummy.server.live.family_games import FamilyGames
from tilerummy.server.live.family_going import going
from tilerummy.server.live.family_keeper import Decide, FamilyKeeper
from tilerummy.server.live.family_left import LOOKED_AT, end_left, is_abandoned, left
from tilerummy.server.live.family_sums import FamilySums
from tilerummy.server.live.family_view import LATEST, family_view, nobody_left
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.store import NOBODY, Code, VisitorId

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

    async def view(self, family: Family, visitor: VisitorId) -> m.Family:
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

    def digits(self, family: Family, visitor: VisitorId) -> tuple[str, ...]:
        """The numbers of a device outside, of today and of yesterday: it is typed around midnight, too."""
        today = self.clock() // DAY_MS
        days = (str(day) for day in (today, today - 1))
        return tuple(_digits(self._signer.mark("digits", family.id, visitor, day)) for day in days)

    def shown_digits(self, family: Family, visitor: VisitorId) -> str:
        """The number that a device shows now."""
        return self.digits(family, visitor)[0]

    async def _arrived(self, family: Family, visitor: VisitorId) -> Family:
        """The family after a device came whose number somebody has said yes to."""
        if visitor == NOBODY or family.phone(visitor) is not None:
            return family
        named = (one for one in self.digits(family, visitor) if family.phone(numbered(one)) is not None)
        digits = next(named, None)
        if digits is None:
            return family
        after = await self.keeper.change_by_id(family.id, lambda one: arrive(one, visitor, digits))
        return after or family

    async def read(self, family: Family) -> Games:
        """What was played."""
        return await self._games.read(family)

    async def _read_tidy(self, family: Family, now: int) -> Games:
        """The same, after matches that nobody will go on with are put away."""
        games = await self.read(family)
        abandoned = [game for game, played in games if is_abandoned(game, played, now)]
        done = False
        for game in abandoned[:LOOKED_AT]:
            with suppress(Rejected):  # forgotten since
                done |= await end_left(self.tables, game)
        return await self.read(family) if done else games

    async def evenings(self, family: Family) -> list[Evening]:
        """All evenings that were played until now, the earliest first."""
        return await self.sums.evenings(family, await self.watchable(family, await self.read(family)))

    async def watchable(self, family: Family, games: Games) -> set[Code]:
        """The tables whose matches can be watched: they are here, or their records came with the family."""
        here = {game.code for game, _ in games if game.version is not None}
        return here | await self.sums.with_records(family)

    async def here(self, family: Family) -> set[int]:
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


def _require_known(family: Family, visitor: VisitorId) -> None:
    """Refuse whoever has only the link: a guest sees how it stands, and nobody else."""
    if family.phone(visitor) is None and family.guest(visitor) is None:
        raise Rejected(ErrorCode.NOT_IN_FAMILY)


def _digits(mark: str) -> str:
    return f"{int.from_bytes(sha256(mark.encode()).digest()[:8], 'big') % 10**8:08}"

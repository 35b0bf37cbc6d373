"""The tables of families: opened for whoever is here, and put away if everybody left."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs
from msgspec.json import encode

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import rights
from tilerummy.server.family.played import Played
from tilerummy.server.live.family_going import own_seat
from tilerummy.server.live.family_left import end_left, is_left
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.live.new_tables import NewTables
from tilerummy.server.store import family_rows as kept
from tilerummy.server.store.store import Code, VisitorId
from tilerummy.server.table.party import DAY, check_plan


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
        played = Played(tuple(wanted.beside), rules.time_limit_s >= DAY)
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

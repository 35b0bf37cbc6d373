"""The people of families: they come in, bring others, change their names, and go."""

from __future__ import annotations

from tilerummy.protocol import messages as m
from tilerummy.server.family import family as value
from tilerummy.server.family.rights import require_in, require_no_guest
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.store import families as kept
from tilerummy.server.store.base import VisitorId


class FamilyPeople:
    """Does what people ask for themselves, and for those beside them."""

    def __init__(self, page: FamilyPage) -> None:
        self._page = page

    async def join(self, code: str, visitor: VisitorId, wanted: m.FamilyJoin) -> m.Family:
        """Come in as somebody new, who is here from now on."""
        now, newcomer = self._page.clock(), (wanted.name, wanted.face, wanted.guest)
        await self._page.change(code, visitor, lambda family: value.join(family, visitor, *newcomer, now))
        return await self._page.look(code, visitor, here=True)

    async def bring(self, code: str, visitor: VisitorId, wanted: m.FamilyBeside) -> m.Family:
        """Bring somebody who has no device."""
        now = self._page.clock()
        return await self._page.change(
            code,
            visitor,
            lambda family: value.bring(
                family, require_no_guest(family, visitor), wanted.name, wanted.face, wanted.guest, now
            ),
        )

    async def rename_self(self, code: str, visitor: VisitorId, wanted: m.FamilyMe) -> m.Family:
        """Another name and face for oneself."""
        return await self._page.change(
            code,
            visitor,
            lambda family: value.rename(family, require_in(family, visitor), wanted.name, wanted.face),
        )

    async def leave(self, code: str, visitor: VisitorId) -> m.Family:
        """Leave the family for good, with all one's devices; the last to go closes the table."""
        return await self._page.change(
            code, visitor, lambda family: value.without(family, require_in(family, visitor).number)
        )

    async def tell_day(self, visitor: VisitorId, day: str, turns: int, left: int) -> None:
        """Tell one's families how one fared with the deal of a day."""
        for found in await kept.of_visitor(self._page.store, visitor):
            await self._page.keeper.change_by_id(
                found.id, lambda family: value.with_result(family, visitor, day, turns, left)
            )

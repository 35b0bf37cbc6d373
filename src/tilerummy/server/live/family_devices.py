"""Devices that come back to a family: by somebody's yes, or by a short code."""

from __future__ import annotations

import secrets

from tilerummy.protocol import messages as m
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.family import knocks
from tilerummy.server.family.family import Family
from tilerummy.server.family.rights import require_in
from tilerummy.server.live.family_page import FamilyPage
from tilerummy.server.store.base import VisitorId


class FamilyDevices:
    """Lets devices in."""

    def __init__(self, page: FamilyPage) -> None:
        self._page = page

    async def knock(self, code: str, visitor: VisitorId, wanted: m.FamilyKnock) -> m.Family:
        """Say that this device is somebody's: by a short code, or until somebody says yes."""
        now, word = self._page.clock(), wanted.word
        if word is None:
            return await self._page.change(
                code, visitor, lambda family: knocks.knock(family, visitor, wanted.person, now)
            )
        right = False

        def decide(family: Family) -> Family:
            nonlocal right
            family, right = knocks.tell_word(family, visitor, wanted.person, word)
            return family

        seen = await self._page.change(code, visitor, decide)
        if not right:  # after the try was kept: nobody has more of them than a few
            raise Rejected(ErrorCode.WRONG_SHORT_CODE)
        return seen

    async def answer(self, code: str, visitor: VisitorId, number: int, wanted: m.FamilyAnswer) -> m.Family:
        """Say whether a device is whose it says."""
        now = self._page.clock()
        return await self._page.change(
            code,
            visitor,
            lambda family: knocks.answer(family, require_in(family, visitor), number, wanted.yes, now),
        )

    async def word(self, code: str, visitor: VisitorId) -> m.FamilyWord:
        """A short code for another device of whoever asks."""
        now, word = self._page.clock(), f"{secrets.randbelow(10**6):06}"
        await self._page.keeper.change(
            code, visitor, lambda family: knocks.show_word(family, require_in(family, visitor), word, now)
        )
        return m.FamilyWord(word, now + knocks.WORD_MS)

"""Moderation: who may not come in, as this process knows it; of acts done elsewhere it hears in seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tilerummy.server.errors import ErrorCode, Rejected, RightsEnded
from tilerummy.server.store.moderation_rows import (
    ADDRESS,
    VISITOR,
    Act,
    acts_after,
    bans,
    erased_mark,
    hide_forgotten,
    revoked,
)
from tilerummy.server.store.store import Store, VisitorId
from tilerummy.server.table.party import Party
from tilerummy.server.table.seat_key import Asker

AT_ONCE = 1000


class Moderation:
    """The bans and void tokens of this server."""

    def __init__(self, database: Store, clock: Callable[[], int]) -> None:
        self._database, self._clock = database, clock
        self._bans: dict[tuple[str, str], int] = {}
        self._revoked: frozenset[str] = frozenset()
        self._leaving: set[VisitorId] = set()
        self._last = 0

    async def open(self) -> None:
        """Read everything; acts from before have had their effect."""
        # Only their numbers matter: what still holds of them is in the tables read next.
        while found := await acts_after(self._database, self._last, AT_ONCE):
            self._last = found[-1].number
        await hide_forgotten(self._database)
        await self.read()

    async def news(self) -> list[Act]:
        """What was done since the last look; from now on it holds here."""
        found = await acts_after(self._database, self._last, AT_ONCE)
        if found:
            self._last = found[-1].number
            await self.read()
        return found

    async def read(self) -> None:
        """Look at who is kept out now; acts are told of by `news`."""
        self._bans = {(ban.kind, ban.who): ban.until for ban in await bans(self._database, self._clock())}
        self._revoked = await revoked(self._database)

    def is_void(self, visitor: VisitorId) -> bool:
        """Whether every token of a visitor is void."""
        return visitor in self._leaving or visitor in self._revoked or self.is_erased(visitor)

    def is_erased(self, visitor: VisitorId) -> bool:
        """Whether a visitor was forgotten."""
        return erased_mark(visitor) in self._revoked

    @contextmanager
    def leaving(self, visitor: VisitorId) -> Iterator[None]:
        """While a visitor is being forgotten they can ask for nothing more: it would be kept again."""
        self._leaving.add(visitor)
        try:
            yield
        finally:
            self._leaving.discard(visitor)

    def is_banned(self, visitor: VisitorId) -> bool:
        """Whether a visitor may not come in."""
        return self._holds(VISITOR, visitor)

    def is_address_banned(self, address: str) -> bool:
        """Whether nobody may come in from an address."""
        return self._holds(ADDRESS, address)

    def require_welcome(self, visitor: VisitorId) -> None:
        """Refuse whoever may not come in."""
        if self.is_void(visitor):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        if self.is_banned(visitor):
            raise Rejected(ErrorCode.BANNED)

    def ended(self, asker: Asker, party: Party) -> ErrorCode | None:
        """Why somebody who was let in may not stay; None if they may. Asked at every look and every request.

        It runs for each listener of each change, so it only looks things up that are at hand.
        """
        if self.is_void(asker.visitor):
            return ErrorCode.WRONG_TOKEN
        if self.is_banned(asker.visitor):
            return ErrorCode.BANNED
        return None if asker.key is None or asker.key.fits(party) else ErrorCode.WRONG_TOKEN

    def require_rights(self, asker: Asker, party: Party) -> None:
        """Refuse whoever may not stay."""
        why = self.ended(asker, party)
        if why is not None:
            raise RightsEnded(why)

    def _holds(self, kind: str, who: str) -> bool:
        until = self._bans.get((kind, who))
        return until is not None and until > self._clock()

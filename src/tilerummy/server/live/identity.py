"""Identity: who somebody is, by the token or the seat key they show."""

from __future__ import annotations

from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.credentials import Signer
from tilerummy.server.live.moderation import Moderation
from tilerummy.server.live.table_cache import TableCache
from tilerummy.server.store.store import NOBODY, Code, VisitorId
from tilerummy.server.table.seat_key import Asker, SeatKey


class Identity:
    """Reads credentials; what is not genuine is refused."""

    def __init__(self, tables: TableCache, signer: Signer, moderation: Moderation) -> None:
        self._tables, self._signer, self._moderation = tables, signer, moderation

    def renewed(self, token: str | None) -> str | None:
        """A new token for somebody whose own will not be good for much longer."""
        return self._signer.renewed(token)

    def known(self, token: str | None) -> VisitorId:
        """Who a token speaks for; a seat's key or no token is not enough."""
        said = self._signer.read(token or "")
        if not isinstance(said, str) or said == NOBODY:
            raise Rejected(ErrorCode.WRONG_TOKEN)
        self._moderation.require_welcome(said)
        return said

    async def asker_at(self, code: Code, token: str | None) -> Asker:
        """Who a token, or the key of a seat, speaks for at a table; nobody without one."""
        if token is None:
            return Asker()
        said = self._signer.read(token)
        if isinstance(said, SeatKey):
            return await self._holder(code, said)
        return Asker(self.known(token))

    async def _holder(self, code: Code, key: SeatKey) -> Asker:
        if key.code != code:
            raise Rejected(ErrorCode.WRONG_TOKEN)
        party = (await self._tables.look(code))[0].party
        if not key.fits(party):
            raise Rejected(ErrorCode.WRONG_TOKEN)
        asker = Asker(party.chairs[key.seat].owner, key)
        self._moderation.require_welcome(asker.visitor)
        return asker

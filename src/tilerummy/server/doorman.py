"""The doorman: he knows from a credential who somebody is."""

from __future__ import annotations

import hmac

from tilerummy.server.credential import SeatKey, Signer
from tilerummy.server.desks import Desks
from tilerummy.server.problem import Problem, Rejected
from tilerummy.server.store.base import NOBODY, Code, VisitorId


class Doorman:
    """Reads credentials; what is not genuine is refused."""

    def __init__(self, desks: Desks, signer: Signer) -> None:
        self._desks, self._signer = desks, signer

    def known(self, token: str | None) -> VisitorId:
        """Who a token speaks for; a seat's key or no token is not enough."""
        said = self._signer.read(token or "")
        if not isinstance(said, str) or said == NOBODY:
            raise Rejected(Problem.WRONG_TOKEN)
        return said

    async def visitor_at(self, code: Code, token: str | None) -> VisitorId:
        """Who a token, or the key of a seat, speaks for at a table; nobody without one."""
        if token is None:
            return NOBODY
        said = self._signer.read(token)
        if isinstance(said, SeatKey):
            return await self._owner(code, said)
        return self.known(token)

    async def _owner(self, code: Code, key: SeatKey) -> VisitorId:
        if key.code == code:
            party = (await self._desks.look(code))[0].party
            if 0 <= key.seat < len(party.chairs) and party.chairs[key.seat].human:
                chair = party.chairs[key.seat]
                if hmac.compare_digest(chair.lock, key.lock):
                    return chair.owner
        raise Rejected(Problem.WRONG_TOKEN)

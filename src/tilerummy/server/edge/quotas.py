"""Quotas: how many tables somebody may open, and how often ask for all that is kept of them.

Identities are free, so addresses have a share too.
"""

from __future__ import annotations

from collections.abc import Callable

from tilerummy.server.edge.budgets import Buckets, TrustedProxies
from tilerummy.server.errors import ErrorCode, Rejected
from tilerummy.server.live.lobby import LISTED_MS, OF_ONE_HOST
from tilerummy.server.live.service import Service
from tilerummy.server.store.store import Code, VisitorId

BY_VISITOR = (1 / 60, 20.0)  # new tables a second in the long run, and at once
BY_ADDRESS = (1 / 10, 60.0)
OWN_DATA = (1 / 5, 20.0)
"""Looks at all that is kept of a visitor, by address: each costs as much as a hundred other questions."""
OF_ALL = (1 / 86_400, 5.0)
"""Of one address at one thing that is everybody's, such as how people fared on a day: a family has room."""
REMEMBERED = 5000  # public tables whose address is remembered


class Shares:
    """Whose share of a server's room something is; on a device, without others, everything is one's own."""

    async def require_room(self, visitor: VisitorId, address: str, *, public: bool) -> None:
        """Refuse nothing: there is room."""

    def note_opened(self, code: Code, address: str, *, public: bool) -> None:
        """Remember nothing: nobody asks."""

    def share_of(self, code: Code) -> str:
        """Each table is a share of its own."""
        return code

    def is_ours(self, address: str) -> bool:
        """Nobody else is there."""
        return True

    def has_share(self, what: str, address: str) -> bool:
        """Everything is one's own."""
        return True

    def require_patience(self, address: str) -> None:
        """As often as one likes."""


class Quotas(Shares):
    """Refuses whoever wants more of a server than their share."""

    def __init__(self, service: Service, proxies: TrustedProxies, clock: Callable[[], float]) -> None:
        self._service, self._proxies = service, proxies
        self._visitors, self._addresses = Buckets(*BY_VISITOR, clock), Buckets(*BY_ADDRESS, clock)
        self._own_data = Buckets(*OWN_DATA, clock)
        self._shares = Buckets(*OF_ALL, clock)
        self._public: dict[Code, str] = {}

    async def require_room(self, visitor: VisitorId, address: str, *, public: bool) -> None:
        """Refuse one more table of this visitor, from this address; this machine itself has no limit."""
        if public:
            since = self._service.clock() - LISTED_MS
            if await self._service.store.public_tables_of(visitor, since) >= OF_ONE_HOST:
                raise Rejected(ErrorCode.TOO_MANY_TABLES)
        if not self._visitors.take(visitor):
            raise Rejected(ErrorCode.TOO_MANY_TABLES)
        if not self._proxies.names(address) and not self._addresses.take(address):
            raise Rejected(ErrorCode.TOO_MANY_TABLES)

    def note_opened(self, code: Code, address: str, *, public: bool) -> None:
        """Remember whose share of the public list a table is; no other place keeps an address."""
        if not public or self._proxies.names(address):
            return
        self._public[code] = address
        # The oldest goes: by then it is long off the public list.
        if len(self._public) > REMEMBERED:
            del self._public[next(iter(self._public))]

    def share_of(self, code: Code) -> str:
        """Whose share a table is: its address's, or its own if that is not known."""
        return self._public.get(code, code)

    def is_ours(self, address: str) -> bool:
        """Whether somebody asks from this machine itself, or through our own proxy without a name."""
        return self._proxies.names(address)

    def has_share(self, what: str, address: str) -> bool:
        """Whether one more of an address counts at something that is everybody's: visitors cost nothing."""
        return self._proxies.names(address) or self._shares.take(f"{address} {what}")

    def require_patience(self, address: str) -> None:
        """Refuse one more look at everything that is kept of somebody."""
        if not self._proxies.names(address) and not self._own_data.take(address):
            raise Rejected(ErrorCode.TOO_MANY)

"""Whose share of a server's room something is."""

from __future__ import annotations

from typing import Protocol

from tilerummy.server.store.store import Code, VisitorId


class Shares(Protocol):
    """Refuses whoever wants more than theirs: `Quotas` at a server."""

    async def require_room(self, visitor: VisitorId, address: str, *, public: bool) -> None:
        """Refuse one more table of this visitor, from this address."""

    def note_opened(self, code: Code, address: str, *, public: bool) -> None:
        """Remember whose share of the public list a table is."""

    def share_of(self, code: Code) -> str:
        """Whose share a table is."""

    def is_ours(self, address: str) -> bool:
        """Whether somebody asks from this machine itself, or through our own proxy without a name."""

    def has_share(self, what: str, address: str) -> bool:
        """Whether one more of an address counts at something that is everybody's; a few of each do."""

    def require_patience(self, address: str) -> None:
        """Refuse one more look at everything that is kept of somebody."""


class AllMine:
    """Where there are no others, as on a device, everything is one's own."""

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

"""The key of a seat: it speaks for one seat of one table, until the seat's lock is changed.

And who asks at a table: a visitor with a token of their own, or whoever holds such a key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilerummy.server.store.store import NOBODY, Code, VisitorId
from tilerummy.server.table.party import Party

LOCK_BYTES, VISITOR_BYTES = 6, 16


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key as it was read: which seat it is for, and to which lock it belongs."""

    code: Code
    seat: int
    lock: str

    def fits(self, party: Party) -> bool:
        """Whether the seat still has the lock of this key; every new occupant brings another one."""
        if self.code != party.code or not 0 <= self.seat < len(party.chairs):
            return False
        chair = party.chairs[self.seat]
        return chair.human and chair.lock == self.lock


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: a visitor; with a key, somebody who speaks for that visitor's seat and for nothing else."""

    visitor: VisitorId = NOBODY
    key: SeatKey | None = None

    @property
    def presence(self) -> VisitorId:
        """The name under which the asker is there: a key does not bring the host's role to the table."""
        return self.visitor if self.key is None else by_key(self.visitor)


def by_key(visitor: VisitorId) -> VisitorId:
    """The name of a visitor who is there by the key of their seat; names are letters and digits otherwise."""
    return VisitorId(f"{visitor}*")


def new_lock(token: Callable[[int], str]) -> str:
    """A lock for a seat; keys for an older one do not fit."""
    return token(LOCK_BYTES)


def new_visitor(token: Callable[[int], str]) -> VisitorId:
    """An identity that nobody else has."""
    return VisitorId(token(VISITOR_BYTES))

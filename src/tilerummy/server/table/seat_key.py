"""The key of a seat: it speaks for one seat of one table, until the seat's lock is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tilerummy.server.store.base import Code, VisitorId

LOCK_BYTES, VISITOR_BYTES = 6, 16


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key as it was read: which seat it is for, and to which lock it belongs."""

    code: Code
    seat: int
    lock: str


def new_lock(token: Callable[[int], str]) -> str:
    """A lock for a seat; keys for an older one do not fit."""
    return token(LOCK_BYTES)


def new_visitor(token: Callable[[int], str]) -> VisitorId:
    """An identity that nobody else has."""
    return VisitorId(token(VISITOR_BYTES))

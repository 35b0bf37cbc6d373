"""Open connections: how many there may be, in all and by address, and how long one may keep us waiting.

A silent connection costs whoever opens it nothing, and us a file descriptor. So each has to say what it wants
within seconds, and to read what it is told. When there is no room, the one that has been silent for longest
gives way; a connection to a table never does.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

log = logging.getLogger(__name__)

HEAD_S = 10.0
"""How long the head of a request may take, from the connection or the last answer on."""
BODY_S = 30.0
TAKE_S = 120.0
"""How long somebody may take to read an answer."""
HEAR_S = 20.0
"""How long somebody at a table may read nothing of what is said there."""
NOBODY_COUNTS = ""
"""The address of connections that are not counted by address: those of our own proxy."""


class Waiting(Enum):
    """What a connection is waiting for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    READER = auto()
    """Something is written that the other end does not take."""


PATIENCE = {Waiting.HEAD: HEAD_S, Waiting.BODY: BODY_S, Waiting.READER: TAKE_S}
AT_TABLES = {Waiting.READER: HEAR_S}


class OpenConnection(Protocol):
    """A connection as its protocol knows it."""

    def waiting(self) -> Waiting:
        """What it is waiting for."""

    def cut(self) -> None:
        """Close it at once."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many connections there may be."""

    in_all: int
    by_address: int


@dataclass(slots=True, eq=False)
class _Open:
    line: OpenConnection
    address: str
    waiting: Waiting
    since: float


class Connections:
    """All connections of this process; the key is whatever stays the same during the life of one."""

    def __init__(self, limits: ConnectionLimits, clock: Callable[[], float]) -> None:
        self._limits, self.clock = limits, clock
        self._asking: OrderedDict[object, _Open] = OrderedDict()
        self._at_tables: dict[object, _Open] = {}
        self._by_address: Counter[str] = Counter()
        self.ended = 0
        """How many there have been that are no more."""
        self.cut: Counter[str] = Counter()
        """How many of them were ended from here, by the reason."""

    def __len__(self) -> int:
        return len(self._asking) + len(self._at_tables)

    def waiting(self) -> Counter[Waiting]:
        """What the connections are waiting for at this moment, and how many for each."""
        return Counter(entry.line.waiting() for entry in (*self._asking.values(), *self._at_tables.values()))

    def admit(self, key: object, line: OpenConnection, address: str) -> bool:
        """Whether a new connection may stay; if need be, a silent one goes for it."""
        crowded = address != NOBODY_COUNTS and self._by_address[address] >= self._limits.by_address
        if (crowded or len(self) >= self._limits.in_all) and not self._make_room(
            address if crowded else None
        ):
            return False
        self._asking[key] = _Open(line, address, Waiting.HEAD, self.clock())
        self._by_address[address] += 1
        return True

    def joined_table(self, key: object, line: OpenConnection) -> None:
        """The connection leads to a table now: there it may be silent, but has to read what it is told."""
        entry = self._asking.pop(key, None)
        if entry is not None:
            self._at_tables[key] = _Open(line, entry.address, Waiting.ANSWER, self.clock())

    def gone(self, key: object) -> None:
        """The connection has ended."""
        entry = self._asking.pop(key, None) or self._at_tables.pop(key, None)
        if entry is not None:
            self.ended += 1
            self._by_address[entry.address] -= 1
            if not self._by_address[entry.address]:
                del self._by_address[entry.address]

    def cut_overdue(self) -> int:
        """Close every connection that has kept us waiting for too long; how many."""
        now = self.clock()
        silent = [entry for entry in self._asking.values() if _overdue(entry, now, PATIENCE)]
        slow = [entry for entry in self._at_tables.values() if _overdue(entry, now, AT_TABLES)]
        for why, entries in (("silent", silent), ("slow", slow)):
            self.cut[why] += len(entries)
            for entry in entries:
                entry.line.cut()
        if silent or slow:
            log.info("connections cut", extra={"count": len(silent) + len(slow)})
        return len(silent) + len(slow)

    def _make_room(self, address: str | None) -> bool:
        """Close the connection that has been silent for longest, of this address or of any."""
        for key, entry in self._asking.items():
            # In the order in which they came, and only such as have asked for nothing: no answer is cut off.
            if address in (None, entry.address) and entry.line.waiting() is Waiting.HEAD:
                self.gone(key)
                entry.line.cut()
                return True
        return False


def _overdue(entry: _Open, now: float, patience: Mapping[Waiting, float]) -> bool:
    waiting = entry.line.waiting()
    if waiting is not entry.waiting:
        entry.waiting, entry.since = waiting, now
    return now - entry.since > patience.get(waiting, float("inf"))

"""Open connections: how many there may be, in all and by address, and how long one may keep us waiting.

A silent connection costs whoever opens it nothing, and us a file descriptor. So each has to say what it wants
within seconds, and to read what it is told. When there is no room, the one that has been silent for longest
gives way; a connection to a table never does.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilerummy.protocol import messages as m
from tilerummy.server.edge import costs
from tilerummy.server.edge.budgets import Budgets, TrustedProxies, network_of

log = logging.getLogger(__name__)

HEAD_S = 10.0  # how long the head of a request may take, from the connection or the last answer on
BODY_S = 30.0
TAKE_S = 120.0  # how long somebody may take to read an answer
HEAR_S = 20.0  # how long somebody at a table may read nothing of what is said there
NOBODY_COUNTS = ""  # the address of connections that are not counted by address: those of our own proxy


class Waiting(Enum):
    """What a connection is waiting for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    READER = auto()  # something is written that the other end does not take


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
        self.ended = 0  # how many there have been that are no more
        self.cut: Counter[str] = Counter()  # how many of them were ended from here, by the reason

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


# -- the web server's protocols, with the time-outs and limits that uvicorn leaves to a proxy ----

# Many run this server in their living room without one. uvicorn closes a connection that is idle after an
# answer, but waits forever for the first request, for the rest of one, and for a reader that does not read.

MOST_UNREAD = 128
"""Messages of one connection that wait to be read.

Each is read once the one before it is answered and paid for (`budgets.py`), so only somebody who does
not wait for answers ever has many.
"""
FLOOD_CODE = 1008


def guarded_http(connections: Connections, proxies: TrustedProxies, budgets: Budgets) -> type[H11Protocol]:
    """HTTP, with each connection counted, paid for and timed."""

    class GuardedHttp(H11Protocol):
        """A connection before it leads to a table."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = counted_under(transport, proxies)
            if not self._pays(address) or not connections.admit(transport, self, address):
                transport.abort()

        def _pays(self, address: str) -> bool:
            """Take the price of a connection; an address in debt is cut off before anything is read."""
            if address == NOBODY_COUNTS:
                return True
            account = budgets.of(address)
            account.first = True  # it may be a player who comes back
            if account.is_in_debt():
                connections.cut["budget"] += 1
                return False
            account.charge(costs.ARRIVE)
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.gone(self.transport)

        def waiting(self) -> Waiting:
            if self.transport.get_write_buffer_size() > 0:
                return Waiting.READER
            # Before the first request there is no cycle, whatever its type says.
            if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
                return Waiting.HEAD
            return Waiting.BODY if self.cycle.more_body else Waiting.ANSWER

        def cut(self) -> None:
            self.transport.abort()

    return GuardedHttp


def guarded_socket(connections: Connections) -> type[WebSocketsSansIOProtocol]:
    """WebSockets: the same connection goes on, at a table."""

    class GuardedSocket(WebSocketsSansIOProtocol):
        """A connection to a table."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            connections.joined_table(transport, self)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.gone(self.transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.queue.qsize() > MOST_UNREAD and not self.close_sent:
                connections.cut["flood"] += 1
                self._dismiss()

        def _dismiss(self) -> None:
            """Say good-bye to one who sends without waiting for answers, past all that waits to be read."""
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD_CODE})
            self.conn.send_text(msgspec.json.encode(m.Bye(m.ByeReason.FLOOD)))
            self.conn.send_close(FLOOD_CODE, m.ByeReason.FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

        def waiting(self) -> Waiting:
            return Waiting.READER if self.transport.get_write_buffer_size() > 0 else Waiting.ANSWER

        def cut(self) -> None:
            self.transport.abort()

    return GuardedSocket


def counted_under(transport: asyncio.Transport, proxies: TrustedProxies) -> str:
    """The network that a connection counts for; those of our own proxy count for nobody."""
    peer = get_remote_addr(transport)
    if peer is None or proxies.everybody or proxies.names(peer[0]):
        return NOBODY_COUNTS
    return network_of(peer[0])

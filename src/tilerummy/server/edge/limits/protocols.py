"""The web server's protocols with time-outs and limits, which uvicorn leaves to a proxy.

Many run this server in their living room without one. uvicorn closes a connection that is idle after an
answer, but waits forever for the first request, for the rest of one, and for a reader that does not read.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilerummy.protocol import messages as m
from tilerummy.server.edge.limits import costs
from tilerummy.server.edge.limits.addresses import TrustedProxies, network_of
from tilerummy.server.edge.limits.budgets import Budgets
from tilerummy.server.edge.limits.connections import NOBODY_COUNTS, Connections, Waiting

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

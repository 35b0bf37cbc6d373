"""The web server's protocols with time-outs and limits, which uvicorn leaves to a proxy.

Many run this server in their living room without one. uvicorn closes a connection that is idle after an
answer, but waits forever for the first request, for the rest of one, and for a reader that does not read.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tilerummy.server.edge.addresses import TrustedProxies, network_of
from tilerummy.server.edge.connections import NOBODY_COUNTS, Connections, Waiting


def guarded_http(connections: Connections, proxies: TrustedProxies) -> type[H11Protocol]:
    """HTTP, with each connection counted and timed."""

    class GuardedHttp(H11Protocol):
        """A connection before it leads to a table."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not connections.admit(transport, self, _counted_under(transport, proxies)):
                transport.abort()

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
            connections.joined_table(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.gone(self.transport)

    return GuardedSocket


def _counted_under(transport: asyncio.Transport, proxies: TrustedProxies) -> str:
    peer = get_remote_addr(transport)
    if peer is None or proxies.everybody or proxies.names(peer[0]):
        return NOBODY_COUNTS
    return network_of(peer[0])

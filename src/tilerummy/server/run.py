"""Running a server: the socket bound, the address told, everything ended cleanly on a signal."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn
from uvicorn import Config, Server

from tilerummy.server.app import Parts, build
from tilerummy.server.backends import opened
from tilerummy.server.edge.budgets import TrustedProxies
from tilerummy.server.edge.connections import guarded_http, guarded_socket
from tilerummy.server.edge.conversation import MOST_BYTES
from tilerummy.server.edge.garbage import look_by_the_clock
from tilerummy.server.settings import BadSettings, Settings, at_once, most_connections, raise_limit
from tilerummy.server.store.sqlite_file import sole_server
from tilerummy.server.store.store import Unavailable

FINISH_S = 8
"""How long requests in flight may take."""
QUEUE = 2048
"""New connections that wait in the system's own queue."""


class CleanServer(Server):
    """A server that says good-bye before it goes."""

    def __init__(self, config: Config, parts: Parts, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._parts, self._on_start = parts, started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server, and that is all: a clean end is a success."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        # uvicorn would raise the signal again at the end, and a clean stop would look like a crash.
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so once requests are answered."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(QUEUE)  # few are accepted at once, but many may wait
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody to connect again, finish what is in flight, and stop."""
        await self._parts.farewell()
        await super().shutdown(sockets)


def bind(settings: Settings) -> tuple[socket.socket, Settings]:
    """The listening socket, and the settings with the port that was really free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY); else each may wait 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # Or a restart waits a minute for connections of the one before.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise BadSettings(f"cannot listen on {settings.host} port {settings.port}: {why}") from None
    listening.listen(QUEUE)
    # Port 0 asks for any: from here on it is known which.
    return listening, replace(settings, port=listening.getsockname()[1])


def config_for(parts: Parts, trusted_proxy: str = "127.0.0.1", descriptors: int = 1024) -> Config:
    """How uvicorn is to serve: small messages, no compression, our own logs and limits."""
    return uvicorn.Config(
        parts.app,
        http=guarded_http(parts.connections, TrustedProxies(trusted_proxy), parts.budgets),
        log_config=None,
        access_log=False,
        forwarded_allow_ips=trusted_proxy,
        server_header=False,
        ws=guarded_socket(parts.connections),
        ws_max_size=4 * MOST_BYTES,
        ws_max_queue=32,
        # Messages are small, and to pack them costs memory for each connection.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=FINISH_S,
        h11_max_incomplete_event_size=16_384,
        backlog=at_once(descriptors),
    )


async def try_database(settings: Settings) -> None:
    """Open the database once, so that one that cannot be opened is told in a sentence."""
    async with opened(settings):
        pass


@contextmanager
def sole(settings: Settings) -> Iterator[None]:
    """The only server at its file; at PostgreSQL there may be many."""
    if settings.postgres:
        yield
        return
    try:
        with sole_server(settings.database_path):
            yield
    except Unavailable as error:
        raise BadSettings(str(error)) from None


def serve(settings: Settings, started: Callable[[Settings], None]) -> None:
    """Serve until a signal comes."""
    with sole(settings):
        _serve(settings, started)


def _serve(settings: Settings, started: Callable[[Settings], None]) -> None:
    # Before a socket is bound: whoever mistyped an address reads a sentence, and not a server's log.
    asyncio.run(try_database(settings))
    settings.check()
    descriptors = raise_limit()
    # More than the process may have open is no setting but a crash to come.
    most = min(settings.most_connections or descriptors, most_connections(descriptors))
    listening, settings = bind(replace(settings, most_connections=most))
    parts = build(settings)
    config = config_for(parts, settings.trusted_proxy, descriptors)
    server = CleanServer(config, parts, lambda: started(settings))
    look_by_the_clock()
    with listening:
        server.run(sockets=[listening])

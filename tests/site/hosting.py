"""A plain host of files that can be switched off, and that gets another version of its site."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Self

from tests.web.conftest import free_port


class Quiet(SimpleHTTPRequestHandler):
    """Any file server."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Files(ThreadingHTTPServer):
    """As many may knock at once as at any file server; Python's own would let five wait."""

    request_queue_size = 128


class PlainHost:
    """A file server at an address that stays the same."""

    def __init__(self, folder: Path, kind: type[Quiet] = Quiet) -> None:
        self._kind = kind
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}/"
        self._server: Files | None = None
        self.start(folder)

    def start(self, folder: Path) -> None:
        """Serve what is in a folder."""
        self._server = Files(("127.0.0.1", self._port), partial(self._kind, directory=str(folder)))
        Thread(target=self._server.serve_forever).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Answer nobody any more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
        self._server = None

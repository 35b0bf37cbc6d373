"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import Any

import pytest

from tests import children
from tests.web.chromium import BROWSING, chromium
from tests.web.contexts import DESKTOP, NOTHING, PHONE, Contexts, settings_script
from tests.web.screen import WAIT_MS

__all__ = ["DESKTOP", "NOTHING", "PHONE", "chromium"]

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "tilerummy" / "server" / "page" / "index.html"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Reached:
    """A server, and what can be asked of it without a page."""

    url: str

    def post(self, path: str, body: object = None, token: str | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = b"" if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=60) as answer:
            found = json.load(answer)
        assert isinstance(found, dict)
        return found


class Server(Reached):
    """The game server as a process; it can be stopped and started again on the same store."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._store = f"sqlite:///{folder / 'games.db'}"
        self._options = options
        self._process: Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tilerummy", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self._store]
        command += ["--bot-nodes", "20000", "--bot-delay", "0", *self._options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self._process = children.start(command, env=environment, stdout=PIPE, stderr=DEVNULL, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said.startswith("Serving on"):
            raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=children.PATIENCE_S)
            children.end(self._process)
            self._process = None


@contextmanager
def serving() -> Iterator[Server]:
    """A server on a store that is thrown away, for pictures and measurements."""
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder))
        running.start()
        try:
            yield running
        finally:
            running.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.fail("the page is not built: ./run test builds it")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def browser() -> Any:
    """The browser of these tests; tests elsewhere close it first."""
    return BROWSING.browser


@pytest.fixture
def contexts(server: Server) -> Contexts:
    """The contexts that the tests share."""
    return BROWSING.contexts(server.url)


@pytest.fixture
def errors(contexts: Contexts) -> Iterator[list[str]]:
    """What went wrong on the pages of a test: it fails the test."""
    found: list[str] = []
    yield found
    contexts.take_back()
    assert found == []


@pytest.fixture
def open_page(contexts: Contexts, server: Server, errors: list[str]) -> Callable[..., Any]:
    """Opens a page as another visitor: its size, language and theme as asked. It asks nobody but its server.

    `own` is for tests that change the context as a whole, or that ask what the browser speaks.
    """

    def open_one(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        theme: str = "light",
        size: Any = None,
        motion: bool = False,
        own: bool = False,
    ) -> Any:
        context = contexts.lend_own(phone, locale=language) if own else contexts.lend(phone)
        chosen = {} if own else {"language": language}
        page = context.new_page()
        page.add_init_script(settings_script(**chosen))
        page.set_default_timeout(WAIT_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: errors.extend(elsewhere(server, request.url)))
        page.emulate_media(color_scheme=theme, reduced_motion=_motion(motion))
        if size:
            page.set_viewport_size(size)
        page.goto(server.url + path)
        return page

    return open_one


@pytest.fixture
def show(contexts: Contexts, server: Server, errors: list[str]) -> Iterator[Callable[..., Any]]:
    """Shows scenes, each at a table of its own: the first is loaded, the next are gone to as by a link.

    Tabs have been used by other tests; their storage is empty.
    """
    tabs: dict[bool, Any] = {}
    shown = count()

    def hear(error: Any) -> None:
        errors.append(str(error))

    def tab_of(phone: bool) -> Any:
        tab = contexts.lend_tab(phone)
        tab.set_default_timeout(WAIT_MS)
        tab.on("pageerror", hear)
        tab.goto(server.url + NOTHING)
        tab.evaluate(settings_script(language="en"))
        return tab

    def one(scene: Any, *, phone: bool = False, size: Any = None, motion: bool = False) -> Any:
        if phone not in tabs:
            tabs[phone] = tab_of(phone)
        tab = tabs[phone]
        tab.emulate_media(color_scheme="light", reduced_motion=_motion(motion))
        tab.set_viewport_size(size or (PHONE if phone else DESKTOP))
        scene.show(tab, server.url, f"scene-{next(shown)}")
        return tab

    yield one
    for tab in tabs.values():
        tab.remove_listener("pageerror", hear)


def elsewhere(server: Server, url: str) -> list[str]:
    """What a page must not ask for: anything that is not its server's, nor made by itself."""
    return [] if url.startswith((server.url, "data:", "blob:")) else [f"asked for {url}"]


def _motion(wanted: bool) -> str:
    return "no-preference" if wanted else "reduce"

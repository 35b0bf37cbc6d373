"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright import sync_api

from tests.web.screen import WAIT_MS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "tilerummy" / "server" / "page" / "index.html"
DESKTOP = {"width": 1440, "height": 900}
# Computers play without a pause: nobody looks.
AT_ONCE = "localStorage.tilerummy ??= JSON.stringify({ bots: 'once' })"
PHONE = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser that gave no sign for a minute is asked once more, and the summary says so.

    That is what a busy machine does to a page; whatever a page shows or says wrongly fails at once.
    """
    for item in items:
        if item.path.parent.name in ("web", "site"):
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError"]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


class Server:
    """The game server as a process; it can be stopped and started again on the same store."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._store = f"sqlite:///{folder / 'games.db'}"
        self._options = options
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tilerummy", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--database", self._store]
        command += ["--bot-nodes", "20000", "--bot-delay", "0", *self._options]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said.startswith("Serving on"):
            raise RuntimeError("the server did not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=20)
            self._process = None

    def post(self, path: str, body: object = None, token: str | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = b"" if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, headers, method="POST")
        with urllib.request.urlopen(request, timeout=20) as answer:
            found = json.load(answer)
        assert isinstance(found, dict)
        return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.fail("the page is not built: ./run test builds it")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def chromium() -> str:
    """The browser of this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not path:
        pytest.fail("there is no chromium here: ./run test installs it or says how")
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Gone after each module: while it is there, asynchronous tests cannot run in this process."""
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens a page: its size, language and theme as asked. Errors of the page fail the test."""
    contexts: list[Any] = []
    errors: list[str] = []

    def open_one(
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        theme: str = "light",
        size: Any = None,
        motion: bool = False,
    ) -> Any:
        context = browser.new_context(
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",  # what is kept for a day without network has tests of its own
        )
        contexts.append(context)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.set_default_timeout(WAIT_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def show(open_page: Callable[..., Any], server: Server) -> Callable[..., Any]:
    """Shows a scene on a new page."""

    def one(scene: Any, **how: Any) -> Any:
        page = open_page(**how)
        scene.show(page, server.url)
        return page

    return one

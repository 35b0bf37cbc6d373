"""Browsers that are not Chromium: Firefox by its own BiDi, WebKitGTK by its WebDriver.

Both are asked for little: open an address, run a script, click. A script that waits does so in the page; a
page that is replaced meanwhile is asked again.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from glob import glob
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.children import running

WAIT_S = 300
"""How long anything may take; everything is awaited by its state, so only a fault takes so long."""
UNTIL = """new Promise((done) => {
  const look = () => { let found = null; try { found = (%s); } catch { /* not yet */ }
    if (found) done(found); else setTimeout(look, 50); };
  look();
})"""


class Replaced(Exception):
    """The page was replaced while a script ran in it."""


class Foreign(Protocol):
    """A browser with one tab."""

    def open(self, address: str) -> None:
        """Goes to an address, in the same tab."""

    def back(self) -> None:
        """To the page before."""

    def run(self, expression: str) -> Any:
        """The value of an expression in the page, once its promise is kept; `Replaced` if the page went."""

    def complaints(self) -> list[str]:
        """Errors that the pages have shown on their console, as far as this browser tells."""


def wait(browser: Foreign, expression: str) -> Any:
    """Waits until something is so in whatever page is shown, and says what."""
    while True:
        try:
            return browser.run(UNTIL % expression)
        except Replaced:
            continue


def click(browser: Foreign, selector: str) -> None:
    """Clicks once something is there."""
    found = f"document.querySelector({json.dumps(selector)})"
    wait(browser, f"((one) => one && (one.click(), true))({found})")


# -- Firefox ------------------------------------------------------------------------------------------

QUIET = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "http://127.0.0.1:9/");
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("toolkit.cosmeticAnimations.enabled", false);
"""
"""Nothing is fetched from anywhere, and nobody is welcomed."""


BROKEN_OFF = "A ServiceWorker intercepted the request and encountered an unexpected error"


class Firefox:
    """Firefox, by the protocol it speaks itself."""

    def __init__(self, line: ClientConnection, *, begin: bool = True) -> None:
        self._line, self._count = line, 0
        self._complaints: list[str] = []
        if begin:
            self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        before = len(self._complaints)
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")
        # What the page that is left was still fetching is broken off, and Firefox complains of it.
        since = [said for said in self._complaints[before:] if BROKEN_OFF not in said]
        self._complaints[before:] = since

    def back(self) -> None:
        self._ask("browsingContext.traverseHistory", context=self._tab, delta=-1)

    def run(self, expression: str) -> Any:
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        try:
            told = self._ask(
                "script.evaluate", expression=text, target={"context": self._tab}, awaitPromise=True
            )
        except LookupError as error:
            raise Replaced from error
        if told["type"] == "exception":
            raise AssertionError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def complaints(self) -> list[str]:
        return self._complaints

    def addresses(self) -> list[str]:
        """What is open in its tabs."""
        return [str(one["url"]) for one in self._ask("browsingContext.getTree")["contexts"]]

    def _ask(self, method: str, **parameters: object) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        while True:
            heard = json.loads(self._line.recv(timeout=WAIT_S))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._complaints.append(str(heard["params"]["text"]))
            if heard.get("id") != self._count:
                continue
            if heard["type"] == "error":
                raise LookupError(heard["message"])
            return heard["result"]


@contextmanager
def firefox(
    folder: Path,
    more: str = "",
    *arguments: str,
    joined: Callable[[], str] | None = None,
    seen: Mapping[str, str] | None = None,
) -> Iterator[Firefox]:
    """Firefox with a profile of its own, and with more preferences.

    `joined` says where the line of a session is that was begun already; else one is begun here.
    `seen`: on a screen, with this environment.
    """
    (folder / "user.js").write_text(QUIET + more)
    command = [_program("firefox-esr", "firefox"), "--no-remote", "--profile", str(folder), *arguments]
    command += ["--remote-debugging-port=0"] + ([] if seen else ["--headless"])
    with _running(command, stderr=PIPE, env=seen) as process:
        assert process.stderr is not None
        said = iter(process.stderr.readline, b"")
        address = next(
            found[1].decode() for line in said if (found := re.search(rb"BiDi listening on (ws:\S+)", line))
        )
        threading.Thread(target=process.stderr.read, daemon=True).start()  # a full pipe would stop it
        place = f"{address}/session" if joined is None else joined()
        with connect(place, max_size=None) as line:
            yield Firefox(line, begin=joined is None)


# -- WebKitGTK ----------------------------------------------------------------------------------------

MINI = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class WebKit:
    """WebKitGTK, by WebDriver over HTTP."""

    def __init__(self, address: str, binary: str) -> None:
        self._address = address
        wanted = {"webkitgtk:browserOptions": {"binary": binary, "args": ["--automation"]}}
        told = self._ask("/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{told['sessionId']}"
        self._ask(f"{self._session}/timeouts", {"script": WAIT_S * 1000})

    def open(self, address: str) -> None:
        self._ask(f"{self._session}/url", {"url": address})

    def back(self) -> None:
        self._ask(f"{self._session}/back", {})

    def run(self, expression: str) -> Any:
        text = f"""const done = arguments[0];
          (async () => (await ({expression})) ?? null)().then(
            (value) => done([JSON.stringify(value)]), (error) => done(String(error)));"""
        try:
            told = self._ask(f"{self._session}/execute/async", {"script": text, "args": []})
        except LookupError as error:
            raise Replaced from error
        if isinstance(told, str):
            raise AssertionError(told)
        return json.loads(told[0])

    def complaints(self) -> list[str]:
        return []

    def close(self) -> None:
        """The end of its window."""
        request = urllib.request.Request(self._address + self._session, method="DELETE")
        urllib.request.urlopen(request, timeout=WAIT_S).close()

    def _ask(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            self._address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=WAIT_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            # A script that waits in a page that goes away is told so in one of these ways.
            if told["error"] in ("javascript error", "no such window", "unknown error"):
                raise LookupError(told["message"]) from None
            raise AssertionError(told) from None


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees, by its number."""
    read, write = os.pipe()
    command = [_program("Xvfb"), "-displayfd", str(write), "-nolisten", "tcp", "-screen", "0", "1280x900x24"]
    with _running(command, pass_fds=(write,), stderr=DEVNULL):
        os.close(write)
        with os.fdopen(read) as told:
            display = told.readline().strip()
        yield f":{display}"


@contextmanager
def webkit(folder: Path, port: int) -> Iterator[WebKit]:
    """WebKitGTK on a screen that nobody sees."""
    with ExitStack() as stack:
        environment = {
            **os.environ,
            "DISPLAY": stack.enter_context(screen()),
            "GDK_BACKEND": "x11",
            "HOME": str(folder),
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",  # no graphics hardware is needed
        }
        driver = [_program("WebKitWebDriver"), f"--port={port}"]
        stack.enter_context(_running(driver, env=environment, stderr=DEVNULL))
        _wait_for_port(port)
        browser = WebKit(f"http://127.0.0.1:{port}", glob(MINI)[0])
        stack.callback(browser.close)
        yield browser


def _wait_for_port(port: int) -> None:
    """The driver does not say when it listens."""
    deadline = time.monotonic() + WAIT_S
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError("WebKitWebDriver does not listen")


# -- both ---------------------------------------------------------------------------------------------


def missing_for(name: str) -> str:
    """What has to be installed for a browser to be tried here; empty if everything is there."""
    if name == "firefox":
        return "" if shutil.which("firefox-esr") or shutil.which("firefox") else "Firefox"
    there = shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and glob(MINI)
    return "" if there else "WebKitGTK"


def _program(*names: str) -> str:
    return next(filter(None, map(shutil.which, names)))


@contextmanager
def _running(command: list[str], **options: Any) -> Iterator[Popen[bytes]]:
    """It is asked to go before it is made to: a browser puts its files in order."""
    with running(command, stdout=DEVNULL, **options) as process:
        yield process
        process.terminate()
        process.wait(timeout=WAIT_S)

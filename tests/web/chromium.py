"""One browser for all tests of pages that follow each other, and its contexts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright import sync_api

from tests.needs import lacking
from tests.web.contexts import Contexts

ARGUMENTS = ["--no-sandbox", "--process-per-site"]
"""One process for all pages that a visitor has of our server: the next page finds its scripts compiled."""


def chromium() -> str:
    """The browser of this machine."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return path or lacking("Chromium")


def shell() -> str:
    """The same without windows, where there is one: its pages cost a quarter less."""
    return shutil.which("chromium-headless-shell") or chromium()


@contextmanager
def launched() -> Iterator[Any]:
    """The browser as people have it, for pictures and measurements."""
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


class Browsing:
    """A browser that is started at the first need; one that died, or of which a page did, is replaced."""

    def __init__(self) -> None:
        self._playwright: Any = None
        self._browser: Any = None
        self._contexts: dict[str, Contexts] = {}
        self._crashed = False

    @property
    def browser(self) -> Any:
        """The browser."""
        if self._browser is not None and (self._crashed or not self._browser.is_connected()):
            self.close()
        if self._browser is None:
            path = shell()  # first: where there is none, the test is skipped, and nothing may have begun
            self._playwright = sync_api.sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        return self._browser

    def contexts(self, origin: str) -> Contexts:
        """Contexts for the pages of one server."""
        browser = self.browser
        return self._contexts.setdefault(origin, Contexts(browser, origin, self._note_crash))

    def _note_crash(self) -> None:
        """All pages that a visitor has share a process: what is left of them is of no use."""
        self._crashed = True

    def close(self) -> None:
        """While it is there, asynchronous tests cannot run in this process."""
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = None
        self._crashed = False
        self._contexts.clear()


BROWSING = Browsing()

"""Firefox and WebKit: a game is begun, and goes on when its address is opened again, without network too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.needs import lacking
from tests.site.conftest import SETTINGS
from tests.site.foreign import Foreign, click, firefox, missing_for, wait, webkit
from tests.site.hosting import PlainHost
from tests.web.conftest import free_port

pytestmark = pytest.mark.wide

MINE = """document.querySelector('.stage[data-may~="draw"], .stage[data-may~="play"]')"""
COMPLETE = """document.querySelector('.today > *') && !document.querySelector('[data-deal]:not(:has(*))')"""
"""Home has all its parts: Firefox complains of those that were still on their way when one leaves."""
TAKEN_OVER = "navigator.serviceWorker.controller"
"""WebKit may never end what a page began that was left while it asked for its worker."""
SEQUENCE = "Number(document.querySelector('.stage').dataset.sequence)"


@pytest.fixture
def host(built: Path) -> Iterator[PlainHost]:
    """The site, at an address of its own."""
    with PlainHost(built) as one:
        yield one


@contextmanager
def browser_called(name: str, folder: Path) -> Iterator[Foreign]:
    """One of the browsers of this machine; without it the test is skipped, and says what is missing."""
    if missing := missing_for(name):
        lacking(missing)
    if name == "firefox":
        with firefox(folder) as one:
            yield one
    else:
        with webkit(folder, free_port()) as other:
            yield other


def draw(browser: Foreign) -> int:
    """Draws, and waits until it is one's turn again; how far the game is then."""
    before = wait(browser, f"{MINE} && {SEQUENCE}")
    click(browser, '.action[data-deed="draw"]')
    return int(wait(browser, f"{SEQUENCE} > {before} && {MINE} && {SEQUENCE}"))


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_game_goes_on_in_other_browsers(name: str, host: PlainHost, tmp_path: Path) -> None:
    """Protects people with other browsers: nothing hangs when an address is opened again or is blank."""
    with browser_called(name, tmp_path) as browser:
        browser.open(f"{host.address}icon.svg")
        browser.run(SETTINGS)
        browser.open(host.address)
        click(browser, "[data-quick]")
        draw(browser)
        wait(browser, TAKEN_OVER)
        table = browser.run("location.href")
        browser.open(host.address)
        wait(browser, COMPLETE)
        browser.open(f"{host.address}#puzzles")
        wait(browser, "document.querySelector('[data-day]')")
        wait(browser, "document.querySelector('html[data-offline=ready]')")
        host.stop()
        browser.open(host.address)
        wait(browser, COMPLETE)
        browser.open(table)
        draw(browser)
        assert browser.complaints() == []

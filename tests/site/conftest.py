"""The site as a plain web host serves it, in a subfolder, and browsers whose network can be cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.building import FOLDER, SUBFOLDER, build
from tests.site.hosting import PlainHost
from tests.web.conftest import DESKTOP, PHONE, browser  # noqa: F401 - a fixture

# Computers play without a pause, for nobody looks; and everybody knows this box.
SETTINGS = """localStorage.tilerummy ??= JSON.stringify({
  bots: 'once', quick: { preset: 'sabra', players: 3, level: null }
})"""
START_MS = 40_000
"""Python starts in seconds; on a busy machine in many."""


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the site."""
    return build()


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the site."""
    with PlainHost(FOLDER) as host:
        yield f"{host.address}{SUBFOLDER}/"


def speak(page: Any, language: str) -> None:
    """Chooses a language, as anybody does, and waits until it is spoken."""
    # On a phone only its globe is seen; the list lies over it, and nothing of it is drawn.
    page.locator(".language select").select_option(language, force=True)
    page.wait_for_selector(f"html[lang={language}]", state="attached")


@pytest.fixture
def visit(browser: Any, site: str) -> Iterator[Callable[..., Any]]:  # noqa: F811
    """Opens the site for the first time, and cuts the network once everything has been fetched.

    Whoever will speak several languages has chosen each of them before.
    """
    contexts: list[Any] = []
    errors: list[str] = []

    def one(language: str, *others: str, phone: bool) -> Any:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.set_default_timeout(START_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(site)
        page.wait_for_selector("html[data-offline=ready]", state="attached")
        for chosen in (*others, language) if others else ():
            speak(page, chosen)
            page.wait_for_selector(f"html[data-kept={chosen}]", state="attached")
        context.set_offline(True)
        page.reload()
        page.wait_for_selector(".door.primary")
        return page

    yield one
    for context in contexts:
        context.close()
    assert errors == []

"""A page of our server while the server is gone: the game goes on on the device, with Python kept before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site.conftest import SETTINGS, START_MS
from tests.web.conftest import PHONE, Server, browser  # noqa: F401 - a fixture
from tests.web.screen import act_and_wait, wait_for_turn
from tilerummy.locales.catalogue import catalogue

pytestmark = pytest.mark.wide

OFFLINE_READY = "html[data-offline=ready]"


@pytest.fixture
def server_with_site(built: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that pages can do without."""
    running = Server(tmp_path, "--site", str(built))
    running.start()
    yield running
    running.stop()


def new_tab(context: Any, address: str) -> Any:
    """Another tab, as an app is opened."""
    page = context.new_page()
    page.set_default_timeout(START_MS)
    page.goto(address)
    return page


def play(page: Any) -> str:
    """Play, until one's own turn; the address of the table."""
    page.locator("[data-quick]").click()
    page.wait_for_selector(".wood [data-rack]")
    wait_for_turn(page)
    return str(page.url)


def test_a_game_begun_without_the_server_goes_on_without_it(
    browser: Any,  # noqa: F811
    server_with_site: Server,
) -> None:
    """Protects the installed page: without its server it plays on the device, and nothing of it is lost."""
    server = server_with_site
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(SETTINGS)
    page = new_tab(context, server.url)
    assert "/t/here-" not in play(page), "while the server is there, it has the table"
    page.goto(server.url)
    page.wait_for_selector(OFFLINE_READY, state="attached")
    page.close()

    server.stop()
    page = new_tab(context, server.url)
    page.wait_for_selector(".offline")
    assert page.locator(".offline").inner_text() == catalogue("en").text("device-alone")
    address = play(page)
    assert "/t/here-" in address
    before = act_and_wait(page, "draw")
    page.close()

    server.start()
    page = new_tab(context, f"{server.url}/#games")  # on the home page the server's table comes first
    page.wait_for_selector(f'a[href="{address.removeprefix(server.url)}"]').click()
    page.wait_for_selector(".wood [data-rack]")
    again = wait_for_turn(page)
    assert (again.rack_text, again.table_text) == (before.rack_text, before.table_text)
    page.goto(server.url)
    page.wait_for_selector("[data-quick]")
    assert page.locator(".offline").count() == 0
    assert "/t/here-" not in play(page), "the server is back"
    context.close()

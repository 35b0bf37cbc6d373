"""A family of four over three evenings on five devices, one of them lost, in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.web.chromium import BROWSING
from tests.web.contexts import Contexts, settings_script
from tests.web.days import DAY_MS, Days, serving_days
from tests.web.match import Table, line_to
from tests.web.screen import WAIT_MS
from tests.web.test_family import LOOK, TOKEN, come_back, found, join
from tests.web.test_screens import violations
from tilerummy.server.table.table_state import AWAY_MS

pytestmark = pytest.mark.long
NAMES = ["Grandma", "Kim", "Mia", "Jo"]
EVERYBODY = re.compile("with Kim, Mia,? and Jo")


class Evening:
    """A match of the family: everybody sits down from the family's page."""

    def __init__(self, server: Days, people: dict[str, Any]) -> None:
        self._server, self._people = server, people
        for page in people.values():
            page.evaluate(LOOK)
        host, *guests = people.values()
        host.locator("[data-do=play]", has_text=EVERYBODY).click()
        host.wait_for_selector("[data-lobby]")
        self.code = str(host.evaluate("() => location.pathname")).removeprefix("/t/")
        for page in guests:
            page.evaluate(LOOK)
            page.locator("[data-do=play]", has_text="Sit down").click()
        everybody = f"Deal for {len(people)}"
        host.locator("[data-do=start]:not([disabled])", has_text=everybody).click()
        for page in people.values():
            page.wait_for_selector(".stage")

    def play(self) -> None:
        """Everybody draws until nothing is left, and is back at the family's page."""
        pages = [*self._people.values()]
        tokens = [str(page.evaluate(TOKEN)) for page in pages]
        with ExitStack() as stack:
            lines: list[Any] = [line_to(self._server, stack, self.code, token) for token in tokens]  # type: ignore[arg-type]
            Table(self.code, tokens, lines).draw_to_the_end()


def lose(server: Days, open_page: Any, evening: Evening, people: dict[str, Any]) -> None:
    """Mia's phone is gone in mid-round: she opens the link on another one, and Grandma says yes."""
    people["Mia"].close()
    new = open_page(f"/t/{evening.code}", phone=True)
    new.click("[data-do=take-seat]")
    new.locator("dialog [data-person]", has_text="Mia").click()
    grandma = people["Grandma"]
    people["Kim"].get_by_text("Another device wants to play on for Mia").wait_for()
    server.later(AWAY_MS)
    grandma.get_by_text("Mia on another device?").wait_for()
    assert violations(grandma) == []
    grandma.click("[data-ask] [data-do=yes]")
    new.wait_for_selector("[data-rack]")
    people["Kim"].get_by_text("Mia plays on another device now. Grandma said yes.").wait_for()
    people["Mia"] = new


def a_week_later(server: Days, people: dict[str, Any], home: Callable[[], None]) -> None:
    """All are settled: Mia signs the lost phone off, somebody begins to leave, and one "Stop" is enough."""
    server.later(7 * DAY_MS)
    home()
    mia, kim, host = people["Mia"], people["Kim"], people["Grandma"]
    mia.click("[data-menu]")
    mine = mia.locator("[data-phones]").first
    mine.locator("li:not(:has-text('This phone')) [data-do=sign-off]").click()
    mia.click("[data-do=sure]")
    mia.wait_for_function("() => document.querySelectorAll('[data-phones] li').length === 1")
    assert mine.locator("[data-do=sign-off]").count() == 0, "her only one"
    kim.click("[data-menu]")
    kim.click("[data-do=leave]")
    kim.click("[data-do=sure]")
    host.evaluate(LOOK)
    host.locator("[data-question=waiting]", has_text="Kim wants to leave").wait_for()
    assert host.locator("[data-question]").count() == 1
    assert violations(host) == []
    host.click("[data-do=stop]")
    host.wait_for_selector("[data-question=waiting]", state="detached")
    home()


def test_a_family_of_four_over_three_evenings(tmp_path: Path) -> None:
    """Protects whoever loses a phone: neither the round nor the season is lost with it."""
    with serving_days(tmp_path) as server:
        contexts = Contexts(BROWSING.browser, server.url)

        def open_page(path: str, *, phone: bool = False) -> Any:
            page = contexts.lend_own(phone).new_page()
            page.add_init_script(settings_script(language="en"))
            page.set_default_timeout(WAIT_MS)
            page.goto(server.url + path)
            return page

        try:
            host, address = found(open_page)
            people = {"Grandma": host}
            people |= {name: join(open_page, address, name, host) for name in NAMES[1:]}

            def home() -> None:
                server.another_day()
                for page in people.values():
                    page.goto(server.url + address)
                    page.wait_for_selector("[data-do=play]")

            Evening(server, people).play()
            home()
            second = Evening(server, people)
            lose(server, open_page, second, people)
            second.play()
            host.goto(server.url + address)
            host.wait_for_selector("[data-do=play]")
            phone = people["Mia"]  # known at the table, and not yet to the family
            phone.goto(server.url + address)
            come_back(lambda *_, **__: phone, address, host)
            home()
            Evening(server, people).play()
            a_week_later(server, people, home)
            host.goto(f"{server.url}{address}/score")
            host.wait_for_selector("[data-evening]")
            assert host.locator("[data-evening]").count() == 3
            token = str(host.evaluate(TOKEN))
            seen = host.evaluate(
                """async ([code, token]) => (await fetch(`/api/families/${code}`,
                    { headers: { Authorization: `Bearer ${token}` } })).json()""",
                [address.removeprefix("/f/"), token],
            )
            names = {one["number"]: one["name"] for one in seen["people"]}
            tallies = {names[one["person"]]: one["evenings"] for one in seen["season"]["tallies"]}
            assert tallies == dict.fromkeys(NAMES, 3)
        finally:
            contexts.take_back()

"""A family's table from another side: by the link of a match, from a television, by whoever reads on."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.match import Table, ask, line_to
from tests.web.obvious import obvious
from tests.web.test_screens import violations
from tilerummy.protocol import messages as m

pytestmark = pytest.mark.wide
Open = Callable[..., Any]
HOUSE = {"preset": "sabra", "rounds": 2, "clock": 0, "options": {"hand_size": 20, "starter_hand": 20}}
"""Few tiles are left to draw."""
MINUTE_MS = 60_000
LOOKS_AGAIN_MS = 5_000


@dataclass
class Ours:
    """A family whose people have been let in over the wire."""

    server: Server
    code: str
    tokens: dict[str, str]

    def let_in(self, digits: str, name: str) -> None:
        body = {"digits": digits, "name": name}
        self.server.post(f"/api/families/{self.code}/phones", body, self.tokens["Grandma"])

    def bring(self, name: str) -> None:
        token = str(self.server.post("/api/visitors")["token"])
        asked = urllib.request.Request(f"{self.server.url}/api/families/{self.code}")
        asked.add_header("Authorization", f"Bearer {token}")
        for digits in ("", None):  # the second look is the one that brings it in
            with urllib.request.urlopen(asked, timeout=60) as answer:
                seen = json.load(answer)
            if digits is not None:
                self.let_in(seen["digits"], name)
        self.tokens[name] = token

    def match(self, players: int) -> str:
        """Grandma opens a table."""
        body = {"table": {"plan": {**HOUSE, "players": players}, "salt": "aa" * 16}}
        path = f"/api/families/{self.code}/games"
        return str(self.server.post(path, body, self.tokens["Grandma"])["code"])

    def sit(self, stack: ExitStack, code: str, *names: str) -> Table:
        """They sit there, Grandma first; the tiles are dealt."""
        tokens = [self.tokens[name] for name in ("Grandma", *names)]
        lines = [line_to(self.server, stack, code, token) for token in tokens]
        for line, name in zip(lines[1:], names, strict=True):
            assert ask(line, m.TakeSeat(f"sit-{name}", name, "bb" * 16))["type"] == "ack"
            assert ask(line, m.Ready(f"ready-{name}"))["type"] == "ack"
        assert ask(lines[0], m.Start("start"))["type"] == "ack"
        return Table(code, tokens, lines)

    def page_of(self, open_page: Open, name: str) -> Any:
        """The family's page on somebody's phone, whose clock is set and not waited for."""
        page = open_page(NOTHING, phone=True, own=True)
        page.clock.install()
        page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", self.tokens[name])
        page.goto(f"{self.server.url}/f/{self.code}")
        page.wait_for_selector("[data-do=play]")
        return page


def founded(server: Server, *names: str) -> Ours:
    token = str(server.post("/api/visitors")["token"])
    family = {"name": "Sunday table", "person": "Grandma", "face": 1, "plan": HOUSE, "language": "en"}
    ours = Ours(server, str(server.post("/api/families", family, token)["code"]), {"Grandma": token})
    for name in names:
        ours.bring(name)
    return ours


def test_whoever_opens_the_link_of_a_match_says_that_they_are_of_the_family(
    open_page: Open, server: Server
) -> None:
    """Protects somebody with a new phone to whom the link of a match was sent, not that of the family: the
    family is named, its number is shown, and once somebody has typed it they sit down as who they are."""
    ours = founded(server)
    code = ours.match(players=2)
    page = open_page(NOTHING, phone=True, own=True)
    page.clock.install()
    page.goto(f"{server.url}/t/{code}")
    page.get_by_text("Sunday table").wait_for()
    assert ours.code not in page.content(), "the family's link is not the table's"
    assert violations(page) == []
    obvious(page, "a match's link, on a new phone")
    page.click("[data-do=ours]")
    obvious(page, "your number")
    digits = page.locator("p[data-digits]").get_attribute("data-digits")
    assert violations(page) == []
    ours.let_in(digits, "Mia")
    page.clock.run_for(LOOKS_AGAIN_MS)
    page.locator("[data-lobby] [data-do=sit-as]", has_text="Mia").click()
    page.get_by_role("heading", name="Grandma deals any moment.").wait_for()
    page.click("[data-back]")
    page.wait_for_selector("[data-menu]")


def a_screen_from_the_familys_page(phone: Any, screen: Any, code: str) -> None:
    """The link stands where one goes on with a match; four letters, one yes, and the table is there."""
    obvious(phone, "you sit at a table already")
    phone.click(f"[data-do=big-screen][href='/t/{code}/tv']")
    letters = screen.locator(".letters:not([aria-label=''])")
    letters.wait_for()
    phone.fill("[data-do=word]", letters.get_attribute("aria-label").lower())
    assert violations(phone) == []
    phone.click("[data-do=ours]")
    phone.wait_for_url("**/rack")
    screen.get_by_text("Kim").first.wait_for()


def reads(page: Any, code: str) -> None:
    """How a round, or the match, ended."""
    page.goto(f"{page.url.split('/f/')[0].split('/t/')[0]}/t/{code}")
    page.locator(".action", has_text="Score sheet").click()
    page.wait_for_selector(".over h1")


def leads_home_whoever_knows_the_match_alone(reader: Any, code: str) -> None:
    """A member whose phone has seen nothing but the match itself has *Our table* on its sheet."""
    for kept in ("families", "family-tables"):
        reader.evaluate("(name) => localStorage.removeItem(`tilerummy-${name}`)", kept)
    reader.reload()
    reader.locator(".action", has_text="Score sheet").click()
    ours = reader.locator(".over [data-do=our-table]")
    ours.wait_for()
    assert ours.get_attribute("href") == f"/f/{code}"


def a_chair_is_kept_for_a_minute(host: Any, reader: Any, kim: Callable[[], object]) -> None:
    """Whoever reads on sees it counted; then nobody waits, and they may come all the same."""
    obvious(host, "score sheet, the host")
    obvious(reader, "score sheet, all others")
    host.click("[data-do=rematch]")
    host.wait_for_selector("[data-lobby]")
    kim()
    kept = reader.locator("[data-sitting] .kept")
    kept.wait_for()
    deal = host.locator("[data-do=start]")
    deal.wait_for()
    assert deal.is_disabled(), "Mia is waited for"
    reader.clock.run_for(MINUTE_MS // 2)
    (seconds,) = re.findall(r"\d+", kept.inner_text())
    assert 0 < int(seconds) <= 30
    obvious(reader, "score sheet, the others sit down")
    assert violations(reader) == []
    for page in (reader, host):
        page.clock.run_for(MINUTE_MS)
    kept.wait_for(state="detached")
    host.locator("[data-do=start]:not([disabled])", has_text="Deal for 2").wait_for()
    assert "Mia" in deal.inner_text()
    assert violations(host) == []
    reader.click("[data-do=come]")
    host.locator("[data-do=start]:not([disabled])", has_text="Deal for 3").wait_for()


def test_a_match_is_seen_on_a_television_and_its_end_read_in_peace(open_page: Open, server: Server) -> None:
    """Protects the hour after the cake: the family's page leads to the television, and whoever still reads
    how the match ended keeps their chair for a minute while the others sit down."""
    ours = founded(server, "Mia", "Kim")
    with ExitStack() as stack:
        code = ours.match(players=3)
        table = ours.sit(stack, code, "Mia", "Kim")
        host, reader = (ours.page_of(open_page, name) for name in ("Grandma", "Mia"))
        screen = open_page("/tv", size={"width": 1920, "height": 1080})
        a_screen_from_the_familys_page(host, screen, code)
        table.draw_to_the_end()
        for page in (host, reader):
            reads(page, code)
        obvious(host, "between rounds, the host")
        obvious(reader, "between rounds, all others")
        host.get_by_role("button", name="Deal round 2").click()
        reader.wait_for_selector(".over", state="detached")
        table.draw_to_the_end()
        for page in (host, reader):
            reads(page, code)
        leads_home_whoever_knows_the_match_alone(reader, ours.code)
        line = table.lines[2]
        a_chair_is_kept_for_a_minute(host, reader, lambda: ask(line, m.Ready("again", salt="cc" * 16)))

"""What a host decides at the page: who sits there, who is host, by which rules, and which programs play."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from websockets.sync.client import connect

from tests.web.conftest import Server
from tests.web.match import ask, two_at_a_table
from tilerummy.server import messages as m

Open = Callable[..., Any]


def host_at(open_page: Open, server: Server, code: str, token: str, **how: Any) -> Any:
    """The page of whoever has this token, at the table."""
    page = open_page("/healthz", **how)
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    page.goto(f"{server.url}/t/{code}")
    return page


def table(server: Server, players: int = 2) -> tuple[str, str]:
    """A table that waits for people: its code, and the token of its host."""
    token = str(server.post("/api/visitors")["token"])
    body = {"plan": {"preset": "sabra", "players": players, "clock": 0}, "name": "Ada", "bots": []}
    return str(server.post("/api/tables", body, token)["code"]), token


def test_somebody_is_removed_let_back_and_made_host(open_page: Open, server: Server) -> None:
    """Protects the host's word: who goes stays out until he is let back, and the role can be handed on."""
    code, token = table(server)
    host = host_at(open_page, server, code, token)
    guest = open_page(f"/t/{code}", phone=True)
    guest.fill(".name input", "Bo")
    guest.click("[data-do=sit]")
    host.click("[aria-label='Remove Bo']")
    guest.click("[data-do=sit]")
    guest.get_by_text("taken you off this table").wait_for()
    host.click("[data-do=let-back]")
    host.wait_for_selector("[data-do=let-back]", state="detached")
    guest.click("[data-do=sit]")
    host.click("[data-do=hand-on]")
    guest.wait_for_selector("[data-do=start]")
    host.wait_for_selector("[data-do=ready]")
    assert host.locator("[data-do=change]").count() == 0


def test_the_rules_of_a_table_are_changed_before_the_match(open_page: Open, server: Server) -> None:
    """Protects people who sit already: the box changes, and everybody keeps his seat."""
    code, token = table(server)
    host = host_at(open_page, server, code, token)
    guest = open_page(f"/t/{code}")
    guest.click("[data-do=sit]")
    guest.wait_for_selector("[data-do=ready]")
    host.click("[data-do=change]")
    host.locator("label.box", has_text="Classic").first.click()
    host.click("details summary")
    host.fill("[aria-labelledby=p-opening_min]", "40")
    host.keyboard.press("Tab")
    host.wait_for_selector("#p-opening_min .dot")
    host.click("[data-do=change]")
    for page in (host, guest):
        page.locator("h1", has_text="Classic").wait_for()
    guest.wait_for_selector("[data-do=ready]")


def test_a_program_gets_its_key_from_the_table(open_page: Open, server: Server) -> None:
    """Protects authors of programs: what the page shows is what the example bot needs."""
    code, token = table(server)
    host = host_at(open_page, server, code, token)
    host.select_option("select[aria-label='Add a computer']", "program")
    address, key = host.locator(".access").inner_text().split()
    assert address == f"{server.url}/t/{code}"
    with connect(address.replace("http", "ws", 1) + "/socket") as line:
        line.send(msgspec.json.encode(m.Hello(token=key)).decode())
        assert ask(line, m.Ready("ready", salt="cc" * 16))["type"] == "ack"
        host.click("[data-do=start]:not([disabled])")
        host.wait_for_selector(".wood [data-rack]")


def test_in_the_match_removing_asks_twice(open_page: Open, server: Server) -> None:
    """Protects against a slip of the finger: the seat is taken away at the second tap only."""
    with ExitStack() as stack:
        begun = two_at_a_table(server, stack)
        host = host_at(open_page, server, begun.code, begun.token, phone=True)
        host.wait_for_selector(".wood [data-rack]")
        host.click(".stage .icon.plain")
        host.click("[data-do=remove]")
        assert "Bo" in host.locator("[data-do=remove]").inner_text()
        host.click("[data-do=remove]")
        host.wait_for_selector("[data-do=let-back]")

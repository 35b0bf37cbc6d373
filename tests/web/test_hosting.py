"""What a host decides at the page: who sits there, who is host, by which rules, and which programs play."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tests.web.conftest import NOTHING, Server
from tests.web.match import Table, ask, line_to, two_at_a_table
from tests.web.screen import look
from tests.web.test_screens import violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol import messages as m

Open = Callable[..., Any]


def sit_at(page: Any, server: Server, code: str, token: str) -> None:
    """The page becomes that of whoever has this token, at the table."""
    page.goto(server.url + NOTHING)
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    page.goto(f"{server.url}/t/{code}")


def table(server: Server, players: int = 2) -> tuple[str, str]:
    """A table that waits for people: its code, and the token of its host."""
    token = str(server.post("/api/visitors")["token"])
    body = {"plan": {"preset": "sabra", "players": players, "clock": 0}, "name": "Ada", "bots": []}
    return str(server.post("/api/tables", body, token)["code"]), token


def tells_the_guest_what_changed(host: Any, guest: Any) -> None:
    """Who is not ready any more reads why, and which rules are new."""
    guest.wait_for_selector("[data-do=wait]")  # sitting is being ready
    host.click("[data-do=change]")
    host.locator("[data-choice=opening] label").last.click()
    host.locator("[data-choice=hints] label").first.click()
    host.click("aside [data-do=change]")
    said, again = guest.locator("[data-summary-line]"), catalogue("en").text("ready-again")
    said.locator(".news", has_text=f"Ada changed 2 rules. {again}").wait_for()
    assert said.locator("mark").all_inner_texts() == ["Opening 50"]
    assert violations(guest) == []


def gets_ready_while_the_host_is_not_there(guest: Any, server: Server) -> None:
    """Whoever opens the link first is ready by sitting down; what is the host's comes when they stay away."""
    code, _ = table(server)
    away: list[bool] = []

    def between(socket: Any) -> None:
        line = socket.connect_to_server()
        line.on_message(
            lambda text: socket.send(text.replace('"host":false', '"host":true') if away else text)
        )

    guest.route_web_socket(f"**/t/{code}/socket", between)
    guest.goto(f"{server.url}/t/{code}")
    guest.click("[data-do=sit]")
    guest.wait_for_selector("[data-do=wait]")
    guest.get_by_text(catalogue("en").text("deals-soon", name="Ada")).wait_for()
    assert guest.locator("[data-do=change], [aria-label='Remove Ada']").count() == 0
    assert not guest.locator("nav").first.is_visible(), "no tap leads away from the seat"
    guest.click("[data-do=wait]")
    away.append(True)  # for so long that the server tells the guest to go on without them
    guest.click("[data-do=ready]")
    guest.wait_for_selector("[data-do=start][disabled]")
    assert guest.locator("[aria-label='Remove Ada']").count() == 1
    assert violations(guest) == []


def takes_another_box(host: Any, guest: Any) -> None:
    """The box changes, with a rule of the house, and everybody keeps their seat."""
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


def removes_and_lets_back(host: Any, guest: Any) -> None:
    """Who goes stays out until they are let back."""
    host.click("[aria-label='Remove Bo']")
    guest.click("[data-do=sit]")
    guest.get_by_text("taken you off this table").wait_for()
    host.click("[data-do=let-back]")
    host.wait_for_selector("[data-do=let-back]", state="detached")
    guest.click("[data-do=sit]")


def hands_the_role_on(host: Any, guest: Any) -> None:
    """The guest may start now, and the host may change nothing any more."""
    host.click("[data-do=hand-on]")
    guest.wait_for_selector("[data-do=start]")
    host.wait_for_selector("[data-do=ready]")
    assert host.locator("[data-do=change]").count() == 0


def gives_a_program_its_key(host: Any, server: Server) -> None:
    """What the page shows is what the example bot needs."""
    code, token = table(server)
    sit_at(host, server, code, token)
    host.select_option("select[aria-label='Add a computer']", "program")
    address, key = host.locator(".access").inner_text().split()
    assert address == f"{server.url}/t/{code}"
    with connect(address.replace("http", "ws", 1) + "/socket") as line:
        line.send(msgspec.json.encode(m.Hello(token=key)).decode())
        assert ask(line, m.Ready("ready", salt="cc" * 16))["type"] == "ack"
        host.click("[data-do=start]:not([disabled])")
        host.wait_for_selector(".wood [data-rack]")


def removes_somebody_at_the_second_tap(host: Any, server: Server) -> None:
    """In a match a slip of the finger takes nobody's seat away."""
    with ExitStack() as stack:
        begun = two_at_a_table(server, stack)
        sit_at(host, server, begun.code, begun.token)
        host.wait_for_selector(".wood [data-rack]")
        host.click(".stage .icon.plain")
        host.click("[data-do=more]")
        host.click("[data-do=remove]")
        assert "Bo" in host.locator("[data-do=remove]").inner_text()
        host.click("[data-do=remove]")
        host.wait_for_selector("[data-do=let-back]")


def test_a_host_decides(open_page: Open, server: Server) -> None:
    """Protects the host's word, whoever sits there already, and authors of programs."""
    host, guest = open_page(NOTHING), open_page(NOTHING, phone=True)
    gets_ready_while_the_host_is_not_there(guest, server)
    code, token = table(server)
    sit_at(host, server, code, token)
    host.wait_for_selector(".qr")
    guest.goto(f"{server.url}/t/{code}")
    guest.fill(".person input", "Bo")
    guest.click("[data-do=sit]")
    tells_the_guest_what_changed(host, guest)
    takes_another_box(host, guest)
    removes_and_lets_back(host, guest)
    hands_the_role_on(host, guest)
    gives_a_program_its_key(host, server)
    removes_somebody_at_the_second_tap(guest, server)


SHORT = {"hand_size": 5, "opening_min": 0, "group_distinct_colours": False, "group_max": 8}
"""A round that the computers win soon: few tiles, and almost anything is a set."""


def begin(host: Any, guest: Any, *, is_ready: bool = False) -> None:
    """The guest is ready, the host starts, and both have new tiles and no old sheet before them."""
    if not is_ready:
        guest.click("[data-do=ready]")
    host.click("[data-do=start]")
    for page in (host, guest):
        page.wait_for_function("() => document.querySelectorAll('[data-rack]').length === 5")
        assert page.locator(".over").count() == 0


SHARED = "() => { navigator.share = async ({ text, url }) => { window.shared = { text, url }; }; }"


def shares_the_best_move(page: Any, server: Server) -> None:
    """From the score sheet: three frames where nothing moves, and a link to that very position."""
    page.wait_for_selector("[data-best] [data-going]")
    assert page.locator("[data-best] .cloth").count() == 2, "before and after"
    page.evaluate(SHARED)
    page.click(".over [data-do=share]")
    page.wait_for_selector("dialog[open] img")
    assert violations(page) == []
    page.click("[data-do=send]")
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("window.shared")
    assert shared["text"].startswith("tilerummy · Can you find it?")
    other = page.context.new_page()
    other.goto(shared["url"])
    other.wait_for_selector("[data-try] [data-rack]")
    other.close()
    assert shared["url"].startswith(f"{server.url}/q/")
    page.keyboard.press("Escape")


def begins_anew_for_everybody(host: Any, guest: Any, server: Server) -> None:
    """After a match both pages show the sheet, and soon both play again."""
    pages = host, guest
    with ExitStack() as stack:
        table = two_at_a_table(server, stack, ["greedy"] * 2, SHORT)
        table.draw_to_the_end()
        for page, token in zip(pages, table.tokens, strict=True):
            sit_at(page, server, table.code, token)
    for page in pages:
        page.click(".action")
        page.wait_for_selector(".over tbody tr")
    shares_the_best_move(guest, server)
    assert guest.locator(".over [data-do=rematch]").count() == 0, "only the host deals again"
    host.click(".over [data-do=rematch]")
    host.wait_for_selector("[data-do=start]")
    guest.get_by_text("sitting down. Come?").wait_for()
    assert guest.locator(".over tbody tr").count() == 1, "nobody's screen goes because somebody else pressed"
    assert violations(guest) == []
    guest.click(".over [data-do=come]")
    host.locator("[data-do=start]:not([disabled])").wait_for()
    begin(host, guest, is_ready=True)


def deals_at_once_against_computers(page: Any, server: Server) -> None:
    """One tap on the score sheet, and new tiles lie there; nobody has to gather."""
    token = str(server.post("/api/visitors")["token"])
    plan = {"preset": "sabra", "players": 4, "clock": 0, "rounds": 1, "options": SHORT}
    body = {"plan": plan, "name": "Ada", "bots": ["greedy"] * 3}
    code = str(server.post("/api/quick", body, token)["code"])
    with ExitStack() as stack:
        Table(code, [token], [line_to(server, stack, code, token)]).draw_to_the_end()
    sit_at(page, server, code, token)
    page.click(".action")
    page.wait_for_selector(".over tbody tr")
    before = look(page).sequence
    page.click(".over .primary")
    page.wait_for_function(
        "(before) => document.querySelector('.stage')?.dataset.sequence < before", arg=before
    )
    page.wait_for_function("() => document.querySelectorAll('[data-rack]').length === 5")
    assert page.locator(".over, [data-do=start]").count() == 0


@pytest.mark.wide
def test_a_rematch(open_page: Open, server: Server) -> None:
    """Protects the evening: the next match begins for two people as for one among computers."""
    host, guest = open_page(NOTHING), open_page(NOTHING, phone=True)
    begins_anew_for_everybody(host, guest, server)
    deals_at_once_against_computers(host, server)

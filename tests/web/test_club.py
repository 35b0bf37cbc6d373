"""A club's evening in real browsers: a desk, small phones, and a screen for the room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import NOTHING, Server
from tests.web.test_screens import violations

Open = Callable[..., Any]
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""The page looks every few seconds, and at once when it is seen again."""
SMALL = {"width": 360, "height": 640}
OTHERS = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")


def opened(open_page: Open) -> tuple[Any, str]:
    """The organiser's desk, and the address of the evening that has just been opened there."""
    desk = open_page("/")
    desk.click("[data-club]")
    desk.wait_for_selector("[data-do=open][aria-disabled=true]:not([disabled])")
    assert violations(desk) == []
    desk.fill("[data-title]", "Thursday club")
    desk.click("[data-more] > summary")
    desk.fill("[data-league]", "Winter league")
    desk.get_by_text("All evenings count.").wait_for()
    desk.click("[data-plays]")
    desk.click("[data-do=open]")
    desk.wait_for_selector("[data-do=draw]")
    return desk, str(desk.evaluate("() => location.pathname")).removesuffix("/desk")


def comes_in(open_page: Open, address: str) -> Any:
    """Somebody with a small phone; who says a name that is here is asked whether that's them."""
    phone = open_page(address, phone=True, size=SMALL)
    phone.fill("[data-name]", "ada")
    phone.wait_for_selector("[data-known]")
    assert violations(phone) == []
    phone.fill("[data-name]", "Hana")
    phone.click("[data-do=sit]")
    phone.wait_for_selector(".chips")
    return phone


def come_over_the_wire(server: Server, address: str) -> dict[str, str]:
    """Six people, with the tokens of their phones."""
    tokens = {name: str(server.post("/api/visitors")["token"]) for name in OTHERS}
    for name, token in tokens.items():
        server.post(f"/api/clubs/{address[3:]}/people", {"name": name}, token)
    return tokens


def draws(desk: Any) -> None:
    """The organiser looks at the tables, swaps two people, and shows them to all."""
    desk.evaluate(LOOK)
    desk.click("[data-do=draw][aria-disabled=false]")
    desk.wait_for_selector("[data-do=show]")
    assert violations(desk) == []
    before = people(desk)
    desk.click("[data-table='1'] [data-guest] >> nth=0")
    desk.click("[data-table='2'] [data-guest] >> nth=0")
    desk.wait_for_function(
        "(name) => document.querySelector('[data-guest]').textContent !== name", arg=before[0][0]
    )
    swapped = [before[1][0], *before[0][1:]], [before[0][0], *before[1][1:]]
    assert people(desk) == list(swapped)
    desk.click("[data-do=show]")
    desk.wait_for_selector("[data-clock]")
    assert violations(desk) == []


def people(desk: Any) -> list[list[str]]:
    """Who sits at each table."""
    return [table.locator("[data-guest]").all_text_contents() for table in desk.locator("[data-table]").all()]


def writes(page: Any) -> None:
    """Whoever sits first went out, and everybody else has five points left."""
    page.click("[data-out='0']")
    page.click("[data-way=number]")
    assert violations(page) == []
    while True:
        page.click("[data-digit='5']")
        if page.locator("[data-do=write].primary").count():
            break
        page.click("[data-do=write]")
    page.click("[data-do=write]")


def agrees(open_page: Open, url: str, token: str) -> None:
    """Another one of the table says yes."""
    page = open_page(NOTHING, phone=True)
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    page.goto(url)
    page.wait_for_selector("[data-do=yes]")
    assert violations(page) == []
    page.click("[data-do=yes]")
    page.wait_for_selector("[data-do=yes]", state="detached")


def test_an_evening_of_a_club(open_page: Open, server: Server) -> None:
    """Protects a club's evening: it is opened, people come, a round is drawn and written down, all see it."""
    desk, address = opened(open_page)
    tokens = come_over_the_wire(server, address)
    phone = comes_in(open_page, address)
    screen = open_page(f"{address}/screen")
    screen.wait_for_selector("[data-slide=join] li:nth-child(7)")
    assert violations(screen) == []
    draws(desk)
    screen.evaluate(LOOK)
    screen.wait_for_selector("[data-slide=tables]")
    assert violations(screen) == []
    mine = next(i for i, names in enumerate(people(desk)) if any("Hana" in name for name in names))

    phone.evaluate(LOOK)
    phone.get_by_role("heading", name=f"Table {mine + 1}").wait_for()
    assert violations(phone) == []
    phone.click("[data-do=write]")
    writes(phone)
    phone.wait_for_selector(".on-honey:has-text('Still needed')")
    desk.evaluate(LOOK)
    desk.wait_for_selector(f"[data-table='{mine + 1}'][data-state=one_yes_missing]")
    assert "Tables: 1, 2" in desk.locator("[data-do=draw]").inner_text(), "a draw waits, and says what for"
    other = next(name for name in OTHERS if any(name in one for one in people(desk)[mine]))
    agrees(open_page, server.url + address, tokens[other])

    desk.evaluate(LOOK)
    desk.wait_for_selector(f"[data-table='{mine + 1}'][data-state=in]")
    desk.click("[data-table]:not([data-state=in]) [data-do=table]")
    desk.click("dialog[open] [data-do=write]")
    writes(desk)
    desk.wait_for_selector("[data-do=draw][aria-disabled=false]")
    assert desk.locator("aside ol li").count() == 5, "the first five"
    screen.evaluate(LOOK)
    screen.wait_for_selector("[data-slide=places] li:nth-child(7)")
    assert violations(screen) == []
    phone.evaluate(LOOK)
    phone.click("[data-do=places]")
    phone.wait_for_selector("li[aria-current=true]:has-text('Hana')")
    assert violations(phone) == []

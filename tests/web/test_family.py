"""A family's table in real browsers: founded, joined, played at, and its running score."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.match import Table, line_to
from tests.web.obvious import obvious
from tests.web.test_screens import violations

Open = Callable[..., Any]
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""The page looks every few seconds, and at once when it is seen again."""
DRAW = '.action[data-deed="draw"]'
TOKEN = "() => localStorage.getItem('tilerummy-token')"


def found(open_page: Open) -> tuple[Any, str]:
    """A grandmother's tablet, and the address of the table that she has just founded."""
    page = open_page("/f/new", phone=True)
    page.fill("[data-title]", "Sunday table")
    page.fill("[data-name]", "Grandma")
    obvious(page, "founding")
    page.click("[data-do=found]")
    page.get_by_role("heading", name="Sunday table").wait_for()
    page.locator("[data-do=play]", has_text="Send the link").wait_for()
    obvious(page, "our table, alone")
    return page, str(page.evaluate("() => location.pathname"))


def join(open_page: Open, address: str, name: str, host: Any) -> Any:
    """Somebody who opens the link for the first time, and is let in by the number that their screen shows."""
    page = open_page(address)
    page.locator("[data-do=sit]", has_text="Write your name first").wait_for()
    assert page.locator("input[type=radio]:disabled").count() >= 1, "whose face is taken"
    assert violations(page) == []
    page.click("[data-do=ours]")
    page.click("[data-do=new-here]")
    let_in(host, digits_on(page), name, fresh=True)
    page.evaluate(LOOK)
    page.wait_for_selector("[data-do=play]")
    return page


def digits_on(page: Any) -> str:
    """The number that a new device shows, large."""
    page.wait_for_selector("p[data-digits]")
    return str(page.locator("p[data-digits]").get_attribute("data-digits"))


def let_in(host: Any, digits: str, name: str, *, fresh: bool) -> None:
    """Somebody who is in types the number, and says whose it is."""
    host.locator("[data-do=let-someone-in]").first.click()
    host.wait_for_selector("dialog[open] input[data-digits]")
    if fresh:
        host.fill("dialog[open] input[data-digits]", f"{digits[:4]} {digits[4:]}")
        host.click("[data-do=somebody-new]")
        host.fill("dialog[open] .person input", name)
        assert violations(host) == []
        obvious(host, "whoever lets you in")
        host.click("[data-do=let-in]")
    else:
        host.locator("[data-knock]", has_text=f"{name} sees {digits[:4]} {digits[4:]}").click()
        host.locator("dialog[open] [data-person]", has_text=name).click()
    host.wait_for_selector("dialog[open]", state="detached")


def guest_for_tonight(open_page: Open, address: str, host: Any) -> None:
    """Whoever has only the link sits there this evening, is offered no power, and can be sent off."""
    page = open_page(address, phone=True)
    page.fill("[data-name]", "Jo")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-guest]")
    obvious(page, "a guest, and nobody plays")
    assert page.locator("[data-do=let-someone-in], [data-do=beside], [data-do=other]").count() == 0
    assert violations(page) == []
    page.click("[data-menu]")
    page.wait_for_selector("p[data-digits]")
    assert page.locator("[data-do=leave], [data-do=delete], [data-do=link], [data-do=export]").count() == 0
    host.evaluate(LOOK)
    host.click("[data-menu]")
    host.locator("[data-do=person]", has_text="Jo").click()
    host.click("[data-do=remove]")
    host.wait_for_selector("[data-do=person]:has-text('Jo')", state="detached")
    page.evaluate(LOOK)
    page.wait_for_selector("[data-do=sit]")


def play(server: Server, pages: list[Any]) -> None:
    """An evening: one begins, the other takes the chair unasked, and both draw to the end."""
    host, guest = pages
    host.evaluate(LOOK)
    host.locator("[data-do=play]", has_text="with Mia").click()
    host.wait_for_selector("[data-asked]")
    assert violations(host) == []
    code = host.evaluate("() => location.pathname").removeprefix("/t/")
    guest.evaluate(LOOK)
    guest.locator("[data-do=play]", has_text="Sit down").click()
    guest.get_by_role("heading", name="Grandma deals any moment.").wait_for()
    assert violations(guest) == []
    host.locator("[data-do=start]", has_text="Deal for 2").click()
    for page in pages:
        page.wait_for_selector(".stage")
    tokens = [str(page.evaluate(TOKEN)) for page in pages]
    for page in pages:
        page.goto(f"{server.url}{NOTHING}")  # to show eighty draws would take longer than all the rest
    with ExitStack() as stack:
        table = Table(code, tokens, [line_to(server, stack, code, token) for token in tokens])
        table.draw_to_the_end()
        table.finish()


def come_back(open_page: Open, address: str, host: Any) -> Any:
    """A device that is new says whose it is; somebody who is in compares its number, and says yes."""
    page = open_page(address, phone=True)
    page.click("[data-do=ours]")
    page.locator("[data-person]", has_text="Mia").click()
    digits = digits_on(page)
    obvious(page, "your number")
    assert violations(page) == []
    host.evaluate(LOOK)
    let_in(host, digits, "Mia", fresh=False)
    page.evaluate(LOOK)
    page.wait_for_selector("[data-evening]")
    return page


def settle(back: Any, address: str) -> None:
    """In its first week a phone is told so, and is offered nothing that is refused."""
    back.click("[data-menu]")
    back.wait_for_selector("[data-first-week]")
    assert back.locator("[data-do=delete], [data-do=leave], [data-do=link]").count() == 0
    back.click("[data-rights]")
    back.get_by_text("Your chair is yours").wait_for()
    assert violations(back) == []
    back.goto(f"{back.url.split('/f/')[0]}{address}")
    back.wait_for_selector("[data-do=play]")


def move(open_page: Open, host: Any, address: str, folder: Path) -> None:
    """The family's file founds it anew on another device, and its evening is watched from there."""
    host.goto(f"{host.url.split('/f/')[0]}{address}")
    host.click("[data-menu]")
    with host.expect_download() as saved:
        host.click("[data-do=export]")
    saved.value.save_as(folder / "family.json")
    page = open_page("/f/new")
    page.set_input_files("input[type=file]", folder / "family.json")
    page.wait_for_selector("[data-evening]")
    assert not page.url.endswith(address)
    pass_round(page)
    page.goto(f"{page.url}/score")
    page.locator("[data-evening] a", has_text="Watch").click()
    page.get_by_text("Mia").first.wait_for()
    page.wait_for_selector("[data-moment]")


def pass_round(page: Any) -> None:
    """Somebody without a device is brought in, plays on this one, and gets another name."""
    ours = page.url
    page.click("[data-do=beside]")
    page.fill("[data-bring] input", "Leo")
    page.keyboard.press("Enter")
    page.locator(".person", has_text="Leo").first.wait_for()
    page.click("[data-do=other]")
    page.locator("label", has_text="Leo").locator("[data-beside]").check()
    assert violations(page) == []
    page.click("[data-do=begin]")
    page.wait_for_selector("[data-cover]")
    page.goto(ours)
    page.locator(".person", has_text="Leo").first.wait_for()
    page.click("[data-menu]")
    page.locator("[data-do=person]", has_text="Leo").click()
    page.fill("dialog[open] input", "Leonard")
    assert violations(page) == []
    page.click("[data-do=named]")
    page.locator("[data-do=person]", has_text="Leonard").wait_for()
    page.goto(ours)


def test_an_evening_of_a_family(open_page: Open, server: Server, tmp_path: Path) -> None:
    """Protects the table that lasts: two people, a round, the score, a lost device, a new one, its file."""
    host, address = found(open_page)
    guest = join(open_page, address, "Mia", host)
    guest_for_tonight(open_page, address, host)
    host.goto(f"{server.url}{address}")
    play(server, [host, guest])
    guest.goto(f"{server.url}{address}")
    guest.wait_for_selector("[data-evening]")
    assert violations(guest) == []
    host.goto(f"{server.url}{address}/score")
    host.wait_for_selector("[data-evening]")
    assert violations(host) == []
    host.emulate_media(color_scheme="dark")
    assert violations(host, "color-contrast") == []
    host.goto(f"{server.url}{address}")
    host.wait_for_selector("[data-do=play]")
    back = come_back(open_page, address, host)
    back.locator(".person", has_text="You").wait_for()
    back.locator(".person", has_text="Grandma").wait_for()
    settle(back, address)
    host.locator("[data-question=card]").wait_for()
    host.click("[data-do=later]")
    host.wait_for_selector("[data-question]", state="detached")
    host.click("[data-menu]")
    host.click("[data-card]")
    host.wait_for_selector(".qr")
    host.click("[data-do=make-key]")
    assert len(host.locator("[data-key] b").first.inner_text()) == 14
    assert violations(host) == [], "dark"
    host.goto(f"{server.url}{address}")
    host.locator("[data-question=waiting]", has_text="making a new card").wait_for()
    host.click("[data-do=stop]")
    host.wait_for_selector("[data-question]", state="detached")
    kept = host.evaluate("() => JSON.parse(localStorage.getItem('tilerummy-families'))")
    assert [one["people"] for one in kept] == [["Grandma", "Mia"]]
    move(open_page, host, address, tmp_path)


@pytest.mark.long
def test_somebody_beside_and_somebody_with_a_phone_at_one_table(open_page: Open) -> None:
    """Protects a mixed evening: one device goes from hand to hand, another is a phone, all at one table."""
    host, address = found(open_page)
    guest = join(open_page, address, "Mia", host)
    host.click("[data-do=beside]")
    host.fill("[data-bring] input", "Leo")
    host.keyboard.press("Enter")
    host.locator(".person", has_text="Leo").first.wait_for()
    host.evaluate(LOOK)
    host.locator("[data-do=play]", has_text="with Mia").wait_for()
    host.click("[data-do=other]")
    host.locator("label", has_text="Leo").locator("[data-beside]").check()
    assert violations(host) == []
    host.click("[data-do=begin]")
    host.wait_for_selector("[data-lobby]")
    guest.evaluate(LOOK)
    guest.locator("[data-do=play]", has_text="Sit down").click()
    host.locator("[data-do=start]:not([disabled])", has_text="Deal for 3").click()
    guest.wait_for_selector(".action")
    first = (
        2 if guest.locator(DRAW).count() else int(host.locator("[data-cover]").get_attribute("data-cover"))
    )
    for seat in (first, (first + 1) % 3, (first + 2) % 3):
        guest.wait_for_function("() => !document.body.innerText.includes('Away')")
        if seat == 2:
            guest.click(DRAW)
            continue
        host.wait_for_selector("[data-do=hand], [data-do=show]")
        if host.locator("[data-do=hand]").count():  # after a look at what was drawn
            host.click("[data-do=hand]")
        host.click("[data-do=show]")
        host.wait_for_selector(f'.stage[data-me="{seat}"]')
        host.click(DRAW)

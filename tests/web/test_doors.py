"""The doors of the page: home, a new table, my games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.web.conftest import NOTHING, Server
from tests.web.match import finished_match
from tests.web.test_learn import rules_are_near
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue

Open = Callable[..., Any]
SMALL = {"width": 360, "height": 640}


# The foot of the page: whole on the screen; at the end of the page it hides no choice.
COVERED = """() => {
  const foot = document.querySelector('.foot').getBoundingClientRect();
  const above = document.querySelector('.choices').getBoundingClientRect();
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const covers = atEnd && above.bottom > foot.top + 1;
  return [foot.bottom > innerHeight + 1 && 'cut', covers && 'covers'].filter(Boolean);
}"""


def checked(page: Any, name: str) -> str:
    """What a radio group has chosen, as a screen reader says it."""
    found = page.locator(f"input[name={name}]:checked")
    return str(found.get_attribute("aria-label") or found.locator("xpath=..").inner_text())


def makes_a_table_by_keys_and_tells_it_in_one_line(page: Any) -> None:
    """The language's edition is chosen, changes are marked, all read one line."""
    words = catalogue("lt")
    page.wait_for_selector("[data-differ]")
    assert checked(page, "box").startswith("Baltiškas Rummy, ")
    assert words.text("your-language-chose") in page.locator("[data-styles]").inner_text()
    page.locator("input[name=box]:checked").focus()
    page.keyboard.press("ArrowRight")
    assert checked(page, "box").startswith("Rummy šešiems, ")
    assert words.text("your-language-chose") not in page.locator("[data-styles]").inner_text()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "choice-style"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "choice-opening"
    page.keyboard.press("ArrowRight")
    line = page.locator("[data-summary-line]")
    opening = words.text("said-opening-points", minimum=50)
    assert opening[0].upper() + opening[1:] in line.locator("mark").all_inner_texts()
    assert words.text("rules-differ", count=1) in page.locator("[data-differ]").inner_text()
    assert violations(page) == []
    page.click("[data-do=sheet]")
    assert line.locator("mark").count() == 0
    page.locator("[data-choice=clock] label").nth(1).click()
    page.locator("input[name=players]").first.check(force=True)
    told = line.locator(".line").inner_text()
    page.click("details summary")
    page.locator("input[type=search]").fill("zzz")
    assert words.text("rules-search-none") in page.locator("details").inner_text()
    page.locator("input[type=search]").fill("30")
    page.wait_for_selector("#p-opening_min", state="detached")
    page.keyboard.press("Enter")
    assert page.url.endswith("/#new"), "Enter opens nothing"
    page.click("aside .big")
    page.wait_for_selector(".qr")
    page.click("details.rules summary")
    page.wait_for_selector("[data-summary-line]")
    assert page.locator("[data-summary-line] .line").inner_text() == told


def chooses_in_sheets(page: Any) -> None:
    """On a small phone: five lids in a row, one sentence for each edition, nothing sticks out."""
    page.wait_for_selector("[data-differ]")
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator("label.box").count() == 5
    page.locator("[data-choice=style] .value").tap()
    page.locator("dialog[open] label").nth(1).tap()
    assert page.locator("[data-style-about]").inner_text() == catalogue("ru").text("preset-baltic-et.about")
    page.locator("[data-choice=clock] .value").tap()
    assert violations(page) == []
    page.locator("dialog[open] label", has_text=catalogue("ru").text("clock-days", count=3)).tap()
    assert page.locator("[data-summary-line] mark").count() == 1
    assert page.evaluate(TOO_WIDE) == []
    for end in (0, 100_000):
        page.evaluate("(y) => scrollTo(0, y)", end)
        assert page.evaluate(COVERED) == [], "the button is in sight, and covers nothing for good"


def meet_by_the_link(host: Any, friend: Any) -> None:
    """A friend follows the link on a phone, sits down, and both have their tiles."""
    friend.goto(host.url)
    friend.locator("[data-do=sit]").tap()
    host.click("[data-do=start]:not([disabled])")
    for page in (host, friend):
        page.wait_for_selector(".wood [data-rack]")


def test_a_new_table(open_page: Open) -> None:
    """Protects the way to a table: chosen by keys or on a phone, told in one line, entered by a link."""
    phone = open_page("/#new", phone=True, language="ru", size=SMALL, theme="dark")
    chooses_in_sheets(phone)
    desk = open_page("/#new", language="lt")
    makes_a_table_by_keys_and_tells_it_in_one_line(desk)
    meet_by_the_link(desk, phone)


def home_leads_back_to_the_game_under_way(page: Any, server: Server) -> None:
    """The running game is the loud button, also before the server answers; the rules are near."""
    page.wait_for_selector("[data-quick].primary")
    rules_are_near(page, server)
    address = page.url
    page.goto(server.url)
    page.wait_for_selector("[data-going]")
    assert page.locator(".door.primary").count() == 1
    assert violations(page) == []
    page.route("**/api/mine", lambda route: route.abort())
    page.goto(f"{server.url}/#games")
    page.reload()
    page.locator(f"a[href='{address.removeprefix(server.url)}']").wait_for()
    page.goto(server.url)
    page.click("[data-going]")
    page.wait_for_selector("[data-me] .wood [data-rack]")
    assert page.url == address


def finished_matches_are_listed_with_their_results(page: Any, server: Server) -> None:
    """A match that ended while this device was away has its result and its replay."""
    with ExitStack() as stack:
        code = finished_match(server, stack)
        assert code
    page.evaluate(
        """(code) => {
          const match = { code, match: 1, preset: 'sabra', names: ['Ada', 'Bo'], totals: [57, -57] };
          localStorage['tilerummy-finished'] = JSON.stringify([{ ...match, winners: [0], seat: 1, at: 0 }]);
        }""",
        code,
    )
    page.goto(f"{server.url}/#games")
    line = page.locator("[data-finished]")
    line.wait_for()
    assert catalogue("de").text("won-match", names="Ada", count=1) in line.inner_text()
    assert "Bo \N{MINUS SIGN}57" in line.inner_text()
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    line.locator("a").tap()
    page.wait_for_selector("[data-moment]")


def test_whoever_comes_back(open_page: Open, server: Server) -> None:
    """Protects whoever has played here before: what goes on is found again, and what has ended."""
    home_leads_back_to_the_game_under_way(open_page(language="lv"), server)
    finished_matches_are_listed_with_their_results(open_page(NOTHING, phone=True, language="de"), server)

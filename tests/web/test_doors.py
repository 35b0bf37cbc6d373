"""The doors of the page: home, a new table, my games, the first lesson, and the replay as a coach."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.review.matches import documented, reviewed
from tests.web.conftest import NOTHING, Server
from tests.web.match import finished_match
from tests.web.test_learn import rules_are_near
from tests.web.test_replay import know_review, open_record
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.review.review import to_json
from tilerummy.rulebook.book import book
from tilerummy.rules.preset import load

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


def test_a_table_is_made_by_keys_and_told_in_one_line(open_page: Open) -> None:
    """Protects a new table: the language's edition is chosen, changes are marked, all read one line."""
    page = open_page("/#new", language="lt")
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


def test_a_phone_chooses_in_sheets(open_page: Open) -> None:
    """Protects small phones: five lids in a row, one sentence for each edition, nothing sticks out."""
    page = open_page("/#new", phone=True, language="ru", size=SMALL, theme="dark")
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


def test_home_leads_back_to_the_game_under_way(open_page: Open, server: Server) -> None:
    """Protects whoever comes back: the running game is the loud button, also before the server answers.

    The rules are near on the way there.
    """
    page = open_page(language="lv")
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


def test_finished_matches_are_listed_with_their_results(open_page: Open, server: Server) -> None:
    """Protects my games: a match that ended while this device was away has its result and its replay."""
    with ExitStack() as stack:
        code = finished_match(server, stack)
        assert code
    page = open_page(NOTHING, phone=True, language="de")
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


def test_the_lesson_begins_at_once_with_a_hand(open_page: Open) -> None:
    """Protects the first minute: no question, the usual box, a hand that goes with the first touch."""
    page = open_page("/", phone=True, language="et", motion=True)
    page.locator("a[href='/#tutorial']").tap()
    page.wait_for_selector("[data-hand] .flyer")
    first = book(load("baltic-et"), "et").tasks[0]
    assert page.locator("[data-task]").inner_text() == first.task
    page.locator("[data-rack]").last.tap()
    page.wait_for_selector("[data-hand]", state="detached")
    assert page.locator("[data-place]").count() == 3


def test_a_replay_coaches(open_page: Open, tmp_path: Path) -> None:
    """Protects the coach: moments by key, the best turn shown, a turn tried again, the deal checked."""
    page = open_page("/#replay")
    review = json.loads(to_json(reviewed()))
    best = next(turn for turn in review["turns"] if turn["best"])
    best["missed_tiles"] = best["best"]["tiles"] + 20  # so that it is the biggest miss by far
    know_review(page, json.dumps(review))
    path = tmp_path / "match.txt"
    path.write_text(documented(), encoding="utf-8")
    open_record(page, path)
    page.wait_for_selector("[data-reviewed=true][data-moment]")
    page.locator("body").press("Home")
    page.locator("body").press("m")
    page.wait_for_selector("[data-mark][aria-pressed=true]")
    page.locator("[data-mark=miss]").click()
    page.wait_for_selector(f"[data-moment='{best['last_event']}']")
    page.locator("[data-show]").click()
    page.wait_for_selector(".imagined")
    page.wait_for_selector("header .step")
    page.locator("body").press("t")
    page.wait_for_selector("[data-try] [data-rack]")
    assert page.locator("[data-compare]").inner_text().startswith("You 0 · Best ")
    assert violations(page) == []
    page.click("[data-do=leave-try]")
    page.locator("body").press("c")
    page.click("[data-do=check-deal]")
    page.wait_for_selector("[data-deal=good]")
    assert page.locator("[data-own=unknown]").count() == 1

"""A day without network: what the page keeps, what then works, and what it must never keep."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import documented
from tests.web.conftest import DESKTOP, PHONE, Server, elsewhere
from tests.web.learner import Learner
from tests.web.match import finished_match
from tests.web.test_photo import PHOTOS, SETS, take
from tests.web.test_puzzles import solve
from tests.web.test_screens import TOO_WIDE, violations
from tests.web.test_whole_game import play_now
from tests.web.walks import EVERY, keeps_score, lets_time_run_out, saves_and_loads_the_pad
from tilerummy.locales.catalogue import catalogue
from tilerummy.puzzles.pack import daily_puzzle, shipped
from tilerummy.rulebook.book import book
from tilerummy.rules.preset import load, preset_ids

pytestmark = pytest.mark.wide

ANSWERS = """async () => {
  const cache = await caches.open('tilerummy-answers');
  return (await cache.keys()).map((one) => new URL(one.url).pathname);
}"""
REVIEWS = """async (count) => {
  const cache = await caches.open('tilerummy-replays');
  return (await cache.keys()).filter((one) => one.url.includes('review')).length >= count;
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def visit(browser: Any, server: Server, errors: list[str], language: str, phone: bool) -> Any:
    """Somebody opens the page for the first time; what goes wrong there from then on is an error."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: errors.extend(elsewhere(server, request.url)))
    page.goto(server.url)
    return page


def wait_until_ready(page: Any) -> None:
    """Until the page has been open long enough to need no network; those of one address share it."""
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=5 * 60_000)


def keeps_nothing_hidden(page: Any, server: Server) -> None:
    """Of what the server says only rules and rule books are kept, whatever else is played and asked."""
    play_now(page, "sabra")
    page.evaluate("() => Promise.all(['/api/lobby', '/api/addresses'].map((path) => fetch(path)))")
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{server.url}/#replay/{code}")  # of a match that goes on
    page.wait_for_selector(".problem")
    paths = set(page.evaluate(ANSWERS))
    assert {path for path in paths if not path.startswith("/api/rulebook/")} == {"/api/rules"}
    assert len(paths) == 1 + len(preset_ids()), "the rules, and a book for each box"
    assert page.evaluate("async () => (await (await caches.open('tilerummy-replays')).keys()).length") == 0


def look_back(page: Any, server: Server, code: str, file: Path) -> None:
    """A finished match, and a file from elsewhere; both are reviewed."""
    page.goto(f"{server.url}/#replay/{code}/1")
    page.wait_for_selector("[data-reviewed=true]")
    page.goto(f"{server.url}/#replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-reviewed=true]")
    page.wait_for_function(REVIEWS, arg=2)


def walk(page: Any, server: Server, language: str, code: str, file: Path) -> None:
    """Everything that needs no network, without one."""
    words = catalogue(language)
    page.goto(server.url)
    page.wait_for_selector(".door.primary")
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    assert words.text("offline-now") in page.locator(".offline").inner_text()
    page.goto(f"{server.url}/#rules/pro6-it/8.6")
    page.wait_for_selector(".clause.marked")
    assert page.locator("h1").inner_text() == book(load("pro6-it"), language).title
    page.goto(f"{server.url}/#tutorial/baltic-et")
    page.reload()
    page.wait_for_selector("[data-place]")
    Learner(page, "baltic-et").does(book(load("baltic-et"), language).tasks[0])
    page.wait_for_selector("[data-task=run]")
    keeps_score(page, server, language)
    assert violations(page) == []
    saves_and_loads_the_pad(page, language, file.parent)
    photographs(page, server)
    solves_puzzles(page, server)
    replays_again(page, server, code, file)
    lets_time_run_out(page, server, language)  # last, for it takes the clock of the page into its hands
    assert violations(page) == []


def photographs(page: Any, server: Server) -> None:
    """Whoever has read a photo once has the reader."""
    page.goto(f"{server.url}/#companion/photo")
    page.reload()
    take(page, PHOTOS[0])
    assert page.locator("[data-tile]").count() == sum(map(len, SETS[0]))


def solves_puzzles(page: Any, server: Server) -> None:
    """Today's puzzle, and another one that was never looked at."""
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
    page.goto(f"{server.url}/#puzzle/{today.isoformat()}")
    solve(page, daily_puzzle(today), "tap")
    page.goto(f"{server.url}/#puzzle/{shipped('sabra')[-1].id}")
    page.wait_for_selector('[data-state="new"] [data-rack]')


def replays_again(page: Any, server: Server, code: str, file: Path) -> None:
    """The match by its link and from the list, and the file; all with their reviews."""
    page.goto(f"{server.url}/#replay/{code}/1/2")
    page.reload()
    page.wait_for_selector('[data-moment="2"]')
    page.wait_for_selector("[data-reviewed=true]")
    assert page.evaluate(TOO_WIDE) == []
    page.goto(f"{server.url}/#replay")
    page.locator("[data-kept]").click()
    page.wait_for_selector("[data-reviewed=true]")
    page.goto(f"{server.url}/#replay/{code}")  # the latest match: the one that was kept
    page.wait_for_selector("[data-reviewed=true]")
    page.goto(f"{server.url}/#replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-reviewed=true]")


def a_day_without_network(
    browser: Any, server: Server, folder: Path, visitors: list[tuple[str, bool]]
) -> None:
    """Everybody comes while the server is there, and goes on when it is gone."""
    errors: list[str] = []
    with ExitStack() as stack:
        code = finished_match(server, stack)
    file = folder / "match.txt"
    file.write_text(documented(), encoding="utf-8")
    pages = [visit(browser, server, errors, *visitor) for visitor in visitors]
    for page in pages:
        wait_until_ready(page)
        keeps_nothing_hidden(page, server)
        look_back(page, server, code, file)
        photographs(page, server)
    server.stop()
    for page, (language, _) in zip(pages, visitors, strict=True):
        walk(page, server, language, code, file)
        page.context.close()
    assert errors == []


def test_a_day_without_network(browser: Any, own_server: Server, tmp_path: Path) -> None:
    """Protects travellers: home, rules, tutorial, pad, hourglass, puzzles and replays need no server.

    What is kept for that holds nothing that is hidden in a match. The pad and the hourglass never need one:
    all that they do is looked at here.
    """
    a_day_without_network(browser, own_server, tmp_path, [("ru", True)])


@pytest.mark.long
@pytest.mark.parametrize("phone", [True, False])
def test_a_day_without_network_in_every_language(
    browser: Any, own_server: Server, tmp_path: Path, phone: bool
) -> None:
    """The same in all languages, on phone and desktop."""
    a_day_without_network(browser, own_server, tmp_path, [one for one in EVERY if one[1] == phone])

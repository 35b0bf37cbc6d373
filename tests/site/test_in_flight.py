"""An evening in flight mode: the app starts, puzzles are solved, a match is played and looked back at."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from datetime import date
from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.device.harness import Browser, joining, on_device
from tests.server.harness import HandClock, Player, patient_server
from tests.site.conftest import START_MS, speak
from tests.site.test_site import (
    MOST_TURNS,
    SHORT,
    SHORT_RULES,
    choose,
    go,
    looks_right,
    racks_of_three,
    try_nonsense,
)
from tests.web.player import Player as PagePlayer
from tests.web.screen import wait_for_turn
from tests.web.test_own_puzzles import TURN, record
from tests.web.test_puzzles import solve
from tests.web.walks import asks_the_referee
from tilerummy.locales.catalogue import catalogue
from tilerummy.puzzles.moment import puzzle_of_turn
from tilerummy.puzzles.pack import daily_puzzle, shipped_puzzle
from tilerummy.review.look_back import turn_of
from tilerummy.rulebook.book import book
from tilerummy.rules.preset import load

pytestmark = pytest.mark.wide

PEOPLE = ["Ana", "Robin", "Mika"]
# As web/src/device/pages.ts keeps them: the pages of the store, each under its number.
KEEP = """async ([pages, key, tokens]) => {
  const request = indexedDB.open('tilerummy-device', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('pages');
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const change = database.transaction('pages', 'readwrite');
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  change.objectStore('pages').clear();
  pages.forEach((page, number) => change.objectStore('pages').put(bytes(page), number));
  await new Promise((done) => { change.oncomplete = done; });
  database.close();
  localStorage.setItem(key, tokens);
}"""


def one_round(text: str) -> str:
    """The first round of a record as a match of its own: so the device has less to look back at."""
    text = re.sub(r"^rounds \d+$", "rounds 1", text, flags=re.MULTILINE)
    ended = re.search(r"^(\S+) end-round; winners: ([\d ]+);.* scores: (.*)\n", text, flags=re.MULTILINE)
    secret = re.search(r"secret: \w+", text)
    assert ended is not None
    assert secret is not None
    when, winners, scores = ended.groups()
    return f"{text[: ended.end()]}{when} end-match; totals: {scores}; winners: {winners}; {secret[0]}\n"


async def _finished_match(browser: Browser) -> tuple[str, dict[str, str]]:
    now = HandClock(int(time() * 1000))  # a match of long ago would be dropped
    async with on_device(browser, now) as host:
        plan = {"preset": "sabra", "players": len(PEOPLE), "rounds": 1, "options": SHORT}
        wanted = {"plan": plan, "people": PEOPLE, "bots": []}
        seated = json.loads((await host.post("/api/together", wanted, await host.visitor()))[1])
        async with AsyncExitStack() as lines:
            clients = [
                await lines.enter_async_context(joining(host, seated["code"], token))
                for token in seated["tokens"].values()
            ]
            await asyncio.gather(*(Player(client, seed).play() for seed, client in enumerate(clients)))
        return seated["code"], seated["tokens"]


def finished_match() -> tuple[Browser, str, dict[str, str]]:
    """A match that three people have played to its end on one device, and what its browser keeps of it."""
    browser = Browser()
    # The browser of the test has a loop of its own in this thread.
    with patient_server(), ThreadPoolExecutor(1) as thread:
        code, tokens = thread.submit(lambda: asyncio.run(_finished_match(browser))).result()
    return browser, code, tokens


def can_be_installed(page: Any, site: str) -> None:
    """The browser would offer it as an app, which starts where the page was opened."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"
    assert manifest["url"] == f"{site}manifest.webmanifest"
    found = {
        error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert found <= {"in-incognito"}, "a test's browser keeps nothing, so it installs nothing"


def make_a_puzzle_of_a_turn(page: Any, folder: Path) -> None:
    """A match from a file: the device looks back at it and makes a puzzle of a turn that somebody missed."""
    text = one_round(record().read_text("utf-8"))
    turn = turn_of(text, TURN)
    assert turn is not None
    file = folder / "match.txt"
    file.write_text(text, "utf-8")
    go(page, "replay")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector("[data-reviewed=true]")
    page.locator(".film input[type=range]").fill(str(turn.last))
    page.locator("[data-curious] summary").first.click()
    page.locator('[data-do="moment"]').click()
    solve(page, puzzle_of_turn(turn), "tap")


def sit_down_to_the_deal_of_the_day(page: Any) -> None:
    """Covered, then dealt by the device itself; whoever leaves goes on."""
    go(page, "day")
    page.locator("[data-day] [data-do=start]").click()
    page.wait_for_selector("[data-me] .wood [data-rack]")
    go(page, "day")
    page.wait_for_selector("[data-day] [data-do=go-on]")


def solve_puzzles(page: Any) -> None:
    """Today's at home, and another one of the shelf."""
    solve(page, daily_puzzle(date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))), "tap")
    go(page, "puzzles")
    page.locator("[data-level]:not(:disabled)").first.click()
    page.wait_for_selector('[data-state="new"] [data-rack]')
    solve(page, shipped_puzzle(page.locator("[data-puzzle]").get_attribute("data-puzzle")), "tap")


def play_a_match(page: Any) -> None:
    """A short one against a computer, to its end; nonsense is refused on the way."""
    choose(page, ["Ada"], bots=1)
    page.wait_for_selector(".wood [data-rack]")
    ada = PagePlayer(page, SHORT_RULES, "tap")
    wait_for_turn(page)
    try_nonsense(ada)
    for _ in range(MOST_TURNS):
        if not ada.turn():
            break
    page.wait_for_selector(".over table")
    page.get_by_role("button", name=catalogue("de").text("end-match")).click()


def look_back(page: Any, curious: bool) -> None:
    """The review, the record as a file, the sum of it; in Polish."""
    page.locator('a[href*="#replay/"]').last.click()
    page.wait_for_selector("[data-reviewed=true][data-moment]")
    if not curious:
        page.locator("[data-curious] summary").first.click()
    page.wait_for_selector("[data-curious][open]")  # or as it was left when the turn became a puzzle
    with page.expect_download() as saved:
        page.locator("[data-do=record]").click()
    assert "end-match" in saved.value.path().read_text("utf-8")
    page.wait_for_selector("[data-summary]")
    speak(page, "pl")
    looks_right(page)


def ask_the_referee_and_the_book(page: Any) -> None:
    """The box at home, in Russian."""
    go(page, "companion/referee")
    page.wait_for_selector("main select")
    speak(page, "ru")
    asks_the_referee(page, "ru")
    looks_right(page)
    go(page, "rules/pro6-it/8.6")
    page.wait_for_selector(".clause.marked")
    assert page.locator("h1").inner_text() == book(load("pro6-it"), "ru").title


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_an_evening_in_flight_mode(visit: Callable[..., Any], site: str, tmp_path: Path, whole: bool) -> None:
    """Protects travellers, with the network cut: puzzles, the deal of the day, a match and what was missed.

    One traveller does all of it: what takes longest is Python's start. That a turn of a record becomes a
    puzzle is tried each time by `tests/web/test_own_puzzles.py`, where a server has looked back at it.
    """
    page = visit("de", "pl", "ru", phone=True)
    looks_right(page)
    can_be_installed(page, site)
    solve_puzzles(page)
    sit_down_to_the_deal_of_the_day(page)
    if whole:
        make_a_puzzle_of_a_turn(page, tmp_path)
    play_a_match(page)
    look_back(page, curious=whole)
    ask_the_referee_and_the_book(page)


@pytest.mark.long
def test_the_same_people_play_another_match(visit: Callable[..., Any], site: str) -> None:
    """Protects pass and play: after a match the three deal again, covered, each with a rack of their own."""
    browser, code, tokens = finished_match()
    old = visit("en", phone=False)
    page = old.context.new_page()
    page.set_default_timeout(START_MS)
    old.close()
    page.goto(f"{site}icon.svg")  # of the same host, and nothing runs there
    pages = [b64encode(browser.pages[number]).decode() for number in sorted(browser.pages)]
    page.evaluate(KEEP, [pages, f"tilerummy-together-{code}", json.dumps(tokens)])
    page.goto(f"{site}#t/{code}")
    page.locator("[data-do=rematch]").click()
    page.wait_for_selector("[data-cover]")
    assert len(set(racks_of_three(page))) == len(PEOPLE)

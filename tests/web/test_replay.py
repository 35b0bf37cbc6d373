"""Replay in the browser: every moment as Python sees it, every control, and the review beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.case_files import notation
from tests.review.matches import RECORDS, documented, reviewed
from tests.web.conftest import NOTHING, Server
from tests.web.match import finished_match, two_at_a_table
from tests.web.test_screens import TOO_WIDE, violations
from tests.web.walks import EVERY
from tilerummy.locales.catalogue import catalogue
from tilerummy.review.review import to_json
from tilerummy.rules.match.event import Played
from tilerummy.rules.match.record import read_record, replay

SMALL = {"width": 360, "height": 640}

STEP_THROUGH = """async () => {
  const seen = [];
  const moment = () => document.querySelector('[data-moment]').dataset.moment;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  while (moment() !== '0') await new Promise(requestAnimationFrame);
  for (;;) {
    seen.push(document.querySelector('[data-notation]').textContent);
    const next = document.querySelector('[data-next]');
    if (next.disabled) return seen;
    const before = moment();
    next.click();
    while (moment() === before) await null; // until the page has drawn it
  }
}"""
LYING = """() => [...document.querySelectorAll('.lying')].length"""


def record_of(preset: str) -> Path:
    """The shortest record of a preset."""
    own = [path for path in RECORDS if re.fullmatch(rf"{preset}-\dp", path.stem)]
    return min(own, key=lambda path: path.stat().st_size)


def open_record(page: Any, path: Path) -> None:
    page.set_input_files("input[type=file]", str(path))
    page.wait_for_selector("[data-moment]")


CURIOUS = "localStorage.setItem('tilerummy-curious', 'open')"


EVENTS = read_record(documented())
BEST_PLAY = max(
    (place for place, event in enumerate(EVENTS) if isinstance(event, Played)),
    key=lambda place: len(getattr(EVENTS[place], "laid", ())),
)
LAST = len(EVENTS) - 1


def know_review(page: Any, review: str | None = None) -> None:
    """Answer for the server's workers, which take their time: first how far it is, then the review."""
    told = review or to_json(reviewed())
    state = json.dumps({"key": "known", "done": 4, "count": 7, "failed": False})
    page.route("**/api/review", lambda route: route.fulfill(status=202, body=state))
    page.route("**/api/review/known", lambda route: route.fulfill(body=told))


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The match of docs/notation.md as a file."""
    path = tmp_path / "match.txt"
    path.write_text(documented(), encoding="utf-8")
    return path


DROP = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: 'text/plain' }));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  const place = document.querySelector('.drop');
  for (const kind of ['dragover', 'drop']) place.dispatchEvent(new DragEvent(kind, how));
}"""


def looks_at_a_file(page: Any, path: Path, language: str) -> None:
    """The way of somebody with a file: the best move first, praise, all racks, what is for the curious."""
    words = catalogue(language)
    page.wait_for_selector(".drop")
    assert violations(page) == []
    know_review(page)
    page.evaluate(DROP, [path.name, path.read_text("utf-8")])
    # Ada lays four tiles, the most of the match: it opens there, and nothing has to be sought.
    page.wait_for_selector(f'[data-moment="{BEST_PLAY}"][data-reviewed=true]')
    assert page.evaluate(LYING) == 7
    verdict = page.locator("[data-verdict]").inner_text()
    assert words.text("look-praise") in verdict
    assert page.locator(".show > [aria-live]").text_content() == verdict, "who listens is told it too"
    assert page.locator("[data-charts], [data-summary]").count() == 0
    page.locator("[data-watch]").click()
    page.wait_for_function(f"() => ({LYING})() === 3")
    page.wait_for_function(f"() => ({LYING})() === 7")
    assert page.locator("[data-eyes=all]").count() == 1
    assert page.locator(".racks .rack").count() == 2
    page.locator("[data-eyes]").click()
    assert page.locator(".racks").count() == 0
    page.locator("body").press("c")
    page.wait_for_selector("[data-charts] svg")
    page.locator("[data-charts] summary").click()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator(f"text={words.text('review-luck-help')}").count() == 1


@pytest.mark.parametrize(
    ("language", "phone", "theme"),
    [("de", True, "dark"), pytest.param("en", False, "light", marks=pytest.mark.long)],
)
def test_a_dropped_record_is_replayed_and_reviewed(
    open_page: Callable[..., Any], short: Path, language: str, phone: bool, theme: str
) -> None:
    """Protects the file that somebody drops on the page, on phone and desktop, light and dark."""
    page = open_page("/#replay", phone=phone, language=language, theme=theme, size=SMALL if phone else None)
    looks_at_a_file(page, short, language)


def says_what_is_no_record(page: Any, file: Path) -> None:
    """Whoever picks the wrong file reads one sentence with the line, and can pick again."""
    for text, said in (
        ("hello", "line 1"),
        (documented().replace("draw 0 k13", "dance 0"), "line 18"),
        (re.sub(r"^.* end-(?:round|match).*\n", "", documented(), flags=re.MULTILINE), "over yet"),
    ):
        file.write_text(text, encoding="utf-8")
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_function(
            "(said) => document.querySelector('.problem')?.textContent.includes(said)", arg=said
        )
    assert page.locator("[data-moment]").count() == 0


def shows_a_record_move_for_move(page: Any) -> None:
    """After every single event table and racks are those of the rules.

    `web/test/replay.test.ts` finds the same for every record, by the model that the page shows.
    """
    path = record_of("sabra")
    open_record(page, path)
    events = read_record(path.read_text(encoding="utf-8"))
    assert page.evaluate(STEP_THROUGH) == [notation(game) for game in replay(events)]


def runs_to_the_end(page: Any, short: Path) -> None:
    """The play button: it runs by itself, faster if asked, and stops at the last moment."""
    open_record(page, short)
    page.locator(".speed select").select_option("4")
    page.locator("[data-run]").click()
    page.wait_for_selector(f'[data-moment="{LAST}"]')
    assert page.locator("[data-run]").get_attribute("aria-label") == "Play"
    assert page.locator("[data-next]").is_disabled()


def sees_that_a_deal_was_tampered_with(page: Any, file: Path) -> None:
    """Another tile in the pool, or another secret, does not pass."""
    for old, new in (("pool: k13 k1 r2", "pool: k13 k1 r3"), ("secret: d7", "secret: d8")):
        page.reload()
        file.write_text(documented().replace(old, new), "utf-8")
        open_record(page, file)
        page.click("[data-do=check-deal]")
        page.wait_for_selector("[data-deal=bad]")


def coaches(page: Any, short: Path) -> None:
    """Moments by key, the best turn shown, a turn tried again, the deal checked."""
    review = json.loads(to_json(reviewed()))
    best = next(turn for turn in review["turns"] if turn["best"])
    best["missed_tiles"] = best["best"]["tiles"] + 20  # so that it is the biggest miss by far
    know_review(page, json.dumps(review))
    open_record(page, short)
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
    # The same cloth: only undo, reset, the best move and the way back.
    tools = page.locator("[data-try] .tools button")
    deeds = tools.evaluate_all("all => all.map(one => one.dataset.do)")
    assert deeds == ["undo", "reset", "show", "leave-try"]
    assert violations(page) == []
    page.click("[data-do=leave-try]")
    page.locator("body").press("c")
    page.click("[data-do=check-deal]")
    page.wait_for_selector("[data-deal=good]")
    assert page.locator("[data-own=unknown]").count() == 1


def keeps_a_running_match_to_itself(page: Any, server: Server) -> None:
    """The racks of a match that goes on: its link shows nothing but a sentence."""
    with ExitStack() as stack:
        table = two_at_a_table(server, stack)
        page.goto(f"{server.url}/#replay/{table.code}")
        page.wait_for_selector(".problem")
        assert "over yet" in page.locator(".problem").inner_text()
        assert page.locator("[data-moment]").count() == 0


@pytest.mark.wide
def test_records_at_a_desk(open_page: Callable[..., Any], server: Server, short: Path) -> None:
    """Protects what the page shows of a file or a link: wrong ones, each move, running, a false deal.

    And the coach, with another review.
    """
    page = open_page("/#replay")
    page.evaluate(CURIOUS)
    know_review(page)
    says_what_is_no_record(page, short.with_name("wrong.txt"))
    shows_a_record_move_for_move(page)
    page.reload()
    runs_to_the_end(page, short)
    sees_that_a_deal_was_tampered_with(page, short.with_name("false.txt"))
    keeps_a_running_match_to_itself(page, server)
    page.evaluate("localStorage.clear()")
    page.goto(f"{server.url}/#replay")
    page.reload()
    coaches(page, short)


def finds_the_replay_on_the_score_sheet(page: Any, server: Server) -> None:
    """From a match just finished to its replay, at an address to send on."""
    with ExitStack() as stack:
        table = two_at_a_table(server, stack)
        table.finish()
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", table.token)
    page.goto(f"{server.url}/t/{table.code}")
    page.locator(".action").click()
    page.locator("a[href^='/#replay/']").click()
    page.wait_for_selector("[data-reviewed=true][data-moment]")
    page.locator("body").press("End")
    last = page.locator("[data-moment]").get_attribute("data-moment")
    assert page.url.endswith(f"#replay/{table.code}/1/{last}")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The code of a table where a match was played to its end."""
    with ExitStack() as stack:
        return finished_match(server, stack)


SHARED = """() => {
  navigator.share = async (link) => { window.shared = link.url; };
  const value = { writeText: async (text) => { window.shared = text; } };
  Object.defineProperty(navigator, 'clipboard', { value });
}"""


def follows_a_link(page: Any, server: Server, code: str, language: str, phone: bool) -> None:
    """A friend's link opens at its moment and with their eyes; the review comes; a moment is sent on."""
    words = catalogue(language)
    page.goto(f"{server.url}/#replay/{code}/1/3/1")
    page.wait_for_selector('[data-moment="3"]')
    assert page.locator("[data-eyes]").get_attribute("data-eyes") == "1"
    page.wait_for_selector("[data-reviewed=true]")
    press = page.locator("[data-next]").tap if phone else page.locator("[data-next]").click
    press()
    page.wait_for_selector('[data-moment="4"]')
    page.locator("[data-eyes]").click()
    page.evaluate(SHARED)
    page.locator("[data-do=link]").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == f"{server.url}/#replay/{code}/1/4"
    page.locator("[data-curious] summary").first.click()
    page.wait_for_selector("[data-charts] svg")
    page.locator(".film input[type=range]").fill("7")
    page.wait_for_selector('[data-moment="7"]')
    assert words.text("review-luck-help") in page.locator("body").inner_text()
    assert page.evaluate(TOO_WIDE) == []


def test_a_finished_match_is_replayed_from_the_score_sheet_and_from_a_link(
    open_page: Callable[..., Any], server: Server, finished: str
) -> None:
    """Protects the ways to a replay: of who played, and of a friend's link, also from another one."""
    page = open_page(NOTHING, language="fr")
    finds_the_replay_on_the_score_sheet(page, server)
    follows_a_link(page, server, finished, "fr", phone=False)


@pytest.mark.long
@pytest.mark.parametrize(("language", "phone"), EVERY)
def test_replays_in_every_language(
    open_page: Callable[..., Any], server: Server, finished: str, short: Path, language: str, phone: bool
) -> None:
    """The link and the dropped file in all languages, on phone and desktop."""
    page = open_page(NOTHING, phone=phone, language=language)
    follows_a_link(page, server, finished, language, phone)
    assert violations(page) == []
    page = open_page("/#replay", phone=phone, language=language, size=SMALL if phone else None)
    looks_at_a_file(page, short, language)

"""Replay in the browser: every moment as Python sees it, every control, and the review beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.review.matches import RECORDS, ROOT, documented, reviewed
from tests.web.conftest import Server
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.review.review import to_json
from tilerummy.rules.event import Played
from tilerummy.rules.game import Game
from tilerummy.rules.preset import preset_ids
from tilerummy.rules.record import read_record, replay
from tilerummy.server import messages as m

SMALL = {"width": 360, "height": 640}

STEP_THROUGH = """async () => {
  const seen = [];
  const moment = () => document.querySelector('[data-moment]').dataset.moment;
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


def notation(game: Game) -> str:
    """The table and the racks, in notation."""
    if game.round is None:
        return "\n".join([""] * (1 + len(game.players)))
    return "\n".join([str(game.round.table), *map(str, game.round.racks)])


def open_record(page: Any, path: Path) -> None:
    page.set_input_files("input[type=file]", str(path))
    page.wait_for_selector("[data-moment]")


EVENTS = read_record(documented())
FIRST_PLAY = next(place for place, event in enumerate(EVENTS) if isinstance(event, Played))
LAST = len(EVENTS) - 1


def know_review(page: Any) -> None:
    """Answer for the server's workers, which take their time: first how far it is, then the review."""
    state = json.dumps({"key": "known", "done": 4, "count": 7, "failed": False})
    page.route("**/api/review", lambda route: route.fulfill(status=202, body=state))
    page.route("**/api/review/known", lambda route: route.fulfill(body=to_json(reviewed())))


@pytest.mark.parametrize("preset", preset_ids())
def test_a_record_of_every_preset_replays_move_for_move(open_page: Callable[..., Any], preset: str) -> None:
    """Protects what the page shows: after every single event table and racks are those of the rules."""
    path = record_of(preset)
    events = read_record(path.read_text(encoding="utf-8"))
    page = open_page("/#replay")
    page.route("**/api/review", lambda route: route.fulfill(status=503, body='{"reasons": []}'))
    open_record(page, path)
    assert page.evaluate(STEP_THROUGH) == [notation(game) for game in replay(events)]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The match of docs/notation.md as a file."""
    path = tmp_path / "match.txt"
    path.write_text(documented(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "phone", "theme"),
    [
        ("en", False, "light"),
        ("de", True, "dark"),
        ("pl", True, "light"),
        ("fr", False, "dark"),
        ("lt", True, "light"),
        ("ru", False, "light"),
    ],
)
def test_a_dropped_record_is_replayed_and_reviewed(
    open_page: Callable[..., Any], short: Path, language: str, phone: bool, theme: str
) -> None:
    """Protects the whole way of somebody with a file: moments, best turn, eyes, summary."""
    words = catalogue(language)
    page = open_page("/#replay", phone=phone, language=language, theme=theme, size=SMALL if phone else None)
    page.wait_for_selector(".drop")
    assert violations(page) == []
    know_review(page)
    open_record(page, short)
    page.wait_for_selector("[data-summary]")
    page.locator("body").press("End")
    page.locator("body").press("Home")
    for _ in range(FIRST_PLAY):
        page.locator("body").press("ArrowRight")
    page.wait_for_selector(f'[data-moment="{FIRST_PLAY}"]')
    # Ada lays her thirteens, which was the most she could.
    assert page.evaluate(LYING) == 3
    assert page.locator("[data-verdict]").inner_text() == words.text("review-best")
    page.locator("[data-show]").click()
    page.wait_for_selector(".imagined")
    assert page.evaluate(LYING) == 3
    page.locator("[data-hide]").click()
    page.locator("[data-eyes]").select_option("1")
    assert page.locator(".rack").count() == 1
    page.locator("[data-eyes]").select_option("-1")
    assert page.locator(".rack").count() == 2
    assert page.locator("[data-charts] svg").count() == 2
    page.locator("[data-charts] summary").click()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    assert page.locator(f"text={words.text('review-luck-help')}").count() == 1


def test_running_stops_at_the_end(open_page: Callable[..., Any], short: Path) -> None:
    """Protects the play button: it runs by itself, faster if asked, and stops at the last moment."""
    page = open_page("/#replay")
    know_review(page)
    open_record(page, short)
    page.locator(".speed select").select_option("4")
    page.locator("[data-run]").click()
    page.wait_for_selector(f'[data-moment="{LAST}"]')
    assert page.locator("[data-run]").get_attribute("aria-label") == "Run"
    assert page.locator("[data-next]").is_disabled()


def test_what_is_no_record_is_said(open_page: Callable[..., Any], tmp_path: Path) -> None:
    """Protects whoever picks the wrong file: one sentence with the line, and he can pick again."""
    wrong = tmp_path / "wrong.txt"
    page = open_page("/#replay")
    for text, said in (
        ("hello", "line 1"),
        (documented().replace("draw 0 k13", "dance 0"), "line 18"),
        (re.sub(r"^.* end-match.*\n", "", documented(), flags=re.MULTILINE), "not over yet"),
    ):
        wrong.write_text(text, encoding="utf-8")
        page.set_input_files("input[type=file]", str(wrong))
        page.wait_for_function(
            "(said) => document.querySelector('.problem')?.textContent.includes(said)", arg=said
        )
    assert page.locator("[data-moment]").count() == 0


def say(line: ClientConnection, message: m.ClientMessage) -> None:
    """Ask for something at a table, and wait until it is done."""
    line.send(msgspec.json.encode(message).decode())
    while True:
        heard = json.loads(line.recv(timeout=20))
        if heard.get("id") == getattr(message, "id", None):
            assert heard["type"] == "ack", heard
            return


def two_at_a_table(server: Server, stack: ExitStack) -> tuple[str, str, list[ClientConnection]]:
    """Two people play a match: the code of their table, the token of the first, and their connections."""
    tokens = [str(server.post("/api/visitors")["token"]) for _ in range(2)]
    plan = {"preset": "sabra", "players": 2, "clock": 0, "rounds": 1}
    code = server.post(
        "/api/tables", {"plan": plan, "name": "Ada", "salt": "aa" * 16, "bots": []}, tokens[0]
    )["code"]
    lines = []
    for token in tokens:
        address = f"{server.url.replace('http', 'ws', 1)}/t/{code}/socket"
        line = stack.enter_context(connect(address))
        line.send(msgspec.json.encode(m.Hello(token=token)).decode())
        lines.append(line)
    say(lines[1], m.TakeSeat("b1", "Bo", "bb" * 16))
    say(lines[1], m.Ready("b2"))
    say(lines[0], m.Start("a1"))
    return str(code), tokens[0], lines


def test_a_finished_match_is_replayed_from_its_link(open_page: Callable[..., Any], server: Server) -> None:
    """Protects the link one sends to a friend: it opens at the moment, and a running match opens nowhere."""
    with ExitStack() as stack:
        code, token, lines = two_at_a_table(server, stack)
        page = open_page(f"/#replay/{code}")
        page.wait_for_selector(".problem")
        assert "not over" in page.locator(".problem").inner_text()
        say(lines[0], m.Leave("a2"))
        say(lines[1], m.Leave("b3"))
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    page.goto(f"{server.url}/t/{code}")
    page.locator(".action").click()
    page.locator("a[href^='/#replay/']").click()
    page.wait_for_selector("[data-summary]")
    page.locator("body").press("End")
    last = page.locator("[data-moment]").get_attribute("data-moment")
    assert page.url.endswith(f"#replay/{code}/1/{last}")
    friend = open_page(f"/#replay/{code}/1/3/1")
    friend.wait_for_selector('[data-moment="3"]')
    assert friend.locator("[data-eyes]").input_value() == "1"


def test_every_word_of_the_review_is_used() -> None:
    """Protects translators: no message of review.ftl is left over."""
    folder = ROOT / "src" / "tilerummy"
    keys = re.findall(
        r"^([a-z-]+) =", (folder / "locales" / "en" / "review.ftl").read_text("utf-8"), flags=re.MULTILINE
    )
    web = "".join(
        p.read_text("utf-8") for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")
    )
    python = "".join(p.read_text("utf-8") for p in (folder / "review").glob("*.py"))
    rows = {f"review-{row}" for row in re.findall(r'"([a-z-]+)"', python.split("ROWS = (")[1].split(")")[0])}
    unused = [key for key in keys if f"'{key}'" not in web and f'"{key}"' not in python and key not in rows]
    assert unused == [], json.dumps(unused)

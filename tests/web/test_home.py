"""Home grows with whoever comes: few things, what waits first, and nothing jumps."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

import pytest

from tests.web.conftest import PHONE, Server
from tests.web.test_own_puzzles import TURN, record
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.puzzles.moment import puzzle_of_turn
from tilerummy.puzzles.pack import daily_puzzle, write_pack
from tilerummy.review.look_back import turn_of

Open = Callable[..., Any]
MOST_THINGS = 4
DESK = {"width": 1366, "height": 768}
PLACES = """() => [...document.querySelectorAll('.doors, .beside > *, .today, .foot')]
  .map((one) => [one.offsetTop, one.offsetHeight])"""
CLOTHS = """() => ['[data-deal]', '.today'].map((one) => {
  const { top, height } = document.querySelector(one).getBoundingClientRect();
  return [top, height];
})"""
HARDEST = {
    "go_out": date(2027, 3, 7),
    "lay_all": date(2026, 12, 13),
    "open": date(2027, 7, 19),
    "lay_at_least": date(2026, 11, 29),
    "free_joker": date(2027, 2, 11),
}
"""Days whose puzzles have many sets, or the longest words."""
RETURNING = """([puzzle, token, code]) => {
  const day = new Date();
  day.setDate(day.getDate() - 1);
  const moment = { day: day.toLocaleDateString('sv'), text: puzzle, tiles: 6, drew: true };
  localStorage['tilerummy-moment'] = JSON.stringify(moment);
  localStorage['tilerummy-lesson'] = 'done';
  localStorage['tilerummy-token'] = token;
  const family = { code, name: 'Sunday table', people: ['Grandma', 'Kim'] };
  localStorage['tilerummy-families'] = JSON.stringify([family]);
  location.reload();
}"""


def things(page: Any) -> int:
    """What asks for attention: what waits counts as one."""
    waiting = bool(page.locator("[data-family], [data-going]").count())
    others: int = page.locator(".door:not([data-family], [data-going]), .card, [data-deal], .today").count()
    return waiting + others


def says_when_a_part_is_missing(page: Any) -> None:
    """What somebody asked for can't be fetched, as vite tells: the page says so, and loads anew."""
    page.evaluate("() => dispatchEvent(new Event('vite:preloadError'))")
    page.click("[role=alert] [data-do=reload]")
    page.wait_for_selector("[data-do=reload]", state="detached")
    page.wait_for_selector("[data-sheet] [data-family]")


def family_of(server: Server) -> tuple[str, str]:
    """A grandmother's table with Kim, who has no phone: whose device it is, and where it stands."""
    token = str(server.post("/api/visitors")["token"])
    family = server.post("/api/families", {"name": "Sunday table", "person": "Grandma", "face": 1}, token)
    code = str(family["code"])
    server.post(f"/api/families/{code}/beside", {"name": "Kim", "face": 2}, token)
    return token, code


def test_home_grows(open_page: Open, server: Server) -> None:
    """A newcomer sees tiles, and finds a game, the lesson, a family's table; who returns what waits."""
    turn = turn_of(record().read_text(encoding="utf-8"), TURN)
    assert turn is not None
    puzzle = puzzle_of_turn(turn)
    page = open_page(phone=True, language="de")
    page.wait_for_selector("[data-quick].primary")
    assert page.locator("[data-learn]").count() == 1
    assert page.locator("[data-deal]").count() == 0
    assert page.locator(".hero .tile").count() == 7, "what the game is, without a word"
    door = page.locator("[data-found]").bounding_box()
    assert door is not None
    assert door["y"] + door["height"] < page.viewport_size["height"] - 60, "seen without scrolling"
    assert things(page) == MOST_THINGS

    token, code = family_of(server)
    back = [write_pack([puzzle]), token, code]
    page.evaluate(RETURNING, back)
    page.wait_for_selector("[data-sheet] [data-family]")
    before = page.evaluate(PLACES)
    page.wait_for_selector("[data-do=yesterday]")
    page.wait_for_selector("[data-do=day]")
    page.wait_for_selector(".today [data-puzzle]")
    page.locator("[data-sheet] [data-offer=play]").wait_for()
    assert page.locator("[data-sheet] li b").all_inner_texts() == ["Du", "Kim"]
    assert page.evaluate(PLACES) == before, "places do not jump"
    deal, today = page.evaluate(CLOTHS)
    assert deal == today, "two cloths beside each other, of one height"
    page.set_viewport_size(DESK)
    deal, today = page.evaluate(CLOTHS)
    assert (deal[0] > today[0], deal[1]) == (True, today[1]), "at a desk below each other"
    page.set_viewport_size(PHONE)
    assert things(page) == MOST_THINGS
    assert page.locator("[data-family]").get_attribute("href") == f"/f/{code}"
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    page.click("[data-do=yesterday]")
    page.wait_for_selector(f'[data-puzzle="{puzzle.id}"]')
    page.goto(server.url)
    page.wait_for_selector("[data-do=day]")
    assert page.locator("[data-yesterday]").count() == 0, "once is enough"

    page.evaluate(RETURNING, back)
    page.click("[data-do=yesterday-off]")
    page.wait_for_selector("[data-yesterday]", state="detached")
    assert json.loads(page.evaluate("localStorage.tilerummy"))["moments"] is False
    says_when_a_part_is_missing(page)


@pytest.mark.wide
def test_the_puzzle_of_any_day_has_its_place(open_page: Open) -> None:
    """Protects who is about to tap on a phone: a long task and many sets move nothing on home."""
    page = open_page(phone=True, language="de", own=True)  # a clock belongs to the whole context
    page.evaluate("localStorage['tilerummy-lesson'] = 'done'")
    heights: dict[str, list[float]] = {}
    for task, day in HARDEST.items():
        assert daily_puzzle(day).task.kind == task
        page.clock.set_fixed_time(datetime.combine(day, time(12)))
        page.reload()
        page.wait_for_selector("[data-do=day]")
        page.wait_for_selector(".today [data-puzzle] .still")
        heights[task] = [height for _, height in page.evaluate(CLOTHS)]
    assert len({tuple(both) for both in heights.values()}) == 1, heights

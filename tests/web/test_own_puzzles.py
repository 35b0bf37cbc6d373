"""Puzzles from own games, what the server gathers, and the sheet on a phone."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.review.matches import EASY, RECORDS
from tests.web.conftest import Server
from tests.web.test_puzzles import first, rating, solve, solves_today_at_home_and_shares_it
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.puzzles.moment import puzzle_of_turn
from tilerummy.puzzles.puzzle import TaskKind
from tilerummy.review.look_back import assemble, study, turn_of
from tilerummy.review.review import to_json

pytestmark = pytest.mark.wide

Open = Callable[..., Any]
MATCH, TURN = "rummy-it-4p", 10
"""A turn of a match in which a player missed the only best one."""


def record() -> Path:
    return next(path for path in RECORDS if path.stem == MATCH)


def test_a_missed_turn_becomes_a_puzzle_is_kept_and_travels_in_a_link(
    open_page: Open, server: Server
) -> None:
    """Protects the way from a game to a puzzle: offered, proven, kept, shared."""
    text = record().read_text(encoding="utf-8")
    turn = turn_of(text, TURN)
    assert turn is not None
    wanted = puzzle_of_turn(turn)
    review = to_json(assemble(text, EASY, study(text, EASY, [TURN])))
    page = open_page("/#replay", language="pl")
    page.route("**/api/review", lambda route: route.fulfill(body=review))
    page.set_input_files("input[type=file]", str(record()))
    page.wait_for_selector("[data-moment]")
    page.wait_for_selector("[data-reviewed=true]")
    page.locator("[data-mark=miss]").click()
    page.locator("[data-curious] summary").first.click()
    page.locator('[data-do="moment"]').click()
    page.wait_for_selector(f'[data-puzzle="{wanted.id}"] [data-rack]')
    assert page.locator('[data-do="keep"]').get_attribute("aria-pressed") == "true"
    assert violations(page) == []
    link = page.evaluate("location.hash")
    page.goto(f"{server.url}/#puzzles")
    page.wait_for_selector("[data-own] li")
    assert violations(page) == []
    page.locator('[data-own] [data-do="drop"]').click()
    page.wait_for_selector("[data-own]", state="detached")

    friend = open_page(f"/{link}", phone=True)
    friend.wait_for_selector(f'[data-puzzle="{wanted.id}"] [data-rack]')
    assert friend.evaluate(TOO_WIDE) == []
    solve(friend, wanted, "tap")  # eight tiles, all of them in sight


def test_a_first_try_is_told_to_the_server_once(open_page: Open, server: Server) -> None:
    """Protects ratings that settle: what is solved, by hand or keys, counts there, later if need be."""
    one, other = first(TaskKind.OPEN), first(TaskKind.GO_OUT)
    page = open_page(f"/#puzzle/{one.id}")
    page.route("**/api/puzzles/tries", lambda route: route.abort())
    solve(page, one, "drag")
    before = rating(page)
    page.wait_for_function("() => JSON.parse(localStorage['tilerummy-puzzle-tries'] ?? '[]').length === 1")
    page.unroute("**/api/puzzles/tries")
    page.goto(f"{server.url}/#puzzle/{other.id}")
    page.wait_for_selector(f'[data-puzzle="{other.id}"] [data-rack]')
    solve(page, other, "keys")
    assert rating(page) > before > 1500
    assert page.locator("[data-solved=true] h2").evaluate("(one) => one === document.activeElement")
    page.wait_for_function("() => !('tilerummy-puzzle-tries' in localStorage)")
    token = page.evaluate("localStorage['tilerummy-token']")
    request = urllib.request.Request(
        f"{server.url}/api/mine/data", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert json.load(answer)["puzzles"] == sorted([one.id, other.id])


def draws_the_sheet_down_and_up(page: Any) -> None:
    """After a puzzle one may look at the table: by finger, tap and key; the rest is inert."""
    puzzle = first(TaskKind.LAY_ALL, "rummy")  # the referee is asked
    solve(page, puzzle, "drag")
    assert rating(page) > 1500
    assert page.locator("[data-solved=true] h2").evaluate("(one) => one === document.activeElement")
    page.wait_for_selector('[data-sheet="open"]')
    assert violations(page) == []
    handle = page.locator('[data-do="sheet"]')
    box = handle.bounding_box()
    middle = box["x"] + box["width"] / 2
    page.mouse.move(middle, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(middle, box["y"] + 220, steps=4)
    page.mouse.up()
    page.wait_for_selector('[data-sheet="low"]')
    page.wait_for_function("() => document.querySelector('[data-sheet] [inert]') !== null")
    assert violations(page) == []
    handle.tap()
    page.wait_for_selector('[data-sheet="open"]')
    handle.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-sheet="low"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-sheet="open"]')
    page.locator('[data-do="next"]').tap()
    page.wait_for_selector('[data-state="new"] [data-rack]')


def test_puzzles_on_a_phone(open_page: Open, server: Server) -> None:
    """Protects solving by finger: one of the shelf with its sheet, then today's at home."""
    page = open_page(f"/#puzzle/{first(TaskKind.LAY_ALL, 'rummy').id}", phone=True)
    draws_the_sheet_down_and_up(page)
    solves_today_at_home_and_shares_it(page, server)

"""Puzzles on the page: solved by hand, by finger and by keys, in a run, and shared."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from tests.web.conftest import PHONE, Server
from tests.web.player import Player
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.puzzles.pack import daily_puzzle, shipped, shipped_puzzle
from tilerummy.puzzles.puzzle import KnownPuzzle, TaskKind
from tilerummy.rules.preset import load

Open = Callable[..., Any]
SMALL = {"width": 320, "height": 568}
SHARED = "navigator.share = async ({ text }) => { window.shared = text; };"


def first(kind: TaskKind, pack: str = "sabra") -> KnownPuzzle:
    """An easy puzzle with this task."""
    return min(
        (one for one in shipped(pack) if one.task.kind is kind), key=lambda one: (one.level, one.steps)
    )


def lay(page: Any, puzzle: KnownPuzzle, how: str) -> None:
    """Lays the solution by hand."""
    page.wait_for_selector(f'[data-puzzle="{puzzle.id}"] :is([data-rack], [data-do="start"])')
    page.locator("[data-puzzle]").evaluate("(board) => board.scrollIntoView({ block: 'center' })")
    start = page.locator('[data-puzzle] [data-do="start"]')
    if start.count():
        start.click()
        page.wait_for_selector('[data-state="begun"] [data-rack]')
    Player(page, load(puzzle.rules), how).reach([[tile.text for tile in meld] for meld in puzzle.solution])


def solve(page: Any, puzzle: KnownPuzzle, how: str) -> None:
    """Lays the solution, and sees that it is one."""
    lay(page, puzzle, how)
    page.wait_for_selector('[data-state="solved"]')


def rating(page: Any) -> int:
    return int(page.locator("[data-rating]").inner_text())


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "pack", "phone", "how"),
    [
        (TaskKind.LAY_ALL, "sabra", True, "drag"),
        (TaskKind.LAY_AT_LEAST, "sabra", True, "tap"),
        (TaskKind.OPEN, "sabra", False, "drag"),
        (TaskKind.FREE_JOKER, "sabra", False, "tap"),
        (TaskKind.LAY_ALL, "pro6-en", False, "drag"),
        (TaskKind.GO_OUT, "baltic-lv", True, "tap"),
    ],
)
def test_every_task_is_solved_by_hand(
    open_page: Open, kind: TaskKind, pack: str, phone: bool, how: str
) -> None:
    """Protects solving: each task ends by itself once it is done, and the rating goes up.

    Each time three are solved where more is looked at: `test_own_puzzles.py`. Whether a task is fulfilled is
    tested without a browser; these are the same hands at other tasks.
    """
    puzzle = first(kind, pack)
    page = open_page(f"/#puzzle/{puzzle.id}", phone=phone)
    solve(page, puzzle, how)
    assert rating(page) > 1500
    assert page.locator("[data-solved=true] h2").evaluate("(one) => one === document.activeElement")


def solves_today_at_home_and_shares_it(page: Any, server: Server) -> None:
    """Today's puzzle lies on the home page, is solved there and stays solved."""
    page.add_init_script(SHARED)
    page.goto(server.url)
    page.reload()
    puzzle = daily_puzzle(date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')")))
    solve(page, puzzle, "tap")
    page.locator('[data-do="share"]').tap()
    page.wait_for_function("window.shared")
    lines = page.evaluate("window.shared").split("\n")
    assert len(lines) == 3
    assert lines[0].startswith("tilerummy · ")
    assert lines[2].split()[-1].startswith(page.url + "#puzzle/20")
    page.reload()
    page.wait_for_selector('[data-today="solved"]')
    assert violations(page) == []
    page.locator('[data-do="next"]').tap()
    page.wait_for_selector('[data-state="new"] [data-rack]')


def hints_and_the_solution_cost_what_they_say(page: Any, server: Server, yesterday: str) -> None:
    """A hint leaves the rating as it is, the whole solution lowers it; a paused puzzle is covered."""
    page.goto(f"{server.url}/#puzzle/{yesterday}")
    page.wait_for_selector("[data-rack]")
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    assert page.locator('[data-do="hint"]').is_disabled(), "the tiles are covered"
    page.locator('[data-do="start"]').click()
    for stage, key in ((1, "k"), (2, "h")):  # to ask by ear what can be laid is no way around them
        page.keyboard.press(key)
        page.wait_for_selector(f'[data-do="hint"][data-stage="{stage}"]')
    assert page.evaluate(TOO_WIDE) == []
    page.keyboard.press("p")
    page.wait_for_selector('[data-do="go-on"]:focus')
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-rack]:focus")
    page.set_viewport_size(PHONE)
    solve(page, daily_puzzle(date.fromisoformat(yesterday)), "drag")
    assert rating(page) == 1500
    page.locator('[data-do="next"]').click()
    page.wait_for_selector('[data-state="new"] [data-rack]')
    page.locator('[data-do="reveal"]').click()
    page.wait_for_selector(".hint.stage-3")
    page.wait_for_selector('[data-state="seen"]')
    assert rating(page) < 1500


def test_a_run_ends_by_the_clock(open_page: Open) -> None:
    """Protects the run: what is solved counts, what is skipped costs and can be tried again, time ends it."""
    page = open_page("/#puzzle-run", own=True)
    page.clock.install()
    page.reload()
    page.locator('[data-do="start"]').click()
    page.clock.run_for(200)
    page.wait_for_selector("[data-rack]")
    puzzle = shipped_puzzle(page.locator("[data-puzzle]").get_attribute("data-puzzle"))
    # The clock stands still, or the next puzzle lies there before the hand has looked again.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    lay(page, puzzle, "drag")
    page.wait_for_selector('[data-count="1"]')
    page.clock.run_for(500)
    page.clock.resume()
    page.wait_for_selector(f'[data-puzzle]:not([data-puzzle="{puzzle.id}"]) [data-rack]')
    skipped = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    page.locator('[data-do="skip"]').click()
    page.wait_for_selector(f'[data-puzzle]:not([data-puzzle="{skipped}"]) [data-rack]')
    page.clock.run_for(200_000)
    page.wait_for_selector('[data-result="1"]')
    assert page.locator("[data-missed]").count() == 2
    assert page.evaluate("JSON.parse(localStorage['tilerummy-puzzles']).run") == 1


def the_overview_leads_everywhere(page: Any, server: Server) -> None:
    """Nothing sticks out, axe finds nothing, calendar and levels lead on."""
    page.wait_for_selector("[data-level]")
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    page.locator("[data-day][tabindex='0']").focus()
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    wanted = (date.today() - timedelta(days=29)).isoformat()
    assert page.evaluate("document.activeElement.dataset.day") == wanted
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-puzzle="{daily_puzzle(date.fromisoformat(wanted)).id}"] [data-rack]')
    page.goto(f"{server.url}/#puzzles")
    page.locator('[data-pack="rummy"]').click()
    page.locator("[data-level]:not(:disabled)").first.click()
    page.wait_for_selector('[data-state="new"] [data-rack]')
    shown = shipped_puzzle(page.locator("[data-puzzle]").get_attribute("data-puzzle"))
    assert shown.rules == "rummy"


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("ru", "dark", SMALL), pytest.param("lt", "light", None, marks=pytest.mark.long)],
)
def test_puzzles_at_a_desk(open_page: Open, server: Server, language: str, theme: str, size: Any) -> None:
    """Protects the overview and the rating, in a window as narrow as can be."""
    page = open_page("/#puzzles", language=language, theme=theme, size=size)
    the_overview_leads_everywhere(page, server)
    page.emulate_media(color_scheme="light")
    yesterday = (date.today() - timedelta(days=1)).isoformat()
    hints_and_the_solution_cost_what_they_say(page, server, yesterday)

"""Learning and the box at home, in a real browser: rules, tutorial, companion, no network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.hands import Keys
from tests.web.learner import A_FEW, EVERY_TASK, Learner, does_the_lesson
from tests.web.test_screens import LANGUAGES, TOO_WIDE, violations
from tests.web.test_whole_game import play_now
from tests.web.walks import (
    EVERY,
    asks_the_referee,
    keeps_score,
    lets_time_run_out,
    reads_the_rules,
    sees_the_clause,
)
from tilerummy.locales.catalogue import catalogue
from tilerummy.rulebook.book import book
from tilerummy.rules.preset import load


def test_rule_books(open_page: Callable[..., Any], server: Server) -> None:
    """A book opens at the clause asked for, says what differs, and shows every example."""
    page = open_page("/#rules/sabra", phone=True, language="ru")
    reads_the_rules(page, server, "sabra", "ru")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("wrong", "everywhere"), [(A_FEW, False), pytest.param(EVERY_TASK, True, marks=pytest.mark.long)]
)
def test_a_clumsy_hand_finishes_the_lesson(
    open_page: Callable[..., Any], server: Server, wrong: tuple[str, ...], everywhere: bool
) -> None:
    """On a small phone, with wrong tiles first: each flies home and is told why, up to "Out!".

    `web/test/lesson.test.ts` makes every wrong first move of every task, by the model of the page.
    """
    page = open_page(phone=True, language="ru")
    page.set_viewport_size({"width": 360, "height": 640})
    does_the_lesson(page, server, "sabra", wrong, everywhere)
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    page.locator("a.close").tap()
    page.wait_for_selector("[data-quick]")
    assert page.locator("a[href='/#tutorial']").count() == 0, "it is not offered again"


def begins_at_once_with_a_hand(page: Any) -> None:
    """No question, the usual box, a hand that goes with the first touch."""
    page.locator("a[href='/#tutorial']").tap()
    page.wait_for_selector("[data-hand] .flyer")
    first = book(load("baltic-et"), "et").tasks[0]
    assert page.locator("[data-task]").inner_text() == first.task
    page.locator("[data-rack]").last.tap()
    page.wait_for_selector("[data-hand]", state="detached")
    assert page.locator("[data-place]").count() == 3


def test_the_first_minute(open_page: Callable[..., Any], server: Server) -> None:
    """Protects newcomers: the lesson begins at once, and goes on where it was left; one task by keys."""
    page = open_page("/", phone=True, language="et", motion=True)
    begins_at_once_with_a_hand(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto(server.url)
    page.locator("a[href='/#tutorial']").tap()
    page.wait_for_selector("[data-place]")
    keys = Keys(page)
    for tile in [one for one in Learner(page, "baltic-et").look() if one["glows"]]:
        keys.take(tile["id"])
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-task=run]")
    page.locator("a.close").click()
    words = catalogue("et").text("learn-go-on", number=2)
    page.locator("a[href='/#tutorial']", has_text=words).click()
    page.wait_for_selector("[data-task=run]")


def test_referee(open_page: Callable[..., Any]) -> None:
    """The referee for a box at home judges a turn and knows a better one."""
    page = open_page("/#companion/referee", language="fr")
    asks_the_referee(page, "fr")


def can_be_installed(page: Any) -> None:
    """What a device needs to install the page is there."""
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", icon["src"])


def rules_are_near(page: Any, server: Server) -> None:
    """Rules and tutorial are reached from home, and the rules from a new table and from a table's menu."""
    can_be_installed(page)
    page.locator("a[href='/#tutorial']").click()
    page.wait_for_selector("[data-task]")
    page.goto(f"{server.url}/#new")
    page.wait_for_selector("a.rules")
    assert page.locator("a.rules").get_attribute("href") == "/#rules/baltic-lv"
    play_now(page, "rummy")
    page.get_by_role("button", name=catalogue("lv").text("menu")).click()
    assert page.locator("dialog[open] a[target=_blank]").get_attribute("href").startswith("/#rules/rummy")


BOXES = ["rummy", "rummy-variants", "sabra-de", "baltic-lt", "pro6-fr", "pro6-es", "classic"]


@pytest.mark.long
@pytest.mark.parametrize(("language", "phone"), EVERY)
def test_everything_in_every_language(
    open_page: Callable[..., Any], server: Server, language: str, phone: bool
) -> None:
    """Each part on phone and desktop in all languages, each with another box."""
    preset = BOXES[LANGUAGES.index(language) % len(BOXES)]
    page = open_page("/#rules", phone=phone, language=language)
    reads_the_rules(page, server, preset, language)
    assert violations(page) == []
    if phone:
        does_the_lesson(page, server, preset)
    assert violations(page) == []
    keeps_score(page, server, language)
    assert violations(page) == []
    page = open_page("/#companion/referee", phone=phone, language=language)
    asks_the_referee(page, language)
    assert violations(page) == []
    page = open_page(NOTHING, phone=phone, language=language)
    sees_the_clause(page, server, language)
    assert violations(page) == []
    page = open_page(NOTHING, phone=phone, language=language, own=True)
    lets_time_run_out(page, server, language)
    assert violations(page) == []

"""Learning and the box at home, in a real browser: rules, tutorial, companion, no network."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.hands import Keys
from tests.web.learner import A_FEW, EVERY_TASK, Learner, does_the_lesson
from tests.web.player import Player
from tests.web.test_screens import LANGUAGES, TOO_WIDE, violations
from tests.web.test_whole_game import play_now
from tests.web.walks import (
    AT_A_DESK,
    EVERY,
    ON_A_PHONE,
    asks_the_referee,
    keeps_score,
    lets_time_run_out,
    reads_the_rules,
    sees_the_clause,
)
from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.preset import load


@pytest.mark.parametrize(("language", "phone"), ON_A_PHONE)
def test_rule_books(open_page: Callable[..., Any], server: Server, language: str, phone: bool) -> None:
    """A book opens at the clause asked for, says what differs, and shows every example."""
    page = open_page("/#rules/sabra", phone=phone, language=language)
    reads_the_rules(page, server, "sabra", language)
    if phone:  # axe takes its time on a hundred pictures
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


def test_the_lesson_goes_on_where_it_was_left(open_page: Callable[..., Any]) -> None:
    """By keys at a desk: one task, then home, which says where to go on; no question is asked."""
    page = open_page("/#tutorial", phone=False, language="et")
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


def test_what_the_page_sees_itself_has_its_clause_too(open_page: Callable[..., Any]) -> None:
    """A loose tile needs no referee: the clause is as near."""
    page = open_page(NOTHING, phone=True, language="it")
    play_now(page, "classic")
    page.wait_for_selector(".action[data-deed='draw']")
    player = Player(page, load("classic"), "tap")
    player.put(player.look().rack[0][0], None)
    page.locator(".why").tap()
    page.wait_for_selector("dialog[open] h3")
    said = page.locator("dialog[open]").inner_text()
    assert catalogue("it").text("rule-number", number="3.1") in said
    assert violations(page) == []


def test_score_pad(open_page: Callable[..., Any], server: Server, tmp_path: Path) -> None:
    """Rounds, hand game and a round nobody won, by fingers and keys, kept over a reload and in a file.

    A sheet can be saved, begun anew and loaded again; what is no sheet is refused.
    """
    page = open_page(NOTHING, phone=True)
    keeps_score(page, server, "en")
    assert violations(page) == []
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "scores.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["names"] == ["Ada", "Bo", "Cy"]
    page.locator("[data-do=anew]").click()
    page.locator("[data-do=anew]").click()
    page.wait_for_selector("[data-do=start]")
    (tmp_path / "bad.json").write_text("{}")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    page.wait_for_selector(".problem")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_function("() => document.querySelectorAll('tbody tr').length === 3")


@pytest.mark.parametrize(("language", "phone"), ON_A_PHONE)
def test_hourglass(open_page: Callable[..., Any], server: Server, language: str, phone: bool) -> None:
    """Time that runs out is told, and a tap turns the glass over."""
    page = open_page(NOTHING, phone=phone, language=language, own=True)
    lets_time_run_out(page, server, language)
    if phone:
        assert violations(page) == []


@pytest.mark.parametrize(("language", "phone"), AT_A_DESK)
def test_referee(open_page: Callable[..., Any], language: str, phone: bool) -> None:
    """The referee for a box at home judges a turn and knows a better one."""
    page = open_page("/#companion/referee", phone=phone, language=language)
    asks_the_referee(page, language)
    if phone:
        assert violations(page) == []


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

"""Company on the page: choosing it, seeing it at the table, muting it, and finding it again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Server
from tilerummy.locales.catalogue import catalogue

pytestmark = pytest.mark.wide


def a_newcomer_meets_one_who_adapts_and_one_who_helps(page: Any) -> None:
    """Whoever just wants to play chooses nobody."""
    page.wait_for_selector("[data-company='companion teacher']")
    with page.expect_response("**/api/quick") as asked:
        page.locator("[data-quick]").click()
    body = json.loads(asked.value.request.post_data)
    assert body["bots"] == ["companion", "teacher"]
    page.locator("[data-seat='2'] .avatar img").wait_for()


def test_company_is_chosen_seen_and_remembered(open_page: Callable[..., Any], server: Server) -> None:
    """Protects the whole way: good company for a newcomer, then from the form, and the same next time."""
    page = open_page(phone=True)
    a_newcomer_meets_one_who_adapts_and_one_who_helps(page)
    page.goto(f"{server.url}/#new")
    page.wait_for_selector(".box b")
    page.get_by_role("radiogroup", name="Computers").get_by_label("1", exact=True).check(force=True)
    choice = page.locator("[data-computer] select")
    assert choice.input_value() == "companion"
    options = choice.locator("optgroup").nth(1).locator("option").count()
    choice.select_option("hermit")
    warning = page.locator("[data-computer='hermit'] .warning")
    assert warning.inner_text() == catalogue("en").text("company-warning")
    page.get_by_role("radiogroup", name="Players").get_by_label("2", exact=True).check(force=True)
    assert options > 5  # the steps that were measured to be steps
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-do='start']").click()
    seat = page.locator("[data-seat='1']")
    seat.locator(".avatar img").wait_for()
    assert "Sigrun" in seat.inner_text()
    seat.locator(".about").click()
    page.locator("[data-do='mute']").click()
    page.wait_for_selector("[data-do='mute'][aria-pressed='true']")
    assert not page.locator("[data-do='report']").count()
    page.goto(server.url)
    page.wait_for_selector("[data-company='hermit']")

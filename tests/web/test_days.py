"""Today's deal on the page: covered until Start, and a result that the server has played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.bots.registry import bot_named
from tilerummy.daily.daily_deal import play, read_deal, result_of
from tilerummy.rules.match.record import write_record

Open = Callable[..., Any]


def goes_on_where_it_was_left(page: Any) -> None:
    """A deal begins covered, and its page leads back to the table."""
    page.wait_for_selector('[data-do="start"]')
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    page.locator('[data-do="start"]').click()
    page.wait_for_selector(".wood [data-rack]")
    table = page.url
    page.goto(table.partition("/t/")[0] + "/#day")
    page.locator('[data-do="go-on"]').click()
    page.wait_for_selector(".wood [data-rack]")
    assert page.url == table


def is_told_later_and_compared(page: Any) -> None:
    """From a record that waits on the device, of a game without a network, to a result that counts."""
    page.wait_for_selector('[data-do="start"]')
    deal = read_deal(page.locator("[data-day]").get_attribute("data-day"))
    assert deal.preset == "sabra-de"  # the box that most people have who speak German
    events = play(deal, bot_named("greedy"))
    kept = {deal.name: {"code": "here-gone", "untold": write_record(events)}}
    page.evaluate("(kept) => { localStorage['tilerummy-days'] = kept; }", json.dumps(kept))
    page.reload()
    page.wait_for_selector("[data-result]")
    result = result_of(events, deal)
    assert str(result.turns) in page.locator("[data-result]").inner_text()
    assert page.locator("[data-strip] > i").count() == result.turns + bool(result.left)
    assert "○" in page.locator(".told").inner_text()
    page.wait_for_function(f"() => !JSON.parse(localStorage['tilerummy-days'])['{deal.name}'].untold")
    assert violations(page) == []


def test_the_deal_of_a_day(open_page: Open) -> None:
    """Protects the deal of a day, for whoever plays it here and for whoever played it on the way."""
    page = open_page("/#day", phone=True, language="de")
    goes_on_where_it_was_left(page)
    page.evaluate("localStorage.clear()")  # somebody else
    page.goto(page.url.partition("/t/")[0] + "/#day")
    page.reload()
    is_told_later_and_compared(page)

"""Today's deal on the page: covered until Start, and a result that the server has played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.bots.registry import bot_named
from tilerummy.daily.deal import deal_of
from tilerummy.daily.play import play
from tilerummy.daily.result import result_of
from tilerummy.rules.match.record import write_record

Open = Callable[..., Any]


def test_a_deal_begins_covered_and_goes_on_where_it_was_left(open_page: Open) -> None:
    page = open_page("/#day", phone=True, language="de")
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


def test_a_game_without_a_network_is_told_later_and_compared(open_page: Open) -> None:
    """Protects the way from a record that waits on the device to a result that counts."""
    page = open_page("/#day")
    page.wait_for_selector('[data-do="start"]')
    day = date.fromisoformat(page.locator("[data-day]").get_attribute("data-day"))
    events = play(deal_of(day), bot_named("greedy"))
    kept = {day.isoformat(): {"code": "here-gone", "untold": write_record(events)}}
    page.evaluate("(kept) => { localStorage['tilerummy-days'] = kept; }", json.dumps(kept))
    page.reload()
    page.wait_for_selector("[data-result]")
    result = result_of(events, day)
    assert str(result.turns) in page.locator("[data-result]").inner_text()
    page.wait_for_function(f"() => !JSON.parse(localStorage['tilerummy-days'])['{day.isoformat()}'].untold")
    assert violations(page) == []

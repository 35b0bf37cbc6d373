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


OTHER_BOX = """() => { localStorage.tilerummy = JSON.stringify({
    ...JSON.parse(localStorage.tilerummy), quick: { preset: "rummy-it", players: 3, level: null } }) }"""
IN_SIGHT = "(button) => button.getBoundingClientRect().bottom <= innerHeight"


def shows_what_differs_before_it_begins(page: Any) -> None:
    """Whoever plays another box at home sees by sets and sentences what is new, with the button in reach."""
    page.wait_for_selector('[data-do="start"]')
    assert page.locator("[data-differs]").count() == 0  # the box at home is today's
    page.evaluate(OTHER_BOX)
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    page.wait_for_selector("[data-differs][open] .tile")
    assert page.locator("[data-differs-in=colours] .tile").count() == 4
    jokers = page.locator("[data-differs-in=jokers]")
    assert jokers.locator(".tile").count() == 5  # the set, and the joker that may leave it
    assert "ist ein Stein wie jeder andere" in jokers.inner_text()
    assert page.locator('[data-do="start"]').evaluate(IN_SIGHT)
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    page.reload()
    page.wait_for_selector("[data-differs]:not([open])")  # seen once, it is one line


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
    shows_what_differs_before_it_begins(page)
    is_told_later_and_compared(page)

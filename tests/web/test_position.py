"""A position that somebody sent: it lies there, can be played at once, and leads to a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.player import Player
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.preset import load

Open = Callable[..., Any]
LINK = "sabra.opened.k9b9y9-r3r4r5.r6r9b1"
FOUND = [["k9", "r9", "b9", "y9"], ["r3", "r4", "r5", "r6"]]

DOUBLED = """() => {
  const { style } = document.documentElement, now = getComputedStyle(document.documentElement);
  for (const size of ['--t1', '--t2', '--t3', '--t4'])
    style.setProperty(size, `${2 * parseFloat(now.getPropertyValue(size))}px`);
}"""
"""Letters twice as large as ours, as some have them."""


def test_a_sent_position_is_found_and_then_a_round_is_played(open_page: Open) -> None:
    """Protects the way from a messenger to a game: a question, a table, the answer, Play now."""
    page = open_page(f"/q/{LINK}", phone=True)
    page.wait_for_selector("[data-try] [data-rack]")
    assert page.locator("[data-question]").inner_text() == "Can you find it?"
    assert page.locator("meta[property='og:image']").get_attribute("content").endswith(f"{LINK}/card.png")
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []
    Player(page, load("sabra"), "tap").reach(FOUND)
    page.click("[data-deed=play]")
    page.wait_for_selector("[data-do=play-now].primary")
    page.locator("[data-do=play-now]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".action[data-deed=draw] .sub")
    page.evaluate(DOUBLED)
    assert page.locator(".action").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0, "cut"
    page.goto(page.url.partition("/t/")[0] + "/q/nonsense")
    assert page.locator("#app [role=alert]").inner_text() == catalogue("en").text("position-bad")

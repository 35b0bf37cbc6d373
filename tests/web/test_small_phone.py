"""Pages around a table at 360 px: every word is seen whole in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.player import Player
from tests.web.test_replay import open_record, record_of
from tests.web.test_screens import (
    LANGUAGES,
    SMALL,
    TOO_WIDE,
    nothing_is_too_wide_at_the_doors,
    too_wide_in_any_language,
    two_tabs,
    violations,
    wordiest,
)
from tests.web.test_whole_game import play_now
from tests.web.walks import refuses, sees_the_clause
from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.preset import load

pytestmark = pytest.mark.wide

SCREENS = {  # the replay last: a match is opened there
    "/#rules": "main h1",
    "/#companion": "[data-do=start]",
    "/#companion/hourglass": "[data-do=turn]",
    "/#companion/referee": "[data-kind]",
    "/#tutorial/sabra": "[data-rack]",
    "/#puzzles": "[data-level]",
    "/#puzzle-run": "[data-do='start']",
    "/#day": "[data-do=start]",
    "/f/new": "[data-do=found]",
    "/#guide/box": "[data-box]",
    "/#guide/rules": "[data-guide=rules]",
    "/#guide/home": "[data-guide=home]",
    "/#guide/family": "[data-guide=family]",
    "/#replay": "input[type=file]",
}
LONGEST = ("de",)
"""The language with the longest words."""


THREE_LINES = """() => {
  const faults = [];
  const scrolling = '.visually-hidden, .timeline, .segments input, .tag, .pad, .wood.slides, .hint ol';
  // A label has one line or two; sentences, which end with a full stop, have as many as they need.
  for (const control of document.querySelectorAll('button, a, label, .pill, th')) {
    if (control.closest(scrolling)) continue;
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent.trim();
      if (!words || words.length > 48 || /[.!?]$/.test(words)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
      if (lines.size > 2) faults.push(`${words} takes ${lines.size} lines`);
    }
  }
  return faults;
}"""


def too_wide(page: Any, server: Server) -> dict[str, list[str]]:
    """What is cut, sticks out or takes three lines, by screen; the replay also with a match in it."""
    found = {}
    for path, mark in SCREENS.items():
        page.goto(server.url + path)
        page.wait_for_selector(mark, state="attached")
        found[path] = [*page.evaluate(TOO_WIDE), *page.evaluate(THREE_LINES)]
    open_record(page, record_of("sabra"))
    found["a match"] = [*page.evaluate(TOO_WIDE), *page.evaluate(THREE_LINES)]
    return {path: faults for path, faults in found.items() if faults}


@pytest.mark.parametrize("language", LONGEST)
def test_every_word_is_seen_whole(open_page: Callable[..., Any], server: Server, language: str) -> None:
    """Nothing is cut and nothing sticks out in the language with the longest words."""
    page = open_page(phone=True, language=language, size=SMALL)
    assert too_wide(page, server) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in LONGEST])
def test_every_word_is_seen_whole_in_all_others(
    open_page: Callable[..., Any], server: Server, language: str
) -> None:
    """The same in the languages that are left."""
    page = open_page(phone=True, language=language, size=SMALL)
    assert too_wide(page, server) == {}


def finds_the_clause_of_a_loose_tile(page: Any, language: str) -> None:
    """What the page sees itself needs no referee: the clause is as near."""
    play_now(page, "classic")
    page.wait_for_selector(".action[data-deed='draw']")
    player = Player(page, load("classic"), "tap")
    player.put(player.look().rack[0][0], None)
    page.locator(".why").tap()
    page.wait_for_selector("dialog[open] h3")
    said = page.locator("dialog[open]").inner_text()
    assert catalogue(language).text("rule-number", number="3.1") in said
    assert violations(page) == []


@pytest.mark.parametrize("language", ["ru", pytest.param("et", marks=pytest.mark.long)])
def test_a_refusal_is_seen_whole(open_page: Callable[..., Any], server: Server, language: str) -> None:
    """On the big button as at the set, for the longest reasons there are; its clause is one tap away."""
    page = open_page(NOTHING, phone=True, language=language, size=SMALL)
    for reason in ("set_dissolved", "opening_uses_table"):
        refuses(page, server, reason)
        page.locator(".refusal").wait_for()  # strict: one, and no more
        assert page.evaluate(TOO_WIDE) == []
    sees_the_clause(page, server, language)
    finds_the_clause_of_a_loose_tile(page, language)


@pytest.mark.parametrize("languages", [4, pytest.param(len(LANGUAGES), marks=pytest.mark.long)])
def test_doors_and_a_family_are_seen_whole(
    open_page: Callable[..., Any], server: Server, languages: int
) -> None:
    """The doors and a table in all languages, a family's table in those that need most room."""
    page, other = two_tabs(open_page)
    nothing_is_too_wide_at_the_doors(page, other, server)
    nothing_is_too_wide_in_a_family(page, other, server, languages)


def nothing_is_too_wide_in_a_family(page: Any, other: Any, server: Server, languages: int) -> None:
    """The table, its score, its menu and its card."""
    page.goto(f"{server.url}/f/new")
    page.fill("[data-title]", "Maximiliane's table")
    page.fill("[data-name]", "Maximiliane")
    page.click("[data-do=found]")
    page.wait_for_selector("[data-do=play]")
    asked = wordiest(languages)
    assert too_wide_in_any_language(page, other, asked) == {}
    for door, mark in (("[data-menu]", "[data-card]"), ("[data-card]", ".qr")):
        page.click(door)
        page.wait_for_selector(mark)
        assert too_wide_in_any_language(page, other, asked) == {}, door

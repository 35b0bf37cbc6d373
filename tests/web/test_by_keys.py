"""The whole page without a pointer: where one is after each step, and that each key is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

from tests.web.conftest import Server

Open = Callable[..., Any]
STANDS = """([title, task]) => {
  const [here, named] = [document.activeElement, document.title];
  return document.querySelectorAll('h1').length === 1 && here !== document.body && named.includes(title)
    && named.endsWith(' tilerummy') && (!task || here.matches(task));
}"""
"""One heading of the first order, a title that says where one is, and a focus that is somewhere."""
HERE = "[document.title, document.activeElement.outerHTML.slice(0, 80), location.hash]"
PAGES = {
    "puzzles": "Puzzles",
    "lobby": "Open tables",
    "rules": "Rules: Sabra",
    "companion": "At home",
    "settings": "Settings",
    "games": "My games",
    "day": "deal",
    "replay": "Replay",
    "puzzle-run": "Three-minute rush",
    "guide": "Which box is mine?",
    "tutorial": "Tutorial",
    "new": "Which box do you have?",
}
LINK = """(page) => {
  document.querySelector('[data-way]')?.remove();
  const link = document.createElement('a');
  [link.href, link.textContent, link.dataset.way] = [`/#${page}`, page, ''];
  document.querySelector('main').prepend(link);
  link.focus();
}"""
"""A link on whatever page is shown; the focus is on it, and it goes with its page."""
RACK = "[data-rack]"
ELSEWHERE = "(place) => !document.activeElement.matches(place)"


def stands(page: Any, title: str, at: str = "") -> None:
    """Whoever listens knows where they are, and the next key goes on from there."""
    try:
        page.wait_for_function(STANDS, arg=[title, at])
    except TimeoutError:
        raise AssertionError(f"{title}: {page.evaluate(HERE)}") from None


def press(page: Any, selector: str) -> None:
    """Goes to a button or a link as the tabulator key would, and presses it."""
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def test_the_focus_is_never_lost(open_page: Open, server: Server) -> None:
    """Protects whoever goes by keys or ear: after each step they are somewhere, and the title says where."""
    page = open_page("/")
    page.wait_for_selector("header .mark")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    stands(page, "Pull up a chair", "main")
    for address, title in PAGES.items():
        page.evaluate(LINK, address)
        page.keyboard.press("Enter")
        stands(page, title)
    press(page, "main .button.primary.big")
    page.wait_for_url("**/t/*")
    stands(page, "Sabra")
    guest = open_page(page.url.removeprefix(server.url))
    press(guest, "[data-do=sit]")
    stands(guest, "Sabra")
    page.goto(server.url)
    press(page, "[data-found]")
    stands(page, "Set up our table")
    page.locator("[data-title]").fill("Klein")
    page.locator("[data-name]").fill("Ana")
    press(page, "[data-do=found]")
    stands(page, "Klein")
    for link, title in (("[data-menu]", "Klein"), ("a[href$='/score']", ""), ("a.back", "Klein")):
        press(page, link)
        stands(page, title)
    page.goto(server.url)
    press(page, "[data-quick]")
    stands(page, "tilerummy", RACK)
    for key in ("?", "m"):
        page.keyboard.press(key)
        page.wait_for_function(ELSEWHERE, arg=RACK)  # else Escape comes before there is anything to close
        page.keyboard.press("Escape")
        stands(page, "tilerummy", RACK)
    for key in ("l", "l"):  # beside the table there is no sheet
        page.keyboard.press(key)
        stands(page, "tilerummy", RACK)

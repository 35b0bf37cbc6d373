"""The players' pages in a real browser: which box is mine, the rules, at home, our table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import Server
from tests.web.test_screens import SMALL, TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.preset import load, preset_ids

LANGUAGE = "pl"
PAGES = {"box": "guide-box", "rules": "nav-rules", "home": "nav-at-home", "family": "family-ours"}


def is_read(page: Any, name: str) -> None:
    """A page stands there whole: on a small phone, by ear, and with the names of things filled in."""
    page.wait_for_selector(f"[data-guide={name}]")
    assert page.locator("main h1").inner_text() == catalogue(LANGUAGE).text(PAGES[name])
    said = page.locator("main").inner_text()
    assert not {"*", "{", "guide-"} & {*said, *said.split()}
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []


def test_a_player_finds_the_box(open_page: Callable[..., Any], server: Server) -> None:
    """From home on a small phone: every box as its rules say, then its rule book, and from there back."""
    words = catalogue(LANGUAGE)
    page = open_page(phone=True, language=LANGUAGE, size=SMALL)
    page.locator(".foot").get_by_role("link", name=words.text("guide")).tap()
    page.wait_for_selector("[data-box]")
    is_read(page, "box")
    for preset in preset_ids():
        box = page.locator(f"[data-box={preset.partition('-')[0]}]")
        assert box.locator(f"a[href='/#rules/{preset}']").count() == 1
        rules = load(preset)
        jokers = words.text("jokers-count", count=max(rules.jokers_by_players.values()))
        said = box.inner_text().lower()
        assert jokers in said
        assert all(words.text(f"colour-{colour}") in said for colour in rules.colours)
    assert page.locator("[data-box] .pill").first.inner_text() == words.text("your-language-chose")

    page.locator("a[href='/#rules/classic']").tap()
    page.locator("aside").get_by_role("link", name=words.text("guide-box")).tap()
    is_read(page, "box")


def test_the_other_pages_are_read(open_page: Callable[..., Any]) -> None:
    """By keys from one to the next; a name in bold is what the page calls it, a heading leads there."""
    page = open_page("/#guide", phone=True, language=LANGUAGE, size=SMALL)
    for name in ("rules", "home", "family"):
        page.locator(f"[data-guide] nav a[href='/#guide/{name}']").press("Enter")
        is_read(page, name)
        assert page.locator("main section b").count() > 0
    words = catalogue(LANGUAGE)
    assert words.text("family-sign-off") in page.locator("main b").all_inner_texts()
    assert words.text("family-rule-chair-text") in page.locator("main").inner_text()
    page.locator("h2 a[href='/#f/new']").tap()
    page.wait_for_selector("[data-title]")

"""Every screen: reachable by all, readable in every language, and never wider than the device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.tables import all_scenes
from tests.web.test_whole_game import play_now
from tilerummy import locales
from tilerummy.locales import language as spoken

pytestmark = pytest.mark.wide

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the checks need axe")

LANGUAGES = [one.code for one in spoken.LANGUAGES]
SCREENS = {"/": ".door.primary", "/#new": ".box b", "/#lobby": ".foot", "/#settings": ".switch"}
AROUND = {
    "/#new/here": ".box b",
    "/#tutorial": "[data-place]",
    "/#companion": "[data-do=start]",
    "/#companion/hourglass": "[data-do=turn]",
    "/#companion/referee": "[data-kind]",
    "/#companion/photo": ".private",
    "/#puzzles": "[data-level]",
    "/#puzzle-run": "[data-do=start]",
    "/#replay": ".drop",
    "/#day": "[data-do=start]",
    "/f/new": "[data-title]",
}
"""Pages whose own tests look at them in the light."""
SMALL = {"width": 360, "height": 640}
WORDY = ("table-draft", "table-hint", "rack-45", "spectator", "menu", "talk", "score-sheet")

TOO_WIDE = """() => {
  const faults = [];
  const root = document.documentElement;
  const wide = root.clientWidth;
  if (root.scrollWidth > wide + 1) faults.push(`page is ${root.scrollWidth} wide`);
  const texts = 'button, a, label, h1, h2, h3, p, b, th, td, .pill, .title, .sub';
  const scrolling = '.visually-hidden, .timeline, .segments input, .tag, .pad, .wood.slides, .hint ol';
  // Names of boxes and the points of four players are seen whole: no word is broken, nothing slides.
  for (const whole of document.querySelectorAll('.boxes b, .pad:not(:has(.many))'))
    if (whole.scrollWidth > whole.clientWidth + 1) faults.push(`${whole.textContent.trim()} does not fit`);
  // Phones zoom in on a field with smaller letters, not out again; the header's list grows where they do.
  const other = ':is([type=radio], [type=checkbox], [type=range], [type=file], .language select)';
  for (const field of document.querySelectorAll(`:is(input, select, textarea):not(${other})`))
    if (parseFloat(getComputedStyle(field).fontSize) < 16) faults.push(`${field.outerHTML} is small`);
  for (const element of document.querySelectorAll(texts)) {
    if (element.closest(scrolling) || !element.getClientRects().length) continue;
    const box = element.getBoundingClientRect();
    const words = element.textContent.trim().slice(0, 30);
    if (box.right > wide + 1 || box.left < -1) faults.push(`${words} sticks out`);
    const style = getComputedStyle(element);
    const hidden = (whole, seen) => style.overflow !== 'visible' && whole > seen + 1;
    const cut = hidden(element.scrollWidth, element.clientWidth);
    if (cut || hidden(element.scrollHeight, element.clientHeight)) faults.push(`${words} is cut`);
  }
  // The tabs stay where they are, above whatever is scrolled below them.
  for (const tab of document.querySelectorAll('nav a')) {
    const box = tab.getBoundingClientRect();
    if (!box.width || getComputedStyle(tab.closest('nav')).position !== 'fixed') continue;
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!tab.contains(met)) faults.push(`${tab.textContent.trim()} is covered`);
  }
  return faults;
}"""


RUN_AXE = """async (rules) => {
  const soon = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 1000;
  const coming = document.getAnimations().filter(soon);
  await Promise.all(coming.map((one) => one.finished.catch(() => null)));
  const { violations } = await axe.run(
    { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) });
  return violations.map(
    (one) => `${one.id}: ${JSON.stringify(one.nodes.slice(0, 3).map((node) => node.target))}`);
}"""
"""Once what is just appearing has come: half seen it has too little contrast."""


def violations(page: Any, *rules: str) -> list[str]:
    """What axe has against a page, or those of its rules; half a megabyte of script is read once a page."""
    if not page.evaluate("() => !!window.axe"):
        page.evaluate(axe.Axe().axe_script)
    found = page.evaluate(RUN_AXE, list(rules))
    assert isinstance(found, list)
    return found


def gather(server: Server, page: Any, bots: list[str] | None = None) -> None:
    """Opens a table as this page's visitor and goes there."""
    token = server.post("/api/visitors")["token"]
    assert isinstance(token, str)
    body = {"plan": {"preset": "sabra", "players": 3}, "name": "Ada", "bots": bots or []}
    code = server.post("/api/tables", body, token)["code"]
    page.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    page.goto(f"{server.url}/t/{code}")
    page.wait_for_selector(".qr")


def go(page: Any, server: Server, path: str, mark: str) -> None:
    """Goes to a screen as by a link; a mark that the last one has too would be taken for its own."""
    if page.locator(mark).count():
        page.goto(server.url + NOTHING)
    page.goto(server.url + path)
    page.wait_for_selector(mark)


def test_axe_finds_nothing(open_page: Callable[..., Any], server: Server) -> None:
    """No screen has a fault that axe knows; what is dark differs in its colours alone."""
    page = open_page(NOTHING, language="ru")
    for path, mark in SCREENS.items():
        page.emulate_media(color_scheme="light")
        go(page, server, path, mark)
        assert violations(page) == [], path
        page.emulate_media(color_scheme="dark")
        assert violations(page, "color-contrast") == [], f"{path}, dark"
    for path, mark in AROUND.items():
        go(page, server, path, mark)
        assert violations(page, "color-contrast") == [], f"{path}, dark"
    gather(server, page)
    assert violations(page, "color-contrast") == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []


ALIKE = ("table-busy", "table-106", "table-159")
"""They hold nothing but what others hold too, only more of it; `-m long` looks at them as well."""
LOOKS = (("en", "dark", False), ("de", "light", True), ("ru", "dark", True))


def axe_at_tables(open_page: Callable[..., Any], server: Server, look: int, names: list[str]) -> None:
    """These tables, as one of the three look at them."""
    language, theme, phone = LOOKS[look]
    page = open_page(NOTHING, language=language, theme=theme, phone=phone)
    for name in names:
        scene, then = all_scenes()[name]
        scene.show(page, server.url, name)
        if then:
            then(page, scene)
        assert violations(page) == [], name


def test_axe_finds_nothing_at_any_table(open_page: Callable[..., Any], server: Server) -> None:
    """Nor at a table in any state that the design knows, with its sheets; each is seen by one of three."""
    names = [name for name in all_scenes() if name not in ALIKE]
    for look in range(len(LOOKS)):
        axe_at_tables(open_page, server, look, names[look :: len(LOOKS)])


@pytest.mark.long
@pytest.mark.parametrize("look", range(len(LOOKS)))
def test_axe_finds_nothing_at_any_table_by_all(
    open_page: Callable[..., Any], server: Server, look: int
) -> None:
    """The same, each table seen by all three."""
    axe_at_tables(open_page, server, look, [*all_scenes()])


def wordiest(number: int) -> list[str]:
    """The languages that need most room for the same."""
    folder = Path(locales.__file__).parent
    lengths = {
        one: sum(len(file.read_text("utf-8")) for file in (folder / one).glob("*.ftl")) for one in LANGUAGES
    }
    return sorted(lengths, key=lambda one: -lengths[one])[:number]


@pytest.mark.parametrize("languages", [4, pytest.param(len(LANGUAGES), marks=pytest.mark.long)])
def test_no_table_is_too_wide_for_a_small_phone(
    open_page: Callable[..., Any], server: Server, languages: int
) -> None:
    """Nor with all that can be said at a table, in any language: it is chosen in another tab.

    Each time in those that need most room; the pages around a table are seen in all of them below.
    """
    page, other = two_tabs(open_page)
    for name in WORDY:
        scene, then = all_scenes()[name]
        scene.show(page, server.url, name)
        if then:
            then(page, scene)
        assert too_wide_in_any_language(page, other, wordiest(languages)) == {}, name


def two_tabs(open_page: Callable[..., Any]) -> tuple[Any, Any]:
    """Two tabs of one small phone."""
    page = open_page(NOTHING, phone=True, size=SMALL)
    other = page.context.new_page()
    other.goto(page.url)
    return page, other


def too_wide_in_any_language(
    page: Any, other: Any, languages: Sequence[str] = LANGUAGES
) -> dict[str, list[str]]:
    """What is cut or sticks out, by language; each is chosen in another tab, and this page follows."""
    found = {}
    for language in languages:
        other.evaluate(
            "(language) => localStorage.setItem('tilerummy', JSON.stringify({ language }))", language
        )
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        found[language] = page.evaluate(TOO_WIDE)
    return {language: faults for language, faults in found.items() if faults}


def nothing_is_too_wide_at_the_doors(page: Any, other: Any, server: Server) -> None:
    """At 360 px no text is cut and nothing sticks out, in any language; no table scrolls."""
    for path, mark in SCREENS.items():
        go(page, server, path, mark)
        assert too_wide_in_any_language(page, other) == {}, path
    play_now(page, "sabra", players=4)
    assert too_wide_in_any_language(page, other) == {}
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

"""The whole page without a pointer: where one is after each step, and that each key is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.web import tables
from tests.web.conftest import Server
from tests.web.scene import Scene
from tilerummy.protocol import messages as m
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.game import Phase

Open = Callable[..., Any]
Show = Callable[..., Any]
STANDS = """([title, task]) => {
  const [here, named] = [document.activeElement, document.title];
  const noise = 'section:is([aria-label], [aria-labelledby]):not([role]), [role=region]';
  return document.querySelectorAll('h1').length === 1 && here !== document.body && named.includes(title)
    && named.endsWith(' tilerummy') && (!task || here.matches(task)) && !document.querySelector(noise);
}"""
"""One heading of the first order, a title that says where one is, a focus somewhere, no "region" heard."""
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
FOCUSED = "document.activeElement.dataset.id"
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
        stands(page, title, RACK if address == "tutorial" else "main")
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
    for _ in range(3):  # the tile that one is on goes elsewhere
        page.keyboard.press("ArrowRight")
        here = page.evaluate(FOCUSED)
        page.keyboard.press("s")
        page.wait_for_function(f"(here) => {FOCUSED} === here", arg=here)


def test_a_log_over_the_table_has_the_focus(show: Show) -> None:
    """Protects who opens the log on a phone by keys: they are in it and told once; Escape leads back."""
    page = show(Scene(tables.BUSY, tables.RACK, opened=(1,)), phone=True)
    page.wait_for_selector("[role=log] p", state="attached")
    page.keyboard.press("r")
    page.wait_for_function(ONE_MORE, arg=2)
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.closest('section.log')")
    page.keyboard.press("Escape")
    stands(page, "tilerummy", RACK)
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.closest('section.log')")
    page.evaluate("document.activeElement.blur()")  # as a screen reader that reads on
    page.keyboard.press("Escape")
    stands(page, "tilerummy", RACK)
    assert page.evaluate(SENTENCES) == 2


def test_the_focus_stays_with_a_tile_that_others_move(show: Show) -> None:
    """Protects who is on a tile of the table while somebody takes it: the next key is the game's."""
    scene = Scene("k8 k9 k10 k11 | r3 b3 y3", "k1 k2", turn=1, opened=(0, 1))
    page = show(scene)
    page.locator("[data-tile=k11]").focus()
    scene.turn = 0
    after = "r3 b3 y3 | k11 r11 b11 | k8 k9 k10"
    sets = [one.split() for one in after.split(" | ")]
    scene.happen([m.Played(1, sets, ["r11", "b11"], [], None, None, None, False, 0)], after)
    page.wait_for_selector("[data-tile=r11]")
    stands(page, "tilerummy", "[data-id]")


SAID = (
    *(
        "v",
        "Shift+V",
        "c",
        "w",
        "k",
        "i",
        "a",
        "Shift+A",
        "q",
        "q",
        "q",
        "g",
        "e",
        "r",
        "0",
        "s",
        "f",
        "Shift+F",
    ),
    *("l", "l", "n", "u", "u", "u", "u", "u", "ControlOrMeta+z", "Delete", "Escape"),
)
"""Keys that are answered by one sentence, at any moment."""
DONE = ("j", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space", "Enter", "ControlOrMeta+y", "x", "h")
"""Keys that a sentence answers, or that lead elsewhere. After D and P the news are the answer."""
OPEN = ("m", "t", "?")
"""Keys that open something, or say why not."""
SENTENCES = "() => document.querySelectorAll('[data-voice] [role=log] p').length"
ONE_MORE = "(count) => document.querySelectorAll('[data-voice] [role=log] p').length === count"
NOTICED = """() => [document.querySelectorAll('[data-voice] [role=log] p').length,
  document.activeElement?.dataset.id ?? document.activeElement?.tagName,
  document.querySelectorAll('dialog[open], .log, .strip').length, !!document.querySelector('.stage .busy')]"""
ANSWERED = f"(before) => ({NOTICED})().some((one, i) => one !== before[i])"
NO_HINT = m.Hint("", m.HintKind.BEST, 50, play=None, table=None, steps=[])


def moments() -> dict[str, tuple[Scene, Callable[[Any, Scene], object] | None]]:
    """Every moment of a round."""
    lies, rack = tables.BUSY, tables.RACK
    discard = (ActionKind.PLAY, ActionKind.DISCARD)
    return {
        "not opened": (Scene(lies, rack, opened=(1,), hint=NO_HINT), None),
        "a draft": (Scene(lies, rack, hint=NO_HINT), tables.draft),
        "drawn": (Scene(lies, rack, "rummy", has_drawn=True, may=discard, hint=NO_HINT), None),
        "theirs": (Scene(lies, rack, turn=1), None),
        "between rounds": (Scene(lies, rack, phase=Phase.ROUND_OVER, results=tables.results()), None),
        "watching": (Scene(lies, "", seat=None, turn=1), None),
    }


def answers_once(page: Any) -> list[str]:
    """Presses each key that has one sentence; those that had none, or two."""
    wrong: list[str] = []
    lines = page.evaluate(SENTENCES)
    for key in SAID:
        page.keyboard.press(key)
        try:
            page.wait_for_function(ONE_MORE, arg=lines + 1, timeout=PATIENT_MS)
        except TimeoutError:
            wrong.append(key)
        lines = page.evaluate(SENTENCES)
    return wrong


def answers(page: Any) -> list[str]:
    """Presses the others; those that nothing came of."""
    wrong: list[str] = []
    for key in (*OPEN, *DONE):
        before = page.evaluate(NOTICED)
        page.keyboard.press(key)
        try:
            page.wait_for_function(ANSWERED, arg=before, timeout=PATIENT_MS)
        except TimeoutError:
            wrong.append(key)
        if key in OPEN:
            page.keyboard.press("Escape")
            page.wait_for_function("() => !document.querySelector('dialog[open]')")
    return wrong


PATIENT_MS = 10_000


@pytest.mark.wide
def test_every_key_is_answered_at_every_moment(show: Show) -> None:
    """Protects whoever cannot see that a key did nothing: each is answered, a question by one sentence."""
    silent: dict[str, list[str]] = {}
    for moment, (scene, begin) in moments().items():
        page = show(scene)
        page.wait_for_selector("[role=log] p", state="attached")
        if begin:
            begin(page, scene)
            page.wait_for_selector(".meld.illegal")
        page.keyboard.press("v")
        page.wait_for_selector("[role=log] >> text=Sets on the table", state="attached")
        silent[moment] = answers_once(page) + answers(page)
    assert not any(silent.values()), f"no answer, or two: {silent}"

"""It is my turn: title, icon, sound and notification say so; a device without them plays all the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.scene import Scene
from tests.web.screen import look
from tests.web.tables import BUSY, RACK, last_turn, lay

pytestmark = pytest.mark.wide

Open = Callable[..., Any]

# The page may notify, and is in the background unless it is looked at; what it shows is written down.
# Phones throw instead.
IN_BACKGROUND = """(() => {
  window.shown = [];
  Object.defineProperty(document, 'hidden', { get: () => !window.looked });
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) {
      window.shown.push(body);
      if (window.throws) throw new TypeError('Illegal constructor');
    }
  };
  localStorage.tilerummy = JSON.stringify({ ...JSON.parse(localStorage.tilerummy ?? '{}'), notify: true });
})()"""
# What a browser keeps from pages over plain http, and what old ones lack.
BARE = """(() => {
  Object.defineProperty(window, 'isSecureContext', { get: () => false });
  delete Navigator.prototype.wakeLock;
  delete Navigator.prototype.vibrate;
  delete Navigator.prototype.clipboard;
  for (const name of ['Notification', 'AudioContext']) delete window[name];
})()"""
# Every sound that is begun is counted.
LISTENING = """(() => {
  window.heard = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) { window.heard++; start.apply(this, given); };
})()"""


def fresh(open_page: Open, script: str) -> Any:
    """A page on which this was run before anything else; its errors fail the test."""
    page = open_page(NOTHING)
    page.add_init_script(script)
    return page


def a_turn_is_noticed_from_another_tab(page: Any, server: Server) -> None:
    """Title and icon change, and a notification comes once, if it can."""
    for throws in (False, True):
        scene = Scene(BUSY, RACK, turn=1)
        scene.show(page, server.url, f"turn-{throws}")
        page.evaluate("(throws) => { window.throws = throws; window.shown = []; }", throws)
        assert page.title().startswith("Table ")
        last_turn(page, scene)
        page.wait_for_function("() => document.title.startsWith('●')")
        assert page.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"
        assert page.evaluate("window.shown") == ["Your turn"]
        page.goto(server.url)
        page.wait_for_selector(".door.primary")
        page.wait_for_function("() => !document.title.startsWith('●')")


def tiles_sound_unless_they_are_told_not_to(page: Any, server: Server) -> None:
    """With sounds off there is none at all."""
    for on in (True, False):
        page.goto(server.url)
        page.evaluate("(sounds) => localStorage.setItem('tilerummy', JSON.stringify({ sounds }))", on)
        Scene("r4 r5 r6", "r7 k1").show(page, server.url)
        page.evaluate("window.looked = true")
        page.mouse.click(720, 20)  # browsers want a touch first
        lay(page, "r7", "r4")
        if on:
            page.wait_for_function("() => window.heard > 0")
        else:
            assert page.evaluate("window.heard") == 0


def a_bare_browser_plays_all_the_same(open_page: Open, server: Server) -> None:
    """At home over plain http: no lock, no sound, no notification, and no error."""
    page = fresh(open_page, BARE)
    scene = Scene(BUSY, RACK, turn=1)
    scene.show(page, server.url)
    last_turn(page, scene)
    page.mouse.click(720, 20)
    lay(page, "k7", "r7")
    assert look(page).deed == "play"
    page.goto(f"{server.url}/#settings")
    page.wait_for_selector(".switch")
    assert page.get_by_label("Sounds").count() == 1
    assert page.locator(".switch").count() == 7, "neither vibration nor notifications are offered"


def test_a_turn_is_noticed(open_page: Open, server: Server) -> None:
    """Protects those who look elsewhere, those who sleep, and browsers that lack what both would use."""
    page = fresh(open_page, f"{IN_BACKGROUND};{LISTENING}")
    a_turn_is_noticed_from_another_tab(page, server)
    tiles_sound_unless_they_are_told_not_to(page, server)
    a_bare_browser_plays_all_the_same(open_page, server)

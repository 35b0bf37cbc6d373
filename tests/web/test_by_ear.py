"""A turn by ear: what Orca says after each key in Firefox, sentence by sentence, in five languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.site.foreign import Firefox, wait
from tests.web.listener import Listener, listening, staged
from tests.web.scene import Scene
from tilerummy.protocol import messages as m

pytestmark = pytest.mark.long

HEARD: dict[str, list[tuple[str, list[str]]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "by_ear.json").read_text("utf-8")
)
"""Keys of a turn in order, or what happens then, with what is heard; some of it are Orca's own words."""
BEFORE = "k8 k9 k10 k11 | r3 b3 y3 | y5 y6 *"
OPENED = f"k7 {BEFORE} | k11 k12 k13"
ADDED = f"{OPENED} | r11 r12 r13"
REBUILT = "k8 k9 k10 | r3 b3 y3 k3 | y5 y6 * | k11 k12 k13 | r11 r12 r13 | k7 r7 b7 | k11 y11 b11"
RACK = "r6 b6 r8 r8 k1 b13 y4 *"
"""What is left on the rack after the opening."""
TURNS = {
    "mine": (0, OPENED, "k11 k12 k13 k7"),
    "added": (1, ADDED, "r11 r12 r13"),
    "rebuilt": (2, REBUILT, "k3 r7 b7 y11 b11"),
}
LINK = """((path) => {
  const link = document.createElement('a');
  [link.href, link.textContent] = [path, 'scene'];
  document.querySelector('main').prepend(link);
  link.focus();
  return true;
})(%s)"""
"""A link to the table, on the page that is shown."""
KEY = {"Space": " "}
TOLD = "[...document.querySelectorAll('[data-voice] [role=log] p')].map((line) => line.textContent)"


def played(seat: int, table: str, laid: str) -> m.Played:
    """Somebody lays these tiles of theirs; then the table lies so."""
    return m.Played(seat, sets(table), laid.split(), [], None, None, None, False, 0)


def sets(table: str) -> list[list[str]]:
    return [one.split() for one in table.split(" | ")]


def happens(scene: Scene, what: str) -> None:
    """What the server tells after the keys so far."""
    if what == "drew":
        scene.turn = 1
        scene.happen([m.Drew(0, "y3", 0)], rack=f"{RACK} y3")
        return
    seat, table, laid = TURNS[what]
    scene.turn, scene.opened, scene.rack = (seat + 1) % 3, (0, 1), RACK
    scene.history.append(m.TurnSeen(seat, sets(table), 0, laid.split(), [], None, None, False, False, None))
    scene.happen([played(seat, table, laid)], table)


def to_the_table(
    listener: Listener, browser: Firefox, address: str, language: str, until: str = "30."
) -> list[str]:
    """From another page, by a link."""
    origin, _, path = address.partition("/t/")
    browser.open(f"{origin}/icon.svg")
    browser.run(f"localStorage.tilerummy = {json.dumps(json.dumps({'language': language}))}")
    browser.open(f"{origin}/#guide")
    wait(browser, "document.querySelector('main h1') && document.querySelector('.skip')")
    listener.press("F6")
    browser.run(LINK % json.dumps(f"/t/{path}"))
    listener.listen("scene")
    return listener.press("Enter", until=until)


@pytest.mark.parametrize("language", HEARD)
def test_a_turn_is_played_by_ear(language: str, tmp_path: Path) -> None:
    """Protects who plays by ear: each key is answered, and no sentence is lost or said twice."""
    best = sets(f"{BEFORE} | k11 k12 k13")
    found = m.Hint("", m.HintKind.BEST, 50, play=["k11", "k12", "k13"], table=best, steps=[])
    scene = Scene(BEFORE, f"k7 k11 k12 k13 {RACK}", players=3, opened=(1,), hint=found, code="scene")
    with staged(scene, tmp_path) as address, listening(tmp_path) as (listener, browser):
        arrived = to_the_table(listener, browser, address, language)
        assert said_by(browser, arrived)[-1:] == HEARD[language][0][1], "one's turn is told on arrival"
        for keys, wanted in HEARD[language][1:]:
            pressed = [] if keys.startswith("...") else [KEY.get(key, key) for key in keys.split()]
            if not pressed:
                happens(scene, keys.removeprefix("..."))
            heard = listener.press(*pressed, until=wanted[-1] if wanted else "")
            assert [line for line in heard if line in wanted] == wanted, f"{keys}: {heard}"
            assert set(said_by(browser, heard)) <= {*wanted}, f"{keys}: {heard}"


TITLE = "document web."
"""So Orca ends the title of a page, where it says that too."""
PAGES = ("lobby", "settings", "puzzles", "day", "games", "guide", "rules")


def test_a_page_says_its_name(tmp_path: Path) -> None:
    """Protects who comes to a page by ear: its name is heard, and once."""
    with staged(Scene("", "k7"), tmp_path) as address, listening(tmp_path) as (listener, browser):
        to_the_table(listener, browser, address, "en", until="Table. ")
        for page in ("", *PAGES):
            browser.run(LINK % json.dumps(f"/#{page}"))
            listener.listen("scene")
            heard = listener.press("Enter", until="main content ")
            name = browser.run("document.querySelector('h1').innerText")
            assert [name in line for line in heard if TITLE not in line].count(True) == 1, (page, heard)
            browser.run(LINK % '"#lost"')
            listener.listen("scene")
            browser.run("(document.activeElement.remove(), true)")
            lost = listener.listen("main content ")
            assert any(line.startswith(f"main content {name}") for line in lost), (page, lost)
            assert not any("clickable" in line or "region" in line for line in heard), (page, heard)


def said_by(browser: Firefox, heard: list[str]) -> list[str]:
    """What of it the page has said; the rest are Orca's own words for where the focus is."""
    told: Any = browser.run(TOLD)
    lines = {" ".join(line.split()) for line in told}  # Orca's too have plain spaces alone
    return [line for line in heard if line in lines]

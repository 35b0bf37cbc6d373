"""One room, many screens: the table on a big screen, phones as racks, nothing hidden on the screen's wire."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import NOTHING
from tests.web.days import Days, serving_days
from tests.web.hands import hands_for
from tests.web.screen import look, meld, table_is
from tests.web.screen import piece as piece_of
from tests.web.test_screens import SMALL, too_wide_in_any_language, violations, wordiest
from tilerummy.server.table.table_state import AWAY_MS

Open = Callable[..., Any]
EASY = {"opening_min": 0, "group_distinct_colours": False, "group_max": 8}
"""Almost anything is a set, and any set opens."""
TURN = """() => {
  const known = document.querySelector('.stage').dataset;
  return known.turn === known.me && document.querySelector('.action')?.dataset.deed === 'draw';
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Days]:
    """A server of this test's own: how long a phone is away is not waited for."""
    with serving_days(tmp_path) as running:
        yield running


def hidden(value: Any) -> Iterator[tuple[str, Any]]:
    """Whatever of a message could name a tile that not everybody sees."""
    if isinstance(value, dict):
        if value.get("type") == "drew":
            yield "tile", value["tile"]
        for name, item in value.items():
            if name in {"rack", "drawn", "secret", "key"}:
                yield name, item
            yield from hidden(item)
    elif isinstance(value, list):
        for item in value:
            yield from hidden(item)


def a_set(rack: list[tuple[str, str]]) -> list[str]:
    """The numbers of three tiles that are a set without a face twice, if there are any: a group or a run."""
    by_face = {tile: piece for piece, tile in rack if tile != "*"}
    by_number: dict[int, list[str]] = defaultdict(list)
    for tile, piece in by_face.items():
        by_number[int(tile[1:])].append(piece)
    for pieces in by_number.values():
        if len(pieces) >= 3:
            return pieces[:3]
    for tile in by_face:
        run = [f"{tile[0]}{int(tile[1:]) + i}" for i in range(3)]
        if all(one in by_face for one in run):
            return [by_face[one] for one in run]
    return []


def faultless(*pages: Any) -> None:
    """Axe has nothing against these, in the light and in the dark."""
    for page in pages:
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, "color-contrast") == [], "dark"
        page.emulate_media(color_scheme="light")


def show_by_a_word(server: Days, code: str, host: Any, big: Any) -> None:
    """A television shows a word, which is typed on the host's phone: first on a neighbour's, then on ours."""
    host.goto(f"{server.url}/t/{code}/tv")
    for answer in ("not-ours", "ours"):
        letters = big.locator(".letters:not([aria-label=''])")
        letters.wait_for()
        word = letters.get_attribute("aria-label")
        faultless(big, host)
        host.fill("[data-do=word]", word.lower())
        host.wait_for_selector("[data-do=ours]")
        faultless(host)
        big.get_by_text("Your phone is your rack").wait_for()
        host.click(f"[data-do={answer}]")
    host.wait_for_url("**/rack")
    big.get_by_text("Your phone is your rack").wait_for()


def check_width(server: Days, phone: Any) -> None:
    """Nothing of a phone's rack sticks out at 360 px, in the languages that need most room."""
    phone.set_viewport_size(SMALL)
    tab = phone.context.new_page()
    tab.goto(server.url + NOTHING)
    assert too_wide_in_any_language(phone, tab, [*wordiest(4), "en"]) == {}, "and goes on in English"
    tab.close()


def in_turn(pages: list[Any]) -> Any:
    """The phone whose turn it is."""
    while True:
        for page in pages:
            if page.evaluate(TURN):
                return page
        pages[0].wait_for_function("() => true")


def move_the_seat(open_page: Open, server: Days, rack: str, host: Any, guest: Any) -> None:
    """Bo goes on with another phone, which his own lets him; that one is lost, and Ada lets him back."""
    new = open_page(rack, phone=True)
    new.get_by_role("heading", name="Which seat is yours?").wait_for()
    assert new.locator("[data-rack]").count() == 0
    new.locator("[data-person]", has_text="Bo").click()
    new.get_by_role("heading", name="Waiting for a yes").wait_for()
    host.get_by_text("Another device wants to play on for Bo.").wait_for()
    guest.get_by_text("Is this you, on another device?").wait_for()
    faultless(new, guest)
    guest.click("[data-ask] [data-do=yes]")
    new.wait_for_selector("[data-do=let-touch]:checked")
    new.click("[data-do=show]")
    new.wait_for_selector("[data-rack]")
    guest.get_by_text("You play on another device now").wait_for()
    assert guest.locator("[data-rack]").count() == 0
    faultless(guest)
    host.wait_for_selector("[data-moved]")
    new.close()
    guest.click("[data-lost] [data-do=back]")
    host.get_by_text("Another device wants to play on for Bo.").wait_for()
    server.later(AWAY_MS)
    host.get_by_text("Bo on another device?").wait_for()
    faultless(host)
    host.click("[data-ask] [data-do=yes]")
    guest.wait_for_selector("[data-do=show]")


@pytest.mark.wide
def test_a_turn_is_put_from_a_phone_and_moved_on_the_big_screen(open_page: Open, server: Days) -> None:
    """Protects an evening round one screen: who sits down by the code has a rack, and the screen has none."""
    token = str(server.post("/api/visitors")["token"])
    plan = {"preset": "sabra", "players": 2, "clock": 0, "options": EASY}
    code = server.post("/api/tables", {"plan": plan, "name": "Ada", "bots": []}, token)["code"]

    heard: list[Any] = []
    big = open_page(NOTHING, size={"width": 1280, "height": 720})
    big.on("websocket", lambda wire: wire.on("framereceived", lambda text: heard.append(json.loads(text))))
    big.goto(f"{server.url}/tv")
    host = open_page(NOTHING, phone=True)
    host.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    show_by_a_word(server, code, host, big)
    secret = big.evaluate("localStorage.getItem('tilerummy-screen')")
    rack = f"/t/{code}/rack#screen={sha256(bytes.fromhex(secret)).hexdigest()}"
    guest = open_page(rack, phone=True)
    guest.fill(".person input", "Bo")
    guest.click("[data-do=sit]")
    big.get_by_text("All set. Ada can start.").wait_for()
    faultless(big)
    host.click("[data-do=start]")
    phones = [host, guest]
    for phone in phones:
        phone.wait_for_selector("[data-do=show]")
        assert phone.locator("[data-rack]").count() == 0, "face down until its owner says so"
        phone.wait_for_selector("[data-do=let-touch]:checked")
    faultless(host)
    for phone in phones:
        phone.click("[data-do=show]")

    while not (pieces := a_set(look(page := in_turn(phones)).rack)):
        before = look(page).sequence
        page.click(".action")
        page.wait_for_function(
            "(seen) => Number(document.querySelector('.stage').dataset.sequence) > seen", arg=before
        )
    tiles = [dict(look(page).rack)[piece] for piece in pieces]
    page.click(f"[data-id='{pieces[0]}']")
    page.click(".action[data-deed=put]")
    big.wait_for_selector(f".tray [data-tile={tiles[0]}]")
    assert big.locator(".meld").count() == 0, "a single tile waits in the tray"
    faultless(big, page)
    for one in pieces[1:]:
        page.click(f"[data-id='{one}']")
    page.click(".action[data-deed=put]")
    table_is(big, " ".join(tiles))

    fingers = hands_for(big, "drag")
    fingers.put(piece_of(big, tiles[0]), None)
    table_is(big, tiles[0], " ".join(tiles[1:]))
    page.wait_for_function("() => document.querySelectorAll('.stage li').length === 2")
    big.reload()  # in mid-turn: it is back at the table, shows the draft, and may be touched
    table_is(big, " ".join(tiles[1:]))
    waiting = big.locator(f".tray [data-tile={tiles[0]}]").get_attribute("data-id")
    assert waiting
    fingers = hands_for(big, "drag")
    big.keyboard.press("t")
    assert big.evaluate("document.querySelector('.wall').style.rotate") != "0deg", (
        "whichever edge they sit at"
    )
    fingers.put(waiting, meld(big, tiles[1]))
    table_is(big, " ".join(tiles))
    page.wait_for_function("() => document.querySelectorAll('.stage li').length === 1")
    page.click(".action[data-deed=play]")

    other = in_turn(phones)
    assert other is not page
    table_is(big, " ".join(tiles))
    other.click("[data-do=map]")
    for seen in (other, big):
        assert violations(seen) == []
        seen.emulate_media(color_scheme="dark")
        assert violations(seen, "color-contrast") == [], "dark"
    other.click("[data-set]")
    big.wait_for_selector(".opened")
    for phone in (page, other):  # the plain rack, and the map of the table with a set open
        check_width(server, phone)
    assert big.locator("[data-rack]").count() == 0
    move_the_seat(open_page, server, rack, host, guest)
    kinds = {message["type"] for message in heard}
    assert {"snapshot", "events", "draft"} <= kinds
    assert [found for message in heard for found in hidden(message) if found[1] is not None] == []

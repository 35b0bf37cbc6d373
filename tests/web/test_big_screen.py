"""One room, many screens: the table on a big screen, phones as racks, nothing hidden on the screen's wire."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tests.web.conftest import NOTHING, Server
from tests.web.screen import look, table_is

Open = Callable[..., Any]
EASY = {"opening_min": 0, "group_distinct_colours": False, "group_max": 8}
"""Almost anything is a set, and any set opens."""
TURN = """() => {
  const known = document.querySelector('.stage').dataset;
  return known.turn === known.me && document.querySelector('.action')?.dataset.deed === 'draw';
}"""


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
    """The numbers of three tiles that are a set, if there are any: three of a number, or a run."""
    by_number: dict[int, list[str]] = defaultdict(list)
    by_face = {tile: piece for piece, tile in rack if tile != "*"}
    for piece, tile in rack:
        if tile != "*":
            by_number[int(tile[1:])].append(piece)
    for pieces in by_number.values():
        if len(pieces) >= 3:
            return pieces[:3]
    for tile in by_face:
        run = [f"{tile[0]}{int(tile[1:]) + i}" for i in range(3)]
        if all(one in by_face for one in run):
            return [by_face[one] for one in run]
    return []


def in_turn(pages: list[Any]) -> Any:
    """The phone whose turn it is."""
    while True:
        for page in pages:
            if page.evaluate(TURN):
                return page
        pages[0].wait_for_function("() => true")


def test_a_turn_is_put_from_a_phone_and_seen_on_the_big_screen(open_page: Open, server: Server) -> None:
    """Protects an evening round one screen: who sits down by the code has a rack, and the screen has none."""
    token = str(server.post("/api/visitors")["token"])
    plan = {"preset": "sabra", "players": 2, "clock": 0, "options": EASY}
    code = server.post("/api/tables", {"plan": plan, "name": "Ada", "bots": []}, token)["code"]

    heard: list[Any] = []
    big = open_page(NOTHING, size={"width": 1280, "height": 720})
    big.on("websocket", lambda wire: wire.on("framereceived", lambda text: heard.append(json.loads(text))))
    big.goto(f"{server.url}/t/{code}/big")
    big.get_by_text("Your phone is your rack").wait_for()

    host = open_page(NOTHING, phone=True)
    host.evaluate("(token) => localStorage.setItem('tilerummy-token', token)", token)
    host.goto(f"{server.url}/t/{code}/rack")
    guest = open_page(f"/t/{code}/rack", phone=True)
    guest.fill(".person input", "Bo")
    guest.click("[data-do=sit]")
    guest.click("[data-do=ready]")
    big.get_by_text("All set. Ada can start.").wait_for()
    host.click("[data-do=start]")
    phones = [host, guest]
    for phone in phones:
        phone.wait_for_selector("[data-do=show]")
        assert phone.locator("[data-rack]").count() == 0, "face down until its owner says so"
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
    for piece in pieces[1:]:
        page.click(f"[data-id='{piece}']")
    page.click(".action[data-deed=put]")
    table_is(big, " ".join(tiles))
    page.click(".action[data-deed=play]")

    other = in_turn(phones)
    assert other is not page
    table_is(big, " ".join(tiles))
    other.click("[data-do=map]")
    other.click("[data-set]")
    big.wait_for_selector(".opened")
    assert big.locator("[data-rack]").count() == 0
    kinds = {message["type"] for message in heard}
    assert {"snapshot", "events", "draft"} <= kinds
    assert [found for message in heard for found in hidden(message) if found[1] is not None] == []

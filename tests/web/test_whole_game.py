"""Whole rounds through the page, by real drags, taps and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Server
from tests.web.player import Player
from tests.web.screen import wait_for_turn


def play_now(page: Any, preset: str, players: int = 2, level: str = "novice") -> None:
    """Begins a game against bots from the first page."""
    page.goto(page.evaluate("location.origin"))
    page.wait_for_selector(".door.primary")
    page.evaluate(
        """([preset, players, level]) => {
          const kept = JSON.parse(localStorage.getItem('tilerummy') ?? '{}');
          const next = { ...kept, quick: { preset, players, level }, sounds: false };
          localStorage.setItem('tilerummy', JSON.stringify(next));
        }""",
        [preset, players, level],
    )
    page.reload()
    page.click(".door.primary")
    page.wait_for_selector(".wood [data-rack]")


def play_round(player: Player, most: int = 120) -> None:
    """Plays until the score sheet lies on the table."""
    for _ in range(most):
        if not player.turn():
            break
    player.page.wait_for_selector(".over table")
    assert player.plays > 0


@pytest.mark.parametrize(
    ("how", "phone"),
    [
        ("tap", True),
        pytest.param("drag", False, marks=pytest.mark.long),
        pytest.param("drag", True, marks=pytest.mark.long),
        pytest.param("keys", False, marks=pytest.mark.long),
    ],
)
def test_a_round_of_sabra(open_page: Callable[..., Any], how: str, phone: bool) -> None:
    """Every way of moving tiles carries a whole round, on a desk and on a phone."""
    page = open_page(phone=phone)
    play_now(page, "sabra")
    player = Player(page, "sabra", how)
    play_round(player)


@pytest.mark.parametrize(
    ("preset", "players", "how", "phone"),
    [
        pytest.param("rummy", 2, "drag", False, marks=pytest.mark.long),
        pytest.param("rummy-variants", 2, "drag", False, marks=pytest.mark.long),
        pytest.param("baltic-lt", 3, "tap", True, marks=pytest.mark.long),
        pytest.param("pro6-en", 6, "drag", False, marks=pytest.mark.long),
        pytest.param("pro6-es", 3, "drag", True, marks=pytest.mark.long),
        ("classic", 2, "tap", True),
    ],
)
def test_the_other_boxes(
    open_page: Callable[..., Any], preset: str, players: int, how: str, phone: bool
) -> None:
    """Draw and discard, frozen sets, a starter's discard: each box has its turns on the same table."""
    page = open_page(phone=phone)
    play_now(page, preset, players)
    player = Player(page, preset, how, players)
    for _ in range(6):
        if not player.turn():
            break
    assert player.plays + player.draws > 2


def test_a_page_closed_in_mid_turn_goes_on_where_it_was(open_page: Callable[..., Any]) -> None:
    """Whoever comes back has his seat, his tiles and his turn, and the order of his rack."""
    page = open_page()
    play_now(page, "sabra")
    player = Player(page, "sabra")
    before = wait_for_turn(page)
    page.keyboard.press("s")
    page.keyboard.press("s")
    order = [tile for _, tile in player.look().rack]
    again = page.context.new_page()
    again.goto(page.url)
    again.wait_for_selector(".wood [data-rack]")
    page.reload()
    page.wait_for_selector(".wood [data-rack]")
    assert [tile for _, tile in player.look().rack] == order
    assert sorted(tile for _, tile in Player(again, "sabra").look().rack) == sorted(
        tile for _, tile in before.rack
    )
    assert Player(again, "sabra").look().deed == before.deed


def test_a_restart_of_the_server_heals_and_keeps_the_draft(
    open_page: Callable[..., Any], server: Server
) -> None:
    """The connection drops in mid-turn; the draft stays, the page says so, and the game goes on."""
    page = open_page()
    play_now(page, "sabra")
    player = Player(page, "sabra")
    seen = wait_for_turn(page)
    player.put(seen.rack[0][0], None)
    assert len(player.look().table) == len(seen.table) + 1
    server.stop()
    page.wait_for_selector(".offline")
    server.start()
    page.wait_for_selector(".offline", state="detached")
    assert len(player.look().table) == len(seen.table) + 1
    page.click("[data-reset]")
    assert player.turn()


def test_two_people_play_from_one_link(open_page: Callable[..., Any]) -> None:
    """A host opens a table, a friend follows the link on a phone, and both play by hand."""
    host = open_page("/#new")
    host.wait_for_selector(".box b")
    host.locator("input[name=players]").first.check(force=True)
    host.click(".big")
    host.wait_for_selector(".qr")
    friend = open_page(host.url.removeprefix(host.evaluate("location.origin")), phone=True, language="de")
    friend.wait_for_selector(".qr")
    friend.locator(".big").tap()
    friend.wait_for_selector(".big.primary >> text=bereit")
    friend.locator(".big").tap()
    host.wait_for_selector(".big.primary:not([disabled])")
    host.click(".big")
    pages = [host, friend]
    for page in pages:
        page.wait_for_selector(".wood [data-rack]")
    for _ in range(4):
        active = next(page for page in pages * 100 if page.locator('.action[data-deed="draw"]').count())
        tiles = active.locator("[data-rack]").count()
        active.locator(".action").click()
        active.wait_for_function(
            "(n) => document.querySelectorAll('[data-rack]').length === n", arg=tiles + 1
        )

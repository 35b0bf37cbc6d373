"""The table under the hand: steps that are truly taken back, a calm rack, a tidy cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.hands import Drags
from tests.web.scene import Scene
from tests.web.screen import meld, piece, table_is

Show = Callable[..., Any]
SPOTS = """() => [...document.querySelectorAll('[data-id]')].map((tile) => {
  const box = tile.getBoundingClientRect();
  return [tile.dataset.tile, Math.round(box.x), Math.round(box.y)].join();
}).sort()"""
RACK = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-rack]')].map((tile) => [tile.dataset.id, tile.style.cssText]))"""
PRESSED = "() => document.querySelector('.sorts [aria-pressed=true]')?.innerText ?? ''"


def spots(page: Any) -> list[str]:
    """Where every tile is on the screen, no pointer above any of them."""
    page.mouse.move(700, 5)
    found = page.evaluate(SPOTS)
    assert isinstance(found, list)
    return found


def test_undo_redo_and_reset_restore_places_and_rack(show: Show) -> None:
    """Every step is shown again exactly as it was: sets, rack slots and the way it was sorted."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3 | b9 r9 y9", "r7 r8 k1 b3 b4 y4 k9 y11 y12 r13"))
    hands = Drags(page, touch=False)
    seen = [spots(page)]
    hands.put(piece(page, "r7"), meld(page, "r4"))
    table_is(page, "r4 r5 r6 r7", "k1 k2 k3", "b9 r9 y9")
    seen.append(spots(page))
    hands.put(piece(page, "b3"), None)
    seen.append(spots(page))
    page.click(".sorts button:last-child")
    seen.append(spots(page))
    for before in (seen[2], seen[1], seen[0]):
        page.keyboard.press("Control+z")
        assert spots(page) == before
    for after in seen[1:]:
        page.keyboard.press("Control+y")
        assert spots(page) == after
    page.keyboard.press("Control+z")
    page.click("[data-reset]")
    assert spots(page) == seen[0]


def test_a_way_to_sort_stays_on_over_a_reset(show: Show) -> None:
    """Sorting is a mode: it holds until a tile is moved by hand."""
    page = show(Scene("r4 r5 r6", "r7 r8 k1 b3 b4 y4 k9"))
    Drags(page, touch=False).put(piece(page, "r7"), meld(page, "r4"))
    page.click(".sorts button:last-child")
    page.click("[data-reset]")
    assert page.evaluate(PRESSED) == "7 7 7"
    rack = page.evaluate("() => [...document.querySelectorAll('[data-rack]')].map((one) => one.dataset.tile)")
    assert rack == ["k1", "b3", "b4", "y4", "r7", "r8", "k9"]
    assert page.evaluate(PRESSED) == "7 7 7"


@pytest.mark.parametrize("phone", [False, True])
def test_the_rack_stays_put_while_tiles_are_laid(show: Show, phone: bool) -> None:
    """What is laid leaves its place free: no other tile moves, and it comes back to where it stood."""
    page = show(Scene("r4 r5 r6", "k1 k2 k3 k5 k6 k8 r7 r9 b1 b2 b3 b5 b8 y1 y2 y5 y6"), phone=phone)
    before = page.evaluate(RACK)
    laid = piece(page, "r7")
    Drags(page, touch=phone).put(laid, meld(page, "r4"))
    table_is(page, "r4 r5 r6 r7")
    after = page.evaluate(RACK)
    assert laid not in after
    assert after == {one: where for one, where in before.items() if one != laid}
    page.locator(f'[data-id="{laid}"]').focus()
    page.keyboard.press("Backspace")
    table_is(page, "r4 r5 r6")
    assert page.evaluate(RACK) == before

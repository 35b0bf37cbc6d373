"""The table under the hand: steps that are truly taken back, a calm rack, a tidy cloth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.contexts import AT_A_DESK_TOO
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


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
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


HELP = "r6 b6 y6 | k10 k11 k12 k13 | y9 y10 y11 y12 | k8 r8 b8 | k7 r7 b7 y7"


def carry(page: Any, tile: str, onto: str, phone: bool = False) -> tuple[Drags, tuple[float, float]]:
    """Takes a tile above another one, slowly enough for the page to help, and holds it there."""
    hands = Drags(page, touch=phone)
    start, (x, y) = hands._centre(piece(page, tile)), hands._centre(piece(page, onto))
    end = x, y + (48 if phone else 0)
    hands._begin()
    hands._down(start)
    hands._move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.wait_for_selector(".felt.dims", state="attached")
    hands._time += 0.3
    hands._move(end)
    return hands, end


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
def test_sets_that_fit_light_up_and_open_a_slot(show: Show, phone: bool) -> None:
    """The other sets are dimmed, the label says what will be, and the tile lands in the slot."""
    page = show(Scene(HELP, "y8 k1"), phone=phone)
    hands, end = carry(page, "y8", "y10", phone)
    page.wait_for_selector(".meld.open .slot")
    lit = page.locator(".meld.fits")
    assert sorted(lit.locator(".tag").all_inner_texts()) == [
        "4 \N{MULTIPLICATION SIGN} 8",
        "8 \N{EN DASH} 12",
    ]
    hands._up(end)
    table_is(page, "r6 b6 y6", "k10 k11 k12 k13", "y8 y9 y10 y11 y12", "k8 r8 b8", "k7 r7 b7 y7")
    assert page.locator(".felt.dims, .fits, .slot").count() == 0


@pytest.mark.parametrize(("held_s", "lies"), [(0.0, False), (0.6, True)])
def test_a_wrong_set_takes_a_tile_only_if_it_is_held_there(show: Show, held_s: float, lies: bool) -> None:
    """Dropped on the way it flies home; held still it lies, for sets are taken apart and built anew."""
    page = show(Scene("k7 r7 b7 y7", "k1 k2"))
    hands, end = carry(page, "k1", "b7")
    assert page.locator(".meld.fits").count() == 0
    hands._time += held_s
    hands._up(end)
    table_is(page, "k7 r7 b7 y7 k1" if lies else "k7 r7 b7 y7")


def test_escape_puts_a_carried_tile_back(show: Show) -> None:
    """The tile is where it was, and nothing was laid."""
    page = show(Scene(HELP, "y8 k1"))
    before = spots(page)
    hands, end = carry(page, "y8", "y10")
    page.keyboard.press("Escape")
    page.wait_for_selector(".felt.dims", state="detached")
    hands._up(end)
    assert spots(page) == before


def test_a_set_held_by_a_mouse_keeps_its_grip(show: Show) -> None:
    """A long press takes the whole set; the tile under the pointer stays under it, without a lift."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "r7"))
    hands = Drags(page, touch=False)
    held = piece(page, "r6")
    x, y = hands._centre(held)
    grip = x + 9, y - 12
    hands._begin()
    hands._down(grip)
    page.wait_for_selector("[data-carried]")
    hands._time += 1
    hands._move((grip[0] + 30, grip[1] + 40))
    box = page.locator(f'[data-carried="{held}"]').bounding_box()
    assert abs(box["x"] + box["width"] / 2 - (x + 30)) < 6
    assert abs(box["y"] + box["height"] / 2 - (y + 40)) < 6


def test_keys_walk_the_sets_that_fit(show: Show) -> None:
    """Space picks a tile up, F goes from one fitting set to the next, Enter lays it there."""
    page = show(Scene(HELP, "y8 k1"))
    page.locator('[data-rack][data-tile="y8"]').focus()
    page.keyboard.press("Space")
    # The first key may have to fetch what the keys do.
    page.wait_for_function("document.querySelectorAll('.meld.fits').length === 2")
    focused = "() => document.activeElement.closest('.meld').querySelector('.tag').innerText.startsWith('4')"
    page.keyboard.press("f")
    assert not page.evaluate(focused)
    page.keyboard.press("f")
    assert page.evaluate(focused)
    page.keyboard.press("Shift+F")
    assert not page.evaluate(focused)
    page.keyboard.press("Shift+F")
    assert page.evaluate(focused)
    page.keyboard.press("Enter")
    table_is(page, "r6 b6 y6", "k10 k11 k12 k13", "y9 y10 y11 y12", "k8 r8 b8 y8", "k7 r7 b7 y7")

"""A table with little room: phones fold, slide and pan before anything gets too small to touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web import tables
from tests.web.scene import Scene
from tests.web.tables import BUSY, FORTY_FIVE, FULL, RACK, SIX

pytestmark = pytest.mark.wide

SMALL = {"width": 360, "height": 640}
Show = Callable[..., Any]


TIERS = """() => new Set([...document.querySelectorAll('[data-rack]')].map((tile) => tile.style.top)).size"""


def a_small_phone_folds_before_tiles_get_too_small(show: Show) -> None:
    """At 360 x 640 the rack has two tiers that slide together; nothing else scrolls, tiles stay at 20 px."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True, size=SMALL)
    page.wait_for_selector(".wood.slides")
    assert page.evaluate(TIERS) == 2
    cloth = page.locator(".cloth").bounding_box()
    assert cloth is not None
    assert cloth["height"] > 200
    assert page.locator(".meld [data-tile]").first.bounding_box()["width"] >= 19
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def a_rack_that_slides_says_how_many_tiles_lie_beyond(show: Show) -> None:
    """45 tiles on a small phone: all that are not seen are counted at the edge behind which they lie."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True, size=SMALL)
    seen = """() => [...document.querySelectorAll('[data-rack]')].filter((tile) => {
      const { left, width } = tile.getBoundingClientRect();
      const well = document.querySelector('.well').getBoundingClientRect();
      return left + width / 2 >= well.left && left + width / 2 <= well.right; }).length"""
    counted = f"""() => {{ const end = (side) =>
      parseInt(document.querySelector('.wood .end.' + side)?.innerText.match(/\\d+/)?.[0] ?? '0');
      return [end('before'), end('after'), ({seen})()]; }}"""
    slid = "const well = document.querySelector('.well'); well.scrollTo({} * well.scrollWidth, 0);"
    page.wait_for_function(f"() => {{ const [b, a, seen] = ({counted})(); return !b && a + seen === 45; }}")
    # Slid in each look: a rack that is just being folded anew begins at its beginning.
    middle, end = slid.format(0.5), slid.format(1)
    page.wait_for_function(
        f"() => {{ {middle} const [b, a, s] = ({counted})(); return b && a && b + a + s === 45; }}"
    )
    page.wait_for_function(
        f"() => {{ {end} const [b, a, seen] = ({counted})(); return !a && b + seen === 45; }}"
    )


EIGHTEEN = "k1 k5 k6 k7 k10 r1 r3 r11 r12 b4 b5 b8 b12 y1 y3 y4 y10 y13"
GAPS = """() => {
  const boxes = [...document.querySelectorAll('[data-rack]')].map((tile) => tile.getBoundingClientRect());
  return boxes.filter((box) => !boxes.some((next) => Math.abs(next.top - box.top) < 2 &&
    next.left > box.left && next.left - box.right < 10)).length;
}"""


def the_rack_stays_as_it_is_while_one_lays(show: Show) -> None:
    """Eighteen tiles on a small phone are all in sight, and without a gap while some lie on the table."""
    page = show(Scene("r9 b9 k9", EIGHTEEN), phone=True, size=SMALL)
    page.wait_for_function(f"() => ({TIERS})() === 2")
    wood = page.locator(".wood").bounding_box()
    for tile in ("k5", "b4", "y10"):
        tables.lay(page, tile, None)
    page.wait_for_function(
        f"() => document.querySelectorAll('[data-rack]').length === 15 && ({GAPS})() === 2"
    )
    assert page.locator(".wood").bounding_box() == wood
    assert page.locator(".wood.slides").count() == 0


LEFT = """(on) => {
  const kept = JSON.parse(localStorage.tilerummy ?? '{}');
  localStorage.tilerummy = JSON.stringify({ ...kept, leftHanded: on });
  dispatchEvent(new StorageEvent('storage', { key: 'tilerummy' }));
}"""
SIDES = """() => ['.actions .main', '.tools > :first-child', '.corner'].map((one) => {
  const { left, right } = document.querySelector(one).getBoundingClientRect();
  return (left + right) / 2 < innerWidth / 2;
})"""


def a_left_hand_finds_everything_on_its_side(show: Show) -> None:
    """Upright too: the big button, the tools and the menu change sides, and back again."""
    page = show(Scene(BUSY, RACK), phone=True, size=SMALL)
    right = page.evaluate(SIDES)
    page.evaluate(LEFT, True)
    page.wait_for_function(f"(right) => ({SIDES})().every((one, i) => one !== right[i])", arg=right)
    page.evaluate(LEFT, False)
    page.wait_for_function(f"(right) => ({SIDES})().every((one, i) => one === right[i])", arg=right)


HEADER = """() => {
  const all = [...document.querySelectorAll('.seats li, .corner')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const cut = [...document.querySelectorAll('.seats .pill, .seats li.active .name')]
    .filter((one) => one.offsetWidth && one.scrollWidth > one.clientWidth + 1);
  return !cut.length && boxes.every((box, i) => !boxes[i + 1] || box.right <= boxes[i + 1].left + 1);
}"""


def nobody_is_cut_in_the_header(show: Show) -> None:
    """Three to six players on a small phone: faces and counts, and the name of whoever's turn it is."""
    for players, preset in ((3, "sabra"), (4, "sabra"), (6, "pro6-de")):
        page = show(Scene(BUSY, RACK, preset, players, opened=(1,)), phone=True, size=SMALL)
        page.wait_for_function(HEADER)
        assert page.locator(".seats .name:visible").count() >= 1
        if preset == "sabra":
            assert "opens at 30" in page.locator(".seats li.active").inner_text()


def a_table_that_does_not_fit_at_all_pans(show: Show) -> None:
    """152 tiles on a small phone: the tools are in the menu, the cloth pans and shows where one is."""
    starts = [f"{colour}{n}" for _ in range(2) for colour in "go" for n in (1, 4, 7, 10)]
    runs = " | ".join(" ".join(f"{one[0]}{int(one[1:]) + i}" for i in range(3)) for one in starts)
    page = show(Scene(f"{FULL} | {runs}", "k1 k2", "pro6-de", 6), phone=True, size=SMALL)
    page.wait_for_selector(".cloth.pans .map")
    page.locator(".corner .plain").tap()
    page.wait_for_selector("dialog[open] >> text=Undo")


def the_whole_turn_of_a_hint_leaves_the_table_in_sight(show: Show) -> None:
    """The steps stand below the cloth: what each of them lays is seen there."""
    scene = Scene(BUSY, RACK, hint=tables.hint())
    page = show(scene, phone=True, size=SMALL)
    tables.ask_hint(page, scene)
    page.wait_for_function(
        """() => document.querySelector('.hint').getBoundingClientRect().top >=
          Math.max(...[...document.querySelectorAll('.meld.step')].map((set) =>
            set.getBoundingClientRect().bottom))"""
    )


def rack_and_controls_are_large_enough_to_touch(show: Show) -> None:
    """On a phone every control and every tile of the rack is at least 44 pixels wide and high."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True)
    page.wait_for_function(
        """() => [...document.querySelectorAll('.stage button:not(.meld *)')]
          .map((node) => node.getBoundingClientRect())
          .every((box) => box.width >= 43.5 && box.height >= 41.5)"""
    )


def whoever_talks_too_much_is_muted(show: Show) -> None:
    """What somebody writes can be read; from then on nothing more is heard of them."""
    scene = Scene(BUSY, RACK, free_text=True)
    page = show(scene, phone=True)
    tables.open_talk(page, scene)
    page.wait_for_selector("dialog[open] >> text=Bis gleich")
    tables.press(page, '[data-mute="1"]')
    page.wait_for_function("() => !document.querySelector('.busy')")
    assert [(one["seat"], one["muted"]) for one in scene.said if one["type"] == "mute"] == [(1, True)]


def test_little_room(show: Show) -> None:
    """Protects phones: the rack folds and slides, the cloth pans, and everything can be read and touched."""
    a_small_phone_folds_before_tiles_get_too_small(show)
    a_rack_that_slides_says_how_many_tiles_lie_beyond(show)
    the_rack_stays_as_it_is_while_one_lays(show)
    a_left_hand_finds_everything_on_its_side(show)
    nobody_is_cut_in_the_header(show)
    a_table_that_does_not_fit_at_all_pans(show)
    the_whole_turn_of_a_hint_leaves_the_table_in_sight(show)
    rack_and_controls_are_large_enough_to_touch(show)
    whoever_talks_too_much_is_muted(show)

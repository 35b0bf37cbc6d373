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


def a_small_phone_folds_before_tiles_get_too_small(show: Show) -> None:
    """At 360 x 640 the rack becomes one tier that slides; nothing scrolls but that, tiles stay at 20 px."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True, size=SMALL)
    page.wait_for_selector(".wood.slides")
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
    a_table_that_does_not_fit_at_all_pans(show)
    the_whole_turn_of_a_hint_leaves_the_table_in_sight(show)
    rack_and_controls_are_large_enough_to_touch(show)
    whoever_talks_too_much_is_muted(show)

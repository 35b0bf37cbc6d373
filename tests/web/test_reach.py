"""At a table everything is in sight and under the finger, on every device, however much lies there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.web.conftest import NOTHING, Server
from tests.web.scene import Scene
from tests.web.tables import all_scenes

pytestmark = pytest.mark.wide

SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "old laptop": (1024, 700),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "small phone on its side": (640, 360),
}
DESKS = ("desk", "laptop", "old laptop")
CROWDED = ("table-106", "rack-45", "table-six-seats", "table-draft")
# Whatever is to be pressed or read must be what a finger on its middle meets, within the screen.
OUT_OF_REACH = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push('the page scrolls');
  const slides = '.wood.slides, .cloth.pans, .visually-hidden';
  for (const one of document.querySelectorAll('.stage button, .stage a, .seats li, .meld')) {
    if (one.closest(slides)) continue;
    const box = one.getBoundingClientRect();
    const name = one.textContent.trim().slice(0, 20) || one.ariaLabel || one.className;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name} is cut off`);
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!met || !(one.contains(met) || met.contains(one))) faults.push(`${name} is covered`);
    if (one.matches('li') && one.scrollWidth > one.clientWidth + 1) faults.push(`${name} has no room`);
  }
  return faults;
}"""


TIGHT = ("old laptop", "small phone", "small phone on its side")
"""What has room there has it on larger screens of the same kind, which `-m long` looks at."""


def is_looked_at(name: str, device: str, everywhere: bool) -> bool:
    """Whether a table is looked at on a device: phones never show the largest one whole."""
    if name not in CROWDED:
        return device in ("old laptop", "tablet") or (everywhere and device in DESKS)
    return everywhere or device in TIGHT or name == CROWDED[0]


def nothing_is_cut_off_or_covered(
    open_page: Callable[..., Any], server: Server, phone: bool, everywhere: bool
) -> None:
    """A full table on every device; a rack of 45, six players, marked sets where there is least room."""
    page = open_page(NOTHING, phone=phone, language="de")
    sizes = {device: size for device, size in SIZES.items() if phone != (device in DESKS)}
    for name in (*CROWDED, "table-159"):
        scene, then = all_scenes()[name]
        scene.show(page, server.url, name)
        if then:
            then(page, scene)
        for device, (width, height) in sizes.items():
            if is_looked_at(name, device, everywhere):
                page.set_viewport_size({"width": width, "height": height})
                all_in_reach(page, f"{name} on a {device}")


ENLARGED = ((320, 256), (640, 512))
"""What is left of a screen of 1280 by 1024 that is enlarged four times, and twice."""


def everything_is_pressed(page: Any, where: str) -> None:
    """Each button there is found under the finger, once it has been scrolled to."""
    for button in page.locator(f"{where} button:visible:not([aria-disabled=true]):not(:disabled)").all():
        button.click(trial=True)


@pytest.mark.parametrize("size", ENLARGED)
def test_an_enlarged_page_is_played(show: Callable[..., Any], size: tuple[int, int]) -> None:
    """Protects who sees little: at 400 % and 200 % each button is reached, and a turn is played."""
    scene = Scene("k8 k9 k10 k11 | r3 b3 y3", "k7 k11 k12 k13 r6 b6 r8 k1 y4", opened=(1,), players=3)
    page = show(scene, size={"width": size[0], "height": size[1]})
    everything_is_pressed(page, ".stage")
    for text in ("k11", "k12", "k13"):
        page.locator(f'[data-rack][data-tile="{text}"]').click()
    page.keyboard.press("n")
    page.click('.action[data-deed="play"]')
    page.wait_for_function("() => !document.querySelector('.busy')")
    assert [one["draft"]["table"][-1] for one in scene.said if one["type"] == "play"] == [
        ["k11", "k12", "k13"]
    ]
    page.get_by_role("button", name="Menu").click()
    page.click("[data-do=more]")
    everything_is_pressed(page, "dialog:modal")


@pytest.mark.parametrize("everywhere", [False, pytest.param(True, marks=pytest.mark.long)])
def test_all_is_in_reach(open_page: Callable[..., Any], server: Server, everywhere: bool) -> None:
    """Protects small screens, and large ones on which much lies."""
    nothing_is_cut_off_or_covered(open_page, server, phone=False, everywhere=everywhere)
    nothing_is_cut_off_or_covered(open_page, server, phone=True, everywhere=everywhere)


def all_in_reach(page: Any, told: str) -> None:
    """Waits until the page has settled in its new size."""
    try:
        page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0", polling=100)
    except TimeoutError as error:
        raise AssertionError(f"{told}: {page.evaluate(OUT_OF_REACH)}") from error

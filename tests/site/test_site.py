"""The whole game on a plain web host, with the network cut: nothing but files, and a browser."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.site.building import LANGUAGES
from tests.site.conftest import START_MS
from tests.site.evening import FIND_DEVICE, hold_evening
from tests.web.player import Player
from tests.web.screen import Pieces, act_and_wait, wait_for_turn
from tests.web.test_screens import TOO_WIDE, violations
from tilerummy.locales.catalogue import catalogue
from tilerummy.rules.preset import load

pytestmark = pytest.mark.wide

SHORT = {"hand_size": 5, "starter_hand": 5, "opening_min": 0}
"""A round that is over soon: few tiles, and any set opens."""
SHORT_RULES = load("sabra").with_options(SHORT)
MOST_TURNS = 60
Visit = Callable[..., Any]
# Python as it had started (see device/started.ts): null if it isn't kept, else whether it is the marked one.
KEPT = """async () => {
  const cache = await caches.open('tilerummy-started');
  const found = await cache.match((await cache.keys())[0] ?? 'none');
  return found ? found.headers.has('x-marked') : null;
}"""
MARK = """async (body) => {
  const cache = await caches.open('tilerummy-started');
  const [address] = await cache.keys();
  const kept = await (await cache.match(address)).arrayBuffer();
  await cache.put(address, new Response(body ?? kept, { headers: { 'x-marked': '1' } }));
}"""


def go(page: Any, place: str) -> None:
    """Another page of the site."""
    page.evaluate("(place) => { location.hash = place }", place)


def choose(page: Any, people: list[str], bots: int) -> None:
    """A short match of one round, chosen as anybody would choose it, and begun."""
    go(page, "new")
    page.wait_for_selector("details summary")
    page.locator("input[name=players]").nth(len(people) + bots - 2).check(force=True)
    page.locator("input[name=bots]").nth(bots).check(force=True)
    page.locator("details summary").first.click()
    for name, value in SHORT.items():
        page.locator(f'input[aria-labelledby="p-{name}"]').fill(str(value))
        page.locator(f'input[aria-labelledby="p-{name}"]').press("Tab")
    for place, name in enumerate(people):
        page.locator(f'[data-person="{place}"]').fill(name)
    page.locator("aside .primary.big").click()


def strangers(rack: Pieces) -> tuple[str, str] | None:
    """Two tiles of a rack that never lie in one set, if it has any."""
    plain = [(piece, tile[0], int(tile[1:])) for piece, tile in rack if tile != "*"]
    return next(
        (
            (one, other)
            for (one, colour, number), (other, another, far) in combinations(plain, 2)
            if colour != another and number != far
        ),
        None,
    )


def try_nonsense(player: Player) -> None:
    """Two strangers are no set: the page says so there, and the rule is one tap away, from a file."""
    page = player.page
    while (two := strangers(player.look().rack)) is None:
        act_and_wait(page, "draw")
    one, other = two
    lain = page.locator(".meld [data-tile]").count()
    player.put(one, None)
    player.put(other, player.look().meld_of(one))
    page.wait_for_selector(".meld.illegal")
    page.locator(".action").click()
    page.locator(".refusal").wait_for()
    page.locator(".refusal button").last.click()
    page.wait_for_selector("dialog[open] h3")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator("[data-reset]").click()
    page.wait_for_function(f"() => document.querySelectorAll('.meld [data-tile]').length === {lain}")


def looks_right(page: Any) -> None:
    """Nothing sticks out, and axe finds nothing."""
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page) == []


def show(page: Any) -> None:
    """Whoever the device is for says so, and sees the own rack."""
    seat = page.locator("[data-cover]").get_attribute("data-cover")
    assert page.locator("[data-rack]").count() == 0, "no rack is on the page while it is handed on"
    page.locator("[data-do=show]").click()
    page.wait_for_selector(f'.stage[data-me="{seat}"] [data-rack]')
    assert page.locator(".banner").count() == 0, "whoever shares the device isn't away"


def racks_of_three(page: Any) -> list[str]:
    """Each of three people takes a turn; what each saw on the own rack before."""
    seen = []
    for _ in range(3):
        show(page)
        seen.append(wait_for_turn(page).rack_text)
        page.locator('.action[data-deed="draw"]').click()
        page.locator("[data-do=hand]").click()  # the tile was looked at
        page.wait_for_selector("[data-cover]")
    return seen


def test_three_people_pass_one_device_round(visit: Visit, tmp_path: Path) -> None:
    """Protects pass and play: racks are covered in between, and a closed tab loses nothing.

    The second tab takes up Python as it was kept; what turns out to be no good is replaced. The same people
    then have a table that stays, with a score that goes to a server as a file.
    """
    page = visit("fr", phone=False)
    page.context.add_init_script(FIND_DEVICE)
    choose(page, ["Ana", "Robin", "Mika"], bots=0)
    page.wait_for_selector("[data-cover]")
    words = catalogue("fr")
    names = ("Ana", "Robin", "Mika")
    heading = page.locator("[data-cover] h1").inner_text()
    assert heading in [words.text("hand-to", name=name) for name in names]
    looks_right(page)
    racks = racks_of_three(page)
    assert len(set(racks)) == 3, "everybody has a rack of their own"
    show(page)
    draft = wait_for_turn(page)
    for broken in (None, "no memory of Python"):
        mark_kept(page, broken)
        page = reopen(page)
        page.wait_for_selector("[data-cover]")
        show(page)
        again = wait_for_turn(page)
        assert (again.rack_text, again.table_text) == (draft.rack_text, draft.table_text)
        page.wait_for_function(f"async (marked) => (await ({KEPT})()) === marked", arg=broken is None)
    hold_evening(page, names, racks_of_three, tmp_path / "family.json")


def mark_kept(page: Any, body: str | None = None) -> None:
    """Waits until Python is kept as it had started, and marks it; or puts this in its place."""
    page.wait_for_function(f"async () => (await ({KEPT})()) !== null")
    page.evaluate(MARK, body)


def reopen(old: Any) -> Any:
    """The same address in another tab, once this one is closed."""
    page = old.context.new_page()
    page.set_default_timeout(START_MS)
    address = old.url
    old.close()
    page.goto(address)
    return page


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_doors_rules_and_covers_in_other_languages(visit: Visit, language: str, phone: bool) -> None:
    """Protects the words and the layout of what only the site has."""
    page = visit(language, phone=phone)
    looks_right(page)
    go(page, "rules/pro6-it/8.6")
    page.wait_for_selector(".clause.marked")
    choose(page, ["Ana", "Robin", "Mika"], bots=0)
    page.wait_for_selector("[data-cover]")
    looks_right(page)
    racks_of_three(page)
    looks_right(page)

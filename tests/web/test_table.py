"""The table in the hands: what each gesture does, on positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web import tables
from tests.web.contexts import AT_A_DESK_TOO
from tests.web.hands import Drags, Taps
from tests.web.scene import Scene
from tests.web.screen import look, piece, table_is
from tests.web.tables import BUSY, FORTY_FIVE, FULL, RACK, SIX
from tests.web.test_following import MINE
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol import messages as m

SMALL = {"width": 360, "height": 640}
Show = Callable[..., Any]


EXTEND = ("r4 r5 r6", "r7", "r4", ["r4 r5 r6 r7"])
SPLIT = ("r4 r5 r6 r7 r8", "r6", "r4", ["r4 r5 r6", "r6 r7 r8"])
SWAP = ("r4 * r6", "r5", "*", ["r4 r5 r6", "*"])
GROUP = ("k7 r7 b7", "y7", "b7", ["k7 r7 b7 y7"])
later = pytest.mark.long
"""Where a drop goes is decided by `board/drop`, which has tests of its own; here hands try it."""


@pytest.mark.parametrize(
    ("table", "tile", "onto", "after", "phone"),
    [
        pytest.param(*EXTEND, True, id="extend on a phone"),
        pytest.param(*SWAP, False, id="swap at a desk"),
        pytest.param(*EXTEND, False, id="extend at a desk", marks=later),
        pytest.param(*SWAP, True, id="swap on a phone", marks=later),
        *(pytest.param(*SPLIT, phone, id=f"split {phone}", marks=later) for phone in (False, True)),
        *(pytest.param(*GROUP, phone, id=f"group {phone}", marks=later) for phone in (False, True)),
    ],
)
def test_a_drop_finds_its_place(
    show: Show, table: str, tile: str, onto: str, after: list[str], phone: bool
) -> None:
    """A tile dropped on a set extends it, splits a run that has it, or takes a joker's place."""
    page = show(Scene(table, f"{tile} k1"), phone=phone)
    hands = Drags(page, phone)
    hands._drag(hands._centre(piece(page, tile)), hands._centre(piece(page, onto, -1)))
    table_is(page, *after)


def test_a_bad_drop_returns_the_tile(show: Show) -> None:
    """Dropped outside the cloth a tile goes home, and the turn is as it was."""
    page = show(Scene("r4 r5 r6", "r7 k1"))
    hands = Drags(page, touch=False)
    hands._drag(hands._centre(piece(page, "r7")), (700, 20))
    page.wait_for_selector(".carry", state="detached")
    assert look(page).rack_text == "k1 r7"
    assert look(page).deed == "draw"


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
def test_a_long_press_takes_the_whole_set(show: Show, phone: bool) -> None:
    """Held for a while, a set comes up as a whole and joins another."""
    page = show(Scene("r4 r5 r6 | r7 r8 r9", "k1"), phone=phone)
    hands = Drags(page, phone)
    start = hands._centre(piece(page, "r4"))
    to_x, to_y = hands._centre(piece(page, "r8"))
    hands._begin()
    hands._down(start)
    page.wait_for_selector(".carry .piece >> nth=2")
    hands._time += 1
    end = to_x, to_y + (48 if phone else 0)
    hands._move(end)
    hands._up(end)
    table_is(page, "r4 r5 r6 r7 r8 r9")


def test_a_lasso_selects_what_it_goes_round(show: Show) -> None:
    """A loop drawn from the bare cloth selects the tiles in it."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "k9"))
    hands = Drags(page, touch=False)
    x, y = hands._centre(piece(page, "r4"))
    end_x, end_y = hands._centre(piece(page, "r6"))
    hands._drag((x - 60, y - 60), (end_x + 40, end_y + 60))
    page.wait_for_function("() => document.querySelectorAll('.cloth .selected').length === 3")


def test_a_double_tap_sends_a_tile_where_it_fits(show: Show) -> None:
    """One place: it goes there. Several: they light up."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "r7 k9"), phone=True)
    hands = Taps(page, touch=True)
    where = hands._centre(piece(page, "r7"))
    hands._begin()
    for _ in range(2):
        hands._down(where)
        hands._up(where)
    table_is(page, "r4 r5 r6 r7", "k1 k2 k3")


def test_steps_are_taken_back_and_again(show: Show) -> None:
    """Undo, redo and reset, by buttons and by keys."""
    page = show(Scene("r4 r5 r6", "r7 r8 k1"))
    tables.lay(page, "r7", "r4")
    tables.lay(page, "r8", "r4")
    table_is(page, "r4 r5 r6 r7 r8")
    page.keyboard.press("Control+z")
    table_is(page, "r4 r5 r6 r7")
    page.get_by_role("button", name="Redo").click()
    table_is(page, "r4 r5 r6 r7 r8")
    page.click("[data-reset]")
    table_is(page, "r4 r5 r6")
    page.get_by_role("button", name="Undo").click()
    table_is(page, "r4 r5 r6 r7 r8")


WHERE = """() => [...document.querySelectorAll('[data-id]')].map((tile) => {
  const { x, y } = tile.getBoundingClientRect();
  return [tile.dataset.id, Math.round(x), Math.round(y)].join(' ');
}).sort().join()"""
"""Where every tile lies, to the pixel."""
STILL = f"""() => {{
  const [was, now] = [window.was, ({WHERE})()];
  window.was = now;
  return was === now && now;
}}"""
"""The same, once nothing moves from one frame to the next."""


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
def test_undo_puts_every_tile_back_to_the_pixel(show: Show, phone: bool) -> None:
    """On a full table too, where a longer set pushes others aside; what is said below it changes nothing."""
    scene = Scene(BUSY, RACK, history=[MINE])
    page = show(scene, phone=phone)
    before = page.wait_for_function(STILL).json_value()
    cloth = page.locator(".cloth").bounding_box()
    tables.lay(page, "r4", "k2")
    page.wait_for_selector(".meld.illegal")
    assert page.locator(".cloth").bounding_box() == cloth
    page.keyboard.press("Control+z")
    page.wait_for_function(f"(before) => ({WHERE})() === before", arg=before)
    scene.turn = 1
    scene.happen([m.Drew(0, None, 0)])
    page.wait_for_function("() => document.querySelector('.stage').dataset.turn === '1'")
    assert page.locator(".cloth").bounding_box() == cloth


def test_the_cursor_stays_with_its_tile(show: Show) -> None:
    """The last tile of the rack is laid by a key: the keyboard goes on from there, and R finds a tile."""
    page = show(Scene("r4 r5 r6", "r7"))
    focused = "document.activeElement?.dataset?.tile ?? ''"
    for key in ("r", "Space", "n"):
        page.keyboard.press(key)
    table_is(page, "r4 r5 r6", "r7")
    page.wait_for_function(f"() => ({focused}) === 'r7'")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.wait_for_function(f"() => ({focused}) !== ''")


def test_a_set_that_could_be_two_things_asks(show: Show) -> None:
    """A tile and two jokers: the player says what they are, and that is what is sent."""
    scene = Scene("", "k7 * *", opened=(0,))
    page = show(scene)
    for _, tile in look(page).rack:
        page.locator(f'[data-rack][data-tile="{tile}"]:not(.selected)').first.click()
    page.keyboard.press("n")
    page.click('.ask [data-option="k7 *k8 *k9"]')
    table_is(page, "k7 *k8 *k9")
    page.click(".action[data-deed=play]")
    assert [one["draft"]["table"] for one in scene.said if one["type"] == "play"] == [[["k7", "*k8", "*k9"]]]


def test_a_draft_lies_there_when_the_page_is_opened_again(show: Show) -> None:
    """What was laid before the page was closed lies there still, and can be taken back."""
    page = show(Scene("r4 r5 r6", "r7 k1", kept=m.Draft([["r4", "r5", "r6", "r7"]])))
    table_is(page, "r4 r5 r6 r7")
    page.wait_for_selector(".action[data-deed=play]")
    page.click("[data-reset]")
    table_is(page, "r4 r5 r6")


def test_whoever_talks_too_much_is_muted(show: Show) -> None:
    """What somebody writes can be read; from then on nothing more is heard of them."""
    scene = Scene(BUSY, RACK, free_text=True)
    page = show(scene, phone=True)
    tables.open_talk(page, scene)
    page.wait_for_selector("dialog[open] >> text=Bis gleich")
    tables.press(page, '[data-mute="1"]')
    page.wait_for_function("() => !document.querySelector('.busy')")
    assert [(one["seat"], one["muted"]) for one in scene.said if one["type"] == "mute"] == [(1, True)]


def test_a_plan_is_laid_when_the_turn_comes(show: Show) -> None:
    """Off-turn a draft is a plan that nobody else sees; it stands when the turn comes, if it still can."""
    scene = Scene("r4 r5 r6", "k4 k5 k6 r7 b1", turn=1)
    page = show(scene)
    tables.lay(page, "r7", "r4")
    page.wait_for_selector(".planning")
    assert not [one for one in scene.said if one["type"] == "draft"]
    scene.turn = 0
    scene.happen([m.Drew(1, None, 0)])
    page.wait_for_selector(".action[data-deed=play]")
    table_is(page, "r4 r5 r6 r7")


def test_a_plan_that_no_longer_fits_says_so(show: Show) -> None:
    """If the set it built on has gone, the plan goes too, and the player is told."""
    scene = Scene("r4 r5 r6", "r7 b1", turn=1)
    page = show(scene)
    tables.lay(page, "r7", "r4")
    scene.turn = 0
    table = [["r3", "r4", "r5", "r6", "r7", "r8"]]
    scene.happen(
        [m.Played(1, table, ["r3", "r7", "r8"], [], None, None, None, False, 0)], "r3 r4 r5 r6 r7 r8"
    )
    page.wait_for_selector("text=The table changed")
    table_is(page, "r3 r4 r5 r6 r7 r8")
    assert look(page).deed == "draw"


def test_others_are_seen_laying_and_their_turn_is_marked(show: Show) -> None:
    """Their draft is faint and dotted; once played, what is new carries a mark until I touch a tile."""
    scene = Scene(BUSY, RACK, turn=1)
    page = show(scene)
    tables.opponent_lays(page, scene)
    assert page.locator(".meld.draft").count() == 2
    tables.last_turn(page, scene)
    page.wait_for_function("() => document.querySelectorAll('.cloth .notch-new').length === 4")
    page.locator(tables.tile(page, "k4")).click()
    page.wait_for_selector(".meld.last", state="detached")


def test_a_hint_stands_on_the_table(show: Show) -> None:
    """First a tile, then where it goes, then the whole turn set by set on the table, laid on request."""
    page = show(Scene(BUSY, RACK, hint=tables.hint()))
    page.keyboard.press("h")
    page.get_by_role("heading", name="You can lay the black 4.").wait_for()
    assert page.locator(".wood .hinted").count() == 1
    assert page.locator(".hint li, .meld.step").count() == 0
    page.keyboard.press("h")
    page.get_by_role("heading", name="It makes a new set: black 4 to black 6.").wait_for()
    assert page.locator(".wood .hinted").count() == 3
    page.click(".hint [data-next]")
    page.wait_for_selector(".hint li:nth-child(3)")
    assert page.locator(".meld.step .badge").all_inner_texts() == ["1"]
    assert page.locator(".meld.step .hinted").count() == 3
    assert page.locator(".wood .piece").count() == len(RACK.split()) - 3
    page.click(".hint [data-next]")
    page.wait_for_function("() => document.querySelectorAll('.meld.step').length === 2")
    heard = page.evaluate("() => document.querySelector('.stage [aria-live=polite]').textContent")
    assert heard.startswith("Step 2 of 3: Black 7, red 7, blue 7, yellow 7. From your rack: black 7")
    page.click(".hint [data-lay]")
    page.wait_for_selector(".action[data-deed=play]")
    assert "5" in page.inner_text(".action")
    assert page.locator(".hint").count() == 0


@pytest.mark.parametrize(
    "size", [pytest.param(None, id="phone", marks=later), pytest.param(SMALL, id="small phone")]
)
def test_the_whole_turn_of_a_hint_leaves_the_table_in_sight(show: Show, size: dict[str, int] | None) -> None:
    """On a phone the steps stand below the cloth: what each of them lays is seen there."""
    page = show(Scene(BUSY, RACK, hint=tables.hint()), phone=True, size=size)
    tables.ask_hint(page, Scene("", ""))
    page.wait_for_function(
        """() => document.querySelector('.hint').getBoundingClientRect().top >=
          Math.max(...[...document.querySelectorAll('.meld.step')].map((set) =>
            set.getBoundingClientRect().bottom))"""
    )


def test_a_touched_tile_ends_a_hint_and_glows(show: Show) -> None:
    """A hint never stands in the way: the table is as it was, and the tile can still be found."""
    page = show(Scene(BUSY, RACK, hint=tables.hint()))
    tables.ask_hint(page, Scene("", ""))
    page.wait_for_selector(".meld.step")
    page.locator(tables.tile(page, "r4")).click()
    page.wait_for_selector(".hint", state="detached")
    assert page.locator(".meld.step").count() == 0
    assert page.locator(".wood .piece").count() == len(RACK.split())
    assert page.locator(".wood .hinted").count() == 1


def test_a_refusal_stands_at_the_set_until_the_next_action(show: Show) -> None:
    """What is wrong is said where it is wrong, with its rule; whatever one does next takes it away."""
    page = show(Scene(BUSY, RACK))
    tables.lay(page, "r4", "k2")
    page.wait_for_selector(".meld.illegal")
    page.locator(".action").click()
    bubble = page.locator(".refusal")
    bubble.wait_for()
    wrong = page.locator(".meld.illegal").bounding_box()
    found = bubble.bounding_box()
    assert wrong is not None
    assert found is not None
    assert (
        abs(found["y"] - wrong["y"] - wrong["height"]) < 60
        or abs(found["y"] + found["height"] - wrong["y"]) < 60
    )
    bubble.get_by_role("button", name="Why?").click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.keyboard.press("ControlOrMeta+z")
    page.wait_for_selector(".refusal", state="detached")


def test_a_small_phone_folds_before_tiles_get_too_small(show: Show) -> None:
    """At 360 x 640 the rack becomes one tier that slides; nothing scrolls but that, tiles stay at 20 px."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True, size=SMALL)
    page.wait_for_selector(".wood.slides")
    cloth = page.locator(".cloth").bounding_box()
    assert cloth is not None
    assert cloth["height"] > 200
    assert page.locator(".meld [data-tile]").first.bounding_box()["width"] >= 19
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_rack_that_slides_says_how_many_tiles_lie_beyond(show: Show) -> None:
    """45 tiles on a small phone: all that are not seen are counted at the edge behind which they lie."""
    page = show(Scene(SIX, FORTY_FIVE, "pro6-de", 6), phone=True, size=SMALL)
    seen = """() => [...document.querySelectorAll('[data-rack]')].filter((tile) => {
      const { left, width } = tile.getBoundingClientRect();
      const well = document.querySelector('.well').getBoundingClientRect();
      return left + width / 2 >= well.left && left + width / 2 <= well.right; }).length"""
    counted = f"""() => {{ const end = (side) =>
      parseInt(document.querySelector('.wood .end.' + side)?.innerText.match(/\\d+/)?.[0] ?? '0');
      return [end('before'), end('after'), ({seen})()]; }}"""
    page.wait_for_function(f"() => {{ const [b, a, seen] = ({counted})(); return !b && a + seen === 45; }}")
    page.locator(".well").evaluate("(well) => well.scrollTo(well.scrollWidth / 2, 0)")
    page.wait_for_function(f"() => {{ const [b, a, s] = ({counted})(); return b && a && b + a + s === 45; }}")
    page.locator(".well").evaluate("(well) => well.scrollTo(well.scrollWidth, 0)")
    page.wait_for_function(f"() => {{ const [b, a, seen] = ({counted})(); return !a && b + seen === 45; }}")


def test_a_table_that_does_not_fit_at_all_pans(show: Show) -> None:
    """152 tiles on a small phone: the tools are in the menu, the cloth pans and shows where one is."""
    starts = [f"{colour}{n}" for _ in range(2) for colour in "go" for n in (1, 4, 7, 10)]
    runs = " | ".join(" ".join(f"{one[0]}{int(one[1:]) + i}" for i in range(3)) for one in starts)
    page = show(Scene(f"{FULL} | {runs}", "k1 k2", "pro6-de", 6), phone=True, size=SMALL)
    page.wait_for_selector(".cloth.pans .map")
    page.locator(".corner .plain").tap()
    page.wait_for_selector("dialog[open] >> text=Undo")


def test_whoever_watches_sees_counts_and_no_rack(show: Show) -> None:
    """A spectator has no rack and no buttons for tiles; what everybody holds stands there instead."""
    page = show(Scene(BUSY, "", seat=None, turn=1))
    page.wait_for_selector(".band li.active")
    assert page.locator(".wood, [data-reset], .action").count() == 0


def test_sorting_shows_and_the_order_is_free(show: Show) -> None:
    """The button of the present order is pressed; a tile moved by hand releases it."""
    page = show(Scene("", "k1 r1 k2 r2", opened=()))
    page.wait_for_selector('.sorts [aria-pressed="true"] >> text=7 8 9')
    page.click(".sorts button >> nth=1")
    page.wait_for_selector('.sorts [aria-pressed="true"] >> text=7 7 7')
    hands = Drags(page, touch=False)
    x, y = hands._centre(piece(page, "k1"))
    hands._drag((x, y), (x + 300, y))
    page.wait_for_selector('.sorts [aria-pressed="true"]', state="detached")


@pytest.mark.parametrize(
    "rack", [pytest.param(RACK, id="16", marks=later), pytest.param(FORTY_FIVE, id="45")]
)
def test_rack_and_controls_are_large_enough_to_touch(show: Show, rack: str) -> None:
    """On a phone every control and every tile of the rack is at least 44 pixels wide and high."""
    page = show(Scene(SIX, rack, "pro6-de", 6), phone=True)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.stage button:not(.meld *)')]
          .map((node) => [node.getAttribute('aria-label') ?? node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width < 43.5 || box.height < 41.5).map(([name]) => name)"""
    )
    assert small == []


def test_the_accessibility_tree_tells_the_table(show: Show) -> None:
    """Sets are groups that say how they stand, tiles say their name and their set, and moves are told."""
    scene = Scene(BUSY, RACK)
    page = show(scene)
    tables.draft(page, scene)
    tree = page.locator("body").aria_snapshot()
    assert 'group "run, 3 tiles, set 6 of 21"' in tree
    assert 'button "joker as black 10, set 6 of 21"' in tree
    assert "incomplete, 5 is missing" in tree
    assert 'group "Your rack, 11 tiles"' in tree
    assert tree.count("listitem") >= 4
    assert f'button "{catalogue("en").text("unfinished", count=2)}' in tree
    scene.turn = 1
    scene.happen([m.Drew(0, "k13", 0)], rack=f"{RACK} k13")
    page.wait_for_selector("[aria-live=polite] >> text=You drew a tile", state="attached")

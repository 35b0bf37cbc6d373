"""The table in the hands: what a real pointer, a real finger and real keys do, on positions set up by hand.

What each gesture means is decided by `table/model` and `board/`, which `web/test` tries without a browser.
Here it is tried that hands reach it, and what only a browser knows: pixels, focus, what is read aloud.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web import tables
from tests.web.contexts import AT_A_DESK_TOO
from tests.web.hands import Drags, Taps
from tests.web.scene import Scene
from tests.web.screen import look, meld, piece, table_is
from tests.web.tables import BUSY, RACK
from tests.web.test_following import MINE
from tilerummy.locales.catalogue import catalogue
from tilerummy.protocol import messages as m

Show = Callable[..., Any]
HELP = "r6 b6 y6 | k10 k11 k12 k13 | y9 y10 y11 y12 | k8 r8 b8 | k7 r7 b7 y7"
SPOTS = """() => [...document.querySelectorAll('[data-id]')].map((tile) => {
  const { x, y } = tile.getBoundingClientRect();
  return [tile.dataset.tile, Math.round(x), Math.round(y)].join();
}).sort().join()"""
"""Where every tile is on the screen, to the pixel."""
STILL = f"""() => {{
  const [was, now] = [window.was, ({SPOTS})()];
  window.was = now;
  return was === now && now;
}}"""
"""The same, once nothing moves from one frame to the next."""
ON_RACK = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-rack]')].map((tile) => [tile.dataset.id, tile.style.cssText]))"""
FOCUSED = "document.activeElement?.dataset?.tile ?? ''"
PRESSED = '.sorts [aria-pressed="true"]'


def spots(page: Any) -> str:
    """Where every tile is once all of them lie still, no pointer above any of them."""
    page.mouse.move(700, 5)
    return str(page.wait_for_function(STILL).json_value())


def spots_are(page: Any, wanted: str) -> None:
    """Waits until every tile is there."""
    page.mouse.move(700, 5)
    page.wait_for_function(f"(wanted) => ({SPOTS})() === wanted", arg=wanted)


def carry(page: Any, tile: str, onto: str, phone: bool = False) -> tuple[Drags, tuple[float, float]]:
    """Takes a tile above another one, slowly enough for the page to help, and holds it there."""
    hands = Drags(page, touch=phone)
    start, (x, y) = hands.centre(piece(page, tile)), hands.centre(piece(page, onto))
    end = x, y + (48 if phone else 0)
    hands.begin()
    hands.down(start)
    hands.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.wait_for_selector(".felt.dims", state="attached")
    hands.hold(0.3)
    hands.move(end)
    return hands, end


def a_bad_drop_returns_the_tile(show: Show) -> None:
    """Dropped outside the cloth a tile goes home, and the turn is as it was."""
    page = show(Scene("r4 r5 r6", "r7 k1"))
    hands = Drags(page, touch=False)
    hands.drag(hands.centre(piece(page, "r7")), (700, 20))
    page.wait_for_selector(".carry", state="detached")
    assert look(page).rack_text == "k1 r7"
    assert look(page).deed == "draw"


def a_lasso_selects_what_it_goes_round(show: Show) -> None:
    """A loop drawn from the bare cloth selects the tiles in it."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "k9"))
    hands = Drags(page, touch=False)
    x, y = hands.centre(piece(page, "r4"))
    end_x, end_y = hands.centre(piece(page, "r6"))
    hands.drag((x - 60, y - 60), (end_x + 40, end_y + 60))
    page.wait_for_function("() => document.querySelectorAll('.cloth .selected').length === 3")


def a_set_held_by_a_mouse_keeps_its_grip(show: Show) -> None:
    """A long press takes the whole set; the tile under the pointer stays under it, without a lift."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "r7"))
    hands = Drags(page, touch=False)
    held = piece(page, "r6")
    x, y = hands.centre(held)
    grip = x + 9, y - 12
    hands.begin()
    hands.down(grip)
    page.wait_for_selector("[data-carried]")
    hands.hold(1)
    hands.move((grip[0] + 30, grip[1] + 40))
    page.wait_for_function(
        """([held, x, y]) => {
          const box = document.querySelector(`[data-carried="${held}"]`).getBoundingClientRect();
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 8;
        }""",
        arg=[held, x + 30, y + 40],
    )
    hands.up((grip[0] + 30, grip[1] + 40))


def a_wrong_set_takes_a_tile_that_is_held_there(show: Show) -> None:
    """Held still it lies, for sets are taken apart and built anew; one dropped in passing: see `web/test`."""
    page = show(Scene("k7 r7 b7 y7", "k1 k2"))
    hands, end = carry(page, "k1", "b7")
    assert page.locator(".meld.fits").count() == 0
    hands.hold(0.6)
    hands.up(end)
    table_is(page, "k7 r7 b7 y7 k1")


def escape_puts_a_carried_tile_back(show: Show) -> None:
    """The tile is where it was, and nothing was laid."""
    page = show(Scene(HELP, "y8 k1"))
    before = spots(page)
    hands, end = carry(page, "y8", "y10")
    page.keyboard.press("Escape")
    page.wait_for_selector(".felt.dims", state="detached")
    hands.up(end)
    spots_are(page, before)


def the_button_of_the_present_order_is_pressed(show: Show) -> None:
    """Until a tile is moved by hand: from then on the order is free."""
    page = show(Scene("", "k1 r1 k2 r2", opened=()))
    page.wait_for_selector(f"{PRESSED} >> text=7 8 9")
    page.click(".sorts button >> nth=1")
    page.wait_for_selector(f"{PRESSED} >> text=7 7 7")
    page.click(".sorts button >> nth=0")
    page.wait_for_selector(f"{PRESSED} >> text=7 8 9")
    hands = Drags(page, touch=False)
    x, y = hands.centre(piece(page, "k1"))
    hands.drag((x, y), (x + 300, y))
    page.wait_for_selector(PRESSED, state="detached")


def undo_redo_and_reset_restore_places_and_rack(show: Show) -> None:
    """Every step is shown again exactly as it was: sets, rack slots and the way it was sorted."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3 | b9 r9 y9", "r7 r8 k1 b3 b4 y4 k9 y11 y12 r13"))
    hands = Drags(page, touch=False)
    seen = [spots(page)]
    hands.put(piece(page, "r7"), meld(page, "r4"))
    table_is(page, "r4 r5 r6 r7", "k1 k2 k3", "b9 r9 y9")
    seen.append(spots(page))
    hands.put(piece(page, "b3"), None)
    table_is(page, "r4 r5 r6 r7", "k1 k2 k3", "b9 r9 y9", "b3")
    seen.append(spots(page))
    page.click(".sorts button:last-child")
    page.wait_for_selector(f"{PRESSED} >> text=7 7 7")
    seen.append(spots(page))
    for before in (seen[2], seen[1]):
        page.keyboard.press("Control+z")
        spots_are(page, before)
    page.get_by_role("button", name="Undo").click()
    spots_are(page, seen[0])
    page.get_by_role("button", name="Redo").click()
    spots_are(page, seen[1])
    for after in seen[2:]:
        page.keyboard.press("Control+y")
        spots_are(page, after)
    page.keyboard.press("Control+z")
    page.click("[data-reset]")
    spots_are(page, seen[0])


def the_cursor_stays_with_its_tile(show: Show) -> None:
    """The last tile of the rack is laid by a key: the keyboard goes on from there, and R finds a tile."""
    page = show(Scene("r4 r5 r6", "r7"))
    page.keyboard.press("r")
    page.wait_for_function(f"() => ({FOCUSED}) === 'r7'")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-rack].selected")
    page.keyboard.press("n")
    table_is(page, "r4 r5 r6", "r7")
    page.wait_for_function(f"() => ({FOCUSED}) === 'r7'")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.wait_for_function(f"() => ({FOCUSED}) !== ''")


def keys_walk_the_sets_that_fit(show: Show) -> None:
    """Space picks a tile up, F goes from one fitting set to the next, Enter lays it there."""
    page = show(Scene(HELP, "y8 k1"))
    page.locator('[data-rack][data-tile="y8"]').focus()
    page.keyboard.press("Space")
    # The first key may have to fetch what the keys do.
    page.wait_for_function("document.querySelectorAll('.meld.fits').length === 2")
    at = "(tag) => document.activeElement.closest('.meld')?.querySelector('.tag')?.innerText[0] === tag"
    for key, tag in (("f", "8"), ("f", "4"), ("Shift+F", "8"), ("Shift+F", "4")):
        page.keyboard.press(key)
        page.wait_for_function(at, arg=tag)
    page.keyboard.press("Enter")
    table_is(page, "r6 b6 y6", "k10 k11 k12 k13", "y9 y10 y11 y12", "k8 r8 b8 y8", "k7 r7 b7 y7")


def test_a_mouse_and_keys(show: Show) -> None:
    """Protects whoever plays at a desk: every gesture of a mouse, and the keys that walk about."""
    a_bad_drop_returns_the_tile(show)
    a_lasso_selects_what_it_goes_round(show)
    a_set_held_by_a_mouse_keeps_its_grip(show)
    a_wrong_set_takes_a_tile_that_is_held_there(show)
    escape_puts_a_carried_tile_back(show)
    the_button_of_the_present_order_is_pressed(show)
    undo_redo_and_reset_restore_places_and_rack(show)
    the_cursor_stays_with_its_tile(show)
    keys_walk_the_sets_that_fit(show)


def a_long_press_takes_the_whole_set(show: Show, phone: bool) -> None:
    """Held for a while, a set comes up as a whole and joins another."""
    page = show(Scene("r4 r5 r6 | r7 r8 r9", "k1"), phone=phone)
    hands = Drags(page, phone)
    start = hands.centre(piece(page, "r4"))
    to_x, to_y = hands.centre(piece(page, "r8"))
    hands.begin()
    hands.down(start)
    page.wait_for_selector(".carry .piece >> nth=2")
    hands.hold(1)
    end = to_x, to_y + (48 if phone else 0)
    hands.move(end)
    hands.up(end)
    table_is(page, "r4 r5 r6 r7 r8 r9")


def a_double_tap_sends_a_tile_where_it_fits(show: Show, phone: bool) -> None:
    """To the one place there is."""
    page = show(Scene("r4 r5 r6 | k1 k2 k3", "r7 k9"), phone=phone)
    hands = Taps(page, touch=phone)
    where = hands.centre(piece(page, "r7"))
    hands.begin()
    for _ in range(2):
        hands.down(where)
        hands.up(where)
    table_is(page, "r4 r5 r6 r7", "k1 k2 k3")


def the_rack_stays_put_while_tiles_are_laid(show: Show, phone: bool) -> None:
    """What is laid leaves its place free: no other tile moves, and it comes back to where it stood."""
    page = show(Scene("r4 r5 r6", "k1 k2 k3 k5 k6 k8 r7 r9 b1 b2 b3 b5 b8 y1 y2 y5 y6"), phone=phone)
    before = page.evaluate(ON_RACK)
    laid = piece(page, "r7")
    Drags(page, touch=phone).put(laid, meld(page, "r4"))
    table_is(page, "r4 r5 r6 r7")
    after = page.evaluate(ON_RACK)
    assert after == {one: where for one, where in before.items() if one != laid}
    page.locator(f'[data-id="{laid}"]').focus()
    page.keyboard.press("Backspace")
    table_is(page, "r4 r5 r6")
    page.wait_for_selector(f'[data-rack][data-id="{laid}"]')
    assert page.evaluate(ON_RACK) == before


def sets_that_fit_light_up_and_open_a_slot(show: Show, phone: bool) -> None:
    """The other sets are dimmed, the label says what will be, and the tile lands in the slot."""
    page = show(Scene(HELP, "y8 k1"), phone=phone)
    hands, end = carry(page, "y8", "y10", phone)
    page.wait_for_selector(".meld.open .slot")
    lit = page.locator(".meld.fits")
    assert sorted(lit.locator(".tag").all_inner_texts()) == [
        "4 \N{MULTIPLICATION SIGN} 8",
        "8 \N{EN DASH} 12",
    ]
    hands.up(end)
    table_is(page, "r6 b6 y6", "k10 k11 k12 k13", "y8 y9 y10 y11 y12", "k8 r8 b8", "k7 r7 b7 y7")
    page.wait_for_function("() => !document.querySelector('.felt.dims, .fits, .slot')")


def undo_puts_every_tile_back_to_the_pixel(show: Show, phone: bool) -> None:
    """On a full table too, where a longer set pushes others aside; what is said below it changes nothing."""
    scene = Scene(BUSY, RACK, history=[MINE])
    page = show(scene, phone=phone)
    before = page.wait_for_function(STILL).json_value()
    cloth = page.locator(".cloth").bounding_box()
    tables.lay(page, "r4", "k2")
    page.wait_for_selector(".meld.illegal")
    assert page.locator(".cloth").bounding_box() == cloth
    page.keyboard.press("Control+z")
    page.wait_for_function(f"(before) => ({SPOTS})() === before", arg=before)
    scene.turn = 1
    scene.happen([m.Drew(0, None, 0)])
    page.wait_for_function("() => document.querySelector('.stage').dataset.turn === '1'")
    assert page.locator(".cloth").bounding_box() == cloth


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
def test_a_finger(show: Show, phone: bool) -> None:
    """Protects whoever plays on a phone: a drag, a long press, a double tap, and nothing else moves."""
    a_long_press_takes_the_whole_set(show, phone)
    a_double_tap_sends_a_tile_where_it_fits(show, phone)
    the_rack_stays_put_while_tiles_are_laid(show, phone)
    sets_that_fit_light_up_and_open_a_slot(show, phone)
    undo_puts_every_tile_back_to_the_pixel(show, phone)


def a_set_that_could_be_two_things_asks(show: Show) -> None:
    """A tile and two jokers: the player says what they are, and that is what is sent."""
    scene = Scene("", "k7 * *", opened=(0,))
    page = show(scene)
    for _, tile in look(page).rack:
        page.locator(f'[data-rack][data-tile="{tile}"]:not(.selected)').first.click()
    page.wait_for_function("() => document.querySelectorAll('[data-rack].selected').length === 3")
    page.keyboard.press("n")
    page.click('.ask [data-option="k7 *k8 *k9"]')
    table_is(page, "k7 *k8 *k9")
    page.click(".action[data-deed=play]")
    page.wait_for_function("() => !document.querySelector('.busy')")
    assert [one["draft"]["table"] for one in scene.said if one["type"] == "play"] == [[["k7", "*k8", "*k9"]]]


def a_hint_stands_on_the_table(show: Show) -> None:
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
    said = page.locator("[data-voice] [role=log] p")
    said.filter(has_text="Step 2 of 3: Black 7, red 7, blue 7, yellow 7. From your rack: black 7").wait_for(
        state="attached"
    )
    page.click(".hint [data-lay]")
    page.wait_for_selector(".action[data-deed=play]")
    assert "5" in page.inner_text(".action")
    assert page.locator(".hint").count() == 0


NEAR = """() => {
  const [wrong, bubble] = ['.meld.illegal', '.refusal'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  return wrong && bubble &&
    Math.min(Math.abs(bubble.top - wrong.bottom), Math.abs(bubble.bottom - wrong.top)) < 60;
}"""
ALERTS = "[role=alert], [data-voice] [aria-live=assertive]"
ALERTED = f"() => [...document.querySelectorAll('{ALERTS}')].some((one) => one.textContent.trim())"


def a_refusal_stands_at_the_set_until_the_next_action(show: Show) -> None:
    """What is wrong is said where it is wrong, with its rule; whatever one does next takes it away."""
    page = show(Scene(BUSY, RACK))
    tables.lay(page, "r4", "k2")
    page.wait_for_selector(".meld.illegal")
    page.locator(".action").click()
    page.wait_for_function(NEAR)
    page.wait_for_function(ALERTED)  # a voice waits for the page to be still
    alerts = page.locator(ALERTS).all_inner_texts()
    assert len([text for text in alerts if text.strip()]) == 1, "it is said once"
    page.locator(".refusal").get_by_role("button", name="Why?").click()
    page.wait_for_selector("dialog[open] .this")
    assert "3.3" in page.inner_text("dialog[open] h3"), "three of a number: the paragraph on groups"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("ControlOrMeta+z")
    page.wait_for_selector(".refusal", state="detached")


def whoever_watches_sees_counts_and_no_rack(show: Show) -> None:
    """A spectator has no rack and no buttons for tiles; what everybody holds stands there instead."""
    page = show(Scene(BUSY, "", seat=None, turn=1))
    page.wait_for_selector(".band li.active")
    assert page.locator(".wood, [data-reset], .action").count() == 0


def the_accessibility_tree_tells_the_table(show: Show) -> None:
    """Sets are lists that say how they stand, tiles are their options, and moves are told."""
    scene = Scene(BUSY, RACK)
    page = show(scene)
    tables.draft(page, scene)
    page.wait_for_selector(f".action >> text={catalogue('en').text('sets-not-fitting', count=2)}")
    tree = page.locator("body").aria_snapshot()
    assert 'listbox "run, set 6 of 21"' in tree
    assert 'option "joker as black 10"' in tree
    assert "incomplete, 5 is missing" in tree
    assert 'listbox "Your rack, 11 tiles"' in tree
    assert tree.count("listitem") >= 4
    assert page.locator("[data-rack]:not([aria-label])").count() == 0
    assert 'list "Players"' in tree
    scene.turn = 1
    scene.happen([m.Drew(0, "k13", 0)], rack=f"{RACK} k13")
    page.wait_for_selector("[role=log] >> text=You drew black 13.", state="attached")


ASKED = ("v", "Shift+V", "c", "w", "i", "a", "Shift+A", "q", "q", "q", "g", "e", "r", "s", "n", "f", "u", "u")
"""Keys that lead nowhere else: each is answered by one sentence."""
LINES = "() => document.querySelectorAll('[role=log] p').length"
SAID = "count => document.querySelectorAll('[role=log] p').length === count"


def every_question_is_answered_once(show: Show) -> None:
    """Whoever plays by ear asks by a letter, and hears one sentence each time; nothing is lost on the way."""
    page = show(Scene(BUSY, RACK))
    page.wait_for_selector("[role=log] >> text=Your turn", state="attached")
    page.keyboard.press("r")
    page.wait_for_selector("[role=log] >> text=Black: ", state="attached")
    lines = page.evaluate(LINES)
    for key in ASKED:
        page.keyboard.press(key)
        lines += 1
        page.wait_for_function(SAID, arg=lines)
    said = page.locator("[role=log] p").all_inner_texts()
    assert all(sentence[:1].isalnum() and sentence.endswith((".", "?")) for sentence in said), said
    page.keyboard.type("g2")
    page.wait_for_function("() => document.activeElement.closest('.meld')?.ariaLabel.includes('set 2 of')")
    page.keyboard.press("m")
    page.wait_for_selector("dialog input:focus")
    page.keyboard.type("k13 y99")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=log] >> text=no set: k13 y99.", state="attached")
    assert page.evaluate("() => !!document.activeElement.closest('[data-id]')"), "the focus is on a tile"


def what_can_be_laid_is_told_and_left(show: Show) -> None:
    """K says the whole turn with what it is worth, and the table lies as it did."""
    before = "k8 k9 k10 k11 | r3 b3 y3"
    after = [*(one.split() for one in before.split(" | ")), ["y6", "y7", "y8", "y9"]]
    play = ["y6", "y7", "y8", "y9"]
    found = m.Hint("", m.HintKind.BEST, 50, play=play, table=after, steps=[])
    page = show(Scene(before, "k7 y6 y7 y8 y9 r1", hint=found, opened=(1,)))
    page.keyboard.press("k")
    told = page.locator("[role=log] p", has_text="New set:")
    told.wait_for(state="attached")
    assert told.inner_text() == "You can lay 4 tiles. New set: yellow 6 to 9. Enough to open: 30."
    assert look(page).table_text == before
    assert page.locator(".hint").count() == 0


def a_first_opening_takes_few_keys(show: Show) -> None:
    """From one's turn on: table and rack by one key each, the set by its name, and it is played."""
    scene = Scene("k8 k9 k10 k11 | r3 b3 y3", "k11 k12 k13 r6 b6 r8 k1", opened=(1,))
    page = show(scene)
    page.wait_for_selector("[role=log] >> text=Your turn", state="attached")
    keys = ["v", "r", "m", *"k11-13", "Enter", "i", "p"]
    for key in keys:
        page.keyboard.press(key)
        if key == "m":
            page.wait_for_selector("dialog input:focus")
    page.wait_for_selector("[role=log] >> text=Sets on the table: 2.", state="attached")
    page.wait_for_selector("[role=log] >> text=36 of 30 for your opening.", state="attached")
    page.wait_for_function("() => !document.querySelector('.busy')")
    assert [one["draft"]["table"][-1] for one in scene.said if one["type"] == "play"] == [
        ["k11", "k12", "k13"]
    ]
    assert len(keys) <= 18


def a_number_and_a_colour_name_a_tile(show: Show) -> None:
    """7 and B (or K) lead to the black 7 at once, on rack or table; what is nowhere is named as missing."""
    page = show(Scene("k8 k9 k10 | r3 b3 y3 k3", "k7 r7 y12 b12"))
    page.wait_for_selector("[role=log] >> text=Your turn", state="attached")
    for keys, tile in (
        ("7k", "k7"),
        ("7r", "r7"),
        ("12y", "y12"),
        ("12l", "b12"),
        ("7b", "k7"),
        ("10k", "k10"),
    ):
        page.keyboard.type(keys)
        page.wait_for_function(f"(tile) => ({FOCUSED}) === tile", arg=tile)
    page.keyboard.type("13l")
    page.wait_for_selector("[role=log] >> text=Not on your rack: blue 13.", state="attached")
    assert page.get_by_text("Not on your rack: 1", exact=False).count() == 0, (
        "no half of a name was told as missing"
    )


def test_what_the_table_says(show: Show) -> None:
    """Protects whoever asks, errs, watches or listens: questions, hints, refusals, and the tree of names."""
    a_set_that_could_be_two_things_asks(show)
    a_hint_stands_on_the_table(show)
    a_refusal_stands_at_the_set_until_the_next_action(show)
    whoever_watches_sees_counts_and_no_rack(show)
    the_accessibility_tree_tells_the_table(show)
    every_question_is_answered_once(show)
    what_can_be_laid_is_told_and_left(show)
    a_first_opening_takes_few_keys(show)
    a_number_and_a_colour_name_a_tile(show)

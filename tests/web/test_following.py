"""The turns of the others can be followed: marks stay, tiles fly one turn after another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.web.conftest import NOTHING, Server
from tests.web.contexts import AT_A_DESK_TOO
from tests.web.hands import LIFT, Drags
from tests.web.scene import Scene
from tests.web.screen import let_it_move, meld, piece, table_is
from tilerummy.protocol import messages as m
from tilerummy.rules.match.seat import Seat

Show = Callable[..., Any]
At = Callable[[Scene], None]
TABLE = "r6 b6 y6 | k10 k11 k12 k13 | y9 y10 y11 y12 | k8 r8 b8 | k7 r7 b7"
MIKA = TABLE.replace("y12", "y12 y13") + " | r12 b12 k12"
ANA = MIKA.replace("k7 r7 b7", "k7 r7 b7 y7")
MARKS = """() => Object.fromEntries([...document.querySelectorAll('.meld.last')].map((meld) =>
  [meld.querySelector('[data-tile]').dataset.tile, meld.dataset.player]))"""
NOTCHES = """() => [...document.querySelectorAll('.meld .notch-new')].map((tile) =>
  `${tile.dataset.tile} ${tile.dataset.player}`).sort()"""

WATCH_FLYERS = """() => { window.flown = []; new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.className === 'flyer')
        window.flown.push(`${document.querySelector('.stage').dataset.sequence} ` +
          `${node.firstChild.className === 'tile-back'}`);
}).observe(document.querySelector('.flights'), { childList: true }); }"""
"""Writes down each tile that flies: at which number of the match, whether face down. A flight is short."""


def played(seat: int, table: str, *laid: str) -> m.Played:
    """A turn of somebody else."""
    sets = [one.split() for one in table.split(" | ")]
    return m.Played(seat, sets, [*laid], [], None, None, None, announced=False, at=0)


MINE = m.TurnSeen(
    Seat(0),
    table=None,
    drew=1,
    laid=[],
    regained=[],
    took=None,
    discarded=None,
    opened=False,
    passed=False,
    settled=None,
)
"""I have played in this round: the deal is long over."""


WATCH_ANIMATIONS = """(() => {
  window.dealt = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const who = this.dataset.rack !== undefined ? this.dataset.tile : this.className;
    window.dealt.push([who, how.delay ?? 0, (how.delay ?? 0) + how.duration]);
    return animate.call(this, frames, how);
  };
})()"""
"""Writes down each tile that is sent on its way: which, when it starts and when it lands."""


SLOW_ANIMATIONS = """(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: how.duration * 100 });
  };
})()"""
"""What flies is in the air for longer than a test lasts."""

GLIDE = """(meld) => {
  const set = document.querySelector(`.felt [data-meld="${meld}"]`);
  set.animate([{ transform: 'translateY(-120px)' }, { transform: 'none' }], { duration: 600 });
}"""
"""A set is on its way, where flights are slow for long."""

GLIDING = """() => [...document.querySelectorAll('.felt > .meld')].filter((set) =>
  set.getAnimations().some((one) => !(one instanceof CSSAnimation))).length"""
"""How many sets are on their way."""

PLACE = """(tile) => {
  let [x, y] = [tile.offsetWidth / 2, tile.offsetHeight / 4];
  for (let node = tile; node; node = node.offsetParent) [x, y] = [x + node.offsetLeft, y + node.offsetTop];
  return [x, y];
}"""
"""Where a tile will lie, wherever it flies at the moment."""


WATCH_WORK = """() => {
  window.touched = new Set();
  window.moved = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes)
      window.touched.add((target.closest ? target : target.parentElement).closest('.meld')?.dataset.meld);
  }).observe(document.querySelector('.felt'), { subtree: true, childList: true, attributes: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    frames.forEach((frame) => Object.keys(frame).forEach((name) => window.moved.add(name)));
    return animate.call(this, frames, how);
  };
}"""
"""Writes down which sets are touched, and by what tiles are moved."""


WATCH_TABLES = """() => {
  window.tables = new Set();
  window.looks = new Set();
  new MutationObserver(() => {
    const sets = [...document.querySelectorAll('.felt .meld')].filter((meld) => meld.checkVisibility(
      { visibilityProperty: true, opacityProperty: true }));
    const texts = sets.map((meld) =>
      [...meld.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile).join(' '));
    window.tables.add(texts.sort().join(' | '));
    sets.forEach((meld) => window.looks.add(meld.classList[1]));
  }).observe(document.querySelector('.felt'), { subtree: true, childList: true, attributes: true });
}"""
"""Writes down each table that could be seen, and how its sets looked."""


def two_turns(scene: Scene) -> None:
    """One after the other, at once."""
    scene.turn = 2
    scene.happen([played(1, MIKA, "y13", "r12", "b12", "k12")], MIKA)
    scene.turn = 0
    scene.happen([played(2, ANA, "y7")], ANA)


# -- motion -------------------------------------------------------------------------------------------------


def the_deal_goes_round_and_ends_on_the_rack(page: Any, at: At) -> None:
    """Three tiles face down to each of the others, then mine one by one, all within two seconds, once."""
    rack = "k1 k2 k3 r4 r5 r6 b7 b8 b9 y10 y11 y12 y13 *"
    at(Scene("", rack, opened=(), turn=1))
    page.wait_for_function("() => window.dealt.length >= 23")
    page.wait_for_selector(".flyer", state="detached")
    dealt = page.evaluate("window.dealt")
    assert [who for who, _, _ in dealt] == ["flyer tile-back"] * 9 + rack.split()
    starts = [start for _, start, _ in dealt]
    assert starts == sorted(set(starts))
    assert max(lands for _, _, lands in dealt) < 2000
    page.reload()
    page.wait_for_function("() => document.querySelectorAll('[data-rack]').length === 14")
    assert page.evaluate("window.dealt") == []


def a_turn_costs_only_what_it_changes(page: Any, at: At) -> None:
    """Sets that stay as they are are not touched, and the browser alone moves what flies."""
    scene = Scene(MIKA, "y8 k1 k2", turn=2, history=[MINE])
    at(scene)
    page.wait_for_selector("[data-rack]")
    page.evaluate(WATCH_WORK)
    scene.turn = 3
    scene.happen([played(2, ANA, "y7")], ANA)
    page.wait_for_function("() => document.querySelectorAll('.meld.last').length === 1")
    page.wait_for_selector(".flyer", state="attached")
    page.wait_for_selector(".flyer", state="detached")
    changed = page.locator(".meld.last").get_attribute("data-meld")
    assert page.evaluate("[...window.touched].filter((id) => id)") == [changed]
    assert set(page.evaluate("[...window.moved]")) <= {"transform", "opacity", "offset"}


def a_turn_comes_whole(page: Any, at: At) -> None:
    """However many frames it takes, no tile is missing or lies there twice, and no set looks like mine."""
    before = "k1 k2 k3 | r1 r2 r3 | b1 b2 b3 | y9 y10 y11 | k8 r8 b8"
    after = "k1 r1 b1 | k2 r2 b2 | k3 r3 b3 | y9 y10 y11 y12 | k8 r8 b8"
    scene = Scene(before, "y8 k5", turn=1, history=[MINE])
    at(scene)
    page.wait_for_selector("[data-rack]")
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH_TABLES)
    page.evaluate(WATCH_FLYERS)
    scene.turn = 2
    scene.happen([played(1, after, "y12")], after)
    page.wait_for_function("() => window.flown.length")
    page.wait_for_selector(".flyer", state="detached")
    ordered = [" | ".join(sorted(table.split(" | "))) for table in (before, after)]
    assert set(page.evaluate("[...window.tables]")) <= set(ordered)
    assert set(page.evaluate("[...window.looks]")) <= {"complete", "last"}
    table_is(page, *after.split(" | "))


def the_next_turn_waits_for_the_landing(page: Any, at: At) -> None:
    """Tiles fly in a layer of their own; the next turn is shown when they have landed."""
    scene = Scene(TABLE, "y8 k1 k2", turn=1, history=[MINE])
    at(scene)
    page.evaluate(WATCH_FLYERS)
    two_turns(scene)
    page.wait_for_function("() => document.querySelector('.stage').dataset.sequence === '52'")
    page.wait_for_function("() => window.flown.length === 5")
    assert page.evaluate("window.flown") == ["51 false"] * 4 + ["52 false"]
    page.wait_for_selector(".flyer", state="detached")


def what_others_draw_flies_to_their_seat(page: Any, at: At) -> None:
    """Face down, from the pool."""
    scene = Scene(TABLE, "y8 k1 k2", turn=1, history=[MINE])
    at(scene)
    page.evaluate(WATCH_FLYERS)
    scene.turn = 2
    scene.happen([m.Drew(1, None, 0)])
    page.wait_for_function("() => window.flown.length")
    page.wait_for_selector(".flyer", state="detached")
    assert page.evaluate("window.flown") == ["51 true"]


def whoever_taps_during_the_deal_takes_the_tile(page: Any, at: At, phone: bool) -> None:
    """The deal ends at the first touch, and the touch is not lost."""
    page.evaluate(SLOW_ANIMATIONS)
    at(Scene("", "k1 k2 k3 r4 r5 r6 b7", opened=()))
    page.wait_for_selector(".flyer", state="attached")
    x, y = page.locator("[data-tile=b7]").evaluate(PLACE)
    if phone:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    page.wait_for_selector("[data-tile=b7][aria-selected=true]")
    page.wait_for_selector(".flyer", state="detached")


def a_drag_begun_while_sets_glide_goes_where_the_finger_is(page: Any, at: At) -> None:
    """On a slow phone a flick goes to where the set was seen, a slow hand to where it lies: none glides."""
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    for is_slow in (False, True):
        at(Scene(MIKA, "y8 k1 k9", history=[MINE]))
        page.wait_for_selector("[data-rack]")
        page.evaluate(GLIDE, meld(page, "y9"))
        hands = Drags(page, touch=True)
        start, aim = hands.centre(piece(page, "y8")), hands.centre(piece(page, "y9"))
        hands.begin()
        hands.down(start)
        hands.move((start[0], start[1] - 20))
        assert page.evaluate(GLIDING) == 0
        if is_slow:
            hands.hold(0.5)
            aim = hands.centre(piece(page, "y9"))
        end = aim[0], aim[1] + LIFT
        hands.move(end)
        hands.up(end)
        table_is(page, *MIKA.replace("y9", "y8 y9").split(" | "))
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    wire.detach()


def less_motion_deals_nothing(page: Any, at: At) -> None:
    """The tiles simply lie there."""
    let_it_move(page, "reduce")
    page.evaluate("window.dealt = []")
    at(Scene("", "k1 k2 k3", opened=(), turn=1))
    page.wait_for_function("() => document.querySelectorAll('[data-rack]').length === 3")
    assert page.evaluate("window.dealt") == []
    assert page.locator(".stage.dealing").count() == 0


@pytest.mark.parametrize("phone", AT_A_DESK_TOO)
def test_tiles_fly(open_page: Show, server: Server, phone: bool) -> None:
    """Protects the eye: a deal goes round, turns come whole and one after another, and nobody has to wait."""
    page = open_page(NOTHING, motion=True, phone=phone)
    page.add_init_script(WATCH_ANIMATIONS)
    tables = count()

    def at(scene: Scene) -> None:
        scene.show(page, server.url, f"table-{next(tables)}")

    the_deal_goes_round_and_ends_on_the_rack(page, at)
    a_turn_costs_only_what_it_changes(page, at)
    a_turn_comes_whole(page, at)
    the_next_turn_waits_for_the_landing(page, at)
    what_others_draw_flies_to_their_seat(page, at)
    whoever_taps_during_the_deal_takes_the_tile(page, at, phone)
    if phone:
        a_drag_begun_while_sets_glide_goes_where_the_finger_is(page, at)
    less_motion_deals_nothing(page, at)


# -- marks and the log --------------------------------------------------------------------------------------


def seen(seat: int, table: str | None = None, *laid: str, drew: int = 0) -> m.TurnSeen:
    """A turn as everybody saw it."""
    sets = None if table is None else [one.split() for one in table.split(" | ")]
    return m.TurnSeen(seat, sets, drew, [*laid], [], None, None, opened=False, passed=False, settled=None)


HISTORY = [
    seen(2, TABLE, "r6"),
    seen(0, drew=1),
    seen(1, MIKA, "y13", "r12", "b12", "k12"),
    seen(2, ANA, "y7"),
]
PLACES = (
    "() => [...document.querySelectorAll('.meld')].map((one) => `${one.dataset.meld} ${one.style.cssText}`)"
)
AT_REST = f"""async () => {{
  const places = {PLACES};
  const soon = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  for (let last = ''; last !== String(places()); await soon()) last = String(places());
  return places();
}}"""
"""Places, once nothing on the page makes room for anything any more."""


def every_turn_since_mine_stays_marked_until_i_touch_a_tile(show: Show) -> None:
    """Each set and tile in the colour of whoever changed it, the first player's marks with the second's."""
    scene = Scene(TABLE, "y8 k1 k2", turn=1)
    page = show(scene)
    two_turns(scene)
    page.wait_for_function("() => document.querySelectorAll('.meld.last').length === 3")
    assert page.evaluate(MARKS) == {"y9": "1", "r12": "1", "k7": "2"}
    assert page.evaluate(NOTCHES) == ["b12 1", "k12 1", "r12 1", "y13 1", "y7 2"]
    Drags(page, touch=False).put(piece(page, "y8"), meld(page, "k8"))
    page.wait_for_function("() => document.querySelectorAll('.meld.last').length === 0")


def the_log_says_who_plays_now(show: Show) -> None:
    """Above the turns that are over stands whose turn it is, and no more once it is mine."""
    scene = Scene(ANA, "y8 k1 k2", turn=1, history=HISTORY)
    page = show(scene)
    page.keyboard.press("l")
    page.wait_for_function(
        "() => document.querySelector('.log .now')?.innerText.includes('Katharina is playing now')"
    )
    scene.turn = 0
    scene.happen([m.Drew(1, None, 0)])
    page.wait_for_selector(".log .now", state="detached")


def the_tempo_reaches_the_server(show: Show) -> None:
    """The host says on arrival how fast the computers play, and again when the log is told otherwise."""
    scene = Scene(ANA, "y8 k1 k2", history=HISTORY)
    page = show(scene)
    page.get_by_role("radio", name="Like people").check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage.tilerummy).bots === 'people'")
    page.locator("[data-rack]").first.click()
    page.wait_for_selector("[data-rack].selected")
    assert [one["tempo"] for one in scene.said if one["type"] == "set_tempo"] == ["once", "people"]


def the_log_lists_the_round_and_shows_a_turn_again(show: Show) -> None:
    """Newest first, mine between; a line shows that turn on the table, which comes back at a touch."""
    page = show(Scene(ANA, "y8 k1 k2", history=HISTORY))
    page.wait_for_selector(".log ol")
    lines = page.locator(".log ol button, .log .mine")
    assert lines.locator(".words, span:not([class])").all_inner_texts() == [
        "Maximilian played 1 tile.",
        "Katharina played 4 tiles.",
        "Your turn",
        "You drew a tile.",
        "Maximilian played 1 tile.",
    ]
    before = page.evaluate(AT_REST)
    page.get_by_role("button", name="Katharina played 4 tiles.").click()
    table_is(page, *TABLE.split(" | "))
    table_is(page, *MIKA.split(" | "))
    assert page.evaluate(NOTCHES) == ["b12 1", "k12 1", "r12 1", "y13 1"]
    page.locator("[data-rack]").first.click()
    table_is(page, *ANA.split(" | "))
    page.wait_for_function(f"(before) => String(({PLACES})()) === String(before)", arg=before)


def single_letters_can_be_turned_off(show: Show) -> None:
    """Who dictates, or whose hand trembles, does not close the log with an L; other keys do what they did."""
    page = show(Scene(ANA, "y8 k1 k2", history=HISTORY))
    page.wait_for_selector(".log ol")
    page.evaluate(
        "localStorage.tilerummy = JSON.stringify({ ...JSON.parse(localStorage.tilerummy), shortcuts: false })"
    )
    page.reload()
    page.wait_for_selector(".log ol")
    page.keyboard.press("l")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert page.locator(".log ol").count() == 1


def test_marks_and_the_log(show: Show) -> None:
    """Protects whoever looked away: what the others did stays marked, is listed, and is shown again."""
    every_turn_since_mine_stays_marked_until_i_touch_a_tile(show)
    the_log_says_who_plays_now(show)
    the_tempo_reaches_the_server(show)
    the_log_lists_the_round_and_shows_a_turn_again(show)
    single_letters_can_be_turned_off(show)

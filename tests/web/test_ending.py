"""The end of a round, and of somebody's time: seen in peace, and told to everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec

from tests.review.matches import documented
from tests.web.hands import Drags
from tests.web.scene import Scene
from tests.web.screen import let_it_move, piece, table_is
from tests.web.test_replay import BEST_PLAY, know_review
from tilerummy.protocol import messages as m
from tilerummy.rules.match.event import Cause
from tilerummy.rules.match.game import Phase

Show = Callable[..., Any]
TABLE = "r6 b6 y6 | k10 k11 k12 k13"
HEARD = "words => document.querySelector('[data-voice] [role=log]')?.textContent.includes(words)"
MARKED = """() => [...document.querySelectorAll('.wood .disc')].map((one) =>
  one.parentElement.dataset.tile).sort()"""
PATIENT = """(() => {
  const begin = window.setTimeout;
  window.setTimeout = (then, ms, ...given) => (ms >= 900 ? 0 : begin(then, ms, ...given));
})()"""
"""No frame goes on by itself, however slow the machine; that they do is tried by `web/test`."""
SMALL = {"width": 360, "height": 640}
COUNTED = """async () => {
  const [ending, list, ...told] = ['.ending', '.ending ul', '.gain', '.on'].map(
    (one) => document.querySelector(one));
  const slots = () => [...document.querySelectorAll('.tile-slot')].map(
    (one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join());
  const before = slots();
  const turned = () => document.querySelectorAll('.turned').length;
  const enough = Math.min(turned() + 3, before.length);
  while (turned() < enough) await new Promise(requestAnimationFrame);
  const after = slots();
  const box = (one) => one.getBoundingClientRect();
  const above = box(list).top < 0 ? [list] : [];
  const below = told.filter((one) => box(one).bottom > innerHeight || box(one).top < box(list).bottom);
  const out = [...document.querySelectorAll('.counting')].filter(
    (one) => box(one).bottom > box(list).bottom + 1);
  return [...above, ...below, ...out].map((one) => one.className || one.tagName).concat(
    after.filter((one, i) => one !== before[i]), ending.scrollHeight > innerHeight ? 'ending' : []);
}"""
"""What is above the screen, or below it, or jumps while tiles turn."""
FOURTEEN = ["k9", "y8", "r1", "r2", "r3", "r4", "b5", "b6", "b7", "y1", "y2", "y3", "y4", "*"]
FULL = m.RoundEnded([1], [FOURTEEN] * 4, [-104, 312, -104, -104], hand_game=False, blocked=False, at=0)
RESULT = m.RoundEnded(
    [1],
    [["k9", "y8"], [], ["r8", "y8", "k9"], ["*"]],
    [-17, 72, -25, -30],
    hand_game=False,
    blocked=False,
    at=0,
)


def sets(table: str) -> list[list[str]]:
    """A table as it is sent."""
    return [one.split() for one in table.split(" | ")]


def go_out(scene: Scene, result: m.RoundEnded = RESULT) -> None:
    """Somebody else lays the last tiles."""
    table = TABLE + " | r12 b12 k12"
    scene.phase, scene.results = Phase.ROUND_OVER, [result]
    laid = m.Played(1, sets(table), ["r12", "b12", "k12"], [], None, None, None, announced=False, at=0)
    scene.happen([laid, result], table)


def the_last_move_is_held_then_the_racks_are_counted(show: Show) -> None:
    """Who went out, what everybody holds, the score sheet; a key or a touch goes on to the next."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene)
    page.evaluate(PATIENT)
    go_out(scene)
    page.wait_for_selector(".ending.out")
    assert "Katharina" in page.inner_text(".ending")
    assert page.locator(".meld.final").count() == 1
    page.keyboard.press("Space")
    page.wait_for_selector(".ending.racks")
    points = page.locator(".ending .points").all_inner_texts()
    assert points == ["\N{MINUS SIGN}17", "\N{MINUS SIGN}25", "\N{MINUS SIGN}30"]
    assert page.inner_text(".ending .gain b") == "+72"
    page.locator(".ending").click()
    page.wait_for_selector(".ending", state="detached")
    page.get_by_role("heading", name="Katharina went out.").wait_for()


def a_won_match_has_a_moment_of_its_own(show: Show) -> None:
    """After the racks of the last round the winner is named, before any sheet covers the table."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene)
    page.evaluate(PATIENT)
    scene.tell(m.PartyChanged(msgspec.structs.replace(scene.party(), winners=[1])))
    table = TABLE + " | r12 b12 k12"
    laid = m.Played(1, sets(table), ["r12", "b12", "k12"], [], None, None, None, announced=False, at=0)
    scene.phase, scene.results = Phase.MATCH_OVER, [RESULT]
    scene.happen([laid, RESULT, m.MatchEnded([-17, 72, -25, -30], [1], "", 0)], table)
    for frame in ("out", "racks"):
        page.wait_for_selector(f".ending.{frame}")
        page.keyboard.press("Space")
    page.wait_for_selector(".ending.won")
    assert page.inner_text(".ending .match") == "Katharina won the match."
    page.keyboard.press("Space")
    page.wait_for_selector(".over table")


class Won(Scene):
    """A match that is over as soon as its last round is."""

    def view(self) -> m.GameView:
        ended = m.MatchEnded([-17, 72, -25, -30], [1], "", 0) if self.results else None
        return msgspec.structs.replace(super().view(), final=ended)


def who_left_for_good_keeps_their_face(show: Show) -> None:
    """A chair is a computer's by the end: the look back knows whose it was, on a page loaded anew too."""
    scene = Won(TABLE, "k9 y8", turn=1)
    page = show(scene)
    party = scene.party()
    places = [msgspec.structs.replace(one, face=4) if one.seat == 2 else one for one in party.places]
    scene.tell(m.PartyChanged(msgspec.structs.replace(party, places=places)))
    page.wait_for_function("() => localStorage['tilerummy-seated']?.includes('Maximilian')")
    page.reload()
    page.wait_for_selector(".stage .felt")
    scene.phase, scene.results = Phase.MATCH_OVER, [RESULT]
    scene.happen([RESULT, m.MatchEnded([-17, 72, -25, -30], [1], "", 0)])
    page.wait_for_function("() => localStorage['tilerummy-finished']")
    (ended,) = json.loads(page.evaluate("localStorage['tilerummy-finished']"))
    assert ended["people"] == {"Maximilian": 4}


def full_racks_are_seen_on_a_small_phone(show: Show) -> None:
    """Four racks of fourteen tiles: the list begins on the screen, the sum stays in sight, nothing jumps."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene, phone=True, size=SMALL)
    page.evaluate(PATIENT)
    go_out(scene, FULL)
    page.wait_for_selector(".ending.out")
    let_it_move(page, "no-preference")
    page.keyboard.press("Space")
    page.wait_for_selector(".ending.racks .turned")
    assert page.evaluate(COUNTED) == []


LONG_NAMES = ("Bartholomew-Benedikt", "Maximilianischerbauer", "Katharina Wilhelmina", "Wolfgang-Amadeus-Leo")
LARGE_LETTERS = """() => { for (const [size, px] of [26, 29, 34, 42, 54, 68].entries())
  document.documentElement.style.setProperty(`--t${size + 1}`, `${px}px`) }"""
CUT = """() => [...document.querySelectorAll('.pad :is(.name, td, th)')].filter(
  (one) => one.scrollWidth > one.clientWidth + 1 || getComputedStyle(one).textOverflow === 'ellipsis'
).map((one) => one.textContent)"""


WIDER = """() => [...document.querySelectorAll('.over .head > *')].filter(
  (one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent)"""


def names_are_whole_on_the_score_sheet(show: Show) -> None:
    """Twenty letters on a small phone, and with letters twice as large; no number is cut for them."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene, phone=True, size=SMALL)
    page.evaluate(PATIENT)
    party = scene.party()
    named = [msgspec.structs.replace(one, name=LONG_NAMES[one.seat]) for one in party.places]
    scene.tell(m.PartyChanged(msgspec.structs.replace(party, places=named)))
    go_out(scene)
    page.wait_for_selector(".ending.out")
    page.keyboard.press("Escape")
    page.locator(".pad .name", has_text=LONG_NAMES[1]).wait_for()
    assert page.evaluate(CUT) == []
    assert page.evaluate(WIDER) == []  # who went out is named in the head
    page.evaluate(LARGE_LETTERS)
    assert page.evaluate(CUT) == []


def escape_goes_straight_to_the_scores(show: Show) -> None:
    """Nobody has to watch."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene)
    page.evaluate(PATIENT)
    go_out(scene)
    page.wait_for_selector(".ending.out")
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Katharina went out.").wait_for()
    assert page.locator(".ending").count() == 0


def a_round_is_looked_back_at_beside_the_table(show: Show) -> None:
    """What is over, my best move first, and nothing of what comes: the next round may begin meanwhile."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene)
    page.evaluate(PATIENT)
    asked: list[str] = []
    over = re.sub(r"^.* end-match.*\n", "", documented(), flags=re.MULTILINE)

    def answer(route: Any) -> None:
        asked.append(route.request.url.partition("?")[2])
        route.fulfill(body=over)

    page.route("**/record?*", answer)
    know_review(page)
    go_out(scene)
    page.wait_for_selector(".ending.out")
    let_it_move(page, "no-preference")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-best='{BEST_PLAY}']")
    again = page.locator("[data-best] [data-do=again]")
    assert again.inner_text() == "See it"
    again.click()
    page.wait_for_function("() => document.querySelector('[data-do=again]').textContent.trim() === 'Again'")
    let_it_move(page, "reduce")
    page.click("[data-do=look-back]")
    page.wait_for_selector("dialog [data-moment]")
    assert asked == ["match=1&round=1"], "the sheet has it already"
    scene.phase, scene.turn = Phase.PLAYING, 0
    scene.happen([m.RoundBegan(2, 0)], TABLE)
    page.wait_for_selector(".over table", state="detached")
    page.keyboard.press("Home")
    page.wait_for_selector("dialog [data-moment='0']")
    page.click("[data-do=to-table]")
    page.wait_for_selector("dialog", state="detached")


def what_time_took_stays_until_it_is_touched(show: Show) -> None:
    """What came back and what was drawn, each with its mark on the rack; a screen reader names them."""
    scene = Scene(TABLE, "k9 y8 k1 k5", clock=3)
    page = show(scene)
    hands = Drags(page, touch=False)
    hands.put(piece(page, "y8"), None)
    table_is(page, *TABLE.split(" | "), "y8")
    scene.turn = 1
    settled = m.Settled(
        0, Cause.TIME_OUT, None, sets(TABLE), [], [], None, 2, ["k2", "y12"], None, stands=False, at=0
    )
    scene.happen([settled], TABLE, "k9 y8 k1 k5 k2 y12")
    page.wait_for_selector(".time-out")
    assert page.evaluate(MARKED) == ["k2", "y12", "y8"]
    for words in ("yellow 8", "black 2, yellow 12"):
        page.wait_for_function(HEARD, arg=words)
    page.get_by_role("button", name="All right").click()
    assert page.locator(".time-out, .wood .disc").count() == 0


def a_screen_reader_hears_which_tiles_went_where(show: Show) -> None:
    """The tiles of a turn and their sets; the table and the changes on demand."""
    scene = Scene(TABLE, "k9 y8", turn=1)
    page = show(scene)
    table = "r6 b6 y6 k6 | k10 k11 k12 k13 | r12 b12 y12"
    scene.turn = 0
    scene.history = [m.TurnSeen(1, sets(table), 0, ["k6"], [], None, None, False, False, None)]
    laid = m.Played(1, sets(table), ["k6", "r12"], [], None, None, None, announced=False, at=0)
    scene.happen([laid], table)
    for words in (
        "Added: black 6. Now: group of 6s: red, blue, yellow, black.",
        "New set: group of 12s: red, blue, yellow.",
    ):
        page.wait_for_function(HEARD, arg=words)
    page.locator('.meld [data-tile="b12"]').focus()
    for button, words in (
        ("read-set", "Set 3: red 12, blue 12, yellow 12."),
        ("read-table", "2: black 10 to 13."),
        ("read-changes", "Katharina played 1 tile. New set: group of 6s"),
    ):
        page.get_by_role("button", name="Menu").click()
        if not page.locator(f"[data-do={button}]").count():
            page.click("[data-do=more]")
        page.click(f"[data-do={button}]")
        page.wait_for_function(HEARD, arg=words)


def test_the_end_of_a_round_or_of_a_turn_is_seen_in_peace(show: Show) -> None:
    """Protects the moment: the last move, the racks, the winner, what time took, as long as one likes."""
    the_last_move_is_held_then_the_racks_are_counted(show)
    a_won_match_has_a_moment_of_its_own(show)
    who_left_for_good_keeps_their_face(show)
    names_are_whole_on_the_score_sheet(show)
    full_racks_are_seen_on_a_small_phone(show)
    escape_goes_straight_to_the_scores(show)
    a_round_is_looked_back_at_beside_the_table(show)
    what_time_took_stays_until_it_is_touched(show)
    a_screen_reader_hears_which_tiles_went_where(show)

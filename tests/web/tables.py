"""Tables worth looking at: one for each state that the design knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.scene import Scene
from tilerummy.protocol import messages as m
from tilerummy.rules.match.game import Phase
from tilerummy.solver.steps import Do

Then = Callable[[Any, Scene], None] | None

BUSY = (
    "r6 b6 y6 | k10 k11 k12 k13 | k5 b5 y5 | r11 r12 r13 | b2 b3 b4 | k8 k9 * | y9 y10 y11 y12 | r12 b12 y12 "
    "| k2 b2 y2 | r7 b7 y7 | y8 y9 y10 | b8 b9 b10 | y2 y3 y4 | y5 y6 y7 y8 | b9 b10 b11 b12 b13 | k3 r3 y3 "
    "| b3 b4 b5 b6 b7 b8 | r13 b13 y13 | k1 r1 b1 y1 | k11 k12 k13"
)
RACK = "k4 k5 k6 r8 r9 r10 b1 b11 k1 r1 k2 r2 k7 r4 r5 *"


def all_tiles(colours: str) -> str:
    """Every numbered tile of these colours, twice, in short runs."""
    return " | ".join(
        f"{colour}{first} {colour}{first + 1} {colour}{first + 2}" + (f" {colour}13" if first == 10 else "")
        for _ in range(2)
        for colour in colours
        for first in (1, 4, 7, 10)
    )


FULL = all_tiles("krby")
"""All 104 numbered tiles of a box with four colours; a box with six has 156."""
SIX = (
    "r12 b12 y12 | w5 w6 w7 w8 w9 w10 w11 | r6 y6 g6 | r5 r6 r7 | b9 b10 * | g6 g7 g8 | k11 r11 w11 "
    "| r7 r8 r9 r10 | w5 w6 w7 | k4 k5 k6 | k10 r10 g10 w10 | g8 g9 g10 g11 | k3 r3 y3 "
    "| k3 r3 y3 g3 w3 | g2 g3 g4"
)
FORTY_FIVE = (
    "k2 k4 k8 k8 k9 k10 k11 k13 r1 r1 r4 r5 r8 r9 r11 r13 r13 b2 b2 b3 b5 b7 b8 b11 y1 y2 y4 y5 y7 y7 y8 y9 "
    "y9 y10 y10 y11 g4 g11 g12 g13 w1 w2 w2 w8 *"
)


def all_scenes() -> dict[str, tuple[Scene, Then]]:
    """By name: the table, and what somebody does there before the picture is taken."""
    return {
        "table-empty": (Scene("", "k1 k2 r3 r3 r4 b5 b6 b9 y1 y7 y11 y12 y13 *", opened=()), None),
        "table-busy": (Scene(BUSY, RACK, clock=41), None),
        "table-draft": (Scene(BUSY, RACK, clock=41), draft),
        "table-selected": (Scene(BUSY, RACK), select),
        "table-hint": (Scene(BUSY, RACK, hint=hint()), ask_hint),
        "table-106": (Scene(FULL, "* *"), None),
        "table-159": (Scene(all_tiles("rbokgy"), "* * *", "pro6-en", 6, clock=24), None),
        "table-six-seats": (
            Scene(SIX, "k9 k10 k11 r2 y1", "pro6-de", 6, opened=(0, 1, 2, 3), clock=24),
            None,
        ),
        "rack-45": (Scene(SIX, FORTY_FIVE, "pro6-de", 6, opened=(1, 2, 3), clock=24), None),
        "opponent-lays": (Scene(BUSY, RACK, turn=1), opponent_lays),
        "last-turn": (Scene(BUSY, RACK, turn=1), last_turn),
        "plan": (Scene(BUSY, RACK, turn=1), draft),
        "spectator": (Scene(BUSY, "", seat=None, turn=1), None),
        "menu": (Scene(BUSY, RACK), lambda page, _: page.click(".stage .icon.plain")),
        "talk": (Scene(BUSY, RACK, free_text=True), open_talk),
        "keys": (Scene(BUSY, RACK), lambda page, _: page.keyboard.press("?")),
        "score-sheet": (Scene(BUSY, RACK, phase=Phase.ROUND_OVER, results=results()), open_sheet),
    }


def tile(page: Any, text: str, where: str = "[data-rack]") -> str:
    """A selector for one tile of this kind."""
    found = page.locator(f'{where}[data-tile="{text}"]').first.get_attribute("data-id")
    return f'[data-id="{found}"]'


def press(page: Any, selector: str) -> None:
    """A tap or a click."""
    target = page.locator(selector).first
    if page.evaluate("navigator.maxTouchPoints > 0"):
        target.tap()
    else:
        target.click()


def lay(page: Any, text: str, onto: str | None) -> None:
    """Lays a rack tile on the set that holds a tile, or as a new set with the keyboard."""
    page.locator(tile(page, text)).focus()
    page.keyboard.press("Space")
    if onto is None:
        page.keyboard.press("n")
    else:
        page.locator(tile(page, onto, ".meld [data-id]")).focus()
        page.keyboard.press("Enter")


def draft(page: Any, _: Scene) -> None:
    """A set that is right, one that lacks a tile, one that is wrong."""
    lay(page, "k7", "r7")
    lay(page, "b11", "b8")
    lay(page, "k4", None)
    lay(page, "k6", "k4")
    lay(page, "r4", "k2")


def select(page: Any, _: Scene) -> None:
    """Some tiles of the rack are selected."""
    for text in ("k4", "k5", "k6"):
        press(page, tile(page, text))


def hint() -> m.Hint:
    """Three steps: a new run, a longer run, a tile moved."""
    sets = [meld.split() for meld in BUSY.split(" | ")]
    sets[9] = ["k7", *sets[9]]
    sets[11] = [*sets[11], "b11"]
    steps = [
        m.StepOf(Do.LAY, ["k4", "k5", "k6"], -1, 20, -1),
        m.StepOf(Do.LAY, ["k7"], -1, 9, 9),
        m.StepOf(Do.LAY, ["b11"], -1, 11, 11),
    ]
    play = ["k4", "k5", "k6", "k7", "b11"]
    return m.Hint("", m.HintKind.BEST, 50, play=play, table=[*sets, ["k4", "k5", "k6"]], steps=steps)


def ask_hint(page: Any, _: Scene) -> None:
    """Asks for a hint, stage by stage, up to the whole turn."""
    page.keyboard.press("h")
    page.wait_for_selector(".hint.stage-1")
    press(page, ".hint [data-next]")
    press(page, ".hint.stage-2 [data-next]")  # by finger, too: one stage a tap
    page.wait_for_selector(".hint.stage-3 li")


def results() -> list[m.RoundEnded]:
    """Three rounds of four players."""
    racks: list[list[str]] = [["k12"], ["r4", "y8", "b13"], ["*"], []]
    rounds = [((-15, 42, -7, -20), 1), ((-9, -31, 58, -18), 2), ((67, -12, -25, -30), 0)]
    return [
        m.RoundEnded(
            [winner], [racks[(seat - winner - 1) % 4] for seat in range(4)], list(scores), False, False, 0
        )
        for scores, winner in rounds
    ]


def open_talk(page: Any, scene: Scene) -> None:
    """Opens what can be said, after somebody has said something."""
    scene.tell(m.Said(1, 1, "Katharina", None, None, "Bis gleich", 0))
    press(page, ".stage .icon.plain")
    press(page, "[data-do=more]")
    press(page, "[data-do=talk]")
    page.wait_for_selector("[data-mute]")


def open_sheet(page: Any, _: Scene) -> None:
    """Opens the score sheet."""
    press(page, ".action")
    page.wait_for_selector(".over table")


def opponent_lays(page: Any, scene: Scene) -> None:
    """The other player has begun to lay."""
    sets = [meld.split() for meld in BUSY.split(" | ")]
    sets[0] = ["k6", *sets[0]]
    scene.tell(m.DraftShown(1, 50, m.DraftState(1, m.Draft([*sets, ["r2", "r3", "r4"]]))))
    page.wait_for_selector(".meld.draft")


def last_turn(page: Any, scene: Scene) -> None:
    """The other player has just laid tiles, and it is my turn."""
    sets = [meld.split() for meld in BUSY.split(" | ")]
    sets[0] = ["k6", *sets[0]]
    table = [*sets, ["r2", "r3", "r4"]]
    laid = ["k6", "r2", "r3", "r4"]
    scene.turn = 0
    event = m.Played(1, table, laid, [], None, None, None, False, 0)
    scene.happen([event], " | ".join(" ".join(meld) for meld in table))
    page.wait_for_selector(".meld.last")

"""Hands that move tiles on the page: by dragging, by tapping, by keys; with a finger on touch screens."""

from __future__ import annotations

import time
from typing import Any, Protocol

from tests.web import screen

# The point of the bare cloth that is furthest from all sets, and from the edge.
BARE = """() => {
  const box = document.querySelector('.inner').getBoundingClientRect();
  const melds = [...document.querySelectorAll('.meld')].map((meld) => meld.getBoundingClientRect());
  let best = null;
  for (let y = box.top + 10; y < box.bottom; y += 9)
    for (let x = box.left + 10; x < box.right - 10; x += 9) {
      const aside = (m) => Math.max(m.left - x, 0, x - m.right);
      const far = (m) => Math.hypot(aside(m), Math.max(m.top - y, 0, y - m.bottom));
      const room = Math.min(120, ...melds.map(far));
      if (!best || room > best.room) best = { x, y, room };
    }
  return [best.x, best.y];
}"""
# A tile of a set that is no joker: laying a tile on a joker would swap them.
TILE_OF = """(meld) => {
  const tiles = [...document.querySelectorAll(`.meld[data-meld="${meld}"] [data-tile]`)];
  return (tiles.find((tile) => !tile.dataset.tile.startsWith('*')) ?? tiles[0]).dataset.id;
}"""
CENTRES = """(ids) => ids.map((id) => {
  const box = document.querySelector(`[data-id="${id}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width];
})"""
# What the last step brought about may move all tiles a frame later, when cloth and rack are measured. An
# observer tells when a frame is drawn, also where the clock of the page stands still.
DRAWN = """(id) => new Promise((done) => {
  const eye = new IntersectionObserver(() => { eye.disconnect(); done(); });
  eye.observe(document.querySelector(`[data-id="${id}"]`));
})"""
FOCUSED = "document.activeElement?.dataset?.id ?? ''"
SELECTED = """(id) => document.querySelector(`[data-id="${id}"].selected`)"""
# A tapped tile is selected; where its set is to be shown large in the lens, it is shown.
TAKEN = """(id) => document.querySelector('.stage[data-lens]')
  ? document.querySelector('.lens') : document.querySelector(`[data-id="${id}"].selected`)"""
LIFT = 48

Point = tuple[float, float]


class Hands(Protocol):
    """One way of moving tiles."""

    def put(self, piece: str, meld: str | None) -> None:
        """Moves a tile to a set, or to bare cloth."""

    def take(self, piece: str) -> None:
        """Selects a tile."""

    def press(self, selector: str) -> None:
        """Presses a button."""


def hands_for(page: Any, how: str) -> Hands:
    """Hands that `drag`, `tap` or use the `keys`."""
    touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
    if how == "keys":
        return Keys(page)
    return Taps(page, touch) if how == "tap" else Drags(page, touch)


class _Pointer:
    """A mouse or a finger. Its events carry their own times, so that a slow machine makes no slow hand."""

    def __init__(self, page: Any, touch: bool) -> None:
        self.page, self.touch = page, touch
        self._wire = page.context.new_cdp_session(page)
        self._time = 0.0

    def press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.touch:
            target.tap()
        else:
            target.click()

    def take(self, piece: str) -> None:
        self.tap(self.centre(piece))
        screen.wait_for(self.page, TAKEN, piece, f"tile {piece} was not taken")

    def centre(self, piece: str) -> Point:
        """The middle of a tile on the screen, as it is drawn."""
        self.page.evaluate(DRAWN, piece)
        x, y, _ = self.page.evaluate(CENTRES, [piece])[0]
        return x, y

    def _place(self, meld: str | None) -> Point:
        if meld is None:
            x, y = self.page.evaluate(BARE)
            return x, y
        return self.centre(self.page.evaluate(TILE_OF, meld))

    def tap(self, point: Point) -> None:
        """Down and up again."""
        self.begin()
        self.down(point)
        self.up(point)

    def drag(self, start: Point, end: Point) -> None:
        """Down, half way, over there, up."""
        self.up(self.carry(start, end))

    def carry(self, start: Point, end: Point) -> Point:
        """Down, half way, over there, and still held; what a finger carries floats above it."""
        end = end[0], end[1] + (LIFT if self.touch else 0)
        self.begin()
        self.down(start)
        self.move(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.move(end)
        return end

    def begin(self) -> None:
        """A gesture begins now; what follows carries times of its own."""
        self._time = time.time()

    def hold(self, seconds: float) -> None:
        """Keep still for so long, by the times that events carry: nobody waits."""
        self._time += seconds

    def down(self, point: Point) -> None:
        """Press there."""
        if self.touch:
            self._finger("touchStart", point)
        else:
            self._mouse("mousePressed", point)

    def move(self, point: Point) -> None:
        """Go there, still pressing."""
        if self.touch:
            self._finger("touchMove", point)
        else:
            self._mouse("mouseMoved", point)

    def up(self, point: Point) -> None:
        """Let go there."""
        if self.touch:
            self._finger("touchEnd")
        else:
            self._mouse("mouseReleased", point)

    def _finger(self, kind: str, *points: Point) -> None:
        self._send("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def _mouse(self, kind: str, point: Point) -> None:
        x, y = point
        event = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
        self._send("Input.dispatchMouseEvent", **event)

    def _send(self, method: str, **event: Any) -> None:
        self._time += 0.02
        self._wire.send(method, {**event, "timestamp": self._time})


class Taps(_Pointer):
    """Tap a tile, tap where it goes."""

    def put(self, piece: str, meld: str | None) -> None:
        """Where tiles are small, a tap shows the set in the lens first."""
        self.take(piece)
        if self.page.locator(".lens").count():
            self.press(".lens .primary")
            self.page.wait_for_selector(".lens", state="detached")
        self.tap(self._place(meld))


class Drags(_Pointer):
    """Drag a tile to where it goes."""

    def put(self, piece: str, meld: str | None) -> None:
        """From its place to a tile of the set, or to bare cloth."""
        self.drag(self.centre(piece), self._place(meld))


class Keys:
    """Arrows, space and enter alone."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        """The big button has a key of its own; the others are focused and pressed."""
        if selector == ".action":
            self.page.keyboard.press("p")
            return
        self.page.locator(selector).first.focus()
        self.page.keyboard.press("Enter")

    def take(self, piece: str) -> None:
        """Walks there and selects."""
        self._walk(piece)
        self.page.keyboard.press("Space")
        screen.wait_for(self.page, SELECTED, piece, f"tile {piece} was not selected")

    def put(self, piece: str, meld: str | None) -> None:
        """N lays a new set, Enter lays on the set under the cursor."""
        self.take(piece)
        if meld is None:
            self.page.keyboard.press("n")
            return
        self._walk(self.page.evaluate(TILE_OF, meld))
        self.page.keyboard.press("Enter")

    def _walk(self, piece: str) -> None:
        for _ in range(150):
            here = self.page.evaluate(FOCUSED)
            if here == piece:
                return
            if here:
                self._step(here, piece)
            else:
                self.page.keyboard.press("r")
        raise AssertionError(f"no way to tile {piece} by keys: {screen.look(self.page)}")

    def _step(self, here: str, piece: str) -> None:
        """Up and down first; where that leads nowhere, sideways."""
        (x, y, width), (to_x, to_y, _) = self.page.evaluate(CENTRES, [here, piece])
        if abs(to_y - y) > width * 0.5:
            self.page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
            if self.page.evaluate(FOCUSED) != here:
                return
        self.page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")

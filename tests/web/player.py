"""Somebody who plays through the page alone: reads the tiles off the screen and moves them by hand.

What to lay is worked out with our own solver from what lies there; how it is laid is the page's business.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from tilerummy.solver import solve

READ = """() => {
  const tiles = (nodes) => [...nodes].map((node) => ({ id: node.dataset.id, tile: node.dataset.tile }));
  return {
    table: [...document.querySelectorAll('.meld')].map((meld) => ({
      id: meld.dataset.meld, tiles: tiles(meld.querySelectorAll('[data-tile]')) })),
    rack: tiles(document.querySelectorAll('[data-rack]')),
    open: tiles(document.querySelectorAll('[data-open]')),
    deed: document.querySelector('.action')?.dataset.deed ?? '',
    title: document.querySelector('.action .title')?.textContent ?? '',
    over: !!document.querySelector('.over'),
  };
}"""
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
  return best;
}"""
LIFT = 48


@dataclass
class Seen:
    """What is on the screen."""

    table: list[tuple[str, list[tuple[str, str]]]]
    rack: list[tuple[str, str]]
    open: list[tuple[str, str]]
    deed: str
    title: str
    over: bool


class Player:
    """One seat, one page, one way of moving tiles: `drag`, `tap` or `keys`."""

    def __init__(self, page: Any, preset: str, how: str = "drag", players: int = 2) -> None:
        self.page, self.preset, self.how, self.players = page, preset, how, players
        self.touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._cdp = page.context.new_cdp_session(page) if self.touch else None
        self.opened = False
        self._spend: list[str] = []
        self.plays = self.draws = 0
        self.missed: list[str] = []
        """Turns that the solver found and these hands could not lay."""

    # -- looking -------------------------------------------------------------------------------

    def look(self) -> Seen:
        raw = self.page.evaluate(READ)

        def pairs(found: list[dict[str, str]]) -> list[tuple[str, str]]:
            return [(one["id"], one["tile"]) for one in found]

        table = [(meld["id"], pairs(meld["tiles"])) for meld in raw["table"]]
        return Seen(table, pairs(raw["rack"]), pairs(raw["open"]), raw["deed"], raw["title"], raw["over"])

    def wait_for_turn(self, seconds: float = 60) -> Seen:
        """Waits until something can be done, or the round is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look()
            if seen.over or seen.deed in ("draw", "play", "pass", "discard", "show", "sheet"):
                return seen
            time.sleep(0.05)
        raise AssertionError(f"nothing to do for {seconds} s: {self.look()}")

    # -- moving --------------------------------------------------------------------------------

    def _centre(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        if self._cdp is None:
            mouse = self.page.mouse
            mouse.move(*start)
            mouse.down()
            mouse.move(start[0] + 8, start[1] - 8)
            mouse.move(*end, steps=3)
            mouse.up()
            return
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + LIFT
        path = [start, middle, (end[0], end[1] + LIFT)]
        self._touch("touchStart", start)
        for point in path[1:]:
            self._touch("touchMove", point)
        self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, point: tuple[float, float]) -> None:
        assert self._cdp is not None
        touched = [{"x": point[0], "y": point[1]}]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def _press(self, selector: str) -> None:
        target = self.page.locator(selector).first
        if self.touch:
            target.tap()
        else:
            target.click()

    def _at(self, point: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def _bare(self) -> tuple[float, float]:
        spot = self.page.evaluate(BARE)
        return spot["x"], spot["y"]

    def put(self, tile: str, meld: str | None) -> None:
        """Moves one tile to a set, or to bare cloth."""
        if self.how == "keys":
            self._put_by_keys(tile, meld)
        elif self.how == "tap":
            self._put_by_taps(tile, meld)
        else:
            end = self._bare() if meld is None else self._centre(f'.meld[data-meld="{meld}"]')
            self._drag(self._centre(f'[data-id="{tile}"]'), end)
        # Which joker means what is asked where it could be two things: as it lies will do.
        if self.page.locator(".ask").count():
            self._press(".ask > .button")

    def _put_by_taps(self, tile: str, meld: str | None) -> None:
        self._press(f'[data-id="{tile}"]')
        for _ in range(60):
            if self.page.locator(f'.lens, [data-id="{tile}"].selected').count():
                break
            time.sleep(0.03)
        else:
            # It may not be moved now, and the page has said why.
            self.page.keyboard.press("Escape")
            return
        if self.page.locator(".lens").count():
            time.sleep(0.35)  # the lens takes no click so soon after the tap that opened it
            self._press(".lens .primary")
        time.sleep(0.35)  # else the next tap could be the second of a double one
        if meld is None:
            self._at(self._bare())
        else:
            self._press(f'.meld[data-meld="{meld}"] [data-id]')

    def _put_by_keys(self, tile: str, meld: str | None) -> None:
        keyboard = self.page.keyboard
        self._walk(tile)
        keyboard.press("Space")
        if meld is None:
            keyboard.press("n")
            return
        first = self.page.locator(f'.meld[data-meld="{meld}"] [data-id]').first.get_attribute("data-id")
        self._walk(first)
        keyboard.press("Enter")

    def _walk(self, tile: str) -> None:
        """Goes to a tile with the arrow keys alone."""
        for _ in range(150):
            here = self.page.evaluate("document.activeElement?.dataset?.id ?? ''")
            if here == tile:
                return
            if not here:
                self.page.keyboard.press("r")
                continue
            spot = self.page.evaluate(
                """([a, b]) => [a, b].map((id) => { const r = document.querySelector(`[data-id="${id}"]`)
                .getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width]; })""",
                [here, tile],
            )
            (x, y, width), (to_x, to_y, _) = spot
            if abs(to_y - y) > width * 0.5:
                key = "ArrowDown" if to_y > y else "ArrowUp"
            else:
                key = "ArrowRight" if to_x > x else "ArrowLeft"
            self.page.keyboard.press(key)
            if self.page.evaluate("document.activeElement?.dataset?.id ?? ''") == here:
                self.page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
        raise AssertionError(f"no way to tile {tile} by keys")

    # -- playing -------------------------------------------------------------------------------

    def turn(self) -> bool:
        """One turn; False when the round is over."""
        seen = self.wait_for_turn()
        if seen.over or seen.deed == "sheet":
            return False
        first = self.preset.startswith("rummy-variants")  # where every turn begins with a draw
        if seen.deed in ("draw", "pass") and (first or not self._lay(seen)):
            self.draws += 1
            self._act_and_wait()
        elif seen.deed == "show":
            self._after_drawing(seen)
        return True

    def _after_drawing(self, seen: Seen) -> None:
        """A tile has to be laid or discarded."""
        if not seen.title.startswith("Lay") or not self._lay(seen):
            self._press(f'[data-id="{seen.rack[-1][0]}"]')
            self._wait(lambda: self.look().deed == "discard")
            self._act_and_wait()

    def _lay(self, seen: Seen) -> bool:
        table = " | ".join(" ".join(tile for _, tile in meld) for _, meld in seen.table)
        rack = " ".join(tile for _, tile in seen.rack)
        found = solve(table, rack, self.preset, opened=self.opened, players=self.players)
        if not found.play:
            return False
        target = [[tile.plain.text for tile in meld] for meld in found.table]
        self._spend = [tile.plain.text for tile in found.play]
        self._build(target)
        after = self.look()
        if after.deed != "play":
            lies = " | ".join(" ".join(tile for _, tile in meld) for _, meld in after.table)
            self.missed.append(f"{after.title}: {table} + {rack} -> {found.table}; lies {lies}")
            self._press("[data-reset]")
            self._wait(lambda: self.page.locator("[data-reset]").is_disabled())
            return False
        self._act_and_wait()
        self.plays += 1
        self.opened = True
        return True

    def _build(self, target: list[list[str]]) -> None:
        """Brings the table on the screen into this form, the sets from the rack first."""
        rack = [tile for _, tile in self.look().rack]
        own = [meld for meld in target if all(rack.count(tile) >= meld.count(tile) for tile in meld)]
        for meld in sorted(target, key=lambda one: one not in own):
            self._build_one(meld, target)

    def _build_one(self, wanted: list[str], target: list[list[str]]) -> None:
        seen = self.look()
        lying = [sorted(tile for _, tile in tiles) for _, tiles in seen.table]
        if sorted(wanted) in lying and lying.count(sorted(wanted)) >= _times(wanted, target):
            return
        home = self._home(seen, wanted, target)
        have = (
            [] if home is None else [tile for meld, tiles in seen.table if meld == home for _, tile in tiles]
        )
        for tile in _minus(wanted, have):
            seen = self.look()
            piece = self._own(seen, tile) or self._donor(seen, tile, home, target)
            if piece is None:
                return
            self.put(piece, home)
            lies = self._meld_of(piece)
            home = home or lies

    def _home(self, seen: Seen, wanted: list[str], target: list[list[str]]) -> str | None:
        """A set on the screen that is part of the wanted one, and of no better one."""
        parts = [
            (len(tiles), meld)
            for meld, tiles in _spare(seen, target)
            if not _minus([tile for _, tile in tiles], wanted)
        ]
        return max(parts)[1] if parts else None

    def _own(self, seen: Seen, tile: str) -> str | None:
        """The tile from the rack, if it is one of those to be laid."""
        if tile not in self._spend:
            return None
        self._spend.remove(tile)
        return next((id_ for id_, text in seen.rack if text == tile), None)

    def _donor(self, seen: Seen, tile: str, home: str | None, target: list[list[str]]) -> str | None:
        for meld, tiles in _spare(seen, target):
            if meld == home:
                continue
            for id_, text in tiles:
                if text == tile:
                    return id_
        return None

    def _meld_of(self, piece: str) -> str | None:
        """The set a tile lies in; a touch may take a moment to arrive."""
        for _ in range(40):
            for meld, tiles in self.look().table:
                if any(id_ == piece for id_, _ in tiles):
                    return meld
            time.sleep(0.03)
        return None

    def _act_and_wait(self) -> None:
        before = self.look()
        if self.how == "keys":
            self.page.keyboard.press("p")
        else:
            self._press(".action")
        self._wait(lambda: self._changed(before))

    def _changed(self, before: Seen) -> bool:
        now = self.look()
        moved = len(now.rack) != len(before.rack) or len(now.table) != len(before.table)
        return now.over or now.deed in ("none", "sheet") or moved

    def _wait(self, done: Any, seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"still {self.look()}"
            time.sleep(0.03)


def _minus(tiles: list[str], gone: list[str]) -> list[str]:
    left = list(tiles)
    for tile in gone:
        if tile in left:
            left.remove(tile)
    return left


def _spare(seen: Seen, target: list[list[str]]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sets on the screen that are not wanted as they lie."""
    wanted = [sorted(one) for one in target]
    spare = []
    for meld, tiles in seen.table:
        lies = sorted(text for _, text in tiles)
        if lies in wanted:
            wanted.remove(lies)
        else:
            spare.append((meld, tiles))
    return spare


def _times(wanted: list[str], target: list[list[str]]) -> int:
    return [sorted(one) for one in target].count(sorted(wanted))

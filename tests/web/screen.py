"""What is on the screen, and waiting until something is: the eyes of the scripted players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import TimeoutError

READ = """() => {
  const tiles = (nodes) => [...nodes].map((node) => [node.dataset.id, node.dataset.tile]);
  const stage = document.querySelector('.stage');
  const action = document.querySelector('.action');
  return {
    table: [...document.querySelectorAll('.meld')].map((meld) =>
      [meld.dataset.meld, tiles(meld.querySelectorAll('[data-tile]'))]),
    rack: tiles(document.querySelectorAll('[data-rack]')),
    open: [...document.querySelectorAll('[data-open]')].map((node) =>
      [node.dataset.id, node.dataset.tile, node.dataset.open]),
    deed: action?.dataset.deed ?? '',
    words: action?.textContent ?? '',
    may: (stage?.dataset.may ?? '').split(' '),
    sequence: Number(stage?.dataset.sequence ?? 0),
    opened: !!document.querySelector('.seats li:last-child .pill.good'),
    over: !!document.querySelector('.over table, .ending'),
  };
}"""
# Something can be done, or the round is over, and more has happened than that: what is there then.
MY_TURN = f"""(before) => {{
  const seen = ({READ})();
  const known = document.querySelector('.stage')?.dataset ?? {{}};
  // A turn comes in steps: it is here when the page says whose turn it is now.
  const mine = known.turn === known.me
    && ['draw', 'play', 'pass', 'discard', 'show'].includes(seen.deed);
  return (seen.over || (mine && seen.sequence > before)) && seen;
}}"""
# Who plays, on a page that knows as much as the others: one of these seats, or nobody when the round is over.
WHO_PLAYS = """([seats, sequence]) => {
  const known = document.querySelector('.stage').dataset;
  if (document.querySelector('.over table, .ending')) return 'nobody';
  return Number(known.sequence) >= sequence && seats.includes(known.turn) && known.turn;
}"""
# The server has answered: more has happened than when the button was pressed.
WENT_ON = """(before) => document.querySelector('.over table')
  || Number(document.querySelector('.stage').dataset.sequence) > before"""
# Tiles lie elsewhere than they did, or the page asks what a joker means.
MOVED = """([id, where]) => document.querySelector('.ask')
  || (document.querySelector(`[data-id="${id}"]`)?.dataset.meld ?? '') !== where"""

WAIT_MS = 60_000
"""How long anything may take, on any machine: only what hangs takes longer."""

Pieces = list[tuple[str, str]]


@dataclass(frozen=True)
class Seen:
    """What is on the screen: tiles with the numbers the page gives them."""

    table: list[tuple[str, Pieces]]
    rack: Pieces
    open: list[tuple[str, str, str]]
    """Open tiles that may be taken, with where they lie."""
    deed: str
    words: str
    may: list[str]
    sequence: int
    opened: bool
    over: bool

    @property
    def table_text(self) -> str:
        """The table in notation."""
        return " | ".join(" ".join(tile for _, tile in meld) for _, meld in self.table)

    @property
    def rack_text(self) -> str:
        """The rack in notation."""
        return " ".join(tile for _, tile in self.rack)

    def meld_of(self, piece: str) -> str | None:
        """The set a tile lies in, if it lies on the table."""
        return next((meld for meld, tiles in self.table if piece in dict(tiles)), None)


def look(page: Any) -> Seen:
    """Reads the whole table off the page."""
    return _seen(page.evaluate(READ))


def _seen(raw: dict[str, Any]) -> Seen:
    raw["table"] = [(meld, _pieces(tiles)) for meld, tiles in raw["table"]]
    raw["rack"] = _pieces(raw["rack"])
    raw["open"] = [(piece, tile, origin) for piece, tile, origin in raw["open"]]
    return Seen(**raw)


def _pieces(found: list[list[str]]) -> Pieces:
    return [(piece, tile) for piece, tile in found]


def wait_for(page: Any, condition: str, arg: object, otherwise: str) -> Any:
    """Waits until something holds, and gives what it was; otherwise, says what is on the screen instead."""
    try:
        return page.wait_for_function(condition, arg=arg).json_value()
    except TimeoutError as error:
        words = page.locator("body").inner_text()
        raise AssertionError(f"{otherwise}: {look(page)}\n{words}") from error


def wait_for_turn(page: Any, after: int = -1) -> Seen:
    """Waits until something can be done, or the round is over; all of it is seen at one moment."""
    return _seen(wait_for(page, MY_TURN, after, "nothing to do"))


def act_and_wait(page: Any, deed: str) -> Seen:
    """Does this with the one button, and waits for the next turn."""
    before = wait_for_turn(page)
    page.locator(f'.action[data-deed="{deed}"]').click()
    return wait_for_turn(page, before.sequence)


def skip_to_scores(page: Any) -> None:
    """The round is over: what is celebrated has tests of its own."""
    page.wait_for_selector(".over table, .ending")
    if page.locator(".ending").count():
        page.keyboard.press("Escape")
    page.wait_for_selector(".over table")


def wait_until_moved(page: Any, piece: str, where: str) -> None:
    """Waits until a tile is no longer in this set ('' is the rack)."""
    wait_for(page, MOVED, [piece, where], f"tile {piece} did not move from '{where}'")


def piece(page: Any, text: str, nth: int = 0) -> str:
    """The number of a tile on the screen, those of the rack first."""
    seen = look(page)
    found = [one for one, tile in seen.rack if tile == text]
    found += [one for _, meld in seen.table for one, tile in meld if tile == text]
    return found[nth]


def meld(page: Any, text: str) -> str:
    """The number of the set that holds a tile."""
    return next(one for one, tiles in look(page).table if text in [tile for _, tile in tiles])


def table_is(page: Any, *wanted: str) -> None:
    """Waits until exactly these sets lie there; neither sets nor tiles in a set have an order here."""
    page.wait_for_function(
        """(wanted) => {
          const melds = [...document.querySelectorAll('.meld')].map((meld) =>
            [...meld.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.tile).sort().join(' '));
          return melds.sort().join('|') === wanted.sort().join('|');
        }""",
        arg=[" ".join(sorted(one.split())) for one in wanted],
    )


FRAMES = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"


def let_it_move(page: Any, wish: str) -> None:
    """As the device likes it; the page has heard of it by the next frame but one."""
    page.emulate_media(reduced_motion=wish)
    page.evaluate(FRAMES)

"""Somebody who plays through the page alone: reads the tiles off the screen and moves them by hand.

What to lay is worked out with our own solver from what lies there; how it is laid is the page's business.
Every turn that the solver finds has to succeed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.solver.positions import best_in
from tests.web import screen
from tests.web.hands import hands_for
from tests.web.screen import Pieces, Seen
from tilerummy.rules.judging.turn import Drawn, Origin
from tilerummy.rules.meld import read_as, read_meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.rules.tile import read_tile
from tilerummy.solver.best_turn import BestTurn
from tilerummy.solver.solve import Wish

MOST_MOVES = 120
GOOD = Wish(nodes=50_000)
"""Joker rules can make the very best turn long to find."""


class Player:
    """One seat, one page, one way of moving tiles: `drag`, `tap` or `keys`."""

    def __init__(self, page: Any, rules: Rules, how: str = "drag", players: int = 2) -> None:
        self.page, self.rules, self.how, self.players = page, rules, how, players
        self.hands = hands_for(page, how)
        self.plays = self.draws = self.discards = self.takes = 0

    @property
    def turns(self) -> int:
        """How often it was their turn, or a part of one."""
        return self.plays + self.draws + self.discards

    def reopen(self) -> None:
        """Closes the page in mid-turn and opens its address in another one: the turn is as it was."""
        before, old = self.look(), self.page
        self.page = old.context.new_page()
        self.page.set_default_timeout(screen.WAIT_MS)
        old.close()
        self.page.goto(old.url)
        self.page.wait_for_selector(".wood [data-rack]")
        self.hands = hands_for(self.page, self.how)
        after = screen.wait_for_turn(self.page)
        assert (after.table_text, after.rack_text, after.deed) == (
            before.table_text,
            before.rack_text,
            before.deed,
        )

    def look(self) -> Seen:
        """What is on the screen now."""
        return screen.look(self.page)

    def turn(self) -> bool:
        """One turn, or its part up to the next word of the server; False when the round is over."""
        seen = screen.wait_for_turn(self.page)
        if seen.over:
            return False
        if not self._lay_something(seen):
            if "draw" in seen.may or "pass" in seen.may:
                self.draws += 1
            else:
                self.discards += 1
                self.hands.take(seen.rack[-1][0])
                self.page.wait_for_selector('.action[data-deed="discard"]')
            self._act()
        return True

    def _lay_something(self, seen: Seen) -> bool:
        """The best play, with an open tile where one may be taken; none before the turn's first draw."""
        if "play" not in seen.may:
            return False
        for piece, tile, origin in seen.open:
            wish = replace(GOOD, taken=Drawn(read_tile(tile), Origin(origin)))
            if self.lay(seen, wish, [(piece, tile)]):
                self.takes += 1
                return True
        draws_first = self.rules.draw_mode == "every_turn_then_place"
        return not (draws_first and "draw" in seen.may) and self.lay(seen)

    def put(self, piece: str, meld: str | None) -> None:
        """Moves one tile to a set or to bare cloth, and sees that it went."""
        where = self.look().meld_of(piece) or ""
        self.hands.put(piece, meld)
        screen.wait_until_moved(self.page, piece, where)

    def _act(self, told: str = "") -> None:
        before = self.look()
        self.hands.press(".action")
        screen.wait_for(self.page, screen.WENT_ON, before.sequence, f"{before.deed} did nothing: {told}")

    def lay(self, seen: Seen, wish: Wish = GOOD, taken: Pieces | None = None) -> bool:
        """Lays the best turn, if there is one."""
        found = self.build(seen, wish, taken)
        if not found.play:
            return False
        after = self.look()
        told = f"{seen.table_text} + {seen.rack_text} -> {found.table}; lies {after.table_text}"
        assert after.deed == "play", f"{after.words}: {told}"
        self._act(told)
        self.plays += 1
        return True

    def build(self, seen: Seen, wish: Wish = GOOD, taken: Pieces | None = None) -> BestTurn:
        """Moves the tiles of the best turn, if there is one, to where they belong."""
        opened, players = seen.opened, self.players
        found = best_in(
            seen.table_text, seen.rack_text, self.rules, opened=opened, players=players, wish=wish
        )
        if found.play:
            self._build(seen, found, taken or [])
        return found

    def reach(self, wanted: list[list[str]]) -> None:
        """Brings the table into this form with tiles of the rack."""
        seen = self.look()
        play = [_plain(tile) for meld in wanted for tile in meld]
        for _, tiles in seen.table:
            for _, tile in tiles:
                play.remove(_plain(tile))
        self._arrange(seen, wanted, play, [])

    def _build(self, seen: Seen, found: BestTurn, taken: Pieces) -> None:
        """An opening first, for before it the table is closed, and then everything else."""
        play = [tile.plain.text for tile in found.play]
        opening = [[tile.text for tile in meld] for meld in found.opening or ()]
        if opening:
            first = [_plain(tile) for meld in opening for tile in meld]
            self._arrange(
                seen, [[tile for _, tile in meld] for _, meld in seen.table] + opening, first, taken
            )
            seen = self.look()
            for tile in first:
                play.remove(tile)
        self._arrange(seen, [[tile.text for tile in meld] for meld in found.table], play, taken)

    def _arrange(self, seen: Seen, wanted: list[list[str]], play: list[str], taken: Pieces) -> None:
        """Brings the table into this form: the next tile that lies wrong goes where it belongs, and again."""
        for _ in range(MOST_MOVES):
            now = self.look()
            # Anew each time: a joker that a tile has freed is as good as any other.
            plan = assign(now, wanted, _to_lay(seen, now, play), _loose(now, taken))
            step = next_move(now, plan)
            if step is None:
                return
            frozen = self._frozen(seen, now, {now.meld_of(step[0]), step[1]})
            self.put(*(self._swap(now, frozen, plan) if frozen else step))
            self._say_meaning(wanted)
        raise AssertionError(f"too many moves: {wanted} from {seen}, now {self.look()}")

    def _frozen(self, before: Seen, now: Seen, melds: set[str | None]) -> str | None:
        """One of these sets, if a joker that lay there before still keeps it frozen."""
        if not self.rules.joker_sets.stays_as_it_is:
            return None
        jokers = {meld: {one for one, tile in tiles if tile[0] == "*"} for meld, tiles in before.table}
        return next(
            (
                meld
                for meld, tiles in now.table
                if meld in melds and jokers.get(meld, set()) & dict(tiles).keys()
            ),
            None,
        )

    def _swap(self, now: Seen, meld: str, plan: list[list[str]]) -> tuple[str, str]:
        """The tile that a joker of a frozen set stands for goes there and frees it, best from the rack."""
        lies, shape = dict(dict(now.table)[meld]), setting_for(self.rules, self.players).shape
        tiles = dict(now.rack) | {one: tile for _, other in now.table for one, tile in other}
        planned = {one for part in plan for one in part}
        for real in (one for one in tiles if one in planned and one not in lies):
            for joker in (one for one, tile in lies.items() if tile[0] == "*"):
                swapped = " ".join(tiles[real] if one == joker else tile for one, tile in lies.items())
                if read_as(read_meld(swapped), shape).valid:
                    return real, meld
        raise AssertionError(f"nothing frees {meld}: {plan} from {now}")

    def _say_meaning(self, wanted: list[list[str]]) -> None:
        """Which joker means what is asked where it could be two things: as planned, or as it lies."""
        options = self.page.locator(".ask [data-option]")
        texts = [option.get_attribute("data-option") for option in options.all()]
        meant = [sorted(meld) for meld in wanted]
        said = next((text for text in texts if sorted(text.split()) in meant), None)
        if texts:
            self.hands.press(f'.ask [data-option="{said}"]' if said else ".ask > .button")
            self.page.wait_for_selector(".ask", state="detached")


def assign(seen: Seen, wanted: list[list[str]], play: list[str], taken: Pieces) -> list[list[str]]:
    """Which tiles on the screen make which wanted set: those that lie together already, before others.

    Sets from the rack alone come first: before an opening nothing else may be touched.
    """
    lying = [tiles for _, tiles in seen.table]
    spare = [piece for tiles in lying for piece in tiles] + taken + _chosen(seen, play)
    parts: list[Pieces] = [[] for _ in wanted]
    homes = sorted(
        ((len(_shared(tiles, meld)), i, j) for i, meld in enumerate(wanted) for j, tiles in enumerate(lying)),
        reverse=True,
    )
    used: set[int] = set()
    for shared, i, j in homes:
        if shared and not parts[i] and j not in used:
            used.add(j)
            parts[i] = [piece for piece in _shared(lying[j], wanted[i]) if piece in spare]
            spare = [piece for piece in spare if piece not in parts[i]]
    for i, meld in enumerate(wanted):
        for tile in _missing(meld, parts[i]):
            piece = next(one for one in spare if _plain(one[1]) == tile)
            spare.remove(piece)
            parts[i].append(piece)
    rack = {piece for piece, _ in seen.rack + taken}
    plan = [[piece for piece, _ in part] for part in parts]
    return sorted(plan, key=lambda part: not rack.issuperset(part))


def next_move(seen: Seen, plan: list[list[str]]) -> tuple[str, str | None] | None:
    """The next tile to move and the set it goes to (None: bare cloth); nothing when all lies as planned."""
    whole = {meld: {piece for piece, _ in tiles} for meld, tiles in seen.table}
    claimed: set[str] = set()
    for part in plan:
        # The set that holds most of it; a set that holds more of another stays with that one.
        lying = [meld for piece in part if (meld := seen.meld_of(piece)) and meld not in claimed]
        homes = [meld for meld in lying if _belongs(whole[meld], part, plan)]
        home = max(homes, key=lambda meld: (homes.count(meld), -len(whole[meld])), default=None)
        for piece in part:
            if home is None or piece not in whole[home]:
                return piece, home
        claimed.add(home or "")
    return None


def _belongs(there: set[str], part: list[str], plan: list[list[str]]) -> bool:
    mine = len(there.intersection(part))
    return all(mine >= len(there.intersection(other)) for other in plan if other is not part)


def _to_lay(before: Seen, now: Seen, play: list[str]) -> list[str]:
    """The tiles to be laid that still are on the rack."""
    left = list(play)
    for piece, tile in before.rack:
        if tile in left and now.meld_of(piece) is not None:
            left.remove(tile)
    return left


def _loose(now: Seen, taken: Pieces) -> Pieces:
    """The open tiles that are not laid yet."""
    return [one for one in taken if now.meld_of(one[0]) is None]


def _plain(tile: str) -> str:
    return "*" if tile.startswith("*") else tile


def _shared(tiles: Pieces, meld: list[str]) -> Pieces:
    left = [_plain(tile) for tile in meld]
    found = []
    for piece, tile in tiles:
        if _plain(tile) in left:
            left.remove(_plain(tile))
            found.append((piece, tile))
    return found


def _missing(meld: list[str], part: Pieces) -> list[str]:
    left = [_plain(tile) for tile in meld]
    for _, tile in part:
        left.remove(_plain(tile))
    return left


def _chosen(seen: Seen, play: list[str]) -> Pieces:
    """The tiles of the rack that are to be laid."""
    left = list(play)
    found = []
    for piece, tile in seen.rack:
        if tile in left:
            left.remove(tile)
            found.append((piece, tile))
    return found

"""A naive player.

It looks at a `View` only. It lays sets from its rack, adds to the table, sometimes swaps a joker or
borrows a tile of a longer set, sometimes takes an open tile, and makes mistakes when it is told to.
It plays badly and quickly; it exists so that every rule is met in the course of real games.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.hand import Hand
from tests.lore import lore_of
from tilerummy.rules.judging.opening import opening_value
from tilerummy.rules.judging.turn import Drawn, Origin, must_open, opening_minimum
from tilerummy.rules.match.action import (
    Action,
    ActionKind,
    Discard,
    Draw,
    Pass,
    Play,
)
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import TableAccess
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile


@dataclass
class Naive:
    """The player. The same seed plays the same way."""

    rng: Random
    fancy: float = 0.7
    """How often it tries more than sets and additions."""
    idle: float = 0.05
    """How often it does not lay although it could."""

    def choose(self, view: View, *, plain: bool = False) -> Action:
        """What to do now, which must be something the view allows; `plain` tries nothing doubtful."""
        seat = view.seat
        assert seat is not None
        if ActionKind.PLAY in view.may and (plain or self.rng.random() >= self.idle):
            play = self._play(view, seat, plain=plain)
            if play is not None:
                return play
        return self.lay_nothing(view)

    def lay_nothing(self, view: View) -> Action:
        """Draw, discard or pass."""
        assert view.seat is not None
        if ActionKind.DRAW in view.may:
            return Draw(seat=view.seat)
        if ActionKind.DISCARD in view.may:
            return Discard(self._worst(view), seat=view.seat)
        return Pass(seat=view.seat)

    def _worst(self, view: View) -> Tile:
        """A high tile that is not the one just drawn, where that matters."""
        rack = view.before().rack
        tiles = [tile for tile in rack if tile is not JOKER] or list(rack)
        return max(tiles, key=lambda tile: (tile.number, self.rng.random()))

    def _play(self, view: View, seat: Seat, *, plain: bool) -> Play | None:
        assert view.rack is not None
        if view.to_take and not plain:
            for drawn in view.to_take:
                play = self._with_taken(view, seat, drawn)
                if play is not None:
                    return play
        if ActionKind.DRAW in view.may and view.rules.draw_mode == "every_turn_then_place":
            return None
        return self._with_hand(view, seat, plain=plain)

    def _with_taken(self, view: View, seat: Seat, drawn: Drawn) -> Play | None:
        """Take an open tile if it completes a set; whether that is enough is left to the judge."""
        assert view.rack is not None
        hand = Hand(lore_of(view.setting), (*view.rack, drawn.tile))
        meld = next((meld for meld in hand.melds() if drawn.tile in meld), None)
        if meld is None:
            return None
        hand.use(meld)
        table = Table((*view.table, meld, *hand.lay_all(self.rng)))
        if drawn.origin is Origin.FACE_UP and view.rules.face_up_eighth == "to_finish" and len(hand):
            return None
        return Play(table, announced=True, take=drawn.origin, seat=seat)

    def _with_hand(self, view: View, seat: Seat, *, plain: bool) -> Play | None:
        assert view.rack is not None
        setting, before = view.setting, view.before()
        hand = Hand(lore_of(setting), view.rack)
        table, closed = list(view.table), must_open(setting, before)
        fancy = not plain and self.rng.random() < self.fancy
        made = hand.lay_all(self.rng)
        if closed:
            if hand.jokers and (fancy or not _enough(view, made, hand)):
                made += hand.lay_jokers()
            if not made or not _enough(view, made, hand):
                return None
        opening = tuple(made) if closed and self.rng.random() < 0.97 else None
        same_turn = setting.rules.table_access is TableAccess.SAME_TURN_AFTER_OPENING
        announced = False
        if not closed or (fancy and same_turn):
            if fancy:
                announced = self._swap(view, hand, table, made) or announced
                self._borrow(view, hand, table, made)
            _add(view, hand, table)
        if not closed and hand.jokers and (fancy or len(hand) < 6):
            made += hand.lay_jokers()
        if len(hand) == len(view.rack):
            return None
        return Play(Table((*table, *made)), opening, announced=announced, seat=seat)

    def _swap(self, view: View, hand: Hand, table: list[Meld], made: list[Meld]) -> bool:
        """Swap a joker for the exact tile and lay it in a new set with a pair."""
        for place, meld in enumerate(table):
            if JOKER not in meld:
                continue
            for tiles in view.setting.read(meld).means[:1]:
                tile = next((tile for tile in tiles if tile in hand.left), None)
                if tile is None:
                    continue
                hand.use((tile,))
                pair = next((pair for pair, _ in hand.pairs()), None)
                if pair is None:
                    hand.put_back(tile)
                    continue
                hand.jokers += 1
                hand.use(pair)
                joker = next(i for i, lying in enumerate(meld) if lying.is_joker)
                table[place] = Meld((*meld[:joker], tile, *meld[joker + 1 :]))
                made.append(pair)
                return True
        return False

    def _borrow(self, view: View, hand: Hand, table: list[Meld], made: list[Meld]) -> None:
        """Complete a pair with a tile that a longer set can do without."""
        wanted = {tile: pair for pair, missing in hand.pairs() for tile in missing}
        lore = lore_of(view.setting)
        for place, meld in enumerate(table):
            if len(meld) < 4:
                continue
            for tile, rest in lore.spares(meld):
                if tile not in wanted:
                    continue
                pair = wanted[tile]
                hand.use([lying for lying in pair if lying is not JOKER])
                table[place] = rest
                made.append(Meld(sorted((*(lying for lying in pair if lying is not JOKER), tile))))
                return


def _enough(view: View, made: list[Meld], hand: Hand) -> bool:
    rest = (JOKER,) if len(hand) else ()
    return opening_value(view.setting, made) >= opening_minimum(view.setting, rest)


def _add(view: View, hand: Hand, table: list[Meld]) -> None:
    """Add single tiles to the sets on the table as long as that is possible."""
    frozen, lore, left = view.rules.joker_sets.stays_as_it_is, lore_of(view.setting), hand.left
    for place, meld in enumerate(table):
        longer: Meld | None = meld
        while longer is not None:
            meld, longer = longer, None
            for tile, more in lore.additions(meld):
                if tile in left and not (frozen and JOKER in meld):
                    hand.use((tile,))
                    longer = table[place] = more
                    break

"""The position as a bot looks at it: what its view shows, and the solver's answers within its budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from tilerummy.bots.bot import Budget
from tilerummy.rules.judging.score import rack_points
from tilerummy.rules.judging.turn import Before, Drawn, must_open
from tilerummy.rules.match.action import ActionKind, Play
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.match.view import PlayerView, View
from tilerummy.rules.meld import Meld
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.simulator.policy_turns import grown
from tilerummy.solver import ANYHOW, BestTurn, Certainty, Goal, Wish, can_go_out, solve_between, solve_turn
from tilerummy.solver.problem import MAX_COPIES


class OwnTurn:
    """One's own turn: the table, the rack, and questions about them."""

    def __init__(self, view: View, budget: Budget) -> None:
        if view.seat is None or view.rack is None:
            raise ValueError("only somebody with tiles has a turn")
        self.view, self.budget = view, budget
        self.seat: Seat = view.seat
        self.setting: Setting = view.setting
        self.rack: Rack = view.rack
        opened = [player.opened for player in view.players]
        self.before = Before(view.table, view.rack, opened[view.seat], any(opened))

    # -- what there is to do -----------------------------------------------------------------------

    @property
    def may_lay(self) -> bool:
        """Whether tiles may be laid now without taking one first."""
        return ActionKind.PLAY in self.view.may and not self._must_draw_first

    @property
    def _must_draw_first(self) -> bool:
        # 5.2; with an empty pool there is nothing to draw, and one may lay at once (5.9).
        every_turn = self.view.rules.draw_mode.draws_first
        return every_turn and ActionKind.DRAW in self.view.may

    @property
    def compulsory(self) -> bool:
        """Whether one must lay if one can."""
        return self.may_lay and not self.view.rules.voluntary_draw

    @cached_property
    def closed(self) -> bool:
        """Whether one still has to open."""
        # 4.5: where another's opening opened the table for all, one need not.
        return must_open(self.setting, self.before)

    # -- who else is there -------------------------------------------------------------------------

    @cached_property
    def others(self) -> tuple[PlayerView, ...]:
        """The others who still play, in the order in which they come."""
        players = self.view.players
        order = playing_order(self.seat, len(players), self.view.rules.direction)[1:]
        return tuple(players[seat] for seat in order if not players[seat].given_up)

    @cached_property
    def pool(self) -> int:
        """How many tiles one can still draw."""
        pools = self.view.pools
        return pools[self.seat] if len(pools) > 1 else sum(pools)

    @cached_property
    def unseen(self) -> Counter[Tile]:
        """The tiles that lie face down or on the racks of others."""
        seen = Counter(self.table_tiles)
        seen.update(self.rack)
        for player in self.view.players:
            seen.update(player.discards)
        if self.view.face_up is not None:
            seen[self.view.face_up] += 1
        # What nobody shows is on the other racks or in the pool; which of the two no view tells.
        left = Counter(all_tiles(self.setting))
        left.subtract(seen)
        return +left

    @cached_property
    def table_tiles(self) -> Counter[Tile]:
        """How many of each tile lie on the table."""
        return self.view.table.tiles()

    @cached_property
    def points(self) -> int:
        """What one's rack would cost."""
        return rack_points(self.view.rules, self.rack)

    # -- what can be laid --------------------------------------------------------------------------

    @cached_property
    def most(self) -> BestTurn:
        """The play of most tiles."""
        return solve_turn(self.setting, self.before, self._wish())

    @cached_property
    def dearest(self) -> BestTurn:
        """The play of most points."""
        return self.dearest_of(self.before)

    def dearest_of(self, before: Before) -> BestTurn:
        """The play of most points in another position."""
        return solve_turn(self.setting, before, replace(self._wish(), goal=Goal.POINTS))

    @cached_property
    def out(self) -> BestTurn:
        """A play that leaves nothing on the rack."""
        return self.goes_out(self.before)

    def goes_out(self, before: Before) -> BestTurn:
        """A play that leaves nothing on the rack of a position: no joker that is taken up either."""
        return can_go_out(self.setting, before, wish=self._wish())

    def between(self, must: Sequence[Tile], may: Sequence[Tile], before: Before | None = None) -> BestTurn:
        """The play of most tiles that lays all of `must` and some of `may`."""
        return solve_between(self.setting, before or self.before, must, may, self._wish())

    def single_tiles(self, tiles: Iterable[Tile]) -> Iterator[BestTurn]:
        """Plays of one of these tiles, the highest first, as long as there is time; jokers stay for later."""
        for tile in sorted({*tiles} - {JOKER}, key=lambda tile: (-tile.number, tile)):
            if self.budget.over():
                return
            one = self.between((tile,), ())
            if one.play:
                yield one

    def answer(self, table: Table, rack: Rack) -> BestTurn:
        """The play of most tiles for somebody who has opened and holds this rack.

        Among several, where jokers keep their meaning they stand for their tiles here: only swaps are
        overlooked, and the answer is found many times sooner.
        """
        lying = table if len(self.others) == 1 else as_meant(self.setting, table)
        return self.between((), rack, Before(lying, rack, opened=True, any_opened=True))

    def taking(self, drawn: Drawn, before: Before | None = None) -> BestTurn:
        """The play of most tiles with an open tile that is taken for it."""
        return solve_turn(self.setting, before or self.before, replace(self._wish(), taken=drawn))

    def forced(self) -> BestTurn:
        """A play for somebody who must lay and did not see how: a small one, if there is time to look for it.

        Whether there is any play at all must be known, whatever time it takes.
        """
        whole = self.most
        # Only a proof will do: the referee would refuse a draw of somebody who could lay (5.5).
        if not whole.play and whole.status is not Certainty.NO_PLAY:
            whole = solve_turn(self.setting, self.before, ANYHOW)
        for tile in whole.play:
            if self.budget.over():
                break
            small = self.between((tile,), ())
            if small.play:
                return small
        return whole

    def _wish(self) -> Wish:
        return self.budget.wish()

    def play(self, solution: BestTurn, taken: Drawn | None = None) -> Play:
        """The action that lays a solution; where swaps are announced, one that is none does no harm."""
        take = None if taken is None else taken.origin
        announced = self.view.rules.joker_swap_announced
        return Play(solution.table, solution.opening, announced, take, seat=self.seat)


@lru_cache(maxsize=1024)
def as_meant(setting: Setting, table: Table) -> Table:
    """The table with the tiles that its jokers stand for, where these stay what they are."""
    rules = setting.rules
    # The core counts so many copies of a tile, and a joker read as its tile is one more.
    if rules.joker_sets is not JokerSets.SAME_MEANING or rules.copies + setting.jokers > MAX_COPIES:
        return table
    return Table(_meant(setting, meld) if meld.jokers else meld for meld in table)


def _meant(setting: Setting, meld: Meld) -> Meld:
    lacking: list[Tile] = []
    for means in setting.read(meld).means:
        # 3.6: two jokers of a group are different colours.
        lacking.append(next(tile for tile in means if tile not in lacking))
    stands = iter(lacking)
    return Meld(next(stands) if tile.is_joker else tile for tile in meld)


@lru_cache(maxsize=64)
def all_tiles(setting: Setting) -> tuple[Tile, ...]:
    """All tiles of the game, made once for each setting."""
    return setting.tiles()


def same_tiles(one: BestTurn, other: BestTurn | None) -> bool:
    """Whether both lay the same tiles; how the table lies then makes no other play."""
    return other is not None and sorted(one.play) == sorted(other.play)


def different_plays(plays: Iterator[BestTurn]) -> Iterator[BestTurn]:
    """Each play of other tiles than those before it."""
    seen: set[tuple[Tile, ...]] = set()
    for play in plays:
        tiles = tuple(sorted(play.play))
        if tiles and tiles not in seen:
            seen.add(tiles)
            yield play


# -- what a player notices ---------------------------------------------------------------------------
#
# What a player notices: sets from the rack, what can be added to the table, one rearrangement, or all of it.
#
# People overlook long chains first. A player who can keep few sets in mind is asked to solve the turn with
# these sets alone; the others stay as they lie, so whatever is found is legal on the whole table.


def sets_of_rack(position: OwnTurn, taken: Drawn | None = None) -> BestTurn:
    """The best play that does not touch the table."""
    return with_sets(position, (), taken)


def with_sets(position: OwnTurn, chosen: Sequence[int], taken: Drawn | None = None) -> BestTurn:
    """The best play that touches only the chosen sets of the table."""
    table = position.view.table
    before = replace(position.before, table=Table(table[i] for i in chosen))
    found = position.between((), position.rack, before) if taken is None else position.taking(taken, before)
    rest = (meld for i, meld in enumerate(table) if i not in chosen)
    return replace(found, table=Table((*found.table, *rest)))


def extended(position: OwnTurn, found: BestTurn, chosen: Sequence[int], taken: Drawn | None) -> BestTurn:
    """A play with single tiles added to these sets of the table, which it must not have touched."""
    # 4.4: before the opening nothing is added to the table; a taken tile must be in the play itself.
    if position.closed or (taken is not None and not found.play):
        return found
    # By value: of two equal sets it does not matter which one grows.
    untouched = {position.view.table[i] for i in chosen}
    left = Counter(position.rack)
    # Below zero for a taken tile, which was never on the rack; it is put right below.
    left.subtract(Counter(found.play))
    if taken is not None:
        left[taken.tile.plain] += 1
    table = [grown(position.setting, meld, left) if meld in untouched else meld for meld in found.table]
    play = Counter(position.rack) - +left
    if taken is not None:
        play[taken.tile.plain] += 1
    tiles = tuple(sorted(play.elements()))
    points = sum(position.setting.rack_points(tile) for tile in tiles)
    return replace(found, play=tiles, points=points, table=Table(table))

"""Plans: what to lay now, if anything, as each kind of player sees it; and players made of them.

A plan gets the position and a source of chance and gives a `Lay`, or None to draw, discard or pass. A
`Planner` follows a plan, and has a way to choose what it puts away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import TypeAlias

from tilerummy.bots.bot import USUAL_NODES, Budget
from tilerummy.bots.own_turn import OwnTurn, extended, sets_of_rack, with_sets
from tilerummy.bots.small_opening import open_and_go_out, open_and_lay_most, smallest_opening
from tilerummy.rules.judging.turn import Drawn
from tilerummy.rules.match.action import Action, ActionKind, ChooseStarter, Discard, Draw, Pass
from tilerummy.rules.match.choice import may_be_discarded
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.match.view import View
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, NUMBERS, Tile
from tilerummy.solver import BestTurn


@dataclass(frozen=True, slots=True)
class Lay:
    """A play, with the open tile that is taken for it."""

    solution: BestTurn
    taken: Drawn | None = None

    @property
    def tiles(self) -> int:
        """How many tiles leave the rack."""
        return self.solution.tiles - (self.taken is not None)


Plan: TypeAlias = Callable[[OwnTurn, Random], Lay | None]
Notice: TypeAlias = Callable[[OwnTurn, Random, Drawn | None], BestTurn]
"""The best play somebody sees, perhaps with an open tile taken for it."""


def lay_most(notice: Notice, position: OwnTurn, chance: Random) -> Lay | None:
    """Lay the most tiles one notices; take an open tile if that costs nothing."""
    best: Lay | None = None
    if position.may_lay:
        best = Lay(notice(position, chance, None))
    for drawn in position.view.to_take:
        taking = Lay(notice(position, chance, drawn), drawn)
        # A taken tile is no gain by itself: only what leaves the rack counts (`Lay.tiles`).
        if taking.tiles > 0 and (best is None or taking.tiles > best.tiles):
            best = taking
    return best if best is not None and best.tiles > 0 else None


# -- what is noticed ------------------------------------------------------------------------------


def all_of_it(position: OwnTurn, _: Random, taken: Drawn | None) -> BestTurn:
    """Everything that can be laid: the best turn the solver finds."""
    if taken is not None:
        return position.taking(taken)
    return open_and_lay_most(position) if position.closed else position.most


def own_sets(position: OwnTurn, _: Random, taken: Drawn | None) -> BestTurn:
    """Sets from one's rack."""
    return sets_of_rack(position, taken)


def additions_to_all(position: OwnTurn, _: Random, taken: Drawn | None) -> BestTurn:
    """Sets from one's rack, and what can be added to the table."""
    every = range(len(position.view.table))
    return extended(position, sets_of_rack(position, taken), every, taken)


# -- players who are not the same on every turn ------------------------------------------------------

LOOKS_AT_END = 12
"""How often somebody looks at the table who cannot draw any more, each time a little harder."""


@dataclass(frozen=True, slots=True)
class InMind:
    """What can be done with a few sets of the table at a time, and what can be added to the others.

    The more sets one keeps in mind at once, the longer the chains one finds. Which sets is chance: somebody
    who overlooks a turn now may see it the next time, so that a round goes on where a fixed blindness would
    end it.
    """

    sets: int
    looked_at: float = 1.0
    """How likely one notices that something can be added to one of the others."""

    def __call__(self, position: OwnTurn, chance: Random, taken: Drawn | None) -> BestTurn:
        """The best play one notices; who can no longer draw looks again before giving up."""
        found = self._look(position, chance, taken, self.sets, self.looked_at)
        # Who can still draw does so instead of looking again, as a beginner would.
        for more in range(1, LOOKS_AT_END if position.pool == 0 else 0):
            if found.play or position.budget.over():
                break
            found = self._look(position, chance, taken, self.sets + more, 1.0)
        return found

    def _look(
        self, position: OwnTurn, chance: Random, taken: Drawn | None, sets: int, looked_at: float
    ) -> BestTurn:
        every = range(len(position.view.table))
        chosen = sorted(chance.sample(every, min(sets, len(every))))
        others = [i for i in every if i not in chosen and chance.random() < looked_at]
        found = sets_of_rack(position, taken) if position.closed else with_sets(position, chosen, taken)
        return extended(position, found, others, taken)


@dataclass(frozen=True, slots=True)
class Sometimes:
    """Plays by one plan, and now and then by another."""

    usual: Plan
    other: Plan
    share: float
    """How often it plays by the other."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        plan = self.other if chance.random() < self.share else self.usual
        return plan(position, chance)


# -- patience: draw although one could lay, until the whole rack goes down at once ---------------------
# The table is shared and the rack is private: what others lay helps me, what I hold helps nobody.


def go_out(position: OwnTurn) -> Lay | None:
    """Lay the whole rack, with an open tile if need be."""
    if position.may_lay and (out := _all_tiles(position)) is not None:
        return Lay(out)
    for drawn in position.view.to_take:
        lay = Lay(position.taking(drawn), drawn)
        if lay.tiles == len(position.rack):
            return lay
    return None


def _all_tiles(position: OwnTurn) -> BestTurn | None:
    """A play of the whole rack. Opening small and going on is asked first: the general question is dear."""
    rules = position.view.rules
    # 4.4: a hand game over the table is for those who may use it in the same turn.
    goes_on = not rules.table_access.closed_while_opening
    if position.closed and goes_on and not rules.hand_game.needs_no_minimum:
        return open_and_go_out(position)
    return position.out if position.out.play else None


@dataclass(frozen=True, slots=True)
class Hold:
    """Open small, then wait for the whole rack to go down; now and then impatience wins."""

    impatience: float = 0.0
    """How often it lays all it can although it meant to wait."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        restless = chance.random() < self.impatience
        out = go_out(position)
        if out is not None:
            return out
        if (restless or position.pool == 0) and not position.closed:
            return lay_most(all_of_it, position, chance)
        if position.closed and position.may_lay:
            smallest = smallest_opening(position)
            return None if smallest is None else Lay(smallest)
        return None


# -- a player: a plan, and a way to choose what is put away -------------------------------------------

Shed: TypeAlias = Callable[[OwnTurn, Random], Tile]
"""Which tile to put away."""


@dataclass(frozen=True, slots=True)
class Planner:
    """A bot that follows a plan."""

    plan: Plan
    shed: Shed

    def act(self, view: View, chance: Random | None = None, budget: Budget | None = None) -> Action:
        """What to do now. Without a chance and a budget the same view always gets the same answer."""
        chance = Random(view.sequence) if chance is None else chance
        budget = Budget(nodes=USUAL_NODES) if budget is None else budget
        if view.turn is None:
            return choose_starter(view, chance)
        position = OwnTurn(view, budget)
        if ActionKind.PLAY in view.may:
            lay = None if budget.over() else self.plan(position, chance)
            if lay is not None:
                return position.play(lay.solution, lay.taken)
            # 5.5: what a plan overlooks or keeps back, the referee would still ask for.
            if position.compulsory and (forced := position.forced()).play:
                return position.play(forced)
        return self._lay_nothing(position, chance)

    def _lay_nothing(self, position: OwnTurn, chance: Random) -> Action:
        if ActionKind.DRAW in position.view.may:
            return Draw(seat=position.seat)
        if ActionKind.DISCARD in position.view.may:
            return Discard(self.shed(position, chance), seat=position.seat)
        return Pass(seat=position.seat)


def choose_starter(view: View, chance: Random) -> Action:
    """Where the players choose, anybody is as good as anybody else."""
    return ChooseStarter(chance.choice([player.seat for player in view.players if not player.given_up]))


# -- which tile to put away: the least likely to be laid, or of least help to the next player ---------


def highest(position: OwnTurn, chance: Random) -> Tile:
    """The highest tile, as a beginner does it; never a joker if there is anything else."""
    tiles = allowed(position)
    return max(tiles, key=lambda tile: (tile is not JOKER, tile.number, chance.random()))


def loneliest(position: OwnTurn, chance: Random) -> Tile:
    """The tile with the least company: on the rack, on the table, and among those still to come."""
    rack = Counter(position.rack)
    tiles = allowed(position)
    return min(tiles, key=lambda tile: (fit_of(position, rack, tile), -tile.number, chance.random()))


def fit_of(position: OwnTurn, rack: Counter[Tile], tile: Tile) -> float:
    """How well a tile fits: the pairs it makes with tiles at hand, each by how likely the third is."""
    if tile is JOKER:
        return 1000.0
    # The second of two alike can lie in no set with the first.
    return sum(_pair(position, rack, pair) for pair in _partners(position, tile)) - 3.0 * (rack[tile] > 1)


def _pair(position: OwnTurn, rack: Counter[Tile], pair: tuple[Tile, Tile]) -> float:
    return _chance_of(position, rack, pair[0]) * _chance_of(position, rack, pair[1])


def _chance_of(position: OwnTurn, rack: Counter[Tile], tile: Tile) -> float:
    if rack[tile]:
        return 1.0
    on_table = position.table_tiles[tile]
    return 0.4 * (on_table > 0) + 0.15 * position.unseen[tile]


def _partners(position: OwnTurn, tile: Tile) -> list[tuple[Tile, Tile]]:
    """The two other tiles of every smallest set with this tile."""
    assert tile.colour is not None
    same = [Tile.of(c, tile.number) for c in position.setting.shape.colours if c is not tile.colour]
    groups = [(one, two) for i, one in enumerate(same) for two in same[i + 1 :]]
    runs = []
    for first in range(tile.number - 2, tile.number + 1):
        numbers = [number for number in range(first, first + 3) if number != tile.number]
        if all(number in NUMBERS for number in numbers):
            runs.append((Tile.of(tile.colour, numbers[0]), Tile.of(tile.colour, numbers[1])))
    return [*groups, *runs]


def allowed(position: OwnTurn) -> list[Tile]:
    """The tiles that may be put away: not the one just drawn, where the house forbids it."""
    return sorted({*may_be_discarded(position.view.rules, position.rack, position.view.drawn)})


# -- a bound on waiting ------------------------------------------------------------------------------
#
# A bound on waiting: somebody who keeps tiles back, but lays before the others fall asleep.
#
# Waiting for the whole rack to go down wins nearly always, and nobody wants to meet it twice. Who has a bound
# waits only for so many turns and then lays the sets of the rack, but keeps the jokers and what would go with
# the table. That costs little. The strong ones wait on where somebody else waits longer: there the first to
# lay would lose.

LONG = 11
"""After so many turns without a lay one lays all one can, jokers and all, if nothing else can be laid."""
_MOST: Plan = partial(lay_most, all_of_it)


def part(position: OwnTurn, chance: Random) -> Lay | None:
    """Own sets beside those of the table, without jokers, or a single tile: what costs least of the chance to
    lay the rest at once. Of an opening the smallest.
    """
    if not position.may_lay or position.view.to_take:
        return _MOST(position, chance)
    found = (
        smallest_opening(position) if position.closed else sets_without_jokers(position) or one_tile(position)
    )
    return Lay(found) if found is not None and found.play else None


def sets_without_jokers(position: OwnTurn) -> BestTurn | None:
    """The most tiles that can be laid in new sets without jokers."""
    plain = tuple(tile for tile in position.rack if tile is not JOKER)
    found = position.between((), plain, replace(position.before, table=Table()))
    return replace(found, table=Table((*found.table, *position.view.table))) if found.play else None


def one_tile(position: OwnTurn) -> BestTurn | None:
    """The highest tile that can be laid alone; never a joker."""
    return next(position.single_tiles(position.dearest.play), None)


@dataclass(frozen=True, slots=True)
class Bounded:
    """A plan that waits, with a bound on how long."""

    plan: Plan
    turns: int
    """So many turns in a row are let go by; in the next one something is laid."""
    between_two: int | None = None
    """So many between two, if it is another number: there a short wait is enough."""
    then: Plan = part
    yields: bool = True
    """Lay then, even to somebody who has waited longer; else wait as long as they do."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        lay, waited = self.plan(position, chance), turns_waited(position.view.history, position.seat)
        # With nothing left to draw, to lay nothing is no waiting: the plan plays the end.
        if lay is not None or waited < self._bound(position) or position.pool == 0:
            return lay
        if not self.yields and _longest_of_others(position) > max(waited, self.turns):
            return None
        lay = self.then(position, chance)
        return _MOST(position, chance) if lay is None and waited >= LONG else lay

    def _bound(self, position: OwnTurn) -> int:
        shorter = self.between_two if len(position.others) == 1 else None
        return self.turns if shorter is None else shorter


def _longest_of_others(position: OwnTurn) -> int:
    """How long the most patient of the others who have opened has laid nothing."""
    opened = (player.seat for player in position.others if player.opened)
    return max((turns_waited(position.view.history, seat) for seat in opened), default=0)


def turns_waited(turns: Iterable[SeenTurn], seat: Seat) -> int:
    """How many turns in a row a seat has laid nothing, up to now."""
    waited = 0
    for turn in turns:
        if turn.seat == seat:
            waited = 0 if turn.laid else waited + 1
    return waited

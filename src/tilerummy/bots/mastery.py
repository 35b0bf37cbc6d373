"""The strong levels, their plan and a second look at it: whether to lay is the game, which tiles hardly is.

Where one may draw although one could lay, wait until the whole rack goes down at once. Where laying is
compulsory, open small; then lay little if only winning counts, else look at what the others could lay next
(`compulsory_lays.py`). What was measured, and what failed, is in docs/bots.md and benches/results.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from math import ceil, log2, sqrt
from random import Random

from tilerummy.bots import endgame
from tilerummy.bots.belief import COUNTING, Reader, World, imagine
from tilerummy.bots.bot import USUAL_MS, USUAL_NODES, Budget
from tilerummy.bots.compulsory_lays import best_in_worlds, foreseen_plays
from tilerummy.bots.endgame import (
    WAIT,
    WAIT_A_LITTLE,
    can_search,
    end_plays,
    is_near_end,
    may_cash,
    search_end,
    wait_or_cash,
)
from tilerummy.bots.option_playouts import Option, Stakes, Trials, nearest_declared
from tilerummy.bots.own_turn import OwnTurn, different_plays, same_tiles
from tilerummy.bots.plan import Lay, Plan, all_of_it, go_out, lay_most, one_tile, sets_without_jokers
from tilerummy.bots.small_opening import dearest, smallest_opening
from tilerummy.rules.parameter import JokerSets
from tilerummy.simulator import GREEDY, HOLD, Policy
from tilerummy.simulator.declared import plays_on_counts
from tilerummy.simulator.simulator import ALL
from tilerummy.solver import BestTurn

MANY = 10
"""Somebody with this many tiles late in a round is waiting too."""
CARE = 0.3
"""How much points on the rack weigh where one must lay and points count."""


@dataclass(frozen=True, slots=True)
class Mastery:
    """Waiting as the prior, and what goes beyond it; each part can be left out."""

    late: int = 0
    """Among several who all wait, lay rather than draw when the pool holds no more tiles than this."""
    worlds: int = 1
    """How many worlds to imagine where more than one is possible; with one, the end is left to greed."""
    few: bool = False
    """At the end lay a few sets that are enough, rather than nearly everything."""
    cashes: bool = False
    """Lay down what one can before somebody goes out, if the match is decided by points."""
    search_end: bool = False
    """When the pool is empty or nearly so, play plays out in guessed worlds, if more than one is imagined."""

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        out = go_out(position)
        if out is not None:
            return out
        # 5.5: nothing to wait for where waiting is refused.
        if not position.view.rules.voluntary_draw:
            return must_lay(position, chance, self.worlds)
        if not position.may_lay:
            return None
        if self.search_end and self.worlds > 1 and is_near_end(position) and can_search(position):
            # Among several the rule is as dear as the search: without time nothing is laid.
            known = position.pool == 0 and len(position.others) == 1
            first = self._by_rule(position, chance) if known else None
            return _lay(search_end(position, chance, first))
        return _lay(self._by_rule(position, chance))

    def _by_rule(self, position: OwnTurn, chance: Random) -> BestTurn | None:
        """What to lay without a search."""
        if endgame.is_at_end(position) and (self.worlds > 1 or len(position.others) == 1):
            return endgame.play_end(position, self._imagined(position, chance), few=self.few)
        if position.pool == 0:
            return dearest(position)
        if self.cashes and self.search_end and may_cash(position) and can_search(position):
            return wait_or_cash(position, chance)
        if self.cashes and cash_is_due(position):
            return dearest(position)
        if position.closed:
            return smallest_opening(position) if opening_pays(position) else None
        return self._late_tile(position, chance)

    def _imagined(self, position: OwnTurn, chance: Random) -> list[World]:
        known = position.pool == 0 and len(position.others) == 1
        return [imagine(position, chance) for _ in range(1 if known else self.worlds)]

    def _late_tile(self, position: OwnTurn, chance: Random) -> BestTurn | None:
        """Among several who all wait the lowest rack wins at last: a tile laid is better than one drawn.

        Between two the end is played exactly, and the tiles are worth more there.
        """
        if (
            len(position.others) == 1
            or position.pool > self.late
            or any(player.tiles < MANY for player in position.others)
        ):
            return None
        one = one_tile(position)
        if one is None:
            return None
        risk = endgame.GoingOutRisk(position, self._imagined(position, chance), tolerated=0.0)
        return None if risk.lets_out(one.table) else one


def must_lay(position: OwnTurn, chance: Random, worlds: int) -> Lay | None:
    """What to lay where one must: a small opening, then what gives the others least and leaves least."""
    if not position.may_lay or position.view.to_take:
        return lay_most(all_of_it, position, chance)
    if position.closed:
        return _lay(smallest_opening(position)) or lay_most(all_of_it, position, chance)
    if not position.most.play or keeps_back(position):
        return None
    care = CARE if points_count(position) else 0.0
    return _lay(best_in_worlds(position, chance, care) if worlds > 1 else position.dearest)


def keeps_back(position: OwnTurn) -> bool:
    """Whether to lay as little as the rules allow: among four or more, where only winning counts.

    It wins more often than a look at what the others could lay, and a lost round costs more; among fewer it
    wins less. Where jokers are bound to their tiles it wins no more often.
    """
    free = position.view.rules.joker_sets is JokerSets.FREE
    return free and len(position.others) > 2 and position.pool > 0 and not points_count(position)


def _lay(solution: BestTurn | None) -> Lay | None:
    return Lay(solution) if solution is not None and solution.play else None


def opening_pays(position: OwnTurn) -> bool:
    """Whether to open before one goes out.

    It gives tiles away; but where the table may be used only later one must, and between two the pool
    runs out, and then the lower rack wins.
    """
    rules = position.view.rules
    # 4.4: the table may be used from the next turn on, so nobody opens and goes out over it at once.
    if rules.table_access.closed_while_opening:
        return True
    return len(position.others) == 1 and not rules.draw_mode.discards


def cash_is_due(position: OwnTurn) -> bool:
    """Whether to save points: somebody has one tile left, most of the rack can go, and points count.

    In the last round of a match, and whenever one is behind in it, only winning the round helps.
    """
    if min(player.tiles for player in position.others) > 1 or not points_count(position):
        return False
    play = dearest(position)
    # Two thirds of the points must go, or the tiles are worth more on the rack.
    return play is not None and bool(play.play) and 3 * (position.points - play.points) <= position.points


def points_count(position: OwnTurn) -> bool:
    """Whether a small loss now is better than a chance to win: more rounds follow, or one leads by enough."""
    view = position.view
    if view.rounds is None or view.number < view.rounds:
        return True
    totals = [player.total for player in view.players]
    best_other = max(player.total for player in position.others)
    # Twice what one holds: what a loser writes as minus, the winner writes as plus (9.3, 9.4).
    return totals[position.seat] - best_other > 2 * position.points


# -- a second look -----------------------------------------------------------------------------------
#
# A second look: what a plan chose stands, unless playouts show something that is surely better.
#
# The plan has the usual budget. What there is beyond that goes into a race: a few plays are played out in
# guessed worlds, the same for all, and again and again the better half is kept. So somebody in a hurry plays
# by the plan, and the longer one thinks, the smaller the faults that one finds in it.

LONGEST = 10
"""By the clock, or without any limit, a second look takes so many times the usual budget: others wait."""
REST_NODES, REST_MS = 1_000, 3.0
"""What a second look leaves of the budget."""
DOUBT = 1.5
"""The plan is left for what is better by so many standard errors."""
HOPELESS = 2.5
"""Nobody looks on when all that is left is worse than the plan by so many."""
FEWEST_WORLDS = 8
"""From fewer worlds nothing is sure."""
SINGLE_TILES, MOST_PLAYS = 3, 6
"""Where one need not lay: plays of one tile, and plays in all."""
WAIT_LESS = Policy(opens_late=True, wait=ALL, near=3)
"""Wait until somebody holds three tiles."""


@dataclass(frozen=True, slots=True)
class SecondLook:
    """A plan, and a race of other plays against what it chose."""

    plan: Plan

    def __call__(self, position: OwnTurn, chance: Random) -> Lay | None:
        """What to lay now."""
        if not _may_look_again(position):
            return self.plan(position, chance)
        # On a busy machine little is done in the usual time, so a clock leaves the plan half of all there is.
        aside = position.budget.put_aside(USUAL_NODES, max(USUAL_MS, position.budget.left() / 2e6))
        lay = self.plan(position, chance)
        first = None if lay is None else lay.solution
        if lay is None and position.compulsory:
            first = position.forced()
        position.budget.take_back(aside)
        # Nothing is better than to go out, so there is nothing to look at again.
        if first is not None and first.tiles == len(position.rack):
            return lay
        return _look(position, first, chance)


def _may_look_again(position: OwnTurn) -> bool:
    """Whether there is more than the usual budget, and playouts can tell more than the plan."""
    budget, view = position.budget, position.view
    usual = USUAL_MS * 1e6 if budget.nodes is None else USUAL_NODES
    if (budget.left() <= usual and not budget.is_endless) or view.to_take or not can_search(position):
        return False
    if not view.rules.voluntary_draw:
        # Who must lay opens as small as possible, whatever comes; and who can lay nothing has no choice.
        return not position.closed and bool(position.most.play)
    # Who need not lay waits for tiles that go together. Playouts by other rules than these misjudge when that
    # will be; and between two the plan is as good.
    return len(position.others) > 1 and plays_on_counts(view.rules)


def _look(position: OwnTurn, first: BestTurn | None, chance: Random) -> Lay | None:
    """What wins the race, within the budget but for a rest: whoever bounds the plan may still want to lay."""
    budget = position.budget
    position.budget = look = Budget(nodes=LONGEST * USUAL_NODES) if budget.is_endless else budget
    left = look.left()
    aside = look.put_aside(left - REST_NODES, min(LONGEST * USUAL_MS, left / 1e6 - REST_MS))
    best = first if look.over() else _best(position, first, chance)
    look.take_back(aside)
    position.budget = budget
    return Lay(best) if best is not None and best.play else None


def _best(position: OwnTurn, first: BestTurn | None, chance: Random) -> BestTurn | None:
    options = list(_lays(position, first) if position.compulsory else _lays_or_waits(position, first))
    for option in options:
        # A plan may have run out of time before it saw that all can go.
        if option.play is not None and option.play.tiles == len(position.rack):
            return option.play
    return first if len(options) < 2 else _Race(position, options).best(chance).play


# -- what is compared ------------------------------------------------------------------------------


def _lays(position: OwnTurn, first: BestTurn | None) -> Iterator[Option]:
    """Where one must lay: the largest plays, and single tiles."""
    keeps_back = len(position.others) > 2 and not points_count(position)
    then = HOLD if keeps_back else GREEDY
    yield Option(first, then)
    yield from (Option(play, then) for play in foreseen_plays(position) if not same_tiles(play, first))


def _lays_or_waits(position: OwnTurn, first: BestTurn | None) -> Iterator[Option]:
    """Where one need not: to wait, shorter or longer, and plays of all sizes, after which one waits too."""
    wait = COUNTING if is_near_end(position) else WAIT
    yield Option(first, wait)
    plays = [play for play in _plays(position) if not same_tiles(play, first)]
    if not plays:
        return
    yield from (Option(None, way) for way in ((WAIT_A_LITTLE, WAIT_LESS) if first is None else (wait,)))
    largest = max(play.tiles for play in plays)
    for play in plays:
        yield Option(play, wait)
        if play.tiles == largest:
            yield Option(play, GREEDY)


def _plays(position: OwnTurn) -> Iterator[BestTurn]:
    usual = islice(different_plays(end_plays(position, SINGLE_TILES)), MOST_PLAYS)
    own = None if position.closed else sets_without_jokers(position)
    return different_plays(chain(usual, () if own is None else (own,)))


# -- the race --------------------------------------------------------------------------------------


class _Race:
    """Options that are played out in the same worlds; the first is what the plan chose."""

    def __init__(self, position: OwnTurn, options: Sequence[Option]) -> None:
        near = nearest_declared(position.view.rules)
        assert near is not None
        self._budget: Budget = position.budget
        self._options = options
        self._trials, self._reader = Trials(position, near), Reader(position)
        self._stakes = Stakes(position.view, position.seat)
        self._values: list[list[float]] = [[] for _ in options]
        self._left = list(range(len(options)))

    def best(self, chance: Random) -> Option:
        """What to do when the budget is used up, or nothing can be won any more."""
        for rounds in range(1 + ceil(log2(len(self._options))), 0, -1):
            # The same share for each round: with half the options each is played out twice as often.
            end = self._budget.left() * (rounds - 1) // rounds
            while self._budget.left() > end and self._play_world(chance):
                pass
            self._drop_half()
            if not self._values[0] or all(self._lead(i) < -HOPELESS for i in self._left[1:]):
                break
        best = max(self._left, key=lambda i: (self._mean(i), -i))
        sure = len(self._values[best]) >= FEWEST_WORLDS and self._lead(best) > DOUBT
        return self._options[best if sure else 0]

    def _play_world(self, chance: Random) -> bool:
        """Play all that are left out in one more world; False if there was no time for it."""
        guess = self._reader.guess(chance)
        seen: list[float] = []
        for i in self._left:
            if self._budget.over():
                return False
            seen.append(self._stakes.value(self._trials.scores(self._options[i], guess)))
        for i, value in zip(self._left, seen, strict=True):
            self._values[i].append(value)
        return True

    def _drop_half(self) -> None:
        """The first stays, so that the others are compared with it."""
        others = sorted(self._left[1:], key=lambda i: (-self._mean(i), i))
        self._left = [0, *others[: max(1, (len(others) + 1) // 2)]]

    def _mean(self, i: int) -> float:
        values = self._values[i]
        return sum(values) / max(1, len(values))

    def _lead(self, i: int) -> float:
        """By how many standard errors an option is ahead of the first, in pairs, world by world."""
        # In pairs, world by world: most of the spread is luck of the world, and cancels out.
        gains = [one - other for one, other in zip(self._values[i], self._values[0], strict=True)]
        number = len(gains)
        mean = sum(gains) / number
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, number - 1)
        # The last term keeps equal plays from a division by nothing.
        return mean / sqrt(spread / number + 1e-9)

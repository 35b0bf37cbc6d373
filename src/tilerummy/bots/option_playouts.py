"""Options played out to the end of the round in guessed worlds, the same for all, while the budget lasts.

The simulator plays each option to the end of the round; what that end is worth depends on the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from random import Random

from tilerummy.bots.belief import COUNTING, Guess, Reader
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.judging.score import rack_points, score_round
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.match.view import View
from tilerummy.rules.parameter import HandGame
from tilerummy.rules.preset import Rules
from tilerummy.rules.refusal import BadRules
from tilerummy.rules.tile import Tile
from tilerummy.simulator import Policy
from tilerummy.simulator.compiled import BUILT, HEAD, Compiled, kinds_of
from tilerummy.simulator.declared import plays_on_counts, terms_of
from tilerummy.solver import BestTurn

SPREAD = 70.0
"""How far a round moves two totals apart, as the scale of a logistic curve."""
ENDLESS = 4
"""So many rounds are thought to follow where nobody agreed on a number."""
POINT = 0.001
"""What a point is worth besides, in matches won."""


class Stakes:
    """Values the scores of a round for one seat."""

    def __init__(self, view: View, seat: int, point: float = POINT) -> None:
        self._seat, self._point = seat, point
        self._totals = [player.total for player in view.players]
        left = ENDLESS if view.rounds is None else max(0, view.rounds - view.number)
        # Luck of several rounds adds up by its square: the spread grows with the root of their number.
        self._scale = SPREAD * sqrt(left)

    def value(self, scores: Sequence[int]) -> float:
        """The chance to win the match after this round, and a little for the points."""
        after = [total + score for total, score in zip(self._totals, scores, strict=True)]
        return self._chance(after) + self._point * scores[self._seat]

    def _chance(self, totals: list[int]) -> float:
        best, own = max(totals), totals[self._seat]
        # The last round decides: whoever leads after it has won.
        if not self._scale:
            return (own == best) / totals.count(best)
        weights = [exp((total - best) / self._scale) for total in totals]
        return weights[self._seat] / sum(weights)


NODES_A_MOVE = 50
"""What a move of a playout costs of a budget in nodes."""
NODES_A_PLAYOUT = 50
"""And what it costs to begin one."""

FREE: dict[str, object] = {
    "joker_sets": "free",
    "joker_swap_tile_from": "anywhere",
    "joker_after_swap": "any_set",
    "joker_swap_announced": False,
    "keep_three_of_original": False,
    "draw_mode": "instead_of_playing",
    "take_discard": "never",
    "face_up_eighth": "off",
    "starter_discard": False,
    "opening_scope": "sum_of_sets",
    "group_distinct_colours": True,
    "pool_owner": "common",
}
"""What the compiled simulator needs of the rules; whatever else they say stays."""


@lru_cache(maxsize=64)
def nearest_declared(rules: Rules) -> Rules | None:
    """The rules that the compiled simulator plays instead of these, or None if it plays none like them."""
    if not BUILT:
        return None
    if plays_on_counts(rules):
        return rules
    options = dict(FREE)
    if rules.hand_game is HandGame.DOUBLE_AND_NO_MINIMUM:
        options["hand_game"] = "double"
    try:
        near = rules.with_options(options)
    except BadRules:
        return None
    return near if plays_on_counts(near) else None


@lru_cache(maxsize=64)
def _simulator(rules: Rules, players: int) -> Compiled:
    return Compiled(rules, players)


@dataclass(frozen=True, slots=True)
class Option:
    """A play that is considered, or none, and how one would go on afterwards."""

    play: BestTurn | None
    then: Policy = COUNTING


Scores = tuple[int, ...]
"""What each seat writes when the round is over."""


class Trials:
    """Plays options out in guessed worlds."""

    def __init__(self, position: OwnTurn, near: Rules) -> None:
        view = position.view
        self._position, self._players = position, len(view.players)
        self._simulator = _simulator(near, self._players)
        self._kinds = kinds_of(position.setting)
        self._row = len(self._kinds)
        self._tiles = terms_of(near, self._players).tiles
        order = playing_order(position.seat, self._players, view.rules.direction)
        self._next, self._others = order[1], [player.seat for player in position.others]
        self._opened = sum(1 << player.seat for player in view.players if player.opened)
        self._passed = _passed(position)
        self._own = self._counts(position.rack)
        self._table = self._counts(tile.plain for meld in view.table for tile in meld)
        starter = view.starter if view.starter is not None else position.seat
        self._starter = starter
        self._playing = playing_order(starter, self._players, view.rules.direction)

    def scores(self, option: Option, guess: Guess) -> Scores:
        """How the round ends after an option, if things are as guessed."""
        # A playout begins with the next seat's turn, and after my pass there is none.
        if option.play is None and not guess.pool and self._all_others_passed():
            return self._blocked(guess)
        played = self._simulator.playouts(
            [self._after(option, guess)], self._policies(option.then, guess), [None]
        )
        budget = self._position.budget
        if budget.nodes is not None:
            budget.nodes -= played.lengths[0] * NODES_A_MOVE + NODES_A_PLAYOUT
        return played.scores_of(0)

    def _policies(self, own: Policy, guess: Guess) -> list[Policy]:
        policies = [own] * self._players
        for seat, policy in zip(self._others, guess.policies, strict=True):
            policies[seat] = policy
        return policies

    def _after(self, option: Option, guess: Guess) -> bytes:
        """The state when the next seat's turn begins."""
        racks = {seat: self._counts(rack) for seat, rack in zip(self._others, guess.racks, strict=True)}
        pool = bytes(map(self._kinds.__getitem__, guess.pool))
        own, table = bytearray(self._own), bytearray(self._table)
        opened, passed = self._opened, 0
        if option.play is not None:
            opened |= 1 << self._position.seat
            for tile in option.play.play:
                kind = self._kinds[tile.plain]
                own[kind] -= 1
                table[kind] += 1
        elif pool:
            own[pool[0]] += 1
            pool = pool[1:]
        else:
            passed = self._passed | 1 << self._position.seat
        head = bytes((self._next, self._starter, opened, passed, 0, len(pool))).ljust(HEAD, b"\0")
        rows = [own if seat == self._position.seat else racks[Seat(seat)] for seat in range(self._players)]
        return b"".join((head, table, *rows, pool.ljust(self._tiles, b"\0")))

    def _all_others_passed(self) -> bool:
        return all(self._passed >> seat & 1 for seat in self._others)

    def _blocked(self, guess: Guess) -> Scores:
        """The scores when all have passed and the round ends at once."""
        rules = self._position.view.rules
        points = {
            seat: rack_points(rules, rack) for seat, rack in zip(self._others, guess.racks, strict=True)
        }
        points[self._position.seat] = self._position.points
        scores = score_round(rules, {seat: points[seat] for seat in self._playing}, blocked=True)
        return tuple(scores[Seat(seat)] for seat in range(self._players))

    def _counts(self, tiles: Iterable[Tile]) -> bytearray:
        counts = bytearray(self._row)
        for tile in tiles:
            counts[self._kinds[tile]] += 1
        return counts


def _passed(position: OwnTurn) -> int:
    """As bits, who has passed since anybody did anything."""
    passed = 0
    for turn in reversed(position.view.history):
        if not turn.passed:
            break
        passed |= 1 << turn.seat
    return passed


# -- which option is best ---------------------------------------------------------------------------

HEAT = 6
"""After so many worlds the worse half of the options is given up."""

WON = 0.98
"""An option of this value wins for sure."""


def best_option(
    position: OwnTurn,
    near: Rules,
    options: Sequence[Option],
    chance: Random,
    *,
    worlds: int,
    doubt: float = 0.0,
) -> Option:
    """The option of most value. The first is left only for one that is better by `doubt` standard errors."""
    heats = _Heats(position, near, options)
    # Nothing is hidden between two with an empty pool, so chance has nothing to say.
    if position.pool == 0 and len(position.others) == 1:
        heats.run_known()
    else:
        heats.run(chance, worlds)
    return heats.best(doubt)


class _Heats:
    def __init__(self, position: OwnTurn, near: Rules, options: Sequence[Option]) -> None:
        self._position, self._options = position, options
        self._trials, self._reader = Trials(position, near), Reader(position)
        self._stakes = Stakes(position.view, position.seat)
        self._left = list(range(len(options)))
        self._values: list[list[float]] = [[] for _ in options]

    def run(self, chance: Random, worlds: int) -> None:
        """Play all that are left out in one world after the other."""
        for number in range(worlds):
            if number and number % HEAT == 0:
                self._drop_half()
            # One world for all options: what differs between them is then the option, and not the luck of the
            # deal.
            guess = self._reader.guess(chance)
            for i in self._left:
                if self._position.budget.over():
                    return
                self._values[i].append(self._value(self._options[i], guess))

    def run_known(self) -> None:
        """Nothing is hidden: each option once against each way to play, until one wins against all."""
        guesses = self._reader.all_policies()
        for i, option in enumerate(self._options):
            if self._position.budget.over():
                return
            mean = sum(weight * self._value(option, guess) for weight, guess in guesses)
            self._values[i].append(mean)
            if mean >= WON:
                return

    def _value(self, option: Option, guess: Guess) -> float:
        return self._stakes.value(self._trials.scores(option, guess))

    def _drop_half(self) -> None:
        """The first option stays, so that the others are compared with it."""
        if len(self._left) > 2:
            ranked = sorted(self._left[1:], key=lambda i: (-self._mean(i), i))
            self._left = [0, *ranked[: max(1, len(ranked) // 2)]]

    def _mean(self, i: int) -> float:
        values = self._values[i]
        return sum(values) / len(values)

    def best(self, doubt: float) -> Option:
        """What promises most among those that are left and were tried."""
        tried = [i for i in self._left if self._values[i]]
        best = max(tried, key=lambda i: (self._mean(i), -i), default=0)
        if best == 0 or not doubt:
            return self._options[best]
        # In pairs, world by world. The first may have one world more, if the budget ended in the middle.
        gains = [one - other for one, other in zip(self._values[best], self._values[0], strict=False)]
        return self._options[best if _is_sure(gains, doubt) else 0]


def _is_sure(gains: Sequence[float], doubt: float) -> bool:
    number = len(gains)
    mean = sum(gains) / number
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, number - 1)
    return mean > doubt * sqrt(variance / number)

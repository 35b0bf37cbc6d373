"""Where one must lay: plays are followed by the answers of all others in guessed worlds, then valued.

The compiled simulator makes the answers and one's own next turn, all laying what they can; learned values
say what is left then. So what others could do with a play is seen tile by tile, and no playout goes on to
the end, where chance would drown it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilerummy.bots.foresight import different_plays
from tilerummy.bots.own_turn import OwnTurn
from tilerummy.bots.playout import NODES_A_MOVE, Option, Trials, nearest_declared
from tilerummy.bots.reading import Reader
from tilerummy.bots.values import KINDS, MOST_PLAYERS, Values, Worth, network_named
from tilerummy.rules.preset import Rules
from tilerummy.simulator import GREEDY
from tilerummy.simulator.state import kinds_of
from tilerummy.solver import Solution

NETWORK = "sabra-de"
MOST_WORLDS = 200
HEAT = 8
"""After so many worlds the worse half of the plays is given up."""


def follow(position: OwnTurn, chance: Random, care: float) -> Solution | None:
    """The play that promises most, as far as the budget lets one see; None if no network knows the table."""
    view, near = position.view, nearest_declared(position.view.rules)
    known = len(kinds_of(position.setting)) == KINDS and len(view.players) <= MOST_PLAYERS
    network = network_named(NETWORK) if known and near is not None else None
    if near is None or network is None or any(player.given_up for player in view.players):
        return None
    plays = list(different_plays(position))
    if len(plays) < 2:
        return position.most
    values = Values(position, network, care)
    most = max(len(play.play) for play in plays)
    first = [worth.to(care) for worth in values.of(plays, most)]
    search = _Search(position, plays, near, values, care)
    search.run(chance)
    return plays[search.best(first)]


class _Search:
    def __init__(
        self, position: OwnTurn, plays: Sequence[Solution], near: Rules, values: Values, care: float
    ) -> None:
        self._position, self._options, self._care = position, [Option(play) for play in plays], care
        self._trials, self._reader, self._values = Trials(position, near), Reader(position), values
        self._left = list(range(len(plays)))
        self._sums, self._worlds = [0.0] * len(plays), 0

    def run(self, chance: Random) -> None:
        """Follow all that are left in one world after the other."""
        for number in range(MOST_WORLDS):
            if number and number % HEAT == 0 and len(self._left) > 2:
                self._left = sorted(self._left, key=lambda i: -self._sums[i])[: (len(self._left) + 1) // 2]
            guess = self._reader.guess(chance)
            if self._position.budget.over():
                return
            states = [self._trials.after(self._options[i], guess) for i in self._left]
            for i, worth in zip(self._left, self._follow(states), strict=True):
                self._sums[i] += worth.to(self._care)
            self._worlds += 1

    def best(self, first: Sequence[float]) -> int:
        """The best of those that are left; without a world, by their values alone."""
        ranked = self._sums if self._worlds else first
        return max(self._left, key=lambda i: (ranked[i], -i))

    def _follow(self, states: list[bytes]) -> list[Worth]:
        """What each state is worth after all answers and one's own next turn."""
        worths: list[Worth | None] = [None] * len(states)
        going, before = list(range(len(states))), list(states)
        for _ in self._position.view.players:
            before = [states[k] for k in range(len(states))]
            ended = self._advance(states, going)
            for k, worth in ended.items():
                worths[k] = worth
            going = [k for k in going if k not in ended]
            if not going:
                break
        leaves = self._values.of_states([(before[k], states[k]) for k in going])
        for k, worth in zip(going, leaves, strict=True):
            worths[k] = worth
        return [worth for worth in worths if worth is not None]

    def _advance(self, states: list[bytes], going: Sequence[int]) -> dict[int, Worth]:
        """Make a move of each; those whose round has ended, with what it brought."""
        moved = self._trials.advance([states[k] for k in going], GREEDY)
        ended = {}
        for k, (state, worth) in zip(going, moved, strict=True):
            states[k] = state
            if worth is not None:
                ended[k] = worth
        budget = self._position.budget
        if budget.nodes is not None:
            budget.nodes -= NODES_A_MOVE * len(going)
        return ended

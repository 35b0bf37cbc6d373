"""The compiled simulator, for the rules that it declares."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.simulator import packed
from tilerummy.simulator.declared import terms_of
from tilerummy.simulator.policy import POLICY_BYTES, Policy
from tilerummy.simulator.simulator import Playouts, State, Steps, check_game, check_policies, check_seed
from tilerummy.simulator.state import pack, state_size
from tilerummy.solver.cores import ON_A_PAGE, SIMULATOR, Ask, no_core

core: Ask = no_core
"""What answers questions as bytes, where it was built."""
BUILT = not os.environ.get("TILERUMMY_PLAIN")
try:
    from tilerummy.simulator import _core

    core = _core.ask
except ImportError:
    if ON_A_PAGE:
        core = SIMULATOR
    else:
        BUILT = False

AS_IT_LIES = -1
"""The seed that leaves a pool as it lies."""


class Compiled:
    """Plays compact states in C, without the interpreter's lock."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        self._terms = terms_of(rules, players)

    def deal(self, seed: int, starter: Seat) -> State:
        """A fresh round."""
        return packed.deal(core, self._terms, check_seed(seed), starter)

    def state_of(self, game: Game) -> State:
        """The compact state of a round in play."""
        return self._packed(game)

    def playouts(
        self,
        states: Sequence[State],
        policies: Sequence[Policy],
        seeds: Sequence[int | None],
        threads: int = 1,
    ) -> Playouts:
        """Play each state out with its seed, in as many threads as are asked for."""
        check_policies(policies, self.players)
        if len(states) != len(seeds):
            raise ValueError(f"there are {len(states)} states and {len(seeds)} seeds")
        rows, orders = [self._packed(state) for state in states], array("q", map(_order, seeds))
        policy = b"".join(policy.packed() for policy in policies)

        def play(first: int, end: int) -> list[bytes]:
            return packed.playouts(core, self._terms, policy, b"".join(rows[first:end]), orders[first:end])

        scores, winners, lengths = _shared(play, len(states), threads)
        return Playouts(self.players, array("h", scores), winners, array("H", lengths))

    def steps(self, state: State, policies: Sequence[Policy], seed: int | None = None) -> Steps:
        """Play one state out, move by move."""
        check_policies(policies, self.players)
        policy = b"".join(policy.packed() for policy in policies)
        states, scores = packed.steps(core, self._terms, policy, self._packed(state), _order(seed))
        return Steps(states, scores)

    def advance(self, states: bytes, policies: bytes, threads: int = 1) -> tuple[bytes, bytes, bytes, bytes]:
        """One move of every state, each by a policy of its own; both are packed, one after the other.

        The states after the move; whether each round is over; its scores (int16, by seat) and its winners as
        bits, zeros while it goes on. A state of a round that is over is not to be advanced again.
        """

        def move(first: int, end: int) -> list[bytes]:
            own = policies[first * POLICY_BYTES : end * POLICY_BYTES]
            return packed.advance(core, self._terms, own, self._some(states, first, end))

        games = len(policies) // POLICY_BYTES
        packed.check_states(self._terms, states, games)
        after, over, scores, winners = _shared(move, games, threads)
        return after, over, scores, winners

    def best_plays(
        self, states: bytes, plays: int, threads: int = 1
    ) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """What the seat in turn can do in every state: draw (or pass), then its best different plays.

        There are 1 + plays rows for each state: what `advance` gives, and whether there is such a choice.
        """

        def look(first: int, end: int) -> list[bytes]:
            return packed.best_plays(core, self._terms, self._some(states, first, end), plays)

        games = len(states) // state_size(self._terms)
        packed.check_states(self._terms, states, games)
        after, over, scores, winners, there = _shared(look, games, threads)
        return after, over, scores, winners, there

    def _some(self, states: bytes, first: int, end: int) -> bytes:
        size = state_size(self._terms)
        return states[first * size : end * size]

    def _packed(self, state: State) -> bytes:
        if isinstance(state, bytes):
            return state
        check_game(state, self.rules, self.players)
        return pack(self._terms, state)


def _shared(work: Callable[[int, int], list[bytes]], games: int, threads: int) -> list[bytes]:
    """The columns of all games, which the threads share among them: each gets a first game and an end."""
    share = -(-games // max(1, threads))
    if share >= games:
        return work(0, games)
    firsts = range(0, games, share)
    with ThreadPoolExecutor(len(firsts)) as pool:
        parts = list(pool.map(lambda first: work(first, first + share), firsts))
    return [b"".join(part) for part in zip(*parts, strict=True)]


def _order(seed: int | None) -> int:
    return AS_IT_LIES if seed is None else check_seed(seed)

"""Playouts by the referee: slow, under every rule set, and right by definition.

It plays the rules that the compiled simulator does not declare, and all of them where there is no compiler.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from tilerummy.rules.match.chance import Chance
from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.move import Progress, make_move
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.simulator.deal import deal, with_pool_of
from tilerummy.simulator.policy import Policy
from tilerummy.simulator.simulator import Playouts, State, Steps, check_game, check_policies, check_seed
from tilerummy.simulator.turns import choose

NO_CHANCE = Chance(b"", ())
"""A round in play leaves nothing to chance."""


class ByReferee:
    """Plays a `Game` by the rules themselves."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players

    def deal(self, seed: int, starter: Seat) -> State:
        """A fresh round."""
        return deal(self.rules, self.players, check_seed(seed), starter)

    def state_of(self, game: Game) -> State:
        """The game itself."""
        check_game(game, self.rules, self.players)
        return game

    def playouts(
        self,
        states: Sequence[State],
        policies: Sequence[Policy],
        seeds: Sequence[int | None],
        threads: int = 1,
    ) -> Playouts:
        """Play each state out with its seed. Threads would only wait for each other here."""
        if len(states) != len(seeds):
            raise ValueError(f"there are {len(states)} states and {len(seeds)} seeds")
        scores, winners, lengths = array("h"), bytearray(), array("H")
        check_policies(policies, self.players)
        for state, seed in zip(states, seeds, strict=True):
            moves = self._moves(state, policies, seed)
            result = moves[-1].results[-1]
            scores.extend(result.scores)
            winners.append(sum(1 << seat for seat in result.winners))
            lengths.append(len(moves) - 1)
        return Playouts(self.players, scores, bytes(winners), lengths)

    def steps(self, state: State, policies: Sequence[Policy], seed: int | None = None) -> Steps:
        """Play one state out, move by move."""
        check_policies(policies, self.players)
        games = self._moves(state, policies, seed)
        return Steps([*games], games[-1].results[-1].scores)

    def _moves(self, state: State, policies: Sequence[Policy], seed: int | None) -> list[Game]:
        """The game as it was given, and after each move up to the end of the round."""
        if seed is not None:
            check_seed(seed)
        if not isinstance(state, Game):
            raise TypeError("the referee plays a Game")
        check_game(state, self.rules, self.players)
        # Every simulator orders the pool by the same seed, so that their rounds can be compared.
        games = [with_pool_of(state, seed)]
        while games[-1].phase is Phase.PLAYING:
            games.append(_after_move(games[-1], policies))
        return games


def _after_move(game: Game, policies: Sequence[Policy]) -> Game:
    action = choose(game, policies[game.playing.turn.seat])
    progress = Progress(game, NO_CHANCE, 0)
    make_move(progress, action)
    progress.end_if_stuck()
    return progress.game

"""Playouts by the referee: slow, under every rule set, and right by definition.

It plays the rules that the compiled simulator does not declare, and all of them where there is no compiler.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from tilerummy.rules.match.chance import SECRET_BYTES, Chance, commitment
from tilerummy.rules.match.event import MatchStarted, RoundBegan, StarterBy, StarterChosen
from tilerummy.rules.match.game import Game, Phase, fold
from tilerummy.rules.match.move import Progress, make_move
from tilerummy.rules.match.referee import share_out
from tilerummy.rules.match.seat import Player, Seat, playing_order
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import setting_for
from tilerummy.simulator.policy_turns import choose
from tilerummy.simulator.simulator import (
    Playouts,
    Policy,
    State,
    Steps,
    check_game,
    check_policies,
    check_seed,
)

# -- chance from a seed ------------------------------------------------------------------------------

Thing = TypeVar("Thing")

_MASK = (1 << 64) - 1


def words(seed: int) -> Iterator[int]:
    """64-bit words that depend on the seed alone: SplitMix64 (Steele, Lea and Flood 2014)."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & _MASK
        word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _MASK
        yield word ^ word >> 31


def shuffled(things: Sequence[Thing], seed: int) -> tuple[Thing, ...]:
    """The things in the order of a seed: Fisher-Yates from the last place down; must agree with chance.c."""
    order, stream = list(things), words(seed)
    for last in range(len(order) - 1, 0, -1):
        # By a product, which favours some places by less than one in ten million: no playout would notice.
        other = (next(stream) >> 32) * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
    return tuple(order)


# -- a fresh round -----------------------------------------------------------------------------------

SECRET = bytes(SECRET_BYTES)
"""The secret of matches that were dealt from a seed: there is nothing to hide."""


def deal(rules: Rules, players: int, seed: int, starter: Seat) -> Game:
    """A match of one round that has just been dealt; must agree with fresh_round in ask.c.

    All tiles lie in the order of the seed; the referee shares them out.
    """
    tiles = shuffled(setting_for(rules, players).tiles(), seed)
    order = playing_order(starter, players, rules.direction)
    people = tuple(Player(f"seat {seat}") for seat in range(players))
    return fold(
        (
            MatchStarted(rules, people, 1, commitment(SECRET), 0),
            RoundBegan(1, 0),
            StarterChosen(starter, StarterBy.CHOICE, 0),
            share_out(rules, tiles, order, 0),
        )
    )


def with_pool_of(game: Game, seed: int | None) -> Game:
    """The game with its pool in the order of a seed; None leaves it as it lies."""
    if seed is None:
        return game
    playing = game.playing
    pools = tuple(shuffled(pool, seed + place) for place, pool in enumerate(playing.pools))
    return replace(game, round=replace(playing, pools=pools))


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
            # The first is the round as it was given.
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

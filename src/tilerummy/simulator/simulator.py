"""A simulator: it deals rounds and plays them out, many at a time."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules
from tilerummy.simulator.policy import Policy

State: TypeAlias = bytes | Game
"""A round in play. Every simulator takes a `Game`; what else it takes is what it gave."""


class Playouts(NamedTuple):
    """How rounds ended, in the order in which they were given."""

    players: int
    scores: array[int]
    """What each seat of the first round writes, then each of the second, and so on."""
    winners: bytes
    """For each round the seats that won it, as bits."""
    lengths: array[int]
    """For each round the moves that were made."""

    def scores_of(self, place: int) -> tuple[int, ...]:
        """What each seat writes after one of the rounds."""
        return tuple(self.scores[place * self.players : (place + 1) * self.players])

    def winners_of(self, place: int) -> tuple[Seat, ...]:
        """Who won one of the rounds."""
        return tuple(Seat(seat) for seat in range(self.players) if self.winners[place] >> seat & 1)


class Steps(NamedTuple):
    """One round, move by move."""

    states: list[State]
    """As it was given, then after each move."""
    scores: tuple[int, ...]


class Simulator(Protocol):
    """Plays rounds of one rule set and number of players.

    A seed puts the pool of a state into another order, the same for every simulator; None leaves it as it
    lies. Nothing else is left to chance.
    """

    rules: Rules
    players: int

    def deal(self, seed: int, starter: Seat) -> State:
        """A fresh round."""

    def state_of(self, game: Game) -> State:
        """A round in play, in the form that is played fastest."""

    def playouts(
        self,
        states: Sequence[State],
        policies: Sequence[Policy],
        seeds: Sequence[int | None],
        threads: int = 1,
    ) -> Playouts:
        """Play each state out with its seed, every seat by its policy."""

    def steps(self, state: State, policies: Sequence[Policy], seed: int | None = None) -> Steps:
        """Play one state out, move by move."""


def check_game(game: Game, rules: Rules, players: int) -> None:
    """Refuse a game of another table, or one in which no round is being played."""
    if game.rules != rules or len(game.players) != players:
        raise ValueError("this game is played under other rules, or by more or fewer players")
    if game.phase is not Phase.PLAYING:
        raise ValueError("no round is being played")


def check_seed(seed: int) -> int:
    """The seed; those below zero are refused."""
    if seed < 0:
        raise ValueError(f"{seed} is no seed: expected 0 or more")
    return seed


def check_policies(policies: Sequence[Policy], players: int) -> None:
    """Refuse policies that do not fit the seats."""
    if len(policies) != players:
        raise ValueError(f"there are {len(policies)} policies for {players} seats")

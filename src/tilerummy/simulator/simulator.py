"""A simulator: it deals rounds and plays them out, many at a time."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from tilerummy.rules.match.game import Game, Phase
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import Rules

# -- policies ----------------------------------------------------------------------------------------

POLICY_BYTES = 4
"""How long a packed policy is."""
ALL = 255
"""Wait until the whole rack can go."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A way to play. The default lays the most tiles it can, every turn.

    >>> patient = Policy(opens_small=True, wait=6, near=2)
    >>> patient.wait, patient.near, patient.opens_late
    (6, 2, False)
    """

    adds_only: bool = False
    """Lay sets from the rack and add single tiles to those of the table, but rearrange nothing.
    Then the other values do not matter."""
    opens_small: bool = False
    """Open with the fewest tiles, rather without jokers; or with all of them, if they can go at once."""
    wait: int = 1
    """Once opened, lay nothing until so many tiles can go, or all of them, or the pool is empty."""
    near: int = 0
    """Wait no longer when somebody else holds so few tiles."""
    draws_only: bool = False
    """Lay nothing, unless the rules ask for it. Then the other values do not matter."""
    counts: bool = False
    """When the pool is empty, know all racks: go out; else lay nothing while one's own is the lowest, and
    then a tile or a set that lets nobody out. After some such turns, lay what one can."""

    opens_late: bool = False
    """Open with the whole rack at once; when waiting makes no sense any more, with what one can."""

    def __post_init__(self) -> None:
        for name, value, low in (("wait", self.wait, 1), ("near", self.near, 0)):
            # Each is a byte where it is packed.
            if not low <= value <= ALL:
                raise ValueError(f"{name}: {value} is not a number from {low} to {ALL}")

    def packed(self) -> bytes:
        """The policy as the compiled simulator reads it."""
        skill = 2 if self.draws_only else int(self.adds_only)
        # Must agree with core/read.c, bit by bit.
        habits = self.opens_small | self.counts << 1 | self.opens_late << 2
        return bytes((skill, habits, self.wait, self.near))


GREEDY = Policy()
"""Lay the most tiles, of equal plays the one of most points."""
HOLD = Policy(opens_small=True, wait=ALL)
"""Open small, then draw until the whole rack goes down at once."""
BUILDER = Policy(adds_only=True)
"""Lay own sets and add to the table."""
DRAW = Policy(draws_only=True)
"""Lay nothing."""

POLICIES = {"builder": BUILDER, "greedy": GREEDY, "hold": HOLD}
"""Those that are bots too: of the same name, or for the builder `bots.levels.ADDER`."""


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
    # A state of another table has another length: the core would read beyond its end.
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

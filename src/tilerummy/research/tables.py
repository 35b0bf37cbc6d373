"""Thousands of tables at once, played in C: numbers in, numbers out.

At each table one seat decides by which policy it makes this one move: draw, lay the most, hold, only add to
sets. The choice of the plays is left to the policies; what is learned is when to do which. That is most of
the game: *whether* to lay matters far more than *what*.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilerummy.library.presets import as_rules
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, check_players
from tilerummy.simulator import BUILDER, DRAW, GREEDY, HOLD, Policy, simulator_for
from tilerummy.simulator.compiled import Compiled
from tilerummy.simulator.declared import terms_of
from tilerummy.simulator.state import HEAD

OPTIONS = (DRAW, GREEDY, HOLD, BUILDER)
"""What an action means if nobody says otherwise."""

Bytes = NDArray[np.uint8]


class Seen(NamedTuple):
    """What the seat in turn sees at each table; the first axis is the table, K the kinds of tiles."""

    seat: Bytes
    """Whose turn it is."""
    rack: Bytes
    """Its tiles, as counts: K."""
    table: Bytes
    """All tiles on the table: K."""
    unseen: Bytes
    """What lies face down or on the racks of others: K."""
    sizes: Bytes
    """Tiles on each rack, its own first, then in playing order: P."""
    opened: Bytes
    """Who has opened, in the same order: P."""
    pool: Bytes
    """Tiles left to draw."""


class Stepped(NamedTuple):
    """What a step brought."""

    rewards: NDArray[np.int16]
    """The scores of the rounds that ended, by table and seat; zeros at the others."""
    won: Bytes
    """Who won those rounds, 1 or 0, by table and seat."""
    over: NDArray[np.bool_]
    """Where a round has ended; there a fresh one lies already."""


class Tables:
    """Many tables under rules that the compiled simulator declares; after a round comes the next one.

    >>> import numpy as np
    >>> from tilerummy.research import Tables
    >>> tables = Tables(1000, "sabra", players=4, seed=1)
    >>> seen = tables.seen()
    >>> seen.rack.shape, int(seen.rack[0].sum())
    ((1000, 53), 14)
    >>> stepped = tables.step(np.ones(1000, int))
    >>> stepped.rewards.shape, bool(stepped.over.any())
    ((1000, 4), False)
    """

    def __init__(
        self,
        number: int,
        rules: Rules | str = DEFAULT_PRESET,
        players: int = 4,
        *,
        seed: int = 0,
        options: Sequence[Policy] = OPTIONS,
        threads: int = 1,
    ) -> None:
        chosen = as_rules(rules)
        check_players(chosen, players)
        simulator = simulator_for(chosen, players)
        if not isinstance(simulator, Compiled):
            raise ValueError("these rules are not played by the compiled simulator, or it was not built")
        self._simulator, self._threads = simulator, threads
        self._terms = terms_of(chosen, players)
        self._row, self.players = self._terms.kinds + 1, players
        self._policies = (*options,)
        self._options = np.array([list(policy.packed()) for policy in options], np.uint8)
        self._next = seed
        self.states: Bytes = np.frombuffer(b"".join(self._deal() for _ in range(number)), np.uint8)
        self.states = self.states.reshape(number, -1).copy()
        copies = np.full(self._row, 2, np.uint8)
        copies[-1] = self._terms.jokers
        self._copies = copies

    def _deal(self) -> bytes:
        seed, self._next = self._next, self._next + 1
        state = self._simulator.deal(seed, Seat(seed % self.players))
        assert isinstance(state, bytes)
        return state

    @property
    def actions(self) -> int:
        """How many options there are."""
        return len(self._options)

    @property
    def turns(self) -> Bytes:
        """Whose turn it is at each table."""
        return self.states[:, 0]

    def seen(self, states: Bytes | None = None, seats: Bytes | None = None) -> Seen:
        """What a seat sees at each table; the one in turn, if nobody says otherwise."""
        states = self.states if states is None else states
        seats = states[:, 0] if seats is None else seats
        every = np.arange(len(states))
        racks = self._racks(states)
        step = 1 if self._terms.clockwise else -1
        order = (seats[:, None].astype(int) + step * np.arange(self.players)) % self.players
        rack, table = racks[every, seats], states[:, HEAD : HEAD + self._row]
        sizes = racks.sum(axis=2, dtype=np.uint8)
        opened = (states[:, 2][:, None] >> order.astype(np.uint8) & 1).astype(np.uint8)
        unseen = self._copies - rack - table
        return Seen(
            seats, rack, table, unseen, np.take_along_axis(sizes, order, 1), opened, states[:, 5].copy()
        )

    def _racks(self, states: Bytes) -> Bytes:
        begin = HEAD + self._row
        return states[:, begin : begin + self._row * self.players].reshape(
            len(states), self.players, self._row
        )

    def look_ahead(
        self, actions: NDArray[Any], where: NDArray[np.intp] | None = None
    ) -> tuple[Bytes, Stepped]:
        """The states after these actions, and what they bring; the tables themselves stay as they are.

        `where` are the places of the tables that act; all of them, if nobody says otherwise. A state after a
        draw shows which tile came: for a fair look keep to what was known before it.
        """
        policies = self._options[np.asarray(actions)].tobytes()
        states = self.states if where is None else self.states[where]
        after, over, scores, winners = self._simulator.advance(states.tobytes(), policies, self._threads)
        number = len(states)
        bits = np.frombuffer(winners, np.uint8)[:, None] >> np.arange(self.players, dtype=np.uint8) & 1
        stepped = Stepped(
            np.frombuffer(scores, np.int16).reshape(number, self.players),
            bits.astype(np.uint8),
            np.frombuffer(over, np.uint8).astype(bool),
        )
        return np.frombuffer(after, np.uint8).reshape(number, -1).copy(), stepped

    def play_out(self, states: Bytes, options: Sequence[int]) -> NDArray[np.float64]:
        """Play states to the ends of their rounds, each seat by one option: every seat's share of the win."""
        policies = [self._policies[option] for option in options]
        rounds = [state.tobytes() for state in states]
        played = self._simulator.playouts(rounds, policies, [None] * len(rounds), self._threads)
        winners = np.frombuffer(played.winners, np.uint8)[:, None]
        won = (winners >> np.arange(self.players, dtype=np.uint8) & 1).astype(float)
        shares: NDArray[np.float64] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Let the seat in turn at each table act; where a round ends, the next one is dealt."""
        self.states, stepped = self.look_ahead(actions)
        for place in np.flatnonzero(stepped.over):
            self.states[place] = np.frombuffer(self._deal(), np.uint8)
        return stepped

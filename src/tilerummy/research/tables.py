"""Thousands of tables at once, played in C: numbers in, numbers out.

At each table one seat decides by which policy it makes this one move: draw, lay the most, hold, only add to
sets. The choice of the plays is left to the policies; what is learned is when to do which. That is most of
the game: *whether* to lay matters far more than *what*. Who wants to learn what to lay asks for the best
plays of every table and what becomes of each (`candidates`), and chooses among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilerummy.library.arguments import as_rules
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.preset import DEFAULT_PRESET, Rules, check_players
from tilerummy.simulator import BUILDER, DRAW, GREEDY, HOLD, Policy, simulator_for
from tilerummy.simulator.compiled import HEAD, Compiled
from tilerummy.simulator.declared import terms_of, undeclared

OPTIONS = (DRAW, GREEDY, HOLD, BUILDER)
"""What an action means if nobody says otherwise."""

Bytes = NDArray[np.uint8]


class SeenTables(NamedTuple):
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


class Candidates(NamedTuple):
    """What each seat in turn can do: axes are the table and the choice; choice 0 draws, or passes."""

    mask: NDArray[np.bool_]
    """Which choices there are. Where laying is compulsory, drawing is none while something can be laid."""
    laid: Bytes
    """The tiles that a choice lays, as counts: K."""
    table: Bytes
    """All tiles on the table after it: K."""
    tiles: NDArray[np.int16]
    """How many it lays."""
    points: NDArray[np.int16]
    """What they count on a rack."""
    opens: NDArray[np.bool_]
    """Whether it is the seat's opening."""
    goes_out: NDArray[np.bool_]
    """Whether it lays the last tile."""
    states: Bytes
    """The tables after it. After a draw they show which tile came: for studies, not for those who choose."""
    ends: Stepped
    """What it brings, with the choice as second axis."""
    moves: int
    """How many moves each table had seen."""


class VectorTables:
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
            raise ValueError(_why_not(chosen))
        self._simulator, self._threads = simulator, threads
        self._terms = terms_of(chosen, players)
        self._row, self.players = self._terms.kinds + 1, players
        self._policies = (*options,)
        self._options = np.array([list(policy.packed()) for policy in options], np.uint8)
        self._next, self._moves = seed, 0
        self.states: Bytes = np.frombuffer(b"".join(self._deal() for _ in range(number)), np.uint8)
        # What comes from bytes cannot be written to, and tables are dealt anew in place.
        self.states = self.states.reshape(number, -1).copy()
        # 1.1: two of each numbered tile, under all rules that the compiled simulator declares.
        copies = np.full(self._row, 2, np.uint8)
        copies[-1] = self._terms.jokers
        self._copies = copies
        numbers = np.arange(self._terms.kinds, dtype=np.int16) % 13 + 1
        self._points = np.append(numbers, np.int16(self._terms.joker_points))

    def _deal(self) -> bytes:
        seed, self._next = self._next, self._next + 1
        # Deals one after the other are begun by one seat after the other.
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

    def seen(self, states: Bytes | None = None, seats: Bytes | None = None) -> SeenTables:
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
        return SeenTables(
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
        after, *end = self._simulator.advance(states.tobytes(), policies, self._threads)
        return np.frombuffer(after, np.uint8).reshape(states.shape).copy(), self._stepped(*end)

    def _stepped(self, over: bytes, scores: bytes, winners: bytes) -> Stepped:
        bits = np.frombuffer(winners, np.uint8)[:, None] >> np.arange(self.players, dtype=np.uint8) & 1
        return Stepped(
            np.frombuffer(scores, np.int16).reshape(-1, self.players),
            bits.astype(np.uint8),
            np.frombuffer(over, np.uint8).astype(bool),
        )

    def candidates(self, plays: int = 8, where: NDArray[np.intp] | None = None) -> Candidates:
        """What the seat in turn at each table can do: draw or pass, and its best different plays, exactly.

        Those of most tiles come first, then those of most points; the mask says how many there are. `where`
        are the places of the tables that are looked at; all of them, if nobody says otherwise.
        """
        before = self.states if where is None else self.states[where]
        number, choices, row = len(before), 1 + plays, self._row
        looked = self._simulator.best_plays(before.tobytes(), plays, self._threads)
        states = np.frombuffer(looked[0], np.uint8).reshape(number, choices, -1)
        over, scores, winners, there = looked[1:]
        rewards, won, ended = self._stepped(over, scores, winners)
        shape = (number, choices, self.players)
        seats = before[:, 0]
        opened = (before[:, 2] >> seats & 1).astype(bool)
        mask = np.frombuffer(there, np.uint8).reshape(number, choices).astype(bool)
        # A row that is no choice is zeros, and counts would wrap around below it.
        table = states[:, :, HEAD : HEAD + row]
        laid = np.where(mask[:, :, None], table - before[:, None, HEAD : HEAD + row], 0).astype(np.uint8)
        tiles = laid.sum(axis=2, dtype=np.int16)
        held = self._racks(before)[np.arange(number), seats].sum(axis=1)
        return Candidates(
            mask=mask,
            laid=laid,
            table=table,
            tiles=tiles,
            points=laid @ self._points,
            opens=(tiles > 0) & ~opened[:, None],
            goes_out=tiles == held[:, None],
            states=states,
            ends=Stepped(rewards.reshape(shape), won.reshape(shape), ended.reshape(shape[:2])),
            moves=self._moves,
        )

    def choose(self, candidates: Candidates, choices: NDArray[Any]) -> Stepped:
        """Let the seat in turn at each table do what it chose among its candidates."""
        # Their states are of tables that have moved on since: to choose among them would undo moves.
        if candidates.moves != self._moves:
            raise ValueError("these candidates are of an earlier move: ask for new ones")
        every = np.arange(len(self.states))
        missing = np.flatnonzero(~candidates.mask[every, choices])
        if len(missing):
            at = int(missing[0])
            raise ValueError(f"choice {choices[at]} of table {at} is not there (see mask)")
        rewards, won, over = candidates.ends
        stepped = Stepped(rewards[every, choices], won[every, choices], over[every, choices])
        self.go_on(candidates.states[every, choices], stepped)
        return stepped

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
        states, stepped = self.look_ahead(actions)
        self.go_on(states, stepped)
        return stepped

    def go_on(self, states: Bytes, stepped: Stepped) -> None:
        """Let every table be as one has looked ahead; where a round has ended, the next one is dealt."""
        self.states, self._moves = states, self._moves + 1
        for place in np.flatnonzero(stepped.over):
            self.states[place] = np.frombuffer(self._deal(), np.uint8)


def _why_not(rules: Rules) -> str:
    """Why many tables are not played under these rules."""
    reasons = [f"{name}={getattr(rules, name)}" for name in undeclared(rules)]
    if not reasons:
        return "the compiled simulator was not built here: install a C compiler, then tilerummy anew"
    said = ", ".join(reasons)
    return f"{rules.preset} is not played by the compiled simulator, which does not know {said}; env plays it"


def vector(
    rules: Rules | str = DEFAULT_PRESET, players: int = 4, tables: int = 1024, **options: Any
) -> VectorTables:
    """Many tables at once; all else is as in `Tables`.

    >>> from tilerummy import research
    >>> tables = research.vector(rules="sabra", players=4, tables=64)
    >>> choices = tables.candidates(plays=8)
    >>> choices.mask.shape, bool(choices.mask[:, 0].all())
    ((64, 9), True)
    >>> tables.choose(choices, choices.mask.sum(axis=1) - 1).over.shape
    (64,)
    """
    return VectorTables(tables, rules, players, **options)

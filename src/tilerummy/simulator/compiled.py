"""The compiled simulator, for the rules that it declares: compact states, and the bytes that are asked.

The compact state of a round has as many bytes for every state of one table:

| bytes | hold |
|---|---|
| 8 | whose turn it is, who started, as bits who has opened, passed, given up; the pool's size; two spare |
| kinds + 1 | how often each numbered tile lies on the table, colour by colour, then the jokers |
| kinds + 1 for each seat | the same for its rack |
| all tiles | the pool, the next tile to be drawn first: a tile is its place among the counts; then zeros |
| 1, 4 for each set that can lie, all tiles | only where jokers are bound: the sets of the table |

Where jokers are free it does not matter how the sets lie. Where they are bound there is first the number of
sets, then for each its kind (0 a run, 1 a group), the colour of a run, its first number or that of the group,
its length, and its tiles; at the end zeros. A joker is 255, or 128 and the tile that it is said to mean.

A question has the form of the solver's (`solver/cores.py`): a byte that says what is asked, words, rows of
bytes. What is told of many games comes in columns.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from struct import pack, unpack_from
from typing import NamedTuple

from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.seat import Seat
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.simulator.declared import Terms, lays_usually, terms_of, turn_terms
from tilerummy.simulator.simulator import (
    POLICY_BYTES,
    Playouts,
    Policy,
    State,
    Steps,
    check_game,
    check_policies,
    check_seed,
)
from tilerummy.solver.cores import ON_A_PAGE, SIMULATOR, Ask, ask, no_core

# -- states ------------------------------------------------------------------------------------------

HEAD = 8
"""The bytes before the counts."""
SET_HEAD = 4
"""The bytes of a set before its tiles."""
ANY_JOKER, SAID = 255, 128
"""A joker of a set; what is added to the tile that it is said to mean."""
COPIES = 2
"""1.1: so many of each numbered tile there are, under all rules."""


def state_size(terms: Terms) -> int:
    """How many bytes a state has."""
    return _sets_at(terms) + _sets_room(terms)


@lru_cache(maxsize=64)
def kinds_of(setting: Setting) -> dict[Tile, int]:
    """The kinds of tiles in the order in which they are counted, each with its place: its byte in a pool."""
    numbered = dict.fromkeys(tile for tile in setting.tiles() if tile is not JOKER)
    return {tile: place for place, tile in enumerate((*numbered, JOKER))}


def pack_state(terms: Terms, game: Game) -> bytes:
    """The state of a round in play, or just over."""
    playing, kinds = game.playing, kinds_of(game.setting)
    pool = bytes(map(kinds.__getitem__, playing.pools[0]))
    head = (
        playing.turn.seat,
        playing.starter,
        _bits(playing.opened),
        _bits(playing.passed),
        _bits(game.given_up),
        len(pool),
    )
    laid = [tile.plain for meld in playing.table for tile in meld]
    rows = (_counts(kinds, tiles) for tiles in (laid, *playing.racks))
    sets = _pack_sets(game.setting, playing.table) if terms.bound else b""
    return b"".join(
        (
            # Two spare bytes: the counts begin at a multiple of eight.
            bytes(head).ljust(HEAD, b"\0"),
            *rows,
            pool.ljust(terms.tiles, b"\0"),
            sets.ljust(_sets_room(terms), b"\0"),
        )
    )


def unpack_sets(terms: Terms, setting: Setting, state: bytes) -> Table:
    """The sets of the table in a state that holds them."""
    tiles, at, melds = [*kinds_of(setting)], _sets_at(terms) + 1, list[Meld]()
    for _ in range(state[at - 1]):
        end = at + SET_HEAD + state[at + 3]
        melds.append(Meld(_unpack_cell(tiles, cell) for cell in state[at + SET_HEAD : end]))
        at = end
    return Table(melds)


def _unpack_cell(tiles: list[Tile], cell: int) -> Tile:
    if cell == ANY_JOKER:
        return JOKER
    return joker_as(tiles[cell - SAID]) if cell >= SAID else tiles[cell]


def _sets_at(terms: Terms) -> int:
    return HEAD + (terms.kinds + 1) * (1 + terms.players) + terms.tiles


def _sets_room(terms: Terms) -> int:
    return 1 + terms.tiles // 3 * SET_HEAD + terms.tiles if terms.bound else 0


def _pack_sets(setting: Setting, table: Table) -> bytes:
    return bytes((len(table),)) + b"".join([_pack_set(setting, meld) for meld in table])


def _pack_set(setting: Setting, meld: Meld) -> bytes:
    kinds, read = kinds_of(setting), setting.read(meld)
    place, tile = next((place, tile) for place, tile in enumerate(meld) if not tile.is_joker)
    run, kind = read.kind is Kind.RUN, kinds[tile]
    # Kinds go colour by colour, so the quotient is the colour in the core's order.
    head = (0, kind // 13, tile.number - place) if run else (1, 0, tile.number)
    cells = [_pack_cell(kinds, tile) for tile in meld]
    return bytes((*head, len(cells), *cells))


def _pack_cell(kinds: dict[Tile, int], tile: Tile) -> int:
    if not tile.is_joker:
        return kinds[tile]
    return ANY_JOKER if tile.means is None else SAID + kinds[tile.means]


def _counts(kinds: dict[Tile, int], tiles: Iterable[Tile]) -> bytearray:
    counts = bytearray(len(kinds))
    for tile in tiles:
        counts[kinds[tile]] += 1
    return counts


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


# -- questions ---------------------------------------------------------------------------------------

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

PLAYOUTS, STEPS, DEAL, ADVANCE, PLAYS = b"\0", b"\1", b"\2", b"\3", b"\4"
"""What can be asked; must agree with core/ask.c."""
AS_IT_LIES = -1
"""The seed that leaves a pool as it lies."""


class Compiled:
    """Plays compact states in C, without the interpreter's lock."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        self._terms = terms_of(rules, players)
        self._size = state_size(self._terms)

    def deal(self, seed: int, starter: Seat) -> State:
        """A fresh round."""
        # A seed may fill all 64 bits; words are signed.
        check_seed(seed)
        # Behind the byte that says it was answered.
        return self._ask(DEAL, starter, seed - (1 << 64) if seed >> 63 else seed)[1:]

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
        # Packed before the threads begin, for that needs the interpreter.
        rows, orders = [self._packed(state) for state in states], array("q", map(_order, seeds))
        policy = b"".join(policy.packed() for policy in policies)

        def play(first: int, end: int) -> list[bytes]:
            some, games = b"".join(rows[first:end]), min(end, len(rows)) - first
            self._check_states(some, games)
            words = pack(f"<{games}q", *orders[first:end])
            answer = self._ask(PLAYOUTS, games, rows=(policy, some, words))
            return _columns(answer, (2 * self.players, 1, 2), games)

        scores, winners, lengths = _shared(play, len(states), threads)
        return Playouts(self.players, array("h", scores), winners, array("H", lengths))

    def steps(self, state: State, policies: Sequence[Policy], seed: int | None = None) -> Steps:
        """Play one state out, move by move."""
        check_policies(policies, self.players)
        policy, packed = b"".join(policy.packed() for policy in policies), self._packed(state)
        self._check_states(packed, 1)
        answer = self._ask(STEPS, _order(seed), rows=(policy, packed))
        first = 1 + 2 * self.players
        states = [answer[at : at + self._size] for at in range(first, len(answer), self._size)]
        return Steps([*states], unpack_from(f"<{self.players}h", answer, 1))

    def advance(self, states: bytes, policies: bytes, threads: int = 1) -> tuple[bytes, bytes, bytes, bytes]:
        """One move of every state, each by a policy of its own; both are packed, one after the other.

        The states after the move; whether each round is over; its scores (int16, by seat) and its winners as
        bits, zeros while it goes on. A state of a round that is over is not to be advanced again.
        """
        games = len(policies) // POLICY_BYTES
        if len(policies) != games * POLICY_BYTES:
            raise ValueError(f"there must be {games} policies of {POLICY_BYTES} bytes each")
        self._check_states(states, games)

        def move(first: int, end: int) -> list[bytes]:
            own = policies[first * POLICY_BYTES : end * POLICY_BYTES]
            some = len(own) // POLICY_BYTES
            answer = self._ask(ADVANCE, some, rows=(self._some(states, first, end), own))
            return _columns(answer, (self._size, 1, 2 * self.players, 1), some)

        after, over, scores, winners = _shared(move, games, threads)
        return after, over, scores, winners

    def best_plays(
        self, states: bytes, plays: int, threads: int = 1
    ) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """What the seat in turn can do in every state: draw (or pass), then its best different plays.

        There are 1 + plays rows for each state: what `advance` gives, and whether there is such a choice.
        """
        games = len(states) // self._size
        self._check_states(states, games)

        def look(first: int, end: int) -> list[bytes]:
            own = self._some(states, first, end)
            some = len(own) // self._size
            answer = self._ask(PLAYS, some, plays, rows=(own,))
            return _columns(answer, (self._size, 1, 2 * self.players, 1, 1), some * (1 + plays))

        after, over, scores, winners, there = _shared(look, games, threads)
        return after, over, scores, winners, there

    def _ask(self, what: bytes, *words: int, rows: Sequence[bytes] = ()) -> bytes:
        return _ask(self._terms, what, *words, rows=rows)

    def _some(self, states: bytes, first: int, end: int) -> bytes:
        return states[first * self._size : end * self._size]

    def _check_states(self, states: bytes, games: int) -> None:
        # Rows lie one behind the other: one of another length would be read as a part of its neighbour.
        if len(states) != games * self._size:
            raise ValueError(f"there must be a whole state and a policy for each of {games} games")

    def _packed(self, state: State) -> bytes:
        # Packed already: whoever plays thousands keeps states as bytes.
        if isinstance(state, bytes):
            return state
        check_game(state, self.rules, self.players)
        return pack_state(self._terms, state)


class ListedPlay(NamedTuple):
    """A play of a single turn."""

    tiles: tuple[Tile, ...]
    """What it lays from the rack."""
    table: Table | None
    """The sets after it, where jokers of the table are bound; else all tiles lie in sets, and any will do."""


class SingleTurns:
    """The best plays of single turns, wherever `lays_usually` holds.

    What the rules say of a round beside its turns does not matter. Jokers of the table are free here unless
    `keeps_sets` holds: under other rules one asks about a table without jokers.
    """

    def __init__(self, setting: Setting) -> None:
        self._setting, self._kinds = setting, kinds_of(setting)
        # How many others there are does not matter to a turn, but somebody must be there.
        self._terms = turn_terms(setting, 2)
        self._size = state_size(self._terms)

    def best(self, before: Before, plays: int) -> list[ListedPlay]:
        """The best different plays: those of most tiles first, then those of most points."""
        kinds = self._kinds
        table = _counts(kinds, [tile.plain for meld in before.table for tile in meld])
        rack = _counts(kinds, before.rack)
        state = self._state(before, table, rack)
        answer = _ask(self._terms, PLAYS, 1, plays, rows=(state,))
        there, size, found = answer[-plays:], self._size, list[ListedPlay]()
        held = [(tile, HEAD + kinds[tile]) for tile in dict.fromkeys(before.rack)]
        for number in range(there.count(1)):
            first = 1 + (1 + number) * size
            laid = ((tile, answer[first + at] - state[at]) for tile, at in held)
            sets = (
                unpack_sets(self._terms, self._setting, answer[first : first + size])
                if self._terms.bound
                else None
            )
            found.append(ListedPlay(tuple([tile for tile, count in laid for _ in range(count)]), sets))
        return found

    def _state(self, before: Before, table: bytearray, rack: bytearray) -> bytes:
        terms = self._terms
        # Whoever is not in turn holds something, and what that is does not matter to a turn.
        other = bytearray(len(rack))
        unseen = (place for place in range(terms.kinds) if table[place] + rack[place] < COPIES)
        other[next(unseen, terms.kinds)] = 1
        head = bytes((0, 0, before.opened | before.any_opened << 1)).ljust(HEAD, b"\0")
        sets = _pack_sets(self._setting, before.table) if terms.bound else b""
        return b"".join((head, table, rack, other, bytes(terms.tiles), sets)).ljust(self._size, b"\0")


@lru_cache(maxsize=64)
def single_turns(setting: Setting) -> SingleTurns | None:
    """What finds the best plays of a turn at once; None where nothing does, or it was not built."""
    return SingleTurns(setting) if BUILT and lays_usually(setting.rules) else None


def _ask(terms: Terms, what: bytes, *words: int, rows: Sequence[bytes] = ()) -> bytes:
    head = pack(f"<{len(terms) + len(words)}q", *terms, *words)
    return ask(core, b"".join((what, head, *rows)))


def _columns(answer: bytes, widths: tuple[int, ...], games: int) -> list[bytes]:
    columns, at = [], 1
    for width in widths:
        columns.append(answer[at : at + width * games])
        at += width * games
    return columns


def _shared(work: Callable[[int, int], list[bytes]], games: int, threads: int) -> list[bytes]:
    """The columns of all games, which the threads share among them: each gets a first game and an end."""
    # Rounded up: no more parts than threads, and the last one may be smaller.
    share = -(-games // max(1, threads))
    # One part: a pool of threads would cost more than it saves.
    if share >= games:
        return work(0, games)
    firsts = range(0, games, share)
    with ThreadPoolExecutor(len(firsts)) as pool:
        parts = list(pool.map(lambda first: work(first, first + share), firsts))
    return [b"".join(part) for part in zip(*parts, strict=True)]


def _order(seed: int | None) -> int:
    return AS_IT_LIES if seed is None else check_seed(seed)

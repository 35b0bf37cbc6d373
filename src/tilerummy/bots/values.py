"""Learned values: what a position that one leaves is worth, from what its seat knows and nothing else.

examples/train_bots.py trained the network on rounds that it played itself; tools/pack_values.py made its
numbers whole. A row of features is rack, table and unseen tiles as counts; the sizes of the racks, who has
opened and who is there, oneself first; the pool, whether one drew, what could still be laid and what could
not; how each of the others has played; and how much one cares for points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

from tilerummy.bots.own_turn import OwnTurn
from tilerummy.rules.history import SeenTurn
from tilerummy.rules.seat import Seat
from tilerummy.rules.tile import Tile
from tilerummy.simulator.network import Network
from tilerummy.simulator.state import HEAD, kinds_of
from tilerummy.solver import Solution

KINDS, MOST_PLAYERS, HABITS = 53, 4, 3
MOST_SEEN = 15
"""Of what somebody did, no more is counted."""
CARES = 20
"""Care for points is counted in parts of this."""
DIVISORS = (
    *[2.0] * (3 * KINDS),
    *[14.0] * MOST_PLAYERS,
    *[1.0] * (2 * MOST_PLAYERS - 1),
    *(106.0, 1.0, 14.0, 14.0),
    *[float(MOST_SEEN)] * (HABITS * (MOST_PLAYERS - 1)),
    float(CARES),
)
"""By what the whole numbers of a row are divided to be those that the network was trained with."""
SCALE_BITS = 18
"""What the network gives is counted in parts of 2 to this power."""
NODES_A_VALUE = 30
"""What a value costs of a budget in nodes."""


class Worth(NamedTuple):
    """What a position promises."""

    win: float
    """The chance to win the round."""
    score: float
    """What one will write, in hundreds."""

    def to(self, care: float) -> float:
        """What it is worth to somebody who cares so much for points: from 0, for winning, to 1."""
        return (1 - care) * self.win + care * self.score / 2


@lru_cache(maxsize=4)
def network_named(name: str) -> Network | None:
    """A network that comes with the bots, read once; None if there is none for such rules."""
    kept = files("tilerummy.bots") / f"{name}.values"
    return Network(kept.read_bytes()) if kept.is_file() else None


class Values:
    """Values what one's own turn can leave."""

    def __init__(self, position: OwnTurn, network: Network, care: float) -> None:
        self._position, self._network = position, network
        self._kinds = kinds_of(position.setting)
        self._rack = self._counts(position.rack)
        self._table = self._counts(tile.plain for meld in position.view.table for tile in meld)
        self._unseen = self._counts(position.unseen.elements())
        own = position.view.players[position.seat]
        self._sizes = [own.tiles, *(player.tiles for player in position.others)]
        self._opened = [own.opened, *(player.opened for player in position.others)]
        seats = [player.seat for player in position.others]
        self._seats = [position.seat, *seats]
        self._copies = [position.setting.copies(tile) for tile in self._kinds]
        self._habits = [n for seat in seats for n in habits(position.view.history, seat)]
        self._care = round(CARES * care)

    def of(self, plays: Sequence[Solution | None], most: int) -> list[Worth]:
        """What each play leaves, or what laying nothing does; `most` tiles is what could be laid."""
        budget = self._position.budget
        if budget.nodes is not None:
            budget.nodes -= NODES_A_VALUE * len(plays)
        return self._worths([self.features(play, most) for play in plays])

    def _worths(self, rows: list[list[int]]) -> list[Worth]:
        given = self._network.sums(rows)
        return [Worth(_chance(win / 2**SCALE_BITS), score / 2**SCALE_BITS) for win, score in given]

    def of_states(self, moves: Sequence[tuple[bytes, bytes]]) -> list[Worth]:
        """What guessed states are worth after one's own move, by which one laid all one could; each before
        and after it."""
        budget = self._position.budget
        if budget.nodes is not None:
            budget.nodes -= NODES_A_VALUE * len(moves)
        return self._worths([self._features_of(*move) for move in moves])

    def _features_of(self, before: bytes, after: bytes) -> list[int]:
        row, seats = len(self._kinds), self._seats
        racks = [after[HEAD + row * (seat + 1) : HEAD + row * (seat + 2)] for seat in seats]
        own = before[HEAD + row * (seats[0] + 1) : HEAD + row * (seats[0] + 2)]
        sizes, table = list(map(sum, racks)), after[HEAD : HEAD + row]
        drew = sizes[0] > sum(own)
        rack = own if drew else racks[0]
        unseen = [a - b - c for a, b, c in zip(self._copies, rack, table, strict=True)]
        opened = [after[2] >> seat & 1 for seat in seats]
        left = (after[5], drew or before == after, 0, sum(rack))
        return self._row([*rack, *table, *unseen], sizes, opened, left)

    def features(self, play: Solution | None, most: int) -> list[int]:
        """What one knows after a play, or after a draw before the tile is seen."""
        laid = () if play is None else play.play
        rack, table = self._rack, self._table
        if laid:
            moved = self._counts(tile.plain for tile in laid)
            rack = [held - gone for held, gone in zip(rack, moved, strict=True)]
            table = [lies + came for lies, came in zip(table, moved, strict=True)]
        pool = self._position.pool
        drawn = 0 if laid else min(1, pool)
        sizes = [self._sizes[0] - len(laid) + drawn, *self._sizes[1:]]
        opened = [int(self._opened[0] or bool(laid)), *self._opened[1:]]
        left = (pool - drawn, not laid, max(0, most - len(laid)), self._sizes[0] - most)
        return self._row([*rack, *table, *self._unseen], sizes, opened, left)

    def _row(self, tiles: list[int], sizes: list[int], opened: list[int], left: tuple[int, ...]) -> list[int]:
        return [
            *tiles,
            *_filled(sizes, MOST_PLAYERS),
            *_filled(opened, MOST_PLAYERS),
            *_filled([1] * (len(sizes) - 1), MOST_PLAYERS - 1),
            *left,
            *_filled(self._habits, HABITS * (MOST_PLAYERS - 1)),
            self._care,
        ]

    def _counts(self, tiles: Iterable[Tile]) -> list[int]:
        counts = [0] * len(self._kinds)
        for tile in tiles:
            counts[self._kinds[tile]] += 1
        return counts


def habits(history: Iterable[SeenTurn], seat: Seat) -> tuple[int, int, int]:
    """How often somebody drew and laid since they opened, and how often they drew since they last laid."""
    drew = laid = idle = 0
    opened = False
    for turn in history:
        if turn.seat != seat:
            continue
        if turn.laid:
            laid, idle = laid + opened, 0
        elif turn.drew:
            drew, idle = drew + opened, idle + 1
        opened = opened or turn.opened
    return min(drew, MOST_SEEN), min(laid, MOST_SEEN), min(idle, MOST_SEEN)


def _filled(numbers: Sequence[int], width: int) -> list[int]:
    return [*numbers, *[0] * (width - len(numbers))]


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))

"""A view as one array of small whole numbers, made of named parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilerummy.rules.match.history import SeenTurn
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.match.view import View
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.tile import Tile
from tilerummy.simulator.state import kinds_of

Numbers: TypeAlias = NDArray[np.int16]

TURNS = 24
"""So many turns of the public history are shown, the last one first."""
TURN_FIELDS = ("seat", "drew", "laid", "regained", "took", "discarded", "opened", "passed")
"""What the row of a turn holds; `seat` counts from 1 for oneself, and a row of zeros is no turn."""
MOST_POINTS = 20_000
"""No match has so many."""


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of an observation: where it lies, what shape it has, and what its numbers may be."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def place(self) -> slice:
        """Where it lies in the observation."""
        return slice(self.start, self.start + int(np.prod(self.shape)))


class Encoding:
    """How the views of one table become arrays.

    Seats are counted from the one that looks: 0 is oneself, 1 the next to play, and so on.

    >>> import tilerummy as tr
    >>> from tilerummy.research.encoding import Encoding
    >>> encoding = Encoding(tr.preset("sabra"), 2)
    >>> view = tr.Match(2, rules="sabra", seed=1).view()
    >>> parts = encoding.unpack(encoding.encode(view))
    >>> int(parts["rack"].sum()), int(parts["unseen"].sum()), parts["sizes"].tolist()
    (14, 92, [14, 14])
    """

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.players = rules, players
        self.setting: Setting = setting_for(rules, players)
        self._places = kinds_of(self.setting)
        copies = [self.setting.copies(tile) for tile in self._places]
        self.kinds: tuple[Tile, ...] = tuple(self._places)
        """What the places of counts stand for: each numbered tile, colour by colour, then the joker."""
        self._copies = np.array(copies, np.int16)
        self.most_sets: int = sum(copies) // 3
        self.parts: dict[str, Part] = {part.name: part for part in self._lay_out(sum(copies))}

    def _lay_out(self, tiles: int) -> Iterable[Part]:
        kinds, players, most = len(self.kinds), self.players, int(self._copies.max())
        start = 0
        for name, shape, low, high in (
            ("rack", (kinds,), 0, most),
            ("table", (kinds,), 0, most),
            ("unseen", (kinds,), 0, most),
            ("open", (kinds,), 0, most),
            ("drawn", (kinds,), 0, 1),
            ("sizes", (players,), 0, tiles),
            ("opened", (players,), 0, 1),
            ("totals", (players,), -MOST_POINTS, MOST_POINTS),
            ("pool", (1,), 0, tiles),
            ("round", (2,), 0, 1000),
            ("discarded", (players, kinds), 0, most),
            ("history", (TURNS, len(TURN_FIELDS)), 0, max(tiles, kinds)),
            ("laid", (TURNS, kinds), 0, most),
            ("sets", (self.most_sets, kinds), 0, most),
        ):
            yield Part(name, start, shape, low, high)
            start += int(np.prod(shape))

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        last = list(self.parts.values())[-1]
        return int(last.place.stop)

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most that each number can be."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for part in self.parts.values():
            low[part.place], high[part.place] = part.low, part.high
        return low, high

    def unpack(self, observation: Numbers) -> dict[str, Numbers]:
        """The parts of an observation by name, each in its shape; they share its memory."""
        return {
            name: observation[..., part.place].reshape(*observation.shape[:-1], *part.shape)
            for name, part in self.parts.items()
        }

    def encode(self, view: View) -> Numbers:
        """What the seat of this view sees."""
        seat = view.seat
        if seat is None or view.rack is None:
            raise ValueError("only somebody with tiles has an observation")
        whole = np.zeros(self.size, np.int16)
        parts = self.unpack(whole)
        order = playing_order(seat, self.players, self.rules.direction)
        self._encode_tiles(view, parts, order)
        self._encode_players(view, parts, order)
        self._encode_history(view, parts, order)
        return whole

    def place(self, tile: Tile) -> int:
        """The place of a tile among the kinds."""
        return self._places[tile.plain]

    def _count(self, into: Numbers, tiles: Iterable[Tile]) -> None:
        for tile in tiles:
            into[self._places[tile.plain]] += 1

    def _encode_tiles(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        assert view.rack is not None
        self._count(parts["rack"], view.rack)
        for row, meld in zip(parts["sets"], view.table, strict=False):
            self._count(row, meld)
        parts["table"][:] = parts["sets"].sum(axis=0)
        self._count(parts["open"], (drawn.tile for drawn in view.to_take))
        if view.drawn is not None:
            self._count(parts["drawn"], (view.drawn,))
        for row, seat in zip(parts["discarded"], order, strict=True):
            self._count(row, view.players[seat].discards)
        seen = parts["rack"] + parts["table"] + parts["discarded"].sum(axis=0, dtype=np.int16)
        if view.face_up is not None:
            self._count(seen, (view.face_up,))
        # Discards may have gone back into play since; then they are seen twice.
        parts["unseen"][:] = np.maximum(self._copies - seen, 0)

    def _encode_players(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        players = [view.players[seat] for seat in order]
        parts["sizes"][:] = [player.tiles for player in players]
        parts["opened"][:] = [player.opened for player in players]
        parts["totals"][:] = [player.total for player in players]
        parts["pool"][0] = view.pool_left
        parts["round"][:] = view.number, view.rounds or 0

    def _encode_history(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        relative = {seat: place + 1 for place, seat in enumerate(order)}
        last = view.history[: -TURNS - 1 : -1]
        for row, laid, turn in zip(parts["history"], parts["laid"], last, strict=False):
            row[:] = self._turn(turn, relative)
            self._count(laid, turn.laid)

    def _turn(self, turn: SeenTurn, relative: dict[Seat, int]) -> tuple[int, ...]:
        return (
            relative[turn.seat],
            turn.drew,
            len(turn.laid),
            len(turn.regained),
            0 if turn.took is None else self.place(turn.took.tile) + 1,
            0 if turn.discarded is None else self.place(turn.discarded) + 1,
            turn.opened,
            turn.passed,
        )


@lru_cache(maxsize=64)
def encoding_of(rules: Rules, players: int) -> Encoding:
    """The encoding of a table, made once."""
    return Encoding(rules, players)

"""A view as one array of small whole numbers, made of named parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from math import prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilerummy.library.position import Position
from tilerummy.library.position_text import PositionFacts
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.match.action import ActionKind
from tilerummy.rules.match.game import Game
from tilerummy.rules.match.round import SeenTurn
from tilerummy.rules.match.seat import Seat, playing_order
from tilerummy.rules.match.view import View
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.preset import Rules
from tilerummy.rules.setting import Setting, setting_for
from tilerummy.rules.table import Rack, Table
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.simulator.compiled import kinds_of

Numbers: TypeAlias = NDArray[np.int16]

TURNS = 24
"""So many turns of the public history are shown if nobody says otherwise, the last one first."""
MAY = (ActionKind.PLAY, ActionKind.DRAW, ActionKind.DISCARD, ActionKind.PASS)
"""What the part `may` says, place by place."""
FIXED = 2
"""What a kind counts in `means` for each joker that stands for it and for nothing else."""
TURN_FIELDS = ("seat", "drew", "laid", "regained", "took", "discarded", "opened", "passed")
"""What the row of a turn holds; `seat` counts from 1 for oneself, and a row of zeros is no turn."""
MOST_MELDS = 1 << 14
"""So many sets each encoding remembers."""
MOST_POINTS = 20_000
"""No match has so many."""


@dataclass(frozen=True, slots=True)
class ObservationPart:
    """A named part of an observation: where it lies, what shape it has, and what its numbers may be."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Where it lies in the observation."""
        return slice(self.start, self.start + self.size)


class ViewEncoding:
    """How the views of one table become arrays.

    Seats are counted from the one that looks: 0 is oneself, 1 the next to play, and so on.

    >>> import tilerummy as tr
    >>> from tilerummy.research.observation import ViewEncoding
    >>> encoding = ViewEncoding(tr.preset("sabra"), 2)
    >>> view = tr.Match(2, rules="sabra", seed=1).view()
    >>> parts = encoding.unpack(encoding.encode(view))
    >>> int(parts["rack"].sum()), int(parts["unseen"].sum()), parts["sizes"].tolist()
    (14, 92, [14, 14])
    """

    def __init__(self, rules: Rules, players: int, turns: int = TURNS) -> None:
        self.rules, self.players, self.turns = rules, players, turns
        self.setting: Setting = setting_for(rules, players)
        self._places = kinds_of(self.setting)
        copies = [self.setting.copies(tile) for tile in self._places]
        self.kinds: tuple[Tile, ...] = tuple(self._places)
        """What the places of counts stand for: each numbered tile, colour by colour, then the joker."""
        self._copies = np.array(copies, np.int16)
        self.points: Numbers = np.array(list(map(self.setting.rack_points, self.kinds)), np.int16)
        """What each kind costs on the rack."""
        self.most_sets: int = sum(copies) // 3
        self.parts: dict[str, ObservationPart] = {part.name: part for part in self._lay_out(sum(copies))}
        self._places_of = [(name, part.place, part.shape) for name, part in self.parts.items()]
        self._lying: dict[Meld, tuple[Numbers, int, Numbers]] = {}

    def _lay_out(self, tiles: int) -> Iterable[ObservationPart]:
        kinds, players, most = len(self.kinds), self.players, int(self._copies.max())
        start = 0
        for name, shape, low, high in (
            ("rack", (kinds,), 0, most),
            ("table", (kinds,), 0, most),
            ("unseen", (kinds,), 0, most),
            ("open", (kinds,), 0, most),
            ("face_up", (kinds,), 0, 1),
            ("drawn", (kinds,), 0, 1),
            ("sizes", (players,), 0, tiles),
            ("opened", (players,), 0, 1),
            ("given_up", (players,), 0, 1),
            ("turn", (players,), 0, 1),
            ("may", (len(MAY),), 0, 1),
            ("totals", (players,), -MOST_POINTS, MOST_POINTS),
            ("pool", (1,), 0, tiles),
            ("round", (2,), 0, 1000),
            ("discarded", (players, kinds), 0, most),
            ("history", (self.turns, len(TURN_FIELDS)), 0, max(tiles, kinds)),
            ("laid", (self.turns, kinds), 0, most),
            ("sets", (self.most_sets, kinds), 0, most),
            ("first", (self.most_sets,), 0, 13),
            ("means", (self.most_sets, kinds), 0, 1 + FIXED * max(1, self.setting.jokers)),
        ):
            yield ObservationPart(name, start, shape, low, high)
            start += prod(shape)

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
        batch = observation.shape[:-1]
        return {
            name: observation[..., place].reshape(*batch, *shape) for name, place, shape in self._places_of
        }

    def encode(self, view: View) -> Numbers:
        """What the seat of this view sees."""
        seat = view.seat
        if seat is None or view.rack is None:
            raise ValueError("only somebody with tiles has an observation")
        whole = np.zeros(self.size, np.int16)
        parts = self.unpack(whole)
        # By turns from the own seat on: what is learned on one seat holds on every other.
        order = playing_order(seat, self.players, self.rules.direction)
        self._encode_tiles(view, parts, order)
        self._encode_players(view, parts, order)
        self._encode_history(view, parts, order)
        return whole

    def state(self, game: Game) -> Numbers:
        """Everything there is, hidden tiles too, for critics that may see it; seats as they are numbered.

        Racks (players, kinds), sets, beginnings and meanings as in an observation, what each seat put away,
        the pools in the order in which they are drawn (place + 1), who has opened, whose turn, points, round.
        """
        table, kinds, players = game.playing, len(self.kinds), self.players
        racks, away = (np.zeros((players, kinds), np.int16) for _ in range(2))
        for row, rack in zip(racks, table.racks, strict=True):
            self.count(row, rack)
        for row, pile in zip(away, table.discards, strict=True):
            self.count(row, pile)
        sets = {name: np.zeros(self.parts[name].shape, np.int16) for name in ("sets", "first", "means")}
        self.encode_sets(table.table, sets)
        pool = np.zeros((players if self.rules.pool_owner.personal else 1, int(self._copies.sum())), np.int16)
        for row, tiles in zip(pool, table.pools, strict=True):
            row[: len(tiles)] = [self.place(tile) + 1 for tile in tiles]
        face_up = 0 if table.face_up is None else self.place(table.face_up) + 1
        seats = [[seat in table.opened, seat == table.turn.seat] for seat in game.seats]
        totals = [sum(result.scores[seat] for result in game.results) for seat in game.seats]
        rest = np.array([*chain(*seats), *totals, face_up, game.number, game.rounds or 0], np.int16)
        return np.concatenate([part.ravel() for part in (racks, *sets.values(), away, pool, rest)])

    def place(self, tile: Tile) -> int:
        """The place of a tile among the kinds."""
        return self._places[tile.plain]

    def count(self, into: Numbers, tiles: Iterable[Tile]) -> None:
        """Add tiles to counts of kinds."""
        for tile in tiles:
            into[self._places[tile.plain]] += 1

    def _encode_tiles(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        assert view.rack is not None
        self.count(parts["rack"], view.rack)
        self.encode_sets(view.table, parts)
        parts["table"][:] = self.tiles_of(view.table)
        self.count(parts["open"], (drawn.tile for drawn in view.to_take))
        if view.drawn is not None:
            self.count(parts["drawn"], (view.drawn,))
        for row, seat in zip(parts["discarded"], order, strict=True):
            self.count(row, view.players[seat].discards)
        seen = parts["rack"] + parts["table"] + parts["discarded"].sum(axis=0, dtype=np.int16)
        if view.face_up is not None:
            self.count(parts["face_up"], (view.face_up,))
            seen += parts["face_up"]
        # Discards may have gone back into play since; then they are seen twice.
        parts["unseen"][:] = np.maximum(self._copies - seen, 0)

    def encode_sets(self, table: Iterable[Meld], parts: dict[str, Numbers]) -> None:
        """The sets of a table: their tiles, where a run begins, and what their jokers stand for.

        So a joker's place is told too: tiles, beginning and meanings are those of one way to lie only.
        """
        sets, first, means = parts["sets"], parts["first"], parts["means"]
        for row, meld in enumerate(table):
            sets[row], first[row], means[row] = self._lie(meld)

    def tiles_of(self, table: Sequence[Meld]) -> Numbers:
        """The tiles of all sets of a table, as counts."""
        rows = [self._lie(meld)[0] for meld in table]
        counts: Numbers = np.add.reduce(rows, dtype=np.int16) if rows else np.zeros(len(self.kinds), np.int16)
        return counts

    def _lie(self, meld: Meld) -> tuple[Numbers, int, Numbers]:
        """A set as `encode_sets` tells it; each is worked out once."""
        found = self._lying.get(meld)
        if found is None:
            if len(self._lying) > MOST_MELDS:
                self._lying.clear()
            found = self._lying[meld] = self._set(meld)
        return found

    def _set(self, meld: Meld) -> tuple[Numbers, int, Numbers]:
        tiles, means = np.zeros(len(self.kinds), np.int16), np.zeros(len(self.kinds), np.int16)
        self.count(tiles, meld)
        reading = self.setting.read(meld)
        for possible in reading.means:
            for tile in possible:
                place = self._places[tile]
                means[place] = means[place] + FIXED if len(possible) == 1 else max(1, means[place])
        run = reading.kind is Kind.RUN
        begins = next((t.number - at for at, t in enumerate(meld) if not t.is_joker), 0) if run else 0
        return tiles, begins, means

    def _encode_players(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        players = [view.players[seat] for seat in order]
        parts["sizes"][:] = [player.tiles for player in players]
        parts["opened"][:] = [player.opened for player in players]
        parts["given_up"][:] = [player.given_up for player in players]
        if view.turn is not None:
            parts["turn"][order.index(view.turn)] = 1
        parts["may"][:] = [kind in view.may for kind in MAY]
        parts["totals"][:] = [player.total for player in players]
        parts["pool"][0] = view.pool_left
        parts["round"][:] = view.number, view.rounds or 0

    def _encode_history(self, view: View, parts: dict[str, Numbers], order: tuple[Seat, ...]) -> None:
        relative = {seat: place + 1 for place, seat in enumerate(order)}
        last = view.history[: -self.turns - 1 : -1]
        if not last:
            return
        parts["history"][: len(last)] = [self._turn(turn, relative) for turn in last]
        laid = parts["laid"]
        for row, turn in enumerate(last):
            if turn.laid:
                self.count(laid[row], turn.laid)

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
def encoding_of(rules: Rules, players: int, turns: int = TURNS) -> ViewEncoding:
    """The encoding of a table, made once."""
    return ViewEncoding(rules, players, turns)


# -- the way back ------------------------------------------------------------------------------------
#
# The way back: the position that an observation tells of. That there is one shows that it is complete.


def position_of(encoding: ViewEncoding, observation: Numbers) -> Position:
    """The position of whoever saw this; seats count from oneself, so it does not say which seat that is.

    >>> import tilerummy as tr
    >>> from tilerummy.research.observation import position_of
    >>> from tilerummy.research.observation import ViewEncoding
    >>> encoding = ViewEncoding(tr.preset("sabra"), 2)
    >>> view = tr.Match(2, rules="sabra", seed=1).view()
    >>> position_of(encoding, encoding.encode(view)).rack == view.rack
    True
    """
    parts = encoding.unpack(observation)
    rows = zip(parts["sets"], parts["first"], parts["means"], strict=True)
    table = Table(_decoded_meld(encoding, row, int(first), means) for row, first, means in rows if row.any())
    face_up = next(_decoded_tiles(encoding, parts["face_up"]), None)
    offered = Counter(_decoded_tiles(encoding, parts["open"]))
    if face_up is not None and offered[face_up]:
        offered[face_up] -= 1
    discard = next(offered.elements(), None) if parts["turn"][0] else None
    away = Counter(_decoded_tiles(encoding, parts["discarded"].sum(axis=0)))
    if discard is not None:
        away[discard] -= 1
    opened = parts["opened"].astype(bool)
    before = Before(table, Rack(_decoded_tiles(encoding, parts["rack"])), bool(opened[0]), bool(opened.any()))
    return Position.saying(
        PositionFacts(encoding.setting, before, None, discard, face_up, Rack(away.elements()))
    )


def _decoded_tiles(encoding: ViewEncoding, counts: Numbers) -> Iterator[Tile]:
    return (tile for tile, count in zip(encoding.kinds, counts, strict=True) for _ in range(int(count)))


def _decoded_meld(encoding: ViewEncoding, row: Numbers, first: int, means: Numbers) -> Meld:
    tiles = [*_decoded_tiles(encoding, row)]
    if first:
        held = {tile.number: tile for tile in tiles if tile is not JOKER}
        return Meld(held.get(number, JOKER) for number in range(first, first + len(tiles)))
    numbered, jokers = [tile for tile in tiles if tile is not JOKER], tiles.count(JOKER)
    fixed = [joker_as(tile) for tile in _decoded_tiles(encoding, means // FIXED)]
    return Meld([*numbered, *fixed, *[JOKER] * (jokers - len(fixed))])

"""Between tiles and the integers of the search core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from struct import pack
from typing import NamedTuple, assert_never

from tilerummy.rules.judging.judge import not_in_game
from tilerummy.rules.judging.story import Demands, demands_of
from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.problem import GROUP, NUMBERS, RUN, KeepGroup, KeepRun
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import Meld as CoreMeld

# -- how a set looks, and how it is written like an old one ------------------------------------------

Look = tuple[Kind | None, tuple[Tile, ...]]
"""A set as it lies, whatever its jokers are said to mean."""


def bare(kind: Kind | None, meld: Meld) -> Look:
    """Equal for sets that differ at most in what their jokers are said to mean."""
    plain = [tile.plain for tile in meld]
    return kind, tuple(sorted(plain) if kind is Kind.GROUP else plain)


def as_they_lay(
    setting: Setting, old: Sequence[Meld], made: Sequence[Meld], fixed: Sequence[Meld] = ()
) -> tuple[Meld, ...]:
    """The sets, those that look like an old one written as it was; `fixed` are settled already."""
    # Where no meaning is stated, sets that look alike are written alike.
    if not any(tile.means for meld in old for tile in meld):
        return tuple(made)
    read, form = setting.read, setting.form
    likes: dict[Look, list[Meld]] = {}
    # A settled set may be an old one as it lay; then that one is not there to be written like again.
    used = Counter(map(form, fixed))
    for meld in old:
        if used[form(meld)]:
            used[form(meld)] -= 1
        # Without jokers there is one way to write a set, so it looks like the old one anyway.
        elif meld.jokers:
            likes.setdefault(bare(read(meld).kind, meld), []).append(meld)
    spelled = []
    for meld in made:
        like = likes.get(bare(read(meld).kind, meld)) if meld.jokers else None
        spelled.append(like.pop() if like else meld)
    return tuple(spelled)


class Goal(StrEnum):
    """What the best turn is: most tiles and then most points, or the other way round."""

    TILES = "tiles"
    POINTS = "points"


_POINTS = Goal.POINTS  # to look it up in the class takes as long as the rest of a short function

_ORDER = attrgetter("order")
# The tiles of six colours count 1,092 points, and there are 159 tiles at most (1.4): so tiles and points
# share one number, and neither spills into the other.
_MORE_THAN_ALL_POINTS = 1 << 12
_MORE_THAN_ALL_TILES = 1 << 8
_MOST_REMEMBERED = 1 << 16
_MOST_ENCODINGS = 256
JOKER_BYTE = 255
PACKED_HEAD = 4
_ALL = bytes(range(JOKER_BYTE))
_NUMBER = bytes([cell % NUMBERS + 1 for cell in range(JOKER_BYTE)]) + bytes([0])
"""The number of a tile by its byte; a joker has none."""


class Scale(NamedTuple):
    """What tiles are worth to the core: numbered ones by identity, then a joker.

    If `placed`, a joker is worth that only at number 13, and one less for each number below.
    """

    weight: tuple[int, ...]
    joker: int
    placed: bool
    row: bytes
    """The weights as the compiled core reads them."""


def scale_of(weight: Sequence[int], joker: int, *, placed: bool) -> Scale:
    """The scale of these weights."""
    return Scale(tuple(weight), joker, placed, pack(f"<{len(weight)}q", *weight))


@dataclass(frozen=True, slots=True, eq=False)
class Coded:
    """A set on the table in the core's terms."""

    numbered: tuple[int, ...]
    jokers: int
    keep: KeepRun | KeepGroup
    """The wish to leave it as it lies."""


@dataclass(frozen=True, slots=True, eq=False)
class Encoding:
    """The identities of the tiles at one table, and what each is worth to a goal."""

    setting: Setting
    goal: Goal
    demands: Demands
    """What the rules ask of a turn without a taken tile."""
    free: bool
    """They ask nothing but a valid table."""
    shape: tuple[int, int, bool]
    """Colours, the largest group, and whether its colours are different."""
    ordered: bool
    """The identities are in the canonical order of the tiles."""
    tiles: tuple[Tile, ...]
    """The numbered tiles; the place of a tile is its identity."""
    identity: dict[Tile, int]
    weight: tuple[int, ...]
    joker_weight: int
    scale: Scale
    """What each tile is worth to the goal."""
    opening: Scale
    """What it counts in an opening."""
    codes: dict[Tile, int]
    """The byte of each tile: its identity, or JOKER_BYTE."""
    by_code: dict[int, Tile]
    _coded: dict[Meld, Coded] = field(default_factory=dict)
    _packed: dict[Meld, bytes] = field(default_factory=dict)
    _spelled: dict[CoreMeld, Meld] = field(default_factory=dict)
    _unpacked: dict[bytes, Meld] = field(default_factory=dict)

    def points(self, weight: int) -> int:
        """The points of rack tiles that weigh so much together."""
        if self.goal is _POINTS:
            return weight // _MORE_THAN_ALL_TILES
        return weight % _MORE_THAN_ALL_POINTS

    def weight_of(self, tile: Tile) -> int:
        """What a tile of the rack is worth to the goal."""
        return self.joker_weight if tile.is_joker else self.weight[self.identity_of(tile)]

    def is_unbound(self, demands: Demands, old: Sequence[Meld]) -> bool:
        """Whether no rule says more of a turn from these sets than that the end table is valid."""
        # The usual demands were looked at once, when the encoding was made: identity is enough, and quick.
        if demands is self.demands and self.free:
            return True
        if demands.nothing:
            return True
        if demands.keep_sets or demands.into_new_set is not None:
            return False
        # Joker rules bind jokers that lie on the table (7.2); those of the rack go anywhere (7.16).
        return JOKER_BYTE not in self.pack_table(old)

    def pack_table(self, table: Sequence[Meld]) -> bytes:
        """A table as the core reads it: for each set kind, colour, first number, length, and its tiles."""
        try:
            # Nearly all sets were packed a turn before: one pass in C, and only a new set takes the slow way.
            return b"".join(map(self._packed.__getitem__, table))
        except KeyError:
            return b"".join([self._pack(meld) for meld in table])

    def pack_rack(self, rack: Sequence[Tile]) -> bytes:
        """Tiles of a rack as bytes."""
        try:
            return bytes(map(self.codes.__getitem__, rack))
        except KeyError:
            # A joker with a stated meaning has no code of its own; it is rare, so the quick way is tried
            # first.
            return bytes([JOKER_BYTE if tile.is_joker else self.identity_of(tile) for tile in rack])

    def unpack_rack(self, rack: bytes) -> list[Tile]:
        """The tiles that some bytes are."""
        return list(map(self.by_code.__getitem__, rack))

    def unpack_table(self, melds: Sequence[bytes]) -> tuple[Meld, ...]:
        """The sets that the core has laid."""
        try:
            return tuple(map(self._unpacked.__getitem__, melds))
        except KeyError:
            return tuple([self._unpacked.get(packed) or self._unpack(packed) for packed in melds])

    def _pack(self, meld: Meld) -> bytes:
        packed = self._packed.get(meld)
        if packed is None:
            # Forgotten all at once: to find out which were used last would cost more than to pack them again.
            if len(self._packed) > _MOST_REMEMBERED:
                self._packed.clear()
            cells = self.pack_rack(meld)
            head = self._numbered_head(cells) or self._plain_head(meld, cells) or self._head(meld, cells)
            packed = self._packed[meld] = bytes((*head, len(cells))) + cells
        return packed

    def _numbered_head(self, cells: bytes) -> tuple[int, int, int] | None:
        """The head of a set without jokers, and of nothing else."""
        length, first, numbers = len(cells), cells[0] if cells else 0, cells.translate(_NUMBER)
        # A pair must be read by the rules, which say why it is no set.
        if length < SHORTEST:
            return None
        # Identities go through a colour number by number: a run is a stretch of them within one colour.
        if cells == _ALL[first : first + length] and numbers[-1] == numbers[0] + length - 1:
            return RUN, first // NUMBERS, numbers[0]
        _, largest, distinct = self.shape
        if not distinct or length > largest or numbers.count(numbers[:1]) < length:
            return None
        return (GROUP, 0, numbers[0]) if JOKER_BYTE not in cells and len(set(cells)) == length else None

    def _plain_head(self, meld: Meld, cells: bytes) -> tuple[int, int, int] | None:
        """Kind, colour and first number of a set that is seen at a glance; None: it must be read."""
        places = [place for place, cell in enumerate(cells) if cell != JOKER_BYTE]
        length, jokers = len(cells), len(cells) - len(places)
        # With a single numbered tile a run and a group look alike (3.7).
        if length < SHORTEST or len(places) < 2 or (jokers and any(tile.means for tile in meld)):
            return None
        # Jokers leave gaps, so a run is told by tiles that lie as far apart as their numbers do.
        numbered = [cells[place] for place in places]
        first = numbered[0] - places[0]
        colour = numbered[0] // NUMBERS
        if numbered == [first + place for place in places]:
            # 3.5: a joker has no number below 1 or above 13 to stand for.
            whole = colour * NUMBERS <= first and first + length <= (colour + 1) * NUMBERS
            return (RUN, colour, first % NUMBERS + 1) if whole else None
        _, largest, distinct = self.shape
        numbers = {cell % NUMBERS for cell in numbered}
        if not distinct or length > largest or len(numbers) > 1 or len(set(numbered)) < len(numbered):
            return None
        return GROUP, 0, numbers.pop() + 1

    def _head(self, meld: Meld, cells: bytes) -> tuple[int, int, int]:
        kind = self.setting.read(meld).kind
        # A table that holds no set is a fault of whoever asks, and refused before any search.
        if kind is None:
            raise Unreadable(f"the table holds {meld}, which is not a set")
        keep = self.keep(kind, [FREE_JOKER if cell == JOKER_BYTE else cell for cell in cells])
        return (RUN, keep[0], keep[1]) if isinstance(keep, KeepRun) else (GROUP, 0, keep[0])

    def _unpack(self, packed: bytes) -> Meld:
        if len(self._unpacked) > _MOST_REMEMBERED:
            self._unpacked.clear()
        tiles = self.unpack_rack(packed[PACKED_HEAD:])
        # Two numbered tiles of a group are never read as a run.
        plain = packed[0] == RUN or len(tiles) - packed.count(JOKER_BYTE, PACKED_HEAD) > 1
        meld = self._unpacked[packed] = Meld(tiles) if plain else self.spell_group(tiles)
        return meld

    def coded(self, meld: Meld) -> Coded:
        """A set of the table in the core's terms; positions repeat their sets, so each is worked out once."""
        coded = self._coded.get(meld)
        if coded is None:
            if len(self._coded) > _MOST_REMEMBERED:
                self._coded.clear()
            coded = self._coded[meld] = self._code(meld)
        return coded

    def spelled(self, core_meld: CoreMeld) -> Meld:
        """A set of the core's answer, without blocks, as it lies on the table."""
        meld = self._spelled.get(core_meld)
        if meld is None:
            if len(self._spelled) > _MOST_REMEMBERED:
                self._spelled.clear()
            tiles = [JOKER if cell == FREE_JOKER else self.tiles[cell] for cell in core_meld[3]]
            meld = Meld(tiles) if core_meld[0] == RUN else self.spell_group(tiles)
            self._spelled[core_meld] = meld
        return meld

    def _code(self, meld: Meld) -> Coded:
        kind = self.setting.read(meld).kind
        if kind is None:
            raise Unreadable(f"the table holds {meld}, which is not a set")
        numbered = tuple(self.identity_of(tile) for tile in meld if not tile.is_joker)
        return Coded(numbered, meld.jokers, self.keep(kind, [self._cell(tile) for tile in meld]))

    def _cell(self, tile: Tile) -> int:
        return FREE_JOKER if tile.is_joker else self.identity[tile]

    def identity_of(self, tile: Tile) -> int:
        """The identity of a numbered tile of this game."""
        identity = self.identity.get(tile)
        if identity is None:
            raise Unreadable(not_in_game(self.setting, tile))
        return identity

    def keep(self, kind: Kind, cells: Sequence[int]) -> KeepRun | KeepGroup:
        """The wish that these cells, FREE_JOKER for a joker, stay a set as they are."""
        numbered = [cell for cell in cells if cell != FREE_JOKER]
        number = self.number(numbered[0])
        if kind is Kind.GROUP:
            return KeepGroup(number, colour_mask(numbered), len(cells) - len(numbered))
        first = number - cells.index(numbered[0])
        places = sum(1 << place for place, cell in enumerate(cells) if cell == FREE_JOKER)
        return KeepRun(numbered[0] // NUMBERS, first, first + len(cells) - 1, places)

    @property
    def colours(self) -> int:
        """How many colours are in play."""
        return len(self.setting.shape.colours)

    def run(self, colour: int, first: int, last: int) -> range:
        """The identities of a run."""
        return range(colour * NUMBERS + first - 1, colour * NUMBERS + last)

    def number(self, identity: int) -> int:
        """The number on a tile."""
        return identity % NUMBERS + 1

    def spell_group(self, tiles: list[Tile]) -> Meld:
        """A group as it is written: meanings are stated only where it would be read as a run."""
        # 3.7: what can be read both ways is a run, so a group with one numbered tile must say what its jokers
        # mean.
        bare = Meld(tile.plain for tile in tiles)
        if self.setting.read(bare).kind is Kind.GROUP or not bare.numbered:
            return bare
        number = next(tile.number for tile in tiles if not tile.is_joker)
        taken = {tile.means or tile for tile in tiles if tile.means or not tile.is_joker}
        # Colours that a joker may still be said to mean; where colours may repeat, all of them (3.6).
        again = not self.setting.shape.distinct
        free = [tile for tile in self.tiles if tile.number == number and (tile not in taken or again)]
        if len(free) < sum(tile.is_joker and tile.means is None for tile in tiles):
            return bare  # it is no set, however it is written
        rest = iter(free)
        return Meld(joker_as(tile.means or next(rest)) if tile.is_joker else tile for tile in tiles)


_known: tuple[dict[int, Encoding], dict[int, Encoding]] = {}, {}
"""For most tiles and for most points, by the identity of the setting: to compare settings takes longer. The
encoding keeps its setting alive."""


def encoding_for(setting: Setting, goal: Goal) -> Encoding:
    """The encoding for a table and a goal."""
    known = _known[goal is _POINTS]
    # By identity: settings are shared (`setting_for`), and to hash their rules takes longer than to solve.
    encoding = known.get(id(setting))
    if encoding is None:
        if len(known) >= _MOST_ENCODINGS:
            known.clear()
        encoding = known[id(setting)] = _encoding(setting, goal)
    return encoding


def _weight(goal: Goal, points: int) -> int:
    """What a tile of so many points is worth to a goal."""
    match goal:
        case Goal.TILES:
            return _MORE_THAN_ALL_POINTS + points
        case Goal.POINTS:
            return _MORE_THAN_ALL_TILES * points + 1
        case _ as never:
            assert_never(never)


def _encoding(setting: Setting, goal: Goal) -> Encoding:
    tiles = tuple(Tile.of(c, n) for c in setting.shape.colours for n in range(1, NUMBERS + 1))
    points = [setting.rack_points(tile) for tile in (*tiles, JOKER)]
    weights = [_weight(goal, worth) for worth in points]
    worth = setting.rules.opening_joker_value
    # A joker that counts what it stands for is given 13: the core takes one off for each number below.
    flat = worth if isinstance(worth, int) else NUMBERS
    identity = {tile: i for i, tile in enumerate(tiles)}
    codes = {**identity, JOKER: JOKER_BYTE}
    demands = demands_of(setting.rules, announced=True, into_new_set=None, loose=False)
    shape = setting.shape
    return Encoding(
        setting=setting,
        goal=goal,
        demands=demands,
        free=demands.nothing,
        shape=(len(shape.colours), shape.group_max, shape.distinct),
        ordered=list(tiles) == sorted(tiles, key=_ORDER),
        tiles=tiles,
        identity=identity,
        weight=tuple(weights[:-1]),
        joker_weight=weights[-1],
        scale=scale_of(weights[:-1], weights[-1], placed=False),
        opening=scale_of([tile.number for tile in tiles], flat, placed=not isinstance(worth, int)),
        codes=codes,
        by_code={code: tile for tile, code in codes.items()},
    )


def colour_mask(cells: Sequence[int]) -> int:
    """The colours of a group's tiles as bits; a second tile of a colour is eight bits higher."""
    mask = 0
    for cell in cells:
        bit = cell // NUMBERS
        # `problem.mask_counts` reads it back.
        while mask >> bit & 1:
            bit += 8
        mask |= 1 << bit
    return mask

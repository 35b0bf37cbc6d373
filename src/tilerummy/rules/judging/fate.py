"""What became of the jokers that lay on the table: one possible fate each.

Numbers in brackets are the clauses of docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from tilerummy.rules.judging.equal_tiles import RACK, Copies, TileCopy
from tilerummy.rules.tile import Tile

RACK_LAST = 1 << 16
"""More than there are places for jokers."""


class Became(Enum):
    """What became of a joker that lay on the table: all that the rules know (docs/rules.md, 7)."""

    BOUND = 1
    """It was not swapped and stands for what it stood for."""
    BY_RACK = 2
    """A tile of the rack took its place."""
    BY_TABLE = 3
    """A tile of the table did."""
    LEFT = 4
    """It was free to go and went."""

    @property
    def swapped(self) -> bool:
        """Whether a tile took its place."""
        match self:
            case Became.BY_RACK | Became.BY_TABLE:
                return True
            case Became.BOUND | Became.LEFT:
                return False
            case _ as never:
                assert_never(never)


Known = Mapping[int, tuple[Became, Tile | None]]
"""What became of some jokers, counted as they lie on the table; the meaning is None if it may be any."""


@dataclass(frozen=True, slots=True, eq=False)
class Joker:
    """A joker that lay on the table before the turn."""

    home: int
    means: tuple[Tile, ...]
    """What it can stand for; empty if its set made no sense."""


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A place where a joker lies after the turn."""

    index: int
    place: int
    means: tuple[Tile, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Fate:
    """What became of one joker: where it is now, as what, and whether a tile took its place."""

    joker: Joker
    meaning: Tile | None
    """What it stood for; None if it may have been anything."""
    slot: Slot | None
    """None: on the rack."""
    swapped_by: TileCopy | None
    """The tile that took its place, or nothing: it was not swapped."""
    from_table: bool = False
    """That tile lay on the table before."""
    left: bool = False
    """It was free to go and went: it may be anything now."""

    @property
    def became(self) -> Became:
        """What became of it, in one word."""
        if self.swapped_by is not None:
            return Became.BY_TABLE if self.from_table else Became.BY_RACK
        return Became.LEFT if self.left else Became.BOUND

    @property
    def stayed(self) -> bool:
        """Whether it still stands for what it stood for."""
        return self.swapped_by is None and not self.left

    def is_known_as(self, known: tuple[Became, Tile | None]) -> bool:
        """Whether it agrees with what is known of the joker."""
        became, meaning = known
        return self.became is became and meaning in (None, self.meaning)

    @property
    def key(self) -> object:
        """Fates with the same key ask for the same by themselves: only if it stayed, where it is now."""
        return self if self.stayed else (self.joker, self.swapped_by or self.meaning)

    @property
    def order(self) -> int:
        """Places in order, the rack after all others."""
        return self.slot.index if self.slot else RACK_LAST

    @property
    def place(self) -> int:
        """Where the joker is now."""
        return self.slot.place if self.slot else RACK


class Choices:
    """The fates of one joker, each worked out when it is first asked for: mostly one of the first will do."""

    def __init__(self, fates: Iterator[Fate]) -> None:
        self._more = fates
        self._known: list[Fate] = []

    def __iter__(self) -> Iterator[Fate]:
        yield from self._known
        for fate in self._more:
            self._known.append(fate)
            yield fate


class Homes:
    """The numbered tiles of each old set; a tile that took a joker's place belongs to the set (7.10)."""

    def __init__(self, copies: Copies, fates: list[Fate]) -> None:
        self._copies = copies
        self.taken_over: dict[int, list[TileCopy]] = {}
        for fate in fates:
            if fate.swapped_by is not None:
                self.taken_over.setdefault(fate.joker.home, []).append(fate.swapped_by)

    def of_set(self, index: int) -> list[TileCopy]:
        """Those of this old set."""
        cells = self._copies.of_set(index)
        return [*cells, *self.taken_over[index]] if index in self.taken_over else cells

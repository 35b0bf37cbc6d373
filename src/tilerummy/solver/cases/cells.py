"""The tiles that are still to be laid: those that must be, those that may be, and jokers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tilerummy.rules.meld import Kind
from tilerummy.solver.encoding import Encoding

# -- cells -------------------------------------------------------------------------------------------

ANY = -1
"""As an identity: a joker of a group that need not be told what it stands for."""
TILE, FREE = -1, -2
"""Who lies in a cell: a numbered tile, a free joker; 0 or more is the index of a bound joker."""
SOMEBODY, RACK = -1, -2
"""Whose a tile was: anybody's, the player's; 0 or more is the index of an old set."""


class Cell(NamedTuple):
    """A place of a set."""

    identity: int
    """The tile that lies or stands there; ANY for a joker of a group."""
    who: int = TILE
    owner: int = SOMEBODY
    """Of a numbered tile: the old set that this very copy lay in, where a condition says so."""

    @property
    def is_tile(self) -> bool:
        """Whether a numbered tile lies there."""
        return self.who == TILE

    def holds(self, other: Cell) -> bool:
        """Whether the same lies here, whosever it was."""
        return self.identity == other.identity and self.who == other.who

    def claimed(self, owner: int) -> Cell | None:
        """The cell with a tile of this owner; None if it was another's."""
        if owner in (SOMEBODY, self.owner):
            return self
        return self._replace(owner=owner) if self.owner == SOMEBODY else None


class BoundJoker(NamedTuple):
    """A joker of the table that still stands for what it stood for, so that it counts as that tile."""

    joker: int
    identity: int


class Supply(NamedTuple):
    """Tiles by identity, and jokers. Everything is counted: two copies of a tile are alike here."""

    must: bytes
    may: bytes
    """Rack tiles that may be laid or not."""
    fresh: bytes
    """How many of those that must be laid come from the rack."""
    joker_must: int
    joker_may: int
    bound_jokers: tuple[BoundJoker, ...]
    """Bound jokers that no block and no closed set holds."""
    gain: int
    """What the rack tiles weigh that must be laid or are taken already."""

    def total(self, identity: int) -> int:
        """How many numbered copies of a tile can still be laid."""
        return self.must[identity] + self.may[identity]

    @property
    def jokers(self) -> int:
        """How many free jokers can still be laid."""
        return self.joker_must + self.joker_may

    @property
    def empty(self) -> bool:
        """Whether nothing can be laid any more."""
        return not (any(self.must) or any(self.may) or self.jokers or self.bound_jokers)

    def take_tile(self, identity: int, encoding: Encoding) -> Supply | None:
        """Without one copy. Copies are alike, so one that must be laid anyway is as good as any."""
        if self.must[identity]:
            fresh = self.fresh
            # Copies of the table are taken first: rack copies are the ones that conditions name.
            if fresh[identity] == self.must[identity]:
                fresh = _less(fresh, identity)
            return self._replace(must=_less(self.must, identity), fresh=fresh)
        if self.may[identity]:
            return self._replace(may=_less(self.may, identity), gain=self.gain + encoding.weight[identity])
        return None

    def take_fresh(self, identity: int, encoding: Encoding) -> Supply | None:
        """Without a copy that comes from the rack."""
        if self.fresh[identity]:
            return self._replace(must=_less(self.must, identity), fresh=_less(self.fresh, identity))
        if self.may[identity]:
            return self._replace(may=_less(self.may, identity), gain=self.gain + encoding.weight[identity])
        return None

    def take_fresh_instead(self, identity: int, encoding: Encoding) -> Supply | None:
        """With the copy of the table again that was taken, and without one that comes from the rack."""
        return self._replace(must=_more(self.must, identity)).take_fresh(identity, encoding)

    def put_back(self, identity: int, before: Supply, encoding: Encoding) -> Supply:
        """With the copy again that was taken last, when there was so much."""
        if self.must[identity] < before.must[identity]:
            fresh = self.fresh
            if fresh[identity] < before.fresh[identity]:
                fresh = _more(fresh, identity)
            return self._replace(must=_more(self.must, identity), fresh=fresh)
        return self._replace(may=_more(self.may, identity), gain=self.gain - encoding.weight[identity])

    def lay(self, identity: int, encoding: Encoding) -> Supply | None:
        """With one more tile of the rack that must be laid."""
        if not self.may[identity]:
            return None
        return self._replace(
            may=_less(self.may, identity),
            must=_more(self.must, identity),
            fresh=_more(self.fresh, identity),
            gain=self.gain + encoding.weight[identity],
        )

    def hold_back(self, identity: int) -> Supply:
        """Without the copies that may be laid."""
        may = bytearray(self.may)
        may[identity] = 0
        return self._replace(may=bytes(may))

    def take_joker(self, encoding: Encoding) -> Supply | None:
        """Without a free joker."""
        if self.joker_must:
            return self._replace(joker_must=self.joker_must - 1)
        if self.joker_may:
            return self._replace(joker_may=self.joker_may - 1, gain=self.gain + encoding.joker_weight)
        return None

    def take_bound_joker(self, bound_joker: BoundJoker) -> Supply | None:
        """Without a bound joker."""
        if bound_joker not in self.bound_jokers:
            return None
        return self._replace(
            bound_jokers=tuple([other for other in self.bound_jokers if other != bound_joker])
        )

    def with_bound_jokers(self, bound_jokers: Iterable[BoundJoker]) -> Supply:
        """With more bound jokers."""
        return self._replace(bound_jokers=(*self.bound_jokers, *bound_jokers))

    @property
    def needed(self) -> bytes:
        """What must be laid as the core counts it: a bound joker is a tile."""
        if not self.bound_jokers:
            return self.must
        counts = bytearray(self.must)
        for bound_joker in self.bound_jokers:
            counts[bound_joker.identity] += 1
        return bytes(counts)


def _more(counts: bytes, index: int) -> bytes:
    changed = bytearray(counts)
    changed[index] += 1
    return bytes(changed)


def _less(counts: bytes, index: int) -> bytes:
    changed = bytearray(counts)
    changed[index] -= 1
    return bytes(changed)


# -- blocks ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """What one end set holds at least: of a run the cells in order, of a group in any."""

    kind: Kind
    cells: tuple[Cell, ...]

    @cached_property
    def tiles(self) -> tuple[int, ...]:
        """The numbered tiles."""
        return tuple([cell.identity for cell in self.cells if cell.who == TILE])

    @cached_property
    def jokers(self) -> int:
        """All jokers."""
        return len(self.cells) - len(self.tiles)


def taken(cell: Cell, supply: Supply, encoding: Encoding) -> Supply | None:
    """What is left without whoever lies in a cell."""
    if cell.who == TILE:
        if cell.owner == RACK:
            return supply.take_fresh(cell.identity, encoding)
        return supply.take_tile(cell.identity, encoding)
    if cell.who == FREE:
        return supply.take_joker(encoding)
    return supply.take_bound_joker(BoundJoker(cell.who, cell.identity))


def without(cells: Iterable[Cell], supply: Supply, encoding: Encoding) -> Supply | None:
    """What is left without all these; None if one of them is not there."""
    left: Supply | None = supply
    for cell in cells:
        left = left and taken(cell, left, encoding)
    return left


def fillers(identity: int, supply: Supply, *, tiles: bool = True) -> list[Cell]:
    """Who may lie in a place of a run."""
    found = [Cell(identity)] if tiles and supply.total(identity) else []
    found += [
        Cell(identity, bound_joker.joker)
        for bound_joker in supply.bound_jokers
        if bound_joker.identity == identity
    ]
    return [*found, Cell(identity, FREE)] if supply.jokers else found

"""What the search is asked: a position, told in all the ways in which the cases look at it.

Tiles are counted by identity, copies alike, until a condition names whose copy it is. A *cell* is a place of
an end set, a *block* some cells that lie in one set, the *supply* what lies in neither yet. *Home* is the
index of an old set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from tilerummy.rules.judging.story import Demands
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.budget import USUAL, SolveBudget, Tuning
from tilerummy.solver.encoding import Coded, Encoding, Look, bare
from tilerummy.solver.problem import NUMBERS

if TYPE_CHECKING:
    from tilerummy.solver.cases.one_case import StayingSets


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
        # Nothing new is said.
        if owner in (SOMEBODY, self.owner):
            return self
        return self._replace(owner=owner) if self.owner == SOMEBODY else None


# -- the supply: the tiles that are still to be laid ------------------------------------------------------


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
            # What may be laid weighs only once it is: from here on the gain counts it, and the core no more.
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
        # The rack's copy may be one that only may be laid; then it costs a place in `may` and adds to the
        # gain.
        return self._replace(must=_more(self.must, identity)).take_fresh(identity, encoding)

    def put_back(self, identity: int, before: Supply, encoding: Encoding) -> Supply:
        """With the copy again that was taken last, when there was so much."""
        # The mirror of `take_tile`: where fewer must be laid than before, that was what it took.
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
        # All copies at once: with one of them laid the part would overlap the ones before it.
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
    # Bytes can be hashed and shared between cases; a list would have to be copied for every one of them.
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
        # Its copy is named, so one that must lie anyway but comes from the table will not do.
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
        # A supply is a tuple of seven and so never false; None ends it.
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


# -- the position --------------------------------------------------------------------------------------


def _row(kind: Kind, identity: int) -> tuple[Kind, int]:
    return kind, identity // NUMBERS if kind is Kind.RUN else identity % NUMBERS


@dataclass(frozen=True, slots=True)
class TableJoker:
    """A joker that lies on the table as the turn begins."""

    index: int
    home: int
    """Its old set."""
    means: tuple[int, ...]
    """The identities it can stand for."""
    vague: bool
    """It is any colour that its group lacks: nobody said which."""


@dataclass(frozen=True, kw_only=True)
class SearchPosition:
    """A position with a choice of rack tiles: those that must be laid, and those that may."""

    encoding: Encoding
    old: tuple[Meld, ...]
    must: tuple[Tile, ...]
    may: tuple[Tile, ...]
    demands: Demands
    least_change: bool
    opening: int = 0
    """So many of the old sets, the last ones, were laid in this turn; they do not count as left alone."""
    owed_jokers: int = 0
    """So many jokers of these sets must be on the table more than before the turn."""
    floor: int = 0
    """Turns below this weight are of no interest."""
    whole_rack: int = -1
    """How many tiles the player holds, whatever of them is asked about: who lays them all goes out."""
    budget: SolveBudget = field(default_factory=SolveBudget)
    tuning: Tuning = USUAL
    # Cases of one position share what is found out on the way; it is kept with what they share.
    known_staying: dict[object, StayingSets] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What may be kept of the old sets without jokers, by all that it depends on: `kept` notes it here."""

    known_givers: dict[object, Sequence[frozenset[int]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """Whose the tiles of a new set can have been, by the outcomes of jokers: `new_set` notes it here."""

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """What each old set is."""
        read = self.encoding.setting.read
        # An old set that is none has been refused before: `or` is for the type checker alone.
        return tuple([read(meld).kind or Kind.RUN for meld in self.old])

    @cached_property
    def coded(self) -> tuple[Coded, ...]:
        """Each old set in the core's terms."""
        return tuple(map(self.encoding.coded, self.old))

    @cached_property
    def numbered(self) -> tuple[tuple[int, ...], ...]:
        """The numbered tiles of each old set, in order."""
        # Sorted, so that the first is the lowest tile, which `apart` asks about.
        return tuple([tuple(sorted(coded.numbered)) for coded in self.coded])

    @cached_property
    def is_plain(self) -> tuple[bool, ...]:
        """Whether each old set is of numbered tiles alone, no two of them alike."""
        return tuple([not one.jokers and len(set(one.numbered)) == len(one.numbered) for one in self.coded])

    @cached_property
    def _alike(self) -> dict[tuple[Kind, int], list[int]]:
        found: dict[tuple[Kind, int], list[int]] = {}
        for home, kind in enumerate(self.kinds):
            found.setdefault(_row(kind, self.numbered[home][0]), []).append(home)
        return found

    def alike(self, kind: Kind, identity: int) -> Sequence[int]:
        """The old runs of a tile's colour, or the old groups of its number."""
        return self._alike.get(_row(kind, identity), ())

    @cached_property
    def copies(self) -> bytes:
        """How many copies of each numbered tile there are, on the table and the rack."""
        counts = bytearray(len(self.encoding.tiles))
        for own in self.numbered:
            for identity in own:
                counts[identity] += 1
        for tile in (*self.must, *self.may):
            if tile.colour is not None:
                counts[self.encoding.identity_of(tile)] += 1
        return bytes(counts)

    @cached_property
    def owners(self) -> tuple[tuple[int, ...], ...]:
        """For each numbered tile the old sets that hold it, and RACK if the player does."""
        found: list[list[int]] = [[] for _ in self.encoding.tiles]
        for home, own in enumerate(self.numbered):
            for identity in dict.fromkeys(own):
                found[identity].append(home)
        # Last, so that whoever asks for givers finds the rack at the end (`Case.givers`).
        for tile in dict.fromkeys((*self.must, *self.may)):
            if tile.colour is not None:
                found[self.encoding.identity_of(tile)].append(RACK)
        return tuple(map(tuple, found))

    @cached_property
    def jokers(self) -> tuple[TableJoker, ...]:
        """All jokers on the table."""
        found: list[TableJoker] = []
        identity = self.encoding.identity
        for home, meld in enumerate(self.old):
            if not meld.jokers:
                continue
            vague = [tile.means is None for tile in meld if tile.colour is None]
            for means, free in zip(self.encoding.setting.read(meld).means, vague, strict=True):
                # 3.5: in a run the place says what a joker is, stated or not.
                unstated = free and self.kinds[home] is Kind.GROUP
                found.append(
                    TableJoker(len(found), home, tuple([identity[tile] for tile in means]), unstated)
                )
        return tuple(found)

    @cached_property
    def holds_joker(self) -> bool:
        """Whether the player may lay a joker."""
        return JOKER in self.must or JOKER in self.may

    @cached_property
    def states_meanings(self) -> bool:
        """Whether some joker of the table is said to mean a certain tile."""
        return any(tile.means for home in self.joker_homes for tile in self.old[home])

    @cached_property
    def joker_homes(self) -> tuple[int, ...]:
        """The old sets that hold jokers."""
        return tuple(dict.fromkeys(joker.home for joker in self.jokers))

    @cached_property
    def forms(self) -> tuple[Meld, ...]:
        """Each old set as the one value that it is, however it is spelled."""
        return tuple(map(self.encoding.setting.form, self.old))

    @cached_property
    def bare_forms(self) -> frozenset[Look]:
        """How they look, whatever their jokers are said to mean."""
        return frozenset([bare(kind, meld) for kind, meld in zip(self.kinds, self.old, strict=True)])

    @property
    def kept_sets(self) -> range:
        """The old sets that count as left alone if they lie as before."""
        return range(len(self.old) - self.opening)


def everything(position: SearchPosition) -> Supply:
    """All tiles and jokers of a position."""
    encoding = position.encoding
    size = len(encoding.tiles)
    must, may, fresh = bytearray(size), bytearray(size), bytearray(size)
    jokers = joker_may = gain = 0
    for coded in position.coded:
        jokers += coded.jokers
        for identity in coded.numbered:
            must[identity] += 1
    for tile in position.must:
        # The joker of the rack is one object; one that states a meaning never lies on a rack.
        if tile is JOKER:
            jokers += 1
            gain += encoding.joker_weight
        else:
            identity = encoding.identity_of(tile)
            must[identity] += 1
            fresh[identity] += 1
            gain += encoding.weight[identity]
    for tile in position.may:
        if tile is JOKER:
            joker_may += 1
        else:
            may[encoding.identity_of(tile)] += 1
    return Supply(
        must=bytes(must),
        may=bytes(may),
        fresh=bytes(fresh),
        joker_must=jokers,
        joker_may=joker_may,
        bound_jokers=(),
        gain=gain,
    )

"""What the search is asked: a position, told in all the ways in which the cases look at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from tilerummy.rules.judging.demands import Demands
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.budget import USUAL, SolveBudget, Tuning
from tilerummy.solver.cases.cells import RACK
from tilerummy.solver.encoding import Coded, Encoding, Look, bare
from tilerummy.solver.problem import NUMBERS

if TYPE_CHECKING:
    from tilerummy.solver.cases.one_case import StayingSets


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
        return tuple([read(meld).kind or Kind.RUN for meld in self.old])

    @cached_property
    def coded(self) -> tuple[Coded, ...]:
        """Each old set in the core's terms."""
        return tuple(map(self.encoding.coded, self.old))

    @cached_property
    def numbered(self) -> tuple[tuple[int, ...], ...]:
        """The numbered tiles of each old set, in order."""
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

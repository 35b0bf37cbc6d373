"""What the search is asked, and what it finds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import monotonic_ns
from typing import TYPE_CHECKING

from tilerummy.rules.judging.demands import Demands
from tilerummy.rules.judging.equal_tiles import Stop, never
from tilerummy.rules.judging.story import Told
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.cases.cells import RACK
from tilerummy.solver.encoding import Coded, Encoding, Look, bare
from tilerummy.solver.problem import NUMBERS, Limits, Pruning

if TYPE_CHECKING:
    from tilerummy.solver.cases.case import StayingSets


# -- budget ------------------------------------------------------------------------------------------

try:
    from time import thread_time_ns
except ImportError:  # in a browser, whose worker has a thread to itself
    thread_time_ns = monotonic_ns

GRACE_NS = 2_500_000
"""What the last question after the deadline may take, in processor time: other programs cannot use it up."""


@dataclass(slots=True)
class SolveBudget:
    """Until a moment of the monotonic clock (0 is for ever), and so many nodes more (None is any number)."""

    deadline_ns: int = 0
    nodes: int | None = None
    each: int = 1
    """What to ask at all costs in nodes: a question of thousands of easy cases takes long too."""

    @property
    def spent(self) -> bool:
        """Whether nothing more should be asked."""
        if self.nodes is not None and self.nodes <= 0:
            return True
        return bool(self.deadline_ns) and monotonic_ns() >= self.deadline_ns

    @property
    def limited(self) -> bool:
        """Whether it may ever be spent."""
        return bool(self.deadline_ns) or self.nodes is not None

    @property
    def stop(self) -> Stop:
        """What the judge asks whether it should go on."""
        return (lambda: self.spent) if self.limited else never

    @property
    def last_stop(self) -> Stop:
        """The same for the one question that is still asked when the time is up, if nothing is known yet."""
        if not self.deadline_ns:
            return never
        end = thread_time_ns() + GRACE_NS
        return lambda: thread_time_ns() >= end

    def limits(self, most: int = 0) -> Limits:
        """How long the core may look at the next question, and no longer than `most` nodes."""
        if self.nodes is None:
            return Limits(self.deadline_ns, most)
        # At least one node: to the core 0 means without a limit.
        return Limits(self.deadline_ns, max(1, min(self.nodes, most or self.nodes)))

    def spend(self, nodes: int) -> None:
        """Note what an answer has cost."""
        if self.nodes is not None:
            self.nodes -= nodes + self.each


def budget_of(milliseconds: float | None, nodes: int, each: int = 1) -> SolveBudget:
    """A budget that begins now."""
    deadline = 0 if milliseconds is None else monotonic_ns() + int(milliseconds * 1_000_000)
    return SolveBudget(deadline, nodes or None, each)


# -- tuning ------------------------------------------------------------------------------------------
#
# How patient a search is, and what is switched off: nothing of it changes what an answer is worth.
#
# Nobody needs it to play. The hunt draws it, so that the parts of the search that most positions never reach
# are tried as well; and the tests switch off one pruning after the other.


@dataclass(frozen=True, slots=True)
class Tuning:
    """Limits of a search, each the usual one if nothing is said."""

    patience: int = 0
    """Nodes before the core changes ends; 0 is as many as usual."""
    nodes_for_joker_sets: int = 250
    """Nodes within which joker sets are left alone if they can be, although any arrangement would do."""
    cases_before_closed_sets: int = 40
    """Cases asked about before the closed sets of each are shown to the judge: most searches end before."""
    without: Pruning = Pruning.NOTHING

    def uses(self, pruning: Pruning) -> bool:
        """Whether a pruning is not switched off."""
        # Flags are slow to compare, this is asked of every case, and nearly always nothing is switched off.
        return self is USUAL or not self.without & pruning


USUAL = Tuning()


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


@dataclass(frozen=True, slots=True)
class Found:
    """An end table, what its play weighs, and how many old sets lie as before."""

    table: tuple[Meld, ...]
    weight: int
    kept: int
    proven: bool
    play: tuple[Tile, ...] | None = None
    """The tiles laid from the rack, where they are known already; none if nothing was found in time."""
    opening: tuple[Meld, ...] | None = None
    """The sets of the opening, if the turn is one, and their value."""
    opening_value: int | None = None
    told: Told | None = None
    """The story with which it is legal, where one was asked for."""

    @property
    def nothing(self) -> bool:
        """Whether no turn was found in time, which is not to say that there is none."""
        return self.play == ()

    @property
    def order(self) -> tuple[int, int]:
        """What a turn is worth: its weight, then the old sets that lie as before."""
        return self.weight, self.kept


def nothing_yet(position: SearchPosition) -> Found:
    """Nothing was found in time."""
    return Found(position.old, 0, len(position.old), proven=False, play=())

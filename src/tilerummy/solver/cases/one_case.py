"""A case: all turns of a position in which some things are so, and the conditions that tell them.

A case names conditions that its turns meet: what became of the jokers of some old sets, cells that lie
together in one end set (blocks), whole end sets (closed). Different blocks and closed sets are different end
sets. What became of a joker makes demands on the end table, and a demand is met in a closed set, a block or
another set. Every step below only adds conditions, so what the core makes of a case is never worth less than
a turn in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import combinations, product
from typing import NamedTuple, TypedDict, Unpack, assert_never

from tilerummy.rules.judging.story import Became
from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.parameter import JokerSets
from tilerummy.solver.cases.search_position import (
    ANY,
    FREE,
    RACK,
    SOMEBODY,
    Block,
    BoundJoker,
    Cell,
    SearchPosition,
    Supply,
    TableJoker,
    fillers,
    without,
)
from tilerummy.solver.problem import MAX_KEEP, NUMBERS, KeepGroup, KeepRun

# -- what may become of the jokers of an old set ----------------------------------------------------
#
# The list is complete by its form. A joker of the table is either not swapped or swapped. If it is not, it
# stands for what it stood for, or, where jokers are free, it may also have left as it liked. If it is, the
# tile that took its place came from the rack or from the table. That is all the rules know (docs/rules.md, 6
# to 9), each with the meaning it had.
#
# A joker that left is told from a swapped one by the tile that it was (7.13). Where there is no other such
# tile it cannot have been swapped, so there is nothing to ask about.


@dataclass(frozen=True, slots=True)
class JokerOutcome:
    """What became of one joker, and what it stood for."""

    joker: TableJoker
    became: Became
    meaning: int

    @property
    def swapped(self) -> bool:
        """Whether a tile took its place."""
        return self.became.swapped


def outcomes_of(position: SearchPosition, home: int) -> Iterator[tuple[JokerOutcome, ...]]:
    """Every choice of outcomes for the jokers of an old set; jokers that mean the same are not told apart."""
    jokers = [joker for joker in position.jokers if joker.home == home]
    distinct, alone = position.encoding.setting.shape.distinct, _without_other_copies(position, jokers)
    # Outcomes that differ only in which of two equal jokers had them are one case.
    seen = set()
    for outcomes in product(*[list(_outcomes(position, joker)) for joker in jokers]):
        known = [outcome.meaning for outcome in outcomes if outcome.meaning != ANY]
        if distinct and len(set(known)) < len(known):
            continue  # two jokers of a group are different colours
        # A turn in which a joker left as one tile is also one in which it left as any that asks for nothing.
        spare = alone.difference(known) if distinct else alone
        if any(
            _left_as_known(outcome) and _may_be(outcome, spare) and outcome.meaning not in alone
            for outcome in outcomes
        ):
            continue
        told = [
            replace(one, meaning=ANY) if _left_as_known(one) and one.meaning in alone else one
            for one in outcomes
        ]
        # To trade the outcomes of two jokers that mean the same makes no other turn, only another case.
        key = tuple(sorted((outcome.joker.means, outcome.became.value, outcome.meaning) for outcome in told))
        if key not in seen:
            seen.add(key)
            yield tuple(told)


def _without_other_copies(position: SearchPosition, jokers: Sequence[TableJoker]) -> set[int]:
    """What jokers of a set may mean of which no other set and no rack has a tile."""
    home = jokers[0].home
    means = {meaning for joker in jokers for meaning in joker.means}
    return {meaning for meaning in means if all(owner == home for owner in position.owners[meaning])}


def _left_as_known(outcome: JokerOutcome) -> bool:
    return outcome.became is Became.LEFT and outcome.meaning != ANY


def _may_be(outcome: JokerOutcome, meanings: set[int]) -> bool:
    return not meanings.isdisjoint(outcome.joker.means)


def _outcomes(position: SearchPosition, joker: TableJoker) -> Iterator[JokerOutcome]:
    # Meanings multiply cases, so they are told apart only where it matters which it is.
    if _stays_whole(position) and joker.vague:
        yield JokerOutcome(joker, Became.BOUND, ANY)
    else:
        yield from (JokerOutcome(joker, Became.BOUND, meaning) for meaning in joker.means)
    # 7.3: only under `free` does an unswapped joker go where it likes and mean what it likes.
    if position.demands.joker_sets.goes_freely:
        matters = position.demands.swap_has_conditions
        yield from (
            JokerOutcome(joker, Became.LEFT, meaning) for meaning in (joker.means if matters else (ANY,))
        )
    if not position.demands.swaps:
        return
    for meaning in joker.means:
        # 7.8: the tile that swaps a joker is the very tile it stands for, and the player must hold one.
        if RACK in position.owners[meaning]:
            yield JokerOutcome(joker, Became.BY_RACK, meaning)
    # 7.9 is for rules under which the tile may come from anywhere.
    if position.demands.rack_tile_swaps:
        return
    for meaning in joker.means:
        # 7.9: it ends with every tile of the joker's own set, so it is none of these itself.
        if any(owner not in (RACK, joker.home) for owner in position.owners[meaning]):
            yield JokerOutcome(joker, Became.BY_TABLE, meaning)


def _stays_whole(position: SearchPosition) -> bool:
    """Whether a bound joker has all tiles of its group about it.

    Then it need not be told which colour it is: what the end group lacks the old one lacked too.
    """
    match position.demands.joker_sets:
        case JokerSets.FREE | JokerSets.NO_SPLIT | JokerSets.FROZEN:
            return True
        case JokerSets.SAME_MEANING | JokerSets.STAY_UNTIL_SWAPPED:
            return False
        case _ as never:
            assert_never(never)


# -- demands -----------------------------------------------------------------------------------------
#
# What an outcome asks for: tiles and bound jokers that lie together in one end set.
#
# A demand is never more than the rules ask. What they ask beyond it (a set that is new, tiles that are *not*
# together) is left to the judge.


@dataclass(frozen=True, slots=True, kw_only=True)
class Demand:
    """These tiles and bound jokers lie in one end set."""

    home: int
    """The old set it is about."""
    kind: Kind
    tiles: tuple[Cell, ...]
    """Numbered tiles, in order, each the copy of its owner."""
    bound_jokers: tuple[BoundJoker, ...] = ()
    jokers: int = 0
    """Bound jokers besides, which need not be told what they are: only in a group."""
    closed: bool = False
    """Nothing else lies in that set."""
    without: tuple[Cell, ...] = ()
    """Tiles that do not lie in the stretch: where one does, a smaller demand is met."""


Choice = tuple[Demand, ...]
"""Demands of which one must be met."""


def demands_of(position: SearchPosition, home: int, outcomes: Sequence[JokerOutcome]) -> Iterator[Choice]:
    """What the outcomes of an old set's jokers ask of the end table: each of these."""
    own, bound = _own(position, home), [outcome for outcome in outcomes if outcome.became is Became.BOUND]
    by_rack = [Cell(outcome.meaning, owner=RACK) for outcome in outcomes if outcome.became is Became.BY_RACK]
    by_table = [Cell(outcome.meaning) for outcome in outcomes if outcome.became is Became.BY_TABLE]
    swapped = (*by_rack, *by_table)
    kind = position.kinds[home]
    whole = _whole(home, kind, (*own, *swapped), bound)
    match position.demands.joker_sets:
        # 7.7 and 7.11: as long as one joker stays, all of the set does, the tile that swapped another
        # included (7.10).
        case JokerSets.FROZEN if bound:
            yield (replace(whole, closed=True),)
        case JokerSets.NO_SPLIT if bound:
            yield (whole,)
        # 7.3: free jokers ask for nothing; only who says "bound" or "swapped by the table" names a place.
        case JokerSets.FREE:
            if bound or by_table:
                yield (_whole(home, kind, (*own, *by_table), bound),)
        # 7.5: with two tiles of its set, or with the only one; a tile that came by a swap counts (7.10).
        case JokerSets.STAY_UNTIL_SWAPPED:
            yield from _together(home, kind, own, by_table)
            for outcome in bound:
                yield tuple(_companies(home, kind, (*own, *swapped), outcome))
        # A rack tile unbinds the set at once and may go on (7.8): only a table tile must lie with the set
        # (7.9).
        case JokerSets.SAME_MEANING | JokerSets.FROZEN | JokerSets.NO_SPLIT:
            yield from _together(home, kind, own, by_table)
        case _ as never:
            assert_never(never)


def continued(position: SearchPosition, home: int) -> Choice:
    """Two tiles of an old set go on together."""
    own, kind = _own(position, home), position.kinds[home]
    return tuple(
        [
            Demand(home=home, kind=kind, tiles=pair, without=_between(own, pair, kind))
            # 6.6: two numbered tiles continue a set. Equal pairs of twins ask for the same.
            for pair in dict.fromkeys(combinations(own, 2))
        ]
    )


def _own(position: SearchPosition, home: int) -> tuple[Cell, ...]:
    return tuple([Cell(tile, owner=home) for tile in position.numbered[home]])


def _whole(home: int, kind: Kind, tiles: Sequence[Cell], bound: Sequence[JokerOutcome]) -> Demand:
    bound_jokers = [
        BoundJoker(outcome.joker.index, outcome.meaning) for outcome in bound if outcome.meaning != ANY
    ]
    # Those that stand for ANY are counted, not named: which colour is which changes nothing in a whole group.
    jokers = len(bound) - len(bound_jokers)
    return Demand(
        home=home, kind=kind, tiles=tuple(sorted(tiles)), bound_jokers=tuple(bound_jokers), jokers=jokers
    )


def _together(home: int, kind: Kind, own: Sequence[Cell], by_table: Sequence[Cell]) -> Iterator[Choice]:
    """Tiles of the table that took the places of jokers lie with all numbered tiles of the set."""
    if by_table:
        yield (_whole(home, kind, (*own, *by_table), ()),)


def _companies(home: int, kind: Kind, tiles: Sequence[Cell], outcome: JokerOutcome) -> Iterator[Demand]:
    """A bound joker with two numbered tiles of its set, or with the only one."""
    bound_joker = BoundJoker(outcome.joker.index, outcome.meaning)
    for pair in dict.fromkeys(combinations(sorted(tiles), min(2, len(tiles)))):
        without = _between(tiles, (*pair, Cell(outcome.meaning)), kind)
        yield Demand(home=home, kind=kind, tiles=pair, bound_jokers=(bound_joker,), without=without)


def _between(own: Sequence[Cell], stretch: Sequence[Cell], kind: Kind) -> tuple[Cell, ...]:
    """The other tiles of an old run within a stretch of it.

    If one of these very tiles lies in its place there, it and one of the two make a smaller stretch that
    would do as well, and that is another choice.
    """
    # A group has no stretch: its tiles have no order, so none of them lies between two others.
    if kind is Kind.GROUP:
        return ()
    cells = [cell.identity for cell in stretch]
    return tuple([cell for cell in own if min(cells) <= cell.identity <= max(cells) and cell not in stretch])


# -- how a block meets a demand ---------------------------------------------------------------------------


def size_of(demand: Demand) -> int:
    """How many cells a demand names."""
    return len(demand.tiles) + len(demand.bound_jokers) + demand.jokers


Joined = tuple[Block, Supply]


def joined(block: Block | None, demand: Demand, supply: Supply, position: SearchPosition) -> Iterator[Joined]:
    """Every way to meet a demand in a block's set, or in a set of its own, and what is then left.

    Nothing is joined that could not lie in one set, and whatever could is.
    """
    # 3.7: every set is read as one of the two, so what is wanted of a group never lies in a run.
    if block is not None and block.kind is not demand.kind:
        return
    if demand.kind is Kind.RUN:
        yield from _joined_run(block, demand, supply, position)
    else:
        yield from _joined_group(block, demand, supply, position)


def met_in(block: Block, demand: Demand, position: SearchPosition) -> Iterator[Block]:
    """A whole set that meets a demand, with what the demand says of its tiles; nothing if it does not."""
    none = bytes(len(position.encoding.tiles))
    # The set is whole: with nothing left to add, joining can only succeed if all is there already.
    nothing = Supply(must=none, may=none, fresh=none, joker_must=0, joker_may=0, bound_jokers=(), gain=0)
    if demand.jokers and block.jokers < demand.jokers + len(demand.bound_jokers):
        return
    bare = replace(demand, jokers=0, closed=False, without=())
    if demand.closed and len(block.cells) != size_of(demand):
        return
    for same, _ in joined(block, bare, nothing, position):
        # A longer one would mean that a cell was added, which a whole set does not take.
        if len(same.cells) == len(block.cells):
            yield same


def _joined_run(
    block: Block | None, demand: Demand, supply: Supply, position: SearchPosition
) -> Iterator[Joined]:
    held = {cell.identity: cell for cell in block.cells} if block else {}
    more: dict[int, Cell] = {}
    for cell in (
        *demand.tiles,
        *[Cell(bound_joker.identity, bound_joker.joker) for bound_joker in demand.bound_jokers],
    ):
        there = held.get(cell.identity) or more.get(cell.identity)
        if there is None:
            more[cell.identity] = cell
            continue
        same = there.claimed(cell.owner) if there.holds(cell) else None
        if same is None:
            return  # a run has one cell for each number
        (held if cell.identity in held else more)[cell.identity] = same
    # The hull of block and demand: a run has every number between its ends.
    first, last = min([*held, *more]), max([*held, *more])
    # Identities count colour by colour, so a quotient is a colour and a remainder a number.
    if first // NUMBERS != last // NUMBERS:
        return  # of two colours
    # The smaller demand that this would meet is another part; without this cut turns would be found twice.
    if any(held.get(cell.identity) == cell for cell in demand.without):
        return
    left = without(more.values(), supply, position.encoding)
    if left is None:
        return
    # Where one of these very tiles would fill the gap, a smaller demand is met, and that is another part.
    lone = {cell.identity for cell in demand.without if _has_all(position, cell)}
    gaps = [cell for cell in range(first, last + 1) if cell not in held and cell not in more]
    # Each gap is filled by somebody, and every choice of who is a part (decision 5, "demand").
    for filled in product(*[fillers(gap, left, tiles=gap not in lone) for gap in gaps]):
        rest = without(filled, left, position.encoding)
        cells = sorted([*held.values(), *more.values(), *filled])
        if rest is not None and (not demand.closed or len(cells) == size_of(demand)):
            yield Block(Kind.RUN, tuple(cells)), rest


def _has_all(position: SearchPosition, cell: Cell) -> bool:
    """Whether all tiles like this one belong to its owner."""
    return (
        cell.owner >= 0
        and position.numbered[cell.owner].count(cell.identity) == position.copies[cell.identity]
    )


def _joined_group(
    block: Block | None, demand: Demand, supply: Supply, position: SearchPosition
) -> Iterator[Joined]:
    shape = position.encoding.setting.shape
    held = list(block.cells) if block else []
    bound_jokers = [Cell(bound_joker.identity, bound_joker.joker) for bound_joker in demand.bound_jokers]
    lacking = [cell for cell in bound_jokers if cell not in held]
    taken_up: set[int] = set()
    for tile in demand.tiles:
        at = _place_of(tile, held, taken_up)
        if at is None:
            lacking.append(tile)
        else:
            taken_up.add(at)
            held[at] = held[at].claimed(tile.owner) or held[at]
    # Bound jokers that need not be told what they are: no other demand is about the same ones.
    lacking += [Cell(ANY, FREE)] * demand.jokers
    cells = [*held, *lacking]
    known = [cell.identity for cell in cells if cell.identity != ANY]
    # 3.3: one number, and no more tiles than the group's maximum.
    if len(cells) > shape.group_max or len({identity % NUMBERS for identity in known}) > 1:
        return
    # 3.6: bound jokers of a group are different colours, like its tiles.
    if shape.distinct and len(set(known)) < len(known):
        return
    if demand.closed and len(cells) != size_of(demand):
        return
    left = without(lacking, supply, position.encoding)
    if left is not None:
        yield Block(Kind.GROUP, tuple(cells)), left


def _place_of(tile: Cell, held: list[Cell], taken_up: set[int]) -> int | None:
    """A place of a group where this tile may lie already; rather one that is said to be its owner's."""
    places = [
        at
        for at, cell in enumerate(held)
        if at not in taken_up and cell.holds(tile) and cell.claimed(tile.owner) is not None
    ]
    # Any would do; the one already said to be its owner's spares a second claim on another copy.
    return min(places, key=lambda at: held[at].owner != tile.owner, default=None)


# -- the case -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Closed:
    """An end set that is settled: who lies where, and how it is written."""

    block: Block
    meld: Meld
    new: bool = False
    """It continues no old set."""

    @property
    def is_open(self) -> bool:
        """Whether it is new, and it is not said whose its tiles were."""
        return self.new and any(cell.is_tile and cell.owner == SOMEBODY for cell in self.block.cells)


class JokerPlace(NamedTuple):
    """Where a free joker lies in a set: in a run as this tile; in a group of this tile's number."""

    kind: Kind
    identity: int

    @property
    def cell(self) -> Cell:
        """The free joker that lies in this place."""
        return Cell(self.identity if self.kind is Kind.RUN else ANY, FREE)


class Parting(NamedTuple):
    """An old set that a joker left freely, whose lowest tile lies in the last block."""

    home: int
    before: Supply
    """What was there before that block was taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StayingSets:
    """Which old sets may lie as before at the end of a turn of a case."""

    sure: int
    """Those that closed sets are."""
    keep_runs: tuple[KeepRun, ...]
    keep_groups: tuple[KeepGroup, ...]
    blocks: frozenset[int]
    """Blocks that are a whole old set."""
    unseen: tuple[int, ...]
    """Those that the core cannot see."""
    possible: tuple[int, ...]
    """All that may stay besides the sure ones."""

    @property
    def most(self) -> int:
        """No turn leaves more sets as they lie."""
        return self.sure + len(self.possible)

    def bound(self, seen: int) -> int:
        """No turn leaves more, once the core has counted what it sees."""
        # The core's count is exact for what it sees; what it cannot see is counted as if it stayed
        # (`staying`).
        return self.sure + min(len(self.possible), seen + len(self.unseen))


NONE_STAY = StayingSets(sure=0, keep_runs=(), keep_groups=(), blocks=frozenset(), unseen=(), possible=())


class Changes(TypedDict, total=False):
    """Fields of a case that differ from those of another; `Case` says what they are."""

    supply: Supply
    outcomes: tuple[JokerOutcome, ...]
    decided: frozenset[int]
    pending: tuple[Choice, ...]
    blocks: tuple[Block, ...]
    closed: tuple[Closed, ...]
    continued: frozenset[int]
    apart: frozenset[int]
    parting: Parting | None
    in_new_sets: int
    last_new: tuple[str, list[tuple[int, int]]]
    new_at: JokerPlace | None
    staying: StayingSets
    changed: frozenset[int]
    most_kept: int


@dataclass(frozen=True, kw_only=True)
class Case:
    """Some turns of a position, told by conditions."""

    position: SearchPosition
    supply: Supply
    """What lies in no block and no closed set."""
    outcomes: tuple[JokerOutcome, ...] = ()
    decided: frozenset[int] = frozenset()
    """Old sets whose jokers' outcomes are chosen."""
    pending: tuple[Choice, ...] = ()
    """What the outcomes ask for and no block or closed set says yet."""
    blocks: tuple[Block, ...] = ()
    closed: tuple[Closed, ...] = ()
    taken_up: int = 0
    """So many more jokers went to the rack than came from it."""
    continued: frozenset[int] = frozenset()
    """Old sets that a demand keeps from being broken up."""
    apart: frozenset[int] = frozenset()
    """Old sets that a joker left freely, and that was no swap."""
    parting: Parting | None = None
    """One of them of which it is known where its lowest tile lies, but not with whom."""
    in_new_sets: int = 0
    """Free jokers in closed sets that are new."""
    last_new: tuple[str, list[tuple[int, int]]] = ("", [])
    """The last of these sets: they are closed in order."""
    new_at: JokerPlace | None = None
    """The first free joker of a new set that is none of those above; the supply is without it."""
    staying: StayingSets = NONE_STAY
    """What could be kept before the place of that joker was chosen."""
    changed: frozenset[int] = frozenset()
    """Old sets that do not lie as before."""
    most_kept: int = MAX_KEEP
    """No turn of the case leaves more old sets as they lie; what its conditions say without being asked."""

    def but(self, **changes: Unpack[Changes]) -> Case:
        """The same but for some fields: `replace`, in a third of the time."""
        same = object.__new__(Case)
        its, own = same.__dict__, self.__dict__
        # A plain loop over the dictionary: `dataclasses.replace` calls `__init__`, and there are thousands of
        # cases.
        for name in _FIELDS:
            its[name] = own[name]
        its.update(changes)
        if "outcomes" not in changes and "enough" in own:
            its["enough"] = own["enough"]  # it depends on them alone
        # Derived values come along only where nothing that they depend on has changed.
        if "held" in own and _HOLDING.isdisjoint(changes) and not (self.blocks and "supply" in changes):
            its["held"] = own["held"]
        return same

    # -- conditions ------------------------------------------------------------------------------

    @property
    def open_homes(self) -> list[int]:
        """Old joker sets whose outcomes are not chosen yet."""
        return [home for home in self.position.joker_homes if home not in self.decided]

    @property
    def may_break_up(self) -> list[int]:
        """Old joker sets that a table may break up against the rules: they would best stay as they lie."""
        # All demands of one choice are about the same old set.
        asking = {choice[0].home for choice in self.pending}
        return [home for home in self.position.joker_homes if home not in self.decided or home in asking]

    @cached_property
    def swapped(self) -> int:
        """How many jokers were swapped."""
        return sum(outcome.swapped for outcome in self.outcomes)

    @cached_property
    def enough(self) -> tuple[int, ...]:
        """With how many of its tiles, those that took a joker's place included, each old set goes on."""
        swapped = Counter([outcome.joker.home for outcome in self.outcomes if outcome.swapped])
        # 6.6: two numbered tiles continue a set, of a set with a single one that one; 7.10: a swap adds its
        # tile.
        return tuple([min(2, len(own) + swapped[home]) for home, own in enumerate(self.position.numbered)])

    @cached_property
    def held(self) -> tuple[tuple[KeepRun, ...], tuple[KeepGroup, ...]]:
        """Old sets of which two tiles must still end together, in a set that the core makes."""
        runs, groups = [], []
        for home, own in enumerate(self.position.numbered):
            # What goes on in a closed set or a block the core cannot see: to ask for it again would be too
            # much.
            # Lemma 8: the core is told only of sets that must go on among what it arranges itself. A set of
            # one numbered tile goes on wherever that lies (6.6), so there is nothing to tell.
            if len(own) < 2 or self._may_go_on(home):
                continue
            keep = self.position.coded[home].keep
            if isinstance(keep, KeepRun):
                # 6.8 counts the set's numbered tiles; a joker at its end is none.
                runs.append(_from_tile_to_tile(keep))
            else:
                groups.append(keep)
        return tuple(runs), tuple(groups)

    def _may_go_on(self, home: int) -> bool:
        """Whether an old set may go on in a closed set, or in that of a block."""
        own, kind = self.position.numbered[home], self.position.kinds[home]
        if home in self.continued:
            return True
        for block in self.blocks:
            claimed = _claimed(block, home, own) if block.kind is kind else 0
            # Two claims may be one set's already; a single one needs a second that can still come.
            if claimed > 1 or (claimed and self._may_take_in(block, own)):
                return True
        return any(
            not closed.new and closed.block.kind is kind and _claimed(closed.block, home, own) > 1
            for closed in self.closed
        )

    def _may_take_in(self, block: Block, tiles: Sequence[int]) -> bool:
        """Whether the set of a block may come to hold one more of these tiles of an old set.

        To say yes too often is no harm.
        """
        if block.kind is Kind.GROUP:
            shape = self.position.encoding.setting.shape
            near = [tile for tile in tiles if not (shape.distinct and tile in block.tiles)]
            return len(block.cells) < shape.group_max and any(map(self.supply.total, near))
        first, last = block.cells[0].identity, block.cells[-1].identity
        after, before = range(last + 1, max(tiles) + 1), range(first - 1, min(tiles) - 1, -1)
        return self._reaches(after, tiles) or self._reaches(before, tiles)

    def _reaches(self, places: Sequence[int], tiles: Sequence[int]) -> bool:
        """Whether a run may go on through these places, one after the other, to one of the tiles."""
        supply = self.supply
        for place in places:
            if supply.total(place) and place in tiles:
                return True
            bound = any(joker.identity == place for joker in supply.bound_jokers)
            if not (supply.total(place) or supply.jokers or bound):
                return False
        return False

    @cached_property
    def surely_changed(self) -> frozenset[int]:
        """Old sets of which a joker was swapped and that surely do not lie as before.

        Such a set would hold a joker again. If every free joker was swapped it must lie in a new set; but a
        set with two tiles of an old one is none, and there are no other tiles like them.
        """
        position = self.position
        # It holds only where all is known: one open outcome or a joker of the rack might be the missing
        # joker.
        if not (position.demands.new_set and self.swapped) or self.open_homes or self.supply.bound_jokers:
            return frozenset()
        if position.holds_joker or any(outcome.became is Became.LEFT for outcome in self.outcomes):
            return frozenset()
        homes = {outcome.joker.home for outcome in self.outcomes if outcome.swapped}
        return frozenset(
            [
                home
                for home in homes
                if len(position.numbered[home]) > 1
                and all(position.copies[tile] == 1 for tile in position.numbered[home])
            ]
        )

    def givers(self, identity: int) -> list[tuple[int, int]]:
        """Whose a tile can have been, each with the old set that it then counts for, or RACK for none.

        If as many jokers were swapped by such tiles of the rack as there are, each of these counts for a set.
        """
        position = self.position
        found = [(owner, owner) for owner in position.owners[identity]]
        # The rack stands last (`SearchPosition.owners`), so one look tells whether the player has such a
        # tile.
        if not found or found[-1][0] != RACK:
            return found
        swapped = [
            outcome.joker.home
            for outcome in self.outcomes
            if outcome.became is Became.BY_RACK and outcome.meaning == identity
        ]
        if swapped:
            copies = position.copies[identity] - sum([own.count(identity) for own in position.numbered])
            # Otherwise some copy of the rack took nobody's place, and the tile may be that one.
            if len(swapped) >= copies:
                found[-1:] = [(RACK, home) for home in dict.fromkeys(swapped)]
        return found

    def decide(self, home: int, outcomes: Sequence[JokerOutcome]) -> Case | None:
        """The turns in which these outcomes befell the jokers of an old set; None if there can be none."""
        position, all_outcomes = self.position, (*self.outcomes, *outcomes)
        supply: Supply | None = self.supply
        for outcome in outcomes:
            assert supply is not None
            match outcome.became:
                case Became.BOUND if outcome.meaning != ANY:
                    # More jokers would be bound than have to lie: the outcomes contradict each other.
                    if not supply.joker_must:
                        return None
                    bound_joker = BoundJoker(outcome.joker.index, outcome.meaning)
                    supply = supply._replace(joker_must=supply.joker_must - 1).with_bound_jokers(
                        (bound_joker,)
                    )
                case Became.BY_RACK:
                    # One tile swaps one joker: of tiles alike as many are laid as took a place.
                    rivals = _count(all_outcomes, outcome)
                    if supply.fresh[outcome.meaning] < rivals:
                        supply = supply.lay(outcome.meaning, position.encoding)
                        if supply is None:
                            return None
                case Became.BY_TABLE:
                    # So do tiles of the table, and there are no more than lie there.
                    if _count(all_outcomes, outcome) > sum(
                        own.count(outcome.meaning) for own in position.numbered
                    ):
                        return None
                # Neither is a certain tile to the core: it has a joker to lay, wherever that is.
                case Became.BOUND | Became.LEFT:
                    pass
                case _ as never:
                    assert_never(never)
        stayed = sum(not outcome.swapped for outcome in all_outcomes)
        if stayed > len(position.jokers) - self.taken_up:
            return None  # only a swapped joker may go to the rack
        assert supply is not None
        return self.but(
            supply=supply,
            outcomes=all_outcomes,
            decided=self.decided | {home},
            pending=(*self.pending, *demands_of(position, home, outcomes)),
        )

    def meet(self, choice: Choice) -> Iterator[Case]:
        """The turns that meet a demand of the choice: all of them, by the end set in which they do.

        That set is one of the closed ones, or one that a block speaks of, or another. In the last case none
        of its cells are in a block or a closed set, so they come from what is left.
        """
        # Every end set is one of three kinds, so the demand is met in one of these parts (lemma 3).
        pending = tuple([other for other in self.pending if other is not choice])
        base = self.but(pending=pending)
        for demand in choice:
            for index, closed in enumerate(self.closed):
                for block in met_in(closed.block, demand, self.position):
                    sets = (*self.closed[:index], replace(closed, block=block), *self.closed[index + 1 :])
                    yield from _possible(base.but(closed=sets))
            # None stands for a set of its own, made of what is left.
            for index in (*range(len(self.blocks)), None):
                old = None if index is None else self.blocks[index]
                for block, left in joined(old, demand, self.supply, self.position):
                    yield from _possible(base._with_block(block, left, demand, index))

    def meet_at_once(self, home: int) -> Iterator[Case]:
        """The same turns, with what an old set demands met already where there is but one way to do so.

        That can be told although the outcomes of other jokers are open: no gap is there that they might fill,
        no block that they might lead to, and no tile of the rack is spoken for.
        """
        case = self
        for choice in self.pending:
            # Only what cannot be met otherwise may be met early, or a part would be lost (lemma 3).
            if len(choice) > 1 or choice[0].home != home or not case._is_clear(choice[0]):
                continue
            ways = list(case.meet(choice))
            if len(ways) > 1:
                continue
            if not ways:
                return
            case = ways[0]
        yield case

    def _is_clear(self, demand: Demand) -> bool:
        """Whether a demand is a stretch of an old set's own tiles and jokers that no block can be part of."""
        cells = [
            *[cell.identity for cell in demand.tiles],
            *[bound_joker.identity for bound_joker in demand.bound_jokers],
        ]
        # A tile that took a joker's place comes from elsewhere, and another demand may lay claim to it.
        if any(cell.owner != demand.home for cell in demand.tiles):
            return False
        # Without gaps: in a gap a joker with an open outcome might come to lie.
        whole = demand.kind is Kind.GROUP or max(cells) - min(cells) < len(cells)
        return whole and not any(_can_meet(block, demand) for block in self.blocks)

    def _with_block(self, block: Block, left: Supply, demand: Demand, index: int | None) -> Case:
        others = self.blocks if index is None else (*self.blocks[:index], *self.blocks[index + 1 :])
        if demand.closed:
            # A frozen set lies as it lay: it is an end set at once.
            case = self.but(supply=left, blocks=others)
            return case.close(block, left, self._frozen_meld(demand))
        return self.but(supply=left, blocks=(*others, block))

    @property
    def has_copies(self) -> bool:
        """Whether no old set is said to have given more tiles than it had."""
        # Copies are alike until a condition names the owner of one: then two conditions may claim the same.
        said = Counter(
            [
                (cell.identity, cell.owner)
                for block in (*self.blocks, *[closed.block for closed in self.closed])
                for cell in block.cells
                if cell.owner >= 0
            ]
        )
        own = self.position.numbered
        return all(number <= own[home].count(tile) for (tile, home), number in said.items())

    def _frozen_meld(self, demand: Demand) -> Meld:
        """An old set as it lay, but for the tiles that took a joker's place."""
        outcomes = {outcome.joker.index: outcome for outcome in self.outcomes}
        jokers = iter([joker for joker in self.position.jokers if joker.home == demand.home])
        tiles = []
        for tile in self.position.old[demand.home]:
            outcome = outcomes[next(jokers).index] if tile.colour is None else None
            swapped = outcome is not None and outcome.swapped
            tiles.append(
                self.position.encoding.tiles[outcome.meaning] if outcome is not None and swapped else tile
            )
        return Meld(tiles)

    def close(self, block: Block, left: Supply, meld: Meld) -> Case:
        """The turns in which this is an end set, made of a block that is gone now or of the supply."""
        return self.but(supply=left, closed=(*self.closed, Closed(block, meld)))

    def settled(self, identity: int) -> int:
        """How many copies of a tile lie in blocks and closed sets."""
        blocks = (*self.blocks, *[closed.block for closed in self.closed])
        return sum([block.tiles.count(identity) for block in blocks])

    def without_block(self, index: int) -> Case:
        """The same but for a block, which is being closed."""
        return self.but(blocks=(*self.blocks[:index], *self.blocks[index + 1 :]))


_FIELDS = tuple([field.name for field in fields(Case)])
_HOLDING = frozenset(("blocks", "closed", "continued"))
"""What `held` depends on; where there are blocks, on the supply too."""


def _claimed(block: Block, home: int, own: Sequence[int]) -> int:
    """How many tiles of a set may be copies of an old set, by what is said of them."""
    return sum(
        [cell.identity in own and cell.claimed(home) is not None for cell in block.cells if cell.is_tile]
    )


def _from_tile_to_tile(run: KeepRun) -> KeepRun:
    """An old run without the jokers at its ends."""
    colour, first, last, jokers = run
    # Bit n is the n-th cell of the run, so ends are trimmed from both sides.
    while jokers & 1:
        first, jokers = first + 1, jokers >> 1
    while jokers >> last - first & 1:
        jokers -= 1 << last - first
        last -= 1
    return KeepRun(colour, first, last, jokers)


def _can_meet(block: Block, demand: Demand) -> bool:
    """Whether a demand could be met in the set of a block: of the same colour, or of the same number."""
    if block.kind is not demand.kind:
        return False
    one, other = block.tiles[0], demand.tiles[0].identity
    if demand.kind is Kind.RUN:
        return one // NUMBERS == other // NUMBERS
    return one % NUMBERS == other % NUMBERS


def _possible(case: Case) -> Iterator[Case]:
    if case.has_copies:
        yield case


def _count(outcomes: Sequence[JokerOutcome], like: JokerOutcome) -> int:
    return sum(outcome.became is like.became and outcome.meaning == like.meaning for outcome in outcomes)

"""The parts of a case whose best table the rules refuse: together they hold every legal turn of the case.

Each rule below is a question that every legal turn answers in one of the ways listed, and a part for each:

1. What became of the jokers of this old set? `outcomes_of` lists all outcomes.
2. In which end set is this demand of an outcome met? In a closed one, a block's, or another: `Case.meet`.
3. A joker left this old set: where is its lowest tile? In a group, or in a run with two certain neighbours:
   `apart`. In which end set is that? `parted` lists those where it may be.
4. Which two tiles does this old set go on with? Any two of them.
5. In which new set does a swapped joker lie? `new_sets` lists those of blocks, and the places in other sets;
   for a place, `new_sets_at` lists the sets.
6. Whose were the tiles of this new set? `whose_tiles` lists the ways in which it continues no old set.
7. In which end set does this tile lie? `closings` lists all; a tile that need not be laid may stay away.

The order is a matter of speed alone, but for one thing: outcomes come first, so that it is known by then
which jokers can fill a gap. Each part adds a condition, and the tiles are finite, so splitting ends: at last
every set is closed, and the judge has the last word on a single table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from tilerummy.rules.judging.story import Became, Story
from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.cases.core_problem import spell_cells
from tilerummy.solver.cases.one_case import (
    NONE_STAY,
    Case,
    Choice,
    Closed,
    Demand,
    JokerPlace,
    Parting,
    continued,
    outcomes_of,
)
from tilerummy.solver.cases.search_position import (
    ANY,
    FREE,
    RACK,
    TILE,
    Block,
    Cell,
    SearchPosition,
    Supply,
    fillers,
    taken,
    without,
)
from tilerummy.solver.cases.staying import staying_sets
from tilerummy.solver.encoding import Encoding, bare
from tilerummy.solver.problem import NUMBERS, Pruning


def parts_of(case: Case, table: Sequence[Meld] | None, wanted: Wanted) -> Iterator[Case]:
    """The parts of a case, whose best answer is this table (None: one that cannot be spelled).

    Of parts that are listed by the dozen those are left out that are not wanted by then.
    """
    position = case.position
    # A question begun is finished first: where a joker lies, then in which set.
    if case.new_at is not None:
        yield from new_sets_at(case, case.new_at, wanted)
        return
    if case.parting is not None:
        yield from parted(case, case.parting)
        return
    # Outcomes before all else: only then is it known who can fill a gap, and they change the bound most.
    if case.open_homes and not position.demands.no_joker_rule:
        yield from _by_outcome(case, table)
        return
    # A demand that this table meets need not be settled yet; one that it breaks removes the table.
    broken = unmet(case, table)
    if broken is not None:
        yield from case.meet(broken)
        return
    # 7.13: a free joker's leaving counts as a swap if all tiles of its set lie with the exact tile.
    together = _together(case, table or ())
    if together is not None:
        yield from apart(case, together)
        return
    if position.demands.keep_sets and table is not None:
        home = _broken(case, table)
        if home is not None:
            known = case.but(continued=case.continued | {home})
            yield from known.meet(continued(position, home))
            return
    if case.pending:
        yield from case.meet(case.pending[0])
        return
    if position.demands.new_set and case.swapped > case.in_new_sets:
        yield from new_sets(case, wanted)
        return
    for index, closed in enumerate(case.closed):
        if closed.is_open:
            yield from whose_tiles(case, index)
            return
    # Nothing that was refused has a question of its own: this one can always be asked (lemma 7).
    yield from _by_end_set(case, table)


# -- outcomes ---------------------------------------------------------------------------------------------


def _by_outcome(case: Case, table: Sequence[Meld] | None) -> Iterator[Case]:
    homes = case.open_homes
    if len(homes) > 1:
        # Sets that this table moved first: their outcomes are what the refusal is about.
        touched = _touched(case.position, table or ())
        homes.sort(key=lambda home: home not in touched)
    for outcomes in outcomes_of(case.position, homes[0]):
        # None where outcomes contradict each other: such a part holds no turn.
        part = case.decide(homes[0], outcomes)
        if part is not None:
            yield from part.meet_at_once(homes[0])


def _touched(position: SearchPosition, table: Sequence[Meld]) -> set[int]:
    """The old sets that do not lie as before."""
    after = Counter(map(position.encoding.setting.form, table))
    touched = set()
    for index, form in enumerate(position.forms):
        if after[form]:
            after[form] -= 1
        else:
            touched.add(index)
    return touched


# -- demands -------------------------------------------------------------------------------------------


def unmet(case: Case, table: Sequence[Meld] | None) -> Choice | None:
    """A demand that is not met on this table, by all that can be seen of it."""
    # Nothing can be seen on a table that cannot be spelled, so the first open demand will do.
    if table is None:
        return case.pending[0] if case.pending else None
    sets = [_seen(case.position.encoding, meld) for meld in table] if case.pending else []
    for choice in case.pending:
        if not any(seen.meets(demand) for demand in choice for seen in sets):
            return choice
    return None


class _Seen:
    """A set on a table: its numbered tiles, and what its jokers may be."""

    def __init__(self, encoding: Encoding, meld: Meld) -> None:
        reading, identity = encoding.setting.read(meld), encoding.identity
        self.kind = reading.kind
        self.tiles = [identity[tile] for tile in meld if tile.colour is not None]
        self.means = [{identity[tile] for tile in means} for means in reading.means]
        self.size = len(meld)

    def meets(self, demand: Demand) -> bool:
        if demand.kind is not self.kind or (
            demand.closed and self.size != len(demand.tiles) + self._bound(demand)
        ):
            return False
        wanted = [cell.identity for cell in demand.tiles]
        if any(self.tiles.count(tile) < wanted.count(tile) for tile in wanted):
            return False
        known = all(
            any(bound_joker.identity in means for means in self.means) for bound_joker in demand.bound_jokers
        )
        # By look alone: whose copies they are is not asked here, so "met" may be wrong; the judge then
        # refuses.
        return known and len(self.means) >= self._bound(demand)

    def _bound(self, demand: Demand) -> int:
        return len(demand.bound_jokers) + demand.jokers


_seen = lru_cache(maxsize=1 << 14)(_Seen)


# -- jokers that left freely -------------------------------------------------------------------------


def _together(case: Case, table: Sequence[Meld]) -> int | None:
    """An old set that a joker left freely, but here it looks like a swap."""
    position = case.position
    # 7.13: leaving and swapping need telling apart only where a swap costs something.
    if not position.demands.swap_has_conditions:
        return None
    sets = [Counter([position.encoding.identity[t] for t in meld if t.colour is not None]) for meld in table]
    for outcome in case.outcomes:
        home, exact = outcome.joker.home, outcome.meaning
        if outcome.became is not Became.LEFT or exact == ANY or home in case.apart:
            continue
        own = Counter(position.numbered[home])
        # More of the exact tile than the set had itself: one of them may have taken the joker's place.
        if any(own <= tiles and tiles[exact] > own[exact] for tiles in sets):
            return home
    return None


# -- old sets that go on -------------------------------------------------------------------------------


def _broken(case: Case, table: Sequence[Meld]) -> int | None:
    """An old set that goes on in some other way than on this table, if any stands in the way.

    A few old sets are found that cannot all go on as they lie; of these the one with the fewest ways.
    """
    position = case.position
    if any(not position.encoding.setting.read(meld).valid for meld in table):
        return None
    story = Story(position.encoding.setting, position.old, table, position.opening, position.budget.stop)
    everything = set(range(len(position.old)))
    # A set with one numbered tile always goes on (6.6), so it is in nobody's way.
    free = [home for home in everything - case.continued if len(position.numbered[home]) > 1]
    fixed = everything.difference(free)
    if not free:
        return None
    # Where old sets are in each other's way whatever is new, there is no need to know the new sets first.
    anyhow = replace(position.demands, new_set=False, into_new_set=None)
    demands = position.demands if story.exists(anyhow) else anyhow
    # Something else than old sets is refused here: another question must find it.
    if not story.exists(demands, fixed):
        return None
    few = _fewest(sorted(free), lambda some: not story.exists(demands, fixed.union(some)))
    # The fewest tiles, the fewest pairs: so the fewest parts.
    return min(few, key=lambda home: len(position.numbered[home])) if few else None


def _fewest(items: list[int], fails: Callable[[list[int]], bool]) -> list[int]:
    """Some of these with which it still fails, and not without one of them; many are left out at a time."""
    chunk = len(items) // 2 or 1
    while chunk:
        at = 0
        while at < len(items):
            fewer = items[:at] + items[at + chunk :]
            if fails(fewer):
                items = fewer
            else:
                at += chunk
        chunk //= 2
    return items


# -- end sets ------------------------------------------------------------------------------------------


def _by_end_set(case: Case, table: Sequence[Meld] | None) -> Iterator[Case]:
    """The parts of a case by the end set of a tile that matters to what was refused."""
    supply = case.supply
    for cell in _pivots(case, table):
        if supply.must[cell.identity]:
            yield from closings(case, cell)
            return
    if case.blocks:
        yield from block_closings(case, 0)
        return
    if supply.bound_jokers:
        bound_joker = supply.bound_jokers[0]
        yield from closings(case, Cell(bound_joker.identity, bound_joker.joker))
        return
    for identity, copies in enumerate(supply.may):
        if copies:
            yield from closings(case, Cell(identity, TILE))
            # The last part: no copy of it is laid.
            yield case.but(supply=supply.hold_back(identity))
            return


def _pivots(case: Case, table: Sequence[Meld] | None) -> Iterator[Cell]:
    """Tiles that must be laid, those first that the refused condition may be about."""
    position = case.position
    likely: list[int] = []
    if position.demands.into_new_set is not None:
        taken = position.encoding.identity.get(position.demands.into_new_set)
        likely += [] if taken is None else [taken]
    for outcome in case.outcomes:
        if outcome.became is Became.LEFT:
            # 7.13 asks who lies with whom: that is about the tiles the joker left.
            likely += position.numbered[outcome.joker.home]
    for home in sorted(_touched(position, table or ())):
        likely += position.numbered[home]
    everything = range(len(position.encoding.tiles))
    yield from [Cell(identity, TILE) for identity in dict.fromkeys([*likely, *everything])]


# -- by the end set of a certain tile ----------------------------------------------------------------


def closings(case: Case, pivot: Cell) -> Iterator[Case]:
    """The turns of a case by the end set in which some copy of a tile lies, or a bound joker.

    Every turn that has it on the table is in one of them: the set is one that a block speaks of, or it is
    made of what no block holds.
    """
    for base, whole in _sets_with(case, pivot):
        yield from _closed(base, whole)


def block_closings(case: Case, index: int) -> Iterator[Case]:
    """The turns of a case by the end set that a block speaks of."""
    rest = case.without_block(index)
    for whole in grown(case, case.blocks[index]):
        yield from _closed(rest, whole)


def _closed(case: Case, whole: Whole) -> Iterator[Case]:
    for meld in spellings(case, whole.kind, whole.cells):
        yield case.close(Block(whole.kind, whole.cells), whole.left, meld)


# -- sets that are not together with the exact tile ------------------------------------------------------


def apart(case: Case, home: int) -> Iterator[Case]:
    """The turns of a case in which a joker left an old set freely, by where the set's lowest tile lies.

    It lies in a set that a block speaks of, or in another: then in a group, or in a run. Every run has three
    neighbouring cells with the tile in them: they begin with it if two cells follow it, else they are its
    last. Which set it is exactly is asked next, of those parts that still promise something.
    """
    done = case.but(apart=case.apart | {home})
    pivot = Cell(case.position.numbered[home][0], owner=home)
    for index, block in enumerate(case.blocks):
        for whole in grown(case, block):
            if any(cell.holds(pivot) for cell in whole.cells):
                yield from _parted(done.without_block(index), whole, Parting(home, case.supply))
    # None if every copy lies in a block already: then the parts above are all.
    left = taken(pivot, case.supply, case.position.encoding)
    if left is None:
        return
    # Three neighbours instead of whole runs: some dozen parts, and the core rules out most of them.
    starts = [Whole(Kind.GROUP, (pivot,), left), *three_in_run(case, pivot, left)]
    for start in starts:
        block = Block(start.kind, start.cells)
        part = done.but(supply=start.left, blocks=(*done.blocks, block), parting=Parting(home, case.supply))
        # The pivot is said to be this set's own copy, and a block may have named it before.
        if part.has_copies:
            yield part


def parted(case: Case, parting: Parting) -> Iterator[Case]:
    """The turns of a case by the end set of the last block, in which an old set's lowest tile lies."""
    block, rest = case.blocks[-1], case.but(blocks=case.blocks[:-1], parting=None)
    first = case.position.numbered[parting.home][0]
    ends = block.cells[-1].identity < first + 2
    for whole in grown(case, block):
        # Each run is listed once: by the three cells that begin with the tile where two follow it, else by
        # its last three.
        longer = whole.cells[-1] != block.cells[-1]
        if not (block.kind is Kind.RUN and ends and longer):  # else another three cells begin it
            yield from _parted(rest, whole, parting)


def _parted(case: Case, whole: Whole, parting: Parting) -> Iterator[Case]:
    """The turns in which this is the end set of an old set's lowest tile, and leaving it was no swap.

    If that set lacks a tile of the old one, or the tile that the joker was, leaving was no swap. Else one of
    the tiles there is not the old set's, but another's that looks like it: as many of each lie there as the
    old set had, and not all of them are its own.
    """
    position, home = case.position, parting.home
    own = position.numbered[home]
    # The tiles that would make it a swap (7.13), one for each joker that left this set.
    left_freely = [one for one in case.outcomes if one.joker.home == home and one.became is Became.LEFT]
    exact = {outcome.meaning for outcome in left_freely}
    cells = _with_owner(whole.cells, Cell(own[0], owner=home))
    if cells is None:
        return
    tiles = [cell.identity for cell in cells if cell.is_tile]
    together = all(tiles.count(tile) >= own.count(tile) for tile in own)
    swapped = any(tiles.count(tile) > own.count(tile) for tile in exact)
    # The set looks like one in which the joker was swapped: then some tile of it is another's.
    ways = [cells]
    if together and swapped:
        # Not its lowest tile, which is its own by the question that led here.
        ways = list(_of_others(position, cells, home, own[1:]))
    for way in ways:
        left = _left_without(parting.before, position.encoding, whole, way)
        if left is not None:
            for closed in _closed(case, Whole(whole.kind, way, left)):
                yield from [closed] if closed.has_copies else []


def _of_others(
    position: SearchPosition, cells: tuple[Cell, ...], home: int, tiles: Sequence[int]
) -> Iterator[tuple[Cell, ...]]:
    """The cells with one of these tiles said to be another's than this old set's."""
    for at, cell in enumerate(cells):
        if cell.is_tile and cell.identity in tiles:
            for owner in position.owners[cell.identity]:
                other = None if owner == home else cell.claimed(owner)
                if other is not None:
                    yield (*cells[:at], other, *cells[at + 1 :])


def _with_owner(cells: tuple[Cell, ...], pivot: Cell) -> tuple[Cell, ...] | None:
    for at, cell in enumerate(cells):
        same = cell.claimed(pivot.owner) if cell.holds(pivot) else None
        if same is not None:
            return (*cells[:at], same, *cells[at + 1 :])
    return None


def _sets_with(case: Case, pivot: Cell) -> Iterator[tuple[Case, Whole]]:
    """Every end set in which some copy of a tile can lie, or a bound joker; the case without its block."""
    for index, block in enumerate(case.blocks):
        for whole in grown(case, block):
            if any(cell.holds(pivot) for cell in whole.cells):
                yield case.without_block(index), whole
    left = taken(pivot, case.supply, case.position.encoding)
    if left is not None:
        for whole in through(case, pivot, left):
            yield case, whole


def _left_without(before: Supply, encoding: Encoding, whole: Whole, cells: Sequence[Cell]) -> Supply | None:
    """What is left if some tiles of a set come from the rack: these copies are laid."""
    # Nobody is said to come from the rack: the supply counted as it is.
    if len(whole.cells) == len(cells) and all(cell.owner != RACK for cell in cells):
        return whole.left
    left: Supply | None = whole.left
    for was, cell in zip(whole.cells, cells, strict=True):
        if left is not None and cell.owner == RACK and was.owner != RACK:
            left = left.put_back(cell.identity, before, encoding).take_fresh(cell.identity, encoding)
    return left


# -- by a new set, in which a swapped joker lies -----------------------------------------------------

Wanted = Callable[[int], bool]
"""Whether a part that leaves at most so many old sets as they lie may hold a better turn than the best."""


def new_sets(case: Case, wanted: Wanted) -> Iterator[Case]:
    """The turns of a case by a new set in which a free joker lies; whose its tiles were is asked later.

    The set is one of the closed, one that a block speaks of, or another. Of others there are hundreds, so it
    is first asked where the first joker of that set lies. These places come last.
    """
    yield from _closed_new(case)
    for index, block in enumerate(case.blocks):
        # Lemma 5, last sentence: an old set goes on here, so the set is not new.
        if _is_an_old_set(case, block):
            continue
        rest = case.without_block(index)
        for whole in grown(case, block):
            # 7.12: it is the swapped joker's set that must be new, so one without a free joker answers
            # nothing.
            if any(cell.who == FREE for cell in whole.cells):
                yield from _new(rest, whole, wanted)
    supply = case.supply
    # A place is asked about before its sets: one refusal spares tens of them.
    if supply.joker_must:
        left = supply._replace(joker_must=supply.joker_must - 1)
        staying = staying_sets(case) if case.position.least_change else NONE_STAY
        for place, lost in places(case, staying.possible):
            # A new set takes tiles of old ones: what it costs at least is known before the core is asked.
            most = min(case.most_kept, staying.most - lost)
            if not case.position.tuning.uses(Pruning.KEPT):
                most = case.most_kept
            yield case.but(supply=left, new_at=place, staying=staying, most_kept=most)
    else:
        for place, _ in places(case):
            yield from _new_at(case, place, wanted)


def _closed_new(case: Case) -> Iterator[Case]:
    """The turns in which one of the closed sets is such a new set: it was closed for another reason."""
    for index, closed in enumerate(case.closed):
        jokers = sum([cell.who == FREE for cell in closed.block.cells])
        if closed.new or not jokers or not any(True for _ in if_new(case, closed.block.cells)):
            continue
        sets = (*case.closed[:index], replace(closed, new=True), *case.closed[index + 1 :])
        yield case.but(closed=sets, in_new_sets=case.in_new_sets + jokers)


def _is_an_old_set(case: Case, block: Block) -> bool:
    """Whether an old set surely goes on where a block lies: enough of the tiles are said to be its own."""
    owners = [cell.owner for cell in block.cells if cell.owner >= 0]
    return any(owners.count(home) >= case.enough[home] for home in owners)


def new_sets_at(case: Case, place: JokerPlace, wanted: Wanted) -> Iterator[Case]:
    """The turns of a case by the new set whose first free joker lies in this place."""
    # The place held one back (`new_sets`); it is taken again with its whole set.
    supply = case.supply._replace(joker_must=case.supply.joker_must + 1)
    yield from _new_at(case.but(supply=supply, new_at=None), place, wanted)


def _new_at(case: Case, place: JokerPlace, wanted: Wanted) -> Iterator[Case]:
    found = _runs_at(case, place.identity) if place.kind is Kind.RUN else _groups_at(case, place.identity)
    for whole in found:
        yield from _new(case, whole, wanted)


def places(case: Case, kept: Collection[int] = ()) -> Iterator[tuple[JokerPlace, int]]:
    """Where a free joker may be the first of a new set, and how many old sets that costs of those `kept`."""
    company = _Company(case, kept)
    for identity in range(len(case.position.encoding.tiles)):
        lost = company.lost_in_run(identity)
        if lost is not None:
            yield JokerPlace(Kind.RUN, identity), lost
    for number in range(NUMBERS):
        lost = company.lost_in_group(number)
        if lost is not None:
            yield JokerPlace(Kind.GROUP, number), lost


class _Company:
    """Who may lie beside a free joker in a new set.

    No old set gives enough of its tiles to go on there. Whatever holds of a new set holds of three of its
    cells too: so a place is left out only if no three cells about it could be new.

    A new set takes tiles. If a tile has no more copies than there are old sets with it that may be kept, one
    of these does not lie as before. So two such tiles cost two old sets, or one that has both.
    """

    def __init__(self, case: Case, kept: Collection[int]) -> None:
        self._question = position = case.position
        self._more_jokers = case.supply.jokers - 1
        self._bound_jokers = {bound_joker.identity for bound_joker in case.supply.bound_jokers}
        must, may = case.supply.must, case.supply.may
        self._homes = [
            homes if must[cell] or may[cell] else _NOBODY for cell, homes in enumerate(_homes(case))
        ]
        self._there = [bool(homes) or cell in self._bound_jokers for cell, homes in enumerate(self._homes)]
        self._wanted = [wanted_by(position, cell, kept) for cell in range(len(must))]
        """Old sets of which one is lost if such a tile is taken."""
        self._side_by_side = self._pairs(1)
        """What a cell and the next cost, if they may lie beside the joker."""
        self._about = self._pairs(2)
        """What a cell and the one after the next cost."""

    def _pairs(self, apart: int) -> list[int | None]:
        pairs = [(cell, cell + apart) for cell in range(len(self._there) - apart)]
        return [self._sets_lost_by(*pair) if self._may_be_new(*pair) else None for pair in pairs]

    def lost_in_run(self, identity: int) -> int | None:
        """How many old sets a new run costs at least that has its first joker here; None: there is none."""
        place, there = identity % NUMBERS, self._there
        colour, jokers = identity - place, self._more_jokers
        # With two more jokers anybody near completes three cells, and jokers continue no old set.
        if jokers >= SHORTEST - 1:
            # Somebody who is no free joker is no further away than jokers reach.
            first, last = max(colour, identity - jokers - 1), min(colour + NUMBERS - 1, identity + jokers + 1)
            return 0 if any(there[first : last + 1]) else None
        lost = []
        # Last, in the middle, first: three ways for three cells to lie about the joker.
        if place >= 2:
            lost.append(self._side_by_side[identity - 2])
        if 0 < place < NUMBERS - 1:
            lost.append(self._about[identity - 1])
        if place < NUMBERS - 2:
            lost.append(self._side_by_side[identity + 1])
        return min([one for one in lost if one is not None], default=None)

    def lost_in_group(self, number: int) -> int | None:
        """The same of a new group of this number."""
        near = range(number, len(self._homes), NUMBERS)
        if not any(self._homes[cell] for cell in near):
            return None
        distinct = self._question.encoding.setting.shape.distinct
        pairs = combinations(near, 2) if distinct else combinations_with_replacement(near, 2)
        lost = [self._sets_lost_by(one, other) for one, other in pairs if self._may_be_new(one, other)]
        return min(lost, default=None)

    def _may_be_new(self, one: int, other: int) -> bool:
        """Whether two cells beside the joker may be filled, at least one of them by no free joker."""
        there = self._there[one] + self._there[other]
        # 3.4: not jokers alone.
        if there < 2:
            return there == 1 and self._more_jokers > 0
        if self._more_jokers or one in self._bound_jokers or other in self._bound_jokers:
            return True  # then a tile in the other cell is alone
        homes = self._homes[one] | self._homes[other]
        # Both from one old set would continue it (6.6).
        return RACK in homes or len(homes) > 1

    def _sets_lost_by(self, one: int, other: int) -> int:
        if self._more_jokers or one in self._bound_jokers or other in self._bound_jokers:
            return 0
        return _sets_lost_by(self._wanted[one], self._wanted[other])


_NOBODY: frozenset[int] = frozenset()


def _homes(case: Case) -> Sequence[frozenset[int]]:
    """Of each tile the old sets that it may have come from without going on there; RACK for none."""
    # Asked for every place of every case; it follows from the outcomes alone.
    known = case.position.known_givers.get(case.outcomes)
    if known is None:
        limits = case.enough
        known = case.position.known_givers[case.outcomes] = [
            frozenset([home for _, home in case.givers(cell) if home == RACK or limits[home] > 1])
            for cell in range(len(case.position.encoding.tiles))
        ]
    return known


def wanted_by(position: SearchPosition, identity: int, kept: Collection[int]) -> frozenset[int]:
    """Old sets of which one does not lie as before if a new set takes such a tile, of those `kept`."""
    # More copies than owners: one of them may lie in the new set without being missed.
    if not kept or position.copies[identity] > len(position.owners[identity]):
        return _NOBODY
    homes = [home for home in position.owners[identity] if home in kept]
    return frozenset(homes) if position.copies[identity] <= len(homes) else _NOBODY


def _sets_lost_by(one: frozenset[int], other: frozenset[int]) -> int:
    """How many old sets two tiles cost at least, each wanted by these."""
    if one and other:
        return 2 if one.isdisjoint(other) else 1
    return 1 if one or other else 0


def _most_lost(position: SearchPosition, tiles: Sequence[int], kept: Collection[int]) -> int:
    """How many old sets a new set of these tiles costs at least: as many as any two of them do."""
    wanted = [wanted_by(position, tile, kept) for tile in tiles]
    # Any two, not all: what three cost together is harder to say, and less is still a bound.
    if len(wanted) < 2:
        return int(any(wanted))
    return max(_sets_lost_by(one, other) for one, other in combinations(wanted, 2))


def _new(case: Case, whole: Whole, wanted: Wanted) -> Iterator[Case]:
    # Any order of the new sets ends in the same case, so one is enough (lemma 6).
    rank = (whole.kind, [(cell.identity, cell.who) for cell in whole.cells])
    if rank < case.last_new and case.position.tuning.uses(Pruning.ORDER):
        return  # of two new sets the lower one is closed first
    most = case.most_kept
    if case.staying is not NONE_STAY:
        tiles = [cell.identity for cell in whole.cells if cell.is_tile]
        if case.position.tuning.uses(Pruning.KEPT):
            most = min(most, case.staying.most - _most_lost(case.position, tiles, case.staying.possible))
        if not wanted(most):
            return
    # 6.7: some way to deal out its tiles must continue nothing.
    if not any(True for _ in if_new(case, whole.cells)):
        return  # whosever its tiles were, it continues an old set
    jokers = sum([cell.who == FREE for cell in whole.cells])
    for meld in spellings(case, whole.kind, whole.cells):
        new = Closed(Block(whole.kind, whole.cells), meld, new=True)
        yield case.but(
            supply=whole.left,
            closed=(*case.closed, new),
            in_new_sets=case.in_new_sets + jokers,
            last_new=rank,
            staying=NONE_STAY,
            most_kept=most,
        )


def whose_tiles(case: Case, index: int) -> Iterator[Case]:
    """The turns of a case by whose the tiles of a new set were: so that it continues no old set."""
    new = case.closed[index]
    for cells in if_new(case, new.block.cells):
        left = _with_rack_tiles(case, new.block.cells, cells)
        if left is None:
            continue
        known = replace(new, block=Block(new.block.kind, cells))
        sets = (*case.closed[:index], known, *case.closed[index + 1 :])
        part = case.but(supply=left, closed=sets)
        if part.has_copies:
            yield part


def _with_rack_tiles(case: Case, was: Sequence[Cell], cells: Sequence[Cell]) -> Supply | None:
    """What is left if some tiles of a closed set come from the rack: then others like them are to be laid.

    Where more tiles of a kind are settled it is not known which of them were thought to be whose. Nothing is
    taken back then: what is left may be laid in more ways, never in fewer.
    """
    left: Supply | None = case.supply
    for before, cell in zip(was, cells, strict=True):
        if left is None or cell.owner != RACK or before.owner == RACK:
            continue
        # If the table had such a tile, what was taken was counted as the table's.
        on_table = any(owner != RACK for owner in case.position.owners[cell.identity])
        # With one settled copy it is certain which was counted; see the docstring for more.
        if on_table and case.settled(cell.identity) == 1:
            left = left.take_fresh_instead(cell.identity, case.position.encoding)
    return left


def _runs_at(case: Case, identity: int) -> Iterator[Whole]:
    """Every run of the supply whose first free joker lies in this place, if it need be looked at.

    A run of six cells or more can be cut in two if both parts hold a numbered tile. Whatever is asked of a
    new set holds of its parts too, since no set that goes on is held together by it; so only small runs need
    be looked at, and those that look like an old set, which counts for something.
    """
    position, encoding = case.position, case.position.encoding
    old = {bare(kind, meld) for kind, meld in zip(position.kinds, position.old, strict=True) if meld.jokers}
    joker = Cell(identity, FREE)
    left = taken(joker, case.supply, encoding)
    begun = [([joker], left)] if left is not None else []
    while begun:
        cells, rest = begun.pop()
        for whole in runs_on(case, cells, rest):
            # Lemma 3: a run that can be cut is left out, unless it may count as an old set kept.
            if not can_be_cut(whole.cells) or bare(Kind.RUN, _spelled(case, whole)) in old:
                yield whole
        before = cells[0].identity - 1
        if before >= 0 and before // NUMBERS == identity // NUMBERS:
            # No free joker lies before the first: so each run is found once.
            for cell in fillers(before, rest._replace(joker_must=0, joker_may=0)):
                fewer = taken(cell, rest, encoding)
                if fewer is not None:
                    begun.append(([cell, *cells], fewer))


def _groups_at(case: Case, number: int) -> Iterator[Whole]:
    """Every group of the supply of this number with a free joker in it."""
    encoding = case.position.encoding
    joker = case.supply.take_joker(encoding)
    for identity in range(number, len(encoding.tiles), NUMBERS):
        first = Cell(identity)
        rest = None if joker is None else taken(first, joker, encoding)
        if rest is None:
            continue
        yield from larger_groups(case, (first, Cell(ANY, FREE)), rest, lowest=identity)


def _spelled(case: Case, whole: Whole) -> Meld:
    meld = spell_cells(case.position, whole.kind, whole.cells)
    assert meld is not None
    return meld


def can_be_cut(cells: Sequence[Cell]) -> bool:
    """Whether a run falls into two sets."""
    return any(
        any(cell.is_tile for cell in cells[:cut]) and any(cell.is_tile for cell in cells[cut:])
        for cut in range(SHORTEST, len(cells) - SHORTEST + 1)
    )


def if_new(case: Case, cells: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    """The set with owners of its tiles, in every way in which it continues no old set.

    Each numbered tile comes from the rack or from an old set that has one like it, and no old set gives
    enough of them to go on there. A tile of the rack that took a joker's place counts as its set's.
    """
    limits = case.enough

    def deal(at: int, given: dict[int, int], dealt: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
        if at == len(cells):
            yield dealt
            return
        cell = cells[at]
        if not cell.is_tile:
            yield from deal(at + 1, given, (*dealt, cell))
            return
        for owner, home in case.givers(cell.identity):
            # None if the cell is said to be another's.
            same = cell.claimed(owner)
            if same is None:
                continue
            if home == RACK:
                yield from deal(at + 1, given, (*dealt, same))
            # One tile fewer than the set needs to go on (`Case.enough`).
            elif given.get(home, 0) + 1 < limits[home]:
                yield from deal(at + 1, {**given, home: given.get(home, 0) + 1}, (*dealt, same))

    seen: set[tuple[Cell, ...]] = set()
    for dealt in deal(0, {}, ()):
        # Twins of one owner give the same cells twice.
        if dealt not in seen:
            seen.add(dealt)
            yield dealt


# -- whole end sets: every one, so that no turn is missed --------------------------------------------


class Whole(NamedTuple):
    """A whole set, and what is left without it."""

    kind: Kind
    cells: tuple[Cell, ...]
    left: Supply


def grown(case: Case, block: Block) -> Iterator[Whole]:
    """Every set that a block can be part of."""
    if block.kind is Kind.RUN:
        yield from _longer_runs(case, list(block.cells), case.supply)
    else:
        yield from larger_groups(case, block.cells, case.supply)


def through(case: Case, pivot: Cell, left: Supply) -> Iterator[Whole]:
    """Every set of what is left with this cell in it."""
    yield from _longer_runs(case, [pivot], left)
    yield from larger_groups(case, (pivot,), left)


def _longer_runs(case: Case, cells: list[Cell], left: Supply) -> Iterator[Whole]:
    yield from runs_on(case, cells, left)
    before = cells[0].identity - 1
    if before >= 0 and before // NUMBERS == cells[0].identity // NUMBERS:
        for cell in fillers(before, left):
            rest = taken(cell, left, case.position.encoding)
            if rest is not None:
                yield from _longer_runs(case, [cell, *cells], rest)


def runs_on(case: Case, cells: list[Cell], left: Supply) -> Iterator[Whole]:
    """The run as it is, and with more cells after it."""
    # 3.4: no set of jokers alone, bound ones included.
    if len(cells) >= SHORTEST and any(cell.who == TILE for cell in cells):
        yield Whole(Kind.RUN, tuple(cells), left)
    after = cells[-1].identity + 1
    # 3.2: after 13 comes the 1 of the next colour, which is no neighbour.
    if after % NUMBERS:
        for cell in fillers(after, left):
            rest = taken(cell, left, case.position.encoding)
            if rest is not None:
                yield from runs_on(case, [*cells, cell], rest)


def three_in_run(case: Case, pivot: Cell, left: Supply) -> Iterator[Whole]:
    """Every three neighbouring cells of a run with this one in them, and what is then left."""
    for first in range(pivot.identity - 2, pivot.identity + 1):
        # All three of one colour; identities of the next colour follow at once.
        if first < 0 or first // NUMBERS != (first + 2) // NUMBERS:
            continue
        others = [cell for cell in range(first, first + SHORTEST) if cell != pivot.identity]
        for pair in product(*[fillers(cell, left) for cell in others]):
            rest = without(pair, left, case.position.encoding)
            if rest is not None:
                yield Whole(Kind.RUN, tuple(sorted([pivot, *pair])), rest)


def larger_groups(case: Case, cells: tuple[Cell, ...], left: Supply, lowest: int = 0) -> Iterator[Whole]:
    """Every group of these cells and of what is left, but for tiles below the lowest."""
    encoding = case.position.encoding
    shape = encoding.setting.shape
    known = [cell.identity for cell in cells if cell.identity != ANY]
    number = known[0] % NUMBERS
    near: list[Cell] = []
    for identity in range(number, len(encoding.tiles), NUMBERS):
        if not (shape.distinct and identity in known):
            copies = left.total(identity) if identity >= lowest else 0
            near += [Cell(identity, TILE)] * (min(copies, 1) if shape.distinct else copies)
            near += [Cell(g.identity, g.joker) for g in left.bound_jokers if g.identity == identity]
    for size in range(min(len(near), shape.group_max - len(cells)) + 1):
        for some in dict.fromkeys(combinations(near, size)):  # copies of a tile are alike
            together = [cell.identity for cell in some]
            if shape.distinct and len(set(together)) < len(together):
                continue
            for jokers in range(left.jokers + 1):
                everyone = (*cells, *some, *[Cell(ANY, FREE)] * jokers)
                if not SHORTEST <= len(everyone) <= shape.group_max:
                    continue
                # The cells given are taken already; of what is left more may be wanted than there is.
                rest = without(everyone[len(cells) :], left, encoding)
                if rest is not None and any(cell.who == TILE for cell in everyone):
                    yield Whole(Kind.GROUP, everyone, rest)


def spellings(case: Case, kind: Kind, cells: Sequence[Cell]) -> Iterator[Meld]:
    """Every way to write a set that the rules read differently."""
    position = case.position
    meld = spell_cells(position, kind, cells)
    if meld is None:
        return
    found = [meld]
    if kind is Kind.GROUP and meld.jokers:
        # Stated means that the bare spelling would be read as a run (3.7): then what is stated matters.
        if any(tile.means for tile in meld):
            found = list(_stated(case, cells))
        like = bare(kind, meld)
        # An old set that looks the same may say what its jokers mean: only so it counts as kept (3.9).
        found += [old for k, old in zip(position.kinds, position.old, strict=True) if bare(k, old) == like]
    setting = position.encoding.setting
    # Spelled in another order, or with a meaning stated that is known, it is the same set.
    sets = {setting.form(one): one for one in reversed(found) if setting.read(one).kind is kind}
    yield from reversed(sets.values())


def _stated(case: Case, cells: Sequence[Cell]) -> Iterator[Meld]:
    """A group of one numbered tile with all that its jokers can be said to mean."""
    tiles = case.position.encoding.tiles
    number = next(cell.identity for cell in cells if cell.who == TILE) % NUMBERS
    colours = [joker_as(tile) for tile in tiles[number::NUMBERS]]
    ways: list[list[Tile]] = []
    for cell in cells:
        if cell.who == TILE:
            ways.append([tiles[cell.identity]])
        else:
            ways.append(colours if cell.identity == ANY else [joker_as(tiles[cell.identity])])
    yield from map(Meld, product(*ways))

"""The parts of a case whose best table the rules refuse: together they hold every legal turn of the case.

Each rule below is a question that every legal turn answers in one of the ways listed, and a part for each:

1. What became of the jokers of this old set? `fates_of` lists all fates.
2. In which end set is this demand of a fate met? In a closed one, a block's, or another: `Case.meet`.
3. A joker left this old set: where is its lowest tile? In a group, or in a run with two certain neighbours:
   `apart`. In which end set is that? `parted` lists those where it may be.
4. Which two tiles does this old set go on with? Any two of them.
5. In which new set does a swapped joker lie? `new_sets` lists those of blocks, and the places in other sets;
   for a place, `new_sets_at` lists the sets.
6. Whose were the tiles of this new set? `whose_tiles` lists the ways in which it continues no old set.
7. In which end set does this tile lie? `closings` lists all; a tile that need not be laid may stay away.

The order is a matter of speed alone, but for one thing: fates come first, so that it is known by then which
jokers can fill a gap. Each part adds a condition, and the tiles are finite, so splitting ends: at last every
set is closed, and the judge has the last word on a single table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from tilerummy.rules.judging.story import Became, Story
from tilerummy.rules.meld import Meld
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.cell import ANY, TILE, Cell
from tilerummy.solver.cases.closing import apart, block_closings, closings, parted
from tilerummy.solver.cases.demand import Choice, Demand, continued
from tilerummy.solver.cases.fate import fates_of
from tilerummy.solver.cases.new_set import Wanted, new_sets, new_sets_at, whose_tiles
from tilerummy.solver.cases.question import Question
from tilerummy.solver.encoding import Encoding


def parts_of(case: Case, table: Sequence[Meld] | None, wanted: Wanted) -> Iterator[Case]:
    """The parts of a case, whose best answer is this table (None: one that cannot be spelled).

    Of parts that are listed by the dozen those are left out that are not wanted by then.
    """
    question = case.question
    # A question begun is finished first: where a joker lies, then in which set.
    if case.new_at is not None:
        yield from new_sets_at(case, case.new_at, wanted)
        return
    if case.parting is not None:
        yield from parted(case, case.parting)
        return
    # Fates before all else: only then is it known who can fill a gap, and they change the bound most.
    if case.open_homes and not question.demands.no_joker_rule:
        yield from _by_fate(case, table)
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
    if question.demands.keep_sets and table is not None:
        home = _broken(case, table)
        if home is not None:
            yield from _by_continuation(case, home)
            return
    if case.pending:
        yield from case.meet(case.pending[0])
        return
    if question.demands.new_set and case.swapped > case.in_new_sets:
        yield from new_sets(case, wanted)
        return
    for index, closed in enumerate(case.closed):
        if closed.is_open:
            yield from whose_tiles(case, index)
            return
    # Nothing that was refused has a question of its own: this one can always be asked (lemma 7).
    yield from _by_end_set(case, table)


# -- fates ---------------------------------------------------------------------------------------------


def _by_fate(case: Case, table: Sequence[Meld] | None) -> Iterator[Case]:
    homes = case.open_homes
    if len(homes) > 1:
        touched = _touched(case.question, table or ())
        homes.sort(key=lambda home: home not in touched)
    for fates in fates_of(case.question, homes[0]):
        part = case.decide(homes[0], fates)
        if part is not None:
            yield from part.meet_at_once(homes[0])


def _touched(question: Question, table: Sequence[Meld]) -> set[int]:
    """The old sets that do not lie as before."""
    after = Counter(map(question.encoding.setting.form, table))
    touched = set()
    for index, form in enumerate(question.forms):
        if after[form]:
            after[form] -= 1
        else:
            touched.add(index)
    return touched


# -- demands -------------------------------------------------------------------------------------------


def unmet(case: Case, table: Sequence[Meld] | None) -> Choice | None:
    """A demand that is not met on this table, by all that can be seen of it."""
    if table is None:
        return case.pending[0] if case.pending else None
    sets = [_seen(case.question.encoding, meld) for meld in table] if case.pending else []
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
        return known and len(self.means) >= self._bound(demand)

    def _bound(self, demand: Demand) -> int:
        return len(demand.bound_jokers) + demand.jokers


@lru_cache(maxsize=1 << 14)
def _seen(encoding: Encoding, meld: Meld) -> _Seen:
    return _Seen(encoding, meld)


# -- jokers that left freely -------------------------------------------------------------------------


def _together(case: Case, table: Sequence[Meld]) -> int | None:
    """An old set that a joker left freely, but here it looks like a swap."""
    question = case.question
    if not question.demands.swap_has_conditions:
        return None
    sets = [Counter([question.encoding.identity[t] for t in meld if t.colour is not None]) for meld in table]
    for fate in case.fates:
        home, exact = fate.joker.home, fate.meaning
        if fate.became is not Became.LEFT or exact == ANY or home in case.apart:
            continue
        own = Counter(question.numbered[home])
        if any(own <= tiles and tiles[exact] > own[exact] for tiles in sets):
            return home
    return None


# -- old sets that go on -------------------------------------------------------------------------------


def _broken(case: Case, table: Sequence[Meld]) -> int | None:
    """An old set that goes on in some other way than on this table, if any stands in the way.

    A few old sets are found that cannot all go on as they lie; of these the one with the fewest ways.
    """
    question = case.question
    if any(not question.encoding.setting.read(meld).valid for meld in table):
        return None
    story = Story(question.encoding.setting, question.old, table, question.opening, question.budget.stop)
    everything = set(range(len(question.old)))
    free = [home for home in everything - case.continued if len(question.numbered[home]) > 1]
    fixed = everything.difference(free)
    if not free:
        return None
    # Where old sets are in each other's way whatever is new, there is no need to know the new sets first.
    anyhow = replace(question.demands, new_set=False, into_new_set=None)
    demands = question.demands if story.exists(anyhow) else anyhow
    if not story.exists(demands, fixed):
        return None
    few = _fewest(sorted(free), lambda some: not story.exists(demands, fixed.union(some)))
    return min(few, key=lambda home: len(question.numbered[home])) if few else None


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


def _by_continuation(case: Case, home: int) -> Iterator[Case]:
    known = case.but(continued=case.continued | {home})
    yield from known.meet(continued(case.question, home))


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
            yield case.but(supply=supply.hold_back(identity))
            return


def _pivots(case: Case, table: Sequence[Meld] | None) -> Iterator[Cell]:
    """Tiles that must be laid, those first that the refused condition may be about."""
    question = case.question
    likely: list[int] = []
    if question.demands.into_new_set is not None:
        taken = question.encoding.identity.get(question.demands.into_new_set)
        likely += [] if taken is None else [taken]
    for fate in case.fates:
        if fate.became is Became.LEFT:
            likely += question.numbered[fate.joker.home]
    for home in sorted(_touched(question, table or ())):
        likely += question.numbered[home]
    everything = range(len(question.encoding.tiles))
    yield from [Cell(identity, TILE) for identity in dict.fromkeys([*likely, *everything])]

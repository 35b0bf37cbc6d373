"""New sets, in which a swapped joker lies: where it lies, which set it is, and whose its tiles were."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, combinations_with_replacement

from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.solver.cases.block import Block, fillers, taken
from tilerummy.solver.cases.case import Case, Closed, JokerPlace
from tilerummy.solver.cases.cell import ANY, FREE, RACK, Cell
from tilerummy.solver.cases.kept import outlook
from tilerummy.solver.cases.outlook import NO_OUTLOOK
from tilerummy.solver.cases.question import Question
from tilerummy.solver.cases.spelling import spell_cells
from tilerummy.solver.cases.supply import Supply
from tilerummy.solver.cases.whole import Whole, grown, larger_groups, runs_on, spellings
from tilerummy.solver.form import bare
from tilerummy.solver.problem import NUMBERS, Pruning

Wanted = Callable[[int], bool]
"""Whether a part that leaves at most so many old sets as they lie may hold a better turn than the best."""


def new_sets(case: Case, wanted: Wanted) -> Iterator[Case]:
    """The turns of a case by a new set in which a free joker lies; whose its tiles were is asked later.

    The set is one of the closed, one that a block speaks of, or another. Of others there are hundreds, so it
    is first asked where the first joker of that set lies. These places come last.
    """
    yield from _closed_new(case)
    for index, block in enumerate(case.blocks):
        if _is_an_old_set(case, block):
            continue
        rest = case.without_block(index)
        for whole in grown(case, block):
            if any(cell.who == FREE for cell in whole.cells):
                yield from _new(rest, whole, wanted)
    supply = case.supply
    # A place is asked about before its sets: one refusal spares tens of them.
    if supply.joker_must:
        left = supply._replace(joker_must=supply.joker_must - 1)
        view = outlook(case) if case.question.least_change else NO_OUTLOOK
        for place, lost in places(case, view.possible):
            most = min(case.most_kept, view.most - lost)
            if not case.question.tuning.uses(Pruning.KEPT):
                most = case.most_kept
            yield case.but(supply=left, new_at=place, view=view, most_kept=most)
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
    supply = case.supply._replace(joker_must=case.supply.joker_must + 1)
    yield from _new_at(case.but(supply=supply, new_at=None), place, wanted)


def _new_at(case: Case, place: JokerPlace, wanted: Wanted) -> Iterator[Case]:
    for whole in (
        _runs_at(case, place.identity) if place.kind is Kind.RUN else _groups_at(case, place.identity)
    ):
        yield from _new(case, whole, wanted)


def places(case: Case, kept: Collection[int] = ()) -> Iterator[tuple[JokerPlace, int]]:
    """Where a free joker may be the first of a new set, and how many old sets that costs of those `kept`."""
    company = _Company(case, kept)
    for identity in range(len(case.question.encoding.tiles)):
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
        self._question = question = case.question
        self._more_jokers = case.supply.jokers - 1
        self._bound_jokers = {bound_joker.identity for bound_joker in case.supply.bound_jokers}
        must, may = case.supply.must, case.supply.may
        self._homes = [
            homes if must[cell] or may[cell] else _NOBODY for cell, homes in enumerate(_homes(case))
        ]
        self._there = [bool(homes) or cell in self._bound_jokers for cell, homes in enumerate(self._homes)]
        self._wanted = [wanted_by(question, cell, kept) for cell in range(len(must))]
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
        if jokers >= SHORTEST - 1:
            # Somebody who is no free joker is no further away than jokers reach.
            first, last = max(colour, identity - jokers - 1), min(colour + NUMBERS - 1, identity + jokers + 1)
            return 0 if any(there[first : last + 1]) else None
        lost = []
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
        if there < 2:
            return there == 1 and self._more_jokers > 0
        if self._more_jokers or one in self._bound_jokers or other in self._bound_jokers:
            return True  # then a tile in the other cell is alone
        homes = self._homes[one] | self._homes[other]
        return RACK in homes or len(homes) > 1

    def _sets_lost_by(self, one: int, other: int) -> int:
        if self._more_jokers or one in self._bound_jokers or other in self._bound_jokers:
            return 0
        return _sets_lost_by(self._wanted[one], self._wanted[other])


_NOBODY: frozenset[int] = frozenset()


def _homes(case: Case) -> Sequence[frozenset[int]]:
    """Of each tile the old sets that it may have come from without going on there; RACK for none."""
    known = case.question.homes_of_new.get(case.fates)
    if known is None:
        limits = case.enough
        known = case.question.homes_of_new[case.fates] = [
            frozenset([home for _, home in case.givers(cell) if home == RACK or limits[home] > 1])
            for cell in range(len(case.question.encoding.tiles))
        ]
    return known


def wanted_by(question: Question, identity: int, kept: Collection[int]) -> frozenset[int]:
    """Old sets of which one does not lie as before if a new set takes such a tile, of those `kept`."""
    if not kept or question.copies[identity] > len(question.owners[identity]):
        return _NOBODY
    homes = [home for home in question.owners[identity] if home in kept]
    return frozenset(homes) if question.copies[identity] <= len(homes) else _NOBODY


def _sets_lost_by(one: frozenset[int], other: frozenset[int]) -> int:
    """How many old sets two tiles cost at least, each wanted by these."""
    if one and other:
        return 2 if one.isdisjoint(other) else 1
    return 1 if one or other else 0


def _most_lost(question: Question, tiles: Sequence[int], kept: Collection[int]) -> int:
    """How many old sets a new set of these tiles costs at least: as many as any two of them do."""
    wanted = [wanted_by(question, tile, kept) for tile in tiles]
    if len(wanted) < 2:
        return int(any(wanted))
    return max(_sets_lost_by(one, other) for one, other in combinations(wanted, 2))


def _new(case: Case, whole: Whole, wanted: Wanted) -> Iterator[Case]:
    # Any order of the new sets ends in the same case, so one is enough (lemma 6).
    rank = (whole.kind, [(cell.identity, cell.who) for cell in whole.cells])
    if rank < case.last_new and case.question.tuning.uses(Pruning.ORDER):
        return  # of two new sets the lower one is closed first
    most = case.most_kept
    if case.view is not NO_OUTLOOK:
        tiles = [cell.identity for cell in whole.cells if cell.is_tile]
        if case.question.tuning.uses(Pruning.KEPT):
            most = min(most, case.view.most - _most_lost(case.question, tiles, case.view.possible))
        if not wanted(most):
            return
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
            view=NO_OUTLOOK,
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
        on_table = any(owner != RACK for owner in case.question.owners[cell.identity])
        if on_table and case.settled(cell.identity) == 1:
            left = left.take_fresh_instead(cell.identity, case.question.encoding)
    return left


def _runs_at(case: Case, identity: int) -> Iterator[Whole]:
    """Every run of the supply whose first free joker lies in this place, if it need be looked at.

    A run of six cells or more can be cut in two if both parts hold a numbered tile. Whatever is asked of a
    new set holds of its parts too, since no set that goes on is held together by it; so only small runs need
    be looked at, and those that look like an old set, which counts for something.
    """
    question, encoding = case.question, case.question.encoding
    old = {bare(kind, meld) for kind, meld in zip(question.kinds, question.old, strict=True) if meld.jokers}
    joker = Cell(identity, FREE)
    left = taken(joker, case.supply, encoding)
    begun = [([joker], left)] if left is not None else []
    while begun:
        cells, rest = begun.pop()
        for whole in runs_on(case, cells, rest):
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
    encoding = case.question.encoding
    joker = case.supply.take_joker(encoding)
    for identity in range(number, len(encoding.tiles), NUMBERS):
        first = Cell(identity)
        rest = None if joker is None else taken(first, joker, encoding)
        if rest is None:
            continue
        yield from larger_groups(case, (first, Cell(ANY, FREE)), rest, lowest=identity)


def _spelled(case: Case, whole: Whole) -> Meld:
    meld = spell_cells(case.question, whole.kind, whole.cells)
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
            same = cell.claimed(owner)
            if same is None:
                continue
            if home == RACK:
                yield from deal(at + 1, given, (*dealt, same))
            elif given.get(home, 0) + 1 < limits[home]:
                yield from deal(at + 1, {**given, home: given.get(home, 0) + 1}, (*dealt, same))

    seen: set[tuple[Cell, ...]] = set()
    for dealt in deal(0, {}, ()):
        if dealt not in seen:
            seen.add(dealt)
            yield dealt

"""New sets, in which a swapped joker lies: where it lies, which set it is, and whose its tiles were."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.solver.block import Block, fillers, taken
from tilerummy.solver.case import Case, JokerPlace
from tilerummy.solver.cell import ANY, FREE, RACK, Cell
from tilerummy.solver.problem import NUMBERS
from tilerummy.solver.spelling import bare, spell_cells
from tilerummy.solver.supply import Supply
from tilerummy.solver.whole import Whole, grown, larger_groups, runs_on, spellings


def new_sets(case: Case) -> Iterator[Case]:
    """The turns of a case by a new set in which a free joker lies; whose its tiles were is asked later.

    The set is one that a block speaks of, or another. Of others there are hundreds, so it is first asked
    where the first joker of that set lies.
    """
    for index, block in enumerate(case.blocks):
        for whole in grown(case, block):
            if any(cell.who == FREE for cell in whole.cells):
                yield from _new(case.without_block(index), whole)
    supply = case.supply
    if supply.joker_must:
        left = supply._replace(joker_must=supply.joker_must - 1)
        for place in places(case.supply, case.ask.encoding.colours):
            yield replace(case, supply=left, new_at=place)
    else:
        for place in places(case.supply, case.ask.encoding.colours):
            yield from _new_at(case, place)


def new_sets_at(case: Case, place: JokerPlace) -> Iterator[Case]:
    """The turns of a case by the new set whose first free joker lies in this place."""
    supply = case.supply._replace(joker_must=case.supply.joker_must + 1)
    yield from _new_at(replace(case, supply=supply, new_at=None), place)


def _new_at(case: Case, place: JokerPlace) -> Iterator[Case]:
    for whole in (
        _runs_at(case, place.identity) if place.kind is Kind.RUN else _groups_at(case, place.identity)
    ):
        yield from _new(case, whole)


def places(supply: Supply, colours: int) -> Iterator[JokerPlace]:
    """Where a free joker of the supply may be the first of its set."""
    there = bytearray(map(int.__add__, supply.must, supply.may))
    for ghost in supply.ghosts:
        there[ghost.identity] += 1
    for identity in range(len(there)):
        if _has_company(there, identity, supply.jokers - 1):
            yield JokerPlace(Kind.RUN, identity)
    for number in range(NUMBERS):
        near = [min(there[number + NUMBERS * colour], 2) for colour in range(colours)]
        if any(near) and sum(near) + supply.jokers >= SHORTEST:
            yield JokerPlace(Kind.GROUP, number)


def _has_company(there: Sequence[int], identity: int, jokers: int) -> bool:
    """Whether a run with a joker in this place may be laid, with so many jokers more.

    Such a run holds a tile that is no further away than jokers reach. With fewer than two jokers more, three
    cells of it about this place hold a tile too, and no more gaps than jokers.
    """
    colour = identity // NUMBERS * NUMBERS
    if jokers >= SHORTEST - 1:
        first, last = max(colour, identity - jokers - 1), min(colour + NUMBERS - 1, identity + jokers + 1)
        return any(there[first : last + 1])
    for first in range(max(colour, identity - 2), min(identity, colour + NUMBERS - SHORTEST) + 1):
        tiles = sum([there[cell] > 0 for cell in range(first, first + SHORTEST) if cell != identity])
        if tiles and tiles + 1 + jokers >= SHORTEST:
            return True
    return False


def _new(case: Case, whole: Whole) -> Iterator[Case]:
    rank = (whole.kind, [(cell.identity, cell.who) for cell in whole.cells])
    if rank < case.last_new:
        return  # of two new sets the lower one is closed first
    if not any(True for _ in if_new(case, whole.cells)):
        return  # whosever its tiles were, it continues an old set
    jokers = sum([cell.who == FREE for cell in whole.cells])
    for meld in spellings(case, whole.kind, whole.cells):
        closed = case.close(Block(whole.kind, whole.cells), whole.left, meld, new=True)
        yield replace(closed, in_new_sets=case.in_new_sets + jokers, last_new=rank)


def whose_tiles(case: Case, index: int) -> Iterator[Case]:
    """The turns of a case by whose the tiles of a new set were: so that it continues no old set."""
    new = case.closed[index]
    for cells in if_new(case, new.block.cells):
        left = _with_rack_tiles(case, new.block.cells, cells)
        if left is None:
            continue
        known = replace(new, block=Block(new.block.kind, cells))
        sets = (*case.closed[:index], known, *case.closed[index + 1 :])
        part = replace(case, supply=left, closed=sets)
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
        on_table = any(owner != RACK for owner in case.ask.owners[cell.identity])
        if on_table and case.settled(cell.identity) == 1:
            left = left.take_fresh_instead(cell.identity, case.ask.encoding)
    return left


def _runs_at(case: Case, identity: int) -> Iterator[Whole]:
    """Every run of the supply whose first free joker lies in this place, if it need be looked at.

    A run of six cells or more can be cut in two if both parts hold a numbered tile. Whatever is asked of a
    new set holds of its parts too, since no set that goes on is held together by it; so only small runs need
    be looked at, and those that look like an old set, which counts for something.
    """
    ask, encoding = case.ask, case.ask.encoding
    old = {bare(kind, meld) for kind, meld in zip(ask.kinds, ask.old, strict=True) if meld.jokers}
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
            for cell in fillers(before, rest._replace(joker_must=0, joker_may=0)):
                fewer = taken(cell, rest, encoding)
                if fewer is not None:
                    begun.append(([cell, *cells], fewer))


def _groups_at(case: Case, number: int) -> Iterator[Whole]:
    """Every group of the supply of this number with a free joker in it."""
    encoding = case.ask.encoding
    joker = case.supply.take_joker(encoding)
    for identity in range(number, len(encoding.tiles), NUMBERS):
        first = Cell(identity)
        rest = None if joker is None else taken(first, joker, encoding)
        if rest is None:
            continue
        for whole in larger_groups(case, (first, Cell(ANY, FREE)), rest):
            if min([cell.identity for cell in whole.cells if cell.is_tile]) == identity:
                yield whole


def _spelled(case: Case, whole: Whole) -> Meld:
    meld = spell_cells(case.ask, whole.kind, whole.cells)
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

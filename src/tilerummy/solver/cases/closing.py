"""The turns of a case by the end set in which a certain tile lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilerummy.rules.judging.story import Became
from tilerummy.rules.meld import Kind
from tilerummy.solver.cases.block import Block, taken
from tilerummy.solver.cases.case import Case, Parting
from tilerummy.solver.cases.cell import RACK, Cell
from tilerummy.solver.cases.fate import Fate
from tilerummy.solver.cases.question import Question
from tilerummy.solver.cases.supply import Supply
from tilerummy.solver.cases.whole import Whole, grown, spellings, three_in_run, through
from tilerummy.solver.encoding import Encoding


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
    pivot = Cell(case.question.numbered[home][0], owner=home)
    for index, block in enumerate(case.blocks):
        for whole in grown(case, block):
            if any(cell.holds(pivot) for cell in whole.cells):
                yield from _parted(done.without_block(index), whole, Parting(home, case.supply))
    left = taken(pivot, case.supply, case.question.encoding)
    if left is None:
        return
    # Three neighbours instead of whole runs: some dozen parts, and the core rules out most of them.
    starts = [Whole(Kind.GROUP, (pivot,), left), *three_in_run(case, pivot, left)]
    for start in starts:
        block = Block(start.kind, start.cells)
        part = done.but(supply=start.left, blocks=(*done.blocks, block), parting=Parting(home, case.supply))
        if part.has_copies:
            yield part


def parted(case: Case, parting: Parting) -> Iterator[Case]:
    """The turns of a case by the end set of the last block, in which an old set's lowest tile lies."""
    block, rest = case.blocks[-1], case.but(blocks=case.blocks[:-1], parting=None)
    first = case.question.numbered[parting.home][0]
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
    question, home = case.question, parting.home
    own = question.numbered[home]
    exact = {fate.meaning for fate in case.fates if fate.joker.home == home and _left(fate)}
    cells = _with_owner(whole.cells, Cell(own[0], owner=home))
    if cells is None:
        return
    tiles = [cell.identity for cell in cells if cell.is_tile]
    together = all(tiles.count(tile) >= own.count(tile) for tile in own)
    swapped = any(tiles.count(tile) > own.count(tile) for tile in exact)
    # The set looks like one in which the joker was swapped: then some tile of it is another's.
    ways = [cells]
    if together and swapped:
        ways = list(_of_others(question, cells, home, own[1:]))
    for way in ways:
        left = _left_without(parting.before, question.encoding, whole, way)
        if left is not None:
            for closed in _closed(case, Whole(whole.kind, way, left)):
                yield from [closed] if closed.has_copies else []


def _left(fate: Fate) -> bool:
    return fate.became is Became.LEFT


def _of_others(
    question: Question, cells: tuple[Cell, ...], home: int, tiles: Sequence[int]
) -> Iterator[tuple[Cell, ...]]:
    """The cells with one of these tiles said to be another's than this old set's."""
    for at, cell in enumerate(cells):
        if cell.is_tile and cell.identity in tiles:
            for owner in question.owners[cell.identity]:
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
    left = taken(pivot, case.supply, case.question.encoding)
    if left is not None:
        for whole in through(case, pivot, left):
            yield case, whole


def _left_without(before: Supply, encoding: Encoding, whole: Whole, cells: Sequence[Cell]) -> Supply | None:
    """What is left if some tiles of a set come from the rack: these copies are laid."""
    if len(whole.cells) == len(cells) and all(cell.owner != RACK for cell in cells):
        return whole.left
    left: Supply | None = whole.left
    for was, cell in zip(whole.cells, cells, strict=True):
        if left is not None and cell.owner == RACK and was.owner != RACK:
            left = left.put_back(cell.identity, before, encoding).take_fresh(cell.identity, encoding)
    return left

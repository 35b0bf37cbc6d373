"""Whole end sets that can be laid with what a case leaves open: every one, so that no turn is missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple

from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.ask import Ask
from tilerummy.solver.block import Block, fillers, taken
from tilerummy.solver.case import Case
from tilerummy.solver.cell import ANY, FREE, RACK, TILE, Cell
from tilerummy.solver.fate import Became, Fate
from tilerummy.solver.problem import NUMBERS
from tilerummy.solver.spelling import bare, spell_cells
from tilerummy.solver.supply import Supply


class Whole(NamedTuple):
    """A whole set, and what is left without it."""

    kind: Kind
    cells: tuple[Cell, ...]
    left: Supply


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


def grown(case: Case, block: Block) -> Iterator[Whole]:
    """Every set that a block can be part of."""
    if block.kind is Kind.RUN:
        yield from _longer_runs(case, list(block.cells), case.supply)
    else:
        yield from _larger_groups(case, block.cells, case.supply)


def _through(case: Case, pivot: Cell, left: Supply) -> Iterator[Whole]:
    yield from _longer_runs(case, [pivot], left)
    yield from _larger_groups(case, (pivot,), left)


def _longer_runs(case: Case, cells: list[Cell], left: Supply) -> Iterator[Whole]:
    yield from _runs_on(case, cells, left)
    before = cells[0].identity - 1
    if before >= 0 and before // NUMBERS == cells[0].identity // NUMBERS:
        for cell in fillers(before, left):
            rest = taken(cell, left, case.ask.encoding)
            if rest is not None:
                yield from _longer_runs(case, [cell, *cells], rest)


def _runs_on(case: Case, cells: list[Cell], left: Supply) -> Iterator[Whole]:
    """The run as it is, and with more cells after it."""
    if len(cells) >= SHORTEST and any(cell.who == TILE for cell in cells):
        yield Whole(Kind.RUN, tuple(cells), left)
    after = cells[-1].identity + 1
    if after % NUMBERS:
        for cell in fillers(after, left):
            rest = taken(cell, left, case.ask.encoding)
            if rest is not None:
                yield from _runs_on(case, [*cells, cell], rest)


def _larger_groups(case: Case, cells: tuple[Cell, ...], left: Supply) -> Iterator[Whole]:
    encoding = case.ask.encoding
    shape = encoding.setting.shape
    known = [cell.identity for cell in cells if cell.identity != ANY]
    number = known[0] % NUMBERS
    near: list[Cell] = []
    for identity in range(number, len(encoding.tiles), NUMBERS):
        if not (shape.distinct and identity in known):
            copies = left.total(identity)
            near += [Cell(identity, TILE)] * (min(copies, 1) if shape.distinct else copies)
            near += [Cell(g.identity, g.joker) for g in left.ghosts if g.identity == identity]
    for size in range(min(len(near), shape.group_max - len(cells)) + 1):
        for some in dict.fromkeys(combinations(near, size)):
            together = [cell.identity for cell in some]
            if shape.distinct and len(set(together)) < len(together):
                continue
            for jokers in range(left.jokers + 1):
                everyone = (*cells, *some, *[Cell(ANY, FREE)] * jokers)
                if not SHORTEST <= len(everyone) <= shape.group_max:
                    continue
                rest: Supply | None = left
                for cell in everyone[len(cells) :]:
                    rest = rest and taken(cell, rest, encoding)
                if rest is not None and any(cell.who == TILE for cell in everyone):
                    yield Whole(Kind.GROUP, everyone, rest)


def spellings(case: Case, kind: Kind, cells: Sequence[Cell]) -> Iterator[Meld]:
    """Every way to write a set that the rules read differently."""
    ask = case.ask
    meld = spell_cells(ask, kind, cells)
    if meld is None:
        return
    found = [meld]
    if kind is Kind.GROUP and meld.jokers:
        if any(tile.means for tile in meld):
            found = list(_stated(case, cells))
        like = bare(kind, meld)
        found += [old for k, old in zip(ask.kinds, ask.old, strict=True) if bare(k, old) == like]
    read = ask.encoding.setting.read
    yield from [one for one in dict.fromkeys(found) if read(one).kind is kind]


def _stated(case: Case, cells: Sequence[Cell]) -> Iterator[Meld]:
    """A group of one numbered tile with all that its jokers can be said to mean."""
    tiles = case.ask.encoding.tiles
    number = next(cell.identity for cell in cells if cell.who == TILE) % NUMBERS
    colours = [joker_as(tile) for tile in tiles[number::NUMBERS]]
    ways: list[list[Tile]] = []
    for cell in cells:
        if cell.who == TILE:
            ways.append([tiles[cell.identity]])
        else:
            ways.append(colours if cell.identity == ANY else [joker_as(tiles[cell.identity])])
    yield from map(Meld, product(*ways))


# -- sets that must be new -----------------------------------------------------------------------------


def new_sets(case: Case) -> Iterator[Case]:
    """The turns of a case by a new set in which a free joker lies, and by whose its tiles were.

    A run of six cells or more can be cut in two if both parts hold a numbered tile. Whatever is asked of a
    new set holds of its parts too, since no set that goes on is held together by it; so only small runs need
    be looked at, and those that look like an old set, which counts for something.
    """
    for whole in _with_joker(case):
        yield from _new(case, whole)
    for index, block in enumerate(case.blocks):
        for whole in grown(case, block):
            if any(cell.who == FREE for cell in whole.cells):
                yield from _new(case.without_block(index), whole)


def _new(case: Case, whole: Whole) -> Iterator[Case]:
    rank = (whole.kind, [(cell.identity, cell.who) for cell in whole.cells])
    if rank < case.last_new:
        return  # of two new sets the lower one is closed first
    jokers = sum([cell.who == FREE for cell in whole.cells])
    for cells in if_new(case, whole.cells):
        left = _left_without(case, whole, cells)
        if left is None:
            continue
        for closed in _closed(case, Whole(whole.kind, cells, left)):
            if closed.has_copies:
                yield replace(closed, in_new_sets=case.in_new_sets + jokers, last_new=rank)


def _left_without(case: Case, whole: Whole, cells: Sequence[Cell]) -> Supply | None:
    """What is left if some tiles of a set come from the rack: these copies are laid."""
    if len(whole.cells) == len(cells) and all(cell.owner != RACK for cell in cells):
        return whole.left
    left: Supply | None = whole.left
    for was, cell in zip(whole.cells, cells, strict=True):
        if left is not None and cell.owner == RACK and was.owner != RACK:
            left = left.put_back(cell.identity, case.supply, case.ask.encoding)
            left = left.take_fresh(cell.identity, case.ask.encoding)
    return left


def _with_joker(case: Case) -> Iterator[Whole]:
    """Every small set of the supply with a free joker in it."""
    supply, encoding = case.supply, case.ask.encoding
    old = {bare(kind, meld) for kind, meld in zip(case.ask.kinds, case.ask.old, strict=True) if meld.jokers}
    for identity in range(len(encoding.tiles)):
        for cell in fillers(identity, supply):
            rest = taken(cell, supply, encoding)
            assert rest is not None
            for whole in _runs_on(case, [cell], rest):
                if any(one.who == FREE for one in whole.cells) and (
                    not can_be_cut(whole.cells) or bare(Kind.RUN, _spelled(case, whole)) in old
                ):
                    yield whole
    joker = supply.take_joker(encoding)
    if joker is None:
        return
    for identity in range(len(encoding.tiles)):
        first = Cell(identity)
        rest = taken(first, joker, encoding)
        if rest is None:
            continue
        for whole in _larger_groups(case, (first, Cell(ANY, FREE)), rest):
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
    enough of them to go on there.
    """
    ask, limits = case.ask, case.enough

    def deal(at: int, given: dict[int, int], dealt: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
        if at == len(cells):
            yield dealt
            return
        cell = cells[at]
        if not cell.is_tile:
            yield from deal(at + 1, given, (*dealt, cell))
            return
        for owner in ask.owners[cell.identity]:
            same = cell.claimed(owner)
            if same is None:
                continue
            if owner == RACK:
                yield from deal(at + 1, given, (*dealt, same))
            elif given.get(owner, 0) + 1 < limits[owner]:
                yield from deal(at + 1, {**given, owner: given.get(owner, 0) + 1}, (*dealt, same))

    yield from deal(0, {}, ())


# -- sets that are not together with the exact tile ------------------------------------------------------


def apart(case: Case, home: int) -> Iterator[Case]:
    """The turns of a case in which a joker left an old set freely, by the end set of the set's lowest tile.

    If that set lacks a tile of the old one, or every tile that the joker could stand for, leaving was no
    swap. Else one of the tiles there is not the old set's, but another's that looks like it.
    """
    ask = case.ask
    own = ask.numbered[home]
    exact = {m for fate in case.fates if fate.joker.home == home for m in fate.joker.means if _left(fate)}
    done = replace(case, apart=case.apart | {home})
    pivot = Cell(own[0], owner=home)
    for base, whole in _sets_with(done, pivot):
        cells = _with_owner(whole.cells, pivot)
        if cells is None:
            continue
        tiles = [cell.identity for cell in cells if cell.is_tile]
        together = all(tiles.count(tile) >= own.count(tile) for tile in own)
        swapped = any(tiles.count(tile) > own.count(tile) for tile in exact)
        ways = [cells]
        if together and swapped and ask.encoding.setting.shape.distinct:
            ways = list(_of_others(ask, cells, home, own[1:]))
        for way in ways:
            left = _left_without(base, whole, way)
            if left is not None:
                for closed in _closed(base, Whole(whole.kind, way, left)):
                    yield from [closed] if closed.has_copies else []


def _left(fate: Fate) -> bool:
    return fate.became is Became.LEFT


def _of_others(
    ask: Ask, cells: tuple[Cell, ...], home: int, tiles: Sequence[int]
) -> Iterator[tuple[Cell, ...]]:
    """The cells with one of these tiles said to be another's than this old set's."""
    for at, cell in enumerate(cells):
        if cell.is_tile and cell.identity in tiles:
            for owner in ask.owners[cell.identity]:
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
    left = taken(pivot, case.supply, case.ask.encoding)
    if left is not None:
        for whole in _through(case, pivot, left):
            yield case, whole

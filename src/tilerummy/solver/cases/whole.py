"""Whole end sets that can be laid with what a case leaves open: every one, so that no turn is missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tilerummy.rules.meld import SHORTEST, Kind, Meld
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.cases.block import Block, fillers, taken
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.cell import ANY, FREE, TILE, Cell
from tilerummy.solver.cases.spelling import spell_cells
from tilerummy.solver.cases.supply import Supply
from tilerummy.solver.form import bare
from tilerummy.solver.problem import NUMBERS


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
            rest = taken(cell, left, case.question.encoding)
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
            rest = taken(cell, left, case.question.encoding)
            if rest is not None:
                yield from runs_on(case, [*cells, cell], rest)


def three_in_run(case: Case, pivot: Cell, left: Supply) -> Iterator[Whole]:
    """Every three neighbouring cells of a run with this one in them, and what is then left."""
    for first in range(pivot.identity - 2, pivot.identity + 1):
        if first < 0 or first // NUMBERS != (first + 2) // NUMBERS:
            continue
        others = [cell for cell in range(first, first + SHORTEST) if cell != pivot.identity]
        for pair in product(*[fillers(cell, left) for cell in others]):
            rest: Supply | None = left
            for cell in pair:
                rest = rest and taken(cell, rest, case.question.encoding)
            if rest is not None:
                yield Whole(Kind.RUN, tuple(sorted([pivot, *pair])), rest)


def larger_groups(case: Case, cells: tuple[Cell, ...], left: Supply, lowest: int = 0) -> Iterator[Whole]:
    """Every group of these cells and of what is left, but for tiles below the lowest."""
    encoding = case.question.encoding
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
                rest: Supply | None = left
                for cell in everyone[len(cells) :]:
                    rest = rest and taken(cell, rest, encoding)
                if rest is not None and any(cell.who == TILE for cell in everyone):
                    yield Whole(Kind.GROUP, everyone, rest)


def spellings(case: Case, kind: Kind, cells: Sequence[Cell]) -> Iterator[Meld]:
    """Every way to write a set that the rules read differently."""
    question = case.question
    meld = spell_cells(question, kind, cells)
    if meld is None:
        return
    found = [meld]
    if kind is Kind.GROUP and meld.jokers:
        if any(tile.means for tile in meld):
            found = list(_stated(case, cells))
        like = bare(kind, meld)
        found += [old for k, old in zip(question.kinds, question.old, strict=True) if bare(k, old) == like]
    setting = question.encoding.setting
    # Spelled in another order, or with a meaning stated that is known, it is the same set.
    sets = {setting.form(one): one for one in reversed(found) if setting.read(one).kind is kind}
    yield from reversed(sets.values())


def _stated(case: Case, cells: Sequence[Cell]) -> Iterator[Meld]:
    """A group of one numbered tile with all that its jokers can be said to mean."""
    tiles = case.question.encoding.tiles
    number = next(cell.identity for cell in cells if cell.who == TILE) % NUMBERS
    colours = [joker_as(tile) for tile in tiles[number::NUMBERS]]
    ways: list[list[Tile]] = []
    for cell in cells:
        if cell.who == TILE:
            ways.append([tiles[cell.identity]])
        else:
            ways.append(colours if cell.identity == ANY else [joker_as(tiles[cell.identity])])
    yield from map(Meld, product(*ways))

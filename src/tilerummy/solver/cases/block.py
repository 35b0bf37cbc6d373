"""Cells that lie together in one end set, and how more of them join.

A block says of one end set what it holds at least: of a run a stretch of places without a gap, of a group
some tiles. Who lies in each place is said too: a numbered tile, a bound joker, or a free one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from tilerummy.rules.meld import Kind
from tilerummy.solver.cases.cell import ANY, FREE, RACK, TILE, Cell
from tilerummy.solver.cases.demand import Demand
from tilerummy.solver.cases.question import Question
from tilerummy.solver.cases.supply import BoundJoker, Supply
from tilerummy.solver.encoding import Encoding
from tilerummy.solver.problem import NUMBERS


@dataclass(frozen=True)
class Block:
    """What one end set holds at least: of a run the cells in order, of a group in any."""

    kind: Kind
    cells: tuple[Cell, ...]

    @cached_property
    def tiles(self) -> tuple[int, ...]:
        """The numbered tiles."""
        return tuple([cell.identity for cell in self.cells if cell.who == TILE])

    @cached_property
    def jokers(self) -> int:
        """All jokers."""
        return len(self.cells) - len(self.tiles)


def size_of(demand: Demand) -> int:
    """How many cells a demand names."""
    return len(demand.tiles) + len(demand.bound_jokers) + demand.jokers


Joined = tuple[Block, Supply]


def joined(block: Block | None, demand: Demand, supply: Supply, question: Question) -> Iterator[Joined]:
    """Every way to meet a demand in a block's set, or in a set of its own, and what is then left.

    Nothing is joined that could not lie in one set, and whatever could is.
    """
    if block is not None and block.kind is not demand.kind:
        return
    if demand.kind is Kind.RUN:
        yield from _joined_run(block, demand, supply, question)
    else:
        yield from _joined_group(block, demand, supply, question)


def met_in(block: Block, demand: Demand, question: Question) -> Iterator[Block]:
    """A whole set that meets a demand, with what the demand says of its tiles; nothing if it does not."""
    none = bytes(len(question.encoding.tiles))
    nothing = Supply(must=none, may=none, fresh=none, joker_must=0, joker_may=0, bound_jokers=(), gain=0)
    if demand.jokers and block.jokers < demand.jokers + len(demand.bound_jokers):
        return
    bare = Demand(home=demand.home, kind=demand.kind, tiles=demand.tiles, bound_jokers=demand.bound_jokers)
    if demand.closed and len(block.cells) != size_of(demand):
        return
    for same, _ in joined(block, bare, nothing, question):
        if len(same.cells) == len(block.cells):
            yield same


def _joined_run(block: Block | None, demand: Demand, supply: Supply, question: Question) -> Iterator[Joined]:
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
    first, last = min([*held, *more]), max([*held, *more])
    if first // NUMBERS != last // NUMBERS:
        return  # of two colours
    if any(held.get(cell.identity) == cell for cell in demand.without):
        return
    left = _without(more.values(), supply, question.encoding)
    if left is None:
        return
    # Where one of these very tiles would fill the gap, a smaller demand is met, and that is another part.
    lone = {cell.identity for cell in demand.without if _has_all(question, cell)}
    gaps = [cell for cell in range(first, last + 1) if cell not in held and cell not in more]
    for filled in product(*[fillers(gap, left, tiles=gap not in lone) for gap in gaps]):
        rest = _without(filled, left, question.encoding)
        cells = sorted([*held.values(), *more.values(), *filled])
        if rest is not None and (not demand.closed or len(cells) == size_of(demand)):
            yield Block(Kind.RUN, tuple(cells)), rest


def _has_all(question: Question, cell: Cell) -> bool:
    """Whether all tiles like this one belong to its owner."""
    return (
        cell.owner >= 0
        and question.numbered[cell.owner].count(cell.identity) == question.copies[cell.identity]
    )


def fillers(identity: int, supply: Supply, *, tiles: bool = True) -> list[Cell]:
    """Who may lie in a place of a run."""
    found = [Cell(identity)] if tiles and supply.total(identity) else []
    found += [
        Cell(identity, bound_joker.joker)
        for bound_joker in supply.bound_jokers
        if bound_joker.identity == identity
    ]
    return [*found, Cell(identity, FREE)] if supply.jokers else found


def _joined_group(
    block: Block | None, demand: Demand, supply: Supply, question: Question
) -> Iterator[Joined]:
    shape = question.encoding.setting.shape
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
    if len(cells) > shape.group_max or len({identity % NUMBERS for identity in known}) > 1:
        return
    # 3.6: bound jokers of a group are different colours, like its tiles.
    if shape.distinct and len(set(known)) < len(known):
        return
    if demand.closed and len(cells) != size_of(demand):
        return
    left = _without(lacking, supply, question.encoding)
    if left is not None:
        yield Block(Kind.GROUP, tuple(cells)), left


def _place_of(tile: Cell, held: list[Cell], taken_up: set[int]) -> int | None:
    """A place of a group where this tile may lie already; rather one that is said to be its owner's."""
    places = [
        at
        for at, cell in enumerate(held)
        if at not in taken_up and cell.holds(tile) and cell.claimed(tile.owner) is not None
    ]
    return min(places, key=lambda at: held[at].owner != tile.owner, default=None)


def _without(cells: Iterable[Cell], supply: Supply, encoding: Encoding) -> Supply | None:
    left: Supply | None = supply
    for cell in cells:
        left = left and taken(cell, left, encoding)
    return left


def taken(cell: Cell, supply: Supply, encoding: Encoding) -> Supply | None:
    """What is left without whoever lies in a cell."""
    if cell.who == TILE:
        if cell.owner == RACK:
            return supply.take_fresh(cell.identity, encoding)
        return supply.take_tile(cell.identity, encoding)
    if cell.who == FREE:
        return supply.take_joker(encoding)
    return supply.take_bound_joker(BoundJoker(cell.who, cell.identity))

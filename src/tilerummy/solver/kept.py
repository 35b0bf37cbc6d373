"""How many old sets can still lie as before in a case: what the core is told, and what it cannot see.

The core counts the old sets that it leaves as they lie. Some it cannot see: those with a block in them, or
with a tile that only may be laid. These are counted as if they all stayed, so that the number is never too
low.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from tilerummy.rules.meld import Kind, Meld
from tilerummy.solver.ask import Ask, form_of
from tilerummy.solver.block import Block, taken
from tilerummy.solver.case import Case, JokerPlace
from tilerummy.solver.cell import ANY, FREE, TILE, Cell
from tilerummy.solver.encoding import colour_mask
from tilerummy.solver.problem import MAX_OVERLAP, NUMBERS, KeepGroup, KeepRun
from tilerummy.solver.supply import Supply


@dataclass(frozen=True, slots=True)
class Outlook:
    """Which old sets may lie as before at the end of a turn of a case."""

    sure: int
    """Those that closed sets are."""
    keep_runs: tuple[KeepRun, ...]
    keep_groups: tuple[KeepGroup, ...]
    blocks: frozenset[int]
    """Blocks that are a whole old set."""
    unseen: int
    """Those that the core cannot see."""
    possible: tuple[int, ...]
    """All that may stay besides the sure ones."""

    @property
    def most(self) -> int:
        """No turn leaves more sets as they lie."""
        return self.sure + len(self.possible)

    def bound(self, seen: int) -> int:
        """No turn leaves more, once the core has counted what it sees."""
        return self.sure + min(len(self.possible), seen + self.unseen)


def left_alone(ask: Ask, table: Sequence[Meld]) -> int:
    """How many old sets lie on a table as before."""
    setting = ask.encoding.setting
    old = Counter(ask.forms[: len(ask.kept_sets)])
    return sum((old & Counter([form_of(setting, meld) for meld in table])).values())


def outlook(case: Case, homes: Sequence[int]) -> Outlook:
    """What may be kept in a case of these old sets."""
    ask = case.ask
    setting = ask.encoding.setting
    closed = Counter([form_of(setting, closed.meld) for closed in case.closed])
    sure, unseen, possible = 0, 0, []
    runs: list[KeepRun] = []
    groups: list[KeepGroup] = []
    blocks: set[int] = set()
    for home in homes:
        if closed and closed[ask.forms[home]]:
            closed[ask.forms[home]] -= 1
            sure += 1
            continue
        if home in case.changed:
            continue
        seen, blind = _ways(case, home)
        whole: list[int] = []
        if case.blocks:
            whole = [i for i, block in enumerate(case.blocks) if _is_whole(case, home, block)]
            blind = blind or any(_is_part(case, home, block) for block in case.blocks)
        if not (seen or blind or whole):
            continue
        possible.append(home)
        told = bool(whole)
        for keep in seen:
            told = _tell(keep, runs, groups) or told
        blocks.update(whole)
        unseen += blind or not told
    return Outlook(sure, tuple(runs), tuple(groups), frozenset(blocks), unseen, tuple(possible))


def _tell(keep: KeepRun | KeepGroup, runs: list[KeepRun], groups: list[KeepGroup]) -> bool:
    """Tell the core of an old set, unless it has been told so much of this place already."""
    if isinstance(keep, KeepRun):
        colour, first, last, _ = keep
        if sum([r[0] == colour and r[1] <= last and first <= r[2] for r in runs]) > MAX_OVERLAP - 2:
            return False
        runs.append(keep)
    else:
        if sum([group[0] == keep[0] for group in groups]) > MAX_OVERLAP - 2:
            return False
        groups.append(keep)
    return True


def _ways(case: Case, home: int) -> tuple[list[KeepRun | KeepGroup], bool]:
    """How an old set can be made anew of what is left: ways that the core can see, and whether others."""
    seen: list[KeepRun | KeepGroup] = []
    blind = False
    coded = case.ask.encoding.coded(case.ask.old[home])
    if not coded.jokers and len(set(coded.numbered)) == len(coded.numbered):
        must = case.supply.must
        if all(must[tile] for tile in coded.numbered):
            return [coded.keep], False
        return [], all(case.supply.total(tile) for tile in coded.numbered)
    supply = case.supply
    if case.new_at is not None and _has_joker_at(case.ask, home, case.new_at):
        # A joker more, which the core holds in a place of its own.
        supply = supply._replace(joker_must=supply.joker_must + 1)
        return [], any(True for _ in made_as(case.ask, home, supply))
    for cells in made_as(case.ask, home, supply):
        if _must_lie(supply, cells):
            seen.append(_keep(case.ask.kinds[home], cells))
        else:
            blind = True
    return list(dict.fromkeys(seen)), blind


def _has_joker_at(ask: Ask, home: int, place: JokerPlace) -> bool:
    """Whether an old set, as it lay, has a joker in this place."""
    if ask.kinds[home] is not place.kind:
        return False
    if place.kind is Kind.GROUP:
        return ask.numbered[home][0] % NUMBERS == place.identity % NUMBERS
    return any(joker.home == home and place.identity in joker.means for joker in ask.jokers)


def made_as(ask: Ask, home: int, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    """Every way to make an old set of a supply, as it lay: bound or free jokers in the jokers' places."""
    numbered = ask.numbered[home]
    if not ask.old[home].jokers:
        cells = tuple([Cell(tile, TILE) for tile in numbered])
        if _is_there(ask, supply, cells):
            yield cells
        return
    for cells in _with_jokers(ask, home, supply):
        if _is_there(ask, supply, cells):
            yield cells


def _with_jokers(ask: Ask, home: int, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    tiles, kind, meld = ask.numbered[home], ask.kinds[home], ask.old[home]
    if kind is Kind.RUN:
        first = tiles[0] - next(i for i, tile in enumerate(meld) if tile.colour is not None)
        places = [
            [Cell(cell, TILE)]
            if cell in tiles
            else [
                Cell(cell, FREE),
                *(Cell(cell, ghost.joker) for ghost in supply.ghosts if ghost.identity == cell),
            ]
            for cell in range(first, first + len(meld))
        ]
        yield from product(*places)
        return
    jokers, number = meld.jokers, tiles[0] % NUMBERS
    for ghosts in _some_ghosts(ask, supply, number, tiles, jokers):
        yield (*_plain(tiles), *ghosts, *[Cell(ANY, FREE)] * (jokers - len(ghosts)))


def _some_ghosts(
    ask: Ask, supply: Supply, number: int, there: Sequence[int], most: int
) -> Iterator[list[Cell]]:
    """Every choice of bound jokers of a number that may lie in a group beside these."""
    distinct = ask.encoding.setting.shape.distinct
    near = [ghost for ghost in supply.ghosts if ghost.identity % NUMBERS == number]
    for size in range(min(most, len(near)) + 1):
        for some in combinations(near, size):
            known = [*there, *(ghost.identity for ghost in some)]
            if not distinct or len(set(known)) == len(known):
                yield [Cell(ghost.identity, ghost.joker) for ghost in some]


def _is_there(ask: Ask, supply: Supply, cells: Sequence[Cell]) -> bool:
    left: Supply | None = supply
    for cell in cells:
        left = left and taken(cell, left, ask.encoding)
    return left is not None


def _must_lie(supply: Supply, cells: Sequence[Cell]) -> bool:
    """Whether all of these must be laid: the core keeps nothing that it may leave out."""
    tiles = [cell.identity for cell in cells if cell.who == TILE]
    free = sum(cell.who == FREE for cell in cells)
    return free <= supply.joker_must and all(supply.must[tile] >= tiles.count(tile) for tile in tiles)


def _keep(kind: Kind, cells: Sequence[Cell]) -> KeepRun | KeepGroup:
    if kind is Kind.RUN:
        first, length = cells[0].identity, len(cells)
        places = sum(1 << place for place, cell in enumerate(cells) if cell.who == FREE)
        number = first % NUMBERS + 1
        return KeepRun(first // NUMBERS, number, number + length - 1, places)
    known = [cell.identity for cell in cells if cell.who != FREE]
    return KeepGroup(known[0] % NUMBERS + 1, colour_mask(known), len(cells) - len(known))


# -- blocks in old sets ------------------------------------------------------------------------------


def _is_whole(case: Case, home: int, block: Block) -> bool:
    return len(block.cells) == len(case.ask.old[home]) and _lies_within(case.ask, home, block)


def _is_part(case: Case, home: int, block: Block) -> bool:
    """Whether an old set can be made of a block and more."""
    if len(block.cells) >= len(case.ask.old[home]) or not _lies_within(case.ask, home, block):
        return False
    return any(True for _ in grown_to(case.ask, home, block, case.supply))


def grown_to(ask: Ask, home: int, block: Block, supply: Supply) -> Iterator[tuple[tuple[Cell, ...], Supply]]:
    """Every way in which a block can become an old set, with what is then left."""
    if not _lies_within(ask, home, block):
        return
    for cells in _as_lain(ask, home, block, supply):
        rest: Supply | None = supply
        for cell in _more_than(block, cells):
            rest = rest and taken(cell, rest, ask.encoding)
        if rest is not None:
            yield cells, rest


def _as_lain(ask: Ask, home: int, block: Block, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    """The cells of an old set with a block in it: who lies in the block's places is known."""
    tiles, kind, meld = ask.numbered[home], ask.kinds[home], ask.old[home]
    if kind is Kind.RUN:
        known = {cell.identity: cell for cell in block.cells}
        for cells in _with_jokers(ask, home, supply) if meld.jokers else [_plain(tiles)]:
            yield tuple([known.get(cell.identity, cell) for cell in cells])
        return
    bound = [cell for cell in block.cells if cell.who != TILE]
    rest = meld.jokers - len(bound)
    there = [*tiles, *(cell.identity for cell in bound)]
    for ghosts in _some_ghosts(ask, supply, tiles[0] % NUMBERS, there, rest):
        yield (*_plain(tiles), *bound, *ghosts, *[Cell(ANY, FREE)] * (rest - len(ghosts)))


def _plain(tiles: Sequence[int]) -> tuple[Cell, ...]:
    return tuple([Cell(tile, TILE) for tile in tiles])


def _more_than(block: Block, cells: Sequence[Cell]) -> list[Cell]:
    more = list(cells)
    for cell in block.cells:
        there = next((other for other in more if other.holds(cell)), None)
        if there is not None:
            more.remove(there)
    return more


def _lies_within(ask: Ask, home: int, block: Block) -> bool:
    """Whether every cell of a block is as in an old set."""
    if ask.kinds[home] is not block.kind:
        return False
    tiles, meld = ask.numbered[home], ask.old[home]
    if not all(tiles.count(tile) >= block.tiles.count(tile) for tile in block.tiles):
        return False
    if block.kind is Kind.GROUP:
        same = block.cells[0].identity % NUMBERS == tiles[0] % NUMBERS
        return same and block.jokers <= meld.jokers
    first = tiles[0] - next(i for i, tile in enumerate(meld) if tile.colour is not None)
    places = [cell for cell in range(first, first + len(meld)) if cell not in tiles]
    return all(cell.identity in places for cell in block.cells if cell.who != TILE)


def closed_as(case: Case, home: int) -> Iterator[Case]:
    """The turns of a case in which an old set lies as before, beside those that closed sets are."""
    ask, meld = case.ask, case.ask.old[home]
    for cells in made_as(ask, home, case.supply):
        left: Supply | None = case.supply
        for cell in cells:
            left = left and taken(cell, left, ask.encoding)
        if left is not None:
            yield case.close(Block(ask.kinds[home], cells), left, meld)
    for index, block in enumerate(case.blocks):
        for cells, rest in grown_to(ask, home, block, case.supply):
            yield case.without_block(index).close(Block(ask.kinds[home], cells), rest, meld)

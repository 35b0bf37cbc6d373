"""How many old sets can still lie as before in a case: what the core is told, and what it cannot see.

The core counts the old sets that it leaves as they lie. Some it cannot see: those with a block in them, or
with a tile that only may be laid. These are counted as if they all stayed, so that the number is never too
low.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tilerummy.rules.meld import Kind, Meld
from tilerummy.solver.cases.one_case import NONE_STAY, Case, JokerPlace, StayingSets
from tilerummy.solver.cases.search_position import (
    ANY,
    FREE,
    TILE,
    Block,
    BoundJoker,
    Cell,
    SearchPosition,
    Supply,
    without,
)
from tilerummy.solver.encoding import colour_mask
from tilerummy.solver.problem import MAX_COLOURS, MAX_OVERLAP, NUMBERS, KeepGroup, KeepRun


def unchanged_sets(position: SearchPosition, table: Sequence[Meld]) -> int:
    """How many old sets lie on a table as before."""
    old = Counter(position.forms[: len(position.kept_sets)])
    return (old & Counter(map(position.encoding.setting.form, table))).total()


def staying_sets(case: Case) -> StayingSets:
    """What may be kept in a case of all old sets."""
    position = case.position
    forms = _closed_forms(case)
    # Cases of one position mostly differ in what became of jokers: of sets without any the same is true.
    key = case.supply.must, case.changed, forms, tuple([block.cells for block in case.blocks])
    plain = position.known_staying.get(key)
    if plain is None:
        homes = [home for home in position.kept_sets if position.is_plain[home]]
        plain = position.known_staying[key] = _staying(case, homes, forms)
    others = [home for home in position.kept_sets if not position.is_plain[home]]
    return _staying(case, others, forms, plain) if others else plain


def staying_joker_sets(case: Case, homes: Sequence[int]) -> StayingSets:
    """What may be kept in a case of these old joker sets."""
    return _staying(case, homes, _closed_forms(case))


def _closed_forms(case: Case) -> tuple[Meld, ...]:
    form = case.position.encoding.setting.form
    return tuple([form(closed.meld) for closed in case.closed])


def _staying(
    case: Case, homes: Sequence[int], forms: Sequence[Meld], known: StayingSets = NONE_STAY
) -> StayingSets:
    """What may be kept of these old sets, besides what is known of others that none of them looks like."""
    position, closed = case.position, Counter(forms)
    absent = frozenset([tile for tile, copies in enumerate(case.supply.must) if not copies])
    whole, part = _with_blocks(case)
    told, surely_changed = _Told(known), case.surely_changed
    sure, unseen, possible, blocks = known.sure, [*known.unseen], [*known.possible], {*known.blocks}
    for home in homes:
        # An old set is kept once only: each that lies there already uses up one of its form.
        if closed and closed[position.forms[home]]:
            closed[position.forms[home]] -= 1
            sure += 1
            continue
        # It is said, or follows, that this one does not lie as before.
        if home in case.changed or home in surely_changed:
            continue
        ways: tuple[KeepRun | KeepGroup, ...] = (position.coded[home].keep,)
        blind = home in part
        if not position.is_plain[home] or not absent.isdisjoint(position.numbered[home]):
            ways, unseen_way = _ways(case, home)
            blind = blind or unseen_way
        if not (ways or blind or home in whole):
            continue
        possible.append(home)
        heard = [told.tell(keep) for keep in ways]  # of every way, whether the core knows of one or not
        seen = True in heard or home in whole
        blocks.update(whole.get(home, ()))
        # Counted as if it stayed: too many is a bound, too few would lose a turn.
        if blind or not seen:
            unseen.append(home)
    return StayingSets(
        sure=sure,
        keep_runs=tuple(told.runs),
        keep_groups=tuple(told.groups),
        blocks=frozenset(blocks),
        unseen=tuple(unseen),
        possible=tuple(possible),
    )


class _Told:
    """What the core is told of old sets."""

    def __init__(self, known: StayingSets) -> None:
        self.runs, self.groups = [*known.keep_runs], [*known.keep_groups]
        self._of_colour = [0] * MAX_COLOURS
        self._of_number = [0] * (NUMBERS + 1)
        for run in self.runs:
            self._of_colour[run[0]] += 1
        for group in self.groups:
            self._of_number[group[0]] += 1

    def tell(self, keep: KeepRun | KeepGroup) -> bool:
        """Tell the core of an old set, unless it has been told so much of this place already."""
        if isinstance(keep, KeepRun):
            colour, first, last, _ = keep
            # The core refuses a question with too many old runs over one number (`MAX_OVERLAP`). What it is
            # not told of counts as unseen.
            if self._of_colour[colour] > MAX_OVERLAP - 2:
                near = [run[0] == colour and run[1] <= last and first <= run[2] for run in self.runs]
                if sum(near) > MAX_OVERLAP - 2:
                    return False
            self._of_colour[colour] += 1
            self.runs.append(keep)
            return True
        if self._of_number[keep[0]] > MAX_OVERLAP - 2:
            return False
        self._of_number[keep[0]] += 1
        self.groups.append(keep)
        return True


def _with_blocks(case: Case) -> tuple[dict[int, list[int]], set[int]]:
    """The old sets that are a whole block, each with these blocks, and those that can be made of a block."""
    whole: dict[int, list[int]] = {}
    part: set[int] = set()
    for index, block in enumerate(case.blocks):
        for home in case.position.alike(block.kind, block.cells[0].identity):
            if _is_whole(case, home, block):
                whole.setdefault(home, []).append(index)
            elif _is_part(case, home, block):
                part.add(home)
    return whole, part


def _ways(case: Case, home: int) -> tuple[tuple[KeepRun | KeepGroup, ...], bool]:
    """How an old set can be made anew of what is left: ways that the core can see, and whether others."""
    seen: list[KeepRun | KeepGroup] = []
    blind = False
    # Some tile of it need not lie: the core cannot see it kept, but it may be.
    if case.position.is_plain[home]:
        return (), all(case.supply.total(tile) for tile in case.position.numbered[home])
    supply = case.supply
    if case.new_at is not None and _has_joker_at(case.position, home, case.new_at):
        # A joker more, which the core holds in a place of its own.
        supply = supply._replace(joker_must=supply.joker_must + 1)
        return (), any(True for _ in made_as(case.position, home, supply))
    for cells in made_as(case.position, home, supply):
        if _must_lie(supply, cells):
            seen.append(_keep(case.position.kinds[home], cells))
        else:
            blind = True
    return tuple(dict.fromkeys(seen)), blind


def _has_joker_at(position: SearchPosition, home: int, place: JokerPlace) -> bool:
    """Whether an old set, as it lay, has a joker in this place."""
    if position.kinds[home] is not place.kind:
        return False
    if place.kind is Kind.GROUP:
        return position.numbered[home][0] % NUMBERS == place.identity % NUMBERS
    return any(joker.home == home and place.identity in joker.means for joker in position.jokers)


def made_as(position: SearchPosition, home: int, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    """Every way to make an old set of a supply, as it lay: bound or free jokers in the jokers' places."""
    numbered = position.numbered[home]
    if not position.old[home].jokers:
        cells = tuple([Cell(tile, TILE) for tile in numbered])
        if _is_there(supply, cells):
            yield cells
        return
    for cells in _with_jokers(position, home, supply):
        if _is_there(supply, cells):
            yield cells


def _with_jokers(position: SearchPosition, home: int, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    tiles, kind, meld = position.numbered[home], position.kinds[home], position.old[home]
    if kind is Kind.RUN:
        # Jokers before the first numbered tile begin the run that many places lower.
        first = tiles[0] - next(i for i, tile in enumerate(meld) if tile.colour is not None)
        places = [
            [Cell(cell, TILE)]
            if cell in tiles
            else [
                Cell(cell, FREE),
                *(
                    Cell(cell, bound_joker.joker)
                    for bound_joker in supply.bound_jokers
                    if bound_joker.identity == cell
                ),
            ]
            for cell in range(first, first + len(meld))
        ]
        yield from product(*places)
        return
    jokers, number = meld.jokers, tiles[0] % NUMBERS
    for bound_jokers in _some_bound_jokers(position, supply, number, tiles, jokers):
        yield (*_plain(tiles), *bound_jokers, *[Cell(ANY, FREE)] * (jokers - len(bound_jokers)))


def _some_bound_jokers(
    position: SearchPosition, supply: Supply, number: int, there: Sequence[int], most: int
) -> Iterator[list[Cell]]:
    """Every choice of bound jokers of a number that may lie in a group beside these."""
    distinct = position.encoding.setting.shape.distinct
    near = [bound_joker for bound_joker in supply.bound_jokers if bound_joker.identity % NUMBERS == number]
    for size in range(min(most, len(near)) + 1):
        for some in combinations(near, size):
            known = [*there, *(bound_joker.identity for bound_joker in some)]
            if not distinct or len(set(known)) == len(known):
                yield [Cell(bound_joker.identity, bound_joker.joker) for bound_joker in some]


def _is_there(supply: Supply, cells: Sequence[Cell]) -> bool:
    """Whether all these can be taken from a supply."""
    tiles = [cell.identity for cell in cells if cell.who == TILE]
    if any(tiles.count(tile) > supply.must[tile] + supply.may[tile] for tile in tiles):
        return False
    free = sum([cell.who == FREE for cell in cells])
    if free > supply.joker_must + supply.joker_may:
        return False
    if len(tiles) + free == len(cells):
        return True
    # Counted apart: two of the same joker would be one joker in two places.
    bound_jokers = [BoundJoker(cell.who, cell.identity) for cell in cells if cell.who >= 0]
    return all(
        bound_jokers.count(bound_joker) <= supply.bound_jokers.count(bound_joker)
        for bound_joker in bound_jokers
    )


def _must_lie(supply: Supply, cells: Sequence[Cell]) -> bool:
    """Whether all of these must be laid: the core keeps nothing that it may leave out."""
    tiles = [cell.identity for cell in cells if cell.who == TILE]
    free = sum(cell.who == FREE for cell in cells)
    return free <= supply.joker_must and all(supply.must[tile] >= tiles.count(tile) for tile in tiles)


def _keep(kind: Kind, cells: Sequence[Cell]) -> KeepRun | KeepGroup:
    if kind is Kind.RUN:
        first, length = cells[0].identity, len(cells)
        # Bound jokers are tiles to the core, so only free ones are marked.
        places = sum(1 << place for place, cell in enumerate(cells) if cell.who == FREE)
        number = first % NUMBERS + 1
        return KeepRun(first // NUMBERS, number, number + length - 1, places)
    known = [cell.identity for cell in cells if cell.who != FREE]
    return KeepGroup(known[0] % NUMBERS + 1, colour_mask(known), len(cells) - len(known))


# -- blocks in old sets ------------------------------------------------------------------------------


def _is_whole(case: Case, home: int, block: Block) -> bool:
    return len(block.cells) == len(case.position.old[home]) and _lies_within(case.position, home, block)


def _is_part(case: Case, home: int, block: Block) -> bool:
    """Whether an old set can be made of a block and more."""
    if len(block.cells) >= len(case.position.old[home]) or not _lies_within(case.position, home, block):
        return False
    return any(True for _ in grown_to(case.position, home, block, case.supply))


def grown_to(
    position: SearchPosition, home: int, block: Block, supply: Supply
) -> Iterator[tuple[tuple[Cell, ...], Supply]]:
    """Every way in which a block can become an old set, with what is then left."""
    if not _lies_within(position, home, block):
        return
    for cells in _as_lain(position, home, block, supply):
        rest = without(_more_than(block, cells), supply, position.encoding)
        if rest is not None:
            yield cells, rest


def _as_lain(position: SearchPosition, home: int, block: Block, supply: Supply) -> Iterator[tuple[Cell, ...]]:
    """The cells of an old set with a block in it: who lies in the block's places is known."""
    tiles, kind, meld = position.numbered[home], position.kinds[home], position.old[home]
    if kind is Kind.RUN:
        known = {cell.identity: cell for cell in block.cells}
        for cells in _with_jokers(position, home, supply) if meld.jokers else [_plain(tiles)]:
            yield tuple([known.get(cell.identity, cell) for cell in cells])
        return
    bound = [cell for cell in block.cells if cell.who != TILE]
    rest = meld.jokers - len(bound)
    there = [*tiles, *(cell.identity for cell in bound)]
    for bound_jokers in _some_bound_jokers(position, supply, tiles[0] % NUMBERS, there, rest):
        yield (*_plain(tiles), *bound, *bound_jokers, *[Cell(ANY, FREE)] * (rest - len(bound_jokers)))


def _plain(tiles: Sequence[int]) -> tuple[Cell, ...]:
    return tuple([Cell(tile, TILE) for tile in tiles])


def _more_than(block: Block, cells: Sequence[Cell]) -> list[Cell]:
    more = list(cells)
    for cell in block.cells:
        there = next((other for other in more if other.holds(cell)), None)
        if there is not None:
            more.remove(there)
    return more


def _lies_within(position: SearchPosition, home: int, block: Block) -> bool:
    """Whether every cell of a block is as in an old set."""
    if position.kinds[home] is not block.kind:
        return False
    tiles, meld = position.numbered[home], position.old[home]
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
    position, meld = case.position, case.position.old[home]
    for cells in made_as(position, home, case.supply):
        left = without(cells, case.supply, position.encoding)
        if left is not None:
            yield case.close(Block(position.kinds[home], cells), left, meld)
    for index, block in enumerate(case.blocks):
        for cells, rest in grown_to(position, home, block, case.supply):
            yield case.without_block(index).close(Block(position.kinds[home], cells), rest, meld)

"""What is asked of whole end sets: new sets for swapped jokers and taken tiles, old sets continued.

The core cannot be told that a set must be new. When an answer breaks such a rule the search splits
the case here: by the new set a swapped joker lies in, by the set that keeps a free move from being a swap,
or by the two tiles an old set is continued with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.candidate import Candidate, spell
from tilerummy.solver.case import ANYBODY, NO_BLOCK, NOBODY, Case, Claim, Ghost
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import NUMBERS
from tilerummy.solver.settle import Ownership, Settled, Settler


def joker_in_new_set(case: Case, old: Sequence[Meld], settler: Settler) -> Iterator[Case]:
    """The parts of a case by the new set that one more swapped joker lies in."""
    for settled in settler.sets(FREE_JOKER, NewSets(case, old, None)):
        for part in _settle(case, settled, NOBODY):
            yield part._replace(in_new_sets=case.in_new_sets + 1)


def discard_in_new_set(case: Case, old: Sequence[Meld], taken: Tile, settler: Settler) -> Iterator[Case]:
    """The parts of a case by the new set that the tile taken from the discard lies in."""
    must = case.encoding.identity.get(taken, FREE_JOKER)
    for settled in settler.sets(must, NewSets(case, old, must)):
        for part in _settle(case, settled, NOBODY):
            yield part._replace(discard_placed=True)


def continued(case: Case, home: int, old: Sequence[Meld]) -> Iterator[Case]:
    """The parts of a case by the tiles with which the old set `home` is continued.

    It may also lie as before, which parts with a block do not count; and what is settled may continue it.
    """
    kind = case.encoding.setting.read(old[home]).kind or Kind.RUN
    case = case._replace(settled=case.settled | {home})
    cells = sorted(case.encoding.coded(old[home]).numbered)
    lying = case.close_old(home, old[home])
    if lying is not None:
        yield lying
    if case.is_continued(home):
        yield case
        return
    for some in sorted(set(combinations(cells, min(2, len(cells))))):
        yield from case.stretches(kind, some, home=home, own=some)
    helpful = _helpful(case, kind, cells)
    for index in helpful:
        yield from _with_the_help_of(case, index, cells)
    if kind is Kind.RUN:
        for index in range(len(case.blocks)):
            yield from _around(case, index, cells)
    yield from case.continued_in_closed(home, cells)
    if any(
        set(case.blocks[one].cells).isdisjoint(case.blocks[other].cells)
        for one, other in combinations(helpful, 2)
    ):
        yield case  # perhaps with tiles of two blocks: that is not told apart further


def _helpful(case: Case, kind: Kind, cells: Sequence[int]) -> list[int]:
    """The blocks with tiles that may be those of an old set."""
    return [
        index
        for index, block in enumerate(case.blocks)
        if block.kind is kind and any(c in block.cells and case.is_unclaimed(index, c) for c in cells)
    ]


def _with_the_help_of(case: Case, index: int, cells: Sequence[int]) -> Iterator[Case]:
    """The parts of a case in which an old set is continued with tiles of a block."""
    block = case.blocks[index]
    free = [cell for cell in cells if cell in block.cells and case.is_unclaimed(index, cell)]
    for pair in combinations(cells, 2):
        if any(cell in block.cells and cell not in free for cell in pair) or not set(free).intersection(pair):
            continue
        yield from _claimed(case, index, pair)


def _around(case: Case, index: int, cells: Sequence[int]) -> Iterator[Case]:
    """The parts of a case in which an old run is continued by tiles on both sides of a block."""
    block = case.blocks[index]
    if block.kind is Kind.RUN and block.cells[0] // NUMBERS == cells[0] // NUMBERS:
        low = [cell for cell in cells if cell < block.cells[0]]
        high = [cell for cell in cells if cell > block.cells[-1]]
        for pair in product(low, high):
            yield from _claimed(case, index, pair)


def _joining(case: Case, index: int, cell: int) -> Iterator[Case]:
    """The parts of a case in which a tile of an old set ends with a block."""
    block = case.blocks[index]
    if block.kind is Kind.RUN:
        fits = block.cells[0] // NUMBERS == cell // NUMBERS
    else:
        fits = block.cells[0] % NUMBERS == cell % NUMBERS
    if fits and cell not in block.cells:
        yield from _claimed(case, index, (cell,))


def _claimed(case: Case, index: int, pair: tuple[int, ...]) -> Iterator[Case]:
    """A block with two tiles of an old set in it; what lies between is a tile or a joker."""
    block = case.blocks[index]
    first, last = min(*pair, *block.cells), max(*pair, *block.cells)
    gap = [c for c in range(first + 1, last) if c not in pair and c not in block.cells]
    for number in range(min(len(gap), case.jokers) + 1 if block.kind is Kind.RUN else 1):
        for bridges in combinations(gap, number):
            part = case.claim(index, pair, bridges)
            if part is not None:
                yield part


def kept_apart(case: Case, settler: Settler) -> Iterator[Case]:
    """The parts of a case by the set in which the lowest tile lies of one that a joker left freely."""
    (home, own, exact), *others = case.apart
    case = case._replace(apart=tuple(others))
    for index, block in enumerate(case.blocks):
        if block.home == home and own <= set(case.tiles_of_block(index)):
            yield from _sealed(case, index, exact)
            return
    if any(case.supply(cell) == 0 for cell in own):
        yield case
        return
    for settled in settler.sets(min(own)):
        cells = set(settled.candidate.cells)
        if not own <= cells or exact.isdisjoint(cells):
            for part in _settle(case, settled):
                yield part._replace(claims=(*case.claims, Claim(len(case.closed), home, min(own))))
    for index in range(len(case.blocks)):
        yield from _joining(case, index, min(own))


def _sealed(case: Case, index: int, exact: frozenset[int]) -> Iterator[Case]:
    """The parts of a case by the small set that a block becomes, without the exact tiles."""
    block = case.blocks[index]
    if not exact.isdisjoint(case.tiles_of_block(index)):
        return
    if block.kind is Kind.GROUP:
        size, most = len(block.cells) + block.jokers, case.encoding.setting.shape.group_max
        for jokers in range(max(0, 3 - size), min(case.jokers, most - size) + 1):
            yield from _present(case.close_block(index, (FREE_JOKER,) * jokers))
        return
    for before, after in _extensions(block.cells):
        for before_cells, after_cells in product(_with_jokers(before), _with_jokers(after)):
            if exact.isdisjoint((*before_cells, *after_cells)):
                yield from _present(case.close_block(index, before_cells, after_cells))


def _extensions(cells: Sequence[int]) -> Iterator[tuple[range, range]]:
    """What may lie before and after a stretch of a run; three cells more would be a set of their own."""
    number, most = cells[0] % NUMBERS, 2 + max(0, 3 - len(cells))
    after = NUMBERS - number - len(cells)
    for low, high in product(range(min(most, number) + 1), range(min(most, after) + 1)):
        if low + high + len(cells) >= 3:
            yield range(cells[0] - low, cells[0]), range(cells[-1] + 1, cells[-1] + 1 + high)


def _with_jokers(cells: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """These cells, each of them a tile or a joker."""
    return product(*((cell, FREE_JOKER) for cell in cells))


def _present(case: Case | None) -> Iterator[Case]:
    if case is not None:
        yield case


def _settle(case: Case, settled: Settled, owner: int = ANYBODY) -> Iterator[Case]:
    """The same with a set closed, some of its tiles from the rack."""
    part: Case | None = case
    for identity in settled.from_rack:
        part = part.lay_from_rack(identity) if part is not None else None
    part = part.consume(settled.candidate.cells) if part is not None else None
    if part is None:
        return
    for meld, ghosts in _spelled(part, case, settled.candidate):
        closed = part._replace(ghosts=ghosts).close(meld, owner)
        yield closed._replace(most=settled.most, others_less=settled.ordered)


def _spelled(part: Case, case: Case, candidate: Candidate) -> Iterator[tuple[Meld, tuple[Ghost, ...]]]:
    """The set as it lies, with the bound jokers that are left: they may be in it for their tiles."""
    loose = [ghost for ghost in case.ghosts if ghost.block == NO_BLOCK and ghost.identity in candidate.cells]
    for number in range(len(loose) + 1):
        for inside in combinations(loose, number):
            ghosts = list(case.ghosts)
            for ghost in inside:
                ghosts.remove(ghost)
            left = [ghost.identity for ghost in ghosts if ghost.block == NO_BLOCK]
            stand = [ghost.identity for ghost in inside]
            if any(part.supply(cell) < left.count(cell) for cell in left) or len(set(stand)) < number:
                continue
            meld = [
                joker_as(tile) if case.encoding.identity.get(tile) in stand else tile
                for tile in spell(case, candidate)
            ]
            if any(tile.colour is not None for tile in meld):
                yield _plain(case, candidate, meld), tuple(ghosts)


def ghost_in_company(case: Case, ghost: Ghost, settler: Settler) -> Iterator[Case]:
    """The parts of a case by the set a bound joker lies in together with some numbered tile."""
    for candidate, _, most, _ in settler.sets(ghost.identity):
        part = case.consume(candidate.cells)
        if part is None:
            continue
        for meld, ghosts in _spelled(part, case, candidate):
            if ghosts.count(ghost) < case.ghosts.count(ghost):
                yield part.close(meld)._replace(ghosts=ghosts, most=most)


def _plain(case: Case, candidate: Candidate, meld: list[Tile]) -> Meld:
    if candidate.kind is Kind.RUN:
        return Meld(tile.plain for tile in meld)
    return case.encoding.spell_group(meld)


class NewSets:
    """Knows which copies of a tile belong to which old sets, and so whether a set continues none of them."""

    def __init__(self, case: Case, old: Sequence[Meld], from_rack: int | None) -> None:
        self._case = case
        self._from_rack = from_rack
        self._homes: dict[int, list[int]] = {}
        sizes = [0] * len(old)
        for home, meld in enumerate(old):
            numbered = case.encoding.coded(meld).numbered
            sizes[home] = len(numbered)
            for cell in numbered:
                self._homes.setdefault(cell, []).append(home)
        for swap in case.swaps:
            sizes[swap.home] += 1
        self._enough = [min(2, size) for size in sizes]
        self._lone = {home for home, size in enumerate(sizes) if size == 1}
        self._known: dict[tuple[int, bool], list[tuple[int, ...]]] = {}

    @property
    def ownership(self) -> Ownership:
        """What the compiled core must know of the old sets."""
        homes = bytes(
            [entry for cell, all_homes in self._homes.items() for h in all_homes for entry in (cell, h)]
        )
        swaps = bytes([entry for s in self._case.swaps for entry in (s.home, s.identity, s.from_rack)])
        return Ownership(homes, bytes(self._enough), swaps)

    def rack_copies(self, candidate: Candidate) -> Iterator[tuple[int, ...]]:
        """The fewest tiles that must be copies from the rack so that the set continues no old one."""
        numbered = candidate.numbered
        if self._can_be_new(numbered, ()):
            yield ()
            return
        found: list[set[int]] = []
        optional = sorted({cell for cell in numbered if self._case.may[cell]})
        for size in range(1, len(optional) + 1):
            for some in combinations(optional, size):
                covered = any(smaller <= set(some) for smaller in found)
                if not covered and self._can_be_new(numbered, some):
                    found.append(set(some))
                    yield some

    def _can_be_new(self, numbered: Sequence[int], extra: tuple[int, ...]) -> bool:
        if not self._lone and self._are_strangers(numbered):
            return True
        return self._choose([self._owners(cell, cell in extra) for cell in numbered], {})

    def _are_strangers(self, numbered: Sequence[int]) -> bool:
        """Whether no two of these tiles can have come from one old set, so that they continue none."""
        if self._from_rack is not None or (
            self._case.swaps and any(swap.identity in numbered for swap in self._case.swaps)
        ):
            return False
        homes = [home for cell in set(numbered) for home in set(self._homes.get(cell, ()))]
        return len(homes) == len(set(homes)) and len(set(numbered)) == len(numbered)

    def _owners(self, cell: int, extra: bool) -> list[tuple[int, ...]]:
        """For each copy of a tile that may be meant, the old sets it counts for."""
        known = self._known.get((cell, extra))
        if known is None:
            known = self._known[(cell, extra)] = self._find_owners(cell, extra)
        return known

    def _find_owners(self, cell: int, extra: bool) -> list[tuple[int, ...]]:
        swaps = [swap for swap in self._case.swaps if swap.identity == cell]
        swapped_rack = [swap.home for swap in swaps if swap.from_rack]
        # What need not be laid already is a tile of the rack in any case.
        rack = self._case.nobodys[cell] + (extra or not self._case.need[cell])
        copies: list[tuple[int, ...]] = [(home,) for home in swapped_rack[:rack]]
        copies += [() for _ in range(rack - len(swapped_rack))]
        if cell == self._from_rack:
            return copies
        swapped_table = [swap.home for swap in swaps if not swap.from_rack]
        for home in self._homes.get(cell, ()):
            copies.append((home,))
            copies += [(home, other) for other in swapped_table]
        return sorted(set(copies), key=len)

    def _choose(self, owners: list[list[tuple[int, ...]]], held: dict[int, int]) -> bool:
        if not owners:
            return True
        for copy in owners[0]:
            now = dict(held)
            for home in copy:
                now[home] = now.get(home, 0) + 1
            if all(now[home] < self._enough[home] for home in copy) and self._choose(owners[1:], now):
                return True
        return False

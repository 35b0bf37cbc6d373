"""What is asked of whole end sets: new sets for swapped jokers and taken tiles, old sets continued.

The core cannot be told that a set must be new. When an answer breaks such a rule the search splits
the case here: by the new set a swapped joker lies in, or by the two tiles an old set is continued with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import Tile, joker_as
from tilerummy.solver.candidate import Candidate, candidates, spell
from tilerummy.solver.case import NO_BLOCK, Case, Ghost
from tilerummy.solver.problem import JOKER as FREE_JOKER

FREE = -1
"""The owner of a rack tile that took no joker's place."""


def joker_in_new_set(case: Case, old: Sequence[Meld]) -> Iterator[Case]:
    """The parts of a case by the new set that one more swapped joker lies in."""
    for candidate in candidates(case, FREE_JOKER):
        for part in _settle_new(case, candidate, old, None):
            yield replace(part, in_new_sets=case.in_new_sets + 1)


def discard_in_new_set(case: Case, old: Sequence[Meld], taken: Tile) -> Iterator[Case]:
    """The parts of a case by the new set that the tile taken from the discard lies in."""
    must = case.encoding.identity.get(taken, FREE_JOKER)
    for candidate in candidates(case, must):
        for part in _settle_new(case, candidate, old, must):
            yield replace(part, discard_placed=True)


def continued(case: Case, home: int, old: Sequence[Meld]) -> Iterator[Case]:
    """The parts of a case by the tiles with which the old set `home` is continued."""
    reading = case.encoding.setting.read(old[home])
    case = replace(case, settled=case.settled | {home})
    cells = sorted(case.encoding.identity[tile] for tile in old[home].numbered)
    enough = min(2, len(cells))
    for some in sorted(set(combinations(sorted(cells), enough))):
        yield from case.stretches(reading.kind or Kind.RUN, some)


def ghost_in_company(case: Case, ghost: Ghost) -> Iterator[Case]:
    """The parts of a case by the set a bound joker lies in together with some numbered tile."""
    bound = [other.identity for other in case.ghosts if other.block == NO_BLOCK]
    rest = list(case.ghosts)
    rest.remove(ghost)
    for candidate in candidates(case, ghost.identity):
        others = [cell for cell in candidate.numbered if cell != ghost.identity]
        if not any(case.supply(cell) > bound.count(cell) for cell in others):
            continue
        part = case.consume(candidate.cells)
        if part is not None:
            at = candidate.cells.index(ghost.identity)
            meld = list(spell(case, candidate))
            meld[at] = joker_as(meld[at])
            yield replace(part.close(_plain(case, candidate, meld)), ghosts=tuple(rest))


def _plain(case: Case, candidate: Candidate, meld: list[Tile]) -> Meld:
    if candidate.kind is Kind.RUN:
        return Meld(tile.plain for tile in meld)
    return case.encoding.spell_group(meld)


def _settle_new(
    case: Case, candidate: Candidate, old: Sequence[Meld], from_rack: int | None
) -> Iterator[Case]:
    """Close the candidate as a new set, if some choice of copies makes it one."""
    for extra in _rack_copies(case, candidate, old, from_rack):
        part: Case | None = case
        for identity in extra:
            part = part.lay_from_rack(identity) if part is not None else None
        part = part.consume(candidate.cells) if part is not None else None
        if part is not None:
            yield part.close(spell(case, candidate))


def _rack_copies(
    case: Case, candidate: Candidate, old: Sequence[Meld], from_rack: int | None
) -> Iterator[tuple[int, ...]]:
    """The fewest tiles that must be copies from the rack so that the set continues no old one."""
    numbered = candidate.numbered
    found: list[set[int]] = []
    optional = sorted({cell for cell in numbered if case.may[cell]})
    for size in range(len(optional) + 1):
        for some in combinations(optional, size):
            if any(smaller <= set(some) for smaller in found):
                continue
            if _can_be_new(case, numbered, set(some), old, from_rack):
                found.append(set(some))
                yield some


def _can_be_new(
    case: Case, numbered: Sequence[int], extra: set[int], old: Sequence[Meld], from_rack: int | None
) -> bool:
    owners = [_owners(case, cell, extra, old, cell == from_rack) for cell in numbered]
    enough = {home: _enough(case, home, old) for home in range(len(old))}
    return _choose(owners, {}, enough)


def _owners(
    case: Case, cell: int, extra: set[int], old: Sequence[Meld], must_be_rack: bool
) -> list[tuple[int, ...]]:
    """For each copy of a tile that may be meant, the old sets it counts for."""
    tile = case.encoding.tiles[cell]
    swapped_rack = [swap.home for swap in case.swaps if swap.identity == cell and swap.from_rack]
    rack = case.rack_need[cell] + (cell in extra)
    copies: list[tuple[int, ...]] = [(home,) for home in swapped_rack[:rack]]
    copies += [() for _ in range(rack - len(swapped_rack))]
    if must_be_rack:
        return copies
    swapped_table = [swap.home for swap in case.swaps if swap.identity == cell and not swap.from_rack]
    for home, meld in enumerate(old):
        for _ in range(sum(t is tile for t in meld)):
            copies.append((home,))
            copies += [(home, other) for other in swapped_table]
    return sorted(set(copies), key=len)


def _choose(owners: list[list[tuple[int, ...]]], held: dict[int, int], enough: dict[int, int]) -> bool:
    if not owners:
        return True
    for copy in owners[0]:
        now = dict(held)
        for home in copy:
            now[home] = now.get(home, 0) + 1
        if all(now[home] < enough[home] for home in copy) and _choose(owners[1:], now, enough):
            return True
    return False


def _enough(case: Case, home: int, old: Sequence[Meld]) -> int:
    """How many tiles of an old set make another set continue it."""
    return min(2, len(old[home].numbered) + sum(swap.home == home for swap in case.swaps))

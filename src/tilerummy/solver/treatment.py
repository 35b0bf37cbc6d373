"""What may become of an old set that holds jokers: each joker stays bound, or is swapped.

`treatments` splits a case by the fate of the jokers of one old set. Together the parts hold every
legal turn of the case; a part may still hold illegal ones, which the search finds out later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, product

from tilerummy.rules.meld import Kind, Meld, Reading
from tilerummy.rules.parameter import JokerSets
from tilerummy.rules.story import Demands
from tilerummy.solver.case import ANYBODY, NO_BLOCK, Apart, Case, Ghost, Swap


class Fate(Enum):
    """What became of a joker."""

    STAYS = 1
    BY_RACK_TILE = 2
    BY_TABLE_TILE = 3
    MOVES_FREELY = 4


@dataclass(frozen=True, slots=True)
class _Joker:
    fate: Fate
    meaning: int
    """The identity it stood for, or `WHATEVER` where that makes no difference."""
    means: tuple[int, ...] = ()
    """All that it could stand for."""


WHATEVER = -1


def treatments(
    case: Case, home: int, old: Sequence[Meld], demands: Demands, *, calm: bool = False
) -> Iterator[Case]:
    """The parts of a case, by what became of the jokers of the old set `home`.

    If `calm`, a part in which the set lies as before counts it as left alone.
    """
    if calm and demands.joker_sets is JokerSets.STAY_UNTIL_SWAPPED:
        # The other parts hold the jokers only with some of their tiles.
        yield from _present(case.close_old(home, old[home]))
    reading = case.encoding.setting.read(old[home])
    # Where settled sets hold jokers of this one already, so many of them must have left it.
    gone = max(0, old[home].jokers - case.joker_need)
    left = case.joker_need + gone - old[home].jokers
    base = case._replace(joker_need=left, decided=case.decided | {home})
    for fates in _fates(case, reading, demands):
        for part in _Treatment(home, reading, demands, fates).apply(base):
            if part.joker_need >= gone:
                yield part._replace(joker_need=part.joker_need - gone)


def _fates(case: Case, reading: Reading, demands: Demands) -> Iterator[tuple[_Joker, ...]]:
    """Every combination of fates and meanings of the jokers of a set, each once."""
    kinds = [Fate.STAYS, Fate.BY_RACK_TILE]
    if not demands.rack_tile_swaps:
        kinds.append(Fate.BY_TABLE_TILE)
    if demands.joker_sets is JokerSets.FREE:
        kinds.append(Fate.MOVES_FREELY)
    vague = _whatever(reading, demands)
    choices = []
    for tiles in reading.means:
        means = tuple([case.encoding.identity[tile] for tile in tiles])
        choices.append(
            [
                _Joker(kind, meaning, means)
                for kind in kinds
                for meaning in ((WHATEVER,) if kind in vague else means)
            ]
        )
    seen = set()
    distinct = case.encoding.setting.shape.distinct
    for fates in product(*choices):
        stated = [joker.meaning for joker in fates if joker.meaning != WHATEVER]
        if distinct and len(set(stated)) < len(stated):
            continue
        key = tuple(sorted((joker.fate.value, joker.meaning) for joker in fates))
        if key not in seen:
            seen.add(key)
            yield fates


def _whatever(reading: Reading, demands: Demands) -> set[Fate]:
    """Fates for which it makes no difference what a joker stood for.

    One that moves freely may leave none of its tiles behind; one that stays in a group which stays whole can
    be any colour that the group lacks at the end, for it lacked it before.
    """
    whole = demands.joker_sets in (JokerSets.FREE, JokerSets.NO_SPLIT)
    stays = {Fate.STAYS} if whole and reading.kind is Kind.GROUP else set()
    return {Fate.MOVES_FREELY} | stays


@dataclass(frozen=True, slots=True)
class _Treatment:
    """One combination of fates for one old set."""

    home: int
    reading: Reading
    demands: Demands
    jokers: tuple[_Joker, ...]

    def apply(self, case: Case) -> Iterator[Case]:
        laid = self._lay_replacements(case)
        if laid is None:
            return
        for placed in self._place_stayers(laid):
            yield from self._free_swapped(self._keep_apart(placed))

    def _those(self, *fates: Fate) -> list[int]:
        return [joker.meaning for joker in self.jokers if joker.fate in fates]

    def _numbered(self, case: Case) -> list[int]:
        """The numbered tiles of the set, those that took a joker's place included."""
        return self._own(case) + self._those(Fate.BY_RACK_TILE, Fate.BY_TABLE_TILE)

    def _own(self, case: Case) -> list[int]:
        return [case.encoding.identity[tile] for tile in self.reading.meld.numbered]

    def _lay_replacements(self, case: Case) -> Case | None:
        """Tiles that took a joker's place: those of the rack are laid, those of the table must be there."""
        laid: Case | None = case
        for meaning in self._those(Fate.BY_RACK_TILE):
            assert laid is not None
            used = sum(swap.identity == meaning and swap.from_rack for swap in laid.swaps)
            if laid.rack_need[meaning] <= used:
                laid = laid.lay_from_rack(meaning)
            if laid is None:
                return None
            laid = laid._replace(swaps=(*laid.swaps, Swap(self.home, meaning, from_rack=True)))
        for meaning in self._those(Fate.BY_TABLE_TILE):
            assert laid is not None
            jokers = sum(ghost.identity == meaning and ghost.block == NO_BLOCK for ghost in laid.ghosts)
            if laid.need[meaning] <= laid.rack_need[meaning] + jokers:
                return None
            laid = laid._replace(swaps=(*laid.swaps, Swap(self.home, meaning, from_rack=False)))
        return laid

    # -- jokers that stay ----------------------------------------------------------------------------

    def _place_stayers(self, case: Case) -> Iterator[Case]:
        staying = [Ghost(meaning, self.home) for meaning in self._those(Fate.STAYS)]
        policy = self.demands.joker_sets
        if staying and policy is JokerSets.FROZEN:
            yield from _present(self._frozen(case))
        elif staying and policy in (JokerSets.NO_SPLIT, JokerSets.FREE):
            yield from (
                self._whole(case, staying) if staying[0].identity != WHATEVER else self._whole_group(case)
            )
        else:
            for part, elsewhere in self._together(case, staying):
                if policy is JokerSets.STAY_UNTIL_SWAPPED:
                    yield from self._with_company(part, elsewhere)
                else:
                    yield _with_ghosts(part, elsewhere)

    def _together(self, case: Case, staying: list[Ghost]) -> Iterator[tuple[Case, list[Ghost]]]:
        """A tile of the table that took a joker's place lies with all numbered tiles of the set.

        Jokers that stay may lie there too; the others are left over.
        """
        swapped = self._those(Fate.BY_TABLE_TILE)
        if not swapped:
            yield case, staying
            return
        for there in _subsets(staying):
            claimed = [*self._own(case), *swapped, *(ghost.identity for ghost in there)]
            for part in case.stretches(self._kind, claimed, there, home=self.home, own=self._own(case)):
                yield part, [ghost for ghost in staying if ghost not in there]

    def _whole(self, case: Case, staying: list[Ghost]) -> Iterator[Case]:
        """The set may grow but nothing leaves it."""
        cells = self._stuck(case) + [ghost.identity for ghost in staying]
        whole = len(staying) == len(self.jokers)
        own = self._own(case)
        yield from case.stretches(self._kind, cells, staying, keep=whole, home=self.home, own=own)

    def _whole_group(self, case: Case) -> Iterator[Case]:
        """The same for a group, whose jokers need not be told apart."""
        staying = len(self._those(Fate.STAYS))
        own, keep = self._own(case), staying == len(self.jokers)
        group = case.with_joker_group(self._stuck(case), staying, keep=keep, home=self.home, own=own)
        return _present(group)

    def _stuck(self, case: Case) -> list[int]:
        """The numbered tiles that a set which stays whole must hold."""
        if self.demands.joker_sets is JokerSets.FREE:
            return self._own(case) + self._those(Fate.BY_TABLE_TILE)
        return self._numbered(case)

    def _frozen(self, case: Case) -> Case | None:
        """The set lies as before, but for the tiles that took a joker's place."""
        part = case.consume(self._numbered(case))
        if part is None:
            return None
        tiles = case.encoding.tiles
        meaning = iter(self.jokers)
        meld = []
        for tile in self.reading.meld:
            joker = next(meaning) if tile.is_joker else None
            swapped = joker is not None and joker.fate is not Fate.STAYS
            meld.append(tiles[joker.meaning] if joker is not None and swapped else tile)
        others = len(self._those(Fate.BY_RACK_TILE, Fate.BY_TABLE_TILE))
        return part.close(Meld(meld), self.home if others < 2 else ANYBODY)

    def _with_company(self, case: Case, staying: list[Ghost]) -> Iterator[Case]:
        """Each joker stays with two numbered tiles of its set, or its only one; jokers may share them."""
        for parties in _partitions(staying):
            parts = [case]
            for party in parties:
                parts = [
                    placed
                    for part in parts
                    for claimed in self._companies(part, party)
                    for placed in part.stretches(
                        self._kind, claimed, party, home=self.home, own=self._own(part)
                    )
                ]
            yield from parts

    def _companies(self, case: Case, party: list[Ghost]) -> list[list[int]]:
        """The smallest stretches with these jokers and enough tiles of their set."""
        numbered = self._numbered(case)
        jokers = [ghost.identity for ghost in party]
        ways = [[*some, *jokers] for some in combinations(numbered, min(2, len(numbered)))]
        if self._kind is Kind.GROUP:
            return ways
        spans = {(min(way), max(way)): way for way in ways}
        return [
            way
            for (first, last), way in sorted(spans.items())
            if not any((low, high) != (first, last) and first <= low and high <= last for low, high in spans)
        ]

    @property
    def _kind(self) -> Kind:
        assert self.reading.kind is not None
        return self.reading.kind

    # -- jokers that leave -----------------------------------------------------------------------------

    def _keep_apart(self, case: Case) -> Case:
        """A free move is no swap: the set's tiles do not end together with the tile the joker stood for."""
        movers = [joker for joker in self.jokers if joker.fate is Fate.MOVES_FREELY]
        case = case._replace(joker_need=case.joker_need + len(movers))
        blocks = {cell for index in range(len(case.blocks)) for cell in case.tiles_of_block(index)}
        means = {meaning for joker in movers for meaning in joker.means}
        exact = frozenset(meaning for meaning in means if case.supply(meaning) or meaning in blocks)
        if not exact:
            return case
        return case._replace(apart=(*case.apart, Apart(self.home, frozenset(self._own(case)), exact)))

    def _free_swapped(self, case: Case) -> Iterator[Case]:
        """Swapped jokers go back to the table, or to the rack where that is allowed."""
        swapped = len(self._those(Fate.BY_RACK_TILE, Fate.BY_TABLE_TILE))
        yield case._replace(joker_need=case.joker_need + swapped)
        if self.demands.joker_to_rack:
            # A joker laid while another is taken up is the same end as neither, so none is laid then.
            for kept in range(1, swapped + 1):
                yield case._replace(joker_need=case.joker_need + swapped - kept, joker_may=0)


def _present(case: Case | None) -> Iterator[Case]:
    if case is not None:
        yield case


def _with_ghosts(case: Case, ghosts: list[Ghost]) -> Case:
    for ghost in ghosts:
        case = case.with_ghost(ghost)
    return case


def _subsets(ghosts: list[Ghost]) -> Iterator[list[Ghost]]:
    for size in range(len(ghosts), -1, -1):
        for some in combinations(ghosts, size):
            yield list(some)


def _partitions(ghosts: list[Ghost]) -> Iterator[list[list[Ghost]]]:
    """Every way to split the jokers into parties that stay together."""
    if not ghosts:
        yield []
        return
    first, *others = ghosts
    for rest in _partitions(others):
        for index, party in enumerate(rest):
            yield [*rest[:index], [first, *party], *rest[index + 1 :]]
        yield [[first], *rest]

"""A case of the search: some questions of a position answered, the rest left open.

The core knows only tiles that must or may be laid, and stretches of tiles that must stay together. A
case says the same of a position with a rule set: jokers that are bound count as tiles of their
meaning (`ghosts`), sets that may only grow are blocks, sets that are settled are closed. What a case
leaves open it leaves free, so the best answer to a case is never worse than a legal turn within it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import JOKER, Tile, joker_as
from tilerummy.solver.encoding import Coded, Encoding, colour_mask
from tilerummy.solver.problem import JOKER as FREE_JOKER
from tilerummy.solver.problem import (
    NUMBERS,
    RUN,
    Answer,
    GroupBlock,
    KeepGroup,
    KeepRun,
    Limits,
    Problem,
    RunBlock,
)
from tilerummy.solver.problem import Meld as CoreMeld

NO_BLOCK = -1
ANYBODY, NOBODY = -1, -2
"""Of a set: tiles of any old set may continue there; it is new, and none does."""


class Ghost(NamedTuple):
    """A joker that counts as the tile it stands for; in a certain block, or anywhere."""

    identity: int
    home: int
    block: int = NO_BLOCK


class Block(NamedTuple):
    """Tiles that must end in one set: a stretch of a run, or a part of a group."""

    kind: Kind
    cells: tuple[int, ...]
    """Identities, in the order of a run."""
    bridges: frozenset[int] = frozenset()
    """Those of them that free jokers stand for."""
    keep: bool = False
    """It is an old set, which would best stay as it lies."""
    jokers: int = 0
    """Jokers in it, whatever they stand for: only in a part of a group."""
    home: int = ANYBODY
    own: frozenset[int] = frozenset()
    """Those of the cells that are tiles of the old set `home`, and of no other."""
    claimed: frozenset[int] = frozenset()
    """Those that are tiles of other old sets, which they continue there."""


class Swap(NamedTuple):
    """A joker of an old set whose place was taken by a tile."""

    home: int
    identity: int
    from_rack: bool


class Apart(NamedTuple):
    """Tiles of a set that a joker left freely: no end set holds them all with one of the exact tiles."""

    home: int
    own: frozenset[int]
    exact: frozenset[int]


class Claim(NamedTuple):
    """A tile in a closed set that is the copy of a certain old set."""

    closed: int
    home: int
    identity: int


class Case(NamedTuple):
    """Tiles that must and may be laid, with all that is settled so far."""

    encoding: Encoding
    need: bytes
    may: bytes
    joker_need: int
    joker_may: int
    rack_need: bytes
    """How many of the needed tiles come from the rack."""
    gain: int = 0
    """What the rack tiles that are needed or settled are worth."""
    blocks: tuple[Block, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    closed: tuple[Meld, ...] = ()
    swaps: tuple[Swap, ...] = ()
    apart: tuple[Apart, ...] = ()
    """What is not seen to yet."""
    decided: frozenset[int] = frozenset()
    """Old joker sets whose treatment is chosen."""
    settled: frozenset[int] = frozenset()
    """Old sets that are sure to be continued."""
    in_new_sets: int = 0
    """How many swapped jokers lie in a settled new set."""
    discard_placed: bool = False
    owners: tuple[int, ...] = ()
    """For each closed set the old one that continues there, or `ANYBODY`, or `NOBODY`."""
    claims: tuple[Claim, ...] = ()
    most: tuple[int, int] | None = None
    """What its turns weigh at most, and how many sets they leave as they lie beside the closed ones."""
    others_less: bool = False
    """So it is with the parts that come after it, too."""

    # -- taking tiles out of the supply ----------------------------------------------------------

    def lay_from_rack(self, identity: int) -> Case | None:
        """The same with one more tile of the rack that must be laid."""
        if not self.may[identity]:
            return None
        return self._replace(
            may=_less(self.may, identity),
            need=_more(self.need, identity),
            rack_need=_more(self.rack_need, identity),
            gain=self.gain + self.encoding.weight[identity],
        )

    def consume(self, cells: Iterable[int]) -> Case | None:
        """The same without these tiles: needed ones first, then from the rack; FREE_JOKER for a joker."""
        need, may, gain = bytearray(self.need), bytearray(self.may), self.gain
        joker_need, joker_may = self.joker_need, self.joker_may
        for cell in cells:
            if cell == FREE_JOKER:
                if joker_need:
                    joker_need -= 1
                elif joker_may:
                    joker_may -= 1
                    gain += self.encoding.joker_weight
                else:
                    return None
            elif need[cell]:
                need[cell] -= 1
            elif may[cell]:
                may[cell] -= 1
                gain += self.encoding.weight[cell]
            else:
                return None
        return self._replace(
            need=bytes(need), may=bytes(may), gain=gain, joker_need=joker_need, joker_may=joker_may
        )

    def with_block(
        self,
        kind: Kind,
        cells: Sequence[int],
        ghosts: Sequence[Ghost] = (),
        bridges: Sequence[int] = (),
        *,
        keep: bool = False,
        home: int = ANYBODY,
        own: Sequence[int] = (),
    ) -> Case | None:
        """The same with a block: ghosts are given, jokers bridge, the other cells come from the supply."""
        rest = list(cells)
        for given in (*(ghost.identity for ghost in ghosts), *bridges):
            rest.remove(given)
        case = self.consume([*rest, *(FREE_JOKER for _ in bridges)])
        if case is None:
            return None
        index = len(self.blocks)
        placed = tuple(ghost._replace(block=index) for ghost in ghosts)
        block = Block(kind, tuple(cells), frozenset(bridges), keep, 0, home, _single(own, cells))
        return case._replace(blocks=(*self.blocks, block), ghosts=(*self.ghosts, *placed))

    def with_joker_group(
        self, cells: Sequence[int], jokers: int, *, keep: bool, home: int, own: Sequence[int]
    ) -> Case | None:
        """The same with a part of a group that holds so many bound jokers, whatever they stand for."""
        case = self.consume(cells)
        if case is None:
            return None
        block = Block(Kind.GROUP, tuple(cells), frozenset(), keep, jokers, home, _single(own, cells))
        return case._replace(blocks=(*self.blocks, block))

    def stretches(
        self,
        kind: Kind,
        claimed: Sequence[int],
        ghosts: Sequence[Ghost] = (),
        *,
        keep: bool = False,
        home: int,
        own: Sequence[int],
    ) -> Iterator[Case]:
        """Every way to hold these tiles together: in a run, what lies between them is a tile or a joker.

        Those of them that the old set `home` owns are its tiles and no other's.
        """
        own = [cell for cell in claimed if cell in own]
        cells, between = list(claimed), []
        if kind is Kind.RUN:
            cells = list(range(min(claimed), max(claimed) + 1))
            between = [cell for cell in cells if cell not in claimed]
        for number in range(min(len(between), self.jokers) + 1):
            for bridges in combinations(between, number):
                case = self.with_block(kind, cells, ghosts, bridges, keep=keep, home=home, own=own)
                if case is not None:
                    yield case

    def with_ghost(self, ghost: Ghost) -> Case:
        """The same with a joker that must be laid somewhere as the tile it stands for."""
        return self._replace(need=_more(self.need, ghost.identity), ghosts=(*self.ghosts, ghost))

    def close(self, meld: Meld, owner: int = ANYBODY) -> Case:
        """The same with a settled set; its tiles are already out of the supply."""
        return self._replace(closed=(*self.closed, meld), owners=(*self.owners, owner))

    def close_block(self, index: int, before: Sequence[int], after: Sequence[int] = ()) -> Case | None:
        """The same with a block settled as a set, with these cells before and after it."""
        block = self.blocks[index]
        part = self.consume([*before, *after])
        if part is None:
            return None
        jokers = [*block.bridges, *(ghost.identity for ghost in self.ghosts if ghost.block == index)]
        inside = []
        for cell in block.cells:
            inside.append(FREE_JOKER if cell in jokers else cell)
            if cell in jokers:
                jokers.remove(cell)
        cells = [*before, *inside, *([FREE_JOKER] * block.jokers), *after]
        tiles: list[Tile] = [JOKER if cell == FREE_JOKER else self.encoding.tiles[cell] for cell in cells]
        meld = Meld(tiles) if block.kind is Kind.RUN else self.encoding.spell_group(tiles)
        left = tuple(
            ghost._replace(block=ghost.block - (ghost.block > index))
            for ghost in self.ghosts
            if ghost.block != index
        )
        blocks = (*self.blocks[:index], *self.blocks[index + 1 :])
        owner = block.home if len(block.own) > 1 else ANYBODY
        return part.close(meld, owner)._replace(blocks=blocks, ghosts=left)

    def close_old(self, home: int, meld: Meld) -> Case | None:
        """The same with an old set lying as before, if its tiles are still in the supply."""
        bound = [ghost for ghost in self.ghosts if ghost.home == home]
        jokers = [ghost.identity for ghost in bound] if home in self.decided else [FREE_JOKER] * meld.jokers
        if len(jokers) < meld.jokers or any(ghost.block != NO_BLOCK for ghost in bound):
            return None
        part = self.consume([*(self.encoding.identity[tile] for tile in meld.numbered), *jokers])
        if part is None or part.gain > self.gain:
            return None
        ghosts = tuple(ghost for ghost in self.ghosts if ghost.home != home)
        return part.close(meld, home)._replace(ghosts=ghosts, decided=self.decided | {home})

    def is_in_closed(self, home: int, cells: Sequence[int]) -> bool:
        """Whether an old set with these tiles may be continued in a closed set."""
        return any(
            owner == home or (owner == ANYBODY and len(self._among(meld, cells)) > 1)
            for owner, meld in zip(self.owners, self.closed, strict=True)
        )

    def continued_in_closed(self, home: int, cells: Sequence[int]) -> Iterator[Case]:
        """The parts in which an old set with these tiles is continued in a closed set, then its own."""
        for index, meld in enumerate(self.closed):
            if self.owners[index] == ANYBODY and len(self._among(meld, cells)) > 1:
                if len(meld.numbered) > 3:  # there may be room for one more
                    yield self
                else:
                    yield self._replace(owners=(*self.owners[:index], home, *self.owners[index + 1 :]))

    def _among(self, meld: Meld, cells: Sequence[int]) -> list[Tile]:
        return [tile for tile in meld.numbered if self.encoding.identity[tile] in cells]

    def may_continue(self, home: int, cells: Sequence[int]) -> bool:
        """Whether an old set with these tiles may be continued in a closed set, or with a block's help."""
        return self.is_in_closed(home, cells) or any(
            cell in cells and (block.home == home or self.is_unclaimed(index, cell))
            for index, block in enumerate(self.blocks)
            for cell in block.cells
        )

    def is_unclaimed(self, index: int, cell: int) -> bool:
        """Whether a place of a block holds a tile that may be any old set's: no joker, no certain set's."""
        block = self.blocks[index]
        if block.cells.count(cell) > 1:
            return True
        bound = any(ghost.block == index and ghost.identity == cell for ghost in self.ghosts)
        return not bound and cell not in block.bridges | block.own | block.claimed

    def claim(self, index: int, pair: Iterable[int], bridges: Sequence[int] = ()) -> Case | None:
        """The same where two tiles in a block are an old set's; what is not there comes from the supply."""
        block = self.blocks[index]
        cells = {*block.cells, *pair}
        if block.kind is Kind.RUN:
            cells = set(range(min(cells), max(cells) + 1))
        more = cells.difference(block.cells)
        size = len(block.cells) + block.jokers + len(more)
        if block.kind is Kind.GROUP and size > self.encoding.setting.shape.group_max:
            return None
        case = self.consume([FREE_JOKER if cell in bridges else cell for cell in more])
        if case is None:
            return None
        grown = block._replace(
            cells=(*block.cells, *more) if block.kind is Kind.GROUP else tuple(sorted(cells)),
            bridges=block.bridges.union(bridges),
            keep=block.keep and not more,
            claimed=block.claimed.union(pair),
        )
        return case._replace(blocks=(*self.blocks[:index], grown, *self.blocks[index + 1 :]))

    def tiles_of_block(self, index: int) -> list[int]:
        """The cells of a block but for those that jokers stand for."""
        block = self.blocks[index]
        cells = list(block.cells)
        for cell in (*block.bridges, *(ghost.identity for ghost in self.ghosts if ghost.block == index)):
            cells.remove(cell)
        return cells

    def is_continued(self, home: int) -> bool:
        """Whether an old set is sure to be continued, in a closed set or with two tiles in one block."""
        return home in self.owners or any(block.home == home and len(block.own) > 1 for block in self.blocks)

    @property
    def nobodys(self) -> bytes:
        """How many of the needed tiles no old set owns: those from the rack, and bound jokers."""
        counts = bytearray(self.rack_need)
        for ghost in self.ghosts:
            counts[ghost.identity] += ghost.block == NO_BLOCK
        return bytes(counts)

    def supply(self, identity: int) -> int:
        """How many of a tile can still be laid."""
        return self.need[identity] + self.may[identity]

    @property
    def jokers(self) -> int:
        """How many free jokers can still be laid."""
        return self.joker_need + self.joker_may

    # -- to the core and back ----------------------------------------------------------------------

    def problem(
        self,
        old: Sequence[Meld],
        keeps: Sequence[int],
        floor: int | None,
        limits: Limits,
        *,
        hold: bool = False,
    ) -> Problem:
        """The core's question: sets in `keeps` are wanted as they lie, with `hold` none may fall apart."""
        encoding = self.encoding
        run_blocks, group_blocks = self._core_blocks(calm=bool(keeps))
        keep_runs, keep_groups = self._keeps(old, keeps)
        hold_runs, hold_groups = self._holds(old) if hold else ((), ())
        shape = encoding.setting.shape
        return Problem(
            encoding.colours,
            self.need,
            self.may,
            encoding.weight,
            shape.group_max,
            shape.distinct,
            self.joker_need,
            self.joker_may,
            encoding.joker_weight,
            run_blocks,
            group_blocks,
            keep_runs,
            keep_groups,
            None if floor is None else max(floor - self.gain, 0),
            True,
            limits.nodes,
            limits.deadline_ns,
            False,
            hold_runs,
            hold_groups,
        )

    def table(self, answer: Answer, old: Sequence[Meld]) -> tuple[Meld, ...]:
        """The end table of an answer."""
        assert answer.melds is not None
        if self.blocks or self.ghosts:
            return (*self.closed, *_Rebuild(self, old).melds(answer.melds))
        return (*self.closed, *map(self.encoding.spelled, answer.melds))

    def _core_blocks(self, *, calm: bool) -> tuple[tuple[RunBlock, ...], tuple[GroupBlock, ...]]:
        runs, groups = [], []
        for block in self.blocks:
            first, last = (self.encoding.number(cell) for cell in (block.cells[0], block.cells[-1]))
            keep = calm and block.keep
            if block.kind is Kind.RUN:
                runs.append(RunBlock(block.cells[0] // NUMBERS, first, last, keep))
            else:
                groups.append(GroupBlock(first, colour_mask(block.cells), block.jokers, keep))
        return tuple(runs), tuple(groups)

    def _keeps(
        self, old: Sequence[Meld], keeps: Sequence[int]
    ) -> tuple[tuple[KeepRun, ...], tuple[KeepGroup, ...]]:
        """Old sets the core may leave as they lie: those whose tiles are all still in the supply."""
        runs: list[KeepRun] = []
        groups: list[KeepGroup] = []
        haunted = {ghost.home for ghost in self.ghosts}
        for index in keeps:
            coded = self.encoding.coded(old[index])
            if index in haunted:
                if self._lost_a_joker(index, old[index]):
                    continue
                coded = self._with_ghosts(index, old[index])
            numbered = coded.numbered
            there = all(self.need[cell] >= numbered.count(cell) for cell in numbered)
            if not there or coded.jokers > self.joker_need:
                continue
            runs.append(coded.keep) if isinstance(coded.keep, KeepRun) else groups.append(coded.keep)
        return tuple(runs), tuple(groups)

    def _holds(self, old: Sequence[Meld]) -> tuple[tuple[KeepRun, ...], tuple[KeepGroup, ...]]:
        """Old sets of which two tiles must still end together: no block or closed set may have seen to it."""
        runs, groups = [], []
        for index, one in enumerate(map(self.encoding.coded, old)):
            cells = one.numbered
            if len(cells) < 2 or index in self.settled or self.may_continue(index, cells):
                continue
            if isinstance(one.keep, KeepRun):
                runs.append(_from_tile_to_tile(one.keep))
            else:
                groups.append(one.keep)
        return tuple(runs), tuple(groups)

    def _lost_a_joker(self, index: int, meld: Meld) -> bool:
        """Whether some joker of an old set was swapped, so that the set cannot lie as before."""
        return sum(g.home == index and g.block == NO_BLOCK for g in self.ghosts) < meld.jokers

    def _with_ghosts(self, index: int, meld: Meld) -> Coded:
        """An old set in the core's terms: a bound joker is the tile it stands for."""
        ghosts = iter([g.identity for g in self.ghosts if g.home == index and g.block == NO_BLOCK])
        cells = [next(ghosts, FREE_JOKER) if tile.is_joker else self.encoding.identity[tile] for tile in meld]
        numbered = tuple(cell for cell in cells if cell != FREE_JOKER)
        kind = self.encoding.setting.read(meld).kind or Kind.RUN
        return Coded(numbered, len(cells) - len(numbered), self.encoding.keep(kind, cells))


def _from_tile_to_tile(run: KeepRun) -> KeepRun:
    """An old run without the jokers at its ends."""
    colour, first, last, jokers = run
    while jokers & 1:
        first, jokers = first + 1, jokers >> 1
    while jokers >> last - first & 1:
        jokers -= 1 << last - first
        last -= 1
    return KeepRun(colour, first, last, jokers)


def _single(own: Sequence[int], cells: Sequence[int]) -> frozenset[int]:
    """Of these tiles those that lie only once in a block, so that it is clear which is meant."""
    return frozenset(cell for cell in own if cells.count(cell) == 1)


def _more(counts: bytes, index: int) -> bytes:
    changed = bytearray(counts)
    changed[index] += 1
    return bytes(changed)


def _less(counts: bytes, index: int) -> bytes:
    changed = bytearray(counts)
    changed[index] -= 1
    return bytes(changed)


def _form(row: Sequence[Tile]) -> Meld:
    return lying_as(Meld(tile.plain for tile in row))


@dataclass(slots=True)
class _Rebuild:
    """Turns the core's melds back into tiles, jokers in their places."""

    case: Case
    old: Sequence[Meld]
    loose: dict[int, int] = field(default_factory=dict)

    def melds(self, core_melds: Sequence[CoreMeld]) -> list[Meld]:
        self.loose = {}
        for ghost in self.case.ghosts:
            if ghost.block == NO_BLOCK:
                self.loose[ghost.identity] = self.loose.get(ghost.identity, 0) + 1
        rows = [self._row(meld) for meld in core_melds]
        if self.loose:
            self._place_ghosts(core_melds, rows)
        return [self._spell(meld, row) for meld, row in zip(core_melds, rows, strict=True)]

    def _row(self, meld: CoreMeld) -> list[Tile]:
        kind, colour, number, cells = meld
        tiles = self.case.encoding.tiles
        row: list[Tile] = []
        taken: dict[int, int] = {}
        for place, cell in enumerate(cells):
            if cell >= 0:
                row.append(tiles[cell])
            elif cell == FREE_JOKER:
                row.append(joker_as(tiles[colour * NUMBERS + number + place - 1]) if kind == RUN else JOKER)
            else:
                index = self._block_index(-2 - cell)
                at = taken[index] = taken.get(index, -1) + 1
                row.append(self._block_tile(index, at))
        return row

    def _block_index(self, core_index: int) -> int:
        """Our index of a block: the core counts the runs first, then the groups."""
        runs = [i for i, block in enumerate(self.case.blocks) if block.kind is Kind.RUN]
        groups = [i for i, block in enumerate(self.case.blocks) if block.kind is Kind.GROUP]
        return (runs + groups)[core_index]

    def _block_tile(self, index: int, at: int) -> Tile:
        cells = self.case.blocks[index].cells
        if at >= len(cells):
            return JOKER
        identity = cells[at]
        tile = self.case.encoding.tiles[identity]
        if identity in self.case.blocks[index].bridges:
            return joker_as(tile)
        # Where colours may repeat, the tile itself can lie in the block beside the joker that stands for it.
        jokers = sum(ghost.block == index and ghost.identity == identity for ghost in self.case.ghosts)
        return joker_as(tile) if cells[:at].count(identity) < jokers else tile

    def _place_ghosts(self, core_melds: Sequence[CoreMeld], rows: list[list[Tile]]) -> None:
        """Put bound jokers where their tile lies: first in sets that then lie as before."""
        before = Counter(map(lying_as, self.old))
        for identity, count in self.loose.items():
            tile = self.case.encoding.tiles[identity]
            places = [
                (row, at)
                for row, meld in zip(rows, core_melds, strict=True)
                for at, cell in enumerate(meld[3])
                if cell == identity
            ]
            for _ in range(min(count, len(places))):
                plain = Counter(_form(row) for row in rows)
                needed = Counter({form: before[form] - plain[form] + 1 for form in before})
                order = [self._ghost_order(place, tile, needed, before) for place in places]
                row, at = places.pop(order.index(min(order)))
                row[at] = joker_as(tile)

    def _ghost_order(
        self, place: tuple[list[Tile], int], tile: Tile, needed: Counter[Meld], before: Counter[Meld]
    ) -> tuple[bool, bool, bool]:
        """Best where the set lies as before with the joker, worst where it is needed to do so without."""
        row, at = place
        trial = Meld(t.plain for t in (*row[:at], joker_as(tile), *row[at + 1 :]))
        identity = self.case.encoding.identity
        all_bound = Meld(JOKER if identity.get(t) in self.loose else t.plain for t in row)
        as_before = lying_as(trial) in before or lying_as(all_bound) in before
        return not trial.numbered, not as_before, needed[_form(row)] > 0

    def _spell(self, meld: CoreMeld, row: list[Tile]) -> Meld:
        if meld[0] == RUN:
            return Meld(tile.plain for tile in row)
        return self.case.encoding.spell_group(row)

"""A case: all turns of a position in which some things are so.

A case names conditions that its turns meet: what became of the jokers of some old sets, cells that lie
together in one end set (blocks), whole end sets (closed). Different blocks and closed sets are different end
sets. Every step below only adds conditions, so what the core makes of a case is never worth less than a turn
in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.tile import JOKER
from tilerummy.solver.ask import Ask
from tilerummy.solver.block import Block, joined, met_in
from tilerummy.solver.cell import ANY
from tilerummy.solver.demand import Choice, Demand, demands_of
from tilerummy.solver.encoding import colour_mask
from tilerummy.solver.fate import Became, Fate
from tilerummy.solver.problem import NUMBERS, GroupBlock, KeepGroup, KeepRun, Limits, Problem, RunBlock
from tilerummy.solver.supply import Ghost, Supply


@dataclass(frozen=True)
class Closed:
    """An end set that is settled: who lies where, and how it is written."""

    block: Block
    meld: Meld


@dataclass(frozen=True, kw_only=True)
class Case:
    """Some turns of a position, told by conditions."""

    ask: Ask
    supply: Supply
    """What lies in no block and no closed set."""
    fates: tuple[Fate, ...] = ()
    decided: frozenset[int] = frozenset()
    """Old sets whose jokers' fates are chosen."""
    pending: tuple[Choice, ...] = ()
    """What the fates ask for and no block or closed set says yet."""
    blocks: tuple[Block, ...] = ()
    closed: tuple[Closed, ...] = ()
    taken_up: int = 0
    """So many more jokers went to the rack than came from it."""
    continued: frozenset[int] = frozenset()
    """Old sets that a demand keeps from being broken up."""
    apart: frozenset[int] = frozenset()
    """Old sets that a joker left freely, and that was no swap."""
    in_new_sets: int = 0
    """Free jokers in closed sets that are new."""
    last_new: tuple[str, list[tuple[int, int]]] = ("", [])
    """The last of these sets: they are closed in order."""
    changed: frozenset[int] = frozenset()
    """Old sets that do not lie as before."""

    # -- conditions ------------------------------------------------------------------------------

    @property
    def open_homes(self) -> list[int]:
        """Old joker sets whose fates are not chosen yet."""
        return [home for home in self.ask.joker_homes if home not in self.decided]

    @cached_property
    def swapped(self) -> int:
        """How many jokers were swapped."""
        return sum(fate.swapped for fate in self.fates)

    @cached_property
    def enough(self) -> tuple[int, ...]:
        """With how many of its tiles, those that took a joker's place included, each old set goes on."""
        swapped = Counter([fate.joker.home for fate in self.fates if fate.swapped])
        return tuple([min(2, len(own) + swapped[home]) for home, own in enumerate(self.ask.numbered)])

    def decide(self, home: int, fates: Sequence[Fate]) -> Case | None:
        """The turns in which these fates befell the jokers of an old set; None if there can be none."""
        ask, all_fates = self.ask, (*self.fates, *fates)
        supply: Supply | None = self.supply
        for fate in fates:
            assert supply is not None
            match fate.became:
                case Became.BOUND if fate.meaning != ANY:
                    if not supply.joker_must:
                        return None
                    ghost = Ghost(fate.joker.index, fate.meaning)
                    supply = supply._replace(joker_must=supply.joker_must - 1).with_ghosts((ghost,))
                case Became.BY_RACK:
                    rivals = _count(all_fates, fate)
                    if supply.fresh[fate.meaning] < rivals:
                        supply = supply.lay(fate.meaning, ask.encoding)
                        if supply is None:
                            return None
                case Became.BY_TABLE:
                    if _count(all_fates, fate) > sum(own.count(fate.meaning) for own in ask.numbered):
                        return None
                case Became.BOUND | Became.LEFT:
                    pass
        stayed = sum(not fate.swapped for fate in all_fates)
        if stayed > len(ask.jokers) - self.taken_up:
            return None  # only a swapped joker may go to the rack
        assert supply is not None
        return replace(
            self,
            supply=supply,
            fates=all_fates,
            decided=self.decided | {home},
            pending=(*self.pending, *demands_of(ask, home, fates)),
        )

    def meet(self, choice: Choice) -> Iterator[Case]:
        """The turns that meet a demand of the choice: all of them, by the end set in which they do.

        That set is one of the closed ones, or one that a block speaks of, or another. In the last case none
        of its cells are in a block or a closed set, so they come from what is left.
        """
        pending = tuple([other for other in self.pending if other is not choice])
        base = replace(self, pending=pending)
        for demand in choice:
            for index, closed in enumerate(self.closed):
                for block in met_in(closed.block, demand, self.ask):
                    sets = (*self.closed[:index], Closed(block, closed.meld), *self.closed[index + 1 :])
                    yield from _possible(replace(base, closed=sets))
            for index in (*range(len(self.blocks)), None):
                old = None if index is None else self.blocks[index]
                for block, left in joined(old, demand, self.supply, self.ask):
                    yield from _possible(base._with_block(block, left, demand, index))

    def _with_block(self, block: Block, left: Supply, demand: Demand, index: int | None) -> Case:
        others = self.blocks if index is None else (*self.blocks[:index], *self.blocks[index + 1 :])
        if demand.closed:
            case = replace(self, supply=left, blocks=others)
            return case.close(block, left, self._frozen_meld(demand))
        return replace(self, supply=left, blocks=(*others, block))

    @property
    def has_copies(self) -> bool:
        """Whether no more tiles are said to be somebody's than he had."""
        said = Counter(
            [
                (cell.identity, cell.owner)
                for block in (*self.blocks, *[closed.block for closed in self.closed])
                for cell in block.cells
                if cell.owner >= 0
            ]
        )
        own = self.ask.numbered
        return all(number <= own[home].count(tile) for (tile, home), number in said.items())

    def _frozen_meld(self, demand: Demand) -> Meld:
        """An old set as it lay, but for the tiles that took a joker's place."""
        fates = {fate.joker.index: fate for fate in self.fates}
        jokers = iter([joker for joker in self.ask.jokers if joker.home == demand.home])
        tiles = []
        for tile in self.ask.old[demand.home]:
            fate = fates[next(jokers).index] if tile.colour is None else None
            swapped = fate is not None and fate.swapped
            tiles.append(self.ask.encoding.tiles[fate.meaning] if fate is not None and swapped else tile)
        return Meld(tiles)

    def close(self, block: Block, left: Supply, meld: Meld) -> Case:
        """The turns in which this is an end set, made of a block that is gone now or of the supply."""
        return replace(self, supply=left, closed=(*self.closed, Closed(block, meld)))

    def without_block(self, index: int) -> Case:
        """The same but for a block, which is being closed."""
        return replace(self, blocks=(*self.blocks[:index], *self.blocks[index + 1 :]))

    # -- to the core -----------------------------------------------------------------------------

    def problem(
        self,
        *,
        keep_runs: tuple[KeepRun, ...] = (),
        keep_groups: tuple[KeepGroup, ...] = (),
        kept_blocks: frozenset[int] = frozenset(),
        floor: int,
        limits: Limits,
    ) -> Problem:
        """The core's question."""
        encoding, supply = self.ask.encoding, self.supply
        shape = encoding.setting.shape
        runs, groups = self._core_blocks(kept_blocks)
        hold_runs, hold_groups = self._held() if self.ask.demands.keep_sets else ((), ())
        return Problem(
            colours=encoding.colours,
            need=supply.needed,
            may=supply.may,
            weight=encoding.weight,
            group_max=shape.group_max,
            distinct=shape.distinct,
            joker_need=supply.joker_must,
            joker_may=supply.joker_may,
            joker_weight=encoding.joker_weight,
            run_blocks=runs,
            group_blocks=groups,
            keep_runs=keep_runs,
            keep_groups=keep_groups,
            floor=max(floor - supply.gain, 0),
            floor_counts=True,
            node_limit=limits.nodes,
            deadline_ns=limits.deadline_ns,
            hold_runs=hold_runs,
            hold_groups=hold_groups,
        )

    def core_order(self) -> list[int]:
        """The blocks as the core counts them: runs, then groups."""
        runs = [i for i, block in enumerate(self.blocks) if block.kind is Kind.RUN]
        return runs + [i for i, block in enumerate(self.blocks) if block.kind is Kind.GROUP]

    def _core_blocks(self, kept: frozenset[int]) -> tuple[tuple[RunBlock, ...], tuple[GroupBlock, ...]]:
        runs, groups = [], []
        for index, block in enumerate(self.blocks):
            first, last = block.cells[0].identity, block.cells[-1].identity
            if block.kind is Kind.RUN:
                number = first % NUMBERS + 1
                end = number + last - first
                runs.append(RunBlock(first // NUMBERS, number, end, index in kept))
            else:
                known = [cell.identity for cell in block.cells if cell.identity != ANY]
                mask, jokers = colour_mask(known), len(block.cells) - len(known)
                groups.append(GroupBlock(known[0] % NUMBERS + 1, mask, jokers, index in kept))
        return tuple(runs), tuple(groups)

    def _held(self) -> tuple[tuple[KeepRun, ...], tuple[KeepGroup, ...]]:
        """Old sets of which two tiles must still end together, in a set that the core makes."""
        runs, groups = [], []
        for home, own in enumerate(self.ask.numbered):
            if len(own) < 2 or self._may_go_on(home):
                continue
            keep = self.ask.encoding.coded(self.ask.old[home]).keep
            if isinstance(keep, KeepRun):
                runs.append(_from_tile_to_tile(keep))
            else:
                groups.append(keep)
        return tuple(runs), tuple(groups)

    def _may_go_on(self, home: int) -> bool:
        """Whether an old set may go on in a closed set, or with the help of a block."""
        own, kind = self.ask.numbered[home], self.ask.kinds[home]
        if home in self.continued:
            return True
        for block in self.blocks:
            if block.kind is kind and _claimed(block, home, own):
                return True
        return any(
            closed.block.kind is kind and _claimed(closed.block, home, own) > 1 for closed in self.closed
        )


def _claimed(block: Block, home: int, own: Sequence[int]) -> int:
    """How many tiles of a set may be copies of an old set, by what is said of them."""
    return sum(
        [cell.identity in own and cell.claimed(home) is not None for cell in block.cells if cell.is_tile]
    )


def _possible(case: Case) -> Iterator[Case]:
    if case.has_copies:
        yield case


def _count(fates: Sequence[Fate], like: Fate) -> int:
    return sum(fate.became is like.became and fate.meaning == like.meaning for fate in fates)


def _from_tile_to_tile(run: KeepRun) -> KeepRun:
    """An old run without the jokers at its ends."""
    colour, first, last, jokers = run
    while jokers & 1:
        first, jokers = first + 1, jokers >> 1
    while jokers >> last - first & 1:
        jokers -= 1 << last - first
        last -= 1
    return KeepRun(colour, first, last, jokers)


def root_cases(ask: Ask) -> Iterator[Case]:
    """The whole position, every joker free, by how many jokers go to the rack.

    A joker laid while another is taken up is the same end as neither. So is one of the opening that is taken
    up again: it does not count as laid.
    """
    supply = _all_there_is(ask)
    yield Case(ask=ask, supply=supply)
    if not ask.demands.joker_to_rack:
        return
    laid = sum([meld.jokers for meld in ask.old[len(ask.kept_sets) :]])
    owes = ask.owed_jokers or JOKER in ask.must
    most = laid - ask.owed_jokers if owes else len(ask.jokers)
    for number in range(1, most + 1):
        lost = min(number, laid) * ask.encoding.joker_weight
        fewer = supply._replace(joker_must=supply.joker_must - number, joker_may=0, gain=supply.gain - lost)
        yield Case(ask=ask, supply=fewer, taken_up=number)


def _all_there_is(ask: Ask) -> Supply:
    encoding = ask.encoding
    size = len(encoding.tiles)
    must, may, fresh = bytearray(size), bytearray(size), bytearray(size)
    jokers = joker_may = gain = 0
    for meld in ask.old:
        coded = encoding.coded(meld)
        jokers += coded.jokers
        for identity in coded.numbered:
            must[identity] += 1
    for tile in ask.must:
        if tile is JOKER:
            jokers += 1
            gain += encoding.joker_weight
        else:
            identity = encoding.identity_of(tile)
            must[identity] += 1
            fresh[identity] += 1
            gain += encoding.weight[identity]
    for tile in ask.may:
        if tile is JOKER:
            joker_may += 1
        else:
            may[encoding.identity_of(tile)] += 1
    return Supply(bytes(must), bytes(may), bytes(fresh), jokers, joker_may, (), gain)

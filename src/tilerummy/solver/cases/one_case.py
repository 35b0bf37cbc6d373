"""A case: all turns of a position in which some things are so.

A case names conditions that its turns meet: what became of the jokers of some old sets, cells that lie
together in one end set (blocks), whole end sets (closed). Different blocks and closed sets are different end
sets. Every step below only adds conditions, so what the core makes of a case is never worth less than a turn
in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import NamedTuple, TypedDict, Unpack, assert_never

from tilerummy.rules.judging.fate import Became
from tilerummy.rules.meld import Kind, Meld
from tilerummy.solver.cases.cells import ANY, FREE, RACK, SOMEBODY, Block, BoundJoker, Cell, Supply
from tilerummy.solver.cases.outcomes import Choice, Demand, JokerOutcome, demands_of, joined, met_in
from tilerummy.solver.cases.search_position import SearchPosition
from tilerummy.solver.problem import MAX_KEEP, NUMBERS, KeepGroup, KeepRun


@dataclass(frozen=True)
class Closed:
    """An end set that is settled: who lies where, and how it is written."""

    block: Block
    meld: Meld
    new: bool = False
    """It continues no old set."""

    @property
    def is_open(self) -> bool:
        """Whether it is new, and it is not said whose its tiles were."""
        return self.new and any(cell.is_tile and cell.owner == SOMEBODY for cell in self.block.cells)


class JokerPlace(NamedTuple):
    """Where a free joker lies in a set: in a run as this tile; in a group of this tile's number."""

    kind: Kind
    identity: int

    @property
    def cell(self) -> Cell:
        """The free joker that lies in this place."""
        return Cell(self.identity if self.kind is Kind.RUN else ANY, FREE)


class Parting(NamedTuple):
    """An old set that a joker left freely, whose lowest tile lies in the last block."""

    home: int
    before: Supply
    """What was there before that block was taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StayingSets:
    """Which old sets may lie as before at the end of a turn of a case."""

    sure: int
    """Those that closed sets are."""
    keep_runs: tuple[KeepRun, ...]
    keep_groups: tuple[KeepGroup, ...]
    blocks: frozenset[int]
    """Blocks that are a whole old set."""
    unseen: tuple[int, ...]
    """Those that the core cannot see."""
    possible: tuple[int, ...]
    """All that may stay besides the sure ones."""

    @property
    def most(self) -> int:
        """No turn leaves more sets as they lie."""
        return self.sure + len(self.possible)

    def bound(self, seen: int) -> int:
        """No turn leaves more, once the core has counted what it sees."""
        return self.sure + min(len(self.possible), seen + len(self.unseen))


NONE_STAY = StayingSets(sure=0, keep_runs=(), keep_groups=(), blocks=frozenset(), unseen=(), possible=())


class Changes(TypedDict, total=False):
    """Fields of a case that differ from those of another; `Case` says what they are."""

    supply: Supply
    outcomes: tuple[JokerOutcome, ...]
    decided: frozenset[int]
    pending: tuple[Choice, ...]
    blocks: tuple[Block, ...]
    closed: tuple[Closed, ...]
    continued: frozenset[int]
    apart: frozenset[int]
    parting: Parting | None
    in_new_sets: int
    last_new: tuple[str, list[tuple[int, int]]]
    new_at: JokerPlace | None
    staying: StayingSets
    changed: frozenset[int]
    most_kept: int


@dataclass(frozen=True, kw_only=True)
class Case:
    """Some turns of a position, told by conditions."""

    position: SearchPosition
    supply: Supply
    """What lies in no block and no closed set."""
    outcomes: tuple[JokerOutcome, ...] = ()
    decided: frozenset[int] = frozenset()
    """Old sets whose jokers' outcomes are chosen."""
    pending: tuple[Choice, ...] = ()
    """What the outcomes ask for and no block or closed set says yet."""
    blocks: tuple[Block, ...] = ()
    closed: tuple[Closed, ...] = ()
    taken_up: int = 0
    """So many more jokers went to the rack than came from it."""
    continued: frozenset[int] = frozenset()
    """Old sets that a demand keeps from being broken up."""
    apart: frozenset[int] = frozenset()
    """Old sets that a joker left freely, and that was no swap."""
    parting: Parting | None = None
    """One of them of which it is known where its lowest tile lies, but not with whom."""
    in_new_sets: int = 0
    """Free jokers in closed sets that are new."""
    last_new: tuple[str, list[tuple[int, int]]] = ("", [])
    """The last of these sets: they are closed in order."""
    new_at: JokerPlace | None = None
    """The first free joker of a new set that is none of those above; the supply is without it."""
    staying: StayingSets = NONE_STAY
    """What could be kept before the place of that joker was chosen."""
    changed: frozenset[int] = frozenset()
    """Old sets that do not lie as before."""
    most_kept: int = MAX_KEEP
    """No turn of the case leaves more old sets as they lie; what its conditions say without being asked."""

    def but(self, **changes: Unpack[Changes]) -> Case:
        """The same but for some fields: `replace`, in a third of the time."""
        same = object.__new__(Case)
        its, own = same.__dict__, self.__dict__
        for name in _FIELDS:
            its[name] = own[name]
        its.update(changes)
        if "outcomes" not in changes and "enough" in own:
            its["enough"] = own["enough"]  # it depends on them alone
        if "held" in own and _HOLDING.isdisjoint(changes) and not (self.blocks and "supply" in changes):
            its["held"] = own["held"]
        return same

    # -- conditions ------------------------------------------------------------------------------

    @property
    def open_homes(self) -> list[int]:
        """Old joker sets whose outcomes are not chosen yet."""
        return [home for home in self.position.joker_homes if home not in self.decided]

    @property
    def may_break_up(self) -> list[int]:
        """Old joker sets that a table may break up against the rules: they would best stay as they lie."""
        asking = {choice[0].home for choice in self.pending}
        return [home for home in self.position.joker_homes if home not in self.decided or home in asking]

    @cached_property
    def swapped(self) -> int:
        """How many jokers were swapped."""
        return sum(outcome.swapped for outcome in self.outcomes)

    @cached_property
    def enough(self) -> tuple[int, ...]:
        """With how many of its tiles, those that took a joker's place included, each old set goes on."""
        swapped = Counter([outcome.joker.home for outcome in self.outcomes if outcome.swapped])
        # 6.6: two numbered tiles continue a set, of a set with a single one that one; 7.10: a swap adds its
        # tile.
        return tuple([min(2, len(own) + swapped[home]) for home, own in enumerate(self.position.numbered)])

    @cached_property
    def held(self) -> tuple[tuple[KeepRun, ...], tuple[KeepGroup, ...]]:
        """Old sets of which two tiles must still end together, in a set that the core makes."""
        runs, groups = [], []
        for home, own in enumerate(self.position.numbered):
            # What goes on in a closed set or a block the core cannot see: to ask for it again would be too
            # much.
            if len(own) < 2 or self._may_go_on(home):
                continue
            keep = self.position.coded[home].keep
            if isinstance(keep, KeepRun):
                runs.append(_from_tile_to_tile(keep))
            else:
                groups.append(keep)
        return tuple(runs), tuple(groups)

    def _may_go_on(self, home: int) -> bool:
        """Whether an old set may go on in a closed set, or in that of a block."""
        own, kind = self.position.numbered[home], self.position.kinds[home]
        if home in self.continued:
            return True
        for block in self.blocks:
            claimed = _claimed(block, home, own) if block.kind is kind else 0
            if claimed > 1 or (claimed and self._may_take_in(block, own)):
                return True
        return any(
            not closed.new and closed.block.kind is kind and _claimed(closed.block, home, own) > 1
            for closed in self.closed
        )

    def _may_take_in(self, block: Block, tiles: Sequence[int]) -> bool:
        """Whether the set of a block may come to hold one more of these tiles of an old set.

        To say yes too often is no harm.
        """
        if block.kind is Kind.GROUP:
            shape = self.position.encoding.setting.shape
            near = [tile for tile in tiles if not (shape.distinct and tile in block.tiles)]
            return len(block.cells) < shape.group_max and any(map(self.supply.total, near))
        first, last = block.cells[0].identity, block.cells[-1].identity
        after, before = range(last + 1, max(tiles) + 1), range(first - 1, min(tiles) - 1, -1)
        return self._reaches(after, tiles) or self._reaches(before, tiles)

    def _reaches(self, places: Sequence[int], tiles: Sequence[int]) -> bool:
        """Whether a run may go on through these places, one after the other, to one of the tiles."""
        supply = self.supply
        for place in places:
            if supply.total(place) and place in tiles:
                return True
            bound = any(joker.identity == place for joker in supply.bound_jokers)
            if not (supply.total(place) or supply.jokers or bound):
                return False
        return False

    @cached_property
    def gone(self) -> frozenset[int]:
        """Old sets of which a joker was swapped and that surely do not lie as before.

        Such a set would hold a joker again. If every free joker was swapped it must lie in a new set; but a
        set with two tiles of an old one is none, and there are no other tiles like them.
        """
        position = self.position
        if not (position.demands.new_set and self.swapped) or self.open_homes or self.supply.bound_jokers:
            return frozenset()
        if position.holds_joker or any(outcome.became is Became.LEFT for outcome in self.outcomes):
            return frozenset()
        homes = {outcome.joker.home for outcome in self.outcomes if outcome.swapped}
        return frozenset(
            [
                home
                for home in homes
                if len(position.numbered[home]) > 1
                and all(position.copies[tile] == 1 for tile in position.numbered[home])
            ]
        )

    def givers(self, identity: int) -> list[tuple[int, int]]:
        """Whose a tile can have been, each with the old set that it then counts for, or RACK for none.

        If as many jokers were swapped by such tiles of the rack as there are, each of these counts for a set.
        """
        position = self.position
        found = [(owner, owner) for owner in position.owners[identity]]
        if not found or found[-1][0] != RACK:
            return found
        swapped = [
            outcome.joker.home
            for outcome in self.outcomes
            if outcome.became is Became.BY_RACK and outcome.meaning == identity
        ]
        if swapped:
            copies = position.copies[identity] - sum([own.count(identity) for own in position.numbered])
            if len(swapped) >= copies:
                found[-1:] = [(RACK, home) for home in dict.fromkeys(swapped)]
        return found

    def decide(self, home: int, outcomes: Sequence[JokerOutcome]) -> Case | None:
        """The turns in which these outcomes befell the jokers of an old set; None if there can be none."""
        position, all_outcomes = self.position, (*self.outcomes, *outcomes)
        supply: Supply | None = self.supply
        for outcome in outcomes:
            assert supply is not None
            match outcome.became:
                case Became.BOUND if outcome.meaning != ANY:
                    if not supply.joker_must:
                        return None
                    bound_joker = BoundJoker(outcome.joker.index, outcome.meaning)
                    supply = supply._replace(joker_must=supply.joker_must - 1).with_bound_jokers(
                        (bound_joker,)
                    )
                case Became.BY_RACK:
                    # One tile swaps one joker: of tiles alike as many are laid as took a place.
                    rivals = _count(all_outcomes, outcome)
                    if supply.fresh[outcome.meaning] < rivals:
                        supply = supply.lay(outcome.meaning, position.encoding)
                        if supply is None:
                            return None
                case Became.BY_TABLE:
                    # So do tiles of the table, and there are no more than lie there.
                    if _count(all_outcomes, outcome) > sum(
                        own.count(outcome.meaning) for own in position.numbered
                    ):
                        return None
                # Neither is a certain tile to the core: it has a joker to lay, wherever that is.
                case Became.BOUND | Became.LEFT:
                    pass
                case _ as never:
                    assert_never(never)
        stayed = sum(not outcome.swapped for outcome in all_outcomes)
        if stayed > len(position.jokers) - self.taken_up:
            return None  # only a swapped joker may go to the rack
        assert supply is not None
        return self.but(
            supply=supply,
            outcomes=all_outcomes,
            decided=self.decided | {home},
            pending=(*self.pending, *demands_of(position, home, outcomes)),
        )

    def meet(self, choice: Choice) -> Iterator[Case]:
        """The turns that meet a demand of the choice: all of them, by the end set in which they do.

        That set is one of the closed ones, or one that a block speaks of, or another. In the last case none
        of its cells are in a block or a closed set, so they come from what is left.
        """
        # Every end set is one of three kinds, so the demand is met in one of these parts (lemma 3).
        pending = tuple([other for other in self.pending if other is not choice])
        base = self.but(pending=pending)
        for demand in choice:
            for index, closed in enumerate(self.closed):
                for block in met_in(closed.block, demand, self.position):
                    sets = (*self.closed[:index], replace(closed, block=block), *self.closed[index + 1 :])
                    yield from _possible(base.but(closed=sets))
            for index in (*range(len(self.blocks)), None):
                old = None if index is None else self.blocks[index]
                for block, left in joined(old, demand, self.supply, self.position):
                    yield from _possible(base._with_block(block, left, demand, index))

    def meet_at_once(self, home: int) -> Iterator[Case]:
        """The same turns, with what an old set demands met already where there is but one way to do so.

        That can be told although the outcomes of other jokers are open: no gap is there that they might fill,
        no block that they might lead to, and no tile of the rack is spoken for.
        """
        case = self
        for choice in self.pending:
            if len(choice) > 1 or choice[0].home != home or not case._is_clear(choice[0]):
                continue
            ways = list(case.meet(choice))
            if len(ways) > 1:
                continue
            if not ways:
                return
            case = ways[0]
        yield case

    def _is_clear(self, demand: Demand) -> bool:
        """Whether a demand is a stretch of an old set's own tiles and jokers that no block can be part of."""
        cells = [
            *[cell.identity for cell in demand.tiles],
            *[bound_joker.identity for bound_joker in demand.bound_jokers],
        ]
        if any(cell.owner != demand.home for cell in demand.tiles):
            return False
        whole = demand.kind is Kind.GROUP or max(cells) - min(cells) < len(cells)
        return whole and not any(_can_meet(block, demand) for block in self.blocks)

    def _with_block(self, block: Block, left: Supply, demand: Demand, index: int | None) -> Case:
        others = self.blocks if index is None else (*self.blocks[:index], *self.blocks[index + 1 :])
        if demand.closed:
            # A frozen set lies as it lay: it is an end set at once.
            case = self.but(supply=left, blocks=others)
            return case.close(block, left, self._frozen_meld(demand))
        return self.but(supply=left, blocks=(*others, block))

    @property
    def has_copies(self) -> bool:
        """Whether no old set is said to have given more tiles than it had."""
        # Copies are alike until a condition names the owner of one: then two conditions may claim the same.
        said = Counter(
            [
                (cell.identity, cell.owner)
                for block in (*self.blocks, *[closed.block for closed in self.closed])
                for cell in block.cells
                if cell.owner >= 0
            ]
        )
        own = self.position.numbered
        return all(number <= own[home].count(tile) for (tile, home), number in said.items())

    def _frozen_meld(self, demand: Demand) -> Meld:
        """An old set as it lay, but for the tiles that took a joker's place."""
        outcomes = {outcome.joker.index: outcome for outcome in self.outcomes}
        jokers = iter([joker for joker in self.position.jokers if joker.home == demand.home])
        tiles = []
        for tile in self.position.old[demand.home]:
            outcome = outcomes[next(jokers).index] if tile.colour is None else None
            swapped = outcome is not None and outcome.swapped
            tiles.append(
                self.position.encoding.tiles[outcome.meaning] if outcome is not None and swapped else tile
            )
        return Meld(tiles)

    def close(self, block: Block, left: Supply, meld: Meld) -> Case:
        """The turns in which this is an end set, made of a block that is gone now or of the supply."""
        return self.but(supply=left, closed=(*self.closed, Closed(block, meld)))

    def settled(self, identity: int) -> int:
        """How many copies of a tile lie in blocks and closed sets."""
        blocks = (*self.blocks, *[closed.block for closed in self.closed])
        return sum([block.tiles.count(identity) for block in blocks])

    def without_block(self, index: int) -> Case:
        """The same but for a block, which is being closed."""
        return self.but(blocks=(*self.blocks[:index], *self.blocks[index + 1 :]))


_FIELDS = tuple([field.name for field in fields(Case)])
_HOLDING = frozenset(("blocks", "closed", "continued"))
"""What `held` depends on; where there are blocks, on the supply too."""


def _claimed(block: Block, home: int, own: Sequence[int]) -> int:
    """How many tiles of a set may be copies of an old set, by what is said of them."""
    return sum(
        [cell.identity in own and cell.claimed(home) is not None for cell in block.cells if cell.is_tile]
    )


def _from_tile_to_tile(run: KeepRun) -> KeepRun:
    """An old run without the jokers at its ends."""
    colour, first, last, jokers = run
    while jokers & 1:
        first, jokers = first + 1, jokers >> 1
    while jokers >> last - first & 1:
        jokers -= 1 << last - first
        last -= 1
    return KeepRun(colour, first, last, jokers)


def _can_meet(block: Block, demand: Demand) -> bool:
    """Whether a demand could be met in the set of a block: of the same colour, or of the same number."""
    if block.kind is not demand.kind:
        return False
    one, other = block.tiles[0], demand.tiles[0].identity
    if demand.kind is Kind.RUN:
        return one // NUMBERS == other // NUMBERS
    return one % NUMBERS == other % NUMBERS


def _possible(case: Case) -> Iterator[Case]:
    if case.has_copies:
        yield case


def _count(outcomes: Sequence[JokerOutcome], like: JokerOutcome) -> int:
    return sum(outcome.became is like.became and outcome.meaning == like.meaning for outcome in outcomes)

"""The best turn of a player who may use the table, under any joker rule.

Best first: the whole position is a case in which jokers are free; its best answer is at least as good
as any legal turn. If the rules refuse that answer, the case is split by what became of a joker set, by
the new set of a swapped joker, or by how an old set is continued, and the parts are asked in turn. When no
part left can be better than the best legal answer so far, that is the best legal turn.

If the table is to change least, the best weight is found first. Then only the cases that may hold a turn of
that weight are asked again, each for more sets left as they lie than the best so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from tilerummy.rules.meld import Kind, Meld
from tilerummy.rules.story import Demands, Story
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.budget import Budget
from tilerummy.solver.case import NO_BLOCK, Case, Ghost
from tilerummy.solver.contradiction import contradicts_itself
from tilerummy.solver.encoding import JOKER_BYTE, Encoding
from tilerummy.solver.engine import solve_problem
from tilerummy.solver.free import lay_freely
from tilerummy.solver.obligation import (
    continued,
    discard_in_new_set,
    ghost_in_company,
    joker_in_new_set,
    kept_apart,
)
from tilerummy.solver.problem import Answer, KeepRun, Limits, Problem, Status
from tilerummy.solver.settle import Settler, old_sets
from tilerummy.solver.treatment import treatments

SOON = 1_000
"""Nodes within which sets are left alone if they can be, although any arrangement would do."""
ENOUGH_NODES = 200
"""What may be spent on some turn at all when the budget is gone: less than half a millisecond, compiled."""
MOST_CASES = 20_000
"""A search of more cases is given up as best found; none seen in games comes near."""
NOTHING = Answer(Status.NONE, 0, 0, b"", 0, None, 0)


@dataclass(frozen=True, slots=True)
class Ask:
    """A position with a choice of rack tiles: those that must be laid, and those that may."""

    encoding: Encoding
    old: tuple[Meld, ...]
    must: tuple[Tile, ...]
    may: tuple[Tile, ...]
    demands: Demands
    least_change: bool
    floor: int | None = None
    """Turns below this weight are of no interest."""
    opening: int = 0
    """So many of the old sets, the last ones, were laid in this turn; they do not count as left alone."""
    budget: Budget = field(default_factory=Budget)


@dataclass(frozen=True, slots=True)
class Found:
    """An end table, what its play weighs, and how many old sets lie as before."""

    table: tuple[Meld, ...]
    weight: int
    kept: int
    proven: bool
    play: tuple[Tile, ...] | None = None
    """The tiles laid from the rack, where they are known already."""


def search(ask: Ask) -> Found | None:
    """The best legal turn, or None if there is none at the floor or above."""
    return _free_search(ask) if _is_unbound(ask) else _Search(ask).best()


def _is_unbound(ask: Ask) -> bool:
    """Whether no rule says more than that the end table is valid."""
    demands = ask.demands
    if demands.nothing:
        return True
    if demands.keep_sets or demands.into_new_set is not None:
        return False
    return JOKER_BYTE not in ask.encoding.pack_table(ask.old)


def _free_search(ask: Ask) -> Found | None:
    """One question to the core is enough."""
    encoding = ask.encoding
    table, must, may = encoding.pack_table(ask.old), encoding.pack_rack(ask.must), encoding.pack_rack(ask.may)
    limits = ask.budget.limits()
    laid = lay_freely(
        encoding, encoding.scale, table, must, may, keep=ask.least_change, least=ask.floor, limits=limits
    )
    ask.budget.spend(laid.nodes)
    if laid.melds is None or laid.play is None:
        return _unknown(ask) if laid.status is Status.BUDGET else None
    play = (*ask.must, *encoding.unpack_rack(laid.play))
    proven = laid.status is Status.OPTIMAL
    return Found(encoding.unpack_table(laid.melds), laid.weight, laid.keep, proven, play)


def _unknown(ask: Ask) -> Found | None:
    """Nothing was found in time, which is not to say that there is nothing."""
    return None if ask.must else Found(ask.old, 0, len(ask.old), proven=False, play=())


class _Supply(NamedTuple):
    """The tiles of a position as the core counts them, every joker free."""

    need: bytes
    may: bytes
    joker_need: int
    joker_may: int
    rack_need: bytes
    gain: int


def root_case(ask: Ask) -> Case:
    """The position with every joker free."""
    return Case(ask.encoding, *_supply(ask))


def _supply(ask: Ask) -> _Supply:
    encoding = ask.encoding
    size = len(encoding.tiles)
    need, may, rack_need = bytearray(size), bytearray(size), bytearray(size)
    jokers = joker_may = gain = 0
    for meld in ask.old:
        coded = encoding.coded(meld)
        jokers += coded.jokers
        for index in coded.numbered:
            need[index] += 1
    for tile in ask.must:
        if tile is JOKER:
            jokers += 1
            gain += encoding.joker_weight
        else:
            index = encoding.identity_of(tile)
            need[index] += 1
            rack_need[index] += 1
            gain += encoding.weight[index]
    for tile in ask.may:
        if tile is JOKER:
            joker_may += 1
        else:
            may[encoding.identity_of(tile)] += 1
    return _Supply(bytes(need), bytes(may), jokers, joker_may, bytes(rack_need), gain)


Bound = tuple[int, int]
"""What a turn weighs, then how many old sets it leaves as they lie."""


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """The parts of a case whose best answer is not legal; the best case comes first, then the newest."""

    weight: int
    kept: int
    age: int
    parts: Iterator[Case] = field(compare=False)

    @property
    def bound(self) -> Bound:
        """No turn of this case is better."""
        return -self.weight, -self.kept


class _Search:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._heap: list[_Entry] = []
        self._age = 0
        self._proven = True
        self._best: Found | None = None
        """The best legal turn so far: only better ones are of interest."""
        self._doubt: Bound | None = None
        """No turn is better than this that may have been lost, since a case could not be split further."""
        self._known: int | None = None
        """What the best turn weighs, once it is known and only the arrangement is looked for."""
        self._passed: list[tuple[int, Case]] = []
        """Cases done with, and what their turns weigh at most."""
        self._seen: set[Case] = set()
        """Cases asked about, as some come up by more than one way."""
        self._jokers = [i for i, meld in enumerate(ask.old) if meld.jokers]
        self._kept_sets = range(len(ask.old) - ask.opening)
        self._before = Counter(lying_as(ask.old[index]) for index in self._kept_sets)

    def best(self) -> Found | None:
        """The best legal turn."""
        self._work_through([root_case(self._ask)])
        if self._best is None and not self._proven:
            self._leave_jokers(ENOUGH_NODES)
        if self._ask.least_change and self._best is not None:
            self._best = replace(self._best, kept=self._left_alone(self._best.table))
            if self._proven:
                self._known = self._best.weight
                self._work_through(self._as_heavy(self._known))
        proven = self._proven and (self._doubt is None or not self._is_better(self._doubt))
        if self._best is None:
            return None if proven else _unknown(self._ask)
        return replace(self._best, proven=proven)

    def _as_heavy(self, weight: int) -> list[Case]:
        """The cases that, with what waits in line, hold every turn of this weight; legal ones come first."""
        passed = [case for most, case in reversed(self._passed) if most >= weight]
        everything = len(self._kept_sets)
        self._heap = [
            _Entry(-weight, -everything, entry.age, entry.parts)
            for entry in self._heap
            if -entry.weight >= weight
        ]
        heapify(self._heap)
        self._passed = []
        self._seen = set()
        return passed

    def _work_through(self, cases: Iterable[Case]) -> None:
        """Ask about these cases, and then about parts of the most promising one until none promises more."""
        for case in cases:
            self._consider(case)
            if self._is_exhausted():
                return
        if self._best is None and self._heap:
            self._leave_jokers()
        while self._heap and self._is_better(self._heap[0].bound):
            entry = heappop(self._heap)
            for part in entry.parts:
                bound = self._consider(part)
                if self._is_exhausted():
                    return
                rest = entry.bound
                if part.others_less and part.most is not None:
                    rest = self._most_of(part)
                if part.others_less or (bound is not None and bound >= rest):  # the others can wait
                    heappush(self._heap, _Entry(-rest[0], -rest[1], entry.age, entry.parts))
                    break
            if self._is_exhausted():
                return

    def _is_better(self, bound: Bound) -> bool:
        return self._best is None or bound > (self._best.weight, self._best.kept)

    def _is_exhausted(self) -> bool:
        if self._age > MOST_CASES or self._ask.budget.spent:
            self._proven = False
        return not self._proven

    def _consider(self, case: Case) -> Bound | None:
        """Ask about a case: its answer is the best turn so far, or it is split; None if it has no better."""
        plain = case._replace(most=None, others_less=False)
        if plain in self._seen:
            return None
        self._seen.add(plain)
        if not self._promises(case):
            return None
        if self._known is not None:
            for calmer in self._calmer(case):
                self._consider(calmer)
        self._age += 1
        answer = self._answer(case)
        if answer.melds is None:
            if self._best is not None:
                self._passed.append((self._best.weight, case))
            return None
        bound = (case.gain + answer.weight, self._kept(case, answer))
        if not self._is_better(bound):
            self._passed.append((bound[0], case))
            return None
        table = case.table(answer, self._ask.old)
        if self._legal(table):
            kept = 0 if self._known is None else self._left_alone(table)
            if self._is_better((bound[0], kept)):
                self._best = Found(table, bound[0], kept, proven=True)
            self._passed.append((bound[0], case))
        elif contradicts_itself(case, self._ask.old):
            return None
        else:
            parts = self._split(case, table, bound)
            heappush(self._heap, _Entry(-bound[0], -bound[1], -self._age, parts))
        return bound

    def _calmer(self, case: Case) -> Iterator[Case]:
        """The same with a block as part of an old set that lies as before, which the core cannot tell."""
        for index, block in enumerate(case.blocks):
            if block.keep or len(case.tiles_of_block(index)) < len(block.cells):
                continue
            for cells in self._plain_sets[block.kind]:
                if set(block.cells) < set(cells):
                    before = [cell for cell in cells if cell < block.cells[0]]
                    after = [cell for cell in cells if cell > block.cells[0] and cell not in block.cells]
                    part = case.close_block(index, before, after)
                    if part is not None:
                        yield part

    @cached_property
    def _plain_sets(self) -> dict[Kind, list[tuple[int, ...]]]:
        """The old sets without jokers, as identities."""
        found: dict[Kind, list[tuple[int, ...]]] = {Kind.RUN: [], Kind.GROUP: []}
        for index in self._kept_sets:
            coded = self._ask.encoding.coded(self._ask.old[index])
            if not coded.jokers:
                kind = Kind.RUN if isinstance(coded.keep, KeepRun) else Kind.GROUP
                found[kind].append(coded.numbered)
        return found

    def _most_of(self, part: Case) -> Bound:
        """No turn of the parts after this one is better."""
        assert part.most is not None
        weight, keep = part.most
        if self._known is None:
            return weight, 0
        return weight, keep + self._kept_anyway(part)

    def _promises(self, case: Case) -> bool:
        """Whether a case may be better than the best so far, as far as is known without asking."""
        if case.most is None or self._best is None:
            return True
        weight, keep = case.most
        if weight == self._known:
            return keep + self._kept_anyway(case) > self._best.kept
        if weight > self._best.weight:
            return True
        self._passed.append((weight, case))
        return False

    def _answer(self, case: Case) -> Answer:
        """The core's answer; where any arrangement will do, joker sets stay if that is soon found."""
        ask, best = self._ask, self._best
        if self._known is not None:
            assert best is not None
            more = best.kept + 1 - self._kept_anyway(case)
            answer = self._core(case, self._kept_sets, self._known, known=max(0, more))
            if answer.status is not Status.OPTIMAL and answer.status is not Status.NONE:
                self._proven = False
            return answer
        keeps = [index for index in self._jokers if index not in case.decided]
        floor = ask.floor if best is None else best.weight + 1
        answer = self._core(case, keeps, floor, most=SOON if keeps else 0)
        if answer.status is Status.BUDGET and keeps and not ask.budget.spent:
            answer = self._core(case, (), floor)
        if answer.status is Status.BUDGET:
            self._proven = False
        return answer

    def _core(
        self, case: Case, keeps: Sequence[int], floor: int | None, *, most: int = 0, known: int | None = None
    ) -> Answer:
        """Ask the core, with the budget in mind; `known` old sets must stay if the weight is known."""
        ask = self._ask
        limits = ask.budget.limits(most)
        problem = case.problem(ask.old, keeps, floor, limits, hold=ask.demands.keep_sets)
        if known is not None:
            if case.gain > (floor or 0):
                return NOTHING
            problem = problem._replace(known=True, least_keep=known)
        answer = solve_problem(problem)
        ask.budget.spend(answer.nodes)
        return answer

    def _leave_jokers(self, nodes: int = 0) -> None:
        """Try the turns that leave every joker set as it lies, which no joker rule forbids."""
        case: Case | None = root_case(self._ask)
        for index in self._jokers:
            meld = self._ask.old[index]
            assert case is not None
            cells = [self._ask.encoding.identity[tile] for tile in meld.numbered]
            case = case._replace(joker_need=case.joker_need - meld.jokers).consume(cells)
            case = case.close(meld, index) if case is not None else None
        if case is None:
            return
        limits = Limits(nodes=nodes) if nodes else self._ask.budget.limits()
        hold = self._ask.demands.keep_sets
        answer = solve_problem(case.problem(self._ask.old, (), self._ask.floor, limits, hold=hold))
        self._ask.budget.spend(answer.nodes)
        if answer.melds is not None and self._legal(table := case.table(answer, self._ask.old)):
            self._best = Found(table, case.gain + answer.weight, 0, proven=True)
            self._passed.append((self._best.weight, case))

    def _kept(self, case: Case, answer: Answer) -> int:
        return 0 if self._known is None else answer.keep + self._kept_anyway(case)

    def _kept_anyway(self, case: Case) -> int:
        """How many old sets lie as before by what is settled; blocks may look like one by chance."""
        closed = self._left_alone(case.closed) if case.closed else 0
        return closed + sum(self._looks_old(case, index) for index in range(len(case.blocks)))

    def _looks_old(self, case: Case, index: int) -> bool:
        block = case.blocks[index]
        if block.keep:
            return False  # the core counts it
        tiles = case.tiles_of_block(index)
        return (tuple(sorted(tiles)), len(block.cells) - len(tiles) + block.jokers) in self._old_forms

    @cached_property
    def _old_forms(self) -> set[tuple[tuple[int, ...], int]]:
        coded = [self._ask.encoding.coded(self._ask.old[index]) for index in self._kept_sets]
        return {(tuple(sorted(one.numbered)), one.jokers) for one in coded}

    def _left_alone(self, table: Sequence[Meld]) -> int:
        return sum((Counter(map(lying_as, table)) & self._before).values())

    def _legal(self, table: Sequence[Meld]) -> bool:
        demands = self._ask.demands
        if demands.nothing:
            return True
        if any(meld[0].colour is None and not meld.numbered for meld in table):
            return False
        if not self._jokers and not demands.keep_sets and demands.into_new_set is None:
            return True
        return Story(self._ask.encoding.setting, self._ask.old, table).exists(demands)

    # -- splitting ---------------------------------------------------------------------------------

    def _split(self, case: Case, table: Sequence[Meld], bound: Bound) -> Iterator[Case]:
        demands, old = self._ask.demands, self._ask.old
        case = case._replace(others_less=False)
        touched = self._touched(table)
        open_sets = [i for i in self._jokers if i not in case.decided]
        # Once a swapped joker needs a new set, that set may take any joker: choose all fates first.
        chosen = open_sets if case.swaps and demands.new_set else [i for i in open_sets if i in touched]
        if not demands.no_joker_rule and chosen:
            yield from treatments(case, chosen[0], old, demands, calm=self._ask.least_change)
        elif lonely := self._lonely_ghost(case, table):
            yield from ghost_in_company(case, lonely, self._settler(case, bound))
        elif case.apart:
            yield from kept_apart(case, self._settler(case, bound))
        elif demands.new_set and len(case.swaps) > case.in_new_sets:
            yield from joker_in_new_set(case, old, self._settler(case, bound, hold=demands.keep_sets))
        elif demands.into_new_set is not None and not case.discard_placed:
            settler = self._settler(case, bound, hold=demands.keep_sets)
            yield from discard_in_new_set(case, old, demands.into_new_set, settler)
        elif demands.keep_sets and (broken := self._broken(case, table, touched)):
            yield from min((list(continued(case, index, old)) for index in broken), key=len)
        elif not demands.no_joker_rule and open_sets:
            yield from treatments(case, open_sets[0], old, demands, calm=self._ask.least_change)
        else:  # nothing is left to tell apart, but perhaps a legal answer of this weight exists
            self._doubt = max(bound, self._doubt or bound)

    def _settler(self, case: Case, bound: Bound, *, hold: bool = False) -> Settler:
        """Lists sets that can be settled in a case, but for those with which it is no longer of interest.

        Beside a new set every old one that must goes on (`hold`); another may be how an old one goes on.
        """
        return Settler(
            case,
            lambda: self._asked_of_settled(case, None, hold=hold),
            self._ask.budget,
            lambda: self._asked_of_settled(case, bound, hold=hold),
            self._old_sets,
        )

    @cached_property
    def _old_sets(self) -> bytes:
        return old_sets(self._ask.encoding, self._ask.old)

    def _asked_of_settled(self, case: Case, hope: Bound | None, *, hold: bool) -> Problem:
        """What must come of a case once a set is settled: more than the best so far, or all that is hoped."""
        ask, best = self._ask, self._best
        limits = ask.budget.limits()
        if self._known is None or best is None:
            floor = ask.floor if best is None else best.weight + (not ask.least_change)
            if hope is not None:
                floor = max(floor or 0, hope[0])
            return case.problem(ask.old, (), floor, limits, hold=hold)
        problem = case.problem(ask.old, self._kept_sets, self._known, limits, hold=hold)
        more = max(best.kept + 1, hope[1] if hope else 0) - self._kept_anyway(case)
        return problem._replace(known=True, least_keep=max(0, more))

    def _broken(self, case: Case, table: Sequence[Meld], touched: set[int]) -> list[int]:
        """A few old sets that stand in each other's way: one of them must go on in another way.

        If what is settled stands in the way by itself, sets that could still lie as before are all there is.
        """
        story, demands = Story(self._ask.encoding.setting, self._ask.old, table), self._ask.demands
        everything = set(range(len(self._ask.old)))
        unsettled = sorted(everything - case.settled, key=touched.__contains__)
        free = [index for index in unsettled if not case.is_continued(index)]
        if story.exists(demands, everything.difference(free)):
            unsettled = free
        elif story.exists(demands, everything.difference(unsettled)):
            free = unsettled
        else:
            return [index for index in free if index in touched] or [i for i in unsettled if i in touched]
        fixed = everything.difference(unsettled)
        return _fewest(free, lambda some: not story.exists(demands, fixed.union(some)))

    def _touched(self, table: Sequence[Meld]) -> set[int]:
        """The old sets that do not lie as before."""
        after = Counter(map(lying_as, table))
        touched = set()
        for index, meld in enumerate(self._ask.old):
            form = lying_as(meld)
            if after[form]:
                after[form] -= 1
            else:
                touched.add(index)
        return touched

    def _lonely_ghost(self, case: Case, table: Sequence[Meld]) -> Ghost | None:
        if all(meld.numbered for meld in table):
            return None
        return next((ghost for ghost in case.ghosts if ghost.block == NO_BLOCK), None)


def _fewest(items: list[int], fails: Callable[[list[int]], bool]) -> list[int]:
    """Some of these with which it still fails, and not without one of them; many are left out at a time."""
    chunk = len(items) // 2 or 1
    while chunk:
        at = 0
        while at < len(items):
            fewer = items[:at] + items[at + chunk :]
            if fails(fewer):
                items = fewer
            else:
                at += chunk
        chunk //= 2
    return items

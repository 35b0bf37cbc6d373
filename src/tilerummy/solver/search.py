"""The best turn of a player who may use the table, under any joker rule.

Best first: the whole position is a case in which jokers are free; its best answer is at least as good
as any legal turn. If the rules refuse that answer, the case is split by what became of a joker set, by
the new set of a swapped joker, or by how an old set is continued, and the parts are asked in turn. The
first answer that the rules accept is the best legal turn, since nothing left can be better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from time import monotonic_ns
from typing import NamedTuple

from tilerummy.rules.copies import Continued, Copies, can_hold
from tilerummy.rules.meld import Meld
from tilerummy.rules.story import Demands, Story
from tilerummy.rules.table import lying_as
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.case import NO_BLOCK, Case, Ghost
from tilerummy.solver.encoding import JOKER_BYTE, Encoding
from tilerummy.solver.engine import solve_problem
from tilerummy.solver.free import Laid, lay_freely
from tilerummy.solver.obligation import continued, discard_in_new_set, ghost_in_company, joker_in_new_set
from tilerummy.solver.problem import NO_LIMITS, Answer, Limits, Status
from tilerummy.solver.treatment import treatments

ENOUGH_NODES = 500
"""What a search without a wish for the arrangement may take when time is up: a millisecond, compiled."""
SOON = 1_000
"""Nodes within which joker sets are left alone if they can be, although any arrangement would do."""
MOST_CASES = 20_000
"""A search of more cases is given up as best found; none seen in games comes near."""


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
    limits: Limits = NO_LIMITS


@dataclass(frozen=True, slots=True)
class Found:
    """An end table, what its play weighs, and how many old sets lie as before."""

    table: tuple[Meld, ...]
    weight: int
    kept: int
    proven: bool
    play: tuple[Tile, ...] | None = None
    """The tiles laid from the rack, where they are known already."""


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """A case with its best answer, or the rest of its parts; the best comes first, then the newest."""

    weight: int
    kept: int
    age: int
    case: Case = field(compare=False)
    answer: Answer = field(compare=False)
    parts: Iterator[Case] | None = field(compare=False, default=None)

    @property
    def bound(self) -> tuple[int, int]:
        """No turn of this case weighs more, or weighs as much and leaves more sets as they lie."""
        return -self.weight, -self.kept


def search(ask: Ask) -> Found | None:
    """The best legal turn, or None if there is none at the floor or above."""
    if _is_unbound(ask):
        return _free_search(ask)
    if ask.least_change and (calmest := _Search(ask).at_once()) is not None:
        return calmest
    found = _Search(replace(ask, least_change=False)).best()
    if found is None or not ask.least_change:
        return found
    if is_late(ask.limits):
        return replace(found, proven=False)
    # What the best play weighs is known now; only turns that weigh as much are looked at once more.
    calm = _Search(replace(ask, floor=found.weight)).best()
    return found if calm is None else replace(calm, proven=calm.proven and found.proven)


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
    laid = lay_in_time(encoding, table, must, may, keep=ask.least_change, least=ask.floor, limits=ask.limits)
    if laid.melds is None or laid.play is None:
        return _unknown(ask) if laid.status is Status.BUDGET else None
    play = (*ask.must, *encoding.unpack_rack(laid.play))
    proven = laid.status is Status.OPTIMAL
    return Found(encoding.unpack_table(laid.melds), laid.weight, laid.keep, proven, play)


def lay_in_time(
    encoding: Encoding,
    table: bytes,
    must: bytes,
    may: bytes,
    *,
    keep: bool,
    least: int | None,
    limits: Limits,
) -> Laid:
    """The best table; when time is up, the better of what was found and what is found without a wish."""
    laid = lay_freely(encoding, encoding.scale, table, must, may, keep=keep, least=least, limits=limits)
    if laid.status is not Status.BUDGET or not keep:
        return laid
    # Leaving sets as they lie is what costs time; without that wish a play is found at once.
    enough = Limits(nodes=ENOUGH_NODES)
    hurried = lay_freely(encoding, encoding.scale, table, must, may, keep=False, least=least, limits=enough)
    better = hurried.melds is not None and (laid.melds is None or hurried.weight > laid.weight)
    return hurried._replace(status=Status.BUDGET) if better else laid


def is_late(limits: Limits) -> bool:
    """Whether the time is up."""
    return bool(limits.deadline_ns) and monotonic_ns() > limits.deadline_ns


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


class _Search:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._heap: list[_Entry] = []
        self._age = 0
        self._proven = True
        self._safe: Found | None = None
        """A legal turn to fall back on, and the least that is of interest."""
        self._jokers = [i for i, meld in enumerate(ask.old) if meld.jokers]
        self._before = Counter(map(lying_as, ask.old))

    def at_once(self) -> Found | None:
        """The answer to the whole position with every joker free, if it is proven and legal."""
        entry = self._asked(root_case(self._ask))
        if entry is None or not self._proven:
            return None
        table = entry.case.table(entry.answer, self._ask.old)
        return Found(table, *entry.bound, proven=True) if self._legal(table) else None

    def best(self) -> Found | None:
        """Pop the most promising case until one answers legally."""
        self._push(self._asked(root_case(self._ask)))
        while self._heap:
            entry = heappop(self._heap)
            if self._safe is not None and entry.bound <= (self._safe.weight, self._safe.kept):
                break
            if entry.parts is None:
                table = entry.case.table(entry.answer, self._ask.old)
                if self._legal(table):
                    return Found(table, *entry.bound, self._proven)
                if self._safe is None and not entry.case.decided and not entry.case.settled:
                    self._safe = self._leave_jokers()
                    if self._safe is not None and entry.bound <= (self._safe.weight, self._safe.kept):
                        break
                entry = replace(entry, parts=self._split(entry.case, table))
            if self._exhausted():
                break
            self._ask_parts(entry)
        if self._safe is None:
            return None if self._proven else _unknown(self._ask)
        return replace(self._safe, proven=self._proven)

    def _ask_parts(self, entry: _Entry) -> None:
        """Ask about the parts of a case until one is as good as the whole: the others can wait."""
        assert entry.parts is not None
        for part in entry.parts:
            asked = self._asked(part)
            self._push(asked)
            if asked is not None and asked.bound >= entry.bound:
                self._push(entry)
                return

    def _push(self, entry: _Entry | None) -> None:
        if entry is not None:
            heappush(self._heap, entry)

    def _exhausted(self) -> bool:
        if is_late(self._ask.limits) or self._age > MOST_CASES:
            self._proven = False
        return not self._proven

    def _leave_jokers(self) -> Found | None:
        """The best turn that leaves every joker set as it lies, which no joker rule forbids."""
        case: Case | None = root_case(self._ask)
        for index in self._jokers:
            meld = self._ask.old[index]
            assert case is not None
            cells = [self._ask.encoding.identity[tile] for tile in meld.numbered]
            case = case._replace(joker_need=case.joker_need - meld.jokers).consume(cells)
            case = case.close(meld) if case is not None else None
        if case is None:
            return None
        answer = self._answer(case, self._ask.floor)
        if answer.melds is None:
            return None
        table = case.table(answer, self._ask.old)
        if not self._legal(table):
            return None
        return Found(table, case.gain + answer.weight, self._kept(case, answer), proven=True)

    def _asked(self, case: Case) -> _Entry | None:
        """Ask the core about a case; None if nothing in it is of interest."""
        ask = self._ask
        floor = ask.floor if self._safe is None else self._safe.weight
        answer = self._answer(case, floor)
        if answer.status is Status.BUDGET:
            self._proven = False
        weight = case.gain + answer.weight
        if answer.melds is None or (floor is not None and weight < floor):
            return None
        self._age += 1
        return _Entry(-weight, -self._kept(case, answer), -self._age, case, answer)

    def _answer(self, case: Case, floor: int | None) -> Answer:
        """The core's answer; a wish that nobody has is given up where it takes long."""
        ask, keeps = self._ask, self._keeps(case)
        limits, hold = ask.limits, ask.demands.keep_sets
        if keeps and not ask.least_change:
            soon = limits._replace(nodes=min(limits.nodes or SOON, SOON))
            answer = solve_problem(case.problem(ask.old, keeps, floor, soon, hold=hold))
            if answer.status is not Status.BUDGET or soon == limits or is_late(limits):
                return answer
            keeps = ()
        return solve_problem(case.problem(ask.old, keeps, floor, limits, hold=hold))

    def _keeps(self, case: Case) -> Sequence[int]:
        """Old sets wanted as they lie: all, or where any arrangement will do, undecided joker sets."""
        if self._ask.least_change:
            return range(len(self._ask.old))
        return [index for index in self._jokers if index not in case.decided]

    def _kept(self, case: Case, answer: Answer) -> int:
        if not self._ask.least_change:
            return 0
        closed = Counter(map(lying_as, case.closed))
        return answer.keep + sum((closed & self._before).values())

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

    def _split(self, case: Case, table: Sequence[Meld]) -> Iterator[Case]:
        demands, old = self._ask.demands, self._ask.old
        touched = self._touched(table)
        open_sets = [i for i in self._jokers if i not in case.decided]
        # Once a swapped joker needs a new set, that set may take any joker: choose all fates first.
        chosen = open_sets if case.swaps and demands.new_set else [i for i in open_sets if i in touched]
        if not demands.no_joker_rule and chosen:
            yield from treatments(case, chosen[0], old, demands)
        elif lonely := self._lonely_ghost(case, table):
            yield from ghost_in_company(case, lonely)
        elif demands.new_set and len(case.swaps) > case.in_new_sets:
            yield from joker_in_new_set(case, old)
        elif demands.into_new_set is not None and not case.discard_placed:
            yield from discard_in_new_set(case, old, demands.into_new_set)
        elif demands.keep_sets and (unsettled := sorted(touched - case.settled)):
            yield from continued(case, self._most_broken(unsettled, table), old)
        elif not demands.no_joker_rule and open_sets:
            yield from treatments(case, open_sets[0], old, demands)

    def _most_broken(self, touched: list[int], table: Sequence[Meld]) -> int:
        """An old set that is not continued whatever the copies, if there is one."""
        copies = Copies(self._ask.old, table)
        for index in touched:
            home = copies.of_set(index)
            if home and not can_hold([Continued(home, min(2, len(home)))]):
                return index
        return touched[0]

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

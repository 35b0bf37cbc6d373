"""The best legal turn of a position: best first over cases, the judge's story as the only word on legality.

The core's best table of a case is worth at least as much as any legal turn in it. If the rules allow that
table, it is the best turn of the case; if not, the case is split (`split`). Cases are taken in the order of
what they promise, and when none promises more than the best turn found, that is the best turn of all. The
proof is in docs/decisions/0005-exact-by-construction.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from typing import assert_never

from tilerummy.rules.judging.equal_tiles import Stop, Stopped
from tilerummy.rules.judging.story import Story
from tilerummy.rules.meld import Meld
from tilerummy.solver.cases.answers import Answers
from tilerummy.solver.cases.block import Block, taken
from tilerummy.solver.cases.case import Case
from tilerummy.solver.cases.cell import Cell
from tilerummy.solver.cases.core_problem import place_block, problem_of
from tilerummy.solver.cases.kept import closed_as, joker_outlook, left_alone, outlook
from tilerummy.solver.cases.outlook import NO_OUTLOOK, Outlook
from tilerummy.solver.cases.question import Found, Question, nothing_yet
from tilerummy.solver.cases.root import everything, root_cases
from tilerummy.solver.cases.spelling import spell_table
from tilerummy.solver.cases.split import parts_of, unmet
from tilerummy.solver.cases.supply import Supply
from tilerummy.solver.cases.unfinished import Unfinished
from tilerummy.solver.engine import may_join, solve_problem
from tilerummy.solver.free import best_table, end_sets, is_unbound
from tilerummy.solver.problem import Answer, GroupBlock, Limits, Pruning, RunBlock, Status
from tilerummy.solver.tuning import USUAL

ENOUGH_NODES = 200
"""What may be spent on some turn at all when the budget is gone: less than half a millisecond, compiled."""

Bound = tuple[int, int]
"""What a turn weighs, then how many old sets it leaves as they lie."""


def search(question: Question) -> Found | None:
    """The best legal turn, or None if there is none at the floor or above."""
    unbound = question.tuning is USUAL and is_unbound(question.encoding, question.demands, question.old)
    return _free_search(question) if unbound else _Search(question).best()


def _free_search(question: Question) -> Found | None:
    """One question to the core is enough."""
    encoding, limits = question.encoding, question.budget.limits()
    must, may, keep = question.must, question.may, question.least_change
    laid = best_table(encoding, question.old, must, may, keep=keep, least=question.floor, limits=limits)
    question.budget.spend(laid.nodes)
    if laid.melds is None or laid.play is None:
        return nothing_yet(question) if laid.status is Status.BUDGET else None
    play = (*question.must, *encoding.unpack_rack(laid.play))
    proven = laid.status is Status.OPTIMAL
    return Found(end_sets(encoding, question.old, laid), laid.weight, laid.keep, proven, play)


@dataclass(frozen=True, slots=True, order=True)
class _Entry:
    """A case to be looked at further; the one that promises most comes first, then the newest."""

    weight: int
    kept: int
    age: int
    case: Case = field(compare=False)
    parts: Iterator[Case] = field(compare=False)
    counted: bool = field(compare=False)
    """Whether the old sets that can stay were counted, or need not be."""
    begun: bool = field(compare=False, default=False)
    """Whether some parts were looked at already."""

    @property
    def bound(self) -> Bound:
        """No turn of these parts is better."""
        return -self.weight, -self.kept


class _Search:
    def __init__(self, question: Question) -> None:
        self._question = question
        self._heap: list[_Entry] = []
        self._age = 0
        self._proven = True
        self._answers = Answers()
        self._asked = 0
        self._unfinished = Unfinished()
        self._told: dict[object, bool] = {}
        """What the judge said of a table."""
        self._best: Found | None = None
        """The best legal turn so far: only better ones are of interest."""

    def best(self) -> Found | None:
        """The best legal turn."""
        try:
            self._go_on()
        except Stopped:
            self._proven = False
        if self._best is None and not self._proven:
            # The budget is gone and nothing is found: some turn, a little late, helps more than none.
            with suppress(Stopped):
                self._leave_jokers(Limits(nodes=ENOUGH_NODES), self._question.budget.last_stop)
        if self._best is None:
            return None if self._proven else nothing_yet(self._question)
        return replace(self._best, proven=self._proven)

    def _go_on(self) -> None:
        """Ask until no case promises more than the best turn, or the budget is spent."""
        # One root for each number of jokers that go to the rack (lemma 2): together they are all turns.
        for case in root_cases(self._question):
            self._consider(case)
        # Some legal turn early makes a floor for all cases; most joker sets stay in the best turn anyway.
        if self._heap and self._best is None:
            self._leave_jokers(self._question.budget.limits(), self._question.budget.stop)
        while self._heap and self._proven and self._is_better(self._heap[0].bound):
            entry = heappop(self._heap)
            if not entry.counted and self._is_as_heavy(-entry.weight):
                self._count(entry.case, -entry.weight, entry.parts if entry.begun else None)
            else:
                self._split(replace(entry, begun=True))
            if self._question.budget.spent:
                self._proven = False

    def _split(self, entry: _Entry) -> None:
        """Ask about parts until one promises as much as the whole: then the others can wait."""
        for part in entry.parts:
            bound = self._consider(part, -entry.weight)
            if self._question.budget.spent:
                self._proven = False
                return
            # A part has led to a turn as good as all that the others promise.
            if not self._is_better(entry.bound):
                return
            countable = not entry.counted and self._is_as_heavy(-entry.weight)
            if countable or (bound is not None and bound >= entry.bound):
                heappush(self._heap, entry)
                return

    @property
    def _looks_at_closed(self) -> bool:
        tuning = self._question.tuning
        return self._asked > tuning.cases_before_closed_sets and tuning.uses(Pruning.CLOSED)

    def _is_better(self, bound: Bound) -> bool:
        return self._best is None or bound > (self._best.weight, self._best.kept)

    def _is_as_heavy(self, weight: int) -> bool:
        return self._best is not None and weight == self._best.weight

    def _consider(self, case: Case, most: int | None = None) -> Bound | None:
        """Ask about a case: what it promises, or None if nothing better than the best so far.

        First it is only weighed. How many old sets can stay is counted when it is known that no turn weighs
        more: most cases are too light, or too heavy to be true. No turn of the case weighs more than `most`.
        """
        question = self._question
        if most is not None and not self._is_better((most, case.most_kept)):
            return None
        self._asked += 1
        if self._looks_at_closed and not self._unfinished.may_be_finished(case):
            return None
        answer = self._weighed(case)
        if answer.melds is None:
            return None
        weight = case.supply.gain + answer.weight
        if question.least_change and self._is_as_heavy(weight):
            if most is not None and weight < most:
                # Something heavier may come, and then the old sets need not be counted.
                self._push(
                    (weight, min(len(question.kept_sets), case.most_kept)), case, iter(()), counted=False
                )
                return None
            return self._count(case, weight)
        # Nothing is counted yet, so all old sets may stay: too many is still a bound.
        bound = weight, len(question.kept_sets) if question.least_change else 0
        answer = self._leaving_joker_sets(case, answer)
        # By lemma 1 nothing in the case weighs more than this table: if it is legal, the case is done.
        table = spell_table(case, answer.melds or ())
        if table is None or not self._is_legal(case, table):
            self._push(bound, case, self._parts(case, table, weight), counted=not question.least_change)
        elif self._keep_best(weight, table) < bound[1]:
            self._push(bound, case, iter(()), counted=False)
        return bound

    def _count(self, case: Case, weight: int, parts: Iterator[Case] | None = None) -> Bound | None:
        """Ask how many old sets can stay in a case that weighs as much as the best turn.

        If some of its parts were looked at already, `parts` are those that are left.
        """
        best = self._best
        assert best is not None
        # What the core cannot see counts as kept, so the bound is never too low (`kept`).
        view = outlook(case)
        if min(view.most, case.most_kept) <= best.kept:
            return None
        more = max(0, best.kept + 1 - view.sure - len(view.unseen))
        answer = self._most_kept(case, view, weight, more)
        bound = weight, min(view.bound(answer.keep), case.most_kept)
        if answer.melds is None or not self._is_better(bound):
            return None
        table = spell_table(case, answer.melds)
        legal = table is not None and self._is_legal(case, table)
        if legal and self._keep_best(weight, table or ()) >= bound[1]:
            return bound
        if parts is None:
            parts = (
                self._by_kept_set(case, view, table or (), weight)
                if legal
                else self._parts(case, table, weight)
            )
        self._push(bound, case, parts, counted=True)
        return bound

    def _keep_best(self, weight: int, table: tuple[Meld, ...]) -> int:
        """Note a legal turn if it is the best so far; how many old sets it leaves as they lie."""
        kept = left_alone(self._question, table) if self._question.least_change else 0
        if self._is_better((weight, kept)):
            question = self._question
            told = question.old, question.opening, table, question.demands
            self._best = Found(table, weight, kept, proven=True, told=told)
        return kept

    def _push(self, bound: Bound, case: Case, parts: Iterator[Case], *, counted: bool) -> None:
        self._age += 1
        weight, kept = bound
        entry = _Entry(
            weight=-weight,
            kept=-kept,
            # The newest first among equals: it goes down, and a legal turn comes sooner to cut the rest.
            age=-self._age,
            case=case,
            parts=self._promising(parts, weight),
            counted=counted,
        )
        heappush(self._heap, entry)

    def _promising(self, parts: Iterator[Case], weight: int) -> Iterator[Case]:
        """The parts of a case that weighs so much, but for places of a joker that surely promise too little.

        There are dozens of places, and the core rules most of them out together. It is asked about a few at
        first: one of these may lead to a turn that rules out many more.
        """
        for part in parts:
            yield part
            if part.new_at is None:
                continue
            places, number = list(parts), 2
            while places:
                some, places = places[:number], places[number:]
                yield from self._possible([p for p in some if self._is_better((weight, p.most_kept))])
                number *= 2

    def _possible(self, places: list[Case]) -> Iterator[Case]:
        """The places, runs first, with which a table may weigh enough."""
        if not self._question.tuning.uses(Pruning.PLACES):
            yield from places
            return
        blocks = [place_block(part.new_at) for part in places if part.new_at is not None]
        runs = [block for block in blocks if isinstance(block, RunBlock)]
        groups = [block for block in blocks if isinstance(block, GroupBlock)]
        if not blocks:
            return
        limits = self._question.budget.limits()
        # The places differ in one joker alone, so one problem prepared by the core serves them all.
        problem = problem_of(places[0].but(new_at=None), floor=self._floor, limits=limits)
        may, nodes = may_join(problem, runs, groups)
        self._question.budget.spend(nodes)
        yield from [place for place, possible in zip(places, may, strict=True) if possible]

    def _parts(self, case: Case, table: Sequence[Meld] | None, weight: int) -> Iterator[Case]:
        """The parts of a case of which no turn weighs more."""
        if not self._question.tuning.uses(Pruning.KEPT):
            return parts_of(case, table, lambda most_kept: True)
        return parts_of(case, table, lambda most_kept: self._is_better((weight, most_kept)))

    def _by_kept_set(self, case: Case, view: Outlook, table: Sequence[Meld], weight: int) -> Iterator[Case]:
        """The parts of a case in which some old set lies as before, and that in which it does not.

        If fewer lie as before than it was thought, it is because of those that the core cannot see: whether
        they lie so here or not, it is asked how they could.
        """
        if case.new_at is not None or case.parting is not None:
            yield from self._parts(case, table, weight)
            return
        # Those first that the core cannot see: nothing else makes it count too many.
        home = [*view.unseen, *self._disturbed(case, view, table)][0]
        yield from closed_as(case, home)
        yield case.but(changed=case.changed | {home})

    def _disturbed(self, case: Case, view: Outlook, table: Sequence[Meld]) -> Iterator[int]:
        """Old sets that may lie as before, but not on this table."""
        question, form = self._question, self._question.encoding.setting.form
        lying = Counter(map(form, table))
        lying.subtract([form(closed.meld) for closed in case.closed])
        for home in view.possible:
            lying[question.forms[home]] -= 1
            if lying[question.forms[home]] < 0:
                yield home

    # -- asking the core ---------------------------------------------------------------------------

    def _weighed(self, case: Case) -> Answer:
        """The heaviest table of a case."""
        return self._noted(self._core(case, NO_OUTLOOK, self._floor, self._question.budget.limits()))

    @property
    def _floor(self) -> int:
        """What a turn must weigh to be better than the best so far, or as good and keep more."""
        if self._best is None:
            return self._question.floor
        return self._best.weight + (not self._question.least_change)

    def _leaving_joker_sets(self, case: Case, answer: Answer) -> Answer:
        """A table of the same weight on which joker sets stay, if it is soon found: that is mostly legal."""
        question, may_break_up = self._question, case.may_break_up
        if answer.status is not Status.OPTIMAL or not may_break_up or question.budget.spent:
            return answer
        view = joker_outlook(case, may_break_up)
        if not view.possible:
            return answer
        weight = case.supply.gain + answer.weight
        leaving = self._core(
            case, view, weight, question.budget.limits(question.tuning.nodes_for_joker_sets), 1
        )
        return answer if leaving.melds is None else leaving

    def _most_kept(self, case: Case, view: Outlook, weight: int, least: int) -> Answer:
        """The table of a case that leaves the most old sets as they lie, if at least so many can stay."""
        return self._noted(self._core(case, view, weight, self._question.budget.limits(), least))

    def _noted(self, answer: Answer) -> Answer:
        """The answer; if the core was stopped before it was sure, nothing is proven any more."""
        match answer.status:
            case Status.OPTIMAL | Status.NONE:
                pass
            case Status.WEIGHED | Status.BUDGET | Status.UNSOUND:
                self._proven = False
            case _ as never:
                assert_never(never)
        return answer

    def _core(
        self, case: Case, view: Outlook, floor: int, limits: Limits, least_keep: int | None = None
    ) -> Answer:
        """Ask the core; with `least_keep` nothing weighs more than the floor, and so many sets must stay."""
        problem = problem_of(
            case,
            keep_runs=view.keep_runs,
            keep_groups=view.keep_groups,
            kept_blocks=view.blocks,
            floor=floor,
            limits=limits,
            least_keep=least_keep,
        )
        known = self._answers.of(problem) if self._question.tuning.uses(Pruning.MEMORY) else None
        if known is not None:
            return known
        answer = solve_problem(problem)
        self._question.budget.spend(answer.nodes)
        return self._answers.note(problem, answer)

    def _leave_jokers(self, limits: Limits, stop: Stop) -> None:
        """Try the turns that leave every joker set as it lies, which no joker rule forbids."""
        question = self._question
        case = Case(question=question, supply=everything(question))
        for home in question.joker_homes:
            cells = [Cell(tile) for tile in question.numbered[home]]
            left: Supply | None = case.supply
            for cell in cells:
                left = left and taken(cell, left, question.encoding)
            if left is None:
                return
            left = left._replace(joker_must=left.joker_must - question.old[home].jokers)
            case = case.close(Block(question.kinds[home], tuple(cells)), left, question.old[home])
        answer = self._core(case, NO_OUTLOOK, question.floor, limits)
        table = None if answer.melds is None else spell_table(case, answer.melds)
        if table is not None and self._has_story(table, stop):
            self._keep_best(case.supply.gain + answer.weight, table)

    def _is_legal(self, case: Case, table: Sequence[Meld]) -> bool:
        """Whether the rules allow a table; not asked if it breaks what the case demands, which splits it."""
        return unmet(case, table) is None and self._has_story(table, self._question.budget.stop)

    def _has_story(self, table: Sequence[Meld], stop: Stop) -> bool:
        # A story asks which sets lie there, never where they lie.
        form = frozenset(Counter(table).items())
        known = self._told.get(form)
        if known is None:
            known = self._told[form] = self._is_allowed(table, stop)
        return known

    def _is_allowed(self, table: Sequence[Meld], stop: Stop) -> bool:
        question = self._question
        setting = question.encoding.setting
        if any(not setting.read(meld).valid for meld in table):
            return False
        return Story(setting, question.old, table, question.opening, stop).exists(question.demands)

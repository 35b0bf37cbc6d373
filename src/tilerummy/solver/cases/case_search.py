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
from itertools import islice
from typing import assert_never

from tilerummy.rules.judging.equal_tiles import Stop, Stopped
from tilerummy.rules.judging.story import Became, Story
from tilerummy.rules.meld import Meld
from tilerummy.rules.table import Table
from tilerummy.rules.tile import JOKER, Tile
from tilerummy.solver.best_turn import BestTurn, Certainty, nothing_found
from tilerummy.solver.budget import USUAL
from tilerummy.solver.cases.core_problem import place_block, problem_of, spell_table
from tilerummy.solver.cases.one_case import NONE_STAY, Case, StayingSets, outcomes_of
from tilerummy.solver.cases.search_position import (
    ANY,
    Block,
    Cell,
    SearchPosition,
    everything,
    without,
)
from tilerummy.solver.cases.split import parts_of, unmet
from tilerummy.solver.cases.staying import closed_as, staying_joker_sets, staying_sets, unchanged_sets
from tilerummy.solver.cores import may_join, solve_problem
from tilerummy.solver.problem import Answer, GroupBlock, Limits, Problem, Pruning, RunBlock, Status
from tilerummy.solver.unbound import free_turn

ENOUGH_NODES = 200
"""What may be spent on some turn at all when the budget is gone: less than half a millisecond, compiled."""

Bound = tuple[int, int]
"""What a turn weighs, then how many old sets it leaves as they lie."""


def search(position: SearchPosition) -> BestTurn | None:
    """The best legal turn, or None if there is none at the floor or above."""
    # Without bound jokers and kept sets every valid table is legal, so one question to the core is the whole
    # search. It must agree with `_Search`, which tests reach by another tuning.
    if position.tuning is not USUAL or not position.encoding.is_unbound(position.demands, position.old):
        return _Search(position).best()
    return free_turn(
        position.encoding,
        position.old,
        position.must,
        position.may,
        least_change=position.least_change,
        floor=position.floor,
        budget=position.budget,
    )


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
    def __init__(self, position: SearchPosition) -> None:
        self._position = position
        self._heap: list[_Entry] = []
        self._age = 0
        # Falls to False once and never rises: a single answer cut short leaves room for a better turn.
        self._proven = True
        self._answers = _CoreAnswers()
        self._asked = 0
        self._unfinished = _ClosedSets()
        self._told: dict[object, bool] = {}
        """What the judge said of a table."""
        self._best: BestTurn | None = None
        """The best legal turn so far: only better ones are of interest."""

    def best(self) -> BestTurn | None:
        """The best legal turn."""
        try:
            self._go_on()
        except Stopped:
            # The judge ran out of time in the middle of a story: nobody knows what it would have said.
            self._proven = False
        if self._best is None and not self._proven:
            # The budget is gone and nothing is found: some turn, a little late, helps more than none.
            with suppress(Stopped):
                self._leave_jokers(Limits(nodes=ENOUGH_NODES), self._position.budget.last_stop)
        if self._best is None:
            # "No play" is a proof too: only an exhausted heap may claim it.
            return None if self._proven else nothing_found(self._position.old)
        return self._best if self._proven else replace(self._best, status=Certainty.BEST_FOUND)

    def _go_on(self) -> None:
        """Ask until no case promises more than the best turn, or the budget is spent."""
        # One root for each number of jokers that go to the rack (lemma 2): together they are all turns.
        for case in root_cases(self._position):
            self._consider(case)
        # Some legal turn early makes a floor for all cases; most joker sets stay in the best turn anyway.
        if self._heap and self._best is None:
            self._leave_jokers(self._position.budget.limits(), self._position.budget.stop)
        # Lemma 10: the heap's first entry bounds all others, so nothing better is left once it falls short.
        while self._heap and self._proven and self._is_better(self._heap[0].bound):
            entry = heappop(self._heap)
            if not entry.counted and self._is_as_heavy(-entry.weight):
                self._count(entry.case, -entry.weight, entry.parts if entry.begun else None)
            else:
                self._split(replace(entry, begun=True))
            if self._position.budget.spent:
                self._proven = False

    def _split(self, entry: _Entry) -> None:
        """Ask about parts until one promises as much as the whole: then the others can wait."""
        for part in entry.parts:
            bound = self._consider(part, -entry.weight)
            if self._position.budget.spent:
                self._proven = False
                return
            # A part has led to a turn as good as all that the others promise.
            if not self._is_better(entry.bound):
                return
            countable = not entry.counted and self._is_as_heavy(-entry.weight)
            if countable or (bound is not None and bound >= entry.bound):
                # The iterator of parts goes back as far as it was read: the rest is asked for only if it
                # matters.
                heappush(self._heap, entry)
                return

    @property
    def _looks_at_closed(self) -> bool:
        tuning = self._position.tuning
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
        position = self._position
        if most is not None and not self._is_better((most, case.most_kept)):
            return None
        self._asked += 1
        # Lemma 4. Not from the start on: in easy positions the judge would cost more than the cases it saves.
        if self._looks_at_closed and not self._unfinished.may_be_finished(case):
            return None
        answer = self._weighed(case)
        if answer.melds is None:
            return None
        # The core sees only what is left open; what blocks and closed sets took from the rack is in the gain.
        weight = case.supply.gain + answer.weight
        if position.least_change and self._is_as_heavy(weight):
            if most is not None and weight < most:
                # Something heavier may come, and then the old sets need not be counted.
                self._push(
                    (weight, min(len(position.kept_sets), case.most_kept)), case, iter(()), counted=False
                )
                return None
            return self._count(case, weight)
        # Nothing is counted yet, so all old sets may stay: too many is still a bound.
        bound = weight, len(position.kept_sets) if position.least_change else 0
        answer = self._leaving_joker_sets(case, answer)
        # By lemma 1 nothing in the case weighs more than this table: if it is legal, the case is done.
        table = spell_table(case, answer.melds or ())
        if table is None or not self._is_legal(case, table):
            self._push(bound, case, self._parts(case, table, weight), counted=not position.least_change)
        # Legal, but it keeps fewer old sets than the case may hold: the case stays in line until they are
        # counted.
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
        staying = staying_sets(case)
        # Even if every one of them stayed it would be no better, and the core need not be asked.
        if min(staying.most, case.most_kept) <= best.kept:
            return None
        # What the core must see stay for the case to beat the best turn, if all that it cannot see stays too.
        more = max(0, best.kept + 1 - staying.sure - len(staying.unseen))
        answer = self._most_kept(case, staying, weight, more)
        bound = weight, min(staying.bound(answer.keep), case.most_kept)
        if answer.melds is None or not self._is_better(bound):
            return None
        table = spell_table(case, answer.melds)
        legal = table is not None and self._is_legal(case, table)
        if legal and self._keep_best(weight, table or ()) >= bound[1]:
            return bound
        if parts is None:
            parts = (
                self._by_kept_set(case, staying, table or (), weight)
                if legal
                else self._parts(case, table, weight)
            )
        self._push(bound, case, parts, counted=True)
        return bound

    def _keep_best(self, weight: int, table: tuple[Meld, ...]) -> int:
        """Note a legal turn if it is the best so far; how many old sets it leaves as they lie."""
        # Who does not ask for least change takes any table of that weight: counting would only cost time.
        kept = unchanged_sets(self._position, table) if self._position.least_change else 0
        if self._is_better((weight, kept)):
            position = self._position
            points = position.encoding.points(weight)
            # The referee is handed this story with the table, so that the dear part is not judged twice
            # (`solve._judged`).
            told = position.old, position.opening, table, position.demands
            self._best = BestTurn(
                Certainty.OPTIMAL, (), points, Table(table), weight=weight, kept=kept, told=told
            )
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
            # Places of a new joker come last in the list (`new_sets`), so all that follow this one are places
            # too.
            if part.new_at is None:
                continue
            places, number = list(parts), 2
            while places:
                some, places = places[:number], places[number:]
                yield from self._possible([p for p in some if self._is_better((weight, p.most_kept))])
                # Twice as many each time: few questions are wasted if an early place wins, few are asked if
                # none does.
                number *= 2

    def _possible(self, places: list[Case]) -> Iterator[Case]:
        """The places, runs first, with which a table may weigh enough."""
        if not self._position.tuning.uses(Pruning.PLACES):
            yield from places
            return
        blocks = [place_block(part.new_at) for part in places if part.new_at is not None]
        runs = [block for block in blocks if isinstance(block, RunBlock)]
        groups = [block for block in blocks if isinstance(block, GroupBlock)]
        if not blocks:
            return
        limits = self._position.budget.limits()
        # The places differ in one joker alone, so one problem prepared by the core serves them all.
        problem = problem_of(places[0].but(new_at=None), floor=self._floor, limits=limits)
        may, nodes = may_join(problem, runs, groups)
        self._position.budget.spend(nodes)
        yield from [place for place, possible in zip(places, may, strict=True) if possible]

    def _parts(self, case: Case, table: Sequence[Meld] | None, weight: int) -> Iterator[Case]:
        """The parts of a case of which no turn weighs more."""
        if not self._position.tuning.uses(Pruning.KEPT):
            return parts_of(case, table, lambda most_kept: True)
        return parts_of(case, table, lambda most_kept: self._is_better((weight, most_kept)))

    def _by_kept_set(
        self, case: Case, staying: StayingSets, table: Sequence[Meld], weight: int
    ) -> Iterator[Case]:
        """The parts of a case in which some old set lies as before, and that in which it does not.

        If fewer lie as before than it was thought, it is because of those that the core cannot see: whether
        they lie so here or not, it is asked how they could.
        """
        # A question half asked is finished first, else two kinds of parts would be mixed.
        if case.new_at is not None or case.parting is not None:
            yield from self._parts(case, table, weight)
            return
        # Those first that the core cannot see: nothing else makes it count too many.
        home = [*staying.unseen, *self._disturbed(case, staying, table)][0]
        yield from closed_as(case, home)
        # Yes or no, so the two parts hold every turn; `changed` keeps the core from counting this set again.
        yield case.but(changed=case.changed | {home})

    def _disturbed(self, case: Case, staying: StayingSets, table: Sequence[Meld]) -> Iterator[int]:
        """Old sets that may lie as before, but not on this table."""
        position, form = self._position, self._position.encoding.setting.form
        lying = Counter(map(form, table))
        # Closed sets are counted as sure by `staying_sets`, and no set is counted twice.
        lying.subtract([form(closed.meld) for closed in case.closed])
        for home in staying.possible:
            lying[position.forms[home]] -= 1
            if lying[position.forms[home]] < 0:
                yield home

    # -- asking the core ---------------------------------------------------------------------------

    def _weighed(self, case: Case) -> Answer:
        """The heaviest table of a case."""
        return self._noted(self._core(case, NONE_STAY, self._floor, self._position.budget.limits()))

    @property
    def _floor(self) -> int:
        """What a turn must weigh to be better than the best so far, or as good and keep more."""
        if self._best is None:
            return self._position.floor
        # With least change an equal weight may still win by the sets it keeps, so it must not be cut off.
        return self._best.weight + (not self._position.least_change)

    def _leaving_joker_sets(self, case: Case, answer: Answer) -> Answer:
        """A table of the same weight on which joker sets stay, if it is soon found: that is mostly legal."""
        position, may_break_up = self._position, case.may_break_up
        # A shortcut to a legal table, never a proof: where it fails the first answer stands.
        if answer.status is not Status.OPTIMAL or not may_break_up or position.budget.spent:
            return answer
        staying = staying_joker_sets(case, may_break_up)
        if not staying.possible:
            return answer
        weight = case.supply.gain + answer.weight
        leaving = self._core(
            case, staying, weight, position.budget.limits(position.tuning.nodes_for_joker_sets), 1
        )
        return answer if leaving.melds is None else leaving

    def _most_kept(self, case: Case, staying: StayingSets, weight: int, least: int) -> Answer:
        """The table of a case that leaves the most old sets as they lie, if at least so many can stay."""
        return self._noted(self._core(case, staying, weight, self._position.budget.limits(), least))

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
        self, case: Case, staying: StayingSets, floor: int, limits: Limits, least_keep: int | None = None
    ) -> Answer:
        """Ask the core; with `least_keep` nothing weighs more than the floor, and so many sets must stay."""
        problem = problem_of(
            case,
            keep_runs=staying.keep_runs,
            keep_groups=staying.keep_groups,
            kept_blocks=staying.blocks,
            floor=floor,
            limits=limits,
            least_keep=least_keep,
        )
        known = self._answers.of(problem) if self._position.tuning.uses(Pruning.MEMORY) else None
        if known is not None:
            return known
        answer = solve_problem(problem)
        self._position.budget.spend(answer.nodes)
        return self._answers.note(problem, answer)

    def _leave_jokers(self, limits: Limits, stop: Stop) -> None:
        """Try the turns that leave every joker set as it lies, which no joker rule forbids."""
        position = self._position
        case = Case(position=position, supply=everything(position))
        for home in position.joker_homes:
            cells = [Cell(tile) for tile in position.numbered[home]]
            left = without(cells, case.supply, position.encoding)
            if left is None:
                return
            # The cells name only the numbered tiles; the set's jokers lie with them.
            left = left._replace(joker_must=left.joker_must - position.old[home].jokers)
            case = case.close(Block(position.kinds[home], tuple(cells)), left, position.old[home])
        # Against the position's own floor: there is no best turn yet, that is why this is tried.
        answer = self._core(case, NONE_STAY, position.floor, limits)
        table = None if answer.melds is None else spell_table(case, answer.melds)
        if table is not None and self._has_story(table, stop):
            self._keep_best(case.supply.gain + answer.weight, table)

    def _is_legal(self, case: Case, table: Sequence[Meld]) -> bool:
        """Whether the rules allow a table; not asked if it breaks what the case demands, which splits it."""
        return unmet(case, table) is None and self._has_story(table, self._position.budget.stop)

    def _has_story(self, table: Sequence[Meld], stop: Stop) -> bool:
        # A story asks which sets lie there, never where they lie.
        form = frozenset(Counter(table).items())
        known = self._told.get(form)
        if known is None:
            known = self._told[form] = self._is_allowed(table, stop)
        return known

    def _is_allowed(self, table: Sequence[Meld], stop: Stop) -> bool:
        position = self._position
        setting = position.encoding.setting
        # Bound jokers are tiles to the core, so a set it made may read differently in tiles and jokers.
        if any(not setting.read(meld).valid for meld in table):
            return False
        return Story(setting, position.old, table, position.opening, stop).exists(position.demands)


# -- where the search begins -------------------------------------------------------------------------


def root_cases(position: SearchPosition) -> Iterator[Case]:
    """The whole position, every joker free, by how many jokers go to the rack.

    A joker laid while another is taken up is the same end as neither. So is one of the opening that is taken
    up again: it does not count as laid.
    """
    supply = everything(position)
    # n = 0 of lemma 2: as many jokers lie after the turn as before, or more.
    yield from _with_sure_outcomes(Case(position=position, supply=supply))
    # 6.2: under most rules no tile of the table goes to the rack, so there is no other root.
    if not position.demands.joker_to_rack:
        return
    # The jokers of an opening that go up again were not laid in the end: they weigh nothing.
    laid = sum([meld.jokers for meld in position.old[len(position.kept_sets) :]])
    owes = position.owed_jokers or JOKER in position.must
    most = laid - position.owed_jokers if owes else len(position.jokers)
    for number in range(1, most + 1):
        lost = min(number, laid) * position.encoding.joker_weight
        fewer = supply._replace(joker_must=supply.joker_must - number, joker_may=0, gain=supply.gain - lost)
        yield from _with_sure_outcomes(Case(position=position, supply=fewer, taken_up=number))


def _with_sure_outcomes(case: Case) -> Iterator[Case]:
    """The same turns, with the outcomes decided of old sets whose jokers can have but one.

    Nothing if there is no such turn. All turns have these outcomes, so that to ask first what could be laid
    without them would be in vain.
    """
    position = case.position
    for home in position.joker_homes if not position.demands.no_joker_rule else ():
        # Two are enough to know that there is a choice.
        outcomes = list(islice(outcomes_of(position, home), 2))
        if len(outcomes) > 1:
            continue
        sure = case.decide(home, outcomes[0]) if outcomes else None
        # No way to meet what the only outcome asks: then this root holds no legal turn at all.
        known = None if sure is None else next(sure.meet_at_once(home), None)
        if known is None:
            return
        case = known
    yield case


# -- what the core said ------------------------------------------------------------------------------
#
# What the core said about the cases of one position.
#
# Cases that differ only in how a set is written, or in whose its tiles were, are the same question to the
# core. The heaviest table is the same whatever floor is asked for; and where none reaches a floor, none
# reaches a higher one. It is the same with how many old sets must stay, where the weight is known.


class _CoreAnswers:
    """Sure answers to the questions of one position, whatever they ask for at least."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[int, Answer]] = {}

    def of(self, problem: Problem) -> Answer | None:
        """The answer to a question, if one like it was asked."""
        known = self._known.get(_key(problem))
        if known is None:
            return None
        asked, answer = known
        least = _least(problem)
        if answer.melds is None:
            return answer if least >= asked else None
        # The best table is the same whatever was asked for at least; only whether it is enough may differ.
        reached = answer.keep if problem.known else answer.weight
        return answer if reached >= least else answer._replace(status=Status.NONE, melds=None)

    def note(self, problem: Problem, answer: Answer) -> Answer:
        """Remember an answer if it is sure."""
        # What a budget cut short would come back as if it were sure.
        if answer.status is Status.OPTIMAL or answer.status is Status.NONE:
            self._known[_key(problem)] = _least(problem), answer
        return answer


def _least(problem: Problem) -> int:
    """What an answer must reach: so many old sets that stay, or a weight."""
    return problem.least_keep if problem.known else problem.floor or 0


def _key(problem: Problem) -> object:
    """All that differs between the questions of one position, but for the least and the limits."""
    return (
        problem.need,
        problem.may,
        problem.joker_need,
        problem.joker_may,
        problem.run_blocks,
        problem.group_blocks,
        problem.keep_runs,
        problem.keep_groups,
        problem.hold_runs,
        problem.hold_groups,
        # With a known weight the floor is the question itself, else only what an answer must reach.
        problem.floor if problem.known else None,
    )


# -- closed sets that contradict the rules -----------------------------------------------------------
#
# Whether the closed sets of a case contradict the rules already, whatever the others will be.
#
# All tiles that lie in no closed set are put into one place, the rest. What the rules want together may be
# together there, and what they do not want together may be there too, for the rest is many sets in truth. So
# if even then there is no story, no turn of the case has one: the case is dropped, and with it all
# arrangements of its other tiles, which would be refused one by one.


class _ClosedSets:
    """What the judge said about closed sets of one position; many cases have the same."""

    def __init__(self) -> None:
        self._known: dict[object, bool] = {}

    def may_be_finished(self, case: Case) -> bool:
        """Whether a story may exist in which these sets are closed."""
        # Nothing is closed, nothing can contradict: all tiles are in the rest.
        if not case.closed:
            return True
        position, closed = case.position, [one.meld for one in case.closed]
        # The rest follows from the closed sets and the position, so it need not be part of the key.
        key = frozenset(Counter(closed).items()), case.outcomes
        possible = self._known.get(key)
        if possible is None:
            story = Story(
                position.encoding.setting,
                position.old,
                (*closed, _rest(case, closed)),
                position.opening,
                position.budget.stop,
                # The index of that one place, which the judge takes for many sets at once.
                rest=len(closed),
                known=_known(case),
            )
            possible = self._known[key] = story.exists(position.demands)
        return possible


def _known(case: Case) -> dict[int, tuple[Became, Tile | None]]:
    """What a case says of jokers, in the words of the rules."""
    tiles = case.position.encoding.tiles
    return {
        outcome.joker.index: (outcome.became, None if outcome.meaning == ANY else tiles[outcome.meaning])
        for outcome in case.outcomes
    }


def _rest(case: Case, closed: list[Meld]) -> Meld:
    """All tiles of the position that do not lie in these sets, those that may stay on the rack included.

    Of jokers that went to the rack too: a place more for a joker is no condition more.
    """
    position = case.position
    left: Counter[Tile] = Counter(tile.plain for meld in position.old for tile in meld)
    left.update(position.must)
    left.update(position.may)
    left.subtract(tile.plain for meld in closed for tile in meld)
    jokers = max(left.pop(JOKER, 0), 0)
    return Meld([*(+left).elements(), *[JOKER] * jokers])

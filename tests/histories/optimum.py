"""The best turn by the integer program: the most tiles, then points, then sets left as they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise

from ortools.sat.python import cp_model

from tests.histories.board import Board
from tests.histories.fates import RACK, Fates
from tests.hunt.sets import Lain, lain, sets_from
from tilerummy.rules.judging.turn import Before
from tilerummy.rules.setting import Setting
from tilerummy.rules.tile import JOKER, Tile

TILE = 10_000
"""A tile comes before all points together."""
MOST_OPENINGS = 12
PATIENCE = 60.0
"""So much work is given to one question, in the program's own measure: the same on every machine."""


class Unanswered(Exception):
    """The program was given up: too many openings, or too much work."""


@dataclass(frozen=True)
class Optimum:
    """What the best turn lays, and how many sets of the table can stay as they lie if it is made."""

    tiles: int
    points: int
    kept: int

    @property
    def weight(self) -> int:
        """One number for what is laid."""
        return TILE * self.tiles + self.points


@dataclass(frozen=True)
class Task:
    """One question for the program."""

    setting: Setting
    table: tuple[Lain, ...]
    """The sets that lay there before the turn; of these as many as possible shall stay."""
    rack: tuple[Tile, ...]
    """What may be laid besides the opening."""
    opening: tuple[Lain, ...] = ()
    """Sets of the rack that lie already: from then on they are old sets."""
    whole_rack: bool = False
    """Everything must be laid, and no joker be taken up."""
    minimum: int = 0
    """What the sets must count; only asked with an empty table."""
    patience: float = PATIENCE


def optimum(setting: Setting, before: Before, patience: float = PATIENCE) -> Optimum:
    """The best turn."""
    rules = setting.rules
    old = tuple(_lain(setting, meld) for meld in before.table)
    nothing = Optimum(0, 0, len(old))
    task = Task(setting, old, tuple(before.rack), patience=patience)
    shared = rules.table_access == "any_player_opened" and before.any_opened
    if before.opened or shared:
        return _best(task, nothing) or nothing
    out = rules.hand_game == "double_and_no_minimum"
    if rules.table_access == "turn_after_opening":
        return _first_sets(replace(task, table=()), nothing, out=out)
    best = nothing
    for opening in _openings(setting, Counter(before.rack)):
        enough = _value(setting, opening) >= rules.opening_min
        if enough or out:
            rest = Counter(before.rack) - Counter(tile.plain for one in opening for tile in one.tiles)
            asked = replace(task, rack=tuple(sorted(rest.elements())), opening=opening, whole_rack=not enough)
            best = _best(asked, best) or best
    return best


def _first_sets(task: Task, nothing: Optimum, *, out: bool) -> Optimum:
    """An opening that may not touch the table: sets of the rack alone, and all old ones stay."""
    rules = task.setting.rules
    if rules.opening_scope != "sum_of_sets":
        raise Unanswered
    best = Optimum(0, 0, 0)
    best = _best(replace(task, minimum=rules.opening_min), best) or best
    if out:
        best = _best(replace(task, whole_rack=True), best) or best
    return replace(best, kept=nothing.kept)


def _lain(setting: Setting, meld: Sequence[Tile]) -> Lain:
    found = lain(setting, meld)
    assert found is not None
    return found


# -- openings --------------------------------------------------------------------------------------


def _openings(setting: Setting, rack: Counter[Tile]) -> list[tuple[Lain, ...]]:
    found = list(islice(_sets_of(setting, rack, ()), MOST_OPENINGS + 1))
    if len(found) > MOST_OPENINGS:
        raise Unanswered
    return found


def _sets_of(setting: Setting, left: Counter[Tile], begun: tuple[Lain, ...]) -> Iterator[tuple[Lain, ...]]:
    """Every choice of sets of these tiles, at least one."""
    lowest = min((tile for tile, number in left.items() if number and tile is not JOKER), default=None)
    if lowest is None or (begun and setting.rules.opening_scope == "single_set"):
        if begun:
            yield begun
        return
    for one in sets_from(setting, left, lowest):
        yield from _sets_of(setting, left - Counter(tile.plain for tile in one.tiles), (*begun, one))
    yield from _sets_of(setting, left - Counter([lowest]), begun)


def _value(setting: Setting, opening: Sequence[Lain]) -> int:
    flat = setting.rules.opening_joker_value
    return sum(
        sum(tile.number for tile in one.numbered)
        + sum(flat if isinstance(flat, int) else min(means).number for means in one.means)
        for one in opening
    )


# -- the program -----------------------------------------------------------------------------------


def _best(task: Task, least: Optimum) -> Optimum | None:
    """The best turn if it is better than this one."""
    return _Program(task).best(least)


class _Program:
    """The model of one task."""

    def __init__(self, task: Task) -> None:
        self.task, self.model = task, cp_model.CpModel()
        setting, self.old = task.setting, (*task.table, *task.opening)
        numbered = [tile for one in self.old for tile in one.numbered]
        hand = sorted(tile for tile in task.rack if tile is not JOKER)
        self.rack_jokers = task.rack.count(JOKER)
        jokers = sum(len(one.means) for one in self.old) + self.rack_jokers
        self.board = Board(self.model, setting.shape.colours, Counter([*numbered, *hand]), jokers)
        table = [self.board.put(tile, home) for home, one in enumerate(self.old) for tile in one.numbered]
        for piece in table:
            self.model.add(piece.lies == 1)
        self.hand = [self.board.put(tile, RACK) for tile in hand]
        for first, second in pairwise(self.hand):
            if first.tile is second.tile:
                self.model.add_implication(second.lies, first.lies)
        self.fates = Fates(self.model, self.board, setting.rules, self.old, [*table, *self.hand])
        self.laid_jokers = self._deal_jokers()
        self.board.close(setting.shape.group_max, different=setting.rules.group_distinct_colours)
        self._weigh()
        self._ask_for_more()

    def _deal_jokers(self) -> cp_model.IntVar:
        """How many jokers of the rack are laid: none while others are taken up, which is the same turn."""
        laid = self.model.new_int_var(0, self.rack_jokers, "")
        taken = self.fates.taken_up()
        for one in taken:
            self.model.add(laid == 0).only_enforce_if(one)
        anywhere = self.board.put_jokers(new=False)
        self.model.add(sum(anywhere) == laid + sum(self.fates.free_jokers()) - sum(taken))
        if new := self.fates.new_jokers():
            self.model.add(sum(self.board.put_jokers(new=True)) == sum(new))
        return laid

    def _weigh(self) -> None:
        points = self.task.setting.rack_points
        opening = [tile.plain for one in self.task.opening for tile in one.tiles]
        # A joker of the opening that is taken up again was not laid in the end.
        taken_again = self.model.new_int_var(0, opening.count(JOKER), "")
        owed = sum(self.fates.taken_up())
        if opening.count(JOKER) and self.fates.taken_up():
            self.model.add_min_equality(taken_again, [owed, opening.count(JOKER)])
        else:
            self.model.add(taken_again == 0)
        jokers = self.laid_jokers - taken_again
        self.tiles = len(opening) + sum(piece.lies for piece in self.hand) + jokers
        self.points = sum(map(points, opening)) + sum(points(piece.tile) * piece.lies for piece in self.hand)
        self.points += points(JOKER) * jokers
        self.model.add(self.tiles >= 1)

    def _ask_for_more(self) -> None:
        task = self.task
        if task.whole_rack:
            self.model.add(self.laid_jokers == self.rack_jokers)
            for choice in (*(~piece.lies for piece in self.hand), *self.fates.taken_up()):
                self.model.add(choice == 0)
        if task.minimum:
            self.model.add(self._counts() >= task.minimum)

    def _counts(self) -> cp_model.LinearExprT:
        """What all sets count as an opening; the table is empty, so every joker is one of the rack."""
        flat = self.task.setting.rules.opening_joker_value
        counts: cp_model.LinearExprT = sum(piece.tile.number * piece.lies for piece in self.hand)
        if isinstance(flat, int):
            return counts + flat * self.laid_jokers
        for row in self.board.each_row():
            counts += sum(number * sum(row.other[number]) for number in row.other)
        return counts + sum(slot.number * sum(slot.jokers) for slot in self.board.each_slot())

    # -- asking ------------------------------------------------------------------------------------

    def best(self, least: Optimum) -> Optimum | None:
        """What is best, if it is better than this: weight first, then the sets that stay."""
        weight = TILE * self.tiles + self.points
        kept = self.board.kept(self.task.table)
        self.model.add(weight >= least.weight)
        self.model.maximize(weight)
        first = self._solve()
        if first is None:
            return None
        tiles, points = first.value(self.tiles), first.value(self.points)
        found = Optimum(int(tiles), int(points), 0)
        if not self.task.table:
            return found if found.weight > least.weight else None
        self.model.add(weight == found.weight)
        if found.weight == least.weight:
            self.model.add(kept > least.kept)
        self.model.maximize(kept)
        second = self._solve()
        return None if second is None else replace(found, kept=int(second.value(kept)))

    def _solve(self) -> cp_model.CpSolver | None:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = self.task.patience
        status = solver.solve(self.model)
        if status == cp_model.INFEASIBLE:
            return None
        if status != cp_model.OPTIMAL:
            raise Unanswered
        return solver

"""Puzzles: the shipped ones, today's, one by its id, or one from a position of your own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from tilerummy.library.arguments import expect
from tilerummy.library.position import Position
from tilerummy.pictures import turn_picture
from tilerummy.puzzles.moment import puzzle_of_moment
from tilerummy.puzzles.pack import FIRST_DAY, daily_puzzle, pack_names, shipped, shipped_puzzle
from tilerummy.puzzles.puzzle import LEVELS, KnownPuzzle, TaskKind, Theme
from tilerummy.puzzles.solutions import fulfils
from tilerummy.rules.judging.judge import check_tiles, judge_any_play
from tilerummy.rules.judging.turn import Proposal
from tilerummy.rules.preset import DEFAULT_PRESET
from tilerummy.rules.refusal import Unreadable
from tilerummy.rules.table import Table, TableLike, as_table

TODAY = "today"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a task and its only solution.

    >>> import tilerummy as tr
    >>> one = tr.puzzle(tr.Position("k10 b10 y10 | r3 r4 r5", rack="r10"))
    >>> one
    Puzzle('...', task='lay_all', level=1)
    >>> one.position.table, one.position.rack
    (read_table('k10 b10 y10'), read_rack('r10'))
    >>> one.check("k10 b10 y10"), one.check("k10 r10 b10 y10"), one.check(one.solution)
    (False, True, True)
    """

    _told: KnownPuzzle

    @property
    def id(self) -> str:
        """Ten letters and digits that follow from the position and the task."""
        return self._told.id

    @property
    def position(self) -> Position:
        """The table, the rack and the rules."""
        told = self._told
        return Position(told.table, told.rack, told.setting.rules, opened=told.opened, palette=told.palette)

    @property
    def task(self) -> str:
        """`lay_all`, `go_out`, `open`, `free_joker`, or with a number `lay_at_least:4`."""
        return str(self._told.task)

    @property
    def level(self) -> int:
        """From 1, for a child, to 5, hard for an expert."""
        return self._told.level

    @property
    def themes(self) -> tuple[str, ...]:
        """What the way to the solution is like."""
        return tuple(map(str, self._told.themes))

    @property
    def solution(self) -> Table:
        """The table that solves it."""
        return self._told.solution

    @property
    def steps(self) -> int:
        """How many times a hand moves."""
        return self._told.steps

    def check(self, table: TableLike) -> bool:
        """Whether this table solves it; any legal one that fulfils the task does."""
        after, told = as_table(table), self._told
        verdict = judge_any_play(told.setting, told.before, Proposal(after, announced=True))
        return verdict.legal and fulfils(told.setting, told.before, told.task, after)

    def json(self) -> str:
        """The puzzle as one line, as `tilerummy puzzles check` reads it."""
        return self._told.json()

    def __repr__(self) -> str:
        return f"Puzzle({self.id!r}, task={self.task!r}, level={self.level})"

    def _repr_svg_(self) -> str:
        return turn_picture("A puzzle", self._told.table, [self._told.rack], self._told.palette)


def puzzle(which: str | date | Position = TODAY) -> Puzzle:
    """Today's puzzle, that of a date, one by its id; or one from a position: to find its best turn.

    >>> import tilerummy as tr
    >>> from datetime import date
    >>> tr.puzzle("2026-11-16") == tr.puzzle(date(2026, 11, 16))
    True
    >>> tr.puzzle(tr.puzzle("today").id) == tr.puzzle()
    True

    A position needs a turn that is better than all others, else `NoPuzzle` says why there is none:

    >>> tr.puzzle(tr.Position("k2 k3 k4 | b10 b11 b12", rack="k5 b9 r1")).task
    'lay_at_least:2'
    >>> tr.puzzle(tr.Position("k10 r10 b10 y10", rack="b11 b12 y11 y12"))
    Traceback (most recent call last):
        ...
    tilerummy.puzzles.moment.NoPuzzle: the best turn is not the only one
    """
    if isinstance(which, Position):
        check_tiles(which.setting, which.before)
        return Puzzle(puzzle_of_moment(which.setting, which.before))
    if isinstance(which, date):
        return Puzzle(puzzle_of_day(which))
    name = expect("puzzle", which, str, "'today', a date, an id or a tr.Position").lower()
    if name == TODAY:
        return Puzzle(puzzle_of_day(date.today()))
    try:
        # No id reads as a date: it has ten letters and digits, and no hyphen.
        day = date.fromisoformat(name)
    except ValueError:
        return Puzzle(shipped_puzzle(name))
    return Puzzle(puzzle_of_day(day))


def puzzle_of_day(day: date) -> KnownPuzzle:
    """The puzzle of a day, from the first one on."""
    if day < FIRST_DAY:
        raise Unreadable(f"there is no puzzle of {day}: the first was that of {FIRST_DAY}")
    return daily_puzzle(day)


def puzzles(
    level: int | None = None,
    *,
    task: str | None = None,
    theme: str | None = None,
    rules: str = DEFAULT_PRESET,
) -> Iterator[Puzzle]:
    """The shipped puzzles in their order, of one level, task or theme if you say so.

    `rules` is the preset; those with a joker rule of their own have a pack.

    >>> import tilerummy as tr
    >>> next(tr.puzzles(level=3)).level
    3
    >>> {one.task for one in tr.puzzles(rules="rummy", task="go_out")}
    {'go_out'}
    >>> next(tr.puzzles(level=6))
    Traceback (most recent call last):
        ...
    tilerummy.rules.refusal.Unreadable: level: expected 1 to 5, not 6
    """
    if level is not None and level not in LEVELS:
        raise Unreadable(f"level: expected {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    _expect("task", task, TaskKind)
    _expect("theme", theme, Theme)
    _expect("rules", rules, pack_names())
    for told in shipped(rules):
        fits = level in (None, told.level) and task in (None, told.task.kind)
        if fits and (theme is None or theme in told.themes):
            yield Puzzle(told)


def _expect(name: str, value: str | None, known: Iterable[str]) -> None:
    if value is not None and value not in tuple(known):
        raise Unreadable(f"{name}: expected one of {', '.join(known)}, not {value!r}")
